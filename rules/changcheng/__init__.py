"""Chang Cheng for two to five seats."""

from __future__ import annotations

from operator import attrgetter
from typing import get_args

from rules.changcheng.moves.actions import ChangChengAction
from rules.changcheng.moves.events import EVENTS
from rules.changcheng.moves.legal import legal_actions
from rules.changcheng.moves.opening import MISSIONS, NONE, RANDOM, TWO, first_state
from rules.changcheng.moves.play import apply
from rules.changcheng.moves.scoring import outcome
from rules.changcheng.players.estimate import estimate
from rules.changcheng.players.strong_estimate import HOLDS, estimate_parts, estimate_well
from rules.changcheng.position.box import LAYOUTS
from rules.changcheng.position.state import State, acting
from rules.changcheng.told.describing import FACTS, describe, hand, pieces, remaining
from rules.changcheng.told.foresee import foresee
from rules.changcheng.told.summaries import SUMMARIES
from rules.changcheng.told.turns import asked, named, next_turn, pace, to_come
from rules.changcheng.told.view import View, area, in_order, redealt, view_of
from rules.game import Effort, Game, Meta, Option, Options, Rng

_SETS = ("ab", "ac", "ad", "bc", "bd", "cd", "abc", "abd", "acd", "bcd", "abcd")
"""Two or more missions chosen by the host (A26)."""
_NO_NEUTRAL = {3: False, 4: False, 5: False}
"""Neutral walls are for two seats (R46)."""

META = Meta(
    key="changcheng",
    seats=(2, 3, 4, 5),
    options=(
        Option("neutral", (True, False), default=True, only=_NO_NEUTRAL),
        Option("missions", (NONE, TWO, *MISSIONS, *_SETS), NONE),
        Option("west", (RANDOM, *LAYOUTS), RANDOM),
        Option("east", (RANDOM, *LAYOUTS), RANDOM),
    ),
    actions=get_args(ChangChengAction),
    events=(*EVENTS, *SUMMARIES),
    rules_version=1,
    facts=FACTS,
    alike=("space", "province", "mongol"),
    effort=Effort(minutes=60, turns=(10, 14), weight="medium"),
)


def _setup(seats: int, options: Options, rng: Rng) -> State:
    """The first position: two boards with their cards, and a seat chosen to begin (R1-R5)."""
    META.check_seats(seats)
    return first_state(seats, META.played_options(seats, options), rng)


GAME: Game[State, ChangChengAction, View] = Game(
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
    asked=asked,
    pace=pace,
    to_come=to_come,
    next_turn=next_turn,
    foresee=foresee,
    named=named,
    area=area,
    in_order=in_order,
    estimate=estimate,
    estimate_well=estimate_well,
    estimate_parts=estimate_parts,
    estimate_holds=HOLDS,
)
