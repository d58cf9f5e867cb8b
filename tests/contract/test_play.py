"""The moves of recorded games are told as they were."""

from __future__ import annotations

from tests.contract.accepted import check_accepted
from tests.each import each
from tests.games import WHOLE


@each("key", WHOLE)
def test_nothing_that_follows_a_move_changes_unseen(key: str) -> None:
    check_accepted(key, "play")
