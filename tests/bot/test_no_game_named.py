"""The promise that adding a game changes no Python in `bot/`: it knows none of them by name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import bot
import sandbox
from rules import GAMES

FOLDERS = (Path(bot.__file__).parent, Path(sandbox.__file__).parent)
FILES = sorted(file for folder in FOLDERS for file in folder.rglob("*.py"))


def names_a_game(path: Path) -> bool:
    """Whether a file has the key of a game in it, or imports something of a game."""
    code = path.read_text(encoding="utf-8")
    word = "(?<![a-z]){}(?![a-z])"
    modules = {
        node.module or "" for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ImportFrom)
    }
    return any(re.search(word.format(key), code, re.IGNORECASE) for key in GAMES) or any(
        name.split(".")[:2] in [["rules", key] for key in GAMES] for name in modules
    )


TESTS = Path(__file__).parents[1]
GENERIC = [
    *TESTS.glob("contract/*.py"),
    *(TESTS / f"{name}.py" for name in ("known", "games", "languages")),
    *(
        TESTS / "render" / f"test_{name}.py"
        for name in ("every_painter", "marks", "legend", "emojis", "cache", "store", "gallery")
    ),
    TESTS / "front" / "commands" / "test_limits.py",
    *(TESTS / "bot" / "texts" / f"test_{name}.py" for name in ("described", "texts_games")),
]
"""Tests that hold for any game."""


def test_no_test_that_holds_for_any_game_names_one() -> None:
    assert [str(path) for path in GENERIC if names_a_game(path)] == []


def test_the_bot_names_no_game() -> None:
    assert len(FILES) > 100
    assert [str(path) for path in FILES if names_a_game(path)] == []


def test_a_name_would_be_noticed(tmp_path: Path) -> None:
    for code in (
        "from rules.ming.position.box import box",
        "KEY = 'ming'",
        "# Ming's own",
        "import x.ming",
    ):
        (tmp_path / "x.py").write_text(code)
        assert names_a_game(tmp_path / "x.py"), code
    (tmp_path / "x.py").write_text("timing = 'among mingled'")
    assert not names_a_game(tmp_path / "x.py")
