"""The end of the second opinion: majorities, the Mongol attack, missions, places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.rules.changcheng.ground import Ground


@dataclass
class Army:
    """The army card of a Mongol province."""

    value: int
    up: bool = False
    gone: bool = False
    seen: set[int] = field(default_factory=set[int])


class Reckoning(Ground):
    """What is counted at the end; the wall is in `Ground`, the turns are in `Table`."""

    def __init__(self, seats: int, boards: Iterable[str]) -> None:
        super().__init__(seats, boards)
        self.missions = ""
        self.armies: dict[str, Army] = {}
        self.hands = {seat: set(range(1, 7)) for seat in range(seats)}
        self.points = [Counter[str]() for _ in range(seats)]
        self.seen = Counter[str]()
        """How often what has happened."""

    def leaders(self, tally: Counter[int]) -> list[int]:
        """Who has most, the neutral player included; nobody when there is nothing."""
        best = max((+tally).values(), default=0)
        return sorted(owner for owner, count in (+tally).items() if count == best)

    def most(self, tally: Counter[int]) -> list[int]:
        return [owner for owner in self.leaders(tally) if owner >= 0]

    def suffer(self, mongol: str) -> None:
        """R42, R43."""
        facing = [x for x in self.spaces() if self.mongol(x) == mongol]
        losers = self.most(self.standing(facing))
        self.seen[f"{len(losers)} facing losers"] += 1
        for seat in losers:
            if ("tower", seat) in [self.wall.get(x) for x in facing]:
                self.seen["saved by a tower"] += 1
            else:
                self.points[seat]["armies"] -= self.armies[mongol].value

    def mission(self, letter: str, gained: dict[int, int]) -> None:
        if letter in self.missions:
            for seat, points in gained.items():
                self.points[seat]["missions"] += points
            self.seen[f"mission {letter} to {len(gained)}"] += 1

    def diplomacy(self) -> None:
        """R51"""
        count = Counter[int]()
        for province in self.chinese():
            there = self.standing(x for x in self.spaces() if self.china(x) == province)
            count.update(seat for seat in range(self.seats) if there[seat])
        self.mission("a", dict.fromkeys(self.leaders(count), 4))

    def domination(self) -> None:
        """R52"""
        longest = Counter({seat: self.longest(seat) for seat in range(self.seats)})
        self.mission("b", {seat: longest[seat] for seat in self.leaders(longest)})

    def longest(self, seat: int) -> int:
        own = "".join("x" if self.standing([x])[seat] else " " for x in self.spaces())
        return max(map(len, own.split()), default=0)

    def emperor(self) -> None:
        """R53"""
        self.mission("c", {seat: 2 * len(hand) for seat, hand in self.hands.items()})

    def total(self, seat: int) -> int:
        return self.points[seat].total()

    def ranking(self) -> list[set[int]]:
        totals = {seat: self.total(seat) for seat in range(self.seats)}
        places = sorted(set(totals.values()), reverse=True)
        return [{seat for seat in totals if totals[seat] == place} for place in places]
