"""An animated picture of a game: pictures of its positions, one after another, phone-wide, with a
line above each that tells which turn it shows.

GIF moves wherever Discord shows it, old apps included. WebP, made from it without loss, is about a
tenth smaller. Pictures of a board hardly change from one to the next, so neither grows large.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.animation.frames import LAST_SECONDS, MOST_FRAMES, thinned
from render.pieces import shorten, write
from render.scripts import Script
from render.strip import strip_height

Kind: TypeAlias = Literal["gif", "webp"]

WIDTH = 480
"""Pixels a moving picture is wide, unless it has to be made smaller."""
MOST_BYTES = 2_000_000
"""Larger ones take long to begin on a phone."""
_MANY, _FEW = 255, 96
_SMALLER = (
    (WIDTH, MOST_FRAMES, _MANY),
    (WIDTH, MOST_FRAMES, 144),
    (WIDTH, MOST_FRAMES, _FEW),
    (440, MOST_FRAMES, _FEW),
    (400, MOST_FRAMES, _FEW),
    (400, 54, _FEW),
    (400, 40, _FEW),
    (400, 28, _FEW),
    (320, 20, _FEW),
    (240, 12, _FEW),
    (160, 8, _FEW),
)
"""Widths, with the most frames and colours. They are tried one after another until the picture is
small enough."""
_HOPELESS = 1.4
"""A picture that is expected to be this many times too large is not even tried."""
_SAMPLES = 6
_SURE = (
    *(theme.CHANGED, theme.CHANGED_RIM, theme.CHANGED_INK, theme.INK, theme.ACCENT),
    *(look.fill for look in theme.SEATS),
)
"""Colours that every moving picture has, however few pixels they fill."""
_CAPTION, _LETTERS = 17.0, 12.0
"""Height of the line above, and of its letters, in units of a picture 400 wide."""
_FIT = 0.85
"""The share of the frames that must fit in at full width. The few that are higher are made
smaller."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A finished moving picture."""

    content: bytes
    frames: int
    """The number of frames that were taken; equal ones count each."""
    width: int
    """In pixels."""
    whole: bool
    """False when frames were left out, or all were made smaller, to keep within the limit."""


class TooLarge(Exception):  # noqa: N818 - an outcome, not a failure
    """Not even a few small frames fit within the limit."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """A frame that was added."""

    png: bytes
    caption: str
    script: Script
    seconds: float


class Animator:
    """Takes pictures one after another, keeps them small, and makes one moving picture of them."""

    def __init__(self) -> None:
        self._frames: list[_Kept] = []

    def __len__(self) -> int:
        return len(self._frames)

    def add(
        self, png: bytes, caption: str = "", seconds: float = 1.0, script: Script = Script.LATIN
    ) -> None:
        """Adds a picture that stays for some seconds. It is shrunk to `WIDTH`, and its empty lower
        edge is cut off."""
        with Image.open(io.BytesIO(png)) as picture:
            small = _cut(_resize_to_width(picture.convert("RGB"), WIDTH))
        out = io.BytesIO()
        small.save(out, "PNG", compress_level=1)
        self._frames.append(_Kept(out.getvalue(), caption, script, seconds))

    def finished(self, limit: int, kind: Kind = "gif") -> Animation:
        """The moving picture in at most `limit` bytes: the widest with the most frames that fits.
        Raises `TooLarge` when none fits, and `ValueError` when there is no frame."""
        if not self._frames:
            raise ValueError("an animated picture has at least one frame")
        sizes: list[float] = []
        """For each picture made so far: its bytes divided by the pixels of all its frames."""
        limit = min(limit, MOST_BYTES)
        for width, taken, colours in self._ways():
            pixels = width * width * len(taken)
            if sizes and pixels * sizes[-1] > _HOPELESS * limit and width > _SMALLER[-1][0]:
                continue
            content = _encode([self._frames[i] for i in taken], width, colours, kind)
            if len(content) <= limit:
                whole = width == WIDTH and len(taken) == len(self._frames)
                return Animation(content, len(taken), width, whole)
            sizes.append(len(content) / pixels)
        raise TooLarge

    def _ways(self) -> Iterator[tuple[int, list[int], int]]:
        """The ways to make the picture, best first, each once: its width, the frames to take, the
        number of colours."""
        last = None
        for width, most, colours in _SMALLER:
            way = width, thinned(len(self._frames), most), colours
            if way != last:
                yield way
            last = way


def durations(seconds: Sequence[float]) -> list[int]:
    """How long each frame stays, in milliseconds. The last one stays for `LAST_SECONDS`."""
    return [round(each * 1000) for each in (*seconds[:-1], LAST_SECONDS)]


def _encode(frames: Sequence[_Kept], width: int, colours: int, kind: Kind) -> bytes:
    """The bytes of the moving picture made of these frames."""
    layout = _layout(frames, width)
    samples = [_canvas(frames[i], layout, i) for i in thinned(len(frames), _SAMPLES)]
    palette = _palette(samples, colours)
    pictures = _reduced(frames, layout, palette)
    out = io.BytesIO()
    next(pictures).save(
        out, "GIF", save_all=True, append_images=pictures, loop=0, disposal=1,
        duration=durations([frame.seconds for frame in frames]),
    )  # fmt: skip
    return out.getvalue() if kind == "gif" else _as_webp(out)


def _as_webp(gif: io.BytesIO) -> bytes:
    """A GIF as WebP, without loss."""
    out = io.BytesIO()
    with Image.open(gif) as picture:
        stay = [_stay(picture, i) for i in range(getattr(picture, "n_frames", 1))]
        picture.save(
            out, "WEBP", save_all=True, duration=stay, loop=0, lossless=True, quality=50, method=2
        )
    return out.getvalue()


def _stay(picture: Image.Image, frame: int) -> int:
    picture.seek(frame)
    return picture.info.get("duration", 0)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the frames are on the canvas."""

    width: int
    line: int
    """Height of the line above."""
    room: int
    """Height below that line."""
    tops: Sequence[int]
    """By frame: how much lower its board stands than right below its scores. The highest frame so
    far stands in the middle, so that a board does not jump."""

    def unit(self, size: float) -> int:
        """The pixels of a size given in units of a picture 400 wide."""
        return round(size * self.width / theme.PHONE_WIDTH)


def _layout(frames: Sequence[_Kept], width: int) -> _Layout:
    """The layout of frames of this width. Most of them fit into its height."""
    heights = [_height(frame.png, width) for frame in frames]
    room = sorted(heights)[round((len(heights) - 1) * _FIT)]
    highest = accumulate((min(height, room) for height in heights), max)
    line = round(_CAPTION * width / theme.PHONE_WIDTH)
    return _Layout(width, line, room, [(room - height) // 2 for height in highest])


def _reduced(
    frames: Sequence[_Kept], layout: _Layout, palette: Image.Image
) -> Iterator[Image.Image]:
    """The frames in the colours of the palette. They are made one by one, to save memory."""
    for number, frame in enumerate(frames):
        yield _canvas(frame, layout, number).quantize(palette=palette, dither=Image.Dither.NONE)


def _canvas(frame: _Kept, layout: _Layout, number: int) -> Image.Image:
    """The picture of a frame: its line above, its scores at the top, its board under them."""
    canvas = Image.new("RGB", (layout.width, layout.line + layout.room), theme.TABLE)
    _caption(canvas, frame, layout)
    with Image.open(io.BytesIO(frame.png)) as picture:
        picture.load()
        shown = _resize_to_width(
            picture, min(layout.width, picture.width * layout.room // picture.height)
        )
    left, split = (layout.width - shown.width) // 2, _split(shown)
    canvas.paste(shown.crop((0, 0, shown.width, split)), (left, layout.line))
    below = shown.crop((0, split, *shown.size))
    canvas.paste(below, (left, layout.line + split + layout.tops[number]))
    return canvas


def _caption(canvas: Image.Image, frame: _Kept, layout: _Layout) -> None:
    """Writes the line above a frame."""
    size, left = layout.unit(_LETTERS), layout.unit(4)
    text = shorten(frame.caption, size, layout.width - 2 * left, frame.script)
    at = (left, layout.line / 2)
    pen = ImageDraw.Draw(canvas)
    write(pen, at, text, size, theme.INK, "lm", bold=False, script=frame.script)


def _split(picture: Image.Image) -> int:
    """How many pixels from the top the scores end: in the gap below them. 0 if there is no gap."""
    wide = picture.width
    first, gap = strip_height(wide), round(theme.GAP * wide / theme.PHONE_WIDTH)
    rows = (picture.crop((0, first + y, wide, first + y + 1)) for y in range(gap))
    return next((first + y for y, row in enumerate(rows) if _drawn_box(row) is None), 0)


def _drawn_box(picture: Image.Image) -> tuple[int, int, int, int] | None:
    """The box round everything that differs from the table; None if nothing does."""
    table = Image.new("RGB", picture.size, theme.TABLE)
    differs = ImageChops.difference(picture.convert("RGB"), table).convert("L")
    return differs.point([0] * _NEAR + [255] * (256 - _NEAR)).getbbox()


_NEAR = 6
"""How much lighter or darker shrinking may make a plain table."""


def _cut(picture: Image.Image) -> Image.Image:
    """The picture without its empty lower edge."""
    drawn = _drawn_box(picture)
    return picture if drawn is None else picture.crop((0, 0, picture.width, drawn[3]))


def _resize_to_width(picture: Image.Image, width: int) -> Image.Image:
    """The picture scaled to a width."""
    if picture.width == width:
        return picture
    high = max(1, round(picture.height * width / picture.width))
    return picture.resize((width, high), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _height(frame: bytes, width: int) -> int:
    with Image.open(io.BytesIO(frame)) as picture:
        return max(1, round(picture.height * width / picture.width))


def _palette(samples: Sequence[Image.Image], colours: int) -> Image.Image:
    """One palette for all frames, so that what does not change does not flicker."""
    wide, high = samples[0].size
    mosaic = Image.new("RGB", (wide, high * (len(samples) + 1)))
    for at, sample in enumerate(samples):
        mosaic.paste(sample, (0, at * high))
    for at, colour in enumerate(_SURE):
        mosaic.paste(colour, (at * wide // len(_SURE), high * len(samples), wide, mosaic.height))
    return mosaic.quantize(colours)
