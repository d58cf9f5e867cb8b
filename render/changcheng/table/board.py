"""The joined boards with everything on them, what lies below first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.changcheng.ground import cards, pieces
from render.changcheng.ground.atlas import china_of, corner, facing, mongol_of, slot
from render.changcheng.ground.ground import empty_board, outline
from render.changcheng.ground.pieces import CHOSEN
from render.changcheng.table.parts import EmptyBoard, outline_part, part
from render.changcheng.table.reach import Marks
from render.changcheng.table.rows import faces, places
from render.parts import Part
from render.pieces import Point
from render.scripts import Script
from rules.changcheng.position.box import LETTERS, box
from rules.changcheng.told.view import Piece, View

_Placed = tuple[int, Part]
"""Number of the board from the west, and what lies on it."""


@dataclass(frozen=True, slots=True)
class LaidBoards:
    """The boards of a view in one script."""

    view: View
    script: Script
    marked: Marks

    def number(self, layout: str) -> int:
        """Where a layout lies, counted from the west. Raises `ValueError` if it does not."""
        return self.view.boards.index(layout)

    def home(self, space: str) -> tuple[int, str]:
        """Number of the board of a space, and its layout."""
        number = next(k for k, name in enumerate(self.view.boards) if name[0] == space[0])
        return number, self.view.boards[number]

    def sheet(self, layout: str) -> EmptyBoard:
        """The empty board of a layout."""
        return EmptyBoard(layout, self.script)


def draw(canvas: Canvas, table: LaidBoards, top: int) -> None:
    """Everything, the first row of boards beginning `top` pixels below the canvas's top."""
    for number, layout in enumerate(table.view.boards):
        x, y = corner(number)
        canvas.image.paste(empty_board(layout, table.script), (x, y + top), outline())
    for number, found in parts(table):
        x, y = corner(number)
        found.put(canvas, (x, y + top))


def parts(table: LaidBoards) -> Iterator[_Placed]:
    """Everything on the boards."""
    yield from _outlines(table)
    yield from _camps(table)
    yield from _thrones(table)
    yield from _laid(table)
    yield from _spaces(table)
    yield from _walls(table)
    yield from _upper(table)
    yield from _rings(table)
    yield from _flags(table)
    yield from _tags(table)
    yield from _lost(table)


def _outlines(table: LaidBoards) -> Iterator[_Placed]:
    """The province being scored; provinces that can be picked."""
    colours = {key: pieces.MARKS[mark] for key, mark in table.marked.areas.items()}
    if table.view.scoring:
        colours = {table.view.scoring: theme.ACCENT, **colours}
    for number, layout in enumerate(table.view.boards):
        board = box().layouts[layout]
        for area in (*board.mongol, *board.china):
            if area.key in colours:
                sheet = table.sheet(layout)
                yield number, outline_part(sheet, area.polygon, colours[area.key])


def _camps(table: LaidBoards) -> Iterator[_Placed]:
    """Army cards."""
    for mongol in table.view.mongols:
        layout, _, place = mongol_of(mongol.mongol)
        sheet, number = table.sheet(layout), table.number(layout)
        mark = CHOSEN if table.marked.areas.get(mongol.mongol) == CHOSEN else ""
        yield number, part(sheet, place.army, cards.army, mongol.value, mongol.state, mark)


def _lost(table: LaidBoards) -> Iterator[_Placed]:
    """At the end, what the armies cost and whom."""
    if table.view.phase != "over":
        return
    for mongol in table.view.mongols:
        losers = losses(table.view, mongol.mongol)
        if mongol.state != "gone" and mongol.value is not None and losers:
            layout, _, place = mongol_of(mongol.mongol)
            at = (place.army[0], place.army[1] + 38)
            yield (
                table.number(layout),
                part(table.sheet(layout), at, cards.loss, losers, mongol.value),
            )


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


def _thrones(table: LaidBoards) -> Iterator[_Placed]:
    """Sovereignty cards, and emperor cards on completed provinces."""
    for china in table.view.provinces:
        layout, _, place = china_of(china.province)
        sheet, number = table.sheet(layout), table.number(layout)
        yield number, part(sheet, place.sovereignty, cards.sovereignty, china.sovereignty)
        if china.done:
            yield number, part(sheet, place.emperor, cards.emperor)


def _laid(table: LaidBoards) -> Iterator[_Placed]:
    """Action cards, face down."""
    for china in table.view.provinces:
        shown = faces(table.view, china.province)
        if shown:
            layout, _, place = china_of(china.province)
            where = places(place, len(shown))
            for at, (seat, card, count) in zip(where, shown, strict=True):
                found = part(table.sheet(layout), at, cards.laid, seat, card, count)
                yield table.number(layout), found


def _spaces(table: LaidBoards) -> Iterator[_Placed]:
    """Kept spaces, free spaces that can be picked."""
    built = {piece.space for piece in table.view.pieces}
    for space, seat in table.view.kept:
        yield _on(table, space, pieces.kept, seat, space)
    for space, mark in table.marked.spaces.items():
        if space not in built:
            yield _on(table, space, pieces.candidate, mark, space)


def _rings(table: LaidBoards) -> Iterator[_Placed]:
    """Frames round pieces that can be picked."""
    sorts = {piece.space: piece.sort for piece in table.view.pieces}
    for space, mark in table.marked.spaces.items():
        if sorts.get(space) == "tower":
            yield _over(table, space, 0, pieces.tall_ring, mark)
        elif space in sorts:
            yield _on(table, space, pieces.ring, mark)


def _on(
    table: LaidBoards, space: str, make: Callable[..., Image.Image], *args: str | int | None
) -> _Placed:
    """Something on a space, turned as it stands."""
    number, layout = table.home(space)
    here = slot(layout, space[1])
    return number, part(table.sheet(layout), here.at, make, *args, here.angle)


def _walls(table: LaidBoards) -> Iterator[_Placed]:
    """What stands on the wall, towers left out."""
    for piece in table.view.pieces:
        if piece.sort == "wall":
            yield _on(table, piece.space, pieces.wall, piece.owner)
        elif piece.sort == "damaged":
            yield _on(table, piece.space, pieces.rubble, piece.owner)
    yield from _doubles(table)


def _upper(table: LaidBoards) -> Iterator[_Placed]:
    """Towers, over their neighbours."""
    for piece in table.view.pieces:
        if piece.sort == "tower":
            yield _over(table, piece.space, 0, pieces.tower, piece.owner or 0)


def _flags(table: LaidBoards) -> Iterator[_Placed]:
    """Flags over kept spaces."""
    for space, seat in table.view.kept:
        yield _over(table, space, -31, pieces.flag, seat)


def _over(
    table: LaidBoards, space: str, down: float, make: Callable[..., Image.Image], *args: str | int
) -> _Placed:
    """Something upright, so many units below the middle of a space."""
    number, layout = table.home(space)
    x, y = slot(layout, space[1]).at
    return number, part(table.sheet(layout), (x, y + down), make, *args)


def _doubles(table: LaidBoards) -> Iterator[_Placed]:
    """Both halves of all double walls."""
    halves: dict[int | None, list[Piece]] = {}
    for piece in table.view.pieces:
        if piece.sort == "double":
            halves.setdefault(piece.owner, []).append(piece)
    for owner, pair in halves.items():
        for piece, east in zip(pair, (True, False), strict=False):
            number, layout = table.home(piece.space)
            here = slot(layout, piece.space[1])
            ahead = _meeting(layout, piece.space[1], east=east)
            found = part(
                table.sheet(layout), here.at, pieces.half, owner or 0, here.angle, ahead, east
            )
            yield number, found


def _meeting(layout: str, letter: str, *, east: bool) -> Point:
    """Where a space meets its neighbour, seen from its middle."""
    x, y = slot(layout, letter).at
    other = LETTERS.index(letter) + (1 if east else -1)
    if 0 <= other < len(LETTERS):
        a, b = slot(layout, LETTERS[other]).at
        return (a - x) / 2, (b - y) / 2
    end = box().layouts[layout].wall[-1 if east else 0]
    return end[0] - x, end[1] - y


def _tags(table: LaidBoards) -> Iterator[_Placed]:
    """Names of spaces with a piece on it that can be picked."""
    built = {piece.space for piece in table.view.pieces}
    for space, mark in table.marked.spaces.items():
        if space in built:
            yield _over(table, space, 38, pieces.tag, mark, space)
