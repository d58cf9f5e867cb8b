"""What is written on the map: names of states and sites, numbers of sites and alliances."""

from __future__ import annotations

from render.brush import Brush
from render.china.ground import colours as c
from render.china.ground.atlas import realm_of
from render.china.ground.words import label_size, label_weight
from render.scripts import Script, name_of
from render.theme import Colour, mix
from rules.china.position.box import Realm, Site, box, side

SEAT_RADIUS = 23.0
"""Radius of a dragon seat, in units of the canvas."""
SITE_RADIUS = 15.5


def number_of(site: str) -> str:
    """The number of a site in its state: `3` of `we3`."""
    return site.lstrip("abcdefghijklmnopqrstuvwxyz")


def name_halo(site: Site) -> Colour:
    """The pale colour of the state around the name of a site."""
    return mix(c.CARDS[realm_of(site.state).colour], c.PAPER, 0.62)


def paint_seat(brush: Brush, realm: Realm) -> None:
    """Paints a dragon seat."""
    x, y = realm.seat
    brush.disc(realm.seat, SEAT_RADIUS, c.LINE)
    brush.disc(realm.seat, SEAT_RADIUS - 1.4, c.GOLD)
    brush.disc(realm.seat, SEAT_RADIUS - 4.2, c.GOLD_DARK)
    brush.disc(realm.seat, SEAT_RADIUS - 5.4, c.PAPER)
    brush.text((x, y - 1), "龍", 23, c.SEAL, script=Script.TRADITIONAL)


def paint_name(brush: Brush, realm: Realm, script: Script) -> None:
    """Paints the name of a state."""
    name, size = name_of(realm, script), label_size(script)
    bold, halo, rim = label_weight(script), label_halo(realm), size * 0.1
    brush.words(realm.label, name, size, c.LINE, halo, bold=bold, rim=rim, script=script)


def label_halo(realm: Realm) -> Colour:
    """The very pale colour of the state around its name."""
    return mix(c.CARDS[realm.colour], c.PAPER, 0.72)


def paint_site(brush: Brush, site: Site) -> None:
    """Paints a free site with its number."""
    x, y = site.at
    brush.disc(site.at, SITE_RADIUS, c.LINE)
    brush.disc(site.at, SITE_RADIUS - 1.7, c.PAPER)
    brush.text((x, y - 1.2), number_of(site.key), 21, c.LINE, bold=0.05)


def paint_alliance(brush: Brush, at: tuple[int, int], number: int) -> None:
    """Paints the plate with the number of an alliance on its border."""
    brush.box(at, 15, 12.5, c.GOLD, 3)
    brush.box(at, 13.2, 10.7, c.PLATE, 2)
    brush.text((at[0], at[1] - 1), str(number), 18.5, c.PLATE_TEXT, bold=0.05)


def paint_plates(brush: Brush, key: str) -> None:
    """Paints what lies on one side of the map, without letters."""
    for realm in box().realms:
        brush.disc(realm.seat, SEAT_RADIUS, c.LINE)
    for alliance in box().alliances:
        brush.box(alliance.at, 15, 12.5, c.LINE, 3)
    for site in side(key).sites:
        brush.disc(site.at, SITE_RADIUS, c.LINE)


def paint_signs(brush: Brush, key: str, script: Script) -> None:
    """Paints what is written on one side of the map. Names of sites are not included, because they
    come and go."""
    for realm in box().realms:
        paint_seat(brush, realm)
        paint_name(brush, realm, script)
    for alliance in box().alliances:
        paint_alliance(brush, alliance.at, alliance.number)
    for site in side(key).sites:
        paint_site(brush, site)
