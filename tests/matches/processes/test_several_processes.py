"""Several processes on one PostgreSQL database: nothing is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_dbapi
from sqlalchemy.exc import InternalError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util import await_only

from bot.cluster import leases
from bot.cluster.cluster import LeaseLost
from bot.cluster.leases import SharedLeases
from bot.cluster.notifications import Notifications
from bot.delivery.outbox import OutboxWorker
from bot.matches.submit import Matches
from bot.matches.table import codec, history
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Choose, Join, Open, Place, Refused, Request, Start
from bot.storage import postgres, schema
from bot.storage.database import FAILURES, Database
from bot.storage.errors import CommitLost, DatabaseAway
from tests.databases import execute, new_postgres
from tests.forking import ForkedProcess, forked
from tests.matches.conftest import ANNA, BERT, GAMES, HOME, Club
from tests.matches.processes.postgres import Server, restartable
from tests.matches.rivals import QUICK_LEASES, SharedNotebook
from tests.matches.working import at_work
from tests.sandbox.proof import PATIENCE, soon

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.timeout(300),  # several processes
]


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    """One server for all tests of this file."""
    with restartable() as found:
        yield found


@pytest_asyncio.fixture
async def url(server: Server) -> str:
    """A new database."""
    return await new_postgres(server.url)


@contextlib.asynccontextmanager
async def rival(
    url: str, sent: Path, *tables: str, hang: bool = False
) -> AsyncGenerator[tuple[ForkedProcess, Path]]:
    """A process of `rivals.py` and the file it prints to; it is killed at the end."""
    out = sent.with_name(f"out-{time.monotonic_ns()}")
    words = (url, str(sent), "hang" if hang else "no", *tables)
    process = await forked("tests.matches.rivals", *words, env=os.environ, output=out)
    try:
        yield process, out
    finally:
        process.kill()
        await process.wait()


async def until(true: Callable[[], Awaitable[bool]], seconds: float) -> float:
    """Waits until something holds; the seconds it took."""
    begun = time.monotonic()
    async with asyncio.timeout(seconds):
        while not await true():
            await asyncio.sleep(0.05)
    return time.monotonic() - begun


def says(file: Path, word: str, times: int = 1) -> Callable[[], Awaitable[bool]]:
    """Whether a word stands in a file so often."""

    async def said() -> bool:
        return file.read_text().count(word) == times

    return said


@contextlib.contextmanager
def frozen(pids: list[int]) -> Generator[None]:
    """A context in which processes stand still."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


async def rows(database: Database, table: sa.Table) -> list[sa.Row[tuple[object, ...]]]:
    return await database.read(lambda c: list(c.execute(sa.select(table)).all()))


async def emptied(database: Database, table: sa.Table = schema.outbox) -> bool:
    return not await rows(database, table)


def lines(file: Path) -> list[list[str]]:
    return [line.split(" ") for line in file.read_text().splitlines()]


# --- tables ---------------------------------------------------------------------------------


async def test_two_processes_at_the_same_tables_lose_and_double_nothing(
    clubs: tuple[Club, Club], url: str, tmp_path: Path
) -> None:
    club, sent = clubs[0], tmp_path / "sent"
    sent.touch()
    tables = [await club.running(2, Place(7, 70 + number)) for number in range(3)]
    async with rival(url, sent, *tables) as (_, first), rival(url, sent, *tables) as (_, second):
        for out in (first, second):
            await until(says(out, "over", len(tables)), 120)
        await until(lambda: emptied(club.database), 60)
    acknowledged = [line for out in (first, second) for line in lines(out) if line[0] == "turn"]
    told: dict[str, list[str]] = defaultdict(list)
    for channel, _, revisions in lines(sent):
        told[channel] += revisions.split(",")
    for number, match in enumerate(tables):
        logged = await club.database.read(lambda c, m=match: history.read(c, m))
        steps = [line.step for line in logged if line.kind in ("action", "auto")]
        assert steps == list(range(len(steps)))
        turns = [line.revision for line in logged if line.kind == "action"]
        assert len(set(turns)) == sum(line[1] == match for line in acknowledged)
        commits = [str(revision) for revision in dict.fromkeys(line.revision for line in logged)]
        assert told[str(70 + number)] == commits


async def test_one_interaction_in_two_processes_gets_one_answer(clubs: tuple[Club, Club]) -> None:
    match = await clubs[0].lobby(1)
    asked: list[tuple[str, str | None, Request]] = [
        ("open", None, Open("toy", Place(7, 99), "en")),
        ("join", match, Join()),
    ]
    for name, table, request in asked:
        for number in range(5):
            key = name if name == "open" else f"{name}{number}"
            answers = await asyncio.gather(
                *(c.matches.submit(key, BERT, table, request) for c in clubs for _ in range(3)),
                return_exceptions=True,
            )
            assert len(set(map(str, answers))) == 1, answers
    assert (await clubs[0].table(match)).names == ("Anna", "Bert")


async def test_what_another_process_opens_meanwhile_is_not_refused(
    clubs: tuple[Club, Club],
) -> None:
    """The other process carries out the same interaction after this one has looked for it."""
    opened = Open("toy", Place(7, 99), "en")
    answers: list[Answer] = []

    def clock() -> float:
        if not answers:
            answers.append(await_only(clubs[1].matches.submit("open", BERT, None, opened)))
        return clubs[0].now

    clubs[0].matches.clock = clock
    assert [await clubs[0].matches.submit("open", BERT, None, opened)] == answers
    with pytest.raises(Refused, match="channel-busy"):
        await clubs[0].matches.submit("open again", BERT, None, opened)


async def test_of_bids_in_two_processes_one_counts(clubs: tuple[Club, Club]) -> None:
    match = await clubs[0].running(2)
    before = await clubs[0].table(match)
    bids = [
        club.matches.submit(f"{n}{card}", ANNA, match, Choose((f"bid {card}",), confirm=True))
        for n, club in enumerate(clubs * 4)
        for card in before.state.hands[0]
    ]
    outcomes = await asyncio.gather(*bids, return_exceptions=True)
    assert sum(isinstance(outcome, Answer) for outcome in outcomes) == 1
    assert all(isinstance(outcome, Answer | Refused) for outcome in outcomes), outcomes
    assert (await clubs[1].table(match)).revision == before.revision + 1


async def test_a_channel_gets_one_table_and_a_person_no_more_than_they_may(
    clubs: tuple[Club, Club],
) -> None:
    def opening(number: int, channel: int) -> Awaitable[Answer]:
        request = Open("toy", Place(7, channel), "en")
        return clubs[number % 2].matches.submit(f"{number}-{channel}", ANNA, None, request)

    outcomes = await asyncio.gather(*(opening(n, 500) for n in range(4)), return_exceptions=True)
    assert sum(isinstance(outcome, Answer) for outcome in outcomes) == 1
    more = [opening(n, 600 + n) for n in range(30)]
    outcomes = await asyncio.gather(*more, return_exceptions=True)
    most = {o.args_by_name["most"] for o in outcomes if isinstance(o, Refused)}
    opened = (await clubs[0].matches.queries.counts()).tables["lobby"]
    assert most
    assert opened <= min(int(number) for number in most)


async def test_choices_made_in_two_processes_at_once_are_all_kept(
    clubs: tuple[Club, Club],
) -> None:
    one, two = (club.matches.people for club in clubs)
    for person in range(5):
        await asyncio.gather(
            one.choose_locale(person, "de"), two.choose_zone(person, "Europe/Berlin")
        )
        kept = await one.choices(person)
        assert (kept.locale, kept.time_zone) == ("de", "Europe/Berlin")


async def test_processes_that_start_at_once_make_the_tables_once(server: Server) -> None:
    await execute(f"{server.url}/postgres", "CREATE DATABASE empty")
    databases = await asyncio.gather(*(Database.open(f"{server.url}/empty") for _ in range(4)))
    for database in databases:
        assert await rows(database, schema.matches) == []
        await database.close()


# --- posts ----------------------------------------------------------------------------------


def many_notices(connection: sa.Connection, match: str, channels: int, each: int) -> None:
    kind, payload = codec.dump_post(GAMES["toy"], Notice("closed", {}))
    row = {"match_id": match, "kind": kind, "payload": payload, "state": "waiting", "attempts": 0}
    connection.execute(
        sa.insert(schema.outbox),
        [
            {**row, "channel_id": 1000 + n % channels, "due_at": 1.0, "created_at": 1.0}
            | {"nonce": f"n{n}"}
            for n in range(channels * each)
        ],
    )


async def test_two_processes_post_many_notices_once_and_in_order(
    clubs: tuple[Club, Club], url: str, tmp_path: Path
) -> None:
    club, sent = clubs[0], tmp_path / "sent"
    sent.touch()
    match = await club.lobby(1)
    await club.database.write(lambda c: c.execute(sa.delete(schema.outbox)))  # the lobby itself
    async with rival(url, sent) as (_, first), rival(url, sent) as (_, second):
        for out in (first, second):
            await until(says(out, "ready"), 120)
        await club.database.write(lambda c: many_notices(c, match, 20, 10))
        await until(lambda: emptied(club.database), 120)
        await until(lambda: emptied(club.database, schema.leases), 30)
    nonces = [line[1] for line in lines(sent)]
    assert Counter(nonces) == Counter(f"n{n}" for n in range(200))
    of_channel: dict[str, list[int]] = defaultdict(list)
    for channel, nonce, *_ in lines(sent):
        of_channel[channel].append(int(nonce[1:]))
    assert all(numbers == sorted(numbers) for numbers in of_channel.values())


async def test_posts_of_a_killed_process_go_on_within_the_lease(
    clubs: tuple[Club, Club], url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in QUICK_LEASES.items():
        monkeypatch.setattr(leases, name, seconds)
    club, sent = clubs[0], tmp_path / "sent"
    sent.touch()
    match = await club.lobby(1)
    await club.database.write(lambda c: c.execute(sa.delete(schema.outbox)))  # the lobby itself
    await club.database.write(lambda c: many_notices(c, match, 1, 2))
    async with rival(url, sent, hang=True) as (dying, _):
        await until(says(sent, "\n"), 120)
        dying.kill()
        await dying.wait()
    begun, left = time.monotonic(), await left_of_lease(club.database)
    outbox = OutboxWorker(club.database, GAMES, SharedNotebook(sent, hangs=False))
    async with at_work(outbox):
        await until(lambda: emptied(club.database), PATIENCE)
        assert time.monotonic() - begun > left > 0
    assert [line[1] for line in lines(sent)] == ["n0", "n1"]


async def left_of_lease(database: Database) -> float:
    """The seconds until the only lease ends."""
    now = sa.func.date_part("epoch", sa.func.clock_timestamp())
    return await database.read(
        lambda c: c.execute(sa.select(schema.leases.c.until - now)).scalar_one()
    )


async def test_a_channel_is_served_by_one_process_at_a_time(clubs: tuple[Club, Club]) -> None:
    mine, others = (club.database.cluster.leases for club in clubs)
    async with mine.held("posts:1") as first, others.held("posts:1") as second:
        assert (first, second) == (True, False)
        assert await others.others("posts:") == {"posts:1"}
        assert await mine.others("posts:") == frozenset()
        async with others.held("posts:2") as another:
            assert another
    async with others.held("posts:1") as again:
        assert again


async def test_a_lease_is_kept_up_while_its_holder_is_at_work(
    clubs: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SECONDS", 6.0)
    monkeypatch.setattr(leases, "MARGIN", 0.5)
    monkeypatch.setattr(leases, "RENEWED_EVERY", 0.5)
    mine, others = (club.database.cluster.leases for club in clubs)
    async with mine.held("turn:1"):
        await asyncio.sleep(7)
        async with others.held("turn:1") as taken:
            assert not taken


async def test_whoever_is_cut_off_from_the_database_lets_go_first(
    clubs: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SECONDS", 8.0)
    monkeypatch.setattr(leases, "MARGIN", 6.0)
    monkeypatch.setattr(leases, "RENEWED_EVERY", 0.5)
    mine, others = clubs[0].database, clubs[1].database.cluster.leases
    cut_off = False

    async def write(work: Callable[[sa.Connection], Any]) -> Any:
        if cut_off:
            raise DatabaseAway("cut off")
        return await mine.write(work)

    holder = SharedLeases("cut-off", mine.read, write, FAILURES)
    begun = time.monotonic()

    async def working() -> None:
        nonlocal cut_off
        async with holder.held("posts:1"):
            cut_off = True
            await asyncio.Event().wait()

    with pytest.raises(LeaseLost):
        await working()
    assert 1.5 < time.monotonic() - begun < 7.5
    assert await others.others("posts:") == {"posts:1"}  # not free yet

    async def free() -> bool:
        async with others.held("posts:1") as taken:
            return taken

    await until(free, 30)


async def test_a_lease_that_is_given_back_late_is_not_the_one_taken_anew(
    clubs: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "_GIVING_BACK", 0.1)
    mine, others = clubs[0].database, clubs[1].database.cluster.leases
    held_up, answers, begun = False, asyncio.Event(), list[asyncio.Task[Any]]()

    async def late(work: Callable[[sa.Connection], Any]) -> Any:
        await answers.wait()
        return await mine.write(work)

    async def write(work: Callable[[sa.Connection], Any]) -> Any:
        if not held_up:
            return await mine.write(work)
        begun.append(asyncio.create_task(late(work)))
        return await asyncio.shield(begun[-1])  # as a database does

    holder = SharedLeases("held-up", mine.read, write, FAILURES)
    async with holder.held("posts:1"):
        held_up = True
    held_up = False
    async with holder.held("posts:1") as again:
        answers.set()
        await begun[0]
        async with others.held("posts:1") as taken:
            assert (again, taken) == (True, False)


# --- hearing of each other --------------------------------------------------------------------


async def test_a_change_wakes_the_other_process_and_not_the_one_that_made_it(
    clubs: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    club, other = clubs
    heard: list[str] = []
    other.matches.listen(heard.append)
    own: list[tuple[str, str]] = []
    hearing = Notifications(other.database.url, other.database.process, other.matches.heard)
    hearing_own = Notifications(
        club.database.url, club.database.process, lambda topic, name: own.append((topic, name))
    )
    tasks = [asyncio.create_task(one.run()) for one in (hearing, hearing_own)]
    try:
        async with asyncio.timeout(30):
            await asyncio.gather(hearing.listening.wait(), hearing_own.listening.wait())
        await asyncio.sleep(0.1)
        heard.clear()
        match = await club.lobby(2)
        await soon(lambda: match in heard)  # changes that follow each other are told once
        assert set(heard) == {match}
        assert own == [("anything", "")]
        assert await other.matches.people.locale(ANNA.id) is None
        await club.matches.people.choose_locale(ANNA.id, "de")
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            while await other.matches.people.locale(ANNA.id) != "de":
                await asyncio.sleep(0.05)
        await club.matches.reviews.give_up(match, ANNA.id)
        await soon(lambda: (match, ANNA.id) in other.matches.reviews.failed)
        wanted = f"{match}:{ANNA.id}"
        await club.database.write(lambda c: club.database.cluster.tell(c, "review", wanted))
        await soon(lambda: not other.matches.reviews.failed)
        heard.clear()
        other.matches.people.listen(lambda: heard.append("people"))
        other.matches.reviews.listen(lambda: heard.append("reviews"))
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        await execute(club.database.url.render_as_string(hide_password=False), end)
        await soon(lambda: {"", "people", "reviews"} <= {*heard})  # again: all is looked at
        people = club.matches.people
        for change in (people.take_holiday(ANNA.id, "3"), people.end_holiday(ANNA.id)):
            heard.clear()
            await change
            await soon(lambda: "people" in heard)
        heard.clear()
        await club.ask(ANNA, match, Start())
        await soon(lambda: match in heard)
        listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        pids = await club.database.read(lambda c: list(c.scalars(sa.text(listening))))
        assert pids
        with frozen(pids):  # nobody waits for its goodbye
            for task in tasks:
                task.cancel()
            _, left = await asyncio.wait(tasks, timeout=PATIENCE)
            assert not left
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# --- a database that restarts -------------------------------------------------------------------


async def test_a_restart_of_the_database_loses_nothing_and_everything_goes_on(
    clubs: tuple[Club, Club], server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", PATIENCE)  # a server may start slowly
    club, sent = clubs[0], tmp_path / "sent"
    sent.touch()
    match = await club.running(2)
    outbox = OutboxWorker(club.database, GAMES, SharedNotebook(sent, hangs=False))
    club.matches.listen(outbox.wake)
    heard: list[str] = []
    club.matches.listen(heard.append)
    tasks = [
        asyncio.create_task(outbox.run()),
        asyncio.create_task(club.database.cluster.hear(club.matches.heard)),
    ]
    try:
        await until(lambda: emptied(club.database), 30)
        await asyncio.to_thread(server.stop)
        asking = [asyncio.create_task(club.bid(match, person)) for person in (ANNA, BERT)]
        await asyncio.sleep(1.5)
        assert not any(one.done() for one in asking)
        await asyncio.to_thread(server.start)
        answers = await asyncio.gather(*asking)
        assert all(isinstance(answer, Answer) for answer in answers)
        await until(lambda: emptied(club.database), 30)
        await soon(lambda: "" in heard)
        assert not any(task.done() for task in tasks)
    finally:
        await outbox.stop()
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    told = [int(word) for line in lines(sent) for word in line[2].split(",")]
    assert told == sorted(set(told))
    assert told[-1] == (await club.table(match)).revision


async def test_connections_that_died_while_nobody_used_them_cost_no_wait(
    clubs: tuple[Club, Club], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = clubs[0]
    match = await club.running(2)
    monkeypatch.setattr(postgres, "_AWAY_PAUSE", 300.0)
    end = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> "
    end += "pg_backend_pid() AND backend_type LIKE 'client%'"
    async with asyncio.timeout(60):
        await asyncio.gather(*[club.table(match) for _ in range(4)])
        await execute(f"{server.url}/postgres", end)
        assert (await club.table(match)).status == "running"
        await execute(f"{server.url}/postgres", end)
        assert isinstance(await club.bid(match, ANNA), Answer)
        await execute(f"{server.url}/postgres", end)
        async with club.database.transaction() as run:
            assert await run(lambda c: c.execute(sa.select(schema.matches.c.id)).scalar()) == match


async def test_transactions_in_flight_when_the_connection_breaks_count_once(
    clubs: tuple[Club, Club], server: Server
) -> None:
    club = clubs[0]
    match = await club.running(2)
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type LIKE 'client%'"
    end += " AND pid <> pg_backend_pid()"
    while (table := await club.table(match)).status == "running" and table.steps < 12:
        cutting = asyncio.create_task(execute(f"{server.url}/postgres", end))
        if table.state.phase == "bid":
            await asyncio.gather(club.bid(match, ANNA), club.bid(match, BERT))
        else:
            await club.turn(await club.winner(match), match, "paint red", "pass")
        await cutting
    logged = await club.database.read(lambda c: history.read(c, match))
    steps = [line.step for line in logged if line.kind in ("action", "auto")]
    assert steps == list(range(len(steps)))


async def test_a_connection_that_the_driver_gives_up_is_left_for_another(
    clubs: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As asyncpg does, now and then, with one that the server has just ended. Given up while it
    commits, nobody knows whether that was stored, and nothing is done twice."""
    club = clubs[0]
    await club.lobby(1)
    told = AsyncAdapt_asyncpg_dbapi.InternalClientError("cannot switch to state 12")
    errors = [InternalError("UPDATE", {}, told)]

    def work(connection: sa.Connection) -> int:
        if errors:
            raise errors.pop()
        return connection.execute(sa.text("SELECT 1")).scalar_one()

    assert await club.database.write(work) == 1
    assert not errors
    in_the_way = AsyncAdapt_asyncpg_dbapi.OperationalError("could not serialize access")
    in_the_way.sqlstate = "40001"
    failing = [InternalError("COMMIT", {}, told), OperationalError("COMMIT", {}, in_the_way)]
    done: list[Exception] = []

    async def commit(_connection: AsyncConnection) -> None:
        if done:
            raise done[-1]

    def doing(_connection: sa.Connection) -> None:
        done.append(failing.pop())

    monkeypatch.setattr(AsyncConnection, "commit", commit)
    with pytest.raises(CommitLost):
        await club.database.write(doing)
    assert (len(done), failing) == (2, []), "only what another was in the way of"


async def test_a_database_that_stays_away_is_told_in_one_way(
    clubs: tuple[Club, Club], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = clubs[0]
    match = await club.running(2)
    monkeypatch.setattr(postgres, "PATIENCE", 0.5)
    tries, start = list[AsyncConnection](), AsyncConnection.start

    def counted(self: AsyncConnection, is_ctxmanager: bool = False) -> Any:
        tries.append(self)
        return start(self, is_ctxmanager)

    monkeypatch.setattr(AsyncConnection, "start", counted)
    await asyncio.to_thread(server.stop)
    try:
        with pytest.raises(DatabaseAway):
            await club.table(match)
        assert 1 < len(tries) < 10, "not without a pause"
        with pytest.raises(DatabaseAway):
            await club.matches.submit("away", ANNA, match, Join())
        assert await club.database.failure()
    finally:
        await asyncio.to_thread(server.start)
    assert (await club.table(match)).status == "running"


async def test_a_read_sees_one_moment(clubs: tuple[Club, Club]) -> None:
    """A table's rows are read by two statements: what is stored between them is not seen."""
    club, other = clubs
    match = await club.lobby(1, HOME)
    loop = asyncio.get_running_loop()

    def look(connection: sa.Connection) -> tuple[int, int]:
        count = sa.select(sa.func.count()).select_from(schema.seats)
        before = connection.execute(count).scalar_one()
        joining = asyncio.run_coroutine_threadsafe(_joined(other, match), loop)
        for _ in range(600):
            connection.execute(sa.text("SELECT pg_sleep(0.05)"))
            if joining.done():
                break
        joining.result(0)
        return before, connection.execute(count).scalar_one()

    before, after = await club.database.read(look)
    assert before == after
    assert (await club.table(match)).names == ("Anna", "Bert")


async def _joined(club: Club, match: str) -> None:
    await club.matches.submit("while-reading", BERT, match, Join())


def test_matches_of_sqlite_have_no_leases_to_wait_for(tmp_path: Path) -> None:
    database = Database.as_it_is(f"sqlite:///{tmp_path}/x.db")
    assert not Matches(database, GAMES).due.leases.shared
