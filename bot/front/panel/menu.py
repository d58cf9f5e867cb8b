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
"""Up to this many values are buttons, whatever the length of their labels."""
MOST_BUTTONS = 12
"""The most buttons altogether if their labels are short."""
TINY, MOST_TINY = 4, 20
"""The most letters of a tiny label, and the most buttons if all labels are tiny."""
MOST_LISTS = 5
"""The most lists beside the buttons, for verbs and for their objects."""
MOST_COMPONENTS = 25
"""The most components of a menu: buttons, lists, their rows and headings. The rest of Discord's 40
is for the other parts of a panel."""
SHORT = 200
"""The largest total width of the labels if there are more than a few buttons. It is measured in
letters; a Chinese character counts twice."""

THEN = ";"
"""The separator between the words of two actions that are picked at once, as in `/do`."""

Words: TypeAlias = tuple[str, ...]
"""The words of an action picked so far."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A button or list entry: its label, and the words that it picks."""

    label: str
    words: tuple[str, ...]
    emoji: discord.PartialEmoji | None = None
    """The emoji of the piece that it is about."""
    heading: str = ""
    """The heading above its line of buttons, which all buttons of a verb share; "" if it needs
    none."""
    name: str = ""
    """Its name in a sentence, if the label leaves out words of the heading."""
    value: str = ""
    """Its name in a sentence after another entry of the same line."""

    @property
    def actions(self) -> tuple[Words, ...]:
        """The words of each of its actions. Most entries have one."""
        return tuple(tuple(text.split()) for text in " ".join(self.words).split(THEN))


@dataclass(frozen=True, slots=True)
class Menu:
    """The question, its entries, and the decision that the picture illustrates."""

    prompt: str
    entries: tuple[Entry, ...]
    choice: Choice | None
    as_buttons: bool
    groups: Mapping[str, tuple[Entry, ...]]
    """Entries by the labels of their groups; empty if they fit without groups."""
    lists: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict[str, tuple["Entry", ...]])
    """More entries in lists below the buttons, by the titles of the lists."""
    places: Mapping[Words, str] = field(default_factory=dict[tuple[str, ...], str])
    """The places of entries that are too many for one list, in a natural reading order."""


def is_list(menu: Menu) -> bool:
    """Whether the entries are in lists, which have room for a line about each."""
    return not menu.as_buttons or len(menu.entries) > OPTIONS_LIMIT


@dataclass(frozen=True, slots=True)
class Offer:
    """How each of several verbs is offered: as one button, a line of buttons, or a list with a
    title."""

    buttons: Mapping[str, Entry]
    otherwise: str
    """The heading of buttons that follow lines with headings."""
    lines: Mapping[str, tuple[Entry, ...]]
    lists: Mapping[str, tuple[str, tuple[Entry, ...]]]
    """The titled lists, by a verb or by the words of a value in its line."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All buttons: those in lines, then those of verbs without a line or list."""
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
        """The offer with a line for a verb in place of its button or list; unchanged if there is no
        room."""
        lists = {key: listed for key, listed in self.lists.items() if key != verb}
        order = [key for key in self.buttons if key == verb or key in self.lines]
        lines = {key: line if key == verb else self.lines[key] for key in order}
        return self._if_it_fits(replace(self, lines=lines, lists=lists))

    def with_list(self, verb: str, value: Entry, listed: tuple[Entry, ...]) -> Offer:
        """The offer with a list of what may follow a value, in place of the value's button."""
        line = tuple(entry for entry in self.lines[verb] if entry != value)
        lists = {**self.lists, " ".join(value.words): (value.name, listed)}
        return self._if_it_fits(replace(self, lines={**self.lines, verb: line}, lists=lists))

    def _if_it_fits(self, other: Offer) -> Offer:
        entries, lists = other.entries, len(other.lists)
        fits = are_few(entries, lists) if entries else 2 * lists <= MOST_COMPONENTS
        return other if fits else self


def are_few(entries: Sequence[Entry], lists: int = 0) -> bool:
    """Whether these entries can be buttons, given the number of lists below them."""
    if components(entries, lists) > MOST_COMPONENTS:
        return False
    tiny = sum(_width(entry.label) <= TINY for entry in entries)
    room = tiny * MOST_BUTTONS + (len(entries) - tiny) * MOST_TINY
    short = room <= MOST_BUTTONS * MOST_TINY and are_short(entries)
    return 0 < len(entries) <= FEW or short


def components(entries: Sequence[Entry], lists: int) -> int:
    """The number of components that buttons and lists need, with their rows and headings."""
    taken = 2 * lists
    for heading, line in groupby(entries, key=lambda entry: entry.heading):
        count = len(tuple(line))
        taken += count + -(-count // BUTTONS_IN_ROW) + bool(heading)
    return taken


def are_short(entries: Sequence[Entry]) -> bool:
    """Whether the labels fit into a few lines on a phone."""
    return sum(_width(entry.label) for entry in entries) <= SHORT


def _width(label: str) -> int:
    """The width of a label in letters, as a phone shows it."""
    return sum(2 if letter >= "\u2e80" else 1 for letter in label)
