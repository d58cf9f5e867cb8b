"""What people, old messages and bad luck send: nothing changes twice, everybody gets an answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.front.gate.command_tree import MOVED
from bot.front.shown.custom_ids import CustomId
from bot.matches.looking.queries import Queries
from bot.storage.errors import DatabaseAway
from sandbox import Fault
from sandbox.web.driver import SimulatedUser, controls, pictures, text_of
from sandbox.world.failures import Json
from tests.front.conftest import GAME, House, choosing, control, has, panel, tap, whole_turn
from tests.sandbox.proof import PATIENCE, repeated, soon
from tests.tapping import component


async def to_confirm(person: SimulatedUser, post: Json) -> Json:
    """Goes through the panel up to the finished draft."""
    message = panel(await tap(person, post, "turn"))
    for _ in range(8):
        if has(message, "confirm"):
            return message
        message = panel(await tap(person, message, choosing(message)))
    raise AssertionError(text_of(message))


def typed(command: str, **options: str) -> Json:
    """The data of a command that no client would send."""
    given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
    name, _, below = command.partition(" ")
    options_told = [{"name": below, "type": 1, "options": given}] if below else given
    return {"id": "1", "name": name, "type": 1, "options": options_told}


async def test_a_stale_panel_gets_the_fresh_one_and_changes_nothing(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    post = (await house.posts())[-1]
    stale = panel(await tap(anna, post, "turn"))
    await to_confirm(anna, post)
    before = await house.bot.matches.draft(match_id, 0)
    reply = await tap(anna, stale, choosing(stale))
    assert "moved on since" in reply.text
    assert (await house.bot.matches.draft(match_id, 0)).version == before.version


async def test_the_same_interaction_twice_changes_the_game_once(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    message = await to_confirm(house.person("Anna"), (await house.posts())[-1])
    steps = (await house.bot.matches.table(match_id)).steps
    await tap(house.person("Anna"), message, "confirm")
    once = await house.bot.matches.table(match_id)
    await repeated(house.box)
    posts = await house.posts()
    assert once.steps > steps
    assert (await house.bot.matches.table(match_id)).steps == once.steps
    assert len([p for p in posts if "it is your turn" in text_of(p)]) == 2


async def test_opening_delivered_twice_opens_one_table(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("table open", game=GAME)
    await repeated(house.box)
    assert len(await house.posts()) == 1


async def test_two_confirms_at_once_commit_one_turn(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    message = await to_confirm(anna, (await house.posts())[-1])
    revision = (await house.bot.matches.table(match_id)).revision
    custom_id = control(message, "confirm")["custom_id"]
    both = await asyncio.gather(*(anna.click(message, custom_id) for _ in range(2)))
    assert not any(reply.failed for reply in both)
    assert (await house.bot.matches.table(match_id)).revision == revision + 1


async def test_two_people_join_the_last_seat_at_once(house: House) -> None:
    await house.opened("Anna", "Ben", "Chloé", "大卫")
    people = [house.person("Emil"), house.person("Sam")]
    lobby = (await house.posts())[-1]
    replies = await asyncio.gather(*(tap(person, lobby, "join") for person in people))
    told = [reply.text for reply in replies]
    assert sum("taken" in text or "besetzt" in text for text in told) == 1


async def test_nobody_acts_for_another_seat(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post = (await house.posts())[-1]
    anna, ben, sam = (house.person(name) for name in ("Anna", "Ben", "Sam"))
    message = await to_confirm(anna, post)
    stolen = component(control(message, "confirm")["custom_id"])
    steps = (await house.bot.matches.table(match_id)).steps
    for person, words in ((ben, "not your turn"), (sam, "not a player")):
        reply = await person.raw(3, stolen, message=post)
        assert not reply.failed
        assert reply.private
        assert words in reply.text
        typed = await person.slash("table confirm")
        assert words in typed.text
    assert (await house.bot.matches.table(match_id)).steps == steps
    assert "not a player" in (await tap(sam, post, "turn")).text
    hand = component(str(CustomId("hand", match_id)))
    assert "not a player" in (await sam.raw(3, hand, message=post)).text
    held = await anna.raw(3, hand, message=post)
    assert "You have 7 followers left" in held.text, "buttons of older posts are answered"


async def test_tampered_ids_are_refused_plainly(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    post = (await house.posts())[-1]
    before = await house.bot.matches.table(match_id)
    tampered = (
        "mp:nonsense:x::",
        "mp:turn:zzzzz::",
        f"mp:pick:{match_id}:9.9:place Z99 0",
        f"mp:pick:{match_id}::place Z99 0",
        f"mp:pick:{match_id}::" + "x" * 60,
        f"mp:sure:{match_id}::draw",
        f"mp:group:{match_id}::place",
        f"mp:option:{match_id}::river yes",
        f"mp:join:{match_id}::",
        f"mp:confirm:{match_id}::",
        "something else entirely",
        "mp:pick:../../etc::\n",
    )
    for custom_id in tampered:
        reply = await anna.raw(3, component(custom_id), message=post)
        assert not reply.failed, custom_id
        assert reply.text, custom_id
        assert "went wrong" not in reply.text, custom_id
    listed = component(f"mp:pick:{match_id}::", 3, ["place Z99 0"])
    assert "moved on" in (await anna.raw(3, listed, message=post)).text
    after = await house.bot.matches.table(match_id)
    assert (after.steps, after.revision) == (before.steps, before.revision)


async def test_removed_commands_and_old_dialogs_get_a_short_answer(house: House) -> None:
    anna = house.person("Anna")
    gone: Json = {"id": "5", "name": "castle", "type": 1, "options": []}
    dialog: Json = {"custom_id": "old", "components": []}
    for kind, data in ((2, gone), (5, dialog)):
        reply = await anna.raw(kind, data)
        assert not reply.failed
        assert "older version" in reply.text


@pytest.mark.parametrize("former", MOVED)
async def test_a_moved_command_says_where_it_went(house: House, former: str) -> None:
    """As an app sends it that has not fetched the commands since."""
    group, name = former.split()
    below: Json = {"name": name, "type": 1, "options": []}
    data: Json = {"id": "5", "name": group, "type": 1, "options": [below]}
    reply = await house.person("Anna").raw(2, data)
    number = house.bot.services.texts.command_ids[MOVED[former]]
    assert f"</{MOVED[former]}:{number}>" in reply.text
    assert former not in house.bot.services.texts.command_ids


async def test_texts_of_five_thousand_characters_are_refused(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    for text in ("x" * 5000, "place M12 90; " * 350, "; " * 2500, "放" * 5000):
        reply = await anna.raw(2, typed("do", text=text))
        assert not reply.failed
        assert len(reply.text) < 300
    named = await anna.raw(2, typed(f"{GAME} place", cell="M" * 5000, turn="90"))
    assert "too long" in named.text


async def test_unknown_words_are_refused_with_their_reason(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    for typed, words in (
        ("place @everyone 0", "not the name of a cell"),
        ("place ZZ99 0", "touches no tile"),
        ("dance", "not something you can do"),
        ("; ;", "at least one action"),
        ("place M12", "needs exactly"),
        ("place M12 up", "not a number"),
        ("draw", "happens automatically"),
    ):
        reply = await anna.slash("do", text=typed)
        assert words in reply.text, reply.text
    assert "@everyone" not in (await anna.slash("do", text="@everyone")).text


async def test_old_buttons_work_after_a_restart_and_drafts_are_kept(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    post = (await house.posts())[-1]
    message = await to_confirm(anna, post)
    await house.restart()
    again = panel(await tap(anna, post, "turn"))
    assert has(again, "confirm")
    await tap(anna, message, "confirm")
    assert await house.on_turn(match_id) == ("Ben",)


async def test_only_host_or_manager_closes_a_table(house: House) -> None:
    await house.begun("Ben", "Chloé")
    assert "Only the host" in (await house.person("Sam").slash("table close")).text
    assert "Only the host" in (await house.person("Chloé").slash("table close")).text
    assert "closed" in (await house.person("Anna").slash("table close")).text
    assert "Anna has closed" in text_of((await house.posts())[-1])


async def test_missing_permissions_are_named_before_a_table_is_opened(house: House) -> None:
    await house.box.ask("deny", channel="table", permissions=(1 << 15) | (1 << 16))
    reply = await house.person("Anna").slash("table open", game=GAME)
    assert "Attach Files and Read Message History" in reply.text
    assert await house.bot.matches.queries.table_in(int(await house.channel_id("table"))) is None


async def test_posts_arrive_once_through_trouble(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    for kind in ("429", "500", "502-after-write"):
        on_turn = (await house.posts())[-1]
        name = "Anna" if "0101>" in text_of(on_turn) else "Ben"
        count = len(await house.posts())
        house.box.faults.add(Fault(kind, r"POST /channels/\d+/messages", seconds=0.1))
        await whole_turn(house.person(name), on_turn)
        async with asyncio.timeout(PATIENCE):
            while len(posts := await house.posts()) == count:
                await asyncio.sleep(0.1)
        assert len(posts) == count + 1, kind
        assert controls(posts[-1]), kind
    posting = r"POST /channels/\d+/messages"
    for last in (Fault("403", posting, 5), Fault("429", posting, 5, 0.01)):
        house.box.faults.add(Fault("502-after-write", posting))  # the first try arrives
        house.box.faults.add(last)
        for _ in range(2):
            name = (await house.on_turn(match_id))[0]
            await whole_turn(house.person(name), (await house.posts())[-1])
            await house.bot.outbox.idle()
        house.box.faults.clear()
        await house.bot.outbox.retry_now()
        told = "".join(text_of(post) for post in await house.posts()).count("lays a tile")
        lines = await house.bot.matches.queries.lines(match_id)
        assert told == sum(line.text.startswith("place") for line in lines), last.kind


async def test_a_forbidden_channel_does_not_stop_the_game(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post = (await house.posts())[-1]
    assert "does not let me post" not in (await house.person("Sam").slash("table info")).text
    here = await house.channel_id("table")
    await house.box.ask("deny", channel=here, permissions=1 << 11)
    first = await whole_turn(house.person("Anna"), post)
    assert await house.on_turn(match_id) == ("Ben",)
    await soon(lambda: house.bot.services.may_not_post(int(here)))
    elsewhere = house.person("Ben", "spectators")
    turns = await elsewhere.slash("turns")
    second = await whole_turn(elsewhere, turns.message)
    assert await house.on_turn(match_id) == ("Anna",)
    for told in (first.text, second.text, (await house.person("Sam").slash("table info")).text):
        assert f"Discord does not let me post in <#{here}>" in told
        assert "everybody is told" not in told
    await house.box.ask("deny", channel=here, permissions=0)
    await soon(lambda: not house.bot.services.may_not_post(int(here)))
    last = await whole_turn(house.person("Anna"), (await house.posts())[-1])
    assert "everybody is told" in last.text


class _Broken:
    """A painter on a bad day."""

    def board(self, view: object, options: object) -> bytes:
        raise ValueError("no paint")

    def remaining(self, view: object, options: object) -> bytes | None:
        raise ValueError("no paint")


async def test_a_painter_that_fails_costs_the_picture_only(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.bot.renderer, "painters", {GAME: _Broken()})
    match_id = await house.begun("Anna", "Ben")
    post = (await house.posts())[-1]
    assert pictures(post) == []
    await whole_turn(house.person("Anna"), post)
    assert await house.on_turn(match_id) == ("Ben",)
    assert "still to be drawn" in (await house.person("Ben").slash("table remaining")).text


async def test_many_people_in_the_lobby_at_once_leave_it_fresh(house: House) -> None:
    await house.opened("Anna")
    lobby = (await house.posts())[-1]
    people = [house.person(name) for name in ("Ben", "Chloé", "大卫", "Emil")]
    await asyncio.gather(*(tap(person, lobby, "join") for person in people))
    shown = text_of(next(post for post in await house.posts() if post["id"] == lobby["id"]))
    assert all(person.name in shown for person in people)


async def test_an_unexpected_error_is_told_without_a_trace(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(queries: Queries, user_id: int) -> None:
        raise RuntimeError("secret details")

    monkeypatch.setattr(Queries, "waiting_for", broken)
    reply = await house.person("Anna").slash("turns")
    assert "Nothing was lost" in reply.text
    assert "secret" not in reply.text


async def test_a_database_that_is_away_is_told_in_words(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(queries: Queries, user_id: int) -> None:
        raise DatabaseAway("10.0.0.7 does not answer")

    monkeypatch.setattr(Queries, "waiting_for", away)
    reply = await house.person("Anna").slash("turns")
    assert "cannot reach its database right now" in reply.text
    assert "10.0.0.7" not in reply.text


async def test_the_library_remembers_no_message_that_has_buttons(house: House) -> None:
    await house.begun("Anna", "Ben")
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    library: Any = house.bot.client
    store = library._connection._view_store
    assert (store._views, store._synced_message_views, store._modals) == ({}, {}, {})
