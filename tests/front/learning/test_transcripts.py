"""What people see in lessons and puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.front.conftest import House
from tests.front.transcripts import check_transcript, transcripts_beside
from tests.sandbox.proof import PATIENCE


@pytest.mark.parametrize("file", transcripts_beside(__file__), ids=lambda file: file.stem)
async def test_people_see_what_was_accepted(
    house: House, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.front.learning.puzzle_view._REASONS_WITHIN", PATIENCE)
    await check_transcript(house, file, monkeypatch)
