"""Why an action is refused; each check returns what it is about in numbers when it is legal."""

from __future__ import annotations

from collections.abc import Mapping

from rules.actions import check_due
from rules.changcheng.moves import actions, legal
from rules.changcheng.moves.actions import ChangChengAction
from rules.changcheng.position.box import LAYOUTS
from rules.changcheng.position.state import State
from rules.changcheng.position.towers import beside_tower, buildable, kept_spaces
from rules.changcheng.position.wall import chart, is_full
from rules.game import Illegal, Seat

_CARDS: Mapping[type[ChangChengAction], tuple[int, ...]] = {
    actions.Strike: (legal.WARRIOR,),
    actions.Damage: (legal.TRAITOR,),
    actions.Expel: (legal.TRAITOR,),
    actions.Flood: (legal.FLOOD,),
    actions.Architect: (legal.ARCHITECT,),
    actions.Exchange: (legal.OFFICIAL,),
    actions.Refrain: (legal.WARRIOR, legal.OFFICIAL),
}
"""For each ability: the cards that have it."""


def check_turn(state: State, seat: Seat, action: ChangChengAction) -> None:
    """Raises `Illegal` when it is not this seat's turn for an action of this sort."""
    check_due(action, seat, state.acting, state.phase, legal.VERBS)
    if state.phase == "act" and state.first_round and not isinstance(action, actions.Wall):
        raise Illegal("first-round-wall")
    if state.phase == "ability":
        card = legal.scoring_of(state).working[0].card
        if card not in _CARDS[type(action)]:
            raise Illegal("wrong-ability", card=card)


def check_wall(state: State, action: actions.Wall) -> int:
    """The space of a legal wall: the first, the second, or the one that goes with a card (R7, R9,
    A6). Raises `Illegal` for any other space."""
    if not state.walls[state.turn]:
        raise Illegal("no-walls")
    space = _check_free(state, action.space)
    _check_kept(state, state.turn, space)
    province = chart(state.boards).china_of[space]
    if state.phase == "act":
        if space not in legal.first_walls(state, buildable(state, state.turn)):
            raise Illegal("no-second-wall", space=action.space)
    elif state.action == "walls":
        if province == chart(state.boards).china_of[state.built[0]]:
            raise Illegal("same-province", province=chart(state.boards).provinces[province])
    elif province != state.carded[0]:
        raise Illegal("other-province", province=chart(state.boards).provinces[state.carded[0]])
    return space


def check_card(state: State, action: actions.Card) -> tuple[int, int]:
    """Card and province of a card that may be laid (R8, R13)."""
    if state.phase == "second" and state.action == "walls":
        raise Illegal("needs-second-wall")
    province = chart(state.boards).province_number.get(action.province)
    if province is None:
        raise Illegal("unknown-province", province=action.province)
    if action.card not in state.hands[state.turn]:
        raise Illegal("card-not-in-hand", card=action.card)
    if is_full(state.boards, state.wall, province):
        raise Illegal("province-done", province=action.province)
    if state.phase == "second" and province == state.carded[0]:
        raise Illegal("same-province", province=action.province)
    return action.card, province


def check_stop(state: State) -> None:
    """Raises `Illegal` when a second wall or card must follow (A6)."""
    if state.action == "walls":
        raise Illegal("needs-second-wall")
    if legal.second_cards(state):
        raise Illegal("needs-second-card")


def check_double(state: State, action: actions.Double) -> int:
    """The western space of a legal double wall (R10, R21)."""
    if not state.doubles[state.turn]:
        raise Illegal("no-double")
    space = _check_free(state, action.space)
    if space + 1 == len(state.wall):
        raise Illegal("no-eastern-space", space=action.space)
    if state.wall[space + 1] is not None:
        raise Illegal("space-taken", space=chart(state.boards).spaces[space + 1])
    _check_kept(state, state.turn, space)
    _check_kept(state, state.turn, space + 1)
    return space


def check_tower(state: State, action: actions.Tower) -> int:
    """The space of a legal tower (R11, R17)."""
    if not state.towers[state.turn]:
        raise Illegal("no-tower")
    space = _check_free(state, action.space)
    if beside_tower(state, space):
        raise Illegal("next-to-tower", space=action.space)
    return space


def check_neutral(state: State, action: actions.Neutral) -> int:
    """The space of a legal neutral wall (R46, R47, R21)."""
    space = _check_free(state, action.space)
    if space in kept_spaces(state):
        raise Illegal("space-kept", space=action.space)
    if space not in legal.neutral_spaces(state):
        if state.action in ("walls", "cards"):
            raise Illegal("neutral-inside", space=action.space)
        raise Illegal("neutral-outside", space=action.space)
    return space


def check_extend(state: State, action: actions.Extend) -> None:
    """Raises `Illegal` when the board cannot be joined like that (R36)."""
    if action.layout not in LAYOUTS:
        raise Illegal("unknown-layout", layout=action.layout)
    if action.layout not in legal.unused_sides(state.boards):
        raise Illegal("layout-in-play", layout=action.layout)
    if action.end not in legal.ENDS:
        raise Illegal("unknown-end", end=action.end)


def check_strike(state: State, action: actions.Strike) -> None:
    """Raises `Illegal` when the warrior cannot remove that card (R25, A5)."""
    if action.card not in legal.strikes(state):
        raise Illegal("card-not-working", card=action.card)


def check_damage(state: State, action: actions.Damage) -> int:
    """The space of a wall the traitor may damage (R26, A7)."""
    space = _check_single(state, action.space)
    _check_inside(state, space)
    return space


def check_expel(state: State, action: actions.Expel) -> int:
    """The Mongol province whose card the traitor may remove (R26, A7)."""
    here, province = chart(state.boards), legal.scoring_of(state).province
    mongol = here.mongol_number.get(action.mongol)
    if mongol is None:
        raise Illegal("unknown-mongol", mongol=action.mongol)
    if mongol not in here.bordering[province]:
        raise Illegal("mongol-apart", mongol=action.mongol, province=here.provinces[province])
    if mongol not in legal.expulsions(state):
        raise Illegal("army-gone", mongol=action.mongol)
    return mongol


def check_way(action: actions.Flood | actions.Architect) -> None:
    """Raises `Illegal` when the flood or the architect cannot work like that (R27, R28)."""
    ways = legal.FLOODS if isinstance(action, actions.Flood) else legal.ARCHITECTS
    if action.way not in ways:
        raise Illegal("unknown-way", way=action.way)


def check_exchange(state: State, action: actions.Exchange) -> tuple[int, int]:
    """The spaces of two walls the official may swap (R30, A9)."""
    space, other = _check_single(state, action.space), _check_single(state, action.other)
    _check_inside(state, space)
    here, province = chart(state.boards), legal.scoring_of(state).province
    if here.china_of[other] == province:
        raise Illegal("same-province", province=here.provinces[province])
    return space, other


def _check_free(state: State, name: str) -> int:
    space = _space(state, name)
    if state.wall[space] is not None:
        raise Illegal("space-taken", space=name)
    return space


def _check_kept(state: State, seat: Seat, space: int) -> None:
    owners = kept_spaces(state).get(space)
    if owners is not None and seat not in owners:
        raise Illegal("space-kept", space=chart(state.boards).spaces[space])


def _check_single(state: State, name: str) -> int:
    space = _space(state, name)
    if not legal.single(state, space):
        raise Illegal("not-a-wall", space=name)
    return space


def _check_inside(state: State, space: int) -> None:
    here, province = chart(state.boards), legal.scoring_of(state).province
    if here.china_of[space] != province:
        raise Illegal("other-province", province=here.provinces[province])


def _space(state: State, name: str) -> int:
    space = chart(state.boards).space_number.get(name)
    if space is None:
        raise Illegal("unknown-space", space=name)
    return space
