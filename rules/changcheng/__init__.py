"""Chang Cheng for two to five seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from rules.changcheng.moves import events
from rules.changcheng.moves.actions import (
    Architect,
    Attack,
    Card,
    ChangChengAction,
    Damage,
    Double,
    Exchange,
    Expel,
    Extend,
    Flood,
    Leave,
    Look,
    Neutral,
    Refrain,
    Reveal,
    Stop,
    Strike,
    Tower,
    Wall,
)
from rules.changcheng.moves.events import EVENTS
from rules.changcheng.moves.legal import legal_actions
from rules.changcheng.moves.opening import MISSIONS, NONE, RANDOM, TWO, first_state
from rules.changcheng.moves.play import apply
from rules.changcheng.moves.scoring import outcome_of
from rules.changcheng.players.estimate import estimate
from rules.changcheng.players.knowledge import estimate_well
from rules.changcheng.position.box import LAYOUTS
from rules.changcheng.position.state import State
from rules.changcheng.position.wall import chart
from rules.changcheng.told.asking import asked, named, pace, to_come, waiting
from rules.changcheng.told.describing import FACTS, armies, describe, hand, pieces, supply, unseen
from rules.changcheng.told.foresee import foresee
from rules.changcheng.told.gathered import GATHERED
from rules.changcheng.told.view import View, redealt, view_of
from rules.changes import Placed
from rules.describing import Section
from rules.game import Effort, Event, Meta, Option, Options, Outcome, Rng, Seat, Step
from rules.naming import Named

_SETS = ("ab", "ac", "ad", "bc", "bd", "cd", "abc", "abd", "acd", "bcd", "abcd")
"""Two or more missions chosen by the host (A26)."""
_NO_NEUTRAL = MappingProxyType({3: False, 4: False, 5: False})
"""Neutral walls are for two seats (R46)."""


class ChangCheng:
    """The game as `rules.game.Game` wants it; the rules themselves stand in the other modules."""

    meta = Meta(
        key="changcheng",
        seats=(2, 3, 4, 5),
        options=(
            Option("neutral", (True, False), default=True, only=_NO_NEUTRAL),
            Option("missions", (NONE, TWO, *MISSIONS, *_SETS), NONE),
            Option("west", (RANDOM, *LAYOUTS), RANDOM),
            Option("east", (RANDOM, *LAYOUTS), RANDOM),
        ),
        actions=(
            Wall,
            Card,
            Double,
            Tower,
            Stop,
            Neutral,
            Leave,
            Extend,
            Strike,
            Damage,
            Expel,
            Flood,
            Architect,
            Exchange,
            Refrain,
            Reveal,
            Look,
            Attack,
        ),
        events=(*EVENTS, *GATHERED),
        rules_version=1,
        hidden=True,
        chance=True,
        facts=FACTS,
        effort=Effort(minutes=60, turns=(10, 14), weight="medium"),
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Two boards with their cards, a seat chosen to begin (R1-R5)."""
        self.meta.check_seats(seats)
        return first_state(seats, self.meta.played_options(seats, options), rng)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat that must decide: during an ability the owner of the card (R24)."""
        return () if state.phase == "over" else (state.acting,)

    def legal(self, state: State, seat: Seat) -> Sequence[ChangChengAction]:
        """Everything the seat may do now."""
        return legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: ChangChengAction, rng: Rng) -> Step[State]:
        """What an action leads to; chance played its part at the set-up already."""
        return apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the cards of others and army cards the viewer has not seen."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """The same position with everything the seat cannot see dealt anew."""
        return redealt(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Places by points; equal scores share one (R44)."""
        return outcome_of(state) if state.phase == "over" else None

    def scores(self, view: View) -> tuple[int | None, ...]:
        """Points by seat; there are no secret ones."""
        return view.scores

    def estimate(self, state: State) -> tuple[float, ...]:
        """What computer players go by (`rules.computers.players.Estimates`)."""
        return estimate(state)

    def estimate_well(self, state: State) -> tuple[float, ...]:
        """What the strong player goes by (`rules.lines.EstimatesWell`)."""
        return estimate_well(state)

    def foresee(self, view: View, action: ChangChengAction) -> tuple[Event, ...]:
        """Provinces completed, points and provinces faced (`rules.game.Foresees`)."""
        return foresee(view, action)

    def pieces(self, view: View) -> Iterator[Placed]:
        """All that stands on the board (`rules.changes.ShowsPieces`)."""
        return pieces(view)

    def asked(self, view: View, seat: Seat) -> Event | None:
        """Why a seat must decide out of its turn (`rules.turns.AsksOutOfTurn`)."""
        return asked(view, seat)

    def pace(self, view: View) -> Event | None:
        """Where in its turn the viewer is (`rules.turns.Paced`)."""
        return pace(view)

    def named(self, view: View) -> Named:
        """What follows a wall or a card (`rules.naming.NamesByPosition`)."""
        return named(view)

    def to_come(self, view: View) -> tuple[Event, ...]:
        """What else there is in the viewer's turn (`rules.turns.TellsToCome`)."""
        return to_come(view)

    def describe(self, view: View) -> tuple[Section, ...]:
        """The position in words (`rules.describing.Describes`)."""
        return describe(view)

    def hand(self, view: View) -> tuple[Event, ...]:
        """What waits for the viewer, its cards, army cards it knows, its pieces, and the
        missions in play."""
        seat = view.viewer
        if seat is None:
            return ()
        return (
            *([waits] if (waits := waiting(view, seat)) else []),
            *hand(view),
            *armies(view),
            supply(view, seat),
            *[events.MissionPlayed(mission) for mission in view.missions],
        )

    def remaining(self, view: View) -> tuple[Event, ...]:
        """Free spaces and boards to come, army cards not seen, everybody's pieces and used cards,
        the missions in play."""
        free = len(chart(view.boards).spaces) - len(view.pieces)
        return (
            events.SpacesLeft(free, view.extensions, view.neutral_left),
            unseen(view),
            *[supply(view, seat) for seat in range(view.seats)],
            *[events.CardsUsed(seat, cards) for seat, cards in enumerate(view.used) if cards],
            *[events.MissionPlayed(mission) for mission in view.missions],
        )
