"""Every rule and ruling of a game's digest has a test named after it, and no test names another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from rules import GAMES

ROOT = Path(__file__).parents[2]


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


DIGESTS: Mapping[str, Digest] = {
    "carcassonne": Digest(40, 15),
    "changcheng": Digest(54, 26, parts="[a-e]?"),
    "china": Digest(51, 20),
    "ming": Digest(43, 18, begins=r"(?:- |\| )"),  # R22 to R26 stand in a table
    "tigris": Digest(52, 20),
}


def _numbers(game: str) -> list[str]:
    text = (ROOT / "seeds" / game / "README.md").read_text(encoding="utf-8")
    begins = DIGESTS[game].begins
    return re.findall(rf"^{begins}\*\*([RA]\d+)\*\* ", text, re.MULTILINE)


def _tested(game: str) -> set[str]:
    files = (ROOT / "tests" / "rules" / game).glob("test_*.py")
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    parts = DIGESTS[game].parts
    names = re.findall(rf"^def test_([ra])(\d\d){parts}_\w+\(", source, re.MULTILINE)
    return {f"{letter.upper()}{int(number)}" for letter, number in names}


def test_every_game_is_looked_at() -> None:
    assert set(DIGESTS) == set(GAMES)


@pytest.mark.parametrize("game", DIGESTS)
def test_the_digest_has_every_rule_and_ruling_once(game: str) -> None:
    last = DIGESTS[game]
    rules = [f"R{n}" for n in range(1, last.rules + 1)]
    assert _numbers(game) == [*rules, *[f"A{n}" for n in range(1, last.rulings + 1)]]


@pytest.mark.parametrize("game", DIGESTS)
def test_every_rule_and_ruling_has_a_test(game: str) -> None:
    assert _tested(game) == set(_numbers(game))
