"""How long one confirmed turn takes to be stored: SQLite on disk, WAL, synchronous FULL."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.figures import Figure
from bench.playing import random_turn
from bot.matches.submit import Matches
from bot.matches.table.requests import Choose, Join, Open, Person, Place, Start
from bot.storage.database import Database
from rules import GAMES
from rules.game import AnyGame, Rng

TARGET_MS = 3.0
TURNS = 200


def measure() -> Iterator[Figure]:
    """One figure a game."""
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            spent = asyncio.run(_turns(game, f"sqlite:///{Path(folder) / 'bench.sqlite3'}"))
        note = f"median of {len(spent)} turns, p99 {_percentile(spent, 0.99):.1f} ms"
        name = f"{game.meta.key}: commit of a turn"
        yield Figure(name, statistics.median(spent), "ms", TARGET_MS, note=note)


def _percentile(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))]


async def _turns(game: AnyGame, url: str) -> list[float]:
    """Milliseconds of each turn, from the request to the answer."""
    database = await Database.open(url)
    try:
        spent: list[float] = []
        while len(spent) < TURNS:
            spent += await _one_game(game, Matches(database, GAMES), len(spent), TURNS - len(spent))
        return spent
    finally:
        await database.close()


async def _one_game(game: AnyGame, matches: Matches, first: int, most: int) -> list[float]:
    people = [Person(number, f"P{number}") for number in range(1, game.meta.seats[0] + 1)]
    place = Place(1, 10 + first)
    opened = await matches.submit(
        f"{first}-open", people[0], None, Open(game.meta.key, place, "en")
    )
    table_id = opened.match_id
    for person in people[1:]:
        await matches.submit(f"{first}-join-{person.id}", person, table_id, Join())
    await matches.submit(f"{first}-start", people[0], table_id, Start())
    spent: list[float] = []
    while len(spent) < most:
        table = await matches.table(table_id)
        if not (to_act := game.to_act(table.state)):
            break
        texts = random_turn(game, table.state, to_act[0], Rng(f"commit-{first}", len(spent)))
        request = Choose(tuple(texts), confirm=True)
        began = time.perf_counter()
        await matches.submit(f"{first}-{len(spent)}", people[to_act[0]], table_id, request)
        spent.append((time.perf_counter() - began) * 1e3)
    return spent
