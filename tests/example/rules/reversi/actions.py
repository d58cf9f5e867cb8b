"""What a player may do in Reversi."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import NormalisedAction, of_kind


@dataclass(frozen=True, slots=True)
class Place(NormalisedAction):
    """Place a disc on a free cell (R4)."""

    cell: str = of_kind("cell")
