"""What a player may do in Reversi."""

from __future__ import annotations

from rules.game import NormalisedAction, of_kind


class Place(NormalisedAction):
    """Place a disc on a free cell (R4)."""

    cell: str = of_kind("cell")
