"""A position in words is complete: over random games, what stands on the board is made again of the
facts alone, and everything else that a view tells is told, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.changes import ShowsPieces
from rules.describing import Describes, Section
from rules.game import AnyGame, Event, Rng
from rules.turns import asked, pace
from tests import known
from tests.contract.walks import SETUPS, Position, Setup, sparse

seeds = st.integers(0, 10**6).map(str)
few = settings(max_examples=2)
every_board = pytest.mark.parametrize(
    "setup", [s for s in SETUPS if isinstance(s.game, Describes)], ids=str
)

ALWAYS_UNTOLD = {
    "viewer": "is whoever listens",
    "seats": "the names tell it",
    "turn": "said of every game",
    "acting": "said of every game",
    "phase": "what may be decided is said of every game",
    "last": "events tell it",
}
"""Fields that many views have, and why their descriptions need not tell them."""
CONTRADICTIONS = (LookupError, ValueError, AssertionError, TypeError)
"""What may come of describing a view that contradicts itself: so the field was looked at."""


def described(game: AnyGame, view: Any) -> tuple[Section, ...]:
    assert isinstance(game, Describes)
    return tuple(game.describe(view))


def facts(game: AnyGame, view: Any) -> Iterator[Event]:
    for section in described(game, view):
        yield section.head
        yield from section.facts


def told(game: AnyGame, view: Any) -> object:
    """Everything that is said of a view."""
    return described(game, view), game.scores(view), asked(game, view, 0), pace(game, view)


@every_board
@few
@given(seed=seeds)
def test_the_board_is_made_again_of_the_facts(setup: Setup, seed: str) -> None:
    game = setup.game
    assert isinstance(game, ShowsPieces)
    rebuilt = known.rebuilt(game.meta.key)
    for position in sparse(setup, seed, 10):
        for viewer in position.viewers:
            view = game.view(position.state, viewer)
            assert rebuilt(facts(game, view)) == standing(game, view)


def standing(game: ShowsPieces, view: Any) -> known.Standing:
    return known.Standing({(entry.place, entry.piece): entry.count for entry in game.pieces(view)})


@every_board
@few
@given(seed=seeds)
def test_everything_a_view_knows_is_told(setup: Setup, seed: str) -> None:
    """A view with one field of another position of the game is told differently."""
    game, untold = setup.game, {*ALWAYS_UNTOLD, *known.untold(setup.game.meta.key)}
    positions = sparse(setup, seed, 10)
    luck = Rng(f"pairs/{seed}")
    for position in positions:
        viewer = luck.choice(position.viewers)
        one, other = (game.view(p.state, viewer) for p in (position, luck.choice(positions)))
        for name in (f.name for f in fields(one) if f.name not in untold):
            if getattr(one, name) != getattr(other, name):
                changed = replace(one, **{name: getattr(other, name)})
                assert differs(lambda v: told(game, v), one, changed), name


def differs(tell: Callable[[Any], object], one: Any, changed: Any) -> bool:
    try:
        return tell(changed) != tell(one)
    except CONTRADICTIONS:
        return True


@every_board
@few
@given(seed=seeds)
def test_nothing_is_told_twice_and_no_heading_stands_alone(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 6):
        _check_sections(position)


def _check_sections(position: Position) -> None:
    game = position.game
    for viewer in position.viewers:
        sections = described(game, game.view(position.state, viewer))
        assert all(section.facts for section in sections)
        everything = [fact for section in sections for fact in (section.head, *section.facts)]
        assert len(set(everything)) == len(everything)
        assert {type(fact) for fact in everything} <= {*game.meta.facts, *game.meta.events}
