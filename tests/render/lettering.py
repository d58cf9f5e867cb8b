"""Where letters and figures are in a picture, and how much of each is hidden by what is drawn over
it later. While `recording` runs, every text that is drawn is followed from picture to picture, as
pictures are pasted, cut, scaled and reduced to a palette, until it stands on the finished board.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont

from render import pieces
from render.brush import Brush
from render.cache import Cache
from render.canvas import Canvas
from render.marks import Box, overlap
from render.store import Store

_PART = 0.5
"""A pasted text is on a picture if at least this share of its ink came along."""
_WHOLE, _SHORT = 0.9, 3
"""What is printed may be replaced by a piece that hides at least this share of it, if it is a
number or the name of a space: of so many letters at most."""
_NEAR = 5
"""Pixels between the middles of a text that is drawn once more over itself."""

Method: TypeAlias = Callable[..., Any]


@dataclass(slots=True)
class Writing:
    """A text on a picture."""

    text: str
    box: Box
    ink: Image.Image
    """White where its letters are, as large as the box."""
    left: Image.Image
    """White where they are still to be seen."""
    seen: Image.Image
    """The part of the picture when the text was new."""
    printed: bool = False
    """It stands on what is painted once, so that a piece may take its place."""

    @property
    def lost(self) -> float:
        """The share of its ink that is hidden."""
        return 1 - _white(self.left) / max(1, _white(self.ink))


def _opacity(mask: Image.Image) -> Image.Image:
    return mask.getchannel("A") if mask.mode == "RGBA" else mask


def _white(mask: Image.Image) -> int:
    return mask.histogram()[255]


def _black_or_white(mask: Image.Image) -> Image.Image:
    return mask.convert("L").point([0] * 128 + [255] * 128)


def _shifted(box: Box, dx: int, dy: int) -> Box:
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


class Recorder:
    """Follows texts through pictures until what it has patched is restored."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch, self._kept = patch, dict[Hashable, Any]()
        self._halo = False
        self._of_mask: dict[int, tuple[Image.Image, str]] = {}
        self.boards: list[Image.Image] = []
        self._crop: Method = Image.Image.crop
        self._paste: Method = Image.Image.paste
        self._draw()
        self._follow()
        self._keep()

    def on(self, picture: Image.Image, within: Box | None = None) -> list[Writing]:
        """The texts on a picture or within a part of it, with what was hidden of them until now."""
        found: list[Writing] = picture.__dict__.get("writings", [])
        if within is not None:
            found = [writing for writing in found if _inside(writing.box, within)]
        for writing in found:
            self._look(picture, writing)
        return found

    def _look(self, picture: Image.Image, writing: Writing) -> None:
        """Notes what was hidden of a text until now."""
        now = self._crop(picture, writing.box)
        if now.tobytes() != writing.seen.tobytes():
            writing.left = ImageChops.darker(writing.left, _same(now, writing.seen))

    def _draw(self) -> None:
        """Notes whatever is written."""
        text, bitmap = ImageDraw.ImageDraw.text, ImageDraw.ImageDraw.bitmap
        letters = pieces._letters  # pyright: ignore[reportPrivateUsage]

        def noted_text(pen: Any, xy: Any, what: str, fill: Any, font: Any, anchor: str = "la",
                       stroke_width: float = 0, direction: str | None = None) -> None:  # fmt: skip
            text(pen, xy, what, fill, font, anchor, stroke_width=stroke_width, direction=direction)
            if not self._halo and pen._image.mode != "L":
                box, ink = _inked(text, xy, what, font, anchor, stroke_width)
                self._new(pen._image, what, box, ink)

        def noted_bitmap(pen: Any, xy: Any, mask: Image.Image, fill: Any = None) -> None:
            bitmap(pen, xy, mask, fill)
            x, y = xy
            box = (x, y, x + mask.width, y + mask.height)
            what = self._of_mask.get(id(mask), (mask, "?"))[1]
            self._new(pen._image, what, box, _black_or_white(mask))

        def named_letters(what: str, *args: Any) -> Any:
            found = letters(what, *args)
            if found:
                self._of_mask[id(found.mask)] = found.mask, what
            return found

        def noted_words(brush: Brush, at: Any, what: str, size: float, fill: Any, halo: Any, *,
                        bold: float, rim: float, script: Any) -> None:  # fmt: skip
            self._halo = True
            brush.text(at, what, size, halo, bold=bold, rim=rim, script=script)
            self._halo = False
            brush.text(at, what, size, fill, bold=bold, script=script)

        self._patch.setattr(ImageDraw.ImageDraw, "text", noted_text)
        self._patch.setattr(ImageDraw.ImageDraw, "bitmap", noted_bitmap)
        self._patch.setattr(pieces, "_letters", named_letters)
        self._patch.setattr(Brush, "words", noted_words)

    def _new(self, picture: Image.Image, text: str, box: Box, ink: Image.Image) -> None:
        if text.strip() and picture.mode != "L":
            self._add(picture, Writing(text, box, ink, ink, ink))

    def _add(self, picture: Image.Image, writing: Writing) -> None:
        """Puts a text on a picture where it is to be seen; in the place of the same one there."""
        x0, y0, x1, y1 = writing.box
        if x0 < 0 or y0 < 0 or x1 > picture.width or y1 > picture.height:
            return
        known: list[Writing] = picture.__dict__.get("writings", [])
        for at, other in enumerate(known):
            if other.text == writing.text and _near(other.box, writing.box):
                self._look(picture, other)
                if writing.lost <= other.lost:
                    known[at] = replace(writing, seen=self._crop(picture, writing.box))
                return
        new = replace(writing, seen=self._crop(picture, writing.box))
        picture.__dict__["writings"] = [*known, new]

    def _follow(self) -> None:
        """Takes texts along to other pictures."""
        paste, alpha = self._paste, Image.Image.alpha_composite

        def pasted(under: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
            paste(under, im, box, mask)
            if isinstance(im, Image.Image):
                self._replace(under, im, (box or (0, 0))[:2], mask)
                self._onto(under, im, (box or (0, 0))[:2], mask)

        def laid(under: Image.Image, im: Image.Image, dest: Any = (0, 0)) -> None:
            alpha(under, im, dest)
            self._onto(under, im, dest, im)

        self._patch.setattr(Image.Image, "paste", pasted)
        self._patch.setattr(Image.Image, "alpha_composite", laid)
        for name in _MAKING:
            self._patch.setattr(Image.Image, name, self._taking(name))

    def _taking(self, name: str) -> Method:
        """A method that makes a picture of another, with its texts."""
        make: Method = getattr(Image.Image, name)

        def made(picture: Image.Image, *args: Any, **words: Any) -> Image.Image:
            result = make(picture, *args, **words)
            result.__dict__.pop("writings", None)
            if found := self.on(picture, args[0] if name == "crop" else None):
                dx, dy = (-int(k) for k in args[0][:2]) if name == "crop" else (0, 0)
                scale = 1.0 if name == "crop" else result.width / picture.width
                for writing in found:
                    self._add(result, _scaled(writing, dx, dy, scale))
            return result

        return made

    def _replace(self, under: Image.Image, im: Image.Image, at: tuple[int, int], mask: Any) -> None:
        """Forgets what is printed where a piece stands now as a whole."""
        place = _shifted((0, 0, *im.size), *at)
        for writing in list(under.__dict__.get("writings", ())):
            if (
                mask
                and writing.printed
                and len(writing.text) <= _SHORT
                and overlap(place, writing.box)
            ):
                here = self._crop(_opacity(mask), _shifted(writing.box, -at[0], -at[1]))
                hidden = ImageChops.darker(writing.ink, _black_or_white(here))
                if _white(hidden) >= _WHOLE * _white(writing.ink):
                    under.__dict__["writings"].remove(writing)

    def _onto(self, under: Image.Image, im: Image.Image, at: tuple[int, int], mask: Any) -> None:
        for writing in self.on(im):
            shown = writing.ink
            if mask is not None:
                here = self._crop(_opacity(mask), writing.box)
                shown = ImageChops.darker(shown, _black_or_white(here))
            if _white(shown) >= _PART * _white(writing.ink):
                self._add(under, replace(writing, box=_shifted(writing.box, *at)))

    def _keep(self) -> None:
        """Keeps pictures as they are: caches and files would lose what is noted of them."""
        picture = Store.picture

        def find(cache: Cache, key: Hashable, make: Callable[[], Any]) -> Any:
            if key not in self._kept:
                self._kept[key] = make()
            return self._kept[key]

        def painted(store: Store, name: str, paint: Callable[[], Image.Image]) -> Image.Image:
            if name not in self._kept:
                self._kept[name] = paint()
                for writing in self.on(self._kept[name]):
                    writing.printed = True
            return self._kept[name]

        def own(store: Store, name: str, paint: Callable[[], Image.Image]) -> Image.Image:
            if name.startswith("palette-"):  # nothing is written there
                return picture(store, name, paint)
            return painted(store, name, paint).copy()

        def png(canvas: Canvas, *, quick: bool = False) -> bytes:
            self.boards.append(canvas.image)
            return b""

        self._patch.setattr(Cache, "find", find)
        self._patch.setattr(Store, "mapped", painted)
        self._patch.setattr(Store, "picture", own)
        self._patch.setattr(Canvas, "png", png)


def _inked(
    text: Method, xy: Any, what: str, font: ImageFont.FreeTypeFont, anchor: str, weight: float
) -> tuple[Box, Image.Image]:
    """The box of a text, and its ink."""
    x, y = xy
    west, north, east, south = font.getbbox(what, anchor=anchor, stroke_width=weight)
    box = int(x + west) - 1, int(y + north) - 1, int(x + east) + 2, int(y + south) + 2
    ink = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
    pen = ImageDraw.Draw(ink)
    text(pen, (x - box[0], y - box[1]), what, 255, font, anchor, stroke_width=weight)
    return box, _black_or_white(ink)


def _same(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where two pictures are alike."""
    if one.mode in ("P", "L", "1"):
        flat = [Image.frombytes("L", p.size, p.tobytes()) for p in (one, other)]
    else:
        flat = [p.convert("RGB") for p in (one, other)]
    bands = ImageChops.difference(*flat).split()
    unlike = bands[0]
    for band in bands[1:]:
        unlike = ImageChops.lighter(unlike, band)
    return unlike.point([255] + [0] * 255)


def _inside(one: Box, other: Box) -> bool:
    return all(one[k] >= other[k] and one[k + 2] <= other[k + 2] for k in (0, 1))


def _near(one: Box, other: Box) -> bool:
    """Whether two boxes have nearly the same middle."""
    return all(abs(one[k] + one[k + 2] - other[k] - other[k + 2]) <= 2 * _NEAR for k in (0, 1))


def _scaled(writing: Writing, dx: int, dy: int, scale: float) -> Writing:
    """A text moved and made smaller."""
    if scale == 1:
        return replace(writing, box=_shifted(writing.box, dx, dy))
    x0, y0 = (int(writing.box[k] * scale) for k in (0, 1))
    x1, y1 = (max(1 + low, round(writing.box[k] * scale)) for k, low in ((2, x0), (3, y0)))
    masks = [
        _black_or_white(mask.resize((x1 - x0, y1 - y0), Image.Resampling.BOX))
        for mask in (writing.ink, writing.left)
    ]
    return replace(writing, box=(x0, y0, x1, y1), ink=masks[0], left=masks[1])


_MAKING = ("copy", "convert", "quantize", "crop", "resize", "reduce")
"""Methods that make a picture of another."""


@contextmanager
def recording() -> Generator[Recorder]:
    """Follows all texts drawn meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        yield Recorder(patch)
