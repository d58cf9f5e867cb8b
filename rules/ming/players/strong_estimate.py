"""A better guess of everybody's final points: tiles by the sets they may still complete, courtiers
by what they may still become, monks by the scorings they are likely to see.

Constants were fitted to games between players with different ones, by what they brought their
players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from rules.ming.moves.scoring import BONUS, FIVE, MONK, SET, STAYING, into_city
from rules.ming.players.estimate import leaving, scorings_ahead
from rules.ming.position.box import HAND, PROVINCES
from rules.ming.position.moving import DRAGON, NEAR
from rules.ming.position.state import (
    NOBODY,
    SOURCES,
    ByOwner,
    Hand,
    Rows,
    State,
    in_city,
    more,
    regions_of,
)
from rules.told import Collected, Parts

_CERTAIN = 1.0
"""What the next scoring would bring in the cities if it came now counts so much; fitted."""
_OPEN = 0.7
"""What a courtier in the open part is worth for each scoring to come; fitted."""

_NEAR, _WAITING, _LATER = 1.05, 0.3, 1.2
"""Tiles of a province that a seat is likely to get: for each courtier that would enter its city
now, for each of up to three in its area, and for each scoring after the next one; fitted."""
_SET = 1.1
"""How much more than it brings a set counts, for it frees its owner from planning; fitted."""

_MONK, _KEPT = 1.05, 0.78
"""What a monk's points count, and the chance that it sees one more scoring; fitted."""
_RISK_HERE, _RISK = 0.14, 0.11
"""Chance that another seat pushes a monk out in a round of five cards, when it has courtiers in the
area and when it has none there yet; counted in games."""
_MOST_RISK = 0.8

_TEMPLE = (3.8, 2.9, 1.6)
_OUTSIDE = (3.0, 2.6, 1.5)
"""By scorings over: what a courtier in an area is worth that can become a monk, and one that
can enter a city; fitted."""
_NEXT = 0.85
"""Of that for each further courtier in the same area; fitted."""
_SPARE = 0.5
"""What a courtier is worth that can become neither."""
_REACHED = (0.92, 0.83, 0.64, 0.46, 0.28, 0.09)
"""How much of that counts by the cards it takes the prince to get there, 4 for more; fitted."""
_NEVER = len(_REACHED) - 1
_FUTURE = 0.43
"""How much of it counts at least while rounds are to come; fitted."""

_CARD, _DRAGON_HELD = 0.4, 0.5
"""What a card is worth beside where it takes the prince."""
_LAST_CARD = 0.3
"""How much of that counts in the last round."""

_PART_OF = {
    "cities": "cities",
    "majorities": "cities",
    "temples": "temples",
    "sets": "tiles",
    "fives": "tiles",
    "tiles": "tiles",
}
"""Where points come from, by the source of those that are won."""

_Levels = tuple[float, ...]


class _Province(NamedTuple):
    """What stands in a province, by owner."""

    points: tuple[float, ...]
    """What its city would bring, scored now."""
    entering: tuple[int, ...]
    """Courtiers that would go into its city."""
    free: tuple[int, ...]
    """Temples that are not the owner's."""
    room: tuple[int, ...]
    """Courtiers that could go into its city besides."""


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
        likely[seat] += _tiles(state.tiles[seat], expected, points)
        if ahead:
            waiting = sum(_waiting(state, provinces, seat, 3 - len(ahead)))
            likely[seat] += _hand(state, seat) + waiting
    _city(state, likely)
    _temples(state, (likely,) * len(PROVINCES), len(ahead))
    return tuple(likely)


def estimate_parts(state: State) -> Parts:
    """The points of `estimate_well` by where they come from: won there already, or to come."""
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
    """Adds what is likely to come for a seat, as `estimate_well` does, to the parts it comes
    from."""
    rows = [row[seat] for row in _open_parts(state)]
    expected = _quarters(state, provinces, seat, len(ahead))
    points = SET[ahead[0] if ahead else state.round]
    parts.of("tiles")[seat] += _tiles(state.tiles[seat], expected, points)
    waiting = _waiting(state, provinces, seat, 3 - len(ahead)) if ahead else ()
    for at, name in enumerate(PROVINCES):
        outside = sum(rows[3 * at : 3 * at + 3])
        in_city = provinces[at].points[seat] + _OPEN * len(ahead) * outside
        parts.of("cities", "province", name)[seat] += in_city
        parts.of("waiting", "province", name)[seat] += waiting[at] if waiting else 0.0
    parts.of("cards")[seat] += _hand(state, seat) if ahead else 0.0


def _provinces(state: State, ahead: tuple[int, ...]) -> list[_Province]:
    """All provinces as their next scorings are likely to find them."""
    opened = _open_parts(state)
    return [_province_at(state, opened, at, ahead) for at in range(len(PROVINCES))]


def _open_parts(state: State) -> Rows:
    """The open parts, during a scoring with those that are known to go back from the city; from
    which houses is still to be chosen: from the fullest ones."""
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
    """During a scoring: what those bring that stay in the city, as far as it is known."""
    if state.scoring == NOBODY:
        return
    stays = tuple(in_city(state, seat) - leaving(state, seat) for seat in range(state.seats))
    for seat, points in enumerate(_in_city(stays, STAYING[state.round])):
        likely[seat] += points


def _in_city(courtiers: tuple[int, ...], each: int) -> _Levels:
    """Points for courtiers that stay in a city, shared where most are tied (R32, R33)."""
    most = max(courtiers)
    share = BONUS / courtiers.count(most)
    return tuple(n and each * n + (share if n == most else 0.0) for n in courtiers)


def _province_at(state: State, opened: Rows, province: int, ahead: tuple[int, ...]) -> _Province:
    """A province as its next scoring is likely to find it, which may be the one under way."""
    first, due = 3 * province, (state.round,) if _still_due(state, province) else ahead
    rows = opened[first : first + 3] if due else ((0,) * (state.seats + 1),) * 3
    return _province(rows, state.temples[first : first + 3], STAYING[due[0]] if due else 0)


def _still_due(state: State, province: int) -> bool:
    """Whether a scoring is under way that comes to a province later."""
    return NOBODY != state.scoring < province


@lru_cache(2048)
def _province(opened: Rows, temples: tuple[int, ...], each: int) -> _Province:
    """A province by what stands in the open parts and temples of its regions."""
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
    """Courtiers of an owner that more of them could bring into the city from one region; none where
    it has its monk (R18)."""
    if monk == owner:
        return 0
    others = max(count for other, count in enumerate(row) if other != owner)
    return max(0, (2 if others <= row[owner] + 1 else 1) - entering[owner])


def _quarters(
    state: State, provinces: Sequence[_Province], seat: int, ahead: int
) -> tuple[int, ...]:
    """By province: tiles that a seat is likely to get, in quarters."""
    quarters = list[int]()
    for at, (province, row) in enumerate(zip(provinces, state.areas, strict=True)):
        tiles = _NEAR * province.entering[seat]
        if ahead:
            tiles += _WAITING * min(3, row[seat])
            tiles += _LATER * (ahead - (not _still_due(state, at)))
        quarters.append(int(4 * tiles + 0.5))
    return tuple(quarters)


@lru_cache(2048)
def _tiles(tiles: tuple[int, ...], quarters: tuple[int, ...], points: int) -> float:
    """Points for tiles held and to come: layer by layer of different sorts, each sort with the
    chance that it gets so many (R29, R37)."""
    worth = 0.0
    for layer in range(max(tiles) + 2):
        chances = [_reaching(layer + 1 - n, q) for n, q in zip(tiles, quarters, strict=True)]
        five, six = _five_or_six(chances)
        worth += sum(chances) + (FIVE - 5) * five + (_SET * points - 6) * six
    return worth


def _five_or_six(chances: Sequence[float]) -> tuple[float, float]:
    """The chances that just one of several things does not happen, and that all happen."""
    one, none = 0.0, 1.0
    for chance in chances:
        one, none = one * chance + none * (1 - chance), none * chance
    return one, none


@lru_cache(1024)
def _reaching(missing: int, quarters: int) -> float:
    """The chance of so many events or more where so many quarters are expected, by Poisson."""
    expected, below = quarters / 4, 0.0
    chance = exp(-expected)
    for count in range(missing):
        below += chance
        chance *= expected / (count + 1)
    return 1.0 - below


def _hand(state: State, seat: int) -> float:
    """Cards, wherever they take the prince."""
    *signs, dragons = state.hands[seat]
    held = _CARD * sum(signs) + _DRAGON_HELD * dragons
    return held * _LAST_CARD if state.round == 6 else held


def _waiting(state: State, provinces: Sequence[_Province], seat: int, over: int) -> list[float]:
    """Courtiers in the areas, by province: what they may become where the prince can get, now or
    later."""
    reached, worths = _courtier_shares(state, seat), list[float]()
    least = _FUTURE if state.round < 6 else 0.0
    for row, province, share in zip(state.areas, provinces, reached, strict=True):
        waiting = row[seat]
        uses = _uses(waiting, province.free[seat], province.room[seat], over) if waiting else 0.0
        worths.append(max(least, share) * uses)
    return worths


@lru_cache(2048)
def _uses(courtiers: int, free: int, room: int, over: int) -> float:
    """Courtiers in an area with so many temples to enter and so many places in the city: each what
    it can best become."""
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
    """By province: how much of a courtier's worth in its area counts; cards still to be taken count
    half as if they were dragons."""
    prince, hand = state.princes[seat], state.hands[seat]
    if prince == NOBODY or state.passed[seat] or state.scoring != NOBODY:
        return (_REACHED[_NEVER],) * len(PROVINCES)
    held = _within(prince, hand)
    if not _preparing(state) or sum(hand) >= HAND:
        return held
    horse, rickshaw, junk, _ = hand
    full = _within(prince, (horse, rickshaw, junk, HAND - horse - rickshaw - junk))
    return tuple((now + then) / 2 for now, then in zip(held, full, strict=True))


def _preparing(state: State) -> bool:
    """Whether the princes do not move yet in this round."""
    return state.phase not in ("act", "moving", "deploy")


@lru_cache(2048)
def _within(prince: int, hand: Hand) -> _Levels:
    """By province: the share of `_REACHED` with these cards; nothing without cards (R19)."""
    steps = [_NEVER] * len(PROVINCES)
    reached = {(prince, hand)} if any(hand) else set[tuple[int, Hand]]()
    for step in range(_NEVER):
        for region, _ in reached:
            steps[region // 3] = min(steps[region // 3], step)
        reached = {(at, left) for one in reached for at, left in _onward(*one)}
    return tuple(_REACHED[count] for count in steps)


def _onward(region: int, hand: Hand) -> list[tuple[int, Hand]]:
    """Where a prince can be after one more step, and the cards left."""
    horse, rickshaw, junk, dragon = hand
    after: tuple[Hand, ...] = (
        (horse - 1, rickshaw, junk, dragon),
        (horse, rickshaw - 1, junk, dragon),
        (horse, rickshaw, junk - 1, dragon),
        (horse, rickshaw, junk, dragon - 1),
    )
    return [
        (there, after[card])
        for there, transport in NEAR[region]
        for card in (transport, DRAGON)
        if hand[card]
    ]


def _temples(state: State, likely: Sequence[list[float]], scorings: int) -> None:
    """Monks, by the scorings they are likely to see, into the points of their provinces."""
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
    """Cards that a seat can still play in the round under way, once princes move."""
    moves = not _preparing(state) and not state.passed[seat]
    return sum(state.hands[seat]) if moves else 0


def _rounds_before(state: State) -> int:
    """Whole rounds before the next scoring; one that is being prepared counts."""
    if state.scoring != NOBODY:
        return 2
    return state.round % 2 + _preparing(state)
