"""The plot of points: every seat has its line, its end and its label, in every kind of game."""

from __future__ import annotations

import io
import itertools
import math
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from render import plot, theme
from render.painter import RenderOptions
from render.pieces import Point, write
from render.plot import (
    BOTTOM,
    HEIGHT,
    LEFT,
    TOP,
    UNIT,
    WIDTH,
    MarkedTurn,
    Plot,
    apart,
    points_plot,
    right_edge,
)
from tests.render.accepted import check_accepted
from tests.render.pixels import drawable

LOOK = RenderOptions(("Ada", "李白", "Ben", "Cid", "Dan"))
ROWS = ((0, 0, 0, 0, 0), (4, 2, 9, 0, 1), (12, 6, 9, 3, 1), (30, 22, 14, 8, 1))


RIGHT = right_edge(LOOK, 5)


def _drawn(rows: tuple[tuple[int, ...], ...], look: RenderOptions = LOOK) -> Image.Image:
    return _opened(Plot(rows), look)


def _opened(what: Plot, look: RenderOptions = LOOK) -> Image.Image:
    return Image.open(io.BytesIO(points_plot(what, look))).convert("RGB")


def _heights(picture: Image.Image, seat: int, unit: float) -> list[int]:
    """Where the colour of a seat crosses a column of the picture, in pixels from above."""
    column = round(unit * UNIT)
    colour = theme.SEATS[seat].fill
    return [y for y in range(picture.height) if picture.getpixel((column, y)) == colour]


def _said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Point, str]]:
    """What is written from now on, and where."""
    said: list[tuple[Point, str]] = []

    def noted(pen: ImageDraw.ImageDraw, at: Point, text: str, *how: Any, **more: Any) -> None:
        said.append((at, text))
        write(pen, at, text, *how, **more)

    monkeypatch.setattr(plot, "write", noted)
    return said


def test_every_seat_has_a_line_from_the_sheet_to_its_label() -> None:
    picture = _drawn(ROWS)
    assert picture.size == (WIDTH, HEIGHT)
    ends = [_heights(picture, seat, RIGHT - 2) for seat in range(5)]
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
    early, late = (_heights(picture, 0, unit) for unit in (LEFT + 30, RIGHT - 30))
    assert min(early) > max(late) > TOP * UNIT


def test_points_below_zero_stay_on_the_sheet() -> None:
    picture = _drawn(((0, 0), (-12, 4)))
    assert max(_heights(picture, 0, RIGHT - 2)) < BOTTOM * UNIT


@pytest.mark.parametrize("points", [(-12, 4), (-3, 27), (-1, 26), (-2, 55)])
def test_the_line_of_zero_is_drawn_and_named(
    points: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = _said(monkeypatch)
    _drawn(((0, 0), points), RenderOptions(("Ada", "Ben")))
    assert "0" in [text for at, text in said if at[0] < LEFT * UNIT]


@pytest.mark.parametrize(
    "rows", [((0, 0),), ((0, 0), (0, 0)), tuple((i, 2 * i) for i in range(400))]
)
def test_short_and_long_games_are_drawn(rows: tuple[tuple[int, ...], ...]) -> None:
    assert _drawn(rows).size == (WIDTH, HEIGHT)


def test_words_and_names_may_be_anything() -> None:
    assert all(map(drawable, "回合"))
    assert len({points_plot(Plot(ROWS, axis=word), LOOK) for word in ("turn", "回合", "Zug")}) == 3
    assert points_plot(Plot(ROWS), RenderOptions(("x" * 200, "\n", "🎲")))


def test_a_title_stands_above_the_sheet_and_nothing_else_does() -> None:
    plain, titled = _drawn(ROWS), _opened(Plot(ROWS, "Carcassonne"))
    box = ImageChops.difference(plain, titled).getbbox()
    assert box is not None
    assert box[3] < TOP * UNIT
    assert plain.crop((0, 0, WIDTH, round((TOP - 6) * UNIT))).getcolors() == [
        (WIDTH * round((TOP - 6) * UNIT), theme.TABLE)
    ]


@pytest.mark.parametrize(
    "name", ["Ben (computer)", "Maximiliane von Hohenberg", "Bartholomew Featherstone-Haugh II"]
)
def test_names_are_whole(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = _said(monkeypatch)
    picture = _drawn(ROWS, RenderOptions((name,) * 5))
    assert [text for _, text in said].count(name) == 5
    beside = picture.crop((WIDTH - round(UNIT), 0, WIDTH, HEIGHT))
    assert beside.getcolors() == [(round(UNIT) * HEIGHT, theme.TABLE)]


def test_dots_stand_where_points_were_scored_and_nowhere_else() -> None:
    look, none = RenderOptions(("Ada",)), ((0,),) * 5
    scored = ((0,), (0,), (6,), (6,), (6,))
    middle = LEFT + 7 + (right_edge(look, 1) - LEFT - 14) / 2
    for rows in (scored, ((3,), (4,), (5,), (6,), (6,))):
        bare, dotted = (_opened(Plot(rows, scored=s), look) for s in (none, scored))
        box = ImageChops.difference(bare, dotted).getbbox()
        assert box is not None
        assert (box[0] + box[2]) / 2 == pytest.approx(middle * UNIT, abs=UNIT)
        assert 3 * UNIT < box[2] - box[0] < 8 * UNIT
    assert points_plot(Plot(scored), look) == points_plot(Plot(scored, scored=scored), look)


def test_every_line_is_seen_on_the_dark_sheet() -> None:
    """A black one by its rim."""
    for seat in range(len(theme.SEATS)):
        rows = ((0,) * 5, tuple(5 * (other == seat) for other in range(5)))
        picture, x = _drawn(rows), round((LEFT + RIGHT) / 2 * UNIT)
        column = picture.crop((x, round((TOP + 2) * UNIT), x + 1, round((BOTTOM - 12) * UNIT)))
        assert _heights(picture, seat, (LEFT + RIGHT) / 2)
        assert max(column.convert("L").tobytes()) > 90


def test_the_picture_is_small() -> None:
    assert len(points_plot(Plot(ROWS), LOOK)) < 100_000


@pytest.mark.parametrize(
    "ends",
    [[50.0] * 5, [TOP] * 5, [BOTTOM] * 5, [30.0, 230.0, 231.0, 100.0, 105.0], [120.0]],
)
def test_labels_lie_apart_and_beside_the_sheet(ends: list[float]) -> None:
    found = sorted(apart(ends))
    assert all(b - a >= 27.9 for a, b in itertools.pairwise(found))
    assert found[0] >= TOP
    assert found[-1] <= BOTTOM


def test_labels_stay_where_there_is_room() -> None:
    assert apart([45.0, 90.0, 140.0]) == [45.0, 90.0, 140.0]
    assert apart([130.0, 110.0, 45.0]) == [134.0, 106.0, 45.0], "no label gives way alone"


def test_marked_turns_stand_on_their_seats_line() -> None:
    plain = _drawn(ROWS)
    marked = _opened(Plot(ROWS, marked=[MarkedTurn(1, 2, "1"), MarkedTurn(3, 0, "★")]))
    box = ImageChops.difference(plain, marked).getbbox()
    assert box is not None
    assert box[0] > LEFT * UNIT
    assert box[1] < (TOP + BOTTOM) / 2 * UNIT
    for wide in (LEFT + 7 + (RIGHT - LEFT - 14) / 3, RIGHT - 7):
        column = marked.crop((round(wide * UNIT) - 20, 0, round(wide * UNIT) + 20, HEIGHT))
        colours = {colour for _, colour in column.getcolors(100_000) or []}
        assert theme.CHANGED in colours
    assert drawable("★")


def test_no_marked_turn_hides_another(monkeypatch: pytest.MonkeyPatch) -> None:
    said = _said(monkeypatch)
    rows = tuple((turn // 3, turn // 4) for turn in range(120))
    turns = {"★": 117, "3": 60, "2": 62, "1": 61}
    _opened(Plot(rows, marked=[MarkedTurn(turn, 0, label) for label, turn in turns.items()]))
    found = {text: at for at, text in said[-4:]}
    assert set(found) == set(turns)
    for one, other in itertools.combinations(found.values(), 2):
        assert math.dist(one, other) >= 14.9 * UNIT
    assert found["2"][0] - found["3"][0] == pytest.approx(found["1"][0] * 2 - found["3"][0] * 2)


def test_no_plot_changes_unseen() -> None:
    check_accepted("plot")
