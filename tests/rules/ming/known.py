"""What the generic tests need to know of Ming Dynasty; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.game import Event
from rules.ming.position.box import COURTIERS, DEPLOYED, PROVINCES, REGIONS
from rules.ming.position.state import CARDS, NOBODY, SOURCES, State
from rules.ming.told.describing import AREA, NEUTRAL, AreaOf, BySeat, Princes, RegionAt
from tests.known import Digest, Later, Pieces, Standing, ToCome, WithEmoji

DIGEST = Digest(rules=43, rulings=18, begins=r"(?:- |\| )")  # R22 to R26 stand in a table

VALUES: Mapping[str, Iterable[object]] = {
    "province": PROVINCES,
    "region": REGIONS,
    "card": CARDS,
    "courtiers": range(DEPLOYED + 1),
    "where": ("open", "temple"),
    "recalled": range(7),
    "score": SOURCES,
}

MARKED = frozenset({"region", "province", "card"})


TOLD = frozenset({"region", "province", "card"})

WITH_EMOJI = WithEmoji(
    events=frozenset({"PrincePlaced", "PrinceMoved", "Deployed", "CourtierPlaced", "CardTaken"}),
    kinds=frozenset({"card", "province", "courtiers"}),
    bare=frozenset({("deploy", "0")}),
)

ASKED = frozenset({"RecallStands", "HomeStands", "StartAsked"})

TO_COME = ToCome(
    {"cards": "cards", "deploy": "deploy"},
    frozenset({"place cards act", "cards act", "act", "deploy"}),
)

LATER = Later(frozenset({"deck_cards", "discard_cards"}), states=False)


def rebuilt(facts: Iterable[Event]) -> Standing:
    """Princes, courtiers in regions, temples and houses, and in the areas of provinces."""
    found = Standing()
    for fact in facts:
        match fact:
            case Princes(seats):
                found.update((f"{region} prince", f"prince {seat}") for seat, region in seats)
            case AreaOf(province, courtiers, _, _):
                found += _courtiers(AREA + province, courtiers, 0)
            case RegionAt(region, courtiers, neutral, monk, houses, neutral_houses, _):
                found += _courtiers(region, courtiers, neutral)
                found += _courtiers(f"{region} houses", houses, neutral_houses)
                found += _courtiers(f"{region} temple", () if monk is None else ((monk, 1),), 0)
            case _:
                pass
    return found


def _courtiers(place: str, by_seat: BySeat, neutral: int) -> Standing:
    standing = Standing({(place, f"courtier {seat}"): count for seat, count in by_seat})
    return standing + Standing({(place, f"courtier {NEUTRAL}"): neutral})


def count(state: State) -> Pieces:
    """Cards, tiles and princes; courtiers leave the game, so there are never more of them."""
    pieces = Counter(f"card {card}" for card in (*state.display, *state.deck, *state.discards))
    del pieces["card "]
    for at, card in enumerate(CARDS):
        pieces[f"card {card}"] += sum(hand[at] for hand in state.hands)
    pieces["card dragon"] += state.dragons
    for at, province in enumerate(PROVINCES):
        pieces[f"tile {province}"] = state.stock[at] + sum(tiles[at] for tiles in state.tiles)
    standing = [region for region in state.princes if region != NOBODY]
    assert state.phase == "moving" or len(set(standing)) == len(standing)
    pieces["prince"] = len(state.princes)
    for seat in range(state.seats):
        rows = (*state.areas, *state.open, *state.city, state.supply, state.placing)
        assert min(row[seat] for row in rows) >= 0
        assert sum(row[seat] for row in rows) + state.temples.count(seat) <= COURTIERS
    return pieces
