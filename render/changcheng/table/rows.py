"""Where the face-down action cards of a province lie, and which of them are told together."""

from __future__ import annotations

from collections import Counter

from render.changcheng.ground.cards import ACTION
from render.pieces import Point
from rules.changcheng.position.box import China, box
from rules.changcheng.told.view import View

_STEP = 2 * ACTION[0] + 2.5
_DOWN = 2 * ACTION[1] + 2.5
_FULL = 6
"""More cards than this are told together by owner."""

Face = tuple[int, int | None, int]
"""Seat, number if known, how many cards."""


def faces(view: View, province: str) -> list[Face]:
    """The cards of a province as they are shown: own ones each for itself."""
    laid = [card for card in view.laid if card.province == province]
    if len(laid) <= _FULL:
        return [(card.seat, card.card, 1) for card in laid]
    known = [(card.seat, card.card, 1) for card in laid if card.card is not None]
    hidden = Counter(card.seat for card in laid if card.card is None)
    return [*known, *((seat, None, count) for seat, count in hidden.items())]


def places(china: China, count: int) -> list[Point]:
    """The middles of so many cards, in one row or two."""
    room = int(china.row // _STEP)
    if count <= room:
        return _row(china, count, 0.0)
    first = -(-count // 2)
    return [*_row(china, first, -_DOWN / 2), *_row(china, count - first, _DOWN / 2)]


def _row(china: China, count: int, down: float) -> list[Point]:
    """Where so many cards of a province lie side by side, `down` below their usual place."""
    g = box().geometry
    x, y = china.cards[0], china.cards[1] + down
    lean = -down * g.slant / g.height
    step = min(_STEP, (china.row - 2 * ACTION[0]) / max(1, count - 1))
    return [(x + lean + (k - (count - 1) / 2) * step, y) for k in range(count)]
