"""What is in the box of a game, as its seed file in TOML tells it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

SEEDS = Path(__file__).resolve().parents[1] / "seeds"
"""Where all games have their seed files."""

BoxT = TypeVar("BoxT")


class BoxEntry(BaseModel):
    """A table of a seed file, whose header explains the words. Unknown words are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class NamedEntry(BoxEntry):
    """Something with a proper name: in Latin letters and in both Chinese scripts."""

    name: str
    simplified: str
    traditional: str


def read_box(kind: type[BoxT], file: Path) -> BoxT:
    """Reads a seed file as a value of the given kind."""
    return TypeAdapter(kind).validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
