"""What an estimate is made of adds up to it, and each part has its sentence, so that no reason
claims what is not counted."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from typing import Any

from bot.texts import shared_texts
from rules.lines import prospects
from rules.told import Part
from tests.contract.accepted import EVERY, steps
from tests.each import each
from tests.games import WHOLE
from tests.languages import LOCALES

WITH_PARTS = [key for key, game in WHOLE.items() if game.estimate_parts]


def positions(key: str) -> Iterator[Any]:
    """Some of all positions of its recorded games, and those in which they are over."""
    found = [step.state for step in steps(key)]
    yield from found[:: 2 * EVERY]
    yield from (state for state in found if WHOLE[key].outcome(state))


def parts(key: str, state: Any) -> Any:
    estimate_parts = WHOLE[key].estimate_parts
    assert estimate_parts is not None
    return estimate_parts(state)


@each("key", WITH_PARTS)
def test_the_parts_of_an_estimate_add_up_to_it(key: str) -> None:
    for state in positions(key):
        likely = prospects(WHOLE[key], state, 0, well=True)
        sums = map(sum, zip(*parts(key, state).values(), strict=True))
        assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(sums, likely, strict=True))


@each("key", WITH_PARTS)
def test_every_part_has_its_two_sentences_in_every_language(key: str) -> None:
    texts = shared_texts()
    found: set[Part] = {part for state in positions(key) for part in parts(key, state)}
    assert len({part.name for part in found}) > 1
    for part in found:
        for locale in LOCALES if part.name else ():
            message = f"{key}-why-{part.name}"
            own = texts.say(locale, message, place=part.place or "none")
            others = texts.say(locale, f"{message}.others", seats="Anna", place="none")
            assert own != message
            assert "Anna" in others != own
            if part.place:
                assert texts.find(locale, f"{key}-{part.kind}-{part.place}")
                assert part.place in own


@each("key", WITH_PARTS)
def test_no_more_of_a_difference_is_told_than_there_is(key: str) -> None:
    assert 0 < WHOLE[key].estimate_holds < 1
