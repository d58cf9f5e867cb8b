"""Thinking processes end with the bot, however that ends; nothing is lost with them."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.table.codec import load_state
from bot.matches.table.play import GamePosition
from bot.processes.thinking import think
from rules import GAMES
from tests.e2e.house import House
from tests.processes import alive, children
from tests.sandbox.proof import soon

pytestmark = pytest.mark.usefixtures("own_children")

SLOW = "china"
"""A game whose strong players think for seconds."""


async def thinking(house: House) -> tuple[str, int]:
    """A game in which a strong player thinks; its id and the process that does."""
    assert house.running is not None
    (drawing,) = children(house.running.pid)
    match_id = await house.opened("Anna", game=SLOW)
    anna = house.person("Anna")
    for _ in range(2):
        await anna.slash("table add", player="strong")
    await anna.slash("table start")
    while acts(house, match_id) == [(0,)]:
        await anna.slash("do", text="; ".join([*a_turn(house, match_id), "confirm"]))
    pid = house.running.pid
    await soon(lambda: len(children(pid)) == 2)
    return match_id, next(child for child in children(pid) if child != drawing)


def a_turn(house: House, match_id: str) -> tuple[str, ...]:
    """What Anna may do. Her panels need not be drawn for it: maps that nobody has painted yet take
    a while."""
    [(snapshot,)] = house.ask_database("select snapshot from matches where id = ?", match_id)
    position = GamePosition(GAMES[SLOW], "", 0, load_state(GAMES[SLOW], snapshot))
    return think(position, 0, "beginner")


def acts(house: House, match_id: str) -> list[tuple[int]]:
    """Seats that are to act."""
    question = "select seat from seats where match_id = ? and acts"
    return [(seat,) for (seat,) in house.ask_database(question, match_id)]


async def test_it_does_not_outlive_a_bot_that_is_killed_though_it_is_at_work(
    house: House,
) -> None:
    _, pid = await thinking(house)
    await house.kill()
    await soon(lambda: not alive(pid))
    assert "Traceback" not in house.errors()


async def test_a_stop_waits_for_nobody_and_the_turn_is_thought_again(house: House) -> None:
    match_id, pid = await thinking(house)
    before = house.log(match_id)
    assert await house.terminate() == 0
    assert not alive(pid)
    assert "is cut off" not in house.errors()
    assert house.log(match_id) == before
    await house.start()
    async with asyncio.timeout(90):
        while len(house.log(match_id)) == len(before):
            await asyncio.sleep(0.05)
    steps = [step for step, _, _ in house.log(match_id)]
    assert steps == list(range(len(steps)))
