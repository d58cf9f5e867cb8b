"""The files of a game's puzzles, written by `tools.mine_puzzles`."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeAlias, cast

from rules.learning.puzzles import FILE, PuzzleError, read_puzzles
from rules.record import Record, RecordError, format_record, parse

HEAD = """\
# Puzzles: docs/lessons-and-puzzles.md tells what each word means. Written by tools/mine_puzzles.py.
# `mined` tells of each run: games played, candidates noticed, and why candidates were refused.
# `last` is the highest number that a puzzle ever had.
"""
Entry: TypeAlias = dict[str, Any]
"""A puzzle by the words of the file."""


@dataclass(slots=True)
class PuzzleFiles:
    """The folder of a game's puzzles."""

    folder: Path
    entries: list[Entry] = field(default_factory=list[Entry])
    runs: list[str] = field(default_factory=list[str])
    """What earlier runs told."""
    records: dict[str, Record] = field(default_factory=dict[str, Record])
    """By their names."""
    last: int = 0
    """The highest number that a puzzle ever had: those of puzzles thrown out do not come back."""

    @classmethod
    def read(cls, folder: Path) -> PuzzleFiles:
        """What is there. Raises `PuzzleError`."""
        file = folder / FILE
        if not file.exists():
            return cls(folder)
        try:
            content: Entry = tomllib.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise PuzzleError(file, "", str(error)) from None
        records = {record.name: _read(record) for record in sorted(folder.glob("*.game"))}
        entries, runs = list[Entry](content.get("puzzle", ())), list(content.get("mined", ()))
        for entry in entries:
            record = records.get(entry["record"])
            if record is None or entry["step"] > len(record.moves):
                raise PuzzleError(file, entry["id"], "its record is missing or too short")
        return cls(folder, entries, runs, records, content.get("last", _highest(entries)))

    @property
    def grades(self) -> Counter[int]:
        """How many puzzles there are of each grade."""
        return Counter(entry["grade"] for entry in self.entries)

    @property
    def tricks(self) -> Counter[str]:
        """How many there are of each trick."""
        return Counter(map(trick_of, self.entries))

    def knows(self, record: Record, step: int) -> bool:
        """Whether there is a puzzle in that position of a game."""
        known = ((entry["record"], entry["step"]) for entry in self.entries)
        return (self._name(record), step) in known

    def _name(self, record: Record) -> str | None:
        """The file with a game. Computer players who judge otherwise than before play another game
        with the same seed."""
        return next((name for name, kept in self.records.items() if _same(kept, record)), None)

    def add(self, entry: Entry, record: Record) -> None:
        """Keeps a puzzle and its record, which is written as far as its puzzles need it."""
        last = max((int(name.partition(".")[0]) for name in self.records), default=0)
        name = self._name(record) or f"{last + 1:03}.game"
        self.last += 1
        self.entries.append({"id": f"{self.last:04}", "record": name, **entry})
        last = max(other["step"] for other in self.entries if other["record"] == name)
        self.folder.mkdir(parents=True, exist_ok=True)
        longest = max(record, self.records.get(name, record), key=lambda one: len(one.moves))
        self.records[name] = longest.first(last)
        _replace(self.folder / name, format_record(self.records[name]))

    def replace(self, number: str, words: Entry) -> None:
        """Tells some things of a puzzle anew."""
        for entry in self.entries:
            if entry["id"] == number:
                entry.update(words)

    def drop(self, ids: Sequence[str]) -> None:
        """Throws puzzles out."""
        self.entries = [entry for entry in self.entries if entry["id"] not in ids]

    def arrange(self) -> None:
        """Orders and numbers all anew, so that of each grade no two in a row have the same trick or
        come from the same game, as far as that can be: before anybody knows them by their ids."""
        grades = [self._varied(grade) for grade in sorted(self.grades)]
        rows = (row for row in zip_longest(*grades))
        ordered = [entry for row in rows for entry in row if entry]
        self.entries = [{**entry, "id": f"{at:04}"} for at, entry in enumerate(ordered, 1)]
        self.last = _highest(self.entries)

    def _varied(self, grade: int) -> list[Entry]:
        left = [entry for entry in self.entries if entry["grade"] == grade]
        varied = list[Entry]()
        while left:
            last = varied[-1] if varied else None
            alike = [_alike(entry, last) for entry in left]
            varied.append(left.pop(alike.index(min(alike))))
        return varied

    def write(self, run: str = "") -> None:
        """Writes the list of puzzles, and deletes records that none of them needs; `run` is what
        the run tells of itself so far."""
        runs = [*self.runs, run] if run else self.runs
        if self.entries:
            mined = "".join(f"    {_value(told)},\n" for told in runs)
            head = f"{HEAD}last = {self.last}\nmined = [\n{mined}]\n"
            _replace(self.folder / FILE, "\n".join([head, *map(_text, self.entries)]))
            read_puzzles.cache_clear()
            self._delete_unused()

    def _delete_unused(self) -> None:
        used = {entry["record"] for entry in self.entries}
        for name in self.records.keys() - used:
            del self.records[name]
            (self.folder / name).unlink()


def trick_of(entry: Entry) -> str:
    """What is done in the right line and in the natural one, without places and numbers, by which
    alike puzzles are known."""
    lines = (entry["right"][0], entry["natural"])
    return " / ".join(" ".join(re.findall(r"(?:^|(?<= ))[a-z]+", line)) for line in lines)


def _highest(entries: Sequence[Entry]) -> int:
    return max((int(entry["id"]) for entry in entries), default=0)


def _alike(entry: Entry, last: Entry | None) -> int:
    """How alike a puzzle is to the last one."""
    if last is None:
        return 0
    return (entry["record"] == last["record"]) + 2 * (trick_of(entry) == trick_of(last))


def _same(one: Record, other: Record) -> bool:
    """Whether two records are of one game, as far as both go."""
    moves = zip(one.moves, other.moves, strict=False)
    return one.seed == other.seed and all(a.text == b.text for a, b in moves)


def _read(record: Path) -> Record:
    try:
        return parse(record.read_text(encoding="utf-8"))
    except (ValueError, RecordError) as error:
        raise PuzzleError(record, "", str(error)) from None


def _replace(file: Path, text: str) -> None:
    """Writes a file anew; one that cannot be written stays as it was."""
    new = file.with_suffix(".new")
    try:
        new.write_text(text, encoding="utf-8")
    except OSError:
        new.unlink(missing_ok=True)
        raise
    new.replace(file)


def _text(entry: Entry) -> str:
    lines = (f"{word} = {_value(value)}\n" for word, value in entry.items())
    return "".join(["[[puzzle]]\n", *lines])


def _value(value: Any) -> str:
    """A value as it stands in TOML."""
    match value:
        case str():
            return f'"{value}"'
        case float():
            return f"{value:.2f}"
        case dict():
            inside = ", ".join(f"{word} = {one}" for word, one in cast("Entry", value).items())
            return f"{{ {inside} }}"
        case list():
            return f"[{', '.join(map(_value, cast('list[Any]', value)))}]"
        case _:
            return str(value)
