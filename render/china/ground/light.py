"""Light from the north-west on the map: what falls on it, and the edges of areas."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from render.brush import FALL, Brush, shadowed
from render.china.ground.atlas import Track
from render.theme import Colour

_STEPS = ((0, 0.0), (44, 0.13), (112, 0.243))
"""From which grey value of a soft shadow on the ground it is so dark: few steps, which make small
files."""
_LOW, _LOW_STEPS = 3, ((0, 0.0), (84, 0.2))
"""What is lower than so many units has a shadow of one step."""
SHADES = (0.2, 0.4)
"""How dark the ground is below what stands on it: in few steps, which make small files."""
_LEAST = (24, 70)
"""From which opacity on, up to 255, a soft shadow is as dark as each of these."""
_SOLID = 110
"""From this opacity on it is the piece that is seen."""


def darkness(height: float) -> Callable[[int], float]:
    """How dark the ground is below what is so many units high, by how grey its soft shadow is."""
    steps = _STEPS if height >= _LOW else _LOW_STEPS
    return lambda grey: max(dark for least, dark in steps if least <= grey)


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
