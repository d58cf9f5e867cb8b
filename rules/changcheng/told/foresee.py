"""What an action would lead to, as far as a viewer can know before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add

from rules.changcheng.moves import actions, events
from rules.changcheng.moves.actions import ChangChengAction
from rules.changcheng.moves.legal import MASTER
from rules.changcheng.position.state import NEUTRAL, Piece
from rules.changcheng.position.wall import bordered_provinces, chart, count_walls
from rules.changcheng.told.view import View
from rules.game import Event, Seat


def foresee(view: View, action: ChangChengAction) -> tuple[Event, ...]:
    """What a legal action of the viewer would lead to; () if nothing is to be told. A piece: what
    it would complete, score at once or face. An ability: what it would make of the province being
    scored."""
    if view.viewer is None or view.viewer != view.acting:
        return ()
    match action:
        case actions.Wall() | actions.Tower():
            return _completing(view, view.viewer, action.space, 1) or _facing(view, action.space)
        case actions.Card():
            return () if _wall_stands(view) else (_joining(view, action.province),)
        case actions.Double():
            return (*_double(view, action.space), *_completing(view, view.viewer, action.space, 2))
        case actions.Neutral():
            return _completing(view, NEUTRAL, action.space, 1) or _facing(view, action.space)
        case _:
            return _after_ability(view, view.viewer, action)


def _double(view: View, name: str) -> tuple[Event, ...]:
    """Both spaces of a double wall, and the points it scores at once (R10, R15)."""
    here = chart(view.boards)
    space = here.space_number[name]
    spanned = events.WouldSpan(name, here.spaces[space + 1])
    return (spanned, events.WouldScore(bordered_provinces(view.boards, space)))


def _wall_stands(view: View) -> bool:
    """Whether a wall was built first in this action. Then the province of the card is no choice any
    more (R9)."""
    return view.phase == "second" and bool(view.last)


def _joining(view: View, name: str) -> Event:
    """The province on which a card would lie, without the effect of any cards."""
    here, wall = chart(view.boards), _wall(view)
    province = here.province_number[name]
    free = sum(wall[space] is None for space in here.spaces_in[province])
    return events.WouldJoin(free, *_worth(view, wall, province))


def _after_ability(view: View, seat: Seat, action: ChangChengAction) -> tuple[Event, ...]:
    """The province being scored after an ability has worked (R26-R30)."""
    if view.scoring is None:
        return ()
    boards, wall, extra = chart(view.boards), list(_wall(view)), view.extra
    change, struck, told = 0, 0, list[Event]()
    match action:
        case actions.Strike(card=struck):
            owner = next(card.seat for card in view.working if card.card == struck)
            told.append(events.WouldStrike(owner, struck))
        case actions.Flood(way=way) | actions.Architect(way="more" as way):
            change = 2 if way == "more" else -2
        case actions.Architect():
            extra = tuple(n + (owner == seat) for owner, n in enumerate(extra))
        case actions.Expel():
            army = next(army.value for army in view.mongols if army.mongol == action.mongol)
            told.append(events.WouldExpel(army))
        case actions.Damage():
            wall[boards.space_number[action.space]] = Piece("damaged", seat)
        case actions.Exchange():
            one, other = (boards.space_number[name] for name in (action.space, action.other))
            wall[one], wall[other] = wall[other], wall[one]
        case actions.Refrain():
            pass
        case _:
            return ()
    return (*told, _standing(view, wall, extra, change, struck))


def _standing(
    view: View, wall: Sequence[Piece | None], extra: tuple[int, ...], change: int, struck: int
) -> events.WouldStand:
    """The majority and value of the province being scored, with some changes made. `wall` is what
    would stand, `extra` the walls that each seat counts beside, `change` the change of value,
    `struck` the number of a card that would leave. Of the cards still to work only the master
    architect is certain (R29)."""
    province = chart(view.boards).provinces.index(view.scoring or "")
    tally, neutral, worth = _worth(view, wall, province)
    later = [card for card in view.working[1:] if card.card != struck]
    masters = [card.seat for card in later if card.card == MASTER]
    certain = tuple(n + 2 * masters.count(seat) for seat, n in enumerate(extra))
    majority, points = tuple(map(add, tally, certain)), max(0, worth + view.change + change)
    return events.WouldStand(majority, neutral, points, len(later) - len(masters))


def _worth(
    view: View, wall: Sequence[Piece | None], province: int
) -> tuple[tuple[int, ...], int, int]:
    """What a province would count without cards: walls by seat, neutral walls, and its value
    (R33)."""
    spaces = chart(view.boards).spaces_in[province]
    tally, neutral = count_walls(wall, spaces, view.seats)
    return tally, neutral, sum(tally) + neutral + view.provinces[province].sovereignty


def _facing(view: View, name: str) -> tuple[Event, ...]:
    """The Chinese and the Mongol province on the two sides of a space."""
    boards = chart(view.boards)
    space = boards.space_number[name]
    china, mongol = boards.china_of[space], boards.mongol_of[space]
    return (events.WouldFace(boards.provinces[china], boards.mongols[mongol]),)


def _completing(view: View, owner: int, name: str, size: int) -> tuple[Event, ...]:
    """The provinces that a piece would complete, with their majorities without cards."""
    boards, wall = chart(view.boards), list(_wall(view))
    space = boards.space_number[name]
    spaces = range(space, space + size)
    for at in spaces:
        wall[at] = Piece("wall", owner)
    provinces = dict.fromkeys(boards.china_of[at] for at in spaces)
    full = [p for p in provinces if None not in [wall[at] for at in boards.spaces_in[p]]]
    return tuple(_would_complete(view, wall, province) for province in full)


def _would_complete(view: View, wall: Sequence[Piece | None], province: int) -> Event:
    name = chart(view.boards).provinces[province]
    cards = sum(laid.province == name for laid in view.laid)
    return events.WouldComplete(name, *_worth(view, wall, province), cards)


@lru_cache(16)
def _wall(view: View) -> tuple[Piece | None, ...]:
    """The wall as the viewer sees it. Towers and double walls are taken for walls: only damage
    matters here."""
    pieces = {piece.space: piece for piece in view.pieces}
    on_wall = (pieces.get(space) for space in chart(view.boards).spaces)
    return tuple(
        None
        if piece is None
        else Piece(
            "damaged" if piece.sort == "damaged" else "wall",
            NEUTRAL if piece.owner is None else piece.owner,
        )
        for piece in on_wall
    )
