"""From a list of legal actions to one decision at a time.

A panel, an autocomplete list and a typed command all walk the same tree: the words of the canonical
texts. `narrow` tells what can be picked next and skips every question that has one answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.actions import Action, Illegal, kinds

VERB = "verb"
"""The kind of the first word of an action."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The next word to pick: the words picked so far, the kind of the next word, and its possible
    values."""

    picked: tuple[str, ...]
    field: str
    kind: str
    values: tuple[str, ...]


def narrow(legal: Sequence[Action], picked: Sequence[str] = ()) -> Choice | Action:
    """The next decision after the picked words, or the action if only one is left. A word with one
    possible value is picked automatically, except that a verb is always shown when several actions
    differ in it. Raises `Illegal("not-legal")` when no legal action begins like that."""
    path, matching = tuple(picked), legal
    for at, word in enumerate(path):
        matching = [action for action in matching if _word(action, at) == word]
    while matching:
        ended = (action for action in matching if len(action.__match_args__) + 1 == len(path))
        if (only := next(ended, None)) is not None:
            return only
        values = tuple(dict.fromkeys(str(_word(action, len(path))) for action in matching))
        if len(values) > 1:
            return Choice(path, *_field(matching[0], len(path)), values)
        path = (*path, *values)
    raise Illegal("not-legal", text=" ".join(path))


def find(legal: Sequence[Action], picked: Sequence[str] = ()) -> Choice | Action | None:
    """What `narrow` returns; None when no legal action begins like that."""
    try:
        return narrow(legal, picked)
    except Illegal:
        return None


def last_word(action: Action) -> Choice | None:
    """The last word of an action as a choice of one value; None if it is only a verb. A picture
    shows where the only possible action leads as it shows where several do."""
    *picked, last = str(action).split()
    return Choice(tuple(picked), *_field(action, len(picked)), (last,)) if picked else None


def _word(action: Action, at: int) -> str | None:
    """One of the words of an action, made without the others; None after its end."""
    if not at:
        return action.verb
    names = action.__match_args__
    return str(getattr(action, names[at - 1])) if at <= len(names) else None


def _field(action: Action, position: int) -> tuple[str, str]:
    if position == 0:
        return VERB, VERB
    name = action.__match_args__[position - 1]
    return name, kinds(type(action))[name]
