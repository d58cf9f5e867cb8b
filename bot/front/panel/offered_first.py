"""Puts first among the choices what scores at once or starts a conflict."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.front.panel.choice_controls import titled_lists
from bot.front.panel.menu import MOST_COMPONENTS, Entry, Menu, Words, are_few, components, is_list
from bot.front.panel.places import MOST_PLACES
from bot.front.shown.message_views import OPTIONS_LIMIT


def with_first(menu: Menu, first: Collection[Words], title: str) -> Menu:
    """The menu with these choices first in their lines and lists. If there is only a single list, a
    few of them become buttons above it. If they are more, they come first in the list or get a list
    of their own with this `title`."""
    if not first or menu.groups:
        return menu
    if is_list(menu):
        return _from_lists(menu, first, title)
    lists = {name: _in_front(entries, first) for name, entries in menu.lists.items()}
    return replace(menu, entries=_in_front(menu.entries, first), lists=lists)


def _in_front(entries: Sequence[Entry], first: Collection[Words]) -> tuple[Entry, ...]:
    """The entries with the first choices at the beginning of each line. The order of the lines
    stays."""
    lines = list(dict.fromkeys(entry.heading for entry in entries))
    order = sorted(entries, key=lambda e: (lines.index(e.heading), e.words not in first))
    return tuple(order)


def _from_lists(menu: Menu, first: Collection[Words], title: str) -> Menu:
    """The menu of a single list, with the first choices as buttons or in front."""
    before = tuple(entry for entry in menu.entries if entry.words in first)
    rest = replace(menu, entries=tuple(e for e in menu.entries if e.words not in first))
    if not before or not rest.entries or len(before) > OPTIONS_LIMIT:
        return menu
    lists = dict(titled_lists(rest, _lists_beside(before)))
    if are_few(before, len(lists)):
        return replace(menu, entries=before, as_buttons=True, lists=lists)
    if len(menu.entries) <= OPTIONS_LIMIT and not menu.places:
        return replace(menu, entries=before + rest.entries)
    lists = dict(titled_lists(rest, MOST_PLACES - 1))
    return replace(menu, entries=(), as_buttons=True, lists={title: before, **lists})


def _lists_beside(buttons: Sequence[Entry]) -> int:
    """The number of lists for which these buttons leave room."""
    room = (MOST_COMPONENTS - components(buttons, 0)) // 2
    return min(MOST_PLACES, max(room, 1))
