"""Which pieces and marks stand on a picture; the marks that all games have alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from render import theme
from render.brush import piece_brush
from render.legend.pieces import SIDE, LegendPiece, Legends, ShowsLegends, by_name
from render.mark_shapes import arrow, dot, framed
from render.painter import Painter, RenderOptions
from render.strip import Card, badge_size, card_box, score_strip
from rules.changes import Change


@runtime_checkable
class ExplainsPieces(Protocol):
    """What a painter may offer besides: which of its pieces and marks stand on a picture."""

    @property
    def kinds(self) -> Legends:
        """By the section of the rules that tells what they do: all there may be, each once. What
        does something has a message `<game>-<name>-means`, one sentence."""
        ...

    def standing(self, view: Any, options: RenderOptions) -> Iterable[str]:
        """Names of those that stand on the picture of a view; `CHOICE` where something is marked
        that can be chosen. Some may be named more than once."""
        ...


_UNIT, _FRAME, _SMALL, _GAP = 3.0, 62, 46, 84
"""Pixels of a unit; sides of frames; from one frame to the other of something that moved."""


def _moved() -> Image.Image:
    """A dashed frame, a dotted way, and a frame."""
    picture = Image.new("RGBA", (_SMALL + _GAP + _FRAME, _FRAME), (*theme.CHANGED_RIM, 0))
    down = (_FRAME - _SMALL) // 2
    picture.alpha_composite(framed(_SMALL, _SMALL, _UNIT, True, False), (0, down))
    picture.alpha_composite(framed(_FRAME, _FRAME, _UNIT, False, False), (_SMALL + _GAP, 0))
    for at in range(3):
        spot = dot(11, _UNIT)
        picture.alpha_composite(spot, (_SMALL + 8 + 17 * at, _FRAME // 2 - 6))
    head = arrow(25, _UNIT, 0)
    picture.alpha_composite(head, (_SMALL + _GAP - 27, (_FRAME - 25) // 2))
    return picture


def _choice() -> Image.Image:
    """A cell that can be chosen, and a region or card that can."""
    brush = piece_brush((SIDE, SIDE), 44, theme.INK_DARK)
    for radius, colour in ((22, theme.INK_DARK), (20.6, theme.ACCENT), (16.6, theme.INK_DARK)):
        brush.box((0, 0), radius, radius, colour, 7)
    brush.box((0, 0), 15.2, 15.2, theme.MARK, 5)
    brush.text((0, -1), "A1", 17, theme.INK_DARK, bold=0.05)
    return brush.done()


CHOICE = "choice"
MARKS = (
    LegendPiece("new", partial(framed, 100, 100, _UNIT, False, False)),
    LegendPiece("moved", _moved),
    LegendPiece("gone", partial(framed, 100, 100, _UNIT, True, True)),
    LegendPiece(CHOICE, _choice),
)
"""Marks of all games, named by messages `mark-<name>`."""

_STRIP, _SEATS = 760, len(theme.SEATS)
"""Width of a strip that a card for one of so many seats is cut from."""


def seat_card(badge: Callable[[int], Image.Image]) -> Image.Image:
    """A player's card of the strip above a board, framed, with what `badge` draws so many pixels
    large."""
    card = Card(badge(badge_size(_STRIP)), "12", "", True)
    strip = score_strip([card] * _SEATS, RenderOptions(()), _STRIP)
    return strip.crop(card_box(0, _SEATS, _STRIP))


def legend_names(painter: ExplainsPieces, view: Any, options: RenderOptions) -> tuple[str, ...]:
    """Names of all pieces and marks on a picture, pieces first and in the order of the rules."""
    names = {*painter.standing(view, options), *_mark_names(options.changes)}
    known = chain(*painter.kinds.values(), MARKS)
    return tuple(piece.name for piece in known if piece.name in names)


def _mark_names(changes: Sequence[Change]) -> Iterator[str]:
    """How changes are marked; where something has come, nothing is marked as gone."""
    taken = {change.place for change in changes if change.kind != "gone"}
    for change in changes:
        if change.kind != "gone" or change.place not in taken:
            yield change.kind


def section_of(painter: ExplainsPieces, name: str) -> int | None:
    """The section of the rules that tells what a piece does; None for marks of all games."""
    sections = (at for at, pieces in painter.kinds.items() if any(p.name == name for p in pieces))
    return next(sections, None)


def pieces_named(painter: Painter[Any], names: Iterable[str]) -> tuple[LegendPiece, ...]:
    """Pieces and marks by their names. Raises `KeyError` for an unknown one."""
    known = {piece.name: piece for piece in MARKS}
    if isinstance(painter, ShowsLegends):
        known |= by_name(painter.legends)
    if isinstance(painter, ExplainsPieces):
        known |= by_name(painter.kinds)
    return tuple(known[name] for name in names)
