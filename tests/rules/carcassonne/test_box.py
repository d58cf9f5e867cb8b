"""What is in the box, and every tile in every turn."""

from __future__ import annotations

from collections import Counter
from math import ceil, floor

from rules.carcassonne import META
from rules.carcassonne.position.box import (
    HALVES,
    SIDES,
    TURNS,
    box,
    different_turns,
    same_look,
    spots,
    turned,
)

EVERY = [(kind, turn) for kind in box() for turn in TURNS]


def test_how_many_tiles_there_are() -> None:
    land = {kind: tile for kind, tile in box().items() if not tile.role}
    river = {kind: tile for kind, tile in box().items() if tile.role}
    assert (len(land), sum(tile.count for tile in land.values())) == (24, 72)
    assert (len(river), sum(tile.count for tile in river.values())) == (10, 12)
    roles = Counter(role for tile in river.values() for role in [tile.role] * tile.count)
    assert roles == {"spring": 1, "course": 10, "lake": 1}
    assert [kind for kind, tile in box().items() if tile.start] == ["D"]
    shares = [(72 - 1) / seats for seats in META.seats]
    effort = META.effort
    assert effort is not None
    assert effort.turns == (floor(min(shares)), ceil(max(shares))), "a turn for each tile"


def test_what_the_land_shows() -> None:
    land = [tile for tile in box().values() if not tile.role for _ in range(tile.count)]
    sides = Counter(side for tile in land for side in tile.sides)
    assert sides == {"C": 79, "R": 94, "F": 115}
    assert sum(tile.pennant for tile in land) == 10
    assert sum(tile.cloister for tile in land) == 6


def test_what_the_river_shows() -> None:
    river = [tile for tile in box().values() if tile.role for _ in range(tile.count)]
    sides = Counter(side for tile in river for side in tile.sides)
    assert sides == {"W": 22, "F": 15, "R": 6, "C": 5}
    assert not any(tile.pennant for tile in river)
    assert sum(tile.cloister for tile in river) == 1


def test_every_side_and_half_belongs_to_one_feature() -> None:
    for kind, turn in EVERY:
        tile = turned(kind, turn)
        for side, shown in enumerate(tile.sides):
            at = (kind, turn, side)
            lines = [spot.sort for spot in tile.spots if side in spot.sides]
            fields = [half for spot in tile.spots for half in spot.halves if half // 2 == side]
            assert lines == {"C": ["city"], "R": ["road"]}.get(shown, []), at
            assert sorted(fields) == ([] if shown == "C" else [2 * side, 2 * side + 1]), at


def test_names_of_spots_tell_where_they_are() -> None:
    for kind, turn in EVERY:
        found = spots(kind, turn)
        assert len({spot.name for spot in found}) == len(found), (kind, turn)
        for spot in found:
            alone = sum(other.sort == spot.sort for other in found) == 1
            place = HALVES[spot.halves[0]] if spot.halves else ""
            place = SIDES[spot.sides[0]].lower() if spot.sides else place
            assert spot.name == (spot.sort if alone else f"{spot.sort}-{place}"), (kind, turn)


def test_a_quarter_turn_moves_everything_on() -> None:
    for kind, turn in ((kind, turn) for kind in box() for turn in (0, 90, 180)):
        before, after = turned(kind, turn), turned(kind, turn + 90)
        assert after.sides == before.sides[3] + before.sides[:3], (kind, turn)
        for one, two in zip(before.spots, after.spots, strict=True):
            assert (one.sort, one.index, one.cities) == (two.sort, two.index, two.cities), kind
            assert {(side + 1) % 4 for side in one.sides} == set(two.sides), kind
            assert {(half + 2) % 8 for half in one.halves} == set(two.halves), kind


def test_cities_stand_first_so_that_their_index_is_their_number() -> None:
    for kind, turn in EVERY:
        for spot in spots(kind, turn):
            for city in spot.cities:
                against = spots(kind, turn)[city]
                assert (against.sort, against.index) == ("city", city)


def test_which_turns_look_the_same() -> None:
    four_alike = {"B", "C", "X"}
    two_alike = {"F", "G", "H", "U", "R-STRAIGHT", "R-BRIDGE", "R-TWOCITIES"}
    for kind in box():
        alike = 1 if kind in four_alike else 2 if kind in two_alike else 4
        assert len(different_turns(kind)) == alike
    assert [same_look("U", turn) for turn in TURNS] == [0, 90, 0, 90]
