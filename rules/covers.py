"""The finished board that tells somebody what a game looks like: a recorded game beside its box."""

from __future__ import annotations

from dataclasses import dataclass
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


def cover(game: AnyGame) -> Cover | None:
    """The end of the game recorded in `seeds/<game>/cover.game`; None where there is none."""
    file = SEEDS / game.meta.key / "cover.game"
    if not file.exists():
        return None
    record = parse(file.read_text(encoding="utf-8"))
    *_, (_, last) = record.replay({game.meta.key: game})
    return Cover(game.view(last.step.state, None), record.names)
