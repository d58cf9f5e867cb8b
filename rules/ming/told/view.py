"""What one viewer may know of a game of Ming Dynasty: all but the order of the deck and unfinished
recalls (A17).

Provinces, regions and cards are named as in the box; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.game import Rng, Seat
from rules.ming.position.box import PROVINCES, REGIONS, recallable
from rules.ming.position.state import AREA, CARDS, NOBODY, Phase, State, acting, in_city
from rules.values import Counted, Tally


@dataclass(frozen=True, slots=True)
class Region:
    """A region, its temple and its three houses of the city."""

    region: str
    courtiers: tuple[int, ...]
    """In the open part, by seat."""
    neutral: int
    monk: Seat | None
    """Whose courtier is in the temple."""
    houses: tuple[int, ...]
    """Courtiers in its houses, by seat."""
    neutral_houses: int


@dataclass(frozen=True, slots=True)
class Province:
    """A province area on the rim, and the tiles that are left."""

    province: str
    courtiers: tuple[int, ...]
    """In the area, by seat."""
    card: str | None
    """The movement card beside it; None for a gap."""
    tiles: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    phase: Phase
    round: int
    start: Seat
    acting: tuple[Seat, ...]
    """Who must decide now."""
    princes: tuple[str | None, ...]
    """By seat: the region its prince stands in."""
    regions: tuple[Region, ...]
    """All eighteen in the order of the box."""
    provinces: tuple[Province, ...]
    """All six in scoring order."""
    deck: int
    discards: int
    dragons: int
    hands: tuple[tuple[int, int, int, int], ...]
    """By seat: horses, rickshaws, junks, dragons."""
    tiles: tuple[tuple[int, ...], ...]
    """By seat, then by province."""
    supply: tuple[int, ...]
    placing: tuple[int, ...]
    passed: tuple[bool, ...]
    scoring: str | None
    """The province being scored."""
    laid: tuple[bool, ...]
    """By seat: has laid its recall for the city being scored."""
    own_recall: int | None
    """What the viewer has laid."""
    returning: tuple[int, ...]
    """By seat: courtiers still to go back."""
    neutral_returning: int
    neutral_left: tuple[int, ...]
    """By seat: neutral courtiers still to be placed."""
    scores: tuple[int, ...]
    last: tuple[str, ...]
    """Regions or provinces the newest action was about."""
    deck_cards: Counted = ()
    """Movement cards of the deck by their signs: those that lie nowhere else (A17)."""
    discard_cards: Counted = ()


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know: all but the order of the deck and what others have
    laid."""
    seats = state.seats
    return View(
        viewer=seat,
        seats=seats,
        phase=state.phase,
        round=state.round,
        start=state.start,
        acting=acting(state),
        princes=tuple(None if at == NOBODY else REGIONS[at] for at in state.princes),
        regions=tuple(map(_region, REGIONS, state.open, state.city, state.temples)),
        provinces=tuple(_province(state, at) for at in range(len(PROVINCES))),
        deck=len(state.deck),
        discards=len(state.discards),
        dragons=state.dragons,
        hands=state.hands,
        tiles=state.tiles,
        supply=state.supply,
        placing=state.placing,
        passed=state.passed,
        scoring=None if state.scoring == NOBODY else PROVINCES[state.scoring],
        laid=tuple(recall is not None for recall in state.recalls),
        own_recall=None if seat is None else state.recalls[seat],
        returning=state.returning[:seats],
        neutral_returning=state.returning[seats],
        neutral_left=state.neutral,
        scores=tuple(sum(row) for row in state.points),
        last=tuple(REGIONS[at] if at < AREA else PROVINCES[at - AREA] for at in state.last),
        deck_cards=_by_sign(state.deck),
        discard_cards=_by_sign(state.discards),
    )


def _by_sign(cards: tuple[str, ...]) -> Counted:
    return tuple((card, count) for card in CARDS if (count := cards.count(card)))


@lru_cache(1024)
def _region(name: str, standing: Tally, houses: Tally, monk: Seat) -> Region:
    """A region with everything that stands in it."""
    return Region(
        region=name,
        courtiers=standing[:-1],
        neutral=standing[-1],
        monk=None if monk == NOBODY else monk,
        houses=houses[:-1],
        neutral_houses=houses[-1],
    )


def _province(state: State, at: int) -> Province:
    card = state.display[at] or None
    return Province(PROVINCES[at], state.areas[at], card, state.stock[at])


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer, with the deck and hidden recalls dealt anew."""
    recalls = tuple(
        recall if recall is None or seat == viewer else rng.choice(recallable(in_city(state, seat)))
        for seat, recall in enumerate(state.recalls)
    )
    return replace(state, deck=rng.shuffled("unseen", sorted(state.deck)), recalls=recalls)


def area(_: View, kind: str, value: str) -> tuple[str, str] | None:
    """The province in which a region lies."""
    return ("province", PROVINCES[REGIONS.index(value) // 3]) if kind == "region" else None
