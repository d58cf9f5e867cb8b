"""Where things are on the map of China."""

from dataclasses import replace
from itertools import pairwise

import pytest

from render.china.ground.atlas import HEIGHT, WIDTH, edge, inside, outline, pixel, road, shores
from render.china.ground.words import house, places, seal_places
from render.china.table.board import named
from render.china.table.parts import EmptyMap
from render.scripts import Script
from rules.china.position.box import box, side
from rules.china.told.view import PlacedHouse
from tests.render.china.scene import start


def test_a_border_is_the_same_from_both_sides() -> None:
    a, b = (10, 20), (110, 90)
    there, back = [a, *edge(a, b)], [b, *edge(b, a)]
    assert there == back[::-1]
    assert len(there) > 8


def test_neighbours_share_their_border() -> None:
    realms = {realm.key: set(outline(realm.polygon)) for realm in box().realms}
    for alliance in box().alliances:
        assert len(realms[alliance.one] & realms[alliance.other]) > 4


@pytest.mark.parametrize("key", ["a", "b"])
def test_sites_and_dragon_seats_stand_inside_their_states(key: str) -> None:
    for realm in box().realms:
        track = outline(realm.polygon)
        assert inside(realm.seat, track)
        assert all(inside(s.at, track) for s in side(key).sites if s.state == realm.key)


@pytest.mark.parametrize("key", ["a", "b"])
def test_roads_join_their_sites_whichever_is_named_first(key: str) -> None:
    sites = side(key).sites
    for one, other in side(key).roads:
        assert road(key, one, other) == road(key, other, one)
        assert {road(key, one, other)[0], road(key, one, other)[-1]} == {
            sites[one].at,
            sites[other].at,
        }


@pytest.mark.parametrize("key", ["a", "b"])
@pytest.mark.parametrize("script", list(Script))
def test_nearly_every_free_site_is_named(key: str, script: Script) -> None:
    named_ = {*named(start(5, key), EmptyMap(key, script), {})}
    assert len(named_) >= len(side(key).sites) * 0.88


@pytest.mark.parametrize("key", ["a", "b"])
def test_a_name_goes_when_its_site_is_built_on(key: str) -> None:
    empty, paper = start(5, key), EmptyMap(key, Script.LATIN)
    for site in side(key).sites:
        view = replace(empty, houses=(PlacedHouse(site.key, 0),))
        shown = {*named(view, paper, {})}
        assert site.key not in shown
        names = [places(key, Script.LATIN)[other] for other in shown]
        assert not any(house(site).overlap(name) for name in names)


def test_everything_is_in_the_picture() -> None:
    for site in box().sites:
        x, y = pixel(site.at)
        assert 40 < x < WIDTH - 40
        assert 40 < y < HEIGHT - 40


def test_shores_are_edges_of_one_area_only() -> None:
    corners = {frozenset(pair) for r in box().realms for pair in pairwise(r.polygon)}
    inland = [frozenset(((412, 290), (488, 296)))]
    assert all(pair in corners for pair in inland)
    ends = {frozenset((track[0], track[-1])) for track in shores()}
    assert not any(pair in ends for pair in inland)


@pytest.mark.parametrize("key", ["a", "b"])
@pytest.mark.parametrize("script", list(Script))
def test_seals_stand_off_sites_plates_and_dragon_seats(key: str, script: Script) -> None:
    others = [(a.at, 20) for a in box().alliances] + [(s.at, 24) for s in side(key).sites]
    others += [(realm.seat, 26) for realm in box().realms]
    for state, (x, y) in seal_places(key, script).items():
        assert all(abs(x - u) > r or abs(y - v) > r for (u, v), r in others), state


@pytest.mark.parametrize("key", ["a", "b"])
@pytest.mark.parametrize("script", list(Script))
def test_no_seal_stands_in_another_state(key: str, script: Script) -> None:
    for state, at in seal_places(key, script).items():
        others = [realm for realm in box().realms if realm.key != state]
        assert not [r.key for r in others if inside(at, outline(r.polygon))], state
