"""Reversi for two seats: nothing is hidden, nothing left to chance."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from rules.describing import Section
from rules.game import Effort, Event, Meta, Option, Options, Outcome, Rng, Seat, Step
from tests.example.rules.reversi.actions import Place
from tests.example.rules.reversi.box import CELLS, OPENINGS
from tests.example.rules.reversi.describing import FACTS, describe
from tests.example.rules.reversi.events import EVENTS, CellsFree
from tests.example.rules.reversi.legal import legal_actions
from tests.example.rules.reversi.opening import first_state
from tests.example.rules.reversi.pieces import pieces
from tests.example.rules.reversi.play import apply
from tests.example.rules.reversi.scoring import outcome_of
from tests.example.rules.reversi.state import State
from tests.example.rules.reversi.view import View, view_of


class Reversi:
    """The game as `rules.game.Game` wants it; the rules themselves stand in the other modules."""

    meta = Meta(
        key="reversi",
        seats=(2,),
        options=(Option("opening", OPENINGS, "diagonal"),),
        actions=(Place,),
        events=EVENTS,
        rules_version=1,
        hidden=False,
        secrets=False,
        chance=False,
        facts=FACTS,
        effort=Effort(minutes=20, turns=(28, 32), weight="light"),
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Two discs each in the middle of the board (R3)."""
        self.meta.check_seats(seats)
        return first_state(str(self.meta.read_options(options)["opening"]))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn."""
        return () if state.turn is None else (state.turn,)

    def legal(self, state: State, seat: Seat) -> tuple[Place, ...]:
        """Every cell where the seat may place a disc."""
        return legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Place, rng: Rng) -> Step[State]:
        """What a disc leads to."""
        return apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything, whoever looks."""
        return view_of(state)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """The same position: nothing is hidden."""
        return state

    def outcome(self, state: State) -> Outcome | None:
        """Places by points (R9)."""
        return outcome_of(state) if state.turn is None else None

    def scores(self, view: View) -> tuple[int | None, ...]:
        """Points as they stand."""
        return view.scores

    def pieces(self, view: View) -> Iterator[Placed]:
        """All discs (`rules.changes.ShowsPieces`)."""
        return pieces(view)

    def describe(self, view: View) -> tuple[Section, ...]:
        """The position in words (`rules.describing.Describes`)."""
        return describe(view)

    def hand(self, view: View) -> tuple[Event, ...]:
        """Nobody holds anything."""
        return ()

    def remaining(self, view: View) -> tuple[Event, ...]:
        """How many cells are free."""
        return (CellsFree(len(CELLS) - len(view.discs)),)
