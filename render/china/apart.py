"""Pieces by themselves: emojis, and what the rules of China speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from render import theme
from render.china.examples import STANDING
from render.china.ground.cards import face
from render.china.ground.pieces import Chisel, carve_fortress, emissary, house
from render.emojis import SIDE, Emojis, traditional
from render.legend.pieces import LegendPiece, Legends
from render.scripts import Script
from rules.china.moves import events
from rules.china.position.box import box
from rules.china.told import summaries
from rules.china.told.view import View
from rules.game import Event

_CARD = round(SIDE / 1.4)
_ALIKE = ("purple",)
"""The cards whose names are the same in simplified and traditional characters."""
_SHIFT = 24
"""How many pixels the second card of a pair lies to the side and below."""


def _pair(colour: str, script: Script) -> Image.Image:
    """Two equal cards: a wild pair."""
    card = face(colour, _CARD, script)
    picture = Image.new("RGBA", (card.width + _SHIFT, card.height + _SHIFT), (0, 0, 0, 0))
    picture.alpha_composite(card, (0, 0))
    picture.alpha_composite(card, (_SHIFT, _SHIFT))
    return picture


def _fortress() -> Image.Image:
    chisel = Chisel(SIDE)
    carve_fortress(chisel)
    return chisel.done()


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    """The names of all pictures, each with the function that draws it."""
    for colour in box().cards:
        card, pair = f"card_{colour}", f"pair_{colour}"
        yield card, partial(face, colour, _CARD, Script.SIMPLIFIED)
        yield pair, partial(_pair, colour, Script.SIMPLIFIED)
        if colour not in _ALIKE:
            yield traditional(card), partial(face, colour, _CARD, Script.TRADITIONAL)
            yield traditional(pair), partial(_pair, colour, Script.TRADITIONAL)
    for seat in range(len(theme.SEATS)):
        yield f"house_{seat + 1}", partial(house, seat, SIDE)
        yield f"emissary_{seat + 1}", partial(emissary, seat, SIDE)
    yield "fortress", _fortress


def _piece_for_words(view: View, words: tuple[str, ...]) -> str | None:
    """The name of the piece that the last of an action's words means; None if there is none."""
    match words:
        case ("swap" | "take", card):
            return f"card_{card}"
        case (_, payment):
            return payment.replace("-", "_") if "-" in payment else f"card_{payment}"
        case ("house" | "emissary" as sort, *_):
            return None if view.viewer is None else f"{sort}_{view.viewer + 1}"
        case ("fortress", *_):
            return "fortress"
        case _:
            return None


def _piece_for_event(view: View, event: Event) -> str | None:
    """The name of the piece that an event is about; None if there is none."""
    match event:
        case events.HousePlaced(seat=seat) | summaries.HousesPlaced(seat=seat):
            return f"house_{seat + 1}"
        case events.EmissaryPlaced(seat=seat) | summaries.EmissariesPlaced(seat=seat):
            return f"emissary_{seat + 1}"
        case events.FortressPlaced():
            return "fortress"
        case events.CardTaken(card=card) | events.CardSwapped(card=card):
            return f"card_{card}"
        case _:
            return None


EMOJIS = Emojis(dict(_pictures()), _piece_for_words, _piece_for_event)


def lettered(
    name: str, draw: Callable[[Script], Image.Image], *, alike: bool = False
) -> LegendPiece:
    """A piece for the legend with names of states on it, in the script of its reader."""
    latin, simplified = partial(draw, Script.LATIN), partial(draw, Script.SIMPLIFIED)
    other = None if alike else partial(draw, Script.TRADITIONAL)
    return LegendPiece(name, latin, other, simplified)


def _face(colour: str, script: Script) -> Image.Image:
    return face(colour, _CARD, script)


_HOUSE, _EMISSARY = STANDING["legend-house"], STANDING["legend-emissary"]
_CARDS = tuple(
    lettered(f"card-{colour}", partial(_face, colour), alike=colour in _ALIKE)
    for colour in box().cards
)
_WILD = lettered("payment-pair-red", partial(_pair, "red"))

LEGENDS: Legends = {
    0: (*_CARDS, _HOUSE, _EMISSARY),
    1: (_HOUSE, _EMISSARY, _WILD),
    2: (_HOUSE, STANDING["scored-houses"]),
    3: (_HOUSE, _EMISSARY, STANDING["scored-alliance"], STANDING["scored-line"]),
    4: (STANDING["legend-fortress"], STANDING["scored-fortress"]),
}
