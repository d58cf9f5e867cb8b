"""Everybody sees of the positions of recorded games what they saw, and what actions lead to."""

from __future__ import annotations

import pytest

from tests.contract.accepted import check_accepted
from tests.contract.walks import every_whole


@every_whole
@pytest.mark.parametrize("column", ["view", "foresee"])
def test_nothing_seen_changes_unseen(key: str, column: str) -> None:
    check_accepted(key, column)
