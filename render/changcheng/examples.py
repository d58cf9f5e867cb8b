"""Small positions of Chang Cheng as they stand on a board: pieces, and what scores or costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from PIL import Image

from render import theme
from render.changcheng.ground import cards
from render.changcheng.ground.atlas import HEIGHT, MARGIN, SCALE, WIDTH
from render.changcheng.ground.ground import PALETTE
from render.changcheng.table import board
from render.changcheng.table.reach import Marks
from render.legend.pieces import LegendPiece, cut_out, standing_pieces
from render.pieces import Point
from render.scripts import Script
from rules.changcheng.position.box import LETTERS, box
from rules.changcheng.told.view import China, Laid, Mongol, Piece, View

SEATS = 3


@dataclass(frozen=True, slots=True)
class Example:
    """A part of a board, and what is on it."""

    layout: str
    box: tuple[int, int, int, int]
    """Its west, north, east and south edges, in units of the board."""
    walls: str = ""
    """The owners of the pieces from west to east: a seat, `n` for a neutral one, a dot for a free
    space."""
    doubles: str = ""
    """The letters of the spaces with half of a double wall."""
    towers: str = ""
    damaged: str = ""
    scoring: str | None = None
    """The province that is complete."""
    sovereignty: int = 3
    """The value of all sovereignty cards."""
    done: bool = False
    laid: tuple[tuple[int, int], ...] = ()
    """The action cards in that province: seats and numbers."""
    armies: Mapping[str, int] = field(default_factory=dict[str, int])
    """The Mongol provinces whose army cards are turned up, with the values of these."""
    points: Mapping[Point, tuple[int, int]] = field(default_factory=dict[Point, tuple[int, int]])
    """Where points are written, with the seat that gets or loses them and their number."""

    @property
    def view(self) -> View:
        """The position, as everybody may see it."""
        here, nobody = box().layouts[self.layout], (0,) * SEATS
        return View(
            viewer=None,
            seats=SEATS,
            missions=(),
            neutral_option=False,
            phase="act",
            turn=0,
            acting=0,
            first_round=False,
            boards=(self.layout,),
            pieces=tuple(self._pieces()),
            kept=(),
            provinces=tuple(China(p.key, self.sovereignty, self.done) for p in here.china),
            mongols=tuple(self._mongol(p.key) for p in here.mongol),
            laid=tuple(Laid(self.scoring or "", seat, card) for seat, card in self.laid),
            scoring=self.scoring,
            working=(),
            change=0,
            extra=nobody,
            emperors=0,
            extensions=0,
            walls_left=nobody,
            doubles_left=nobody,
            towers_left=nobody,
            hand_sizes=nobody,
            neutral_left=0,
            hand=(),
            scores=nobody,
            last=(),
        )

    def _pieces(self) -> Iterator[Piece]:
        """The pieces on the wall."""
        for letter, sign in zip(LETTERS, self.walls, strict=False):
            if sign != ".":
                space, owner = self.layout[0] + letter, None if sign == "n" else int(sign)
                if letter in self.doubles:
                    yield Piece(space, "double", owner)
                elif letter in self.towers:
                    yield Piece(space, "tower", owner)
                else:
                    yield Piece(space, "damaged" if letter in self.damaged else "wall", owner)

    def _mongol(self, key: str) -> Mongol:
        value = self.armies.get(key)
        return Mongol(key, value, "down" if value is None else "up")


def drawn(example: Example, script: Script) -> Image.Image:
    """An example as it looks on the board."""
    canvas = PALETTE.blank((WIDTH, HEIGHT), theme.TABLE)
    board.draw(board.LaidBoards(canvas, 0, example.view, script, Marks()))
    west, north, east, south = example.box
    points = [(_pixel(at), seat, number) for at, (seat, number) in example.points.items()]
    return cut_out(canvas.image, (*_pixel((west, north)), *_pixel((east, south))), points)


def _pixel(at: Point) -> tuple[int, int]:
    return MARGIN + round(at[0] * SCALE), round(at[1] * SCALE)


@dataclass(frozen=True, slots=True)
class Hand:
    """Action cards that the first seat has not used."""

    cards: tuple[int, ...]
    points: int


def drawn_hand(hand: Hand, _: Script = Script.LATIN) -> Image.Image:
    """Cards in a row, followed by what they bring."""
    faces = [cards.face(0, card, _CARD) for card in hand.cards]
    size = len(faces) * (_CARD + _GAP) + 2 * _GAP + 90, faces[0].height + 2 * _GAP
    picture = Image.new("RGB", size, theme.PANEL)
    for at, face in enumerate(faces):
        picture.paste(face, (_GAP + at * (_CARD + _GAP), _GAP), face)
    return cut_out(picture, (0, 0, *size), [((size[0] - _GAP - 45, size[1] / 2), 0, hand.points)])


_CARD, _GAP = 84, 14
"""The width of a card, and the pixels between two cards."""

_GANSU, _ONON, _STRIP = (174, 88, 352, 284), (176, 0, 352, 190), (18, 99, 548, 228)

EXAMPLES: Mapping[str, Example] = {
    "scored-double": Example(
        "4a", (48, 0, 322, 226), "...00........", doubles="de", points={(188, 96): (0, 3)},
    ),
    "scored-province": Example(
        "4a", _GANSU, "....0012.....", scoring="gansu", points={(264, 110): (0, 7)},
    ),
    "scored-cards": Example(
        "4a", _GANSU, "....0012.....", scoring="gansu", laid=((1, 5), (2, 3)),
        points={(264, 110): (1, 9)},
    ),
    "scored-army": Example(
        "1b", _ONON, "....0012.....", armies={"onon": 4}, points={(222, 84): (0, -4)},
    ),
    "scored-tower": Example(
        "1b", _ONON, "....0011.....", towers="h", armies={"onon": 4}, points={(222, 84): (0, -4)},
    ),
    "scored-neutral": Example(
        "4a", _GANSU, "....00nn.....", scoring="gansu", points={(264, 110): (0, 7)},
    ),
    "scored-diplomacy": Example(
        "4a", _STRIP, "0111022102222", points={(222, 115): (0, 4)},
    ),
    "scored-domination": Example(
        "4a", _STRIP, "0110000021121", points={(206, 115): (0, 5)},
    ),
}  # fmt: skip
"""One example for each way to score or lose points on a board, by name."""

HANDS: Mapping[str, Hand] = {"scored-emperor": Hand((2, 4, 6), 6)}
"""One example for each way to score with cards in hand, by name."""

_SPACE, _CAMP, _THRONE = (50, 110, 118, 178), (234, 30, 293, 89), (178, 224, 236, 282)

ALONE: Mapping[str, Example] = {
    "legend-wall": Example("4a", _SPACE, ".0..........."),
    "legend-neutral": Example("4a", _SPACE, ".n..........."),
    "legend-damaged": Example("4a", _SPACE, ".0...........", damaged="b"),
    "legend-double": Example("4a", (177, 120, 277, 194), "....00.......", doubles="ef"),
    "legend-tower": Example("4a", (44, 96, 124, 176), ".0...........", towers="b"),
    "legend-space": Example("4a", _SPACE),
    "legend-sovereignty": Example("4a", _THRONE),
    "legend-emperor": Example("4a", (252, 227, 308, 283), done=True),
    "legend-hidden": Example("4a", _CAMP),
    "legend-army": Example("4a", _CAMP, armies={"oirat": 3}),
}
"""Single pieces, by name."""

STANDING: Mapping[str, LegendPiece] = {
    **standing_pieces(ALONE, EXAMPLES, drawn, lettered=True),
    **standing_pieces({}, HANDS, drawn_hand),
}
"""Pieces and examples for the rules, by name."""
