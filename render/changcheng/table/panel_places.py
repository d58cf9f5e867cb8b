"""Where panels go: in the room beside a lone last board, else below the boards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.changcheng.ground.atlas import COLUMNS, GAP, HEIGHT, MARGIN, WIDTH, table_height
from render.changcheng.table.panels import PANEL, ornament

_RIGHT = WIDTH - MARGIN - PANEL
Placed = tuple[Image.Image, int, int]
"""A panel and its north-west corner below the strip."""


def place(panels: Sequence[Image.Image], boards: int) -> tuple[list[Placed], int]:
    """All panels in their places, and how high everything below the strip is."""
    height = table_height(boards)
    beside: list[Placed] = []
    below: list[Placed] = []
    y = height - HEIGHT - GAP if boards % COLUMNS else height
    columns = [height, height]
    for panel in panels:
        if y + panel.height <= height - GAP:
            beside.append((panel, _RIGHT, y))
            y += panel.height + GAP
            continue
        column = 0 if columns[0] <= columns[1] else 1
        below.append((panel, (MARGIN, _RIGHT)[column], columns[column]))
        columns[column] += panel.height + GAP
    if height - GAP - y > ornament().height:
        beside.append((ornament(), _RIGHT, (height - GAP + y - ornament().height) // 2))
    return [*beside, *below], max(columns)
