"""What a player may do in Carcassonne."""

from __future__ import annotations

from rules.game import Action, NormalisedAction, of_kind


class Draw(Action, automatic=True):
    """Draw the next tile and show it; unplaceable tiles leave the game (R4, R7, R8)."""


class Place(NormalisedAction):
    """Lay the drawn tile on a cell, turned clockwise by 0, 90, 180 or 270 degrees (R5, R6)."""

    cell: str = of_kind("cell")
    turn: int = of_kind("turn")


class Deploy(NormalisedAction):
    """Put a follower on a feature of the tile just placed (R10-R12), e.g. `deploy road-n`.

    A spot is `city`, `road`, `field` or `cloister` when the tile has one feature of that sort;
    else its position follows: the edge of a city or road (`city-n`), the first half-edge of a field
    clockwise from north (`field-nne`; nnw is the west half of the north edge and comes first).
    """

    spot: str = of_kind("spot")


class Pass(Action):
    """Put no follower (A13)."""


CarcassonneAction = Draw | Place | Deploy | Pass
