"""The games that the generic tests run over: those that are played, the examples and the toys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render import PAINTERS
from render.painter import Painter
from rules import GAMES
from rules.game import AnyGame
from tests.dice import DICE
from tests.example.render.gavel import PAINTER as GAVEL_PAINTER
from tests.example.render.reversi import PAINTER as REVERSI_PAINTER
from tests.example.rules import gavel, reversi
from tests.garden import GARDEN
from tests.siege import SIEGE
from tests.toy import TOY

EXAMPLES: Mapping[str, AnyGame] = {game.meta.key: game for game in (reversi.GAME, gavel.GAME)}
"""Whole games that are offered to nobody: one in the open for two, one of hidden bids for more."""

WHOLE: Mapping[str, AnyGame] = {**GAMES, **EXAMPLES}
"""Games with rules, a box, a picture, texts and records."""

TOYS = {game.meta.key: game for game in (TOY, SIEGE, GARDEN, DICE)}
"""Tiny games that have rules only."""

ALL: Mapping[str, AnyGame] = {**WHOLE, **TOYS}

PAINTED: Mapping[str, Painter[Any]] = {
    **PAINTERS,
    "reversi": REVERSI_PAINTER,
    "gavel": GAVEL_PAINTER,
}
"""The painter of every whole game."""
