"""The one place that points discord.py at the sandbox instead of at Discord."""

from __future__ import annotations

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def redirect(address: str) -> None:
    """Send everything this process asks of Discord to the sandbox at `address`
    (`http://127.0.0.1:PORT`). Call it before the client is made; it holds for the whole process."""
    base = yarl.URL(address)
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    # The library declares this one final; there is no other way to move it.
    setattr(discord.Asset, "BASE", f"{address}/cdn")  # noqa: B010
