"""From the words that may be picked next to what a panel offers. Knows kinds, never a game.

A button is one touch, a list two. Up to twelve values with short labels become buttons, up to
twenty with tiny ones (cells, say), more become one to seven lists, still more are grouped first:
cells by their row, anything else in stretches of the order the rules give.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

import discord

from bot.front.entries import (
    FEW,
    MOST_BUTTONS,
    MOST_COMPONENTS,
    MOST_TINY,
    Entry,
    Menu,
    Words,
    are_few,
    are_short,
    are_tiny,
    components,
)
from bot.front.message_views import OPTIONS_LIMIT
from bot.texts.prose import Prose
from rules.game import Action, kinds
from rules.grid import cell_at, is_cell, row_name
from rules.narrow import VERB, Choice, narrow

MOST_OPEN = 6
"""So many values of a verb are laid open beside the other verbs."""
PICTURED = frozenset({"turn", "spot"})
"""Kinds of values that only a picture explains."""
MOST_LISTS = 5
"""Lists beside the buttons, of verbs and of what they are done with."""
WHOLE = 3 * OPTIONS_LIMIT
"""So many actions are shown whole, where nothing else is asked."""
LISTED = 7 * OPTIONS_LIMIT
"""So many values are shown at once, in lists one below the other."""
_BETWEEN = " · "
"""Stands between the values of a label."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def menu(
    legal: Sequence[Action],
    picked: Sequence[str],
    prose: Prose,
    group: int = -1,
    *,
    pieces: bool = False,
) -> Menu:
    """The next decision after the picked words; `pieces`: entries are shown with what they speak
    of. Raises `Illegal` when the words lead nowhere legal."""
    found = narrow(legal, picked)
    if not isinstance(found, Choice):
        only = prose.say("panel-only")
        return Menu(only, (Entry(prose.action(found), _words(found)),), None, True, {})
    if found.kind == VERB:
        return _verbs(legal, found, prose, pieces=pieces)
    values = _values(found, prose)
    whole = _whole(legal, found, prose, pieces=pieces, most=WHOLE)
    if _in_two(whole, values):
        whole = ()
    return _grouped(whole or values, found, prose, group)


def _in_two(whole: Sequence[Entry], values: Sequence[Entry]) -> bool:
    """Whether one button and perhaps another lead to everything that one list would show."""
    if are_few(whole) or not are_few(values):
        return False
    after = Counter(entry.words[: len(values[0].words)] for entry in whole)
    return max(after.values(), default=0) <= FEW


def _words(action: Action) -> tuple[str, ...]:
    return tuple(str(action).split(" "))


def _verbs(legal: Sequence[Action], choice: Choice, prose: Prose, *, pieces: bool) -> Menu:
    """Verbs as buttons. Those with few values show them at once, those with many, and those whose
    actions are few altogether, in a list of their own: that spares taps. So does a list of what may
    follow one of the values."""
    branches = {verb: narrow(legal, (*choice.picked, verb)) for verb in choice.values}
    choices = {verb: found for verb, found in branches.items() if isinstance(found, Choice)}
    lists = dict(list(_lists_of(legal, choices, prose, pieces=pieces).items())[:MOST_LISTS])
    room = MOST_BUTTONS - (len(branches) - len(lists))
    opened = _opened({verb: c for verb, c in choices.items() if verb not in lists}, room)
    room -= sum(len(found.values) - 1 for found in opened.values())
    spread = _spread(lists, choices, opened, room, pieces=pieces)
    opened |= spread
    lists = {verb: found for verb, found in lists.items() if verb not in opened}
    titled = {prose.verb(verb): found for verb, found in lists.items()}
    buttons = len(branches) - len(titled) + sum(len(c.values) - 1 for c in opened.values())
    most = (MOST_COMPONENTS - components(buttons, len(titled))) // 2
    most = min(most, MOST_LISTS - len(titled))
    deeper = _deeper(legal, opened, most, prose, pieces=pieces)
    bare = pieces and not deeper and not _alike(opened.values())
    tiny = {verb for verb in spread if pieces and are_tiny(_values(spread[verb], prose))}
    entries = [
        entry
        for verb, branch in branches.items()
        if verb not in lists
        for entry in _buttons_of(verb, branch, opened, prose, pieces=bare or verb in tiny)
        if entry.words not in deeper
    ]
    shown = [choices[verb] for verb in (*lists, *opened)]
    illustrated = shown[0] if len(shown) == 1 or lists else choice
    titled |= dict(deeper.values())
    return Menu(_asked(list(tiny), prose), tuple(entries), illustrated, True, {}, titled)


def _asked(tiny: Sequence[str], prose: Prose) -> str:
    """The question for a verb, and for which one buttons stand that are too short to say it."""
    if len(tiny) != 1:
        return prose.say("panel-what")
    return prose.say("panel-what-short", verb=prose.verb(tiny[0]))


def _alike(opened: Iterable[Choice]) -> bool:
    """Whether the same pieces may be used for several verbs: to pay with, or to be swapped."""
    parts = [{part for v in choice.values for part in v.split("-")} for choice in opened]
    return any(one & other for one, other in combinations(parts, 2))


def _spread(
    lists: Mapping[str, tuple[Entry, ...]],
    choices: Mapping[str, Choice],
    opened: Mapping[str, Choice],
    room: int,
    *,
    pieces: bool,
) -> dict[str, Choice]:
    """Verbs whose values are buttons after all, of those that have a list: where they are short and
    there is room, and the first of several that are done with the same."""
    found, buttons = dict[str, Choice](), MOST_BUTTONS - room
    for verb, entries in lists.items():
        choice = choices[verb]
        known = any(c.kind == choice.kind for c in (*opened.values(), *found.values()))
        whole = len(entries[0].words) > len(choice.picked) + 1
        beside = components(buttons + len(entries), len(lists) - len(found) - 1)
        taken = _taken(entries, pieces=pieces and not found)
        if not known and not whole and taken <= room and beside <= MOST_COMPONENTS:
            found[verb] = choice
            room -= taken
            buttons += len(entries)
    return found


def _taken(entries: Sequence[Entry], *, pieces: bool) -> int:
    """The room that buttons take, counted in such as name their verbs, which tiny ones beside
    pieces do not; more than there is for labels that are too long."""
    if pieces and are_tiny(entries):
        return -(-len(entries) * MOST_BUTTONS // MOST_TINY)
    return len(entries) if are_short(entries) else MOST_BUTTONS + 1


def _deeper(
    legal: Sequence[Action], opened: Mapping[str, Choice], most: int, prose: Prose, *, pieces: bool
) -> dict[Words, tuple[str, tuple[Entry, ...]]]:
    """By words that would be a button: what may follow them, in a list with its title."""
    found = dict[Words, tuple[str, tuple[Entry, ...]]]()
    for verb, choice in opened.items():
        for entry in _values(choice, prose):
            branch = narrow(legal, entry.words)
            if isinstance(branch, Choice) and len(found) < most:
                listed = _listed(legal, branch, prose, pieces=pieces)
                if len(listed) > 1:
                    found[entry.words] = (_named(prose, verb, entry).label, listed)
    return found


def _listed(
    legal: Sequence[Action], choice: Choice, prose: Prose, *, pieces: bool
) -> tuple[Entry, ...]:
    """All that may follow the picked words, where one list takes it; () elsewhere."""
    whole = _whole(legal, choice, prose, pieces=pieces)
    if whole or len(choice.values) > OPTIONS_LIMIT or choice.kind in PICTURED:
        return whole
    return _in_order(_values(choice, prose), choice.kind)


def _buttons_of(
    verb: str,
    branch: Choice | Action,
    opened: Mapping[str, Choice],
    prose: Prose,
    *,
    pieces: bool,
) -> list[Entry]:
    """A verb as a button, or what it may be done with. The verb is named but where a picture tells
    what is meant: letters in the board's, or pieces."""
    if verb in opened:
        values = _values(opened[verb], prose)
        if pieces or opened[verb].kind == "spot":
            return [
                replace(entry, label=entry.label[:1].upper() + entry.label[1:]) for entry in values
            ]
        return [_named(prose, verb, entry) for entry in values]
    words = branch.picked if isinstance(branch, Choice) else _words(branch)
    return [Entry(prose.verb(verb), words)]


def _opened(choices: Mapping[str, Choice], room: int) -> dict[str, Choice]:
    """Verbs whose values are laid open as buttons: those with few, as long as there is room, and of
    several that are done with the same the first."""
    found = dict[str, Choice]()
    for verb, choice in choices.items():
        known = any(other.kind == choice.kind for other in found.values())
        if not known and len(choice.values) <= MOST_OPEN and len(choice.values) - 1 <= room:
            found[verb] = choice
            room -= len(choice.values) - 1
    return found


def _lists_of(
    legal: Sequence[Action], choices: Mapping[str, Choice], prose: Prose, *, pieces: bool
) -> dict[str, tuple[Entry, ...]]:
    """By verb: its whole actions where one list takes them, or its many values."""
    found = dict[str, tuple[Entry, ...]]()
    for verb, choice in choices.items():
        whole = _whole(legal, choice, prose, pieces=pieces)
        if whole:
            found[verb] = whole
        elif MOST_OPEN < len(choice.values) <= OPTIONS_LIMIT:
            found[verb] = _in_order(_values(choice, prose), choice.kind)
    return found


def _whole(
    legal: Sequence[Action],
    choice: Choice,
    prose: Prose,
    *,
    pieces: bool,
    most: int = OPTIONS_LIMIT,
) -> tuple[Entry, ...]:
    """All that can be done after the picked words, each as one entry, where it is no more than that
    and more than one question would follow; () elsewhere. What is understood from a picture only
    waits for its question unless `pieces` stand in the list."""
    size = len(choice.picked)
    actions = [action for action in legal if _words(action)[:size] == choice.picked]
    longest = max(len(_words(action)) for action in actions)
    shown_only = not pieces and any(PICTURED & set(kinds(type(a)).values()) for a in actions)
    if longest == size + 1 or len(actions) > most or shown_only:
        return ()
    if len(choice.values) == len(actions):
        return ()
    return tuple(Entry(prose.values(action, size - 1), _words(action)) for action in actions)


def _named(prose: Prose, verb: str, entry: Entry) -> Entry:
    """An entry whose label names its verb, too, for several verbs lie open."""
    return replace(entry, label=prose.say("option-is", option=prose.verb(verb), value=entry.label))


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
    few = are_few(entries)
    entries = entries if len(entries) <= FEW else _in_order(entries, choice.kind)
    if len(entries) <= LISTED:
        return Menu(prompt, entries, choice, few, {})
    parts = _parts(entries, choice.kind, prose)
    if not 0 <= group < len(parts):
        return Menu(prompt, (), choice, False, parts)
    chosen = list(parts.values())[group]
    narrower = replace(choice, values=tuple(entry.words[-1] for entry in chosen))
    return Menu(prompt, chosen, narrower, are_few(chosen), {})


def _in_order(entries: tuple[Entry, ...], kind: str) -> tuple[Entry, ...]:
    """Cells row by row, anything else as the rules give it."""
    return tuple(sorted(entries, key=place_of)) if are_cells(entries, kind) else entries


def are_cells(entries: Sequence[Entry], kind: str) -> bool:
    """Whether all of them are cells of a board of rows and columns."""
    return kind == "cell" and all(is_cell(entry.words[-1]) for entry in entries)


def place_of(entry: Entry) -> tuple[int, int]:
    """Row, then column."""
    x, y = cell_at(entry.words[-1])
    return y, x


def _parts(entries: Sequence[Entry], kind: str, prose: Prose) -> dict[str, tuple[Entry, ...]]:
    """Groups of at most twenty-five entries, at most twenty-five of them."""
    if are_cells(entries, kind):
        lines = _lines(entries, prose)
        if len(lines) <= OPTIONS_LIMIT and all(len(e) <= OPTIONS_LIMIT for e in lines.values()):
            return lines
    size = max(-(-len(entries) // OPTIONS_LIMIT), 10)
    stretches = [tuple(entries[i : i + size]) for i in range(0, len(entries), size)]
    return {from_to(stretch): stretch for stretch in stretches}


def from_to(entries: Sequence[Entry]) -> str:
    """The first and the last of some entries, as a title; what both begin with is told once."""
    first, last = (entries[at].label.split(_BETWEEN) for at in (0, -1))
    same = 0
    while same < min(len(first), len(last)) - 1 and first[same] == last[same]:
        same += 1
    return f"{_BETWEEN.join(first)} … {_BETWEEN.join(last[same:])}"


def _lines(entries: Sequence[Entry], prose: Prose) -> dict[str, tuple[Entry, ...]]:
    found: dict[int, list[Entry]] = {}
    for entry in entries:
        found.setdefault(place_of(entry)[0], []).append(entry)
    return {
        prose.say("panel-row", row=row_name(y), count=len(found[y])): tuple(found[y])
        for y in sorted(found)
    }


def with_emojis(shown: Menu, find: Callable[[Words], discord.PartialEmoji | None]) -> Menu:
    """The same menu with the pieces that its entries speak of."""

    def dressed(entries: Sequence[Entry]) -> tuple[Entry, ...]:
        return tuple(
            replace(entry, emoji=find(entry.words)) if len(entry.actions) == 1 else entry
            for entry in entries
        )

    lists = {title: dressed(entries) for title, entries in shown.lists.items()}
    return replace(shown, entries=dressed(shown.entries), lists=lists)


def one_back(legal: Sequence[Action], picked: tuple[str, ...]) -> tuple[str, ...]:
    """The picked words before the last question that had several answers."""
    for length in range(len(picked) - 1, -1, -1):
        found = narrow(legal, picked[:length])
        if isinstance(found, Choice) and len(found.picked) < len(picked):
            return found.picked
    return ()
