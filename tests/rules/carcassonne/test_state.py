"""States: stored, compared, copied and never mutated; and the refusals."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from rules.carcassonne.moves.actions import Deploy, Draw, Pass, Place
from rules.carcassonne.moves.events import FollowersLeft, TileInHand
from rules.carcassonne.position.state import State
from rules.game import Illegal, Options, Rng
from tests.rules.carcassonne.scene import (
    CHANCE,
    GAME,
    deploying,
    ended,
    placing,
    played,
    refusal,
    start,
)

STATES = TypeAdapter(State)


def walk(seats: int, options: Options, seed: str) -> list[State]:
    """All positions of a game of random actions."""
    rng = Rng(seed)
    states = [GAME.setup(seats, options, rng)]
    while GAME.outcome(states[-1]) is None:
        state = states[-1]
        legal = GAME.legal(state, state.turn)
        states.append(GAME.apply(state, state.turn, rng.choice(legal), rng).state)
    return states


@pytest.mark.parametrize("river", [False, True])
def test_every_position_survives_storage(river: bool) -> None:
    for state in walk(3, {"river": river}, "stored"):
        loaded = STATES.validate_python(STATES.dump_python(state, mode="json"))
        assert loaded == state
        assert STATES.validate_json(STATES.dump_json(state)) == state
        assert GAME.legal(loaded, state.turn) == GAME.legal(state, state.turn)


@pytest.mark.parametrize("river", [False, True])
def test_a_loaded_position_plays_on_the_same(river: bool) -> None:
    """The board joined up at once equals the board that grew tile by tile."""
    for state in walk(4, {"river": river}, "grown"):
        if state.phase == "over":
            continue
        fresh = replace(state)
        action = GAME.legal(state, state.turn)[-1]
        grown = GAME.apply(state, state.turn, action, CHANCE)
        assert GAME.apply(fresh, state.turn, action, CHANCE) == grown


def test_apply_leaves_its_input_as_it_was() -> None:
    for state in walk(2, {"river": True}, "input"):
        before, tables = STATES.dump_json(state), _tables(state)
        for action in GAME.legal(state, state.turn):
            GAME.apply(state, state.turn, action, CHANCE)
        assert STATES.dump_json(state) == before
        assert _tables(state) == tables


def _tables(state: State) -> list[object]:
    """Copies of the tables of the board."""
    board = state.board
    tables = (board.tiles, board.numbers, board.demands, board.features, board.feature_of)
    return [dict(table) for table in tables]


def test_states_are_values() -> None:
    state = deploying("E M12 180")
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert hash(twin) == hash(state)
    assert GAME.legal(twin, 0) == GAME.legal(state, 0)
    assert GAME.legal(copy.deepcopy(state), 0) == GAME.legal(state, 0)


@pytest.mark.parametrize("seed", range(8))
def test_pieces_are_conserved_and_points_add_up(seed: int) -> None:
    for state in walk(2 + seed % 4, {"river": seed % 2 == 0}, f"pieces {seed}"):
        tiles = (
            len(state.laid) + len(state.stack) + len(state.discarded) + (state.drawn is not None)
        )
        assert tiles == (83 if state.river else 72)
        standing = [follower.seat for follower in state.followers]
        for seat, supply in enumerate(state.supply):
            assert supply >= 0
            assert supply + standing.count(seat) == 7
        for feature in state.board.features.values():
            assert feature.open >= 0
            if state.phase != "deploy" and feature.sort != "field":
                assert feature.open or not feature.seats
        assert sum(len(f.seats) for f in state.board.features.values()) == len(standing)


def test_redeal_keeps_the_view_and_what_is_known() -> None:
    for state in walk(2, {"river": True}, "dealt")[::7]:
        other = GAME.redeal(state, 1, Rng("anew"))
        assert GAME.view(other, 1) == GAME.view(state, 1)
        assert GAME.legal(other, state.turn) == GAME.legal(state, state.turn)
        assert sorted(other.stack) == sorted(state.stack)


def test_hand_is_the_own_supply_and_drawn_tile() -> None:
    state = placing("U L13 90 road", tile="V")
    assert GAME.hand(GAME.view(state, 0)) == (FollowersLeft(0, 6),)
    assert GAME.hand(GAME.view(state, 1)) == (FollowersLeft(1, 7), TileInHand("V"))
    assert GAME.hand(GAME.view(state, None)) == ()


def test_view_shows_tiles_in_order_and_scores() -> None:
    view = GAME.view(played("U L13 90 road", "E M12 180 city").state, None)
    assert [(t.cell, t.tile, t.turn, t.seat) for t in view.tiles] == [
        ("M13", "D", 0, None),
        ("L13", "U", 90, 0),
        ("M12", "E", 180, 1),
    ]
    assert [(f.seat, f.cell, f.spot) for f in view.followers] == [(0, "L13", "road")]
    assert (view.supply, view.scores) == ((6, 7), (0, 2))


def test_look_alike_rotations_are_refused_with_the_right_one() -> None:
    state = placing(tile="U")
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, 0, Place("L13", 270), CHANCE)
    assert caught.value.reason == "looks-the-same"
    assert dict(caught.value.details) == {"cell": "L13", "turn": 270, "same": 90}


def test_refusals_name_their_reason() -> None:
    state = placing(tile="U")
    assert refusal(state, Place("L13", 45)) == "unknown-turn"
    assert refusal(state, Place("L13", 450)) == "unknown-turn"
    assert refusal(state, Place("13L", 90)) == "unknown-cell"
    assert refusal(state, Place("M" * 5000, 90)) == "unknown-cell"
    assert refusal(state, Place("M15", 0)) == "not-adjacent"
    assert refusal(state, Place("M14", 90), seat=1) == "not-your-turn"
    assert refusal(state, Place("M14", 90), seat=7) == "not-your-turn"
    assert refusal(deploying("U M14 90"), Deploy("x" * 5000)) == "no-such-spot"
    assert refusal(start("B"), Pass()) == "wrong-phase"
    assert refusal(ended("B M14 0").state, Draw()) == "game-over"


def test_a_hand_made_state_without_supply_refuses_to_deploy() -> None:
    state = deploying("E M12 180")
    rows = [(f"U M{14 + i} 90 road", f"U {column}13 90") for i, column in enumerate("LKJIHGF")]
    out = played(*[turn for pair in rows for turn in pair]).state
    assert out.supply == (0, 7)
    odd = replace(state, followers=out.followers, laid=(*out.laid, *state.laid[1:]))
    assert GAME.legal(odd, 0) == (Pass(),)
    assert refusal(odd, Deploy("city")) == "no-followers"


def test_unknown_options_are_refused() -> None:
    with pytest.raises(Illegal):
        GAME.setup(2, {"rivers": True}, CHANCE)
    with pytest.raises(Illegal):
        GAME.setup(2, {"river": "perhaps"}, CHANCE)
    assert GAME.setup(2, {"river": "yes"}, CHANCE).river


def test_a_fixed_order_is_drawn_first() -> None:
    rng = Rng("fixed", fixed={"river": ("R-BEND", "R-BRIDGE"), "land": ("X", "C")})
    state = GAME.setup(2, {"river": True}, rng)
    assert state.stack[:2] == ("R-BEND", "R-BRIDGE")
    assert state.stack[11:13] == ("X", "C")
    with pytest.raises(Illegal):
        GAME.setup(2, {}, Rng("fixed", fixed={"land": ("X", "X")}))


def test_cells_and_spots_may_be_typed_in_any_case() -> None:
    assert GAME.meta.action("Place m12 180") == Place("M12", 180)
    assert str(Place("m12", 180)) == "place M12 180"
    assert GAME.meta.action("deploy Field-NNW") == Deploy("field-nnw")
