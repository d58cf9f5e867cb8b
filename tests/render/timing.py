"""How long pictures take to draw."""

import time
from collections.abc import Sequence
from typing import Any

from render.painter import Painter, RenderOptions


def quickest(painter: Painter[Any], views: Sequence[Any], options: RenderOptions) -> float:
    """Seconds of processor time for the quickest board; the first one, which makes the parts, is
    not counted. Noise only ever makes a picture slower."""
    painter.board(views[0], options)
    return min(_seconds(painter, view, options) for view in views[1:])


def _seconds(painter: Painter[Any], view: Any, options: RenderOptions) -> float:
    began = time.process_time()
    painter.board(view, options)
    return time.process_time() - began
