"""The buttons and lists of a panel's choices (`bot.front.panel.choices`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

import discord
from discord import ui

from bot.front.panel.choices import are_cells, from_to, place_of
from bot.front.panel.menu import Entry, Menu, Words, is_list
from bot.front.panel.places import MOST_PLACES, by_place
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import (
    NO_HINTS,
    OPTIONS_LIMIT,
    MessageView,
    button,
    rows,
    select,
    text,
)


def controls(
    menu: Menu, custom_id: Callable[[str, str], CustomId], hints: Mapping[Words, str] = NO_HINTS
) -> list[ui.Item[MessageView]]:
    """The buttons of a menu, below headings with their verbs, and its lists. `custom_id(verb,
    rest)` makes their ids. `hints` are the lines below entries in lists, by the words of the
    entry."""
    if menu.groups:
        options = [(str(at), label) for at, label in enumerate(menu.groups)]
        return [select(menu.prompt, custom_id("group", _common(menu)), options)]
    below = {**_shared_places(menu), **hints}
    if is_list(menu):
        parts = titled_lists(menu)
        return [_list(t, part, custom_id, at, below) for at, (t, part) in enumerate(parts)]
    lists = enumerate(menu.lists.items())
    listed = [_list(t, part, custom_id, at, below) for at, (t, part) in lists]
    return [*_buttons(menu, custom_id), *listed]


def _shared_places(menu: Menu) -> dict[Words, str]:
    """The places of the entries in lists that combine several places, whose titles are long."""
    lists = [part for _, part in titled_lists(menu)] if is_list(menu) else menu.lists.values()
    named = [{e.words: menu.places[e.words] for e in p if e.words in menu.places} for p in lists]
    several = (places for places in named if len(set(places.values())) > 1)
    return {words: place for places in several for words, place in places.items()}


def _buttons(
    menu: Menu, custom_id: Callable[[str, str], CustomId]
) -> Iterator[ui.Item[MessageView]]:
    """The buttons in rows, below their headings."""
    alone = len(menu.entries) == 1 and not menu.lists
    style = discord.ButtonStyle.primary if alone else discord.ButtonStyle.secondary
    for heading, line in groupby(menu.entries, key=lambda entry: entry.heading):
        if heading:
            yield text(heading)
        yield from rows(
            [
                button(e.label, custom_id("pick", " ".join(e.words)), style, emoji=e.emoji)
                for e in line
            ]
        )


def titled_lists(menu: Menu, places: int = MOST_PLACES) -> list[tuple[str, tuple[Entry, ...]]]:
    """The entries in one or several lists with titles. If there are several, a title names the
    place of the entries, or the first and the last one. Phones have no room for the question as
    well."""
    if placed := by_place(menu, places):
        return placed
    if len(menu.entries) <= OPTIONS_LIMIT:
        return [(menu.prompt, menu.entries)]
    parts = _stretches(menu.entries, menu.choice.kind if menu.choice else "")
    return [(from_to(part), part) for part in parts]


def _stretches(entries: tuple[Entry, ...], kind: str) -> list[tuple[Entry, ...]]:
    """Parts of about the same length. Cells are split between rows if that needs hardly more
    lists."""
    count = -(-len(entries) // OPTIONS_LIMIT)
    size = -(-len(entries) // count)
    even = [entries[at * size : (at + 1) * size] for at in range(count)]
    if not are_cells(entries, kind):
        return even
    stretches: list[tuple[Entry, ...]] = []
    for _, row in groupby(entries, key=lambda entry: place_of(entry)[0]):
        line = tuple(row)
        if stretches and len(stretches[-1]) + len(line) <= OPTIONS_LIMIT:
            stretches[-1] = (*stretches[-1], *line)
        else:
            stretches.append(line)
    fits = all(len(part) <= OPTIONS_LIMIT for part in stretches) and len(stretches) <= count + 1
    return stretches if fits else even


def _list(
    title: str,
    part: Sequence[Entry],
    custom_id: Callable[[str, str], CustomId],
    number: int,
    hints: Mapping[Words, str],
) -> ui.ActionRow[MessageView]:
    """A select menu for part of the entries."""
    values = [(" ".join(entry.words), entry.label) for entry in part]
    emojis = {" ".join(entry.words): entry.emoji for entry in part if entry.emoji}
    by_value = {" ".join(words): hint for words, hint in hints.items()}
    return select(title, custom_id("list", str(number)), values, hints=by_value, emojis=emojis)


def _common(menu: Menu) -> str:
    return " ".join(menu.choice.picked) if menu.choice else ""
