"""Marks of what changed: in the picture of every game, and which of them are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from render import theme
from render.canvas import Palette
from render.marks import Box, Mark, draw_marks, marks, overlap
from render.painter import RenderOptions
from rules.changes import Change, Placed, changes
from rules.game import AnyGame
from tests.contract.walks import Setup, walk
from tests.games import PAINTED, WHOLE
from tests.known import covering
from tests.render import scene
from tests.render.scene import opened
from tests.render.test_every_painter import LOOK, MOST, choices, every_painter

SEEN = 40
"""Pixels of the colour of marks that are well seen."""


def pixels(picture: Image.Image, colour: theme.Colour) -> int:
    found = picture.getcolors(picture.width * picture.height) or []
    return next((count for count, there in found if there == colour), 0)


def marked(key: str, view: Any, found: tuple[Change, ...], look: RenderOptions = LOOK) -> bytes:
    return PAINTED[key].board(view, replace(look, changes=found))


def seen(key: str, view: Any, found: tuple[Change, ...]) -> Image.Image:
    return scene.drawn(PAINTED[key], view, replace(LOOK, changes=found))


def views(key: str, seats: int, seed: str) -> list[Any]:
    """What everybody sees of every position of a random game."""
    setup = Setup(WHOLE[key], seats, ())
    return [setup.game.view(position.state, None) for position in walk(setup, seed)]


def standing(game: AnyGame, view: Any) -> list[Placed]:
    return list(game.pieces(view))


@every_painter
def test_all_that_changes_in_a_game_is_marked(key: str) -> None:
    game = WHOLE[key]
    found = views(key, max(game.meta.seats), "marks")
    windows = [found[at : at + 9] for at in range(0, len(found), max(9, len(found) // 6))]
    for window in windows:
        told = changes(game, window)
        png = marked(key, window[-1], told)
        assert len(png) <= MOST
        there = pixels(opened(png), theme.CHANGED) > SEEN
        assert there == bool(told) or window[-1] is found[-1], "a result may tell it otherwise"


@every_painter
def test_every_place_is_found_in_the_picture(key: str) -> None:
    """Of every sort of piece one that stands, and one that is gone, by itself."""
    game = WHOLE[key]
    found = views(key, min(game.meta.seats), "places")
    sorts: dict[tuple[str, int], tuple[Placed, Any]] = {}
    for view in found:
        for entry in standing(game, view):
            sort = entry.piece.split()[0], len(entry.place.split())
            sorts.setdefault(sort, (entry, view))
    for entry, view in sorts.values():
        new = Change("new", entry.place, entry.piece, 1)
        plain, with_mark = seen(key, view, ()), seen(key, view, (new,))
        assert pixels(with_mark, theme.CHANGED) - pixels(plain, theme.CHANGED) > SEEN, entry
        assert with_mark.size == plain.size


@every_painter
def test_what_is_gone_is_marked_where_it_was(key: str) -> None:
    game = WHOLE[key]
    found = views(key, min(game.meta.seats), "gone")
    gone = (
        (change, after)
        for before, after in pairwise(found)
        for change in changes(game, [before, after])
        if change.kind == "gone" and change.place not in {e.place for e in standing(game, after)}
    )
    for change, view in islice(gone, 3):
        assert pixels(seen(key, view, (change,)), theme.CHANGED) > SEEN, change


@every_painter
def test_only_several_changes_are_numbered(key: str) -> None:
    game = WHOLE[key]
    view = views(key, min(game.meta.seats), "numbers")[-2]
    one, *_, other = standing(game, view)
    first, same, second = (
        Change("new", entry.place, entry.piece, number)
        for entry, number in ((one, 1), (other, 1), (other, 2))
    )
    plain, numbered = marked(key, view, (first, same)), marked(key, view, (first, second))
    assert plain != numbered
    assert plain != marked(key, view, (first,))


@pytest.mark.parametrize(
    ("key", "kind"), [(key, kind) for key in PAINTED for kind in sorted(covering(key))]
)
def test_candidates_win_where_they_coincide_with_changes(key: str, kind: str) -> None:
    view, choice = choices(key)[kind]
    look = replace(LOOK, choice=choice)
    change = Change("gone", choice.values[0], "something 0", 1)
    assert marked(key, view, (change,), look) == marked(key, view, (), look)
    assert marked(key, view, (change,)) != marked(key, view, ())


def drawn(found: tuple[Mark, ...], *, lettering: Sequence[Box] = ()) -> Image.Image:
    """Marks on an empty table."""
    canvas = PALETTE.blank((800, 400), theme.TABLE)
    draw_marks(canvas, found, lettering=lettering)
    return canvas.image.convert("RGB")


PALETTE = Palette("marks", theme.EXACT, lambda: Image.new("RGB", (8, 8), theme.TABLE))
MOVED = Mark("moved", (500, 100, 600, 200), "3", (100, 100, 200, 200))


@pytest.mark.parametrize(
    "written", [(90, 140, 110, 160), (330, 130, 370, 170), (590, 60, 640, 110), (540, 85, 560, 110)]
)
def test_no_mark_covers_what_is_written(written: Box) -> None:
    """Neither a frame, nor the way, nor a number."""
    assert pixels(drawn((MOVED,)).crop(written), theme.CHANGED) > 0
    left = drawn((MOVED,), lettering=[written])
    assert left.crop(written).getcolors() == [(_size(written), theme.TABLE)]
    assert pixels(left, theme.CHANGED) > 500


def _size(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def test_numbers_keep_off_each_other() -> None:
    near = replace(MOVED, box=(515, 110, 615, 210), number="4")
    assert drawn((MOVED, near)) != drawn((MOVED, replace(near, number="")))
    both = [drawn((MOVED, replace(near, number=n))) for n in ("4", "8")]
    where = ImageChops.difference(*both).getbbox()
    assert where is not None
    three = ImageChops.difference(drawn((MOVED, near)), drawn((replace(MOVED, number="8"), near)))
    assert overlap(where, three.getbbox() or where) == 0


def box(place: str, piece: str, count: int) -> Box:
    """Places named by their columns on one line: `3` is ten pixels wide, `3 in` stands in it."""
    column, _, inner = place.partition(" ")
    x = int(column) * 10
    return (x + 2, 2, x + 8, 8) if inner else (x, 0, x + 10, 10)


NEW, OTHER = Change("new", "1", "pawn 0", 1), Change("new", "2", "pawn 0", 2)


def told(*found: Change, **words: Any) -> list[tuple[str, int, str]]:
    """Kind, western edge and number of every mark."""
    return [(mark.kind, mark.box[0], mark.number) for mark in marks(found, box, **words)]


def test_one_number_goes_without_saying() -> None:
    assert told(NEW) == [("new", 10, "")]
    assert told(NEW, OTHER) == [("new", 10, "1"), ("new", 20, "2")]


def test_what_came_hides_what_went_from_the_same_place() -> None:
    gone = Change("gone", "1", "pawn 1", 1)
    assert told(gone, NEW) == [("new", 10, "")]
    assert told(gone) == [("gone", 10, "")]
    hidden, last = Change("gone", "2", "pawn 1", 2), replace(OTHER, number=3)
    assert told(NEW, hidden, last) == [("new", 10, "1"), ("new", 20, "2")], "without gaps"


def test_what_stands_on_something_new_is_not_framed_by_itself() -> None:
    inside = Change("new", "1 in", "pawn 0", 1)
    assert told(NEW, inside) == [("new", 10, "")]
    assert told(NEW, replace(inside, number=2)) == [("new", 10, "1"), ("new", 12, "2")]
    assert told(inside) == [("new", 12, "")]


def test_a_number_is_told_once_at_a_place() -> None:
    inside = (Change("gone", "1 in", "pawn 0", 1), Change("gone", "1", "pawn 2", 1))
    assert [number for _, _, number in told(*inside, OTHER)] == ["2", "1", ""]


def test_a_number_is_told_once_on_frames_side_by_side() -> None:
    row = [Change("gone", str(at), "pawn 0", 1) for at in (1, 2, 3, 7)]
    found = told(*row, replace(OTHER, place="9"))
    assert [number for _, _, number in found] == ["2", "1", "", "", "1"]


def test_only_empty_places_are_crossed_out() -> None:
    gone = Change("gone", "1", "pawn 1", 1, 2)
    assert [mark.crossed for mark in marks((gone,), box)] == [True]
    assert [mark.crossed for mark in marks((gone,), box, {"1"})] == [False]
    assert [mark.crossed for mark in marks((NEW,), box)] == [False]


def test_what_moved_is_marked_where_it_was_and_where_it_is() -> None:
    moved = Change("moved", "3", "king", 1, came_from="1", unique=True)
    (mark,) = marks((moved,), box)
    assert (mark.box[0], mark.origin) == (30, (10, 0, 20, 10))


def test_nothing_is_marked_where_something_may_be_chosen_or_is_not_shown() -> None:
    assert told(NEW, OTHER, taken=[(10, 0, 20, 10)]) == [("new", 20, "")]
    assert marks((NEW,), lambda place, piece, count: None) == ()
