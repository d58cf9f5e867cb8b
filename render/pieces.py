"""Drawing shared by all games: text in any script, seat signs, followers, one palette."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.fonts.faces import FACES, SHAPING, font, opened
from render.fonts.runs import Run, clusters, main_face, runs, settable
from render.scripts import Script
from render.theme import Colour

Point: TypeAlias = tuple[float, float]

SUPER = 4
"""Shapes are drawn this many times larger and then shrunk, for smooth edges."""


@cached
def shorten(text: str, size: float, width: float, script: Script = Script.LATIN) -> str:
    """A text, cut with an ellipsis if it is wider than `width` pixels. Line breaks become blanks.
    Characters that no font has are left out."""
    clean = settable(text[:80], script)
    if _width(clean, size, script) <= width:
        return clean
    kept = clusters(clean)
    while kept and _width(_with_ellipsis(kept, script), size, script) > width:
        kept.pop()
    return _with_ellipsis(kept, script)


def _with_ellipsis(kept: Sequence[str], script: Script) -> str:
    """The rest of a cut text with an ellipsis. The main font's own ellipsis is as high as hanzi, so
    beside letters of another font three dots are used."""
    ellipsis = "…" if all(main_face(cluster, script) for cluster in kept) else "..."
    return "".join(kept).rstrip() + ellipsis


def figure(number: int) -> str:
    """A number as it is drawn, with a minus sign instead of a hyphen."""
    return str(number).replace("-", "\u2212")


def write(
    draw: ImageDraw.ImageDraw,
    at: Point,
    text: str,
    size: float,
    fill: Colour,
    anchor: str = "mm",
    bold: bool = True,
    script: Script = Script.LATIN,
) -> None:
    """Writes a text at a point. `anchor` is as in Pillow (`mm` middle, `lm` left middle)."""
    weight = max(1, round(size / 26)) if bold and size >= 12 else 0
    x, y = int(at[0]), int(at[1])
    where = (at[0] - x, at[1] - y)
    letters = _letters(text, max(6, round(size)), anchor, weight, where, script)
    if letters:
        left, top = letters.corner
        draw.bitmap((x + left, y + top), letters.mask, fill)


@dataclass(frozen=True, slots=True, eq=False)
class _Letters:
    """A written text: a mask of its opacity, and its north-west corner counted from its point."""

    mask: Image.Image
    corner: tuple[int, int]

    @property
    def pictures(self) -> tuple[Image.Image]:
        """The picture it is made of, by which its size is counted."""
        return (self.mask,)


@cached
def _letters(
    text: str, pixels: int, anchor: str, weight: int, at: Point, script: Script
) -> _Letters | None:
    """A text at a fraction of a pixel; None if it has no ink. It is cached, so that fonts, which
    are large, are needed less often."""
    parts = runs(text, script)
    if any(run.face != FACES[script] for run in parts):
        return _several_faces(parts, pixels, anchor, weight, at, script)
    letters = font(pixels, script)
    box = letters.getbbox(text, anchor=anchor, stroke_width=weight)
    left, top = math.floor(box[0]) - 1, math.floor(box[1]) - 1
    wide, high = math.ceil(box[2]) + 3 - left, math.ceil(box[3]) + 3 - top
    mask = Image.new("L", (wide, high), 0)
    where = (at[0] - left, at[1] - top)
    ImageDraw.Draw(mask).text(where, text, 255, letters, anchor, stroke_width=weight)
    return _crop_to_ink(mask, left, top)


def _several_faces(
    parts: Sequence[Run], pixels: int, anchor: str, weight: int, at: Point, script: Script
) -> _Letters | None:
    """A text that needs several font faces. Its parts stand side by side on one line."""
    ascent, descent = font(pixels, script).getmetrics()
    wide = sum(_wide(run, pixels) for run in parts)
    before = wide * _BEFORE[anchor[0]]
    west, line = pixels + math.ceil(before), 2 * pixels
    mask = Image.new("L", (math.ceil(wide) + 2 * pixels, 4 * pixels), 0)
    pen, x, y = ImageDraw.Draw(mask), west - before + at[0], line + at[1]
    y += round((ascent - descent) / 2) if anchor[1] == "m" else 0
    for run in parts:
        letters, way = opened(run.face, pixels), _direction(run)
        pen.text((x, y), run.text, 255, letters, "ls", stroke_width=weight, direction=way)
        x += _wide(run, pixels)
    return _crop_to_ink(mask, -west, -line)


_BEFORE = MappingProxyType({"l": 0.0, "m": 0.5, "r": 1.0})
"""By first letter of the anchor: the share of a text that is left of its point."""


def _crop_to_ink(mask: Image.Image, left: int, top: int) -> _Letters | None:
    """The part of a mask with ink; None without ink. `left` and `top` count from the text's point
    to the mask."""
    inked = mask.getbbox()
    if inked is None:
        return None
    return _Letters(mask.crop(inked), (left + inked[0], top + inked[1]))


def _wide(run: Run, size: float) -> float:
    return opened(run.face, size).getlength(run.text, direction=_direction(run))


def _direction(run: Run) -> str | None:
    """The direction of a run as Pillow calls it; None where Pillow cannot join letters."""
    return ("rtl" if run.leftward else "ltr") if SHAPING else None


def _width(text: str, size: float, script: Script) -> float:
    return sum(_wide(run, size) for run in runs(text, script))


@cached
def length(text: str, size: float, script: Script = Script.LATIN) -> float:
    """The width of a text in pixels."""
    return _width(text, size, script)


def shrunk(picture: Image.Image, side: int) -> Image.Image:
    """A square picture at a smaller size."""
    return picture.resize((side, side), Image.Resampling.BOX)


def part_way(one: Point, other: Point, share: float) -> Point:
    """The point at a share of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def moved(shape: Iterable[Point], to: Point, size: float = 1) -> list[Point]:
    """The points of a shape drawn around (0, 0), `size` times as large and around another point."""
    return [(to[0] + x * size, to[1] + y * size) for x, y in shape]


def polygon(sign: str, centre: Point, radius: float) -> Sequence[Point]:
    """The corners of a seat's emblem around a centre."""
    cx, cy = centre

    def at(angle: float, r: float) -> Point:
        turn = math.radians(angle)
        return cx + r * math.sin(turn), cy - r * math.cos(turn)

    if sign == "triangle":
        return [at(a, radius * 1.15) for a in (0, 120, 240)]
    if sign == "square":
        return [at(a, radius * 1.15) for a in (45, 135, 225, 315)]
    if sign == "star":
        return [at(36 * k, radius * (1.25 if k % 2 == 0 else 0.5)) for k in range(10)]
    if sign == "cross":
        arm, thin = radius * 1.1, radius * 0.38
        east = [(thin, arm), (thin, thin), (arm, thin), (arm, -thin), (thin, -thin), (thin, -arm)]
        return [(cx + x, cy - y) for x, y in (*east, *[(-x, -y) for x, y in east])]
    return [at(a, radius) for a in range(0, 360, 15)]


_BODY: tuple[Point, ...] = (
    (0.36, 0.33), (0.20, 0.37), (0.06, 0.44), (0.02, 0.52), (0.07, 0.58), (0.28, 0.60),
    (0.22, 0.74), (0.10, 0.93), (0.14, 0.98), (0.40, 0.98), (0.45, 0.93), (0.50, 0.84),
    (0.55, 0.93), (0.60, 0.98), (0.86, 0.98), (0.90, 0.93), (0.78, 0.74), (0.72, 0.60),
    (0.93, 0.58), (0.98, 0.52), (0.94, 0.44), (0.80, 0.37), (0.64, 0.33),
)  # fmt: skip


@cached
def follower(seat: int, size: int, lying: bool = False) -> Image.Image:
    """A follower of a seat as an RGBA picture of `size` pixels; `lying` for farmers. The picture is
    shared and must not be changed."""
    big = size * SUPER
    options = theme.SEATS[seat]
    mask = Image.new("L", (big, big), 0)
    pen = ImageDraw.Draw(mask)
    rim = big * 0.05

    def place(x: float, y: float) -> Point:
        return big * 0.07 + x * big * 0.86, big * 0.07 + y * big * 0.86

    body = [place(x, y) for x, y in _BODY]
    hx, hy = place(0.5, 0.2)
    radius = big * 0.165
    pen.polygon(body, fill=255)
    pen.ellipse((hx - radius, hy - radius, hx + radius, hy + radius), fill=255)
    outline = Image.new("L", (big, big), 0)
    edge = ImageDraw.Draw(outline)
    edge.polygon(body, fill=255)
    edge.line([*body, body[0], body[1]], fill=255, width=round(rim * 2), joint="curve")
    grown = radius + rim
    edge.ellipse((hx - grown, hy - grown, hx + grown, hy + grown), fill=255)
    return _finish(options, mask, outline, size, lying=lying)


def _finish(
    options: theme.SeatLook, mask: Image.Image, outline: Image.Image, size: int, *, lying: bool
) -> Image.Image:
    """A follower made from its shape, in its true size: light rim, dark edge, fill, emblem."""
    big = mask.width
    if lying:
        mask, outline = mask.rotate(90), outline.rotate(90)
    picture = Image.new("RGBA", (big, big), (*theme.INK, 0))
    light = (255, 252, 240)
    picture.paste((*light, 255), (0, 0), outline)
    picture.paste((*options.dark, 255), (0, 0), _without_rim(outline, big * 0.028))
    picture.paste((*options.fill, 255), (0, 0), mask)
    centre = (big * (0.54 if lying else 0.5), big * (0.5 if lying else 0.56))
    ImageDraw.Draw(picture).polygon(
        list(polygon(options.sign, centre, big * 0.13)), fill=(*options.emblem, 255)
    )
    return shrunk(picture, size)


def _without_rim(mask: Image.Image, by: float) -> Image.Image:
    """The mask without its outermost `by` pixels."""
    width = mask.width
    inner = round(width - 2 * by)
    small = shrunk(mask, inner)
    result = Image.new("L", mask.size, 0)
    result.paste(small, (round(by), round(by)))
    return result


@cached
def letter_badge(letter: str, size: int) -> Image.Image:
    """A round badge with a letter, as an RGBA picture; shared, not to be changed."""
    picture = large_disc(size, theme.INK_DARK, theme.ACCENT, 0.07)
    pen, big, letters = ImageDraw.Draw(picture), picture.width, font(picture.width * 0.62)
    middle, weight = (big / 2, big / 2), round(big * 0.02)
    pen.text(middle, letter, theme.INK_DARK, letters, "mm", stroke_width=weight)
    return shrunk(picture, size)


def large_disc(size: int, dark: Colour, fill: Colour, rim: float) -> Image.Image:
    """A disc with a dark rim, as an RGBA picture `SUPER` times as large. `rim` is a share of its
    width."""
    big = size * SUPER
    picture = Image.new("RGBA", (big, big), (*dark, 0))
    pen, rim = ImageDraw.Draw(picture), rim * big
    pen.ellipse((0, 0, big - 1, big - 1), dark)
    pen.ellipse((rim, rim, big - rim, big - rim), fill)
    return picture


def with_opacity(picture: Image.Image, mask: Image.Image) -> Image.Image:
    """The picture in RGBA, transparent where the mask is black."""
    clear = picture.convert("RGBA")
    clear.putalpha(mask)
    return clear


def put_around(picture: Image.Image, piece: Image.Image, middle: Point) -> None:
    """Puts a clear picture on another one, around a point."""
    x, y = middle
    picture.paste(piece, (round(x - piece.width / 2), round(y - piece.height / 2)), piece)


def dashed(
    draw: ImageDraw.ImageDraw, points: Iterable[Point], fill: Colour, width: int, dash: float
) -> None:
    """Draws a dashed line along points."""
    for one, other in pairwise(points):
        parts = max(1, round(math.dist(one, other) / dash / 2))
        for part in range(parts):
            ends = [part_way(one, other, (part + at) / parts) for at in (0.2, 0.8)]
            draw.line(ends, fill=fill, width=width)


@dataclass(frozen=True, slots=True)
class Patch:
    """A rectangle around a point, with half its sides. It serves to find free room."""

    x: float
    y: float
    wide: float
    high: float

    def overlap(self, other: Patch) -> float:
        """The area that this rectangle and another one share."""
        across = self.wide + other.wide - abs(self.x - other.x)
        down = self.high + other.high - abs(self.y - other.y)
        return max(0.0, across) * max(0.0, down)

    def corners(self) -> tuple[Point, ...]:
        """Its four corners."""
        ways = ((-1, -1), (1, -1), (-1, 1), (1, 1))
        return tuple((self.x + self.wide * dx, self.y + self.high * dy) for dx, dy in ways)

    def holds(self, at: Point) -> bool:
        """Whether a point is inside."""
        return abs(at[0] - self.x) < self.wide and abs(at[1] - self.y) < self.high
