"""How long the picture of a full board takes, drawn and encoded, and how large it is."""

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
from rules import GAMES
from rules.game import AnyGame
from rules.simulating import simulate

TARGET_MS = 40.0
TARGET_KB = 250.0
ROUNDS = 15


def measure() -> Iterator[Figure]:
    """Two figures a game: time and size, over the ends of games with most seats and variants."""
    for game in GAMES.values():
        yield from _game(game)


def _game(game: AnyGame) -> Iterator[Figure]:
    painter, seats = PAINTERS[game.meta.key], game.meta.seats[-1]
    options = variants(game, seats)
    ends = [simulate(game, seats, options, f"bench-{n}", ["sound"]).state for n in range(2)]
    options = RenderOptions(("Anna", "Ben", "Chloé", "大卫", "Emil")[:seats])
    spent: list[float] = []
    sizes: list[int] = []
    width = 0
    for number in range(ROUNDS * len(ends)):
        view = game.view(ends[number % len(ends)], None)
        began = time.perf_counter()
        picture = painter.board(view, options)
        spent.append((time.perf_counter() - began) * 1e3)
        sizes.append(len(picture))
        width = Image.open(io.BytesIO(picture)).width
    name = f"{game.meta.key}: picture of a full board"
    note = f"median of {len(spent)}, {width} px wide, first one {spent[0]:.0f} ms"
    yield Figure(name, statistics.median(spent), "ms", TARGET_MS, note=note)
    yield Figure(f"{name}, size", max(sizes) / 1e3, "kB", TARGET_KB, note="largest")
