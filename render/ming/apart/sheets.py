"""For the gallery: every piece there is."""

from __future__ import annotations

from PIL import Image

from render.ming.ground import pieces
from render.ming.ground.cards import card, pile
from render.ming.ground.colours import PAPER
from render.ming.ground.ground import PALETTE
from render.ming.ground.signs import sign
from render.png import png
from rules.ming.position.state import CARDS

_SIDE, _GAP = 150, 16
_OWNERS = (0, 1, 2, 3, None)


def all_pieces() -> bytes:
    """Courtiers, princes, temples, houses, signs and cards as PNG."""
    rows = [
        [pieces.counter(owner, "3", _SIDE) for owner in _OWNERS],
        [pieces.counter(owner, "12", _SIDE) for owner in _OWNERS],
        [*(pieces.prince(seat, _SIDE) for seat in range(4)), pieces.starter(_SIDE)],
        [pieces.temple(seat, _SIDE) for seat in (0, 1, 2, 3, None)],
        [*(pieces.house(owner, PAPER, _SIDE) for owner in _OWNERS)],
        [sign(name, _SIDE) for name in CARDS],
        [card(name, _SIDE * 2 // 3) for name in CARDS],
        [pile(name, 18, _SIDE * 2 // 3) for name in ("deck", "discards", "dragons")],
    ]
    step = _SIDE + _GAP
    picture = Image.new("RGB", (5 * step + _GAP, len(rows) * step + _GAP), PAPER)
    for row, line in enumerate(rows):
        for column, piece in enumerate(line):
            picture.paste(piece, (_GAP + column * step, _GAP + row * step), piece)
    return png(PALETTE.reduce(picture))
