"""The joined boards with everything on them, what lies below first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.changcheng.ground import cards, pieces
from render.changcheng.ground.atlas import SCALE, china_of, corner, facing, mongol_of, slot
from render.changcheng.ground.cards import loss_width
from render.changcheng.ground.ground import empty_board, outline
from render.changcheng.ground.land import name_size
from render.changcheng.ground.pieces import CHOSEN
from render.changcheng.ground.rampart import NAME_AT
from render.changcheng.table.parts import frame, middle_of, part
from render.changcheng.table.reach import Marks
from render.changcheng.table.rows import faces, places
from render.marks import Box, around, overlap
from render.pieces import Patch, Point, length
from render.scripts import Script, name_of
from rules.changcheng.position.box import LETTERS, China, Mongol, box
from rules.changcheng.told.view import Piece, View

LOST = 34
"""How far the tag with an army's losses is below its card."""


@dataclass(frozen=True, slots=True)
class LaidBoards:
    """The boards of a view on a canvas, with names in one script. The first row of boards begins
    `top` pixels below the top of the canvas."""

    canvas: Canvas
    top: int
    view: View
    script: Script
    marked: Marks

    def layout(self, space: str) -> str:
        """The layout that a space is on."""
        return next(name for name in self.view.boards if name[0] == space[0])

    def corner(self, layout: str) -> tuple[int, int]:
        """The north-west corner of a board. Raises `ValueError` if the board is not in the
        picture."""
        x, y = corner(self.view.boards.index(layout))
        return x, y + self.top

    def box(self, layout: str, at: Point, wide: float, high: float) -> Box:
        """The box round a point of a board. `wide` and `high` are half its sides, in units of the
        board."""
        x, y = self.corner(layout)
        return around((x + at[0] * SCALE, y + at[1] * SCALE), wide * SCALE, high * SCALE)

    def around(self, layout: str, patch: Patch) -> Box:
        """The box of a part of a board."""
        return self.box(layout, (patch.x, patch.y), patch.wide, patch.high)

    def put(
        self, layout: str, at: Point, make: Callable[..., Image.Image], *args: Hashable
    ) -> None:
        """Puts the picture that `make` draws around a point of a board."""
        part(layout, self.script, at, make, *args).put(self.canvas, self.corner(layout))

    def on(self, space: str, make: Callable[..., Image.Image], *args: Hashable) -> None:
        """Puts a picture on a space, turned as the space is."""
        layout = self.layout(space)
        here = slot(layout, space[1])
        self.put(layout, here.at, make, *args, here.angle)

    def over(
        self, space: str, down: float, make: Callable[..., Image.Image], *args: Hashable
    ) -> None:
        """Puts an upright picture `down` units below the middle of a space."""
        layout = self.layout(space)
        x, y = slot(layout, space[1]).at
        self.put(layout, (x, y + down), make, *args)


def draw(table: LaidBoards) -> None:
    """Draws the boards and everything on them."""
    for layout in table.view.boards:
        empty = empty_board(layout, table.script)
        table.canvas.image.paste(empty, table.corner(layout), outline())
    for layer in (
        *(_outlines, _camps, _thrones, _face_down, _shadows, _spaces, _walls, _doubles, _towers),
        *(_rings, _flags, _tags, _losses),
    ):
        layer(table)


def _outlines(table: LaidBoards) -> None:
    """Draws outlines of the province being scored and of provinces that can be picked."""
    colours = {key: pieces.MARKS[mark] for key, mark in table.marked.areas.items()}
    if table.view.scoring:
        colours = {table.view.scoring: theme.ACCENT, **colours}
    for layout in table.view.boards:
        board = box().layouts[layout]
        areas = (*board.mongol, *board.china)
        names = (_name(table, area) for area in areas)
        gaps = (*names, *(_code(layout, letter) for letter in LETTERS))
        for area in areas:
            if area.key in colours:
                polygon = area.polygon
                table.put(layout, middle_of(polygon), frame, polygon, colours[area.key], gaps)


def _camps(table: LaidBoards) -> None:
    """Draws army cards."""
    for mongol in table.view.mongols:
        layout, _, place = mongol_of(mongol.mongol)
        mark = CHOSEN if table.marked.areas.get(mongol.mongol) == CHOSEN else ""
        table.put(layout, place.army, cards.army, mongol.value, mongol.state, mark)


def _losses(table: LaidBoards) -> None:
    """At the end, draws what each army cost and which seats lost it."""
    if table.view.phase != "over":
        return
    for mongol in table.view.mongols:
        losers = losses(table.view, mongol.mongol)
        if mongol.state != "gone" and mongol.value is not None and losers:
            layout, _, place = mongol_of(mongol.mongol)
            at = (place.army[0], place.army[1] + LOST)
            table.put(layout, at, cards.loss, losers, mongol.value)


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


def _thrones(table: LaidBoards) -> None:
    """Draws sovereignty cards, and emperor cards on completed provinces."""
    for china in table.view.provinces:
        layout, _, place = china_of(china.province)
        table.put(layout, place.sovereignty, cards.sovereignty, china.sovereignty)
        if china.done:
            table.put(layout, place.emperor, cards.emperor)


def _face_down(table: LaidBoards) -> None:
    """Draws action cards that lie face down."""
    for china in table.view.provinces:
        layout, _, place = china_of(china.province)
        card_faces = faces(table.view, china.province)
        for at, face in zip(places(place, len(card_faces)), card_faces, strict=True):
            table.put(layout, (at.x, at.y), cards.laid, *face, at.wide, at.high)


def _spaces(table: LaidBoards) -> None:
    """Draws free spaces beside towers, kept spaces, and free spaces that can be picked."""
    built = {piece.space for piece in table.view.pieces}
    aside = _aside(table)
    for space, way in aside.items():
        if space not in built:
            table.on(space, pieces.free, space, way)
    for space, seats in _keepers(table.view).items():
        table.on(space, pieces.kept, seats, space, aside.get(space, 0.0))
    for space, mark in table.marked.spaces.items():
        if space not in built:
            table.on(space, pieces.candidate, mark, space, aside.get(space, 0.0))


def _keepers(view: View) -> dict[str, tuple[int, ...]]:
    """By kept space: the seats it is kept for, in the order of their towers."""
    tower = {piece.owner: at for at, piece in enumerate(view.pieces) if piece.sort == "tower"}
    keepers: dict[str, tuple[int, ...]] = {}
    for space, seat in sorted(view.kept, key=lambda kept: tower.get(kept[1], 0)):
        keepers[space] = (*keepers.get(space, ()), seat)
    return keepers


def _aside(table: LaidBoards) -> dict[str, float]:
    """By space beside a tower: how far its name is moved to the east, to keep clear of the tower's
    eaves."""
    wall = [layout[0] + letter for layout in table.view.boards for letter in LETTERS]
    towers = {piece.space for piece in table.view.pieces if piece.sort == "tower"}
    east = {after: _ASIDE for before, after in pairwise(wall) if before in towers}
    west = {before: -_ASIDE for before, after in pairwise(wall) if after in towers}
    return {space: east.get(space, 0.0) + west.get(space, 0.0) for space in east | west}


_ASIDE = 3.5


def _rings(table: LaidBoards) -> None:
    """Draws frames round pieces that can be picked."""
    sorts = {piece.space: piece.sort for piece in table.view.pieces}
    for space, mark in table.marked.spaces.items():
        if sorts.get(space) == "tower":
            table.over(space, 0, pieces.tall_ring, mark)
        elif space in sorts:
            table.on(space, pieces.ring, mark)


def _walls(table: LaidBoards) -> None:
    """Draws single walls, whole and damaged."""
    for piece in table.view.pieces:
        if piece.sort == "wall":
            table.on(piece.space, pieces.wall, piece.owner)
        elif piece.sort == "damaged":
            table.on(piece.space, pieces.rubble, piece.owner)


def _shadows(table: LaidBoards) -> None:
    """Draws towers with their shadows, below everything that stands on the wall."""
    _towers(table, pieces.tower_in_the_sun)


def _towers(table: LaidBoards, make: Callable[[int], Image.Image] = pieces.tower) -> None:
    """Draws towers over their neighbours."""
    for piece in table.view.pieces:
        if piece.sort == "tower":
            table.over(piece.space, 0, make, piece.owner or 0)


def _flags(table: LaidBoards) -> None:
    """Draws flags over kept spaces, or under them where a flag would hide a value."""
    taken = [*lettering(table)]
    for space, seats in _keepers(table.view).items():
        layout = table.layout(space)
        x, y = slot(layout, space[1]).at
        over = table.box(layout, (x, y - 33), 10 + 3 * len(seats), 14)
        hides = any(overlap(over, other) for other in taken)
        table.over(space, 38 if hides else -31, pieces.flag, seats)


def _doubles(table: LaidBoards) -> None:
    """Draws both halves of all double walls."""
    halves: dict[int | None, list[Piece]] = {}
    for piece in table.view.pieces:
        if piece.sort == "double":
            halves.setdefault(piece.owner, []).append(piece)
    for owner, pair in halves.items():
        for piece, east in zip(pair, (True, False), strict=False):
            ahead = _meeting(table.layout(piece.space), piece.space[1], east=east)
            table.on(piece.space, pieces.half, owner or 0, ahead, east)


def _meeting(layout: str, letter: str, *, east: bool) -> Point:
    """The point where a space meets its neighbour, counted from its own middle."""
    x, y = slot(layout, letter).at
    other = LETTERS.index(letter) + (1 if east else -1)
    if 0 <= other < len(LETTERS):
        a, b = slot(layout, LETTERS[other]).at
        return (a - x) / 2, (b - y) / 2
    end = box().layouts[layout].wall[-1 if east else 0]
    return end[0] - x, end[1] - y


def _tags(table: LaidBoards) -> None:
    """Draws the names of spaces whose pieces can be picked."""
    for space, down in tagged(table).items():
        table.over(space, down, pieces.tag, table.marked.spaces[space], space)


def tagged(table: LaidBoards) -> dict[str, float]:
    """By space with a tag: how far the tag is below the middle of the space. It is under the piece
    or over it, away from everything written on the boards. Where there is no room, it is on the
    piece."""
    built = {piece.space for piece in table.view.pieces}
    taken = [*lettering(table)]
    by_space: dict[str, float] = {}
    for space in table.marked.spaces:
        if space in built:
            boxes = {down: tag_box(table, space, down) for down in _DOWN}
            by_space[space] = min(
                _DOWN, key=lambda down: sum(overlap(boxes[down], t) for t in taken)
            )
            taken.append(boxes[by_space[space]])
    return by_space


_DOWN = (43.0, -47.0, 20.0)


def tag_box(table: LaidBoards, space: str, down: float) -> Box:
    """The box of the tag of a space, `down` units below its middle."""
    layout = table.layout(space)
    x, y = slot(layout, space[1]).at
    return table.box(layout, (x, y + down), 20.5, 13.5)


def lettering(table: LaidBoards) -> Iterator[Box]:
    """The boxes of everything written on the boards except tags. These are names of provinces and
    of free spaces, values, action cards, and what armies have cost."""
    built = {piece.space for piece in table.view.pieces}
    for layout in table.view.boards:
        for area in (*box().layouts[layout].mongol, *box().layouts[layout].china):
            yield table.around(layout, _name(table, area))
        for letter in LETTERS:
            if layout[0] + letter not in built:
                yield table.around(layout, _code(layout, letter))
    for mongol in table.view.mongols:
        yield from _army(table, mongol.mongol)
    for china in table.view.provinces:
        layout, _, there = china_of(china.province)
        yield table.box(layout, there.sovereignty, *_VALUE)
        for at in places(there, len(faces(table.view, china.province))):
            yield table.around(layout, at)


_CODE, _VALUE = (17.0, 14.5), (15.0, 19.0)
"""Half the sides of the name of a space, and of a value."""


def _name(table: LaidBoards, area: China | Mongol) -> Patch:
    """The area of a province's name on its board."""
    size, script = name_size(table.script), table.script
    wide = length(name_of(area, script), size * SCALE, script) / SCALE / 2 + 2
    return Patch(*area.label, wide, size * 0.72)


def _code(layout: str, letter: str) -> Patch:
    """The area of a space's name on its board."""
    x, y = slot(layout, letter).at
    return Patch(x, y + NAME_AT + 4.0, *_CODE)


def _army(table: LaidBoards, mongol: str) -> Iterator[Box]:
    """The boxes of the value of an army card and of the tag below it."""
    layout, _, camp = mongol_of(mongol)
    yield table.box(layout, camp.army, *_VALUE)
    if table.view.phase == "over":
        at, wide = (camp.army[0], camp.army[1] + LOST), loss_width(len(losses(table.view, mongol)))
        yield table.box(layout, at, wide / 2, 13.4)
