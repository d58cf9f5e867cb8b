"""Whole games through the whole process: by slash commands alone, by panel alone, and one of every
game by both in turn."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.web.driver import SimulatedUser
from sandbox.world.people import PEOPLE
from tests.e2e.house import GAME, House, has, sandbox, told
from tests.e2e.launcher import all_games
from tests.e2e.playing import Robot, Typist, check_the_end, done, running

pytestmark = pytest.mark.timeout(300)  # whole games

OTHERS = [key for key in all_games() if key != GAME]
"""Every game but the one that is played by commands alone and by panel alone."""


async def test_a_game_with_the_river_by_slash_commands_alone(house: House) -> None:
    match_id = await house.begun("Anna", "大卫", river=True)
    chance = random.Random(1)
    turns = 0
    while running(house, match_id):
        person = house.person(house.on_turn(match_id))
        await (_by_commands if turns % 2 else _by_lines)(person, chance)
        turns += 1
    assert turns > 70
    await check_the_end(house, match_id, ("Anna", "大卫"), GAME)
    assert told(await house.posts()) == house.laid(match_id)


async def _by_commands(person: SimulatedUser, chance: random.Random) -> None:
    await Typist(chance, all_games()[GAME]).turn(person)


async def _by_lines(person: SimulatedUser, chance: random.Random) -> None:
    """One `/do` line, as its suggestions complete it, up to `confirm`."""
    line = ""
    for _ in range(12):
        choices = await person.autocomplete("do", "text", text=line)
        line = str(chance.choice(choices)["value"])
        if line.endswith("confirm"):
            break
        if _is_whole(line):
            line += "; "
    done(await person.slash("do", text=line))


def _is_whole(line: str) -> bool:
    verb, *rest = line.rpartition(";")[2].split()
    return len(rest) == {"place": 2, "deploy": 1, "pass": 0}[verb]


async def test_a_game_of_three_by_panel_alone(house: House) -> None:
    names = ("Anna", "大卫", "Chloé")
    match_id = await house.begun(*names)
    robot = Robot(random.Random(3))
    while running(house, match_id):
        await house.quiet()
        post = next(p for p in reversed(await house.posts()) if has(p, "turn"))
        await robot.turn(house.person(house.on_turn(match_id)), post)
    assert robot.tapped >= {"turn", "pick", "list", "back", "confirm"}
    await check_the_end(house, match_id, names, GAME)
    assert told(await house.posts()) == house.laid(match_id)


@pytest.fixture
async def playroom(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the games for tests are played, too."""
    async with sandbox(tmp_path) as house:
        await house.start(MEEPLEPOST_TESTS_TOYS="1")
        yield house
        assert "Traceback" not in house.errors()


@pytest.mark.parametrize("key", OTHERS)
async def test_every_other_game_by_panel_and_by_slash_commands(playroom: House, key: str) -> None:
    game, chance = all_games()[key], random.Random(7)
    names = tuple(one.name for one in PEOPLE[: game.meta.seats[0]])
    match_id = await playroom.begun(*names, game=key)
    robot, typist = Robot(chance), Typist(chance, game)
    while running(playroom, match_id):
        person = playroom.person(playroom.on_turn(match_id))
        if chance.random() < 0.5:
            await robot.turn(person, (await person.slash("turns")).message)
        else:
            await typist.turn(person)
    assert "turn" in robot.tapped
    await check_the_end(playroom, match_id, names, key)
