"""What a game may tell of a position for the sake of panels and pictures: names, places, pieces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.actions import Event

Named: TypeAlias = Mapping[tuple[str, str], str]
"""By kind and value: the word of that kind by which the position has it told, such as a field of a
tile by where it is on the tile as that lies.

Canonical texts keep the rules' own words; panels and suggestions tell these. Of kind `verb` is what
stands above a verb's values, of kind `field` what is asked for one.
"""


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """Values of a choice that a player looks for at one place, such as the cells beside a kingdom
    by the leaders in it."""

    name: Event
    """What the place is called, in a few words without a full stop."""
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """Alike pieces on one place of the board, as a viewer sees them.

    The first word of the place says where that is on the board (`C3`, `jinan`), the others what
    part of it is meant: `C3 road-n`. Piece and place together stand in one entry only.
    """

    place: str
    piece: str
    count: int = 1
    unique: bool = False
    """There is only one such piece in the game, so that it moves from place to place; of others
    nobody can say which one is where."""
