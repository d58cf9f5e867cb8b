"""Painted maps that all tests and their bots use together, and pictures drawn once for several
tests."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from bot.processes.child_process import Request
from bot.processes.drawing import Renderer
from render.drawing_process import CoverRequest, DrawingRequest, SpotlightRequest

PICTURES = "MEEPLEPOST_TESTS_PICTURES"
"""The environment variable that tells where all workers of a run keep what they have painted."""


def shared_pictures(folder: Path) -> Path:
    """Where all workers of a run keep what they have painted, by the folder of a test: painting all
    maps takes six seconds."""
    worker = f"popen-{os.environ.get('PYTEST_XDIST_WORKER')}"
    run = next((one.parent for one in folder.parents if one.name == worker), folder.parent)
    shared = run / "pictures"
    shared.mkdir(exist_ok=True)
    return shared


def share_pictures(folder: Path) -> None:
    """Lets a bot with this DATA_DIR use the maps that others have painted."""
    if not (pictures := folder / "pictures").is_symlink():
        pictures.symlink_to(shared_pictures(folder))


_drawn = dict[Any, bytes | None]()


def draw_once(patch: pytest.MonkeyPatch) -> None:
    """Bots draw one board of each sort for as long as the patch lasts: of a game, with the same
    question and with or without changes; and one cover of each game, in one language. They stand
    for all others of that sort."""
    draw = Renderer._draw  # pyright: ignore[reportPrivateUsage]

    async def found(renderer: Renderer, request: Request, *, urgent: bool = False) -> bytes | None:
        if (sort := _sort(request)) is None:
            return await draw(renderer, request, urgent=urgent)
        if _drawn.get(sort) is None:
            _drawn[sort] = await draw(renderer, request, urgent=urgent)
        return _drawn[sort]

    patch.setattr(Renderer, "_draw", found)


def _sort(request: Request) -> tuple[Any, ...] | None:
    """Requests of one sort are alike; None for what is always drawn."""
    if isinstance(request, CoverRequest):
        return CoverRequest, request.game.meta.key
    if not isinstance(request, DrawingRequest | SpotlightRequest):
        return None
    look = request.options
    asked = look.choice and (look.choice.kind, look.choice.picked[:1])
    return type(request), type(request.painter), asked, bool(look.changes)
