"""The picture beside the help: how a table is followed and a turn taken, step by step.

Knows no game and no language: the words come with the request, the little board is made up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render import theme
from render.painter import RenderOptions
from render.pieces import follower, length, letter_badge, shorten, write
from render.png import png
from render.scripts import Script
from render.theme import Colour

WIDTH = 800
MARGIN = 24
LINE = 36
CAPTION = 27.0
WORDS = 23.0
BUTTON = 44
SQUARE = 44
COLUMNS, ROWS = 5, 4
CAPTION_ROOM = WIDTH - 3 * MARGIN - 40
"""The width of captions in pixels; longer ones are cut."""
BUTTON_ROOM = WIDTH - 2 * MARGIN - 28
"""The width for all buttons of a step in pixels; buttons beyond it are left out."""
_GROUND: Colour = (49, 51, 56)
_CARD: Colour = (43, 45, 49)
_STYLES: dict[str, Colour] = {
    "plain": (78, 80, 88),
    "primary": (88, 101, 242),
    "success": (36, 128, 70),
}
_FIELDS: tuple[Colour, ...] = ((112, 148, 84), (186, 152, 96), (128, 160, 178))
_PIECES = ((1, 1, 0), (3, 2, 1), (2, 0, 2), (0, 3, 1), (4, 1, 2))
"""The column, row and seat of each follower on the little board."""
_CHANGED = ((3, 2), (4, 1))
"""The marked squares of the little board, in order."""

Style: TypeAlias = Literal["plain", "primary", "success"]


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One step: its caption, the lines of its message, and the buttons under it."""

    caption: str
    lines: tuple[str, ...] = ()
    buttons: tuple[tuple[str, Style], ...] = ()
    board: bool = False
    """Whether the message shows the little board."""


@dataclass(frozen=True, slots=True)
class Guide:
    """All steps, in order."""

    steps: tuple[GuideStep, ...]


class GuidePainter:
    """Draws a guide; a painter like those of the games, so that it is drawn where they are."""

    def board(self, view: Guide, options: RenderOptions) -> bytes:
        """All steps below each other, as PNG `WIDTH` pixels wide."""
        heights = [_height(step) for step in view.steps]
        picture = Image.new("RGB", (WIDTH, sum(heights) + MARGIN), _GROUND)
        top = 0
        for number, (step, height) in enumerate(zip(view.steps, heights, strict=True), start=1):
            _draw_step(picture, (number, top), step, options.script)
            top += height
        return png(picture.quantize(96, dither=Image.Dither.NONE))

    def remaining(self, view: Guide, options: RenderOptions) -> None:
        """None: there is nothing more to show."""


GUIDE_PAINTER = GuidePainter()


def _height(step: GuideStep) -> int:
    return MARGIN + 46 + _card_height(step)


def _card_height(step: GuideStep) -> int:
    words = len(step.lines) * LINE + 16
    inside = max(words, ROWS * SQUARE + 24) if step.board else words
    return inside + (BUTTON + 14 if step.buttons else 0) + 8


def words_room(step: GuideStep) -> int:
    """The width of lines in a step's message in pixels; longer ones are cut."""
    return WIDTH - 2 * MARGIN - 40 - (COLUMNS * SQUARE + 20 if step.board else 0)


def button_width(label: str, script: Script) -> float:
    """The width of a button in pixels, with the gap beside it."""
    return length(label, WORDS, script) + 46


def _draw_step(
    picture: Image.Image, place: tuple[int, int], step: GuideStep, script: Script
) -> None:
    """Draws a step: its number and caption, then its message with buttons."""
    (number, top), pen = place, ImageDraw.Draw(picture)
    badge = letter_badge(str(number), 40)
    picture.paste(badge, (MARGIN, top + MARGIN), badge)
    words = shorten(step.caption, CAPTION, CAPTION_ROOM, script)
    write(pen, (MARGIN + 54, top + MARGIN + 20), words, CAPTION, theme.INK, "lm", script=script)
    left, upper = MARGIN, top + MARGIN + 50
    lower = upper + _card_height(step) - 8
    pen.rounded_rectangle((left, upper, WIDTH - MARGIN, lower), 10, fill=_CARD)
    pen.rectangle((left, upper + 8, left + 5, lower - 8), fill=theme.SEATS[1].fill)
    room = words_room(step)
    for at, line in enumerate(step.lines):
        y = upper + 12 + LINE * at + LINE / 2
        words = shorten(line, WORDS, room, script)
        write(pen, (left + 22, y), words, WORDS, theme.INK_SOFT, "lm", bold=False, script=script)
    if step.board:
        _draw_board(picture, pen, (WIDTH - MARGIN - 14 - COLUMNS * SQUARE, upper + 12))
    _draw_buttons(pen, (left + 20, lower - BUTTON - 12), step, script)


def _draw_buttons(
    pen: ImageDraw.ImageDraw, at: tuple[float, float], step: GuideStep, script: Script
) -> None:
    """Draws the buttons of a step side by side, as many as there is room for."""
    x, y = at
    for label, style in step.buttons:
        wide = button_width(label, script) - 10
        if x + wide > at[0] + BUTTON_ROOM:
            return
        pen.rounded_rectangle((x, y, x + wide, y + BUTTON), 8, fill=_STYLES[style])
        write(pen, (x + wide / 2, y + BUTTON / 2), label, WORDS, theme.INK, script=script)
        x += wide + 10


def _draw_board(picture: Image.Image, pen: ImageDraw.ImageDraw, corner: tuple[int, int]) -> None:
    """Draws the little board with its followers and marks."""
    left, top = corner
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = left + column * SQUARE, top + row * SQUARE
            fill = _FIELDS[(column * 2 + row * row) % len(_FIELDS)]
            pen.rectangle((x, y, x + SQUARE - 2, y + SQUARE - 2), fill=fill)
    for column, row, seat in _PIECES:
        piece = follower(seat, SQUARE - 6)
        picture.paste(piece, (left + column * SQUARE + 2, top + row * SQUARE + 2), piece)
    for number, (column, row) in reversed([*enumerate(_CHANGED, start=1)]):  # 1 lies on top
        _draw_mark(pen, (left + column * SQUARE, top + row * SQUARE), number)


def _draw_mark(pen: ImageDraw.ImageDraw, corner: tuple[float, float], number: int) -> None:
    """Draws the frame and the number of a marked square."""
    x, y = corner
    pen.rounded_rectangle(
        (x - 3, y - 3, x + SQUARE + 1, y + SQUARE + 1), 6, outline=theme.CHANGED, width=4
    )
    pen.ellipse((x + SQUARE - 15, y - 11, x + SQUARE + 9, y + 13), fill=theme.CHANGED)
    write(pen, (x + SQUARE - 3, y + 1), str(number), 18, theme.CHANGED_INK)
