"""Set-up (R1-R5, R37, R50) and what the box holds."""

from __future__ import annotations

import pytest

from rules.changcheng.moves.actions import Wall
from rules.changcheng.moves.events import SpacesLeft, SupplyHeld, WouldFace
from rules.game import Illegal, Rng
from tests.rules.changcheng.ground import LAYOUTS, Ground
from tests.rules.changcheng.scene import GAME, fresh, scene

NUMBERS = [1, 2, 3, 4]


def other_side(layout: str) -> str:
    """A layout of the next board."""
    return f"{int(layout[0]) % 4 + 1}a"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_r01_two_boards_are_joined_side_by_side(layout: str) -> None:
    start = fresh(3, {"west": layout, "east": other_side(layout)})
    assert start.state.boards == (layout, other_side(layout))
    assert len(start.state.wall) == 26
    assert set(start.spaces("wall").split()) == set(start.ground.spaces())


def test_r01_the_wall_runs_through_the_joint() -> None:
    assert "double 1m" in scene().legal()


def test_r01_boards_and_sides_are_drawn() -> None:
    assert fresh(boards=["3b", "1a"]).state.boards == ("3b", "1a")
    assert fresh(boards=["3b", "3a", "1a"]).state.boards == ("3b", "1a")
    drawn = {GAME.setup(3, {}, Rng(seed)).boards for seed in range(300)}
    assert {west for west, _ in drawn} == {east for _, east in drawn} == set(LAYOUTS)
    assert all(west[0] != east[0] for west, east in drawn)


def test_r01_the_host_may_pick_either_end() -> None:
    drawn = ["2b", "4b", "1a"]
    assert fresh(3, {"west": "2a"}, boards=drawn).state.boards == ("2a", "4b")
    assert fresh(3, {"east": "4a"}, boards=drawn).state.boards == ("2b", "4a")
    assert fresh(3, {"west": "4a", "east": "3b"}, boards=drawn).state.boards == ("4a", "3b")


@pytest.mark.parametrize("sides", [("1a", "1b"), ("3b", "3b")])
def test_r01_one_board_cannot_lie_at_both_ends(sides: tuple[str, str]) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setup(3, {"west": sides[0], "east": sides[1]}, Rng(1))
    assert caught.value.reason == "same-board"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_r02_every_space_belongs_to_one_province_on_each_side(layout: str) -> None:
    start = fresh(3, {"west": layout, "east": other_side(layout)})
    ground, view = start.ground, start.view(start.acting)
    for space in ground.spaces():
        facing = GAME.foresee(view, Wall(space))
        assert WouldFace(ground.china(space), ground.mongol(space)) in facing


@pytest.mark.parametrize("layout", LAYOUTS)
def test_r02_the_two_divisions_do_not_match(layout: str) -> None:
    ground = Ground(3, [layout])
    china = [ground.china(space) for space in ground.spaces()]
    mongol = [ground.mongol(space) for space in ground.spaces()]
    assert len(set(china)) == len(set(mongol)) == 3
    assert [china.index(x) for x in china] != [mongol.index(x) for x in mongol]


def test_r03_every_province_gets_a_card() -> None:
    start = fresh(armies="234234", sovereignty="012344")
    state, view = start.state, start.view()
    assert [army.value for army in state.armies] == [2, 3, 4, 2, 3, 4]
    assert {(army.state, army.seen) for army in state.armies} == {("down", ())}
    assert [mongol.value for mongol in view.mongols] == [None] * 6
    assert [china.sovereignty for china in view.provinces] == [0, 1, 2, 3, 4, 4]
    assert not any(china.done for china in view.provinces)


def test_r03_the_rest_is_set_aside() -> None:
    state = fresh().state
    armies = sorted([*(army.value for army in state.armies), *state.army_stack])
    assert armies == [2] * 5 + [3] * 5 + [4] * 5
    assert len(state.army_stack) == len(state.sovereignty_stack) == 9
    everything = sorted([*state.sovereignty, *state.sovereignty_stack])
    assert everything == [n for n in range(5) for _ in range(3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r04_everybody_takes_the_same_pieces(seats: int) -> None:
    start = fresh(seats)
    facts = GAME.remaining(start.view())
    assert [fact for fact in facts if isinstance(fact, SupplyHeld)] == [
        SupplyHeld(seat, 14, 1, 1, 6) for seat in range(seats)
    ]
    assert start.state.hands == ((1, 2, 3, 4, 5, 6),) * seats
    assert start.scores() == (0,) * seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_r04_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setup(seats, {}, Rng(1))
    assert caught.value.reason == "wrong-seats"


@pytest.mark.parametrize("first", [1, 2, 3])
def test_r05_the_starter_is_drawn_and_play_goes_clockwise(first: int) -> None:
    start = fresh(start=[str(first)])
    assert start.acting == start.turn == first - 1
    second = start.do(sorted(start.legal())[0], "look")
    third = second.do(sorted(second.legal())[-1], "look")
    assert [second.acting, third.acting] == [first % 3, (first + 1) % 3]


def test_r05_anybody_may_be_the_starter() -> None:
    assert {GAME.setup(5, {}, Rng(seed)).turn for seed in range(80)} == set(range(5))


@pytest.mark.parametrize(("seats", "boards"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_r37_two_and_three_join_one_board_four_and_five_two(seats: int, boards: int) -> None:
    start = fresh(seats)
    assert start.state.extensions == boards
    neutral = 12 if seats == 2 else 0
    assert SpacesLeft(26, boards, neutral) in GAME.remaining(start.view())


def test_r46_twelve_neutral_walls_for_two_players_only() -> None:
    assert fresh(2).state.neutral_walls == 12
    assert not fresh(3).state.neutral_option
    assert not fresh(3).state.neutral_walls


def test_a17_two_players_play_with_the_neutral_player_unless_they_say_no() -> None:
    assert fresh(2).state.neutral_option
    without = fresh(2, {"neutral": False})
    assert not without.state.neutral_option
    assert SpacesLeft(26, 1, 0) in GAME.remaining(without.view())


def test_a15_sovereignty_cards_lie_face_up_for_everybody() -> None:
    start = scene(sovereignty=(0, 1, 2, 3, 4, 2))
    for seat in (None, 0, 1, 2):
        shown = [china.sovereignty for china in start.view(seat).provinces]
        assert shown == [0, 1, 2, 3, 4, 2]


def test_a22_china_is_a_side_of_the_boards_and_no_card() -> None:
    """Each board has as many cards as provinces, and no stack but the two that are set aside."""
    state = fresh().state
    stacks = [name for name in state.__slots__ if name.endswith("_stack")]
    assert sorted(stacks) == ["army_stack", "sovereignty_stack"]
    assert len(state.armies) == len(state.sovereignty) == 6


def test_r50_two_missions_are_drawn_or_the_group_chooses() -> None:
    two = fresh(3, {"missions": "two"}, missions=["d", "b"]).state.missions
    assert sorted(two) == ["b", "d"]
    drawn = {GAME.setup(3, {"missions": "two"}, Rng(seed)).missions for seed in range(90)}
    assert {tuple(sorted(pair)) for pair in drawn} == {
        tuple(x) for x in ["ab", "ac", "ad", "bc", "bd", "cd"]
    }


def test_a26_any_number_of_missions_from_none_to_four() -> None:
    assert fresh().state.missions == ()
    subsets = ["".join(c for i, c in enumerate("abcd") if n >> i & 1) for n in range(1, 16)]
    for letters in subsets:
        assert fresh(3, {"missions": letters}).state.missions == tuple(letters)
    (option,) = [option for option in GAME.meta.options if option.name == "missions"]
    assert set(option.choices) == {"none", "two", *subsets}
    assert option.default == "none"
