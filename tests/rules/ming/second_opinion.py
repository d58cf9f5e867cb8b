"""A second Ming Dynasty, written from the digest alone: slow, plain, and sharing nothing with the
first but the map and the shuffling.

The whole game is told as one story (`Table.story`) that stops wherever somebody must decide.
Owners are seats; with two players one more owner, numbered 2, stands for the neutral courtiers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import TypeAlias

from rules.game import Rng
from tests.rules.ming.ground import PROVINCES, REGIONS, beyond, entering, inside, most_in_city

Story: TypeAlias = Generator[dict[int, set[str]], tuple[int, str], None]
Answer: TypeAlias = Generator[dict[int, set[str]], tuple[int, str], str]
SET_POINTS = {2: 28, 4: 24, 6: 20}
STAYING_POINTS = {2: 4, 4: 3, 6: 0}


class Table:
    """One game. `asked` holds what each seat that must decide may do; `do` answers."""

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
        self.deck, self.discards, self.dragons = cards, list[str](), 18 - seats
        self.hands = [Counter({"dragon": 1}) for _ in range(seats)]
        self.tiles = [Counter[str]() for _ in range(seats)]
        self.stock = dict.fromkeys(PROVINCES, 18)
        self.passed: set[int] = set()
        self.scoring = ""
        self.recalls: dict[int, int] = {}
        self.returning = [0] * owners
        self.points = [Counter[str]() for _ in range(seats)]
        self.turned_up = False
        self.seen = Counter[str]()
        self.asked: dict[int, set[str]] = {}

    def begin(self, story: Story | None = None) -> None:
        """Tells the story (all of it, if no other is given) up to the first decision."""
        self._story = story or self.story()
        self.asked = next(self._story)

    def do(self, seat: int, text: str, chance: Rng) -> None:
        """A seat's decision and all that follows from it."""
        assert text in self.asked[seat]
        self.chance, self.turned_up = chance, False
        try:
            self.asked = self._story.send((seat, text))
        except StopIteration:
            self.asked, self.phase = {}, "over"

    def clockwise(self, first: int | None = None) -> list[int]:
        begin = self.start if first is None else first
        return [(begin + step) % self.seats for step in range(self.seats)]

    def _ask(self, phase: str, seat: int, texts: Iterable[str]) -> Answer:
        self.phase, self.turn = phase, seat
        _, text = yield {seat: set(texts)}
        return text

    def story(self) -> Story:
        """The game from its beginning (R5, R6)."""
        for seat in self.clockwise():
            free = set(REGIONS) - set(self.princes.values())
            text = yield from self._ask("prince", seat, (f"prince {region}" for region in free))
            self.princes[seat] = text.split()[1]
            self._tile(seat, REGIONS[self.princes[seat]])
        yield from self._rounds(1)

    def story_from_act(self, seat: int) -> Story:
        """The game from the moment a seat is to move its prince."""
        yield from self._acting(seat)
        yield from self._rest_of_round()
        yield from self._rounds(self.round + 1)

    def _rounds(self, first: int) -> Story:
        for self.round in range(first, 7):
            yield from self._put_neutral()
            yield from self._place()
            yield from self._take_cards()
            self.passed = set()
            yield from self._acting(self.start)
            yield from self._rest_of_round()

    def _rest_of_round(self) -> Story:
        if self.round in SET_POINTS:
            yield from self._score()
        if self.round == 6:
            self._final()
        else:
            yield from self._next_start()

    def _put_neutral(self) -> Story:
        if self.seats != 2 or self.round not in (1, 3, 5):
            return
        self.neutral = [3, 3]
        for seat in self.clockwise() * 3:
            room = [f"neutral {region}" for region in REGIONS if self.open[region][2] < 3]
            self.seen["neutral full"] += len(room) < len(REGIONS)
            text = yield from self._ask("neutral", seat, room)
            self.open[text.split()[1]][2] += 1
            self.neutral[seat] -= 1

    def _place(self) -> Story:
        self.placing = [5] * self.seats
        self.supply = [left - 5 for left in self.supply]
        for seat in self.clockwise() * 5:
            text = yield from self._ask("place", seat, (f"place {name}" for name in PROVINCES))
            self.areas[text.split()[1]][seat] += 1
            self.placing[seat] -= 1

    def _take_cards(self) -> Story:
        while any(hand.total() < 5 for hand in self.hands):
            for seat in self.clockwise():
                if self.hands[seat].total() < 5:
                    yield from self._take_card(seat)

    def _take_card(self, seat: int) -> Story:
        own = [province for province in PROVINCES if self.areas[province][seat]]
        verbs = ["take", "dragon"] if self.dragons else ["take"]
        self.seen["no dragons left"] += not self.dragons
        texts = (f"{verb} {province}" for verb in verbs for province in own)
        verb, province = (yield from self._ask("cards", seat, texts)).split()
        if verb == "dragon":
            self.dragons -= 1
            self.areas[province][seat] -= 1
            self.hands[seat]["dragon"] += 1
            return
        self.hands[seat][self.display.pop(province)] += 1
        yield from self._ask("refill", seat, ["refill"])
        if not self.deck:
            self.deck, self.discards = list(self.chance.shuffled("reshuffle", self.discards)), []
            self.seen["reshuffled"] += 1
        self.display[province] = self.deck.pop(0)
        self.turned_up = True

    def _acting(self, first: int) -> Story:
        seats = self.clockwise(first)
        while len(self.passed) < self.seats:
            for seat in seats:
                if seat not in self.passed and self.hands[seat].total():
                    yield from self._act(seat)
                else:
                    self.seen["passed without cards"] += seat not in self.passed
                    self.passed.add(seat)

    def _act(self, seat: int) -> Story:
        held = +self.hands[seat]
        texts = {"pass", *[f"stay {card}" for card in held], *self._steps(seat)}
        text = yield from self._ask("act", seat, texts)
        if text == "pass":
            self.passed.add(seat)
        elif text.startswith("stay"):
            self._pay(seat, text.split()[1])
            text = yield from self._ask("deploy", seat, self._deployments(seat))
            self._deploy(seat, text)
        else:
            yield from self._move(seat, text)

    def _move(self, seat: int, text: str) -> Story:
        way = [self.princes[seat]]
        while text.startswith("move"):
            _, region, card = text.split()
            self._pay(seat, card)
            self.princes[seat] = region
            way.append(region)
            may = self._steps(seat)
            if region not in self._others(seat):
                may |= self._deployments(seat)
            else:
                self.seen["went through a prince"] += 1
            text = yield from self._ask("moving", seat, may)
        self.seen["came back to the origin"] += way[0] == way[-1]
        self.seen["region twice on the way"] += len(set(way[1:])) < len(way[1:])
        self.seen[f"moved {len(way) - 1}"] += 1
        self._deploy(seat, text)

    def _others(self, seat: int) -> set[str]:
        return {region for owner, region in self.princes.items() if owner != seat}

    def _steps(self, seat: int) -> set[str]:
        """Steps after which the move can still end (R15, R16)."""
        taken, here, hand = self._others(seat), self.princes[seat], +self.hands[seat]
        texts: set[str] = set()
        for region, sign in beyond(here).items():
            for card in {sign, "dragon"} & set(hand):
                if self._ends(region, hand - Counter([card]), taken):
                    texts.add(f"move {region} {card}")
                else:
                    self.seen["step without an end"] += 1
        return texts

    def _ends(self, region: str, hand: Counter[str], taken: set[str]) -> bool:
        return region not in taken or any(
            self._ends(there, hand - Counter([card]), taken)
            for there, sign in beyond(region).items()
            for card in {sign, "dragon"} & set(hand)
        )

    def _pay(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        if card == "dragon":
            self.dragons += 1
        else:
            self.discards.append(card)

    def _deployments(self, seat: int) -> set[str]:
        region = self.princes[seat]
        own_monk = self.temples.get(region) == seat
        self.seen["own monk forbids"] += own_monk
        most = 0 if own_monk else min(3, self.areas[REGIONS[region]][seat])
        into_temple = {f"deploy {count} temple" for count in range(1, most + 1)}
        return {f"deploy {count} open" for count in range(most + 1)} | into_temple

    def _deploy(self, seat: int, text: str) -> None:
        _, count, where = text.split()
        region = self.princes[seat]
        self.areas[REGIONS[region]][seat] -= int(count)
        self.open[region][seat] += int(count) - (where == "temple")
        if where == "temple":
            if region in self.temples:
                self.open[region][self.temples[region]] += 1
                self.seen["monk pushed out"] += 1
            self.temples[region] = seat

    def _score(self) -> Story:
        for self.scoring in PROVINCES:
            for region in inside(self.scoring):
                self._into_city(region)
            yield from self._recall()
            self._score_city()
        self.scoring = ""
        for seat in self.temples.values():
            self.points[seat]["temples"] += 4

    def _into_city(self, region: str) -> None:
        moved = entering(self.open[region], self.seats)
        counts = sorted((count for count in self.open[region] if count), reverse=True)
        for owner, count in enumerate(moved):
            self.open[region][owner] -= count
            self.city[region][owner] += count
        self._note_row(counts, moved)
        for seat in self.clockwise():
            for _ in range(moved[seat]):
                self._tile(seat, self.scoring)

    def _note_row(self, counts: list[int], moved: list[int]) -> None:
        firsts = counts.count(counts[0]) if counts else 0
        seconds = counts.count(counts[firsts]) if len(counts) > firsts else 0
        with_neutral = " neutral moves" if self.seats == 2 and moved[2] else ""
        single = " single" if firsts == 1 and counts[0] == 1 else ""
        row = f"{firsts} first, {seconds} second{single}{with_neutral}"
        self.seen[f"row {self.seats} seats: {row}"] += 1

    def _tile(self, seat: int, province: str) -> None:
        """A tile, if there is one left; six sorts are handed in at once (R28, R29, A4)."""
        if not self.stock[province]:
            self.seen["tile short"] += 1
            return
        self.stock[province] -= 1
        self.tiles[seat][province] += 1
        while all(self.tiles[seat][name] for name in PROVINCES):
            for name in PROVINCES:
                self.tiles[seat][name] -= 1
                self.stock[name] += 1
            self.points[seat]["sets"] += SET_POINTS[self.round]
            self.seen[f"set in round {self.round}"] += 1

    def _here(self, owner: int) -> int:
        return sum(self.city[region][owner] for region in inside(self.scoring))

    def _recall(self) -> Story:
        concerned = [seat for seat in range(self.seats) if self._here(seat)]
        self.recalls, self.phase = {}, "recall"
        while len(self.recalls) < len(concerned):
            waiting = [seat for seat in concerned if seat not in self.recalls]
            seat, text = yield {
                seat: {f"recall {count}" for count in range(self._here(seat) + 1)}
                for seat in waiting
            }
            self.recalls[seat] = int(text.split()[1])
        self.seen[f"{len(concerned)} recall"] += 1
        if concerned:
            self.turned_up = True
        for seat, count in self.recalls.items():
            self.returning[seat] = count
        self.recalls = {}
        for seat in self.clockwise():
            yield from self._go_home(seat, seat)
        if self.seats == 2:
            yield from self._neutral_goes_home()

    def _neutral_goes_home(self) -> Story:
        neutral, best = self._here(2), max(self._here(0), self._here(1))
        alone = neutral > best
        self.returning[2] = neutral - best - 1 if alone else neutral
        self.seen["neutral stays"] += alone
        self.seen["neutral leaves"] += 0 < neutral <= best
        yield from self._go_home(2, self.start)

    def _go_home(self, owner: int, chooser: int) -> Story:
        """Courtiers go back to where they came from; the chooser names regions (R31, R42)."""
        while self.returning[owner]:
            parts = [region for region in inside(self.scoring) if self.city[region][owner]]
            if len(parts) == 1 or self.returning[owner] == self._here(owner):
                region = parts[0]
            else:
                texts = [f"home {region}" for region in parts]
                region = (yield from self._ask("home", chooser, texts)).split()[1]
                self.seen["neutral home chosen" if owner == self.seats else "home chosen"] += 1
            self.city[region][owner] -= 1
            self.open[region][owner] += 1
            self.returning[owner] -= 1

    def _score_city(self) -> None:
        parts = [self.city[region] for region in inside(self.scoring)]
        winners = most_in_city(parts, self.seats)
        if self.seats == 2 and self._here(2):
            winners = []
        left = [self._here(seat) for seat in range(self.seats)]
        self.seen[f"bonus for {len(winners)} of {left.count(max(left)) if any(left) else 0}"] += 1
        for seat in range(self.seats):
            self.points[seat]["cities"] += STAYING_POINTS[self.round] * self._here(seat)
            self.points[seat]["majorities"] += 4 // len(winners) if seat in winners else 0
        for part in parts:
            part[:] = [0] * len(part)

    def _next_start(self) -> Story:
        if self.seats == 4 and self.round in (4, 5):
            chooser = self._chooser(1 if self.round == 4 else 0)
            names = (f"start {seat + 1}" for seat in range(4))
            self.start = int((yield from self._ask("start", chooser, names)).split()[1]) - 1
        else:
            self.start = (self.start + 1) % self.seats

    def _chooser(self, position: int) -> int:
        totals = [points.total() for points in self.points]
        tied = [seat for seat in range(4) if totals[seat] == sorted(totals)[position]]
        monks = [list(self.temples.values()).count(seat) for seat in range(4)]
        pious = [seat for seat in tied if monks[seat] == max(monks[other] for other in tied)]
        self.seen[f"start: {len(tied)} tied, {len(pious)} with most monks"] += 1
        return next(seat for seat in self.clockwise() if seat in pious)

    def _final(self) -> None:
        for seat, tiles in enumerate(self.tiles):
            counts = [tiles[name] for name in PROVINCES if tiles[name]]
            fives = min(counts) if len(counts) == 5 else 0
            self.points[seat]["fives"] += 10 * fives
            self.points[seat]["tiles"] += sum(counts) - 5 * fives
            self.seen["fives"] += fives

    def ranking(self) -> list[set[int]]:
        """Seats by place; equal points share one (R38, A10)."""
        totals = [points.total() for points in self.points]
        places = sorted(set(totals), reverse=True)
        return [{seat for seat in range(self.seats) if totals[seat] == worth} for worth in places]
