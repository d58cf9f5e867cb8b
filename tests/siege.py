"""A second tiny game for tests only: a wide board, raids that somebody else answers, hidden points.

A turn has two actions: `put` a red or blue stone on a free cell of a board of 16 by 11 (a hidden
point of its colour), `scout` how many guards the next seat has, or `raid` it. The raided seat
answers with `support`: so many of its hidden guards, 0 too. Only the weaker of the two colours
counts in the end. Much is hidden and nothing left to chance. It also shows what a game may offer
besides: it foresees what a choice leads to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar

from rules.game import (
    Action,
    Event,
    Illegal,
    Meta,
    NormalisedAction,
    Options,
    Outcome,
    Rng,
    Seat,
    Step,
    game_of,
    of_kind,
    places,
)

COLOURS = ("red", "blue")
CELLS = tuple(
    f"{chr(65 + column)}{row + 1}"
    for row in range(11)
    for column in range(16)
    if (column + 2 * row) % 4 != 3
)
"""132 cells; every fourth of a row is water."""
TURNS = 2
"""Turns of every seat in a whole game."""


class Put(NormalisedAction):
    """Put a stone on a free cell."""

    verb: ClassVar[str] = "put"
    colour: str = of_kind("colour")
    cell: str = of_kind("cell")


class Scout(Action):
    """Count the guards of the next seat."""

    verb: ClassVar[str] = "scout"


class Raid(Action):
    """Raid the next seat."""

    verb: ClassVar[str] = "raid"


class Support(Action):
    """Answer a raid with so many guards."""

    verb: ClassVar[str] = "support"
    count: int = of_kind("support")


PUTS = tuple(Put(colour, cell) for colour in COLOURS for cell in CELLS)

SiegeAction = Put | Scout | Raid | Support


class StonePut(Event):
    """A stone was put on a cell."""

    seat: Seat = of_kind("seat")
    colour: str = of_kind("colour")
    cell: str = of_kind("cell")


class Scouted(Event):
    """Guards were counted."""

    seat: Seat = of_kind("seat")


class GuardsSeen(Event):
    """How many guards the next seat has (for one seat)."""

    count: int = of_kind("count")


class Raided(Event):
    """A raid began."""

    seat: Seat = of_kind("seat")
    other: Seat = of_kind("seat")


class ActionOf(Event):
    """Place in a turn."""

    number: int = of_kind("count")
    of: int = of_kind("count")


class Answered(Event):
    """A raid was answered."""

    seat: Seat = of_kind("seat")
    count: int = of_kind("count")


class GuardsHeld(Event):
    """How many guards you have (for one seat)."""

    count: int = of_kind("count")


class CellsFree(Event):
    """How many cells are free."""

    count: int = of_kind("count")


class WouldScore(Event):
    """Foreseen: a point of this colour."""

    seat: Seat = of_kind("seat")
    colour: str = of_kind("colour")


class WouldStand(Event):
    """Foreseen: guards left after an answer."""

    count: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth. `phase` is `act`, `answer` or `over`."""

    phase: str
    turn: Seat
    turns: int
    """Turns finished."""
    actions_left: int
    stones: tuple[tuple[str, str], ...]
    guards: tuple[int, ...]
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know."""

    viewer: Seat | None
    seats: int
    phase: str
    turn: Seat
    acting: Seat
    actions_left: int
    stones: tuple[tuple[str, str], ...]
    guards: int
    points: tuple[int, int] | None
    finals: tuple[int, ...] | None


class Siege:
    """The functions of the game, written as methods."""

    meta = Meta(
        key="siege",
        seats=(2, 3, 4),
        options=(),
        actions=(Put, Scout, Raid, Support),
        events=(
            StonePut,
            Scouted,
            GuardsSeen,
            Raided,
            ActionOf,
            Answered,
            GuardsHeld,
            CellsFree,
            WouldScore,
            WouldStand,
        ),
        rules_version=1,
        hidden=True,
        chance=False,
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """One guard each."""
        self.meta.check_seats(seats)
        self.meta.read_options(options)
        return State("act", 0, 0, 2, (), (1,) * seats, ((0, 0),) * seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn, or the one that is raided."""
        if state.phase == "over":
            return ()
        return (_next(state),) if state.phase == "answer" else (state.turn,)

    def legal(self, state: State, seat: Seat) -> Sequence[SiegeAction]:
        """Stones by colour and cell, scouting, the raid; or the answers."""
        if seat not in self.to_act(state):
            return ()
        if state.phase == "answer":
            return tuple(Support(count) for count in range(state.guards[seat] + 1))
        return tuple(_possible(state.stones))

    def apply(self, state: State, seat: Seat, action: SiegeAction, rng: Rng) -> Step[State]:
        """The step an action leads to."""
        if seat not in self.to_act(state):
            raise Illegal("not-your-turn")
        answers = state.phase == "answer"
        if action not in (self.legal(state, seat) if answers else _possible(state.stones)):
            raise Illegal("wrong-phase")
        match action:
            case Put(colour, cell):
                scored = replace(
                    state,
                    stones=(*state.stones, (cell, colour)),
                    points=_plus(state.points, seat, colour),
                )
                return Step(_acted(scored), (StonePut(seat, colour, cell),))
            case Scout():
                seen = GuardsSeen(state.guards[_next(state)])
                return Step(_acted(state), (Scouted(seat),), ((seat, seen),), reveals=True)
            case Raid():
                return Step(replace(state, phase="answer"), (Raided(seat, _next(state)),))
            case Support(count):
                guards = tuple(g - count * (i == seat) for i, g in enumerate(state.guards))
                after = replace(state, phase="act", guards=guards)
                return Step(_acted(after), (Answered(seat, count),), reveals=True)

    def view(self, state: State, seat: Seat | None) -> View:
        """Stones are open, guards and points are one's own until the end."""
        over = state.phase == "over"
        return View(
            viewer=seat,
            seats=len(state.guards),
            phase=state.phase,
            turn=state.turn,
            acting=_next(state) if state.phase == "answer" else state.turn,
            actions_left=state.actions_left,
            stones=state.stones,
            guards=0 if seat is None else state.guards[seat],
            points=None if seat is None else state.points[seat],
            finals=tuple(map(min, state.points)) if over else None,
        )

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Other guards for the others."""
        guards = tuple(g if i == seat else rng.below(2) for i, g in enumerate(state.guards))
        return replace(state, guards=guards)

    def outcome(self, state: State) -> Outcome | None:
        """The weaker colour counts; equal points share the place."""
        if state.phase != "over":
            return None
        scores = tuple(map(min, state.points))
        breakdown = tuple(tuple(zip(COLOURS, points, strict=True)) for points in state.points)
        return Outcome(places(scores), scores, breakdown, total="lowest")

    def asked(self, view: View, seat: Seat) -> Event | None:
        """The raid that the seat must answer."""
        raided = view.phase == "answer" and seat == view.acting
        return Raided(view.turn, seat) if raided else None

    def pace(self, view: View) -> Event | None:
        """Which of its two actions the seat on turn is at."""
        own = view.phase == "act" and view.viewer == view.turn
        return ActionOf(3 - view.actions_left, 2) if own else None

    def scores(self, view: View) -> tuple[int | None, ...]:
        """One's own until the end."""
        if view.finals is not None:
            return view.finals
        own = None if view.points is None else min(view.points)
        return tuple(own if seat == view.viewer else None for seat in range(view.seats))

    def hand(self, view: View) -> tuple[Event, ...]:
        """One's own guards."""
        return () if view.viewer is None else (GuardsHeld(view.guards),)

    def remaining(self, view: View) -> tuple[Event, ...]:
        """The free cells."""
        return (CellsFree(len(CELLS) - len(view.stones)),)

    def foresee(self, view: View, action: SiegeAction) -> Sequence[Event]:
        """Which point a stone brings, and what an answer leaves; nothing of a raid."""
        match action:
            case Put(colour, _) if view.viewer is not None:
                return (WouldScore(view.viewer, colour),)
            case Support(count):
                return (WouldStand(view.guards - count),)
            case _:
                return ()


@lru_cache(256)
def _possible(stones: tuple[tuple[str, str], ...]) -> Mapping[SiegeAction, None]:
    """What may be done beside these stones, in order."""
    taken = {cell for cell, _ in stones}
    return dict.fromkeys((*(put for put in PUTS if put.cell not in taken), Scout(), Raid()))


def _next(state: State) -> Seat:
    return (state.turn + 1) % len(state.guards)


def _plus(
    points: tuple[tuple[int, int], ...], seat: Seat, colour: str
) -> tuple[tuple[int, int], ...]:
    red, blue = points[seat]
    new = (red + (colour == "red"), blue + (colour == "blue"))
    return tuple(new if i == seat else old for i, old in enumerate(points))


def _acted(state: State) -> State:
    """After an action: the next one, the next seat or the end."""
    if state.actions_left > 1:
        return replace(state, actions_left=state.actions_left - 1)
    turns = state.turns + 1
    if turns == TURNS * len(state.guards):
        return replace(state, phase="over", turns=turns)
    return replace(state, turn=_next(state), turns=turns, actions_left=2)


def count(state: State) -> Counter[str]:
    """Cells, free or with one stone; every stone has brought one point. Guards leave the game."""
    taken = [cell for cell, _ in state.stones]
    assert sum(map(sum, state.points)) == len(taken)
    assert set(state.guards) <= {0, 1}
    return Counter([*taken, *(cell for cell in CELLS if cell not in taken)])


SIEGE = game_of(Siege())
