"""How long a tap of *History* takes: from the custom id to the finished message with its picture.

Discord itself is left out. The first tap finds nothing in memory and replays the game; those that
follow walk back from the end of the game, where the board is fullest.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.figures import Figure
from bench.playing import random_turn
from bot.front.looking_back.history import TurnPage, read_wish
from bot.front.looking_back.history_view import draw_history
from bot.front.shown.custom_ids import CustomId, parse_custom_id
from bot.front.shown.presenter import TablePresenter
from bot.matches.submit import Matches
from bot.matches.table.requests import Choose, Join, Open, Person, Place, Start
from bot.processes.drawing import Renderer
from bot.storage.database import Database
from bot.texts import shared_texts
from render import PAINTERS
from render.gallery import variants
from rules import GAMES
from rules.game import AnyGame, Rng
from rules.record import option_word

TARGET_MS = 300.0
STEPS = 100
"""Taps after the first one, at most one a turn."""


def measure() -> Iterator[Figure]:
    """Two figures a game: the first tap, and the slowest of those that follow."""
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            walk = asyncio.run(_measure(game, Path(folder)))
        first, *others = walk.spent
        name, note = f"{game.meta.key}: history", f"game of {walk.actions} actions"
        yield Figure(f"{name}, first tap", first, "ms", TARGET_MS, note=note)
        note = f"slowest of {len(others)} taps, median {statistics.median(others):.0f} ms"
        yield Figure(f"{name}, a step", max(others), "ms", TARGET_MS, note=note)


@dataclass(frozen=True, slots=True)
class _Walk:
    actions: int
    spent: list[float]
    """Milliseconds of every tap."""


async def _measure(game: AnyGame, folder: Path) -> _Walk:
    database = await Database.open(f"sqlite:///{folder / 'bench.sqlite3'}")
    renderer = Renderer(PAINTERS, folder=folder)
    await renderer.start()
    try:
        table_id = await _play(game, Matches(database, GAMES))
        return await _walk(Matches(database, GAMES), renderer, table_id)
    finally:
        await renderer.close()
        await database.close()


async def _play(game: AnyGame, matches: Matches) -> str:
    """A whole game at random, with most seats and all variants."""
    seats = game.meta.seats[-1]
    people = [Person(number, f"P{number}") for number in range(1, seats + 1)]
    options = {name: option_word(value) for name, value in variants(game, seats).items()}
    wish = Open(game.meta.key, Place(1, 1), "en", options)
    table_id = (await matches.submit("open", people[0], None, wish)).match_id
    for person in people[1:]:
        await matches.submit(f"join-{person.id}", person, table_id, Join())
    await matches.submit("start", people[0], table_id, Start())
    commits = 0
    while to_act := game.to_act((table := await matches.table(table_id)).state):
        texts = random_turn(game, table.state, to_act[0], Rng("history", commits))
        request = Choose(tuple(texts), confirm=True)
        await matches.submit(f"turn-{commits}", people[to_act[0]], table_id, request)
        commits += 1
    return table_id


async def _walk(matches: Matches, renderer: Renderer, table_id: str) -> _Walk:
    table = await matches.table(table_id)
    presenter = TablePresenter(GAMES[table.game], table, shared_texts(), "en")
    await renderer.board(table.game, presenter.view(0), presenter.render_options())
    presenter.title()  # reads all texts, as the bot does when it starts
    spent = list[float]()
    tapped = str(CustomId("history", table_id, str(table.revision)))
    for _ in range(STEPS + 1):
        began = time.perf_counter()
        page = await _tap(matches, renderer, tapped)
        spent.append((time.perf_counter() - began) * 1e3)
        if not page.number:
            break
        tapped = str(page.leading("back"))
    return _Walk(table.steps, spent)


async def _tap(matches: Matches, renderer: Renderer, tapped: str) -> TurnPage:
    custom_id = parse_custom_id(tapped)
    assert custom_id is not None
    table, past = (
        await matches.table(custom_id.table),
        await matches.queries.past(custom_id.table),
    )
    assert past is not None
    presenter = TablePresenter(past.game, table, shared_texts(), "en")
    page = TurnPage(presenter, past, 0, read_wish(custom_id.rest))
    assert (await draw_history(page, renderer)).file
    return page
