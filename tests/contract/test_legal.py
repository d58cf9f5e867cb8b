"""In the positions of recorded games the same actions are legal, in the same order."""

from __future__ import annotations

from tests.contract.accepted import check_accepted
from tests.each import each
from tests.games import WHOLE


@each("key", WHOLE)
def test_no_list_of_legal_actions_changes_unseen(key: str) -> None:
    check_accepted(key, "legal")
