"""Builds positions by playing them: a line a turn, such as `U M14 90 road`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.carcassonne import GAME
from rules.carcassonne.moves.actions import CarcassonneAction, Deploy, Draw, Pass, Place
from rules.carcassonne.position.state import State
from rules.game import Event, Rng, Step
from tests.rules.scenes import Told, legal_words, why_refused

CHANCE = Rng("scene")


@dataclass(frozen=True)
class Scene(Told):
    """A position, and everything told since the last tile was drawn."""

    state: State

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores


def start(*stack: str, seats: int = 2, river: bool = False) -> State:
    """A fresh game whose stack is exactly these kinds."""
    first = GAME.setup(seats, {"river": river}, CHANCE)
    return replace(first, stack=stack)


def played(
    *turns: str, seats: int = 2, river: bool = False, more: tuple[str, ...] = ("B",)
) -> Scene:
    """The position after these turns; `more` tiles are still to come (none: the game is over)."""
    state = start(*[turn.split()[0] for turn in turns], *more, seats=seats, river=river)
    return on(state, *turns)


def ended(*turns: str, seats: int = 2, river: bool = False) -> Scene:
    """The end of a game of just these turns, final scoring included."""
    return played(*turns, seats=seats, river=river, more=())


def on(state: State, *turns: str) -> Scene:
    """The position after some more turns."""
    told: tuple[Event, ...] = ()
    for turn in turns:
        kind, cell, angle, *spot = turn.split()
        state = drawn(state)
        assert state.drawn == kind, f"{turn}: {state.drawn} was drawn"
        state, told = do(state, Place(cell, int(angle)))
        if spot:
            state, deployed = do(state, Deploy(spot[0]))
            told += deployed
        elif state.phase == "deploy":
            state, passed = do(state, Pass())
            told += passed
    return Scene(state, told)


def do(state: State, action: CarcassonneAction) -> tuple[State, tuple[Event, ...]]:
    """The action applied by the seat on turn, as legal as `legal` says."""
    assert action in GAME.legal(state, state.turn), f"{action} is not legal"
    step: Step[State] = GAME.apply(state, state.turn, action, CHANCE)
    return step.state, step.public


def drawn(state: State) -> State:
    """The position after the next tile was drawn."""
    return do(state, Draw())[0]


def placing(*turns: str, tile: str, seats: int = 2, river: bool = False) -> State:
    """The position after these turns with a tile drawn and to be laid."""
    return drawn(played(*turns, seats=seats, river=river, more=(tile, "B")).state)


def deploying(*turns: str, seats: int = 2, river: bool = False) -> State:
    """The position after these turns, before a follower goes on the last tile."""
    *before, last = turns
    kind, cell, angle = last.split()
    state = placing(*before, tile=kind, seats=seats, river=river)
    return do(state, Place(cell, int(angle)))[0]


def words(state: State) -> set[str]:
    """All legal actions of the seat on turn, as text."""
    return legal_words(GAME, state, state.turn)


def refusal(state: State, action: CarcassonneAction, seat: int | None = None) -> str:
    """Why an action is refused."""
    by = state.turn if seat is None else seat
    return why_refused(GAME, state, by, action)
