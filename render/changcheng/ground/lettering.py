"""How large names are in each script."""

from __future__ import annotations

from render.scripts import Script


def name_size(script: Script) -> float:
    """Size of the names of provinces, in units of the board."""
    return 31.0 if script.hanzi else 27.0
