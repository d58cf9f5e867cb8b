"""Processor time of the picture of a full board, drawn and encoded, and how large it is."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Iterator

from PIL import Image

from bench.figures import Figure
from render import PAINTERS
from render.gallery import variants
from render.painter import RenderOptions
from render.png import BANDS, band
from rules import GAMES
from rules.computers.simulating import simulate
from rules.game import AnyGame

TARGET_MS = 20.0
TARGET_KB = 200.0
ROUNDS = 15


def measure() -> Iterator[Figure]:
    """Three figures a game: time when all of it is new, time when nothing is, and size; over the
    ends of games with most seats and variants."""
    for game in GAMES.values():
        yield from _game(game)


def _game(game: AnyGame) -> Iterator[Figure]:
    painter, seats = PAINTERS[game.meta.key], game.meta.seats[-1]
    options = variants(game, seats)
    ends = [simulate(game, seats, options, f"bench-{n}", ["sound"]).state for n in range(2)]
    options = RenderOptions(("Anna", "Ben", "Chloé", "大卫", "Emil")[:seats])
    anew: list[float] = []
    again: list[float] = []
    sizes: list[int] = []
    width = 0
    for number in range(ROUNDS * len(ends)):
        view = game.view(ends[number % len(ends)], None)
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
