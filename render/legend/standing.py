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
        """All pieces and marks that may be explained, each once, by the section of the rules about
        it. Pieces that do something have a message `<game>-<name>-means`, one sentence."""
        ...

    def standing(self, view: Any, options: RenderOptions) -> Iterable[str]:
        """The names of the pieces and marks on the picture of a view; some may come more than once.
        `CHOICE` is among them where something is marked that can be chosen."""
        ...


_UNIT, _FRAME, _SMALL, _GAP = 3.0, 62, 46, 84
"""The pixels of a unit, the sides of both frames, and the distance between the frames of something
that moved."""


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
    """A cell that can be chosen, and a region or a card that can be chosen."""
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
"""The marks of all games. They are named by messages `mark-<name>`."""

_STRIP, _SEATS = 760, len(theme.SEATS)
"""The width of a strip from which a card is cut, and the number of seats in it."""


def seat_card(badge: Callable[[int], Image.Image]) -> Image.Image:
    """A player's card from the strip above a board, framed. `badge` draws its badge in a size in
    pixels."""
    card = Card(badge(badge_size(_STRIP)), "12", "", True)
    strip = score_strip([card] * _SEATS, RenderOptions(()), _STRIP)
    return strip.crop(card_box(0, _SEATS, _STRIP))


def legend_names(painter: ExplainsPieces, view: Any, options: RenderOptions) -> tuple[str, ...]:
    """The names of all pieces and marks on a picture: pieces first, in the order of the rules."""
    names = {*painter.standing(view, options), *_mark_names(options.changes)}
    known = chain(*painter.kinds.values(), MARKS)
    return tuple(piece.name for piece in known if piece.name in names)


def _mark_names(changes: Sequence[Change]) -> Iterator[str]:
    """The names of the marks of changes. Where something new has come, nothing is marked as
    gone."""
    taken = {change.place for change in changes if change.kind != "gone"}
    for change in changes:
        if change.kind != "gone" or change.place not in taken:
            yield change.kind


def section_of(painter: ExplainsPieces, name: str) -> int | None:
    """The number of the section of the rules about a piece; None for marks of all games."""
    sections = (at for at, pieces in painter.kinds.items() if any(p.name == name for p in pieces))
    return next(sections, None)


def pieces_named(painter: Painter[Any], names: Iterable[str]) -> tuple[LegendPiece, ...]:
    """The pieces and marks with these names. Raises `KeyError` for an unknown one."""
    known = {piece.name: piece for piece in MARKS}
    if isinstance(painter, ShowsLegends):
        known |= by_name(painter.legends)
    if isinstance(painter, ExplainsPieces):
        known |= by_name(painter.kinds)
    return tuple(known[name] for name in names)
