"""What a button or list carries: all it needs to be answered, also after a restart.

A custom id is `mp:<verb>:<table>:<revision>.<drafted>~<layers>:<rest>`, at most 100 characters;
`<revision>.<drafted>` and `~<layers>` may be left out. Nothing in it is secret and nothing in it is
trusted: it only says what was tapped, and `Matches` decides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.matches.table.requests import DraftVersion

LIMIT = 100
"""The most characters of a custom id that Discord accepts."""
_LARGEST_ID = 2**63 - 1
"""The largest possible Discord id, and the largest number that the database can store."""

_DIGITS = 9

_SHAPE = re.compile(
    r"mp:(?P<verb>[a-z-]{1,12}):(?P<table>[0-9A-Za-z-]{0,32})"
    r":(?:(?P<revision>\d{1,9})\.(?P<drafted>\d{1,5}))?(?:~(?P<layers>\d{1,3}))?:(?P<rest>.*)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class CustomId:
    """The content of a control's custom id: the verb selects the handler; `rest` is for the
    handler."""

    verb: str
    table: str = ""
    rest: str = ""
    version: DraftVersion | None = None
    layers: int = 0
    """The picture's layers that are switched on; see `bot.front.shown.layers`."""

    def __str__(self) -> str:
        basis = f"{self.version.revision}.{self.version.drafted}" if self.version else ""
        layers = f"~{self.layers}" if self.layers else ""
        text = f"mp:{self.verb}:{self.table}:{basis}{layers}:{self.rest}"
        if len(text) > LIMIT:
            raise ValueError(f"custom id too long: {text}")
        return text

    @property
    def words(self) -> tuple[str, ...]:
        """The rest, split into words of an action's text."""
        return tuple(self.rest.split())


def parse_custom_id(custom_id: str) -> CustomId | None:
    """The content of a custom id; None if it is not one of this bot's."""
    match = _SHAPE.fullmatch(custom_id)
    if match is None:
        return None
    basis = None
    if match["revision"] is not None:
        basis = DraftVersion(int(match["revision"]), int(match["drafted"]))
    return CustomId(match["verb"], match["table"], match["rest"], basis, int(match["layers"] or 0))


def custom_id_of(item: object) -> CustomId | None:
    """The content of the custom id of a message's component; None if it has none of this bot's."""
    return parse_custom_id(getattr(item, "custom_id", None) or "")


def read_number(word: str, otherwise: int = 0) -> int:
    """A number in a control or typed by a person. `otherwise` is returned for other text and for
    numbers with too many digits."""
    return int(word) if word.isdecimal() and len(word) <= _DIGITS else otherwise


def read_id(word: str) -> int | None:
    """A Discord id in a custom id; None if it cannot be one."""
    number = int(word) if word.isdecimal() and len(word) < 20 else 0
    return number if 0 < number <= _LARGEST_ID else None
