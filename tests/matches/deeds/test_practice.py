"""A private table: one person against computer players, and nobody else knows of it."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot import limits
from bot.matches.table.model import DAY
from bot.matches.table.requests import (
    AllowFollowers,
    AskUndo,
    Choose,
    Close,
    ComputerTurn,
    ForgetPerson,
    Open,
    Person,
    Practise,
    Rematch,
    Request,
    Resign,
    Restore,
    TakeSeat,
    Tidy,
    Watch,
    private_place,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, HOME, Club, refused
from tests.matches.timed.test_computers import computers_of

BOT = Person(0, "")


async def practised(club: Club, game: str = "garden", seats: int = 0, seat: int = 0) -> str:
    """A private game of Anna's just begun."""
    answer = await club.ask(ANNA, None, Practise(game, "en", "beginner", seats, seat=seat))
    return answer.match_id


async def planted(club: Club, match: str, *beds: int) -> None:
    """Anna plants the first bed, the others the next ones."""
    await club.turn(ANNA, match, f"plant {beds[0]}")
    for seat, bed in enumerate(beds[1:], 1):
        revision = (await club.table(match)).revision
        await club.ask(BOT, match, ComputerTurn(seat, (f"plant {bed}",), revision))


async def outbox(club: Club) -> int:
    query = sa.select(sa.func.count()).select_from(schema.outbox)
    return await club.database.read(lambda c: c.execute(query).scalar_one())


async def test_it_begins_at_once_with_computer_players_on_the_other_seats(club: Club) -> None:
    match = await practised(club, seats=3, seat=1)
    table = await club.table(match)
    assert table.status == "running"
    assert (table.owner, table.host_id) == (ANNA.id, ANNA.id)
    assert (table.remind_hours, table.followable) == (0, False)
    assert [holder.computer for holder in table.seats] == ["beginner", None, "beginner"]
    assert table.seat_of(ANNA.id) == 1
    usual = await club.ask(BERT, None, Practise("garden", "en"))
    others = (await club.table(usual.match_id)).seats
    assert [(holder.user_id, holder.computer) for holder in others] == [(2, None), (None, "sound")]


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        (Practise("chess", "en"), "unknown-game"),
        (Practise("toy", "en", "genius"), "unknown-player"),
        (Practise("toy", "en", seats=9), "wrong-seats"),
        (Practise("toy", "en", options={"rounds": "99"}), "illegal"),
        (Practise("toy", "?"), "unknown-locale"),
    ],
)
async def test_what_cannot_be_played_is_refused(club: Club, request_: Practise, why: str) -> None:
    running = await practised(club)
    with pytest.raises(Exception, match=why):
        await club.ask(ANNA, None, request_)
    assert (await club.table(running)).status == "running"


async def test_one_game_a_person_and_the_next_replaces_it_when_named(club: Club) -> None:
    first = await practised(club)
    with pytest.raises(Exception, match="practising"):
        await practised(club)
    with pytest.raises(Exception, match="practising"):
        await club.ask(ANNA, None, Practise("toy", "en", replaces="other"))
    second = (await club.ask(ANNA, None, Practise("toy", "en", replaces=first))).match_id
    assert (await club.table(first)).status == "closed"
    found = await club.matches.queries.private_table_of(ANNA.id)
    assert found is not None
    assert (found.id, found.game, found.status) == (second, "toy", "running")
    assert await club.matches.queries.private_table_of(BERT.id) is None


async def test_a_whole_game_is_played_and_nothing_is_posted(club: Club) -> None:
    match = await practised(club, seats=2)
    beds = iter((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    async with computers_of(club) as computers:
        while (table := await club.table(match)).status == "running":
            if table.state.phase == "water":
                await club.turn(ANNA, match, "water")
            else:
                bed = next(b for b in beds if table.state.beds[b - 1] is None)
                await club.turn(ANNA, match, f"plant {bed}")
            await computers.idle()
    assert (await club.table(match)).status == "finished"
    assert await outbox(club) == 0
    assert await club.matches.due.next_reminders() == []
    assert await club.matches.due.next_timeouts() == []


async def test_no_channel_and_no_list_knows_it(club: Club) -> None:
    """Neither its own person nor the bot finds it where tables of channels are looked for."""
    match = await practised(club)
    for channel in (HOME.channel_id, ANNA.id + 1):
        assert await club.matches.queries.table_in(channel) is None
    assert await club.matches.queries.waiting_for(ANNA.id) == ()
    for server in (HOME.guild_id, ANNA.id):
        assert await club.matches.queries.tables_listed(server, ANNA.id, schema.GOING_ON, "") == ()
    opened = await club.ask(ANNA, None, Open("toy", HOME, "en"))
    found = await club.matches.queries.table_in(HOME.channel_id)
    assert found is not None
    assert found.id == opened.match_id != match


@pytest.mark.parametrize(
    "request_",
    [
        *(Choose(("plant 1",), confirm=True), AskUndo(), Close(), Restore(private_place(1))),
        *(TakeSeat(1), Watch(HOME, "en"), Rematch(), ForgetPerson("Player"), Resign()),
    ],
)
async def test_nobody_else_can_do_anything_at_it(club: Club, request_: Request) -> None:
    match = await practised(club)
    before = await club.table(match)
    manager = Person(9, "Ida", frozenset({HOME.channel_id, ANNA.id, 0}), manages_server=True)
    for person in (BERT, manager):
        assert await refused(club, person, match, request_) == "unknown-table"
    assert await club.table(match) == before


@pytest.mark.parametrize(
    "request_", [Rematch(), Watch(HOME, "en"), AllowFollowers(allowed=True), Resign(), TakeSeat(1)]
)
async def test_nothing_that_concerns_others_is_done_there(club: Club, request_: Request) -> None:
    match = await practised(club)
    assert await refused(club, ANNA, match, request_) == "unknown-table"


async def test_turns_are_taken_back_one_after_the_other(club: Club) -> None:
    match = await practised(club, seats=3)
    states = [(await club.table(match)).state]
    for beds in ((5, 1, 2), (3, 4, 6)):
        await planted(club, match, *beds)
        states.append((await club.table(match)).state)
    assert (await club.table(match)).seats[0].acts
    for state in reversed(states[:-1]):
        assert (await club.ask(ANNA, match, AskUndo())).key == "undone"
        table = await club.table(match)
        assert (table.state, table.seats[0].acts) == (state, True)
    assert await refused(club, ANNA, match, AskUndo()) == "undo-nothing"
    assert await outbox(club) == 0


async def test_nothing_is_taken_back_past_what_has_come_to_light(club: Club) -> None:
    match = await practised(club, seats=2)
    await planted(club, match, 12)
    assert await refused(club, ANNA, match, AskUndo()) == "undo-reveals"
    table = await club.table(match)
    await club.ask(BOT, match, ComputerTurn(1, ("plant 1",), table.revision))
    assert await refused(club, ANNA, match, AskUndo()) == "undo-reveals"
    await planted(club, match, 2)
    assert (await club.ask(ANNA, match, AskUndo())).key == "undone"
    assert await refused(club, ANNA, match, AskUndo()) == "undo-reveals"


async def test_a_computers_turn_thought_before_a_turn_was_taken_back_is_stale(club: Club) -> None:
    match = await practised(club, seats=2)
    await club.turn(ANNA, match, "plant 5")
    thought = ComputerTurn(1, ("plant 6",), (await club.table(match)).revision)
    await club.ask(ANNA, match, AskUndo())
    assert await refused(club, BOT, match, thought) == "stale"


async def test_it_is_archived_after_two_weeks_and_comes_back(club: Club) -> None:
    match = await practised(club)
    assert [name for name, _ in await club.matches.due.next_tidying()] == [match]
    club.now += 13 * DAY
    assert await refused(club, BOT, match, Tidy()) == "stale"
    club.now += DAY
    await club.ask(BOT, match, Tidy())
    assert (await club.table(match)).status == "archived"
    assert await club.matches.due.next_tidying() == []
    found = await club.matches.queries.private_table_of(ANNA.id)
    assert found is not None
    await club.ask(ANNA, match, Restore(found.place))
    table = await club.table(match)
    assert (table.status, table.seats[0].acts) == ("running", True)
    assert await outbox(club) == 0


async def test_an_archived_game_does_not_come_back_beside_another(club: Club) -> None:
    match = await practised(club)
    club.now += 15 * DAY
    await club.ask(BOT, match, Tidy())
    await practised(club, "toy")
    assert await refused(club, ANNA, match, Restore(private_place(ANNA.id))) == "channel-busy"


async def test_holidays_and_own_reminders_leave_it_alone(club: Club) -> None:
    await practised(club)
    await club.matches.people.choose_reminders(ANNA.id, 12)
    await club.matches.people.take_holiday(ANNA.id, "3")
    assert await club.matches.due.next_reminders() == []
    assert await club.matches.people.unannounced_holidays() == []


async def test_it_counts_neither_as_hosted_nor_as_seat(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_OPEN_TABLES", 1)
    monkeypatch.setattr(limits, "MAX_SEATS", 1)
    monkeypatch.setattr(limits, "MAX_OPENINGS", 2)
    match = await practised(club)
    await club.lobby(1)
    assert (await club.ask(ANNA, None, Practise("toy", "en", replaces=match))).key == "practising"
    with pytest.raises(Exception, match="too-many-openings"):
        await practised(club)
    club.now += limits.OPENINGS_SECONDS
    with pytest.raises(Exception, match="practising"):
        await practised(club)


async def test_its_person_reads_it_in_their_data_and_has_it_forgotten(club: Club) -> None:
    match = await practised(club)
    await club.turn(ANNA, match, "plant 5")
    (told,) = json.loads(await club.matches.queries.personal_data(ANNA.id))["tables"]
    assert (told["id"], told["private"], told["host"]) == (match, True, True)
    assert [line["text"] for line in told["log"]] == ["plant 5"]
    assert [table.id for table in await club.matches.queries.tables_knowing(ANNA.id)] == [match]
    await club.ask(ANNA, match, ForgetPerson("Player"))
    assert await club.matches.queries.tables_knowing(ANNA.id) == ()
    assert await club.matches.queries.private_table_of(ANNA.id) is None
    table = await club.table(match)
    assert (table.status, table.owner, table.host_id) == ("closed", 0, 0)
    assert table.names == ("Player 1", "Beginner")
    told = json.loads(await club.matches.queries.personal_data(ANNA.id))
    assert (told["tables"], told["posts_that_name_you"]) == ([], [])
    await practised(club)
