"""Whoever listens can play: what may be decided is named in the description, in every language, and
every move can be heard in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules.changes import changes
from rules.game import Action, AnyGame, Rng, Seat, kinds
from tests import known
from tests.contract.walks import SETUPS, Setup, walk
from tests.each import each
from tests.games import WHOLE

LOCALES = shared_texts().locales
NAMES = ("Anna", "Ben", "Chloé", "Dai", "Eve")
PLAYED = [[s for s in SETUPS if s.game is game][-1] for game in WHOLE.values()]
"""Of every game the largest table, with all there is."""


def words(prose: Prose, game: AnyGame, view: Any) -> str:
    """The description as it is read out."""
    sections = game.describe(view)
    return "\n".join(prose.tell(fact) for s in sections for fact in (s.head, *s.facts))


def mentioned(prose: Prose, action: Action, told: frozenset[str]) -> Iterator[str]:
    """Places and pieces that an action names, as the panel words them."""
    for name, kind in kinds(type(action)).items():
        if kind in told:
            yield prose.label(kind, getattr(action, name))


def says(text: str, label: str) -> bool:
    """Whether a name stands in a text by itself, not as a part of another one."""
    return re.search(rf"(?<![0-9A-Za-z-]){re.escape(label)}(?![0-9A-Za-z])", text) is not None


@each("locale", LOCALES)
@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_a_whole_game_is_played_from_the_words_alone(setup: Setup, locale: str) -> None:
    game, key = setup.game, setup.game.meta.key
    prose = Prose(shared_texts(), key, locale, NAMES[: setup.seats], plain=True)
    chance, heard = Rng(f"listening/{setup}"), dict[Seat | None, str]()
    before = None
    for position in walk(setup, "listening"):
        if position.move is None:
            break
        seat, action = position.move
        if action.automatic or chance.below(5):
            continue
        view = game.view(position.state, seat)
        text = words(prose, game, view)
        here = prose.at(game.named(view))
        for option in game.legal(position.state, seat):
            for label in mentioned(here, option, known.told(key)):
                assert says(text, label), f"{label} of {option} is not in\n{text}"
        public = game.view(position.state, None)
        if before is not None and changes(game, [before, public]):
            assert words(prose, game, public) != heard[None]
        before, heard[None] = public, words(prose, game, public)
