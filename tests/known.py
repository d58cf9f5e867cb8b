"""What the generic tests need to know of a game and cannot ask the game itself.

It stands in `known.py` beside the game's own tests, `tests/rules/<game>/known.py`:

- `count(state)`: all pieces of a position by sort, wherever they are; always the same number
- `DIGEST`: how many rules and rulings `seeds/<game>/README.md` has
- `VALUES`: by kind, the values that have a name in the texts
- `MARKED`: kinds of choices whose candidates the picture shows
- `TOLD`: kinds of choices whose candidates the description in words names
- `rebuilt(facts)`: what stands where, made again of the facts about a position alone, by place and
  piece as `pieces` of the game names them

Only if there is such a thing:

- `REFUSALS`: reasons that the rules put together, with the names of their details
- `UNTOLD`: fields of a view that its description does not tell, each with the reason
- `COVERING`: kinds of choices whose candidates cover marks of what changed in the same place
- `WITH_EMOJI`: what bears an emoji in any case, of a game whose painter has emojis
- `ASKED`: events that tell a seat why it must decide out of its turn, of a game that tells it
- `TO_COME`: what is said to come in a turn, of a game that says it
- `LATER`: what was added to a game that is played already

A tiny game for tests only (`tests/<game>.py`) has `count` beside its rules and needs nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import pytest

from bot.texts import DEFAULT
from rules.game import Event

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "tests" / "example"
"""The example of `docs/adding-a-game.md`, laid out as the project itself."""

Pieces: TypeAlias = Counter[str]
Standing: TypeAlias = Counter[tuple[str, str]]
"""How many there are of each piece on each place."""


class Digest(NamedTuple):
    """How the digest of a game, `seeds/<game>/README.md`, is numbered."""

    rules: int
    """The number of the last rule."""
    rulings: int
    """The number of the last ruling."""
    begins: str = "- "
    """What stands before a number, as a pattern."""
    parts: str = ""
    """What may stand behind a number in the name of a test, as a pattern."""


class WithEmoji(NamedTuple):
    """What bears the emoji of its piece whenever it is told or listed."""

    events: frozenset[str]
    kinds: frozenset[str]
    bare: frozenset[tuple[str, str]] = frozenset()
    """By verb: values of those kinds that mean no piece."""


class ToCome(NamedTuple):
    """What a game says to come in a turn (`Game.to_come`)."""

    phases: Mapping[str, str]
    """Phases that only come as part of a turn, with what was said of them."""
    said: frozenset[str]
    """All that is ever said, in order."""


class Later(NamedTuple):
    """What stored values of a game had not from the beginning."""

    fields: frozenset[str]
    """Fields of states and views, and of what is in them."""
    told: Mapping[str, str] = MappingProxyType({})
    """By event: such a field."""
    states: bool = True
    """Whether states lack something, too, and not views only."""


def home(key: str) -> Path:
    """The folder in which `rules/<key>`, `seeds/<key>` and the other files of a game stand."""
    return EXAMPLE if (EXAMPLE / "rules" / key).is_dir() else ROOT


def read(file: Path, what: str) -> str:
    """The text of a file that a game needs. Fails where it is missing, and says what it holds."""
    if not file.exists():
        pytest.fail(f"add {file.relative_to(ROOT)}: {what}")
    return file.read_text(encoding="utf-8")


def texts(key: str, locale: str) -> tuple[Path, Path]:
    """The files of a game in a language. Skips a test where there are none: English is told then,
    and `tools/release.py` waits for them."""
    folder = home(key) / "bot" / "texts" / locale
    files = (folder / f"{key}.ftl", folder / f"{key}-board.ftl")
    if locale != DEFAULT and not any(file.exists() for file in files):
        pytest.skip(f"{key} is not told in {locale} yet, and not to be released")
    return files


def game_of(area: str) -> str:
    """The game that a file of texts belongs to, by its name without the ending; the name itself
    where it belongs to none."""
    return area.removesuffix("-board").removesuffix("-lesson")


def count(key: str) -> Callable[[Any], Pieces]:
    """How the pieces of a game are counted."""
    return _wanted(key, "count", "a function from a state to a Counter of all pieces by sort")


def digest(key: str) -> Digest:
    """How the digest of a game is numbered."""
    return _wanted(key, "DIGEST", "the numbers of the last rule and the last ruling")


def values(key: str) -> Mapping[str, Iterable[object]]:
    """By kind: what has a name in the texts of a game."""
    return _wanted(key, "VALUES", "by kind, the values that have a name in the texts")


def marked(key: str) -> frozenset[str]:
    """Kinds of choices whose candidates the picture of a game shows."""
    return _wanted(key, "MARKED", "the kinds of choices whose candidates the picture shows")


def told(key: str) -> frozenset[str]:
    """Kinds of choices whose candidates the description of a game names."""
    return _wanted(key, "TOLD", "the kinds of choices whose candidates the description names")


def rebuilt(key: str) -> Callable[[Iterable[Event]], Standing]:
    """How what stands on the board of a game is made of its facts."""
    return _wanted(key, "rebuilt", "a function from facts to a Counter of (place, piece)")


def untold(key: str) -> Mapping[str, str]:
    """Fields of a view that a game does not tell in its description, with the reason."""
    return getattr(_module(key), "UNTOLD", {})


def refusals(key: str) -> Mapping[str, set[str]]:
    """Reasons that the rules of a game put together, with the names of their details."""
    return getattr(_module(key), "REFUSALS", {})


def covering(key: str) -> frozenset[str]:
    """Kinds of choices whose candidates cover marks of what changed in the same place."""
    return getattr(_module(key), "COVERING", frozenset[str]())


def with_emoji(key: str) -> WithEmoji:
    """What bears an emoji in any case."""
    return _wanted(key, "WITH_EMOJI", "what bears an emoji whenever it is told or listed")


def asked(key: str) -> frozenset[str]:
    """Events that tell a seat why it must decide out of its turn."""
    return _wanted(key, "ASKED", "events that tell why a seat must decide out of its turn")


def to_come(key: str) -> ToCome:
    """What a game says to come."""
    return _wanted(key, "TO_COME", "phases that only come as part of a turn, and what is said")


def later(key: str) -> Later | None:
    """What was added to a game that is played already; None: nothing."""
    return getattr(_module(key), "LATER", None)


@cache
def file_of(key: str) -> Path:
    """Where all this stands for a game."""
    toy = ROOT / "tests" / f"{key}.py"
    return toy if toy.exists() else home(key) / "tests" / "rules" / key / "known.py"


@cache
def _module(key: str) -> Any:
    path = file_of(key).relative_to(ROOT)
    if not file_of(key).exists():
        pytest.fail(f"add {path} to the tests of {key}: tests/known.py tells what it holds")
    return import_module(".".join(path.with_suffix("").parts))


def _wanted(key: str, name: str, what: str) -> Any:
    found = getattr(_module(key), name, None)
    if found is None:
        pytest.fail(f"add {name} to {file_of(key).relative_to(ROOT)}: {what}")
    return found
