"""The scripts that names on a board are written in."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class Script(StrEnum):
    """A script for names of places. Each has its own face of the font, because some hanzi look
    different."""

    LATIN = "latin"
    SIMPLIFIED = "simplified"
    TRADITIONAL = "traditional"

    @property
    def hanzi(self) -> bool:
        """Whether names are in hanzi, which are short and have many strokes."""
        return self is not Script.LATIN


class Named(Protocol):
    """Something with a name in every script."""

    @property
    def name(self) -> str: ...
    @property
    def simplified(self) -> str: ...
    @property
    def traditional(self) -> str: ...


def name_of(place: Named, script: Script) -> str:
    """The name of a place in a script."""
    names = {Script.SIMPLIFIED: place.simplified, Script.TRADITIONAL: place.traditional}
    return names.get(script, place.name)


def script_of(locale: str) -> Script:
    """The script for readers of a language such as `zh-CN` or `zh-Hant`. Chinese without a place is
    simplified."""
    language, *regions = locale.lower().replace("_", "-").split("-")
    if language != "zh":
        return Script.LATIN
    return Script.TRADITIONAL if {*regions} & _TRADITIONAL else Script.SIMPLIFIED


_TRADITIONAL = {"tw", "hk", "mo", "hant"}
