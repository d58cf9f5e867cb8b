"""Every sentence that the code names gets all arguments that its message uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.bot.texts.test_texts import CODE, messages
from tests.languages import DEFAULT

SAYING = ("say", "Refused", "Illegal")
WORDS = "_word"
"""The end of arguments that the texts make of others: words for names of a game."""


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """All calls that name a sentence and hand in its arguments one by one."""
    for folder in ("bot", "rules"):
        for path in sorted((CODE.parent / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _name(node) in SAYING:
                    yield path, node


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", None) or getattr(call.func, "id", "")


def _keys(path: Path, call: ast.Call) -> list[str]:
    """The messages that a call may mean. A rule's refusal may have one for its game."""
    words = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    prefixes = {"say": [""], "Refused": ["refused-"]}.get(
        _name(call), ["illegal-", *(f"{part}-illegal-" for part in path.parts)]
    )
    return [prefix + word for word in words for prefix in prefixes]


def test_no_sentence_lacks_an_argument() -> None:
    uses = {**messages(DEFAULT), **messages(DEFAULT, games=True)}
    told, lacking = 0, list[str]()
    for path, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        for key in (key for key in _keys(path, call) if key in uses and None not in given):
            told += 1
            left_out = {name for name in uses[key] - given if not name.endswith(WORDS)}
            lacking += [f"{path.name}:{call.lineno} {key} {left_out}"] if left_out else []
    assert lacking == []
    assert told > 500
