"""Ready parts of a picture: what stands on a painted ground, in the palette's colours.

Parts are kept and shared, not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, Palette
from render.theme import Colour


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A picture in the palette's colours, where it is to be seen, and where it lies."""

    picture: Image.Image
    mask: Image.Image
    at: tuple[int, int]
    """The place of its north-west corner, counted from that of the ground."""

    @property
    def pictures(self) -> tuple[Image.Image, Image.Image]:
        """The pictures it is made of, by which its size is counted."""
        return self.picture, self.mask

    def __reduce__(self) -> tuple[type[Part], tuple[object, ...]]:
        """Copied and packed by what it is made of, which is quicker than field by field."""
        return Part, (self.picture, self.mask, self.at)

    def box(self, corner: tuple[int, int]) -> tuple[int, int, int, int]:
        """Its west, north, east and south edges on a canvas. `corner` is where the ground begins
        there."""
        (x, y), (wide, high) = self.at, self.picture.size
        x, y = x + corner[0], y + corner[1]
        return x, y, x + wide, y + high

    def put(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """Puts it on a canvas. `corner` is where the ground begins there."""
        canvas.image.paste(self.picture, self.box(corner)[:2], self.mask)


def grounded(
    palette: Palette, ground: Image.Image, overlay: Image.Image, at: tuple[int, int],
    faintest: int = 1,
) -> Part:  # fmt: skip
    """An RGBA picture on a ground, as a part. A pixel is seen where its opacity, up to 255, is at
    least `faintest`. Clear pixels around it are left out, because they would take room and time."""
    seen = [0] * faintest + [255] * (256 - faintest)
    mask = overlay.getchannel("A").point(seen, "1")
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    overlay = overlay.crop((left, top, right, bottom))
    x, y = at[0] + left, at[1] + top
    under = ground.crop((x, y, x + overlay.width, y + overlay.height)).convert("RGB")
    under.paste(overlay, (0, 0), overlay)
    return Part(palette.reduce(under), mask.crop((left, top, right, bottom)), (x, y))


@cached
def stamp(
    palette: Palette, under: Colour, make: Callable[..., Image.Image], *args: Hashable
) -> tuple[Image.Image, Image.Image]:
    """The RGBA picture that `make` draws, in the palette's colours, and the mask of its opaque
    pixels. It can be pasted anywhere with hard edges, which is much quicker than `Canvas.lay`."""
    piece = make(*args)
    solid = Image.new("RGB", piece.size, under)
    solid.paste(piece, (0, 0), piece)
    seen = [0] * _OPAQUE + [255] * (256 - _OPAQUE)
    mask = piece.getchannel("A").point(seen, "1")
    return palette.reduce(solid), mask


_OPAQUE = 140
"""The least opacity that is kept in a stamp."""
