"""Every metric of the bot, for Prometheus: what is counted as it happens, and what is looked up
when somebody asks (`bot/health/metrics_server.py`).

Whether they are served or not, they are counted: that costs microseconds. The registry is our own,
one for the process. `docs/operating.md` tells hosts how to read them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

disable_created_metrics()  # no `_created` series: they double the output and nobody needs them

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor time and open files of this process

ANSWER_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0)
"""Histogram bounds in seconds for answers to people and Discord, which allows three seconds."""
WORK_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Histogram bounds in seconds for background work."""
STORAGE_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


def _histogram(
    name: str, text: str, labels: tuple[str, ...], bounds: tuple[float, ...]
) -> Histogram:
    return Histogram(f"meeplepost_{name}", text, labels, registry=REGISTRY, buckets=bounds)


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"meeplepost_{name}", text, labels, registry=REGISTRY)


def _gauge(name: str, text: str, *labels: str) -> Gauge:
    return Gauge(f"meeplepost_{name}", text, labels, registry=REGISTRY)


# --- counted as it happens --------------------------------------------------------------------

ACKNOWLEDGED = _histogram(
    "interaction_acknowledged_seconds",
    "From the beginning of an interaction to its first acknowledgement.",
    ("kind",),
    ANSWER_SECONDS,
)
ANSWERED = _histogram(
    "interaction_answered_seconds",
    "From the beginning of an interaction to the end of its answer, by what came of it.",
    ("kind", "outcome"),
    ANSWER_SECONDS,
)
TURNS = _counter("turns_confirmed", "Turns confirmed, by game and who plays.", "game", "by")
POSTS = _histogram(
    "post_sending_seconds",
    "Tries to bring a post to its channel, by what came of them.",
    ("outcome",),
    WORK_SECONDS,
)
REQUESTS = _histogram(
    "discord_request_seconds",
    "Requests to Discord until the answer began, by route.",
    ("route",),
    ANSWER_SECONDS,
)
RESPONSES = _counter(
    "discord_responses", "Answers of Discord; status 0: there was none.", "route", "status"
)
DRAWING = _histogram("drawing_seconds", "Pictures drawn.", ("outcome",), WORK_SECONDS)
THINKING = _histogram(
    "thinking_seconds", "Computations, by what they are for.", ("kind", "outcome"), WORK_SECONDS
)
PROCESSES_LOST = _counter(
    "processes_lost", "Drawing and thinking processes that died or hung at work.", "kind"
)
STORAGE = _histogram(
    "database_seconds",
    "Transactions, waiting included; refused: nothing was to be stored.",
    ("access", "outcome"),
    STORAGE_SECONDS,
)
ERRORS = _counter("errors_logged", "Lines of the log that tell of an error.", "logger")

# Series for alerts exist from the start: Prometheus sees no increase in a new series.
STORAGE.labels("write", "failed")
for _kind in ("application_command", "component"):
    for _outcome in ("answered", "failed", "undelivered"):
        ANSWERED.labels(_kind, _outcome)

# --- looked up when somebody asks ---------------------------------------------------------------

BUILD = _gauge("build_info", "Always 1; the labels tell what runs.", "version", "database")
SERVERS = _gauge("servers", "Servers that the bot is in.")
CONNECTED = _gauge("gateway_connected", "1 while the shard is connected.", "shard")
LATENCY = _gauge(
    "gateway_latency_seconds", "From the gateway's last heartbeat to its answer.", "shard"
)
TABLES = _gauge("tables", "Tables by status.", "status")
COMPUTER_TURNS = _gauge("computer_turns_waiting", "Tables that wait for a computer player.")
POSTS_WAITING = _gauge(
    "posts_waiting",
    "Posts by state; held: Discord forbids posting there; planned: not to be sent yet.",
    "state",
)
OLDEST_POST = _gauge(
    "oldest_post_seconds", "How late the oldest post is that is neither held nor planned."
)
QUEUE = _gauge("queue_waiting", "Pictures and computations that wait for a process.", "kind")
DATABASE_ANSWERS = _gauge("database_answers", "1 when the database could be read for this page.")
DATABASE_BYTES = _gauge("database_bytes", "Size of the database.")
DISK_FREE = _gauge("disk_free_bytes", "Free on the disk of DATA_DIR.")
LAST_BACKUP = _gauge("last_backup_timestamp_seconds", "When a copy was last made; 0: never.")


def _failed(_: Exception) -> str:
    return "failed"


@contextmanager
def timed(
    histogram: Histogram,
    *labels: str,
    done: str = "done",
    classify: Callable[[Exception], str] = _failed,
) -> Generator[None]:
    """Observes the duration of the block with these labels and an outcome. The outcome is `done`,
    or `classify` of the exception. A cancelled block is not observed."""
    begun, outcome = time.perf_counter(), ""
    try:
        yield
        outcome = done
    except Exception as error:
        outcome = classify(error)
        raise
    finally:
        if outcome:
            histogram.labels(*labels, outcome).observe(time.perf_counter() - begun)


class AnswerTimer:
    """Measures one interaction from its creation."""

    def __init__(self, kind: str) -> None:
        self._kind, self._begun = kind, time.perf_counter()

    def acknowledged(self) -> None:
        """Records that Discord has acknowledged the interaction."""
        ACKNOWLEDGED.labels(self._kind).observe(time.perf_counter() - self._begun)

    def ended(self, outcome: str) -> None:
        """Records that the answer is complete, or that there will be none."""
        ANSWERED.labels(self._kind, outcome).observe(time.perf_counter() - self._begun)
