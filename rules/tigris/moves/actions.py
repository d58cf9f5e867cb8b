"""What a player may do in Tigris & Euphrates."""

from __future__ import annotations

from rules.game import Action, NormalisedAction, of_kind


class Place(NormalisedAction):
    """Lay a tile from the hand: `temple`, `farm`, `market` or `settlement` (R14, R15)."""

    tile: str = of_kind("tile")
    cell: str = of_kind("cell")


class Position(NormalisedAction):
    """Place a leader from stock, or move it on the board: `priest`, `farmer`, `trader` or `king`
    (R7-R11)."""

    leader: str = of_kind("leader")
    cell: str = of_kind("cell")


class Withdraw(NormalisedAction):
    """Take a leader back to stock (R7)."""

    leader: str = of_kind("leader")


class Catastrophe(NormalisedAction):
    """Lay a catastrophe (R19-R21)."""

    cell: str = of_kind("cell")


class Swap(NormalisedAction):
    """Put a tile aside to be swapped: the first begins the action, up to six (R22)."""

    tile: str = of_kind("tile")


class Exchange(Action):
    """Discard the tiles put aside and draw as many (R22)."""


class End(Action):
    """End the turn with actions left (R5)."""


class War(NormalisedAction):
    """Choose which leaders fight next, of several wars (R28)."""

    leader: str = of_kind("leader")


class Support(Action):
    """Add tiles from the hand to one's side of a conflict, 0 or more (R25, R31)."""

    count: int = of_kind("support")


class Build(NormalisedAction):
    """Build a monument, e.g. `build red-blue C4`, over the square whose north-west cell is given
    (R37, R38)."""

    monument: str = of_kind("monument")
    cell: str = of_kind("cell")


class Decline(Action):
    """Build no monument (R37)."""


class Keep(NormalisedAction):
    """Choose which treasure stays in the kingdom; all others are taken (R44, R45)."""

    cell: str = of_kind("cell")


class Refill(Action, automatic=True):
    """Everybody refills to six, then the end is checked (R47-R49)."""


Further = Swap | Exchange | War | Support | Build | Decline | Keep | Refill
"""The actions that are possible within an action, or after the turn."""
TigrisAction = (
    Place
    | Position
    | Withdraw
    | Catastrophe
    | Swap
    | Exchange
    | End
    | War
    | Support
    | Build
    | Decline
    | Keep
    | Refill
)
