"""Views made by hand: boards of any shape, without playing."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from PIL import Image

from render.canvas import Canvas
from render.painter import Painter, RenderOptions
from rules.carcassonne.position.box import TURNS, box, spots, turned
from rules.carcassonne.told.view import PlacedFollower, PlacedTile, View
from rules.grid import cell_name

LOOK = RenderOptions(("Alice", "李白", "Bob", "Ñandú", "Zoë"))
Cell = tuple[int, int]
ROUND: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def drawn(painter: Painter[Any], view: Any, options: RenderOptions) -> Image.Image:
    """The board of a view in RGB, as it is before it becomes a PNG, which takes longest of all and
    is tested by itself."""
    boards: list[Image.Image] = []
    with pytest.MonkeyPatch.context() as patch:

        def kept(canvas: Canvas, **_: bool) -> None:
            boards.append(canvas.image)

        patch.setattr(Canvas, "png", kept)
        painter.board(view, options)
    (board,) = boards
    return board.convert("RGB")


def opened(png: bytes) -> Image.Image:
    """The picture in RGB."""
    assert png.startswith(b"\x89PNG")
    return Image.open(io.BytesIO(png)).convert("RGB")


@dataclass
class Table:
    """A board that grows by chance inside a shape."""

    luck: random.Random
    allowed: Callable[[int, int], bool]
    sides: dict[Cell, str] = field(default_factory=dict[Cell, str])
    tiles: list[PlacedTile] = field(default_factory=list[PlacedTile])

    def put(self, cell: Cell, kind: str, turn: int, seat: int | None) -> None:
        self.sides[cell] = turned(kind, turn).sides
        self.tiles.append(PlacedTile(cell_name(*cell), kind, turn, seat))

    def fits(self, cell: Cell, kind: str, turn: int) -> bool:
        sides = turned(kind, turn).sides
        near = [self.sides.get((cell[0] + dx, cell[1] + dy)) for dx, dy in ROUND]
        return all(o is None or o[(d + 2) % 4] == sides[d] for d, o in enumerate(near))

    def grow(self, kind: str, seat: int) -> None:
        free = {(x + dx, y + dy) for x, y in self.sides for dx, dy in ROUND} - self.sides.keys()
        places = [
            (cell, turn)
            for cell in sorted(free)
            for turn in TURNS
            if self.allowed(*cell) and self.fits(cell, kind, turn)
        ]
        if places:
            cell, turn = self.luck.choice(places)
            self.put(cell, kind, turn, seat)


def view(
    tiles: int = 20, seats: int = 3, allowed: Callable[[int, int], bool] = lambda x, y: True
) -> View:
    """A table with about that many tiles, followers on every third, in phase place."""
    table = Table(random.Random("scene"), allowed)
    table.put((0, 0), "D", 0, None)
    kinds = [k for k, tile in box().items() for _ in range(tile.count) if not tile.role]
    table.luck.shuffle(kinds)
    while kinds and len(table.tiles) < tiles:
        table.grow(kinds.pop(), len(table.tiles) % seats)
    return View(
        viewer=None,
        seats=seats,
        river=False,
        phase="place",
        turn=1,
        drawn="K",
        tiles=tuple(table.tiles),
        followers=tuple(followers(table, seats)),
        supply=(5,) * seats,
        scores=tuple(17 * seat for seat in range(seats)),
        remaining=(("A", 2), ("C", 1), ("X", 1)),
        discarded=(),
    )


def followers(table: Table, seats: int) -> list[PlacedFollower]:
    """One follower on every third tile, on any of its spots."""
    return [
        PlacedFollower(at % seats, tile.cell, table.luck.choice(spots(tile.tile, tile.turn)).name)
        for at, tile in enumerate(table.tiles)
        if at % 3 == 1
    ]


def straight(count: int, down: bool) -> View:
    """So many tiles in one line."""
    cells = [(0, i) if down else (i, 0) for i in range(count)]
    laid = [PlacedTile(cell_name(*cell), "B", 0, 0) for cell in cells]
    return replace(view(1), tiles=tuple(laid), followers=())
