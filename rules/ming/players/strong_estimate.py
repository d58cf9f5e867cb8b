"""A better guess of everybody's final points: tiles by the sets they may still complete, courtiers
by what they may still become, monks by the scorings they are likely to see.

Constants were fitted to games between players with different ones, by what they brought their
players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.ming.moves.scoring import BONUS, MONK, SET, STAYING, into_city
from rules.ming.players.estimate import leaving, scorings_ahead
from rules.ming.players.reach import UNREACHED, shares_within_reach
from rules.ming.players.tiles import worth_of_tiles
from rules.ming.position.box import HAND, PROVINCES
from rules.ming.position.state import (
    NOBODY,
    SOURCES,
    ByOwner,
    Rows,
    State,
    in_city,
    more,
    regions_of,
)
from rules.told import Collected, Parts

_CERTAIN = 1.0
"""The share that is counted of what cities would bring if the next scoring came now; fitted."""
_OPEN = 0.7
"""The worth of a courtier in the open part, for each scoring to come; fitted."""

_NEAR, _WAITING, _LATER = 1.05, 0.3, 1.2
"""The tiles of a province that a seat is likely to get: for each courtier that would enter its city
now, for each of up to three in its area, and for each scoring after the next one; fitted."""
_MONK, _KEPT = 1.05, 0.78
"""The factor for a monk's points, and the chance that a monk sees one more scoring; fitted."""
_RISK_HERE, _RISK = 0.14, 0.11
"""The chance that another seat pushes a monk out in a round of five cards: if it has courtiers in
the area, and if it has none there yet; counted in games."""
_MOST_RISK = 0.8

_TEMPLE = (3.8, 2.9, 1.6)
_OUTSIDE = (3.0, 2.6, 1.5)
"""By number of scorings that are over: the worth of a courtier in an area that can become a monk,
and of one that can enter a city; fitted."""
_NEXT = 0.85
"""The factor for each further courtier in the same area; fitted."""
_SPARE = 0.5
"""The worth of a courtier that can become neither."""
_FUTURE = 0.43
"""The least share of it that counts while rounds are to come; fitted."""

_CARD, _DRAGON_HELD = 0.4, 0.5
"""The worth of a card, and of a dragon, besides where they take the prince."""
_LAST_CARD = 0.3
"""The share of that which counts in the last round."""

_PART_OF = {
    "cities": "cities",
    "majorities": "cities",
    "temples": "temples",
    "sets": "tiles",
    "fives": "tiles",
    "tiles": "tiles",
}
"""The part that each source of won points belongs to."""

_Levels = tuple[float, ...]


class _Province(NamedTuple):
    """What a province holds, by owner."""

    points: tuple[float, ...]
    """The points its city would bring if it were scored now."""
    entering: tuple[int, ...]
    """How many courtiers would go into its city."""
    free: tuple[int, ...]
    """How many of its temples do not hold the owner's monk."""
    room: tuple[int, ...]
    """How many more courtiers could go into its city."""


HOLDS = 0.9
"""`Game.estimate_holds`, roughly: the turns that cost beginners most and what the search would have
played instead, each played out by sound players in six to ten worlds.
16 turns of two games."""


def estimate_well(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out."""
    likely = [float(sum(row)) for row in state.points]
    if state.phase == "over":
        return tuple(likely)
    ahead = scorings_ahead(state)
    opened, provinces = _open_parts(state), _provinces(state, ahead)
    points = SET[ahead[0] if ahead else state.round]
    for seat in range(state.seats):
        likely[seat] += sum([province.points[seat] for province in provinces])
        likely[seat] += _OPEN * len(ahead) * sum([row[seat] for row in opened])
        expected = _quarters(state, provinces, seat, len(ahead))
        likely[seat] += worth_of_tiles(state.tiles[seat], expected, points)
        if ahead:
            waiting = sum(_waiting(state, provinces, seat, 3 - len(ahead)))
            likely[seat] += _hand(state, seat) + waiting
    _city(state, likely)
    _temples(state, (likely,) * len(PROVINCES), len(ahead))
    return tuple(likely)


def estimate_parts(state: State) -> Parts:
    """The points of `estimate_well` by where they come from; points won already are included."""
    parts = Collected.won(state.points, [_PART_OF[source] for source in SOURCES])
    if state.phase != "over":
        ahead = scorings_ahead(state)
        provinces = _provinces(state, ahead)
        for seat in range(state.seats):
            _add_to_come(state, seat, provinces, ahead, parts)
        _city(state, parts.of("cities"))
        temples = [parts.of("temples", "province", name) for name in PROVINCES]
        _temples(state, temples, len(ahead))
    return parts.parts


def _add_to_come(
    state: State,
    seat: int,
    provinces: Sequence[_Province],
    ahead: tuple[int, ...],
    parts: Collected,
) -> None:
    """Adds to each part what a seat is likely to get, as `estimate_well` does."""
    rows = [row[seat] for row in _open_parts(state)]
    expected = _quarters(state, provinces, seat, len(ahead))
    points = SET[ahead[0] if ahead else state.round]
    parts.of("tiles")[seat] += worth_of_tiles(state.tiles[seat], expected, points)
    waiting = _waiting(state, provinces, seat, 3 - len(ahead)) if ahead else ()
    for at, name in enumerate(PROVINCES):
        outside = sum(rows[3 * at : 3 * at + 3])
        in_city = provinces[at].points[seat] + _OPEN * len(ahead) * outside
        parts.of("cities", "province", name)[seat] += in_city
        parts.of("waiting", "province", name)[seat] += waiting[at] if waiting else 0.0
    parts.of("cards")[seat] += _hand(state, seat) if ahead else 0.0


def _provinces(state: State, ahead: tuple[int, ...]) -> list[_Province]:
    """All provinces, as their next scorings are likely to find them."""
    opened = _open_parts(state)
    return [_province_at(state, opened, at, ahead) for at in range(len(PROVINCES))]


def _open_parts(state: State) -> Rows:
    """The courtiers in the open parts. During a scoring these include those that go back from the
    city. If their houses are still to be chosen, they are taken from the fullest ones."""
    if state.scoring == NOBODY:
        return state.open
    rows = list(state.open)
    for seat in range(state.seats):
        left = leaving(state, seat)
        for region in sorted(regions_of(state.scoring), key=lambda at: -state.city[at][seat]):
            back = min(left, state.city[region][seat])
            if back:
                rows[region] = more(rows[region], seat, back)
                left -= back
    return tuple(rows)


def _city(state: State, likely: list[float]) -> None:
    """During a scoring: adds what courtiers that stay in the city bring, as far as that is
    known."""
    if state.scoring == NOBODY:
        return
    stays = tuple(in_city(state, seat) - leaving(state, seat) for seat in range(state.seats))
    for seat, points in enumerate(_in_city(stays, STAYING[state.round])):
        likely[seat] += points


def _in_city(courtiers: tuple[int, ...], each: int) -> _Levels:
    """By owner: the points for courtiers that stay in a city. Those tied for most share the bonus
    (R32, R33)."""
    most = max(courtiers)
    share = BONUS / courtiers.count(most)
    return tuple(n and each * n + (share if n == most else 0.0) for n in courtiers)


def _province_at(state: State, opened: Rows, province: int, ahead: tuple[int, ...]) -> _Province:
    """A province, as its next scoring is likely to find it. That may be the scoring under way."""
    first, due = 3 * province, (state.round,) if _still_due(state, province) else ahead
    rows = opened[first : first + 3] if due else ((0,) * (state.seats + 1),) * 3
    return _province(rows, state.temples[first : first + 3], STAYING[due[0]] if due else 0)


def _still_due(state: State, province: int) -> bool:
    """Whether a scoring is under way that has not come to this province yet."""
    return NOBODY != state.scoring < province


@lru_cache(2048)
def _province(opened: Rows, temples: tuple[int, ...], each: int) -> _Province:
    """The `_Province` made from the open parts and temples of its three regions."""
    entering = tuple(into_city(row) for row in opened)
    sums = tuple(sum(column) for column in zip(*entering, strict=True))
    owners = range(len(sums))
    return _Province(
        tuple(_CERTAIN * points for points in _in_city(sums, each)),
        sums,
        tuple(3 - temples.count(owner) for owner in owners),
        tuple(
            sum(_room(*at, owner) for at in zip(opened, entering, temples, strict=True))
            for owner in owners
        ),
    )


def _room(row: ByOwner, entering: ByOwner, monk: int, owner: int) -> int:
    """How many more courtiers of an owner could go into the city from a region, if the owner sent
    more there. 0 if the owner's monk is in the temple (R18)."""
    if monk == owner:
        return 0
    others = max(count for other, count in enumerate(row) if other != owner)
    return max(0, (2 if others <= row[owner] + 1 else 1) - entering[owner])


def _quarters(
    state: State, provinces: Sequence[_Province], seat: int, ahead: int
) -> tuple[int, ...]:
    """By province: four times the number of tiles that a seat is likely to get, rounded."""
    quarters = list[int]()
    for at, (province, row) in enumerate(zip(provinces, state.areas, strict=True)):
        tiles = _NEAR * province.entering[seat]
        if ahead:
            tiles += _WAITING * min(3, row[seat])
            tiles += _LATER * (ahead - (not _still_due(state, at)))
        quarters.append(int(4 * tiles + 0.5))
    return tuple(quarters)


def _hand(state: State, seat: int) -> float:
    """The worth of a seat's cards, wherever they take the prince."""
    *signs, dragons = state.hands[seat]
    held = _CARD * sum(signs) + _DRAGON_HELD * dragons
    return held * _LAST_CARD if state.round == 6 else held


def _waiting(state: State, provinces: Sequence[_Province], seat: int, over: int) -> list[float]:
    """By province: the worth of a seat's courtiers in the area, by what they may become. It depends
    on whether the prince can get there now or later."""
    reached, worths = _courtier_shares(state, seat), list[float]()
    least = _FUTURE if state.round < 6 else 0.0
    for row, province, share in zip(state.areas, provinces, reached, strict=True):
        waiting = row[seat]
        uses = _uses(waiting, province.free[seat], province.room[seat], over) if waiting else 0.0
        worths.append(max(least, share) * uses)
    return worths


@lru_cache(2048)
def _uses(courtiers: int, free: int, room: int, over: int) -> float:
    """The worth of courtiers in an area when each becomes the best it still can. There are `free`
    temples to enter and `room` for more courtiers in the city."""
    worth, temple, outside = 0.0, _TEMPLE[over], _OUTSIDE[over]
    for _ in range(courtiers):
        if free and (temple >= outside or not room):
            worth, temple, free = worth + temple, temple * _NEXT, free - 1
        elif room:
            worth, outside, room = worth + outside, outside * _NEXT, room - 1
        else:
            worth += _SPARE
    return worth


def _courtier_shares(state: State, seat: int) -> _Levels:
    """By province: the share of a courtier's worth that counts. Before princes move, it is the mean
    of the shares with the cards held and with a hand filled up by dragons."""
    prince, hand = state.princes[seat], state.hands[seat]
    if prince == NOBODY or state.passed[seat] or state.scoring != NOBODY:
        return (UNREACHED,) * len(PROVINCES)
    held = shares_within_reach(prince, hand)
    if not _preparing(state) or sum(hand) >= HAND:
        return held
    horse, rickshaw, junk, _ = hand
    full = shares_within_reach(prince, (horse, rickshaw, junk, HAND - horse - rickshaw - junk))
    return tuple((now + then) / 2 for now, then in zip(held, full, strict=True))


def _preparing(state: State) -> bool:
    """Whether princes do not move yet in this round."""
    return state.phase not in ("act", "moving", "deploy")


def _temples(state: State, likely: Sequence[list[float]], scorings: int) -> None:
    """Adds the worth of monks, by the scorings they are likely to see, to the points of their
    provinces."""
    lasting = _MONK * MONK * sum(_KEPT**later for later in range(scorings))
    now = _MONK * MONK if state.scoring != NOBODY else 0.0
    soon = [_cards_left(state, seat) / HAND for seat in range(state.seats)]
    later = _rounds_before(state)
    for region, monk in enumerate(state.temples):
        if monk != NOBODY:
            risk = 0.0
            for other, courtiers in enumerate(state.areas[region // 3]):
                if other != monk and courtiers:
                    risk += _RISK_HERE * (soon[other] + later)
                elif other != monk:
                    risk += _RISK * later
            likely[region // 3][monk] += now + lasting * (1 - min(_MOST_RISK, risk))


def _cards_left(state: State, seat: int) -> int:
    """How many cards a seat can still play in the round under way; 0 before princes move."""
    moves = not _preparing(state) and not state.passed[seat]
    return sum(state.hands[seat]) if moves else 0


def _rounds_before(state: State) -> int:
    """The number of whole rounds before the next scoring. A round that is being prepared counts."""
    if state.scoring != NOBODY:
        return 2
    return state.round % 2 + _preparing(state)
