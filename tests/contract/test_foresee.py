"""What the actions of recorded games would lead to is told as it was."""

from __future__ import annotations

from tests.contract.accepted import check_accepted
from tests.each import each
from tests.games import WHOLE


@each("key", WHOLE)
def test_nothing_foreseen_changes_unseen(key: str) -> None:
    check_accepted(key, "foresee")
