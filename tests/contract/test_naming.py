"""Values that are told by other words in a position: told apart, and still read as typed."""

from __future__ import annotations

from collections import Counter

from bot.texts import shared_texts
from bot.texts.prose import Prose
from bot.texts.typed_actions import canonical, spoken
from rules.game import AnyGame
from tests.contract.walks import Setup, random_games, walk
from tests.each import noted
from tests.languages import LOCALES


def names_by_position(game: AnyGame) -> bool:
    """Whether a game tells values by other words in a position."""
    return game.offers("named")


@random_games(1, of=names_by_position)
def test_no_two_values_read_alike_and_both_words_can_be_typed(setup: Setup, seed: str) -> None:
    for locale in LOCALES:
        with noted(f"in {locale}"):
            check_names(setup, seed, locale)


def check_names(setup: Setup, seed: str, locale: str) -> None:
    """Tells what may be done in a random game, and reads it as it may be typed."""
    game, meta, renamed = setup.game, setup.game.meta, 0
    plain = Prose(shared_texts(), meta.key, locale, ("Anna", "Ben", "Cleo", "Dan", "Eva"))
    for position in list(walk(setup, seed))[::8]:
        for seat in game.to_act(position.state):
            names = game.named(game.view(position.state, seat))
            here = plain.at(names)
            legal = [a for a in game.legal(position.state, seat) if names and not a.automatic]
            renamed += sum(word != value for (_, value), word in names.items())
            told = Counter(here.action(action) for action in legal)
            assert not [words for words, count in told.items() if count > 1]
            for action in position.some(legal, 6):
                for prose in (plain, here):
                    assert canonical(here, meta, " ".join(spoken(prose, action))) == str(action)
    assert renamed > 1
