"""Any position of Chang Cheng, likely or not, for the rules and for the second opinion."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from rules.changcheng import GAME
from rules.changcheng.position.state import SOURCES, Army, FaceDown, Piece, Sort, State
from rules.game import Rng
from tests.rules.changcheng import reckoning
from tests.rules.changcheng.second_opinion import Table


def table(state: State) -> Table:
    """The second opinion of a position between two turns."""
    other = Table(state.seats, state.boards, state.turn)
    other.missions = "".join(state.missions)
    other.opening = state.seats if state.first_round else 0
    other.neutral_walls = state.neutral_walls if state.neutral_option else 0
    other.emperors, other.to_join = state.emperors, state.extensions
    other.points = [Counter[str](dict(zip(SOURCES, r, strict=True))) for r in state.points]
    _build(other, state)
    _deal(other, state)
    return other


def _build(other: Table, state: State) -> None:
    """Pieces, built and not."""
    for name, piece in zip(other.spaces(), state.wall, strict=True):
        if piece is not None:
            other.wall[name] = (piece.sort, piece.owner)
    other.debts = {seat for seat, debt in enumerate(state.debts) if debt}
    for seat in range(state.seats):
        walls, doubles = state.walls[seat], state.doubles[seat]
        other.left[seat] = Counter(wall=walls, double=doubles, tower=state.towers[seat])


def _deal(other: Table, state: State) -> None:
    """Cards on and beside the boards."""
    chinese = other.chinese()
    for name, army in zip(other.mongols(), state.armies, strict=True):
        gone, up = army.state == "gone", army.state == "up"
        other.armies[name] = reckoning.Army(army.value, up, gone, set(army.seen))
    other.sovereignty = dict(zip(chinese, state.sovereignty, strict=True))
    other.done = {name for name, done in zip(chinese, state.done, strict=True) if done}
    other.hands = {seat: set(hand) for seat, hand in enumerate(state.hands)}
    other.laid = [(chinese[x.province], x.seat, x.card) for x in state.laid]
    other.army_stack = list(state.army_stack)
    other.sovereignty_stack = list(state.sovereignty_stack)


def some_position(seed: str) -> State:
    """Any position between two turns, most of it late."""
    chance = random.Random(seed)
    seats = chance.choice((2, 3, 4, 5))
    options = {"missions": chance.choice(("none", "two", "d", "abcd"))}
    state = GAME.setup(seats, options, Rng(seed))
    boards = chance.sample(("1", "2", "3", "4"), chance.choice((2, 2, 3, 3 if seats < 4 else 4)))
    state = _joined(state, [number + chance.choice("ab") for number in boards])
    other = table(state)
    other.opening = 0
    _spend(other, chance)
    _fill(other, chance, [*range(seats), *[-1] * state.neutral_option])
    return _stated(state, other, chance)


def _joined(state: State, boards: list[str]) -> State:
    """The same with other boards; those after the second have been joined."""
    more = len(boards) - 2
    armies = tuple(Army(value, "down", ()) for value in state.army_stack[: 3 * more])
    return replace(
        state,
        boards=tuple(boards),
        wall=(None,) * 13 * len(boards),
        done=(False,) * 3 * len(boards),
        armies=(*state.armies, *armies),
        sovereignty=(*state.sovereignty, *state.sovereignty_stack[: 3 * more]),
        army_stack=state.army_stack[3 * more :],
        sovereignty_stack=state.sovereignty_stack[3 * more :],
        extensions=state.extensions - more,
    )


def _spend(other: Table, chance: random.Random) -> None:
    """Walls and cards that are left, some towers and double walls."""
    for seat in range(other.seats):
        other.left[seat]["wall"] = chance.choice((0, 0, 1, 2, 5, 9))
        other.hands[seat] = set(chance.sample(range(1, 7), chance.choice((0, 1, 3, 5))))
        places = other.tower_spaces(seat)
        close = [x for x in places if chance.random() < 0.6 and _near_a_tower(other, x)]
        if places and chance.random() < 0.8:
            other.wall[chance.choice(close or places)] = ("tower", seat)
            other.left[seat]["tower"] = 0
        places = other.double_spaces(seat)
        if places and chance.random() < 0.4:
            west = chance.choice(places)
            other.wall[west] = other.wall[other.neighbours(west)[-1]] = ("double", seat)
            other.left[seat]["double"] = 0


def _near_a_tower(other: Table, space: str) -> bool:
    """Whether a tower stands two or three spaces away."""
    spaces = other.spaces()
    at = spaces.index(space)
    return any(other.wall.get(x, ("", 0))[0] == "tower" for x in spaces[max(0, at - 3) : at + 4])


def _fill(other: Table, chance: random.Random, owners: list[int]) -> None:
    """Single walls, at least one space being left; debts of towers beside free ones."""
    density = chance.choice((0.3, 0.6, 0.85, 0.95))
    free = other.free()
    chance.shuffle(free)
    for space in free[1:]:
        if chance.random() < density:
            sort = "damaged" if chance.random() < 0.05 else "wall"
            other.wall[space] = (sort, chance.choice(owners))
    for space, (sort, seat) in other.wall.items():
        if sort == "tower" and other.free_beside(space) and chance.random() < 0.85:
            other.debts.add(seat)


def _stated(state: State, other: Table, chance: random.Random) -> State:
    """The position as the rules hold it, with somebody on turn who can do something."""
    chinese, left, seats = other.chinese(), other.left, range(state.seats)
    turn = next((seat for seat in seats if _can(other, seat)), 0)
    other.hands[turn] = other.hands[turn] or {6}
    walls = [other.wall.get(space) for space in other.spaces()]
    return replace(
        state,
        first_round=False,
        turn=turn,
        acting=turn,
        wall=tuple(None if p is None else _piece(*p) for p in walls),
        done=tuple(not other.free_in(name) for name in chinese),
        debts=tuple(seat in other.debts for seat in seats),
        laid=tuple(_cards(other, chance)),
        hands=tuple(tuple(sorted(other.hands[seat])) for seat in seats),
        walls=tuple(left[seat]["wall"] for seat in seats),
        doubles=tuple(left[seat]["double"] for seat in seats),
        towers=tuple(left[seat]["tower"] for seat in seats),
        emperors=chance.randrange(3) if state.extensions else 0,
    )


def _can(other: Table, seat: int) -> bool:
    other.turn = seat
    return bool(other.legal_act())


SORTS: Mapping[str, Sort] = {
    "wall": "wall",
    "double": "double",
    "tower": "tower",
    "damaged": "damaged",
}


def _piece(sort: str, owner: int) -> Piece:
    return Piece(SORTS[sort], owner)


def _cards(other: Table, chance: random.Random) -> list[FaceDown]:
    """Some of the cards not in hand, on open provinces."""
    places = [at for at, name in enumerate(other.chinese()) if other.free_in(name)]
    return [
        FaceDown(chance.choice(places), seat, card)
        for seat, hand in other.hands.items()
        for card in range(1, 7)
        if card not in hand and chance.random() < 0.7
    ]
