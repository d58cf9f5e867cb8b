"""Sea, steppe and the nine states, as on an old map: waterlines at the coast, washed colours."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from render.brush import Brush
from render.china.ground import colours as c
from render.china.ground.atlas import Track, decor, land, outline, roads, shores
from render.china.ground.light import light_edge
from render.theme import Colour, mix
from rules.china.position.box import Realm, box

_WATERLINES: tuple[tuple[float, Colour], ...] = (
    (150, c.SEA), (104, mix(c.SEA, c.SEA_LIGHT, 0.5)), (70, c.SEA_LIGHT),
    (51, mix(c.SEA_LINE, c.SEA_LIGHT, 0.5)), (49.4, c.SEA_LIGHT), (33, c.SEA_LINE),
    (31.2, c.SEA_PALE), (17, c.SEA_LINE), (15.2, c.SEA_PALE), (5, c.COAST),
)  # fmt: skip
"""The widths of the lines along the coast, the widest first. Half of each is on the land."""
_INNER = (136, 176, 214, 244)
"""How far from its border a state changes its shade, as grey values of a blurred outline."""
_BLUR = 13.0


def paint_sea(brush: Brush) -> None:
    """Paints the sea with lines that follow the coast."""
    for width, colour in _WATERLINES:
        for track in shores():
            brush.line(track, width, colour)


def paint_waves(brush: Brush, spots: tuple[tuple[float, float], ...]) -> None:
    """Paints small waves like scales, light above a dark line."""
    for x, y in spots:
        for dx, dy in ((0, -3.4), (-6, 0), (6, 0)):
            brush.arc((x + dx, y + dy + 1.2), 6, (195, 345), 1.2, c.SEA_LINE)
            brush.arc((x + dx, y + dy), 6, (195, 345), 1.3, c.SEA_PALE)


def paint_steppe(brush: Brush) -> None:
    """Paints the lands beyond the nine states, a little darker towards the states."""
    steppe = decor("steppe")
    brush.shape(steppe, c.STEPPE)
    inside, border = (Image.new("L", brush.picture.size) for _ in range(2))
    ImageDraw.Draw(inside).polygon([brush.at(p) for p in steppe], fill=255)
    soft = Brush(border, brush.scale, brush.origin, brush.larger)
    for realm in box().realms:
        soft.outline(outline(realm.polygon), 26, 255)
    brush.picture.paste(c.STEPPE_SOFT, (0, 0), ImageChops.darker(inside, border))


def paint_land(brush: Brush) -> None:
    """Paints all land in one colour."""
    for track in land():
        brush.shape(track, c.STEPPE)


def paint_states(brush: Brush) -> None:
    """Paints the nine states in one colour."""
    for realm in box().realms:
        brush.shape(outline(realm.polygon), c.STEPPE)


def paint_state(brush: Brush, realm: Realm) -> None:
    """Paints one state in the colour of its cards. It is paler in the middle and towards the
    light."""
    track = outline(realm.polygon)
    brush.wash(track, c.shades(realm.colour), _INNER, _BLUR)
    light_edge(brush, track, 6.5, c.lit(realm.colour))


def paint_borders(brush: Brush) -> None:
    """Paints a dark line with a light one in it round every state."""
    tracks: list[Track] = [outline(realm.polygon) for realm in box().realms]
    for track in tracks:
        brush.outline(track, 4.6, c.LINE)
    for track in tracks:
        brush.outline(track, 1.7, c.PAPER)


def paint_roads(brush: Brush, key: str) -> None:
    """Paints all roads of one side of the map."""
    for track in roads(key):
        brush.line(track, 8.0, c.ROAD_RIM)
    for track in roads(key):
        brush.line(track, 4.8, c.ROAD)
