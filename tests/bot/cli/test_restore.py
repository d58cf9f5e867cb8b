"""`python -m bot restore`: what is sound takes the database's place in one step, nothing else."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, tzinfo
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.cli import main, restore
from bot.matches.table import codec
from bot.storage import preferences, restoring, schema
from bot.storage.database import Database
from bot.storage.lock import lock
from tests.bot.cli.test_commands import Run, bot, refused
from tests.bot.test_backups import colour
from tests.databases import empty_postgres, execute
from tests.matches.table.test_migration import ADDED_TO, begun_before, rows_of_game

__all__ = ["bot"]


async def with_colour(file: Path, colour: str) -> None:
    database = await Database.open(f"sqlite:///{file}")
    await preferences.remember(database, "colour", colour)
    await database.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database, green, where the command looks for it."""
    made = tmp_path / "data" / "meeplepost.sqlite3"
    asyncio.run(with_colour(made, "green"))
    return made


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup, red."""
    made = tmp_path / "backup.sqlite3"
    asyncio.run(with_colour(made, "red"))
    return made


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def names(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir())


def test_the_former_database_stays_beside_it(bot: Run, file: Path, backup: Path) -> None:
    refused(bot("restore", "nowhere", DATA_DIR="new"), 1, "there is no file nowhere")
    assert not (file.parents[1] / "new").exists()
    file.chmod(0o600)
    before = backup.read_bytes()
    shutil.copytree(file.parent, file.parent / "restoring-killed")
    done = bot("restore", str(backup))
    assert done.returncode == 0, done.stderr
    assert colour(file) == "red"
    [kept] = file.parent.glob("*.replaced-*")
    assert colour(kept) == "green"
    first = f"data/{file.name} holds what {backup} holds. The former one is {kept}.\n"
    assert done.stdout == f"{first}Games that go on: 0.\n"
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(names(file)) == 2
    assert backup.read_bytes() == before


async def test_of_two_restores_in_one_second_each_keeps_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Midnight(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Midnight:
            return cls(2026, 12, 31, 23, 59, 59, tzinfo=tz)

    monkeypatch.setattr(restoring, "datetime", Midnight)
    place, one, other = (tmp_path / name for name in ("place", "one", "other"))
    for path in (place, one, other):
        await with_colour(path, path.name)
    for path in (one, other):
        async with restoring.checked_copy(path, tmp_path) as checked:
            await restoring.put_in_place(checked, place)
    assert [colour(path) for path in sorted(tmp_path.glob("place.replaced-*"))] == ["place", "one"]
    assert colour(place) == "other"


@pytest.mark.parametrize("gone", [False, True])
def test_a_log_without_its_process_is_not_taken_for_the_new_file(
    bot: Run, file: Path, backup: Path, *, gone: bool
) -> None:
    """As after `kill -9`; then somebody may have removed the file only."""
    elsewhere = file.parent.parent / "elsewhere"
    connection = sqlite3.connect(file)
    connection.execute("UPDATE meta SET value = 'blue' WHERE key = 'colour'")
    connection.commit()
    shutil.copytree(file.parent, elsewhere)
    connection.close()
    shutil.rmtree(file.parent)
    elsewhere.rename(file.parent)
    assert Path(f"{file}-wal").stat().st_size > 0
    if gone:
        file.unlink()
    done = bot("restore", str(backup))
    assert done.returncode == 0, done.stderr
    assert colour(file) == "red"
    if not gone:
        [kept] = file.parent.glob("*.replaced-*")  # a log apart could be lost between two moves
        assert colour(kept) == "blue"


def test_a_damaged_database_and_none_at_all_can_be_replaced(
    bot: Run, file: Path, backup: Path
) -> None:
    file.write_bytes(b"no database at all, " * 500)
    assert bot("restore", str(backup)).returncode == 0
    assert colour(file) == "red"
    shutil.rmtree(file.parent)
    done = bot("restore", str(backup))
    assert "holds. There was none before.\n" in done.stdout
    assert names(file) == ["meeplepost.sqlite3"]


def _foreign(backup: Path) -> None:
    backup.unlink()
    change(backup, "CREATE TABLE recipes (name TEXT)")


def _damaged(backup: Path) -> None:
    asyncio.run(_many(backup))
    whole = bytearray(backup.read_bytes())
    for page in range(len(whole) // 8192, len(whole) // 4096):
        whole[page * 4096 : (page + 1) * 4096] = b"?" * 4096
    backup.write_bytes(whole)


async def _many(backup: Path) -> None:
    database = await Database.open(f"sqlite:///{backup}")
    for number in range(100):
        await preferences.remember(database, f"key {number}", "x" * 2000)
    await database.close()


def _orphaned(backup: Path) -> None:
    change(backup, "INSERT INTO drafts VALUES ('nobody', 0, '[]', 1, '[]')")


def _running(backup: Path, game: str = "china") -> None:
    with closing(sqlite3.connect(backup)) as connection, connection:
        columns = connection.execute("PRAGMA table_info(matches)").fetchall()
        needed = [(c[1], c[2]) for c in columns if c[3] and c[4] is None]
        row = {name: "0" if "CHAR" in kind or kind == "TEXT" else 0 for name, kind in needed}
        row |= {"id": "ABCD", "game": game, "status": "running", "snapshot": '{"no": "state"}'}
        marks = ", ".join("?" * len(row))
        connection.execute(
            f"INSERT INTO matches ({', '.join(row)}) VALUES ({marks})", list(row.values())
        )


BAD: dict[str, Callable[[Path], object]] = {
    "is no database": lambda file: file.write_bytes(b"no database at all, " * 500),
    "does not belong": _foreign,
    "newer version": lambda file: change(file, "UPDATE alembic_version SET version_num = '0815'"),
    "damaged": _damaged,
    "drafts has rows": _orphaned,
    "holds no tables": lambda file: file.write_bytes(b""),
    "1 of 1 games": _running,
    "(ABCD: this version does not have": lambda file: _running(file, "chess"),
}


def test_what_is_not_sound_replaces_nothing(
    file: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All in this process, which is quicker."""
    monkeypatch.setenv("DATA_DIR", str(file.parent))
    before, good = file.read_bytes(), backup.read_bytes()
    for words, spoil in BAD.items():
        backup.write_bytes(good)
        spoil(backup)
        assert main(["restore", str(backup)]) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1, told.err
        assert (words if words != "is no database" else "not a database") in told.err
        assert file.read_bytes() == before
        assert names(file) == ["meeplepost.sqlite3"], words
    assert main(["restore", str(file.parent / "nothing")]) == 1
    assert main(["restore", str(file)]) == 2
    assert main(["restore", "--force", str(backup)]) == 0
    assert colour(file) == "red"


async def _with_game(backup: Path) -> None:
    """A running game, its position as its log tells it."""
    setup = ADDED_TO["china"]
    rows = rows_of_game(setup, "abcde", "older")
    rows["matches"][0]["snapshot"] = codec.dump_state(setup.game, begun_before(setup)[0][-1].state)
    database = await Database.open(f"sqlite:///{backup}")

    def insert(connection: sa.Connection) -> None:
        for name, values in rows.items():
            connection.execute(sa.insert(schema.metadata.tables[name]), values)

    await database.write(insert)
    await database.close()


def test_games_are_played_again_from_their_logs(
    file: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All in this process, which is quicker."""
    monkeypatch.setenv("DATA_DIR", str(file.parent))
    monkeypatch.setattr(restore, "PROGRESS_SECONDS", 0.0)
    asyncio.run(_with_game(backup))
    assert main(["restore", str(backup)]) == 0
    told = capsys.readouterr()
    assert "Games that go on: 1." in told.out
    assert told.err == "0 of 1 games are looked at\n"
    with closing(sqlite3.connect(file)) as connection:
        waiting = connection.execute("SELECT kind, state FROM outbox ORDER BY id").fetchall()
    assert waiting == [("notice", "waiting"), ("turn", "waiting")]
    change(backup, "DELETE FROM log WHERE step = 20")
    before = file.read_bytes()
    assert main(["restore", str(backup)]) == 1
    line = capsys.readouterr().err.splitlines()[-1]
    assert "1 of 1 games" in line
    assert "(abcde: step 22 follows step 20 in its log)" in line
    assert file.read_bytes() == before
    assert main(["restore", "--force", str(backup)]) == 0
    assert "Not sound: abcde: step 22 follows step 20 in its log." in capsys.readouterr().out


def test_an_older_backup_is_brought_up_to_date(bot: Run, file: Path, backup: Path) -> None:
    later = ("INDEX outbox_of_match", "TABLE leases", "TABLE reviews", "TABLE notes")
    later = (*later, "INDEX people_by_digest", "INDEX matches_by_end")
    later = (*later, "TABLE left_servers", "TABLE questions", "TABLE lessons")
    later = (*later, *(f"TABLE puzzle_{name}" for name in ("tries", "channels", "days")))
    columns = ("people DROP COLUMN confirming", "matches DROP COLUMN forgotten")
    columns = (*columns, "matches DROP COLUMN ended_at", "told DROP COLUMN late")
    columns = (*columns, "people DROP COLUMN confirmed_turns", "seats DROP COLUMN asked_at")
    columns = (*columns, "matches DROP COLUMN ask_again_at")
    columns = (*columns, "told DROP COLUMN told_at")
    columns = (*columns, "people DROP COLUMN warn_hours", "matches DROP COLUMN starts_with")
    columns = (
        *columns,
        *(f"people DROP COLUMN {n}" for n in ("digest_at", "digest_next", "nudged_at")),
    )
    change(backup, *(f"DROP {one}" for one in later), *(f"ALTER TABLE {one}" for one in columns))
    change(backup, "UPDATE alembic_version SET version_num = '0006'")
    done = bot("restore", str(backup))
    assert done.returncode == 0, done.stderr
    change(file, "SELECT * FROM reviews")
    assert len(names(file)) == 2


def test_it_refuses_while_a_bot_runs(bot: Run, file: Path, backup: Path) -> None:
    async def refused_while_held() -> None:
        held = await lock(f"sqlite:///{file}")
        done = await asyncio.to_thread(bot, "restore", str(backup))
        await held.release()
        refused(done, 1, "Another Meeplepost runs")

    asyncio.run(refused_while_held())
    assert colour(file) == "green"


@pytest.fixture
def url(server_url: str) -> str:
    return asyncio.run(empty_postgres(server_url))


@pytest.mark.postgres
def test_postgresql_takes_a_backup_while_it_is_empty(
    bot: Run, url: str, backup: Path, tmp_path: Path
) -> None:
    done = bot("restore", str(backup), DATABASE_URL=url)
    assert done.returncode == 0, done.stderr
    assert "Games that go on: 0" in done.stdout

    async def kept() -> str | None:
        database = await Database.open(url)
        try:
            return await preferences.remembered(database, "colour")
        finally:
            await database.close()

    assert asyncio.run(kept()) == "red"
    refused(bot("restore", str(backup), DATABASE_URL=url), 1, "is not empty", "pg_restore")
    asyncio.run(execute(url, "DROP TABLE alembic_version"))
    name = url.rpartition("/")[2]
    refused(bot("backup", "x.sqlite3", DATABASE_URL=url), 1, f"The database {name} holds other")
    assert list((tmp_path / "data").iterdir()) == []


@pytest.mark.postgres
def test_postgresql_is_backed_up_beside_a_running_bot(bot: Run, url: str, tmp_path: Path) -> None:
    """Into a file that can be restored; what it cannot read is one line without the password."""

    async def backed_up() -> None:
        database = await Database.open(url)
        held = await lock(url)
        await preferences.remember(database, "colour", "blue")
        done = await asyncio.to_thread(bot, "backup", "copy.sqlite3", DATABASE_URL=url)
        await held.release()
        await database.close()
        assert done.returncode == 0, done.stderr
        assert "copy.sqlite3" in done.stdout

    asyncio.run(backed_up())
    assert colour(tmp_path / "copy.sqlite3") == "blue"
    assert bot("restore", "copy.sqlite3").returncode == 0
    assert colour(tmp_path / "data" / "meeplepost.sqlite3") == "blue"
    nowhere = "postgresql://anna:secret@127.0.0.1:1/nothing"
    done = bot("backup", "other.sqlite3", DATABASE_URL=nowhere)
    refused(done, 1, "nothing was copied to other.sqlite3")
    assert "secret" not in done.stderr
    assert not list(tmp_path.glob("other*"))
