"""Puts first among the choices what scores at once or starts a conflict."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.front.panel.choice_controls import titled
from bot.front.panel.menu import MOST_COMPONENTS, Entry, Menu, Words, are_few, components, is_list
from bot.front.panel.places import MOST_PLACES
from bot.front.shown.message_views import OPTIONS_LIMIT


def with_first(shown: Menu, first: Collection[Words], title: str) -> Menu:
    """The same menu with these choices first in their lines and lists; of a single list a few as
    buttons before it, more as its first or, under `title`, in a list of their own."""
    if not first or shown.groups:
        return shown
    if is_list(shown):
        return _from_lists(shown, first, title)
    lists = {name: _in_front(entries, first) for name, entries in shown.lists.items()}
    return replace(shown, entries=_in_front(shown.entries, first), lists=lists)


def _in_front(entries: Sequence[Entry], first: Collection[Words]) -> tuple[Entry, ...]:
    """Each line of buttons stays where it is."""
    lines = list(dict.fromkeys(entry.heading for entry in entries))
    order = sorted(entries, key=lambda e: (lines.index(e.heading), e.words not in first))
    return tuple(order)


def _from_lists(shown: Menu, first: Collection[Words], title: str) -> Menu:
    before = tuple(entry for entry in shown.entries if entry.words in first)
    rest = replace(shown, entries=tuple(e for e in shown.entries if e.words not in first))
    if not before or not rest.entries or len(before) > OPTIONS_LIMIT:
        return shown
    lists = dict(titled(rest, _lists_beside(before)))
    if are_few(before, len(lists)):
        return replace(shown, entries=before, as_buttons=True, lists=lists)
    if len(shown.entries) <= OPTIONS_LIMIT and not shown.places:
        return replace(shown, entries=before + rest.entries)
    lists = dict(titled(rest, MOST_PLACES - 1))
    if len(lists) >= MOST_PLACES:
        return shown
    return replace(shown, entries=(), as_buttons=True, lists={title: before, **lists})


def _lists_beside(buttons: Sequence[Entry]) -> int:
    """For how many lists these buttons leave room."""
    room = (MOST_COMPONENTS - components(buttons, 0)) // 2
    return min(MOST_PLACES, max(room, 1))
