"""What a bot's own metrics, its sandbox and the system have counted, from one moment to another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeVar

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bench.process import Running, family, seconds_spent
from sandbox.web.driver import Remote

NAMESPACE = "meeplepost_"


@dataclass(frozen=True, slots=True)
class Watched:
    """Processes of one measurement."""

    bots: tuple[Running, ...]
    metrics_ports: tuple[int, ...]
    box: Remote
    beside: dict[str, int]
    """Others by name: the first process of each."""


_Key = TypeVar("_Key")
Numbers: TypeAlias = defaultdict[_Key, float]


@dataclass(frozen=True, slots=True)
class Counted:
    """Everything that only grows; `-` is what came meanwhile."""

    metrics: Numbers[tuple[str, str]]
    """By name and the last word of its labels, of all bots together."""
    requests: Numbers[str]
    """By route."""
    received: Numbers[str]
    """Bytes of their bodies."""
    processor: Numbers[str]
    """Seconds by part."""

    def __sub__(self, earlier: Counted) -> Counted:
        return Counted(
            _less(self.metrics, earlier.metrics),
            _less(self.requests, earlier.requests),
            _less(self.received, earlier.received),
            _less(self.processor, earlier.processor),
        )

    def total(self, name: str, *labels: str) -> float:
        """A metric, of some of its labels' last words, or of all."""
        matching = {key: n for key, n in self.metrics.items() if key[0] == name}
        return sum(n for (_, label), n in matching.items() if not labels or label in labels)

    @property
    def limited(self) -> dict[str, float]:
        """Requests by route that Discord counts towards 50 a second."""
        return {route: n for route, n in self.requests.items() if "{token}" not in route and n}


def _less(now: Numbers[_Key], earlier: Numbers[_Key]) -> Numbers[_Key]:
    return defaultdict(float, {key: n - earlier[key] for key, n in now.items()})


async def count(watched: Watched) -> Counted:
    """What was counted so far."""
    metrics, processor = defaultdict[tuple[str, str], float](float), defaultdict[str, float](float)
    for port in watched.metrics_ports:
        await _scrape(port, metrics)
    for bot in watched.bots:
        for part, seconds in bot.processor_seconds().items():
            processor[part] += seconds
    for name, pid in watched.beside.items():
        processor[name] = sum(seconds_spent(Path(f"/proc/{one}")) for one in family(pid))
    status = await watched.box.ask("status")
    routes, received = status["requests"], status["received"]
    return Counted(metrics, defaultdict(float, routes), defaultdict(float, received), processor)


async def _scrape(port: int, numbers: Numbers[tuple[str, str]]) -> None:
    """Adds a bot's metrics."""
    address = f"http://127.0.0.1:{port}/metrics"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        text = await answer.text()
    for metric_family in text_string_to_metric_families(text):
        for sample in metric_family.samples:
            if sample.name.startswith(NAMESPACE) and not sample.name.endswith("_bucket"):
                words = list(sample.labels.values())
                key = sample.name.removeprefix(NAMESPACE), words[-1] if words else ""
                numbers[key] += sample.value


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so many of them do not exceed."""
    return sorted(values)[int(share * (len(values) - 1))] if values else 0.0
