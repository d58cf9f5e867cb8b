"""Gavel for three or four seats: sealed bids at the same time, and lots in an unknown order."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from rules.describing import Section
from rules.game import Effort, Event, Meta, Options, Outcome, Rng, Seat, Step
from tests.example.rules.gavel import play
from tests.example.rules.gavel.actions import Bid, Reveal
from tests.example.rules.gavel.box import LOTS, box
from tests.example.rules.gavel.describing import FACTS, describe, held_by, pieces
from tests.example.rules.gavel.events import EVENTS, BidAsked, LotsLeft
from tests.example.rules.gavel.redeal import redeal
from tests.example.rules.gavel.scoring import estimate, outcome_of, points
from tests.example.rules.gavel.state import State
from tests.example.rules.gavel.view import View, view_of


class Gavel:
    """The game as `rules.game.Game` wants it; the rules themselves stand in the other modules."""

    meta = Meta(
        key="gavel",
        seats=tuple(range(3, box().seats + 1)),
        options=(),
        actions=(Bid, Reveal),
        events=EVENTS,
        rules_version=1,
        facts=FACTS,
        effort=Effort(minutes=10, turns=(8, 8), weight="light"),
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """The first lot is up, the others are shuffled (R2)."""
        self.meta.check_seats(seats)
        self.meta.read_options(options)
        first, *rest = rng.shuffled("lots", LOTS)
        nothing = ((),) * seats
        return State(tuple(rest), (first,), (None,) * seats, nothing, nothing)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Everybody who has not bid yet."""
        return play.to_act(state)

    def legal(self, state: State, seat: Seat) -> tuple[Bid | Reveal, ...]:
        """Every card in the hand."""
        return play.legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Bid | Reveal, rng: Rng) -> Step[State]:
        """What a bid leads to."""
        return play.apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        """All but the bids of others and the order of lots."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Other bids, another order."""
        return redeal(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Places by points (R8)."""
        return outcome_of(state) if state.over else None

    def scores(self, view: View) -> tuple[int | None, ...]:
        """Points in lots so far."""
        return points(view.won)

    def estimate(self, state: State) -> tuple[float, ...]:
        """A guess of the final points (`rules.lines.Estimates`)."""
        return estimate(state)

    def asked(self, view: View, seat: Seat) -> Event | None:
        """For what everybody bids (`rules.turns.AsksOutOfTurn`)."""
        return BidAsked(view.up) if seat in view.bidding else None

    def pieces(self, view: View) -> Iterator[Placed]:
        """Lots and cards that lie open (`rules.changes.ShowsPieces`)."""
        return pieces(view)

    def describe(self, view: View) -> tuple[Section, ...]:
        """The position in words (`rules.describing.Describes`)."""
        return describe(view)

    def hand(self, view: View) -> tuple[Event, ...]:
        """One's own cards and bid."""
        return held_by(view)

    def remaining(self, view: View) -> tuple[Event, ...]:
        """The lots still to come."""
        return (LotsLeft(view.left),)
