"""`python -m bot doctor --prune`: copies of former databases are listed, asked for, and removed."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bot.cli import main
from tests.bot.cli.test_commands import Run, bot
from tests.databases import new_database
from tests.forking import forked_at_terminal

__all__ = ["bot"]

FILE = "meeplepost.sqlite3"
COPIES = (
    f"{FILE}.before-0007",
    f"{FILE}.replaced-20261102-101500",
    f"{FILE}.replaced-20261102-101500-wal",
    f"{FILE}.replaced-20269999-999999",
)
OTHERS = (
    "heartbeat",
    f"{FILE}.replaced-by-hand",
    f"{FILE}.before-the-party",
    f"{FILE}.restored",
    f"{FILE}-wal",
    "other.sqlite3.before-0007",
    "backup.sqlite3",
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With a database, copies of it, and what looks like some."""
    made = tmp_path / "data"

    async def make() -> None:
        await (await new_database(made / FILE)).close()

    asyncio.run(make())
    for name in (*COPIES, *OTHERS):
        (made / name).write_bytes(b"x" * 500_000)
    (made / f"{FILE}-wal").write_bytes(b"")
    os.utime(made / COPIES[0], (1.7e9, 1.7e9))
    monkeypatch.setenv("DATA_DIR", str(made))
    return made


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_they_are_listed_and_stay_unless_told_to_go(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All in this process, which is quicker and no terminal."""
    assert main(["doctor", "--prune"]) == 1
    told = capsys.readouterr()
    lines = [line.split() for line in told.out.splitlines()]
    assert lines[0] == [str(folder / COPIES[0]), "0.5", "MB", "2023-11-14", "22:13", "UTC"]
    assert lines[1] == [str(folder / COPIES[1]), "1.0", "MB", "2026-11-02", "10:15", "UTC"]
    assert [line[0] for line in lines[2:]] == [str(folder / COPIES[3])]
    assert "nothing was removed (--force" in told.err
    assert names(folder) == {FILE, *COPIES, *OTHERS}
    assert main(["doctor", "--prune", "--force"]) == 0
    assert "removed copies of former databases: 3 (2.0 MB)" in capsys.readouterr().out
    assert names(folder) == {FILE, *OTHERS}
    assert main(["doctor", "--prune"]) == 0
    assert capsys.readouterr().out == "no copies of former databases\n"


def test_the_only_copy_of_a_lost_database_stays(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / FILE).unlink()
    assert main(["doctor", "--prune", "--force"]) == 1
    assert "its copies stay" in capsys.readouterr().err
    assert set(COPIES) <= names(folder)
    assert main(["doctor", "--force"]) == 2


def test_a_restore_leaves_its_copy_where_a_link_leads(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere = tmp_path / "disk"
    elsewhere.mkdir()
    (folder / FILE).rename(elsewhere / "real.sqlite3")
    (folder / FILE).symlink_to(elsewhere / "real.sqlite3")
    (elsewhere / "real.sqlite3.replaced-20261102-101500").touch()
    assert main(["doctor", "--prune", "--force"]) == 0
    assert "copies of former databases: 4 " in capsys.readouterr().out
    assert names(elsewhere) == {"real.sqlite3"}


@pytest.mark.parametrize(("answer", "left"), [("\x04", set(COPIES)), ("y\n", set[str]())])
def test_at_a_terminal_it_asks(folder: Path, answer: str, left: set[str]) -> None:
    """The end of the input is no consent."""
    env = {**os.environ, "DATA_DIR": str(folder), "DATABASE_URL": ""}
    told, code = forked_at_terminal("doctor", "--prune", env=env, asks=b"[y/N]", answer=answer)
    assert b"Remove all of them (2.0 MB)?" in told
    assert code == int(bool(left))
    assert names(folder) & set(COPIES) == left


def test_doctor_tells_what_they_take(bot: Run, folder: Path) -> None:
    line = "copies of former databases: 3 (2.0 MB); `doctor --prune` lists and removes them"
    assert f"ok     {line}" in bot("doctor", DATA_DIR=str(folder)).stdout.splitlines()
