"""Set-up and the laying of tiles (R1-R9)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.carcassonne.moves.actions import Deploy, Draw, Pass, Place
from rules.carcassonne.moves.events import Discarded, Drawn, FinalScoring, GameEnded, TilePlaced
from rules.carcassonne.moves.legal import placements
from rules.carcassonne.position.box import box, turned
from rules.carcassonne.position.state import State
from rules.game import Illegal, Rng
from rules.grid import cell_at
from tests.rules.carcassonne.scene import (
    CHANCE,
    GAME,
    deploying,
    do,
    drawn,
    placing,
    played,
    refusal,
    start,
    words,
)

NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def test_r01_the_start_tile_lies_open_and_the_rest_is_shuffled() -> None:
    state = GAME.setup(2, {}, Rng("one"))
    assert [(t.kind, t.x, t.y, t.turn, t.seat) for t in state.laid] == [("D", 0, 0, 0, None)]
    land = Counter({k: t.count for k, t in box().items() if not t.role})
    assert Counter(state.stack) + Counter("D") == land
    assert state.stack != GAME.setup(2, {}, Rng("two")).stack
    assert state.stack == GAME.setup(2, {}, Rng("one")).stack


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r02_everybody_has_seven_followers(seats: int) -> None:
    assert GAME.setup(seats, {}, CHANCE).supply == (7,) * seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_r02_only_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setup(seats, {}, CHANCE)
    assert caught.value.reason == "wrong-seats"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r03_seats_play_one_after_the_other(seats: int) -> None:
    turns = [f"B {name}14 0" for name in ("M", "N", "O", "P", "Q", "R")]
    end = played(*turns, seats=seats).state
    assert [tile.seat for tile in end.laid[1:]] == [turn % seats for turn in range(6)]
    assert end.turn == 6 % seats


def test_r04_a_turn_is_drawing_laying_deploying_scoring() -> None:
    state = start("E", "B")
    assert (state.phase, words(state)) == ("draw", {"draw"})
    assert Draw.automatic, "nobody decides about it"
    state, _ = do(state, Draw())
    assert state.phase == "place"
    assert refusal(state, Deploy("city")) == "wrong-phase"
    state, _ = do(state, Place("M12", 180))
    assert state.phase == "deploy"
    assert state.scores == (0, 0)
    assert refusal(state, Place("M14", 0)) == "wrong-phase"
    state, _ = do(state, Deploy("city"))
    assert state.scores == (2, 0)
    assert (state.phase, state.turn) == ("draw", 1)


def test_r05_a_corner_is_not_enough() -> None:
    state = placing(tile="B")
    assert words(state) == {"place M14 0"}
    assert refusal(state, Place("L12", 0)) == "not-adjacent"
    assert refusal(state, Place("M13", 0)) == "occupied"


def test_r06_every_shared_side_matches() -> None:
    state = placing(tile="E")
    assert words(state) == {"place M12 180", "place M14 90", "place M14 180", "place M14 270"}
    assert refusal(state, Place("M12", 0)) == "edges-differ"
    assert refusal(state, Place("L13", 0)) == "edges-differ"


def test_r06_a_tile_that_joins_several_matches_all_of_them() -> None:
    """The book's example: city on one side, field on another."""
    turns = ("U L13 90", "U N13 90", "E L12 90")
    state = placing(*turns, tile="N")
    here = {w for w in words(state) if w.startswith("place M12")}
    assert here == {"place M12 180"}, "city to the south and the west at once"


def test_r06_legal_is_all_that_matches_and_nothing_else() -> None:
    """Against a check side by side that knows only the sides of the tiles."""
    rng = Rng("walk")
    state = GAME.setup(3, {}, rng)
    while state.phase != "over":
        if state.phase == "place":
            _compare_with_sides(state)
        legal = GAME.legal(state, state.turn)
        state = GAME.apply(state, state.turn, rng.choice(legal), rng).state


def _compare_with_sides(state: State) -> None:
    sides = {(t.x, t.y): turned(t.kind, t.turn).sides for t in state.laid}
    open_cells = {(x + i, y + j) for x, y in sides for i, j in NEIGHBOURS} - set(sides)
    assert state.drawn is not None
    want = {
        (cell, _picture(state.drawn, turn))
        for cell in open_cells
        for turn in (0, 90, 180, 270)
        if _matches(sides, cell, turned(state.drawn, turn).sides)
    }
    legal = [a for a in GAME.legal(state, state.turn) if isinstance(a, Place)]
    found = [(cell_at(a.cell), _picture(state.drawn, a.turn)) for a in legal]
    assert set(found) == want
    assert len(found) == len(want), "look-alikes are offered once"


def _matches(sides: dict[tuple[int, int], str], cell: tuple[int, int], mine: str) -> bool:
    there = [(i, (cell[0] + x, cell[1] + y)) for i, (x, y) in enumerate(NEIGHBOURS)]
    return all(sides[near][(i + 2) % 4] == mine[i] for i, near in there if near in sides)


def _picture(kind: str, turn: int) -> tuple[object, ...]:
    """What a turned tile looks like."""
    spots = turned(kind, turn).spots
    return (
        turned(kind, turn).sides,
        frozenset((spot.sort, spot.sides, spot.halves, spot.pennants) for spot in spots),
    )


def test_r07_the_drawn_tile_is_shown_to_all() -> None:
    step = GAME.apply(start("V", "B"), 0, Draw(), CHANCE)
    assert step.public == (Drawn(0, "V"),)
    assert step.private == ()
    assert step.reveals
    assert {GAME.view(step.state, seat).drawn for seat in (None, 0, 1)} == {"V"}


def test_r08_an_unplaceable_tile_leaves_and_another_is_drawn() -> None:
    closed = played("E M12 180", more=("C", "C", "U", "B")).state
    step = GAME.apply(closed, 1, Draw(), CHANCE)
    assert step.public == (Discarded(1, "C"), Discarded(1, "C"), Drawn(1, "U"))
    assert step.state.discarded == ("C", "C")
    assert (step.state.turn, step.state.drawn, step.state.stack) == (1, "U", ("B",))


def test_r08_every_rotation_counts() -> None:
    """One road is open to this tile, and it needs three quarter turns to fit there."""
    state = placing("E M12 180", "A N13 90", tile="S")
    assert words(state) == {"place L13 270"}
    assert state.discarded == ()


def test_r08_the_game_ends_when_the_stack_runs_out_by_discards() -> None:
    closed = played("E M12 180 city", more=("C", "C")).state
    step = GAME.apply(closed, 1, Draw(), CHANCE)
    assert [type(e) for e in step.public] == [Discarded, Discarded, FinalScoring, GameEnded]
    assert step.state.phase == "over"
    assert step.state.discarded == ("C", "C")
    assert [t.kind for t in step.state.laid] == ["D", "E"]
    assert step.reveals
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.scores == (2, 0)


def test_r08_discards_are_told_and_counted() -> None:
    state = drawn(played("E M12 180", more=("C", "U")).state)
    assert GAME.view(state, None).discarded == ("C",)


def test_r09_a_legal_tile_must_be_laid() -> None:
    state = placing(tile="B")
    assert refusal(state, Pass()) == "wrong-phase"
    assert refusal(state, Draw()) == "wrong-phase"


def test_r09_a_hole_may_be_enclosed() -> None:
    ring = ["B M14 0", "B L14 0", "B L15 0", "B L16 0", "B M16 0", "B N16 0", "B N15 0"]
    state = placing(*ring, "B N14 0", tile="B")
    assert "place M15 0" in words(state), "the hole may be filled"
    assert "place M17 0" in words(state), "or left"


def test_r09_there_is_no_border() -> None:
    roads = [f"U {name}13 90" for name in ("L", "K", "J", "I", "H", "G", "F", "E", "D", "C", "B")]
    state = placing(*roads, "U A13 90", "U -A13 90", "U -B13 90", tile="U")
    assert "place -C13 90" in words(state)


def test_r09_placements_come_row_by_row() -> None:
    state = placing("U L13 90", "B M14 0", tile="V")
    cells = [cell for cell, _ in placements(state.board, "V")]
    assert cells == sorted(cells, key=lambda cell: (cell[1], cell[0]))


def test_the_last_tile_is_told() -> None:
    scene = played("E M12 180")
    assert scene.told[0] == TilePlaced(0, "E", "M12", 180)
    assert deploying("E M12 180").phase == "deploy"
