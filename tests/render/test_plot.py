"""The plot of points: every seat has its line, its end and its label, in every kind of game."""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image, ImageChops

from render import theme
from render.fonts.faces import drawable
from render.painter import RenderOptions
from render.plot import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    TOP,
    UNIT,
    WIDTH,
    MarkedTurn,
    apart,
    points_plot,
)
from tests.render.accepted import check_accepted

LOOK = RenderOptions(("Ada", "李白", "Ben", "Cid", "Dan"))
ROWS = ((0, 0, 0, 0, 0), (4, 2, 9, 0, 1), (12, 6, 9, 3, 1), (30, 22, 14, 8, 1))


def _drawn(rows: tuple[tuple[int, ...], ...], look: RenderOptions = LOOK) -> Image.Image:
    return Image.open(io.BytesIO(points_plot(rows, look))).convert("RGB")


def _heights(picture: Image.Image, seat: int, unit: float) -> list[int]:
    """Where the colour of a seat crosses a column of the picture, in pixels from above."""
    column = round(unit * UNIT)
    colour = theme.SEATS[seat].fill
    return [y for y in range(picture.height) if picture.getpixel((column, y)) == colour]


def test_every_seat_has_a_line_from_the_sheet_to_its_label() -> None:
    picture = _drawn(ROWS)
    assert picture.size == (WIDTH, HEIGHT)
    ends = [_heights(picture, seat, RIGHT - 4) for seat in range(5)]
    assert all(ends)
    middles = [sum(found) / len(found) for found in ends]
    assert middles == sorted(middles), "who has more points ends higher"


def test_plain_colours_are_exact() -> None:
    picture = _drawn(ROWS)
    found = {colour for _, colour in picture.getcolors(1 << 16) or ()}
    assert {theme.TABLE, theme.INK, theme.INK_SOFT} < found
    assert {look.fill for look in theme.SEATS} < found
    assert picture.getpixel((0, 0)) == theme.TABLE


def test_more_points_lie_higher_and_later_turns_further_right() -> None:
    picture = _drawn(((0, 5), (10, 5), (10, 5)))
    early, late = (_heights(picture, 0, unit) for unit in (LEFT + 30, LEFT + 200))
    assert min(early) > max(late) > TOP * UNIT


def test_points_below_zero_stay_on_the_sheet() -> None:
    picture = _drawn(((0, 0), (-12, 4)))
    assert max(_heights(picture, 0, RIGHT - 4)) < BOTTOM * UNIT


@pytest.mark.parametrize(
    "rows", [((0, 0),), ((0, 0), (0, 0)), tuple((i, 2 * i) for i in range(400))]
)
def test_short_and_long_games_are_drawn(rows: tuple[tuple[int, ...], ...]) -> None:
    assert _drawn(rows).size == (WIDTH, HEIGHT)


def test_words_follow_the_language_and_names_may_be_anything() -> None:
    assert all(map(drawable, "回合"))
    drawn = {points_plot(ROWS, RenderOptions(LOOK.names, name)) for name in ("en", "zh-CN", "de")}
    assert len(drawn) == 3
    assert points_plot(ROWS, RenderOptions(("x" * 200, "\n", "🎲")))


def test_the_picture_is_small() -> None:
    assert len(points_plot(ROWS, LOOK)) < 100_000


@pytest.mark.parametrize(
    "ends",
    [[50.0] * 5, [TOP] * 5, [BOTTOM] * 5, [20.0, 230.0, 231.0, 100.0, 105.0], [120.0]],
)
def test_labels_lie_apart_and_beside_the_sheet(ends: list[float]) -> None:
    found = sorted(apart(ends))
    assert all(b - a >= 20.9 for a, b in itertools.pairwise(found))
    assert found[0] >= TOP
    assert found[-1] <= BOTTOM


def test_labels_stay_where_there_is_room() -> None:
    assert apart([40.0, 90.0, 140.0]) == [40.0, 90.0, 140.0]


def test_marked_turns_stand_on_their_seats_line() -> None:
    plain = _drawn(ROWS)
    marked = Image.open(
        io.BytesIO(points_plot(ROWS, LOOK, [MarkedTurn(1, 2, "1"), MarkedTurn(3, 0, "★")]))
    ).convert("RGB")
    box = ImageChops.difference(plain, marked).getbbox()
    assert box is not None
    assert box[0] > LEFT * UNIT
    assert box[1] < (TOP + BOTTOM) / 2 * UNIT
    for wide in (LEFT + 7 + 246 / 3, RIGHT - 7):
        column = marked.crop((round(wide * UNIT) - 20, 0, round(wide * UNIT) + 20, HEIGHT))
        colours = {colour for _, colour in column.getcolors(100_000) or []}
        assert theme.CHANGED in colours
    assert drawable("★")


def test_no_plot_changes_unseen() -> None:
    check_accepted("plot")
