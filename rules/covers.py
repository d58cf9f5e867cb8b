"""The finished board that tells somebody what a game looks like: a recorded game beside its box."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.box import SEEDS
from rules.game import AnyGame
from rules.record import parse


@dataclass(frozen=True, slots=True)
class Cover:
    """The end of a game."""

    view: Any
    """As everybody may know it."""
    names: tuple[str, ...]


def has_cover(game: AnyGame) -> bool:
    """Whether such a game is recorded."""
    return _file(game).exists()


def cover(game: AnyGame) -> Cover:
    """The end of the game recorded in `seeds/<game>/cover.game`. Raises `FileNotFoundError` where
    there is none."""
    record = parse(_file(game).read_text(encoding="utf-8"))
    *_, (_, last) = record.replay({game.meta.key: game})
    return Cover(game.view(last.step.state, None), record.names)


def _file(game: AnyGame) -> Path:
    return SEEDS / game.meta.key / "cover.game"
