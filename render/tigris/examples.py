"""Small positions of Tigris & Euphrates as they stand on the board: pieces, and what scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from PIL import Image

from render import theme
from render.legend.pieces import card, standing_pieces
from render.scripts import Script
from render.tigris import board, pieces
from render.tigris import colours as c
from render.tigris.changed import draw_changes
from render.tigris.land import HEIGHT, SIDE, WIDTH
from render.tigris.pieces import Mark
from render.tigris.shadows import draw_shadows
from rules.changes import Change
from rules.tigris.position.state import DYNASTIES, LEADERS
from rules.tigris.told.view import (
    Conflict,
    PlacedLeader,
    PlacedMonument,
    PlacedTile,
    Side,
    Treasure,
    View,
)

_MARGIN = 10
"""How many pixels of the board around the squares are shown."""


@dataclass(frozen=True, slots=True)
class Example:
    """A few squares of the board, and what is on them."""

    first: str
    """The north-west square."""
    last: str
    """The south-east square."""
    tiles: Mapping[str, str] = field(default_factory=dict[str, str])
    """By sort of tile: their squares."""
    leaders: tuple[str, ...] = ()
    """Leaders such as `0 king H4`, the seat first."""
    monuments: tuple[PlacedMonument, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    catastrophes: tuple[str, ...] = ()
    joining: str | None = None
    conflict: Conflict | None = None
    new: str = ""
    """The square of the tile that has just been laid."""
    gone: str = ""
    """The square of a treasure that is taken."""
    points: Mapping[str, str] = field(default_factory=dict[str, str])
    """By empty square: what is written there, points and their colour such as `+1 red`."""

    @property
    def view(self) -> View:
        """The position. The first seat is on turn."""
        everybody = range(len(DYNASTIES))
        return View(
            viewer=0,
            seats=len(DYNASTIES),
            dynasties=DYNASTIES,
            phase="act",
            turn=0,
            acting=0,
            actions_left=1,
            tiles=tuple(_tiles(self.tiles)),
            leaders=tuple(_leaders(self.leaders)),
            monuments=self.monuments,
            treasures=self.treasures,
            catastrophes=self.catastrophes,
            joining=self.joining,
            conflict=self.conflict,
            wars=(),
            last=(),
            stock=tuple(() for _ in everybody),
            catastrophes_left=tuple(0 for _ in everybody),
            hand_sizes=tuple(0 for _ in everybody),
            bag=0,
            unbuilt=(),
            hand=(),
            aside=(),
            points=tuple(None for _ in everybody),
        )


def _tiles(sorts: Mapping[str, str]) -> Iterator[PlacedTile]:
    for tile, cells in sorts.items():
        yield from (PlacedTile(cell, tile) for cell in cells.split())


def _leaders(words: tuple[str, ...]) -> Iterator[PlacedLeader]:
    for seat, leader, cell in map(str.split, words):
        yield PlacedLeader(cell, int(seat), leader)


def drawn(example: Example, _: Script = Script.LATIN) -> Image.Image:
    """An example as it looks on the board, without anything written on it."""
    view, canvas = example.view, board.PALETTE.blank((WIDTH, HEIGHT), theme.TABLE)
    table = board.BoardCanvas(canvas, 0)
    draw_shadows(table, view)
    board.draw_ground(table, view)
    board.draw_upper(table, view)
    marked = [Change("new", example.new, "", 1)] if example.new else []
    marked += [Change("gone", f"{example.gone} treasure", "", 1)] if example.gone else []
    draw_changes(table, view, marked, (), ())
    for cell, words in example.points.items():
        points, colour = words.split()
        fill = c.SCORES.get(colour, c.GOLD)
        table.stamp(cell, 0, 0, pieces.chip, Mark(points, fill, filled=True), SIDE)
    (west, north), (east, south) = table.at(example.first), table.at(example.last)
    box = (west - _MARGIN, north - _MARGIN, east + SIDE + _MARGIN, south + SIDE + _MARGIN)
    return card(canvas.image.crop(box))


EXAMPLES: Mapping[str, Example] = {
    "scored-tile": Example(
        "G4", "J6", {"temple": "H5 I4", "market": "I5"}, ("0 priest H4", "1 king H6"),
        new="I4", points={"J4": "+1 red"},
    ),
    "scored-revolt": Example(
        "F4", "J6", {"temple": "F5 G4 I4", "market": "H5"}, ("0 king G5", "1 king I5"),
        conflict=Conflict("revolt", "king", Side(0, "G5", 2, 0), Side(1, "I5", 1, 0)),
        points={"G6": "+1 red"},
    ),
    "scored-war": Example(
        "F4", "K6", {"temple": "F5 K5", "settlement": "G5 H5 J5", "market": "I5"},
        ("0 king F4", "3 king K4"), joining="I5",
        conflict=Conflict("war", "king", Side(0, "F4", 2, 0), Side(3, "K4", 1, 0)),
        points={"J6": "+2 black"},
    ),
    "scored-monument": Example(
        "F4", "J6", {"temple": "G5"}, ("0 priest G4", "0 king G6"),
        (PlacedMonument("H4", "red-black"),),
        points={"F4": "+1 red", "F6": "+1 black"},
    ),
    "scored-treasure": Example(
        "A8", "F10", {"temple": "B8 F10", "market": "B9 C9 D9", "settlement": "E9 E10"},
        ("0 trader A8",), treasures=(Treasure("B8", True), Treasure("F10", False)), new="E10",
        gone="B8", points={"C8": "+1 any"},
    ),
}  # fmt: skip
"""One example for each way to score, by name."""

_ALONE: Mapping[str, Example] = {
    "tile-temple": Example("I5", "I5", {"temple": "I5"}),
    "tile-farm": Example("K9", "K9", {"farm": "K9"}),
    "tile-market": Example("I5", "I5", {"market": "I5"}),
    "tile-settlement": Example("I5", "I5", {"settlement": "I5"}),
    **{f"leader-{name}": Example("I5", "I5", leaders=(f"0 {name} I5",)) for name in LEADERS},
    "legend-catastrophe": Example("I5", "I5", catastrophes=("I5",)),
    "legend-monument": Example("H5", "I6", monuments=(PlacedMonument("H5", "red-blue"),)),
    "legend-treasure": Example("I5", "I5", {"temple": "I5"}, treasures=(Treasure("I5", False),)),
    "legend-fighting": Example(
        "I5", "I5", leaders=("0 king I5",),
        conflict=Conflict("revolt", "king", Side(0, "I5", 1, 0), Side(0, "I5", 1, 0)),
    ),
    "legend-corner": Example("I5", "I5", {"temple": "I5"}, treasures=(Treasure("I5", True),)),
}  # fmt: skip
"""Single pieces, by name."""


STANDING = standing_pieces(_ALONE, EXAMPLES, drawn)
"""Pieces and examples for the rules, by name."""
