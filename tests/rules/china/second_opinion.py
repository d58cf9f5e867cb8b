"""A second China, slow and obvious, to hold the real one against.

It shares nothing with `rules/china` but the shape of a position and the seed file. It goes by names
where the real one goes by numbers, and finds the best lines of houses by trying every set of them.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from rules.china.position.state import State
from rules.game import Rng

COLOURS = ["red", "green", "orange", "yellow", "purple"]
HOUSES, EMISSARIES, HAND, ROW = 20, 8, 3, 4


@cache
def seed() -> dict[str, Any]:
    """The seed file as it stands."""
    file = Path(__file__).parents[3] / "seeds" / "china" / "map.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def colours() -> dict[str, str]:
    """Colour of every state, in the order of the box."""
    return {entry["key"]: entry["colour"] for entry in seed()["states"]}


@cache
def sites(side: str) -> dict[str, str]:
    """State of every site on one side of the map, in the order of the box."""
    entries = [entry for entry in seed()["sites"] if entry.get("only", side) == side]
    return {entry["key"]: entry["state"] for entry in entries}


@cache
def roads(side: str) -> frozenset[frozenset[str]]:
    """The roads, each as its two ends."""
    return frozenset(frozenset(road.split()) for road in seed()["roads"][side])


@cache
def alliances() -> list[tuple[str, str]]:
    """Both states of every alliance, in the order they are scored."""
    entries = sorted(seed()["alliances"], key=lambda entry: entry["number"])
    return [(entry["one"], entry["other"]) for entry in entries]


class Table:
    """A position by names; `points` by seat and source, `score` by seat."""

    def __init__(self, at: State) -> None:
        """Takes over a position at the beginning of a turn."""
        assert at.phase == "play"
        self.side, self.seats, self.start, self.turn = at.side, at.seats, at.start, at.turn
        self.variant = at.fortresses
        names = list(sites(at.side))
        self.houses = {names[i]: seat for i, seat in enumerate(at.houses) if seat >= 0}
        self.forts = {names[i]: seat for i, seat in enumerate(at.forts) if seat >= 0}
        states = list(colours())
        self.courts = {states[i]: list(row) for i, row in enumerate(at.emissaries)}
        self.scored = {states[i] for i, done in enumerate(at.scored) if done}
        self.hands = [list(hand) for hand in at.hands]
        self.row, self.pile, self.discards = list(at.row), list(at.pile), list(at.discards)
        self.used_up = at.used_up
        self.points = [list(row) for row in at.points]
        self.last = list(at.last)
        self.phase, self.needed = "play", 0
        self.here: str | None = None
        self.placed = 0
        self.had_presence = False
        self.turned_up = False
        self.just_scored: list[tuple[str, tuple[int, ...]]] = []

    @property
    def score(self) -> list[int]:
        return [sum(row) for row in self.points]

    # What stands where

    def of(self, state: str) -> list[str]:
        return [site for site, owner in sites(self.side).items() if owner == state]

    def count(self, state: str) -> list[int]:
        """Houses in a state by seat."""
        there = Counter(self.houses[site] for site in self.of(state) if site in self.houses)
        return [there[seat] for seat in range(self.seats)]

    def markers(self, state: str) -> int:
        forts = sum(site in self.forts for site in self.of(state))
        return sum(self.count(state)) + sum(self.courts[state]) + forts

    def free(self, state: str) -> list[str]:
        return [site for site in self.of(state) if site not in self.houses]

    def bare(self, state: str) -> list[str]:
        return [site for site in self.free(state) if site not in self.forts]

    def room(self, state: str) -> bool:
        """R12: fewer emissaries than the largest number of houses of one seat."""
        return sum(self.courts[state]) < max(self.count(state))

    def supply(self, seat: int) -> tuple[int, int, int]:
        """Houses, emissaries and fortresses not placed yet."""
        houses = HOUSES - sum(owner == seat for owner in self.houses.values())
        emissaries = EMISSARIES - sum(court[seat] for court in self.courts.values())
        forts = int(self.variant) - sum(owner == seat for owner in self.forts.values())
        return houses, emissaries, forts

    # What may be done

    def legal(self) -> set[str]:
        """Texts of all that the seat on turn may do."""
        hand = self.hands[self.turn]
        if self.phase == "restock":
            return {"restock"}
        if self.phase == "draw":
            return {f"take {card}" for card in self.row} | ({"draw"} if self.pile else set())
        if self.phase == "second":
            assert self.here is not None
            return self.placings(self.here) | {"stop"}
        found = {text for state in colours() for text in self.placings(state)}
        if self.row or self.pile:
            found |= {f"swap {card}" for card in hand}
        return found or {"pass"}

    def placings(self, state: str) -> set[str]:
        """R11-R13, R41: markers the seat on turn can pay for in a state."""
        houses, emissaries, forts = self.supply(self.turn)
        what: list[str] = []
        if houses:
            what += [f"house PAYMENT {site}" for site in self.free(state)]
        if emissaries and self.room(state):
            what.append(f"emissary PAYMENT {state}")
        if forts:
            what += [f"fortress PAYMENT {site}" for site in self.bare(state)]
        return {
            text.replace("PAYMENT", payment) for text in what for payment in self.payments(state)
        }

    def payments(self, state: str) -> list[str]:
        """R8, R9: a card of the state's colour, or two of one other colour."""
        hand, own = self.hands[self.turn], colours()[state]
        found = [own] if own in hand else []
        return found + [f"pair-{c}" for c in COLOURS if c != own and hand.count(c) >= 2]

    # What it leads to

    def do(self, text: str, rng: Rng) -> None:
        """Any action by its text."""
        verb, *words = text.split()
        self.turned_up, self.just_scored = False, []
        if verb in ("house", "emissary", "fortress"):
            self.place(verb, *words)
        elif verb == "stop":
            self.begin_drawing(HAND - len(self.hands[self.turn]))
        elif verb == "swap":
            self.pay(words[0], 1)
            self.begin_drawing(1)
        elif verb in ("take", "draw"):
            self.draw(words[0] if words else self.top(rng))
        elif verb == "pass":
            self.phase = "restock"
        else:
            self.end_turn(rng)

    def place(self, verb: str, payment: str, where: str) -> None:
        state = where if verb == "emissary" else sites(self.side)[where]
        if self.placed == 0:
            self.here, self.had_presence, self.last = state, self.markers(state) > 0, []
        self.placed += 1
        self.last.append(where)
        self.pay(payment.removeprefix("pair-"), 2 if payment.startswith("pair-") else 1)
        if verb == "house":
            self.houses[where] = self.turn
            if not self.free(state):
                self.score_houses(state)
        elif verb == "emissary":
            self.courts[state][self.turn] += 1
        else:
            self.forts[where] = self.turn
        if self.placed == 1 and self.had_presence and self.goes_on(state):
            self.phase = "second"
        else:
            self.begin_drawing(HAND - len(self.hands[self.turn]))

    def goes_on(self, state: str) -> bool:
        """R10: whether a second marker is possible, for all that everybody knows of the hand."""
        return bool(self.hands[self.turn]) and self.fits(self.turn, state)

    def pay(self, card: str, count: int) -> None:
        for _ in range(count):
            self.hands[self.turn].remove(card)
            self.discards.append(card)

    def begin_drawing(self, needed: int) -> None:
        self.needed = needed
        self.phase = "draw" if needed and (self.row or self.pile) else "restock"

    def draw(self, card: str) -> None:
        if not self.turned_up:
            self.row.remove(card)
        self.hands[self.turn].append(card)
        self.begin_drawing(self.needed - 1)

    def top(self, rng: Rng) -> str:
        """A8: the pile is used up the moment its last card leaves it."""
        card = self.pile.pop(0)
        self.turned_up = True
        if not self.pile:
            self.used_up += 1
            if self.used_up == 1:
                self.pile = list(rng.shuffled("reshuffle", self.discards))
                self.discards = []
        return card

    def end_turn(self, rng: Rng) -> None:
        while self.used_up < 2 and len(self.row) < ROW:
            self.row.append(self.top(rng))
        last_seat = (self.start - 1) % self.seats
        self.here, self.placed, self.phase = None, 0, "play"
        if self.stuck() or (self.used_up == 2 and self.turn == last_seat):
            self.finish()
        else:
            self.turn = (self.turn + 1) % self.seats

    def stuck(self) -> bool:
        """A9: nobody has a marker that fits anywhere, whatever the cards."""
        return not any(self.fits(s, state) for s in range(self.seats) for state in colours())

    def fits(self, seat: int, state: str) -> bool:
        """Whether a seat has a marker for which there is room in a state."""
        houses, emissaries, forts = self.supply(seat)
        return bool(
            (houses and self.free(state))
            or (emissaries and self.room(state))
            or (forts and self.bare(state))
        )

    # Points

    def score_houses(self, state: str) -> None:
        """R27-R30, R43."""
        count = self.count(state)
        self.scored.add(state)
        ranks = sorted({n for n in count if n}, reverse=True)
        got = [0] * self.seats
        for seat, n in enumerate(count):
            if n:
                rank = ranks.index(n)
                got[seat] = sum(count) if rank == 0 else ranks[rank - 1]
                if any(self.houses.get(s) == seat and s in self.forts for s in self.of(state)):
                    got[seat] *= 2
                self.points[seat][0] += got[seat]
        self.just_scored.append((state, tuple(got)))

    def finish(self) -> None:
        """R32-R37."""
        self.phase = "over"
        for state in colours():
            if state not in self.scored:
                self.score_houses(state)
        for one, other in alliances():
            both = self.leaders(one) & self.leaders(other)
            for seat in both:
                self.points[seat][1] += sum(self.courts[one]) + sum(self.courts[other])
        for seat in range(self.seats):
            self.points[seat][2] += best_lines(self.side, *self.standing(seat))

    def leaders(self, state: str) -> set[int]:
        court = self.courts[state]
        return {seat for seat, n in enumerate(court) if n and n == max(court)}

    def standing(self, seat: int) -> tuple[frozenset[str], frozenset[str]]:
        """Sites with a house of the seat, and those of them with a fortress."""
        own = frozenset(site for site, owner in self.houses.items() if owner == seat)
        return own, own & frozenset(self.forts)

    def ranking(self) -> list[set[int]]:
        """R38: points, then markers left; equals share a place."""
        keys = [(self.score[seat], sum(self.supply(seat))) for seat in range(self.seats)]
        best_first = sorted(set(keys), reverse=True)
        return [{s for s in range(self.seats) if keys[s] == key} for key in best_first]


def best_lines(side: str, own: frozenset[str], forts: frozenset[str]) -> int:
    """A1-A4: the most points any set of lines without a common house brings, by trying all."""
    lines = [line for line in all_lines(side, own) if len(line) >= 4]
    by_site = {site: [line for line in lines if site in line] for site in own}

    @cache
    def best(left: frozenset[str]) -> int:
        if len(left) < 4:
            return 0
        first = min(left)
        found = best(left - {first})
        for line in by_site[first]:
            if line <= left:
                worth = len(line) * (2 if line & forts else 1)
                found = max(found, worth + best(left - line))
        return found

    return sum(best(group) for group in groups(side, own))


def all_lines(side: str, own: frozenset[str]) -> set[frozenset[str]]:
    """Every way to walk along roads from house to house, none twice; as sets of sites."""
    near = neighbours(side, own)
    found: set[frozenset[str]] = set()
    waiting = [(site,) for site in own]
    while waiting:
        walk = waiting.pop()
        found.add(frozenset(walk))
        waiting += [(*walk, site) for site in near[walk[-1]] if site not in walk]
    return found


def neighbours(side: str, own: frozenset[str]) -> dict[str, set[str]]:
    return {site: {*(beside(side)[site] & own)} for site in own}


@cache
def beside(side: str) -> dict[str, frozenset[str]]:
    """By site: those at the other ends of its roads."""
    return {
        site: frozenset(s for road in roads(side) if site in road for s in road - {site})
        for site in sites(side)
    }


def groups(side: str, own: frozenset[str]) -> list[frozenset[str]]:
    """Houses joined with one another, group by group."""
    near, left = neighbours(side, own), set(own)
    found: list[frozenset[str]] = []
    while left:
        group: set[str] = set()
        waiting = [left.pop()]
        while waiting:
            site = waiting.pop()
            group.add(site)
            waiting += near[site] - group
        left -= group
        found.append(frozenset(group))
    return found
