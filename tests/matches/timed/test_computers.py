"""Computer players take their turns by themselves."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from bot.matches.submit import Matches
from bot.matches.table.requests import (
    SYSTEM,
    AddComputer,
    ComputerTurn,
    Open,
    Place,
    Refused,
    Resign,
    Start,
)
from bot.processes.thinkers import Thinkers, ThinkingFailed
from bot.processes.thinking import think
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import DatabaseAway
from bot.workers.computer_players import ComputerPlayerWorker
from rules import GAMES
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, PEOPLE, Club, club_on
from tests.matches.recording_sender import RecordingSender, outbox_of
from tests.sandbox.proof import soon


@asynccontextmanager
async def computers_of(club: Club) -> AsyncGenerator[ComputerPlayerWorker]:
    computers = ComputerPlayerWorker(club.matches, club.thinkers, pause=0)
    club.matches.listen(computers.wake)
    running = asyncio.create_task(computers.run())
    club.asked += 1  # by the computer players, at any moment
    try:
        yield computers
    finally:
        await asyncio.gather(computers.stop(), club.thinkers.close())
        await running
        club.asked -= 1


async def test_a_person_plays_a_game_with_computers(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, AddComputer("sound"))
    await club.ask(ANNA, match, AddComputer("beginner"))
    async with computers_of(club) as computers:
        await club.ask(ANNA, match, Start())
        for _ in range(20):
            await computers.idle()
            table = await club.table(match)
            if table.status != "running":
                break
            assert [holder.acts for holder in table.seats] == [True, False, False]
            if table.state.phase == "bid":
                await club.bid(match, ANNA)
            else:
                await club.turn(ANNA, match, "paint red", "pass")
    assert (await club.table(match)).status == "finished"


async def test_turns_left_behind_are_taken_at_start(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.ask(BERT, match, Resign())
    assert [holder.acts for holder in (await club.table(match)).seats] == [False, True]
    async with computers_of(club) as computers:
        await computers.idle()
        assert (await club.table(match)).state.round == 2 or await club.winner(match) == ANNA


async def test_a_computer_seat_moves_only_for_the_table_it_looked_at(club: Club) -> None:
    match = await club.running(2)
    table = await club.table(match)
    texts = (f"bid {table.state.hands[1][0]}",)
    with pytest.raises(Refused, match="not-seated"):
        await club.ask(BERT, match, ComputerTurn(1, texts, table.revision))
    await club.ask(BERT, match, Resign())
    with pytest.raises(Refused, match="stale"):
        await club.ask(BERT, match, ComputerTurn(1, texts, table.revision))
    assert (await club.table(match)).state == table.state


@pytest.fixture
async def slow_club(database: Database, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """A club whose game takes the strong player seconds to think about."""
    monkeypatch.setattr("bot.matches.deeds.lobby.new_seed", lambda: "slow")
    async with club_on(database) as club:
        club.matches = Matches(database, GAMES, patience=0, clock=lambda: club.now)
        yield club


async def to_be_thought_about(club: Club) -> str:
    """A table at which a strong player is to act; its id."""
    opened = await club.ask(ANNA, None, Open("china", HOME, "en"))
    await club.ask(ANNA, opened.match_id, AddComputer("strong"))
    await club.ask(ANNA, opened.match_id, AddComputer("beginner"))
    await club.ask(ANNA, opened.match_id, Start())
    while (await club.table(opened.match_id)).seats[0].acts:
        position = (await club.matches.queries.stored(opened.match_id)).position
        await club.turn(ANNA, opened.match_id, *think(position, 0, "beginner"))
    assert (await club.table(opened.match_id)).seats[1].acts
    return opened.match_id


def thinking(club: Club) -> int:
    """The process that is at it; 0 when there is none."""
    return club.thinkers.processes[0].pid or 0


async def kill(club: Club, last: int = 0) -> int:
    """Kills the process that is at it as soon as it is another one than the last."""
    await soon(lambda: thinking(club) not in (0, last))
    found = thinking(club)
    os.kill(found, signal.SIGKILL)
    return found


async def test_a_turn_goes_on_in_another_process_when_the_first_one_is_killed(
    slow_club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    match = await to_be_thought_about(slow_club)
    before = await slow_club.table(match)
    async with computers_of(slow_club) as computers:
        await kill(slow_club)
        await computers.idle()
    assert (await slow_club.table(match)).steps > before.steps
    assert "a thinking process was lost" in caplog.text
    assert "the computer player failed" not in caplog.text


async def test_a_turn_whose_processes_are_all_killed_is_thought_about_later(
    slow_club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    match = await to_be_thought_about(slow_club)
    before = await slow_club.table(match)
    async with computers_of(slow_club) as computers:
        computers.pause_after_loss = 0.1
        await kill(slow_club, await kill(slow_club))
        await soon(lambda: "thinks later: a computation was lost twice" in caplog.text)
        await soon(lambda: thinking(slow_club) > 0)
        await computers.idle()
    assert (await slow_club.table(match)).steps > before.steps


async def computer_to_move(club: Club, people: int = 2, place: Place = HOME) -> str:
    """A table at which a computer player is to act; its id."""
    match = await club.running(people, place)
    await club.bid(match, ANNA)
    await club.ask(BERT, match, Resign())
    return match


async def test_a_table_that_cannot_be_read_is_tried_again_after_a_pause(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, asked, read = await computer_to_move(club), list[float](), club.matches.queries.stored

    async def away(_: str) -> None:
        asked.append(time.monotonic())
        raise DatabaseAway("cut off")

    monkeypatch.setattr(club.matches.queries, "stored", away)
    async with computers_of(club) as computers:
        computers.pause_after_failure = 0.2
        await soon(lambda: len(asked) > 1)
        assert asked[1] - asked[0] >= 0.2 * 0.99
        monkeypatch.setattr(club.matches.queries, "stored", read)
        await computers.idle()
    assert (await club.table(match)).steps > 1


async def test_a_table_that_changed_while_it_failed_is_looked_at_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await computer_to_move(club, people=3)
    think_on, failed = club.thinkers.ask, asyncio.Event()

    async def change_and_fail(*_: object) -> None:
        monkeypatch.setattr(club.thinkers, "ask", fail)
        await club.bid(match, CLEO)
        raise ThinkingFailed("lost")

    async def fail(*_: object) -> None:
        monkeypatch.setattr(club.thinkers, "ask", think_on)
        failed.set()
        raise ValueError("a fault of the game")

    monkeypatch.setattr(club.thinkers, "ask", change_and_fail)
    async with computers_of(club) as computers:
        await failed.wait()
        await computers.idle()
        assert list(await club.matches.due.computers_to_move()) == [match], "it rests"
        await club.ask(CLEO, match, Resign())
        await computers.idle()
    assert await club.matches.due.computers_to_move() == {}


async def test_a_stop_does_not_wait_for_a_turn_and_the_next_start_takes_it(
    slow_club: Club,
) -> None:
    match = await to_be_thought_about(slow_club)
    before = await slow_club.table(match)
    async with computers_of(slow_club):
        await soon(lambda: thinking(slow_club) > 0)
    assert (await slow_club.table(match)).steps == before.steps
    slow_club.thinkers = Thinkers()
    async with computers_of(slow_club) as computers:
        await computers.idle()
    table = await slow_club.table(match)
    assert table.seats[0].acts
    assert table.steps > before.steps
    query = sa.select(schema.log.c.step).where(schema.log.c.kind.in_(("action", "auto")))
    steps = await slow_club.database.read(lambda c: list(c.execute(query).scalars()))
    assert steps == list(range(table.steps))


async def test_a_computer_player_that_goes_on_is_told_in_one_post(club: Club) -> None:
    club.matches.patience = 30.0
    match, pigeon = await club.running(2), RecordingSender()
    hands = (await club.table(match)).state.hands
    seat = 0 if max(hands[0]) > max(hands[1]) else 1
    await club.ask(PEOPLE[seat], match, Resign())
    await club.bid(match, PEOPLE[1 - seat])
    async with outbox_of(club, pigeon) as outbox:
        for texts in ((f"bid {max(hands[seat])}",), ("paint red", "frame")):
            await outbox.idle()
            told = pigeon.told(HOME.channel_id)
            turn = ComputerTurn(seat, texts, (await club.table(match)).revision)
            await club.ask(SYSTEM, match, turn)
        await outbox.idle()
    assert "BidShown" not in told
    assert len(pigeon.delivered[HOME.channel_id][-1].posts) == 2


async def test_of_several_bots_none_begins_more_turns_than_it_can_think_about(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other tables are left to the others."""
    at_once = len(club.thinkers.processes)
    for number in range(at_once + 2):
        await computer_to_move(club, place=Place(HOME.guild_id, 700 + number))
    monkeypatch.setattr(club.matches.due.leases, "shared", True)
    over = asyncio.Event()

    async def think(*_: object) -> None:
        await over.wait()

    monkeypatch.setattr(ComputerPlayerWorker, "_serve", think)
    computers = ComputerPlayerWorker(club.matches, club.thinkers)
    computers.start_job("a table of before", think())
    for _ in range(2):
        await computers.poll()
        assert computers.in_hand == at_once
    over.set()
    await soon(lambda: not computers.in_hand)
