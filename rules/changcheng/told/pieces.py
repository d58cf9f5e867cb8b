"""What stands where, so that pictures can mark what changed (`rules.changes`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.changcheng.told.view import View
from rules.changes import Placed

BOARD = "board-"
"""Before the name of a layout; a space may have the same name."""


def pieces(view: View) -> Iterator[Placed]:
    """Boards, what stands on the wall, cards laid on provinces, emperors, and army cards."""
    for layout in view.boards:
        yield Placed(BOARD + layout, "board")
    for piece in view.pieces:
        owner = "neutral" if piece.owner is None else piece.owner
        yield Placed(piece.space, f"{piece.sort} {owner}")
    laid = Counter((card.province, card.seat) for card in view.laid)
    for (province, seat), count in laid.items():
        yield Placed(f"{province} cards", f"card {seat}", count)
    for china in view.provinces:
        if china.done:
            yield Placed(f"{china.province} emperor", "emperor")
    for mongol in view.mongols:
        if mongol.state != "gone":
            yield Placed(mongol.mongol, f"army {mongol.state}")
