"""Ground that runs on: grass by its place on the table, parchment below."""

from __future__ import annotations

from itertools import product

from PIL import Image, ImageChops

from render.carcassonne import colours, meadow
from render.carcassonne.board import PALETTE, parchment, put_tile
from rules.carcassonne.told.view import PlacedTile
from rules.grid import cell_name

SIDE = 60
WHOLE = Image.new("1", (SIDE, SIDE), 255)
LIKE = 0.85
"""Share of the pixels along an edge that go on as they are: patches end, tufts are cut."""


def grass(cells: int) -> Image.Image:
    """So many cells in a square with nothing but grass."""
    canvas = parchment((cells * SIDE, cells * SIDE))
    bare = PALETTE.blank((SIDE, SIDE), colours.GRASS).image
    for x, y in product(range(cells), range(cells)):
        meadow.grow(canvas, bare, WHOLE, (x * SIDE, y * SIDE), cell_name(x, y))
    return canvas.image


def alike(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which two pictures are the same."""
    pairs = list(zip(one.tobytes(), other.tobytes(), strict=True))
    return sum(a == b for a, b in pairs) / len(pairs)


def test_the_meadow_runs_on_across_the_edges_of_cells() -> None:
    cells = meadow.PERIOD + 2
    ground, wide = grass(cells), cells * SIDE
    for at in range(SIDE, wide, SIDE):
        west, east = ((at + k, 0, at + k + 1, wide) for k in (-1, 0))
        assert alike(ground.crop(west), ground.crop(east)) > LIKE
        north, south = ((0, at + k, wide, at + k + 1) for k in (-1, 0))
        assert alike(ground.crop(north), ground.crop(south)) > LIKE


def test_the_meadow_varies_from_cell_to_cell_and_has_all_its_colours() -> None:
    ground = grass(meadow.PERIOD)
    cells = {
        ground.crop((x, y, x + SIDE, y + SIDE)).tobytes()
        for x, y in product(range(0, ground.width, SIDE), repeat=2)
    }
    assert len(cells) == meadow.PERIOD**2
    seen = {colour for _, colour in ground.convert("RGB").getcolors() or []}
    assert seen == {*colours.GRASSES, colours.GRASS_TUFT, colours.FLOWER}


def test_a_tile_differs_elsewhere_by_its_grass_alone() -> None:
    shown: list[Image.Image] = []
    for x in range(2):
        canvas = parchment((SIDE, SIDE))
        put_tile(canvas, PlacedTile(cell_name(x, 0), "D", 0, 0), SIDE, (0, 0))
        shown.append(canvas.image)
    differs = ImageChops.difference(*(picture.convert("RGB") for picture in shown))
    ground = {colours.GRASS_TUFT, colours.FLOWER, *colours.GRASSES}
    for picture in shown:
        flat = picture.convert("RGB").tobytes()
        pixels = [tuple(flat[at : at + 3]) for at in range(0, len(flat), 3)]
        unlike = [any(differs.tobytes()[at : at + 3]) for at in range(0, len(flat), 3)]
        assert {pixel for pixel, other in zip(pixels, unlike, strict=True) if other} <= ground
        assert 0.02 < sum(unlike) / len(unlike) < 0.9


def test_parchment_covers_whatever_size() -> None:
    picture = parchment((meadow.PARCHMENT + 9, 5)).image.convert("RGB")
    seen = {colour for _, colour in picture.getcolors() or []}
    assert seen <= {colours.TABLE, colours.TABLE_DARK, colours.TABLE_LIGHT}
    assert len(seen) > 1
