"""Sets of squares, the regions that are kept in step with the pieces, and the box."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.game import Illegal, Rng
from rules.playing import begin
from rules.tigris import GAME
from rules.tigris.moves.legal import between_kingdoms, tile_squares
from rules.tigris.position.adjacent_kingdoms import touching
from rules.tigris.position.board import (
    ALL,
    BLOCKS,
    CELLS,
    CORNERS,
    LAND,
    NEAR,
    RIVER,
    TREASURES,
    Board,
    Standing,
    cells,
    each,
    joined_up,
    near,
    reached,
    set_of,
    square_at,
    with_catastrophe,
    with_leader,
    with_tile,
    without,
)
from rules.tigris.position.box import box
from rules.tigris.position.state import NOWHERE, State, board_of, more, standing_of
from rules.tigris.told import view
from rules.values import changed
from tests.rules.tigris import board as drawn


def named(squares: int) -> frozenset[str]:
    return frozenset(cells(squares))


def test_squares_are_named_in_reading_order() -> None:
    assert CELLS == drawn.CELLS
    assert (square_at("A1"), square_at("P1"), square_at("A2"), square_at("P11")) == (0, 15, 16, 175)
    for name in ("", "Q1", "A12", "A0", "a1", "A01", "AA1", "1A"):
        with pytest.raises(Illegal) as caught:
            square_at(name)
        assert caught.value.reason == "unknown-cell"


def test_the_map_is_the_one_in_the_box() -> None:
    assert named(RIVER) == drawn.RIVER
    assert named(TREASURES) == drawn.STARTING_TEMPLES
    assert named(CORNERS) == drawn.CORNERS
    assert LAND ^ RIVER == ALL
    assert (LAND.bit_count(), RIVER.bit_count()) == (135, 41)


def test_the_bag_holds_143_tiles() -> None:
    bag = box().bag
    assert {tile: bag.count(tile) for tile in bag} == {
        "temple": 47,
        "farm": 36,
        "market": 30,
        "settlement": 30,
    }
    pairs = {frozenset(name.split("-")) for name in box().monuments}
    assert len(pairs) == len(box().monuments) == 6
    assert all(len(pair) == 2 for pair in pairs)


def test_r01_neighbours_share_an_edge() -> None:
    for square, cell in enumerate(CELLS):
        assert named(NEAR[square]) == drawn.beside(cell)
        assert cells(BLOCKS[square]) == drawn.block(cell)
    chance = Random(1)
    for _ in range(50):
        some = frozenset(chance.sample(range(176), chance.randrange(60)))
        expected = {n for square in some for n in each(NEAR[square])}
        assert set(each(near(set_of(some)))) == expected


def test_only_one_block_of_four_lies_on_the_river() -> None:
    assert [CELLS[s] for s in range(176) if BLOCKS[s] and BLOCKS[s] & ~RIVER == 0] == ["O4"]


def test_a_region_is_followed_around_corners_and_no_further() -> None:
    within = set_of(map(square_at, ("B2", "C2", "C3", "C4", "D5", "P2", "A3")))
    assert named(reached(1 << square_at("B2"), within)) == {"B2", "C2", "C3", "C4"}
    assert named(reached(1 << square_at("P2"), within)) == {"P2"}


def test_r02_catastrophes_connect_nothing_and_leaders_do() -> None:
    squares = [square_at(cell) for cell in ("E5", "F5", "G5")]
    ends = set_of((squares[0], squares[2]))
    board = joined_up((ends, 0, 0, 0), 0, 0, ())
    assert len(list(board.regions)) == 2
    assert len(list(with_leader(board, Standing(0, 3, squares[1])).regions)) == 1
    assert len(list(with_tile(board, 2, squares[1]).regions)) == 1
    assert len(list(with_catastrophe(board, squares[1]).regions)) == 2
    assert with_catastrophe(board, squares[1]).taken == set_of(squares)


def test_boards_kept_in_step_are_those_made_anew() -> None:
    chance = Random(7)
    for _ in range(30):
        board = joined_up((TREASURES, 0, 0, 0), 0, 0, ())
        for _ in range(60):
            board = one_change(board, chance)
            leaders = sorted(leader for r in board.regions for leader in r.leaders)
            anew = joined_up(board.tiles, board.down, board.dead, tuple(leaders))
            assert board == anew
            assert all(region.leaders for region in board.kingdoms)
            assert not any(region.leaders for region in board.others)


def one_change(board: Board, chance: Random) -> Board:
    """Something laid on an empty square, or something taken away."""
    free, full = ALL & ~board.taken, board.face_up | board.standing
    square = chance.choice(list(each(free)))
    leaders = {leader[:2] for region in board.regions for leader in region.leaders}
    match chance.randrange(6):
        case 0 if len(leaders) < 8:
            spare = [(seat, c) for seat in range(2) for c in range(4) if (seat, c) not in leaders]
            return with_leader(board, Standing(*chance.choice(spare), square))
        case 1 if full:
            some = chance.sample(list(each(full)), min(3, full.bit_count()))
            return without(board, set_of(some))
        case 2:
            return with_catastrophe(board, square)
        case _:
            return with_tile(board, chance.randrange(4), square)


def positions(seats: int) -> Iterator[State]:
    """The first positions of a random game."""
    game, choose = GAME, Rng("board")
    state: State = begin(game, seats, {}, "board")
    for step in range(120):
        if not game.to_act(state):
            break
        yield state
        action = choose.choice(game.legal(state, state.acting))
        state = game.apply(state, state.acting, action, Rng("board", step + 1)).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_a_game_have_the_board_of_their_pieces(seats: int) -> None:
    for state in positions(seats):
        assert state.board == board_of(state.ground, state.leaders)
        assert view.board_of(GAME.view(state, None)) == state.board


def test_squares_between_two_and_three_kingdoms() -> None:
    """F5 lies between the kings on E5 and G5, and then F4 too; E4 touches two of the three."""
    temples = set_of(map(square_at, ("F3", "D5", "H5")))
    west, east, north = (
        Standing(seat, 3, square_at(cell)) for seat, cell in enumerate(("E5", "G5", "F4"))
    )
    board = joined_up((temples, 0, 0, 0), 0, 0, (west, east))
    between, aside = square_at("F5"), square_at("E4")
    assert tile_squares(board, touching(board)) >> between & 1
    assert between_kingdoms(touching(board), NOWHERE) >> between & 1
    assert not between_kingdoms(touching(board), east.square) >> between & 1
    three = with_leader(board, north)
    assert not tile_squares(three, touching(three)) >> between & 1
    assert tile_squares(three, touching(three)) >> aside & 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r11_a_leader_that_moves_is_judged_lifted_off_its_square(seats: int) -> None:
    """As on a board that is joined up anew without the leader."""
    judged = 0
    for state in positions(seats):
        for leader in standing_of(state.leaders):
            home = more(state.leaders[leader.seat], leader.colour, NOWHERE - leader.square)
            rest = board_of(state.ground, changed(state.leaders, leader.seat, home))
            joined = between_kingdoms(touching(state.board), leader.square)
            assert joined == touching(rest).twice
            judged += bool(joined)
    assert judged > 20
