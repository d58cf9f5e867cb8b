"""Games through the whole process, from the beginning and to the end: by slash commands alone, by
panel alone, and one of every game by both in turn."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.world.people import PEOPLE
from tests.e2e.house import GAME, House, sandbox, told
from tests.e2e.launcher import all_games
from tests.e2e.playing import LATE, Robot, Typist, Writer, begun_late, check_the_end, running
from tests.tapping import has

pytestmark = pytest.mark.timeout(300)  # whole games

OTHERS = [key for key in all_games() if key != GAME]
"""Every game but the one that is played by commands alone and by panel alone."""
EARLY = 9
"""Turns from the beginning of a game, before another one is played to its end."""


async def test_a_game_with_the_river_by_slash_commands_alone(house: House) -> None:
    match_id = await house.begun("Anna", "大卫", river=True)
    game, chance = all_games()[GAME], random.Random(1)
    typist, writer = Typist(chance, game), Writer(chance, game)
    turns = 0
    while running(house, match_id):
        person = house.person(house.on_turn(match_id))
        await (typist if turns % 4 == 0 else writer).turn(person)
        turns += 1
    assert turns > 70
    await check_the_end(house, match_id, ("Anna", "大卫"), GAME)
    assert told(await house.posts()) == house.laid(match_id)


async def test_a_game_of_three_by_panel_alone(house: House) -> None:
    names, robot = ("Anna", "大卫", "Chloé"), Robot(random.Random(3))

    async def turn(match_id: str, channel: str) -> None:
        await house.quiet()
        post = next(p for p in reversed(await house.posts(channel)) if has(p, "turn"))
        await robot.turn(house.person(house.on_turn(match_id), channel), post)

    early = await house.begun(*names)
    for _ in range(EARLY):
        await turn(early, "table")
    await house.quiet()
    assert told(await house.posts()) == house.laid(early)
    late = await begun_late(house, all_games()[GAME], *names, last=30)
    before = len(house.laid(late))
    while running(house, late):
        await turn(late, LATE)
    assert robot.tapped >= {"turn", "pick", "list", "back", "confirm"}
    await check_the_end(house, late, names, GAME, LATE)
    assert told(await house.posts(LATE)) == house.laid(late)[before:]


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
    robot, typist, writer = Robot(chance), Typist(chance, game), Writer(chance, game)

    async def turn(match_id: str, channel: str) -> None:
        person, way = playroom.person(playroom.on_turn(match_id), channel), chance.random()
        if way < 0.25:
            await robot.turn(person, (await person.slash("turns")).message)
        else:
            await (typist if way < 0.5 else writer).turn(person)

    early = await playroom.begun(*names, game=key)
    for _ in range(EARLY):
        if running(playroom, early):
            await turn(early, "table")
    late = await begun_late(playroom, game, *names, last=70)
    while running(playroom, late):
        await turn(late, LATE)
    assert "turn" in robot.tapped
    await check_the_end(playroom, late, names, key, LATE)
