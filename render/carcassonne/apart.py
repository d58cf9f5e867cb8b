"""Tiles and followers by themselves: emojis, and what the rules of Carcassonne speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.carcassonne.anchors import anchors, feature_mask
from render.carcassonne.examples import STANDING
from render.carcassonne.tiles import master
from render.emojis import SIDE, Emojis, resized
from render.legend.pieces import LegendPiece, Legends
from render.pieces import follower
from render.theme import mix
from rules.carcassonne.moves import events
from rules.carcassonne.position.box import Sort, box, different_turns, same_look, spots
from rules.carcassonne.told.view import View
from rules.game import Event

_DIM = 0.62
"""How far the rest of the tile fades behind the feature."""
_DOT = 0.13
"""The radius of the dot for the follower, as a share of the tile's side."""


_EXAMPLES: Mapping[Sort, str] = {"city": "D", "road": "D", "field": "D", "cloister": "B"}
"""By sort of feature: a tile with such a feature."""


def _place(sort: Sort) -> Image.Image:
    """A tile faded except for one feature of a sort, with a dot where the follower would stand."""
    kind = _EXAMPLES[sort]
    spot = next(spot for spot in spots(kind, 0) if spot.sort == sort)
    tile = resized(master(kind, 0), (SIDE, SIDE))
    mask = resized(feature_mask(kind, spot.sort, spot.index), tile.size)
    mask = mask.filter(ImageFilter.MaxFilter(5))
    faded = Image.blend(tile, Image.new("RGB", tile.size, theme.TABLE), _DIM)
    picture = Image.composite(tile, faded, mask)
    x, y = (part * SIDE for part in anchors(kind, 0)[spot.name])
    pen = ImageDraw.Draw(picture)
    for share, fill in ((1.0, theme.INK_DARK), (0.72, mix(theme.ACCENT, (255, 255, 255), 0.3))):
        r = _DOT * SIDE * share
        pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)
    return picture


def _tile_name(kind: str, turn: int) -> str:
    return f"{kind.lower().replace('-', '_')}_{turn}"


def _turned_name(kind: str, turn: int) -> str | None:
    """The name of the picture of a turned tile. None for turned tiles of the river, which have no
    picture."""
    look = same_look(kind, turn)
    return _tile_name(kind, look) if look in _turns(kind) else None


def _turns(kind: str) -> tuple[int, ...]:
    return (0,) if box()[kind].role else different_turns(kind)


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    """The names of all pictures, each with the function that draws it."""
    for kind in box():
        for turn in _turns(kind):
            yield _tile_name(kind, turn), partial(master, kind, turn)
    for sort in _EXAMPLES:
        yield sort, partial(_place, sort)


def _sort_of(spot: str) -> str:
    """The sort of a spot: `road` for `road-n`."""
    return spot.partition("-")[0]


def _piece_for_words(view: View, words: tuple[str, ...]) -> str | None:
    """The name of the piece that the last of an action's words means; None if there is none."""
    match words:
        case ("place", _, turn) if view.drawn is not None:
            return _turned_name(view.drawn, int(turn))
        case ("place",) if view.drawn is not None:
            return _tile_name(view.drawn, 0)
        case ("deploy", spot):
            return _sort_of(spot)
        case _:
            return None


def _piece_for_event(_view: View, event: Event) -> str | None:
    """The name of the piece that an event is about; None if there is none."""
    match event:
        case events.Drawn(tile=tile):
            return _tile_name(tile, 0)
        case events.TilePlaced(tile=tile, turn=turn):
            return _turned_name(tile, turn)
        case events.Deployed(spot=spot):
            return _sort_of(spot)
        case _:
            return None


EMOJIS = Emojis(dict(_pictures()), _piece_for_words, _piece_for_event)


LEGENDS: Legends = {
    0: (
        *(STANDING[f"legend-{role}"] for role in ("knight", "thief", "farmer", "monk")),
        LegendPiece("legend-follower", partial(follower, 0, SIDE)),
    ),
    1: (
        *(STANDING["legend-pennant"], STANDING["tile-b"]),
        *(STANDING["scored-road"], STANDING["scored-city"]),
        *(STANDING["scored-small-city"], STANDING["scored-cloister"]),
    ),
    2: (
        *(STANDING["legend-farmer"], STANDING["scored-open-road"], STANDING["scored-open-city"]),
        *(STANDING["scored-open-cloister"], STANDING["scored-farm"]),
    ),
    3: tuple(STANDING[f"tile-r-{part}"] for part in ("spring", "straight", "lake")),
}
