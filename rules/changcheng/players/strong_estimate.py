"""A better guess of everybody's final points, for those who think longer than `estimate`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from rules.changcheng.moves.scoring import DIPLOMACY, diplomacy, domination
from rules.changcheng.players.estimate import ARMY
from rules.changcheng.position.box import SPACES
from rules.changcheng.position.state import NEUTRAL, SOURCES, Piece, State
from rules.changcheng.position.wall import Chart, bordered_provinces, chart
from rules.game import Seat
from rules.told import Collected, Parts

_FREE, _DAMAGED, _WITH_TOWER = -3, -2, 10
"""The marks of a free space and of a damaged wall, and the number added to the owner of a tower."""
_SURE, _UNSURE, _HIDDEN = 0.33, 0.22, 0.15
"""How much wall counts may still change against each other: in a full province, more for each free
space, and more for each card laid. Fitted to provinces of 93 games of sound players, as are `_TIE`,
`_LATER`, `_LAST_SPACE` and `_WALLS_OF`."""
_TIE = 1.0
"""The worth of a tie, in walls: ties are common."""
_SURE_ELSE, _UNSURE_ELSE, _TIE_ELSE = 0.12, 0.28, 0.4
"""The same three numbers where cards count for nothing: for armies and missions."""
_LATER, _LAST_SPACE = 0.2, 0.3
"""How many walls it costs to move last of all, and how many more where one space is free."""
_WALLS_OF = (0.0, 0.1, 0.7, 0.4, 0.8, 2.1, 1.6)
"""By number of the card: how many walls it counts as where it is laid."""
_POINTS_OF = (0.0, 0.0, 0.4, 0.9, 0.3, 0.0, 0.4)
"""By number of the card: the points it adds to what its owner may win there."""
_MEAN_ARMY = 3.0
"""The value assumed for an army that nobody has looked at."""
_HELD, _UNUSED = 0.6, 2.0
"""The share of a card's effect that counts while it is in hand and can still be laid, and the
points of the mission for unused cards (R53). `_HELD`, `_TOWER` and `_DOUBLE` were fitted to the
points of the same games."""
_WALL, _TOWER, _DOUBLE = 0.1, 2.5, 1.5
"""What each piece in the supply is worth; a double wall, besides the points it scores."""
_UNBUILT = 0.3
"""Share of the points of a double wall that counts before it is built: others take its place, or
something else is more urgent. Fitted with `tools/fit_estimates.py`, 27 November 2026, seed `fit-1`,
122 games (0.09 ± 0.26 by positions, 0.35 ± 0.36 by choices)."""
_RHYTHM, _CARDS_A_TURN = 1.7, 1.2
"""Spaces filled in a turn, and the most cards laid in a turn."""
_TOWER_TURNS = 3.0
"""The turns a seat must have left for its tower to be worth `_TOWER` in full."""
_SOON, _FAR = 4, 10
"""Spaces still to be filled. Up to the first number, what is to come counts in full. From the
second number on it counts least: other seats have time to interfere, above all with the seat in the
lead."""
_LESS = (0.35, 0.6, 0.5, 0.4)
"""How much less provinces, armies, missions and supplies count then, with five seats. Fitted to the
points of 20 games of sound players on five seats: besides points already scored, no more than half
of a guess came true."""
_TO_COME: tuple[str, ...] = ("provinces", "armies", "missions", "supplies")
"""The parts that `_LESS` is for; a double wall belongs to the supplies."""

Owners: TypeAlias = tuple[int, ...]
"""By space: a seat, `NEUTRAL` or a mark."""
Laid: TypeAlias = tuple[tuple[Seat, int], ...]
"""Seats and numbers of the cards on a province."""

HOLDS = 0.3
"""`Game.estimate_holds`, roughly: the turns that cost beginners most and what the search would have
played instead, each played out by sound players in six to ten worlds.
32 turns of four games; even less came true there, but what is played early has long to come out."""


def estimate_well(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out."""
    points = [float(sum(row)) for row in state.points]
    if state.phase == "over":
        return tuple(points)
    here = chart(state.boards)
    owners = _owners(state)
    to_come = [[0.0] * state.seats for _ in _LESS]
    _provinces(state, here, owners, (to_come[0],) * len(here.provinces))
    _armies(state, here, owners, (to_come[1],) * len(here.mongols))
    _missions(state, owners, to_come[2])
    _supplies(state, owners, to_come[3], to_come[3])
    far = _far(_to_fill(state, owners), state.seats)
    for less, more in zip(_LESS, to_come, strict=True):
        points = [now + (1 - less * far) * then for now, then in zip(points, more, strict=True)]
    return tuple(points)


def estimate_parts(state: State) -> Parts:
    """The points of `estimate_well` by where they come from; points won already are included."""
    parts = Collected.won(state.points, SOURCES)
    if state.phase != "over":
        _add_to_come(state, parts)
    return parts.parts


def _add_to_come(state: State, parts: Collected) -> None:
    """Adds to each part what is likely to come, as `estimate_well` does."""
    here, owners = chart(state.boards), _owners(state)
    to_come = Collected(state.seats)
    provinces = [to_come.of("provinces", "province", name) for name in here.provinces]
    _provinces(state, here, owners, provinces)
    armies = [to_come.of("armies", "mongol", name) for name in here.mongols]
    _armies(state, here, owners, armies)
    _missions(state, owners, to_come.of("missions"))
    _supplies(state, owners, to_come.of("supplies"), to_come.of("double"))
    far = _far(_to_fill(state, owners), state.seats)
    less = dict(zip(_TO_COME, _LESS, strict=True))
    for part, points in to_come.parts.items():
        share = 1 - less.get(part.name, less["supplies"]) * far
        parts.add(part, [share * point for point in points])


def _owners(state: State) -> Owners:
    """The owner or mark of every space of the wall."""
    return tuple([_mark(piece) for piece in state.wall])


def _to_fill(state: State, owners: Owners) -> int:
    """The number of spaces still to be filled: free ones, and those of boards still to be
    joined."""
    return owners.count(_FREE) + SPACES * state.extensions


def _far(left: int, seats: int) -> float:
    """How far off the end is, from 0 to 1; `left` is the number of spaces to fill. With four seats
    it is half as much, with fewer seats 0."""
    far = (left - _SOON) / (_FAR - _SOON)
    return min(1.0, max(0.0, far)) * max(0, seats - 3) / 2


def _mark(piece: Piece | None) -> int:
    """The owner of what stands on a space, or its mark."""
    if piece is None:
        return _FREE
    if piece.sort == "damaged":
        return _DAMAGED
    return piece.owner + (_WITH_TOWER if piece.sort == "tower" else 0)


def _provinces(state: State, here: Chart, owners: Owners, points: Sequence[list[float]]) -> None:
    """Adds what each open province is likely to bring to the points of that province (R33-R35). It
    is judged by the walls and cards there."""
    laid: dict[int, Laid] = {}
    for card in state.laid:
        laid[card.province] = (*laid.get(card.province, ()), (card.seat, card.card))
    first = state.turn if state.phase == "act" else (state.turn + 1) % state.seats
    for province, done in enumerate(state.done):
        if not done:
            span = here.spaces_in[province]
            gains = _gains(
                owners[span.start : span.stop],
                state.sovereignty[province],
                laid.get(province, ()),
                (first, state.seats),
            )
            for seat, gain in gains:
                points[province][seat] += gain


@lru_cache(2048)
def _gains(
    owners: Owners, sovereignty: int, laid: Laid, order: tuple[Seat, int]
) -> tuple[tuple[Seat, float], ...]:
    """The seats that an open province is likely to bring points, with these points. `order` is the
    seat that moves next, and the number of seats."""
    first, seats = order
    tally, neutral = _count_walls(owners, seats)
    free = owners.count(_FREE)
    worth = len(owners) - owners.count(_DAMAGED) + sovereignty
    late = (_LATER + (_LAST_SPACE if free == 1 else 0.0)) / (seats - 1)
    strengths = [count - late * ((seat - first) % seats) for seat, count in enumerate(tally)]
    extra = [0.0] * seats
    for seat, card in laid:
        strengths[seat] += _WALLS_OF[card]
        extra[seat] += _POINTS_OF[card]
    wide = _SURE + _UNSURE * free + _HIDDEN * len(laid)
    chances = _chances(strengths, neutral, free + late * (seats - 1) + 0.5 * len(laid), wide, _TIE)
    return tuple(
        (seat, chance * (worth + extra[seat])) for seat, chance in enumerate(chances) if chance
    )


def _armies(state: State, here: Chart, owners: Owners, points: Sequence[list[float]]) -> None:
    """Takes what each army is likely to cost the seats with most walls facing it (R42). The loss
    goes into the points of that army's province."""
    for army, span, taken in zip(state.armies, here.facing, points, strict=True):
        if army.state != "gone":
            value = army.value if army.state == "up" or army.seen else _MEAN_ARMY
            for seat, loss in _losses(owners[span.start : span.stop], state.seats):
                taken[seat] -= loss * value


@lru_cache(2048)
def _losses(owners: Owners, seats: int) -> tuple[tuple[Seat, float], ...]:
    """The seats that may lose to an army, with the chance of that. Seats with a tower are safe
    (R43)."""
    tally, neutral = _count_walls(owners, seats)
    free = owners.count(_FREE)
    chances = _chances(tally, neutral, free, _SURE_ELSE + _UNSURE_ELSE * free, _TIE_ELSE)
    return tuple(
        (seat, chance * ARMY)
        for seat, chance in enumerate(chances)
        if chance and seat + _WITH_TOWER not in owners
    )


def _count_walls(owners: Owners, seats: int) -> tuple[list[int], int]:
    """The number of walls of each seat, and of neutral walls."""
    tally = [owners.count(seat) + owners.count(seat + _WITH_TOWER) for seat in range(seats)]
    return tally, owners.count(NEUTRAL)


def _missions(state: State, owners: Owners, points: list[float]) -> None:
    """Adds what the missions bring that the seat with most at the end wins (R51, R52)."""
    free = owners.count(_FREE) / 4
    wide = _SURE_ELSE + _UNSURE_ELSE * free
    for mission in state.missions:
        if mission in "ab":
            tally = diplomacy(state) if mission == "a" else domination(state)
            for seat, chance in enumerate(_chances(tally, 0, free, wide, _TIE_ELSE)):
                points[seat] += chance * (DIPLOMACY if mission == "a" else tally[seat])


def _supplies(state: State, owners: Owners, points: list[float], doubles: list[float]) -> None:
    """Adds what pieces and cards are worth that are not in play yet, as far as turns are left for
    them. The points that a double wall would score go to `doubles`, so that advice does not name
    them as a reason for building one."""
    turns = _to_fill(state, owners) / (_RHYTHM * state.seats)
    unused = _UNUSED if "c" in state.missions else 0.0
    best = _best_double(owners, state.boards, more=bool(state.extensions))
    for seat in range(state.seats):
        hand = state.hands[seat]
        likely = min(1.0, turns * _CARDS_A_TURN / len(hand)) if hand else 0.0
        worth = sum([_POINTS_OF[card] + _WALLS_OF[card] for card in hand])
        points[seat] += _HELD * likely * worth + unused * len(hand)
        points[seat] += _WALL * state.walls[seat]
        if state.doubles[seat] and best:
            doubles[seat] += _UNBUILT * min(1.0, turns) * best
            points[seat] += min(1.0, turns) * _DOUBLE
        if state.towers[seat]:
            points[seat] += _TOWER * min(1.0, turns / _TOWER_TURNS)


@lru_cache(2048)
def _best_double(owners: Owners, boards: tuple[str, ...], *, more: bool) -> float:
    """The points of a double wall on the best free place (R15). `more` boards to be joined always
    offer one."""
    most = 4.0 if more else 0.0
    for at in range(len(owners) - 1):
        if owners[at] == owners[at + 1] == _FREE:
            most = max(most, bordered_provinces(boards, at))
    return most


def _chances(
    strengths: Sequence[float], neutral: float, free: float, wide: float, tie: float
) -> list[float]:
    """By seat: the chance to have most at the end. All of those tied have most (R34, R49)."""
    best = max(*strengths, neutral)
    return [
        _chance(own + tie, [*strengths[:seat], *strengths[seat + 1 :], neutral or -9], wide)
        if own + free >= best
        else 0.0
        for seat, own in enumerate(strengths)
    ]


def _chance(own: float, others: Sequence[float], wide: float) -> float:
    chance = 1.0
    for other in others:
        chance /= 1 + exp((other - own) / wide)
    return chance
