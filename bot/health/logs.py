"""The format of the log: text for people, or JSON for machines (`LOG_FORMAT`)."""

from __future__ import annotations

import json
import logging
import math
import re
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, NamedTuple

import discord
from aiohttp import ClientError

from bot import metrics
from bot.processes.pool import ProcessLost
from bot.processes.thinkers import ThinkingFailed
from bot.settings import Settings
from bot.storage.errors import StorageError

LOSSES = (
    *(discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed, ClientError),
    *(OSError, EOFError, StorageError, ProcessLost, ThinkingFailed),
)
"""Errors to be expected at any time, which are no fault of the program. Discord or the database is
away or refuses something, a process was killed, or the system has no more files or memory."""
_NOBODYS = "something failed for which nobody waited any more"
_PLAINLY = {
    "Task exception was never retrieved": _NOBODYS,
    "Future exception was never retrieved": _NOBODYS,
}
"""Messages of asyncio, in words for the operator."""
_SAID_AGAIN, _SAID_AT_LEAST = 60.0, 300.0
"""Seconds until the same message of a library is logged again. They double from the first value up
to the second."""


class About(NamedTuple):
    """The interaction or table that a task's log lines are about."""

    kind: Literal["interaction", "table"]
    id: str


_about: ContextVar[About | None] = ContextVar("about", default=None)


def log_about(kind: Literal["interaction", "table"], number: int | str) -> None:
    """Marks all later log lines of this task, and of tasks it starts, with this id."""
    _about.set(About(kind, str(number)))


@contextmanager
def logged_about(kind: Literal["interaction", "table"], number: int | str) -> Generator[None]:
    """A context whose log lines are marked with this id, for a task with several subjects."""
    before = _about.set(About(kind, str(number)))
    try:
        yield
    finally:
        _about.reset(before)


def set_up_logging(settings: Settings) -> None:
    """Configures logging to stderr. Noisy messages of libraries are dropped or shortened to one
    line."""
    handler = logging.StreamHandler(sys.stderr)
    formatter = JsonFormatter if settings.log_format == "json" else TextFormatter
    handler.setFormatter(formatter(Secrets(settings)))
    if settings.log_level != "DEBUG":
        handler.addFilter(_on_one_line)
    logging.basicConfig(
        level=settings.log_level, handlers=[handler, ErrorCounter(logging.ERROR)], force=True
    )
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("aiosqlite").setLevel(max(logging.INFO, logging.root.level))
    logging.getLogger("alembic").setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # warns only about voice support
    for library in ("asyncio", "discord.shard"):
        logging.getLogger(library).addFilter(Repeats())


class Secrets:
    """Replaces secrets in log lines: the bot's token, passwords in URLs, and interaction tokens."""

    _IN_ADDRESSES = (
        (re.compile(r"(://[^\s:/@]*:)[^\s@]+@"), r"\1***@"),
        (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^\s/?'\"]+"), r"\1***"),
    )

    def __init__(self, settings: Settings) -> None:
        token = settings.discord_token
        self._token = token.get_secret_value() if token else ""

    def hidden(self, words: str) -> str:
        """The words with stars in place of every secret."""
        if self._token:
            words = words.replace(self._token, "***")
        for pattern, replacement in self._IN_ADDRESSES:
            words = pattern.sub(replacement, words)
        return words


class TextFormatter(logging.Formatter):
    """Formats a log line for people. The id it is about comes before the message, unless that
    contains it."""

    def __init__(self, secrets: Secrets) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._secrets = secrets

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        """The line without its traceback."""
        about = _about.get()
        if about is not None and about.id not in record.message:
            record.message = f"[{about.kind} {about.id}] {record.message}"
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        """The line with its traceback."""
        return self._secrets.hidden(super().format(record))


class JsonFormatter(logging.Formatter):
    """Formats a log line as one JSON object. It has time (ISO, UTC), level, logger and message. If
    they exist, it also has the id of the interaction or table, and the exception as text."""

    def __init__(self, secrets: Secrets) -> None:
        super().__init__()
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._secrets.hidden(record.getMessage()),
        }
        if (about := _about.get()) is not None:
            fields[about.kind] = about.id
        if record.exc_info:
            fields["exception"] = self._secrets.hidden(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


class ErrorCounter(logging.Handler):
    """Counts errors by logger, for the metrics."""

    def emit(self, record: logging.LogRecord) -> None:
        """Counts one error."""
        metrics.ERRORS.labels(record.name).inc()


def _on_one_line(record: logging.LogRecord) -> bool:
    """Shortens an expected error to one line without traceback."""
    if (loss := _loss(record)) is not None:
        first = record.getMessage().partition("\n")[0]
        words = f"{_PLAINLY.get(first, first)}: {str(loss) or type(loss).__name__}"
        record.msg, record.args = " ".join(words.split()), ()
        record.exc_info = None
    return True


def _loss(record: logging.LogRecord) -> BaseException | None:
    """The expected error (one of `LOSSES`) of a log record; None if there is none."""
    error = record.exc_info[1] if record.exc_info else None
    return error if isinstance(error, LOSSES) else None


class Repeats(logging.Filter):
    """A filter for repeated messages of libraries about expected errors: ever more rarely. While no
    file can be opened, asyncio logs a thousand of them per second. A shard that cannot connect logs
    one every five seconds."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, ...], tuple[float, float]] = {}
        """When each message was logged last, and for how long it is not logged again."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be logged."""
        if _loss(record) is None:
            return True
        about = map(str, record.args[:1] if isinstance(record.args, tuple) else ())
        key, now = (record.msg.partition("\n")[0], *about), time.monotonic()
        said, pause = self._said.get(key, (-math.inf, 0.0))
        if now - said < pause:
            return False
        over = now - said > 2 * _SAID_AT_LEAST
        self._said[key] = now, _SAID_AGAIN if over else min(2 * pause, _SAID_AT_LEAST)
        return True
