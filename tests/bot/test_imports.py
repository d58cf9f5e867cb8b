"""No two files know each other, not even for types alone: every import points one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("seeds", "rules", "render", "sandbox", "bot", "bench")


def module(path: Path) -> str:
    """The dotted name of a file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """What a file imports wherever it stands in it: modules, and names that may be modules."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def arrows() -> dict[str, set[str]]:
    """By module, the modules of the project it imports; a package that lends only its modules'
    place is none."""
    files = {module(p): p for folder in FOLDERS for p in (ROOT / folder).rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, path in files.items():
        wanted = {other for other in imported(path) if other in files and other != name}
        inner = {other for other in wanted if any(o.startswith(f"{other}.") for o in wanted)}
        found[name] = wanted - inner
    return found


def test_no_two_files_know_each_other() -> None:
    TopologicalSorter(arrows()).prepare()


def test_a_circle_is_noticed() -> None:
    found = arrows()
    found["rules.game"].add("bot.app")
    with pytest.raises(CycleError):
        TopologicalSorter(found).prepare()
