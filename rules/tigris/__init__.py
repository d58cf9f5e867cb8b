"""Tigris & Euphrates for two to four seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.changes import Placed
from rules.describing import Section
from rules.game import Effort, Event, Meta, Options, Outcome, Rng, Seat, Step
from rules.narrow import Choice
from rules.neighbourhoods import Neighbourhood
from rules.tigris.moves import events
from rules.tigris.moves.actions import (
    Build,
    Catastrophe,
    Decline,
    End,
    Exchange,
    Keep,
    Place,
    Position,
    Refill,
    Support,
    Swap,
    TigrisAction,
    War,
    Withdraw,
)
from rules.tigris.moves.events import EVENTS
from rules.tigris.moves.legal import legal_actions
from rules.tigris.moves.opening import first_state
from rules.tigris.moves.play import apply
from rules.tigris.moves.scoring import outcome_of, with_treasures
from rules.tigris.players.estimate import estimate
from rules.tigris.players.knowledge import estimate_well
from rules.tigris.players.redeal import redealt
from rules.tigris.position.state import State
from rules.tigris.told.asking import asked, pace, supporting, to_come
from rules.tigris.told.describing import FACTS, describe
from rules.tigris.told.foresee import foresee
from rules.tigris.told.gathered import GATHERED
from rules.tigris.told.neighbourhoods import neighbourhoods
from rules.tigris.told.pieces import pieces
from rules.tigris.told.telling import hand, stock
from rules.tigris.told.view import Points, View, view_of


class Tigris:
    """The game as `rules.game.Game` wants it; the rules themselves stand in the other modules."""

    meta = Meta(
        key="tigris",
        seats=(2, 3, 4),
        options=(),
        actions=(
            Place,
            Position,
            Withdraw,
            Catastrophe,
            Swap,
            Exchange,
            End,
            War,
            Support,
            Build,
            Decline,
            Keep,
            Refill,
        ),
        events=(*EVENTS, *GATHERED),
        rules_version=1,
        hidden=True,
        chance=True,
        facts=FACTS,
        effort=Effort(minutes=90, turns=(25, 45), weight="heavy"),
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Temples and treasures on the board, six tiles each, a seat chosen to begin (R4)."""
        self.meta.check_seats(seats)
        self.meta.read_options(options)
        return first_state(seats, rng)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat that must decide, in conflicts not always the one on turn."""
        return () if state.phase == "over" else (state.acting,)

    def legal(self, state: State, seat: Seat) -> Sequence[TigrisAction]:
        """Everything the seat may do now."""
        return legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: TigrisAction, rng: Rng) -> Step[State]:
        """What an action leads to; chance played its part at the set-up already."""
        return apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        """The board, and what lies behind the viewer's own screen."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """The same position with everything the seat cannot see dealt anew."""
        return redealt(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Places by the weakest colour, then the next ones (R50)."""
        return outcome_of(state) if state.phase == "over" else None

    def scores(self, view: View) -> tuple[int | None, ...]:
        """The weakest colour after the best use of treasures, where the points are known."""
        over = view.phase == "over"
        return tuple(None if p is None else _weakest(p, over) for p in view.points)

    def estimate(self, state: State) -> tuple[float, ...]:
        """What computer players go by (`rules.computers.players.Estimates`)."""
        return estimate(state)

    def estimate_well(self, state: State) -> tuple[float, ...]:
        """What they go by when they think longer (`rules.lines.EstimatesWell`)."""
        return estimate_well(state)

    def foresee(self, view: View, action: TigrisAction) -> tuple[Event, ...]:
        """Points, joins and conflicts an action would bring (`rules.game.Foresees`)."""
        return foresee(view, action)

    def neighbourhoods(self, view: View, choice: Choice) -> tuple[Neighbourhood, ...]:
        """The cells of a choice by kingdoms (`rules.neighbourhoods.HasNeighbourhoods`)."""
        return neighbourhoods(view, choice)

    def pieces(self, view: View) -> Iterator[Placed]:
        """All that stands on the board (`rules.changes.ShowsPieces`)."""
        return pieces(view)

    def asked(self, view: View, seat: Seat) -> Event | None:
        """Why a seat must decide out of its turn (`rules.turns.AsksOutOfTurn`)."""
        return asked(view, seat)

    def pace(self, view: View) -> Event | None:
        """Where in its turn the viewer is (`rules.turns.Paced`)."""
        return pace(view)

    def to_come(self, view: View) -> tuple[Event, ...]:
        """What else there is in the viewer's turn (`rules.turns.TellsToCome`)."""
        return to_come(view)

    def describe(self, view: View) -> tuple[Section, ...]:
        """The position in words (`rules.describing.Describes`)."""
        return describe(view)

    def hand(self, view: View) -> tuple[Event, ...]:
        """The conflict that waits for the viewer, its tiles, points and stock."""
        if view.viewer is None:
            return ()
        return (*_conflict(view), *hand(view))

    def remaining(self, view: View) -> tuple[Event, ...]:
        """Bag, hands, treasures, monuments and everybody's stock."""
        return (
            events.TilesLeft(view.bag),
            events.HandsHeld(view.hand_sizes),
            events.TreasuresLeft(len(view.treasures)),
            events.MonumentsLeft(view.unbuilt),
            *[stock(view, seat) for seat in range(view.seats)],
        )


def _weakest(points: Points, over: bool) -> int:
    """At the end the treasures are in the totals already (R50)."""
    totals = (points.red, points.blue, points.green, points.black)
    return min(totals if over else with_treasures(totals, points.treasures))


def _conflict(view: View) -> tuple[Event, ...]:
    """The conflict in which the viewer is asked for support, in its own turn or another's."""
    conflict, viewer = view.conflict, view.viewer
    if conflict is None or viewer is None or view.acting != viewer:
        return ()
    one, two = conflict.attacker, conflict.defender
    attack = one.strength + (one.added or 0)
    sides = one.seat, two.seat
    words = conflict.sort, conflict.leader
    stands = events.ConflictStands(*words, *sides, attack, two.strength, supporting(conflict))
    return (asked(view, viewer) or stands,)
