"""The boards and the cards: what is certain of them, and what the pictures rely on."""

from __future__ import annotations

from collections import Counter

import pytest
from pydantic import ValidationError

from rules.changcheng.position.box import LAYOUTS, Board, Box, Point, box, deck

BOX = box()
every_board = pytest.mark.parametrize("board", BOX.boards, ids=LAYOUTS)


def area(polygon: tuple[Point, ...]) -> float:
    ring = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return abs(sum(x * v - u * y for (x, y), (u, v) in ring)) / 2


def inside(point: Point, polygon: tuple[Point, ...]) -> bool:
    x, y = point
    crossed = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed = not crossed
    return crossed


def test_components_are_complete() -> None:
    assert (BOX.walls, BOX.doubles, BOX.towers, BOX.cards) == (14, 1, 1, 6)
    assert (BOX.neutral, BOX.emperors, len(BOX.boards)) == (12, 3, 8)
    assert Counter(deck(BOX.sovereignty)) == dict.fromkeys("01234", 3)
    assert Counter(deck(BOX.army)) == dict.fromkeys("234", 5)


@every_board
def test_the_two_divisions_of_a_board_do_not_match_and_chinese_provinces_are_larger(
    board: Board,
) -> None:
    assert [p.size for p in board.china] != [p.size for p in board.mongol]
    assert all(3 <= p.size <= 6 for p in (*board.china, *board.mongol))
    assert sum(area(p.polygon) for p in board.china) > sum(area(p.polygon) for p in board.mongol)


@every_board
def test_any_board_joins_any_other(board: Board) -> None:
    (left, level), (right, also) = board.wall[0], board.wall[-1]
    assert right - left == BOX.geometry.advance
    assert level == also == BOX.geometry.seam


@every_board
def test_spots_lie_in_their_province(board: Board) -> None:
    for china in board.china:
        for spot in (china.label, china.sovereignty, china.emperor, china.cards):
            assert inside(spot, china.polygon)
    for mongol in board.mongol:
        assert inside(mongol.label, mongol.polygon)
        assert inside(mongol.army, mongol.polygon)


def test_spaces_run_from_west_to_east() -> None:
    for board in BOX.boards:
        assert [x for x, _, _ in board.spaces] == sorted(x for x, _, _ in board.spaces)


@pytest.mark.parametrize("part", ["china", "mongol", "spaces", "boards", "names"])
def test_a_box_with_something_missing_is_refused(part: str) -> None:
    given = BOX.model_dump()
    if part == "boards":
        given["boards"] = given["boards"][:-1]
    elif part == "names":
        given["boards"][0]["china"][0]["key"] = given["boards"][5]["mongol"][2]["key"]
    else:
        given["boards"][3][part] = given["boards"][3][part][:-1]
    with pytest.raises(ValidationError):
        Box.model_validate(given)
