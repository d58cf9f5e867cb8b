"""The promise that adding a game changes no Python in `bot/`: it knows none of them by name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bot
from rules import GAMES

FILES = sorted(Path(bot.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_bot_names_no_game(path: Path) -> None:
    code = path.read_text(encoding="utf-8")
    word = "(?<![a-z]){}(?![a-z])"
    assert not [key for key in GAMES if re.search(word.format(key), code, re.IGNORECASE)]
    modules = {
        node.module or "" for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ImportFrom)
    }
    assert not [name for name in modules if name.split(".")[:2] in [["rules", k] for k in GAMES]]
