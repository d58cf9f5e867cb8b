"""Processor time of the picture of a full board, drawn and encoded, how large it is, and how long
the first one of a new process takes."""

from __future__ import annotations

import asyncio
import io
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from bench.figures import Figure
from bot.processes.drawing import CACHE_MB, Renderer
from render import PAINTERS
from render.drawing_process import DrawingSetup
from render.gallery import variants
from render.painter import RenderOptions
from render.png import BANDS, band
from render.store import STORE
from rules import GAMES
from rules.computers.simulating import simulate
from rules.game import AnyGame

TARGET_MS = 20.0
TARGET_KB = 220.0
TARGET_FIRST_MS = 300.0
UP = 5.0
"""Seconds for which a new process has been up before it is asked for its first picture."""
ENDS = 6
"""Games of which the end is drawn, as often as `ROUNDS` says."""
ROUNDS = 5


def measure() -> Iterator[Figure]:
    """Three figures a game: time when all of it is new, time when nothing is, and size; over the
    ends of games with most seats and variants, as a drawing process of the bot draws them; and a
    fourth, the first picture of a process that finds its maps painted."""
    with TemporaryDirectory() as folder:
        for paint in DrawingSetup(
            CACHE_MB * 1_000_000, Path(folder), tuple(PAINTERS.values())
        ).begin():
            paint()
        for game in GAMES.values():
            yield from _game(game)
        STORE.use(None)
        for game in GAMES.values():
            spent = asyncio.run(_first_picture(game, Path(folder))) * 1e3
            name = f"{game.meta.key}: first picture of a new process"
            note = f"maps painted before, up for {UP:.0f} s"
            yield Figure(name, spent, "ms", TARGET_FIRST_MS, note=note)


async def _first_picture(game: AnyGame, folder: Path) -> float:
    """Seconds until a process that nobody has asked for anything has drawn the end of a game."""
    view = game.view(_end(game, 0), None)
    renderer = Renderer(PAINTERS, folder=folder, games=GAMES.values())
    await renderer.start()
    await asyncio.sleep(UP)
    began = time.perf_counter()
    await renderer.board(game.meta.key, view, _look(game), urgent=True)
    spent = time.perf_counter() - began
    await renderer.close()
    return spent


def _end(game: AnyGame, number: int) -> Any:
    seats = game.meta.seats[-1]
    return simulate(game, seats, variants(game, seats), f"bench-{number}", ["sound"]).state


def _look(game: AnyGame) -> RenderOptions:
    return RenderOptions(("Anna", "Ben", "Chloé", "大卫", "Emil")[: game.meta.seats[-1]])


def _game(game: AnyGame) -> Iterator[Figure]:
    painter, options = PAINTERS[game.meta.key], _look(game)
    ends = [_end(game, number) for number in range(ENDS)]
    anew: list[float] = []
    again: list[float] = []
    sizes: list[int] = []
    width = 0
    for number in range(ROUNDS * ENDS):
        view = game.view(ends[number % ENDS], None)
        for spent in (anew, again):
            began = time.process_time()
            picture = painter.board(view, options)
            spent.append((time.process_time() - began) * 1e3)
        BANDS.forget(band)
        sizes.append(len(picture))
        width = Image.open(io.BytesIO(picture)).width
    name = f"{game.meta.key}: picture of a full board"
    note = f"median of {len(anew)}, {width} px wide, first one {anew[0]:.0f} ms"
    yield Figure(name, statistics.median(anew), "ms", TARGET_MS, note=note)
    yield Figure(
        f"{name}, once more", statistics.median(again), "ms", TARGET_MS, note="nothing new"
    )
    yield Figure(f"{name}, size", max(sizes) / 1e3, "kB", TARGET_KB, note="largest")
