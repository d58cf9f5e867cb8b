"""The wall of the second opinion: boards, pieces, and the spaces kept beside towers."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path

BOX = Path(__file__).parents[3] / "seeds" / "changcheng" / "boards.toml"
LETTERS = "abcdefghijklm"


@cache
def layouts() -> dict[str, dict[str, tuple[str, ...]]]:
    """For each layout its Chinese and Mongol provinces, one name a space."""
    with BOX.open("rb") as file:
        boards = tomllib.load(file)["boards"]
    return {
        board["key"]: {
            side: tuple(p["key"] for p in board[side] for _ in range(p["size"]))
            for side in ("china", "mongol")
        }
        for board in boards
    }


LAYOUTS = tuple(layouts())


@cache
def line(boards: tuple[str, ...]) -> dict[str, tuple[str, str]]:
    """From west to east: each space with its Chinese and its Mongol province."""
    return {
        board[0] + letter: (layouts()[board]["china"][at], layouts()[board]["mongol"][at])
        for board in boards
        for at, letter in enumerate(LETTERS)
    }


class Ground:
    """The wall, what everybody has left to build, and the debts of towers."""

    def __init__(self, seats: int, boards: Iterable[str]) -> None:
        self.seats = seats
        self.boards = list(boards)
        self.wall: dict[str, tuple[str, int]] = {}
        """Sort and owner of what stands on a space; -1 is the neutral player."""
        self.debts: set[int] = set()
        self.left = {seat: Counter(wall=14, double=1, tower=1) for seat in range(seats)}

    # ---- the boards

    def spaces(self) -> list[str]:
        """All spaces from west to east."""
        return list(line(tuple(self.boards)))

    def china(self, space: str) -> str:
        return line(tuple(self.boards))[space][0]

    def mongol(self, space: str) -> str:
        return line(tuple(self.boards))[space][1]

    def chinese(self) -> list[str]:
        return list(dict.fromkeys(self.china(space) for space in self.spaces()))

    def mongols(self) -> list[str]:
        return list(dict.fromkeys(self.mongol(space) for space in self.spaces()))

    def neighbours(self, space: str) -> list[str]:
        """The one or two spaces beside it, west before east."""
        spaces = self.spaces()
        at = spaces.index(space)
        return spaces[max(0, at - 1) : at] + spaces[at + 1 : at + 2]

    def free(self) -> list[str]:
        return [space for space in self.spaces() if space not in self.wall]

    def free_in(self, province: str) -> list[str]:
        return [space for space in self.free() if self.china(space) == province]

    def free_beside(self, space: str) -> list[str]:
        return [near for near in self.neighbours(space) if near not in self.wall]

    def standing(self, spaces: Iterable[str]) -> Counter[int]:
        """Undamaged walls by owner (R16, R32)."""
        there = [self.wall[space] for space in spaces if space in self.wall]
        return Counter(owner for sort, owner in there if sort != "damaged")

    # ---- towers

    def keepers(self, space: str) -> set[int]:
        """Seats whose towers keep this free space: the last one beside them (R18, R19)."""
        return {seat for seat in self.debts if self.keeps(seat, space)}

    def keeps(self, seat: int, space: str) -> bool:
        return self.is_last(seat, space) and self.could_pay(seat, space)

    def is_last(self, seat: int, space: str) -> bool:
        """Whether it is the only free neighbour of the tower of a seat that owes."""
        tower = next(x for x, piece in self.wall.items() if piece == ("tower", seat))
        return seat in self.debts and self.free_beside(tower) == [space]

    def could_pay(self, seat: int, space: str) -> bool:
        """A3 (c): with a wall, or with a double wall that does not touch another's last space."""
        if self.left[seat]["wall"]:
            return True
        return self.left[seat]["double"] > 0 and any(
            not [other for other in self.debts - {seat} if self.claims(other, beyond)]
            for beyond in self.free_beside(space)
        )

    def claims(self, seat: int, space: str) -> bool:
        left = self.left[seat]
        return self.is_last(seat, space) and left["wall"] + left["double"] > 0

    def may_build(self, seat: int, space: str) -> bool:
        return space not in self.wall and (not (keepers := self.keepers(space)) or seat in keepers)

    # ---- where something may be built

    def wall_spaces(self, seat: int) -> list[str]:
        if not self.left[seat]["wall"]:
            return []
        return [space for space in self.spaces() if self.may_build(seat, space)]

    def second_walls(self, seat: int, first: str) -> list[str]:
        """Spaces for a second wall once the first stands there; the first is lifted off again."""
        debts, left = set(self.debts), Counter(self.left[seat])
        self.build_wall(seat, first)
        found = [x for x in self.wall_spaces(seat) if self.china(x) != self.china(first)]
        del self.wall[first]
        self.debts, self.left[seat] = debts, left
        return found

    def double_spaces(self, seat: int) -> list[str]:
        pairs = pairwise(self.spaces()) if self.left[seat]["double"] else ()
        return [a for a, b in pairs if self.may_build(seat, a) and self.may_build(seat, b)]

    def tower_spaces(self, seat: int) -> list[str]:
        """R11, R17."""
        if not self.left[seat]["tower"]:
            return []
        towers = {space for space, (sort, _) in self.wall.items() if sort == "tower"}
        return [space for space in self.free() if not towers & set(self.neighbours(space))]

    # ---- building

    def build_wall(self, seat: int, space: str) -> None:
        self.left[seat]["wall"] -= 1
        self.wall[space] = ("wall", seat)
        self.pay(seat, [space])

    def build_double(self, seat: int, space: str, other: str) -> None:
        self.left[seat]["double"] -= 1
        self.wall[space] = self.wall[other] = ("double", seat)
        self.pay(seat, [space, other])

    def build_tower(self, seat: int, space: str) -> None:
        self.left[seat]["tower"] -= 1
        self.wall[space] = ("tower", seat)
        if self.free_beside(space):
            self.debts.add(seat)

    def pay(self, seat: int, spaces: Iterable[str]) -> None:
        """R20"""
        if any(("tower", seat) == self.wall.get(x) for s in spaces for x in self.neighbours(s)):
            self.debts.discard(seat)
