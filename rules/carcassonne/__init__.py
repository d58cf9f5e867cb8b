"""Carcassonne (old edition) with the River, for two to five seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.carcassonne.moves.actions import CarcassonneAction, Deploy, Draw, Pass, Place
from rules.carcassonne.moves.events import EVENTS, FollowersLeft, TileInHand, TileLeft, TilesLeft
from rules.carcassonne.moves.legal import legal_actions
from rules.carcassonne.moves.opening import first_state
from rules.carcassonne.moves.play import apply
from rules.carcassonne.moves.scoring import outcome_of
from rules.carcassonne.players.estimate import estimate
from rules.carcassonne.players.knowledge import estimate_well
from rules.carcassonne.players.quick_turn import quick_turn
from rules.carcassonne.players.redeal import redealt
from rules.carcassonne.position.box import spots
from rules.carcassonne.position.state import State
from rules.carcassonne.told.asking import to_come
from rules.carcassonne.told.describing import FACTS, describe
from rules.carcassonne.told.foresee import foresee
from rules.carcassonne.told.gathered import GATHERED
from rules.carcassonne.told.pieces import pieces
from rules.carcassonne.told.view import View, view_of
from rules.changes import Placed
from rules.describing import Section
from rules.game import Effort, Event, Meta, Option, Options, Outcome, Rng, Seat, Step
from rules.naming import Named


class Carcassonne:
    """The game as `rules.game.Game` wants it; the rules themselves stand in the other modules."""

    meta = Meta(
        key="carcassonne",
        seats=(2, 3, 4, 5),
        options=(Option("river", (False, True), default=False),),
        actions=(Draw, Place, Deploy, Pass),
        events=(*EVENTS, *GATHERED),
        rules_version=1,
        hidden=True,
        secrets=False,
        chance=True,
        facts=FACTS,
        effort=Effort(minutes=35, turns=(14, 36), weight="light"),
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Start tile or spring on the table, the stack shuffled (R1, R2, R33)."""
        self.meta.check_seats(seats)
        chosen = self.meta.read_options(options)
        return first_state(seats, bool(chosen["river"]), rng)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat whose turn it is; nobody once the game is over."""
        return () if state.phase == "over" else (state.turn,)

    def legal(self, state: State, seat: Seat) -> Sequence[CarcassonneAction]:
        """Everything the seat may do now."""
        return legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: CarcassonneAction, rng: Rng) -> Step[State]:
        """What an action leads to; chance played its part at the set-up already."""
        return apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the order of the stack."""
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """The same position with the unseen tiles shuffled anew."""
        return redealt(state, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Places by points; equal totals share a place (R32)."""
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

    def quick_turn(self, state: State, seat: Seat, rng: Rng) -> Sequence[CarcassonneAction]:
        """What a seat is likely to do in its turn (`rules.lines.KnowsQuickTurns`)."""
        return quick_turn(state, seat, rng)

    def foresee(self, view: View, action: CarcassonneAction) -> tuple[Event, ...]:
        """What an action would finish, and for whom (`rules.game.Foresees`)."""
        return foresee(view, action)

    def named(self, view: View) -> Named:
        """Fields of the newest tile by where they are on it (`rules.naming.NamesByPosition`)."""
        if view.phase != "deploy":
            return {}
        newest = view.tiles[-1]
        return {("spot", spot.name): spot.place for spot in spots(newest.tile, newest.turn)}

    def pieces(self, view: View) -> Iterator[Placed]:
        """All that stands on the board (`rules.changes.ShowsPieces`)."""
        return pieces(view)

    def to_come(self, view: View) -> tuple[Event, ...]:
        """What else there is in the viewer's turn (`rules.turns.TellsToCome`)."""
        return to_come(view)

    def describe(self, view: View) -> tuple[Section, ...]:
        """The position in words (`rules.describing.Describes`)."""
        return describe(view)

    def hand(self, view: View) -> tuple[Event, ...]:
        """The viewing seat's followers, and its drawn tile."""
        if view.viewer is None:
            return ()
        left = FollowersLeft(view.viewer, view.supply[view.viewer])
        if view.drawn is None or view.turn != view.viewer:
            return (left,)
        return (left, TileInHand(view.drawn))

    def remaining(self, view: View) -> tuple[Event, ...]:
        """How many tiles are still to be drawn, in all and of each kind (A15)."""
        total = sum(count for _, count in view.remaining)
        return (TilesLeft(total), *[TileLeft(kind, count) for kind, count in view.remaining])
