"""How a conflict is carried out: who is asked, and what victory and defeat lead to (R23-R36)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.tigris.moves import events
from rules.tigris.moves.completing import complete, offer_monument
from rules.tigris.moves.mutable_state import MutableState
from rules.tigris.position.board import CELLS, Standing, cells, each
from rules.tigris.position.conflicts import RED, Fight, defeated, fight_of, war_of, wars
from rules.tigris.position.state import COLOURS, LEADERS, NOWHERE, TILES, Conflict


def begin_wars(mutable: MutableState) -> None:
    """Marks the tile just laid, then begins the wars of leaders on both sides of it (R18, R28)."""
    mutable.joining = mutable.placed
    leaders = tuple(LEADERS[colour] for colour in wars(mutable.board, mutable.joining))
    mutable.tell(events.WarsBegan(CELLS[mutable.joining], leaders))
    next_war(mutable)


def next_war(mutable: MutableState) -> None:
    """Begins the next war. If there are several, the seat on turn chooses (R28, R35, R36)."""
    left = wars(mutable.board, mutable.joining)
    if len(left) > 1:
        mutable.phase, mutable.acting = "war", mutable.turn
    elif left:
        begin_war(mutable, left[0])
    else:
        mutable.joining = NOWHERE
        offer_monument(mutable)


def begin_war(mutable: MutableState, colour: int) -> None:
    """Begins the war of a colour; the attacker is asked for support first (R29-R31)."""
    fight = war_of(mutable.board, mutable.joining, colour, mutable.turn, mutable.seats)
    _ask_attacker(mutable, fight)
    stakes = [_spoils(mutable, loser) for loser in (fight.defender, fight.attacker)]
    strengths = fight.attack, fight.defence
    words = LEADERS[colour], *fight.seats, *strengths, COLOURS[colour]
    mutable.tell(events.WarBegan(*words, *stakes))


def _spoils(mutable: MutableState, loser: Standing) -> int:
    """The points for defeating a leader in a war: one for it, and one for each tile that leaves
    with it."""
    return 1 + defeated(mutable.board, mutable.joining, loser, mutable.treasured).bit_count()


def begin_revolt(mutable: MutableState, fight: Fight) -> None:
    """Begins a revolt; the attacker is asked for support first (R23-R25)."""
    _ask_attacker(mutable, fight)
    strengths = fight.attack, fight.defence
    mutable.tell(events.RevoltBegan(LEADERS[fight.colour], *fight.seats, *strengths))


def support(mutable: MutableState, seat: Seat, count: int) -> None:
    """Adds tiles from a hand to a side; they leave the game. The defender's answer decides the
    conflict."""
    conflict = mutable.conflict
    assert conflict is not None
    fight = fight_of(mutable.board, conflict, mutable.joining, mutable.leaders, mutable.turn)
    mutable.use(seat, fight.followers, count)
    mutable.discard_openly(fight.followers, count)
    mutable.reveals = mutable.known = True
    strength = fight.attack if conflict.added is None else fight.defence
    mutable.tell(events.Supported(seat, TILES[fight.followers], count, strength + count))
    if conflict.added is None:
        mutable.conflict = replace(conflict, added=count)
        mutable.phase, mutable.acting = "defence", conflict.defender
    else:
        _decide(mutable, fight, fight.attack + conflict.added, fight.defence + count)


def _ask_attacker(mutable: MutableState, fight: Fight) -> None:
    mutable.conflict = Conflict(fight.sort, fight.colour, *fight.seats, added=None)
    mutable.phase, mutable.acting = "attack", fight.attacker.seat


def _decide(mutable: MutableState, fight: Fight, attack: int, defence: int) -> None:
    """Decides a conflict: the higher total wins, and the defender wins ties (R26, R31)."""
    mutable.conflict = None
    winner, loser, won, lost = fight.attacker, fight.defender, attack, defence
    if attack <= defence:
        winner, loser, won, lost = loser, winner, lost, won
    if attack == defence:
        mutable.tell(events.DefenderWonTie())
    end = _end_revolt if fight.sort == "revolt" else _end_war
    end(mutable, winner, loser, won, lost)


def _end_revolt(
    mutable: MutableState, winner: Standing, loser: Standing, won: int, lost: int
) -> None:
    """Ends a revolt: the loser's leader returns, and the winner gets a red point (R26)."""
    mutable.lift(loser)
    mutable.score(winner.seat, RED, 1)
    seats = winner.seat, loser.seat
    mutable.tell(events.RevoltEnded(*seats, LEADERS[winner.colour], won, lost))
    complete(mutable)


def _end_war(mutable: MutableState, winner: Standing, loser: Standing, won: int, lost: int) -> None:
    """Ends a war: the loser's leader and followers leave, and the winner gets a point for each
    (R32-R35)."""
    colour, before = winner.colour, wars(mutable.board, mutable.joining)
    removed = defeated(mutable.board, mutable.joining, loser, mutable.treasured)
    points = 1 + removed.bit_count()
    mutable.lift(loser)
    mutable.remove(colour, removed)
    mutable.score(winner.seat, colour, points)
    mutable.last = (mutable.joining, *each(removed))
    seats, words = (winner.seat, loser.seat), (LEADERS[colour], COLOURS[colour])
    mutable.tell(events.WarEnded(*seats, *words, won, lost, cells(removed), points))
    left = wars(mutable.board, mutable.joining)
    for other in before:
        if other != colour and other not in left:
            mutable.tell(events.WarAvoided(LEADERS[other]))
    next_war(mutable)
