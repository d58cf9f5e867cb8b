"""Everything on the boards can be seen where it is and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render import theme
from render.changcheng.ground.atlas import china_of, facing, mongol_of, slot, table_height, within
from render.changcheng.ground.colours import fill_of
from render.changcheng.ground.ground import PALETTE
from render.changcheng.table.board import LaidBoards, lettering, losses
from render.changcheng.table.panels import lettered_boxes, panels, place
from render.changcheng.table.reach import Marks, marks
from render.changcheng.table.rows import faces, places
from render.scripts import Script
from rules.changcheng.position.box import box
from rules.changcheng.position.state import ArmyState
from rules.changcheng.told.view import Laid, Mongol, Piece, View
from rules.changes import Change
from tests.each import each
from tests.render.accepted import check_accepted
from tests.render.changcheng.scene import (
    LOOK,
    TOP,
    around,
    cut,
    differ,
    drawn,
    late,
    middle,
    over,
    own,
    start,
    walls,
)
from tests.render.pixels import count


def _space(*names: str) -> Callable[[View], Image.Image]:
    def area(view: View) -> Image.Image:
        layouts = [next(board for board in view.boards if board[0] == name[0]) for name in names]
        spots = [slot(layout, name[1]).at for layout, name in zip(layouts, names, strict=True)]
        areas = (around(view, *place, 38, 48) for place in zip(layouts, spots, strict=True))
        return reduce(ImageChops.lighter, areas)

    return area


def _camp(mongol: str) -> Callable[[View], Image.Image]:
    layout, _, place = mongol_of(mongol)
    return lambda view: around(view, layout, place.army, 40, 40)


def _throne(province: str) -> Callable[[View], Image.Image]:
    layout, _, place = china_of(province)
    middle_of = ((place.sovereignty[0] + place.emperor[0]) / 2, place.emperor[1])
    return lambda view: around(view, layout, middle_of, 60, 36)


def _row(province: str) -> Callable[[View], Image.Image]:
    layout, _, place = china_of(province)
    return lambda view: around(view, layout, place.cards, place.row / 2 + 8, 46)


def _put(*pieces: Piece) -> Callable[[View], View]:
    return lambda view: replace(view, pieces=pieces)


def _army(mongol: str, value: int | None, state: ArmyState) -> Callable[[View], View]:
    def change(view: View) -> View:
        known = (Mongol(mongol, value, state) if m.mongol == mongol else m for m in view.mongols)
        return replace(view, mongols=tuple(known))

    return change


def _china(province: str, **values: int | bool) -> Callable[[View], View]:
    return lambda view: replace(
        view,
        provinces=tuple(
            replace(c, **values) if c.province == province else c  # pyright: ignore[reportArgumentType]
            for c in view.provinces
        ),
    )


CHANGES: dict[str, tuple[Callable[[View], View], Callable[[View], Image.Image]]] = {
    "wall": (_put(Piece("2c", "wall", 1)), _space("2c")),
    "neutral wall": (_put(Piece("1k", "wall", None)), _space("1k")),
    "damaged wall": (_put(Piece("1a", "damaged", 2)), _space("1a")),
    "damaged neutral wall": (_put(Piece("3a", "damaged", None)), _space("3a")),
    "tower": (_put(Piece("4m", "tower", 0)), _space("4l", "4m")),
    "kept space": (lambda v: replace(v, kept=(("2f", 2),)), _space("2f")),
    "army known": (_army("tumed", 3, "down"), _camp("tumed")),
    "army up": (_army("tumed", 3, "up"), _camp("tumed")),
    "army gone": (_army("tumed", None, "gone"), _camp("tumed")),
    "sovereignty": (_china("jizhou", sovereignty=4), _throne("jizhou")),
    "emperor": (_china("lintao", done=True), _throne("lintao")),
    "card": (lambda v: replace(v, laid=(Laid("gansu", 3, None),)), _row("gansu")),
    "own card": (lambda v: replace(v, laid=(Laid("gansu", 3, 5),)), _row("gansu")),
    "many cards": (
        lambda v: replace(v, laid=tuple(Laid("huamachi", k % 4, None) for k in range(13))),
        _row("huamachi"),
    ),
}
FOUR = ("1a", "2a", "3b", "4a")


@each("name", CHANGES)
def test_everything_is_seen_where_it_is_and_nowhere_else(name: str) -> None:
    change, area = CHANGES[name]
    table = start(4, FOUR)
    changed = differ(table, change(table))
    changed.paste(0, (0, TOP + table_height(len(FOUR)), *changed.size))
    assert changed.getbbox()
    assert ImageChops.darker(changed, area(table)).getbbox() == changed.getbbox()


def test_a_result_marks_no_army_since_its_tag_tells_all() -> None:
    table = over(start(4, FOUR))
    armies = [Change("gone", m.mongol, "army down", 1) for m in table.mongols]
    assert drawn(table, replace(LOOK, changes=tuple(armies))) == drawn(table)
    before = start(4, FOUR)
    assert drawn(before, replace(LOOK, changes=tuple(armies))) != drawn(before)


def test_walls_are_told_apart_by_colour_and_by_emblem() -> None:
    cuts: list[Image.Image] = []
    for owner in (0, 1, 2, 3, 4, None):
        table = _put(Piece("2c", "wall", owner))(start(5))
        cuts.append(cut(drawn(table), table, "2c"))
        assert count(cuts[-1], fill_of(owner)) > 500
    signs = {bytes(v > 200 for v in c.crop((34, 48, 62, 76)).convert("L").tobytes()) for c in cuts}
    assert len(signs) == 6


def test_a_damaged_wall_fades() -> None:
    for owner in (0, 1, 2, 3, 4):
        whole, broken = (
            cut(drawn(_put(Piece("2c", sort, owner))(start(5))), start(5), "2c")
            for sort in ("wall", "damaged")
        )
        assert count(broken, fill_of(owner)) < count(whole, fill_of(owner)) / 4


@pytest.mark.parametrize("pair", [("1c", "1d"), ("1m", "2a"), ("2m", "3a")])
def test_a_double_wall_stands_on_both_spaces_also_over_boards_and_rows(
    pair: tuple[str, str],
) -> None:
    table = start(4, FOUR)
    double = _put(*(Piece(space, "double", 3) for space in pair))(table)
    two = _put(*(Piece(space, "wall", 3) for space in pair))(table)
    for space in pair:
        shown = [cut(drawn(view), table, space) for view in (table, double, two)]
        assert len({picture.tobytes() for picture in shown}) == 3
        assert count(shown[1], fill_of(3)) > 500


def test_kept_spaces_are_in_the_colour_of_their_owner() -> None:
    for seat in range(5):
        table = replace(start(5), kept=(("1f", seat),))
        fill = fill_of(seat)
        assert count(cut(drawn(table), table, "1f"), fill) > 150
        assert count(cut(drawn(start(5)), table, "1f"), fill) == 0


def test_a_space_kept_for_two_shows_both() -> None:
    towers = Piece("1e", "tower", 3), Piece("1g", "tower", 1)
    table = replace(start(5), pieces=towers, kept=(("1f", 1), ("1f", 3)))
    for seat, other in ((1, 3), (3, 1)):
        alone = replace(table, kept=(("1f", seat),))
        less = count(cut(drawn(alone), table, "1f"), fill_of(other))
        assert count(cut(drawn(table), table, "1f"), fill_of(other)) > less + 100


def test_an_emperor_card_that_takes_the_place_of_cards_is_not_crossed_out() -> None:
    table = start(3)
    table = replace(table, provinces=(replace(table.provinces[0], done=True), *table.provinces[1:]))
    new = Change("new", "liaodong emperor", "emperor", 1)
    gone = Change("gone", "liaodong cards", "card 1", 1)
    one, both = (drawn(table, replace(LOOK, changes=some)) for some in ((new,), (new, gone)))
    assert one.tobytes() == both.tobytes()


def test_no_number_of_a_change_lies_on_what_a_panel_tells() -> None:
    table = replace(late(), missions=("a", "b", "c", "d"))
    changes = tuple(
        Change("new", f"{china.province} cards", f"card {number % 5}", number)
        for number, china in enumerate(table.provinces)
    )
    where, _ = place(panels(table, marks(table, None), LOOK.script), len(table.boards))
    plain, marked = (drawn(table, replace(LOOK, changes=some)) for some in ((), changes))
    for part in lettered_boxes(where, TOP):
        assert plain.crop(part).tobytes() == marked.crop(part).tobytes()


def test_free_spaces_have_their_names_and_a_joined_board_changes_none() -> None:
    two, three = start(3, ("1a", "2a")), start(3, ("2a", "3a", "1b"))
    assert cut(drawn(two), two, "2a").tobytes() != cut(drawn(two), two, "2b").tobytes()
    names = [cut(drawn(view), view, "2d").tobytes() for view in (two, three)]
    assert names[0] == names[1]


def test_a_card_of_each_seat_looks_different() -> None:
    shown = {
        drawn(replace(start(5), laid=(Laid("datong", seat, card),))).tobytes()
        for seat in range(5)
        for card in (None, 1, 6)
    }
    assert len(shown) == 15


@each("cards", range(13))
def test_every_card_more_is_seen(cards: int) -> None:
    fewer, more = (
        replace(start(5), laid=tuple(Laid("yanmen", k % 5, None) for k in range(number)))
        for number in (cards, cards + 1)
    )
    assert differ(fewer, more).getbbox()


@each("count", range(1, 11))
def test_cards_of_a_province_lie_side_by_side_in_its_row(count: int) -> None:
    for china in (p for board in box().boards for p in board.china):
        lying = places(china, count)
        assert len(lying) == count
        assert not any(one.overlap(other) for one, other in combinations(lying, 2))
        assert all(abs(at.x - china.cards[0]) + at.wide <= china.row / 2 for at in lying)
    laid = tuple(Laid("yanmen", k % 2, None if k % 2 else 3) for k in range(count))
    shown = faces(replace(start(2), laid=laid), "yanmen")
    together = [(0, 3, 1)] * (count - count // 2) + [(1, None, count // 2)]
    assert shown == (together if count > 6 else [(card.seat, card.card, 1) for card in laid])


def test_the_province_being_scored_is_framed() -> None:
    table = middle(4, ("1a", "2a"))
    framed = replace(table, scoring="jizhou", phase="reveal")
    layout, _, place = china_of("jizhou")
    area = around(table, layout, place.cards, place.row / 2 + 24, 46).getbbox()
    assert area
    assert count(drawn(framed).crop(area), theme.ACCENT) > 500
    assert count(drawn(table).crop(area), theme.ACCENT) == 0


def test_names_are_in_the_language_of_the_viewer() -> None:
    table = start()
    english, chinese = drawn(table), drawn(table, replace(LOOK, locale="zh-CN"))
    for key in [p.key for p in box().layouts["1a"].china]:
        layout, _, place = china_of(key)
        area = around(table, layout, place.label, 50, 15).getbbox()
        assert area
        assert english.crop(area).tobytes() != chinese.crop(area).tobytes()


def test_what_the_armies_cost_is_read_off_the_wall() -> None:
    """R42, R43: most walls lose, also tied; towers save their owner; neutral walls lose nothing."""
    assert facing("khorchin") == ("a", "b", "c", "d", "e")
    assert within("shanhai") == ("j", "k", "l", "m")
    table = start(4)

    def lost(owners: str, *more: Piece) -> tuple[int, ...]:
        return losses(replace(table, pieces=(*walls(owners, "1"), *more)), "khorchin")

    assert lost("00123........") == (0,)
    assert lost("0011.22222222") == (0, 1)
    assert lost("0011.........", Piece("1e", "tower", 1)) == ()
    assert lost("nn11.........") == (1,)
    assert lost("0011.........", Piece("1e", "damaged", 1)) == (0, 1)
    assert lost("..11.........", Piece("1a", "double", 0), Piece("1b", "double", 0)) == (0, 1)
    assert lost(".............") == ()


def test_at_the_end_it_is_shown_who_lost_to_which_army() -> None:
    end = replace(over(middle()), kept=())
    spared = replace(end, mongols=(*end.mongols[:-1], replace(end.mongols[-1], state="gone")))
    assert differ(end, spared).getbbox()
    tags = differ(end, replace(end, phase="attack"))
    tags = tags.crop((0, TOP, tags.width, TOP + table_height(len(end.boards))))
    assert tags.getbbox()
    table = LaidBoards(PALETTE.blank((1, 1), theme.TABLE), 0, end, Script.LATIN, Marks())
    for west, north, east, south in lettering(table):
        tags.paste(0, (int(west) - 1, int(north) - 1, int(east) + 2, int(south) + 2))
    assert not tags.getbbox(), "other marks keep off what is written there"


def test_only_the_owner_sees_numbers_and_armies() -> None:
    table = middle(4, ("1a", "2a"))
    mine = own(table)
    open_only = replace(mine, viewer=None, hand=(), laid=table.laid, mongols=table.mongols)
    assert drawn(open_only).tobytes() == drawn(table).tobytes()
    assert drawn(mine).tobytes() != drawn(table).tobytes()


def test_no_picture_changes_unseen() -> None:
    check_accepted("changcheng")
