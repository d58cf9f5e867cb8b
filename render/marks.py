"""Marks of what changed, alike in all games: a frame round what is new, a dotted way to what moved,
a dashed frame where something is gone, and numbers in the order of what happened.

A painter says where places are in its picture; everything else is here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.mark_shapes import LINE, RIM, arrow, badge, dot, framed
from render.parts import stamp
from render.pieces import Point
from rules.changes import Change, Kind, head

Box: TypeAlias = tuple[int, int, int, int]
"""West, north, east and south edge in pixels of the canvas."""
Find: TypeAlias = Callable[[str, str, int], Box | None]
"""The box of `count` pieces of a kind on a place (`rules.changes.Placed`), now or before. None
where that is not shown."""

_BADGE, _DOT, _APART, _HEAD = 11.0, 2.6, 5.4, 7.0
"""The width of a number's badge, the width of a dot, the distance of dots, and the width of an
arrow's head, in units of a picture 400 wide."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing to be marked, in pixels of the canvas."""

    kind: Kind
    box: Box
    number: str
    """The number written beside it; "" where none is needed."""
    origin: Box | None = None
    """The place it came from."""
    crossed: bool = False
    """Whether nothing is left at its place, so that the place can be crossed out."""


def around(middle: Point, wide: float, high: float) -> Box:
    """The box round a point. `wide` and `high` are half its sides."""
    x, y = middle
    return round(x - wide), round(y - high), round(x + wide), round(y + high)


def marks(
    changes: Sequence[Change], find: Find, standing: Collection[str] = (), taken: Iterable[Box] = ()
) -> tuple[Mark, ...]:
    """How changes are marked. `standing` are the places on which something is; nothing is marked
    at the boxes `taken` by candidates."""
    by_box: dict[Box, tuple[Mark, str]] = {}
    busy = frozenset(taken)
    for change in sorted(changes, key=lambda change: change.kind == "gone"):
        box = find(change.place, change.piece, change.count)
        if box is None or box in busy or (box in by_box and change.kind != "moved"):
            continue
        origin = find(change.came_from, change.piece, 1) if change.came_from else None
        crossed = change.kind == "gone" and change.place not in standing
        mark = Mark(change.kind, box, str(change.number), origin, crossed)
        by_box[box] = (mark, head(change.place))
    return tuple(_numbered_once(_without_gaps(list(_outermost(list(by_box.values()))))))


def _outermost(marks: Sequence[tuple[Mark, str]]) -> Iterator[tuple[Mark, str]]:
    """The marks, without new things inside another new thing with the same number."""
    for mark, where in marks:
        around = (m for m, _ in marks if m.kind == mark.kind == "new" and m.number == mark.number)
        if not any(_holds(other.box, mark.box) for other in around if other is not mark):
            yield mark, where


def _without_gaps(marks: Sequence[tuple[Mark, str]]) -> Iterator[tuple[Mark, str]]:
    """Numbered anew, for some changes have no mark; one number alone goes without saying."""
    numbers = sorted({int(mark.number) for mark, _ in marks})
    for mark, where in marks:
        number = str(numbers.index(int(mark.number)) + 1) if len(numbers) > 1 else ""
        yield replace(mark, number=number), where


def _numbered_once(marks: Iterable[tuple[Mark, str]]) -> Iterator[Mark]:
    """The marks, with each number just once at a place, and once on frames side by side."""
    earlier: list[tuple[Mark, str]] = []
    for mark, where in marks:
        known = any(
            mark.number == other.number and (where == there or _beside(mark.box, other.box))
            for other, there in earlier
        )
        earlier.append((mark, where))
        yield replace(mark, number="") if known else mark


def _beside(one: Box, other: Box) -> bool:
    """Whether two boxes touch or nearly touch."""
    near = min(one[2] - one[0], other[2] - other[0]) // 4
    return overlap((one[0] - near, one[1] - near, one[2] + near, one[3] + near), other) > 0


def _holds(outer: Box, inner: Box) -> bool:
    """Whether the middle of a smaller box is inside a larger one."""
    (x, y), wide = _middle(inner), outer[2] - outer[0]
    inside = outer[0] < x < outer[2] and outer[1] < y < outer[3]
    return inside and wide > inner[2] - inner[0]


def draw_marks(
    canvas: Canvas, marks: Sequence[Mark], avoid: Sequence[Box] = (), lettering: Sequence[Box] = ()
) -> None:
    """Draws marks on a whole picture. Nothing covers `lettering`: frames have gaps there, dots are
    left out, and numbers stand beside it. Dots never lie in a box to `avoid`; numbers do so as
    little as possible."""
    sheet = _Sheet(canvas, tuple(lettering))
    for mark in marks:
        if mark.origin:
            sheet.frame(mark.origin, dashed=True, crossed=False)
            _way(sheet, mark.origin, mark.box, avoid)
    for mark in marks:
        sheet.frame(mark.box, dashed=mark.kind == "gone", crossed=mark.crossed)
    _badges(sheet, [mark for mark in marks if mark.number], avoid)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A whole picture, with the boxes in which something is written."""

    canvas: Canvas
    lettering: tuple[Box, ...]

    @property
    def unit(self) -> float:
        """The pixels of a unit of a picture 400 wide."""
        return self.canvas.width / theme.PHONE_WIDTH

    def hidden(self, box: Box) -> list[Box]:
        """The boxes of lettering that something in this box would cover in part."""
        return _in(self.lettering, box)

    def put(self, x: float, y: float, make: Callable[..., Image.Image], *args: float | str) -> None:
        """Puts the picture that `make` draws at (x, y), its north-west corner, with gaps for the
        lettering."""
        picture, mask = stamp(self.canvas.palette, theme.CHANGED_RIM, make, *args)
        west, north = round(x), round(y)
        place = west, north, west + picture.width, north + picture.height
        if written := self.hidden(place):
            mask = mask.copy()
        for x0, y0, x1, y1 in written:
            gap = max(x0, west), max(y0, north), min(x1, place[2]), min(y1, place[3])
            mask.paste(0, (gap[0] - west, gap[1] - north, gap[2] - west, gap[3] - north))
        self.canvas.image.paste(picture, (west, north), mask)

    def frame(self, box: Box, *, dashed: bool, crossed: bool) -> None:
        """Draws a frame round a box. Its dark inner edge lies on the edge of the box."""
        grown = (LINE + 2 * RIM) * self.unit
        wide, high = box[2] - box[0] + 2 * grown, box[3] - box[1] + 2 * grown
        size = (round(wide), round(high))
        self.put(box[0] - grown, box[1] - grown, framed, *size, self.unit, dashed, crossed)


def _way(sheet: _Sheet, origin: Box, box: Box, avoid: Sequence[Box]) -> None:
    """Draws dots from one box to another, and an arrow's head before the second."""
    (x0, y0), (x1, y1), unit = _middle(origin), _middle(box), sheet.unit
    length = math.hypot(x1 - x0, y1 - y0)
    if not length:
        return
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    first, last = _reach(origin, dx, dy), length - _reach(box, dx, dy) - (_HEAD * 0.55) * unit
    way, size = first + 4 * unit, round((_DOT + 2 * RIM) * unit)
    while way < last - 4 * unit:
        x, y = x0 + dx * way, y0 + dy * way
        place = around((x, y), size / 2, size / 2)
        if not sheet.hidden(place) and not _in(avoid, place):
            sheet.put(x - size / 2, y - size / 2, dot, size, unit)
        way += _APART * unit
    side = round((_HEAD + 2 * RIM) * unit)
    turn = round(math.degrees(math.atan2(dy, dx)) / 15) * 15
    sheet.put(x0 + dx * last - side / 2, y0 + dy * last - side / 2, arrow, side, unit, turn)


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _reach(box: Box, dx: float, dy: float) -> float:
    """The distance from the middle of a box to its frame, in a direction."""
    across = (box[2] - box[0]) / 2 / abs(dx) if dx else math.inf
    down = (box[3] - box[1]) / 2 / abs(dy) if dy else math.inf
    return min(across, down)


def _badges(sheet: _Sheet, marks: Sequence[Mark], avoid: Sequence[Box]) -> None:
    """Draws the numbers, each near its frame where it hides least. They never hide letters if that
    can be avoided."""
    side, written = round(_BADGE * sheet.unit), list(sheet.lettering)
    for mark in marks:
        box = _place(sheet.canvas, mark.box, side, written, avoid)
        whole = _Sheet(sheet.canvas, ())  # without gaps, which would make a number unreadable
        whole.put(box[0], box[1], badge, side, sheet.unit, mark.number)
        written.append(box)


def _place(canvas: Canvas, box: Box, side: int, labels: Sequence[Box], avoid: Sequence[Box]) -> Box:
    """The box of a number's badge. It is where it hides least lettering and sticks out of the
    picture least. Of such places it is where it hides least of `avoid`; each step away from the
    frame is as bad as a quarter of the badge."""
    around = _wider(box, side * _MOST_STEPS)
    labels, avoid = _in(labels, around), _in(avoid, around)
    best, place = (math.inf, math.inf), box
    for away in range(_MOST_STEPS):
        far = away * side * side // 4
        if best <= (0, far if away < _STEPS else math.inf):
            break
        for at in _beside_frame(_wider(box, round(side * 0.35 * away)), side, canvas):
            lost, hidden = _covered(at, labels) + _outside(at, canvas), _covered(at, avoid)
            if (lost, hidden + far) < best:
                best, place = (lost, hidden + far), at
    return place


_STEPS, _MOST_STEPS = 5, 9
"""How many steps a number may be away from its frame: usually, and if needed to hide no letter."""


def _beside_frame(box: Box, side: int, canvas: Canvas) -> Iterator[Box]:
    """Possible boxes of a badge: on the corners of a frame, most of it outside, and on its
    sides."""
    out = (LINE + 2 * RIM) * canvas.width / theme.PHONE_WIDTH + side * 0.08
    west, north, east, south = box[0] - out, box[1] - out, box[2] + out, box[3] + out
    x, y = _middle(box)
    corners = ((west, north), (east, north), (west, south), (east, south))
    for at in (*corners, (x, north), (x, south), (west, y), (east, y)):
        left, top = round(at[0] - side / 2), round(at[1] - side / 2)
        yield left, top, left + side, top + side


def _outside(box: Box, canvas: Canvas) -> int:
    """The number of pixels of a box that are outside the picture."""
    whole = (box[2] - box[0]) * (box[3] - box[1])
    return whole - overlap(box, (0, 0, canvas.width, canvas.height))


def _covered(box: Box, others: Sequence[Box]) -> int:
    return sum(overlap(box, other) for other in others)


def _wider(box: Box, by: int) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _in(boxes: Iterable[Box], area: Box) -> list[Box]:
    """The boxes that share pixels with an area."""
    west, north, east, south = area
    return [b for b in boxes if b[0] < east and west < b[2] and b[1] < south and north < b[3]]


def overlap(one: Box, other: Box) -> int:
    """The number of pixels that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, across) * max(0, down)
