"""Computer players estimate the positions of recorded games as they did."""

from __future__ import annotations

from tests.contract.accepted import check_accepted
from tests.each import each
from tests.games import WHOLE


@each("key", WHOLE)
def test_no_estimate_and_no_likely_turn_changes_unseen(key: str) -> None:
    check_accepted(key, "estimate")
