"""Small positions of Ming Dynasty as they stand on the map: pieces, and what scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PIL import Image

from render import theme
from render.legend.pieces import LegendPiece, cut_out, standing_pieces
from render.ming.ground.atlas import HEIGHT, WIDTH, pixel
from render.ming.ground.cards import province_tile
from render.ming.ground.ground import PALETTE, empty_map
from render.ming.table.board import standing
from render.pieces import Point
from render.scripts import Script
from rules.ming.position.box import COURTIERS, PROVINCES, REGIONS
from rules.ming.position.state import ByOwner
from rules.ming.told.view import Province, Region, View


@dataclass(frozen=True, slots=True)
class Example:
    """A part of the map, and what is on it."""

    box: tuple[int, int, int, int]
    """Its west, north, east and south edges, in units of the canvas."""
    round: int = 2
    courtiers: Mapping[str, ByOwner] = field(default_factory=dict[str, ByOwner])
    """By region: how many courtiers each owner has in its open part; neutral ones come last."""
    houses: Mapping[str, ByOwner] = field(default_factory=dict[str, ByOwner])
    """By region: how many courtiers each owner has in its houses of the city."""
    monks: Mapping[str, int] = field(default_factory=dict[str, int])
    """By region: the seat whose courtier is in its temple."""
    princes: tuple[str | None, ...] = (None, None)
    points: Mapping[Point, tuple[int, int]] = field(default_factory=dict[Point, tuple[int, int]])
    """Where points are written, with the seat that gets them and their number."""

    @property
    def view(self) -> View:
        """The position, as everybody may see it."""
        seats = len(self.princes)
        nobody = (0,) * seats
        return View(
            viewer=None,
            seats=seats,
            phase="recall",
            round=self.round,
            start=0,
            acting=(),
            princes=self.princes,
            regions=tuple(self._region(key, (0,) * (seats + 1)) for key in REGIONS),
            provinces=tuple(Province(key, nobody, None, 0) for key in PROVINCES),
            deck=0,
            discards=0,
            dragons=0,
            hands=((0, 0, 0, 0),) * seats,
            tiles=((0,) * len(PROVINCES),) * seats,
            supply=(COURTIERS,) * seats,
            placing=nobody,
            passed=(False,) * seats,
            scoring=None,
            laid=(False,) * seats,
            own_recall=None,
            returning=nobody,
            neutral_returning=0,
            neutral_left=nobody,
            scores=nobody,
            last=(),
        )

    def _region(self, key: str, nobody: ByOwner) -> Region:
        *courtiers, neutral = self.courtiers.get(key, nobody)
        *houses, neutral_houses = self.houses.get(key, nobody)
        monk = self.monks.get(key)
        return Region(key, tuple(courtiers), neutral, monk, tuple(houses), neutral_houses)


def drawn(example: Example, script: Script) -> Image.Image:
    """An example as it looks on the map."""
    canvas = PALETTE.blank((WIDTH, HEIGHT), theme.TABLE)
    canvas.put(empty_map(script), 0, 0)
    for part in standing(example.view, script):
        part.put(canvas, (0, 0))
    west, north, east, south = example.box
    points = [(pixel(at), seat, number) for at, (seat, number) in example.points.items()]
    return cut_out(canvas.image, (*pixel((west, north)), *pixel((east, south))), points)


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles of a seat, in groups that score together."""

    round: int
    groups: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    """The points that each group brings the first seat."""


def drawn_tiles(held: Tiles, script: Script) -> Image.Image:
    """Tiles in a row, with the points of each group below it."""
    size = _GAP + sum(len(group) * _STEP + _GAP for group in held.groups), _TILE + 3 * _GAP + 44
    picture, x = Image.new("RGB", size, theme.PANEL), _GAP
    points: list[tuple[Point, int, int]] = []
    for group, number in zip(held.groups, held.points, strict=True):
        middle = x + (len(group) * _STEP - (_STEP - _TILE)) / 2
        points.append(((middle, _TILE + 2 * _GAP + 22), 0, number))
        for province in group:
            face = province_tile(province, script, _TILE)
            picture.paste(face, (x, _GAP), face)
            x += _STEP
        x += _GAP
    return cut_out(picture, (0, 0, *size), points)


_TILE, _STEP, _GAP = 48, 55, 16
"""The pixels of a tile, from one tile to the next, and between groups."""

_CITY = (286, 262, 530, 420)

EXAMPLES: Mapping[str, Example] = {
    "scored-city": Example(
        _CITY, houses={"xiangyang": (2, 1, 0), "jingzhou": (1, 1, 0)},
        points={(455, 285): (0, 16), (455, 320): (1, 8)},
    ),
    "scored-most": Example(
        _CITY, 6, houses={"xiangyang": (1, 0, 0), "jingzhou": (1, 0, 0), "huangzhou": (0, 2, 0)},
        points={(455, 300): (0, 4)},
    ),
    "scored-temple": Example(
        (150, 325, 290, 470), monks={"chongqing": 0}, points={(215, 452): (0, 4)},
    ),
    "scored-neutral": Example(
        _CITY, houses={"xiangyang": (1, 0, 0), "jingzhou": (0, 0, 2)},
        points={(455, 300): (0, 4)},
    ),
}  # fmt: skip
"""One example for each way to score on the map, by name."""

TILES: Mapping[str, Tiles] = {
    "scored-set": Tiles(2, (PROVINCES,), (28,)),
    "scored-tiles": Tiles(6, (PROVINCES[:5], (PROVINCES[0], PROVINCES[3])), (10, 2)),
}
"""One example for each way to score with tiles, by name."""

_ROW, _TEMPLE = (484, 147, 541, 204), (322, 446, 382, 506)

ALONE: Mapping[str, Example] = {
    "legend-courtier": Example(_ROW, courtiers={"daming": (3, 0, 0)}),
    "legend-neutral": Example(_ROW, courtiers={"daming": (0, 0, 3)}),
    "legend-prince": Example((52, 446, 114, 508), princes=("jiading", None)),
    "legend-temple": Example(_TEMPLE),
    "legend-monk": Example(_TEMPLE, monks={"jingzhou": 0}),
    "legend-house": Example((328, 296, 388, 356), houses={"xiangyang": (1, 0, 0)}),
}
"""Single pieces, by name."""

STANDING: Mapping[str, LegendPiece] = {
    **standing_pieces(ALONE, EXAMPLES, drawn, lettered=True),
    **standing_pieces({}, TILES, drawn_tiles, lettered=True),
}
"""Pieces and examples for the rules, by name."""
