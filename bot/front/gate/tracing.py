"""Counts the requests to Discord and times them, by route. discord.py makes them all through one
session of aiohttp, those that answer interactions, too, and hands it this trace (`http_trace`)."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot import metrics

WORDS = frozenset((
    "@me", "@original", "applications", "attachments", "bot", "callback", "channels", "commands",
    "emojis", "gateway", "guilds", "interactions", "members", "messages", "oauth2", "permissions",
    "pins", "roles", "thread-members", "threads", "typing", "users", "webhooks",
))  # fmt: skip
"""The fixed words of routes. Other parts of a path are ids or secrets, which must not appear in
metrics."""


@dataclass(slots=True)
class LostAnswers:
    """How many POST requests Discord may have carried out without telling: the library tries them
    again, and tells of the last try only."""

    count: int = 0


_LOST: ContextVar[LostAnswers | None] = ContextVar("lost", default=None)


@contextmanager
def counting_lost_answers() -> Generator[LostAnswers]:
    """Counts those of the requests that are made within."""
    lost = LostAnswers()
    token = _LOST.set(lost)
    try:
        yield lost
    finally:
        _LOST.reset(token)


def route_of(method: str, url: URL) -> str:
    """A route as Discord documents it, such as `PATCH /channels/{}/messages/{}`. It is `other` for
    files, the gateway and everything else outside of the API."""
    root, api, *path = (*url.path.split("/"), "", "")[:12]
    if root or api != "api":
        return "other"
    parts = [part for part in path[1:] if part]
    return f"{method} /" + "/".join(part if part in WORDS else "{}" for part in parts)


def request_trace(trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """The trace for one client's session. A given trace is extended."""
    trace = trace or aiohttp.TraceConfig()
    trace.on_request_start.append(_started)
    trace.on_request_end.append(_ended)
    trace.on_request_exception.append(_failed)
    return trace


async def _started(
    _: aiohttp.ClientSession, request: SimpleNamespace, __: aiohttp.TraceRequestStartParams
) -> None:
    request.begun = time.perf_counter()


async def _ended(
    _: aiohttp.ClientSession, request: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    _count(route_of(ended.method, ended.url), request.begun, ended.response.status)
    _note_lost(ended.method, ended.response.status)


async def _failed(
    _: aiohttp.ClientSession, request: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
) -> None:
    _count(route_of(failed.method, failed.url), request.begun, 0)
    _note_lost(failed.method, 0)


def _note_lost(method: str, status: int) -> None:
    lost = _LOST.get()
    if lost is not None and method == "POST" and not 100 <= status < 500:
        lost.count += 1


def _count(route: str, begun: float, status: int) -> None:
    metrics.REQUESTS.labels(route).observe(time.perf_counter() - begun)
    metrics.RESPONSES.labels(route, str(status)).inc()
