"""How well everybody stands, for computer players: what is scored, and what the board promises."""

from __future__ import annotations

from math import exp, log

from rules.tigris.moves.scoring import final_points
from rules.tigris.position.board import (
    CORNERS,
    NEAR,
    SIZE,
    Board,
    Region,
    Squares,
    Standing,
    near,
    set_of,
    without,
)
from rules.tigris.position.conflicts import RED, Fight, defeated, fight_of
from rules.tigris.position.state import COLOURS, State

_BLACK, _GREEN = 3, 2

_EVENNESS = 2.5
"""How many points a colour may lie above the weakest before it counts little."""

_ANSWER = 0.25
"""The share of its hand that a defender is expected to add to a conflict."""

TILE = 0.04
"""The worth of a tile in hand: enough that it is not added to a conflict in vain."""

LAID = 0.06
"""The worth of a tile on the board to the seat on turn. It is more than in hand: else nobody would
lay a tile that brings nothing at once, and the game would stand still."""

_WORTH = tuple(
    tuple(1.2 + 0.3 * min(temples, 3) + 0.12 * min(followers, 6) for followers in range(SIZE))
    for temples in range(5)
)
"""By temples that touch a leader, then by followers: the points it may bring."""


def estimate(state: State) -> tuple[float, ...]:
    """By seat: the likely points of the weakest colour; the other colours count less."""
    fight, chance = _fight(state)
    if fight is None or fight.sort == "war":
        likely = _likely(state, state.board)
        if fight is not None:
            _war(state, fight, chance, likely)
        return _worths(state, likely)
    won, lost = (
        _worths(state, _after_revolt(state, winner, loser)) for winner, loser in _outcomes(fight)
    )
    return tuple(chance * a + (1 - chance) * b for a, b in zip(won, lost, strict=True))


def _worths(state: State, likely: list[list[float]]) -> tuple[float, ...]:
    """By seat: the worth of the likely points, of tiles in hand and of tiles on the board."""
    worths = [
        weakest(row, _EVENNESS) + TILE * sum(hand)
        for row, hand in zip(likely, state.hands, strict=True)
    ]
    worths[state.turn] += LAID * (state.board.face_up | state.board.down).bit_count()
    return tuple(worths)


def _likely(state: State, board: Board) -> list[list[float]]:
    """By seat and colour: the points won, and those that the board promises while the game goes
    on."""
    likely = [list(map(float, points)) for points in final_points(state)]
    if state.phase != "over":
        _add_expected(state, board, likely)
    return likely


def _outcomes(fight: Fight) -> tuple[tuple[Standing, Standing], tuple[Standing, Standing]]:
    """The leaders of winner and loser if the attacker wins, and if the defender does."""
    return (fight.attacker, fight.defender), (fight.defender, fight.attacker)


def _after_revolt(state: State, winner: Standing, loser: Standing) -> list[list[float]]:
    """By seat and colour: the likely points once the loser's leader has gone home (R26)."""
    likely = _likely(state, without(state.board, 1 << loser.square))
    likely[winner.seat][RED] += 1
    likely[loser.seat][loser.colour] -= 0.2
    return likely


def weakest(points: list[float], bend: float) -> float:
    """A smooth version of the lowest points, in which the next ones count a little. The larger
    `bend` is, the more they count."""
    red, blue, green, black = [exp(-value / bend) for value in points]
    return -bend * log((red + blue + green + black) / 4)


def _add_expected(state: State, board: Board, likely: list[list[float]]) -> None:
    """Adds what leaders, monuments and treasures are likely to bring."""
    time = min(1.0, (len(state.bag) + 6) / (18 * state.seats))
    kingdoms, treasures = board.kingdoms, set_of(state.treasures)
    free = ~board.taken
    for kingdom in kingdoms:
        weak = _threatened(board, kingdoms, kingdom, kingdom.halo & free)
        for leader in kingdom.leaders:
            worth = _leader(board, kingdom, leader) * (0.6 if weak >> leader.colour & 1 else 1.0)
            likely[leader.seat][leader.colour] += worth * time
        _king(kingdom, likely, time)
        _treasures(treasures, kingdom, likely, time)
    _monuments(state, board, likely, time)


def _leader(board: Board, kingdom: Region, leader: Standing) -> float:
    """The points a leader is likely to bring: more with followers, fewer with a single temple."""
    temples = (NEAR[leader.square] & board.tiles[RED]).bit_count()
    followers = (kingdom.squares & board.tiles[leader.colour]).bit_count()
    return _WORTH[temples][followers]


def _threatened(board: Board, kingdoms: tuple[Region, ...], own: Region, beside: Squares) -> int:
    """The colours, one bit each, whose leader in `own` a stronger one might fight after a single
    tile. That tile would lie on one of the free squares `beside` the own kingdom."""
    weak = 0
    for kingdom in kingdoms:
        if not kingdom.halo & beside or kingdom is own:
            continue
        for leader in own.leaders:
            colour = leader.colour
            if kingdom.leader(colour) is not None:
                tiles = board.tiles[colour]
                mine, theirs = own.squares & tiles, kingdom.squares & tiles
                weak |= (theirs.bit_count() > mine.bit_count()) << colour
    return weak


def _king(kingdom: Region, likely: list[list[float]], time: float) -> None:
    """Adds points for a king: it gets those of colours without a leader (R16)."""
    king = kingdom.leader(_BLACK)
    if king is None:
        return
    there = [leader.colour for leader in kingdom.leaders]
    for colour in range(_BLACK):
        if colour not in there:
            likely[king.seat][colour] += 0.5 * time


def _treasures(treasures: Squares, kingdom: Region, likely: list[list[float]], time: float) -> None:
    """Adds points for treasures that a trader may win, those in reach included. Corner treasures
    count more (R44, R45)."""
    trader = kingdom.leader(_GREEN)
    if trader is None:
        return
    inside = (kingdom.squares & treasures).bit_count()
    around = near(near(kingdom.halo)) & treasures & ~kingdom.squares
    hope = 0.25 * inside + 0.2 * around.bit_count() + 0.05 * (around & CORNERS).bit_count()
    row = likely[trader.seat]
    row[row.index(min(row))] += hope * time


def _monuments(state: State, board: Board, likely: list[list[float]], time: float) -> None:
    """Adds points for monuments, which are likely to pay for some turns more (R43)."""
    for monument in state.monuments:
        kingdom = board.region(monument.square)
        for name in monument.colours.split("-"):
            leader = kingdom.leader(COLOURS.index(name))
            if leader is not None:
                likely[leader.seat][leader.colour] += 3.0 * time


def _fight(state: State) -> tuple[Fight | None, float]:
    """The conflict under way (None: there is none) and the attacker's chance. Tiles from hands are
    guessed."""
    conflict = state.conflict
    if conflict is None:
        return None, 0.0
    fight = fight_of(state.board, conflict, state.joining, state.leaders, state.turn)
    answer = _ANSWER * sum(state.hands[conflict.defender])
    ready = state.hands[conflict.attacker][fight.followers]
    attack = fight.attack + (ready if conflict.added is None else conflict.added)
    return fight, 1 / (1 + exp((fight.defence + answer - attack + 0.5) / 0.9))


def _war(state: State, fight: Fight, chance: float, likely: list[list[float]]) -> None:
    """Adds the points that each side of a war is likely to win and to lose (R32, R33)."""
    treasures = set_of(state.treasures)
    for (winner, loser), share in zip(_outcomes(fight), (chance, 1 - chance), strict=True):
        removed = defeated(state.board, state.joining, loser, treasures).bit_count()
        likely[winner.seat][fight.colour] += share * (1 + removed)
        lost = _leader(state.board, state.board.region(loser.square), loser)
        likely[loser.seat][loser.colour] -= share * (lost + 0.2)
