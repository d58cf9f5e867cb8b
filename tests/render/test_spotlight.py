"""Only what is marked is bright, in a picture of any game."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image, ImageDraw, ImageStat

from render.marks import spotlight
from render.painter import RenderOptions
from render.png import png
from rules.changes import Change

SIZE = (400, 300)
MARKED = RenderOptions((), changes=(Change("new", "C3", "disc", 1),))
PLACE = (200, 100, 240, 140)
"""Where the mark is."""


class Plain:
    """A painter of a plain board, which may grow where something is marked."""

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def board(self, view: object, options: RenderOptions) -> bytes:
        wide, high = SIZE
        picture = Image.new("RGB", (wide, high + self.more * len(options.changes)), "white")
        if options.changes:
            ImageDraw.Draw(picture).rectangle(PLACE, outline="red", width=3)
        return png(picture.quantize(16))

    def remaining(self, view: object, options: RenderOptions) -> bytes | None:
        return None


def drawn(painter: Any, options: RenderOptions) -> Image.Image:
    with Image.open(io.BytesIO(spotlight(painter, None, options))) as picture:
        return picture.convert("RGB")


def bright(picture: Image.Image, x: int, y: int) -> float:
    return ImageStat.Stat(picture.crop((x - 2, y - 2, x + 2, y + 2)).convert("L")).mean[0]


def test_what_is_marked_is_bright_inside_too_and_the_rest_is_dim() -> None:
    picture = drawn(Plain(), MARKED)
    assert bright(picture, 220, 120) > 240
    assert bright(picture, 190, 120) > 240, "also a little around"
    assert all(bright(picture, *at) < 140 for at in ((20, 20), (380, 280), (220, 40)))


def test_without_marks_nothing_is_dimmed() -> None:
    assert bright(drawn(Plain(), RenderOptions(())), 20, 20) > 240


def test_a_picture_that_marks_make_larger_is_left_as_it_is() -> None:
    assert bright(drawn(Plain(40), MARKED), 20, 20) > 240
