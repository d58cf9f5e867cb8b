"""Strip, panels, sizes, speed, names, sameness."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageDraw

from render import theme
from render.changcheng import PAINTER
from render.changcheng.ground.atlas import HEIGHT
from render.changcheng.table import panels
from render.changcheng.table.panels import unseen
from render.changcheng.table.reach import marks
from render.painter import RenderOptions
from render.pieces import Point, write
from render.scripts import Script, name_of
from rules.changcheng.position.box import box
from rules.changcheng.told.view import Shown, View
from rules.narrow import Choice
from tests.each import each
from tests.render.changcheng.scene import (
    LOOK,
    TOP,
    differ,
    drawn,
    late,
    middle,
    over,
    own,
    scoring,
    start,
)
from tests.render.scene import opened
from tests.render.timing import quickest

MOST = 220_000
TWO = ("1a", "2a")
THREE = ("1b", "3a", "4b")
FOUR = ("1b", "2b", "3a", "4b")
VIEWS: dict[str, Callable[[], View]] = {
    "start 2": lambda: start(2),
    "start 5": lambda: start(5),
    "two boards": lambda: own(scoring(middle(5, TWO))),
    "three boards": lambda: own(scoring(middle(3, THREE))),
    "four boards": lambda: own(scoring(middle(5, FOUR))),
    "late": lambda: own(scoring(late())),
    "over": lambda: over(late()),
}
STRIP: dict[str, Callable[[View], View]] = {
    "score": lambda v: replace(v, scores=(4, -5, 0, -2)),
    "walls": lambda v: replace(v, walls_left=(9, 10, 2, 12)),
    "double": lambda v: replace(v, doubles_left=(1, 0, 1, 1)),
    "tower": lambda v: replace(v, towers_left=(1, 0, 1, 1)),
    "cards": lambda v: replace(v, hand_sizes=(6, 2, 5, 1)),
    "acting": lambda v: replace(v, acting=3),
}
COMING: dict[str, Callable[[View], View]] = {
    "emperor": lambda v: replace(v, emperors=2),
    "boards": lambda v: replace(v, extensions=2),
    "neutral": lambda v: replace(v, neutral_left=6),
    "mission": lambda v: replace(v, missions=("a", "c")),
    "other mission": lambda v: replace(v, missions=("a", "d")),
}
WORKING: dict[str, Callable[[View], View]] = {
    "change": lambda v: replace(v, change=-2),
    "cards": lambda v: replace(v, working=v.working[1:]),
    "card": lambda v: replace(v, working=(Shown(2, 2), *v.working[1:])),
    "owner": lambda v: replace(v, working=(Shown(3, 1), *v.working[1:])),
    "order": lambda v: replace(v, working=v.working[::-1]),
}


@each("name", STRIP)
def test_supplies_and_scores_are_in_the_strip(name: str) -> None:
    table = middle(4, TWO)
    found = differ(table, STRIP[name](table)).getbbox()
    assert found
    assert found[3] <= TOP


@each("name", COMING)
@each("boards", [TWO, THREE])
def test_what_is_to_come_is_told_below(name: str, boards: tuple[str, ...]) -> None:
    table = replace(middle(2, boards), missions=("a", "b"))
    found = differ(table, COMING[name](table)).getbbox()
    assert found
    assert found[1] > TOP


@each("name", WORKING)
def test_the_cards_of_a_scored_province_are_told_below(name: str) -> None:
    table = scoring(middle(4, TWO))
    found = differ(table, WORKING[name](table)).getbbox()
    assert found
    assert found[1] > TOP + HEIGHT


@pytest.mark.parametrize("script", Script)
def test_the_name_of_a_scored_province_is_whole(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def noted(pen: ImageDraw.ImageDraw, at: Point, text: str, *how: Any, **more: Any) -> None:
        said.append(text)
        write(pen, at, text, *how, **more)

    monkeypatch.setattr(panels, "write", noted)
    for board in box().boards:
        for china in board.china:
            table = replace(start(2, (board.key,)), scoring=china.key)
            panels.panels(table, marks(table, None), script)
            assert name_of(china, script) in said


def test_the_winners_are_framed_at_the_end() -> None:
    one = over(middle(4, TWO))
    assert drawn(one).tobytes() == drawn(replace(one, acting=3, turn=0)).tobytes()
    assert differ(one, replace(one, scores=(23, 23, 0, -2))).getbbox()


def test_every_card_in_hand_is_shown() -> None:
    hands = ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5), (1, 2, 3, 4, 6), (6,), ())
    table = own(start())
    assert len({drawn(replace(table, hand=hand)).tobytes() for hand in hands}) == len(hands)


@each("name", VIEWS)
@each("locale", ["en", "zh-CN", "zh-TW"])
def test_pictures_are_small_and_in_shape(name: str, locale: str) -> None:
    png = PAINTER.board(VIEWS[name](), replace(LOOK, locale=locale))
    picture = opened(png)
    assert len(png) <= MOST
    assert picture.width == theme.MAX_WIDTH
    assert picture.height <= picture.width * theme.MAX_HEIGHT_RATIO


def test_the_largest_choice_keeps_in_shape() -> None:
    table = own(replace(late(5, TWO), emperors=3, extensions=2))
    choice = Choice(("extend",), "layout", "layout", ("3a", "3b", "4a", "4b"))
    png = PAINTER.board(table, replace(LOOK, choice=choice))
    assert len(png) <= MOST
    assert opened(png).height <= theme.MAX_WIDTH * theme.MAX_HEIGHT_RATIO


@each("seats", [2, 3, 4, 5])
@each("boards", [TWO, THREE, FOUR, ("4a", "3b", "2a", "1a")])
def test_any_seats_and_boards_can_be_drawn(seats: int, boards: tuple[str, ...]) -> None:
    sizes = {drawn(view).size for view in (start(seats, boards), middle(seats, boards))}
    assert all(width == theme.MAX_WIDTH for width, _ in sizes)


@pytest.mark.parametrize(
    "names",
    [("王小明的名字真的非常非常长" * 4,) * 5, ("",) * 5, ("W" * 500, "\n\n\x00\u202e", "😀"), ()],
)
def test_any_name_can_be_drawn(names: tuple[str, ...]) -> None:
    for view in (start(5), over(middle(5, TWO))):
        assert drawn(view, RenderOptions(names)).size == drawn(view).size


def test_pictures_are_drawn_quickly_once_the_boards_are_known() -> None:
    """A picture is to take 40 ms at most; a loaded machine gets four times that here."""
    assert quickest(PAINTER, [own(scoring(late()))] * 6, LOOK) < 0.16


def test_the_same_view_gives_the_same_bytes_in_any_thread() -> None:
    view = own(scoring(late()))
    once = PAINTER.board(view, LOOK)
    with ThreadPoolExecutor(4) as pool:
        tasks = [pool.submit(PAINTER.board, own(scoring(late())), LOOK) for _ in range(6)]
        assert {task.result() for task in tasks} == {once}


def test_what_is_still_to_come_is_shown() -> None:
    table = start(3)
    seen = replace(table.mongols[0], value=4)
    sheets = {
        PAINTER.remaining(view, LOOK)
        for view in (
            table,
            replace(table, mongols=(seen, *table.mongols[1:])),
            replace(
                table,
                provinces=(replace(table.provinces[0], sovereignty=4), *table.provinces[1:]),
            ),
            replace(table, boards=("1a", "3a")),
            replace(table, extensions=0),
        )
    }
    assert None not in sheets
    assert len(sheets) == 5
    assert PAINTER.remaining(over(middle()), LOOK) is None


def test_only_armies_nobody_has_seen_are_counted_as_unseen() -> None:
    table = start()
    known = replace(table.mongols[0], value=4)
    assert unseen(table) == ((2, 5), (3, 5), (4, 5))
    assert unseen(replace(table, mongols=(known, *table.mongols[1:]))) == ((2, 5), (3, 5), (4, 4))
