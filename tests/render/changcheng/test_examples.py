"""What is written on the examples beside the rules is what the rules give."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.changcheng.examples import ALONE, EXAMPLES, HANDS, SEATS, Example, drawn
from render.scripts import Script
from rules.changcheng import GAME
from rules.changcheng.moves.actions import ChangChengAction, Double, Flood, Wall
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.moves.scoring import attack, score_missions
from rules.changcheng.position.state import NEUTRAL, SOURCES, FaceDown, Piece, State
from rules.changcheng.position.wall import chart
from rules.game import Rng
from rules.playing import begin, settle
from tests.languages import every_language
from tests.render.captions import untold

OTHER = "2a"
"""The board beside that of an example."""
MISSIONS = {"scored-diplomacy": "a", "scored-domination": "b", "scored-emperor": "c"}
PROVINCES = ("scored-province", "scored-cards", "scored-neutral")
ARMIES = ("scored-army", "scored-tower")
RNG = Rng("examples", 1)


def position(example: Example) -> State:
    """The position of an example, the first seat being on turn."""
    begun: State = begin(GAME, SEATS, {"west": example.layout, "east": OTHER}, "examples")
    here = chart(begun.boards)
    wall: list[Piece | None] = [None] * len(here.spaces)
    for piece in example.view.pieces:
        owner = NEUTRAL if piece.owner is None else piece.owner
        wall[here.space_number[piece.space]] = Piece(piece.sort, owner)
    armies = (
        replace(army, value=example.armies.get(name, army.value))
        for name, army in zip(here.mongols, begun.armies, strict=True)
    )
    laid = [FaceDown(here.provinces.index(example.scoring or ""), *one) for one in example.laid]
    return replace(
        begun,
        turn=0,
        acting=0,
        first_round=False,
        wall=tuple(wall),
        sovereignty=(example.sovereignty,) * len(begun.sovereignty),
        armies=tuple(armies),
        laid=tuple(laid),
    )


def without(state: State, *spaces: str) -> State:
    """The position with some spaces free."""
    gone = {chart(state.boards).space_number[space] for space in spaces}
    return replace(
        state, wall=tuple(None if at in gone else one for at, one in enumerate(state.wall))
    )


def gained(state: State, source: str) -> dict[int, int]:
    """Points from a source, of the seats that have any."""
    column = SOURCES.index(source)
    return {seat: row[column] for seat, row in enumerate(state.points) if row[column]}


def after(state: State, *actions: ChangChengAction) -> State:
    """The position after actions, and whatever follows by itself."""
    for action in actions:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, action, RNG).state
        for played in settle(GAME, state, "examples", 1):
            state = played.step.state
    return state


def written(example: Example) -> dict[int, int]:
    """Points by seat."""
    return dict(example.points.values())


@pytest.mark.parametrize("name", PROVINCES)
def test_the_complete_province_brings_what_is_written(name: str) -> None:
    example = EXAMPLES[name]
    last = next(p.space for p in example.view.pieces if p.owner == 0)
    moves = [Wall(last), *[Flood("more") for _, card in example.laid if card == 3]]
    done = after(without(position(example), last), *moves)
    assert gained(done, "provinces") == written(example)


def test_more_neutral_walls_would_leave_nobody_anything() -> None:
    example = replace(EXAMPLES["scored-neutral"], walls="....0nnn.....")
    assert not gained(after(without(position(example), "4e"), Wall("4e")), "provinces")


def test_the_double_wall_brings_what_is_written() -> None:
    example = EXAMPLES["scored-double"]
    west, east = (piece.space for piece in example.view.pieces)
    done = after(without(position(example), west, east), Double(west))
    assert gained(done, "double") == written(example)


@pytest.mark.parametrize("name", ARMIES)
def test_the_army_costs_what_is_written(name: str) -> None:
    mutable = MutableState(position(EXAMPLES[name]))
    attack(mutable)
    assert gained(mutable.state(), "armies") == written(EXAMPLES[name])


def test_without_the_tower_both_would_lose() -> None:
    mutable = MutableState(position(replace(EXAMPLES["scored-tower"], towers="")))
    attack(mutable)
    assert gained(mutable.state(), "armies") == {0: -4, 1: -4}


@pytest.mark.parametrize("name", MISSIONS)
def test_the_mission_brings_what_is_written(name: str) -> None:
    state = position(EXAMPLES.get(name, Example("4a", (0, 0, 0, 0))))
    points = {0: HANDS[name].points} if name in HANDS else written(EXAMPLES[name])
    hands = (HANDS[name].cards, (), ()) if name in HANDS else state.hands
    mutable = MutableState(replace(state, missions=(MISSIONS[name],), hands=hands))
    score_missions(mutable)
    assert gained(mutable.state(), "missions") == points


def test_every_example_is_played() -> None:
    assert {*EXAMPLES, *HANDS} == {*PROVINCES, *ARMIES, *MISSIONS, "scored-double"}


@every_language
@pytest.mark.parametrize("name", [*EXAMPLES, *HANDS])
def test_the_caption_tells_the_points(name: str, locale: str) -> None:
    points = [HANDS[name].points] if name in HANDS else written(EXAMPLES[name]).values()
    assert not untold("changcheng", name, points, locale)


@pytest.mark.parametrize("name", EXAMPLES)
def test_points_are_written_on_the_board(name: str) -> None:
    example = EXAMPLES[name]
    bare = drawn(replace(example, points={}), Script.LATIN)
    assert drawn(example, Script.LATIN).tobytes() != bare.tobytes()


@pytest.mark.parametrize("name", ALONE)
def test_pieces_look_alike_in_every_script(name: str) -> None:
    assert len({drawn(ALONE[name], script).tobytes() for script in Script}) == 1
