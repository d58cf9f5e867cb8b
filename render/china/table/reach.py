"""What a decision is about: sites, dragon seats and cards to be marked in a private picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from render.china.table.parts import CHOSEN, REACHED
from rules.china.moves.legal import payable, payable_in
from rules.china.position.box import PAIR, Site, box, side
from rules.china.told.view import View
from rules.narrow import VERB, Choice

_PLAYING = ("play", "second")


@dataclass(frozen=True, slots=True)
class Marks:
    """How sites and seats are marked, and which cards are framed."""

    sites: dict[str, str]
    courts: dict[str, str]
    row: frozenset[str]
    """Colours of open cards, and `pile`."""
    hand: tuple[bool, ...]


def marks(view: View, choice: Choice | None) -> Marks:
    """The marks of a decision; none without a decision."""
    if choice is None:
        return Marks({}, {}, frozenset(), (False,) * len(view.hand))
    if choice.kind == "site":
        return Marks(
            dict.fromkeys(choice.values, CHOSEN), {}, frozenset(), _payment_cards(view, choice)
        )
    if choice.kind == "state":
        return Marks(
            {}, dict.fromkeys(choice.values, CHOSEN), frozenset(), _payment_cards(view, choice)
        )
    sites, courts = _reachable(view, choice)
    return Marks(sites, courts, _row(choice), _offered_cards(view, choice))


def _payment_cards(view: View, choice: Choice) -> tuple[bool, ...]:
    """For each card in hand: whether it belongs to the payment that was picked."""
    return _cards_of(view.hand, choice.picked[1]) if len(choice.picked) > 1 else _none(view)


def _none(view: View) -> tuple[bool, ...]:
    """For each card in hand: False."""
    return (False,) * len(view.hand)


def _cards_of(hand: tuple[str, ...], payment: str) -> tuple[bool, ...]:
    """For each card in hand: whether it is the first of a colour, or one of the first two for a
    pair."""
    colour = payment.removeprefix(PAIR)
    needed = 2 if payment.startswith(PAIR) else 1
    return tuple(card == colour and hand[:at].count(card) < needed for at, card in enumerate(hand))


def _row(choice: Choice) -> frozenset[str]:
    """The cards in the corner of the map that the decision can bring into the hand."""
    if choice.kind == "card" and choice.picked[:1] == ("take",):
        return frozenset(choice.values)
    if choice.kind == VERB:
        drawn = {"pile"} if "draw" in choice.values else set[str]()
        return frozenset(drawn | set(box().cards) if "take" in choice.values else drawn)
    return frozenset()


def _offered_cards(view: View, choice: Choice) -> tuple[bool, ...]:
    """For each card in hand: whether the next word may name it."""
    if choice.kind == "card" and choice.picked[:1] != ("take",):
        return tuple(card in choice.values for card in view.hand)
    if choice.kind == "payment":
        by_payment = [_cards_of(view.hand, payment) for payment in choice.values]
        return tuple(any(one[at] for one in by_payment) for at in range(len(view.hand)))
    return _none(view)


def _reachable(view: View, choice: Choice) -> tuple[dict[str, str], dict[str, str]]:
    """The sites and dragon seats that the hand can pay for, with their marks. Only those for the
    marker that was picked, or for all markers if none was."""
    verbs = choice.picked[:1] or choice.values
    if view.phase not in _PLAYING:
        return {}, {}
    payments = choice.values if choice.kind == "payment" else payable(view.hand)
    realms = {realm for payment in payments for realm in payable_in(payment)}
    states = [realm.key for at, realm in enumerate(box().realms) if at in realms]
    if view.phase == "second":
        states = [state for state in states if state == view.state]
    sites = dict.fromkeys(_open_sites(view, verbs, states), REACHED)
    courts = dict.fromkeys(_open_courts(view, states), REACHED) if "emissary" in verbs else {}
    return sites, courts


def _open_sites(view: View, verbs: tuple[str, ...], states: list[str]) -> Iterable[str]:
    """The free sites for a house, or the sites without a fortress for a fortress (R11, R41)."""
    built = {house.site for house in view.houses}
    free: list[Site] = [
        s for s in side(view.side).sites if s.state in states and s.key not in built
    ]
    if "house" in verbs:
        return [site.key for site in free]
    if "fortress" in verbs:
        return [site.key for site in free if site.key not in view.forts]
    return []


def _open_courts(view: View, states: list[str]) -> Iterable[str]:
    """The states that can take an emissary: they have fewer than the most houses of one seat
    (R12)."""
    counts = {state: [0] * view.seats for state in states}
    for house in view.houses:
        home = side(view.side).sites[side(view.side).site_number[house.site]].state
        if home in counts:
            counts[home][house.seat] += 1
    there = {court.state: sum(court.emissaries) for court in view.courts}
    return [state for state in states if there[state] < max(counts[state])]
