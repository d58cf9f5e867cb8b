"""`python -m bot copy`: what it prints, what it refuses, and that it never tells a password."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.storage import schema
from bot.storage.database import Database
from bot.storage.lock import lock
from tests.bot.cli.test_commands import ROOT, Run, bot, refused
from tests.databases import empty_postgres
from tests.storage.filling import fill

__all__ = ["bot"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with rows in every table, where the command looks for it."""
    made = tmp_path / "data" / "meeplepost.sqlite3"

    async def make() -> None:
        database = await Database.open(f"sqlite:///{made}")
        await database.write(lambda connection: fill(connection, 12))
        await database.close()

    asyncio.run(make())
    return made


def people(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM people ORDER BY user_id").fetchall()


def test_a_copy_is_counted_table_by_table(bot: Run, file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    done = bot("copy", f"sqlite:///{tmp_path}/copy.db")
    assert done.returncode == 0, done.stderr
    head, *lines = done.stdout.splitlines()
    assert re.fullmatch(r"table +rows  digest on both sides", head)
    found = [re.fullmatch(r"(\w+) +(\d+)  [0-9a-f]{16}", line) for line in lines[:-2]]
    told = {one[1]: one[2] for one in found if one}
    expected = {table.name: "12" for table in schema.metadata.sorted_tables}
    assert told == expected | {"matches": "3"}
    assert lines[-2:] == [
        f"{12 * (len(told) - 1) + 3} rows, counted and compared, are in",
        f"{tmp_path}/copy.db; set DATABASE_URL to it and start the bot.",
    ]
    assert people(tmp_path / "copy.db") == people(file)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == ["meeplepost.sqlite3"]


def test_a_copy_of_games_that_never_began_begins_to_count(bot: Run, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path}/new.db"
    asyncio.run(_made(source))
    done = bot("copy", f"sqlite:///{tmp_path}/copy.db", "--json", DATABASE_URL=source)
    value = json.loads(done.stdout)
    assert (value["from"], value["to"]) == (f"{tmp_path}/new.db", f"{tmp_path}/copy.db")
    assert 0 < value["seconds"] < 60
    assert {one["rows"] for one in value["tables"]} == {0}
    assert len({one["digest"] for one in value["tables"]}) == 1


async def _made(url: str) -> None:
    await (await Database.open(url)).close()


@pytest.mark.postgres
def test_to_postgresql_and_back_the_password_stays_untold(
    bot: Run, server_url: str, file: Path, tmp_path: Path
) -> None:
    url = asyncio.run(empty_postgres(server_url))
    there = url.replace("meeple@", "meeple:opensesame@")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "copy", "-", "--json"],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)},
        cwd=tmp_path, input=f"{there}\n", capture_output=True, text=True, check=True,
    )  # fmt: skip
    value = json.loads(done.stdout)
    assert value["to"] == there.replace("opensesame", "***").replace("+asyncpg", "")
    back = json.loads(
        bot("copy", f"sqlite:///{tmp_path}/back.db", "--json", DATABASE_URL=there).stdout
    )
    assert back["tables"] == value["tables"]
    assert back["from"] == value["to"]
    assert people(tmp_path / "back.db") == people(file)
    again = bot("copy", there)
    refused(again, 1, "is not empty")
    extra = bot("copy", there, there)
    refused(extra, 2, "***")
    away = bot("copy", "postgresql://meeple:opensesame@127.0.0.1:1/x")
    refused(away, 1, "cannot be opened")
    for told in (done.stdout, done.stderr, *(d.stdout + d.stderr for d in (again, extra, away))):
        assert "opensesame" not in told


def test_it_refuses_in_a_sentence(bot: Run, file: Path, tmp_path: Path) -> None:
    (tmp_path / "there.db").write_text("something")
    refused(bot("copy", f"sqlite:///{tmp_path}/there.db"), 1, "is there already")
    assert (tmp_path / "there.db").read_text() == "something"
    refused(bot("copy", f"sqlite:///{file}"), 2, "the database itself")
    refused(bot("copy", "sqlite://"), 2, "must name a file")
    refused(bot("copy", "mysql://x/y"), 2, "mysql")
    refused(bot("copy", "nonsense"), 2, "cannot be understood")
    refused(bot("copy", "sqlite:////proc/no/x.db"), 1, "/proc/no")
    refused(bot("copy", f"sqlite:///{tmp_path}/x.db", DATA_DIR="elsewhere"), 1, "no database")
    assert not list(tmp_path.glob("x.db*"))


def test_a_bot_may_run_on_neither_side(bot: Run, file: Path, tmp_path: Path) -> None:
    async def while_held(name: str) -> subprocess.CompletedProcess[str]:
        held = await lock(f"sqlite:///{name}")
        try:
            return await asyncio.to_thread(bot, "copy", f"sqlite:///{tmp_path}/copy.db")
        finally:
            await held.release()

    for name in (file, tmp_path / "copy.db"):
        refused(asyncio.run(while_held(str(name))), 1, "Another Meeplepost runs")
    assert not list(tmp_path.glob("copy.db*"))


def test_a_source_of_another_version_or_damaged_is_refused(
    bot: Run, file: Path, tmp_path: Path
) -> None:
    there = f"sqlite:///{tmp_path}/copy.db"
    for revision, words in (("0006", "start the bot on it once"), ("0815", "newer version")):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        refused(bot("copy", there), 1, words)
    file.write_bytes(b"no database at all, " * 500)
    refused(bot("copy", there), 1, "not a database")
    assert not list(tmp_path.glob("copy.db*"))


async def test_a_full_disk_is_a_sentence_and_leaves_nothing(file: Path, tmp_path: Path) -> None:
    """A limit on the size of files stands for a full disk."""
    script = f"""if True:
        import resource, sys
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))
        from bot.cli import main
        sys.exit(main(["copy", "sqlite:///{tmp_path}/copy.db"]))
    """
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script], cwd=ROOT,
        env={**os.environ, "DATA_DIR": str(file.parent), "DATABASE_URL": ""},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "nothing was copied" in done.stderr
    assert not list(tmp_path.glob("copy.db*"))
    source = Database.as_it_is(f"sqlite:///{file}")
    assert await source.read(lambda c: c.execute(sa.text("SELECT count(*) FROM people")).scalar())
    await source.close()
