"""A stand-in for Discord on loopback: try, develop and test the bot without a token.

`Sandbox` serves what the bot uses of Discord's REST API and gateway, and a page on which a few
local people play. `redirect` points discord.py at it. It knows nothing of any game.
"""

from bot.sandbox.answers import Clocks
from bot.sandbox.faults import Fault
from bot.sandbox.people import TOKEN
from bot.sandbox.redirect import redirect
from bot.sandbox.server import Sandbox

__all__ = ["TOKEN", "Clocks", "Fault", "Sandbox", "redirect"]
