"""A third tiny game for tests only: a phase that may be planned ahead.

Everybody in turn plants one of twelve beds, three times round; under the last bed hides a treasure
of unknown worth. A thunderstorm instead of a planting ends that for all. Then everybody waters
once, and the game is over: a point for every bed, and the treasure.
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
    Options,
    Outcome,
    Rng,
    Seat,
    Step,
    game_of,
    of_kind,
    places,
)

BEDS = tuple(range(1, 13))
EACH = 3


class Plant(Action):
    """Plant a free bed."""

    verb: ClassVar[str] = "plant"
    bed: int = of_kind("bed")


class Thunder(Action):
    """End the planting."""

    verb: ClassVar[str] = "thunder"


class Water(Action):
    """Water once."""

    verb: ClassVar[str] = "water"


GardenAction = Plant | Thunder | Water


class Planted(Event):
    """A bed was planted."""

    seat: Seat = of_kind("seat")
    bed: int = of_kind("bed")


class TreasureFound(Event):
    """Something was under it."""

    seat: Seat = of_kind("seat")
    points: int = of_kind("points")


class Watered(Event):
    """Somebody watered."""

    seat: Seat = of_kind("seat")


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth. `phase` is `plant`, `water` or `over`; `beds` are owners by bed."""

    phase: str
    turn: Seat
    left: tuple[int, ...]
    """Plantings, then waterings still to come, by seat."""
    beds: tuple[Seat | None, ...]
    treasure: int
    """Points under the last bed."""


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know."""

    viewer: Seat | None
    phase: str
    turn: Seat
    left: tuple[int, ...]
    beds: tuple[Seat | None, ...]
    treasure: int | None


class Garden:
    """The functions of the game, written as methods."""

    meta = Meta(
        key="garden",
        seats=(2, 3, 4),
        options=(),
        actions=(Plant, Thunder, Water),
        events=(Planted, TreasureFound, Watered),
        rules_version=1,
        hidden=True,
        secrets=False,
        chance=True,
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Nothing is planted; the treasure is worth one to six points."""
        self.meta.check_seats(seats)
        self.meta.read_options(options)
        return State("plant", 0, (EACH,) * seats, (None,) * len(BEDS), 1 + rng.below(6))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn."""
        return () if state.phase == "over" else (state.turn,)

    def legal(self, state: State, seat: Seat) -> Sequence[GardenAction]:
        """Free beds and the thunderstorm, or the watering."""
        if seat not in self.to_act(state):
            return ()
        if state.phase == "water":
            return (Water(),)
        free = (bed for bed in BEDS if state.beds[bed - 1] is None)
        return (*map(Plant, free), Thunder())

    def apply(self, state: State, seat: Seat, action: GardenAction, rng: Rng) -> Step[State]:
        """The step an action leads to."""
        if action not in self.legal(state, seat):
            raise Illegal("not-now")
        match action:
            case Plant(bed):
                found = bed == BEDS[-1]
                beds = tuple(seat if bed == i else owner for i, owner in enumerate(state.beds, 1))
                after = _next(replace(state, beds=beds))
                told = (Planted(seat, bed), TreasureFound(seat, state.treasure))
                return Step(after, told if found else told[:1], reveals=found)
            case Thunder():
                return Step(_watering(state))
            case Water():
                return Step(_next(state), (Watered(seat),))

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the treasure."""
        treasure = None if state.beds[-1] is None else state.treasure
        return View(seat, state.phase, state.turn, state.left, state.beds, treasure)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Another treasure while nobody has found it."""
        if state.beds[-1] is not None:
            return state
        return replace(state, treasure=1 + rng.below(6))

    def outcome(self, state: State) -> Outcome | None:
        """Most points win."""
        if state.phase != "over":
            return None
        scores = _scores(state.beds, state.treasure)[: len(state.left)]
        return Outcome(places(scores), scores, tuple((("beds", points),) for points in scores))

    def scores(self, view: View) -> tuple[int | None, ...]:
        """Points so far."""
        return _scores(view.beds, view.treasure)[: len(view.left)]

    def hand(self, view: View) -> tuple[Event, ...]:
        """Nothing is held."""
        return ()

    def remaining(self, view: View) -> tuple[Event, ...]:
        """Nothing is to come."""
        return ()

    def next_turn(self, state: State, seat: Seat) -> State | None:
        """Planting alone, while the seat has plantings left."""
        if state.phase != "plant" or not state.left[seat]:
            return None
        left = tuple(count * (other == seat) for other, count in enumerate(state.left))
        return replace(state, turn=seat, left=left)


def _scores(beds: tuple[Seat | None, ...], treasure: int | None) -> tuple[int, ...]:
    return tuple(beds.count(seat) + (treasure or 0) * (beds[-1] == seat) for seat in range(4))


def _next(state: State) -> State:
    """The next seat, the watering after the last planting, the end after the last watering."""
    left = tuple(n - (seat == state.turn) for seat, n in enumerate(state.left))
    turns = [*range(state.turn + 1, len(left)), *range(state.turn + 1)]
    after = replace(state, turn=next((s for s in turns if left[s]), 0), left=left)
    if any(left):
        return after
    return _watering(after) if state.phase == "plant" else replace(after, phase="over")


def _watering(state: State) -> State:
    return replace(state, phase="water", turn=0, left=(1,) * len(state.left))


def count(state: State) -> Counter[str]:
    """Beds, planted or not; the treasure is always there."""
    assert 1 <= state.treasure <= 6
    planted = len(state.beds) - state.beds.count(None)
    assert state.phase != "plant" or planted + sum(state.left) == EACH * len(state.left)
    return Counter({"bed": len(state.beds), "treasure": 1})


GARDEN = game_of(Garden())
