"""What an action would lead to, as far as a viewer can know before it is done."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Event
from rules.tigris.moves import actions, events
from rules.tigris.moves.actions import TigrisAction
from rules.tigris.moves.completing import hoard, squares_of_four
from rules.tigris.position.board import (
    BLOCKS,
    NEAR,
    SQUARE_OF,
    Board,
    Squares,
    Standing,
    cells,
    set_of,
    with_leader,
    with_monument,
    with_tile,
    without,
)
from rules.tigris.position.conflicts import (
    RED,
    Fight,
    beneficiary,
    doubled_colours,
    revolt_of,
    war_of,
)
from rules.tigris.position.state import COLOURS, LEADERS, TILES
from rules.tigris.told.view import View, board_of

_GREEN = 2


def foresee(view: View, action: TigrisAction) -> tuple[Event, ...]:
    """What a legal action of the viewer would lead to; () for other actions. That is points, joined
    kingdoms, conflicts, treasures, monuments and losses."""
    if view.viewer is None or view.viewer != view.acting:
        return ()
    match action:
        case actions.Place():
            return tuple(_placing(view, action))
        case actions.Position():
            return tuple(_positioning(view, view.viewer, action))
        case actions.War() if view.joining is not None:
            war = LEADERS.index(action.leader), view.turn, view.seats
            return (_fight(war_of(board_of(view), SQUARE_OF[view.joining], *war)),)
        case actions.Support():
            return tuple(_supporting(view, action))
        case actions.Catastrophe():
            return tuple(_striking(view, action))
        case actions.Build():
            return tuple(_building(view, action))
        case actions.Keep():
            return tuple(_keeping(view, view.viewer, action))
        case _:
            return ()


def _placing(view: View, action: actions.Place) -> Iterator[Event]:
    """What a tile would do: bring a point, join kingdoms in peace, or begin wars."""
    board, square, colour = board_of(view), SQUARE_OF[action.cell], TILES.index(action.tile)
    kingdoms = board.kingdoms_near(square)
    after = with_tile(board, colour, square)
    fighting = doubled_colours(after.region(square).leaders)
    if fighting:
        for war in fighting:
            yield _fight(war_of(after, square, war, view.turn, view.seats))
        return
    if len(kingdoms) == 1:
        leader = beneficiary(kingdoms[0], colour)
        if leader is not None:
            yield events.WouldScore(leader.seat, COLOURS[colour])
    elif kingdoms:
        yield events.WouldJoin()
    wanted = any(COLOURS[colour] in name.split("-") for name in view.unbuilt)
    if wanted and squares_of_four(after, square)[1]:
        yield events.WouldComplete()
    yield from _treasures(view, after, square)


def _treasures(view: View, board: Board, square: int) -> Iterator[Event]:
    """The treasures that the kingdom of a square would bring the owner of its trader (R44)."""
    trader = board.region(square).leader(_GREEN)
    due = hoard(board, _lying(view), trader.square) if trader else 0
    if trader and due:
        yield events.WouldWinTreasures(trader.seat, due.bit_count() - 1)


def _lying(view: View) -> Squares:
    return set_of(SQUARE_OF[treasure.cell] for treasure in view.treasures)


def _positioning(view: View, seat: int, action: actions.Position) -> Iterator[Event]:
    """What a leader would do on a square: begin a revolt, else perhaps win treasures."""
    board, colour = board_of(view), LEADERS.index(action.leader)
    leader = Standing(seat, colour, SQUARE_OF[action.cell])
    before = next((x for r in board.regions for x in r.leaders if x[:2] == leader[:2]), None)
    if before is not None:
        board = without(board, 1 << before.square)
    after = with_leader(board, leader)
    fight = revolt_of(after, leader)
    if fight is not None:
        yield _fight(fight)
    else:
        yield from _treasures(view, after, leader.square)


def _striking(view: View, action: actions.Catastrophe) -> Iterator[Event]:
    """What a catastrophe would remove: a tile, and leaders that would lose their last temple."""
    square = SQUARE_OF[action.cell]
    tile = next((placed.tile for placed in view.tiles if placed.cell == action.cell), None)
    if tile is not None:
        yield events.WouldDestroy(tile)
        yield from _stranded(without(board_of(view), 1 << square))


def _stranded(board: Board) -> Iterator[Event]:
    """The leaders on a board that have no temple beside them and would go home (R13)."""
    for region in board.kingdoms:
        for leader in region.leaders:
            if not NEAR[leader.square] & board.tiles[RED]:
                yield events.WouldStrand(LEADERS[leader.colour], leader.seat)


def _building(view: View, action: actions.Build) -> Iterator[Event]:
    """What a monument would do: whom it would pay, and which leaders would lose their last temple
    (R43)."""
    board, square = board_of(view), SQUARE_OF[action.cell]
    block = BLOCKS[square]
    colour = next(c for c in range(4) if board.tiles[c] & block == block)
    after = with_monument(board, colour, block)
    stranded = tuple(_stranded(after))
    leaders = [after.region(square).leader(COLOURS.index(n)) for n in action.monument.split("-")]
    paid = [
        x for x in leaders if x and events.WouldStrand(LEADERS[x.colour], x.seat) not in stranded
    ]
    yield events.WouldPay(tuple((COLOURS[leader.colour], leader.seat) for leader in paid))
    yield from stranded


def _keeping(view: View, seat: int, action: actions.Keep) -> Iterator[Event]:
    """The treasures that would be taken if another one stays (R44)."""
    board = board_of(view)
    traders = (x for r in board.kingdoms for x in r.leaders if (x.seat, x.colour) == (seat, _GREEN))
    due = hoard(board, _lying(view), next(traders).square)
    yield events.WouldTake(cells(due & ~(1 << SQUARE_OF[action.cell])))


def _supporting(view: View, action: actions.Support) -> Iterator[Event]:
    """The strengths in a conflict after the viewer added tiles, and what they mean for it."""
    conflict = view.conflict
    if conflict is None:
        return
    one, two = conflict.attacker, conflict.defender
    if one.added is None:
        own, other = one.strength + action.count, two.strength
        outcome = "leads" if own > other else "level" if own == other else "trails"
    else:
        own, other = two.strength + action.count, one.strength + one.added
        outcome = "wins" if own >= other else "loses"
    yield events.WouldStand(own, other, outcome)


def _fight(fight: Fight) -> Event:
    name, strengths = LEADERS[fight.colour], (fight.attack, fight.defence)
    return events.WouldFight(fight.sort, name, *fight.seats, *strengths)
