"""What one viewer may know of a game of China: everything but hands and pile (A17).

Sites, states and colours are named as in the box; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.china.moves.drawing import sorted_hand, without
from rules.china.moves.scoring import alliances, scores
from rules.china.position.box import box, side
from rules.china.position.roads import lines
from rules.china.position.standing import emissaries_left, fortresses_left, houses_left
from rules.china.position.state import NOBODY, Phase, State
from rules.game import Rng, Seat


@dataclass(frozen=True, slots=True)
class PlacedHouse:
    """A house on a site."""

    site: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Court:
    """The emissaries at a state's dragon seat."""

    state: str
    emissaries: tuple[int, ...]
    """By seat."""
    scored: bool
    """Whether the houses of the state are scored already."""


@dataclass(frozen=True, slots=True)
class Alliance:
    """An alliance that scored in the end (R33)."""

    number: int
    winners: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """A line of houses that scored in the end, site by site (R36)."""

    seat: Seat
    sites: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    side: str
    fortresses: bool
    phase: Phase
    turn: Seat
    start: Seat
    houses: tuple[PlacedHouse, ...]
    """In the order of the sites in the box."""
    forts: tuple[str, ...]
    """Sites with a fortress; they belong to nobody (R41)."""
    courts: tuple[Court, ...]
    """All nine states in the order of the box."""
    row: tuple[str, ...]
    """Open cards."""
    pile: int
    discards: tuple[str, ...]
    """The newest last."""
    used_up: int
    state: str | None
    """The state in which markers were placed this turn."""
    needed: int
    """Cards still to be drawn by the seat on turn."""
    houses_left: tuple[int, ...]
    emissaries_left: tuple[int, ...]
    fortresses_left: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    scores: tuple[int, ...]
    last: tuple[str, ...]
    """Sites and states that got markers in the newest turn with any, in order."""
    hand: tuple[str, ...]
    """The viewer's own cards; () for a spectator."""
    alliances: tuple[Alliance, ...]
    """Once the game is over: the alliances that scored."""
    lines: tuple[ScoredLine, ...]
    """Once the game is over: the lines of houses that scored."""
    taken: tuple[tuple[str, ...], ...] = ()
    """By seat: cards that everybody saw it take and that it must still hold (A17)."""


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know: everything but other hands and the pile (A17)."""
    board, over, everybody = side(state.side), state.phase == "over", range(state.seats)
    keys = tuple(board.site_number)
    return View(
        viewer=seat,
        seats=state.seats,
        side=state.side,
        fortresses=state.fortresses,
        phase=state.phase,
        turn=state.turn,
        start=state.start,
        houses=tuple(
            _house(key, owner)
            for key, owner in zip(keys, state.houses, strict=True)
            if owner != NOBODY
        ),
        forts=tuple(k for k, owner in zip(keys, state.forts, strict=True) if owner != NOBODY),
        courts=_courts(state),
        row=state.row,
        pile=len(state.pile),
        discards=state.discards,
        used_up=state.used_up,
        state=None if state.state == NOBODY else box().realms[state.state].key,
        needed=state.needed,
        houses_left=tuple(houses_left(state, s) for s in everybody),
        emissaries_left=tuple(emissaries_left(state, s) for s in everybody),
        fortresses_left=tuple(fortresses_left(state, s) for s in everybody),
        hand_sizes=tuple(map(len, state.hands)),
        scores=scores(state),
        last=state.last,
        hand=() if seat is None else state.hands[seat],
        alliances=_alliances(state) if over else (),
        lines=_lines(state) if over else (),
        taken=tuple(map(state.known, everybody)),
    )


# Made once: views hold the same ones again and again.
_house, _court = lru_cache(1024)(PlacedHouse), lru_cache(1024)(Court)


def _courts(state: State) -> tuple[Court, ...]:
    rows = zip(box().realms, state.emissaries, state.scored, strict=True)
    return tuple(_court(realm.key, court, scored) for realm, court, scored in rows)


def _alliances(state: State) -> tuple[Alliance, ...]:
    return tuple(Alliance(a.number, winners, points) for a, winners, points in alliances(state))


def _lines(state: State) -> tuple[ScoredLine, ...]:
    """The lines of houses that all seats score."""
    names = side(state.side).sites
    return tuple(
        ScoredLine(seat, tuple(names[site].key for site in line.sites), line.points)
        for seat in range(state.seats)
        for line in lines(state, seat)
    )


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer, with hidden cards dealt anew. Cards that
    everybody saw a seat take stay in its hand."""
    hands, others = list(state.hands), [seat for seat in range(state.seats) if seat != viewer]
    hidden = [card for seat in others for card in without(hands[seat], *state.known(seat))]
    cards = rng.shuffled("hidden", sorted([*hidden, *state.pile]))
    for seat in others:
        known = state.known(seat)
        unseen = len(hands[seat]) - len(known)
        hands[seat] = sorted_hand((*known, *cards[:unseen]))
        cards = cards[unseen:]
    return replace(state, hands=tuple(hands), pile=cards)


def area(view: View, kind: str, value: str) -> tuple[str, str] | None:
    """The state in which a site lies; None for what is no site."""
    if kind != "site":
        return None
    here = side(view.side)
    return "state", box().realms[here.realm_of[here.site_number[value]]].key


def in_order(view: View, kind: str) -> tuple[str, ...]:
    """All sites in the order of their states and numbers; () for any other kind."""
    return tuple(site.key for site in side(view.side).sites) if kind == "site" else ()
