"""Pieces by themselves: emojis, and what the rules of Chang Cheng speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from render import theme
from render.changcheng.examples import STANDING
from render.changcheng.ground.cards import face
from render.changcheng.ground.pieces import icon
from render.emojis import SIDE, Emojis
from render.legend.pieces import Legends, emoji_piece
from rules.changcheng.moves import events
from rules.changcheng.position.box import box
from rules.changcheng.told import summaries
from rules.changcheng.told.view import View
from rules.game import Event

_CARD = round(SIDE / 1.3)
_SORTS = ("wall", "double", "tower")


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    """The names of all pictures, each with the function that draws it."""
    for seat in range(len(theme.SEATS)):
        for sort in _SORTS:
            yield f"{sort}_{seat + 1}", partial(icon, sort, seat, SIDE)
    for card in range(1, box().cards + 1):
        yield f"card_{card}", partial(face, None, card, _CARD)
    yield "neutral", partial(icon, "wall", None, SIDE)


def _piece_for_words(view: View, words: tuple[str, ...]) -> str | None:
    """The name of the piece that the last of an action's words means; None if there is none."""
    match words:
        case ("card" | "strike", card):
            return f"card_{card}"
        case ("wall" | "double" | "tower" as sort,):
            return None if view.viewer is None else f"{sort}_{view.viewer + 1}"
        case ("neutral",):
            return "neutral"
        case _:
            return None


def _piece_for_event(view: View, event: Event) -> str | None:
    """The name of the piece that an event is about; None if there is none."""
    match event:
        case events.WallBuilt(seat=seat) | summaries.WallsBuilt(seat=seat):
            return f"wall_{seat + 1}"
        case events.DoubleBuilt(seat=seat):
            return f"double_{seat + 1}"
        case events.TowerBuilt(seat=seat):
            return f"tower_{seat + 1}"
        case events.NeutralBuilt():
            return "neutral"
        case events.CardShown(card=card):
            return f"card_{card}"
        case _:
            return None


EMOJIS = Emojis(dict(_pictures()), _piece_for_words, _piece_for_event)


_CARDS = tuple(
    emoji_piece(EMOJIS, f"card-{card}", f"card_{card}") for card in range(1, box().cards + 1)
)
_BUILT = tuple(STANDING[f"legend-{sort}"] for sort in _SORTS)
_SOVEREIGNTY, _EMPEROR = STANDING["legend-sovereignty"], STANDING["legend-emperor"]

LEGENDS: Legends = {
    0: (_SOVEREIGNTY, STANDING["legend-hidden"]),
    1: (*_BUILT, STANDING["scored-double"]),
    2: (
        *(*_CARDS, _SOVEREIGNTY, _EMPEROR),
        *(STANDING["scored-province"], STANDING["scored-cards"]),
    ),
    3: (_EMPEROR,),
    4: (
        *(STANDING["legend-army"], _BUILT[2]),
        *(STANDING["scored-army"], STANDING["scored-tower"]),
    ),
    5: (STANDING["legend-neutral"], STANDING["scored-neutral"]),
    6: tuple(STANDING[f"scored-{name}"] for name in ("diplomacy", "domination", "emperor")),
}
