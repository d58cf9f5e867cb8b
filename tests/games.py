"""The games that the generic tests run over: those that are played, the example and the toys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render import PAINTERS
from render.painter import Painter
from rules import GAMES
from rules.game import AnyGame
from tests.dice import DICE
from tests.example.render.reversi import PAINTER as REVERSI_PAINTER
from tests.example.rules.reversi import Reversi
from tests.garden import GARDEN
from tests.siege import SIEGE
from tests.toy import TOY

WHOLE: Mapping[str, AnyGame] = {**GAMES, "reversi": Reversi()}
"""Games with rules, a box, a picture, texts and records: also the example of the guide."""

TOYS = {game.meta.key: game for game in (TOY, SIEGE, GARDEN, DICE)}
"""Tiny games that have rules only."""

ALL: Mapping[str, AnyGame] = {**WHOLE, **TOYS}

PAINTED: Mapping[str, Painter[Any]] = {**PAINTERS, "reversi": REVERSI_PAINTER}
"""The painter of every whole game."""
