"""A second Chang Cheng, slow and obvious, to hold the real one against.

It imports nothing from `rules`: spaces and provinces are names, the boards come straight from the
seed file, and everything is found anew whenever it is asked for. `seen` counts what has happened,
to tell how much a comparison was worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.rules.changcheng.ground import LAYOUTS
from tests.rules.changcheng.reckoning import Army, Reckoning

EAST_WEST = ("west", "east")


class Table(Reckoning):
    """Everything on, behind and beside the table, and how a turn goes."""

    def __init__(self, seats: int, boards: Iterable[str], first: int) -> None:
        super().__init__(seats, boards)
        self.phase = "act"
        self.turn = self.acting = first
        self.opening = seats
        """Turns of the first round still to come (R12)."""
        self.sovereignty: dict[str, int] = {}
        self.army_stack: list[int] = []
        self.sovereignty_stack: list[int] = []
        self.done: set[str] = set()
        self.laid: list[tuple[str, int, int]] = []
        """Province, seat, number."""
        self.neutral_walls = 12 if seats == 2 else 0
        self.emperors = 0
        self.to_join = 1 if seats < 4 else 2
        self.pieces: list[str] = []
        """Spaces filled by this action."""
        self.cards: list[str] = []
        """Provinces that got a card by this action."""
        self.action = ""
        self.queue: list[str] = []
        self.then = ""
        """What follows once the queue of completed provinces is empty."""
        self.working: list[tuple[int, int]] = []
        """Number and seat of the cards that still have to work."""
        self.change = 0
        self.extra = Counter[int]()

    # ---- what is legal

    def legal(self) -> set[str]:
        """The texts of everything the acting seat may do."""
        return set(getattr(self, f"legal_{self.phase}")())

    def legal_act(self) -> list[str]:
        me = self.turn
        texts = [f"wall {space}" for space in self.first_walls(me)]
        if self.opening:
            return texts
        texts += [f"card {n} {p}" for n in self.hands[me] for p in self.open_provinces()]
        texts += [f"double {space}" for space in self.double_spaces(me)]
        return texts + [f"tower {space}" for space in self.tower_spaces(me)]

    def first_walls(self, seat: int) -> list[str]:
        """R12, A6: a wall alone only where no wall can be followed by a second."""
        spaces = self.wall_spaces(seat)
        if self.opening:
            return spaces
        return [space for space in spaces if self.second_walls(seat, space)] or spaces

    def open_provinces(self) -> list[str]:
        return [province for province in self.chinese() if self.free_in(province)]

    def legal_second(self) -> list[str]:
        me = self.turn
        if self.action == "walls":
            here = self.china(self.pieces[0])
            return [f"wall {x}" for x in self.wall_spaces(me) if self.china(x) != here]
        here = self.cards[0]
        more = [f"card {n} {p}" for n in self.hands[me] for p in self.open_provinces() if p != here]
        walls = [f"wall {x}" for x in self.wall_spaces(me) if self.china(x) == here]
        return [*more, *walls, *(["stop"] if not more else [])]

    def legal_neutral(self) -> list[str]:
        return [*[f"neutral {space}" for space in self.neutral_spaces()], "leave"]

    def neutral_spaces(self) -> list[str]:
        """R47, A16, R21."""
        touched = {self.china(space) for space in self.pieces} | set(self.cards)
        inside = self.action in ("walls", "cards")
        free = [space for space in self.spaces() if space not in self.wall]
        right = [space for space in free if (self.china(space) in touched) == inside]
        return [space for space in right if not self.keepers(space)]

    def legal_extend(self) -> list[str]:
        used = {board[0] for board in self.boards}
        unused = [layout for layout in LAYOUTS if layout[0] not in used]
        return [f"extend {layout} {end}" for layout in unused for end in EAST_WEST]

    def legal_reveal(self) -> list[str]:
        return ["reveal"]

    def legal_look(self) -> list[str]:
        return ["look"]

    def legal_attack(self) -> list[str]:
        return ["attack"]

    def legal_over(self) -> list[str]:
        return []

    def legal_ability(self) -> list[str]:
        return self.choices(self.working[0][0])

    def choices(self, number: int) -> list[str]:
        """What the owner of a card may choose; nothing when it has no target (A5, A7, A9)."""
        here = self.queue[0]
        single = [x for x in self.spaces() if self.wall.get(x, ("", 0))[0] == "wall"]
        inside = [x for x in single if self.china(x) == here]
        if number == 1:
            targets = [f"strike {other}" for other, _ in self.working[1:]]
            return [*targets, "refrain"] if targets else []
        if number == 2:
            facing = {self.mongol(x) for x in self.spaces() if self.china(x) == here}
            armies = [f"expel {m}" for m in facing if not self.armies[m].gone]
            return [*[f"damage {x}" for x in inside], *armies]
        if number == 3:
            return ["flood more", "flood less"]
        if number == 4:
            return ["architect more", "architect wall"]
        if number == 5:
            return []
        outside = [x for x in single if self.china(x) != here]
        swaps = [f"exchange {x} {y}" for x in inside for y in outside]
        return [*swaps, "refrain"] if swaps else []

    # ---- what is done

    def do(self, text: str) -> None:
        verb, *words = text.split()
        self.seen[f"{verb} in {self.phase}"] += 1
        getattr(self, f"do_{verb}")(*words)

    def do_wall(self, space: str) -> None:
        again = "" if self.phase == "second" or self.opening else self.china(space)
        self.action = self.action or "walls"
        if self.cards:
            self.action = "both"
        self.build_wall(self.turn, space)
        more = [x for x in self.wall_spaces(self.turn) if self.china(x) != again] if again else []
        self.seen["one wall alone"] += bool(again) and not more
        self.finish_pieces([space], "second" if more else "look")

    def do_card(self, number: str, province: str) -> None:
        self.hands[self.turn].remove(int(number))
        self.laid.append((province, self.turn, int(number)))
        self.cards.append(province)
        self.action = "cards"
        if self.phase == "act":
            self.phase = "second"
        else:
            self.after_action()

    def do_stop(self) -> None:
        self.after_action()

    def do_double(self, space: str) -> None:
        other = self.neighbours(space)[-1]
        self.action = "double"
        self.build_double(self.turn, space, other)
        provinces = {self.china(space), self.china(other), self.mongol(space), self.mongol(other)}
        self.points[self.turn]["double"] += len(provinces)
        self.seen[f"double bordering {len(provinces)}"] += 1
        self.seen["double over a joint"] += space[0] != other[0]
        self.finish_pieces([space, other], "look")

    def do_tower(self, space: str) -> None:
        self.action = "tower"
        self.build_tower(self.turn, space)
        self.finish_pieces([space], "look")

    def finish_pieces(self, spaces: list[str], then: str) -> None:
        """R22: the provinces just filled, west before east (A4)."""
        self.pieces += spaces
        filled = [p for p in self.chinese() if p not in self.done and not self.free_in(p)]
        self.queue, self.then = filled, then
        self.seen["completed between two walls"] += bool(filled) and then == "second"
        self.seen[f"{len(filled)} completed at once"] += bool(filled)
        if "d" in self.missions and self.to_look_at():
            self.phase, self.acting = "look", self.turn
            self.seen["scouts before a completion"] += bool(filled)
            self.seen["scouts between two walls"] += then == "second"
        else:
            self.next_province()

    # ---- a completed province

    def next_province(self) -> None:
        self.acting = self.turn
        if not self.queue:
            getattr(self, f"then_{self.then}")()
        elif any(province == self.queue[0] for province, _, _ in self.laid):
            self.phase = "reveal"
        else:
            self.score()

    def do_reveal(self) -> None:
        here = self.queue[0]
        cards = [(number, seat) for province, seat, number in self.laid if province == here]
        self.laid = [card for card in self.laid if card[0] != here]
        count = Counter(number for number, _ in cards)
        self.working = sorted(card for card in cards if count[card[0]] == 1)
        self.seen["cancelled"] += len(cards) - len(self.working)
        self.work()

    def work(self) -> None:
        """R24, A23: cards without a choice work or idle by themselves."""
        while self.working:
            number, seat = self.working[0]
            if self.choices(number):
                self.phase, self.acting = "ability", seat
                self.seen["asked out of turn"] += seat != self.turn
                return
            self.seen["idle"] += number != 5
            if number == 5:
                self.extra[seat] += 2
                self.seen["master architect"] += 1
            self.working.pop(0)
        self.score()

    def worked(self) -> None:
        self.working.pop(0)
        self.work()

    def do_strike(self, number: str) -> None:
        self.seen["own card struck"] += (int(number), self.acting) in self.working
        self.working = [card for card in self.working if card[0] != int(number)]
        self.worked()

    def do_refrain(self) -> None:
        self.worked()

    def do_damage(self, space: str) -> None:
        owner = self.wall[space][1]
        self.seen["neutral wall damaged"] += owner < 0
        self.wall[space] = ("damaged", owner)
        self.worked()

    def do_expel(self, mongol: str) -> None:
        self.armies[mongol].gone = True
        self.worked()

    def do_flood(self, way: str) -> None:
        self.change += 2 if way == "more" else -2
        self.worked()

    def do_architect(self, way: str) -> None:
        if way == "more":
            self.change += 2
        else:
            self.extra[self.acting] += 1
        self.worked()

    def do_exchange(self, space: str, other: str) -> None:
        self.seen["swap with a scored province"] += self.china(other) in self.done
        self.seen["swap of one colour"] += self.wall[space] == self.wall[other]
        self.wall[space], self.wall[other] = self.wall[other], self.wall[space]
        self.worked()

    def score(self) -> None:
        """R33-R35."""
        here = self.queue.pop(0)
        tally = self.standing(x for x in self.spaces() if self.china(x) == here)
        value = max(0, tally.total() + self.sovereignty[here] + self.change)
        winners = self.most(tally + self.extra)
        for seat in winners:
            self.points[seat]["provinces"] += value
        self.seen[f"{len(winners)} winners of a province"] += 1
        self.seen["won without a wall"] += any(not tally[seat] for seat in winners)
        self.seen["tied with neutral"] += bool(winners) and -1 in self.leaders(tally + self.extra)
        self.done.add(here)
        self.emperors += 1
        self.change = 0
        self.extra.clear()
        self.next_province()

    # ---- the end of a turn

    def then_second(self) -> None:
        self.phase, self.acting = "second", self.turn

    def then_look(self) -> None:
        self.after_action()

    def after_action(self) -> None:
        self.then = "neutral"
        self.look_or_go_on()

    def look_or_go_on(self) -> None:
        self.acting = self.turn
        if self.to_look_at():
            self.phase = "look"
        else:
            getattr(self, f"then_{self.then}")()

    def to_look_at(self) -> list[str]:
        """R14, A24; R54, A19, A25 with the scouts, who do it as soon as a piece stands."""
        down = [m for m in self.mongols() if not self.armies[m].gone and not self.armies[m].up]
        if "d" in self.missions:
            built = {self.china(space) for space in self.pieces}
            near = {self.mongol(x) for x in self.spaces() if self.china(x) in built}
            return [m for m in down if m in near]
        near = {self.mongol(space) for space in self.pieces}
        return [m for m in down if m in near and self.turn not in self.armies[m].seen]

    def do_look(self) -> None:
        if "d" in self.missions:
            for mongol in self.to_look_at():
                self.armies[mongol].up = True
            self.next_province()
            return
        for mongol in self.to_look_at():
            self.armies[mongol].seen.add(self.turn)
        getattr(self, f"then_{self.then}")()

    def then_neutral(self) -> None:
        if self.neutral_walls and not self.opening and self.neutral_spaces():
            self.phase, self.acting = "neutral", self.turn
        else:
            self.then_end()

    def do_neutral(self, space: str) -> None:
        self.neutral_walls -= 1
        self.wall[space] = ("wall", -1)
        self.finish_pieces([space], "end")

    def do_leave(self) -> None:
        self.then_end()

    def then_end(self) -> None:
        """R36, R39."""
        self.acting = self.turn
        if self.emperors >= 3 and self.to_join:
            self.phase = "extend"
        else:
            self.next_turn()

    def do_extend(self, layout: str, end: str) -> None:
        self.emperors -= 3
        self.to_join -= 1
        self.seen[f"emperors left {self.emperors}"] += 1
        self.boards = [layout, *self.boards] if end == "west" else [*self.boards, layout]
        for mongol in self.mongols():
            if mongol not in self.armies:
                self.armies[mongol] = Army(self.army_stack.pop(0))
        for province in self.chinese():
            if province not in self.sovereignty:
                self.sovereignty[province] = self.sovereignty_stack.pop(0)
        self.seen["joined with cards laid"] += bool(self.laid)
        self.seen["joined with debts"] += bool(self.debts)
        self.next_turn()

    def next_turn(self) -> None:
        self.action, self.pieces, self.cards = "", [], []
        self.opening = max(0, self.opening - 1)
        last = self.turn
        if all(space in self.wall for space in self.spaces()):
            self.seen["wall full"] += 1
            self.phase, self.acting = "attack", last
            return
        for step in range(1, self.seats + 1):
            self.turn = self.acting = (last + step) % self.seats
            self.phase = "act"
            if self.legal_act():
                return
            self.seen["skipped"] += 1
        self.seen["all skipped"] += 1
        self.turn = self.acting = last
        self.phase = "attack"

    # ---- the end of the game

    def do_attack(self) -> None:
        self.phase = "over"
        for mongol in self.mongols():
            if not self.armies[mongol].gone:
                self.armies[mongol].up = True
                self.suffer(mongol)
        self.diplomacy()
        self.domination()
        self.emperor()
