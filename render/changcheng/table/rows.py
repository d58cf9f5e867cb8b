"""Where the face-down action cards of a province lie, and which of them are told together."""

from __future__ import annotations

from collections import Counter

from render.changcheng.ground.cards import ACTION
from render.pieces import Patch, Point
from rules.changcheng.position.box import China
from rules.changcheng.told.view import View

_APART = 2.0
"""The distance between two cards."""
_TWO_ROWS = 13.2
"""Half the height of cards that lie in two rows."""
_FULL = 6
"""With more cards than this, cards of one owner are shown as a pile."""

Face = tuple[int, int | None, int]
"""The seat, the number if it is known, and how many cards it stands for."""


def faces(view: View, province: str) -> list[Face]:
    """The cards of a province as drawn: cards the viewer knows one by one. If there are too many,
    each seat's hidden ones become one pile."""
    laid = [card for card in view.laid if card.province == province]
    if len(laid) <= _FULL:
        return [(card.seat, card.card, 1) for card in laid]
    known = [(card.seat, card.card, 1) for card in laid if card.card is not None]
    hidden = Counter(card.seat for card in laid if card.card is None)
    return [*known, *((seat, None, count) for seat, count in hidden.items())]


def places(china: China, count: int) -> list[Patch]:
    """The places of `count` cards: in one row, or in two rows of smaller ones."""
    if count <= china.row // (2 * ACTION[0] + _APART):
        return _row(china, count, 0.0, ACTION)
    first = -(-count // 2)
    size = min(ACTION[0], china.row / first / 2 - _APART / 2), _TWO_ROWS
    down = size[1] + _APART / 2
    return [*_row(china, first, -down, size), *_row(china, count - first, down, size)]


def _row(china: China, count: int, down: float, size: Point) -> list[Patch]:
    """The places of `count` cards of a province side by side, `down` below the middle of its
    row."""
    x, y = china.cards
    step = 2 * size[0] + _APART
    return [Patch(x + (k - (count - 1) / 2) * step, y + down, *size) for k in range(count)]
