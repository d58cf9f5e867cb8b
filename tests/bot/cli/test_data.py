"""What the command line does with the data: copies it, examines it, tells when there is no room."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import pytest

from bot.owner import SANDBOX, claim
from bot.storage.database import Database
from bot.storage.kept_backups import KeptBackups
from bot.storage.preferences import remember
from tests.bot.cli.test_commands import ROOT, TOKEN, Run, bot, refused
from tests.disks import fill, small_file_system
from tests.forking import forked_at_terminal

__all__ = ["bot"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with something in it."""
    made = tmp_path / "data" / "meeplepost.sqlite3"

    async def make() -> None:
        database = await Database.open(f"sqlite:///{made}")
        for number in range(200):
            await remember(database, f"key {number}", "x" * 300)
        await database.close()

    asyncio.run(make())
    return made


async def given_to_sandbox(file: Path) -> None:
    database = await Database.open(f"sqlite:///{file}")
    await claim(database, SANDBOX)
    await database.close()


# --- copies ---------------------------------------------------------------------------


def test_backup_replaces_a_file_only_when_told_to(bot: Run, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("something else")
    refused(bot("backup", str(copy)), 1, "copy.sqlite3", "--force")
    assert copy.read_text() == "something else"
    made = bot("backup", "--force", str(copy))
    assert made.stdout == f"{copy} ({copy.stat().st_size / 1e6:.1f} MB)\n"
    assert made.returncode == 0
    with sqlite3.connect(copy) as copied:
        assert copied.execute("SELECT count(*) FROM meta").fetchone() == (200,)
    last = file.with_name("last-backup")
    assert sorted(file.parent.iterdir()) == [last, file]
    last.unlink()
    asyncio.run(given_to_sandbox(file))
    assert bot("backup", "--force", str(copy)).returncode == 0
    assert not last.exists()


@pytest.mark.parametrize(
    ("answer", "replaced"), [("y\n", True), ("n\n", False), ("\n", False), ("\x04", False)]
)
def test_backup_asks_on_a_terminal(
    file: Path, tmp_path: Path, answer: str, *, replaced: bool
) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("something else")
    env = {**os.environ, "DATA_DIR": str(file.parent), "DATABASE_URL": ""}
    asks = b"Replace it? [y/N]"
    _, code = forked_at_terminal("backup", str(copy), env=env, asks=asks, answer=answer)
    assert code == (0 if replaced else 1)
    assert (copy.read_bytes()[:6] == b"SQLite") is replaced


def test_backup_replaces_no_file_of_the_database_itself(bot: Run, file: Path) -> None:
    with closing(sqlite3.connect(file)) as running:
        running.execute("SELECT 1 FROM meta").fetchall()
        log = Path(f"{file}-wal")
        before = log.stat()
        for target in (file, log):
            done = bot("backup", "--force", str(target))
            refused(done, 2, "the copy would replace the database itself")
        assert log.stat().st_ino == before.st_ino


def test_backup_of_a_damaged_database_is_one_line(bot: Run, file: Path, tmp_path: Path) -> None:
    file.write_bytes(b"no database at all, " * 500)
    refused(bot("backup", "copy.sqlite3"), 1, "copy.sqlite3", "damaged, file is not a database")
    assert not list(tmp_path.glob("copy*"))


# --- damage ---------------------------------------------------------------------------


def wrong(bot: Run, **env: str) -> list[str]:
    done = bot("doctor", **env)
    assert done.returncode == 1
    return [line for line in done.stdout.splitlines() if line.startswith("WRONG")]


def test_doctor_has_one_line_for_damaged_inner_pages(bot: Run, file: Path) -> None:
    whole = bytearray(file.read_bytes())
    for page in range(8, len(whole) // 4096):
        whole[page * 4096 : (page + 1) * 4096] = b"?" * 4096
    file.write_bytes(whole)
    [line] = wrong(bot)
    assert "damaged" in line
    assert "Restore a backup" in line


def test_doctor_has_one_line_for_a_file_cut_off(bot: Run, file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 3])
    [line] = wrong(bot)
    assert "damaged" in line or "malformed" in line


def test_doctor_tells_a_fault_once(bot: Run, file: Path) -> None:
    """Commands and backups rest on the database, commands on the token, too."""
    backups = KeptBackups(file.parent / "backups")
    backups.folder.mkdir()
    (backups.folder / "meeplepost-20261101-120000.sqlite3").touch()
    backups.note_failure("database disk image is malformed")
    [line] = wrong(bot, DISCORD_TOKEN=TOKEN)
    assert "the last backup failed" in line
    file.write_bytes(b"no database at all, " * 500)
    [line] = wrong(bot, DISCORD_TOKEN=TOKEN)
    assert "not a database" in line
    assert "backups: 1, the newest of 2026-11-01" in bot("doctor").stdout
    [line] = wrong(bot, DISCORD_TOKEN=TOKEN, DATABASE_URL="mysql://host/name")
    assert "not supported" in line


def test_doctor_says_nothing_of_commands_while_the_token_is_wrong(bot: Run) -> None:
    [line] = wrong(bot, DISCORD_TOKEN="nonsense")
    assert "DISCORD_TOKEN" in line
    assert "commands" not in bot("doctor", DISCORD_TOKEN="nonsense").stdout


def test_doctor_changes_nothing(bot: Run, file: Path) -> None:
    before = file.read_bytes()
    assert bot("doctor").returncode == 0
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == ["meeplepost.sqlite3"]


@pytest.mark.parametrize("words", [("doctor",), ("doctor", "--health"), ("backup", "copy.db")])
def test_whoever_may_not_look_into_the_folder_is_told_who_may(
    file: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    """The folder is for the user alone that runs the bot."""
    told_who_may(file.parent, file, tmp_path, words)


def test_whoever_may_not_read_the_database_is_told_who_may(file: Path, tmp_path: Path) -> None:
    told_who_may(file, file, tmp_path, ("backup", "copy.db"))


def told_who_may(closed: Path, file: Path, cwd: Path, words: tuple[str, ...]) -> None:
    """A command refuses while nobody may look into a file or folder."""
    limited = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]
    if os.geteuid() == 0 and shutil.which(limited[0]) is None:
        pytest.skip("root may look into every folder")
    closed.chmod(0)
    done = subprocess.run(
        [*(limited if os.geteuid() == 0 else ()), sys.executable, "-m", "bot", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT), "DATA_DIR": str(file.parent)},
        cwd=cwd, capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    closed.chmod(0o700)
    assert done.returncode == 1
    assert done.stderr.endswith("run this as the user that runs the bot\n")
    assert done.stderr.count("\n") == 1


def test_doctor_leaves_somebody_elses_database_alone(bot: Run, file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    before = {path.name: path.read_bytes() for path in file.parent.iterdir()}
    [line] = wrong(bot)
    assert f"The database {file.name} holds other tables; it does not belong to Meeplepost" in line
    assert {path.name: path.read_bytes() for path in file.parent.iterdir()} == before
    connection.close()


def test_doctor_names_a_folder_in_which_nothing_can_be_written(bot: Run, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("no folder")
    [line] = wrong(bot, DATA_DIR="notes/data")
    assert f"nothing can be written to {tmp_path / 'notes'}" in line


def test_what_backup_cannot_read_or_write_comes_with_what_to_do(bot: Run, file: Path) -> None:
    refused(bot("backup", "/proc/x.db"), 1, "unable to open", "see that its folder is there")
    refused(bot("backup", "x.db", DATA_DIR="elsewhere"), 1, "yet; check DATA_DIR and DATABASE_URL")


# --- no room --------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Generator[Path]:
    """A file system of 6 MB."""
    folder = tmp_path / "small"
    folder.mkdir()
    with small_file_system(folder):
        yield folder


def test_health_is_red_when_the_disk_is_full(bot: Run, small_disk: Path) -> None:
    (small_disk / "heartbeat").touch()
    assert bot("doctor", "--health", DATA_DIR=str(small_disk)).returncode == 0
    fill(small_disk)
    refused(bot("doctor", "--health", DATA_DIR=str(small_disk)), 1, "the disk is nearly full")


async def test_a_database_on_a_full_disk_does_not_answer(small_disk: Path) -> None:
    database = await Database.open(f"sqlite:///{small_disk}/x.db")
    assert not await database.failure()
    fill(small_disk)
    (small_disk / "heartbeat").touch()  # a file's time can be set all the same
    while not await database.failure():  # what the log has room for already can still be written
        pass
    (small_disk / "filler").unlink()
    assert not await database.failure()
    await database.close()


def test_a_database_that_may_not_grow_does_not_answer(tmp_path: Path) -> None:
    """The same without root: a limit on the size of files, in a process of its own."""
    script = f"""if True:
        import asyncio, resource
        from bot.storage.database import Database

        async def main():
            database = await Database.open("sqlite:///{tmp_path}/x.db")
            print(not await database.failure())
            size = (database.file.parent / "x.db-wal").stat().st_size
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            print(not await database.failure())
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            print(not await database.failure())
            await database.close()

        asyncio.run(main())
    """
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True", "False", "True"]
