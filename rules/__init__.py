"""The games: pure rules, one package each. `GAMES` maps a game's key to the game."""

from collections.abc import Mapping

from rules import carcassonne, changcheng, china, ming, tigris
from rules.game import AnyGame

_PACKAGES = (carcassonne, tigris, china, ming, changcheng)

GAMES: Mapping[str, AnyGame] = {package.GAME.meta.key: package.GAME for package in _PACKAGES}
