"""Phase 4 and the end, as the second opinion sees them (R21-R34, R37, R42)."""

from __future__ import annotations

from tests.rules.ming.ground import PROVINCES, entering, inside, most_in_city
from tests.rules.ming.pieces import Pieces, Story

SET_POINTS = {2: 28, 4: 24, 6: 20}
STAYING_POINTS = {2: 4, 4: 3, 6: 0}


class Scoring(Pieces):
    """What brings points."""

    def score(self) -> Story:
        for self.scoring in PROVINCES:
            for region in inside(self.scoring):
                self._into_city(region)
            yield from self._recall()
            self._score_city()
        self.scoring = ""
        for seat in self.temples.values():
            self.points[seat]["temples"] += 4
            self.facts["monk", seat] += 1

    def _into_city(self, region: str) -> None:
        moved = entering(self.open[region], self.seats)
        counts = sorted((count for count in self.open[region] if count), reverse=True)
        for owner, count in enumerate(moved):
            self.open[region][owner] -= count
            self.city[region][owner] += count
            self.facts["entered", region, owner] += count
        self._note_row(counts, moved)
        for seat in self.clockwise():
            for _ in range(moved[seat]):
                self.tile(seat, self.scoring)

    def _note_row(self, counts: list[int], moved: list[int]) -> None:
        firsts = counts.count(counts[0]) if counts else 0
        seconds = counts.count(counts[firsts]) if len(counts) > firsts else 0
        with_neutral = " neutral moves" if self.seats == 2 and moved[2] else ""
        single = " single" if firsts == 1 and counts[0] == 1 else ""
        row = f"{firsts} first, {seconds} second{single}{with_neutral}"
        self.seen[f"row {self.seats} seats: {row}"] += 1

    def tile(self, seat: int, province: str) -> None:
        """A tile, if there is one left; six sorts are handed in at once (R28, R29, A4)."""
        if not self.stock[province]:
            self.seen["tile short"] += 1
            return
        self.stock[province] -= 1
        self.tiles[seat][province] += 1
        self.facts["tile", seat, province] += 1
        while all(self.tiles[seat][name] for name in PROVINCES):
            for name in PROVINCES:
                self.tiles[seat][name] -= 1
                self.stock[name] += 1
            self.points[seat]["sets"] += SET_POINTS[self.round]
            self.facts["set", seat] += 1
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
        if len(concerned) > 1:
            self.turned_up = True
        for seat, count in self.recalls.items():
            self.returning[seat] = count
            self.facts["recalled", seat, count] += 1
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
                region = (yield from self.ask("home", chooser, texts)).split()[1]
                self.seen["neutral home chosen" if owner == self.seats else "home chosen"] += 1
            self.city[region][owner] -= 1
            self.open[region][owner] += 1
            self.facts["home", owner, region] += 1
            self.returning[owner] -= 1

    def _score_city(self) -> None:
        parts = [self.city[region] for region in inside(self.scoring)]
        winners = most_in_city(parts, self.seats)
        if self.seats == 2 and self._here(2):
            winners = []
        left = [self._here(seat) for seat in range(self.seats)]
        if self.seats == 2:
            self.facts["stayed", self.scoring, 2] += self._here(2)
        self.seen[f"bonus for {len(winners)} of {left.count(max(left)) if any(left) else 0}"] += 1
        for seat in range(self.seats):
            self.facts["stayed", self.scoring, seat] += self._here(seat)
            self.points[seat]["cities"] += STAYING_POINTS[self.round] * self._here(seat)
            self.points[seat]["majorities"] += 4 // len(winners) if seat in winners else 0
        for seat in winners:
            self.facts["most", self.scoring, seat] += 4 // len(winners)
        for part in parts:
            part[:] = [0] * len(part)

    def final(self) -> None:
        for seat, tiles in enumerate(self.tiles):
            counts = [tiles[name] for name in PROVINCES if tiles[name]]
            fives = min(counts) if len(counts) == 5 else 0
            self.points[seat]["fives"] += 10 * fives
            self.points[seat]["tiles"] += sum(counts) - 5 * fives
            self.seen["fives"] += fives
