"""A canvas holds the colours of its palette only."""

from __future__ import annotations

import pytest
from PIL import Image

from render import theme
from render.canvas import Palette

RED = (200, 30, 30)


def test_a_picture_in_other_colours_is_laid_and_not_put() -> None:
    palette = Palette("canvas", (theme.TABLE, RED), lambda: Image.new("RGB", (8, 8), theme.INK))
    canvas, picture = palette.blank((4, 4), theme.TABLE), Image.new("RGB", (2, 2), RED)
    with pytest.raises(ValueError, match="lay"):
        canvas.put(picture, 0, 0)
    canvas.lay(picture, 0, 0)
    canvas.put(palette.reduce(picture), 2, 2)
    shown = canvas.image.convert("RGB")
    assert [shown.getpixel((at, at)) for at in (1, 3)] == [RED, RED]
