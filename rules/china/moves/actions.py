"""What a player may do in China.

A payment is the colour of one card of the state's own colour (`red`), or a wild pair of another
colour (`pair-red`). Sites and states are named as in the box: `we3`, `wei`.
"""

from __future__ import annotations

from rules.game import Action, NormalisedAction, of_kind


class House(NormalisedAction):
    """Pay for a house and put it on a free site (R8, R11)."""

    payment: str = of_kind("payment")
    site: str = of_kind("site")


class Emissary(NormalisedAction):
    """Pay for an emissary and send it to a state (R8, R12)."""

    payment: str = of_kind("payment")
    state: str = of_kind("state")


class Fortress(NormalisedAction):
    """Pay for the own fortress and put it on a bare site (R40, R41)."""

    payment: str = of_kind("payment")
    site: str = of_kind("site")


class Stop(Action, implied=True):
    """Place no second marker (A19)."""


class Swap(NormalisedAction):
    """Put a card on the discards and take another, in place of placing markers (R23)."""

    card: str = of_kind("card")


class Take(NormalisedAction):
    """Take an open card (R19)."""

    card: str = of_kind("card")


class Draw(Action):
    """Draw the top card of the pile (R19)."""


class Pass(Action):
    """Do nothing, when there is no card to swap or none to take (A8, A11)."""


class Restock(Action, automatic=True):
    """The end of a turn: open cards are replaced, and the end is checked (R20-R24)."""


ChinaAction = House | Emissary | Fortress | Stop | Swap | Take | Draw | Pass | Restock
