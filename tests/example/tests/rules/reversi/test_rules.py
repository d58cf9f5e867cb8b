"""Every rule of Reversi (R1-R9) and every ruling (A1, A2)."""

from __future__ import annotations

from tests.example.rules.reversi.box import CELLS
from tests.example.rules.reversi.events import CellsFree, DiscPlaced, GameEnded, TurnMissed
from tests.example.rules.reversi.state import State
from tests.example.tests.rules.reversi.scene import CHANCE, GAME, placed, position, refusal


def begun(opening: str = "diagonal") -> State:
    """The first position."""
    return GAME.setup(2, {"opening": opening}, CHANCE)


def owners(state: State, cells: str) -> list[int | None]:
    """Whose discs stand on some cells."""
    return [state.discs[CELLS.index(cell)] for cell in cells.split()]


def test_r01_the_board_has_8_by_8_cells() -> None:
    assert (len(CELLS), CELLS[0], CELLS[7], CELLS[8], CELLS[63]) == (64, "A1", "H1", "A2", "H8")


def test_r02_there_is_a_disc_for_every_cell() -> None:
    assert GAME.remaining(GAME.view(begun(), None)) == (CellsFree(60),)


def test_r03_the_middle_is_filled_and_the_first_seat_begins() -> None:
    assert owners(begun(), "D4 E4 D5 E5") == [1, 0, 0, 1]
    assert owners(begun("parallel"), "D4 E4 D5 E5") == [1, 1, 0, 0]
    assert begun().discs.count(None) == begun("parallel").discs.count(None) == 60
    assert GAME.to_act(begun()) == (0,)


def test_r04_a_disc_must_outflank_another() -> None:
    assert list(map(str, GAME.legal(begun(), 0))) == [
        "place D3",
        "place C4",
        "place F5",
        "place E6",
    ]
    assert refusal(begun(), 0, "E3") == "turns-nothing"
    assert refusal(begun(), 0, "D4") == "occupied"
    assert refusal(begun(), 0, "J9") == "unknown-cell"
    assert refusal(begun(), 1, "E3") == "not-your-turn"


def test_r05_a_line_is_broken_by_a_free_cell_and_by_the_rim() -> None:
    assert refusal(position(".oo.x"), 0, "A1") == "turns-nothing"
    assert refusal(position("oooo", "xxxx"), 0, "E1") == "turns-nothing"
    assert refusal(position("......oo", "oo"), 0, "F1") == "turns-nothing"
    assert owners(placed(position(".oox"), "A1").state, "A1 B1 C1 D1") == [0, 0, 0, 0]


def test_r06_discs_are_turned_in_every_direction_at_once() -> None:
    star = position("x..x..x", ".o.o.o", "..ooo", "xoo.oox", "..ooo", ".o.o.o", "x..x..x")
    step = placed(star, "D4")
    assert step.public[0] == DiscPlaced(0, "D4", 16)
    assert step.state.discs.count(1) == 0
    assert step.state.discs.count(0) == 8 + 16 + 1


def test_r07_a_seat_that_can_place_nothing_misses_its_turn() -> None:
    step = placed(position("ox.....o", ".......x", turn=1), "C1")
    assert step.public == (DiscPlaced(1, "C1", 1), TurnMissed(0))
    assert GAME.to_act(step.state) == (1,)


def test_r08_the_game_is_over_when_nobody_can_place_a_disc() -> None:
    step = placed(position(".ox"), "A1")
    assert step.public == (DiscPlaced(0, "A1", 1), GameEnded((0,), 1, 3))
    assert GAME.to_act(step.state) == ()
    assert refusal(step.state, 0, "D1") == "game-over"


def test_r09_a_disc_is_a_point_and_equal_points_share_the_place() -> None:
    won = GAME.outcome(position("xxo", turn=None))
    even = GAME.outcome(position("xxoo", turn=None))
    assert won is not None
    assert even is not None
    assert (won.scores, won.ranking) == ((2, 1), ((0,), (1,)))
    assert (even.scores, even.ranking) == ((2, 2), ((0, 1),))


def test_a01_free_cells_count_for_nobody() -> None:
    assert GAME.scores(GAME.view(position("xxo", turn=None), None)) == (2, 1)


def test_a02_nobody_is_asked_about_a_missed_turn() -> None:
    step = placed(position("ox.....o", ".......x", turn=1), "C1")
    assert GAME.legal(step.state, 0) == ()
    assert list(map(str, GAME.legal(step.state, 1))) == ["place H3"]
