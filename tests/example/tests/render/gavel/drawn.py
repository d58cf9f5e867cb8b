"""What calls draw on a picture of Gavel, by the names under which it is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from render.legend.standing import CHOICE


def drawn(make: str, args: tuple[Any, ...]) -> Iterator[str]:
    """The kinds that a call draws."""
    if make == "_draw" and isinstance(args[-1], str):  # that of strips draws no piece
        yield f"legend-{args[-1].split()[0]}"
    yield from [CHOICE] * (make == "_candidate")
