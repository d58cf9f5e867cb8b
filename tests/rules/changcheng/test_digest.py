"""Every rule and ruling of the digest has a test named after it, and no test names another."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DIGEST = HERE.parents[2] / "seeds" / "changcheng" / "README.md"


def _numbers() -> list[str]:
    text = DIGEST.read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([RA]\d+)\*\* ", text, re.MULTILINE)


def _tested() -> set[str]:
    source = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    names = re.findall(r"^def test_([ra])(\d\d)[a-e]?_\w+\(", source, re.MULTILINE)
    return {f"{letter.upper()}{int(number)}" for letter, number in names}


def test_the_digest_has_every_rule_and_ruling_once() -> None:
    numbers = _numbers()
    assert numbers == [*[f"R{n}" for n in range(1, 55)], *[f"A{n}" for n in range(1, 27)]]


def test_every_rule_and_ruling_has_a_test() -> None:
    assert _tested() == set(_numbers())
