"""A second Tigris & Euphrates, slow and obvious, to hold the real one against.

It imports nothing from `rules`: squares are names, everything is found anew by flood fill whenever
it is asked for. `seen` counts what has happened, to tell how much a comparison was worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product

from tests.rules.tigris.board import CELLS, CORNERS, RIVER, beside, block, blocks_with
from tests.rules.tigris.ground import Ground, Piece

COLOURS = ["red", "blue", "green", "black"]
TILE_COLOUR = dict(zip(["temple", "farm", "market", "settlement"], COLOURS, strict=True))
LEADER_COLOUR = dict(zip(["priest", "farmer", "trader", "king"], COLOURS, strict=True))
TILE_OF = {colour: tile for tile, colour in TILE_COLOUR.items()}
LEADER_OF = {colour: leader for leader, colour in LEADER_COLOUR.items()}
MONUMENTS = ["-".join(pair) for pair in combinations(COLOURS, 2)]


class Table(Ground):
    """Everything on, behind and beside the table."""

    def __init__(self, first: int, hands: Iterable[Counter[str]], bag: Sequence[str]) -> None:
        super().__init__()
        self.hands = [Counter(hand) for hand in hands]
        self.seats = len(self.hands)
        self.bag = list(bag)
        self.turn = self.acting = first
        self.left = 2
        self.phase = "act"
        self.points: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.won = [0] * self.seats
        self.catastrophes = [2] * self.seats
        self.aside: Counter[str] = Counter()
        self.placed = ""
        self.joining = ""
        self.fight: tuple[str, str, int, int] | None = None
        """`revolt` or `war`, leader, attacker, defender."""
        self.added = 0
        self.short = False
        self.seen: Counter[str] = Counter()

    # ---- what is legal

    def legal(self) -> set[str]:
        """The texts of everything the acting seat may do."""
        return set(getattr(self, f"legal_{self.phase}")())

    def legal_act(self) -> list[str]:
        texts = ["end"]
        free = [c for c in CELLS if self.empty(c) and len(self.kingdoms(c)) < 3]
        for tile in +self.hands[self.turn]:
            texts.append(f"swap {tile}")
            texts += [f"place {tile} {c}" for c in free if (c in RIVER) == (tile == "farm")]
        origins = {leader: self.where(self.turn, leader) for leader in LEADER_COLOUR}
        targets = {origin: self.may_stand(origin) for origin in set(origins.values())}
        for leader, origin in origins.items():
            texts += [f"withdraw {leader}"] * bool(origin)
            texts += [f"position {leader} {c}" for c in targets[origin]]
        if self.catastrophes[self.turn]:
            texts += [f"catastrophe {c}" for c in CELLS if self.may_strike(c)]
        return texts

    def may_stand(self, origin: str) -> list[str]:
        """R8-R11: judged with the leader lifted off its square (`""` out of stock)."""
        piece = self.leaders.pop(origin, None)
        near = [c for c in CELLS if self.empty(c) and c not in RIVER and self.temples(c)]
        found = [c for c in near if c != origin and len(self.kingdoms(c)) < 2]
        if piece:
            self.leaders[origin] = piece
        return found

    def may_strike(self, cell: str) -> bool:
        taken = self.leaders.keys() | self.treasures | self.down | self.dead
        return cell not in taken

    def legal_swap(self) -> list[str]:
        return ["exchange", *[f"swap {tile}" for tile in +self.hands[self.turn]]]

    def legal_war(self) -> list[str]:
        return [f"war {leader}" for leader in self.doubled()]

    def legal_attack(self) -> list[str]:
        return [f"support {n}" for n in range(self.hands[self.acting][self.weapon()] + 1)]

    legal_defence = legal_attack

    def legal_build(self) -> list[str]:
        return ["decline", *[f"build {m} {c}" for m, c in product(self.buildable(), self.blocks())]]

    def legal_keep(self) -> list[str]:
        return [f"keep {cell}" for cell in self.may_stay(self.acting)]

    def legal_refill(self) -> list[str]:
        return ["refill"]

    def legal_over(self) -> list[str]:
        return []

    # ---- what is done

    def do(self, text: str) -> None:
        verb, *words = text.split()
        self.seen[verb] += 1
        getattr(self, f"do_{verb}")(*words)

    def do_place(self, tile: str, cell: str) -> None:
        kingdoms = self.kingdoms(cell)
        self.seen["leaderless joined"] += len(self.around(cell)) > len(kingdoms) > 0
        self.hands[self.turn][tile] -= 1
        self.tiles[cell] = tile
        self.placed = cell
        if len(kingdoms) == 2:
            self.joining = cell
            self.seen["joined"] += 1
            wars = len(self.doubled())
            self.seen[f"joined with {wars} wars"] += 1
            self.next_war()
            return
        if len(kingdoms) == 1:
            self.score(TILE_COLOUR[tile], self.leaders_in(kingdoms[0]))
        self.after_tile()

    def score(self, colour: str, leaders: list[Piece]) -> None:
        """R16"""
        owner = {leader: seat for seat, leader in leaders}
        for leader in (LEADER_OF[colour], "king"):
            if leader in owner:
                self.points[owner[leader]][colour] += 1
                self.seen["scored by " + ("king" if leader == "king" else "leader")] += 1
                return

    def do_position(self, leader: str, cell: str) -> None:
        origin = self.where(self.turn, leader)
        if origin:
            del self.leaders[origin]
            self.seen["moved"] += 1
        self.leaders[cell] = (self.turn, leader)
        rivals = [seat for seat, sort in self.leaders_in(self.region(cell)) if sort == leader]
        if len(rivals) == 1:
            self.finish_action()
            return
        rivals.remove(self.turn)
        self.begin("revolt", leader, self.turn, rivals[0])

    def do_withdraw(self, leader: str) -> None:
        del self.leaders[self.where(self.turn, leader)]
        self.finish_action()

    def do_catastrophe(self, cell: str) -> None:
        self.catastrophes[self.turn] -= 1
        self.seen["catastrophe on tile"] += cell in self.tiles
        self.tiles.pop(cell, None)
        self.dead.add(cell)
        self.strand("catastrophe")
        self.finish_action()

    def strand(self, cause: str) -> None:
        """R13"""
        for cell in list(self.leaders):
            if not self.temples(cell):
                del self.leaders[cell]
                self.seen[f"stranded by {cause}"] += 1

    def do_swap(self, tile: str) -> None:
        self.hands[self.turn][tile] -= 1
        self.aside[tile] += 1
        self.phase = "swap"

    def do_exchange(self) -> None:
        self.draw(self.turn, self.aside.total())
        self.aside.clear()
        self.finish_action()

    def do_end(self) -> None:
        self.end_turn()

    def draw(self, seat: int, count: int) -> None:
        if count > len(self.bag):
            self.short = True
            self.seen[f"short {self.phase}"] += 1
        self.hands[seat].update(self.bag[:count])
        del self.bag[:count]

    # ---- conflicts

    def doubled(self) -> list[str]:
        """Sorts of leaders of which there are two around the tile with the marker (R28, R35)."""
        there = Counter(leader for _, leader in self.leaders_in(self.region(self.joining)))
        return [leader for leader in LEADER_COLOUR if there[leader] > 1]

    def next_war(self) -> None:
        wars = self.doubled()
        if not wars:
            self.joining = ""
            self.after_tile()
        elif len(wars) == 1:
            self.do_war(wars[0])
        else:
            self.phase, self.acting = "war", self.turn

    def do_war(self, leader: str) -> None:
        region = self.leaders_in(self.region(self.joining))
        seats = [seat for seat, sort in region if sort == leader]
        attacker, defender = sorted(seats, key=lambda seat: (seat - self.turn) % self.seats)
        self.seen["war by " + ("active" if attacker == self.turn else "another")] += 1
        self.begin("war", leader, attacker, defender)

    def begin(self, sort: str, leader: str, attacker: int, defender: int) -> None:
        self.seen[sort + "s"] += 1
        self.fight = (sort, leader, attacker, defender)
        self.phase, self.acting = "attack", attacker

    def weapon(self) -> str:
        assert self.fight
        sort, leader, _, _ = self.fight
        return "temple" if sort == "revolt" else TILE_OF[LEADER_COLOUR[leader]]

    def strength(self, seat: int) -> int:
        assert self.fight
        cell = self.where(seat, self.fight[1])
        return self.temples(cell) if self.fight[0] == "revolt" else len(self.followers(cell))

    def followers(self, cell: str) -> set[str]:
        """R30: face-up tiles of the war's colour on the side of the leader on that square."""
        side = self.region(cell, [self.joining])
        return {c for c in side if self.face_up(c) == self.weapon()}

    def do_support(self, count: str) -> None:
        assert self.fight
        sort, leader, attacker, defender = self.fight
        self.hands[self.acting][self.weapon()] -= int(count)
        if self.phase == "attack":
            self.added = int(count)
            self.phase, self.acting = "defence", defender
            return
        attack = self.strength(attacker) + self.added
        defence = self.strength(defender) + int(count)
        self.seen["conflicts tied"] += attack == defence
        winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
        self.seen[f"{sort} won by " + ("attacker" if winner == attacker else "defender")] += 1
        if sort == "war":
            self.lose_war(winner, loser, leader)
        else:
            self.points[winner]["red"] += 1
            del self.leaders[self.where(loser, leader)]
            self.fight = None
            self.finish_action()

    def lose_war(self, winner: int, loser: int, leader: str) -> None:
        cell = self.where(loser, leader)
        doomed = self.followers(cell)
        del self.leaders[cell]
        if leader == "priest":
            spared = {c for c in doomed if c in self.treasures or beside(c) & self.leaders.keys()}
            self.seen["temples spared"] += len(spared)
            doomed -= spared
        waiting = set(self.doubled())
        for tile in doomed:
            del self.tiles[tile]
        self.points[winner][LEADER_COLOUR[leader]] += 1 + len(doomed)
        self.seen["tiles lost in war"] += len(doomed)
        self.seen["wars avoided"] += len(waiting - set(self.doubled()))
        self.fight = None
        self.next_war()

    # ---- monuments and treasures

    def blocks(self) -> list[str]:
        """North-west squares of the 2x2 squares of one colour that hold the tile just laid."""
        near = blocks_with(self.placed)
        return [c for c in near if {self.face_up(x) for x in block(c)} == {self.tiles[self.placed]}]

    def buildable(self) -> list[str]:
        colour = TILE_COLOUR[self.tiles[self.placed]]
        built = self.monuments.values()
        return [m for m in MONUMENTS if colour in m.split("-") and m not in built]

    def after_tile(self) -> None:
        blocks = self.blocks()
        if blocks and self.buildable():
            self.seen["squares to choose from"] += len(blocks) > 1
            self.phase, self.acting = "build", self.turn
        else:
            self.seen["no monument left"] += bool(blocks)
            self.finish_action()

    def do_build(self, monument: str, cell: str) -> None:
        self.monuments[cell] = monument
        self.down.update(block(cell))
        self.seen["monument on treasure"] += bool(set(block(cell)) & self.treasures)
        self.strand("monument")
        self.finish_action()

    def do_decline(self) -> None:
        self.finish_action()

    def may_stay(self, seat: int) -> list[str]:
        """R44, R45: the treasures of which one stays when this seat's trader is due."""
        cell = self.where(seat, "trader")
        there = self.region(cell) & self.treasures if cell else frozenset[str]()
        if len(there) < 2:
            return []
        return sorted(there - CORNERS) or sorted(there)

    def finish_action(self) -> None:
        """R44, R6: treasures, then the next action."""
        self.placed = ""
        for seat in [(self.turn + n) % self.seats for n in range(self.seats)]:
            choice = self.may_stay(seat)
            if len(choice) > 1:
                self.phase, self.acting = "keep", seat
                return
            if choice:
                self.take(seat, choice[0])
        self.left -= 1
        self.phase, self.acting = "act", self.turn
        if not self.left:
            self.end_turn()

    def do_keep(self, cell: str) -> None:
        self.take(self.acting, cell)
        self.finish_action()

    def take(self, seat: int, kept: str) -> None:
        taken = (self.region(kept) & self.treasures) - {kept}
        self.won[seat] += len(taken)
        self.treasures -= taken
        self.seen["treasures taken"] += len(taken)
        self.seen["corner treasures taken"] += len(taken & CORNERS)
        self.seen["treasures taken by another"] += seat != self.turn
        self.seen["face-down treasures taken"] += len(taken & self.down)

    # ---- end of turn, end of game

    def end_turn(self) -> None:
        for cell, monument in self.monuments.items():
            for colour in monument.split("-"):
                if (self.turn, LEADER_OF[colour]) in self.leaders_in(self.region(cell)):
                    self.points[self.turn][colour] += 1
                    self.seen["monument income"] += 1
        self.phase, self.acting = "refill", self.turn

    def do_refill(self) -> None:
        for seat in [(self.turn + n) % self.seats for n in range(self.seats)]:
            self.draw(seat, 6 - self.hands[seat].total())
        if self.short or len(self.treasures) <= 2:
            self.phase = "over"
            self.seen["ended by bag" if self.short else "ended by treasures"] += 1
            return
        self.turn = self.acting = (self.turn + 1) % self.seats
        self.left, self.phase = 2, "act"

    def totals(self, seat: int) -> list[int]:
        """R50: the best that can be made of points and treasures, weakest colour first."""
        best: list[int] = []
        for extra in product(range(self.won[seat] + 1), repeat=4):
            if sum(extra) == self.won[seat]:
                colours = zip(COLOURS, extra, strict=True)
                best = max(best, sorted(self.points[seat][c] + more for c, more in colours))
        return best

    def ranking(self) -> list[list[int]]:
        """Seats by place; those that are equal in all four colours share it."""
        totals = {seat: self.totals(seat) for seat in range(self.seats)}
        places = sorted({tuple(t) for t in totals.values()}, reverse=True)
        self.seen["places shared"] += self.seats - len(places)
        return [[s for s in totals if tuple(totals[s]) == place] for place in places]
