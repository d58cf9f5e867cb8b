"""A second Ming Dynasty, written from the digest alone: slow, plain, and sharing nothing with the
first but the map and the shuffling.

The whole game is told as one story (`Table.story`) that stops wherever somebody must decide.
Owners are seats; with two players one more owner, numbered 2, stands for the neutral courtiers.
"""

from __future__ import annotations

from collections import Counter

from tests.rules.ming.ground import PROVINCES, REGIONS, beyond
from tests.rules.ming.pieces import Story
from tests.rules.ming.second_scoring import Scoring


class Table(Scoring):
    """The game from its beginning to its end, but for the scoring."""

    def story(self) -> Story:
        """The game from its beginning (R5, R6)."""
        for seat in self.clockwise():
            free = set(REGIONS) - set(self.princes.values())
            text = yield from self.ask("prince", seat, (f"prince {region}" for region in free))
            self.princes[seat] = text.split()[1]
            self.tile(seat, REGIONS[self.princes[seat]])
        yield from self._rounds(1)

    def story_from_act(self, seat: int) -> Story:
        """The game from the moment a seat is to move its prince."""
        yield from self._acting(seat)
        yield from self._rest_of_round()
        yield from self._rounds(self.round + 1)

    def _rounds(self, first: int) -> Story:
        for self.round in range(first, 7):
            yield from self._put_neutral()
            self.facts["round", self.round, self.start] += 1
            yield from self._place()
            yield from self._take_cards()
            self.passed = set()
            yield from self._acting(self.start)
            yield from self._rest_of_round()

    def _rest_of_round(self) -> Story:
        if self.round in (2, 4, 6):
            yield from self.score()
        if self.round == 6:
            self.final()
        else:
            yield from self._next_start()

    def _put_neutral(self) -> Story:
        if self.seats != 2 or self.round not in (1, 3, 5):
            return
        self.neutral = [3, 3]
        for seat in self.clockwise() * 3:
            room = [f"neutral {region}" for region in REGIONS if self.open[region][2] < 3]
            self.seen["neutral full"] += len(room) < len(REGIONS)
            text = yield from self.ask("neutral", seat, room)
            self.open[text.split()[1]][2] += 1
            self.neutral[seat] -= 1

    def _place(self) -> Story:
        self.placing = [5] * self.seats
        self.supply = [left - 5 for left in self.supply]
        for seat in self.clockwise() * 5:
            text = yield from self.ask("place", seat, (f"place {name}" for name in PROVINCES))
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
        verb, province = (yield from self.ask("cards", seat, texts)).split()
        if verb == "dragon":
            self.dragons -= 1
            self.areas[province][seat] -= 1
            self.hands[seat]["dragon"] += 1
            return
        self.hands[seat][self.display.pop(province)] += 1
        yield from self.ask("refill", seat, ["refill"])
        if not self.deck:
            self.deck = list(self.chance.shuffled(f"reshuffle-{self.round}", self.discards))
            self.discards = list[str]()
            self.seen["reshuffled"] += 1
            self.facts["reshuffled", len(self.deck)] += 1
        self.display[province] = self.deck.pop(0)
        self.turned_up = True
        self.facts["turned up", province, self.display[province]] += 1

    def _acting(self, first: int) -> Story:
        seats = self.clockwise(first)
        while len(self.passed) < self.seats:
            for seat in seats:
                if seat not in self.passed and self.hands[seat].total():
                    yield from self._act(seat)
                else:
                    self.seen["passed without cards"] += seat not in self.passed
                    self.facts["passed", seat] += seat not in self.passed
                    self.passed.add(seat)

    def _act(self, seat: int) -> Story:
        held = +self.hands[seat]
        texts = {"pass", *[f"stay {card}" for card in held], *self._steps(seat)}
        text = yield from self.ask("act", seat, texts)
        if text == "pass":
            self.facts["passed", seat] += 1
            self.passed.add(seat)
        elif text.startswith("stay"):
            self._pay(seat, text.split()[1])
            text = yield from self.ask("deploy", seat, self._deployments(seat))
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
            text = yield from self.ask("moving", seat, may)
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
        self.facts["deployed", seat, region] += int(count)
        if where == "temple":
            if region in self.temples:
                self.open[region][self.temples[region]] += 1
                self.seen["monk pushed out"] += 1
                self.facts["pushed out", region, self.temples[region]] += 1
            self.facts["monk enters", region, seat] += 1
            self.temples[region] = seat

    def _next_start(self) -> Story:
        if self.seats == 4 and self.round in (4, 5):
            chooser = self._chooser(1 if self.round == 4 else 0)
            names = (f"start {seat + 1}" for seat in range(4))
            self.start = int((yield from self.ask("start", chooser, names)).split()[1]) - 1
        else:
            self.start = (self.start + 1) % self.seats

    def _chooser(self, position: int) -> int:
        totals = [points.total() for points in self.points]
        tied = [seat for seat in range(4) if totals[seat] == sorted(totals)[position]]
        monks = [list(self.temples.values()).count(seat) for seat in range(4)]
        pious = [seat for seat in tied if monks[seat] == max(monks[other] for other in tied)]
        self.seen[f"start: {len(tied)} tied, {len(pious)} with most monks"] += 1
        return next(seat for seat in self.clockwise() if seat in pious)
