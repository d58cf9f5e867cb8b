"""What an action would lead to, as far as a viewer can know before it is done."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Event
from rules.tigris import events
from rules.tigris.actions import Place, Position, Support, TigrisAction
from rules.tigris.board import (
    SQUARE_OF,
    Region,
    Standing,
    with_leader,
    with_tile,
    without,
)
from rules.tigris.conflicts import Fight, beneficiary, doubled, revolt_of, war_of
from rules.tigris.state import COLOURS, LEADERS, TILES
from rules.tigris.view import View, board_of


def foresee(view: View, action: TigrisAction) -> tuple[Event, ...]:
    """Points, joins and conflicts that a legal action of the viewer would bring; () for others."""
    if view.viewer is None or view.viewer != view.acting:
        return ()
    match action:
        case Place():
            return tuple(_placing(view, action))
        case Position():
            return tuple(_positioning(view, view.viewer, action))
        case Support():
            return tuple(_supporting(view, action))
        case _:
            return ()


def _placing(view: View, action: Place) -> Iterator[Event]:
    """Of a tile: the point it brings, kingdoms joined in peace, or the wars it begins."""
    board, square, colour = board_of(view), SQUARE_OF[action.cell], TILES.index(action.tile)
    kingdoms = board.kingdoms_near(square)
    if len(kingdoms) == 1:
        leader = beneficiary(kingdoms[0], colour)
        if leader is not None:
            yield events.WouldScore(leader.seat, COLOURS[colour])
    elif len(kingdoms) == 2:
        fighting = doubled(kingdoms[0].leaders + kingdoms[1].leaders)
        joined = with_tile(board, colour, square) if fighting else board
        for war in fighting:
            yield _fight(war_of(joined, square, war, view.turn, view.seats))
        if not fighting:
            yield events.WouldJoin()


def _positioning(view: View, seat: int, action: Position) -> Iterator[Event]:
    board, colour = board_of(view), LEADERS.index(action.leader)
    leader = Standing(seat, colour, SQUARE_OF[action.cell])
    before = next((x for r in board.regions for x in r.leaders if x[:2] == leader[:2]), None)
    if before is not None:
        board = without(board, 1 << before.square)
    if any(_challenges(kingdom, leader) for kingdom in board.kingdoms_near(leader.square)):
        fight = revolt_of(with_leader(board, leader), leader)
        if fight is not None:
            yield _fight(fight)


def _challenges(kingdom: Region, leader: Standing) -> bool:
    """Whether a leader would meet another of its colour in a kingdom."""
    return kingdom.leader(leader.colour) is not None


def _supporting(view: View, action: Support) -> Iterator[Event]:
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
    sides = fight.attacker.seat, fight.defender.seat
    name = LEADERS[fight.colour]
    return events.WouldFight(fight.sort, name, *sides, fight.attack, fight.defence)
