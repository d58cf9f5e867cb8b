"""What an estimate is made of adds up to it, so that no reason claims what is not counted."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from typing import Any

import pytest

from rules.lines import prospects
from tests.contract.accepted import EVERY, steps
from tests.games import WHOLE

WITH_PARTS = [key for key, game in WHOLE.items() if game.estimate_parts]


def positions(key: str) -> Iterator[Any]:
    """Some of all positions of its recorded games, and the last ones."""
    found = [step.state for step in steps(key)]
    return iter([*found[:: 2 * EVERY], *[s for s in found if WHOLE[key].outcome(s)]])


@pytest.mark.parametrize("key", WITH_PARTS)
def test_the_parts_of_an_estimate_add_up_to_it(key: str) -> None:
    game = WHOLE[key]
    assert game.estimate_parts is not None
    for state in positions(key):
        parts = game.estimate_parts(state)
        likely = prospects(game, state, 0, well=True)
        sums = map(sum, zip(*parts.values(), strict=True))
        assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(sums, likely, strict=True))
