"""What is seen in a picture, and which letters can be."""

from PIL import Image

from render import theme
from render.fonts.faces import FACES, sets
from render.scripts import Script


def count(picture: Image.Image, colour: theme.Colour) -> int:
    """How many pixels are about that colour (a palette may shift it a little)."""
    pixels = picture.getcolors(picture.width * picture.height) or []
    return sum(
        number
        for number, pixel in pixels
        if isinstance(pixel, tuple)
        and max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) < 6
    )


def drawable(character: str) -> bool:
    """Whether the main font has a picture of its own for a character."""
    return sets(FACES[Script.LATIN], character)
