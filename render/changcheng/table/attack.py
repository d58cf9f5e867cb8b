"""Who lost at an army card, read off the wall as it stands at the end (R42, R43)."""

from __future__ import annotations

from collections import Counter

from render.changcheng.ground.atlas import facing, mongol_of
from rules.changcheng.told.view import View


def losses(view: View, mongol: str) -> tuple[int, ...]:
    """The seats that lost the value of the army card of a Mongol province."""
    layout, _, _ = mongol_of(mongol)
    spaces = {layout[0] + letter for letter in facing(mongol)}
    standing = [p for p in view.pieces if p.space in spaces and p.sort != "damaged"]
    counted = Counter(piece.owner for piece in standing)
    most = max(counted.values(), default=0)
    safe = {piece.owner for piece in standing if piece.sort == "tower"}
    return tuple(
        sorted(
            owner
            for owner, walls in counted.items()
            if owner is not None and walls == most and owner not in safe
        )
    )
