"""Cards: hands are refilled or a card is swapped, open ones replaced, the pile is used up twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.china.moves import events
from rules.china.moves.actions import Swap, Take
from rules.china.moves.legal import check_draw, check_swap, check_take
from rules.china.position.box import HAND, OPEN, colours
from rules.china.position.state import Phase, State
from rules.game import Event, Rng, Seat, Step
from rules.values import Counted, changed, replaced

USES = 2
"""How many times the pile is used up before the game ends (R22)."""


def sorted_hand(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of the colours."""
    return tuple(sorted(cards, key=colours().index))


def count_by_colour(cards: Iterable[str]) -> Counted:
    """The number of cards of each colour, colours without cards left out."""
    count = Counter(cards)
    return tuple((colour, count[colour]) for colour in colours() if count[colour])


def last_seat(state: State) -> Seat:
    """The seat that plays last in a round: the one to the right of the emperor's owner (R22)."""
    return (state.start - 1) % state.seats


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """The cards without those in `gone`; of equal cards only one goes for each named."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def hands_with(state: State, cards: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """All hands, with that of the seat on turn replaced by these cards."""
    return changed(state.hands, state.turn, sorted_hand(cards))


def taken_with(state: State, cards: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """All cards known to be in hands, with those of the seat on turn replaced by these cards."""
    return changed(state.taken or ((),) * state.seats, state.turn, sorted_hand(cards))


def spend(state: State, /, *cards: str, **more: object) -> State:
    """Moves cards of the seat on turn from its hand to the discards (R16, R23). If everybody saw
    the seat take cards of that colour, these may be the ones, so as many are no longer known (A17).
    `more` are other fields to be changed."""
    known = state.known(state.turn)
    if known and not set(cards).isdisjoint(known):
        more["taken"] = taken_with(state, (Counter(known) - Counter(cards)).elements())
    return replaced(
        state,
        hands=hands_with(state, without(state.hands[state.turn], *cards)),
        discards=(*state.discards, *cards),
        **more,
    )


def refill(state: State) -> State:
    """Begins to fill up the hand after markers were placed (R19)."""
    phase, needed = _going_on(state, HAND - len(state.hands[state.turn]))
    return replaced(state, phase=phase, needed=needed)


def swap(state: State, action: Swap) -> Step[State]:
    """Puts a card on the discards; only then another is taken (R23, A13)."""
    check_swap(state, action)
    phase, needed = _going_on(state, 1)
    swapped = spend(state, action.card, phase=phase, needed=needed)
    return Step(swapped, (events.CardSwapped(state.turn, action.card),))


def take(state: State, action: Take) -> Step[State]:
    """Takes an open card into the hand. Open cards are replaced when the refill is complete
    (R20)."""
    check_take(state, action)
    known = taken_with(state, (*state.known(state.turn), action.card))
    left = replaced(state, row=without(state.row, action.card), taken=known)
    return Step(_with_card(left, action.card), (events.CardTaken(state.turn, action.card),))


def draw(state: State, rng: Rng) -> Step[State]:
    """Draws the top card of the pile, which only its owner sees (R19, A12)."""
    check_draw(state)
    card = state.pile[0]
    left, happened = _used_up(replaced(state, pile=state.pile[1:]), rng)
    return Step(
        _with_card(left, card),
        (events.CardDrawn(state.turn), *happened),
        ((state.turn, events.CardSeen(state.turn, card)),),
        reveals=True,
    )


def replace_open(state: State, rng: Rng) -> tuple[State, list[Event]]:
    """Replaces the open cards that were taken, as long as there is a pile (R20, R21, A8). Returns
    the position and the events that tell it."""
    news: list[Event] = []
    while state.pile and (gaps := OPEN - len(state.row)):
        cards, pile = state.pile[:gaps], state.pile[gaps:]
        places = tuple((card, place) for place, card in enumerate(cards, len(state.row) + 1))
        state, happened = _used_up(replaced(state, row=(*state.row, *cards), pile=pile), rng)
        news += [events.RowFilled(count_by_colour(cards), places), *happened]
    return state, news


def _with_card(state: State, card: str) -> State:
    """Puts a card just taken or drawn into the hand of the seat on turn. In `state` it has left its
    place already."""
    phase, needed = _going_on(state, state.needed - 1)
    hands = hands_with(state, (*state.hands[state.turn], card))
    return replaced(state, phase=phase, needed=needed, hands=hands)


def _going_on(state: State, needed: int) -> tuple[Phase, int]:
    """The next phase, and the number of cards needed. Drawing goes on while cards are needed and
    there are any (A8)."""
    return ("draw", needed) if needed > 0 and (state.row or state.pile) else ("restock", 0)


def _used_up(state: State, rng: Rng) -> tuple[State, tuple[Event, ...]]:
    """What follows after a card left the pile: nothing unless it was the last one (R21, R22,
    A8)."""
    if state.pile:
        return state, ()
    state = replaced(state, used_up=state.used_up + 1)
    if state.used_up >= USES:
        return state, (events.LastRound(last_seat(state)),)
    pile = rng.shuffled("reshuffle", state.discards)
    return replaced(state, pile=pile, discards=()), (events.PileReshuffled(len(pile)),)
