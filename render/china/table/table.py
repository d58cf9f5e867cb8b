"""The corner of the map with the open row, the pile and the discards."""

from __future__ import annotations

from PIL import Image

from render.cache import cached
from render.china.ground.atlas import SCALE, pixel
from render.china.ground.cards import back, discarded, face, frame_width, framed
from render.china.ground.colours import LINE, PAPER, SEAL
from render.china.ground.light import in_steps
from render.china.ground.pieces import Chisel
from render.china.table.parts import EmptyMap, on_map
from render.parts import Part
from rules.china.told.view import View

_WIDE = round(43 * SCALE)
"""Width of a card in pixels."""
_STEP = 49.0
_ROW = (67, 50)
_PILE = (67, 118)
_DISCARDS = (116, 118)


def corner(sheet: EmptyMap, view: View, marked: frozenset[str]) -> list[Part]:
    """All cards that lie open or face down; `marked` holds colours of the row, and `pile`."""
    parts: list[Part] = []
    for at, colour in enumerate(view.row):
        place = (round(_ROW[0] + at * _STEP), _ROW[1])
        parts.append(_open(sheet, colour, place, colour in marked))
    parts.append(_pile(sheet, view.pile, view.used_up, mark="pile" in marked))
    newest = view.discards[-1] if view.discards else ""
    parts.append(_heap(sheet, newest, len(view.discards)))
    return parts


def _card(sheet: EmptyMap, card: Image.Image, at: tuple[int, int], mark: bool = False) -> Part:
    """A card as a part of the map, with its shadow and room for a frame."""
    x, y = pixel(at)
    rim = frame_width(_WIDE)
    picture = framed(card, mark)
    whole = in_steps(picture, 2.5 * SCALE)
    room = (whole.width - picture.width) // 2 + rim
    return on_map(sheet, whole, (x - room, y - room))


@cached
def _open(sheet: EmptyMap, colour: str, at: tuple[int, int], mark: bool) -> Part:
    return _card(sheet, face(colour, _WIDE, sheet.script), at, mark)


@cached
def _heap(sheet: EmptyMap, colour: str, count: int) -> Part:
    return _card(sheet, discarded(colour, _WIDE, sheet.script, count), _DISCARDS)


@cached
def _pile(sheet: EmptyMap, count: int, used_up: int, *, mark: bool) -> Part:
    return _card(sheet, _with_pips(back(_WIDE, count), used_up), _PILE, mark)


def _with_pips(card: Image.Image, used_up: int) -> Image.Image:
    """The pile with two lamps on its lower edge, which tell how often it was used up."""
    picture = card.copy()
    size = card.width // 4
    for at in range(2):
        lamp = Chisel(size, 12)
        lamp.disc((0, 0), 5.8, LINE)
        lamp.disc((0, 0), 4.4, SEAL if at < used_up else PAPER)
        x = round(card.width * (0.32 + 0.36 * at) - size / 2)
        picture.alpha_composite(lamp.done(), (x, card.height - round(size * 1.35)))
    return picture
