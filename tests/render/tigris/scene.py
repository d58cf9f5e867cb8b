"""Views made by hand: tables in every phase, without playing."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops

from render.painter import RenderOptions
from render.tigris import PAINTER
from render.tigris.land import SIDE, corner
from render.tigris.strip import strip
from rules.tigris.position import board as squares
from rules.tigris.told.view import (
    Conflict,
    PlacedLeader,
    PlacedMonument,
    PlacedTile,
    Points,
    Side,
    Treasure,
    View,
)
from tests.render import scene

LOOK = RenderOptions(("Ada Lovelace", "李白", "Þorgerður", "Zoë"))
DYNASTIES = ("archer", "bull", "pot", "lion")
LEADERS = ("priest", "farmer", "trader", "king")
MONUMENTS = ("red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black")
TEMPLES = squares.cells(squares.TREASURES)
CORNERS = squares.cells(squares.CORNERS)


def tiles(name: str, cells: str) -> tuple[PlacedTile, ...]:
    return tuple(PlacedTile(cell, name) for cell in cells.split())


def start(seats: int = 4) -> View:
    """Nothing has been done yet."""
    return View(
        viewer=None,
        seats=seats,
        dynasties=DYNASTIES[:seats],
        phase="act",
        turn=1,
        acting=1,
        actions_left=2,
        tiles=tiles("temple", " ".join(TEMPLES)),
        leaders=(),
        monuments=(),
        treasures=tuple(Treasure(cell, cell in CORNERS) for cell in TEMPLES),
        catastrophes=(),
        joining=None,
        conflict=None,
        wars=(),
        last=(),
        stock=(LEADERS,) * seats,
        catastrophes_left=(2,) * seats,
        hand_sizes=(6,) * seats,
        bag=119,
        unbuilt=MONUMENTS,
        hand=(),
        aside=(),
        points=(None,) * seats,
    )


_MIDDLE = (
    "....ff....t.....",
    ".tt.f..........t",
    ".tsf.t.....sff..",
    "..ff.tm.....sff.",
    "....stmm.....tf.",
    "....s.m.t...s...",
    "ff......tms...f.",
    ".t.ff...........",
    "......fffffff.t.",
    ".....tmm..t...tt",
    "....ts....ttm...",
)
_NAMES = {"t": "temple", "f": "farm", "m": "market", "s": "settlement"}
_STANDING = (
    (0, "priest A2", "farmer D2", "trader L10", "king A3"),
    (1, "priest I5", "farmer M5", "trader J6", "king H7"),
    (2, "priest F9", "trader N10", "king D11"),
    (3, "priest O8", "king N6"),
)


def middle(seats: int = 4) -> View:
    """In the middle of a game: tiles of every sort, two monuments, two catastrophes."""
    laid = tuple(
        PlacedTile(cell, _NAMES[sign])
        for cell, sign in zip(squares.CELLS, "".join(_MIDDLE), strict=True)
        if sign in _NAMES
    )
    leaders = tuple(
        PlacedLeader(words.split()[1], seat, words.split()[0])
        for seat, *placed in _STANDING[:seats]
        for words in placed
    )
    placed = {(piece.seat, piece.leader) for piece in leaders}
    stock = tuple(
        tuple(name for name in LEADERS if (seat, name) not in placed) for seat in range(seats)
    )
    gone = ("F3", "K1")
    return replace(
        start(seats),
        tiles=laid,
        leaders=leaders,
        monuments=(PlacedMonument("G2", "red-blue"), PlacedMonument("B10", "green-black")),
        treasures=tuple(
            Treasure(cell, cell in CORNERS) for cell in (*TEMPLES, "C10") if cell not in gone
        ),
        catastrophes=("J3", "L8"),
        last=("G6",),
        stock=stock,
        catastrophes_left=(2, 1, 0, 2)[:seats],
        bag=61,
        unbuilt=("red-green", "red-black", "blue-green", "blue-black"),
        turn=0,
        acting=0,
    )


def war(added: int | None = None) -> View:
    """A temple on I8 joined two kingdoms: traders fight, then priests and kings."""
    table = middle()
    return replace(
        table,
        phase="attack" if added is None else "defence",
        tiles=(*table.tiles, PlacedTile("I8", "temple")),
        turn=2,
        acting=0 if added is None else 1,
        joining="I8",
        last=("I8",),
        conflict=Conflict("war", "trader", Side(0, "L10", 3, added), Side(1, "J6", 5, None)),
        wars=("priest", "king"),
    )


def own(view: View, seat: int = 0) -> View:
    """The same table as a seat sees it."""
    points = [None] * view.seats
    known = tuple(
        Points(7, 4, 11, 5, 2) if other == seat else hidden for other, hidden in enumerate(points)
    )
    hand = ("temple", "temple", "farm", "market", "settlement", "settlement")
    return replace(view, viewer=seat, hand=hand, points=known)


def over(seats: int = 4) -> View:
    """The end: everything is known."""
    points = (Points(9, 12, 10, 22, 3), Points(10, 11, 13, 10, 2), Points(12, 11, 12, 14, 1),
              Points(10, 10, 14, 12, 3))  # fmt: skip
    return replace(middle(seats), phase="over", points=points[:seats])


TOP = strip(start(), LOOK).height
"""Pixels above the board."""


def drawn(shown: View, options: RenderOptions = LOOK) -> Image.Image:
    return scene.drawn(PAINTER, shown, options)


def cell_box(picture: Image.Image, cell: str, cells: int = 1) -> Image.Image:
    """The part of a picture with one square, or with `cells` x `cells` of them."""
    x, y = corner(cell)
    y += TOP
    return picture.crop((x, y, x + cells * SIDE, y + cells * SIDE))


def changed(one: View, other: View, options: RenderOptions = LOOK) -> set[str]:
    """Squares that look different."""
    difference = ImageChops.difference(drawn(one, options), drawn(other, options))
    return {cell for cell in squares.CELLS if cell_box(difference, cell).getbbox()}
