"""A stand-in for Discord on loopback: try, develop and test the bot without a token.

`Sandbox` serves what the bot uses of Discord's REST API and gateway, and a page on which a few
local people play. `redirect` points discord.py at it. It knows nothing of any game.
"""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.protocol.answers import Clocks
from sandbox.protocol.faults import Fault
from sandbox.server import Sandbox
from sandbox.world.people import TOKEN

__all__ = ["TOKEN", "Clocks", "Fault", "Sandbox", "redirect"]


def redirect(address: str) -> None:
    """Sends everything this process asks of Discord to the sandbox at `address`
    (`http://127.0.0.1:PORT`). Call it before the client is made. It holds for the whole process."""
    base = yarl.URL(address)
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    # discord.py declares this constant final, but there is no other way to change it
    setattr(discord.Asset, "BASE", f"{address}/cdn")  # noqa: B010
