"""Views made by hand: tables of two to four boards, without playing."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.changcheng import PAINTER
from render.changcheng.ground.atlas import GAP, HEIGHT, SCALE, WIDTH, corner, slot
from render.painter import RenderOptions
from render.pieces import Point
from render.strip import strip_height
from rules.changcheng.position.box import box
from rules.changcheng.told.view import China, Laid, Mongol, Piece, Shown, View
from tests.render import scene

LOOK = RenderOptions(("Ada Lovelace", "李白", "Þorgerður", "Zoë", "Maximiliane von Hohenberg"))


def start(seats: int = 3, boards: tuple[str, ...] = ("1a", "2a")) -> View:
    """Nothing has been built yet."""
    layouts = [box().layouts[name] for name in boards]
    china = [p.key for board in layouts for p in board.china]
    mongols = [p.key for board in layouts for p in board.mongol]
    return View(
        viewer=None,
        seats=seats,
        missions=(),
        neutral_option=seats == 2,
        phase="act",
        turn=1,
        acting=1,
        first_round=True,
        boards=boards,
        pieces=(),
        kept=(),
        provinces=tuple(China(key, (3 * n) % 5, False) for n, key in enumerate(china)),
        mongols=tuple(Mongol(key, None, "down") for key in mongols),
        laid=(),
        scoring=None,
        working=(),
        change=0,
        extra=(0,) * seats,
        emperors=0,
        extensions=2 if seats > 3 else 1,
        walls_left=(14,) * seats,
        doubles_left=(1,) * seats,
        towers_left=(1,) * seats,
        hand_sizes=(6,) * seats,
        neutral_left=12 if seats == 2 else 0,
        hand=(),
        scores=(0,) * seats,
        last=(),
    )


def walls(owners: str, board: str) -> tuple[Piece, ...]:
    """A board's spaces: a digit is a wall of that seat, `n` a neutral one, `.` nothing."""
    return tuple(
        Piece(f"{board}{letter}", "wall", None if sign == "n" else int(sign))
        for letter, sign in zip("abcdefghijklm", owners, strict=True)
        if sign != "."
    )


def _placed(pieces: tuple[Piece, ...], *others: Piece) -> tuple[Piece, ...]:
    """Pieces with some replaced by others, from west to east by board and letter."""
    taken = {piece.space for piece in others}
    return tuple(sorted((*others, *(p for p in pieces if p.space not in taken)),
                        key=lambda piece: piece.space))  # fmt: skip


def middle(seats: int = 4, boards: tuple[str, ...] = ("1a", "2a", "3b", "4a")) -> View:
    """In the middle of a game: pieces of every sort, cards of everybody."""
    table = start(seats, boards)
    pattern = "012.01..2.01."
    built: tuple[Piece, ...] = ()
    for k, name in enumerate(boards):
        owners = "".join(s if s == "." else str((int(s) + k) % seats) for s in pattern)
        built += walls(owners, name[0])
    first, second = boards[0][0], boards[1][0]
    built = _placed(
        built,
        Piece(first + "m", "double", 0), Piece(second + "a", "double", 0),
        Piece(first + "f", "double", 1), Piece(first + "g", "double", 1),
        Piece(second + "d", "tower", 1), Piece(second + "h", "tower", 0),
        Piece(first + "b", "damaged", 1), Piece(second + "j", "damaged", 0),
        Piece(second + "l", "wall", None),
    )  # fmt: skip
    keys = [china.province for china in table.provinces]
    laid = tuple(
        Laid(keys[at], seat % seats, None)
        for at, many in enumerate((0, 3, 1, 5, 2, 7, 4, 1, 0, 9, 0, 2)[: len(keys)])
        for seat in range(many)
    )
    return replace(
        table,
        first_round=False,
        pieces=built,
        kept=((second + "g", 0),),
        provinces=(replace(table.provinces[0], done=True), *table.provinces[1:]),
        mongols=(
            Mongol(table.mongols[0].mongol, 4, "up"),
            Mongol(table.mongols[1].mongol, None, "gone"),
            *table.mongols[2:],
        ),
        laid=laid,
        emperors=1,
        extensions=0 if len(boards) == 4 else 1,
        walls_left=(9, 10, 3, 12, 0)[:seats],
        doubles_left=(0, 0, 1, 1, 1)[:seats],
        towers_left=(0, 0, 1, 1, 0)[:seats],
        hand_sizes=(6, 2, 5, 0, 4)[:seats],
        neutral_left=7 if seats == 2 else 0,
        scores=(4, 23, 0, -2, 11)[:seats],
        last=(first + "k", first + "l"),
    )


def own(view: View, seat: int = 0) -> View:
    """The same table as a seat sees it."""
    known = {m.mongol: 3 for m in view.mongols[2:5] if m.state == "down"}
    return replace(
        view,
        viewer=seat,
        hand=(1, 2, 3, 4, 5, 6),
        laid=tuple(replace(card, card=4) if card.seat == seat else card for card in view.laid),
        mongols=tuple(replace(m, value=known.get(m.mongol, m.value)) for m in view.mongols),
    )


def scoring(view: View) -> View:
    """The first province of the second board is being scored: three cards are still to work."""
    return replace(
        view,
        phase="ability",
        acting=2,
        scoring=view.provinces[3].province,
        working=(Shown(2, 1), Shown(0, 3), Shown(1, 6)),
        change=2,
    )


def over(view: View) -> View:
    """The end: all armies have attacked."""
    mongols = tuple(
        m if m.state == "gone" else replace(m, value=2 + n % 3, state="up")
        for n, m in enumerate(view.mongols)
    )
    return replace(view, phase="over", mongols=mongols)


def drawn(shown: View, options: RenderOptions = LOOK) -> Image.Image:
    return scene.drawn(PAINTER, shown, options)


def late(seats: int = 5, boards: tuple[str, ...] = ("1b", "2b", "3a", "4b")) -> View:
    """The wall is nearly full, cards lie everywhere."""
    table = middle(seats, boards)
    owners = "0123412340123"
    full = tuple(
        piece for name in boards for piece in walls(owners, name[0]) if piece.space != "4m"
    )
    keys = [china.province for china in table.provinces]
    laid = tuple(Laid(key, seat, None) for key in keys for seat in range(seats))
    known = {piece.space: piece for piece in table.pieces}
    return replace(
        table,
        pieces=tuple(known.get(piece.space, piece) for piece in full),
        kept=(),
        laid=laid,
        missions=("a", "b", "c", "d"),
        provinces=tuple(replace(china, done=True) for china in table.provinces),
    )


TOP = strip_height(WIDTH) + round(theme.GAP * WIDTH / theme.PHONE_WIDTH)
"""Pixels above the boards."""
BANDS = TOP + HEIGHT + GAP
"""Pixels above the panels below one row of boards."""


def around(view: View, layout: str, at: Point, wide: float, high: float) -> Image.Image:
    """Where the picture shows the surroundings of a point of a board: white on black."""
    x, y = corner(view.boards.index(layout))
    left, top = x + (at[0] - wide) * SCALE, y + TOP + (at[1] - high) * SCALE
    mask = Image.new("L", drawn(view).size, 0)
    box = (left, top, left + 2 * wide * SCALE, top + 2 * high * SCALE)
    ImageDraw.Draw(mask).rectangle(box, fill=255)
    return mask


def cut(shown: Image.Image, view: View, space: str) -> Image.Image:
    """The surroundings of a space in a picture."""
    layout = next(name for name in view.boards if name[0] == space[0])
    box = around(view, layout, slot(layout, space[1]).at, 34, 44).getbbox()
    assert box
    return shown.crop(box)


def differ(
    one: View, other: View, options: RenderOptions = LOOK, against: RenderOptions | None = None
) -> Image.Image:
    """Where two pictures of the same size differ."""
    return ImageChops.difference(drawn(one, options), drawn(other, against or options)).convert("L")
