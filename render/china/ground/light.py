"""Light from the north-west on the map: what falls on it, and the edges of areas."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.brush import FALL, Brush, shadowed
from render.china.ground.atlas import Track
from render.pieces import moved
from render.theme import Colour

_STEPS = ((0, 0.0), (44, 0.13), (112, 0.243))
"""Grey values of a soft shadow on the ground, with how dark it is from there on. There are few
steps, because these make small files."""
_LOW, _LOW_STEPS = 3, ((0, 0.0), (84, 0.2))
"""Things lower than this, in units, have a shadow of one step."""
SHADES = (0.2, 0.4)
"""How dark the ground is in the shadow of pieces. There are few steps, because these make small
files."""
_LEAST = (24, 70)
"""The opacities, up to 255, from which a soft shadow is as dark as each of `SHADES`."""
_SOLID = 110
"""From this opacity on, a pixel belongs to the piece."""


def darkness(height: float) -> Callable[[int], float]:
    """How dark the ground is below something `height` units high, as a function of the grey of its
    soft shadow."""
    steps = _STEPS if height >= _LOW else _LOW_STEPS
    return lambda grey: max(dark for least, dark in steps if least <= grey)


def light_edge(brush: Brush, track: Track, width: float, colour: Colour) -> None:
    """Paints the edges inside an area that face north-west, about `width` units wide."""
    path = [*map(brush.at, track)]
    west, north = (int(min(at[k] for at in path)) for k in (0, 1))
    east, south = (int(max(at[k] for at in path)) + 1 for k in (0, 1))
    mask = Image.new("L", (east - west, south - north), 0)
    far = width * brush.scale
    for fill, aside in ((255, 0.0), (0, far)):
        fallen = moved(path, (FALL[0] * aside - west, FALL[1] * aside - north))
        ImageDraw.Draw(mask).polygon(fallen, fill=fill)
    brush.picture.paste(colour, (west, north), mask)


def in_steps(piece: Image.Image, height: float) -> Image.Image:
    """A clear picture with its shadow in few steps, as if it stood `height` pixels high."""
    whole = shadowed(piece, height)
    steps = [round(255 * shade) for shade in (0.0, *SHADES)]
    level = [steps[sum(value >= least for least in _LEAST)] for value in range(_SOLID)]
    whole.putalpha(whole.getchannel("A").point([*level, *range(_SOLID, 256)]))
    return whole
