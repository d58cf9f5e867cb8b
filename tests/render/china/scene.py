"""Views of China made by hand, without playing."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from PIL import Image

from render.china import PAINTER
from render.china.ground.atlas import WIDTH, pixel
from render.painter import RenderOptions
from render.strip import strip_height
from render.theme import GAP, PHONE_WIDTH
from rules.china.position.box import EMISSARIES, HOUSES, box, side
from rules.china.told.view import Alliance, Court, PlacedHouse, ScoredLine, View
from tests.render import scene

LOOK = RenderOptions(("Alice", "李白", "Bob", "Ñandú", "Zoë"))
TOP = strip_height(WIDTH) + round(GAP * WIDTH / PHONE_WIDTH)
"""Pixels above the map."""


def drawn(view: View, options: RenderOptions = LOOK) -> Image.Image:
    """The board as a picture in RGB."""
    return scene.drawn(PAINTER, view, options)


def around(picture: Image.Image, at: tuple[float, float], half: int = 45) -> Image.Image:
    """The part of a picture around a point of the canvas."""
    x, y = pixel(at)
    return picture.crop((x - half, TOP + y - half, x + half, TOP + y + half))


def start(seats: int = 3, key: str = "a", fortresses: bool = False) -> View:
    """The table before the first turn."""
    courts = tuple(Court(realm.key, (0,) * seats, False) for realm in box().realms)
    return View(
        viewer=None,
        seats=seats,
        side=key,
        fortresses=fortresses,
        phase="play",
        turn=1,
        start=1,
        houses=(),
        forts=(),
        courts=courts,
        row=("red", "yellow", "green", "purple"),
        pile=34,
        discards=(),
        used_up=0,
        state=None,
        needed=0,
        houses_left=(HOUSES,) * seats,
        emissaries_left=(EMISSARIES,) * seats,
        fortresses_left=(1 if fortresses else 0,) * seats,
        hand_sizes=(3,) * seats,
        scores=(0,) * seats,
        last=(),
        hand=(),
        alliances=(),
        lines=(),
    )


def built(seats: int = 5, key: str = "b", share: float = 0.8, fortresses: bool = True) -> View:
    """A table with that share of all sites built on, and emissaries where the rules allow them."""
    luck = random.Random("built")
    sites = side(key).sites
    taken = [site for site in sites if luck.random() < share]
    houses = tuple(PlacedHouse(site.key, luck.randrange(seats)) for site in taken)
    forts = tuple(site.key for site in sites[3::11][:seats]) if fortresses else ()
    courts = tuple(_court(realm.key, houses, key, seats, luck) for realm in box().realms)
    placed = Counter(house.seat for house in houses)
    sent = [sum(court.emissaries[seat] for court in courts) for seat in range(seats)]
    return replace(
        start(seats, key, fortresses),
        houses=houses,
        forts=forts,
        courts=courts,
        pile=11,
        used_up=1,
        discards=("orange", "green", "red"),
        houses_left=tuple(HOUSES - placed[seat] for seat in range(seats)),
        emissaries_left=tuple(EMISSARIES - count for count in sent),
        scores=tuple(23 + 11 * seat for seat in range(seats)),
        last=(houses[-1].site, box().realms[0].key),
    )


def _court(
    state: str, houses: tuple[PlacedHouse, ...], key: str, seats: int, luck: random.Random
) -> Court:
    there = {site.key for site in side(key).sites if site.state == state}
    own = Counter(house.seat for house in houses if house.site in there)
    room = max(own.values(), default=0)
    sent = [0] * seats
    for _ in range(luck.randint(0, room)):
        sent[luck.randrange(seats)] += 1
    return Court(state, tuple(sent), sum(own.values()) == len(there))


LINE = ("zh1", "zh2", "zh3", "we1", "we3")
"""Sites along roads of both sides of the map."""


def over(seats: int = 5, key: str = "b") -> View:
    """The end of a game: two alliances and a line have scored."""
    houses = {house.site: house.seat for house in built(seats, key).houses}
    houses |= dict.fromkeys(LINE, 2)
    ordered = [PlacedHouse(s.key, houses[s.key]) for s in side(key).sites if s.key in houses]
    return replace(
        built(seats, key),
        phase="over",
        houses=tuple(ordered),
        last=(),
        used_up=2,
        pile=0,
        alliances=(Alliance(4, (0,), 6), Alliance(9, (1, 2), 5)),
        lines=(ScoredLine(2, LINE, 5),),
    )


def private(hand: tuple[str, ...] = ("red", "red", "green")) -> View:
    """A player on turn looks at the own hand."""
    return replace(built(), viewer=1, hand=hand, last=())
