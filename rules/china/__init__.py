"""China (Der Kaiser von China): both sides of the map and the fortresses, for three to five."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from rules.changes import Placed
from rules.china.moves.actions import (
    ChinaAction,
    Draw,
    Emissary,
    Fortress,
    House,
    Pass,
    Restock,
    Stop,
    Swap,
    Take,
)
from rules.china.moves.drawing import counted
from rules.china.moves.events import (
    EVENTS,
    DiscardsOpen,
    HandHeld,
    PileLeft,
    RowOpen,
    TakenHeld,
)
from rules.china.moves.legal import legal_actions
from rules.china.moves.opening import first_state
from rules.china.moves.play import apply
from rules.china.moves.scoring import outcome_of
from rules.china.players.estimate import estimate
from rules.china.players.knowledge import estimate_well
from rules.china.position.state import State
from rules.china.told.asking import pace, to_come
from rules.china.told.describing import FACTS, describe, pieces, supply
from rules.china.told.foresee import foresee
from rules.china.told.gathered import GATHERED
from rules.china.told.view import View, redealt, view_of
from rules.describing import Section
from rules.game import Effort, Event, Meta, Option, Options, Outcome, Rng, Seat, Step

_ONLY_SIDE = MappingProxyType({3: "a", 5: "b"})
"""The side of the map where the number of seats leaves no choice (R1)."""


class China:
    """The game as `rules.game.Game` wants it; the rules themselves stand in the other modules."""

    meta = Meta(
        key="china",
        seats=(3, 4, 5),
        options=(
            Option("side", ("b", "a"), default="b", only=_ONLY_SIDE),
            Option("fortresses", (False, True), default=False),
        ),
        actions=(House, Emissary, Fortress, Stop, Swap, Take, Draw, Pass, Restock),
        events=(*EVENTS, *GATHERED),
        rules_version=1,
        hidden=True,
        chance=True,
        facts=FACTS,
        effort=Effort(minutes=45, turns=(9, 12), weight="medium"),
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Cards dealt and the start drawn; four seats choose their side of the map (R1-R5, A14)."""
        self.meta.check_seats(seats)
        played = self.meta.played_options(seats, options)
        return first_state(seats, str(played["side"]), bool(played["fortresses"]), rng)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat whose turn it is; nobody once the game is over."""
        return () if state.phase == "over" else (state.turn,)

    def legal(self, state: State, seat: Seat) -> Sequence[ChinaAction]:
        """Everything the seat may do now."""
        return legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: ChinaAction, rng: Rng) -> Step[State]:
        """What an action leads to; chance shuffles the discards when the pile is used up."""
        return apply(state, seat, action, rng)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but other hands and the pile."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """The same position with the pile and the hands the seat cannot see dealt anew."""
        return redealt(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Places by points, then by markers left (R38)."""
        return outcome_of(state) if state.phase == "over" else None

    def scores(self, view: View) -> tuple[int | None, ...]:
        """Points by seat; there are no secret ones."""
        return view.scores

    def estimate(self, state: State) -> tuple[float, ...]:
        """What computer players go by (`rules.computers.players.Estimates`)."""
        return estimate(state)

    def estimate_well(self, state: State) -> tuple[float, ...]:
        """What the strong computer player goes by (`rules.lines.EstimatesWell`)."""
        return estimate_well(state)

    def judges_next_turn(self) -> bool:
        """Cards are kept and drawn for the next turn (`rules.lines.JudgesNextTurn`)."""
        return True

    def foresee(self, view: View, action: ChinaAction) -> tuple[Event, ...]:
        """What a marker would lead to at once (`rules.game.Foresees`)."""
        return foresee(view, action)

    def pieces(self, view: View) -> Iterator[Placed]:
        """All that stands on the board (`rules.changes.ShowsPieces`)."""
        return pieces(view)

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
        """The viewing seat's cards and markers."""
        if view.viewer is None:
            return ()
        return (HandHeld(counted(view.hand)), supply(view, view.viewer))

    def remaining(self, view: View) -> tuple[Event, ...]:
        """Cards in the pile, open and discarded ones, those known to be in hands, and everybody's
        markers (A17)."""
        return (
            PileLeft(view.pile, view.used_up),
            RowOpen(counted(view.row)),
            DiscardsOpen(counted(view.discards)),
            *[TakenHeld(seat, counted(cards)) for seat, cards in enumerate(view.taken) if cards],
            *[supply(view, seat) for seat in range(view.seats)],
        )
