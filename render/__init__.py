"""Pictures: one painter a game, found by the game's key. Sees only views, never states."""

from collections.abc import Mapping
from typing import Any

from render.carcassonne import PAINTER as CARCASSONNE
from render.changcheng import PAINTER as CHANGCHENG
from render.china import PAINTER as CHINA
from render.ming import PAINTER as MING
from render.painter import Painter
from render.tigris import PAINTER as TIGRIS

PAINTERS: Mapping[str, Painter[Any]] = {
    "carcassonne": CARCASSONNE,
    "tigris": TIGRIS,
    "china": CHINA,
    "ming": MING,
    "changcheng": CHANGCHENG,
}
