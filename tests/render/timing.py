"""How long pictures take to draw."""

import time
from collections.abc import Sequence
from typing import Any

from render.painter import Look, Painter


def quickest(painter: Painter[Any], views: Sequence[Any], look: Look) -> float:
    """Seconds of processor time for the quickest board; the first one, which makes the parts, is
    not counted. Noise only ever makes a picture slower."""
    painter.board(views[0], look)
    return min(_seconds(painter, view, look) for view in views[1:])


def _seconds(painter: Painter[Any], view: Any, look: Look) -> float:
    began = time.process_time()
    painter.board(view, look)
    return time.process_time() - began
