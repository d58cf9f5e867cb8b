"""China (Der Kaiser von China): both sides of the map and the fortresses, for three to five."""

from __future__ import annotations

from operator import attrgetter
from typing import get_args

from rules.china.moves.actions import ChinaAction
from rules.china.moves.events import EVENTS
from rules.china.moves.legal import legal_actions
from rules.china.moves.opening import first_state
from rules.china.moves.play import apply
from rules.china.moves.scoring import outcome
from rules.china.players.estimate import estimate
from rules.china.players.strong_estimate import HOLDS, estimate_parts, estimate_well
from rules.china.position.state import State, acting
from rules.china.told.describing import FACTS, describe, hand, pieces, remaining
from rules.china.told.foresee import foresee
from rules.china.told.summaries import SUMMARIES
from rules.china.told.turns import next_turn, pace, to_come
from rules.china.told.view import View, area, in_order, redealt, view_of
from rules.game import Effort, Game, Meta, Option, Options, Rng

_ONLY_SIDE = {3: "a", 5: "b"}
"""The side of the map where the number of seats leaves no choice (R1)."""

META = Meta(
    key="china",
    seats=(3, 4, 5),
    options=(
        Option("side", ("b", "a"), default="b", only=_ONLY_SIDE),
        Option("fortresses", (False, True), default=False),
    ),
    actions=get_args(ChinaAction),
    events=(*EVENTS, *SUMMARIES),
    rules_version=1,
    facts=FACTS,
    alike=("site", "state", "card"),
    effort=Effort(minutes=45, turns=(9, 14), weight="medium"),
)


def _setup(seats: int, options: Options, rng: Rng) -> State:
    """The first position: cards dealt and a seat chosen to begin (R1-R5). Four seats choose their
    side of the map (A14)."""
    META.check_seats(seats)
    played = META.played_options(seats, options)
    return first_state(seats, str(played["side"]), bool(played["fortresses"]), rng)


GAME: Game[State, ChinaAction, View] = Game(
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
    pace=pace,
    to_come=to_come,
    next_turn=next_turn,
    foresee=foresee,
    area=area,
    in_order=in_order,
    estimate=estimate,
    estimate_well=estimate_well,
    estimate_parts=estimate_parts,
    estimate_holds=HOLDS,
    judges_next_turn=True,
)
