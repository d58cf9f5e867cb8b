"""The picture of the toy game for tests: a square for every stone, in its colour."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from render.painter import RenderOptions
from tests.toy import View

SIDE = 40
_STONES = {"red": "#a33", "blue": "#36a"}


class ToyPainter:
    """Draws stones, and below them a bar as long as each seat's points."""

    def board(self, view: View, options: RenderOptions) -> bytes:
        """The stones in their order."""
        image = Image.new("RGB", (10 * SIDE, 4 * SIDE), "#456")
        pen = ImageDraw.Draw(image)
        for number, colour in enumerate(view.stones):
            pen.rectangle((number * SIDE, 0, (number + 1) * SIDE, SIDE), _STONES[colour])
        for seat, points in enumerate(view.scores):
            pen.rectangle((0, (2 + seat) * SIDE, points * 4, (2 + seat) * SIDE + 20), "#fd0")
        made = BytesIO()
        image.save(made, "png")
        return made.getvalue()

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Words are enough."""
        return None


PAINTER = ToyPainter()
