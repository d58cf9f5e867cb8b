"""How much one person may ask of the bot: every such number in one place.

`docs/operating.md` lists them for whoever runs the bot.
"""

from __future__ import annotations

MAX_OPEN_TABLES = 20
"""Lobbies and running games that one person may host at a time."""
MAX_SEATS = 50
"""Lobbies and running games at which one person may sit at a time."""
MAX_OPENINGS = 60
"""Tables that one person may open within `OPENINGS_SECONDS`."""
OPENINGS_SECONDS = 3600.0
PANELS_A_MINUTE = 120
"""Pictures of panels a person gets: twice what somebody needs who taps once a second."""
MAX_RECORD_BYTES = 100_000
"""Bytes of a record that is imported."""
MAX_RECORD_MOVES = 5_000
"""Its moves; no whole game has a tenth of that."""
LOOKS_A_MINUTE = 60
"""Pictures a person gets of what only looks: the board, what is left, hints, turns looked back at:
once a second."""
SHOWN_A_MINUTE = 1
"""Positions that a person may show to everybody in a minute."""
