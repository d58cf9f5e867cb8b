"""What a decision is about: regions and areas to mark, and where a hand can take the prince."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.ming.position.box import REGION_NUMBER, REGIONS
from rules.ming.position.moving import can_end, occupied, steps, without
from rules.ming.position.state import CARDS, NOBODY, Hand
from rules.ming.told.view import View
from rules.narrow import VERB, Choice


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked in a private picture."""

    regions: frozenset[str] = frozenset()
    """The regions to choose from."""
    costs: Mapping[str, int] = field(default_factory=dict[str, int])
    """By region in reach: the number of cards it takes to end a move there."""
    steps: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """By region one step away: the cards that would do."""
    provinces: frozenset[str] = frozenset()
    """The areas to choose from."""
    cards: frozenset[str] = frozenset()
    """The cards of the hand that may be named."""


def marks(view: View, choice: Choice | None) -> Marks:
    """The marks of a decision; none without a decision."""
    if choice is None:
        return Marks()
    verb = choice.picked[0] if choice.picked else ""
    if choice.kind == "region":
        regions = frozenset(choice.values)
        return _moving(view, regions) if verb == "move" else Marks(regions=regions)
    if choice.kind == "province":
        return Marks(provinces=frozenset(choice.values))
    if choice.kind == "card":
        named = frozenset(choice.picked[1:2]) & frozenset(REGIONS)
        return Marks(regions=named, cards=frozenset(choice.values))
    if choice.kind == VERB and "move" in choice.values:
        return _moving(view, frozenset())
    if choice.kind in ("courtiers", "where"):
        return Marks(regions=_home(view))
    return Marks()


def _home(view: View) -> frozenset[str]:
    """The region of the viewer's prince, as a set."""
    at = None if view.viewer is None else view.princes[view.viewer]
    return frozenset() if at is None else frozenset({at})


def _moving(view: View, chosen: frozenset[str]) -> Marks:
    """The regions to step into, and all regions that can be reached with the hand."""
    seat = view.viewer
    at = None if seat is None else view.princes[seat]
    if seat is None or at is None:
        return Marks(regions=chosen)
    princes = tuple(NOBODY if key is None else REGION_NUMBER[key] for key in view.princes)
    here, hand, taken = REGION_NUMBER[at], view.hands[seat], occupied(princes, seat)
    near: dict[str, tuple[str, ...]] = {}
    for there, card in steps(here, hand, taken):
        near[REGIONS[there]] = (*near.get(REGIONS[there], ()), CARDS[card])
    return Marks(chosen, reachable(here, hand, taken), near)


def reachable(here: int, hand: Hand, taken: int) -> dict[str, int]:
    """By region: the fewest cards that a move takes to end there (R15, R16)."""
    cards_to: dict[str, int] = {}
    now, seen = {(here, hand)}, {(here, hand)}
    for cards in range(1, sum(hand) + 1):
        after = {
            (there, without(left, card))
            for at, left in now
            for there, card in steps(at, left, taken)
        }
        now = after - seen
        seen |= now
        for there, left in now:
            if not taken >> there & 1 and can_end(there, left, taken):
                cards_to.setdefault(REGIONS[there], cards)
    cards_to.pop(REGIONS[here], None)
    return cards_to
