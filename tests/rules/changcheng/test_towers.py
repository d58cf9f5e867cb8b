"""Towers and the spaces kept beside them (R17-R21, A3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.changcheng import GAME
from rules.changcheng.moves import events
from rules.changcheng.moves.actions import (
    ChangChengAction,
    Double,
    Exchange,
    Extend,
    Leave,
    Neutral,
    Tower,
    Wall,
)
from rules.changcheng.position.state import FaceDown, Piece, Scoring, Sort, State
from rules.changcheng.position.wall import chart
from rules.game import Event, Illegal, Rng, Seat

ME, OTHER, THIRD = 0, 1, 2

Pieces = dict[str, tuple[Sort, int]]


def position(
    pieces: Pieces, debts: tuple[bool, ...] = (True, True, True), turn: Seat = ME
) -> State:
    """Boards 1a (spaces 1a-1m) and 2a (2a-2m) with some pieces, after the first round."""
    options = {"west": "1a", "east": "2a"}
    state = GAME.setup(3, options, Rng("towers"))
    wall = list(state.wall)
    for space, (sort, owner) in pieces.items():
        wall[chart(state.boards).space_number[space]] = Piece(sort, owner)
    return replace(state, wall=tuple(wall), debts=debts, turn=turn, acting=turn, first_round=False)


def may(state: State, *spaces: str) -> list[bool]:
    """Where the seat on turn may build a single wall."""
    legal = GAME.legal(state, state.turn)
    return [Wall(space) in legal for space in spaces]


def doing(state: State, action: ChangChengAction) -> tuple[State, tuple[Event, ...]]:
    step = GAME.apply(state, state.acting, action, Rng("towers", 1))
    return step.state, step.public


def refusal(state: State, action: ChangChengAction) -> str:
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, state.acting, action, Rng("towers", 1))
    return caught.value.reason


def for_turn(state: State, seat: Seat) -> State:
    return replace(
        state, phase="act", turn=seat, acting=seat, action="", built=(), carded=(), last=()
    )


def kept(state: State) -> tuple[tuple[str, Seat], ...]:
    return GAME.view(state, None).kept


def test_r17_no_tower_next_to_a_tower_of_any_colour_nor_over_a_joint() -> None:
    state = position({"1m": ("tower", OTHER), "1d": ("tower", THIRD)})
    for space in ("1l", "2a", "1c", "1e"):
        assert refusal(state, Tower(space)) == "next-to-tower"
        assert Tower(space) not in GAME.legal(state, ME)
    assert Tower("2b") in GAME.legal(state, ME)


def test_r18_others_take_either_side_but_not_the_last() -> None:
    state = position({"1d": ("tower", OTHER)})
    assert may(state, "1c", "1e") == [True, True]
    for taken, last in (("1c", "1e"), ("1e", "1c")):
        after = for_turn(doing(state, Wall(taken))[0], THIRD)
        assert kept(after) == ((last, OTHER),)
        assert may(after, last) == [False]
        assert refusal(after, Wall(last)) == "space-kept"
        assert may(for_turn(after, OTHER), last) == [True]


def test_r18_the_second_of_two_walls_may_not_take_what_the_first_left() -> None:
    state, _ = doing(position({"1e": ("tower", OTHER)}), Wall("1d"))
    assert state.phase == "second"
    assert may(state, "1f", "1g") == [False, True]


@pytest.mark.parametrize("last", ["1b", "1d"])
def test_r19_the_only_free_neighbour_is_the_owners(last: str) -> None:
    filled = "1d" if last == "1b" else "1b"
    state, happened = doing(position({filled: ("wall", OTHER)}, (False,) * 3), Tower("1c"))
    assert events.TowerBuilt(ME, "1c", True) in happened
    assert kept(state) == ((last, ME),)
    assert may(for_turn(state, OTHER), last) == [False]
    assert may(for_turn(state, ME), last) == [True]


def test_r19_without_a_free_neighbour_nothing_is_kept() -> None:
    filled: Pieces = {"1b": ("wall", OTHER), "1d": ("wall", THIRD)}
    state, happened = doing(position(filled, (False,) * 3), Tower("1c"))
    assert events.TowerBuilt(ME, "1c", False) in happened
    assert not any(state.debts)


@pytest.mark.parametrize("paying", [Wall("1c"), Wall("1e"), Double("1b"), Double("1e")])
def test_r20_building_beside_ones_tower_opens_the_other_side(paying: ChangChengAction) -> None:
    state, _ = doing(position({"1d": ("tower", ME)}), paying)
    assert not state.debts[ME]
    other = "1e" if paying in (Wall("1c"), Double("1b")) else "1c"
    assert may(for_turn(state, OTHER), other) == [True]


def test_r20_building_elsewhere_or_beside_towers_of_others_pays_nothing() -> None:
    state = position({"1d": ("tower", ME), "2d": ("tower", OTHER)})
    assert doing(state, Wall("1b"))[0].debts == state.debts
    assert doing(state, Wall("2c"))[0].debts == state.debts


def test_r20_a_paid_debt_never_comes_back() -> None:
    state = position({"1d": ("tower", ME), "1c": ("wall", ME)}, (False,) * 3)
    assert kept(state) == ()
    assert may(for_turn(state, OTHER), "1e") == [True]


@pytest.mark.parametrize("turn", [ME, OTHER])
def test_r21_neutral_walls_never_take_a_kept_space_not_even_by_the_owner(turn: Seat) -> None:
    here = position({"1b": ("tower", ME), "1a": ("wall", OTHER)}, turn=turn)
    state = replace(here, phase="neutral", action="cards", carded=(0,), neutral_walls=12)
    assert GAME.legal(state, turn) == (Neutral("1d"), Leave())
    assert refusal(state, Neutral("1c")) == "space-kept"


def test_r21_double_walls_of_others_may_not_touch_a_kept_space() -> None:
    state = position({"1d": ("tower", OTHER), "1c": ("wall", THIRD)})
    assert refusal(state, Double("1e")) == "space-kept"
    west = position({"1g": ("tower", OTHER), "1h": ("wall", THIRD)})
    assert refusal(west, Double("1e")) == "space-kept"
    assert Double("1e") not in GAME.legal(state, ME)
    assert Double("1e") in GAME.legal(for_turn(state, OTHER), OTHER)
    assert Double("1f") in GAME.legal(state, ME)


def test_a3a_the_only_neighbour_at_an_open_end_is_kept() -> None:
    state, _ = doing(position({}, (False,) * 3), Tower("2m"))
    assert kept(state) == (("2l", ME),)
    west, _ = doing(position({}, (False,) * 3), Tower("1a"))
    assert kept(west) == (("1b", ME),)


@pytest.mark.parametrize(("tower", "inner", "end", "outer"), [
    ("2m", "2l", "east", "3a"),
    ("1a", "1b", "west", "3m"),
])  # fmt: skip
def test_a3a_joining_a_board_gives_an_open_debt_two_sides(
    tower: str, inner: str, end: str, outer: str
) -> None:
    state, _ = doing(position({}, (False,) * 3), Tower(tower))
    joined, _ = doing(replace(state, phase="extend", emperors=3), Extend("3a", end))
    assert kept(joined) == ()
    joined = for_turn(joined, OTHER)
    assert may(joined, inner, outer) == [True, True]
    after, _ = doing(joined, Wall(outer))
    assert kept(after) == ((inner, ME),)


def test_a3a_a_tower_without_a_free_neighbour_never_gets_a_debt() -> None:
    state, _ = doing(position({"2l": ("wall", OTHER)}, (False,) * 3), Tower("2m"))
    joined, _ = doing(replace(state, phase="extend", emperors=3), Extend("3a", "east"))
    assert kept(joined) == ()
    assert may(for_turn(joined, OTHER), "3a") == [True]


def test_a3b_either_owner_may_use_the_last_space_of_two_towers() -> None:
    pieces: Pieces = {
        "1b": ("tower", ME), "1d": ("tower", OTHER), "1a": ("wall", 2), "1e": ("wall", 2),
    }  # fmt: skip
    state = position(pieces)
    assert kept(state) == (("1c", ME), ("1c", OTHER))
    assert [may(for_turn(state, seat), "1c") for seat in range(3)] == [[True], [True], [False]]


def test_a3b_a_space_that_is_the_last_for_one_tower_only_is_that_owners() -> None:
    state = position({"1b": ("tower", ME), "1d": ("tower", OTHER), "1a": ("wall", THIRD)})
    assert kept(state) == (("1c", ME),)
    assert [may(for_turn(state, seat), "1c") for seat in range(3)] == [[True], [False], [False]]


def without(state: State, walls: tuple[int, ...], doubles: tuple[int, ...]) -> State:
    return replace(state, walls=walls, doubles=doubles)


LAST: Pieces = {"1d": ("tower", OTHER), "1c": ("wall", THIRD)}


def test_a3c_nothing_is_kept_for_a_seat_with_nothing_to_build() -> None:
    state = without(position(LAST), (9, 0, 9), (1, 0, 1))
    assert kept(state) == ()
    assert may(state, "1e") == [True]


def test_a3c_a_double_wall_that_fits_keeps_the_space() -> None:
    state = without(position(LAST), (9, 0, 9), (1, 1, 1))
    assert kept(state) == (("1e", OTHER),)
    closed = without(position({**LAST, "1f": ("wall", ME)}), (9, 0, 9), (1, 1, 1))
    assert kept(closed) == ()
    assert may(closed, "1e") == [True]
    assert kept(doing(closed, Wall("1e"))[0]) == ()


def test_a3c_a_double_wall_fits_nowhere_on_the_space_of_another_tower() -> None:
    pieces: Pieces = {**LAST, "1g": ("tower", ME), "1h": ("wall", THIRD)}
    mine = without(position(pieces), (9, 0, 9), (1, 1, 1))
    assert kept(mine) == (("1f", ME),)
    both = without(position(pieces), (0, 0, 9), (1, 1, 1))
    assert kept(both) == ()


def test_a3c_a_lapsed_debt_is_open_again_when_a_board_lets_the_double_wall_fit() -> None:
    pieces: Pieces = {"2l": ("tower", OTHER), "2k": ("wall", THIRD)}
    state = without(position(pieces), (9, 0, 9), (1, 1, 1))
    assert kept(state) == ()
    joined, _ = doing(replace(state, phase="extend", emperors=3), Extend("3a", "east"))
    assert kept(joined) == (("2m", OTHER),)


@pytest.mark.parametrize("owes", [True, False])
def test_a3d_swaps_neither_pay_nor_make_debts(owes: bool) -> None:
    pieces: Pieces = {f"1{letter}": ("wall", OTHER) for letter in "abcd"}
    pieces |= {"1f": ("tower", OTHER), "1g": ("wall", THIRD)}
    official = FaceDown(0, OTHER, 6)
    state = replace(
        position(pieces, (False, owes, False)),
        phase="ability",
        acting=OTHER,
        scoring=Scoring(0, (official,), 0, (0,) * 3),
    )
    after, _ = doing(state, Exchange("1d", "1g"))
    assert after.wall[6] == Piece("wall", OTHER)
    assert after.debts[OTHER] is owes
    away, _ = doing(replace(state, wall=after.wall), Exchange("1d", "1g"))
    assert away.wall[6] == Piece("wall", THIRD)
    assert away.debts[OTHER] is owes


def test_a3e_a_tower_may_rely_on_the_kept_space_of_another() -> None:
    pieces: Pieces = {"1b": ("tower", OTHER), "1a": ("wall", THIRD), "1e": ("wall", THIRD)}
    state, happened = doing(position(pieces, (False, True, False)), Tower("1d"))
    assert events.TowerBuilt(ME, "1d", True) in happened
    assert kept(state) == (("1c", ME), ("1c", OTHER))


def all_filled_but(*free: str) -> Pieces:
    """Walls of the third seat everywhere else; the provinces of 1a are 1a-1d, 1e-1i and 1j-1m."""
    return {name: ("wall", THIRD) for name in chart(("1a", "2a")).spaces if name not in free}


def test_a6_a_first_wall_after_which_the_second_would_be_kept_is_refused() -> None:
    state = position({**all_filled_but("1a", "1d", "1f"), "1e": ("tower", OTHER)})
    assert may(state, "1a", "1d", "1f") == [True, False, True]
    assert refusal(state, Wall("1d")) == "no-second-wall"


def test_a6_where_every_first_wall_leaves_no_second_one_is_enough() -> None:
    state = position({**all_filled_but("1d", "1f"), "1e": ("tower", OTHER)})
    assert may(state, "1d", "1f") == [True, True]
    after, happened = doing(state, Wall("1d"))
    assert after.phase != "second"
    assert events.ProvinceCompleted("liaodong") in happened
