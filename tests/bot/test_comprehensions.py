"""Python 3.12.0 to 3.12.3 confuse a name that one comprehension binds with the module's name that
another one in the same function needs (python/cpython#118513)."""

from __future__ import annotations

import symtable
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("rules", "render", "bot", "sandbox", "bench", "tools")
PARTS = ("listcomp", "setcomp", "dictcomp")
TRAP = """
def house(site): ...
def named(houses, sites):
    built = {house.site for house in houses}
    return [house(site) for site in sites if site in built]
"""


def confused(table: symtable.SymbolTable) -> Iterator[str]:
    """The names that comprehensions in one function bind and need, and its line."""
    inside = table.get_children() if table.get_type() == "function" else ()
    names = [one.get_symbols() for one in inside if one.get_name() in PARTS]
    bound = {name.get_name() for part in names for name in part if name.is_local()}
    needed = {name.get_name() for part in names for name in part if not name.is_local()}
    own = {name.get_name() for name in table.get_symbols() if name.is_assigned()}
    yield from (f"{name} in line {table.get_lineno()}" for name in (bound & needed) - own)
    for below in table.get_children():
        yield from confused(below)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="newer ones tell of no comprehensions")
def test_no_comprehension_binds_a_name_that_another_one_needs() -> None:
    assert list(confused(symtable.symtable(TRAP, "trap", "exec"))) == ["house in line 3"]
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.py"):
            found = list(confused(symtable.symtable(file.read_text("utf-8"), str(file), "exec")))
            assert found == [], file
