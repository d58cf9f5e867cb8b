"""Splits the entries of a long list into several lists by place (`Game.neighbourhoods`). Their
titles name the places: the cells beside the player's own kingdom, for example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil
from typing import Any

from bot.front.panel.choices import from_to
from bot.front.panel.menu import Entry, Menu, is_list
from bot.front.shown.message_views import OPTIONS_LIMIT
from bot.texts.prose import Prose
from rules.game import AnyGame

MOST_PLACES = 9
"""The most lists of places in one message, if its buttons leave enough room."""
BETWEEN = " · "
"""The separator between the names of places that share a list."""

Titled = list[tuple[str, tuple[Entry, ...]]]
"""Lists with their titles."""


def located(menu: Menu, game: AnyGame, view: Any, prose: Prose) -> Menu:
    """The menu with the places of its values, if it shows them in lists and the game has places.
    `prose` must be plain, because titles have no markdown."""
    if menu.groups or menu.choice is None or not is_list(menu):
        return menu
    at = len(menu.choice.picked)
    names = {
        value: prose.tell(place.name)
        for place in game.neighbourhoods(view, menu.choice)
        for value in place.values
    }
    order = list(dict.fromkeys(names.values()))
    pairs = [(entry.words, names[entry.words[at]]) for entry in menu.entries] if names else []
    return replace(menu, places=dict(sorted(pairs, key=lambda pair: order.index(pair[1]))))


def by_place(menu: Menu, limit: int = MOST_PLACES) -> Titled:
    """The entries in at most `limit` lists by their places. Small neighbouring lists are joined; if
    that does not help, places run on from list to list. [] without places, or if there are too many
    entries."""
    entries = {entry.words: entry for entry in menu.entries}
    places = dict[str, tuple[Entry, ...]]()
    for words, name in menu.places.items():
        if words in entries:
            places[name] = (*places.get(name, ()), entries[words])
    parts = [part for name, there in places.items() for part in _split(name, there)]
    while len(parts) > limit:
        sizes = [len(one) + len(other) for (_, one), (_, other) in pairwise(parts)]
        at = sizes.index(min(sizes))
        if sizes[at] > OPTIONS_LIMIT:
            return _packed(menu, [e for _, part in parts for e in part], limit)
        (one, there), (other, more) = parts[at : at + 2]
        parts[at : at + 2] = [(f"{one}{BETWEEN}{other}", there + more)]
    return parts


def _packed(menu: Menu, entries: Sequence[Entry], limit: int) -> Titled:
    """Entries in the order of their places, in `limit` lists of about the same length."""
    size = ceil(len(entries) / limit)
    if size > OPTIONS_LIMIT:
        return []
    parts = [tuple(entries[at : at + size]) for at in range(0, len(entries), size)]
    named = [list(dict.fromkeys(menu.places[e.words] for e in part)) for part in parts]
    return [
        (BETWEEN.join(names if len(names) > 1 else [*names, from_to(part)]), part)
        for names, part in zip(named, parts, strict=True)
    ]


def _split(name: str, entries: tuple[Entry, ...]) -> Titled:
    """The entries of a place in as few lists as possible. If there are several, their titles name
    the first and the last entry."""
    if len(entries) <= OPTIONS_LIMIT:
        return [(name, entries)]
    lists = ceil(len(entries) / OPTIONS_LIMIT)
    size = ceil(len(entries) / lists)
    parts = [entries[at : at + size] for at in range(0, len(entries), size)]
    return [(f"{name}{BETWEEN}{from_to(part)}", part) for part in parts]
