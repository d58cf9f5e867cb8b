"""Counts the requests to Discord and times them, by route. discord.py makes them all through one
session of aiohttp, those that answer interactions, too, and hands it this trace (`http_trace`)."""

from __future__ import annotations

import time
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot import metrics

WORDS = frozenset((
    "@me", "@original", "applications", "attachments", "bot", "callback", "channels", "commands",
    "emojis", "gateway", "guilds", "interactions", "members", "messages", "oauth2", "permissions",
    "pins", "roles", "thread-members", "threads", "typing", "users", "webhooks",
))  # fmt: skip
"""Words of routes. Whatever else a path holds is an id or a secret, which no metric may name."""


def route_of(method: str, url: URL) -> str:
    """A route as Discord documents it, e.g. `PATCH /channels/{}/messages/{}`; `other` for what is
    not its API (files, the gateway)."""
    root, api, *path = (*url.path.split("/"), "", "")[:12]
    if root or api != "api":
        return "other"
    parts = [part for part in path[1:] if part]
    return f"{method} /" + "/".join(part if part in WORDS else "{}" for part in parts)


def request_trace(trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """A trace for the session of one client; one that does something else already does both."""
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


async def _failed(
    _: aiohttp.ClientSession, request: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
) -> None:
    _count(route_of(failed.method, failed.url), request.begun, 0)


def _count(route: str, begun: float, status: int) -> None:
    metrics.REQUESTS.labels(route).observe(time.perf_counter() - begun)
    metrics.RESPONSES.labels(route, str(status)).inc()
