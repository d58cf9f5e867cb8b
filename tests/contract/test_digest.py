"""Every rule and ruling of a game's digest has a test named after it, and no test names another."""

from __future__ import annotations

import re

from tests.contract.walks import every_whole
from tests.known import digest, home, read


def _numbers(game: str) -> list[str]:
    text = read(home(game) / "seeds" / game / "README.md", "the rules, numbered R1, R2, …")
    begins = digest(game).begins
    return re.findall(rf"^{begins}\*\*([RA]\d+)\*\* ", text, re.MULTILINE)


def _tested(game: str) -> set[str]:
    files = (home(game) / "tests" / "rules" / game).glob("test_*.py")
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    parts = digest(game).parts
    names = re.findall(rf"^def test_([ra])(\d\d){parts}_\w+\(", source, re.MULTILINE)
    return {f"{letter.upper()}{int(number)}" for letter, number in names}


@every_whole
def test_the_digest_has_every_rule_and_ruling_once(key: str) -> None:
    last = digest(key)
    rules = [f"R{n}" for n in range(1, last.rules + 1)]
    assert _numbers(key) == [*rules, *[f"A{n}" for n in range(1, last.rulings + 1)]]


@every_whole
def test_every_rule_and_ruling_has_a_test(key: str) -> None:
    tested, numbers = _tested(key), set(_numbers(key))
    assert not numbers - tested, f"name a test after each (test_r01_…): {numbers - tested}"
    assert not tested - numbers, f"tests of no rule of the digest: {tested - numbers}"
