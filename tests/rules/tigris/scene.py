"""Positions from small drawings, and playing on from them with the texts of actions.

A drawing begins with the name of its north-west square; then a word a square:
`.` empty land, `~` empty river, `t f m s` a temple, farm, market or settlement (`t*` with a
treasure), `T F M S` the same face down, `x` a catastrophe, `0p 0f 0t 0k` seat 0's priest, farmer,
trader and king.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rules.game import Rng, Seat
from rules.tigris import GAME
from rules.tigris.position.state import Monument, State
from rules.tigris.told.view import View
from tests.rules.scenes import Acted
from tests.rules.tigris.board import CELLS, CORNERS, DRAWING, RIVER

SORTS = "tfms"
RANKS = "pftk"
SIX = "tffmss"
BAG = ("temple", "farm", "market", "settlement") * 10
NAMES = {"t": "temple", "f": "farm", "m": "market", "s": "settlement"}


@dataclass(frozen=True)
class Scene(Acted):
    """A position, and what the last call of `do` told."""

    game = GAME
    state: State

    def cells(self, beginning: str) -> set[str]:
        """Where an action that begins so is legal."""
        return {text.split()[-1] for text in self.legal(beginning + " ")}

    def at(self, cells: str) -> str:
        """What lies on these squares, in the words of the drawings."""
        return " ".join(self._word(CELLS.index(cell)) for cell in cells.split())

    def _word(self, square: int) -> str:
        for seat, places in enumerate(self.state.leaders):
            if square in places:
                return f"{seat}{RANKS[places.index(square)]}"
        letter = self.state.ground[square]
        if letter == "." and CELLS[square] in RIVER:
            return "~"
        return letter + "*" * (square in self.state.treasures)

    def points(self, seat: Seat) -> tuple[int, ...]:
        """Red, blue, green, black."""
        return self.state.points[seat]

    def hand(self, seat: Seat) -> str:
        """Tiles in hand, such as `ttfs`."""
        return "".join(letter * n for letter, n in zip(SORTS, self.state.hands[seat], strict=True))

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    def strengths(self) -> tuple[int, int]:
        """Attack and defence of the present conflict, on the board."""
        conflict = self.view().conflict
        assert conflict is not None
        return conflict.attacker.strength, conflict.defender.strength

    def fighters(self) -> tuple[str, Seat, Seat]:
        """Leader, attacking and defending seat of the present conflict."""
        conflict = self.view().conflict
        assert conflict is not None
        return conflict.leader, conflict.attacker.seat, conflict.defender.seat

    def treasures(self) -> set[str]:
        """Squares with a treasure."""
        return {CELLS[square] for square in self.state.treasures}


def scene(
    drawing: str = "E5 .",
    *,
    seats: int = 3,
    turn: Seat = 0,
    left: int = 2,
    hands: Sequence[str] = (),
    bag: Sequence[str] = BAG,
    corners: str = "B2 P2 B8 O9",
    monuments: Mapping[str, str] | None = None,
    points: Sequence[tuple[int, int, int, int]] = (),
    won: Sequence[int] = (),
    catastrophes: Sequence[int] = (),
) -> Scene:
    """A position on an otherwise empty board, but for treasure temples in the corners named.

    Seats without a hand of their own hold `SIX`.
    """
    words = dict.fromkeys(corners.split(), "t*") | _words(drawing)
    placed = tuple(Monument(CELLS.index(c), name) for c, name in (monuments or {}).items())
    return Scene(
        replace(
            GAME.setup(seats, {}, Rng("scene")),
            phase="act",
            turn=turn,
            acting=turn,
            actions_left=left,
            ground="".join(_letter(words.get(cell, ".")) for cell in CELLS),
            leaders=tuple(_leaders(words, seat) for seat in range(seats)),
            treasures=tuple(i for i, c in enumerate(CELLS) if words.get(c, ".").endswith("*")),
            monuments=placed,
            hands=tuple(_counted(hands[i] if i < len(hands) else SIX) for i in range(seats)),
            bag=tuple(bag),
            points=tuple(points) or ((0, 0, 0, 0),) * seats,
            won=tuple(won) or (0,) * seats,
            catastrophes=tuple(catastrophes) or (2,) * seats,
        )
    )


def fresh(seats: int = 3, **fixed: Sequence[str]) -> Scene:
    """A new game; `bag` and `start` may be fixed."""
    return Scene(GAME.setup(seats, {}, Rng("fresh", 0, fixed)))


def _words(drawing: str) -> dict[str, str]:
    anchor, *_ = drawing.split()
    first = CELLS.index(anchor)
    lines = drawing.strip().removeprefix(anchor).strip("\n").splitlines()
    found: dict[str, str] = {}
    for y, line in enumerate(lines):
        for x, word in enumerate(line.split()):
            cell = CELLS[first + 16 * y + x]
            found[cell] = word
            _fits(cell, word)
    return found


def _fits(cell: str, word: str) -> None:
    """A drawing must not lie about the river, nor about which squares hold what."""
    if word in (".", "~") or word[0] in "fF":
        assert (cell in RIVER) == (word != "."), f"{word} on {cell}"
    elif word != "x":
        assert cell not in RIVER, f"{word} on {cell}"


def _letter(word: str) -> str:
    return "." if word[0] in "~." or word[0].isdecimal() else word[0]


def _leaders(words: Mapping[str, str], seat: Seat) -> tuple[int, int, int, int]:
    where = {word: CELLS.index(cell) for cell, word in words.items()}
    priest, farmer, trader, king = (where.get(f"{seat}{rank}", -1) for rank in RANKS)
    return priest, farmer, trader, king


def _counted(hand: str) -> tuple[int, int, int, int]:
    temples, farms, markets, settlements = (hand.count(letter) for letter in SORTS)
    return temples, farms, markets, settlements


__all__ = ["CELLS", "CORNERS", "DRAWING", "GAME", "RIVER", "SIX", "Scene", "fresh", "scene"]
