"""Panels beside and below the boards: what is still to come, the province being scored, the
viewer's hand, boards to choose from. All are as wide as a board, in the palette's colours; they
stand in the room beside a lone last board, else below the boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from render import theme
from render.brush import Brush, piece_brush
from render.cache import cached
from render.changcheng.ground import cards, pieces, signs
from render.changcheng.ground import colours as c
from render.changcheng.ground.atlas import (
    ADVANCE,
    COLUMNS,
    GAP,
    HEIGHT,
    MARGIN,
    WIDTH,
    china_of,
    table_height,
    within,
)
from render.changcheng.ground.ground import PALETTE, outline, painted
from render.changcheng.table.reach import Marks
from render.changcheng.table.vista import LOW, WEST, vista
from render.marks import Box
from render.pieces import length, shorten, write
from render.scripts import Script, name_of
from render.theme import Colour
from rules.changcheng.position.box import box
from rules.changcheng.told.view import Shown, View

UNIT = WIDTH // theme.PHONE_WIDTH
PANEL = ADVANCE - 20
"""Width of a panel in pixels."""
_RIGHT = WIDTH - MARGIN - PANEL
Placed = tuple[Image.Image, int, int]
"""A panel, and its north-west corner below the strip."""
_INFO, _SCORING, _HAND = 24 * UNIT, 44 * UNIT, 44 * UNIT
_EDGE = 3 * UNIT
_HandMarks = tuple[tuple[int, str], ...]


class InfoPanel:
    """A panel under construction; all in pixels."""

    def __init__(self, height: int, *, active: bool = False) -> None:
        self.picture = Image.new("RGB", (PANEL, height), theme.TABLE)
        self.pen = ImageDraw.Draw(self.picture)
        fill = theme.PANEL_ACTIVE if active else theme.PANEL
        self.pen.rounded_rectangle((0, 0, PANEL - 1, height - 1), 3 * UNIT, fill)
        if active:
            rim = (0, 0, PANEL - 1, height - 1)
            self.pen.rounded_rectangle(rim, 3 * UNIT, outline=theme.ACCENT, width=5)

    def put(self, piece: Image.Image, x: float, y: float) -> float:
        """Puts a clear picture with its western edge at x. Returns its eastern edge."""
        corner = (round(x), round(y - piece.height / 2))
        self.picture.paste(piece, corner, piece)
        return x + piece.width

    def text(self, x: float, y: float, text: str, units: float, fill: Colour = theme.INK) -> float:
        """Writes a text from x on. Returns its eastern edge."""
        write(self.pen, (x, y), text, units * UNIT, fill, "lm")
        return x + length(text, units * UNIT)

    def done(self) -> Image.Image:
        """The panel in the palette's colours."""
        return PALETTE.reduce(self.picture)


def panels(view: View, marked: Marks, script: Script) -> list[Image.Image]:
    """The panels of a view, the most urgent first."""
    images: list[Image.Image] = []
    if marked.layouts:
        images.append(layouts_panel(marked.layouts, script))
    if view.scoring:
        images.append(_scoring(view, view.scoring, marked, script))
    if view.viewer is not None and view.hand:
        own = () if marked.striking else tuple(sorted(marked.cards.items()))
        images.append(_hand(view.viewer, view.hand, own))
    if view.phase != "over":
        if view.extensions or view.neutral_option:
            neutral = view.neutral_left if view.neutral_option else None
            images.append(_coming(view.emperors, view.extensions, neutral))
        if view.missions:
            images.append(_missions(view.missions))
        images.append(_unseen(unseen(view)))
    return images


@cached
def _coming(emperors: int, extensions: int, neutral: int | None) -> Image.Image:
    """The panel with emperor cards towards the next board, boards to come, and neutral walls."""
    panel = InfoPanel(_INFO)
    x, y = 5.0 * UNIT, _INFO / 2
    if extensions:
        for number in range(max(box().emperors, emperors)):
            x = panel.put(_throne(number < emperors), x, y) + UNIT
        x = panel.put(more_boards(), x + 2 * UNIT, y) + UNIT
        x = panel.text(x, y, f"{extensions}", 14) + 8 * UNIT
    if neutral is not None:
        x = panel.put(pieces.icon("wall", None, 18 * UNIT), x, y) + UNIT
        panel.text(x, y, str(neutral), 14)
    return panel.done()


def unseen(view: View) -> tuple[tuple[int, int], ...]:
    """The army cards that this viewer has not seen, as (value, number of cards)."""
    seen = Counter(mongol.value for mongol in view.mongols)
    return tuple((value, number - seen[value]) for value, number in sorted(box().army.items()))


@cached
def _unseen(armies: tuple[tuple[int, int], ...]) -> Image.Image:
    """The panel with the number of unseen armies of each value."""
    panel = InfoPanel(_INFO)
    x, y = 5.0 * UNIT, _INFO / 2
    for value, number in armies:
        x = panel.put(cards.unseen(value), x, y) + UNIT
        x = panel.text(x, y, f"×{number}", 12) + 7 * UNIT
    return panel.done()


@cached
def _missions(missions: tuple[str, ...]) -> Image.Image:
    """The panel with the missions in play."""
    panel = InfoPanel(_INFO)
    x = 5.0 * UNIT
    for mission in missions:
        x = panel.put(mission_sign(mission), x, _INFO / 2) + 4 * UNIT
    return panel.done()


@cached
def _throne(filled: bool) -> Image.Image:
    """A place for an emperor card, filled or empty."""
    brush = piece_brush((16 * UNIT, 21 * UNIT), 48, c.INK)
    if filled:
        cards.carve_emperor(brush, 23, 30)
    else:
        brush.box((0, 0), 22, 29, theme.INK_SOFT, 6)
        brush.box((0, 0), 20, 27, theme.PANEL, 5)
        signs.crown(brush, (0, 0), 12, theme.INK_SOFT, theme.PANEL)
    return brush.done()


@cached
def more_boards() -> Image.Image:
    """A sign for boards to come: an arrow to a board."""
    brush = piece_brush((38 * UNIT, 20 * UNIT), 76, c.INK)
    brush.line(((-34, 0), (-20, 0)), 4, theme.INK_SOFT)
    brush.shape([(-24, -8), (-12, 0), (-24, 8)], theme.INK_SOFT)
    brush.shape([(4, -17), (37, -17), (35, -2), (1, -2)], c.STEPPES[0])
    brush.shape([(1, 2), (34, 2), (31, 17), (-2, 17)], c.FIELDS[0])
    brush.line(((1, 0), (35, 0)), 6, c.SLAB)
    return brush.done()


@cached
def mission_sign(letter: str) -> Image.Image:
    """The letter and the sign of a mission."""
    brush = piece_brush((27 * UNIT, 20 * UNIT), 54, c.INK)
    brush.box((0, 0), 26.4, 19.4, c.GOLD, 5)
    brush.box((0, 0), 24.6, 17.6, c.INK, 4)
    brush.text((-12, -1.5), letter.upper(), 25, c.PAPER, bold=0.05)
    signs.MISSIONS[letter](brush, (11, 0), 10, c.GOLD)
    return brush.done()


def _scoring(view: View, province: str, marked: Marks, script: Script) -> Image.Image:
    """The panel of the province being scored: its value so far, and the cards still to work."""
    panel = InfoPanel(_SCORING, active=True)
    layout, _, place = china_of(province)
    here = {layout[0] + letter for letter in within(province)}
    walls = sum(p.space in here and p.sort != "damaged" for p in view.pieces)
    card = next(p.sovereignty for p in view.provinces if p.province == province)
    change = f"{view.change:+d}".replace("-", "−") if view.change else ""
    left = 5 * UNIT
    name = shorten(name_of(place, script), 13 * UNIT, 66 * UNIT, script)
    write(panel.pen, (left, 12 * UNIT), name, 13 * UNIT, theme.INK, "lm", script=script)
    x = panel.text(left, 30 * UNIT, f"{walls}+{card}{change}=", 12, theme.INK_SOFT)
    panel.text(x + UNIT, 30 * UNIT, str(max(0, walls + card + view.change)), 17, theme.ACCENT)
    _working(panel, view.working, marked)
    return panel.done()


def _working(panel: InfoPanel, working: tuple[Shown, ...], marked: Marks) -> None:
    """Puts the cards still to work on a panel. The first is larger: its owner decides now."""
    x, y = 74.0 * UNIT, _SCORING / 2
    small = min(21.0, 78 / max(1, len(working) - 1)) * UNIT
    for number, working_card in enumerate(working):
        mark = marked.cards.get(working_card.card, "") if marked.striking and number else ""
        wide = round((29 if number == 0 else small / UNIT - 1) * UNIT)
        card = cards.face(
            working_card.seat, working_card.card, wide, mark or ("" if number else "picked")
        )
        x = panel.put(card, x, y) + UNIT


def _hand(seat: int, hand: tuple[int, ...], marked: _HandMarks) -> Image.Image:
    """The panel with the viewer's action cards. Those that cannot be picked now are dull."""
    panel = InfoPanel(_HAND)
    marks = dict.fromkeys(hand, "dull" if marked else "") | dict(marked)
    wide = round(28.5 * UNIT)
    x = (PANEL - (wide + UNIT) * len(hand)) / 2
    for card in hand:
        x = panel.put(cards.face(seat, card, wide, marks[card]), x, _HAND / 2) + UNIT
    return panel.done()


@cached
def layouts_panel(layouts: tuple[str, ...], script: Script) -> Image.Image:
    """The panel with the boards to choose from, two in a row."""
    gap = 3 * UNIT
    wide = (PANEL - 3 * gap) // 2
    high = round(wide * outline().height / outline().width)
    lines = -(-len(layouts) // 2)
    panel = InfoPanel(lines * (high + gap) + gap)
    mask = outline().convert("L").resize((wide, high))
    for number, layout in enumerate(layouts):
        row, column = divmod(number, 2)
        at = (gap + column * (wide + gap), gap + row * (high + gap))
        small = painted(layout, script).resize((wide, high), Image.Resampling.BOX)
        panel.picture.paste(small, at, mask)
        label = _label(layout)
        panel.put(label, at[0] + wide * 0.45 - label.width / 2, at[1] + high * 0.93)
    return panel.done()


@cached
def _label(layout: str) -> Image.Image:
    """The name of a layout on a plate."""
    brush = piece_brush((20 * UNIT, 11 * UNIT), 20, c.INK)
    brush.box((0, 0), 10, 5.5, c.SLAB, 3)
    brush.box((0, 0), 9.3, 4.8, c.INK, 2.4)
    brush.text((0, -0.6), layout, 9.5, theme.MARK, bold=0.04)
    return brush.done()


@cached
def badge(sign: str, colour: Colour) -> Image.Image:
    """A round badge with an arrow to the `west` or the `east`."""
    size = 13 * UNIT
    brush: Brush = piece_brush(size, 26, c.INK)
    brush.disc((0, 0), 13, c.INK)
    brush.disc((0, 0), 11.4, colour)
    k = 1 if sign == "east" else -1
    brush.line(((-3 * k, -6), (4 * k, 0), (-3 * k, 6)), 3.4, c.INK)
    return brush.done()


def place(panels: Sequence[Image.Image], boards: int) -> tuple[list[Placed], int]:
    """The panels in their places, and the height of everything below the strip. The view beyond the
    last board comes first, because panels hide a part of it."""
    height = table_height(boards)
    placed: list[Placed] = []
    top = y = height - HEIGHT - GAP if boards % COLUMNS else height
    columns = [height, height]
    for panel in panels:
        if y + panel.height <= height - GAP:
            placed.append((panel, _RIGHT, y))
            y += panel.height + GAP
            continue
        column = 0 if columns[0] <= columns[1] else 1
        placed.append((panel, (MARGIN, _RIGHT)[column], columns[column]))
        columns[column] += panel.height + GAP
    if height - y > LOW:
        placed.insert(0, (vista(), WEST, top))
    return placed, max(columns)


def lettered_boxes(placed: Sequence[Placed], top: int) -> Iterator[Box]:
    """The boxes of what panels tell, without their edges. `top` is the height in pixels above the
    panels. What lies beyond the last board tells nothing."""
    for panel, x, y in placed:
        if x != WEST:
            east, south = x + panel.width - _EDGE, y + top + panel.height - _EDGE
            yield x + _EDGE, y + top + _EDGE, east, south
