"""What a player may do in Tigris & Euphrates."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Action, NormalisedAction, of_kind


@dataclass(frozen=True, slots=True)
class Place(NormalisedAction):
    """Lay a tile from the hand: `temple`, `farm`, `market` or `settlement` (R14, R15)."""

    tile: str = of_kind("tile")
    cell: str = of_kind("cell")


@dataclass(frozen=True, slots=True)
class Position(NormalisedAction):
    """Place a leader from stock, or move it on the board: `priest`, `farmer`, `trader` or `king`
    (R7-R11)."""

    leader: str = of_kind("leader")
    cell: str = of_kind("cell")


@dataclass(frozen=True, slots=True)
class Withdraw(NormalisedAction):
    """Take a leader back to stock (R7)."""

    leader: str = of_kind("leader")


@dataclass(frozen=True, slots=True)
class Catastrophe(NormalisedAction):
    """Lay a catastrophe (R19-R21)."""

    cell: str = of_kind("cell")


@dataclass(frozen=True, slots=True)
class Swap(NormalisedAction):
    """Put a tile aside to be swapped: the first begins the action, up to six (R22)."""

    tile: str = of_kind("tile")


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Discard the tiles put aside and draw as many (R22)."""


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn with actions left (R5)."""


@dataclass(frozen=True, slots=True)
class War(NormalisedAction):
    """Choose which leaders fight next, of several wars (R28)."""

    leader: str = of_kind("leader")


@dataclass(frozen=True, slots=True)
class Support(Action):
    """Add tiles from the hand to one's side of a conflict, 0 or more (R25, R31)."""

    count: int = of_kind("support")


@dataclass(frozen=True, slots=True)
class Build(NormalisedAction):
    """Build a monument, e.g. `build red-blue C4`, over the square whose north-west cell is given
    (R37, R38)."""

    monument: str = of_kind("monument")
    cell: str = of_kind("cell")


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Build no monument (R37)."""


@dataclass(frozen=True, slots=True)
class Keep(NormalisedAction):
    """Choose which treasure stays in the kingdom; all others are taken (R44, R45)."""

    cell: str = of_kind("cell")


@dataclass(frozen=True, slots=True)
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
