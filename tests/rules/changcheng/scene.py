"""Positions from one line of signs, and playing on from them with the texts of actions.

Boards are drawn from west to east, a sign a space, blanks between boards being free to set:
`.` free, `0`-`4` a wall of that seat, `n` a neutral wall, `a`-`e` the tower of seat 0-4, `A`-`E` a
space of the double wall of seat 0-4, `x` a damaged wall of seat 0, `z` one of seat 1. Unless told
otherwise the boards are 1a and 2a, and what follows stands in this table:

             1a                       2a
    spaces   a b c d e f g h i j k l m  a b c d e f g h i j k l m
    China    liaodong|jizhou   |shanhai datong   |yanmen|taiyuan
    Mongols  khorchin  |uriankhai|chahar tumed |khalkha  |ongut
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.changcheng import GAME
from rules.changcheng.position.state import NEUTRAL, Army, FaceDown, Piece, Sort, State
from rules.changcheng.told.view import View
from rules.game import Rng, Seat
from tests.rules.changcheng.ground import Ground
from tests.rules.scenes import Acted, EventT

EMPTY = "." * 13
ALL = "khorchin uriankhai chahar tumed khalkha ongut"
"""The Mongol provinces of boards 1a and 2a."""
NOTHING: Mapping[str, Any] = {
    "doubles": (0,) * 5,
    "towers": (0,) * 5,
    "hands": ("",) * 5,
}
"""Seats with nothing but walls."""
HAND = "123456"


@dataclass(frozen=True)
class Scene(Acted):
    """A position, and what the last call of `do` told."""

    game = GAME
    state: State

    def spaces(self, verb: str) -> str:
        """Spaces the actions of a verb may begin with, from west to east."""
        found = {text.split()[1] for text in self.legal(verb + " ")}
        return " ".join(space for space in self.ground.spaces() if space in found)

    def one(self, sort: type[EventT]) -> EventT:
        """The only such fact."""
        (found,) = self.of(sort)
        return found

    @property
    def ground(self) -> Ground:
        """The boards of this position."""
        return Ground(self.state.seats, self.state.boards)

    @property
    def drawing(self) -> str:
        """The wall in signs, a blank between boards."""
        signs = "".join(map(_sign, self.state.wall))
        return " ".join(signs[at : at + 13] for at in range(0, len(signs), 13))

    @property
    def turn(self) -> Seat:
        return self.state.turn

    def scores(self) -> tuple[int, ...]:
        """All points by seat."""
        return tuple(sum(row) for row in self.state.points)

    def points(self, source: int) -> tuple[int, ...]:
        """Points of one of the `SOURCES` by seat."""
        return tuple(row[source] for row in self.state.points)

    def army(self, mongol: str) -> Army:
        """The army card of a Mongol province."""
        return self.state.armies[self.ground.mongols().index(mongol)]

    def done(self) -> set[str]:
        """Provinces that are completed and scored."""
        named = zip(self.ground.chinese(), self.state.done, strict=True)
        return {name for name, done in named if done}

    def laid(self) -> list[str]:
        """Face-down cards as `seat number province`."""
        names = self.ground.chinese()
        return [f"{x.seat} {x.card} {names[x.province]}" for x in self.state.laid]

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    def kept(self) -> set[str]:
        """Spaces kept beside towers, as `space seat`."""
        return {f"{space} {seat}" for space, seat in self.view().kept}

    def by(self, seat: Seat) -> Scene:
        """The same position with another seat beginning its turn."""
        state = replace(self.state, turn=seat, acting=seat, phase="act")
        return Scene(replace(state, action="", built=(), carded=()))


def scene(
    drawing: str = EMPTY + EMPTY,
    *,
    seats: int = 3,
    turn: Seat = 0,
    boards: str = "1a 2a",
    cards: Sequence[str] = (),
    hands: Sequence[str] = (),
    walls: Sequence[int] = (),
    doubles: Sequence[int] = (),
    towers: Sequence[int] = (),
    paid: Sequence[Seat] = (),
    sovereignty: Sequence[int] = (),
    armies: str = "",
    gone: str = "",
    up: str = "",
    seen: Mapping[Seat, str] | None = None,
    missions: str = "",
    neutral: bool = False,
    neutral_walls: int = 12,
    emperors: int = 0,
    extensions: int | None = None,
    first_round: bool = False,
) -> Scene:
    """A position at the beginning of a turn.

    `cards` are face-down ones as `seat number province`; hands hold all other numbers unless given.
    `paid` names seats whose tower keeps nothing. Army cards are worth 3 and sovereignty cards 1
    unless given; `seen` tells which army cards (by name) seats have looked at.
    """
    layouts = tuple(boards.split())
    ground = Ground(seats, layouts)
    wall = tuple(_piece(sign) for sign in drawing.replace(" ", ""))
    assert len(wall) == 13 * len(layouts), f"{len(wall)} signs"
    chinese, mongols = ground.chinese(), ground.mongols()
    laid = tuple(_laid(chinese, card) for card in cards)
    options = {"west": layouts[0], "east": layouts[1], "neutral": neutral}
    state = replace(
        GAME.setup(seats, options, Rng("scene")),
        missions=tuple(missions),
        turn=turn,
        acting=turn,
        first_round=first_round,
        boards=layouts,
        wall=wall,
        debts=tuple(_owes(wall, seat) and seat not in paid for seat in range(seats)),
        sovereignty=tuple(sovereignty) or (1,) * len(chinese),
        done=tuple(_full(ground, wall, name) for name in chinese),
        armies=tuple(
            Army(
                int(armies[at]) if armies else 3,
                "gone" if name in gone.split() else "up" if name in up.split() else "down",
                tuple(s for s, names in (seen or {}).items() if name in names.split()),
            )
            for at, name in enumerate(mongols)
        ),
        laid=laid,
        hands=tuple(_hand(hands, seat, laid) for seat in range(seats)),
        walls=tuple(walls[:seats]) or (9,) * seats,
        doubles=tuple(doubles[:seats]) or _unbuilt(wall, seats, "double"),
        towers=tuple(towers[:seats]) or _unbuilt(wall, seats, "tower"),
        neutral_walls=neutral_walls if neutral else 0,
        emperors=emperors,
    )
    return Scene(state if extensions is None else replace(state, extensions=extensions))


def fresh(
    seats: int = 3,
    options: Mapping[str, str | bool] | None = None,
    **fixed: Sequence[str],
) -> Scene:
    """A new game; `boards`, `start`, `armies`, `sovereignty` and `missions` may be fixed."""
    return Scene(GAME.setup(seats, options or {}, Rng("fresh", 0, fixed)))


def board(drawing: str) -> str:
    """A whole board from its first signs; the rest is free."""
    return drawing.replace(" ", "").ljust(13, ".")


def _piece(sign: str) -> Piece | None:
    if sign == ".":
        return None
    if sign in "xz":
        return Piece("damaged", "xz".index(sign))
    if sign == "n":
        return Piece("wall", NEUTRAL)
    if sign.isdecimal():
        return Piece("wall", int(sign))
    sort: Sort = "double" if sign.isupper() else "tower"
    return Piece(sort, "abcde".index(sign.lower()))


def _sign(piece: Piece | None) -> str:
    if piece is None:
        return "."
    if piece.sort == "damaged":
        return "xz"[piece.owner] if piece.owner in (0, 1) else "X"
    if piece.owner == NEUTRAL:
        return "n"
    if piece.sort == "wall":
        return str(piece.owner)
    letter = "abcde"[piece.owner]
    return letter.upper() if piece.sort == "double" else letter


def _laid(chinese: Sequence[str], card: str) -> FaceDown:
    seat, number, province = card.split()
    return FaceDown(chinese.index(province), int(seat), int(number))


def _hand(hands: Sequence[str], seat: Seat, laid: Sequence[FaceDown]) -> tuple[int, ...]:
    if seat < len(hands):
        return tuple(map(int, hands[seat]))
    used = {x.card for x in laid if x.seat == seat}
    return tuple(n for n in map(int, HAND) if n not in used)


def _owes(wall: Sequence[Piece | None], seat: Seat) -> bool:
    """Whether the tower of a seat has a free neighbour."""
    tower = Piece("tower", seat)
    if tower not in wall:
        return False
    at = wall.index(tower)
    return None in wall[max(0, at - 1) : at + 2]


def _unbuilt(wall: Sequence[Piece | None], seats: int, sort: Sort) -> tuple[int, ...]:
    return tuple(0 if Piece(sort, seat) in wall else 1 for seat in range(seats))


def _full(ground: Ground, wall: Sequence[Piece | None], province: str) -> bool:
    there = zip(ground.spaces(), wall, strict=True)
    return all(piece is not None for space, piece in there if ground.china(space) == province)
