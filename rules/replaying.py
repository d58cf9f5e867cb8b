"""A recorded game, its strict replay, and where in its text something is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from rules.game import AnyGame, Illegal, OptionValue, Seat
from rules.playing import Played, begin, play, settle, to_decide

_SEATS = ("seats", "names")
"""The head lines that give the number of seats. If both stand there, they agree."""


class RecordError(Exception):
    """A line of a record that cannot be read or is not legal; `illegal` says why.

    `line` counts from 1; `text` is the line as it stands in the record.
    """

    def __init__(self, line: int, text: str, illegal: Illegal) -> None:
        super().__init__(f"line {line}: {illegal}")
        self.line = line
        self.text = text
        self.illegal = illegal


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a record. `line` is its line in the text (0: the program made it)."""

    seat: Seat
    text: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game, finished or not, as its text gives it. Names have no characters that
    separate names or lines, and options are kept as words. Records are equal when their texts say
    the same."""

    game: str
    seats: int
    seed: str = ""
    rules: int | None = None
    """The version of the rules it was played by; None: the current one."""
    names: tuple[str, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])
    """May be given as values or words, and are kept as words. `Meta.read_options` reads them."""
    fixed: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    moves: tuple[Move, ...] = ()
    result: tuple[int, ...] | None = None
    """Final points by seat, checked on replay."""
    whole: bool = field(default=True, compare=False)
    """False for the beginning of a longer record (`first`). The text of a record does not tell."""
    lines: Mapping[str, int] = field(default_factory=dict[str, int], compare=False)
    """The numbers of the head lines (`seats`, `option river`, `fixed land`, `result`, ...)."""

    def __post_init__(self) -> None:
        options = {name: option_word(value) for name, value in self.options.items()}
        fixed = {name: tuple(order) for name, order in self.fixed.items() if order}
        object.__setattr__(self, "names", tuple(map(_plain, self.names)))
        object.__setattr__(self, "options", MappingProxyType(options))
        object.__setattr__(self, "fixed", MappingProxyType(fixed))

    def first(self, moves: int) -> Record:
        """The record with only its first moves; unchanged when it has no more than that."""
        if moves >= len(self.moves):
            return self
        return replace(self, moves=self.moves[:moves], result=None, whole=False)

    def replay(self, games: Mapping[str, AnyGame]) -> Iterator[tuple[int, Played]]:
        """Plays the record strictly. Yields (line, what happened) for every step. Automatic actions
        have the line of the decision before them (0 before the first). Raises `RecordError` at the
        first line that is not legal. At the end it is raised for a result that differs, or for a
        fixed order that was never used."""
        yield from Replay(self, games).run()


def option_word(value: OptionValue) -> str:
    """The word for an option's value: `yes`, `no`, a number or a word."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _plain(name: str) -> str:
    """A name without the characters that separate names and lines."""
    return " ".join(name.replace(",", " ").replace("#", " ").split()) or "?"


class _Asked(dict[str, Sequence[str]]):
    """Fixed outcomes that remember which of them were never used."""

    def __init__(self, fixed: Mapping[str, Sequence[str]]) -> None:
        super().__init__(fixed)
        self.unused = set(fixed)

    def get(self, key: str, default: Any = None, /) -> Any:
        self.unused.discard(key)
        return super().get(key, default)


class Replay:
    """One strict replay of a record (`Record.replay`)."""

    def __init__(self, record: Record, games: Mapping[str, AnyGame]) -> None:
        self._record = record
        self._fixed = _Asked(record.fixed)
        self._game = self._find(games)
        self._steps = 0
        self._state = self._begin()

    def _head_error(self, name: str, illegal: Illegal) -> RecordError:
        return RecordError(self._record.lines.get(name, 0), name, illegal)

    def _head_line(self, illegal: Illegal) -> str:
        """The name of the head line to which an error of the setup belongs. Of several options it
        is the one that comes last."""
        lines, details = self._record.lines, illegal.details
        if illegal.reason == "not-in-the-box":
            return f"fixed {details['name']}"
        options = (f"option {name}" for name in (details.get("option"), *details))
        named = [option for option in options if option in lines]
        if named:
            return max(named, key=lambda option: lines[option])
        return next((name for name in _SEATS if name in lines), "seats")

    def _find(self, games: Mapping[str, AnyGame]) -> AnyGame:
        """The game of the record. Raises `RecordError` if there is no such game, or if its rules
        changed."""
        record = self._record
        game = games.get(record.game)
        if game is None:
            raise self._head_error("game", Illegal("unknown-game", game=record.game))
        if record.rules not in (None, game.meta.rules_version):
            version = game.meta.rules_version
            raise self._head_error("rules", Illegal("record-other-rules", version=version))
        return game

    def _begin(self) -> Any:
        """The first position. Raises `RecordError` for a wrong head line."""
        record = self._record
        try:
            return begin(self._game, record.seats, record.options, record.seed, self._fixed)
        except Illegal as illegal:
            raise self._head_error(self._head_line(illegal), illegal) from None

    def _settle(self, line: int) -> Iterator[tuple[int, Played]]:
        for played in settle(self._game, self._state, self._record.seed, self._steps, self._fixed):
            yield line, self._take(played)

    def _take(self, played: Played) -> Played:
        self._steps = played.number
        self._state = played.step.state
        return played

    def run(self) -> Iterator[tuple[int, Played]]:
        """Plays the record. Yields (line, what happened) for every step. Raises `RecordError`."""
        try:
            yield from self._settle(0)
        except Illegal as illegal:
            raise self._head_error(self._head_line(illegal), illegal) from None
        for move in self._record.moves:
            try:
                yield move.line, self._take(self._move(move))
                yield from self._settle(move.line)
            except Illegal as illegal:
                raise RecordError(move.line, f"{move.seat + 1} {move.text}", illegal) from None
        self._check_end()

    def _move(self, move: Move) -> Played:
        """Plays one move of the record. Raises `Illegal`."""
        if not self._game.to_act(self._state):
            raise Illegal("game-over")
        if move.seat not in self._game.to_act(self._state):
            raise Illegal("not-your-turn")
        action = to_decide(self._game, move.text)
        seed, steps = self._record.seed, self._steps
        return play(self._game, self._state, move.seat, action, seed, steps, self._fixed)

    def _check_end(self) -> None:
        """Raises `RecordError` for a result that differs or a fixed order that was never used."""
        if not self._record.whole:
            return
        for name in sorted(self._fixed.unused):
            raise self._head_error(f"fixed {name}", Illegal("record-never-drawn", name=name))
        if self._record.result is None:
            return
        outcome = self._game.outcome(self._state)
        if outcome is None:
            raise self._head_error("result", Illegal("record-not-over"))
        if outcome.scores != self._record.result:
            points = " ".join(f"{i}:{score}" for i, score in enumerate(outcome.scores, start=1))
            raise self._head_error("result", Illegal("record-other-result", points=points))
