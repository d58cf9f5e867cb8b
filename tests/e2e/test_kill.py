"""kill -9 at any moment, and a start anew: nothing confirmed is lost, no draft, no post."""

from __future__ import annotations

import asyncio

from sandbox.web.driver import SimulatedUser, controls, text_of
from sandbox.world.failures import Json
from tests.e2e.house import House, told
from tests.sandbox.proof import PATIENCE
from tests.tapping import find, has, tap


async def test_a_lobby_survives(house: House) -> None:
    match_id = await house.opened("Anna", "Ben", river=True)
    lobby = (await house.posts())[-1]
    await house.restart()
    joined = await tap(house.person("Chloé"), lobby, "join")
    assert "Chloé" in joined.text
    await tap(house.person("Anna"), lobby, "start")
    await house.quiet()
    assert house.on_turn(match_id) == "Anna"
    assert "river" in text_of((await house.posts())[-1])


async def test_drafts_panels_and_old_buttons_survive(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    public = (await house.posts())[-1]
    opened = await tap(anna, public, "turn")
    half = await anna.slash("do", text=await house.legal_line(anna))
    draft, log = house.draft(match_id), house.log(match_id)
    await house.restart()
    assert (house.draft(match_id), house.log(match_id)) == (draft, log)
    stale = await tap(anna, opened.message, "list" if has(opened.message, "list") else "pick")
    assert "moved on since" in stale.text
    assert house.draft(match_id) == draft
    shown = await tap(anna, public, "turn")
    assert has(shown.message, "back")
    assert draft[0][1].split('"')[1].split()[1] in shown.text
    back = await tap(anna, half.message, "back")
    assert not has(back.message, "back")
    whole = await house.drafted(anna)
    await house.restart()
    done = await tap(anna, whole.message, "confirm")
    assert "confirmed" in done.text
    await house.quiet()
    assert house.on_turn(match_id) == "Ben"
    assert house.laid(match_id) == told(await house.posts())
    panel = await ben.slash("table turn")
    assert panel.private
    assert len(controls(panel.message)) > 0


async def test_what_was_acknowledged_as_confirmed_is_kept_and_told_once(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    for _ in range(2):
        reply = await house.turn(match_id)  # the very moment the answer is there ...
        assert "confirmed" in reply.text
        before = house.log(match_id)
        await house.restart()  # ... the process is gone
        assert house.log(match_id) == before
    await house.quiet()
    posts = await house.posts()
    assert told(posts) == house.laid(match_id)
    assert len(told(posts)) == 2
    # Buttons are taken off beside the posting: a kill may leave those of the post before it.
    carrying = [post for post in posts if find(post, "turn")]
    assert carrying[-1] == posts[-1]
    assert len(carrying) <= 2


async def test_a_post_that_is_being_sent_arrives_exactly_once(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = (await house.box.ask("status"))["struck"]
    await house.fault("delay", seconds=1.0)
    await house.turn(match_id)
    await house.struck(before + 1)
    await house.kill()
    await house.start()
    await asyncio.sleep(1.0)  # what the dead process had sent may arrive still
    await house.quiet()
    assert told(await house.posts()) == house.laid(match_id)


async def test_a_post_whose_answer_was_lost_arrives_exactly_once(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.fault("502-after-write")
    before = len(await house.posts())
    await house.turn(match_id)
    async with asyncio.timeout(PATIENCE):
        while len(await house.posts()) == before:
            await asyncio.sleep(0.01)
    await house.restart()
    await house.turn(match_id)
    await house.quiet()
    assert told(await house.posts()) == house.laid(match_id)


async def test_a_storm_of_confirms_loses_nothing(house: House) -> None:
    channels = ("table", "second-table", "spectators")
    matches = {c: await house.begun("Anna", "Ben", channel=c) for c in channels}
    for moment in (0.0, 0.02, 0.05, 0.1):
        await asyncio.gather(*(_draft(house, matches[c], c) for c in channels))
        storm = {c: await _confirming(house, matches[c], c) for c in channels}
        await asyncio.sleep(moment)
        await house.kill()
        kept = {c: (house.log(matches[c]), house.draft(matches[c])) for c in channels}
        for channel, (person, act, steps) in storm.items():
            reply = await person.finish(act, patience=0.01)
            log, drafts = kept[channel]
            confirmed = len(log) > steps
            assert confirmed or "confirmed" not in reply.text
            assert confirmed != bool(drafts)  # in the log or still a draft, never neither
        await house.start()
        assert {c: (house.log(matches[c]), house.draft(matches[c])) for c in channels} == kept
    await house.quiet()
    for channel, match_id in matches.items():
        assert told(await house.posts(channel)) == house.laid(match_id), channel


async def _draft(house: House, match_id: str, channel: str) -> None:
    person = house.person(house.on_turn(match_id), channel)
    if not house.draft(match_id):  # else the last round's was not confirmed
        await house.drafted(person)


async def _confirming(house: House, match_id: str, channel: str) -> tuple[SimulatedUser, str, int]:
    person = house.person(house.on_turn(match_id), channel)
    what: Json = {"command": "table confirm", "options": {}}
    steps = len(house.log(match_id))  # before it is asked for: it may be stored at once
    act = await person.begin(kind="command", channel=channel, **what)
    return person, act, steps


async def test_a_confirm_that_died_can_be_given_again(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    whole = await house.drafted(anna)
    await anna.begin(
        kind="component",
        message=whole.message["id"],
        custom_id=find(whole.message, "confirm")[0]["custom_id"],
    )
    await house.kill()
    await house.start()
    again = await tap(anna, whole.message, "confirm")
    assert not again.failed
    await house.quiet()
    assert len(house.laid(match_id)) == 1
    assert told(await house.posts()) == house.laid(match_id)
