"""The box of China: counts, colours and the map (R3, and what is certain of the printed board)."""

from __future__ import annotations

import pytest

from rules.china.position.box import (
    EMISSARIES,
    FORTRESSES,
    HAND,
    HOUSES,
    OPEN,
    box,
    colours,
    deck,
    side,
)
from rules.china.position.cuts import numbers

COUNTS = {
    "a": {"zhao": 5, "yan": 4, "qi": 5, "lu": 4, "wei": 7, "han": 4, "qin": 6, "shu": 5, "chu": 7},
    "b": {"zhao": 6, "yan": 5, "qi": 5, "lu": 4, "wei": 7, "han": 5, "qin": 7, "shu": 6, "chu": 8},
}


@pytest.mark.parametrize(("key", "sites", "roads"), [("a", 47, 51), ("b", 53, 65)])
def test_both_sides_have_their_sites_and_roads(key: str, sites: int, roads: int) -> None:
    board = side(key)
    assert (len(board.sites), len(board.roads)) == (sites, roads)
    assert {r.key: len(board.sites_in[at]) for at, r in enumerate(box().realms)} == COUNTS[key]
    assert len({frozenset(road) for road in board.roads}) == roads
    assert all(one != other for one, other in board.roads)


@pytest.mark.parametrize("key", ["a", "b"])
def test_every_site_is_numbered_in_the_order_of_the_box_and_has_a_road(key: str) -> None:
    board = side(key)
    assert [board.site_number[site.key] for site in board.sites] == list(range(len(board.sites)))
    assert [box().realms[at].key for at in board.realm_of] == [site.state for site in board.sites]
    assert {site for road in board.roads for site in road} == set(range(len(board.sites)))


@pytest.mark.parametrize("key", ["a", "b"])
def test_the_sites_of_a_state_stand_together(key: str) -> None:
    board = side(key)
    sites = range(len(board.sites))
    by_state = [[at for at in sites if board.realm_of[at] == r] for r in range(len(box().realms))]
    assert [list(there) for there in board.sites_in] == by_state
    assert [list(sites[span]) for span in board.spans] == by_state


@pytest.mark.parametrize("key", ["a", "b"])
def test_sites_know_those_at_the_other_ends_of_their_roads(key: str) -> None:
    board = side(key)
    ends = {(one, other) for one, there in enumerate(board.near) for other in numbers(there)}
    assert ends == {way for road in board.roads for way in (road, road[::-1])}


def test_the_sides_differ_in_their_roads() -> None:
    named = {
        key: {frozenset((board.sites[one].key, board.sites[other].key)) for one, other in roads}
        for key in ("a", "b")
        if (board := side(key)) and (roads := board.roads)
    }
    assert named["a"] - named["b"]
    assert named["b"] - named["a"]


def test_every_alliance_is_a_border_and_every_border_an_alliance() -> None:
    borders = {
        frozenset((one.key, other.key))
        for one in box().realms
        for other in box().realms
        if one != other and len(set(one.polygon) & set(other.polygon)) > 1
    }
    assert {frozenset((a.one, a.other)) for a in box().alliances} == borders
    assert [alliance.number for alliance in box().alliances] == list(range(1, 16))
    assert {(box().alliances[at].one, box().alliances[at].other) for at in (2, 3)} == {
        ("wei", "qin"),
        ("qin", "shu"),
    }


def test_states_come_in_pairs_of_a_colour_that_never_touch() -> None:
    by_colour = {
        colour: [realm.key for realm in box().realms if realm.colour == colour]
        for colour in colours()
    }
    assert by_colour["purple"] == ["chu"]
    assert all(len(pair) == 2 for colour, pair in by_colour.items() if colour != "purple")
    touching = [{alliance.one, alliance.other} for alliance in box().alliances]
    assert not any(set(pair) in touching for pair in by_colour.values())


def test_everything_has_its_own_place_and_name() -> None:
    for things in (box().sites, box().realms):
        assert len({thing.key for thing in things}) == len(things)
        assert len({thing.name for thing in things}) == len(things)
        assert len({thing.simplified for thing in things}) == len(things)
        assert len({thing.traditional for thing in things}) == len(things)
    places = [s.at for s in box().sites] + [r.seat for r in box().realms]
    assert len(set(places)) == len(places)
    assert all(95 <= x < 1000 and 80 <= y < 700 for x, y in places)


@pytest.mark.parametrize(("seats", "count"), [(3, 47), (4, 52), (5, 57)])
def test_cards_are_left_out_by_colour(seats: int, count: int) -> None:
    whole = {"red": 13, "green": 12, "orange": 11, "yellow": 11, "purple": 10}
    cards = deck(seats)
    assert len(cards) == count
    assert {c: cards.count(c) for c in colours()} == {c: n - 5 + seats for c, n in whole.items()}


def test_everybody_has_the_markers_of_the_box_and_three_cards_beside_an_open_row_of_four() -> None:
    """R2, R4, R40."""
    assert (HOUSES, EMISSARIES, FORTRESSES, HAND, OPEN) == (20, 8, 1, 3, 4)


def test_there_is_no_third_side() -> None:
    with pytest.raises(KeyError):
        side("c")
