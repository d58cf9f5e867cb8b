"""What may be done in a position, and why something else may not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from rules.china.moves import actions
from rules.china.moves.actions import ChinaAction
from rules.china.position import standing
from rules.china.position.box import PAIR, box, colours, realm_number, side
from rules.china.position.state import NOBODY, State
from rules.game import Illegal, Seat

_STOP, _PASS, _DRAW, _RESTOCK = actions.Stop(), actions.Pass(), actions.Draw(), actions.Restock()
_house, _emissary = cache(actions.House), cache(actions.Emissary)
_fortress, _swap, _take = cache(actions.Fortress), cache(actions.Swap), cache(actions.Take)
"""Actions that are often legal; each is made once and then reused."""

VERBS: Mapping[str, tuple[type[ChinaAction], ...]] = {
    "play": (actions.House, actions.Emissary, actions.Fortress, actions.Swap, actions.Pass),
    "second": (actions.House, actions.Emissary, actions.Fortress, actions.Stop),
    "draw": (actions.Take, actions.Draw),
    "restock": (actions.Restock,),
}
"""The actions that are possible in each phase."""


def legal_actions(state: State, seat: Seat) -> tuple[ChinaAction, ...]:
    """Everything the seat may do: markers by sort, payment and place, then all else."""
    if seat != state.turn:
        return ()
    match state.phase:
        case "play":
            return (*marker_actions(state), *_swaps(state)) or (_PASS,)
        case "second":
            return (*marker_actions(state), _STOP)
        case "draw":
            takes = [_take(card) for card in colours() if card in state.row]
            return (*takes, _DRAW) if state.pile else tuple(takes)
        case "restock":
            return (_RESTOCK,)
        case "over":
            return ()


def marker_actions(state: State) -> list[ChinaAction]:
    """Every marker that the seat on turn can pay for and place. The second marker of a turn goes to
    the same state as the first (R7)."""
    seat, actions = state.turn, list[ChinaAction]()
    spans, sites = side(state.side).spans, side(state.side).sites
    keys = tuple(realm_number())
    open_to = _openings(state.hands[seat], NOBODY if state.phase == "play" else state.state)
    if standing.houses_left(state, seat):
        for payment, realm in open_to:
            actions += _houses(payment, state.side, realm, state.houses[spans[realm]])
    if standing.emissaries_left(state, seat):
        rooms = {realm for _, realm in open_to if standing.emissary_room(state, realm) > 0}
        actions += [_emissary(payment, keys[realm]) for payment, realm in open_to if realm in rooms]
    if standing.fortresses_left(state, seat):
        for payment, realm in open_to:
            bare = standing.bare_sites(state, realm)
            actions += [_fortress(payment, sites[site].key) for site in bare]
    return actions


@cache
def _openings(hand: tuple[str, ...], only: int) -> tuple[tuple[str, int], ...]:
    """Every payment possible with a hand, with each state it is good for; of all states, or of
    `only` one."""
    return tuple(
        (payment, realm)
        for payment in payable(hand)
        for realm in payable_in(payment)
        if only in (NOBODY, realm)
    )


@lru_cache(4096)
def _houses(
    payment: str, side_key: str, realm: int, owners: tuple[Seat, ...]
) -> tuple[ChinaAction, ...]:
    """The actions that put a house on a free site of a state. `owners` are the owners of its sites
    in order."""
    board = side(side_key)
    sites = zip(board.sites_in[realm], owners, strict=True)
    return tuple(_house(payment, board.sites[at].key) for at, owner in sites if owner == NOBODY)


@cache
def payable(hand: tuple[str, ...]) -> tuple[str, ...]:
    """The payments possible with a hand: single cards, then wild pairs (R8, R9)."""
    singles = [card for card in colours() if card in hand]
    return (*singles, *[PAIR + card for card in singles if hand.count(card) > 1])


@cache
def payable_in(payment: str) -> tuple[int, ...]:
    """The states that a payment is good for: a card for states of its colour, a wild pair for all
    others (R9)."""
    pair, card = payment.startswith(PAIR), payment.removeprefix(PAIR)
    return tuple(r for r, realm in enumerate(box().realms) if (realm.colour == card) != pair)


def _swaps(state: State) -> list[ChinaAction]:
    """The swaps of each card of the hand, as long as there is a card to take for it (R23, A8)."""
    if not (state.row or state.pile):
        return []
    return [_swap(card) for card in colours() if card in state.hands[state.turn]]


def check_house(state: State, action: actions.House) -> int:
    """The site of a legal house; raises `Illegal` for any other (R11, R15)."""
    site = _site(state, action.site)
    realm = side(state.side).realm_of[site]
    _check_same_state(state, realm)
    if not standing.houses_left(state, state.turn):
        raise Illegal("no-houses")
    if state.houses[site] != NOBODY:
        raise Illegal("site-taken", site=action.site)
    _check_payment(state, action.payment, realm)
    return site


def check_emissary(state: State, action: actions.Emissary) -> int:
    """The state of a legal emissary; raises `Illegal` for any other (R12, R13, R15)."""
    realm = realm_number().get(action.state)
    if realm is None:
        raise Illegal("unknown-state", state=action.state)
    _check_same_state(state, realm)
    if not standing.emissaries_left(state, state.turn):
        raise Illegal("no-emissaries")
    if standing.emissary_room(state, realm) <= 0:
        most = max(standing.houses_in(state, realm))
        if not most:
            raise Illegal("no-houses-there", state=action.state)
        raise Illegal("court-full", state=action.state, most=most)
    _check_payment(state, action.payment, realm)
    return realm


def check_fortress(state: State, action: actions.Fortress) -> int:
    """The site of a legal fortress; raises `Illegal` for any other (R40, R41)."""
    if not state.fortresses:
        raise Illegal("no-fortress-variant")
    site = _site(state, action.site)
    realm = side(state.side).realm_of[site]
    _check_same_state(state, realm)
    if not standing.fortresses_left(state, state.turn):
        raise Illegal("no-fortress")
    if state.houses[site] != NOBODY:
        raise Illegal("site-taken", site=action.site)
    if state.forts[site] != NOBODY:
        raise Illegal("site-fortified", site=action.site)
    _check_payment(state, action.payment, realm)
    return site


def check_swap(state: State, action: actions.Swap) -> None:
    """Raises `Illegal` unless the card is held and another can be taken for it (R23, A8)."""
    if action.card not in state.hands[state.turn]:
        raise Illegal("no-such-card", card=action.card)
    if not (state.row or state.pile):
        raise Illegal("nothing-to-take")


def check_pass(state: State) -> None:
    """Raises `Illegal` while the seat can do anything else (A11)."""
    if _swaps(state) or marker_actions(state):
        raise Illegal("must-act")


def check_take(state: State, action: actions.Take) -> None:
    """Raises `Illegal` unless such a card lies open (R19)."""
    if action.card not in state.row:
        raise Illegal("not-open", card=action.card)


def check_draw(state: State) -> None:
    """Raises `Illegal` when the pile is empty (A8)."""
    if not state.pile:
        raise Illegal("pile-empty")


def _site(state: State, key: str) -> int:
    site = side(state.side).site_number.get(key)
    if site is None:
        raise Illegal("unknown-site", site=key)
    return site


def _check_same_state(state: State, realm: int) -> None:
    if state.phase == "second" and realm != state.state:
        raise Illegal("one-state-a-turn", state=box().realms[state.state].key)


def _check_payment(state: State, payment: str, realm: int) -> None:
    """Raises `Illegal` unless the hand can pay that, and the payment is good for the state (R8,
    R9)."""
    pair, card = payment.startswith(PAIR), payment.removeprefix(PAIR)
    if card not in colours():
        raise Illegal("unknown-payment", payment=payment)
    if realm not in payable_in(payment):
        reason = "pair-of-own-colour" if pair else "wrong-colour"
        raise Illegal(reason, card=card, state=box().realms[realm].key)
    if state.hands[state.turn].count(card) < 1 + pair:
        raise Illegal("no-such-pair" if pair else "no-such-card", card=card)
