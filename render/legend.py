"""Pieces with their names: beside a section of the rules, and for whoever asks *What is this?* of a
picture; the marks that all games have alike stand there, too."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, Protocol, TypeVar, runtime_checkable

from PIL import Image, ImageDraw

from render import theme
from render.brush import piece_brush
from render.cache import cached
from render.emojis import Emojis, resized, simplified, traditional
from render.mark_shapes import arrow, dot, framed, points_tag
from render.painter import Painter, RenderOptions
from render.pieces import Point, length, put_around, shorten, write
from render.png import png
from render.scripts import Script
from render.strip import Card, badge_size, card_box, score_strip
from rules.changes import Change
from rules.game import Seat

E = TypeVar("E")

WIDTH = 800
COLUMNS = 4
"""Pieces beside each other at most."""
MANY = 20
"""Of more pieces than this one more stands beside the others."""
SIDE = 132
"""Pixels of the longer side of a piece."""
EXAMPLES = (760, 360)
"""The same, at most, of an example alone in its row, and of one beside another."""
SIZE = 23.0
LINE = 32
LINES = 3
"""Lines that a name may take."""
GAP = 18
MARGIN = 10
"""Pixels between two names, at least."""
COLOURS = 256
"""Colours of a finished picture."""


@dataclass(frozen=True, slots=True)
class LegendPiece:
    """A piece, and the message `<game>-<name>` that names it."""

    name: str
    draw: Callable[[], Image.Image]
    """The piece in any size, RGB or RGBA."""
    traditional: Callable[[], Image.Image] | None = None
    """The same with traditional characters on it; None where it looks the same."""
    simplified: Callable[[], Image.Image] | None = None
    """The same with simplified characters, where it bears others or none for readers of Latin."""
    scored: bool = False
    """A small position that scores, with its points on it, and not a piece: shown larger."""

    def drawn(self, script: Script) -> Image.Image:
        """The piece as readers of a script know it, RGBA."""
        own = self.simplified if script.hanzi else None
        if script is Script.TRADITIONAL:
            own = self.traditional or own
        return (own or self.draw)().convert("RGBA")


def emoji_piece(emojis: Emojis[Any], name: str, picture: str) -> LegendPiece:
    """A piece that has an emoji: one of `emojis.pictures`, with what is written on it in each
    script."""
    found = emojis.pictures
    return LegendPiece(
        name, found[picture], found.get(traditional(picture)), found.get(simplified(picture))
    )


Legends = Mapping[int, Sequence[LegendPiece]]
"""Pieces by section of the rules, counted from 0."""


def by_name(legends: Legends) -> dict[str, LegendPiece]:
    """The pieces of all sections."""
    return {piece.name: piece for pieces in legends.values() for piece in pieces}


@runtime_checkable
class ShowsLegends(Protocol):
    """What a painter may offer besides: the pieces that the rules speak of."""

    @property
    def legends(self) -> Legends:
        """By section of the text `<game>-rules`; sections without pieces are left out."""
        ...


@cached
def legend_picture(
    pieces: tuple[LegendPiece, ...], names: tuple[str, ...], script: Script
) -> bytes:
    """Pieces above their names in a script, then examples, as PNG `WIDTH` pixels wide, wider for
    many."""
    told = [*zip(pieces, names, strict=True)]
    small = [one for one in told if not one[0].scored]
    large = [one for one in told if one[0].scored]
    columns = columns_for(len(small))
    wide = WIDTH * max(columns, COLUMNS) // COLUMNS
    grids = [_grid(small, columns, wide, SIDE, script)] if small else []
    rows = ((row, len(row)) for row in _rows(large, script))
    grids += [_grid(row, count, wide, EXAMPLES[count - 1], script) for row, count in rows]
    picture = Image.new("RGB", (wide, sum(grid.height for grid in grids)), theme.TABLE)
    top = 0
    for grid in grids:
        picture.paste(grid, (0, top))
        top += grid.height
    method = Image.Quantize.MEDIANCUT if large else Image.Quantize.FASTOCTREE
    return png(picture.quantize(COLOURS, method, dither=Image.Dither.NONE))


def _rows(
    large: Sequence[tuple[LegendPiece, str]], script: Script
) -> Iterator[list[tuple[LegendPiece, str]]]:
    """Examples two beside each other, those alone that take more than half the width."""
    row: list[tuple[LegendPiece, str]] = []
    room = WIDTH
    for one in large:
        takes = WIDTH if 2 * _ready(one[0], script, EXAMPLES[0]).width > WIDTH else WIDTH // 2
        if takes > room:
            yield row
            row, room = [], WIDTH
        row.append(one)
        room -= takes
    if row:
        yield row


def _grid(
    told: Sequence[tuple[LegendPiece, str]], columns: int, wide: int, side: int, script: Script
) -> Image.Image:
    """Pieces, their longer sides so many pixels, above their names."""
    rows, room = -(-len(told) // columns), wide / columns - MARGIN
    ready = [_ready(piece, script, side) for piece, _ in told]
    above = max(piece.height for piece in ready) if side > SIDE else side
    high = GAP + above + max(len(wrapped(name, room)) for _, name in told) * LINE + GAP
    picture = Image.new("RGB", (wide, rows * high), theme.TABLE)
    for at, (piece, (_, name)) in enumerate(zip(ready, told, strict=True)):
        row, column = divmod(at, columns)
        inside = min(columns, len(told) - row * columns)
        middle = wide * (2 * column + 1) / (2 * inside)
        put_around(picture, piece, (middle, row * high + GAP + above / 2))
        _write(picture, name, (middle, row * high + GAP + above), room, script)
    return picture


@cached
def _ready(piece: LegendPiece, script: Script, side: int) -> Image.Image:
    """A piece as large as it is shown; shared."""
    drawn = piece.drawn(script)
    scale = side / max(drawn.size)
    scale = min(scale, 1.0) if piece.scored else scale
    return resized(drawn, (round(drawn.width * scale), round(drawn.height * scale)))


def columns_for(pieces: int) -> int:
    """How many pieces stand beside each other, so that all rows are about as full."""
    rows = -(-pieces // (COLUMNS + (pieces > MANY)))
    return -(-pieces // max(1, rows))


def _write(picture: Image.Image, name: str, top: Point, room: float, script: Script) -> None:
    """A name in lines of so many pixels, from `top` down."""
    pen, (x, y) = ImageDraw.Draw(picture), top
    for number, line in enumerate(wrapped(name, room)):
        at = (x, y + LINE * (number + 0.75))
        write(pen, at, line, SIZE, theme.INK, bold=False, script=script)


def wrapped(text: str, room: float) -> list[str]:
    """A text in at most `LINES` lines of so many pixels, about equally long; what does not fit is
    cut."""
    lines = _lines(text, room)
    for share in range(_STEPS // LINES, _STEPS):
        less = room * share / _STEPS
        even = _lines(text, less)
        if len(even) == len(lines) and all(length(line, SIZE) <= less for line in even):
            return even
    return [shorten(line, SIZE, room) for line in lines]


_STEPS = 30
"""In so many steps the room for lines is tried."""


def _lines(text: str, room: float) -> list[str]:
    """As many lines as it takes, none longer than so many pixels unless it is one word."""
    lines = [""]
    for part in _BREAK.split(text):
        if lines[-1] and length(f"{lines[-1]}{part}".strip(), SIZE) > room and len(lines) < LINES:
            lines.append("")
        lines[-1] += part
    return [*map(str.strip, lines)]


_BREAK = re.compile(
    r"(?<![\d×+=])(?= )(?! ×)"
    r"|(?<=\d)(?= [+=])"
    r"|(?<! )(?=[\u2e80-\uffff])(?![，。；：、！？）])"
    r"|(?<=[，。；：、！？])"
)
"""Where a line may break: before a word or any character beyond Latin, but a figure stays with what
it counts, and is multiplied on one line."""


# --- examples -------------------------------------------------------------------------------------


def standing_pieces(
    alone: Mapping[str, E], scored: Mapping[str, E], draw: Callable[[E, Script], Image.Image],
    *, lettered: bool = False,
) -> Mapping[str, LegendPiece]:  # fmt: skip
    """Pieces as they stand on a board, and positions that score, by name. `lettered`: on the
    latter something is written in the script of the reader."""
    others = (Script.TRADITIONAL, Script.SIMPLIFIED) if lettered else ()
    pieces = {
        name: LegendPiece(name, partial(draw, one, Script.LATIN)) for name, one in alone.items()
    }
    for name, one in scored.items():
        own = (partial(draw, one, script) for script in others)
        pieces[name] = LegendPiece(name, partial(draw, one, Script.LATIN), *own, scored=True)
    return pieces


def cut_out(
    board: Image.Image, box: tuple[int, int, int, int], points: Iterable[tuple[Point, Seat, int]]
) -> Image.Image:
    """A part of a board with round corners; on it points, each with its pixel of the board and the
    seat that gets them."""
    picture = board.convert("RGB")
    for at, seat, number in points:
        put_around(picture, points_tag(seat, number), at)
    return card(picture.crop(box))


def card(picture: Image.Image) -> Image.Image:
    """A part of a board with round corners, RGBA."""
    mask = Image.new("L", (4 * picture.width, 4 * picture.height), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1), 4 * _ROUND, fill=255
    )
    rounded = picture.convert("RGBA")
    rounded.putalpha(mask.reduce(4))
    return rounded


_ROUND = 10
"""Pixels over which the corners of a card are round."""


# --- what stands on a picture --------------------------------------------------------------------


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


def explained(painter: ExplainsPieces, view: Any, options: RenderOptions) -> tuple[str, ...]:
    """Names of all pieces and marks on a picture, pieces first and in the order of the rules."""
    found = {*painter.standing(view, options), *_marked(options.changes)}
    known = chain(*painter.kinds.values(), MARKS)
    return tuple(piece.name for piece in known if piece.name in found)


def _marked(changes: Sequence[Change]) -> Iterator[str]:
    """How changes are marked; where something has come, nothing is marked as gone."""
    taken = {change.place for change in changes if change.kind != "gone"}
    for change in changes:
        if change.kind != "gone" or change.place not in taken:
            yield change.kind


def section_of(painter: ExplainsPieces, name: str) -> int | None:
    """The section of the rules that tells what a piece does; None for marks of all games."""
    found = (at for at, pieces in painter.kinds.items() if any(p.name == name for p in pieces))
    return next(found, None)


def pieces_named(painter: Painter[Any], names: Iterable[str]) -> tuple[LegendPiece, ...]:
    """Pieces and marks by their names. Raises `KeyError` for an unknown one."""
    known = {piece.name: piece for piece in MARKS}
    if isinstance(painter, ShowsLegends):
        known |= by_name(painter.legends)
    if isinstance(painter, ExplainsPieces):
        known |= by_name(painter.kinds)
    return tuple(known[name] for name in names)
