"""Seats and sorts of pieces are told apart by colour with the three common kinds of colour
blindness, too; where colours are close, by shape."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from render import theme
from render.carcassonne import colours as carcassonne
from render.changcheng.ground import colours as changcheng
from render.china.ground import colours as china
from render.ming.ground import colours as ming
from render.ming.ground.signs import sign
from render.pieces import follower
from render.theme import Colour
from render.tigris import colours as tigris
from rules.china.position.box import box
from rules.ming.position.box import box as ming_box
from tests.each import each
from tests.render.colour_vision import VISIONS, ciede2000, contrast, distance

SEATS: Mapping[Any, Colour] = dict(enumerate(seat.fill for seat in theme.SEATS))

ALONE = 12.0
"""So far apart colours are told apart side by side without any other help."""
WITH_SIGNS = 8.0
"""So far apart they are seen to differ; a sign or an outline says which is which."""

APART: Mapping[str, tuple[Mapping[Any, Colour], float]] = {
    "seats": (SEATS, ALONE),
    "tigris-tiles": (tigris.FILL, ALONE),
    "tigris-marks": (tigris.LIGHT, ALONE),
    "tigris-kingdoms": (dict(enumerate(tigris.KINGDOMS)), WITH_SIGNS),
    "china-states": (china.CARDS, ALONE),
}
"""What is told apart by colour, and how far apart it must stand."""

_CHINA_SEA = (china.SEA, china.SEA_LIGHT, china.SEA_PALE)
_COLOURS_AT_SEA = ("green", "yellow", "orange")
"""States at the sea, but for Chu, whose colour differs from it."""

every_vision = each("vision", VISIONS)


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_the_published_one(one: Any, other: Any, apart: float) -> None:
    assert ciede2000(one, other) == pytest.approx(apart, abs=1e-4)


@each("vision", [name for name in VISIONS if name != "common"])
def test_the_simulation_leaves_greys_and_takes_a_difference(vision: str) -> None:
    confused = {
        "protanopia": ((160, 0, 60), (60, 60, 60)),
        "deuteranopia": ((160, 90, 60), (110, 112, 60)),
        "tritanopia": ((0, 120, 200), (0, 130, 130)),
    }[vision]
    assert distance((90, 90, 90), (90, 90, 90), vision) == 0
    assert distance(*confused, vision) < distance(*confused) * 0.6


@every_vision
@each("what", APART)
def test_colours_are_far_enough_apart(what: str, vision: str) -> None:
    colours, least = APART[what]
    for (one, first), (other, second) in combinations(colours.items(), 2):
        assert distance(first, second, vision) >= least, (one, other)


@every_vision
def test_emblems_stand_out_on_every_seats_colour(vision: str) -> None:
    assert len({seat.sign for seat in theme.SEATS}) == len(theme.SEATS)
    for seat in theme.SEATS:
        assert distance(seat.fill, seat.emblem, vision) >= 2 * ALONE


@every_vision
def test_roads_water_and_walls_stand_out_of_the_land(vision: str) -> None:
    land = (carcassonne.GRASS, carcassonne.CITY)
    for ground in land:
        assert distance(carcassonne.ROAD_FILL, ground, vision) >= ALONE
        assert distance(carcassonne.WATER, ground, vision) >= ALONE
        assert distance(carcassonne.LINE, ground, vision) >= 2 * ALONE
    assert distance(carcassonne.WALL_LIGHT, carcassonne.CITY, vision) >= 2 * ALONE
    assert distance(carcassonne.WALL_DARK, carcassonne.GRASS, vision) >= 2 * ALONE


READ = 4.5
"""So many times as light letters are, or what is behind them."""
TINTED = 1.15
"""So many times as light one of two tints is that meet at a drawn border."""
LIGHTER = 1.8
"""So many times as light one of two areas that meet is for whoever sees no green."""

MEETING: Mapping[str, tuple[Colour, Colour]] = {
    **{f"city and field {k}": (carcassonne.CITY, at) for k, at in enumerate(carcassonne.GRASSES)},
    "paved city and field": (carcassonne.CITY_LIGHT, carcassonne.GRASS),
    "city and road": (carcassonne.CITY, carcassonne.ROAD_FILL),
    **{f"field {k} and road": (at, carcassonne.ROAD_FILL)
       for k, at in enumerate(carcassonne.GRASSES)},
    **{f"field {k} and river": (at, carcassonne.WATER)
       for k, at in enumerate(carcassonne.GRASSES)},
    **{
        f"Chu and sea {number}": (chu, sea)
        for chu in china.shades("purple")[:2]
        for number, sea in enumerate(_CHINA_SEA)
    },
}  # fmt: skip
"""Areas that are told apart by their colours."""

LINED: Mapping[str, tuple[Colour, Colour]] = {
    **{f"China: {key}": (china.shades(key)[0], china.LINE) for key in china.CARDS},
    **{f"China: {key} at sea": (china.shades(key)[0], china.COAST) for key in _COLOURS_AT_SEA},
    **{f"China: sea {at}": (sea, china.COAST) for at, sea in enumerate(_CHINA_SEA)},
    "China: steppe": (china.STEPPE_SOFT, china.LINE),
    **{f"Ming: {key}": (ming.shades(key)[0], ming.LINE) for key in ming.PROVINCES},
    **{f"Ming: sea {at}": (sea, ming.LINE) for at, sea in enumerate((ming.SEA, ming.SEA_PALE))},
    **{f"Chang Cheng: steppe {k}": (at, changcheng.STEPPE_LINE)
       for k, at in enumerate(changcheng.STEPPES)},
    **{f"Chang Cheng: field {k}": (at, changcheng.FIELD_LINE)
       for k, at in enumerate(changcheng.FIELDS)},
    **{f"Chang Cheng: wall {k}": (at, changcheng.STONE_DARK)
       for k, at in enumerate((*changcheng.STEPPES, *changcheng.FIELDS))},
    "Tigris: bank": (tigris.FERTILE, tigris.BANK),
    "Tigris: river": (tigris.WATER, tigris.BANK),
}  # fmt: skip
"""Areas, and the line that is drawn where they meet others."""


@each("what", {**MEETING, **LINED})
def test_areas_that_meet_differ_in_lightness_for_who_sees_no_green(what: str) -> None:
    one, other = {**MEETING, **LINED}[what]
    assert contrast(one, other, "deuteranopia") >= LIGHTER


@every_vision
def test_provinces_of_ming_that_meet_are_tinted_lighter_and_darker(vision: str) -> None:
    province = {region.key: region.province for region in ming_box().regions}
    meeting = {frozenset((province[b.one], province[b.other])) for b in ming_box().borders}
    for one, other in (pair for pair in meeting if len(pair) == 2):
        tints = ming.PROVINCES[one], ming.PROVINCES[other]
        assert contrast(*tints, vision) >= TINTED, (one, other)


@every_vision
def test_city_and_field_differ_in_lightness_for_everybody(vision: str) -> None:
    for grass in carcassonne.GRASSES:
        assert contrast(carcassonne.CITY, grass, vision) >= LIGHTER


@every_vision
def test_letters_on_the_table_of_carcassonne_are_read(vision: str) -> None:
    for table in (carcassonne.TABLE, carcassonne.TABLE_DARK, carcassonne.TABLE_LIGHT):
        assert contrast(carcassonne.TABLE_INK, table, vision) >= READ
    assert contrast(theme.INK, carcassonne.SLOT, vision) >= READ
    assert contrast(theme.MARK, carcassonne.SLOT, vision) >= READ


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21, abs=0.01)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def shape(picture: Image.Image) -> list[bool]:
    """Where a picture is lighter than the middle of what there is in it: no colours."""
    values = picture.convert("RGBA").convert("L").tobytes()
    middle = (min(values) + max(values)) / 2
    return [value > middle for value in values]


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which two shapes differ."""
    pairs = list(zip(shape(one), shape(other), strict=True))
    return sum(first != second for first, second in pairs) / len(pairs)


def test_followers_of_different_seats_differ_in_their_emblem() -> None:
    pieces = [follower(seat, 96) for seat in range(len(theme.SEATS))]
    assert all(differing(one, other) > 0.01 for one, other in combinations(pieces, 2))


def test_transports_differ_in_their_sign() -> None:
    signs = [sign(card, 64) for card in ming.TRANSPORTS]
    assert all(differing(one, other) > 0.05 for one, other in combinations(signs, 2))


def test_cards_of_different_colours_name_different_states() -> None:
    named = {
        colour: frozenset(realm.key for realm in box().realms if realm.colour == colour)
        for colour in china.CARDS
    }
    assert all(named.values())
    assert len(set(named.values())) == len(named)


@every_vision
def test_neutral_pieces_differ_from_those_of_seats_or_bear_no_emblem(vision: str) -> None:
    assert changcheng.emblem_of(None) != changcheng.NEUTRAL
    for neutral in (changcheng.NEUTRAL, ming.NEUTRAL):
        assert all(distance(neutral, fill, vision) >= 5 for fill in SEATS.values())
