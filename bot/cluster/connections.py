"""Connections to a PostgreSQL server, which end soon after its machine is gone."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

CONNECT_SECONDS = 10.0
"""Seconds to wait for a new connection, of which a firewall or a dead machine says nothing."""
_LOST_AFTER = (
    (socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1),
    (socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, 5),
    (socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 2),
    (socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 10_000),
)
"""A connection ends 10 seconds after the server's machine was last heard of. By itself, Linux goes
on for a quarter of an hour, and whatever waits for an answer with it."""


def server_engine(url: URL, settings: Mapping[str, str], **options: Any) -> AsyncEngine:
    """An engine whose connections notice it when the server's machine is gone. `settings` are the
    server's for each of them."""
    arguments = {"timeout": CONNECT_SECONDS, "server_settings": settings}
    engine = create_async_engine(url, hide_parameters=True, connect_args=arguments, **options)
    event.listen(engine.sync_engine, "connect", _notice_loss)
    return engine


def _notice_loss(connection: Any, _record: object) -> None:
    """Sets the options of a new connection's socket, which the driver does not name."""
    used: socket.socket = connection.driver_connection._transport.get_extra_info("socket")  # noqa: SLF001
    if used.family != socket.AF_UNIX:
        for option in _LOST_AFTER:
            used.setsockopt(*option)
