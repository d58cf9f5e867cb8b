"""A PostgreSQL server that takes nothing, and how people and hosts are told."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import sqlalchemy as sa
from pydantic import SecretStr
from sqlalchemy.exc import SQLAlchemyError

from bot.cli import doctor
from bot.cli.databases import plainly
from bot.cli.errors import CommandError
from bot.settings import Settings
from bot.storage import database as databases
from bot.storage import postgres, preferences, schema
from bot.storage.database import Database
from bot.storage.errors import DatabaseAway, DatabaseFull, DatabaseReadOnly, StorageError
from tests.databases import empty_postgres, execute, new_database, new_postgres

pytestmark = pytest.mark.postgres
END = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'guest'"
"""Ends the sessions of the bot, so that it needs new ones."""
FULL = """DO $$ BEGIN
    RAISE EXCEPTION 'could not extend file "base/1/2"' USING ERRCODE = 'disk_full';
END $$"""


@pytest.fixture
async def url(server_url: str) -> str:
    """A new database."""
    return await new_postgres(server_url)


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    """Reached as a user who is no superuser."""
    await execute(url, "DROP ROLE IF EXISTS guest")
    await execute(url, "CREATE ROLE guest LOGIN IN ROLE pg_read_all_data, pg_write_all_data")
    found = Database.to_be_filled(url.replace("meeple@", "guest@"))
    await remember(found, "before")
    yield found
    await found.close()


async def remember(database: Database, value: str) -> None:
    await preferences.remember(database, "test", value)


async def remembered(database: Database) -> str | None:
    return await preferences.remembered(database, "test")


async def test_a_server_that_only_reads_is_told_and_read(database: Database, url: str) -> None:
    name = url.rpartition("/")[2]
    await execute(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await execute(url, END)
    with pytest.raises(DatabaseReadOnly, match=r"may only be read: cannot execute .*DATABASE_URL"):
        await remember(database, "after")
    assert "may only be read" in await database.failure()
    assert await remembered(database) == "before"


async def test_a_full_disk_of_the_server_is_told_at_once(database: Database) -> None:
    with pytest.raises(DatabaseFull, match="no room for the database: could not extend file"):
        await database.write(lambda c: c.execute(sa.text(FULL)))
    assert await remembered(database) == "before"


async def test_the_reason_why_a_server_takes_no_connection_is_told(
    database: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await execute(url, "ALTER ROLE guest CONNECTION LIMIT 0")
    await execute(url, END)
    monkeypatch.setattr(databases, "LONGEST_ANSWER", 1.0)
    told = 'The database cannot be reached: too many connections for role "guest".'
    assert await database.failure() == told
    monkeypatch.setattr(postgres, "PATIENCE", 0.5)
    for refusal in ("CONNECTION LIMIT 0", "CONNECTION LIMIT -1 NOLOGIN"):
        await execute(url, f"ALTER ROLE guest {refusal}")
        with pytest.raises(DatabaseAway, match=r'cannot be reached: .* "guest"'):
            await remembered(database)
    await execute(url, "ALTER ROLE guest LOGIN")
    assert await remembered(database) == "before"
    assert not await database.failure()


async def test_an_absence_for_which_nobody_waits_any_more_is_told_once(
    database: Database, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await execute(url, "ALTER ROLE guest NOLOGIN")
    await execute(url, END)
    monkeypatch.setattr(databases, "LONGEST_ANSWER", 0.2)
    monkeypatch.setattr(postgres, "PATIENCE", 0.4)
    assert "cannot be reached" in await database.failure()
    await asyncio.sleep(1.5)  # the transaction goes on, and is given up
    gc.collect()  # asyncio tells of an error when its task goes
    assert not caplog.records
    await execute(url, "ALTER ROLE guest LOGIN")


@pytest.mark.usefixtures("database")
async def test_a_user_who_may_make_no_tables_is_told_what_to_do(
    server_url: str,
) -> None:
    other = await empty_postgres(server_url)
    await execute(other, "REVOKE CREATE ON SCHEMA public FROM public")  # as PostgreSQL 15 does
    told = r"permission denied for schema public\. Let the user in DATABASE_URL own the database"
    there = Database.to_be_filled(other.replace("meeple@", "guest@"))
    with pytest.raises(StorageError, match=told):
        await Database.open(there.url)
    told = r"^copied: permission denied for schema public; let the user .* own the database and its"
    with pytest.raises(CommandError, match=told), plainly("copied"):
        await there.write(schema.metadata.create_all)
    await there.close()


@pytest.mark.usefixtures("database")
async def test_doctor_says_that_a_user_may_make_no_tables(server_url: str, tmp_path: Path) -> None:
    """Who may not even look into the schema sees no tables there, and takes it for empty."""
    told = r"takes no tables from the user in DATABASE_URL; let that user own it"
    for database in (await empty_postgres(server_url), await new_postgres(server_url)):
        line = await asyncio.to_thread(doctor.check_database, settings_of(database, tmp_path))
        assert line.startswith("database PostgreSQL")
        settings = settings_of(database.replace("meeple@", "guest@"), tmp_path)
        await execute(database, "REVOKE ALL ON SCHEMA public FROM public, pg_read_all_data")
        await execute(database, "ALTER ROLE guest NOINHERIT")
        with pytest.raises(CommandError, match=told):
            await asyncio.to_thread(doctor.check_database, settings)
        with pytest.raises(StorageError, match=r"selected to create in\. Let the user in"):
            await Database.open(settings.database)


def settings_of(database: str, folder: Path) -> Settings:
    """A bot's settings, with a token, so that it does not take the sandbox's database."""
    return Settings(
        database_url=database,
        data_dir=folder,
        discord_token=SecretStr("MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.shape-of-a-token-only"),
        _env_file=None,  # pyright: ignore[reportCallIssue]
    )


async def test_a_statement_that_the_server_gave_up_is_tried_again(database: Database) -> None:
    limits = ["0", "20ms"]

    def slow(connection: sa.Connection) -> str:
        connection.execute(sa.text(f"SET LOCAL statement_timeout = '{limits.pop()}'"))
        return str(connection.execute(sa.text("SELECT pg_sleep(0.1)")).scalar_one())

    await database.write(slow)
    assert not limits


async def test_an_error_names_no_values(database: Database, tmp_path: Path) -> None:
    file = await new_database(tmp_path / "x.db")
    for one in (database, file):
        with pytest.raises(SQLAlchemyError) as error:
            await one.write(lambda c: c.execute(sa.text("SELECT :hand + none"), {"hand": 4711}))
        assert "none" in str(error.value)
        assert "4711" not in str(error.value)
    await file.close()
