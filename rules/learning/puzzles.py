"""Puzzles: positions of recorded games in which one line is clearly better than the natural one.

`seeds/<game>/puzzles/puzzles.toml` lists them, beside the records they stand in; the tool
`tools/mine_puzzles.py` finds and writes them. Whatever is wrong with a file is a `PuzzleError` that
names file, puzzle and reason. Puzzles are played by `rules.learning.puzzle_turns`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from pydantic import Field

from rules.actions import Seat
from rules.box import BoxEntry
from rules.game import AnyGame
from rules.learning.entries import EntryError, read_entries, seed_file
from rules.learning.positions import THEN, Line, RecordedPosition
from rules.record import RecordError, parse

Grade = Literal[1, 2, 3]
GRADES: tuple[Grade, ...] = (1, 2, 3)
"""Grades, easiest first, by how one finds the puzzle. 1: at a glance. 2: by looking through the
whole turn. 3: only by thinking of what the others answer. How grades are tried is explained in
`tools/puzzle_grades.py`."""
FILE = "puzzles.toml"
_GAMES_KEPT = 8
_POSITIONS_KEPT = 16


class PuzzleError(EntryError):
    """A mistake in a file of puzzles."""

    sort = "puzzle"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the seat that must decide in it, and the lines to be found."""

    id: str
    """The number of the puzzle. It never changes."""
    record: str
    """The name of a record beside the file."""
    step: int
    """The number of moves of the record before the position."""
    seat: Seat
    grade: Grade
    right: tuple[Line, ...]
    """Every line to the end of the turn that counts as right; the best one first."""
    natural: Line
    """What the sound player plays instead."""
    gain: float
    """How many points of lead the best line is better than the natural one."""
    error: float
    """Standard error of the gain."""


class _Entry(BoxEntry):
    """A puzzle as written in the file: the seat counted from 1, each line as one text."""

    id: str = Field(pattern=r"^\d{4}$")
    record: str = Field(pattern=r"^[\w-]+\.game$")
    step: int = Field(ge=0)
    seat: int = Field(ge=1)
    grade: Grade
    right: tuple[str, ...] = Field(min_length=1)
    natural: str
    gain: float = Field(gt=0)
    error: float = Field(ge=0)
    found: dict[str, int] = Field(default_factory=dict)
    """By computer player: how many of eight tries (for the strong player: of two) found a right
    line. Each try had another seed."""


class _File(BoxEntry):
    last: int = 0
    """The highest number that a puzzle ever had."""
    mined: tuple[str, ...] = ()
    """What the runs were that found them."""
    puzzle: tuple[_Entry, ...] = Field(min_length=1)


def puzzles_file(game_key: str) -> Path | None:
    """The file of a game's puzzles; None for a game without puzzles."""
    return seed_file(game_key, f"puzzles/{FILE}")


def puzzles(game_key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game by their ids; () for a game without puzzles. Raises `PuzzleError` for a
    bad file."""
    file = puzzles_file(game_key)
    return () if file is None else read_puzzles(file)


@lru_cache(_GAMES_KEPT)
def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file by their ids. Raises `PuzzleError` for a bad file."""
    entries = read_entries(file, _File, "id", PuzzleError).puzzle
    ids = [entry.id for entry in entries]
    for one in ids:
        if ids.count(one) > 1:
            raise PuzzleError(file, one, "there are two puzzles of this id")
    return tuple(sorted(map(_puzzle, entries), key=lambda puzzle: puzzle.id))


def _puzzle(entry: _Entry) -> Puzzle:
    """The puzzle of an entry of the file."""
    return Puzzle(
        entry.id,
        entry.record,
        entry.step,
        entry.seat - 1,
        entry.grade,
        tuple(map(_line, entry.right)),
        _line(entry.natural),
        entry.gain,
        entry.error,
    )


def _line(text: str) -> Line:
    return tuple(text.split(THEN))


def recorded_position(puzzle: Puzzle, game: AnyGame) -> RecordedPosition:
    """The position of a puzzle, from which lines can be played. Raises `PuzzleError` if there is
    none."""
    file = puzzles_file(game.meta.key)
    assert file is not None
    return _recorded_position(game, file.parent / puzzle.record, puzzle)


@lru_cache(_POSITIONS_KEPT)
def _recorded_position(game: AnyGame, record: Path, puzzle: Puzzle) -> RecordedPosition:
    """The position of a puzzle in a record. Raises `PuzzleError` if the record cannot be read or
    does not fit."""
    file = record.parent / FILE
    try:
        whole = parse(record.read_text(encoding="utf-8"))
        if puzzle.step > len(whole.moves) or puzzle.seat >= whole.seats:
            raise PuzzleError(file, puzzle.id, "its record is too short, or has no such seat")
        position = RecordedPosition(game, whole.first(puzzle.step), puzzle.seat)
        _ = position.begins
    except (OSError, RecordError) as error:
        raise PuzzleError(file, puzzle.id, str(error)) from None
    return position
