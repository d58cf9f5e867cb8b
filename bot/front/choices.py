"""From the words that may be picked next to the controls of a panel. Knows kinds, never a game.

Up to five values become buttons, more become one to three lists, still more are grouped first:
cells by their row, anything else in stretches of the order the rules give.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import discord
from discord import ui

from bot.front.custom_ids import CustomId
from bot.front.message_views import NO_HINTS, OPTIONS_LIMIT, MessageView, button, rows, select
from bot.texts.prose import Prose
from rules.game import Action
from rules.grid import cell_at, is_cell, row_name
from rules.narrow import VERB, Choice, narrow

FEW = 5
"""So many values are still buttons; so are up to ten when verbs are laid open."""
OPEN_VERBS = 10
LISTED = 3 * OPTIONS_LIMIT
"""So many values are shown at once, in up to three lists."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


Words: TypeAlias = tuple[str, ...]
"""Words of an action, picked so far."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to tap: its label and the words picked by it."""

    label: str
    words: tuple[str, ...]
    emoji: discord.PartialEmoji | None = None
    """The piece it speaks of."""


@dataclass(frozen=True, slots=True)
class Menu:
    """What is asked, the entries to choose from, and the decision the picture illustrates."""

    prompt: str
    entries: tuple[Entry, ...]
    choice: Choice | None
    as_buttons: bool
    groups: Mapping[str, tuple[Entry, ...]]
    """Entries under the labels of their groups; empty when they fit without."""


def menu(legal: Sequence[Action], picked: Sequence[str], prose: Prose, group: int = -1) -> Menu:
    """The next decision after the picked words. Raises `Illegal` when they lead nowhere legal."""
    found = narrow(legal, picked)
    if not isinstance(found, Choice):
        only = prose.say("panel-only")
        return Menu(only, (Entry(prose.action(found), _words(found)),), None, True, {})
    if found.kind == VERB:
        return _verbs(legal, found, prose)
    return _grouped(_values(found, prose), found, prose, group)


def _words(action: Action) -> tuple[str, ...]:
    return tuple(str(action).split(" "))


def _verbs(legal: Sequence[Action], choice: Choice, prose: Prose) -> Menu:
    """Verbs as buttons; those with few values show them at once, which spares a tap."""
    branches = [narrow(legal, (*choice.picked, verb)) for verb in choice.values]
    inner = [branch for branch in branches if isinstance(branch, Choice)]
    short = len(branches) - len(inner) + sum(len(b.values) for b in inner) <= OPEN_VERBS
    plain = len(inner) == 1 and inner[0].kind == "spot"  # its letters stand in the picture
    entries: list[Entry] = []
    for verb, branch in zip(choice.values, branches, strict=True):
        if isinstance(branch, Choice) and short:
            values = _values(branch, prose)
            entries += values if plain else [_named(prose, verb, entry) for entry in values]
        else:
            words = (*choice.picked, verb) if isinstance(branch, Choice) else _words(branch)
            entries.append(Entry(prose.verb(verb), words))
    shown = inner[0] if short and len(inner) == 1 else choice
    return Menu(prose.say("panel-what"), tuple(entries), shown, True, {})


def _named(prose: Prose, verb: str, entry: Entry) -> Entry:
    """An entry whose label names its verb, too, for several verbs lie open."""
    return replace(entry, label=f"{prose.verb(verb)}: {entry.label}")


def _values(choice: Choice, prose: Prose) -> tuple[Entry, ...]:
    return tuple(
        Entry(_label(choice.kind, value, at, prose), (*choice.picked, value))
        for at, value in enumerate(choice.values)
    )


def _label(kind: str, value: str, at: int, prose: Prose) -> str:
    label = prose.label(kind, value)
    return f"{LETTERS[at]} · {label}" if kind == "spot" and at < len(LETTERS) else label


def _grouped(entries: tuple[Entry, ...], choice: Choice, prose: Prose, group: int) -> Menu:
    prompt = prose.say("panel-choose", field=prose.field(choice.field))
    few = len(entries) <= FEW
    if not few and _are_cells(entries, choice.kind):
        entries = tuple(sorted(entries, key=_place))
    if len(entries) <= LISTED:
        return Menu(prompt, entries, choice, few, {})
    parts = _parts(entries, choice.kind, prose)
    if not 0 <= group < len(parts):
        return Menu(prompt, (), choice, False, parts)
    chosen = list(parts.values())[group]
    narrower = replace(choice, values=tuple(entry.words[-1] for entry in chosen))
    return Menu(prompt, chosen, narrower, len(chosen) <= FEW, {})


def _are_cells(entries: Sequence[Entry], kind: str) -> bool:
    return kind == "cell" and all(is_cell(entry.words[-1]) for entry in entries)


def _place(entry: Entry) -> tuple[int, int]:
    """Row, then column."""
    x, y = cell_at(entry.words[-1])
    return y, x


def _parts(entries: Sequence[Entry], kind: str, prose: Prose) -> dict[str, tuple[Entry, ...]]:
    """Groups of at most twenty-five entries, at most twenty-five of them."""
    if _are_cells(entries, kind):
        lines = _lines(entries, prose)
        if len(lines) <= OPTIONS_LIMIT and all(len(e) <= OPTIONS_LIMIT for e in lines.values()):
            return lines
    size = max(-(-len(entries) // OPTIONS_LIMIT), 10)
    stretches = [tuple(entries[i : i + size]) for i in range(0, len(entries), size)]
    return {_from_to(stretch): stretch for stretch in stretches}


def _from_to(entries: Sequence[Entry]) -> str:
    return f"{entries[0].label} … {entries[-1].label}"


def _lines(entries: Sequence[Entry], prose: Prose) -> dict[str, tuple[Entry, ...]]:
    found: dict[int, list[Entry]] = {}
    for entry in entries:
        found.setdefault(_place(entry)[0], []).append(entry)
    return {
        prose.say("panel-row", row=row_name(y), count=len(found[y])): tuple(found[y])
        for y in sorted(found)
    }


def with_emojis(shown: Menu, find: Callable[[Words], discord.PartialEmoji | None]) -> Menu:
    """The same menu with the pieces that its entries speak of."""
    entries = tuple(replace(entry, emoji=find(entry.words)) for entry in shown.entries)
    return replace(shown, entries=entries)


def is_list(shown: Menu) -> bool:
    """True when the entries stand in lists, which have room for a line about each."""
    return not shown.as_buttons or len(shown.entries) > OPTIONS_LIMIT


def controls(
    shown: Menu,
    custom_id: Callable[[str, str], CustomId],
    hints: Mapping[tuple[str, ...], str] = NO_HINTS,
) -> list[ui.ActionRow[MessageView]]:
    """The menu's buttons or lists; `custom_id(verb, rest)` makes their ids. `hints` tells, by
    the words of an entry, what stands below it in a list."""
    if shown.groups:
        options = [(str(at), label) for at, label in enumerate(shown.groups)]
        return [select(shown.prompt, custom_id("group", _common(shown)), options)]
    if not is_list(shown):
        style = (
            discord.ButtonStyle.primary
            if len(shown.entries) == 1
            else discord.ButtonStyle.secondary
        )
        return rows(
            [
                button(e.label, custom_id("pick", " ".join(e.words)), style, emoji=e.emoji)
                for e in shown.entries
            ]
        )
    return _lists(shown, custom_id, hints)


def _lists(
    shown: Menu, custom_id: Callable[[str, str], CustomId], hints: Mapping[tuple[str, ...], str]
) -> list[ui.ActionRow[MessageView]]:
    """One list, or a few of about the same length whose titles tell from where to where."""
    count = -(-len(shown.entries) // OPTIONS_LIMIT)
    size = -(-len(shown.entries) // count)
    told = {" ".join(words): hint for words, hint in hints.items()}
    found: list[ui.ActionRow[MessageView]] = []
    for at in range(count):
        part = shown.entries[at * size : (at + 1) * size]
        title = shown.prompt if count == 1 else f"{shown.prompt} ({_from_to(part)})"
        values = [(" ".join(entry.words), entry.label) for entry in part]
        emojis = {" ".join(entry.words): entry.emoji for entry in part if entry.emoji}
        found.append(select(title, custom_id("list", str(at)), values, hints=told, emojis=emojis))
    return found


def _common(shown: Menu) -> str:
    return " ".join(shown.choice.picked) if shown.choice else ""


def one_back(legal: Sequence[Action], picked: tuple[str, ...]) -> tuple[str, ...]:
    """The picked words before the last question that had several answers."""
    for length in range(len(picked) - 1, -1, -1):
        found = narrow(legal, picked[:length])
        if isinstance(found, Choice) and len(found.picked) < len(picked):
            return found.picked
    return ()
