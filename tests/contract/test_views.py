"""Everybody sees of the positions of recorded games what they saw."""

from __future__ import annotations

from tests.contract.accepted import check_accepted
from tests.each import each
from tests.games import WHOLE


@each("key", WHOLE)
def test_no_view_changes_unseen(key: str) -> None:
    check_accepted(key, "view")
