"""The drill: play, a backup by schedule, the database destroyed, restore, play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.house import DATABASE, House, ended, sandbox, spawn, told

SOON = "0.0006"
"""Hours between backups: about two seconds."""


async def backup_after(folder: Path, seen: set[Path]) -> Path:
    """A backup that was begun and finished after those."""
    async with asyncio.timeout(60):
        while not (new := set(folder.glob("*.sqlite3")) - seen):
            await asyncio.sleep(0.1)
    return min(new)


async def restored(house: House, file: Path) -> str:
    """What the command says."""
    done = await ended(await spawn("-m", "bot", "restore", str(file), **house.settings()), 60)
    assert done.code == 0, done
    return done.output


@pytest.mark.timeout(300)  # several processes
async def test_a_destroyed_database_is_played_on_from_the_last_backup(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as house:
        await house.start(BACKUP_HOURS=SOON, BACKUPS_KEPT="1000")
        match_id = await house.begun("Anna", "Ben")
        await house.turn(match_id)
        await house.quiet()
        before, folder = house.log(match_id), tmp_path / "backups"
        seen = set(folder.glob("*"))
        first = await backup_after(folder, seen)  # may have been begun before the turn
        backup = await backup_after(folder, seen | {first})
        await house.turn(match_id)
        assert len(house.log(match_id)) > len(before)
        await house.kill()
        (tmp_path / DATABASE).write_bytes(b"no database at all, " * 5000)
        assert "The former one is" in await restored(house, backup)
        await house.start(BACKUP_HOURS="0")
        assert house.log(match_id) == before
        assert house.on_turn(match_id) == "Ben"
        reply = await house.turn(match_id)
        assert "confirmed" in reply.text
        await house.quiet()
        assert house.laid(match_id)[-1] in told(await house.posts())
        assert house.errors().count("backup ") >= 2
        assert "Traceback" not in house.errors()
        kept = list(tmp_path.glob(f"{DATABASE}.replaced-*"))
        assert any(file.read_bytes().startswith(b"no database at all") for file in kept)
