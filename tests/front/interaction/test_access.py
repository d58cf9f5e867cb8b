"""Who reaches which table from where, and may do what with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.front.gate.component_handlers import COMPONENT_HANDLERS
from bot.front.interaction import reachable
from bot.matches.table.requests import Join, Open, Place, Start
from bot.matches.table.requests import Person as Asker
from sandbox.web.driver import SimulatedUser, controls, pictures, text_of
from sandbox.world.people import MANAGE_CHANNELS, SEND_MESSAGES, VIEW_CHANNEL, person_named
from tests.front.conftest import GAME, House, has, tap, verbs, whole_turn
from tests.sandbox.proof import PATIENCE
from tests.tapping import component

FAR = Place(1_200_000_000_000_000_001, 1_200_000_000_000_000_201)
"""A channel of another server."""
NO_TABLE = "There is no such table"


async def far_table(house: House, *, begun: bool) -> str:
    """A table in another server, with Anna and Ben."""
    askers = [Asker(person_named(name).id, name) for name in ("Anna", "Ben")]
    submit = house.bot.matches.submit
    match_id = (await submit("far 1", askers[0], None, Open(GAME, FAR, "en"))).match_id
    await submit("far 2", askers[1], match_id, Join())
    if begun:
        await submit("far 3", askers[0], match_id, Start())
    return match_id


async def forged(person: SimulatedUser, verbs: Iterable[str], match_id: str) -> dict[str, str]:
    """What comes, by the verb, of taps that no message here offers."""
    source, told = (await person.slash("help")).message, dict[str, str]()
    for verb in verbs:
        reply = await person.raw(3, component(f"mp:{verb}:{match_id}::"), message=source)
        assert not reply.failed, verb
        assert len(reply.messages) == 1, verb
        told[verb] = reply.text
    return told


async def hidden(house: House, channel: str) -> None:
    """Nobody but the owner sees the channel any more."""
    await house.allow("", channel, deny=VIEW_CHANNEL)


@pytest.mark.parametrize("begun", [True, False])
async def test_no_forged_button_reaches_a_table_of_another_server(
    house: House, *, begun: bool
) -> None:
    match_id = await far_table(house, begun=begun)
    before = await house.bot.matches.table(match_id)
    for verb, told in (await forged(house.person("Sam"), COMPONENT_HANDLERS, match_id)).items():
        assert NO_TABLE in told, verb
    assert await house.bot.matches.table(match_id) == before
    manager = await house.manager("Sam", "spectators")
    assert NO_TABLE in (await manager.slash("host move", table=match_id)).text
    for command in ("table watch", "host move"):
        assert await manager.autocomplete(command, "table") == []


async def test_who_plays_at_a_table_of_another_server_reaches_it_by_turns(house: House) -> None:
    match_id = await far_table(house, begun=True)
    anna = house.person("Anna")
    listed = await anna.slash("turns")
    await whole_turn(anna, listed.message)
    assert await house.on_turn(match_id) == ("Ben",)
    moved = await anna.slash("host move", table=match_id)
    assert "belongs to another server" in moved.text


async def test_a_forged_button_reaches_no_table_in_a_channel_one_cannot_see(house: House) -> None:
    match_id = await house.opened("Anna", "Ben")
    await hidden(house, "table")
    sam = house.person("Sam", "spectators")
    for verb, told in (await forged(sam, COMPONENT_HANDLERS, match_id)).items():
        assert NO_TABLE in told, verb
    assert len((await house.bot.matches.table(match_id)).seats) == 2
    assert NO_TABLE in (await sam.slash("table watch", table=match_id)).text
    assert await sam.autocomplete("table watch", "table") == []


async def test_a_forged_button_about_another_channel_only_tells_where_the_table_is(
    house: House,
) -> None:
    match_id = await house.opened("Anna", "Ben")
    where = f"<#{await house.channel_id('table')}>"
    sam = house.person("Sam", "spectators")
    for verb, told in (await forged(sam, COMPONENT_HANDLERS, match_id)).items():
        assert where in told, verb
    assert len((await house.bot.matches.table(match_id)).seats) == 2


async def test_a_following_channel_reaches_its_table_until_it_follows_no_more(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await hidden(house, "table")
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    post = (await house.posts("spectators"))[-1]
    sam = house.person("Sam", "spectators")
    assert pictures((await tap(sam, post, "board")).message)
    assert match_id in (await sam.slash("table info")).text
    await house.person("Anna", "spectators").slash("table unwatch")
    assert "does not show that table" in (await tap(sam, post, "board")).text
    assert "no table in this channel" in (await sam.slash("table info")).text


async def test_buttons_in_the_former_channel_lead_to_where_the_table_is(house: House) -> None:
    match_id = await house.opened("Anna", "Ben")
    lobby = (await house.posts())[-1]
    await house.person("Anna", "second-table").slash("host move", table=match_id)
    there = await house.channel_id("second-table")
    left = next(post for post in await house.posts() if post["id"] == lobby["id"])
    assert controls(left) == []
    assert f"goes on in <#{there}>" in text_of(left)
    sam = house.person("Sam")
    for seen in (True, False):
        told = await sam.raw(3, component(f"mp:join:{match_id}::"), message=lobby)
        assert told.private
        assert (f"This table is now in <#{there}>" if seen else NO_TABLE) in told.text
        await hidden(house, "second-table")
    assert len((await house.bot.matches.table(match_id)).seats) == 2


async def test_a_moved_table_leaves_only_the_way_to_look_back_behind(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    old = (await house.posts())[-1]
    await house.person("Anna", "second-table").slash("host move", table=match_id)
    posts, there = await house.posts(), await house.channel_id("second-table")
    assert f"goes on in <#{there}>" in text_of(posts[-1])
    kept = next(post for post in posts if post["id"] == old["id"])
    assert verbs(kept) == ["history"]
    assert pictures(kept)
    assert has((await house.posts("second-table"))[-1], "turn")


async def test_who_may_not_write_in_a_channel_brings_no_table_there(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    ben = house.person("Ben", "second-table")
    await house.allow("Ben", "second-table", deny=SEND_MESSAGES)
    assert "may not write here" in (await ben.slash("host move", table=match_id)).text
    for days in (27.1, 3.1):
        await house.pass_time(24 * days)
    assert (await house.bot.matches.table(match_id)).status == "archived"
    assert "may not write here" in (await ben.slash("host restore", table=match_id)).text
    assert await house.posts("second-table") == []
    await house.allow("Ben", "table", deny=SEND_MESSAGES)
    back = await house.person("Ben").slash("host restore", table=match_id)
    assert "goes on" in back.text, "it was there already"


async def test_who_plays_is_told_the_channel_with_a_board_seen_from_elsewhere(
    house: House,
) -> None:
    match_id = await house.begun("Anna", "Ben")
    (left,) = (await forged(house.person("Ben", "spectators"), ["board"], match_id)).values()
    assert f"<#{await house.channel_id('table')}>" in left
    (here,) = (await forged(house.person("Ben"), ["board"], match_id)).values()
    assert "<#" not in here


async def test_a_manager_moves_what_they_see_and_manage_on_both_sides(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    sam = house.person("Sam", "second-table")

    async def moved() -> str:
        return (await sam.slash("host move", table=match_id)).text

    assert "manage both channels" in await moved()
    await house.manager("Sam", "second-table")
    assert "manage both channels" in await moved()
    assert await sam.autocomplete("host move", "table") == []
    await house.allow("Sam", "table", allow=MANAGE_CHANNELS, deny=VIEW_CHANNEL)
    assert NO_TABLE in await moved()
    await house.manager("Sam", "table")
    offered = await sam.autocomplete("host move", "table")
    assert [choice["value"] for choice in offered] == [match_id]
    assert "now in" in await moved()


async def test_a_host_moves_their_table_without_managing_anything(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    ben = house.person("Ben", "second-table")
    assert [c["value"] for c in await ben.autocomplete("host move", "table")] == [match_id]
    assert "now in" in (await ben.slash("host move", table=match_id)).text
    chloe = house.person("Chloé", "spectators")
    assert "manage both channels" in (await chloe.slash("host move", table=match_id)).text


async def test_following_is_for_hosts_and_managers_of_the_following_channel(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    sam, ben = (house.person(name, "spectators") for name in ("Sam", "Ben"))
    assert "host is being asked" in (await sam.slash("table watch", table=match_id)).text
    assert await house.bot.matches.queries.followers(match_id) == ()
    assert "now follows" in (await ben.slash("table watch", table=match_id)).text
    assert "may manage this channel" in (await sam.slash("table unwatch")).text
    await house.manager("Sam", "spectators")
    await hidden(house, "table")
    assert "no longer follows" in (await sam.slash("table unwatch", table=match_id)).text
    assert NO_TABLE in (await sam.slash("table watch", table=match_id)).text
    assert "now follows" in (await ben.slash("table watch", table=match_id)).text


async def test_only_who_is_in_a_private_thread_sees_its_table(house: House) -> None:
    members = ["Anna", "Sam", "Meeplepost"]
    await house.box.ask("new_channel", name="den", parent="table", members=members)
    match_id = await house.begun("Anna", "Ben", channel="den")
    for name, words in (("Chloé", NO_TABLE), ("Sam", "now follows")):
        person = await house.manager(name, "spectators")
        assert words in (await person.slash("table watch", table=match_id)).text, name


async def test_a_table_in_a_sleeping_thread_is_still_found(house: House) -> None:
    await house.box.ask("new_channel", name="evening", parent="table")
    match_id = await house.begun("Anna", "Ben", channel="evening")
    await house.box.ask("archive", channel="evening")
    sam = await house.manager("Sam", "spectators")
    assert match_id in (await sam.slash("tables")).text
    assert "now follows" in (await sam.slash("table watch", table=match_id)).text
    await hidden(house, "table")
    assert match_id not in (await sam.slash("tables")).text
    other = await house.manager("Sam", "second-table")
    assert NO_TABLE in (await other.slash("table watch", table=match_id)).text


async def test_discord_is_asked_about_all_sleeping_threads_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list is awaited for three seconds at most, and each answer may take half of one."""
    evenings, asking = ("first", "second"), list[int]()
    tables = list[str]()
    for name in evenings:
        await house.box.ask("new_channel", name=name, parent="table")
        tables.append(await house.begun("Anna", "Ben", channel=name))
        await house.box.ask("archive", channel=name)
    ask = reachable.permissions_in

    async def slowly(interaction: Any, channel_id: int) -> discord.Permissions:
        asking.append(channel_id)
        async with asyncio.timeout(PATIENCE):
            while len(asking) < len(evenings):
                await asyncio.sleep(0.01)
        return await ask(interaction, channel_id)

    monkeypatch.setattr(reachable, "permissions_in", slowly)
    told = (await house.person("Sam", "spectators").slash("tables")).text
    assert [name for name in tables if name in told] == tables


async def test_a_manager_of_another_channel_closes_nothing_here(house: House) -> None:
    await house.begun("Ben", "Chloé")
    await house.manager("Sam", "spectators")
    sam = house.person("Sam")
    for command, given in CHANNEL_MANAGERS.items():
        assert "Only the host" in (await sam.slash(command, **given)).text, command
    await house.manager("Sam", "table")
    for command, given in CHANNEL_MANAGERS.items():
        assert "Only the host" not in (await sam.slash(command, **given)).text, command


CHANNEL_MANAGERS: Mapping[str, Mapping[str, str]] = {
    "table settings": {"language": "zh-CN", "reminders": "12"},
    "host pass": {"who": "Chloé"},
    "table close": {},
}
LOBBY_MANAGERS: Mapping[str, Mapping[str, str]] = {
    "host remove": {"who": "Chloé"},
    "seat invite": {"who": "Emil"},
}


async def test_who_manages_the_channel_of_a_lobby_does_what_its_host_may(house: House) -> None:
    match_id = await house.opened("Ben", "Chloé")
    sam = house.person("Sam")
    for command, given in LOBBY_MANAGERS.items():
        assert "Only the host" in (await sam.slash(command, **given)).text, command
    await house.manager("Sam", "table")
    for command, given in LOBBY_MANAGERS.items():
        assert "Only the host" not in (await sam.slash(command, **given)).text, command
    assert (await house.bot.matches.table(match_id)).names == ("Ben", "Emil")


async def test_seats_of_other_tables_are_neither_suggested_nor_changed(house: House) -> None:
    match_id = await house.opened("Anna", "Ben")
    before = await house.bot.matches.table(match_id)
    sam = await house.manager("Sam", "spectators")
    asked = {"host remove": "who", "host pass": "who", "seat take": "seat"}
    for command, option in asked.items():
        assert await sam.autocomplete(command, option) == [], command
        told = (await sam.slash(command, **{option: "Ben"})).text
        assert "no table in this channel" in told, command
    for command in ("seat invite", "seat give"):
        assert "no table in this channel" in (await sam.slash(command, who="Emil")).text, command
    assert "no table in this channel" in (await sam.slash("seat rematch")).text
    assert await house.bot.matches.table(match_id) == before


def test_handlers_reach_tables_by_one_way_only() -> None:
    front = Path("bot/front")
    names = ("component_handlers", "turn", "queries", "seats", "history", "log_pages", "replay")
    names = (*names, "followers", "poster", "table_lists")
    handlers = [next(front.rglob(f"{name}.py")) for name in names]
    for path in (*handlers, *(front / "commands").glob("*.py")):
        assert "matches." not in path.read_text("utf-8").replace("bot.matches.", ""), path
