"""The games: pure rules, one package each. `GAMES` maps a game's key to the game."""

from collections.abc import Mapping

from rules.game import AnyGame

GAMES: Mapping[str, AnyGame] = {}
