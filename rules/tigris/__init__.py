"""Tigris & Euphrates for two to four seats."""

from __future__ import annotations

from typing import get_args

from rules.game import Effort, Game, Meta, Options, Rng
from rules.tigris.moves.actions import TigrisAction
from rules.tigris.moves.events import EVENTS
from rules.tigris.moves.legal import legal_actions
from rules.tigris.moves.opening import first_state
from rules.tigris.moves.play import apply
from rules.tigris.moves.scoring import outcome
from rules.tigris.players.estimate import estimate
from rules.tigris.players.strong_estimate import HOLDS, estimate_parts, estimate_well
from rules.tigris.position.state import State, acting
from rules.tigris.told.describing import FACTS, describe, hand, pieces, remaining, scores
from rules.tigris.told.foresee import foresee
from rules.tigris.told.neighbourhoods import neighbourhoods
from rules.tigris.told.summaries import SUMMARIES
from rules.tigris.told.turns import answers, asked, next_turn, own_points, pace, to_come
from rules.tigris.told.view import View, redealt, view_of

META = Meta(
    key="tigris",
    seats=(2, 3, 4),
    options=(),
    actions=get_args(TigrisAction),
    events=(*EVENTS, *SUMMARIES),
    rules_version=1,
    facts=FACTS,
    alike=("cell", "support"),
    effort=Effort(minutes=90, turns=(25, 60), weight="heavy"),
)


def _setup(seats: int, options: Options, rng: Rng) -> State:
    """The first position: temples and treasures on the board, six tiles each, a seat chosen to
    begin (R4)."""
    META.check_seats(seats)
    META.read_options(options)
    return first_state(seats, rng)


GAME: Game[State, TigrisAction, View] = Game(
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
    scores=scores,
    hand=hand,
    remaining=remaining,
    pieces=pieces,
    describe=describe,
    asked=asked,
    pace=pace,
    to_come=to_come,
    foresee=foresee,
    neighbourhoods=neighbourhoods,
    next_turn=next_turn,
    answers=answers,
    own_points=own_points,
    estimate=estimate,
    estimate_well=estimate_well,
    estimate_parts=estimate_parts,
    estimate_holds=HOLDS,
)
