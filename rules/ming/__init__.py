"""Ming Dynasty for two to four seats."""

from __future__ import annotations

from operator import attrgetter
from typing import get_args

from rules.game import Effort, Game, Meta, Options, Rng
from rules.ming.moves.actions import MingAction, ends_turn
from rules.ming.moves.events import EVENTS
from rules.ming.moves.legal import legal_actions
from rules.ming.moves.opening import first_state
from rules.ming.moves.play import apply
from rules.ming.moves.scoring import outcome
from rules.ming.players.estimate import estimate
from rules.ming.players.strong_estimate import HOLDS, estimate_parts, estimate_well
from rules.ming.position.state import State, acting
from rules.ming.told.describing import FACTS, describe, hand, pieces, remaining
from rules.ming.told.foresee import foresee
from rules.ming.told.summaries import SUMMARIES
from rules.ming.told.turns import asked, next_turn, pace, to_come
from rules.ming.told.view import View, area, redealt, view_of

META = Meta(
    key="ming",
    seats=(2, 3, 4),
    options=(),
    actions=get_args(MingAction),
    events=(*EVENTS, *SUMMARIES),
    rules_version=1,
    facts=FACTS,
    alike=("region", "province", "card"),
    effort=Effort(minutes=90, turns=(70, 85), weight="heavy"),
)


def _setup(seats: int, options: Options, rng: Rng) -> State:
    """The first position: cards beside the areas, a dragon for each seat, a seat chosen to begin
    (R1-R4)."""
    META.check_seats(seats)
    META.read_options(options)
    return first_state(seats, rng)


GAME: Game[State, MingAction, View] = Game(
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
    foresee=foresee,
    next_turn=next_turn,
    area=area,
    estimate=estimate,
    estimate_well=estimate_well,
    estimate_parts=estimate_parts,
    estimate_holds=HOLDS,
    ends_turn=ends_turn,
)
