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
    path: tuple[str, ...] = tuple(picked)
    begun = legal if not path else [action for action in legal if action.verb == path[0]]
    matching = [(action, action.words) for action in begun]
    while True:
        matching = [(action, words) for action, words in matching if words[: len(path)] == path]
        if not matching:
            raise Illegal("not-legal", text=" ".join(path))
        ended = [action for action, words in matching if len(words) == len(path)]
        if ended:
            return ended[0]
        values = tuple(dict.fromkeys(words[len(path)] for _, words in matching))
        if len(values) > 1:
            return Choice(path, *_field(matching[0][0], len(path)), values)
        path = (*path, *values)


def _field(action: Action, position: int) -> tuple[str, str]:
    if position == 0:
        return VERB, VERB
    name = action.__match_args__[position - 1]
    return name, kinds(type(action))[name]
