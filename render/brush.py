"""A brush for painted maps and their pieces: shapes in the units of a canvas, drawn large and
shrunk to smooth edges. Knows no game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.fonts.faces import font
from render.pieces import SUPER, Point
from render.scripts import Script
from render.theme import DETAIL, SHADOW, Colour

Fill = Colour | int
"""The colour a shape is filled with, or a shade of grey on a picture of greys."""
LARGER = 2 if DETAIL == 1 else 1
"""Maps are painted this many times larger; pieces `SUPER` times. Posters are drawn large anyway:
painted larger still, a map would take 700 MB."""
FALL: Point = (0.7, 1.0)
"""Where shadows fall in all games, for each unit of height. The light comes from the north-west."""
SHADE = 0.42
"""How dark a shadow is, from 0 to 1."""
_COARSE = 2
"""Shadows on the ground are painted this many times smaller."""
_BAND = 128
"""Shadows are laid on in bands of this many pixels' height: the shadow of a whole map takes 10
MB."""
_BESIDE = 4
"""Rows painted beside a band, so that its edge is as smooth as its middle."""


class Brush:
    """Draws on a large picture; all lengths in units of the canvas."""

    def __init__(self, picture: Image.Image, scale: float, origin: Point, larger: int) -> None:
        self.picture, self.scale, self.larger = picture, scale, larger
        self.origin = origin
        self.pen = ImageDraw.Draw(picture)

    def at(self, point: Point) -> Point:
        """The pixel of a point."""
        x, y = self.origin
        return x + point[0] * self.scale, y + point[1] * self.scale

    def shape(self, points: Sequence[Point], fill: Colour, rim: float = 0) -> None:
        """Fills an outline that is grown by `rim` units."""
        path = [self.at(p) for p in points]
        self.pen.polygon(path, fill=fill)
        if rim:
            wide = max(1, round(2 * rim * self.scale))
            self.pen.line([*path, path[0], path[1]], fill, wide, joint="curve")

    def line(self, points: Sequence[Point], width: float, fill: Fill) -> None:
        """Draws a line with round ends."""
        path = [self.at(p) for p in points]
        thick = max(1, round(width * self.scale))
        self.pen.line(path, fill, thick, joint="curve")
        half = thick / 2 - 1
        for x, y in (path[0], path[-1]):
            self.pen.ellipse((x - half, y - half, x + half, y + half), fill)

    def outline(self, points: Sequence[Point], width: float, fill: Fill) -> None:
        """Draws a closed line."""
        self.line((*points, *points[:2]), width, fill)

    def wash(
        self, points: Sequence[Point], shades: Sequence[Colour], steps: Sequence[int], blur: float
    ) -> None:
        """Fills an area with the first shade along its border and the others further in. The
        outline is blurred by `blur` units. `steps` are the grey values from which each of the other
        shades begins."""
        corners = [self.at(p) for p in points]
        left, top = (int(min(at[k] for at in corners)) - 4 for k in (0, 1))
        right, bottom = (int(max(at[k] for at in corners)) + 4 for k in (0, 1))
        mask = Image.new("L", (right - left, bottom - top), 0)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in corners], fill=255)
        self.picture.paste(shades[0], (left, top), mask)
        deep = mask.reduce(8).filter(ImageFilter.GaussianBlur(blur * self.scale / 8))
        deep = deep.resize(mask.size, Image.Resampling.BICUBIC)
        for colour, step in zip(shades[1:], steps, strict=True):
            seen = [0] * step + [255] * (256 - step)
            within = deep.point(seen)
            self.picture.paste(colour, (left, top), ImageChops.darker(mask, within))

    def disc(self, at: Point, radius: float, fill: Fill) -> None:
        """Fills a circle."""
        self.oval(at, radius, radius, fill)

    def oval(self, at: Point, wide: float, high: float, fill: Fill) -> None:
        """Fills an oval with these half axes."""
        x, y = self.at(at)
        w, h = wide * self.scale, high * self.scale
        self.pen.ellipse((x - w, y - h, x + w, y + h), fill)

    def ring(self, at: Point, radius: float, width: float, fill: Colour) -> None:
        """Draws a circle; `radius` is that of its outer edge."""
        self.arc(at, radius, (0, 360), width, fill)

    def arc(
        self, at: Point, radius: float, turn: tuple[int, int], width: float, fill: Colour
    ) -> None:
        """Draws part of a circle between two angles in degrees, clockwise from the east."""
        (x, y), r = self.at(at), radius * self.scale
        thick = max(1, round(width * self.scale))
        self.pen.arc((x - r, y - r, x + r, y + r), *turn, fill=fill, width=thick)

    def box(self, at: Point, wide: float, high: float, fill: Colour, radius: float = 0) -> None:
        """Fills a rectangle around a point, with these half sides."""
        x, y = self.at(at)
        w, h = wide * self.scale, high * self.scale
        self.pen.rounded_rectangle((x - w, y - h, x + w, y + h), radius * self.scale, fill)

    def erase(self, north_west: Point, south_east: Point) -> None:
        """Makes a rectangle of a clear picture clear again."""
        (x0, y0), (x1, y1) = self.at(north_west), self.at(south_east)
        self.picture.paste((0, 0, 0, 0), (round(x0), round(y0), round(x1), round(y1)))

    def text(
        self, at: Point, text: str, size: float, fill: Colour, *,
        anchor: str = "mm", bold: float = 0.03, rim: float = 0,
        script: Script = Script.LATIN,
    ) -> None:  # fmt: skip
        """Writes a text, thickened by `bold` times its size and by `rim` units."""
        weight = round(bold * size * self.scale + rim * self.scale)
        letters = font(size * self.scale, script)
        self.pen.text(self.at(at), text, fill, letters, anchor, stroke_width=weight)

    def words(
        self, at: Point, text: str, size: float, fill: Colour, halo: Colour, *,
        bold: float, rim: float, script: Script,
    ) -> None:  # fmt: skip
        """Writes a text with a rim of another colour, `rim` units wide."""
        self.text(at, text, size, halo, bold=bold, rim=rim, script=script)
        self.text(at, text, size, fill, bold=bold, script=script)

    def done(self) -> Image.Image:
        """The picture in its true size."""
        if self.larger == LARGER == 1:
            return self.picture.filter(ImageFilter.SMOOTH)
        return self.picture.reduce(self.larger)


def map_brush(size: tuple[int, int], scale: float, corner: Point, ground: Colour) -> Brush:
    """A brush for a map of `size` pixels. A unit is `scale` pixels, and the map begins at
    `corner`."""
    large = Image.new("RGB", (size[0] * LARGER, size[1] * LARGER), ground)
    return _map_brush(large, scale, corner)


def brush_over(picture: Image.Image, scale: float, corner: Point) -> Brush:
    """A brush that paints over a finished picture of a map."""
    size = picture.width * LARGER, picture.height * LARGER
    large = picture.resize(size, Image.Resampling.NEAREST)
    return _map_brush(large, scale, corner)


def _map_brush(large: Image.Image, scale: float, corner: Point) -> Brush:
    one = scale * LARGER
    return Brush(large, one, (-corner[0] * one, -corner[1] * one), LARGER)


def piece_brush(
    size: int | tuple[int, int], span: float, ground: Colour, larger: int = SUPER
) -> Brush:
    """A brush for a clear picture of `size` pixels. Its width is `span` units, counted from its
    middle. `ground` is the colour that clear pixels bring to the edges. It is painted `larger`
    times larger."""
    wide, high = (size, size) if isinstance(size, int) else size
    large = Image.new("RGBA", (wide * larger, high * larger), (*ground, 0))
    middle = (wide * larger / 2, high * larger / 2)
    return Brush(large, wide * larger / span, middle, larger)


def shadowed(piece: Image.Image, height: float) -> Image.Image:
    """A clear picture with its soft shadow below it, as if it stood `height` pixels high. It grows
    equally on all sides, so that its middle stays where it was."""
    room = math.ceil(2 * height)
    size = (piece.width + 2 * room, piece.height + 2 * room)
    fallen = Image.new("L", size)
    fallen.paste(
        piece.getchannel("A"), (room + round(FALL[0] * height), room + round(FALL[1] * height))
    )
    soft = fallen.filter(ImageFilter.GaussianBlur(height / 2))
    ground = Image.new("RGBA", size, (*SHADOW, 0))
    ground.putalpha(soft.point([round(SHADE * step) for step in range(256)]))
    ground.alpha_composite(piece, (room, room))
    return ground


def lay_shadow(
    brush: Brush,
    paint: Callable[[Brush], None],
    height: float,
    shade: float | Callable[[int], float] = SHADE,
) -> None:
    """Paints the soft shadow on the ground of what `paint` paints, `height` units high. `paint` may
    use any colours but black, and must paint over the shadow later. `shade` is how dark the shadow
    is. A function gives that for each grey value of a blurred white picture."""
    soft = _fallen(brush, paint, height)
    west, north, east, south = soft.getbbox() or (0, 0, 1, 1)
    soft = soft.crop((west, north, east, south))
    shades = [shade(grey) if callable(shade) else shade * grey / 255 for grey in range(256)]
    darkness = [round(255 * share) for share in shades]
    for top in range(0, soft.height, _BAND):
        band = _larger(soft, top, min(top + _BAND, soft.height))
        at = west * _COARSE, (north + top) * _COARSE
        brush.picture.paste(SHADOW, at, band.point(darkness))


def _larger(soft: Image.Image, top: int, below: int) -> Image.Image:
    """Some rows of a soft shadow in true size, as smooth as if all of it were made larger at
    once."""
    first, last = max(0, top - _BESIDE), min(soft.height, below + _BESIDE)
    size = soft.width * _COARSE, (last - first) * _COARSE
    rows = soft.crop((0, first, soft.width, last))
    rows = rows.resize(size, Image.Resampling.BICUBIC)
    return rows.crop((0, (top - first) * _COARSE, size[0], (below - first) * _COARSE))


def _fallen(brush: Brush, paint: Callable[[Brush], None], height: float) -> Image.Image:
    """A soft grey picture of where a shadow falls, `_COARSE` times smaller."""
    wide, high = brush.picture.size
    picture = Image.new("RGB", (wide // _COARSE, high // _COARSE))
    one = brush.scale / _COARSE
    x, y = (at / _COARSE + way * height * one for at, way in zip(brush.origin, FALL, strict=True))
    paint(Brush(picture, one, (x, y), 1))
    there = picture.convert("L").point([0] + [255] * 255)
    return there.filter(ImageFilter.GaussianBlur(height * one / 2))
