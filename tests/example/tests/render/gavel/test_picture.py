"""What the picture of Gavel shows beyond what every picture must."""

from __future__ import annotations

from dataclasses import replace

from PIL import ImageChops

from render.painter import RenderOptions
from rules.changes import Change
from rules.game import Rng
from tests.example.render.gavel import PAINTER, box_of
from tests.example.rules.gavel import GAME
from tests.example.rules.gavel.view import View
from tests.render.scene import opened

LOOK = RenderOptions(("Ada", "李白", "Cy"))
NEAR = 9
"""Pixels that a mark may lie round what it marks."""


def begun() -> View:
    """The first position, without a lot."""
    game = GAME
    return replace(game.view(game.setup(3, {}, Rng("x")), None), up=())


def differ_at(place: str, piece: str, other: View, look: RenderOptions = LOOK) -> bool:
    """Whether a picture differs from that of the beginning where a piece lies, and only there."""
    one, two = opened(PAINTER.board(begun(), LOOK)), opened(PAINTER.board(other, look))
    found = ImageChops.difference(one, two).getbbox()
    west, north, east, south = box_of(place, piece)
    below = one.height - box_of("4", "lot 1")[1] - box_of("block", "lot 1")[1]
    assert found is not None
    return (
        west - NEAR <= found[0] < found[2] <= east + NEAR
        and north + below - NEAR <= found[1] < found[3] <= south + below + NEAR
    )


def test_lots_and_cards_are_seen_where_they_lie() -> None:
    view = begun()
    assert differ_at("block", "lot 3", replace(view, up=(3,)))
    assert differ_at("2", "card 5", replace(view, played=((), (5,), ())))


def test_what_changed_is_framed() -> None:
    look = replace(LOOK, changes=(Change("new", "block", "lot 3", 1),))
    assert differ_at("block", "lot 3", begun(), look)
