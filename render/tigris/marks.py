"""Candidates: where a piece may go, and what would follow as far as the viewer can know."""

from __future__ import annotations

from collections.abc import Iterator

from render import theme
from render.marks import Box, around
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.board import BoardCanvas
from render.tigris.land import SIDE
from render.tigris.pieces import Mark
from rules.game import Event
from rules.narrow import Choice
from rules.tigris.moves.actions import Place, Position
from rules.tigris.moves.events import WouldFight, WouldJoin, WouldScore
from rules.tigris.told.foresee import foresee
from rules.tigris.told.view import View

_MOST_NAMED = 20
"""With more candidates than this, there is only room for marks without names."""
_PLAIN = Mark("", theme.MARK)
_BENEATH = ("keep", "catastrophe")
"""Verbs that choose what lies on a cell."""
_FRAMED = ("build", *_BENEATH)
"""Verbs whose cells have a frame and no sign."""


def draw_candidates(table: BoardCanvas, view: View, choice: Choice) -> list[Box]:
    """Marks every cell that may be chosen. Returns the boxes of the marks' signs and names."""
    verb = choice.picked[0] if choice.picked else ""
    named = len(choice.values) <= _MOST_NAMED
    boxes: list[Box] = []
    for cell in choice.values if verb in _FRAMED else ():
        if verb == "build":
            boxes.append(_square(table, cell))
        else:
            boxes.append(_beneath(table, cell, cell if named else ""))
    for cell, mark in meanings(view, choice):
        boxes.append(_put(table, cell, 0, 0, mark, SIDE, cell if named else ""))
    return boxes


def _put(
    table: BoardCanvas, cell: str, dx: int, dy: int, mark: Mark, size: int, name: str
) -> Box:  # fmt: skip
    """Puts a mark; (dx, dy) counts from the corner of a square. Returns the box of its sign and
    name."""
    table.stamp(cell, dx, dy, pieces.chip, mark, size, name)
    x, y = table.at(cell)
    half = size * (0.4 if name or mark.sign else 0.23)
    return around((x + dx + size / 2, y + dy + size / 2), half, half)


def meanings(view: View, choice: Choice) -> Iterator[tuple[str, Mark]]:
    """Each cell with a mark for what would follow there; none for cells with frames."""
    if choice.picked[:1] and choice.picked[0] in _FRAMED:
        return
    for cell in choice.values:
        yield cell, _meaning(view, _foreseen(view, choice.picked, cell))


def _square(table: BoardCanvas, cell: str) -> Box:
    """Frames the four tiles of a monument, and names them by the north-west one."""
    table.frame(cell, theme.MARK, 8, 2, cells=2)
    return _put(table, cell, 4, 4, _PLAIN, SIDE * 3 // 4, cell)


def _beneath(table: BoardCanvas, cell: str, name: str) -> Box:
    """Frames a cell so that its piece stays visible: a treasure that may stay, or a tile to
    destroy."""
    table.frame(cell, theme.MARK, 8, 0)
    size = SIDE * 3 // 4
    return _put(table, cell, 0, SIDE - size, _PLAIN, size, name)


def _foreseen(view: View, picked: tuple[str, ...], cell: str) -> tuple[Event, ...]:
    """What would follow from a tile or leader on a cell; () where nothing can be known."""
    match picked:
        case ("place", tile):
            return foresee(view, Place(tile, cell))
        case ("position", leader):
            return foresee(view, Position(leader, cell))
        case _:
            return ()


def _meaning(view: View, events: tuple[Event, ...]) -> Mark:
    """The mark for some events: a fight, a point with the seat that gets it, kingdoms joined in
    peace, or none of these."""
    for event in events:
        if isinstance(event, WouldFight):
            return Mark("swords", c.FIGHT)
        if isinstance(event, WouldScore):
            colour = c.SCORES[event.colour]
            if event.seat == view.viewer:
                return Mark("+1", colour, filled=True)
            return Mark(view.dynasties[event.seat], colour)
        if isinstance(event, WouldJoin):
            return Mark("join", theme.INK)
    return _PLAIN
