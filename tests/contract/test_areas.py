"""The larger places in which places of a board lie have names, and hold what they are said to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.texts import shared_texts
from rules.actions import Action, kinds
from tests.contract.accepted import EVERY, steps
from tests.each import each
from tests.games import WHOLE
from tests.languages import LOCALES

WITH_AREAS = [key for key, game in WHOLE.items() if game.offers("area")]


def words(legal: Sequence[Action]) -> Iterator[tuple[str, str]]:
    """The values of actions with their kinds."""
    for action in legal:
        for name, kind in kinds(type(action)).items():
            yield kind, str(getattr(action, name))


@each("key", WITH_AREAS)
def test_every_place_of_an_action_lies_in_one_named_area_at_most(key: str) -> None:
    game, texts = WHOLE[key], shared_texts()
    found = set[tuple[str, str]]()
    for step in steps(key)[:: 4 * EVERY]:
        for seat in game.to_act(step.state):
            view = game.view(step.state, seat)
            for kind, value in words(game.legal(step.state, seat)):
                area = game.area(view, kind, value)
                assert area != (kind, value)
                found |= {area} if area else set()
    assert len(found) > 1
    for kind, value in found:
        assert all(texts.find(locale, f"{key}-{kind}-{value}") for locale in LOCALES)


@each("key", [key for key, game in WHOLE.items() if game.offers("in_order")])
def test_places_in_order_are_all_there_are_each_once_and_areas_lie_together(key: str) -> None:
    game, found = WHOLE[key], set[str]()
    for step in steps(key)[:: 4 * EVERY]:
        for seat in game.to_act(step.state):
            view = game.view(step.state, seat)
            for kind, value in words(game.legal(step.state, seat)):
                if not (order := game.in_order(view, kind)):
                    continue
                found.add(kind)
                assert order.count(value) == 1
                areas = [area for area, _ in groupby(game.area(view, kind, one) for one in order)]
                assert len(areas) == len(set(areas))
    assert found
