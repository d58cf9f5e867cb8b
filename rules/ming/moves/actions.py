"""What a player may do in Ming Dynasty.

Provinces and regions are named as in the box (`sichuan`, `ningxia`); cards are `horse`, `rickshaw`,
`junk` and `dragon`.
"""

from __future__ import annotations

from rules.game import Action, NormalisedAction, of_kind


class Prince(NormalisedAction):
    """Put the prince in a region before the first round (R5)."""

    region: str = of_kind("region")


class Neutral(NormalisedAction):
    """Put a neutral courtier in a region, with two players (R40)."""

    region: str = of_kind("region")


class Place(NormalisedAction):
    """Put a courtier in a province area (R7)."""

    province: str = of_kind("province")


class Take(NormalisedAction):
    """Take the movement card beside a province area (R11)."""

    province: str = of_kind("province")


class Dragon(NormalisedAction):
    """Remove one's courtier from a province area and take a dragon (R12)."""

    province: str = of_kind("province")


class Refill(Action, automatic=True):
    """A movement card is turned up beside the province area where one was taken (R11)."""


class Move(NormalisedAction):
    """Move the prince over a border, paid with a card; more steps may follow (R15, R16)."""

    region: str = of_kind("region")
    card: str = of_kind("card")


class Stay(NormalisedAction):
    """Discard a card and leave the prince where it is; a deployment follows (R19)."""

    card: str = of_kind("card")


class Deploy(NormalisedAction):
    """Deploy 0 to 3 courtiers where the prince stands: all in the `open`, or one of them in the
    `temple` (R17, R18). Ends the action."""

    count: int = of_kind("courtiers")
    where: str = of_kind("where")


class Pass(Action):
    """Leave the phase (R20)."""


class Recall(Action):
    """Lay return cards worth this number, unseen until all have (R30, A1)."""

    count: int = of_kind("recalled")


class Home(NormalisedAction):
    """Choose a courtier that goes back, by the region it came from; with two players also for the
    neutral ones (R31, R42)."""

    region: str = of_kind("region")


class Start(Action):
    """Name the start player of the next round, seats counted from 1 (R35)."""

    player: int = of_kind("player")


Preparing = Prince | Neutral | Place | Take | Dragon | Refill
"""The actions that are possible before the princes move."""
MingAction = Preparing | Move | Stay | Deploy | Pass | Recall | Home | Start


def ends_turn(action: MingAction) -> bool:
    """Whether an action ends a turn. The same seat may still be next: when all others have passed,
    and when it begins the next round."""
    return isinstance(action, Place | Take | Dragon | Deploy | Pass)
