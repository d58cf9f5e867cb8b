"""What people see who look back at a game: its board, history, log, record, and rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.front.conftest import House
from tests.front.transcripts import check_transcript, transcripts_beside


@pytest.mark.timeout(300)  # one has reviews by the expert
@pytest.mark.parametrize("file", transcripts_beside(__file__), ids=lambda file: file.stem)
async def test_people_see_what_was_accepted(
    house: House, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check_transcript(house, file, monkeypatch)
