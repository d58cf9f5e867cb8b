"""How a conflict is carried out: who is asked, and what victory and defeat lead to (R23-R36)."""

from __future__ import annotations

from rules.game import Seat
from rules.tigris import events as told
from rules.tigris.board import CELLS, Standing, cells, each
from rules.tigris.completing import complete, offer_monument
from rules.tigris.conflicts import RED, Fight, defeated, doubled, fight_of, war_of
from rules.tigris.draft import MutableState
from rules.tigris.state import COLOURS, LEADERS, NOWHERE, TILES, Conflict


def wars_left(draft: MutableState) -> tuple[int, ...]:
    """The colours doubled around the marked tile (R28, R35)."""
    return doubled(draft.board.region(draft.joining).leaders)


def begin_wars(draft: MutableState) -> None:
    """Marks the tile just laid; the leaders on both sides of it will fight (R18, R28)."""
    draft.joining = draft.placed
    leaders = tuple(LEADERS[colour] for colour in wars_left(draft))
    draft.tell(told.WarsBegan(CELLS[draft.joining], leaders))
    next_war(draft)


def next_war(draft: MutableState) -> None:
    """The next war: chosen by the seat on turn if there are several (R28, R35, R36)."""
    left = wars_left(draft)
    if len(left) > 1:
        draft.phase, draft.acting = "war", draft.turn
    elif left:
        begin_war(draft, left[0])
    else:
        draft.joining = NOWHERE
        offer_monument(draft)


def begin_war(draft: MutableState, colour: int) -> None:
    """Two leaders of a colour fight; the attacker is asked first (R29-R31)."""
    fight = war_of(draft.board, draft.joining, colour, draft.turn, draft.seats)
    _ask_attacker(draft, fight)
    seats = fight.attacker.seat, fight.defender.seat
    draft.tell(told.WarBegan(LEADERS[colour], *seats, fight.attack, fight.defence))


def begin_revolt(draft: MutableState, fight: Fight) -> None:
    """A leader challenges another of its colour; the attacker is asked first (R23-R25)."""
    _ask_attacker(draft, fight)
    seats = fight.attacker.seat, fight.defender.seat
    draft.tell(told.RevoltBegan(LEADERS[fight.colour], *seats, fight.attack, fight.defence))


def support(draft: MutableState, seat: Seat, count: int) -> None:
    """A side adds tiles from its hand, which leave the game; the defender's answer decides."""
    conflict = draft.conflict
    assert conflict is not None
    fight = fight_of(draft.board, conflict, draft.joining, draft.leaders, draft.turn)
    draft.use(seat, fight.followers, count)
    draft.discard_openly(fight.followers, count)
    draft.reveals = True
    strength = fight.attack if conflict.added is None else fight.defence
    draft.tell(told.Supported(seat, TILES[fight.followers], count, strength + count))
    if conflict.added is None:
        sides = conflict.attacker, conflict.defender
        draft.conflict = Conflict(conflict.sort, conflict.colour, *sides, added=count)
        draft.phase, draft.acting = "defence", conflict.defender
    else:
        _decide(draft, fight, fight.attack + conflict.added, fight.defence + count)


def _ask_attacker(draft: MutableState, fight: Fight) -> None:
    sides = fight.attacker.seat, fight.defender.seat
    draft.conflict = Conflict(fight.sort, fight.colour, *sides, added=None)
    draft.phase, draft.acting = "attack", fight.attacker.seat


def _decide(draft: MutableState, fight: Fight, attack: int, defence: int) -> None:
    """The higher total wins, a tie is the defender's (R26, R31)."""
    draft.conflict = None
    attacked = attack > defence
    won, lost = (attack, defence) if attacked else (defence, attack)
    if fight.sort == "revolt":
        _end_revolt(draft, fight, attacked, won, lost)
    else:
        _end_war(draft, fight, attacked, won, lost)


def _end_revolt(draft: MutableState, fight: Fight, attacked: bool, won: int, lost: int) -> None:
    """The loser's leader returns, the winner gets a red point (R26)."""
    winner, loser = _sides(fight, attacked)
    draft.lift(loser)
    draft.score(winner.seat, RED, 1)
    seats = winner.seat, loser.seat
    draft.tell(told.RevoltEnded(*seats, LEADERS[fight.colour], won, lost))
    complete(draft)


def _end_war(draft: MutableState, fight: Fight, attacked: bool, won: int, lost: int) -> None:
    """Leader and followers of the loser are gone, each a point to the winner (R32-R35)."""
    winner, loser = _sides(fight, attacked)
    colour, before = fight.colour, wars_left(draft)
    removed = defeated(draft.board, draft.joining, loser, draft.treasured)
    points = 1 + removed.bit_count()
    draft.lift(loser)
    draft.remove(colour, removed)
    draft.score(winner.seat, colour, points)
    draft.last = (draft.joining, *each(removed))
    seats, words = (winner.seat, loser.seat), (LEADERS[colour], COLOURS[colour])
    draft.tell(told.WarEnded(*seats, *words, won, lost, cells(removed), points))
    left = wars_left(draft)
    for other in before:
        if other != colour and other not in left:
            draft.tell(told.WarAvoided(LEADERS[other]))
    next_war(draft)


def _sides(fight: Fight, attacked: bool) -> tuple[Standing, Standing]:
    """Winner and loser."""
    return (fight.attacker, fight.defender) if attacked else (fight.defender, fight.attacker)
