"""One of each thing that can die or be cut off, in the middle of play in several processes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from bench import chaos
from tests.forking import ForkedProcess, forked
from tests.painted import share_pictures

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.timeout(400),  # several processes
]


async def launched(words: tuple[str, ...], env: Mapping[str, str], log: Path) -> ForkedProcess:
    """In place of `bench.town.supervised.launch`: bots and `players` that need not be loaded."""
    *_, last = words
    commands, discord = ([], last) if last.startswith("http") else ([last], "http://localhost")
    known = {**env, "MEEPLEPOST_TESTS_DISCORD": discord}
    return await forked("tests.e2e.launcher", *commands, env=known, log=log, appends=True)


async def test_whatever_dies_every_turn_is_stored_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.town.supervised.launch", launched)
    for shards in ("0-2", "1-2"):
        (data := tmp_path / f"data-{shards}").mkdir()
        share_pictures(data)
    rounds = list[chaos.Round]()
    await chaos.run(6, 7, tmp_path, rounds, odd_moments=False)  # those: tests/matches/test_moments
    assert len({one.kind for one in rounds}) == 6
    assert all(one.findings.turns > 0 for one in rounds)
    assert all(one.findings.clean for one in rounds), chaos.table(rounds)
    # What thinks for computer players stands back behind all tests that run at the same time.
    assert max(one.stall for one in rounds) <= 3 * chaos.STALL, chaos.table(rounds)
