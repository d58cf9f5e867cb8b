"""From the words that may be picked next to what a panel offers. Knows kinds, never a game.

A button is one touch, a list two. Up to twelve values with short labels become buttons, up to
twenty with tiny ones (cells, say), more become a few lists, still more are grouped first:
cells by their row, anything else in stretches of the order the rules give.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import discord

from bot.front.panel.menu import FEW, MOST_LISTS, Entry, Menu, Offer, Words, are_few
from bot.front.shown.message_views import OPTIONS_LIMIT
from bot.texts.prose import Prose
from rules.game import Action, kinds
from rules.grid import cell_at, is_cell, row_name
from rules.narrow import VERB, Choice, narrow

MOST_OPEN = 6
"""The most values of one verb that are shown as buttons beside other verbs."""
PICTURED = frozenset({"turn", "spot"})
"""The kinds of values that only a picture can explain."""
WHOLE = 3 * OPTIONS_LIMIT
"""The most actions shown as whole actions if there is only one verb."""
LISTED = 7 * OPTIONS_LIMIT
"""The most values shown at once, in lists below each other."""
_BETWEEN = " · "
"""The separator between the values in a label."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def build_menu(
    legal: Sequence[Action],
    picked: Sequence[str],
    prose: Prose,
    group: int = -1,
    *,
    pieces: bool = False,
) -> Menu:
    """The next decision after the picked words. With `pieces`, entries show the emojis of the
    pieces they are about. Raises `Illegal` if no legal action begins with the words."""
    branch = narrow(legal, picked)
    if not isinstance(branch, Choice):
        only = prose.say("panel-only")
        label = replace(prose, plain=True).action(branch)
        return Menu(only, (Entry(label, branch.words),), None, True, {})
    if branch.kind == VERB:
        return _verbs(legal, branch, prose, pieces=pieces)
    values = _values(branch, prose)
    whole = _whole(legal, branch, prose, pieces=pieces, limit=WHOLE)
    if _fits_on_buttons(whole, values):
        whole = ()
    prompt = prose.asks(_picked_so_far(legal, branch, prose), branch.field)
    return _grouped(tuple(map(_capitalised, whole or values)), branch, prompt, prose, group)


def _picked_so_far(legal: Sequence[Action], choice: Choice, prose: Prose) -> str:
    """The words picked so far, as text."""
    if len(choice.picked) == 1:
        return prose.verb_above(choice.picked[0])
    return prose.action(_beginning(legal, choice.picked)[0], len(choice.picked) - 1)


def _fits_on_buttons(whole: Sequence[Entry], values: Sequence[Entry]) -> bool:
    """Whether everything in one list could also be reached with two taps on buttons."""
    if are_few(whole) or not are_few(values):
        return False
    counts = Counter(entry.words[: len(values[0].words)] for entry in whole)
    return max(counts.values(), default=0) <= FEW


def needs_picture(action: Action) -> bool:
    """Whether the action has a value that only a picture can explain."""
    return not PICTURED.isdisjoint(kinds(type(action)).values())


def _verbs(legal: Sequence[Action], choice: Choice, prose: Prose, *, pieces: bool) -> Menu:
    """A menu of several verbs, each as a list, a line of buttons for its values, or one button.
    Whatever saves most taps comes first, as long as there is room: lists of whole actions, lines
    instead of lists where possible, lines of few values, and lists of what may follow a value."""
    branches = {verb: narrow(legal, (verb,)) for verb in choice.values}
    choices = {verb: branch for verb, branch in branches.items() if isinstance(branch, Choice)}
    lists = dict(list(_lists_of(legal, choices, prose, pieces=pieces).items())[:MOST_LISTS])
    buttons = {verb: _button(legal, verb, branch, prose) for verb, branch in branches.items()}
    titled = {
        verb: (_verb_title(legal, choices[verb], entries, prose), tuple(map(_capitalised, entries)))
        for verb, entries in lists.items()
    }
    offer = Offer(buttons, prose.say("panel-otherwise"), {}, titled)
    for verb, entries in lists.items():
        offer = offer.with_line(verb, _line(legal, choices[verb], entries, prose))
    for verb, branch in choices.items():
        if verb not in lists and len(branch.values) <= MOST_OPEN:
            offer = offer.with_line(verb, _line(legal, branch, _values(branch, prose), prose))
    offer = _deeper(legal, offer, prose, pieces=pieces)
    listed = [choices[verb] for verb in (*lists, *offer.lines) if verb in choices]
    illustrated = listed[0] if len(set(listed)) == 1 or lists else choice
    return Menu(prose.say("panel-what"), offer.entries, illustrated, True, {}, offer.titled)


def _button(legal: Sequence[Action], verb: str, branch: Choice | Action, prose: Prose) -> Entry:
    """One button for a verb, with all values that are settled by choosing it."""
    if isinstance(branch, Choice):
        title = _title(legal, branch, _values(branch, prose), prose)
        return Entry(prose.say("panel-further", title=title), branch.picked)
    values = prose.values(branch)
    label = _verb_with_values(prose, prose.verb_with(verb), values) if values else prose.verb(verb)
    return Entry(label, branch.words)


def _beginning(legal: Sequence[Action], words: Words) -> list[Action]:
    """The actions that begin with these words, of which the first is a verb."""
    of_verb = [action for action in legal if action.verb == words[0]]
    size = len(words)
    return of_verb if size == 1 else [one for one in of_verb if one.words[:size] == words]


def _title(
    legal: Sequence[Action], choice: Choice, entries: Sequence[Entry], prose: Prose, named: str = ""
) -> str:
    """A verb with the settled values that the entries do not show, such as the way a house is paid
    for."""
    verb, *settled = choice.picked
    actions = _beginning(legal, (verb,))
    before = prose.values(actions[0], 0, len(settled))
    word_count = len(entries[0].words) - 1
    after = prose.values(actions[0], word_count)
    open_after = after and any(prose.values(action, word_count) != after for action in actions)
    parts = (named or prose.verb_with(verb), before, "" if open_after else after)
    return _BETWEEN.join(filter(None, parts))


def _capitalised(entry: Entry) -> Entry:
    """The entry with a capital first letter in its label."""
    return replace(entry, label=entry.label[:1].upper() + entry.label[1:])


def _verb_title(
    legal: Sequence[Action], choice: Choice, entries: Sequence[Entry], prose: Prose
) -> str:
    """The heading above the entries of a verb."""
    verb = choice.picked[0]
    title = prose.verb_above(verb)
    return _title(legal, choice, entries, prose, "" if title == prose.verb(verb) else title)


def _line(
    legal: Sequence[Action], choice: Choice, entries: Sequence[Entry], prose: Prose
) -> tuple[Entry, ...]:
    """A line of buttons for the values of a verb, with the verb as its heading."""
    title = _title(legal, choice, entries, prose)
    heading = prose.say("panel-verb", verb=_verb_title(legal, choice, entries, prose))
    return tuple(
        replace(
            _capitalised(entry),
            heading=heading,
            name=_verb_with_values(prose, title, entry.label),
            value=entry.label,
        )
        for entry in entries
    )


def _deeper(legal: Sequence[Action], offer: Offer, prose: Prose, *, pieces: bool) -> Offer:
    """The offer with lists of what may follow a value, in place of that value's button."""
    for verb, line in offer.lines.items():
        for entry in line:
            branch = narrow(legal, entry.words)
            if isinstance(branch, Choice) and len(offer.lists) < MOST_LISTS:
                listed = _whole_list(legal, branch, prose, pieces=pieces)
                if len(listed) > 1:
                    offer = offer.with_list(verb, entry, tuple(map(_capitalised, listed)))
    return offer


def _whole_list(
    legal: Sequence[Action], choice: Choice, prose: Prose, *, pieces: bool
) -> tuple[Entry, ...]:
    """Everything that may follow the picked words, if it fits in one list; otherwise ()."""
    whole = _whole(legal, choice, prose, pieces=pieces)
    if whole or len(choice.values) > OPTIONS_LIMIT or choice.kind in PICTURED:
        return whole
    return _in_order(_values(choice, prose), choice.kind)


def _lists_of(
    legal: Sequence[Action], choices: Mapping[str, Choice], prose: Prose, *, pieces: bool
) -> dict[str, tuple[Entry, ...]]:
    """A list for each verb: its whole actions if they fit in one list, or else its values if they
    are many."""
    lists = dict[str, tuple[Entry, ...]]()
    for verb, choice in choices.items():
        whole = _whole(legal, choice, prose, pieces=pieces)
        if whole:
            lists[verb] = whole
        elif MOST_OPEN < len(choice.values) <= OPTIONS_LIMIT:
            lists[verb] = _in_order(_values(choice, prose), choice.kind)
    return lists


def _whole(
    legal: Sequence[Action],
    choice: Choice,
    prose: Prose,
    *,
    pieces: bool,
    limit: int = OPTIONS_LIMIT,
) -> tuple[Entry, ...]:
    """All actions that begin with the picked words, each as one entry. () if there are more than
    `limit`, or if only one more question would follow. Values that only a picture explains get
    their own question, unless entries show `pieces`."""
    size = len(choice.picked)
    actions = _beginning(legal, choice.picked)
    if len(actions) > limit or len(choice.values) == len(actions):
        return ()
    longest = max(len(action.words) for action in actions)
    if longest == size + 1 or (not pieces and any(map(needs_picture, actions))):
        return ()
    return tuple(Entry(prose.values(action, size - 1), action.words) for action in actions)


def _verb_with_values(prose: Prose, title: str, values: str) -> str:
    """A verb with its values, in words."""
    return prose.say("option-is", option=title, value=values)


def _values(choice: Choice, prose: Prose) -> tuple[Entry, ...]:
    return tuple(
        Entry(_label(choice.kind, value, at, prose), (*choice.picked, value))
        for at, value in enumerate(choice.values)
    )


def _label(kind: str, value: str, at: int, prose: Prose) -> str:
    label = prose.label(kind, value)
    return f"{LETTERS[at]} · {label}" if kind == "spot" and at < len(LETTERS) else label


def _grouped(
    entries: tuple[Entry, ...], choice: Choice, prompt: str, prose: Prose, group: int
) -> Menu:
    """A menu of the entries, or of groups of them if they are too many."""
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
    """The entries in order: cells row by row, others as the rules give them."""
    return tuple(sorted(entries, key=place_of)) if are_cells(entries, kind) else entries


def are_cells(entries: Sequence[Entry], kind: str) -> bool:
    """Whether all entries are cells of a board with rows and columns."""
    return kind == "cell" and all(is_cell(entry.words[-1]) for entry in entries)


def place_of(entry: Entry) -> tuple[int, int]:
    """The row and then the column of an entry's cell."""
    x, y = cell_at(entry.words[-1])
    return y, x


def _parts(entries: Sequence[Entry], kind: str, prose: Prose) -> dict[str, tuple[Entry, ...]]:
    """The entries in at most twenty-five groups with at most twenty-five entries each."""
    if are_cells(entries, kind):
        lines = _lines(entries, prose)
        if len(lines) <= OPTIONS_LIMIT and all(len(e) <= OPTIONS_LIMIT for e in lines.values()):
            return lines
    size = max(-(-len(entries) // OPTIONS_LIMIT), 10)
    stretches = [tuple(entries[i : i + size]) for i in range(0, len(entries), size)]
    return {from_to(stretch): stretch for stretch in stretches}


def from_to(entries: Sequence[Entry]) -> str:
    """A title with the first and last entry. Words that both begin with appear once."""
    first, last = (entries[at].label.split(_BETWEEN) for at in (0, -1))
    same = 0
    while same < min(len(first), len(last)) - 1 and first[same] == last[same]:
        same += 1
    return f"{_BETWEEN.join(first)} … {_BETWEEN.join(last[same:])}"


def _lines(entries: Sequence[Entry], prose: Prose) -> dict[str, tuple[Entry, ...]]:
    """Cells grouped by row, under the titles of the rows."""
    by_row: dict[int, list[Entry]] = {}
    for entry in entries:
        by_row.setdefault(place_of(entry)[0], []).append(entry)
    return {
        prose.say("panel-row", row=row_name(y), count=len(by_row[y])): tuple(by_row[y])
        for y in sorted(by_row)
    }


def shows_pieces(
    legal: Sequence[Action], find: Callable[[Words], discord.PartialEmoji | None]
) -> bool:
    """Whether entries show the emojis of pieces: there is one wherever nothing else explains."""
    return all(find(action.words) for action in legal if needs_picture(action))


def with_emojis(menu: Menu, find: Callable[[Words], discord.PartialEmoji | None]) -> Menu:
    """The menu with the emojis of the pieces that its entries are about."""

    def dressed(entries: Sequence[Entry]) -> tuple[Entry, ...]:
        return tuple(
            replace(entry, emoji=find(entry.words)) if len(entry.actions) == 1 else entry
            for entry in entries
        )

    lists = {title: dressed(entries) for title, entries in menu.lists.items()}
    return replace(menu, entries=dressed(menu.entries), lists=lists)


def one_back(legal: Sequence[Action], picked: tuple[str, ...]) -> tuple[str, ...]:
    """The picked words before the last question with several answers; () if there was none."""
    branches = (narrow(legal, picked[:length]) for length in reversed(range(len(picked))))
    before = (branch.picked for branch in branches if isinstance(branch, Choice))
    return next((words for words in before if len(words) < len(picked)), ())
