"""A fourth tiny game for tests only: chance, but nothing hidden.

A die is thrown for all to see. Whoever is on turn takes its points or gives them to the next seat,
and the turn goes on to that seat. After so many throws a seat the game is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rules.game import (
    Action,
    Event,
    Illegal,
    Meta,
    Option,
    Options,
    Outcome,
    Rng,
    Seat,
    Step,
    game_of,
    of_kind,
    places,
)

FACES = (1, 2, 3, 4, 5, 6)


class Throw(Action):
    """Throw the die."""

    verb: ClassVar[str] = "throw"
    automatic: ClassVar[bool] = True


class Take(Action):
    """Take the points."""

    verb: ClassVar[str] = "take"


class Give(Action):
    """Give the points to the next seat."""

    verb: ClassVar[str] = "give"


DiceAction = Throw | Take | Give


class Thrown(Event):
    """The die was thrown."""

    seat: Seat = of_kind("seat")
    points: int = of_kind("points")


class Scored(Event):
    """A seat got the points."""

    seat: Seat = of_kind("seat")
    points: int = of_kind("points")


class ThrowsLeft(Event):
    """How many throws are to come."""

    count: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is. `face` is 0 before the die is thrown."""

    turn: Seat
    left: int
    """Throws to come."""
    face: int
    points: tuple[tuple[int, ...], ...]
    """By seat: what it got from each throw."""


class Dice:
    """The functions of the game, written as methods. The state is its own view."""

    meta = Meta(
        key="dice",
        seats=(2, 3),
        options=(Option("throws", (2, 3), 3),),
        actions=(Throw, Take, Give),
        events=(Thrown, Scored, ThrowsLeft),
        rules_version=1,
        hidden=False,
        secrets=False,
        chance=True,
    )
    state_type = State
    view_type = State

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Nobody has anything."""
        self.meta.check_seats(seats)
        throws = int(self.meta.read_options(options)["throws"])
        return State(0, throws * seats, 0, ((),) * seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn."""
        return (state.turn,) if state.left or state.face else ()

    def legal(self, state: State, seat: Seat) -> Sequence[DiceAction]:
        """The throw, or what becomes of its points."""
        if seat not in self.to_act(state):
            return ()
        return (Take(), Give()) if state.face else (Throw(),)

    def apply(self, state: State, seat: Seat, action: DiceAction, rng: Rng) -> Step[State]:
        """The step an action leads to; a throw reveals what nobody could know."""
        if action not in self.legal(state, seat):
            raise Illegal("not-now", verb=action.verb)
        match action:
            case Throw():
                face = rng.shuffled("die", FACES)[0]
                thrown = replace(state, left=state.left - 1, face=face)
                return Step(thrown, (Thrown(seat, face),), reveals=True)
            case Take():
                return _scored(state, seat)
            case Give():
                return _scored(state, _next(state))

    def view(self, state: State, seat: Seat | None) -> State:
        """Everything."""
        return state

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Nothing is hidden."""
        return state

    def outcome(self, state: State) -> Outcome | None:
        """Most points win."""
        if self.to_act(state):
            return None
        scores = tuple(map(sum, state.points))
        return Outcome(places(scores), scores, tuple((("throws", points),) for points in scores))

    def scores(self, view: State) -> tuple[int | None, ...]:
        """Points so far."""
        return tuple(map(sum, view.points))

    def hand(self, view: State) -> tuple[Event, ...]:
        """Nothing is held."""
        return ()

    def remaining(self, view: State) -> tuple[Event, ...]:
        """How many throws are to come."""
        return (ThrowsLeft(view.left),)


def _next(state: State) -> Seat:
    return (state.turn + 1) % len(state.points)


def _scored(state: State, seat: Seat) -> Step[State]:
    """A seat has the points of the throw, and the next one is on turn."""
    points = tuple((*p, state.face) if i == seat else p for i, p in enumerate(state.points))
    after = replace(state, turn=_next(state), face=0, points=points)
    return Step(after, (Scored(seat, state.face),))


def count(state: State) -> Counter[str]:
    """Throws: made, on the table and to come."""
    made = sum(map(len, state.points)) + bool(state.face)
    return Counter({"throw": made + state.left})


DICE = game_of(Dice())
