"""Computer players take their turns by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from bot.computer_players import ComputerPlayerWorker
from bot.matches.requests import AddComputer, ComputerTurn, Refused, Resign, Start
from bot.thinkers import Thinkers
from tests.matches.conftest import ANNA, BERT, Club


@asynccontextmanager
async def computers_of(club: Club) -> AsyncGenerator[ComputerPlayerWorker]:
    computers = ComputerPlayerWorker(club.matches, Thinkers(), pause=0)
    club.matches.listen(computers.wake)
    running = asyncio.create_task(computers.run())
    try:
        yield computers
    finally:
        await computers.stop()
        await running


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
