"""Counting what is seen in a picture."""

from PIL import Image

from render import theme


def count(picture: Image.Image, colour: theme.Colour) -> int:
    """How many pixels are about that colour (a palette may shift it a little)."""
    pixels = picture.getcolors(picture.width * picture.height) or []
    return sum(
        number
        for number, pixel in pixels
        if isinstance(pixel, tuple)
        and max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) < 6
    )
