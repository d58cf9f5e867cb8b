"""Pieces by themselves: emojis, what the rules of Ming Dynasty speak of, a sheet for galleries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from render.emojis import SIDE, Emojis, piece_sheet, simplified, traditional
from render.legend.pieces import Legends, emoji_piece
from render.ming.examples import STANDING
from render.ming.ground import pieces
from render.ming.ground.atlas import region_of
from render.ming.ground.cards import RATIO, card, pile, province_tile
from render.ming.ground.colours import PAPER
from render.ming.ground.ground import PALETTE
from render.ming.ground.pieces import counter, prince, temple
from render.ming.ground.signs import sign
from render.scripts import Script
from rules.game import Event
from rules.ming.moves import events
from rules.ming.position.box import PROVINCES as PROVINCE_KEYS
from rules.ming.position.box import REGIONS
from rules.ming.position.state import CARDS
from rules.ming.told import summaries
from rules.ming.told.view import View

_SEATS = 4
"""As many seats as can play."""
_OTHER = ("shaanxi", "guangdong")
"""The provinces whose names begin with another character in traditional script."""


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    """The names of all pictures, each with the function that draws it."""
    for name in CARDS:
        yield name, partial(card, name, round(SIDE / RATIO))
    for seat in range(_SEATS):
        yield f"courtier_{seat + 1}", partial(counter, seat, "", SIDE)
        yield f"prince_{seat + 1}", partial(prince, seat, SIDE)
    yield "neutral", partial(counter, None, "", SIDE)
    yield "temple", partial(temple, None, SIDE)
    for province in PROVINCE_KEYS:
        yield province, partial(province_tile, province, Script.LATIN, SIDE)
        yield simplified(province), partial(province_tile, province, Script.SIMPLIFIED, SIDE)
        if province in _OTHER:
            yield traditional(province), partial(province_tile, province, Script.TRADITIONAL, SIDE)


def _piece_for_words(view: View, words: tuple[str, ...]) -> str | None:
    """The name of the piece that the last of an action's words means; None if there is none."""
    owner = None if view.viewer is None else view.viewer + 1
    match words:
        case ("move", _, card) | ("stay", card):
            return card
        case ("take", province):
            return next(p.card for p in view.provinces if p.province == province)
        case ("place" | "dragon", province):
            return province
        case ("prince" | "move" | "home", region) if region in REGIONS:
            return region_of(region).province
        case ("deploy", _, "temple"):
            return "temple"
        case ("deploy", count) | ("deploy", count, _) if count in ("1", "2", "3"):
            return f"courtier_{owner}" if owner else None
        case (verb,):
            return _VERBS.get(verb, "").format(owner=owner) or None if owner else None
        case _:
            return None


_VERBS = {
    "prince": "prince_{owner}",
    "move": "prince_{owner}",
    "stay": "prince_{owner}",
    "place": "courtier_{owner}",
    "deploy": "courtier_{owner}",
    "recall": "courtier_{owner}",
    "neutral": "neutral",
    "dragon": "dragon",
}
"""The piece that each verb is about."""


def _piece_for_event(view: View, event: Event) -> str | None:
    """The name of the piece that an event is about; None if there is none."""
    match event:
        case events.PrincePlaced(seat=seat) | events.PrinceMoved(seat=seat):
            return f"prince_{seat + 1}"
        case events.PrinceStayed(seat=seat) | summaries.PrinceTravelled(seat=seat):
            return f"prince_{seat + 1}"
        case events.Deployed(seat=seat, count=count) if count:
            return f"courtier_{seat + 1}"
        case events.TempleEntered():
            return "temple"
        case events.CourtierPlaced(seat=seat) | summaries.CourtiersPlaced(seat=seat):
            return f"courtier_{seat + 1}"
        case events.NeutralPlaced() | summaries.NeutralsPlaced():
            return "neutral"
        case events.CardTaken(card=card):
            return card
        case events.DragonTaken() | summaries.DragonsTaken():
            return "dragon"
        case _:
            return None


EMOJIS = Emojis(dict(_pictures()), _piece_for_words, _piece_for_event)


_TILE = emoji_piece(EMOJIS, "legend-tile", PROVINCE_KEYS[0])
_TEMPLE, _MONK = STANDING["legend-temple"], STANDING["legend-monk"]

LEGENDS: Legends = {
    0: (STANDING["legend-courtier"], STANDING["legend-prince"], _TEMPLE, _TILE),
    1: tuple(emoji_piece(EMOJIS, f"card-{card}", card) for card in CARDS),
    2: (_TEMPLE, _MONK),
    3: (
        *(_TILE, STANDING["legend-house"], _MONK),
        *(STANDING["scored-city"], STANDING["scored-most"]),
        *(STANDING["scored-set"], STANDING["scored-temple"]),
    ),
    4: (_TILE, STANDING["scored-tiles"]),
    5: (STANDING["legend-neutral"], STANDING["scored-neutral"]),
}


_SIDE = 150
_OWNERS = (0, 1, 2, 3, None)


def all_pieces() -> bytes:
    """Courtiers, princes, temples, houses, signs and cards as PNG."""
    rows = [
        [pieces.counter(owner, "3", _SIDE) for owner in _OWNERS],
        [pieces.counter(owner, "12", _SIDE) for owner in _OWNERS],
        [*(pieces.prince(seat, _SIDE) for seat in range(4)), pieces.starter(_SIDE)],
        [pieces.temple(seat, _SIDE) for seat in (0, 1, 2, 3, None)],
        [*(pieces.house(owner, _SIDE) for owner in _OWNERS)],
        [sign(name, _SIDE) for name in CARDS],
        [card(name, _SIDE * 2 // 3) for name in CARDS],
        [pile(name, 18, _SIDE * 2 // 3) for name in ("deck", "discards", "dragons")],
    ]
    return piece_sheet(rows, PALETTE, PAPER, _SIDE, 16)
