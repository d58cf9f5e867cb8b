"""What an action leads to: markers, scoring of full states, drawing, and the end of a turn."""

from __future__ import annotations

from rules.actions import check_due
from rules.china.moves import actions, drawing, events, legal
from rules.china.moves.actions import ChinaAction
from rules.china.moves.scoring import final, score_state
from rules.china.position.box import PAIR, box, side
from rules.china.position.standing import anything_placeable, has_free_site, has_markers, has_room
from rules.china.position.state import NOBODY, State
from rules.game import Event, Rng, Seat, Step
from rules.values import changed, replaced


def apply(state: State, seat: Seat, action: ChinaAction, rng: Rng) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when the action is not legal."""
    check_due(action, seat, state.turn, state.phase, legal.VERBS)
    match action:
        case actions.House() | actions.Emissary() | actions.Fortress():
            return _place(state, action)
        case actions.Stop():
            return Step(drawing.refill(state))
        case actions.Swap():
            return drawing.swap(state, action)
        case actions.Take():
            return drawing.take(state, action)
        case actions.Draw():
            return drawing.draw(state, rng)
        case actions.Pass():
            legal.check_pass(state)
            return Step(replaced(state, phase="restock"), (events.Passed(seat),))
        case actions.Restock():
            return _restock(state, rng)


def _place(
    state: State, action: actions.House | actions.Emissary | actions.Fortress
) -> Step[State]:
    """Pays for a marker and places it. In a state with markers a second one may follow (R7, R10).
    Whether the turn goes on must not reveal what the hand can pay for. So it goes on with any card
    left, even if its owner can only stop."""
    match action:
        case actions.House():
            realm, placed, happened = _build_house(state, action)
        case actions.Emissary():
            realm, placed, happened = _send_emissary(state, action)
        case actions.Fortress():
            realm, placed, happened = _build_fortress(state, action)
    if state.phase == "second" or not has_markers(state, realm):
        return Step(drawing.refill(placed), happened)
    goes_on = placed.hands[state.turn] and has_room(placed, state.turn, realm)
    return Step(placed if goes_on else drawing.refill(placed), happened)


def _build_house(state: State, action: actions.House) -> tuple[int, State, tuple[Event, ...]]:
    """Builds a house. If it takes the last site of a state, the state is scored at once (R11, R17).
    Returns the number of the state, the position, and the events."""
    site = legal.check_house(state, action)
    realm = side(state.side).realm_of[site]
    event = events.HousePlaced(state.turn, action.site, box().realms[realm].key, action.payment)
    houses = changed(state.houses, site, state.turn)
    built = _pay(state, action.payment, realm, action.site, houses=houses)
    if has_free_site(built, realm):
        return realm, built, (event,)
    built, scored = score_state(built, realm)
    return realm, built, (event, scored)


def _send_emissary(state: State, action: actions.Emissary) -> tuple[int, State, tuple[Event, ...]]:
    """Sends an emissary (R12). Returns the number of the state, the position, and the events."""
    realm = legal.check_emissary(state, action)
    event = events.EmissaryPlaced(state.turn, action.state, action.payment)
    court = state.emissaries[realm]
    court = changed(court, state.turn, court[state.turn] + 1)
    emissaries = changed(state.emissaries, realm, court)
    sent = _pay(state, action.payment, realm, action.state, emissaries=emissaries)
    return realm, sent, (event,)


def _build_fortress(state: State, action: actions.Fortress) -> tuple[int, State, tuple[Event, ...]]:
    """Builds a fortress (R41). Returns the number of the state, the position, and the events."""
    site = legal.check_fortress(state, action)
    realm = side(state.side).realm_of[site]
    event = events.FortressPlaced(state.turn, action.site, box().realms[realm].key, action.payment)
    forts = changed(state.forts, site, state.turn)
    return realm, _pay(state, action.payment, realm, action.site, forts=forts), (event,)


def _pay(state: State, payment: str, realm: int, place: str, **placed: object) -> State:
    """Pays for a marker with cards from the hand, which go to the discards (R16). `placed` are the
    fields of the position that the marker changes."""
    card = payment.removeprefix(PAIR)
    cards = (card, card) if payment.startswith(PAIR) else (card,)
    return drawing.spend(
        state,
        *cards,
        phase="second",
        state=realm,
        last=(*(state.last if state.phase == "second" else ()), place),
        **placed,
    )


def _restock(state: State, rng: Rng) -> Step[State]:
    """Ends a turn: fills the row of open cards, then checks whether the game ends (R20, R22, R24,
    A9, A10)."""
    filled, happened = drawing.replace_open(state, rng)
    reveals = len(happened) > 0
    if filled.used_up >= drawing.USES and state.turn == drawing.last_seat(state):
        over, facts = final(filled)
        return Step(over, (*happened, *facts), reveals=reveals)
    if not anything_placeable(filled):
        over, facts = final(filled)
        return Step(over, (*happened, events.NothingPlaceable(), *facts), reveals=reveals)
    following = (state.turn + 1) % state.seats
    ready = replaced(filled, phase="play", turn=following, state=NOBODY)
    return Step(ready, tuple(happened), reveals=reveals)
