"""An animated picture of a game: pictures of its positions, one after another, phone-wide.

GIF moves wherever Discord shows it, old apps included. WebP, made from it without loss, is about a
tenth smaller. Pictures of a board hardly change from one to the next, so neither grows large.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image

from render.theme import TABLE

Kind: TypeAlias = Literal["gif", "webp"]

WIDTH = 480
"""Pixels a moving picture is wide, unless it has to be made smaller."""
MOST_FRAMES = 72
"""More would be watched by nobody: this many take a minute."""
LAST_SECONDS = 4.0
"""How long the last frame stays."""
_ALL_SECONDS = 56.0
_SLOW = 1.2
"""Seconds that a frame stays in a short game; in a long one they share the time there is."""
_SMALLER = (
    (WIDTH, MOST_FRAMES),
    (400, MOST_FRAMES),
    (400, 40),
    (320, 40),
    (320, 20),
    (240, 12),
    (160, 8),
)
"""Widths and most frames to be tried one after another until the picture is small enough."""
_HOPELESS = 1.4
"""What is expected to be this many times too large is not even tried."""
_SAMPLES = 6
_COLOURS = 255


@dataclass(frozen=True, slots=True)
class Animation:
    """A finished animated picture."""

    content: bytes
    frames: int
    """How many frames were taken, those alike counted each."""
    width: int
    """In pixels."""
    whole: bool
    """False when frames were left out, or all made smaller, to keep to the limit."""


class TooLarge(Exception):  # noqa: N818 - an outcome, not a failure
    """Not even a few small frames are small enough."""


def thinned(count: int, most: int) -> list[int]:
    """Which of so many things to take when there may be only so many: evenly, first and last."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


class Animator:
    """Takes pictures one after another, keeps them small, and makes one moving picture of them."""

    def __init__(self) -> None:
        self._frames: list[bytes] = []

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, png: bytes) -> None:
        """One more picture, shrunk to `WIDTH`."""
        with Image.open(io.BytesIO(png)) as picture:
            small = _fitted(picture.convert("RGB"), WIDTH)
        out = io.BytesIO()
        small.save(out, "PNG", compress_level=1)
        self._frames.append(out.getvalue())

    def finished(self, limit: int, kind: Kind = "gif") -> Animation:
        """The moving picture in at most `limit` bytes: the widest with the most frames that fits.

        Raises `TooLarge`, and `ValueError` without any frame.
        """
        if not self._frames:
            raise ValueError("an animated picture has at least one frame")
        sizes: list[float] = []
        """Bytes a pixel of all frames takes, in what was made so far."""
        for width, taken in self._ways():
            pixels = width * width * len(taken)
            if sizes and pixels * sizes[-1] > _HOPELESS * limit and width > _SMALLER[-1][0]:
                continue
            content = _made([self._frames[i] for i in taken], width, kind)
            if len(content) <= limit:
                whole = width == WIDTH and len(taken) == len(self._frames)
                return Animation(content, len(taken), width, whole)
            sizes.append(len(content) / pixels)
        raise TooLarge

    def _ways(self) -> Iterator[tuple[int, list[int]]]:
        """Widths with the frames to take, from the best on, none twice."""
        last = None
        for width, most in _SMALLER:
            way = width, thinned(len(self._frames), most)
            if way != last:
                yield way
            last = way


def durations(frames: int) -> list[int]:
    """How long each frame stays, in milliseconds."""
    each = min(_SLOW, _ALL_SECONDS / frames)
    return [round(each * 1000)] * (frames - 1) + [round(LAST_SECONDS * 1000)]


def _made(frames: Sequence[bytes], width: int, kind: Kind) -> bytes:
    high = max(_height(frame, width) for frame in frames)
    palette = _palette([_canvas(frames[i], width, high) for i in thinned(len(frames), _SAMPLES)])
    pictures = _reduced(frames, width, high, palette)
    out = io.BytesIO()
    next(pictures).save(
        out, "GIF", save_all=True, append_images=pictures, duration=durations(len(frames)),
        loop=0, disposal=1,
    )  # fmt: skip
    return out.getvalue() if kind == "gif" else _as_webp(out)


def _as_webp(gif: io.BytesIO) -> bytes:
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


def _reduced(
    frames: Sequence[bytes], width: int, high: int, palette: Image.Image
) -> Iterator[Image.Image]:
    """The frames in the colours of the palette, made as they are asked for: memory stays small."""
    for frame in frames:
        yield _canvas(frame, width, high).quantize(palette=palette, dither=Image.Dither.NONE)


def _canvas(frame: bytes, width: int, high: int) -> Image.Image:
    """A frame at the top of a picture that is as high as the highest of them."""
    canvas = Image.new("RGB", (width, high), TABLE)
    with Image.open(io.BytesIO(frame)) as picture:
        canvas.paste(_fitted(picture, width), (0, 0))
    return canvas


def _fitted(picture: Image.Image, width: int) -> Image.Image:
    """The picture so wide; one of that width as it is."""
    if picture.width == width:
        return picture
    high = max(1, round(picture.height * width / picture.width))
    return picture.resize(  # pyright: ignore[reportUnknownMemberType]
        (width, high), Image.Resampling.LANCZOS, reducing_gap=2.0
    )


def _height(frame: bytes, width: int) -> int:
    with Image.open(io.BytesIO(frame)) as picture:
        return max(1, round(picture.height * width / picture.width))


def _palette(samples: Sequence[Image.Image]) -> Image.Image:
    """One choice of colours for all frames, so that what does not change does not flicker."""
    wide, high = samples[0].size
    mosaic = Image.new("RGB", (wide, high * len(samples)))
    for at, sample in enumerate(samples):
        mosaic.paste(sample, (0, at * high))
    return mosaic.quantize(_COLOURS)
