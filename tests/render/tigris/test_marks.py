"""The layer of kingdoms, and candidates with what would follow."""

from __future__ import annotations

from dataclasses import replace

from render import theme
from render.painter import Layered, RenderOptions
from render.tigris import PAINTER
from render.tigris import colours as c
from render.tigris.kingdoms import kingdoms, with_colours
from rules.narrow import Choice
from rules.tigris.position import board as squares
from tests.render.pixels import count
from tests.render.tigris.scene import LOOK, cell_box, drawn, middle, own, start, war

MOST = 200_000


def test_kingdoms_are_outlined_when_asked_for() -> None:
    assert isinstance(PAINTER, Layered)
    options = replace(LOOK, layers=frozenset(PAINTER.layers))
    plain_table = replace(middle(), last=())
    plain, outlined = drawn(plain_table), drawn(plain_table, options)
    for region, colour in with_colours(kingdoms(middle())):
        for square in squares.each(region):
            cell = squares.CELLS[square]
            inside = squares.NEAR[square] & ~region == 0
            more = count(cell_box(outlined, cell), colour) - count(cell_box(plain, cell), colour)
            assert inside or more > 270, cell
    assert PAINTER.board(start(), options) == PAINTER.board(start(), LOOK)


def test_kingdoms_have_a_leader_and_neighbours_differ() -> None:
    found = with_colours(kingdoms(middle()))
    assert len(found) == 5
    assert len({colour for _, colour in found}) == 5
    assert all("B8" not in squares.cells(region) for region, _ in found)


def test_kingdoms_within_three_squares_differ_where_colours_run_out() -> None:
    far = [1 << squares.square_at(f"P{row}") for row in range(1, len(c.KINGDOMS))]
    for cell, alike in (("I6", False), ("J6", True)):
        here, there = (1 << squares.square_at(at) for at in ("F6", cell))
        found = with_colours([here, *far, there])
        assert (found[0][1] == found[-1][1]) is alike, cell


def test_in_a_war_the_joining_tile_parts_the_kingdoms() -> None:
    assert len(kingdoms(war())) == len(kingdoms(replace(war(), joining=None))) + 1


def choice(verb: str, word: str, *cells: str) -> RenderOptions:
    return replace(LOOK, choice=Choice((verb, word), "cell", "cell", cells))


def test_candidates_are_marked_and_tell_what_follows() -> None:
    """D1 scores for the viewer, H4 for the bull, D5 begins a war, J1 does nothing."""
    shown = own(middle())
    cells = ("D1", "H4", "D5", "J1")
    picture = drawn(shown, choice("place", "market", *cells))
    scores, other, fight, plain = (cell_box(picture, cell) for cell in cells)
    assert count(scores, c.SCORES["green"]) > 3000
    assert 300 < count(other, c.SCORES["green"]) < 3000
    assert count(fight, c.FIGHT) > 300
    assert count(plain, theme.MARK) > 300
    assert count(cell_box(picture, "J5"), theme.MARK) == 0


def test_a_leader_that_begins_a_revolt_is_marked() -> None:
    shown = replace(own(middle()), stock=(("king",), (), (), ()))
    shown = replace(shown, leaders=tuple(x for x in shown.leaders if x.cell != "A3"))
    picture = drawn(shown, choice("position", "king", "I8", "A3"))
    assert count(cell_box(picture, "I8"), c.FIGHT) > 300
    assert count(cell_box(picture, "A3"), theme.MARK) > 300


def test_names_are_drawn_when_there_are_few_candidates() -> None:
    free = [x for x in squares.cells(squares.LAND) if x not in {t.cell for t in middle().tiles}]
    few, many = (
        count(cell_box(drawn(own(middle()), choice("catastrophe", "x", *free[:n])), free[0]),
              theme.INK)
        for n in (20, 21)
    )  # fmt: skip
    assert few > 50 > many


def test_the_square_of_a_monument_and_the_treasures_that_may_stay_are_marked() -> None:
    shown = own(middle())
    built = cell_box(drawn(shown, choice("build", "red-green", "G5")), "G5", 2)
    assert count(built, theme.MARK) > 2000
    kept = drawn(shown, replace(LOOK, choice=Choice(("keep",), "cell", "cell", ("I7", "F10"))))
    assert all(count(cell_box(kept, cell), theme.MARK) > 1000 for cell in ("I7", "F10"))


def test_the_tile_that_a_catastrophe_would_destroy_stays_to_be_seen() -> None:
    options = replace(LOOK, choice=Choice(("catastrophe",), "cell", "cell", ("C2",)))
    shown = cell_box(drawn(own(middle()), options), "C2")
    assert count(shown, c.FILL["red"]) > 300
    assert count(shown, theme.MARK) > 1000


def test_other_decisions_mark_nothing() -> None:
    plain = PAINTER.board(own(middle()), LOOK)
    for kind in ("verb", "tile", "support", "monument"):
        options = replace(LOOK, choice=Choice((), kind, kind, ("a", "b")))
        assert PAINTER.board(own(middle()), options) == plain
