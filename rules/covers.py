"""Finished boards of games recorded beside the box: the cover, which tells somebody what a game
looks like, and the fullest one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.box import SEEDS
from rules.game import AnyGame
from rules.record import Record, parse


@dataclass(frozen=True, slots=True)
class Cover:
    """The end of a game."""

    view: Any
    """The view that everybody may have of it."""
    names: tuple[str, ...]


def has_cover(game: AnyGame) -> bool:
    """Whether a game for the cover is recorded."""
    return _file(game).exists()


def cover(game: AnyGame) -> Cover:
    """The end of the game recorded in `seeds/<game>/cover.game`. Raises `FileNotFoundError` when
    there is none."""
    return _end(game, _read(_file(game)))


def fullest(game: AnyGame) -> Cover | None:
    """The end of the recorded game with the most seats; None where no game is recorded. Of several
    such games it is the first by file name."""
    records = map(_read, sorted(_file(game).parent.glob("*.game")))
    record = max(records, key=lambda record: record.seats, default=None)
    return None if record is None else _end(game, record)


def _end(game: AnyGame, record: Record) -> Cover:
    *_, (_, last) = record.replay({game.meta.key: game})
    names = record.names or tuple(str(seat + 1) for seat in range(record.seats))
    return Cover(game.view(last.step.state, None), names)


def _read(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"))


def _file(game: AnyGame) -> Path:
    return SEEDS / game.meta.key / "cover.game"
