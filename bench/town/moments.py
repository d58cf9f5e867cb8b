"""The moments in which it is hardest to tell what is stored: a process stands still inside its
transaction, or something breaks while it commits."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Literal

import sqlalchemy as sa

from bench.town.interruptions import Proxy
from bot.storage.database import Database

Moment = Literal["before", "during", "after"]
"""What breaks at a commit breaks before it reaches the server, at the same time, or when it is
stored and its answer is still on the way."""
MOMENTS: tuple[Moment, ...] = ("before", "during", "after")

_COMMIT = b"COMMIT"
_SETTLING = 0.05
"""Seconds in which the server ends what it was at when a process stopped."""
_STORING = 0.2
"""Seconds in which the server has stored a commit."""
_TRIES = 400
_IN_TRANSACTION = sa.text(
    "SELECT client_port FROM pg_stat_activity"
    " WHERE state = 'idle in transaction' AND backend_xid IS NOT NULL AND client_port = ANY(:ports)"
)
_END_SESSIONS = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE client_port = ANY(:ports)"
)


async def freeze_in_transaction(process: int, wire: Proxy, server: Database) -> set[int]:
    """Stops a process (SIGSTOP) inside a transaction that has written something; the ports of the
    sessions that are. Whoever calls lets it go on."""
    for _ in range(_TRIES):
        os.kill(process, signal.SIGSTOP)
        await asyncio.sleep(_SETTLING)
        if held := await _in_transaction(wire, server):
            return held
        os.kill(process, signal.SIGCONT)
        await asyncio.sleep(random.uniform(0, _SETTLING))
    raise RuntimeError("the process was never met inside a transaction")


async def _in_transaction(wire: Proxy, server: Database) -> set[int]:
    ports = {"ports": list(wire.ports)}
    return await server.read(lambda c: set(c.execute(_IN_TRANSACTION, ports).scalars()))


async def freed(held: set[int], wire: Proxy, server: Database) -> bool:
    """Whether the server has given up all of these transactions."""
    return not held & await _in_transaction(wire, server)


async def end_sessions(wire: Proxy, server: Database) -> None:
    """The server ends every session that comes over the wire."""
    ports = {"ports": list(wire.ports)}
    await server.read(lambda c: c.execute(_END_SESSIONS, ports).all())


async def at_commit(wire: Proxy, moment: Moment, strike: Callable[[], Awaitable[None]]) -> None:
    """Strikes at the next commit that comes over the wire, and returns when that is over. The
    connections end with it when the answer was still on the way."""
    over = asyncio.get_running_loop().create_future()

    async def struck() -> None:
        if moment == "after":
            await asyncio.sleep(_STORING)
        await strike()
        if moment == "after":
            wire.go_on(broken=True)
        over.set_result(None)

    async def before_question(data: bytes) -> None:
        if _COMMIT not in data:
            return
        wire.before_question = None
        if moment == "after":
            wire.keep_answers()
        striking = asyncio.create_task(struck())
        if moment == "before":
            await asyncio.shield(striking)  # the wire may end with what is struck

    wire.before_question = before_question
    await over
