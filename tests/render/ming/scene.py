"""Views made by hand: tables in every phase, without playing."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from PIL import Image, ImageChops

from render.ming import PAINTER
from render.ming.ground.atlas import HEIGHT, SCALE, pixel, province_of, region_of
from render.ming.ground.places import spots
from render.ming.table.areas import HEIGHT as AREA_HEIGHT
from render.ming.table.strip import HOLDINGS, strip
from render.painter import RenderOptions
from render.pieces import Point
from rules.ming.position.box import PROVINCES, REGIONS
from rules.ming.told.view import Province, Region, View
from tests.render import scene

LOOK = RenderOptions(("Ada Lovelace", "李白", "Þorgerður", "Zoë"))
HANZI = replace(LOOK, locale="zh-CN")
TAIWAN = replace(LOOK, locale="zh-TW")
CARDS = ("horse", "rickshaw", "junk", "horse", "rickshaw", "junk")


def start(seats: int = 4) -> View:
    """Nothing has been done yet."""
    nobody = (0,) * seats
    return View(
        viewer=None,
        seats=seats,
        phase="prince",
        round=1,
        start=1,
        acting=(1,),
        princes=(None,) * seats,
        regions=tuple(Region(key, nobody, 0, None, nobody, 0) for key in REGIONS),
        provinces=tuple(
            Province(key, nobody, card, 18) for key, card in zip(PROVINCES, CARDS, strict=True)
        ),
        deck=48,
        discards=0,
        dragons=18 - seats,
        hands=((0, 0, 0, 1),) * seats,
        tiles=((0,) * 6,) * seats,
        supply=(30,) * seats,
        placing=nobody,
        passed=(False,) * seats,
        scoring=None,
        laid=(False,) * seats,
        own_recall=None,
        returning=nobody,
        neutral_returning=0,
        neutral_left=nobody,
        scores=nobody,
        last=(),
    )


def with_region(view: View, key: str, **changes: Any) -> View:
    """The same with one region changed."""
    regions = (replace(r, **changes) if r.region == key else r for r in view.regions)
    return replace(view, regions=tuple(regions))


def with_province(view: View, key: str, **changes: Any) -> View:
    """The same with one province area changed."""
    found = (replace(p, **changes) if p.province == key else p for p in view.provinces)
    return replace(view, provinces=tuple(found))


def middle() -> View:
    """In the third round: seat 1 may move its prince out of Daming."""
    view = replace(
        start(),
        phase="act",
        round=3,
        start=0,
        princes=("lintao", "daming", "suzhou", "chaozhou"),
        hands=((2, 1, 1, 1), (1, 1, 0, 1), (0, 0, 2, 0), (0, 0, 0, 0)),
        tiles=((1, 0, 2, 0, 0, 0), (0, 3, 0, 0, 1, 1), (1,) * 6, (0, 0, 0, 0, 0, 4)),
        supply=(15, 15, 15, 15),
        deck=12,
        discards=17,
        dragons=11,
        scores=(12, 9, 30, 4),
        last=("lintao",),
    )
    view = with_region(view, "ningxia", courtiers=(2, 0, 1, 0), monk=3)
    view = with_region(view, "daming", courtiers=(0, 3, 0, 2), monk=1)
    return with_province(view, "beizhili", courtiers=(1, 4, 0, 12))


def crowded() -> View:
    """As much as can be on the board, and more."""
    view = replace(
        middle(),
        tiles=((5, 3, 18, 2, 1, 4),) * 4,
        hands=((1, 1, 2, 1),) * 4,
        scores=(123, 99, 107, 88),
        viewer=2,
        acting=(2,),
    )
    for at, key in enumerate(REGIONS):
        houses = [(2, 1, 0, 0), (0, 1, 1, 1), (1, 0, 0, 2)][at % 3]
        view = with_region(view, key, courtiers=(3, 12, 7, 10), monk=at % 4, houses=houses)
    for key in PROVINCES:
        view = with_province(view, key, courtiers=(4, 11, 8, 6))
    return view


def scoring(phase: str = "recall") -> View:
    """Beizhili is being scored: seats 0, 1 and 3 are in Beijing."""
    view = replace(middle(), phase=phase, round=2, scoring="beizhili", acting=(0, 3))
    view = replace(view, laid=(False, True, False, False))
    view = with_region(view, "xuanfu", houses=(2, 1, 0, 0))
    return with_region(view, "daming", houses=(0, 2, 0, 1))


TOP = strip(start(), LOOK).height + HOLDINGS
"""Pixels above the map."""


def drawn(view: View, options: RenderOptions = LOOK) -> Image.Image:
    """The picture of a view."""
    size, pixels = _board(view, options)
    return Image.frombytes("RGB", size, pixels)


@lru_cache(4)
def _board(view: View, options: RenderOptions) -> tuple[tuple[int, int], bytes]:
    picture = scene.drawn(PAINTER, view, options)
    return picture.size, picture.tobytes()


def around(picture: Image.Image, at: Point, reach: float = 16) -> Image.Image:
    """The part of a picture around a point of the map."""
    x, y = pixel(at)
    far = round(reach * SCALE)
    return picture.crop((x - far, y + TOP - far, x + far, y + TOP + far))


def spot(name: str, region: str) -> Point:
    """Where the `row`, the `prince`, the `temple` or the `label` of a region is."""
    found: Point = getattr(spots()[region], name)
    return found


def area(picture: Image.Image, province: str) -> Image.Image:
    """The part of a picture with a province area."""
    at, top = PROVINCES.index(province), TOP + HEIGHT
    left, right = (round(picture.width * edge / len(PROVINCES)) for edge in (at, at + 1))
    return picture.crop((left, top, right, top + AREA_HEIGHT))


def band(picture: Image.Image) -> Image.Image:
    """What is below the areas."""
    top = TOP + HEIGHT + AREA_HEIGHT
    return picture.crop((0, top, picture.width, picture.height))


def changed(one: View, other: View, options: RenderOptions = LOOK) -> set[str]:
    """Regions, cities (by their province), areas (`area-…`), `strip` and `holdings` that differ."""
    difference = ImageChops.difference(drawn(one, options), drawn(other, options))
    found = {
        key
        for key in REGIONS
        if any(
            around(difference, spot(name, key), 6).getbbox() for name in ("row", "prince", "temple")
        )
    }
    found |= {key for key in PROVINCES if around(difference, province_of(key).centre, 30).getbbox()}
    found |= {f"area-{key}" for key in PROVINCES if area(difference, key).getbbox()}
    width = difference.width
    parts = {"strip": (0, 0, width, TOP - HOLDINGS), "holdings": (0, TOP - HOLDINGS, width, TOP)}
    return found | {name for name, box in parts.items() if difference.crop(box).getbbox()}


def house(region: str, at: int) -> Point:
    """Where a house of a region is in its city, as the box has it."""
    return region_of(region).houses[at]
