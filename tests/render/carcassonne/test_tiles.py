"""Every kind of tile in every turn, checked against the facts of the box."""

import math
from pathlib import Path

import pytest
from PIL import Image

from render.cache import BYTES, CACHE
from render.carcassonne import colours
from render.carcassonne.anchors import GRID, anchors, feature_mask
from render.carcassonne.geometry import turn_point
from render.carcassonne.tiles import MASTER, master, paint
from render.store import STORE
from rules.carcassonne.position.box import HALVES, TURNS, box, spots, turned
from tests.painted import shared_pictures

every_turn = pytest.mark.parametrize("turn", TURNS)
MIDDLES = ((0.5, 0.018), (0.982, 0.5), (0.5, 0.982), (0.018, 0.5))
QUARTERS = (
    *((0.25, 0.02), (0.75, 0.02), (0.98, 0.25), (0.98, 0.75)),
    *((0.75, 0.98), (0.25, 0.98), (0.02, 0.75), (0.02, 0.25)),
)
LOOKS = {
    "C": (colours.CITY, colours.CITY_LIGHT),
    "R": (colours.ROAD_FILL,),
    "F": (colours.GRASS, colours.GRASS_DARK, colours.GRASS_LIGHT, colours.GRASS_TUFT),
    "W": (colours.WATER, colours.WATER_LIGHT),
}


def near(picture: Image.Image, x: float, y: float, letter: str) -> bool:
    """Is most of a small square round a point in the colours of a city, road, field or river?"""
    px, py = (min(MASTER - 4, max(3, round(v * MASTER))) for v in (x, y))
    found = [pixel(picture, (px + dx, py + dy)) for dx in (-2, 0, 2) for dy in (-2, 0, 2)]
    close = [p for p in found if any(math.dist(p, colour) < 30 for colour in LOOKS[letter])]
    return len(close) >= 5


def pixel(picture: Image.Image, at: tuple[int, int]) -> tuple[int, int, int]:
    """The colour of one point."""
    red, green, blue = picture.crop((*at, at[0] + 1, at[1] + 1)).tobytes()
    return red, green, blue


@every_turn
def test_every_side_shows_what_the_box_says(turn: int) -> None:
    for kind in box():
        picture = master(kind, turn)
        for side, letter in enumerate(turned(kind, turn).sides):
            assert near(picture, *MIDDLES[side], letter), (kind, side, letter)


@every_turn
def test_field_reaches_the_halves_the_box_says(turn: int) -> None:
    """A turned field's halves are inside the mask of that field, and of no other feature."""
    for kind in box():
        check_halves(kind, turn)


def check_halves(kind: str, turn: int) -> None:
    """Looks for the owner of every half of a tile's sides."""
    everything = [(s, feature_mask(kind, s.sort, s.index)) for s in spots(kind, turn)]
    for spot, _ in everything:
        for half in spot.halves:
            x, y = turn_point(QUARTERS[half], (360 - turn) % 360)
            at = (int(x * GRID), int(y * GRID))
            owners = [s.name for s, mask in everything if mask.getpixel(at)]
            assert owners == [spot.name], (kind, HALVES[half])


def test_fields_are_parted_exactly_as_the_box_says() -> None:
    for kind in box():
        fields = [feature_mask(kind, s.sort, s.index) for s in spots(kind, 0) if s.sort == "field"]
        for at in range(GRID * GRID):
            here = (at % GRID, at // GRID)
            assert sum(mask.getpixel(here) == 255 for mask in fields) <= 1, (kind, here)


@every_turn
def test_followers_stand_on_their_feature(turn: int) -> None:
    for kind, spot in ((name, spot) for name in box() for spot in spots(name, turn)):
        x, y = turn_point(anchors(kind, turn)[spot.name], (360 - turn) % 360)
        mask = feature_mask(kind, spot.sort, spot.index)
        for dx, dy in ((0, 0), (0.02, 0), (-0.02, 0), (0, 0.02), (0, -0.02)):
            at = (int((x + dx) * GRID), int((y + dy) * GRID))
            assert mask.getpixel(at) == 255, (kind, spot.name)


def test_followers_have_room_beside_each_other() -> None:
    for kind in box():
        places = list(anchors(kind, 0).values())
        gaps = [math.dist(p, q) for i, p in enumerate(places) for q in places[:i]]
        assert all(gap > 0.17 for gap in gaps), (kind, min(gaps))


def test_a_tile_always_looks_the_same(tmp_path: Path) -> None:
    STORE.use(tmp_path)
    first = master("L", 90).tobytes()
    STORE.use(tmp_path / "again")
    CACHE.limit(BYTES)
    assert master("L", 90).tobytes() == first
    STORE.use(shared_pictures(tmp_path))


def test_pennants_and_cloisters_can_be_seen() -> None:
    def pixels(kind: str, colour: tuple[int, int, int]) -> int:
        found = master(kind, 0).getcolors(MASTER * MASTER) or []
        return sum(number for number, pixel in found if pixel == colour)

    assert [kind for kind in box() if pixels(kind, colours.PENNANT)] == [*"CFMOQS"]
    gardens = [kind for kind in box() if pixels(kind, colours.GARDEN) > MASTER * MASTER / 60]
    assert gardens == ["A", "B", "R-CLOISTER"]


@pytest.mark.parametrize("side", [60, 150, 700])
def test_a_tile_is_painted_alike_at_any_size(side: int) -> None:
    large = paint("T", 90, side)
    assert large.size == (side, side)
    small, usual = (
        picture.resize((12, 12), Image.Resampling.BOX).tobytes()
        for picture in (large, master("T", 90))
    )
    assert max(abs(a - b) for a, b in zip(small, usual, strict=True)) < 40


def test_an_unknown_kind_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        master("Z", 0)


@every_turn
def test_a_field_is_told_by_where_its_follower_stands(turn: int) -> None:
    """Its mark, too: the letter on the enlarged tile stands where the follower will."""
    for kind in box():
        check_fields_told(kind, turn)


def check_fields_told(kind: str, turn: int) -> None:
    """Compares the places of a tile with where the followers stand."""
    for spot in spots(kind, turn):
        if spot.sort == "field" and spot.place != "field":
            assert spot.place == f"field-{towards(*anchors(kind, turn)[spot.name])}", (kind, spot)
    told = [spot.place for spot in spots(kind, turn)]
    assert len(set(told)) == len(told), (kind, "no two places read alike")
    assert all(spot.place == spot.name for spot in spots(kind, turn) if spot.sort != "field"), kind


def towards(x: float, y: float) -> str:
    """The side or corner of a tile that a point is near to, by thirds; "" in the middle."""
    return f"{'n' if y < 1 / 3 else 's' if y > 2 / 3 else ''}" + (
        "w" if x < 1 / 3 else "e" if x > 2 / 3 else ""
    )
