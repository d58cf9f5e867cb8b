"""The text of recorded games, to read, write by hand and replay strictly (`docs/game-record.md`).

A record names the game, its seats and options, where chance comes from, and every decision in
order. Automatic actions are not written: the replay plays them. Seats are counted from 1 in the
text and from 0 in code.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from rules.actions import whole_number
from rules.game import Illegal, OptionValue
from rules.replaying import Move, Record, RecordError, option_word

__all__ = ["Move", "Record", "RecordError", "format_record", "is_seed", "option_word", "parse"]

_NAMES_PER_LINE = 12
_MOST_SEATS = 99


def parse(text: str) -> Record:
    """Reads a record; see `docs/game-record.md`. Raises `RecordError` for a line it cannot read."""
    reader = _Reader()
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        words = raw.split("#", 1)[0].split()
        if words:
            try:
                reader.line(number, words)
            except Illegal as illegal:
                raise RecordError(number, raw.strip(), illegal) from None
    return reader.record()


def format_record(record: Record) -> str:
    """The text of a record: head, moves, result. `parse` reads it back as an equal record. Raises
    `ValueError` for a record that cannot be written, such as one with a seed of two words."""
    text = _text(record)
    try:
        if parse(text) == record:
            return text
    except RecordError as error:
        raise ValueError(f"not a record: {error}") from error
    raise ValueError("not a record: a text would say something else")


def _text(record: Record) -> str:
    """The text of a record, without checking that it can be read back."""
    head = [f"game {record.game}"]
    if record.rules is not None:
        head.append(f"rules {record.rules}")
    head.append(f"seats {record.seats}")
    if record.names:
        head.append("names " + ", ".join(record.names))
    if record.seed:
        head.append(f"seed {record.seed}")
    head += [f"option {name} {option_word(value)}" for name, value in record.options.items()]
    for name, order in record.fixed.items():
        for start in range(0, len(order), _NAMES_PER_LINE):
            head.append(f"fixed {name} " + " ".join(order[start : start + _NAMES_PER_LINE]))
    moves = [f"{move.seat + 1} {move.text}" for move in record.moves]
    result: list[str] = []
    if record.result is not None:
        points = (f"{seat}:{score}" for seat, score in enumerate(record.result, start=1))
        result = ["", "result " + " ".join(points)]
    return "\n".join([*head, "", *moves, *result]) + "\n"


def is_seed(word: str) -> bool:
    """Whether a record can have this seed: one word without `#`, or nothing at all."""
    return not word or (word.split() == [word] and "#" not in word and _encodable(word))


def _encodable(word: str) -> bool:
    """Whether a word can be encoded. False for text that some terminals make of bytes that are not
    UTF-8."""
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


class _Reader:
    """Reads the lines of a record one by one."""

    def __init__(self) -> None:
        self._head: dict[str, list[str]] = {}
        self._options: dict[str, OptionValue] = {}
        self._fixed: dict[str, list[str]] = {}
        self._moves: list[Move] = []
        self._lines: dict[str, int] = {}
        self._last = 0

    def line(self, number: int, words: list[str]) -> None:
        """Reads one line that is neither empty nor a comment. Raises `Illegal` for a wrong one."""
        self._last = number
        first, rest = words[0].lower(), words[1:]
        if "result" in self._head:
            raise Illegal("record-after-result")
        if _is_seat(first):
            self._move(number, int(first.rstrip(".:")), rest)
        elif self._moves and first != "result":
            raise Illegal("record-head-after-moves", word=first)
        elif first in ("option", "fixed"):
            self._read_names(number, first, rest)
        elif first in ("game", "rules", "seats", "names", "seed", "result"):
            self._once(number, first, rest)
        else:
            raise Illegal("record-unknown-word", word=first)

    def _move(self, number: int, seat: int, words: list[str]) -> None:
        if not words or not 1 <= seat <= self._seats():
            raise Illegal("record-no-such-seat", seat=seat, seats=self._seats())
        self._moves.append(Move(seat - 1, " ".join(words), number))

    def _read_names(self, number: int, first: str, rest: list[str]) -> None:
        """Reads the words of an `option` or `fixed` line."""
        if len(rest) < 2 or (first == "option" and len(rest) != 2):
            raise Illegal("record-wrong-words", word=first)
        name = rest[0].lower()
        if first == "fixed":
            self._fixed.setdefault(name, []).extend(rest[1:])
        elif name in self._options:
            raise Illegal("record-twice", word=f"option {name}")
        else:
            self._options[name] = rest[1]
        self._lines.setdefault(f"{first} {name}", number)

    def _once(self, number: int, first: str, rest: list[str]) -> None:
        """Reads the words of a head line that may stand only once."""
        if first in self._head:
            raise Illegal("record-twice", word=first)
        if not rest or (first in ("game", "rules", "seats", "seed") and len(rest) != 1):
            raise Illegal("record-wrong-words", word=first)
        if first == "rules":
            whole_number(rest[0])
        elif first == "result":
            _result(rest, self._seats())
        elif first in ("seats", "names"):
            self._check_seats(rest, first)
        self._head[first] = rest
        self._lines[first] = number

    def _check_seats(self, rest: list[str], first: str) -> None:
        """Raises `Illegal` for an impossible number of seats, and for one that differs from the
        number of names."""
        names = _names(rest if first == "names" else self._head.get("names", []))
        seats = whole_number(rest[0]) if first == "seats" else self._head_seats(len(names))
        if not 1 <= seats <= _MOST_SEATS:
            raise Illegal("record-seats", seats=seats, most=_MOST_SEATS)
        if names and len(names) != seats:
            raise Illegal("record-names", names=len(names), seats=seats)

    def _head_seats(self, otherwise: int) -> int:
        return int(self._head["seats"][0]) if "seats" in self._head else otherwise

    def _seats(self) -> int:
        if "seats" not in self._head and "names" not in self._head:
            raise Illegal("record-misses", word="seats")
        return self._head_seats(len(_names(self._head.get("names", []))))

    def record(self) -> Record:
        """The record. Called when all lines are read; raises `RecordError` if something is
        missing."""
        for word in ("game", "seats"):
            if word not in self._head and not (word == "seats" and "names" in self._head):
                raise RecordError(self._last, "", Illegal("record-misses", word=word))
        head = self._head
        return Record(
            game=head["game"][0].lower(),
            seats=self._seats(),
            seed=head.get("seed", [""])[0],
            rules=int(head["rules"][0]) if "rules" in head else None,
            names=_names(head.get("names", [])),
            options=self._options,
            fixed={name: tuple(order) for name, order in self._fixed.items()},
            moves=tuple(self._moves),
            result=_result(head["result"], self._seats()) if "result" in head else None,
            lines=MappingProxyType(self._lines),
        )


def _is_seat(word: str) -> bool:
    number = word.removesuffix(".").removesuffix(":")
    return number.isascii() and number.isdecimal() and len(number) < 4


def _names(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(name.strip() for name in " ".join(words).split(",")) if words else ()


def _result(words: Sequence[str], seats: int) -> tuple[int, ...]:
    """The points by seat from words like `1:54 2:61`. Raises `Illegal` for other words."""
    points: dict[int, int] = {}
    for word in words:
        seat, _, score = word.partition(":")
        sign = -1 if score.startswith("-") else 1
        points[whole_number(seat)] = sign * whole_number(score.removeprefix("-"))
    if sorted(points) != list(range(1, seats + 1)) or len(words) != seats:
        raise Illegal("record-result-seats", seats=seats)
    return tuple(points[seat] for seat in range(1, seats + 1))
