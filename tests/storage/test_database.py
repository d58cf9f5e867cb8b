"""Opening, migrating and backing up a database, and every way in which that fails."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.storage import migrate, preferences
from bot.storage.backup import copy_sqlite
from bot.storage.database import Database, StorageError, read_url
from bot.storage.errors import WrongSetting
from bot.storage.transaction import hold

NEWEST = migrate.known_revisions()[-1]
NEXT = f"{int(NEWEST) + 1:04}"
SECOND = f'''
"""A second schema, for this test."""
import sqlalchemy as sa
from alembic import op
revision = "{NEXT}"
down_revision = "{NEWEST}"
def upgrade():
    op.add_column("meta", sa.Column("extra", sa.Integer()))
    {{more}}
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database will be."""
    return tmp_path / "data" / "of bots" / "meeplepost.db"


async def opened(file: Path) -> Database:
    return await Database.open(f"sqlite:///{file}")


async def value(database: Database, sql: str) -> Any:
    return await database.read(lambda connection: connection.execute(sa.text(sql)).scalar())


async def refusal(url: str) -> str:
    with pytest.raises(StorageError) as caught:
        await Database.open(url)
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def test_a_new_file_is_made_with_its_folder_and_safe_settings(file: Path) -> None:
    database = await opened(file)
    assert not await database.failure()
    assert await value(database, "PRAGMA journal_mode") == "wal"
    assert await value(database, "PRAGMA synchronous") == 2
    assert await value(database, "PRAGMA foreign_keys") == 1
    await database.write(lambda connection: hold(connection, 1))
    await database.close()
    assert [path.name for path in file.parent.iterdir()] == ["meeplepost.db"]


def newer_version(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str = "") -> None:
    """Lets the code know another migration."""
    shutil.copytree(migrate.FOLDER, folder)
    (folder / "versions" / f"{NEXT}_more.py").write_text(SECOND.format(more=more))
    monkeypatch.setattr(migrate, "FOLDER", folder)


async def test_a_migration_keeps_a_copy_of_the_file_as_it_was(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await opened(file)
    await preferences.remember(database, "colour", "red")
    await database.close()
    newer_version(monkeypatch, tmp_path / "migrations")
    database = await opened(file)
    assert await value(database, "SELECT count(*) FROM meta WHERE extra IS NULL") == 1
    await database.close()
    copy = file.with_name(f"meeplepost.db.before-{NEXT}")
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT * FROM meta").fetchall() == [("colour", "red")]
    modified = copy.stat().st_mtime_ns
    database = await opened(file)
    await database.close()
    assert copy.stat().st_mtime_ns == modified


async def test_a_migration_that_fails_changes_nothing(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await opened(file)).close()
    newer_version(monkeypatch, tmp_path / "migrations", 'op.execute("SELECT nonsense")')
    assert "nonsense" in await refusal(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(meta)")]
        version = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    assert columns == ["key", "value"]
    assert version == [(NEWEST,)]


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(file: Path) -> None:
    await (await opened(file)).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0815'")
    assert "newer version of Meeplepost" in await refusal(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [("0815",)]
    assert not list(file.parent.glob("*.before-*"))


async def test_a_damaged_file_is_refused(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(b"no database at all, " * 500)
    assert "damaged or no database" in await refusal(f"sqlite:///{file}")


async def test_a_cut_off_file_is_refused(file: Path) -> None:
    await (await opened(file)).close()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in await refusal(f"sqlite:///{file}")


async def test_a_file_damaged_in_the_middle_is_refused(file: Path) -> None:
    database = await opened(file)
    for number in range(200):
        await preferences.remember(database, f"key {number}", "x" * 300)
    await database.close()
    whole = bytearray(file.read_bytes())
    middle = len(whole) // 2
    whole[middle : middle + 8192] = b"?" * 8192
    file.write_bytes(whole)
    assert "damaged" in await refusal(f"sqlite:///{file}")


async def test_somebody_elses_database_is_refused(file: Path) -> None:
    file.parent.mkdir(parents=True)
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    told = f"The database {file.name} holds other tables; it does not belong to Meeplepost"
    assert told in await refusal(f"sqlite:///{file}")


async def test_a_database_without_its_version_is_refused(file: Path) -> None:
    await (await opened(file)).close()
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM alembic_version")
    told = f"The database {file.name} is not whole. Restore a backup of it."
    assert await refusal(f"sqlite:///{file}") == told


async def test_places_where_no_file_can_be_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sentence = await refusal(f"sqlite:///{tmp_path}/file/meeplepost.db")
    assert "cannot be opened" in sentence
    assert "server" not in sentence
    sentence = await refusal(f"sqlite:///{tmp_path}")
    assert sentence.endswith("cannot be opened: it is no file; name one in DATABASE_URL.")


@pytest.mark.parametrize(
    ("sentence", "urls"),
    [
        ("cannot be understood", ("", "data/x.db", "postgresql://anna:secret@host:secret/x")),
        ("%40 for @", ("postgresql://anna:se@cret@host/x", "postgresql://host:70000/x")),
        ("is not supported; use", ("mysql://host/x",)),
        ("must name a file", ("sqlite://", "sqlite:///:memory:")),
        ("Leave password out", ("postgresql://host/x?password=secret",)),
    ],
)
def test_urls_that_are_not_understood_are_refused(sentence: str, urls: tuple[str, ...]) -> None:
    for url in urls:
        with pytest.raises(WrongSetting, match=sentence) as wrong:
            read_url(url)
        assert "cret" not in str(wrong.value)


def test_urls_get_the_drivers_of_this_bot() -> None:
    assert read_url("sqlite+aiosqlite:///data/x.db").drivername == "sqlite"
    assert read_url("postgres://u:p@h/d").drivername == "postgresql+asyncpg"
    assert read_url("postgresql+asyncpg://h/d").drivername == "postgresql+asyncpg"
    assert read_url("postgresql://h/d?sslmode=require").query == {"ssl": "require"}


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    sentence = await refusal("postgresql://anna:secret@127.0.0.1:9/meeplepost")
    assert "127.0.0.1" in sentence
    assert "secret" not in sentence


async def test_a_backup_is_whole_while_writing_goes_on(file: Path, tmp_path: Path) -> None:
    database = await opened(file)
    begun, done = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        for i in itertools.count():
            if done.is_set():
                return
            await preferences.remember(database, f"key {i}", "x" * 500)
            begun.set()

    writing = asyncio.create_task(write())
    async with asyncio.timeout(20):
        await begun.wait()
    target = tmp_path / "backups" / "copy.db"
    await copy_sqlite(file, target)
    assert not writing.done()
    done.set()
    await writing
    await database.close()
    copy = await opened(target)
    assert await value(copy, "SELECT count(*) FROM meta") > 0
    assert await value(copy, "PRAGMA integrity_check") == "ok"
    await copy.close()


async def test_a_backup_that_fails_leaves_nothing_half(file: Path, tmp_path: Path) -> None:
    await (await opened(file)).close()
    whole = bytearray(file.read_bytes())
    whole[:16] = b"no SQLite format"
    file.write_bytes(whole)
    with pytest.raises(sqlite3.Error):
        await copy_sqlite(file, tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


async def test_settings_are_kept_and_replaced(file: Path) -> None:
    database = await opened(file)
    assert await preferences.remembered(database, "commands") is None
    await preferences.remember(database, "commands", "1")
    await preferences.remember(database, "commands", "2")
    assert await preferences.remembered(database, "commands") == "2"
    assert await preferences.server_locale(database, 7) is None
    await preferences.choose_server_locale(database, 7, "zh-CN")
    await preferences.choose_server_locale(database, 7, "en")
    assert await preferences.server_locale(database, 7) == "en"
    await database.close()


async def test_a_closed_or_broken_database_does_not_answer(file: Path) -> None:
    database = await opened(file)
    await database.close()
    shutil.rmtree(file.parent)
    assert await database.failure()
