"""Values that are told by other words than the rules use, as the position has it: a field of a tile
by where it is on the tile as that lies.

Canonical texts keep the rules' own words; panels and suggestions tell these (`NamesByPosition`). Of
kind `verb` is what stands above a verb's values, of kind `field` what is asked for one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from rules.game import AnyGame

Named: TypeAlias = Mapping[tuple[str, str], str]
"""By kind and value: the word of that kind by which it is told."""


@runtime_checkable
class NamesByPosition(Protocol):
    """What a game offers whose values have names that hang on the position."""

    def named(self, view: Any) -> Named:
        """The values of the viewer's next decision that are told by other words; no two of a kind
        by the same. Those left out are told by themselves."""
        ...


def named(game: AnyGame, view: Any) -> Named:
    """What a game says of a position; nothing by default."""
    return game.named(view) if isinstance(game, NamesByPosition) else {}
