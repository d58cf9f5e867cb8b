"""What people see of their turns: choosing, going back, confirming, planning, hints."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.computers.budgets import strong_budget
from tests.front.conftest import House
from tests.front.transcripts import check_transcript, transcripts_beside


@pytest.mark.timeout(300)  # the first one waits until maps are painted
@pytest.mark.parametrize("file", transcripts_beside(__file__), ids=lambda file: file.stem)
async def test_people_see_what_was_accepted(
    house: House, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.front.panel.hints.expert_budget", strong_budget)  # in less time
    await check_transcript(house, file, monkeypatch)
