"""Everybody sees of the positions of recorded games what they saw."""

from __future__ import annotations

from tests.contract.accepted import check_accepted, steps, views
from tests.each import each
from tests.games import WHOLE


@each("key", WHOLE)
def test_no_view_changes_unseen(key: str) -> None:
    check_accepted(key, "view")
    for step in steps(key)[::20]:
        seen = tuple(view for _, view in views(WHOLE[key], step.state))
        assert hash((step.state, seen, step.public)), "they are frozen throughout"
