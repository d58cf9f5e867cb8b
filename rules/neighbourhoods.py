"""The values of a choice by where a player looks for them, where there are too many for one list.

A game takes part by telling neighbourhoods (`HasNeighbourhoods`): the cells beside a kingdom, say,
by the leaders in it. Their names are events, so prose is made of them in `bot/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from rules.game import AnyGame, Event
from rules.narrow import Choice


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """Values that are looked for at one place."""

    name: Event
    """What the place is called, in a few words without a full stop."""
    values: tuple[str, ...]


@runtime_checkable
class HasNeighbourhoods(Protocol):
    """What a game offers so that nobody must search long lists."""

    def neighbourhoods(self, view: Any, choice: Choice) -> Sequence[Neighbourhood]:
        """Where the values of a choice of the viewing seat are, in the order in which a player
        would look: each value in one neighbourhood, and no two of one name. Quick: asked for every
        panel with many values. () where they are told apart well enough by themselves."""
        ...


def neighbourhoods(game: AnyGame, view: Any, choice: Choice) -> Sequence[Neighbourhood]:
    """What a game tells of a choice; () by default."""
    return game.neighbourhoods(view, choice) if isinstance(game, HasNeighbourhoods) else ()
