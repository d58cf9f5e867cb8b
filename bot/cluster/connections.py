"""The connections to Discord's gateway: one of a plain client, one a shard of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord


@dataclass(frozen=True, slots=True)
class Shard:
    """One connection."""

    number: int
    connected: bool
    latency: float
    """Seconds from the last heartbeat to its answer; not a number before there was one."""


def shards_of(client: discord.Client) -> tuple[Shard, ...]:
    """Every connection of a client as it is now."""
    library: Any = client
    sockets: dict[int, Any] = {0: None}  # it was never connected
    if not isinstance(client, discord.AutoShardedClient):
        sockets = {0: library.ws}
    elif library.shards:
        sockets = {shard: info._parent.ws for shard, info in library.shards.items()}  # noqa: SLF001
    return tuple(_shard(number, socket) for number, socket in sorted(sockets.items()))


def _shard(number: int, socket: Any) -> Shard:
    """A socket is closed when a heartbeat was not answered for a minute."""
    if socket is None:
        return Shard(number, connected=False, latency=float("nan"))
    return Shard(number, socket.open, socket.latency)
