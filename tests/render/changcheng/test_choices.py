"""What can be picked is marked."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from render import theme
from render.changcheng.ground.atlas import china_of, mongol_of
from render.changcheng.table.reach import marks
from render.painter import RenderOptions
from rules.changcheng.position.state import Sort
from rules.changcheng.told.view import Piece, View
from rules.narrow import Choice
from tests.render.changcheng.scene import (
    BANDS,
    LOOK,
    around,
    cut,
    differ,
    drawn,
    middle,
    own,
    scoring,
    start,
)
from tests.render.pixels import count


def asked(kind: str, values: str, *picked: str) -> RenderOptions:
    return replace(LOOK, choice=Choice(picked, kind, kind, tuple(values.split())))


def test_spaces_that_can_be_picked_are_marked_and_no_others() -> None:
    table = start()
    picture = drawn(table, asked("space", "1c 2h", "wall"))
    marked = {s: count(cut(picture, table, s), theme.MARK) for s in ("1c", "2h", "1e", "2a")}
    assert marked["1c"] > 500
    assert marked["2h"] > 500
    assert marked["1e"] == marked["2a"] == 0


@pytest.mark.parametrize("sort", ["wall", "damaged", "double", "tower"])
def test_pieces_that_can_be_picked_are_framed_and_named(sort: Sort) -> None:
    table = replace(start(), pieces=(Piece("1c", sort, 1),))
    picture = drawn(table, asked("space", "1c", "damage"))
    assert count(cut(picture, table, "1c"), theme.MARK) > 100
    assert count(cut(drawn(table), table, "1c"), theme.MARK) == 0


def test_the_picked_space_is_not_marked_like_candidates() -> None:
    table = middle(4, ("1a", "2a"))
    picture = drawn(table, asked("other", "2b", "exchange", "1a"))
    assert count(cut(picture, table, "2b"), theme.MARK) > 100
    assert count(cut(picture, table, "1a"), theme.MARK) == 0
    assert differ(table, table, LOOK, asked("other", "2b", "exchange", "1a")).getbbox()


def test_spaces_named_like_boards_are_spaces() -> None:
    table = own(middle(4, ("1a", "2a", "3b", "4a")))
    assert marks(table, asked("space", "1a 2b", "wall").choice).layouts == ()
    joining = marks(table, asked("layout", "3a 3b", "extend").choice)
    assert joining.layouts == ("3a", "3b")
    assert not joining.spaces


def _framed(view: View, key: str, options: RenderOptions) -> int:
    if key in {m.mongol for m in view.mongols}:
        layout, _, mongol = mongol_of(key)
        at = mongol.army
    else:
        layout, _, china = china_of(key)
        at = china.emperor
    area = around(view, layout, at, 100, 70).getbbox()
    assert area
    return count(drawn(view, options).crop(area), theme.MARK)


def test_provinces_on_both_sides_of_the_wall_are_framed() -> None:
    table = start()
    for kind, values, other in (
        ("province", "liaodong taiyuan", "shanhai"),
        ("mongol", "khorchin ongut", "tumed"),
    ):
        options = asked(kind, values, "card" if kind == "province" else "expel")
        for key in values.split():
            assert _framed(table, key, options) > 400
        assert _framed(table, other, options) == 0


def test_cards_that_can_be_picked_are_framed_in_hand_and_others_are_dull() -> None:
    table = own(start())
    plain, some = drawn(table), drawn(table, asked("card", "1 3 4", "card"))
    below = (0, BANDS, plain.width, plain.height)
    assert count(plain.crop(below), theme.MARK) == 0
    assert count(some.crop(below), theme.MARK) > 1000
    first = drawn(table, asked("card", "1", "card"))
    changed = ImageChops.difference(plain.crop(below), first.crop(below)).getbbox()
    assert changed
    assert changed[2] - changed[0] > 600, "one is framed, the others are dull"
    assert (
        plain.crop((0, 0, plain.width, BANDS - 1)).tobytes()
        == some.crop((0, 0, plain.width, BANDS - 1)).tobytes()
    )


def test_the_picked_card_stays_framed_while_its_province_is_asked() -> None:
    table = own(start())
    picture = drawn(table, asked("province", "liaodong datong", "card", "3"))
    below = picture.crop((0, BANDS, picture.width, picture.height))
    plain = drawn(table).crop((0, BANDS, picture.width, picture.height))
    assert count(below, theme.ACCENT) > count(plain, theme.ACCENT) + 200


def test_the_warrior_picks_among_the_cards_shown() -> None:
    table = own(scoring(middle(4, ("1a", "2a"))), 2)
    options = asked("card", "3 6", "strike")
    assert marks(table, options.choice).striking
    left = drawn(table, options).crop((0, BANDS, 740, BANDS + 170))
    assert count(left, theme.MARK) > 300
    assert count(drawn(table).crop((0, BANDS, 740, BANDS + 170)), theme.MARK) == 0


def test_boards_that_can_be_joined_are_shown() -> None:
    table = own(replace(start(), emperors=3))
    plain = drawn(table)
    two, four = (
        drawn(table, asked("layout", values, "extend")) for values in ("3a 3b", "3a 3b 4a 4b")
    )
    assert four.height > two.height > plain.height


def test_the_ends_where_a_board_can_be_joined_are_marked() -> None:
    for boards in (("1a", "2a"), ("1a", "2a", "4b")):
        table = replace(start(3, boards), emperors=3)
        base = asked("end", "", "extend", "3a")
        both = {
            values: count(drawn(table, asked("end", values, "extend", "3a")), theme.MARK)
            - count(drawn(table, base), theme.MARK)
            for values in ("west", "east", "west east")
        }
        assert both["west"] > 300
        assert both["east"] > 300
        assert both["west east"] > both["west"] + 300
