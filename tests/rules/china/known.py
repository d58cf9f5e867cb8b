"""What the generic tests need to know of China; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.china.position import standing
from rules.china.position.box import OPEN, PAIR, box
from rules.china.position.state import SOURCES, State
from rules.china.told.describing import CourtAt, SiteAt
from rules.game import Event
from tests.known import Digest, Later, Pieces, Standing, ToCome, WithEmoji

DIGEST = Digest(rules=51, rulings=20)

VALUES: Mapping[str, Iterable[object]] = {
    "payment": (*box().cards, *[PAIR + card for card in box().cards]),
    "site": [site.key for site in box().sites],
    "state": [realm.key for realm in box().realms],
    "card": box().cards,
    "place": range(1, OPEN + 1),
    "option-side": ("a", "b"),
    "score": SOURCES,
}

REFUSALS: Mapping[str, set[str]] = {
    "wrong-colour": {"card", "state"},
    "pair-of-own-colour": {"card", "state"},
    "no-such-pair": {"card"},
}

MARKED = frozenset({"site", "state", "payment", "card"})


TOLD = frozenset({"site", "state", "card"})

COVERING = frozenset({"site"})

WITH_EMOJI = WithEmoji(
    events=frozenset({"HousePlaced", "EmissaryPlaced", "CardTaken"}),
    kinds=frozenset({"payment", "card"}),
)

TO_COME = ToCome({"second": "second", "draw": "draw"}, frozenset({"draw", "second draw"}))

LATER = Later(frozenset({"taken"}), told={"RowFilled": "places"})

UNTOLD = {"hand_sizes": "hands are filled up to three; of the viewer's own the cards are told"}


def rebuilt(facts: Iterable[Event]) -> Standing:
    """Markers on sites and in states, and the seals of states that scored."""
    found = Standing()
    for fact in facts:
        match fact:
            case SiteAt(site, seat, fortress, _):
                found += Standing([(site, f"house {seat}")] if seat is not None else [])
                found += Standing([(site, "fortress")] if fortress else [])
            case CourtAt(state, emissaries, scored):
                found += Standing({(state, f"emissary {s}"): n for s, n in enumerate(emissaries)})
                found += Standing([(f"{state} seal", "seal")] if scored else [])
            case _:
                pass
    return found


def count(state: State) -> Pieces:
    """Cards by colour, wherever they are; markers by sort and seat, on the map and in supply."""
    held = [card for hand in state.hands for card in hand]
    pieces = Counter(f"card {card}" for card in (*held, *state.row, *state.pile, *state.discards))
    for seat in range(state.seats):
        left = {
            "house": standing.houses_left(state, seat),
            "emissary": standing.emissaries_left(state, seat),
            "fortress": standing.fortresses_left(state, seat),
        }
        assert min(left.values()) >= 0
        pieces.update({f"{sort} {seat}": number for sort, number in left.items()})
        pieces[f"house {seat}"] += state.houses.count(seat)
        pieces[f"emissary {seat}"] += sum(court[seat] for court in state.emissaries)
        pieces[f"fortress {seat}"] += state.forts.count(seat)
    return pieces
