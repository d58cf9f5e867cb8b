"""Rooms: packages that are small enough to be looked over, and know each other one way only."""

from __future__ import annotations

import ast
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.bot.test_imports import FOLDERS, ROOT, arrows

LOOSE = ("rules", "render", "bot", "bench")
"""Packages whose own modules stand on different floors: each of them counts as a room."""
MOST = 20
"""Modules in a room, beside the file that says what it is."""
ALEMBICS = ("bot/storage/migrations", "bot/storage/migrations/versions")
"""Laid out as Alembic wants it: no packages, and one file for every change of the schema, for
ever."""
PACKAGES = sorted(
    {file.parent for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")}
    - {ROOT / folder for folder in ALEMBICS}
)


def room(module: str, packages: frozenset[str]) -> str:
    """The room of a module: its package, or itself."""
    home = module.rpartition(".")[0]
    return module if module in packages or home in LOOSE else home


def rooms() -> dict[str, set[str]]:
    """By room, the rooms it imports from."""
    files = arrows()
    packages = frozenset(f"{path.relative_to(ROOT)}".replace("/", ".") for path in PACKAGES)
    found: dict[str, set[str]] = defaultdict(set)
    for module, others in files.items():
        here = room(module, packages)
        found[here] |= {room(other, packages) for other in others} - {here}
    return found


def test_rooms_know_each_other_one_way() -> None:
    found = rooms()
    assert len(found) > 100
    TopologicalSorter(found).prepare()


@pytest.mark.parametrize(
    ("lower", "upper"),
    [("bot.front.shown", "bot.front.gate"), ("bot.matches.table", "bot.matches.deeds")],
)
def test_a_circle_of_rooms_is_noticed(lower: str, upper: str) -> None:
    found = rooms()
    assert {lower, upper} <= found.keys()
    found[lower].add(upper)
    with pytest.raises(CycleError):
        TopologicalSorter(found).prepare()


def test_no_room_is_too_large_to_be_looked_over() -> None:
    sizes = {str(p.relative_to(ROOT)): len(list(p.glob("*.py"))) - 1 for p in PACKAGES}
    assert {name: size for name, size in sizes.items() if size > MOST} == {}


def test_every_room_says_what_it_is() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in PACKAGES
        if not ast.get_docstring(ast.parse((path / "__init__.py").read_text("utf-8")))
    ]
    assert silent == []


@pytest.mark.parametrize("layer", ["rules", "render"])
def test_a_file_stands_in_the_same_room_in_every_game(layer: str) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for file in (ROOT / layer).glob("*/*/*.py"):
        found[file.name].add(file.parent.name)
    found.pop("__init__.py")
    assert len(found) > 15
    assert {name: homes for name, homes in found.items() if len(homes) > 1} == {}
