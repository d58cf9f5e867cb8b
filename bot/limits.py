"""How much one person may ask of the bot: every such number in one place.

`docs/operating.md` lists them for whoever runs the bot.
"""

from __future__ import annotations

MAX_OPEN_TABLES = 20
"""The most lobbies and running games that one person may host at the same time."""
MAX_SEATS = 50
"""The most lobbies and running games at which one person may sit at the same time."""
MAX_OPENINGS = 60
"""The most tables that one person may open within `OPENINGS_SECONDS`."""
OPENINGS_SECONDS = 3600.0
PANELS_A_MINUTE = 120
"""Pictures of panels per person and minute: twice as many as one tap per second needs."""
MAX_RECORD_BYTES = 100_000
"""The most bytes of an imported record."""
MAX_RECORD_MOVES = 5_000
"""The most moves of an imported record. No whole game has a tenth of that."""
LOOKS_A_MINUTE = 60
"""Pictures per person and minute for looking only, about one per second. These are the board, what
is left, hints, and past turns."""
SHOWN_A_MINUTE = 1
"""Positions that a person may show to everybody per minute."""
