"""What a player may do in Chang Cheng.

A space is named by the number of its board and a letter from west to east, as in `2c`: the name
stays when a board is joined in the west. Provinces are named as in the box (`datong`, `tumed`).
"""

from __future__ import annotations

from rules.game import Action, NormalisedAction, of_kind


class Wall(NormalisedAction):
    """Build a wall: the first or second of two, or the one of *wall and card* (R7, R9, R12)."""

    space: str = of_kind("space")


class Card(NormalisedAction):
    """Lay an action card face down: one of two, or the one of *wall and card* (R8, R9)."""

    card: int = of_kind("card")
    province: str = of_kind("province")


class Double(NormalisedAction):
    """Build the double wall on a space and its eastern neighbour (R10)."""

    space: str = of_kind("space")


class Tower(NormalisedAction):
    """Build the tower (R11, R17)."""

    space: str = of_kind("space")


class Stop(Action):
    """Lay only one card, when a second cannot be laid (R40, A6)."""


class Neutral(NormalisedAction):
    """Build a neutral wall after one's action (R46)."""

    space: str = of_kind("space")


class Leave(Action):
    """Build no neutral wall (R46)."""


class Extend(NormalisedAction):
    """Join a board, by one of its sides, at the `west` or `east` end (R36)."""

    layout: str = of_kind("layout")
    end: str = of_kind("end")


class Strike(Action):
    """The warrior removes another card of the province, by its number (R25)."""

    card: int = of_kind("card")


class Damage(NormalisedAction):
    """The traitor damages a wall of the province (R26)."""

    space: str = of_kind("space")


class Expel(NormalisedAction):
    """The traitor removes the army card of a bordering Mongol province (R26)."""

    mongol: str = of_kind("mongol")


class Flood(NormalisedAction):
    """The flood makes the province worth 2 `more` or 2 `less` (R27)."""

    way: str = of_kind("way")


class Architect(NormalisedAction):
    """The architect makes the province worth 2 `more`, or counts as a `wall` (R28)."""

    way: str = of_kind("way")


class Exchange(NormalisedAction):
    """The official swaps a wall of the province with one of another province (R30)."""

    space: str = of_kind("space")
    other: str = of_kind("space")


class Refrain(Action):
    """The warrior or the official does nothing (A5, A9)."""


class Reveal(Action, automatic=True):
    """The action cards of a completed province are turned up (R23)."""


class Look(Action, automatic=True):
    """Look at the army cards that face the new pieces. With the scout mission they are turned up
    for all (R14, A19, A24)."""


class Attack(Action, automatic=True):
    """The Mongols attack and the game ends (R41-R44)."""


Placing = Wall | Card | Double | Tower | Stop | Neutral | Leave | Extend
Ability = Strike | Damage | Expel | Flood | Architect | Exchange | Refrain
ChangChengAction = Placing | Ability | Reveal | Look | Attack
