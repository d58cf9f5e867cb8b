"""What the bot and its commands write is for their user only, whatever the umask."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.private_files import make_private
from sandbox.web.driver import Remote, SimulatedUser
from tests.bot.test_app import online
from tests.databases import new_database
from tests.e2e.house import address_of
from tests.forking import ROOT, forked_run


def open_to_others(folder: Path) -> list[str]:
    """Everything in a folder, and the folder, with which others may do anything; painted maps
    hold nothing."""
    found = [folder, *(p for p in folder.rglob("*") if "pictures" not in p.parts)]
    return [str(path) for path in found if path.stat().st_mode & 0o077]


async def test_a_running_bot_keeps_everything_to_itself(tmp_path: Path) -> None:
    folder, env = tmp_path / "data", {**os.environ, "DISCORD_TOKEN": "", "DATABASE_URL": ""}
    (folder / "backups").mkdir(parents=True)
    wide = ("sandbox.sqlite3", "meeplepost.sqlite3", "heartbeat", "backups/meeplepost-1.sqlite3")
    await (await new_database(folder / wide[0])).close()
    for name in wide[1:]:
        (folder / name).touch()
    for path in folder.rglob("*"):
        path.chmod(0o777)
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "--port", "0",
        cwd=ROOT, env={**env, "DATA_DIR": str(folder)}, umask=0,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with Remote(await address_of(running)) as box:
            await online(box)
            await SimulatedUser(box, "Anna").slash("table open", game="carcassonne")
            assert open_to_others(folder) == []
            beside = {path.name for path in folder.glob("sandbox.sqlite3*")}
            assert {f"sandbox.sqlite3{ending}" for ending in ("-wal", "-shm", ".lock")} <= beside
            running.send_signal(signal.SIGTERM)
            assert await running.wait() == 0
    finally:
        if running.returncode is None:
            running.kill()
    assert open_to_others(folder) == []
    assert (folder / "sandbox.json").exists()


async def test_what_commands_write_is_private(tmp_path: Path) -> None:
    await (await new_database(tmp_path / "data" / "meeplepost.sqlite3")).close()
    for path in (tmp_path / "data", *(tmp_path / "data").iterdir()):
        path.chmod(0o755)
    for words in (
        ("backup", "written/backup.sqlite3"),
        ("copy", "sqlite:///written/copy.sqlite3"),
        ("simulate", "carcassonne", "--record", "written/x.game"),
        ("restore", "written/backup.sqlite3"),
    ):
        env = {**os.environ, "DISCORD_TOKEN": "", "DATABASE_URL": ""}
        done = forked_run("bot", *words, env=env, folder=tmp_path, umask=0)
        assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "written").iterdir())) == 3
    assert open_to_others(tmp_path / "written") == []
    assert (tmp_path / "data" / "meeplepost.sqlite3").stat().st_mode & 0o777 == 0o600


def test_a_database_elsewhere_is_closed_and_its_folder_left_alone(tmp_path: Path) -> None:
    shared, data = tmp_path / "shared [1]", tmp_path / "data"
    for folder in (shared, data):
        folder.mkdir(mode=0o755)
    for name in ("x.db", "x.db-wal", "other"):
        (shared / name).touch(0o644)
    (data / "notes").touch(0o644)
    make_private(data, shared / "x.db")
    private = [oct(path.stat().st_mode & 0o777) for path in (data, shared / "x.db")]
    assert private == ["0o700", "0o600"]
    assert (shared / "x.db-wal").stat().st_mode & 0o777 == 0o600
    for path, mode in ((shared, 0o755), (shared / "other", 0o644), (data / "notes", 0o644)):
        assert path.stat().st_mode & 0o777 == mode
    data.chmod(0o1777)
    make_private(data, None)
    assert data.stat().st_mode & 0o7777 == 0o1777  # as /tmp is
