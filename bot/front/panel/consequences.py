"""What each choice of a panel would lead to, shown beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.front.panel.foresight import (
    Foreseen,
    Words,
    beside,
    choices_without_meaning,
    describe_outcomes,
    foresee,
    meanings,
    names_of,
    settled_words,
)
from bot.front.panel.menu import Entry, Menu, is_list
from bot.front.panel.panel import Panel
from bot.front.shown.message_views import cut
from bot.texts.prose import Prose

HINT_LIMIT = 180
"""The most characters for the result of one choice."""


def foresee_all(panel: Panel, menu: Menu | None, view: Any) -> Foreseen:
    """What each offered choice would lead to."""
    if menu is None or panel.settled:
        return {}  # the question behind an answer is not known yet
    listed = (entry for entries in menu.lists.values() for entry in entries)
    wanted = [entry.words for entry in (*menu.entries, *listed)]
    return foresee(panel.presenter.game, view, panel.legal, wanted)


def with_names(panel: Panel, menu: Menu, ahead: Foreseen) -> Menu:
    """The menu with the game's own names for the offered choices."""
    names = names_of(ahead, panel.presenter.plain)
    actions = {action.words: action for action in panel.legal} if names else {}

    def renamed(entry: Entry) -> Entry:
        if entry.words not in names:
            return entry
        last = panel.presenter.prose.values(actions[entry.words], -1)
        texts = (entry.label, entry.name, entry.value)
        label, name, value = (text.replace(last, names[entry.words]) for text in texts)
        return replace(entry, label=label, name=name, value=value)

    lists = {title: tuple(map(renamed, entries)) for title, entries in menu.lists.items()}
    return replace(menu, entries=tuple(map(renamed, menu.entries)), lists=lists)


def consequences(panel: Panel, menu: Menu | None, ahead: Foreseen) -> list[str]:
    """Lines about the results of the choices that are buttons, which have no room for them. Choices
    with the same result share a line."""
    if menu is None or is_list(menu):
        return []
    prose, say = panel.presenter.prose, panel.presenter.say
    hint_of = hints(panel, menu.entries, ahead, prose)
    alike: dict[str, list[Entry]] = {}
    for entry in menu.entries:
        if entry.words in hint_of:
            alike.setdefault(hint_of[entry.words], []).append(entry)
    comma = say("list-comma")
    rows = [
        say("list-semicolon" if any(comma in name for name in names) else "list-comma").join(names)
        for names in _names(alike.values(), comma)
    ]
    return [
        say("panel-foreseen", choice=row[:1].upper() + row[1:], told=cut(line, HINT_LIMIT))
        for row, line in zip(rows, alike, strict=True)
    ]


def _names(rows: Iterable[Sequence[Entry]], comma: str) -> Iterator[list[str]]:
    """The names of entries, row by row. A heading appears only once, also if the next row has the
    same one, and so does in a row what several values begin with: what follows makes one name."""
    heading = ""
    for entries in rows:
        names, begun = list[str](), ""
        for entry in entries:
            begins, _, rest = entry.value.rpartition(" · ")
            short = entry.value if entry.heading == heading else ""
            if names and short and begins == begun:
                names[-1] += comma + rest
            else:
                names.append(short or entry.name or entry.label)
            heading, begun = entry.heading, begins
        yield names


def listed_entries(menu: Menu) -> list[Entry]:
    """The entries in lists, which have room for a line about each."""
    shown_entries = list(menu.entries) if is_list(menu) else []
    return shown_entries + [entry for entries in menu.lists.values() for entry in entries]


def hints(
    panel: Panel, entries: Sequence[Entry], ahead: Foreseen, prose: Prose
) -> Mapping[Words, str]:
    """The lines below entries in lists: what they lead to, or what they do."""
    if panel.settled:
        return {}
    wanted = [entry.words for entry in entries if len(entry.actions) == 1]
    known = {words: ahead[words] for words in wanted if words in ahead}
    settled = settled_words(panel.legal, panel.picked)
    meant = meanings(prose, panel.legal, settled, wanted)
    return beside(meant, describe_outcomes(known, prose), choices_without_meaning(known, meant))
