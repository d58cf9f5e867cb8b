"""Tables in threads of their own."""

from __future__ import annotations

from itertools import count

import pytest

from bot.cli.invite import PERMISSIONS, invitation
from bot.matches.table.requests import Answer
from sandbox.web.driver import controls, text_of
from sandbox.world.failures import Json
from sandbox.world.people import CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_IN_THREADS
from sandbox.world.world import FORUM, NEWS, VOICE
from tests.front.conftest import GAME, House, has, whole_turn
from tests.sandbox.proof import soon


async def threads(house: House) -> list[Json]:
    """Every thread there is."""
    seen = await house.box.ask("look", user="Anna")
    return [channel for channel in seen["channels"] if channel["type"] == 11]


async def test_a_table_is_opened_played_and_linked_in_a_thread_of_its_own(house: House) -> None:
    ben = house.person("Ben")
    reply = await ben.slash("table open", **{"game": GAME, "in": "thread"})
    (thread,) = await threads(house)
    table = await house.bot.matches.queries.table_in(int(thread["id"]))
    assert table is not None
    assert thread["name"] == f"Carcassonne {table.id}"
    assert thread["parent_id"] == await house.channel_id("table")
    assert f"<#{thread['id']}>" in reply.text
    assert await house.posts() == [m for m in await house.posts() if m["flags"] & 64]
    assert controls((await house.posts(thread["name"]))[0])
    await house.person("Chloé", thread["name"]).slash("table join")
    await house.person("Ben", thread["name"]).slash("table start")
    await whole_turn(house.person("Ben"), (await house.posts(thread["name"]))[-1])
    assert await house.on_turn(table.id) == ("Chloé",)
    await house.opened("Emil")


@pytest.mark.parametrize(
    ("bit", "named"),
    [
        (CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (SEND_IN_THREADS, "Send Messages in Threads"),
    ],
)
async def test_without_the_right_nothing_is_opened(house: House, bit: int, named: str) -> None:
    await house.box.ask("deny", channel="table", permissions=bit)
    ben = house.person("Ben")
    refused = await ben.slash("table open", **{"game": GAME, "in": "thread"})
    assert f"missing permissions in this channel: {named}." in refused.text
    assert await threads(house) == []
    assert (await ben.slash("table open", **{"game": GAME, "in": "here"})).private
    assert (
        await house.bot.matches.queries.table_in(int(await house.channel_id("table"))) is not None
    )


async def test_only_text_channels_have_threads_and_all_have_tables(house: House) -> None:
    await house.box.ask("new_channel", name="evening", parent="table")
    for name, kind in (("voice", VOICE), ("news", NEWS), ("forum", FORUM)):
        await house.box.ask("new_channel", name=name, type=kind)
    await house.box.ask("new_channel", name="entry", parent="forum")
    before = len(await threads(house))
    for name in ("evening", "voice", "news", "entry"):
        ben = house.person("Ben", name)
        refused = await ben.slash("table open", **{"game": GAME, "in": "thread"})
        assert "ordinary text channel" in refused.text, name
        await house.opened("Ben", channel=name)
        assert has((await house.posts(name))[-1], "join"), name
    assert len(await threads(house)) == before


async def test_discords_refusal_is_told_and_nothing_opened(house: House) -> None:
    await house.box.ask("bounds", most_threads=0)
    refused = await house.person("Ben").slash("table open", **{"game": GAME, "in": "thread"})
    assert "nothing was opened" in refused.text
    assert await house.person("Ben").slash("tables")
    assert (await house.bot.matches.queries.counts()).tables == {}


async def test_an_interaction_delivered_twice_makes_one_thread(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third time it goes to another process, which has looked whether it is answered before it
    was: the thread that was made for it is put away."""
    answered, times = house.bot.matches.answered, count(1)

    async def looked(key: int | str) -> Answer | None:
        found = await answered(key)
        return None if next(times) == 3 else found

    monkeypatch.setattr(house.bot.matches, "answered", looked)
    act = await house.person("Ben").begin(
        kind="command",
        channel="table",
        command="table open",
        options={"game": GAME, "in": "thread"},
    )
    await house.box.ask("repeat")
    await house.person("Ben").finish(act)
    await house.bot.outbox.idle()
    assert len(await threads(house)) == 1
    await house.box.ask("repeat")
    await house.person("Ben").slash("help")
    await soon(lambda: not house.bot.services.busy)
    archived = [thread["thread_metadata"]["archived"] for thread in await threads(house)]
    assert archived == [False, True]
    assert (await house.bot.matches.queries.counts()).tables == {"lobby": 1}


async def test_what_cannot_be_opened_gets_no_thread(house: House) -> None:
    ben = house.person("Ben")
    given = {"game": GAME, "in": "thread", "options": "nonsense=yes"}
    refused = await ben.slash("table open", **given)
    assert "no option" in refused.text
    assert await threads(house) == []
    assert (await house.bot.matches.queries.counts()).tables == {}


async def test_a_thread_whose_table_fails_at_last_is_put_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def passes(*_: object) -> None:
        pass

    monkeypatch.setattr(house.bot.matches, "check_would_open", passes)
    given = {"game": GAME, "in": "thread", "options": "nonsense=yes"}
    assert "no option" in (await house.person("Ben").slash("table open", **given)).text
    (thread,) = await threads(house)
    assert thread["thread_metadata"]["archived"]
    rights = {"user": "Meeplepost", "allow": MANAGE_THREADS}
    await house.box.ask("overwrite", channel="table", **rights)
    assert "no option" in (await house.person("Ben").slash("table open", **given)).text
    assert await threads(house) == [thread], "who may delete threads leaves none"


def test_the_least_permissions_stay_as_they_are() -> None:
    assert f"permissions={PERMISSIONS}&" in invitation(5)
    assert f"permissions={PERMISSIONS | CREATE_PUBLIC_THREADS}&" in invitation(5, threads=True)
    assert PERMISSIONS | CREATE_PUBLIC_THREADS == 309237763072


async def test_a_table_in_a_sleeping_thread_wakes_it(house: House) -> None:
    await house.person("Ben").slash("table open", **{"game": GAME, "in": "thread"})
    (thread,) = await threads(house)
    await house.person("Chloé", thread["name"]).slash("table join")
    await house.person("Ben", thread["name"]).slash("table start")
    await house.bot.outbox.idle()
    await house.box.ask("archive", channel=thread["name"])
    turns = await house.person("Ben").slash("turns")
    await whole_turn(house.person("Ben"), turns.message)
    last = (await house.posts(thread["name"]))[-1]
    assert has(last, "turn")
    assert "Chloé" in text_of(last) or "<@" in text_of(last)


async def test_a_lobby_in_a_private_thread_appears_once_the_bot_is_added(house: House) -> None:
    await house.box.ask("new_channel", name="den", parent="table", members=["Ben"])
    reply = await house.person("Ben", "den").slash("table open", game=GAME)
    assert "in a private thread I must be a member" in reply.text
    await house.box.ask("join_thread", channel="den", user="Meeplepost")
    await house.person("Ben", "den").until(lambda message: has(message, "join"))
