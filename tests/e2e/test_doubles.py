"""Deliveries twice, taps at once, interrupted connections, old controls: nothing changes twice and
everybody gets an answer within three seconds."""

from __future__ import annotations

import asyncio

from sandbox.web.driver import Reply, text_of
from sandbox.world.failures import Json
from tests.e2e.house import GAME, House, told
from tests.sandbox.proof import PATIENCE, repeated
from tests.tapping import component, find, has, tap

IN_TIME = 3.0


def in_time(*replies: Reply) -> None:
    """Every act was answered, within Discord's three seconds, and with words or a panel."""
    for reply in replies:
        assert not reply.failed
        assert reply.answered_after is not None
        assert reply.answered_after < IN_TIME
        assert reply.text


async def test_every_step_delivered_twice_counts_once(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")

    await anna.slash("table open", game=GAME)
    await repeated(house.box)
    await ben.slash("table join")
    await repeated(house.box)
    await anna.slash("table start")
    await repeated(house.box)
    [(match_id,)] = house.ask_database("select id from matches")
    line = await house.legal_line(anna)
    drafted = await anna.slash("do", text=line)
    await repeated(house.box)
    draft = house.draft(match_id)
    assert draft[0][1].count("place") == 1
    if not has(drafted.message, "confirm"):
        await anna.slash("do", text="pass")
    await anna.slash("table confirm")
    confirmed = house.log(match_id)
    await repeated(house.box)
    await house.quiet()
    assert house.log(match_id) == confirmed
    assert house.laid(match_id) == told(await house.posts()) == [line.split()[1]]
    posts = await house.posts()
    assert len(posts) == 3  # lobby, beginning, the turn
    assert house.ask_database("select count(*) from seats") == [(2,)]


async def test_interrupted_connections_lose_and_double_nothing(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    for trouble in ("reconnect", "drop_sockets", "invalidate"):
        person = house.person(house.on_turn(match_id))
        whole = await house.drafted(person)
        asked = await house.box.ask("status")
        known = asked["identified"] + asked["resumed"]
        await house.box.ask(trouble)
        if trouble == "invalidate":  # whatever is tapped meanwhile would be lost at Discord, too
            await _connected(house, known + 1)
        act = await person.begin(
            kind="component",
            message=whole.message["id"],
            custom_id=find(whole.message, "confirm")[0]["custom_id"],
        )
        await _connected(house, known + 1)
        reply = await person.finish(act)
        await house.box.ask("repeat")
        if trouble == "drop_sockets" and reply.failed:  # the library may take longer to come back
            reply = await tap(person, whole.message, "confirm")
            assert "confirmed" in reply.text or "not your turn" in reply.text
        else:
            assert "confirmed" in reply.text
        in_time(reply)
    await house.quiet()
    assert len(house.laid(match_id)) == 3
    assert told(await house.posts()) == house.laid(match_id)


async def _connected(house: House, times: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            status = await house.box.ask("status")
            if status["online"] and status["identified"] + status["resumed"] >= times:
                return
            await asyncio.sleep(0.02)


async def test_taps_at_once(house: House) -> None:
    anna, ben, chloe = (house.person(name) for name in ("Anna", "Ben", "Chloé"))
    match_id = await house.opened("Anna")
    lobby = (await house.posts())[-1]
    in_time(*await asyncio.gather(*(tap(p, lobby, "join") for p in (ben, chloe, ben, chloe))))
    [_, (second,), _] = house.ask_database("select name from seats order by seat")
    assert second in ("Ben", "Chloé")  # whose tap came in first
    lobby = (await house.posts())[-1]
    in_time(*await asyncio.gather(*(tap(anna, lobby, "start") for _ in range(2))))
    await house.quiet()
    post = (await house.posts())[-1]
    both = await asyncio.gather(*(tap(p, post, "turn") for p in (anna, ben, chloe, anna)))
    in_time(*both)
    assert [has(r.message, "pick") or has(r.message, "list") for r in both] == [
        True, False, False, True,
    ]  # fmt: skip
    whole = await house.drafted(anna)
    revision = house.ask_database("select revision from matches")[0][0]
    confirm = find(whole.message, "confirm")[0]["custom_id"]
    stolen = component(confirm)
    replies = await asyncio.gather(
        anna.click(whole.message, confirm),
        anna.slash("table confirm"),
        ben.raw(3, stolen, message=post),
        anna.click(whole.message, confirm),
        chloe.raw(3, stolen, message=post),
    )
    in_time(*replies)
    assert house.ask_database("select revision from matches") == [(revision + 1,)]
    assert house.on_turn(match_id) == second
    await house.quiet()
    assert told(await house.posts()) == house.laid(match_id)


async def test_old_posts_old_panels_and_removed_commands(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    old_post = (await house.posts())[-1]
    old_panel = await tap(anna, old_post, "turn")
    old_verb = next(v for v in ("pick", "list", "group") if has(old_panel.message, v))
    turn_button = find(old_post, "turn")[0]["custom_id"]
    for _ in range(2):
        await house.turn(match_id)
    await house.quiet()
    await house.tidied()
    before = (house.log(match_id), house.draft(match_id))
    on_old = await anna.raw(3, component(turn_button), message=old_post)  # seen on an idle screen
    stale = await tap(anna, old_panel.message, old_verb)
    gone: Json = {"id": "5", "name": "castle", "type": 1, "options": []}
    removed = await ben.raw(2, gone)
    changed: Json = {
        "id": "6", "name": GAME, "type": 1, "options": [{"name": "sail", "type": 1, "options": []}],
    }  # fmt: skip
    unknown = await ben.raw(2, changed)
    dialog = await ben.raw(5, {"custom_id": "old", "components": []})
    invented = await ben.raw(3, component("bp:from-a-former-life:17"), message=old_post)
    in_time(on_old, stale, removed, unknown, dialog, invented)
    assert any(has(on_old.message, verb) for verb in ("pick", "list", "group"))
    assert "moved on since" in stale.text
    for reply in (removed, unknown, dialog, invented):
        assert reply.private
        assert "older version" in reply.text
    assert (house.log(match_id), house.draft(match_id)) == before
    assert "it is your turn" in text_of((await house.posts())[-1])
