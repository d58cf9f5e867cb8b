"""The map and the cards: what is certain of them, and what they must be to be played with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from pydantic import ValidationError

from rules.ming.position.box import PROVINCES, REGIONS, Box, box, deck, recallable

MAP = box()
CROSSINGS = {frozenset((border.one, border.other)): border.transport for border in MAP.borders}
PROVINCE_OF = {region.key: region.province for region in MAP.regions}


def reached(transports: set[str]) -> set[str]:
    """Regions that can be reached from the first one by some transports alone."""
    seen, waiting = {REGIONS[0]}, [REGIONS[0]]
    while waiting:
        here = waiting.pop()
        for pair, transport in CROSSINGS.items():
            if here in pair and transport in transports and not pair <= seen:
                waiting += pair - seen
                seen |= pair
    return seen


def test_components_are_complete() -> None:
    assert (len(PROVINCES), len(REGIONS), len(MAP.borders)) == (6, 18, 41)
    assert Counter(deck()) == {"horse": 18, "rickshaw": 18, "junk": 18}
    assert (MAP.dragon_cards, MAP.tiles, MAP.returns) == (18, 18, (0, 1, 2, 3))


def test_three_regions_follow_each_province_in_its_order() -> None:
    assert [region.province for region in MAP.regions] == [p for p in PROVINCES for _ in range(3)]


def test_regions_of_a_province_touch_by_all_three_transports() -> None:
    for province in PROVINCES:
        inside = [region for region in REGIONS if PROVINCE_OF[region] == province]
        signs = {CROSSINGS[frozenset(pair)] for pair in combinations(inside, 2)}
        assert signs == set(MAP.cards)


def test_a_border_is_listed_once() -> None:
    assert len(CROSSINGS) == len(MAP.borders)
    assert all(len(pair) == 2 and pair <= set(REGIONS) for pair in CROSSINGS)
    assert Counter(CROSSINGS.values()) == {"horse": 14, "junk": 14, "rickshaw": 13}


def test_every_region_has_all_transports_and_two_of_them_reach_everywhere() -> None:
    for region in REGIONS:
        assert {sign for pair, sign in CROSSINGS.items() if region in pair} == set(MAP.cards)
    for pair in combinations(MAP.cards, 2):
        assert reached(set(pair)) == set(REGIONS)


def test_borders_run_along_the_outlines_of_both_regions() -> None:
    outlines = {region.key: set(region.polygon) for region in MAP.regions}
    for border in MAP.borders:
        assert set(border.line) <= outlines[border.one] & outlines[border.other]
    shared = {
        frozenset(pair)
        for pair in combinations(REGIONS, 2)
        if len(outlines[pair[0]] & outlines[pair[1]]) > 2
    }
    assert shared == set(CROSSINGS)


def test_every_place_has_its_spots() -> None:
    for region in MAP.regions:
        assert (len(region.open), len(region.houses)) == (4, 3)
    assert all(len(province.spots) == 4 for province in MAP.provinces)
    assert len(MAP.table.rounds) == 6


def test_a01_every_number_can_be_recalled() -> None:
    assert recallable(6) == (0, 1, 2, 3, 4, 5, 6)
    assert recallable(2) == (0, 1, 2)


def test_r11_too_few_movement_cards_are_refused() -> None:
    words = MAP.model_dump(by_alias=True) | {"cards": {"horse": 20, "rickshaw": 4, "junk": 1}}
    with pytest.raises(ValidationError, match="26 movement cards or more"):
        Box.model_validate(words)
