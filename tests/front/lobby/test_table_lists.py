"""`/tables` and `/turns`: finding tables, from servers and from direct messages."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.front.lobby.table_lists import ASKED_ROOM, LEFT_ROOM
from bot.front.shown.message_views import message_url
from bot.matches.looking.queries import Queries
from bot.matches.table.asked import COMEBACK, KINDS, Question
from bot.matches.table.model import Table
from bot.matches.table.requests import ChooseClock, Close, Join, Open, Person, Place, Start
from bot.texts import shared_texts
from rules import GAMES
from sandbox.web.driver import Reply, controls, text_of
from sandbox.world.components import every
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME, GUILD_ID, VIEW_CHANNEL, person_named
from tests.front.conftest import GAME, House, labels, tap, whole_turn
from tests.front.interaction.test_access import far_table
from tests.front.lobby.test_importing import WHOLE, imported
from tests.languages import every_language
from tests.tapping import component


def links(reply: Reply) -> list[str]:
    """Where the buttons of an answer lead."""
    return [part["url"] for part in every(reply.message["components"]) if part.get("url")]


async def url(house: House, channel: str, message: Json) -> str:
    return (
        f"https://discord.com/channels/{GUILD_ID}/{await house.channel_id(channel)}/{message['id']}"
    )


async def test_lobbies_come_first_then_running_tables_each_with_its_newest_post(
    house: House,
) -> None:
    running = await house.begun("Anna", "Ben")
    lobby = await house.opened("Ben", channel="second-table")
    reply = await house.person("Sam", "spectators").slash("tables")
    assert reply.private
    told = text_of(reply.message)
    assert told.index("Open lobbies") < told.index(lobby) < told.index("In progress")
    assert told.index("In progress") < told.index(running)
    assert "4 free seats" in told
    assert "Waiting for **Anna**" in told
    assert "host: **Ben**" in told
    posts = [
        await url(house, channel, (await house.posts(channel))[-1])
        for channel in ("second-table", "table")
    ]
    assert links(reply) == posts


async def test_nobody_finds_a_table_in_a_channel_they_do_not_see_unless_it_is_theirs(
    house: House,
) -> None:
    match_id = await house.begun("Anna", "Ben")
    await far_table(house, begun=True)
    await house.allow("", "table", deny=VIEW_CHANNEL)
    assert "no table here" in (await house.person("Sam", "spectators").slash("tables")).text
    told = (await house.person("Ben", "spectators").slash("tables")).text
    assert match_id in told
    assert told.count("· table") == 1


async def test_a_table_whose_host_was_forgotten_has_nobody_as_its_host(house: House) -> None:
    await imported(house, WHOLE)
    anna = house.person("Anna")
    await tap(anna, (await anna.slash("me forget")).message, "forgetme")
    told = (await house.person("Sam").slash("tables")).text
    assert "host: nobody" in told
    assert "<@" not in told


async def many_lobbies(house: House, count: int) -> list[str]:
    """Lobbies of Ben in channels that nobody but he needs to see."""
    ben = Person(person_named("Ben").id, "Ben")
    made: list[str] = []
    for number in range(count):
        place = Place(GUILD_ID, 1_300_000_000_000_000_000 + number)
        opened = await house.bot.matches.submit(
            f"many {number}", ben, None, Open(GAME, place, "en")
        )
        made.append(opened.match_id)
    return made


async def test_many_tables_come_in_pages(house: House) -> None:
    made = await many_lobbies(house, 16)
    ben = house.person("Ben")
    page = await ben.slash("tables")
    seen: set[str] = set()
    assert labels(page.message) == ["Next Page"]
    for way in ("Next Page", "Next Page", ""):
        seen |= {match_id for match_id in made if match_id in page.text}
        page = await ben.click(page.message, label=way) if way else page
    assert seen == set(made)
    assert labels(page.message) == ["Previous Page"]


async def test_a_page_that_is_gone_or_invented_shows_the_last_one(house: House) -> None:
    made = await many_lobbies(house, 8)
    ben = house.person("Ben")
    page = await ben.click((await ben.slash("tables")).message, label="Next Page")
    host = Person(person_named("Ben").id, "Ben")
    await house.bot.matches.submit("gone", host, made[0], Close())
    for rest in ("1 - -", "999 - -", "x", "", "1 nonsense -"):
        reply = await ben.raw(3, component(f"mp:tables:::{rest}"), message=page.message)
        assert made[0] not in reply.text
        assert "table" in reply.text, rest
        if rest in ("1 - -", "999 - -"):
            assert all(match_id in reply.text for match_id in made[1:])


async def test_turns_link_the_newest_post_and_tell_since_when_oldest_first(house: House) -> None:
    await house.begun("Anna", "Ben")
    await house.begun("Anna", "Chloé", channel="second-table")
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    await whole_turn(house.person("Ben"), (await house.posts())[-1])
    await house.bot.outbox.idle()
    reply = await house.person("Anna", "spectators").slash("turns")
    told = text_of(reply.message)
    first = await url(house, "second-table", (await house.posts("second-table"))[-1])
    second = await url(house, "table", (await house.posts())[-1])
    assert told.index(first) < told.index(second)
    assert told.count("your turn came <t:") == 2
    assert len(controls(reply.message)) == 2


async def test_turns_work_in_direct_messages_with_links_instead_of_buttons(house: House) -> None:
    await house.begun("Anna", "Ben")
    far = await far_table(house, begun=True)
    reply = await house.person("Anna", DIRECT_NAME).slash("turns")
    assert "2 tables are waiting for you" in reply.text
    assert await url(house, "table", (await house.posts())[-1]) in links(reply)
    assert controls(reply.message) == []
    assert "No table is waiting" in (await house.person("Sam", DIRECT_NAME).slash("turns")).text
    assert (await house.bot.matches.table(far)).status == "running"


async def test_direct_messages_reach_no_table(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna, post = house.person("Anna"), (await house.posts())[-1]
    alone = house.person("Anna", DIRECT_NAME)
    for verb in ("turn", "board", "confirm"):
        tapped = component(f"mp:{verb}:{match_id}::")
        reply = await alone.raw(3, tapped, message=post)
        assert "channels of a server" in reply.text, verb
    shown = await alone.raw(3, component("mp:tables:::0 - -"), message=post)
    assert "channels of a server" in shown.text
    assert (await tap(anna, post, "turn")).private


async def test_turns_list_what_one_is_asked_besides_with_the_way_to_the_question(
    house: House,
) -> None:
    match_id = await house.begun("Anna", "Ben", "Chloé")
    anna, ben = house.person("Anna"), house.person("Ben", DIRECT_NAME)
    await anna.slash("vote end")
    asked = (await house.posts())[-1]
    told = (await ben.slash("turns")).text
    assert "Questions for you" in told
    assert "end the table without a result?" in told
    assert await url(house, "table", asked) in told
    assert "No table is waiting" not in told
    assert "Questions for you" not in (await anna.slash("turns")).text
    await house.person("Anna", "second-table").slash("host move", table=match_id)
    await house.posts("second-table")
    assert await url(house, "table", asked) in (await ben.slash("turns")).text, "where it was asked"
    assert "counts" in (await tap(house.person("Ben"), asked, "vote")).text


async def test_turns_lead_to_the_question_about_a_seat(house: House) -> None:
    await house.begun("Anna", "Ben")
    await house.person("Ben").slash("seat give", who="Chloé")
    asked = (await house.posts())[-1]
    await whole_turn(house.person("Anna"), (await house.posts())[-2])
    told = (await house.person("Chloé", DIRECT_NAME).slash("turns")).text
    assert await url(house, "table", asked) in told


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_told_to_its_end(game: str, locale: str) -> None:
    texts, longest = shared_texts(), 10**18
    named = dict.fromkeys(("player", "name", "old"), "W" * 32) | {"at": f"<t:{10**10}:R>"}
    link = {"url": message_url(Place(longest, longest), longest), "channel": f"<#{longest}>"}
    name = texts.say(locale, f"{game}-name")
    for kind in {*KINDS} - {COMEBACK}:
        what = texts.say(locale, f"asked-{kind}", **named)
        assert len(texts.say(locale, "asked-line", game=name, what=what, **link)) <= ASKED_ROOM
    assert len(texts.say(locale, "turns-played-for-line", game=name, **link)) <= LEFT_ROOM


async def test_turns_tell_when_ones_time_ends_and_sort_by_it(house: House) -> None:
    await house.begun("Anna", "Ben")
    await house.begun("Anna", "Chloé", channel="second-table")
    await house.person("Anna", "second-table").slash("table settings", clock="1d")
    told = (await house.person("Anna").slash("turns")).text
    first, second = [
        (await url(house, channel, (await house.posts(channel))[-1])).rsplit("/", 1)[0]
        for channel in ("table", "second-table")
    ]
    assert told.count("your time runs out <t:") == 1
    assert told.index(second) < told.index("your time runs out") < told.index(first)


async def test_many_turns_and_questions_fit_into_one_message(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begun("Anna", "Ben", "Chloé")
    await house.person("Chloé").slash("vote pause")
    anna = house.person("Anna")
    tables, questions = Queries.waiting_for, Queries.asked_of
    waiting = asked = 20

    async def many_tables(ask: Queries, user_id: int) -> tuple[Table, ...]:
        (table,) = await tables(ask, user_id)
        return tuple(replace(table, id=f"t{number}") for number in range(waiting))

    async def many_questions(
        ask: Queries, user_id: int, now: float
    ) -> tuple[tuple[Table, Question], ...]:
        ((table, question),) = await questions(ask, user_id, now)
        players = (f"{number:02}{'Wm' * 15}" for number in range(asked))
        each = (replace(question, kind="replace", args={"player": one}) for one in players)
        return tuple((table, one) for one in each)

    monkeypatch.setattr(Queries, "waiting_for", many_tables)
    monkeypatch.setattr(Queries, "asked_of", many_questions)
    told = (await anna.slash("turns")).text
    assert told.count("your turn came") == 5
    assert told.count("let a computer player take ") == 6
    assert "14 more" in told
    assert len(told) < 4000

    async def many_seats(
        ask: Queries, user_id: int, now: float
    ) -> tuple[tuple[Table, Question], ...]:
        ((table, question),) = await questions(ask, user_id, now)
        comeback = replace(question, kind=COMEBACK)
        return tuple((replace(table, id=f"c{number}"), comeback) for number in range(asked))

    monkeypatch.setattr(Queries, "asked_of", many_seats)
    told = (await anna.slash("turns")).text
    assert told.count("**[Carcassonne](") == 5 + 4
    assert "16 more" in told
    waiting, asked = 5, 4
    assert "more" not in (await anna.slash("turns")).text
    monkeypatch.setattr(Queries, "asked_of", many_questions)
    asked = 6
    assert "more" not in (await anna.slash("turns")).text


async def long_named(house: House, name: str) -> str:
    """A game of five people with long names, and with a clock."""
    place = Place(GUILD_ID, int(await house.channel_id("table")))
    people = [Person(person_named("Anna").id + n, f"{name[:30]}{n}") for n in range(5)]
    opened = await house.bot.matches.submit("open", people[0], None, Open(GAME, place, "en"))
    for number, person in enumerate(people[1:]):
        await house.bot.matches.submit(f"join {number}", person, opened.match_id, Join())
    for number, wish in enumerate((ChooseClock("1d", ""), Start())):
        await house.bot.matches.submit(f"begin {number}", people[0], opened.match_id, wish)
    await house.bot.outbox.idle()
    return opened.match_id


@pytest.mark.parametrize("name", ["Wilhelmina von und zu Hohenfels", "*_" * 15])
async def test_long_names_leave_room_for_what_else_a_list_says(house: House, name: str) -> None:
    match_id = await long_named(house, name)
    turns = (await house.person("Anna").slash("turns")).text
    assert re.search(r"your turn came <t:\d+:R> · your time runs out <t:\d+:R>$", turns)
    assert " and … · your turn came" in turns
    tables = (await house.person("Anna").slash("tables")).text
    assert re.search(rf"table {match_id} · <t:\d+:R>$", tables)


async def test_after_a_turn_the_next_table_that_waits_is_offered(house: House) -> None:
    await house.begun("Anna", "Ben")
    await house.begun("Anna", "Ben", channel="second-table")
    anna = house.person("Anna")
    done = await whole_turn(anna, (await house.posts())[-1])
    channel = await house.channel_id("second-table")
    assert f"Carcassonne in <#{channel}> is waiting for you, too." in done.text
    panel = await anna.click(done.message, label="Next Table")
    assert f"in <#{channel}> · your move" in panel.text
    there = house.person("Anna", "second-table")
    done = await whole_turn(there, (await house.posts("second-table"))[-1])
    assert "Done" in done.text
    assert "Next Table" not in labels(done.message)
