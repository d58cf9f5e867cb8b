"""Everything on the table can be seen; sizes, speed, names, sameness."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from render import theme
from render.painter import RenderOptions
from render.tigris import PAINTER
from render.tigris import colours as c
from render.tigris.land import SIDE, WIDTH
from rules.game import Rng
from rules.playing import begin, settle
from rules.tigris import GAME
from rules.tigris.position import board as squares
from rules.tigris.told.view import PlacedLeader, PlacedMonument, PlacedTile, Treasure, View
from tests.render.accepted import check_accepted
from tests.render.pixels import count
from tests.render.scene import opened
from tests.render.tigris.scene import (
    LEADERS,
    LOOK,
    cell_box,
    changed,
    drawn,
    middle,
    over,
    own,
    start,
    tiles,
    war,
)
from tests.render.timing import quickest

MOST = 220_000


CHANGES: dict[str, tuple[Callable[[View], View], set[str]]] = {
    "tile": (lambda v: replace(v, tiles=(*v.tiles, *tiles("market", "H10"))), {"H10"}),
    "farm": (lambda v: replace(v, tiles=(*v.tiles, *tiles("farm", "P4"))), {"P4"}),
    "leader": (lambda v: replace(v, leaders=(PlacedLeader("A2", 0, "king"),)), {"A2"}),
    "monument": (
        lambda v: replace(v, monuments=(PlacedMonument("G4", "blue-green"),)),
        {"G4", "H4", "G5", "H5"},
    ),
    "treasure gone": (lambda v: replace(v, treasures=v.treasures[1:]), {"K1"}),
    "treasure": (lambda v: replace(v, treasures=(Treasure("C6", False), *v.treasures)), {"C6"}),
    "catastrophe": (lambda v: replace(v, catastrophes=("P4", "D6")), {"P4", "D6"}),
    "marker": (lambda v: replace(v, joining="I7"), {"I7"}),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_everything_is_seen_on_its_squares_and_its_shadow_to_the_south_east(name: str) -> None:
    change, cells = CHANGES[name]
    seen = changed(start(), change(start()))
    below = {cell for way in ((1, 0), (0, 1), (1, 1)) for cell in _moved(cells, *way)}
    assert cells <= seen <= cells | below


def _moved(cells: set[str], dx: int, dy: int) -> Iterator[str]:
    for cell in cells:
        column, row = ord(cell[0]) + dx, int(cell[1:]) + dy
        yield f"{chr(column)}{row}"


def test_the_four_tiles_differ_in_more_than_colour() -> None:
    pictures = [
        cell_box(drawn(replace(start(), tiles=tiles(name, "H5"))), "H5").convert("L")
        for name in c.TILE_COLOUR
    ]
    shapes = {bytes(v > 170 for v in picture.tobytes()) for picture in pictures}
    assert len(shapes) == 4


def test_tiles_are_in_their_colours() -> None:
    for name, colour in c.TILE_COLOUR.items():
        square = cell_box(drawn(replace(start(), tiles=tiles(name, "H5"))), "H5")
        assert count(square, c.FILL[colour]) > SIDE * SIDE / 5


def test_leaders_show_seat_and_colour() -> None:
    squares_drawn = {
        (seat, leader): cell_box(
            drawn(replace(start(), leaders=(PlacedLeader("A2", seat, leader),))), "A2"
        )
        for seat in range(4)
        for leader in LEADERS
    }
    assert len({picture.tobytes() for picture in squares_drawn.values()}) == 16
    for (seat, leader), picture in squares_drawn.items():
        assert count(picture, c.FILL[c.LEADER_COLOUR[leader]]) > 300
        assert count(picture, c.WOOD[seat]) > 300


def test_monuments_show_both_colours_over_tiles_face_down() -> None:
    square = cell_box(
        drawn(replace(start(), monuments=(PlacedMonument("G4", "red-black"),))), "G4", 2
    )
    assert count(square, c.FILL["red"]) > 1500
    assert count(square, c.FILL["black"]) > 1500
    assert count(square, c.CLAY) > 1500


def test_pieces_cast_their_shadow_in_messages_and_on_posters() -> None:
    """South of a tile the ground is darker than without it."""
    at = squares.square_at("H6")
    x, y = at % squares.WIDTH * SIDE, at // squares.WIDTH * SIDE
    strip = (SIDE // 4, 2, SIDE // 2, 6)
    tile, empty = (
        [
            picture.convert("L").crop(strip).tobytes()
            for picture in (
                cell_box(drawn(shown), "H6"),
                PAINTER.bare(shown, LOOK).convert("RGB").crop((x, y, x + SIDE, y + SIDE)),
            )
        ]
        for shown in (replace(start(), tiles=(PlacedTile("H5", "market"),)), start())
    )
    assert all(max(dark) < min(light) for dark, light in zip(tile, empty, strict=True))


def test_corner_treasures_are_distinct() -> None:
    plain, corner_one = (
        cell_box(drawn(replace(start(), treasures=(Treasure("B2", is_corner),))), "B2")
        for is_corner in (False, True)
    )
    assert count(corner_one, c.WHITE) > count(plain, c.WHITE) + 165


@pytest.mark.parametrize(
    "names",
    [
        ("王小明的名字真的非常非常长" * 4,) * 4,
        ("",) * 4,
        ("W" * 500, "\n\n\x00\u202e", "😀", "يوسف"),
        (),
    ],
)
def test_any_name_can_be_drawn(names: tuple[str, ...]) -> None:
    for shown in (war(), replace(war(), phase="war", conflict=None), over()):
        assert drawn(shown, RenderOptions(names)).size == drawn(shown).size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_can_be_drawn(seats: int) -> None:
    for shown in (start(seats), middle(seats), over(seats)):
        assert drawn(shown).width == WIDTH


def test_pictures_are_small_and_in_shape() -> None:
    kings = replace(LOOK, layers=frozenset({"kingdoms"}))
    for shown in (start(), middle(), own(war(2)), over()):
        png = PAINTER.board(shown, kings)
        picture = opened(png)
        assert len(png) <= MOST
        assert picture.width == WIDTH
        assert picture.height <= picture.width * theme.MAX_HEIGHT_RATIO


def test_pictures_are_drawn_quickly_once_the_board_is_known() -> None:
    """A picture is to take 40 ms at most; a loaded machine gets four times that here."""
    options = replace(LOOK, layers=frozenset({"kingdoms"}))
    assert quickest(PAINTER, [own(war(2))] * 6, options) < 0.16


def test_the_same_view_gives_the_same_bytes_in_any_thread() -> None:
    once = PAINTER.board(war(), LOOK)
    with ThreadPoolExecutor(4) as pool:
        tasks = [pool.submit(PAINTER.board, war(), LOOK) for _ in range(8)]
        assert {task.result() for task in tasks} == {once}


def test_what_is_hidden_changes_no_picture() -> None:
    game = GAME
    state = begin(game, 3, {}, "secret")
    assert not settle(game, state, "secret", 0)
    for seat in (None, 0, 1):
        other = game.redeal(state, seat, Rng("other"))
        assert state != other
        one, two = game.view(state, seat), game.view(other, seat)
        assert PAINTER.board(one, LOOK) == PAINTER.board(two, LOOK)
        assert PAINTER.remaining(one, LOOK) == PAINTER.remaining(two, LOOK)


def test_what_is_still_to_come_is_shown() -> None:
    sheets = {
        PAINTER.remaining(v, LOOK)
        for v in (
            start(),
            replace(start(), bag=118),
            replace(start(), treasures=start().treasures[1:]),
            replace(start(), unbuilt=start().unbuilt[1:]),
        )
    }
    assert None not in sheets
    assert len(sheets) == 4


def test_no_picture_changes_unseen() -> None:
    check_accepted("tigris")
