"""The choices of a panel, and which of them are buttons; the others go into lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TypeAlias

import discord

from bot.front.shown.message_views import BUTTONS_IN_ROW, OPTIONS_LIMIT
from rules.narrow import Choice

FEW = 5
"""So many values are buttons however long their labels are."""
MOST_BUTTONS = 12
"""So many buttons altogether where labels are short."""
TINY, MOST_TINY = 4, 20
"""Labels of so many letters, and so many buttons when all have such labels."""
MOST_LISTS = 5
"""Lists beside the buttons, of verbs and of what they are done with."""
MOST_COMPONENTS = 25
"""Buttons, lists, their rows and the lines above them: what else a panel has fits beside them into
Discord's 40."""
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
    heading: str = ""
    """The line above its row of buttons, shared by all of one verb; "" where its label says all."""
    name: str = ""
    """What it is called in a sentence, where its label leaves out what the heading says."""
    value: str = ""
    """What it is called there after another of its line."""

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
    places: Mapping[Words, str] = field(default_factory=dict[tuple[str, ...], str])
    """Where entries are that are too many for one list, in the order in which one would look."""


def is_list(menu: Menu) -> bool:
    """True when the entries stand in lists, which have room for a line about each."""
    return not menu.as_buttons or len(menu.entries) > OPTIONS_LIMIT


@dataclass(frozen=True, slots=True)
class Offer:
    """How each of several verbs is offered: as one button, a line of buttons, lists with titles."""

    buttons: Mapping[str, Entry]
    otherwise: str
    """Stands above buttons that come after lines."""
    lines: Mapping[str, tuple[Entry, ...]]
    lists: Mapping[str, tuple[str, tuple[Entry, ...]]]
    """By a verb, or by the words of a value in its line."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All buttons: the lines, then the verbs that have neither line nor list."""
        lined = [entry for line in self.lines.values() for entry in line]
        taken = {*self.lines, *self.lists}
        others = (entry for verb, entry in self.buttons.items() if verb not in taken)
        heading = self.otherwise if lined else ""
        return (*lined, *(replace(entry, heading=heading) for entry in others))

    @property
    def titled(self) -> dict[str, tuple[Entry, ...]]:
        """The lists by their titles."""
        return dict(self.lists.values())

    def with_line(self, verb: str, line: tuple[Entry, ...]) -> Offer:
        """With a line for a verb in place of its button or list; the same where it has no room."""
        lists = {key: listed for key, listed in self.lists.items() if key != verb}
        order = [key for key in self.buttons if key == verb or key in self.lines]
        lines = {key: line if key == verb else self.lines[key] for key in order}
        return self._if_it_fits(replace(self, lines=lines, lists=lists))

    def with_list(self, verb: str, value: Entry, listed: tuple[Entry, ...]) -> Offer:
        """With a list of what may follow a value in place of the value's button."""
        line = tuple(entry for entry in self.lines[verb] if entry != value)
        lists = {**self.lists, " ".join(value.words): (value.name, listed)}
        return self._if_it_fits(replace(self, lines={**self.lines, verb: line}, lists=lists))

    def _if_it_fits(self, other: Offer) -> Offer:
        entries, lists = other.entries, len(other.lists)
        fits = are_few(entries, lists) if entries else 2 * lists <= MOST_COMPONENTS
        return other if fits else self


def are_few(entries: Sequence[Entry], lists: int = 0) -> bool:
    """Whether they are buttons and not a list, where so many lists stand below them."""
    if components(entries, lists) > MOST_COMPONENTS:
        return False
    tiny = sum(_width(entry.label) <= TINY for entry in entries)
    room = tiny * MOST_BUTTONS + (len(entries) - tiny) * MOST_TINY
    short = room <= MOST_BUTTONS * MOST_TINY and are_short(entries)
    return 0 < len(entries) <= FEW or short


def components(entries: Sequence[Entry], lists: int) -> int:
    """What buttons and lists take of Discord's limit, with their rows and headings."""
    taken = 2 * lists
    for heading, line in groupby(entries, key=lambda entry: entry.heading):
        count = len(tuple(line))
        taken += count + -(-count // BUTTONS_IN_ROW) + bool(heading)
    return taken


def are_short(entries: Sequence[Entry]) -> bool:
    """Whether so many buttons stand in a few lines of a phone."""
    return sum(_width(entry.label) for entry in entries) <= SHORT


def _width(label: str) -> int:
    """Letters of a label, as a phone shows them."""
    return sum(2 if letter >= "\u2e80" else 1 for letter in label)
