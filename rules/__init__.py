"""The games: pure rules, one package each. `GAMES` maps a game's key to the game."""

from collections.abc import Mapping

from rules.carcassonne import Carcassonne
from rules.changcheng import ChangCheng
from rules.china import China
from rules.game import AnyGame
from rules.ming import Ming
from rules.tigris import Tigris

_ALL: tuple[AnyGame, ...] = (Carcassonne(), Tigris(), China(), Ming(), ChangCheng())

GAMES: Mapping[str, AnyGame] = {game.meta.key: game for game in _ALL}
