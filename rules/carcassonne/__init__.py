"""Carcassonne (old edition) with the River, for two to five seats."""

from __future__ import annotations

from operator import attrgetter
from typing import get_args

from rules.carcassonne.moves.actions import CarcassonneAction
from rules.carcassonne.moves.events import EVENTS
from rules.carcassonne.moves.legal import legal_actions
from rules.carcassonne.moves.opening import first_state
from rules.carcassonne.moves.play import apply
from rules.carcassonne.moves.scoring import outcome
from rules.carcassonne.players.estimate import estimate
from rules.carcassonne.players.likely_turns import likely_turns
from rules.carcassonne.players.strong_estimate import HOLDS, estimate_parts, estimate_well
from rules.carcassonne.position.state import State, acting
from rules.carcassonne.told.describing import FACTS, describe, hand, named, pieces, remaining
from rules.carcassonne.told.foresee import foresee
from rules.carcassonne.told.summaries import SUMMARIES
from rules.carcassonne.told.turns import to_come
from rules.carcassonne.told.view import View, redealt, view_of
from rules.game import Effort, Game, Meta, Option, Options, Rng

META = Meta(
    key="carcassonne",
    seats=(2, 3, 4, 5),
    options=(Option("river", (False, True), default=False),),
    actions=get_args(CarcassonneAction),
    events=(*EVENTS, *SUMMARIES),
    rules_version=1,
    secrets=False,
    facts=FACTS,
    alike=("cell", "turn"),
    effort=Effort(minutes=35, turns=(14, 36), weight="light"),
)


def _setup(seats: int, options: Options, rng: Rng) -> State:
    """The first position: start tile or spring on the table, the stack shuffled (R1, R2, R33)."""
    META.check_seats(seats)
    return first_state(seats, bool(META.read_options(options)["river"]), rng)


GAME: Game[State, CarcassonneAction, View] = Game(
    meta=META,
    state_type=State,
    view_type=View,
    setup=_setup,
    to_act=acting,
    legal=legal_actions,
    apply=apply,
    view=view_of,
    redeal=redealt,
    outcome=outcome,
    scores=attrgetter("scores"),
    hand=hand,
    remaining=remaining,
    pieces=pieces,
    describe=describe,
    to_come=to_come,
    foresee=foresee,
    named=named,
    estimate=estimate,
    estimate_well=estimate_well,
    estimate_parts=estimate_parts,
    estimate_holds=HOLDS,
    likely_turns=likely_turns,
)
