"""Gavel for three or four seats: sealed bids at the same time, and lots in an unknown order."""

from __future__ import annotations

from rules.game import Effort, Game, Meta, Options, Rng
from tests.example.rules.gavel.actions import Bid, Reveal
from tests.example.rules.gavel.box import LOTS, box
from tests.example.rules.gavel.describing import FACTS, asked, describe, hand, pieces, remaining
from tests.example.rules.gavel.events import EVENTS
from tests.example.rules.gavel.play import apply, legal_actions, to_act
from tests.example.rules.gavel.redeal import redeal
from tests.example.rules.gavel.scoring import estimate, outcome
from tests.example.rules.gavel.state import State
from tests.example.rules.gavel.view import View, scores, view_of

META = Meta(
    key="gavel",
    seats=tuple(range(3, box().seats + 1)),
    options=(),
    actions=(Bid, Reveal),
    events=EVENTS,
    rules_version=1,
    facts=FACTS,
    effort=Effort(minutes=10, turns=(8, 8), weight="light"),
)


def _setup(seats: int, options: Options, rng: Rng) -> State:
    """The first lot is up, the others are shuffled (R2)."""
    META.check_seats(seats)
    META.read_options(options)
    first, *rest = rng.shuffled("lots", LOTS)
    nothing = ((),) * seats
    return State(tuple(rest), (first,), (None,) * seats, nothing, nothing)


GAME: Game[State, Bid | Reveal, View] = Game(
    meta=META,
    state_type=State,
    view_type=View,
    setup=_setup,
    to_act=to_act,
    legal=legal_actions,
    apply=apply,
    view=view_of,
    redeal=redeal,
    outcome=outcome,
    scores=scores,
    hand=hand,
    remaining=remaining,
    pieces=pieces,
    describe=describe,
    asked=asked,
    estimate=estimate,
)
