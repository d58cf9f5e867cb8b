"""The picture of the siege for tests: its cells as squares, and a layer each that can be seen."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from render.painter import RenderOptions
from tests.siege import CELLS, View

SIDE = 40
LAYERS = ("borders", "strength")
_STONES = {"red": "#a33", "blue": "#36a"}


class SiegePainter:
    """Draws the siege; a layer is a bar of its own colour at the rim."""

    layers = LAYERS

    def board(self, view: View, options: RenderOptions) -> bytes:
        """The cells; candidates of the present question are framed."""
        image = Image.new("RGB", (16 * SIDE, 11 * SIDE), "#456")
        pen = ImageDraw.Draw(image)
        stones = dict(view.stones)
        asked = options.choice.values if options.choice and options.choice.kind == "cell" else ()
        for cell in CELLS:
            x, y = (ord(cell[0]) - 65) * SIDE, (int(cell[1:]) - 1) * SIDE
            colour = _STONES.get(stones.get(cell, ""), "#dca")
            edge = "#060" if cell in asked else "#aaa"
            pen.rectangle((x + 1, y + 1, x + SIDE - 2, y + SIDE - 2), colour, edge, 3)
        for number, layer in enumerate(LAYERS):
            if layer in options.layers:
                pen.rectangle((0, number * SIDE, 6, number * SIDE + SIDE), "#fd0")
        made = BytesIO()
        image.save(made, "png")
        return made.getvalue()

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Words are enough."""
        return None


PAINTER = SiegePainter()
