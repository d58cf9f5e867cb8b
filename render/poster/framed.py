"""What a painter offers for posters and covers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

from PIL import Image

from render.painter import RenderOptions
from render.theme import Colour


@dataclass(frozen=True, slots=True)
class Lettering:
    """How the name of a game is set on its posters and its cover."""

    ink: Colour
    """The colour of the name on paper."""
    accent: Colour
    """The colour of the lines around."""
    weight: int
    """The weight of Latin letters, from 100 to 900."""
    spacing: float
    """The distance between letters, as a share of their height."""
    motif: Literal["battlement", "waves", "fret"]
    """The motif in the middle of the line below the name."""
    seal: str = ""
    """Hanzi in the seal beside a Latin name."""


@runtime_checkable
class Framed(Protocol):
    """What a painter may offer besides: its board alone, for posters and covers."""

    lettering: Lettering
    detail: float
    """How many times larger than in messages the board is drawn for a poster
    (`render.theme.DETAIL`), so that it is 3,000 pixels long."""

    def bare(self, view: Any, options: RenderOptions) -> Image.Image:
        """The board without strips, names of rows, and marks."""
        ...
