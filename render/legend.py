"""Pieces with their names, to stand beside a section of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.emojis import Emojis, resized, simplified, traditional
from render.pieces import Point, length, put_around, shorten, write
from render.png import png
from render.scripts import Script

WIDTH = 800
COLUMNS = 4
"""Pieces beside each other at most."""
SIDE = 132
"""Pixels of the longer side of a piece."""
SIZE = 23.0
LINE = 32
LINES = 2
"""Lines that a name may take."""
GAP = 18
MARGIN = 10
"""Pixels between two names, at least."""
COLOURS = 160
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
"""By section of the rules, counted from 0: the pieces it speaks of."""


@runtime_checkable
class ShowsLegends(Protocol):
    """What a painter may offer besides: the pieces that the rules speak of."""

    @property
    def legends(self) -> Legends:
        """By section of the text `<game>-rules`; sections without pieces are left out."""
        ...


@cached
def legend_picture(
    painter: ShowsLegends, section: int, names: tuple[str, ...], script: Script
) -> bytes:
    """The pieces of a section above their names in a script, as PNG `WIDTH` pixels wide. Raises
    `KeyError` for a section without pieces."""
    pieces = painter.legends[section]
    columns = columns_for(len(pieces))
    rows, room = -(-len(pieces) // columns), WIDTH / columns - MARGIN
    high = GAP + SIDE + max(len(wrapped(name, room)) for name in names) * LINE + GAP
    picture = Image.new("RGB", (WIDTH, rows * high), theme.TABLE)
    for at, (piece, name) in enumerate(zip(pieces, names, strict=True)):
        row, column = divmod(at, columns)
        inside = min(columns, len(pieces) - row * columns)
        middle = WIDTH * (2 * column + 1) / (2 * inside)
        drawn = piece.drawn(script)
        scale = SIDE / max(drawn.size)
        drawn = resized(drawn, (round(drawn.width * scale), round(drawn.height * scale)))
        put_around(picture, drawn, (middle, row * high + GAP + SIDE / 2))
        _write(picture, name, (middle, row * high + GAP + SIDE), room, script)
    return png(picture.quantize(COLOURS, dither=Image.Dither.NONE))


def columns_for(pieces: int) -> int:
    """How many pieces stand beside each other, so that all rows are about as full."""
    rows = -(-pieces // COLUMNS)
    return -(-pieces // rows)


def _write(picture: Image.Image, name: str, top: Point, room: float, script: Script) -> None:
    """A name in lines of so many pixels, from `top` down."""
    pen, (x, y) = ImageDraw.Draw(picture), top
    for number, line in enumerate(wrapped(name, room)):
        at = (x, y + LINE * (number + 0.75))
        write(pen, at, line, SIZE, theme.INK, bold=False, script=script)


def wrapped(text: str, room: float) -> list[str]:
    """A text in at most `LINES` lines of so many pixels; what does not fit is cut."""
    lines = [""]
    for part in _parts(text):
        if lines[-1] and length(f"{lines[-1]}{part}".strip(), SIZE) > room and len(lines) < LINES:
            lines.append("")
        lines[-1] += part
    return [shorten(line, SIZE, room) for line in lines]


def _parts(text: str) -> Iterator[str]:
    """Where a line may break: before a word, or before any character beyond Latin."""
    part = ""
    for character in text:
        if part and (character == " " or ord(character) >= 0x2E80):
            yield part
            part = ""
        part += character
    yield part
