"""Only what is marked is bright, in a picture of any game."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image, ImageDraw, ImageStat

from render.painter import RenderOptions
from render.png import png
from render.spotlight import spotlight
from rules.changes import Change
from tests.render.accepted import check_accepted

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


class Colourful(Plain):
    """A painter with more shades, each as a tile, than bright and dim ones together fit a palette;
    or of whatever mode."""

    def __init__(self, mode: str = "P") -> None:
        super().__init__()
        self.mode = mode

    def board(self, view: object, options: RenderOptions) -> bytes:
        picture = Image.new("P", SIZE)
        shades = [(100 + level % 16 * 8, 100 + level // 16 * 8, 160) for level in range(250)]
        picture.putpalette([level for shade in shades for level in shade] + [255, 0, 0])
        pen = ImageDraw.Draw(picture)
        for number in range(250):
            x, y = number % 25 * 16, number // 25 * 30
            pen.rectangle((x, y, x + 15, y + 29), number)
        if options.changes:
            pen.rectangle(PLACE, outline=250, width=3)
        return png(picture.convert(self.mode))


def test_with_many_colours_what_is_bright_is_exact_and_what_is_dim_is_near() -> None:
    picture = drawn(Colourful(), MARKED)
    for number in range(250):
        x, y = number % 25 * 16 + 8, number // 25 * 30 + 15
        shade = (100 + number % 16 * 8, 100 + number // 16 * 8, 160)
        pixel = picture.getpixel((x, y))
        assert isinstance(pixel, tuple)
        if PLACE[0] < x < PLACE[2] and PLACE[1] < y < PLACE[3]:
            assert pixel == shade
        elif not (160 < x < 280 and 60 < y < 180):
            apart = max(abs(a - b // 2) for a, b in zip(pixel, shade, strict=True))
            assert apart <= 12, (number, pixel, shade)


def test_a_picture_without_a_palette_is_dimmed_too() -> None:
    picture = drawn(Colourful("RGB"), MARKED)
    assert bright(picture, 220, 120) > 120
    assert bright(picture, 20, 20) < 80


class Apart(Plain):
    """A painter that marks two squares, one below and to the right of the other."""

    def __init__(self, first: int, apart: int) -> None:
        super().__init__()
        self.places = (first, first + apart)

    def board(self, view: object, options: RenderOptions) -> bytes:
        picture = Image.new("RGB", SIZE, "white")
        for at in self.places if options.changes else ():
            ImageDraw.Draw(picture).rectangle((8 * at, 8 * at, 8 * at + 7, 8 * at + 7), "red")
        return png(picture.quantize(16))


def test_what_is_marked_one_square_apart_is_bright_as_a_whole() -> None:
    for first in range(5, 20):
        for apart in (2, 3):
            corner = 8 * (first + apart + 2) + 4, 8 * (first - 2) + 4
            light = bright(drawn(Apart(first, apart), MARKED), *corner)
            assert (light > 240) == (apart == 2), "another square between them parts them"


def test_boards_of_which_a_part_is_bright_look_as_they_were_accepted() -> None:
    check_accepted("spotlight")
