"""What stands where, so that pictures can mark what changed (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from tests.example.rules.reversi.view import View


def pieces(view: View) -> Iterator[Placed]:
    """A disc on its cell."""
    for disc in view.discs:
        yield Placed(disc.cell, f"disc {disc.seat}")
