"""Tables begun before an update of the schema are played on after it."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from bot.matches.looking.logged_games import check_log, logged_games
from bot.matches.table import codec
from bot.matches.table.model import Table
from bot.matches.table.requests import (
    AddComputer,
    Choose,
    ChooseClock,
    ChooseReminders,
    Close,
    Confirm,
    Place,
    Start,
    Watch,
)
from bot.storage import migrate, schema
from bot.storage.database import Database
from bot.workers.clocks import ClockWorker
from tests.contract import test_stored as added
from tests.contract.walks import SETUPS, Position, Setup, walk
from tests.matches.conftest import ANNA, BERT, CLEO, Club, club_of
from tests.matches.recording_sender import RecordingSender, deliver, outbox_of
from tests.matches.timed.test_reminders import after, due

SINCE_0002 = {"remind_hours", "waiting_since", "reminded", "remind_at", "reminder_id"}
SINCE_0003 = {"planned"}
SINCE_0004 = {"retired"}
SINCE_0005 = {
    *("clock", "clock_times", "timeout_at", "proposals", "paused_at", "tidy_at", "tidy_told"),
    *("invited", "rematch_of", "origin", "followable"),
}
SINCE_0006 = {"hints"}
SINCE_0009 = {"confirming"}
SINCE_0012 = {"forgotten"}
SINCE_0013 = {"ended_at"}
SINCE_0014 = {"late"}
SINCE_0016 = {"asked_at"}
SINCE_0017 = {"ask_again_at"}
SINCE_0018 = {"told_at", "warn_hours"}
SINCE_0019 = {"starts_with"}  # 0020 is a table of its own
SINCE_0021 = {"digest_at", "digest_next", "nudged_at"}
NEWEST = SINCE_0018 | SINCE_0019 | SINCE_0021
LATER = {
    *(SINCE_0003 | SINCE_0004 | SINCE_0005 | SINCE_0006 | SINCE_0009),
    *(SINCE_0012 | SINCE_0013 | SINCE_0014 | SINCE_0016 | SINCE_0017 | NEWEST),
}
NUMBERED = {"log": "number", "outbox": "id"}


def rows_of(
    connection: sa.Connection, since: set[str] = SINCE_0002 | LATER
) -> dict[str, list[dict[str, Any]]]:
    """Every row in an order that foreign keys allow, without what an older schema did not have."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in schema.metadata.sorted_tables:
        left_out = since | {NUMBERED.get(table.name, "")}
        number = NUMBERED.get(table.name)
        query = sa.select(table) if number is None else sa.select(table).order_by(table.c[number])
        rows = connection.execute(query).mappings().all()
        found[table.name] = [{k: v for k, v in row.items() if k not in left_out} for row in rows]
    return found


async def first_schema(
    url: str,
    rows: dict[str, list[dict[str, Any]]],
    folder: Path,
    patch: pytest.MonkeyPatch,
    last: str = "0001",
) -> None:
    """Makes a database as the first version (or a later one) would have left it."""
    shutil.copytree(migrate.FOLDER, folder)
    for path in (folder / "versions").glob("*.py"):
        if path.name[:4] > last:
            path.unlink()
    with patch.context() as patched:
        patched.setattr(migrate, "FOLDER", folder)
        database = await Database.open(url)

    def fill(connection: sa.Connection) -> None:
        there = sa.inspect(connection).get_table_names()
        for name, values in rows.items():
            if values and name in there:
                columns = [sa.column(column, schema_type(name, column)) for column in values[0]]
                connection.execute(sa.insert(sa.table(name, *columns)), values)

    await database.write(fill)
    await database.close()


def schema_type(table: str, column: str) -> sa.types.TypeEngine[Any]:
    return schema.metadata.tables[table].c[column].type


async def tables_of_the_first_version(club: Club) -> tuple[str, str]:
    """A running table with a draft, a post and a watcher; one that waits for a computer only; a
    lobby; a closed table. The ids of the first two."""
    match = await club.running(2)
    await club.bid(match, ANNA)
    async with outbox_of(club, RecordingSender()) as outbox:
        await outbox.idle()
    await club.bid(match, BERT)
    await club.ask(await club.winner(match), match, Choose(("paint red",)))
    await club.ask(CLEO, match, Watch(Place(7, 71), "zh-CN"))
    machine = await club.lobby(1, Place(7, 72))
    await club.ask(ANNA, machine, AddComputer("beginner"))
    await club.ask(ANNA, machine, Start())
    await club.bid(machine, ANNA)
    await club.lobby(2, Place(7, 73))
    await club.ask(ANNA, await club.running(2, Place(7, 74)), Close())
    return match, machine


def timeless(table: Table) -> Table:
    """The table but for since when its seats are asked: older ones say the newest revision."""
    return replace(table, seats=tuple(replace(h, asked_at=0) for h in table.seats))


async def check_played_on(club: Club, old: Club, match: str, machine: str) -> None:
    """Everything is as it was, waits since its last turn, reminds tomorrow, and is played on."""
    for table in (match, machine):
        assert timeless(await club.table(table)) == timeless(await old.table(table))
    winner = await club.winner(match)
    seat = int(winner == BERT)
    assert len((await club.matches.draft(match, seat)).actions) == 1
    assert await club.matches.draft(match, seat) == await old.matches.draft(match, seat)
    assert await club.matches.log(match) == await old.matches.log(match)
    record = await club.matches.queries.stored(match)
    assert record.wait is not None
    assert record.wait.since == (await club.matches.log(match))[-1].at.timestamp()
    assert record.wait.since < old.now
    assert (await club.matches.queries.stored(machine)).wait is None
    assert set(await due(club)) == {match}
    await club.ask(ANNA, match, ChooseReminders(12))
    await club.turn(winner, match, "pass")
    assert (await club.table(match)).steps > record.table.steps
    pigeon = RecordingSender()
    await after(club, 12.1)
    await deliver(club, pigeon)
    assert [d.reminder.number for d in pigeon.delivered[70] if d.reminder] == [1]


async def check_migrated(club: Club, url: str, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """The club's tables in a database of the first version at a URL, opened by this one."""
    match, machine = await tables_of_the_first_version(club)
    await first_schema(url, await club.database.read(rows_of), folder, patch)
    database = await Database.open(url)
    again = club_of(database, 1000)
    again.now = club.now
    await check_played_on(again, club, match, machine)
    await database.close()


async def test_running_tables_of_the_first_schema_are_played_on(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.db"
    await check_migrated(club, f"sqlite:///{file}", tmp_path / "migrations", monkeypatch)
    with sqlite3.connect(f"{file}.before-{migrate.known_revisions()[-1]}") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        assert copy.execute("SELECT count(*) FROM matches").fetchall() == [(4,)]
        columns = {row[1] for row in copy.execute("PRAGMA table_info(matches)")}
    assert not columns & SINCE_0002


async def test_tables_that_have_ended_are_kept_from_their_last_change_on(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, running = await club.running(2), await club.running(2, Place(7, 71))
    await club.ask(ANNA, over, Close())
    at = (await club.matches.queries.stored(over)).ended_at
    assert at is not None
    rows = await club.database.read(
        lambda connection: rows_of(
            connection,
            SINCE_0012
            | SINCE_0013
            | SINCE_0016
            | SINCE_0017
            | SINCE_0018
            | SINCE_0019
            | SINCE_0021,
        )
    )
    url = f"sqlite:///{tmp_path}/old.db"
    await first_schema(url, rows, tmp_path / "migrations", monkeypatch, last="0011")
    database = await Database.open(url)
    again = club_of(database, 1000)
    assert (await again.matches.queries.stored(over)).ended_at == at
    assert (await again.matches.queries.stored(running)).ended_at is None
    assert await again.matches.due.ended_before(at) == [over]
    await database.close()


async def test_tables_that_waited_for_long_are_not_reminded_of_all_at_once(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.running(2)
    rows = await club.database.read(rows_of)
    url = f"sqlite:///{tmp_path}/old.db"
    await first_schema(url, rows, tmp_path / "migrations", monkeypatch)
    monkeypatch.setattr("time.time", lambda: club.now + 100 * 24 * 3600)
    database = await Database.open(url)
    again = club_of(database, 1000)
    again.now = club.now + 100 * 24 * 3600
    assert await due(again) == {match: 24}
    await database.close()


async def test_drafts_of_the_second_schema_are_confirmed_on_the_third(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check_drafts_kept(club, f"sqlite:///{tmp_path}/old.db", tmp_path / "old", monkeypatch)


async def check_drafts_kept(club: Club, url: str, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """A draft in a database of the second version at a URL is kept and confirmed by this one."""
    match = await club.running(2)
    card = (await club.table(match)).state.hands[0][0]
    await club.ask(ANNA, match, Choose((f"bid {card}",)))
    rows = await club.database.read(lambda connection: rows_of(connection, LATER))
    await first_schema(url, rows, folder, patch, last="0002")
    database = await Database.open(url)
    again = club_of(database, 1000)
    assert await again.matches.draft(match, 0) == await club.matches.draft(match, 0)
    assert (await again.matches.queries.stored(match)).plans == {}
    await again.ask(ANNA, match, Confirm())
    assert (await again.table(match)).state.bids[0] == card
    await database.close()


async def test_clocks_that_run_are_planned_anew(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, ChooseClock("1d"))
    await club.ask(ANNA, match, Start())
    rows = await club.database.read(lambda connection: rows_of(connection, NEWEST))
    url = f"sqlite:///{tmp_path}/old.db"
    await first_schema(url, rows, tmp_path / "migrations", monkeypatch, last="0017")
    database = await Database.open(url)
    again = club_of(database, 1000)
    again.now = club.now
    assert (await again.table(match)).timeout_at == 0.0
    assert await ClockWorker(again.matches, again.thinkers).poll() == 0.0
    assert await again.table(match) == await club.table(match)
    assert (await again.table(match)).timeout_at == club.now + 18 * 3600
    await database.close()


FIRST_TO_COMPLETE = "0011"
"""The migration that completes positions."""
ADDED_TO = {
    setup.game.meta.key: setup for setup in SETUPS if setup.game.meta.key in ("china", "tigris")
}
"""A setup of each game whose states note more now from the first turns on."""


def begun_before(setup: Setup) -> tuple[list[Position], str]:
    """A game in its first half, begun before a field was added and played on with it for a while:
    its steps, and its position as it was stored."""
    positions = list(walk(setup, "older"))
    quarter, half = len(positions) // 4, len(positions) // 2
    state = added.before(positions[quarter])
    for position in positions[quarter:half]:
        assert position.move is not None
        state = setup.game.apply(state, *position.move, position.rng()).state
    assert state != positions[half].state
    return positions[: half + 1], codec.dump_state(setup.game, state)


def rows_of_game(setup: Setup, name: str, seed: str) -> dict[str, list[dict[str, Any]]]:
    """What is stored of it at a running table."""
    (*positions, last), snapshot = begun_before(setup)
    match: dict[str, Any] = {
        "id": name, "game": setup.game.meta.key, "rules_version": setup.game.meta.rules_version,
        "options": json.dumps(dict(setup.options)), "seed": seed, "status": "running",
        "guild_id": 7, "channel_id": sum(name.encode()), "channel_gone": False, "host_id": 1,
        "locale": "en", "revision": 9, "steps": last.steps, "snapshot": snapshot,
        "opened_at": 0.0, "changed_at": 0.0,
    }  # fmt: skip
    seats = [
        {"match_id": name, "seat": seat, "user_id": seat + 1, "name": "x", "acts": False}
        for seat in range(setup.seats)
    ]
    log: list[dict[str, Any]] = []
    for position in positions:
        assert position.move is not None
        seat, action = position.move
        line = {"kind": "auto" if action.automatic else "action", "seat": seat, "text": str(action)}
        log.append({"match_id": name, "revision": 9, "step": position.steps, **line})
        log[-1] |= {"reveals": False, "at": 0.0}
    return {"matches": [match], "seats": seats, "log": log}


@pytest.mark.parametrize("key", ADDED_TO)
async def test_what_was_added_to_states_is_made_up_for_from_the_log(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, url = ADDED_TO[key], f"sqlite:///{tmp_path}/old.db"
    good, bad = rows_of_game(setup, "good", "older"), rows_of_game(setup, "bad", "another")
    rows = {name: [*good[name], *bad[name]] for name in good}
    last = f"{int(FIRST_TO_COMPLETE) - 1:04}"
    await first_schema(url, rows, tmp_path / "migrations", monkeypatch, last)
    database = await Database.open(url)
    found = {one.id: one for one in await database.read(lambda c: list(logged_games(c)))}
    await database.close()
    state = codec.load_state(setup.game, str(found["good"].snapshot))
    assert state == begun_before(setup)[0][-1].state
    check_log({key: setup.game}, found["good"])
    assert found["bad"].snapshot == bad["matches"][0]["snapshot"], "its log tells something else"


def test_the_schemas_are_told_from_the_names_of_the_migrations() -> None:
    script = ScriptDirectory.from_config(migrate.alembic_config())
    newest_first = [revision.revision for revision in script.walk_revisions()]
    assert migrate.known_revisions() == newest_first[::-1]


def test_a_bot_that_has_nothing_to_migrate_does_without_alembic() -> None:
    code = "import sys, bot.app; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
