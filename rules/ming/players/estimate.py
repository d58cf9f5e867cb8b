"""What computer players go by: points as they are likely to come out, roughly and quickly.

A sound player sees no further than its own turn. So that it may play with sense, what stands on
the board is counted as if the next scoring came now, less what may still happen until then.
"""

from __future__ import annotations

from functools import lru_cache

from rules.game import Seat
from rules.ming.moves.scoring import BONUS, MONK, SET, STAYING, into_city
from rules.ming.position.box import SCORED
from rules.ming.position.state import NOBODY, State, in_city, regions_of

_CERTAIN = 0.65
"""The share that is counted of what the next scoring would bring."""
_KEPT = 0.6
"""The chance that a courtier is still in its temple one scoring later."""
_AREA = 0.55
"""The worth of a courtier in an area, and what is added if it can be deployed at once."""
_READY = 0.25
_OPEN = 0.2
"""The worth of a courtier in the open part, for each scoring to come."""
_CARD = (0.3, 0.3, 0.3, 0.55)
_KINDS = (0.0, 1.2, 2.8, 5.0, 8.5, 13.0)
"""By number of different tiles: what they are worth while sets can still be completed.
`_LAST_KINDS` is for the last scoring and after it, when five bring 10."""
_LAST_KINDS = (0.0, 1.0, 2.0, 3.0, 4.0, 10.0)
_BACK = {2: 2.2, 4: 1.5, 6: 0.0}
"""By round: the worth of a courtier that goes back from the city."""


def estimate(state: State) -> tuple[float, ...]:
    """By seat: the points so far, and those that pieces, tiles and cards are likely to bring."""
    likely = [float(sum(row)) for row in state.points]
    if state.phase != "over":
        ahead = scorings_ahead(state)
        _board(state, likely, ahead)
        _city(state, likely)
        _hands(state, likely)
        for monk in state.temples:
            if monk != NOBODY:
                likely[monk] += MONK * sum(_KEPT**later for later in range(len(ahead)))
    return tuple(likely)


def scorings_ahead(state: State) -> tuple[int, ...]:
    """The rounds whose scoring is still to come. A scoring under way does not count."""
    begun = state.scoring != NOBODY
    return tuple(r for r in SCORED if r > state.round or (r == state.round and not begun))


def _board(state: State, likely: list[float], ahead: tuple[int, ...]) -> None:
    """Adds what the next scoring would bring if it came now: tiles, points in cities, bonuses."""
    promised = [list(tiles) for tiles in state.tiles]
    if ahead:
        for province in range(len(state.areas)):
            entered = [into_city(state.open[region]) for region in regions_of(province)]
            sums = [sum(column) for column in zip(*entered, strict=True)]
            _promise_city(sums, likely, STAYING[ahead[0]])
            for seat in range(state.seats):
                promised[seat][province] += sums[seat]
    for seat, tiles in enumerate(state.tiles):
        now, then = (_tiles(tuple(row), ahead) for row in (tiles, promised[seat]))
        likely[seat] += now + _CERTAIN * (then - now)
        likely[seat] += _OPEN * len(ahead) * sum(row[seat] for row in state.open)


def _promise_city(sums: list[int], likely: list[float], each: int) -> None:
    """Adds what a city would bring each seat if these numbers of courtiers were scored."""
    most = max(sums)
    for seat in range(len(likely)):
        if sums[seat]:
            share = BONUS / sums.count(most) if sums[seat] == most else 0
            likely[seat] += _CERTAIN * (each * sums[seat] + share)


@lru_cache(8192)
def _tiles(tiles: tuple[int, ...], ahead: tuple[int, ...]) -> float:
    """The worth of a seat's tiles: complete sets first, then sets of the different sorts left."""
    worth, kinds = 0.0, _KINDS if len(ahead) > 1 else _LAST_KINDS
    while any(tiles):
        different = sum(count > 0 for count in tiles)
        worth += SET[ahead[0] if ahead else SCORED[-1]] if different == 6 else kinds[different]
        tiles = tuple(max(0, count - 1) for count in tiles)
    return worth


def _city(state: State, likely: list[float]) -> None:
    """During a scoring: adds what courtiers that stay in the city and those that go back are worth,
    as far as that is known."""
    if state.scoring == NOBODY:
        return
    each, back = STAYING[state.round], _BACK[state.round]
    stays = list[int]()
    for seat in range(state.seats):
        leaves = leaving(state, seat)
        stays.append(in_city(state, seat) - leaves)
        likely[seat] += each * stays[seat] + back * leaves
    most = max(stays)
    for seat, count in enumerate(stays):
        if count and count == most:
            likely[seat] += BONUS / stays.count(most)


def leaving(state: State, seat: Seat) -> int:
    """How many courtiers a seat takes back from the city, as far as it has laid, or still has to
    take back (R30)."""
    return state.recalls[seat] or state.returning[seat]


def _hands(state: State, likely: list[float]) -> None:
    """Adds what cards, and courtiers in the areas, are worth."""
    for seat, hand in enumerate(state.hands):
        likely[seat] += sum(worth * held for worth, held in zip(_CARD, hand, strict=True))
        here = state.princes[seat] // 3
        likely[seat] += sum(
            _waiting(row[seat], ready=at == here) for at, row in enumerate(state.areas)
        )


def _waiting(courtiers: int, *, ready: bool) -> float:
    """The worth of a seat's courtiers in one area. Those that one deployment can take count
    more."""
    soon = min(courtiers, 3)
    return _AREA * (soon + 0.5 * (courtiers - soon)) + (_READY * soon if ready else 0)
