"""Ming Dynasty for two to four seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.changes import Placed
from rules.describing import Section
from rules.game import Effort, Event, Meta, Options, Outcome, Rng, Seat, Step
from rules.ming.moves import events
from rules.ming.moves.actions import (
    Deploy,
    Dragon,
    Home,
    MingAction,
    Move,
    Neutral,
    Pass,
    Place,
    Prince,
    Recall,
    Refill,
    Start,
    Stay,
    Take,
)
from rules.ming.moves.events import EVENTS
from rules.ming.moves.legal import legal_actions
from rules.ming.moves.opening import first_state
from rules.ming.moves.play import apply
from rules.ming.moves.scoring import outcome_of
from rules.ming.players.estimate import estimate
from rules.ming.players.knowledge import estimate_well
from rules.ming.position.state import State, acting
from rules.ming.told.asking import asked, pace, plan, to_come
from rules.ming.told.describing import FACTS, cards, describe, pieces, supply, tiles
from rules.ming.told.foresee import foresee
from rules.ming.told.gathered import GATHERED
from rules.ming.told.view import View, redealt, view_of


class Ming:
    """The game as `rules.game.Game` wants it; the rules themselves stand in the other modules."""

    meta = Meta(
        key="ming",
        seats=(2, 3, 4),
        options=(),
        actions=(
            Prince,
            Neutral,
            Place,
            Take,
            Dragon,
            Refill,
            Move,
            Stay,
            Deploy,
            Pass,
            Recall,
            Home,
            Start,
        ),
        events=(*EVENTS, *GATHERED),
        rules_version=1,
        hidden=True,
        chance=True,
        facts=FACTS,
        effort=Effort(minutes=90, turns=(70, 85), weight="heavy"),
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Cards beside the areas, a dragon each, a seat chosen to begin (R1-R4)."""
        self.meta.check_seats(seats)
        self.meta.read_options(options)
        return first_state(seats, rng)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn; during a recall everybody with courtiers in the city (R30)."""
        return acting(state)

    def legal(self, state: State, seat: Seat) -> Sequence[MingAction]:
        """Everything the seat may do now."""
        return legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: MingAction, rng: Rng) -> Step[State]:
        """What an action leads to; chance shuffles the discards into a new deck (R11)."""
        return apply(state, seat, action, rng)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the order of the deck and what others have laid (A17)."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """The same position with everything the seat cannot see dealt anew."""
        return redealt(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Places by points; equal totals share one (R38, A10)."""
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

    def ends_turn(self, action: MingAction) -> bool:
        """Whether a turn is over, though the same seat goes on when all others have passed
        (`rules.computers.search.EndsTurns`)."""
        return isinstance(action, Place | Take | Dragon | Deploy | Pass)

    def foresee(self, view: View, action: MingAction) -> tuple[Event, ...]:
        """Costs, courtiers, cards and points of an action (`rules.game.Foresees`)."""
        return foresee(view, action)

    def plan(self, view: View, planned: Sequence[MingAction]) -> tuple[MingAction, ...]:
        """Where courtiers still to be placed may go, own and neutral ones (`rules.game.Plans`)."""
        return plan(view, planned)

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
        """What waits for the viewer in a city, its cards, courtiers and tiles."""
        seat = view.viewer
        if seat is None:
            return ()
        held = (cards(view, seat), supply(view, seat), tiles(view, seat))
        waits = asked(view, seat)
        return held if waits is None else (waits, *held)

    def remaining(self, view: View) -> tuple[Event, ...]:
        """The piles and what is in them, and everybody's cards, tiles and courtiers (A17, R28)."""
        return (
            events.DeckLeft(view.deck, view.discards, view.dragons),
            events.CardsLeft(view.deck_cards, view.discard_cards),
            *[cards(view, seat) for seat in range(view.seats)],
            *[tiles(view, seat) for seat in range(view.seats)],
            *[supply(view, seat) for seat in range(view.seats)],
        )
