"""A stand-in for Discord on loopback: try, develop and test the bot without a token.

`Sandbox` serves what the bot uses of Discord's REST API and gateway, and a page on which a few
local people play. `redirect` points discord.py at it. It knows nothing of any game.
"""

from sandbox.protocol.answers import Clocks
from sandbox.protocol.faults import Fault
from sandbox.protocol.redirect import redirect
from sandbox.server import Sandbox
from sandbox.world.people import TOKEN

__all__ = ["TOKEN", "Clocks", "Fault", "Sandbox", "redirect"]
