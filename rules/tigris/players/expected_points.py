"""What the board promises to everybody's colours in the turns still to come.

Numbers that are said to be fitted come from what colours won in some twenty games of sound players,
so they are rough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from rules.tigris.moves.scoring import final_points
from rules.tigris.players.chances import chance_of
from rules.tigris.position.board import (
    ALL,
    CORNERS,
    LAND,
    NEAR,
    NOT_EAST,
    RIVER,
    WIDTH,
    Board,
    Region,
    Squares,
    Standing,
    near,
    set_of,
)
from rules.tigris.position.box import box
from rules.tigris.position.conflicts import RED, defeated, war_of, wars
from rules.tigris.position.state import COLOURS, Monument, State, unbuilt

_BLUE, _GREEN, _BLACK = 1, 2, 3

_DRAWN = 2.1
"""Tiles that a seat draws in a turn, as counted in games."""
_TAKEN = 4.0
"""How many own turns at most each treasure above the last ones is likely to lie on the board."""

_LEADER, _TEMPLES, _FOLLOWERS = 1.2, 0.3, 0.12
"""The points a leader may bring: for itself, for each temple that touches it, for each follower."""
_FULL = 8.0
"""The number of own turns from which on a leader, and all else to come, has its full worth."""
_KING = 0.5
"""The worth of each colour without a leader in the kingdom of a king."""
_INSIDE, _BESIDE, _CORNER = 0.25, 0.2, 0.05
"""The chance to win a treasure inside a trader's kingdom, one in its reach, and the extra for a
corner."""

_PAYS, _LASTS = (0.0, 0.0, 0.55, 0.45, 0.45), (0.0, 0.0, 40.0, 14.0, 14.0)
"""By number of seats: the points a monument pays in a turn, and the number of own turns after which
it is likely to pay half as often. Fitted to what leaders of its colours won in games."""
_SQUARE = 0.06
"""The worth, for each turn to come, of three tiles of a square that a fourth tile may complete."""

_LOSS, _GAIN, _LATER = 0.25, 0.12, 0.4
"""The weight of each point that a war which one tile would begin may cost, and may bring (fitted);
and the factor for wars that take two tiles."""
_REVOLT = 0.25
"""How much less a leader is worth where another could touch more temples."""

_HAND = (2.0, 1.5, 1.25, 1.25)
"""An average hand of six tiles, by colour."""

_READY, _NOT_READY = 0.4, 0.5
"""The worth of many tiles of a colour in hand (half of it for the first one, as fitted), and the
factor while their leader is not on the board."""

_LOGISTIC = tuple(1 / (1 + exp(-step / 4.8)) for step in range(-48, 49))
"""The chance of a side by its lead in quarters of a tile, from twelve tiles behind to twelve
ahead."""


class Kingdom(NamedTuple):
    """A kingdom, its leaders, and the followers they have."""

    region: Region
    leaders: tuple[Standing | None, ...]
    """By colour."""
    followers: tuple[int, ...]
    """Face-up tiles by colour."""


class Outlook(NamedTuple):
    """What a position is judged by."""

    state: State
    board: Board
    kingdoms: list[Kingdom]
    turns: float
    """The number of own turns that every seat is likely to have."""
    time: float
    """The share of what is to come for which there is time."""
    hands: list[Sequence[float]]
    """By seat and colour: the likely number of tiles in hand, as far as the seat on turn can
    know."""
    likely: list[list[float]]
    """By seat and colour: the points. Judging adds to them."""
    hopes: list[float]
    """By seat: the treasures that it may win. Judging adds to them."""


def outlook_of(state: State, board: Board) -> Outlook:
    """The outlook of a position, with the points won so far (R51)."""
    turns = min(
        len(state.bag) / (_DRAWN * state.seats) + (state.phase != "refill") + 0.3,
        max(0, len(state.treasures) - box().last_treasures) * _TAKEN + 1,
    )
    likely = [list(map(float, points)) for points in final_points(state)]
    kingdoms = [_kingdom(board, region) for region in board.kingdoms]
    time = min(1.0, turns / _FULL)
    return Outlook(
        state, board, kingdoms, turns, time, _likely_hands(state), likely, [0.0] * state.seats
    )


def _kingdom(board: Board, region: Region) -> Kingdom:
    """A kingdom with its leaders and followers by colour."""
    leaders: list[Standing | None] = [None] * 4
    for leader in region.leaders:
        leaders[leader.colour] = leaders[leader.colour] or leader
    squares = region.squares
    followers = [(squares & tiles).bit_count() for tiles in board.tiles]
    return Kingdom(region, tuple(leaders), tuple(followers))


def _likely_hands(state: State) -> list[Sequence[float]]:
    """By seat and colour: the likely number of tiles in hand. The seat on turn knows its own hand;
    the others are average."""
    hands: list[Sequence[float]] = [_HAND] * state.seats
    own = state.hands[state.turn]
    missing = 1 - sum(own) / box().hand
    hands[state.turn] = [count + missing * usual for count, usual in zip(own, _HAND, strict=True)]
    return hands


def add_expected(outlook: Outlook, monuments: Sequence[Monument]) -> None:
    """Adds what leaders, wars, monuments and treasures are likely to bring."""
    for _ in expected_parts(outlook, monuments):
        pass


def expected_parts(outlook: Outlook, monuments: Sequence[Monument]) -> Iterator[str]:
    """Adds what is likely to come part by part. Yields the name of each part once it is added."""
    state, board = outlook.state, outlook.board
    treasures, free = set_of(state.treasures), ALL & ~board.taken
    _own_hand(outlook)
    yield "hand"
    inviting = _many_temples(outlook, free)
    for kingdom in outlook.kingdoms:
        _leaders(outlook, kingdom, inviting)
    yield "leaders"
    for kingdom in outlook.kingdoms:
        _treasures(outlook, kingdom, treasures)
    yield "treasures"
    _borders(outlook, free)
    _wars(outlook)
    yield "conflicts"
    _squares(outlook, free, monuments)
    _monuments(outlook, monuments)
    yield "monuments"


def _own_hand(outlook: Outlook) -> None:
    """Adds points for tiles in hand, which are points to come in their colours. The first tile of a
    colour counts most. Only for the seat on turn: other hands are not known."""
    turn = outlook.state.turn
    row, hand, soon = outlook.likely[turn], outlook.hands[turn], min(1.0, outlook.turns)
    home = outlook.state.leaders[turn]
    for colour, count in enumerate(hand):
        ready = _READY if home[colour] >= 0 else _READY * _NOT_READY
        row[colour] += ready * soon * (1 - 0.5**count)


def _many_temples(outlook: Outlook, free: Squares) -> tuple[Squares, Squares]:
    """The free land squares that touch two or more temples, and those that touch three or more."""
    red = outlook.board.tiles[RED]
    once = twice = thrice = 0
    for beside in ((red & NOT_EAST) << 1, red >> 1 & NOT_EAST, red << WIDTH, red >> WIDTH):
        thrice |= twice & beside
        twice |= once & beside
        once |= beside
    land = free & LAND
    return twice & land, thrice & land


def _leaders(outlook: Outlook, kingdom: Kingdom, inviting: tuple[Squares, Squares]) -> None:
    """Adds points for the leaders of a kingdom. They count more with followers and less with a
    single temple. A king also gets points for colours without a leader (R16)."""
    likely, time, king = outlook.likely, outlook.time, kingdom.leaders[_BLACK]
    red, halo = outlook.board.tiles[RED], kingdom.region.halo
    best = 3 if inviting[1] & halo else 2 if inviting[0] & halo else 0
    for colour, leader in enumerate(kingdom.leaders):
        if leader is None:
            if king is not None:
                likely[king.seat][colour] += _KING * time
            continue
        temples = (NEAR[leader.square] & red).bit_count()
        worth = _LEADER + _TEMPLES * min(temples, 3)
        worth += _FOLLOWERS * min(kingdom.followers[colour], 6)
        if best > temples:
            worth -= _REVOLT
        likely[leader.seat][colour] += worth * time


def _treasures(outlook: Outlook, kingdom: Kingdom, treasures: Squares) -> None:
    """Adds treasures that a trader may win, those in reach included. Corner treasures count more
    (R44, R45)."""
    trader = kingdom.leaders[_GREEN]
    if trader is None:
        return
    region = kingdom.region
    inside = (region.squares & treasures).bit_count()
    around = near(near(region.halo)) & treasures & ~region.squares
    hope = _INSIDE * (inside > 0) + _BESIDE * around.bit_count()
    hope += _CORNER * (around & CORNERS).bit_count()
    outlook.hopes[trader.seat] += max(0, inside - 1) + hope * outlook.time


def _borders(outlook: Outlook, free: Squares) -> None:
    """Adds the points that wars may bring and cost which one or two tiles would begin (R18)."""
    kingdoms = outlook.kingdoms
    halos = [kingdom.region.halo & free for kingdom in kingdoms]
    for i, one in enumerate(kingdoms):
        halo = halos[i]
        wide = near(halo) & free
        for j in range(i):
            if halo & halos[j]:
                _rivals(outlook, one, kingdoms[j], outlook.time)
            elif wide & halos[j]:
                _rivals(outlook, one, kingdoms[j], outlook.time * _LATER)


def _rivals(outlook: Outlook, one: Kingdom, two: Kingdom, weight: float) -> None:
    """Adds what wars between two kingdoms would bring, colour by colour. The stronger side is
    likely to win, the weaker one to lose. `weight` is a factor for all of it."""
    hands, likely = outlook.hands, outlook.likely
    for colour in range(4):
        a, b = one.leaders[colour], two.leaders[colour]
        if a is None or b is None or a.seat == b.seat:
            continue
        mine, theirs = one.followers[colour], two.followers[colour]
        ahead = mine - theirs + hands[a.seat][colour] - hands[b.seat][colour]
        chance = _LOGISTIC[max(-48, min(48, round(4 * ahead))) + 48]
        gain, loss = _GAIN * chance * (1 + theirs), _LOSS * (1 - chance) * (1 + mine)
        likely[a.seat][colour] += weight * (gain - loss)
        gain, loss = _GAIN * (1 - chance) * (1 + mine), _LOSS * chance * (1 + theirs)
        likely[b.seat][colour] += weight * (gain - loss)


def _wars(outlook: Outlook) -> None:
    """Adds the points that each side of the wars under way is likely to win and to lose (R32,
    R33)."""
    state = outlook.state
    treasures = set_of(state.treasures)
    for colour in wars(outlook.board, state.joining):
        fight = war_of(outlook.board, state.joining, colour, state.turn, state.seats)
        chance = chance_of(state, fight, state.conflict)
        _stakes(outlook, fight.attacker, fight.defender, chance, treasures)
        _stakes(outlook, fight.defender, fight.attacker, 1 - chance, treasures)


def _stakes(
    outlook: Outlook, winner: Standing, loser: Standing, chance: float, treasures: Squares
) -> None:
    """Adds what one outcome of a war brings the winner and costs the loser, multiplied by its
    chance."""
    removed = defeated(outlook.board, outlook.state.joining, loser, treasures).bit_count()
    lost = (_LEADER + _TEMPLES + _FOLLOWERS * min(removed, 6)) * outlook.time + 0.2
    outlook.likely[winner.seat][loser.colour] += chance * (1 + removed)
    outlook.likely[loser.seat][loser.colour] -= chance * lost


def _squares(outlook: Outlook, free: Squares, monuments: Sequence[Monument]) -> None:
    """Adds points for three tiles of a square: they promise a monument to the leader of their
    colour (R37)."""
    wanted = "-".join(unbuilt(tuple(monuments)))
    for colour, tiles in enumerate(outlook.board.tiles):
        if COLOURS[colour] not in wanted:
            continue
        threes = _threes(tiles, free & (RIVER if colour == _BLUE else LAND))
        if not threes:
            continue
        for kingdom in outlook.kingdoms:
            leader = kingdom.leaders[colour]
            if leader is not None and threes & kingdom.region.squares:
                outlook.likely[leader.seat][colour] += _SQUARE * min(outlook.turns, 20.0)


def _threes(tiles: Squares, place: Squares) -> Squares:
    """The tiles of squares of four in which three are laid and the last one can be laid on
    `place`."""
    corner, east = tiles, tiles >> 1 & NOT_EAST
    south, far = tiles >> WIDTH, tiles >> WIDTH + 1 & NOT_EAST
    pairs, others = corner & east, south & far
    if not (pairs | others):
        return 0
    blocks = pairs & (south & (place >> WIDTH + 1 & NOT_EAST) | far & place >> WIDTH)
    blocks |= others & (corner & (place >> 1 & NOT_EAST) | east & place)
    return (blocks | blocks << 1 | blocks << WIDTH | blocks << WIDTH + 1) & tiles


def _monuments(outlook: Outlook, monuments: Sequence[Monument]) -> None:
    """Adds points for monuments. They pay while leaders of their colours are in the kingdom
    (R43)."""
    if not monuments:
        return
    seats, turns = outlook.state.seats, outlook.turns
    worth = _PAYS[seats] * turns / (1 + turns / _LASTS[seats])
    for monument in monuments:
        for kingdom in outlook.kingdoms:
            if kingdom.region.squares >> monument.square & 1:
                for name in monument.colours.split("-"):
                    _pays(outlook.likely, kingdom.leaders[COLOURS.index(name)], worth)


def _pays(likely: list[list[float]], leader: Standing | None, worth: float) -> None:
    if leader is not None:
        likely[leader.seat][leader.colour] += worth
