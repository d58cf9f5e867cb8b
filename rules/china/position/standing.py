"""What stands where on the map, where there is room, and what everybody has left."""

from __future__ import annotations

from functools import lru_cache

from rules.china.position.box import EMISSARIES, FORTRESSES, HOUSES, box, side
from rules.china.position.state import NOBODY, State
from rules.game import Seat


def houses_in(state: State, realm: int) -> tuple[int, ...]:
    """The number of houses of each seat in a state."""
    return houses_on(state.houses[side(state.side).spans[realm]], state.seats)


@lru_cache(4096)
def houses_on(houses: tuple[Seat, ...], seats: int) -> tuple[int, ...]:
    """The number of houses of each seat on some sites; `houses` are the owners of these sites."""
    return tuple(map(houses.count, range(seats)))


def free_sites(state: State, realm: int) -> list[int]:
    """The sites of a state without a house (R11). A site with a fortress alone is free (R41)."""
    return [site for site in side(state.side).sites_in[realm] if state.houses[site] == NOBODY]


def has_free_site(state: State, realm: int) -> bool:
    """Whether a state has a site without a house."""
    return NOBODY in state.houses[side(state.side).spans[realm]]


def bare_sites(state: State, realm: int) -> list[int]:
    """The sites of a state with neither house nor fortress (R41)."""
    return [site for site in free_sites(state, realm) if state.forts[site] == NOBODY]


def emissary_room(state: State, realm: int) -> int:
    """How many emissaries a state can still take (R12). It is the largest number of houses of one
    player there, less the emissaries there. A state without houses takes none (R13)."""
    return max(houses_in(state, realm)) - sum(state.emissaries[realm])


def has_markers(state: State, realm: int) -> bool:
    """Whether a marker of any seat stands in a state (R10, A5)."""
    span = side(state.side).spans[realm]
    return (
        any(state.emissaries[realm])
        or state.houses[span].count(NOBODY) < span.stop - span.start
        or state.forts[span].count(NOBODY) < span.stop - span.start
    )


def houses_left(state: State, seat: Seat) -> int:
    """The number of houses in the seat's supply."""
    return HOUSES - state.houses.count(seat)


def emissaries_left(state: State, seat: Seat) -> int:
    """The number of emissaries in the seat's supply."""
    return EMISSARIES - sum([court[seat] for court in state.emissaries])


def fortresses_left(state: State, seat: Seat) -> int:
    """The number of fortresses in the seat's supply; 0 without the variant (R40)."""
    return FORTRESSES - state.forts.count(seat) if state.fortresses else 0


def markers_left(state: State, seat: Seat) -> int:
    """The number of all markers in the seat's supply, which break ties (R38, R45)."""
    return houses_left(state, seat) + emissaries_left(state, seat) + fortresses_left(state, seat)


def has_room(state: State, seat: Seat, realm: int) -> bool:
    """Whether a seat could place a marker in a state, whatever cards it holds."""
    if houses_left(state, seat) and has_free_site(state, realm):
        return True
    if emissaries_left(state, seat) and emissary_room(state, realm) > 0:
        return True
    return fortresses_left(state, seat) > 0 and bool(bare_sites(state, realm))


def anything_placeable(state: State) -> bool:
    """Whether anybody could still place a marker anywhere, cards ignored (R24, A9)."""
    realms = range(len(box().realms))
    return any(has_room(state, seat, realm) for realm in realms for seat in range(state.seats))
