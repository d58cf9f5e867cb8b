"""What calls draw on a picture of Reversi, by the names under which it is explained."""

from __future__ import annotations

from collections.abc import Iterator

from render.legend.standing import CHOICE


def drawn(make: str, _: object) -> Iterator[str]:
    """The kinds that a call draws."""
    yield from ["legend-disc"] * (make == "draw_disc") + [CHOICE] * (make == "draw_candidate")
