"""Where a game says the values of a choice are: each at one place, and each place by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.front.shown.message_views import PLACEHOLDER_LIMIT
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules.game import AnyGame
from rules.narrow import Choice, narrow
from rules.told import Neighbourhood
from tests.contract.walks import Position, Setup, random_games, sparse, walk
from tests.each import noted
from tests.languages import LOCALES


def has_neighbourhoods(game: AnyGame) -> bool:
    """Whether a game says where values are."""
    return game.offers("neighbourhoods")


def choices(position: Position) -> Iterator[tuple[Choice, tuple[Neighbourhood, ...]]]:
    """Every question that may be asked next, with where its values are."""
    game, state = position.game, position.state
    for seat in game.to_act(state):
        legal = [action for action in game.legal(state, seat) if not action.automatic]
        view = game.view(state, seat)
        heads = dict.fromkeys(
            words[:at] for words in map(_words, legal) for at in range(len(words))
        )
        for head in heads:
            found = narrow(legal, head)
            if isinstance(found, Choice):
                yield found, tuple(game.neighbourhoods(view, found))


def _words(action: object) -> tuple[str, ...]:
    return tuple(str(action).split(" "))


@random_games(1, of=has_neighbourhoods)
def test_every_value_is_at_one_place(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 60):
        for choice, places in choices(position):
            if places:
                told = Counter(value for place in places for value in place.values)
                assert told == Counter(choice.values), choice
                assert all(type(place.name) in setup.game.meta.events for place in places)


@random_games(1, of=has_neighbourhoods)
def test_places_have_different_short_names(setup: Setup, seed: str) -> None:
    for locale in LOCALES:
        with noted(f"in {locale}"):
            check_short_names(setup, seed, locale)


def check_short_names(setup: Setup, seed: str, locale: str) -> None:
    """Names the places of a random game."""
    names = tuple(f"{name} of the long name"[:32] for name in ("Anna", "Ben", "Chris", "Dana"))
    prose = Prose(shared_texts(), setup.game.meta.key, locale, names, plain=True)
    for position in list(walk(setup, seed))[::20]:
        for _, places in choices(position):
            told = [prose.tell(place.name) for place in places]
            assert len(set(told)) == len(told)
            assert all(0 < len(name) <= PLACEHOLDER_LIMIT for name in told), told
            assert not [name for name in told if "*" in name or name.endswith((".", "。"))]
