"""Light from the north-west on the map: what falls on it, and the edges of areas."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFilter

from render.brush import FALL, Brush, shadowed
from render.china.ground.atlas import Track
from render.theme import SHADOW, Colour

_STEPS = ((44, 0.13), (112, 0.13))
"""From which grey value of a soft shadow on the ground is so much darker."""
_LOW, _LOW_STEP = 3, (84, 0.2)
"""What is lower than so many units has a shadow of one step."""
SHADES = (0.2, 0.4)
"""How dark the ground is below what stands on it: in few steps, which make small files."""
_LEAST = (24, 70)
"""From which opacity on, up to 255, a soft shadow is as dark as each of these."""
_SOLID = 110
"""From this opacity on it is the piece that is seen."""
_COARSE = 2
"""Shadows are painted so many times smaller."""


def cast(brush: Brush, paint: Callable[[Brush], None], height: float) -> None:
    """The shadow of what `paint` paints, so many units high."""
    wide, high = brush.picture.size
    picture = Image.new("RGB", (wide // _COARSE, high // _COARSE))
    one = brush.scale / _COARSE
    x, y = (at / _COARSE + way * height * one for at, way in zip(brush.origin, FALL, strict=True))
    paint(Brush(picture, one, (x, y), 1))
    there = picture.convert("L").point([0] + [255] * 255)  # pyright: ignore[reportUnknownMemberType]
    soft = there.filter(ImageFilter.GaussianBlur(height * one / 2))
    box = soft.getbbox() or (0, 0, 1, 1)
    west, north, east, south = (side * _COARSE for side in box)
    ground = brush.picture.crop((west, north, east, south))
    soft = soft.crop(box).resize(ground.size, Image.Resampling.BICUBIC)  # pyright: ignore[reportUnknownMemberType]
    dark = Image.new("RGB", ground.size, SHADOW)
    for least, shade in _STEPS if height >= _LOW else (_LOW_STEP,):
        ground.paste(Image.blend(ground, dark, shade), (0, 0), _from(soft, least))
    brush.picture.paste(ground, (west, north))


def light_edge(brush: Brush, track: Track, width: float, colour: Colour) -> None:
    """The edges to the north-west inside an area, about so many units wide."""
    path = [*map(brush.at, track)]
    west, north = (int(min(at[k] for at in path)) for k in (0, 1))
    east, south = (int(max(at[k] for at in path)) + 1 for k in (0, 1))
    mask = Image.new("L", (east - west, south - north), 0)
    far = width * brush.scale
    for fill, aside in ((255, 0.0), (0, far)):
        dx, dy = FALL[0] * aside - west, FALL[1] * aside - north
        ImageDraw.Draw(mask).polygon([(x + dx, y + dy) for x, y in path], fill=fill)
    brush.picture.paste(colour, (west, north), mask)


def in_steps(piece: Image.Image, height: float) -> Image.Image:
    """A clear picture with its shadow, so many pixels high, in few steps."""
    whole = shadowed(piece, height)
    steps = [round(255 * shade) for shade in (0.0, *SHADES)]
    level = [steps[sum(value >= least for least in _LEAST)] for value in range(_SOLID)]
    whole.putalpha(whole.getchannel("A").point([*level, *range(_SOLID, 256)]))  # pyright: ignore[reportUnknownMemberType]
    return whole


def _from(grey: Image.Image, least: int) -> Image.Image:
    """White where a picture is at least so light."""
    return grey.point([0] * least + [255] * (256 - least))  # pyright: ignore[reportUnknownMemberType]
