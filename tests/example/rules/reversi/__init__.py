"""Reversi for two seats: nothing is hidden, nothing left to chance."""

from __future__ import annotations

from operator import attrgetter

from rules.game import Effort, Game, Meta, Option, Options, Rng
from tests.example.rules.reversi.actions import Place
from tests.example.rules.reversi.box import OPENINGS
from tests.example.rules.reversi.describing import FACTS, describe, hand, remaining
from tests.example.rules.reversi.events import EVENTS
from tests.example.rules.reversi.legal import legal_actions, to_act
from tests.example.rules.reversi.opening import first_state
from tests.example.rules.reversi.pieces import pieces
from tests.example.rules.reversi.play import apply, redeal
from tests.example.rules.reversi.scoring import outcome
from tests.example.rules.reversi.state import State
from tests.example.rules.reversi.view import View, view_of

META = Meta(
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


def _setup(seats: int, options: Options, rng: Rng) -> State:
    """Two discs each in the middle of the board (R3)."""
    META.check_seats(seats)
    return first_state(str(META.read_options(options)["opening"]))


GAME: Game[State, Place, View] = Game(
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
    scores=attrgetter("scores"),
    hand=hand,
    remaining=remaining,
    pieces=pieces,
    describe=describe,
)
