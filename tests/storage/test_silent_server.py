"""A PostgreSQL server of which nothing is heard: a firewall drops what is sent, or its machine is
gone."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cli.databases import plainly
from bot.cli.errors import CommandError
from bot.cluster import connections
from bot.storage.database import Database, StorageError
from bot.storage.lock import lock
from tests.databases import empty_postgres

TOLD = "it does not answer. See that the server runs and that DATABASE_URL names it."


@pytest.fixture
async def silent(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[str]:
    """The URL of a server that takes connections and says nothing."""
    monkeypatch.setattr(connections, "CONNECT_SECONDS", 0.2)
    over = asyncio.Event()

    async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await over.wait()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"postgresql://anna:secret@127.0.0.1:{port}/meeplepost"
        over.set()


async def test_a_start_is_refused_in_a_sentence(silent: str) -> None:
    for opening in (lock(silent), Database.open(silent)):
        with pytest.raises(StorageError) as refused:
            await opening
        assert str(refused.value).endswith(TOLD)
        assert "secret" not in str(refused.value)


async def test_a_command_fails_in_a_sentence(silent: str) -> None:
    told = "nothing was copied: it does not answer"
    with pytest.raises(CommandError, match=told), plainly("nothing was copied"):
        await Database.as_it_is(silent).read(lambda c: c.execute(sa.text("SELECT 1")))


@pytest.mark.postgres
async def test_connections_end_soon_after_the_machine_of_the_server(server_url: str) -> None:
    database = await Database.open(await empty_postgres(server_url))

    def patience(connection: sa.Connection) -> list[int]:
        driver: Any = connection.connection.driver_connection
        used: socket.socket = driver._transport.get_extra_info("socket")
        alive = used.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        return [alive, used.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)]

    for access in (database.read, database.write):
        assert await access(patience) == [1, 10_000]
    await database.close()
