"""Seats, options, start, close, move, and who may do what."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
import sqlalchemy as sa

from bot.delivery.outbox_store import claim
from bot.limits import MAX_OPEN_TABLES, MAX_OPENINGS, MAX_SEATS, OPENINGS_SECONDS
from bot.matches.submit import Matches
from bot.matches.table.requests import (
    SYSTEM,
    AddComputer,
    Choose,
    ChooseClock,
    ChooseLocale,
    ChooseOption,
    ChooseReminders,
    Close,
    ComputerTurn,
    FindChannel,
    ForgetPerson,
    Invite,
    Join,
    Leave,
    Move,
    Open,
    PassHost,
    Person,
    Place,
    Practise,
    Refused,
    RemoveComputer,
    Resign,
    Start,
    Stay,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club, refused
from tests.matches.recording_sender import deliver

MODERATOR = Person(99, "Mod", frozenset({HOME.channel_id}))
ELSEWHERE = Place(7, 71)


async def test_people_come_and_go(club: Club) -> None:
    match = await club.lobby(2, rounds="3")
    assert (await club.ask(CLEO, match, Join())).args == {"seat": 3}
    assert (await deliver(club)).told(HOME.channel_id) == [], "there is room for more"
    table = await club.table(match)
    assert table.names == ("Anna", "Bert", "Cleo")
    assert table.options == {"rounds": 3, "frames": True}
    assert await refused(club, BERT, match, Join()) == "already-seated"
    await club.ask(ANNA, match, Leave())
    table = await club.table(match)
    assert (table.names, table.host_id) == (("Bert", "Cleo"), BERT.id)
    assert (await deliver(club)).told(HOME.channel_id) == ["host-now"]
    assert await refused(club, ANNA, match, Leave()) == "not-seated"
    assert await refused(club, ANNA, match, Start()) == "not-host"
    await club.ask(BERT, match, Leave())
    await club.ask(CLEO, match, Leave())
    assert (await club.table(match)).status == "closed"


async def test_computers_sit_down_and_leave(club: Club) -> None:
    match = await club.lobby(2)
    assert await refused(club, BERT, match, AddComputer("sound")) == "not-host"
    assert await refused(club, ANNA, match, AddComputer("oracle")) == "unknown-player"
    assert await refused(club, ANNA, match, RemoveComputer()) == "no-computer"
    await club.ask(ANNA, match, AddComputer("sound"))
    await club.ask(ANNA, match, AddComputer("sound"))
    assert (await club.table(match)).names == ("Anna", "Bert", "Sound", "Sound 2")
    assert await refused(club, CLEO, match, Join()) == "full"
    await club.ask(ANNA, match, RemoveComputer())
    assert (await club.table(match)).names == ("Anna", "Bert", "Sound")


async def test_options_and_language(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, ChooseOption("frames", "no"))
    assert (await club.table(match)).options["frames"] is False
    assert await refused(club, ANNA, match, ChooseOption("rounds", "9")) == "illegal"
    assert await refused(club, ANNA, match, ChooseOption("colour", "red")) == "illegal"
    assert await refused(club, BERT, match, ChooseLocale("zh-CN")) == "not-manager"
    await club.ask(MODERATOR, match, ChooseLocale("zh-CN"))
    assert (await club.table(match)).locale == "zh-CN"
    assert await refused(club, ANNA, match, ChooseLocale("x'; --")) == "unknown-locale"
    for request in (ChooseClock("1d"), Start(), ChooseLocale("zh-CN"), ChooseClock("off")):
        await club.ask(ANNA, match, request)
    told = (await deliver(club)).told(HOME.channel_id)
    assert [word for word in told if word.startswith(("locale", "clock"))] == ["clock-off"]


async def test_a_game_starts_once_with_enough_people(club: Club) -> None:
    match = await club.lobby(1)
    assert await refused(club, ANNA, match, Start()) == "too-few"
    await club.ask(BERT, match, Join())
    await club.ask(ANNA, match, Start())
    for request in (Start(), Join(), ChooseOption("rounds", "3"), AddComputer("beginner")):
        assert await refused(club, ANNA, match, request) == "not-lobby"
    assert await refused(club, ANNA, match, Leave()) == "leave-begun"


async def test_a_closed_lobby_is_over_and_has_not_begun(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, Close())
    clock, computer = ChooseClock("1d"), AddComputer("beginner")
    for request in (Start(), Join(), Leave(), computer, Stay(), Move(ELSEWHERE), clock):
        assert await refused(club, BERT, match, request) == "not-open"
    with pytest.raises(Refused, match="not-running"):
        await club.matches.draft(match, 0)
    with pytest.raises(Refused, match="nothing-played"):
        await club.matches.queries.record(match)


async def test_a_channel_holds_one_open_table(club: Club) -> None:
    wish = Open("toy", HOME, "en", number="shown")
    first = (await club.ask(ANNA, None, wish)).match_id
    assert await refused(club, BERT, None, wish) == "channel-busy"
    second = (await club.ask(ANNA, None, replace(wish, place=ELSEWHERE))).match_id
    assert first == wish.number != second
    assert await refused(club, ANNA, second, Move(HOME)) == "channel-busy"
    await club.ask(ANNA, first, Close())
    third = await club.lobby(1)
    found = await club.matches.queries.table_in(HOME.channel_id)
    assert found is not None
    assert found.id == third
    await club.ask(ANNA, third, Close())
    found = await club.matches.queries.table_in(HOME.channel_id)
    assert found is not None
    assert found.id == third
    assert await club.matches.queries.table_in(12345) is None


async def test_only_host_and_moderators_close(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, BERT, match, Close()) == "not-manager"
    await club.ask(MODERATOR, match, Close())
    table = await club.table(match)
    assert table.status == "closed"
    assert not any(holder.acts for holder in table.seats)
    assert await refused(club, ANNA, match, Close()) == "not-open"
    assert await refused(club, ANNA, match, Resign()) == "not-running"


async def test_a_table_moves_within_its_server(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, ANNA, match, Move(HOME)) == "same-channel"
    assert await refused(club, ANNA, match, Move(Place(8, 80))) == "other-server"
    await club.ask(ANNA, match, Move(ELSEWHERE))
    assert (await club.table(match)).place == ELSEWHERE
    assert await club.matches.queries.table_in(HOME.channel_id) is None


async def test_a_lobby_goes_where_its_table_moves_while_it_is_posted(club: Club) -> None:
    match = await club.lobby(1)
    claimed = partial(claim, games=club.matches.games, channel_id=HOME.channel_id, now=club.now)
    assert await club.database.write(claimed)
    before = await club.table(match)
    await club.ask(ANNA, match, Move(ELSEWHERE))
    await club.matches.remember_lobby(before, 555)
    assert (await club.table(match)).lobby_message_id is None
    there = sa.select(schema.outbox.c.kind).where(
        schema.outbox.c.channel_id == ELSEWHERE.channel_id
    )
    assert await club.database.read(lambda c: c.execute(there).scalars().all()) == ["lobby"]


async def test_a_game_that_cannot_be_read_stays_where_it_is(club: Club) -> None:
    match = await club.running(2)
    spoiled = (
        sa.update(schema.matches)
        .where(schema.matches.c.id == match)
        .values(snapshot="{}", channel_gone=True)
    )
    await club.database.write(lambda c: c.execute(spoiled))
    for request in (Move(ELSEWHERE), ComputerTurn(0, (), 1)):
        assert await refused(club, ANNA, match, request) == "unreadable"
    await club.ask(SYSTEM, match, FindChannel())
    assert not (await club.matches.queries.stored(match)).table.channel_gone
    await club.ask(BERT, match, ForgetPerson("Player"))
    left = (await club.table(match)).seats[1]
    assert (left.name, left.user_id, left.computer) == ("Player 2", None, "sound")
    await club.ask(ANNA, match, Close())


async def test_a_table_is_moved_by_its_host_or_whoever_manages_both_channels(club: Club) -> None:
    match = await club.running(2)
    here, there = HOME.channel_id, ELSEWHERE.channel_id
    for managed in ({here}, {there}, set[int]()):
        person = Person(99, "Mod", frozenset(managed), manages_server=True)
        assert await refused(club, person, match, Move(ELSEWHERE)) == "not-manager-of-both"
    await club.ask(Person(99, "Mod", frozenset({here, there})), match, Move(ELSEWHERE))
    assert (await club.table(match)).place == ELSEWHERE
    await club.ask(ANNA, match, Move(HOME))


async def test_whoever_manages_another_channel_manages_no_table_here(club: Club) -> None:
    match = await club.running(2)
    other = Person(99, "Mod", frozenset({ELSEWHERE.channel_id}), manages_server=True)
    for request in (Close(), ChooseLocale("zh-CN"), ChooseReminders(12)):
        assert await refused(club, other, match, request) == "not-manager"


async def test_the_servers_language_is_for_who_manages_the_server(club: Club) -> None:
    with pytest.raises(Refused) as caught:
        await club.matches.choose_server_locale(MODERATOR, HOME.guild_id, "zh-CN")
    assert caught.value.key == "not-server-manager"
    assert await club.matches.queries.server_locale(HOME.guild_id) is None
    manager = Person(98, "Man", manages_server=True)
    await club.matches.choose_server_locale(manager, HOME.guild_id, "zh-CN")
    assert await club.matches.queries.server_locale(HOME.guild_id) == "zh-CN"


async def test_a_person_sits_at_several_tables(club: Club) -> None:
    first = await club.running(2)
    second = await club.running(3, ELSEWHERE)
    await club.bid(first, ANNA)
    assert [t.id for t in await club.matches.queries.waiting_for(ANNA.id)] == [second]
    assert {t.id for t in await club.tables_of(ANNA)} == {first, second}
    assert [t.id for t in await club.matches.queries.waiting_for(CLEO.id)] == [second]
    assert await club.tables_of(DORA) == []


async def test_a_person_hosts_so_many_tables_at_most(club: Club) -> None:
    for channel in range(MAX_OPEN_TABLES):
        await club.lobby(1, Place(7, 1000 + channel))
        club.now += OPENINGS_SECONDS / MAX_OPENINGS
    assert await refused(club, ANNA, None, Open("toy", HOME, "en")) == "too-many-tables"
    await club.ask(BERT, None, Open("toy", HOME, "en"))


async def test_a_person_opens_so_many_tables_an_hour(club: Club) -> None:
    began = club.now
    for _ in range(MAX_OPENINGS):
        await club.ask(ANNA, await club.lobby(1), Close())
    assert await refused(club, ANNA, None, Open("toy", HOME, "en")) == "too-many-openings"
    club.now = began + OPENINGS_SECONDS - 1
    assert await refused(club, ANNA, None, Open("toy", HOME, "en")) == "too-many-openings"
    await club.lobby(1)


async def test_a_person_sits_at_so_many_tables_and_held_seats_do_not_count(club: Club) -> None:
    hosts = [Person(1000 + number, f"H{number}") for number in range(MAX_SEATS + 2)]
    matches = [
        (await club.ask(host, None, Open("toy", Place(7, 1000 + at), "en"))).match_id
        for at, host in enumerate(hosts)
    ]
    await club.ask(hosts[0], matches[0], Invite(BERT.id, "Bert"))
    for match in matches[1:-1]:
        await club.ask(BERT, match, Join())
    assert len(await club.tables_of(BERT)) == MAX_SEATS
    assert matches[0] not in {t.id for t in await club.tables_of(BERT)}
    for match in (matches[0], matches[-1]):
        assert await refused(club, BERT, match, Join()) == "too-many-seats"
    assert await refused(club, BERT, None, Open("toy", HOME, "en")) == "too-many-seats"
    await club.ask(BERT, matches[1], Leave())
    await club.ask(BERT, matches[0], Join())


async def test_who_resigns_is_replaced_and_the_last_one_closes_the_table(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, CLEO, match, Resign()) == "not-seated"
    await club.ask(BERT, match, Resign())
    table = await club.table(match)
    assert (table.seats[1].computer, table.seats[1].name, table.seat_of(BERT.id)) == (
        "sound",
        "Bert",
        None,
    )
    await club.ask(ANNA, match, Resign())
    assert (await club.table(match)).status == "closed"


async def test_unknown_tables_and_games_are_refused(club: Club) -> None:
    assert await refused(club, ANNA, "zzzzz", Join()) == "unknown-table"
    assert await refused(club, ANNA, None, Join()) == "unknown-table"
    match, long = await club.lobby(1), "x" * 99
    for asked, request, most in (
        *((None, Open(long, HOME, "en"), 40), (None, Open("toy", ELSEWHERE, long), 20)),
        *((None, Practise(long, "en"), 40), (None, Practise("toy", "en", long), 40)),
        *((match, AddComputer(long), 40), (match, PassHost(long), 40)),
    ):
        with pytest.raises(Refused) as caught:
            await club.ask(ANNA, asked, request)
        assert list(caught.value.args_by_name.values()) == ["x" * most]
    assert await refused(club, ANNA, None, Open("chess", HOME, "en")) == "unknown-game"


async def test_a_closed_table_keeps_no_draft(club: Club) -> None:
    match = await club.running(2)
    card = (await club.table(match)).state.hands[0][0]
    before = (await club.matches.queries.counts()).drafts
    await club.ask(ANNA, match, Choose((f"bid {card}",)))
    assert (await club.matches.queries.counts()).drafts == before + 1
    await club.ask(ANNA, match, Close())
    assert (await club.matches.queries.counts()).drafts == before


async def test_a_lobby_of_earlier_rules_begins_by_the_present_ones(club: Club) -> None:
    match = await club.lobby(2)
    change = sa.update(schema.matches).where(schema.matches.c.id == match).values(rules_version=0)
    await club.database.write(lambda connection: connection.execute(change))
    again = Matches(club.database, club.matches.games)
    await again.submit("start", ANNA, match, Start())
    stored = await club.matches.queries.stored(match)
    assert stored.game is not None
    assert stored.rules_version == stored.game.meta.rules_version
