"""The log as JSON and as text: every line of an interaction bears its id, and no secret is told."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import re
import signal
import socket
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ServerDisconnectedError
from pydantic import SecretStr

from bot import metrics
from bot.health.logs import (
    JsonFormatter,
    Secrets,
    TextFormatter,
    log_about,
    logged_about,
    set_up_logging,
)
from bot.processes.pool import ProcessLost
from bot.processes.thinkers import ThinkingFailed
from bot.settings import Settings
from bot.storage.errors import DatabaseAway
from sandbox import TOKEN, Fault
from sandbox.web.driver import SimulatedUser
from tests.bot.test_app import forked_bot, killed, online, started
from tests.front.conftest import GAME, House, whole_turn
from tests.front.gate.test_metrics import scraped, total
from tests.front.interaction.test_answers import broken
from tests.ports import free_port
from tests.sandbox.proof import PATIENCE, soon

ANSWERED = "meeplepost_interaction_answered_seconds_count"

LOUD = ("discord", "discord.client", "aiosqlite", "alembic", "asyncio")


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    """Logging belongs to the whole process."""
    loggers = [logging.root, *map(logging.getLogger, LOUD)]
    kept = [(log, log.level, log.handlers[:], log.filters[:]) for log in loggers]
    yield
    for log, level, handlers, filters in kept:
        log.setLevel(level)
        log.handlers[:], log.filters[:] = handlers, filters


def logged_to(folder: Path, monkeypatch: pytest.MonkeyPatch, log_format: str, **more: Any) -> Path:
    """A file that takes the log from now on."""
    file = folder / "log"
    monkeypatch.setattr(sys, "stderr", file.open("w", encoding="utf-8", buffering=1))
    set_up_logging(settings_of(log_format=log_format, **more))
    return file


def settings_of(**more: Any) -> Settings:
    return Settings(_env_file=None, **more)  # pyright: ignore[reportCallIssue]


def objects(text: str) -> list[dict[str, str]]:
    """Every line as what it must be."""
    return [json.loads(line) for line in text.splitlines()]


async def stumble(house: House) -> None:
    """An interaction whose picture takes too long, one that fails, and a post that goes without its
    picture."""
    await house.begun("Anna", "Ben")
    (drawing,) = house.bot.renderer.processes
    drawing.longest = 0.0001
    await house.person("Anna").slash("table board")
    drawing.longest = 30.0
    with broken(house):
        await house.person("Anna").slash("table board")
    house.box.faults.add(Fault("403", r"POST /channels/\d+/messages", code=40005))
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    await house.posts()


def errors_counted(logger: str) -> float:
    """Lines of that logger that the metrics know of."""
    wanted = {"logger": logger}
    return metrics.REGISTRY.get_sample_value("meeplepost_errors_logged_total", wanted) or 0.0


@pytest.mark.pictures
async def test_json_lines_bear_the_interaction_or_the_table(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, counted = (
        logged_to(tmp_path, monkeypatch, "json"),
        errors_counted("bot.front.interaction.answering"),
    )
    await stumble(house)
    lines = objects(file.read_text(encoding="utf-8"))
    for line in lines:
        assert {"time", "level", "logger", "message"} <= set(line)
        at = datetime.fromisoformat(line["time"])
        assert at.utcoffset() == timedelta(0)
        assert abs(datetime.now(UTC) - at) < timedelta(minutes=5)
    (lost,) = [line for line in lines if line["logger"] == "bot.processes.pool"]
    assert lost["interaction"].isdecimal()
    assert lost["interaction"] not in lost["message"]
    (failed,) = [line for line in lines if line["logger"] == "bot.front.interaction.answering"]
    assert failed["level"] == "ERROR"
    assert failed["interaction"] in failed["message"]
    assert failed["interaction"] != lost["interaction"]
    assert failed["exception"].startswith("Traceback")
    assert "\n" in failed["exception"]
    assert errors_counted("bot.front.interaction.answering") == counted + 1
    (post,) = [line for line in lines if line["logger"] == "bot.delivery.sending"]
    table = await house.table_in()
    assert post["table"] == table.id
    assert "interaction" not in post


@pytest.mark.pictures
async def test_text_lines_bear_them_once(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = logged_to(tmp_path, monkeypatch, "text")
    await stumble(house)
    text = file.read_text(encoding="utf-8")
    assert re.search(
        r"WARNING bot\.processes\.pool: \[interaction \d+\] a drawing process was lost", text
    )
    assert re.search(
        r"ERROR   bot\.front\.interaction\.answering: interaction \d+ failed\nTraceback", text
    )
    assert re.search(
        r"ERROR +bot\.processes\.drawing: .* a picture could not be drawn: no answer within .*\n\d",
        text,
    )
    assert re.search(
        r"WARNING bot\.delivery\.sending: \[table \w+\] channel \d+: a message goes", text
    )


# --- losses ---------------------------------------------------------------------------


def too_many() -> OSError:
    """No more files can be opened."""
    return OSError(errno.EMFILE, "Too many open files")


@pytest.mark.parametrize(
    ("loss", "told"),
    [
        (DatabaseAway("The database cannot be reached."), "The database cannot be reached."),
        (ProcessLost("it ended with -9"), "it ended with -9"),
        (ThinkingFailed("a computation was lost twice"), "a computation was lost twice"),
        (too_many(), "[Errno 24] Too many open files"),
        (TimeoutError(), "TimeoutError"),
        (ServerDisconnectedError("gone\naway"), "gone away"),
    ],
)
def test_a_loss_is_one_plain_line_and_a_fault_of_the_program_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loss: Exception, told: str
) -> None:
    file, counted = logged_to(tmp_path, monkeypatch, "text"), errors_counted("bot.x")
    _raised(loss, "table abc: it failed")
    assert file.read_text().partition(" ERROR   ")[2] == f"bot.x: table abc: it failed: {told}\n"
    assert errors_counted("bot.x") == counted + 1
    _raised(KeyError("abc"), "it failed")
    assert file.read_text().endswith("KeyError: 'abc'\n")
    assert "Traceback" in file.read_text()


def _raised(error: Exception, words: str) -> None:
    try:
        raise error
    except Exception:
        logging.getLogger("bot.x").exception(words)


def test_who_looks_closely_sees_where_a_loss_came_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = logged_to(tmp_path, monkeypatch, "text", log_level="DEBUG")
    _raised(too_many(), "it failed")
    assert "Traceback" in file.read_text()


async def test_what_nobody_waits_for_any_more_is_one_line_when_it_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = logged_to(tmp_path, monkeypatch, "text")

    async def work(error: Exception) -> None:
        raise error

    for error in (DatabaseAway("The database cannot be reached."), KeyError("abc")):
        task = asyncio.create_task(work(error))
        await asyncio.wait({task})
        del task
        gc.collect()
    told = "something failed for which nobody waited any more: The database cannot be reached."
    line, *fault = file.read_text().splitlines()
    assert line.endswith(f"asyncio: {told}")
    assert fault[-1] == "KeyError: 'abc'"


async def test_when_no_more_files_can_be_opened_it_is_said_once_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncio says so at every try to accept a connection, again and again."""
    file, loop = logged_to(tmp_path, monkeypatch, "text"), asyncio.get_running_loop()
    seconds = count(time.monotonic())
    with monkeypatch.context() as clock:
        clock.setattr(time, "monotonic", lambda: next(seconds))
        for number in range(100):
            told = {"message": "socket.accept() out of system resource", "exception": too_many()}
            loop.call_exception_handler({**told, "socket": number})
    lines = file.read_text().splitlines()
    assert len(lines) == 2
    for line in lines:
        assert line.endswith("out of system resource: [Errno 24] Too many open files")


def test_a_gateway_that_is_away_is_told_ever_more_rarely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py says so every five seconds, as long as a shard has never connected."""
    file, now = logged_to(tmp_path, monkeypatch, "text"), [time.monotonic()]
    told = list[int]()

    def lose(seconds: int, shard: int = 0) -> None:
        before = len(file.read_text().splitlines())
        with monkeypatch.context() as clock:
            clock.setattr(time, "monotonic", lambda: now[0] + seconds)
            try:
                raise ConnectionRefusedError(errno.ECONNREFUSED, "Connect call failed")
            except OSError:
                library = logging.getLogger("discord.shard")
                library.exception("Failed to connect for shard_id: %s. Retrying...", shard)
        told.extend([seconds] * (len(file.read_text().splitlines()) - before))

    for seconds in range(0, 1200, 5):
        lose(seconds)
    assert told == [0, 60, 180, 420, 720, 1020]
    lose(1200, shard=1)
    for seconds in (7200, 7230, 7260):
        lose(seconds)
    assert told[6:] == [1200, 7200, 7260], "another shard, and another day"


async def test_suggestions_delivered_twice_are_one_line_and_one_answer_more(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await soon(house.bot.client.is_ready)  # that is a line, too
    await house.begun("Anna", "Ben")
    file, answers = logged_to(tmp_path, monkeypatch, "text"), callbacks(house)
    await house.person("Anna").autocomplete(f"{GAME} place", "cell")
    await house.box.ask("repeat")
    await soon(lambda: "40060" in file.read_text())
    await asyncio.sleep(0.1)
    [line] = file.read_text().splitlines()
    assert re.search(r"INFO    .*\[interaction \d+\] suggestions were not taken: 400 Bad", line)
    assert callbacks(house) == answers + 2


def callbacks(house: House) -> int:
    """How often the bot has answered an interaction first."""
    asked = house.box.requests
    return sum(number for route, number in asked.items() if "/callback" in route)


# --- whom a line is about -------------------------------------------------------------


async def test_a_task_keeps_what_it_is_about_to_itself() -> None:
    told = list[str]()

    async def work(number: int) -> None:
        log_about("interaction", number)
        await asyncio.sleep(0)
        with logged_about("table", "abc"):
            told.append(line(TextFormatter(Secrets(settings_of())), "here"))
        told.append(line(TextFormatter(Secrets(settings_of())), "there"))

    await asyncio.gather(work(12), work(34))
    assert sorted(told) == [
        "[interaction 12] there", "[interaction 34] there", "[table abc] here", "[table abc] here",
    ]  # fmt: skip
    assert line(TextFormatter(Secrets(settings_of())), "outside") == "outside"


def line(formatter: logging.Formatter, words: str, error: BaseException | None = None) -> str:
    """What the formatter makes of a message, without what stands before it."""
    info = None if error is None else (type(error), error, None)
    record = logging.LogRecord("bot.x", logging.ERROR, "x.py", 1, words, (), info)
    return formatter.format(record).partition("bot.x: ")[2] or formatter.format(record)


@pytest.mark.parametrize("formatter", [TextFormatter, JsonFormatter])
def test_no_line_tells_a_secret(formatter: type[TextFormatter | JsonFormatter]) -> None:
    token = "MTIz.secret.part"
    url = "postgresql+asyncpg://bot:geheim:wort@db/name"
    made = formatter(Secrets(settings_of(discord_token=SecretStr(token), database_url=url)))
    address = "https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb24/messages/@original"
    words = f"Bot {token} asked {url} and {address}, /interactions/34/bmV4dA==/callback"
    for told in (line(made, words), line(made, "failed", RuntimeError(words))):
        for secret in ("secret", "geheim", "wort", "aW50", "bmV4"):
            assert secret not in told
        for harmless in ("bot:***@db/name", "/webhooks/12/***/messages/@original", "/34/***/call"):
            assert harmless in told


async def test_a_running_bot_logs_nothing_but_json_and_serves_its_metrics(tmp_path: Path) -> None:
    port = free_port()
    more = {"LOG_FORMAT": "json", "LOG_LEVEL": "debug", "METRICS_PORT": str(port)}
    running = await started(tmp_path, **more)
    async with killed(running) as box:
        await online(box)
        await SimulatedUser(box, "Anna").slash("table open", game=GAME)
        figures = await scraped(f"http://127.0.0.1:{port}/metrics")
        while not total(figures, ANSWERED):  # it is counted after the answer has come
            await asyncio.sleep(0.05)
            figures = await scraped(f"http://127.0.0.1:{port}/metrics")
        running.send_signal(signal.SIGTERM)
        _, errors = await asyncio.wait_for(running.communicate(), PATIENCE)
    lines = objects(errors.decode())
    assert running.returncode == 0
    assert "stopping" in [line["message"] for line in lines]
    assert TOKEN not in errors.decode()
    assert total(figures, "meeplepost_tables", status="lobby") == 1


async def test_a_port_that_is_taken_for_metrics_keeps_the_bot_from_starting(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        running = await forked_bot(tmp_path, METRICS_PORT=str(port))
        _, errors = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert running.returncode == 1
    assert errors.count(b"\n") == 1, errors
    assert f"port {port}" in errors.decode()
