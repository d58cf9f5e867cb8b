"""The drill: play, a backup by schedule, the database destroyed, restore, play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox.web.driver import text_of
from tests.e2e.house import DATABASE, House, ended, sandbox, spawn, told
from tests.tapping import has

SOON = "0.0006"
"""Hours between backups: about two seconds."""


async def backup_after(folder: Path, seen: set[Path]) -> Path:
    """A backup that was begun and finished after those."""
    async with asyncio.timeout(60):
        while not (new := set(folder.glob("*.sqlite3")) - seen):
            await asyncio.sleep(0.1)
    return min(new)


async def bot(house: House, command: str, file: Path) -> str:
    """What a command says."""
    done = await ended(await spawn("bot", command, str(file), **house.settings()), 60)
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
        assert "The former one is" in await bot(house, "restore", backup)
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


@pytest.mark.timeout(300)  # several processes
async def test_what_waited_in_a_backup_is_not_told_twice_and_the_channel_is_told_once(
    tmp_path: Path,
) -> None:
    async with sandbox(tmp_path) as house:
        await house.start(BACKUP_HOURS="0")
        match_id = await house.begun("Anna", "Ben")
        await house.fault("403", times=100)
        await house.turn(match_id)
        await house.turn(match_id)
        await house.in_vain(match_id)
        await bot(house, "backup", tmp_path / "copy.sqlite3")
        before = house.log(match_id)
        await house.box.ask("clear_faults")
        await house.restart()
        await house.turn(match_id)
        await house.quiet()
        posts = await house.posts()
        assert told(posts) == house.laid(match_id)
        await house.kill()
        await bot(house, "restore", tmp_path / "copy.sqlite3")
        await house.start()
        await house.quiet()
        assert house.log(match_id) == before
        *same, notice, board = await house.posts()
        assert [post["id"] for post in same] == [post["id"] for post in posts]
        assert "restored from a backup" in text_of(notice)
        assert has(board, "turn")
        await house.restart()
        await house.quiet()
        assert len(await house.posts()) == len(posts) + 2
        await house.turn(match_id)
        await house.quiet()
        assert told(await house.posts()) == [*told(posts), house.laid(match_id)[-1]]
