"""What the picture of Reversi shows beyond what every picture must."""

from __future__ import annotations

from dataclasses import replace

from PIL import ImageChops

from render.painter import RenderOptions
from rules.changes import Change
from rules.game import Rng
from tests.example.render.reversi import PAINTER
from tests.example.render.reversi.board import SIDE, corner
from tests.example.rules.reversi import GAME
from tests.example.rules.reversi.box import CELLS
from tests.example.rules.reversi.view import PlacedDisc, View
from tests.render.scene import opened

LOOK = RenderOptions(("Ada", "李白"))


def begun() -> View:
    """The first position."""
    game = GAME
    return game.view(game.setup(2, {}, Rng("never asked")), None)


def changed(one: View, other: View, look: RenderOptions = LOOK) -> set[str]:
    """Cells that look different; the second picture is drawn with its own options."""
    pictures = [opened(PAINTER.board(one, LOOK)), opened(PAINTER.board(other, look))]
    difference = ImageChops.difference(*pictures)
    top = difference.height - difference.width
    boxes = {
        cell: (x, y + top, x + SIDE, y + top + SIDE) for cell in CELLS for x, y in [corner(cell)]
    }
    return {cell for cell, box in boxes.items() if difference.crop(box).getbbox()}


def test_every_disc_is_seen_on_its_cell_and_nowhere_else() -> None:
    view = begun()
    for seat in (0, 1):
        assert changed(view, replace(view, discs=(*view.discs, PlacedDisc("B7", seat)))) == {"B7"}
    one, other = (replace(view, discs=(PlacedDisc("B7", seat),)) for seat in (0, 1))
    assert changed(one, other) == {"B7"}


def test_what_changed_is_framed() -> None:
    marked = replace(LOOK, changes=(Change("new", "E4", "disc", 1),))
    assert changed(begun(), begun(), marked) == {"E4"}
