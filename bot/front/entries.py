"""What a panel offers to be tapped, and how much of it are buttons: the rest stands in lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import discord

from bot.front.message_views import BUTTONS_IN_ROW, OPTIONS_LIMIT
from rules.narrow import Choice

FEW = 5
"""So many values are buttons however long their labels are."""
MOST_BUTTONS = 12
"""So many buttons altogether where labels are short."""
TINY, MOST_TINY = 4, 20
"""Labels of so many letters, and so many buttons when all have such labels."""
MOST_COMPONENTS = 25
"""Buttons, lists and their rows: what else a panel has fits beside them into Discord's 40."""
SHORT = 200
"""So wide are the labels of more buttons altogether, in letters; a Chinese one counts twice."""

THEN = ";"
"""Parts the words of two actions that are picked at once, as in `/do`."""

Words: TypeAlias = tuple[str, ...]
"""Words of an action, picked so far."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to tap: its label and the words picked by it."""

    label: str
    words: tuple[str, ...]
    emoji: discord.PartialEmoji | None = None
    """The piece it speaks of."""

    @property
    def actions(self) -> tuple[Words, ...]:
        """The words of each action, mostly of one."""
        return tuple(tuple(text.split()) for text in " ".join(self.words).split(THEN))


@dataclass(frozen=True, slots=True)
class Menu:
    """What is asked, the entries to choose from, and the decision the picture illustrates."""

    prompt: str
    entries: tuple[Entry, ...]
    choice: Choice | None
    as_buttons: bool
    groups: Mapping[str, tuple[Entry, ...]]
    """Entries under the labels of their groups; empty when they fit without."""
    lists: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict[str, tuple["Entry", ...]])
    """Further entries in lists under the buttons, by the titles of the lists."""


def is_list(shown: Menu) -> bool:
    """True when the entries stand in lists, which have room for a line about each."""
    return not shown.as_buttons or len(shown.entries) > OPTIONS_LIMIT


def are_few(entries: Sequence[Entry], lists: int = 0) -> bool:
    """Whether they are buttons and not a list, where so many lists stand below them."""
    if components(len(entries), lists) > MOST_COMPONENTS:
        return False
    short = len(entries) <= MOST_BUTTONS and are_short(entries)
    tiny = len(entries) <= MOST_TINY and are_tiny(entries)
    return 0 < len(entries) <= FEW or short or tiny


def components(buttons: int, lists: int) -> int:
    """What buttons and lists take of Discord's limit, with their rows."""
    return buttons + -(-buttons // BUTTONS_IN_ROW) + 2 * lists


def are_tiny(entries: Sequence[Entry]) -> bool:
    """Whether their labels are that short."""
    return all(_width(entry.label) <= TINY for entry in entries)


def are_short(entries: Sequence[Entry]) -> bool:
    """Whether so many buttons stand in a few lines of a phone."""
    return sum(_width(entry.label) for entry in entries) <= SHORT


def _width(label: str) -> int:
    """Letters of a label, as a phone shows them."""
    return sum(2 if letter >= "\u2e80" else 1 for letter in label)
