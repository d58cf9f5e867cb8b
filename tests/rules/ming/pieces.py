"""What lies on the table of the second opinion, and how its story is stopped and goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import TypeAlias

from rules.game import Rng
from tests.rules.ming.ground import PROVINCES, REGIONS

Story: TypeAlias = Generator[dict[int, set[str]], tuple[int, str], None]
Answer: TypeAlias = Generator[dict[int, set[str]], tuple[int, str], str]
Fact: TypeAlias = tuple[str | int, ...]


class Pieces:
    """One game. `asked` holds what each seat that must decide may do; `do` answers. `facts` are
    what happened since, `seen` counts what is worth knowing of a whole game."""

    def __init__(self, seats: int, start: int, deck: Iterable[str]) -> None:
        owners = 3 if seats == 2 else seats
        cards = list(deck)
        self.seats, self.start, self.turn, self.round, self.phase = seats, start, start, 1, "prince"
        self.princes: dict[int, str] = {}
        self.areas = {province: [0] * seats for province in PROVINCES}
        self.open = {region: [0] * owners for region in REGIONS}
        self.city = {region: [0] * owners for region in REGIONS}
        self.temples: dict[str, int] = {}
        self.supply, self.placing, self.neutral = [30] * seats, [0] * seats, [0] * seats
        self.display = {province: cards.pop(0) for province in PROVINCES}
        self.deck, self.discards = cards, list[str]()
        self.dragons: int = 18 - seats
        self.hands = [Counter({"dragon": 1}) for _ in range(seats)]
        self.tiles = [Counter[str]() for _ in range(seats)]
        self.stock = dict.fromkeys(PROVINCES, 18)
        self.passed: set[int] = set()
        self.scoring = ""
        self.recalls: dict[int, int] = {}
        self.returning = [0] * owners
        self.points = [Counter[str]() for _ in range(seats)]
        self.chance = Rng("nothing yet")
        self.turned_up = False
        self.seen = Counter[str]()
        self.facts = Counter[Fact]()
        self.asked: dict[int, set[str]] = {}

    def begin(self, story: Story) -> None:
        """Tells a story up to the first decision."""
        self._story = story
        self.asked = next(self._story)

    def do(self, seat: int, text: str, chance: Rng) -> None:
        """A seat's decision and all that follows from it."""
        assert text in self.asked[seat]
        self.chance, self.turned_up, self.facts = chance, False, Counter[Fact]()
        try:
            self.asked = self._story.send((seat, text))
        except StopIteration:
            self.asked, self.phase = {}, "over"

    def clockwise(self, first: int | None = None) -> list[int]:
        """All seats from one on, else from the start player."""
        begin = self.start if first is None else first
        return [(begin + step) % self.seats for step in range(self.seats)]

    def ask(self, phase: str, seat: int, texts: Iterable[str]) -> Answer:
        """Stops the story for one seat, and goes on with what it says."""
        self.phase, self.turn = phase, seat
        _, text = yield {seat: set(texts)}
        return text

    def ranking(self) -> list[set[int]]:
        """Seats by place; equal points share one (R38, A10)."""
        totals = [points.total() for points in self.points]
        places = sorted(set(totals), reverse=True)
        return [{seat for seat in range(self.seats) if totals[seat] == worth} for worth in places]
