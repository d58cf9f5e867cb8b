"""Small positions of Carcassonne as they lie on the table: pieces, and what scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from PIL import Image, ImageFilter

from render import theme
from render.carcassonne import board
from render.carcassonne.anchors import feature_mask
from render.emojis import resized
from render.legend.pieces import SIDE, cut_out, standing_pieces
from render.pieces import Point, put_around
from render.scripts import Script
from rules.carcassonne.moves.scoring import Award, award_for_completed, completed_features, final
from rules.carcassonne.position.board import AROUND
from rules.carcassonne.position.box import FOLLOWERS
from rules.carcassonne.told.view import PlacedFollower, PlacedTile, View, board_of
from rules.grid import cell_at, cell_name

SEATS = 3
_SIDES = (112, 96)
"""The pixels of a tile in an example, and in an example three tiles high."""
_AROUND = 12
"""Pixels of the table around the tiles."""
_FADED = 0.5
"""How far everything fades that does not score."""


@dataclass(frozen=True, slots=True)
class Example:
    """Some tiles and followers."""

    tiles: tuple[str, ...]
    """Tiles such as `M13 D 90`, in the order they were laid. The last one completes what scores."""
    followers: tuple[str, ...] = ()
    """Followers such as `0 M13 road`, the seat first."""
    over: bool = False
    """Whether the game has ended: then features that are not complete score, and farms."""
    scoring: tuple[str, ...] = ()
    """The features that score, such as `M13 road`. All else fades."""
    places: tuple[Point, ...] = ()
    """For each seat that scores, where its points are written: in tiles from the north-west
    corner."""

    @property
    def view(self) -> View:
        """The position, as everybody sees it."""
        tiles, followers = tuple(_tiles(self.tiles)), tuple(_followers(self.followers))
        standing = [follower.seat for follower in followers]
        return View(
            viewer=None,
            seats=SEATS,
            river=False,
            phase="over" if self.over else "deploy",
            turn=0,
            drawn=None,
            tiles=tiles,
            followers=followers,
            supply=tuple(FOLLOWERS - standing.count(seat) for seat in range(SEATS)),
            scores=(0,) * SEATS,
            remaining=(),
            discarded=(),
        )

    @property
    def awards(self) -> tuple[Award, ...]:
        """The awards for this position by the rules."""
        there, last = board_of(self.view), cell_at(self.view.tiles[-1].cell)
        if self.over:
            return final(there, SEATS)
        return tuple(
            award_for_completed(there, key, last, SEATS) for key in completed_features(there, last)
        )


def _tiles(words: tuple[str, ...]) -> Iterator[PlacedTile]:
    for cell, kind, turn in map(str.split, words):
        yield PlacedTile(cell, kind, int(turn), 0)


def _followers(words: tuple[str, ...]) -> Iterator[PlacedFollower]:
    for seat, cell, spot in map(str.split, words):
        yield PlacedFollower(int(seat), cell, spot)


def drawn(example: Example, _: Script = Script.LATIN) -> Image.Image:
    """An example as it lies on the table, without anything written on it."""
    view, alone = example.view, not example.scoring
    area = board.area([tile.cell for tile in view.tiles])
    rim, side = (0, SIDE) if alone else (_AROUND, _SIDES[area.rows > 2])
    area = replace(area, side=side)
    size = area.columns * side + 2 * rim, area.rows * side + 2 * rim
    table = board.Table(board.parchment(size), view, area, rim, rim)
    board.draw_tiles(table)
    picture = table.canvas.image.convert("RGB")
    if not alone:
        faded = Image.blend(picture, Image.new("RGB", size, theme.TABLE), _FADED)
        picture = Image.composite(picture, faded, _features_mask(table, example.scoring))
    for follower in view.followers:
        piece = board.standing(
            follower.seat, round(side * board.FOLLOWER), follower.spot.startswith("field")
        )
        put_around(picture, piece, table.middle(follower.cell, follower.spot))
    places = ((rim + x * side, rim + y * side) for x, y in example.places)
    points = ((seat, award.points) for award in example.awards for seat in award.seats)
    tags = [(at, *scored) for at, scored in zip(places, points, strict=True)]
    return cut_out(picture, (0, 0, *size), tags)


def _features_mask(table: board.Table, names: tuple[str, ...]) -> Image.Image:
    """A mask, white where the features are; a cloister with all tiles around it."""
    there, side, seen = (
        board_of(table.view),
        table.area.side,
        Image.new("L", table.canvas.image.size),
    )
    for cell, spot in map(str.split, names):
        for segment in there.feature(there.segment(cell_at(cell), spot)).segments:
            x, y = there.cell_of(segment)
            tile = there.tiles[x, y]
            one = tile.spots[segment & 15]
            mask = resized(feature_mask(tile.kind, one.sort, one.index), (side, side))
            mask = mask.rotate(-tile.turn).filter(ImageFilter.MaxFilter(_EDGE))
            seen.paste(255, table.corner(cell_name(x, y)), mask)
            for dx, dy in (*AROUND, (0, 0)) if one.sort == "cloister" else ():
                if (x + dx, y + dy) in there.tiles:
                    west, north = table.corner(cell_name(x + dx, y + dy))
                    seen.paste(255, (west, north, west + side, north + side))
    return seen


_EDGE = 7
"""How many pixels around a feature stay visible with it, such as its wall."""


EXAMPLES: Mapping[str, Example] = {
    "scored-road": Example(
        ("L13 W 0", "M13 U 90", "N13 W 0"), ("0 L13 road-e",), scoring=("M13 road",),
        places=((1.5, 0.8),),
    ),
    "scored-city": Example(
        ("L13 E 90", "M13 F 0", "N13 E 270"), ("0 L13 city", "0 M13 city", "1 N13 city"),
        scoring=("M13 city",), places=((2.66, 0.5),),
    ),
    "scored-small-city": Example(
        ("M13 E 90", "N13 E 270"), ("0 M13 city",), scoring=("M13 city",), places=((1.64, 0.5),),
    ),
    "scored-cloister": Example(
        ("M13 B 0", "M12 U 90", "L12 V 270", "N12 K 0", "L13 U 0", "L14 V 180", "M14 D 180",
         "N14 J 90", "N13 V 180"),
        ("0 M13 cloister",), scoring=("M13 cloister",), places=((1.5, 1.96),),
    ),
    "scored-open-road": Example(
        ("L13 W 0", "M13 U 90"), ("0 L13 road-e",), over=True, scoring=("M13 road",),
        places=((1.5, 0.8),),
    ),
    "scored-open-city": Example(
        ("L13 E 90", "M13 F 0"), ("0 L13 city", "1 M13 city"), over=True, scoring=("M13 city",),
        places=((0.36, 0.28), (0.36, 0.72)),
    ),
    "scored-open-cloister": Example(
        ("M13 B 0", "M12 U 90", "L12 V 270", "N12 K 0", "L13 U 0", "L14 V 180"),
        ("0 M13 cloister",), over=True, scoring=("M13 cloister",), places=((2.5, 1.5),),
    ),
    "scored-farm": Example(
        ("M13 H 0", "M12 E 180", "M14 E 0", "N12 U 0", "N13 U 0", "N14 U 0"),
        ("0 M13 field", "1 N13 field-nne"), over=True,
        scoring=("M13 field", "M13 city-n", "M13 city-s"), places=((0.5, 0.42), (0.5, 2.58)),
    ),
}  # fmt: skip
"""One example for each way to score, by name."""

ALONE: Mapping[str, Example] = {
    "legend-knight": Example(("M13 N 0",), ("0 M13 city",)),
    "legend-thief": Example(("M13 D 0",), ("0 M13 road",)),
    "legend-farmer": Example(("M13 D 0",), ("0 M13 field-ese",)),
    "legend-monk": Example(("M13 B 0",), ("0 M13 cloister",)),
    "legend-pennant": Example(("M13 C 0",)),
    "legend-city": Example(("M13 E 0",)),
    "legend-road": Example(("M13 U 0",)),
    "legend-river": Example(("M13 R-STRAIGHT 0",)),
    "tile-b": Example(("M13 B 0",)),
    **{f"tile-{kind.lower()}": Example((f"M13 {kind} 0",)) for kind in ("R-SPRING", "R-LAKE")},
    "tile-r-straight": Example(("M13 R-STRAIGHT 0",)),
}
"""Single pieces, by name."""

STANDING = standing_pieces(ALONE, EXAMPLES, drawn)
"""Pieces and examples for the rules, by name."""
