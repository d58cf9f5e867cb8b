"""What is still to come: boards nobody has joined, sovereignty and army cards still unknown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.changcheng.ground import cards
from render.changcheng.ground.atlas import WIDTH
from render.changcheng.ground.ground import PALETTE
from render.changcheng.table.panels import PANEL, UNIT, InfoPanel, layouts_panel, unseen
from render.scripts import Script
from rules.changcheng.position.box import LAYOUTS, box
from rules.changcheng.told.view import View

_ROW = 34 * UNIT
_GAP = 3 * UNIT


def remaining_sheet(view: View, script: Script) -> bytes | None:
    """A picture of everything still to come; None when the game is over."""
    if view.phase == "over":
        return None
    parts = [_cards(view).done()]
    numbers = {layout[0] for layout in view.boards}
    free = tuple(layout for layout in LAYOUTS if layout[0] not in numbers)
    if view.extensions and free:
        parts.append(layouts_panel(free, script))
    height = max(part.height for part in parts) + 2 * _GAP
    canvas: Canvas = PALETTE.blank((WIDTH, height), theme.TABLE)
    room = WIDTH // len(parts)
    for number, part in enumerate(parts):
        canvas.put(part, number * room + (room - PANEL) // 2, _GAP)
    return canvas.png()


def _cards(view: View) -> InfoPanel:
    """How many cards of each value this viewer has not seen."""
    panel = InfoPanel(3 * _ROW if view.extensions else _ROW)
    _line(panel, _ROW / 2, [(cards.unseen(value), number) for value, number in unseen(view)])
    if view.extensions:
        seen = Counter(china.sovereignty for china in view.provinces)
        left = Counter(box().sovereignty) - seen
        cards_left = [(cards.sovereignty(v), left[v]) for v in sorted(box().sovereignty)]
        _line(panel, 1.5 * _ROW, cards_left[:3])
        _line(panel, 2.5 * _ROW, cards_left[3:])
    return panel


def _line(panel: InfoPanel, y: float, shown: Sequence[tuple[Image.Image, int]]) -> None:
    """Puts pictures side by side on a panel, each followed by its number."""
    x = 8.0 * UNIT
    for picture, count in shown:
        x = panel.put(picture, x, y) + 2 * UNIT
        panel.text(x, y, f"×{count}", 14)
        x += 28 * UNIT
