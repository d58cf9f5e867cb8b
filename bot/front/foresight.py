"""What is told beside a choice: what it is and, where the game foresees it, what it leads to."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.front.message_views import OPTION_LIMIT
from bot.front.presenter import TablePresenter
from bot.texts.prose import Prose
from rules.game import Action, Foresees, Illegal, kinds
from rules.narrow import Choice, narrow

_log = logging.getLogger(__name__)

Words = tuple[str, ...]
"""The words of an action's text, or the first of them."""


def told_beside(
    presenter: TablePresenter,
    prose: Prose,
    view: Any,
    legal: Sequence[Action],
    picked: Words,
    wanted: Collection[Words],
) -> Mapping[Words, str]:
    """By words that may be picked after the picked ones: what they mean and would lead to; where a
    line has no room for both, the latter."""
    meant = meanings(prose, legal, _settled(legal, picked), wanted)
    told = hints(presenter, prose, view, legal, wanted)
    both = {words: f"{meant[words]} · {told[words]}" for words in meant.keys() & told.keys()}
    fitting = {words: hint for words, hint in both.items() if len(hint) <= OPTION_LIMIT}
    return {**meant, **told, **fitting}


def meanings(
    prose: Prose, legal: Sequence[Action], settled: int, wanted: Collection[Words]
) -> Mapping[Words, str]:
    """What values do (a card, say) or where they are, as far as the language files say it, by words
    of actions; the first `settled` words are left out."""
    by_verb = {action.verb: action for action in legal}
    found = dict[Words, str]()
    for words in wanted:
        of = list(kinds(type(by_verb[words[0]])).values())
        named = [(of[at - 1], words[at]) for at in range(max(1, settled), len(words))]
        if told := " · ".join(filter(None, (prose.describes(*value) for value in named))):
            found[words] = told
    return found


def _settled(legal: Sequence[Action], picked: Words) -> int:
    """How many words are settled once some are picked."""
    try:
        found = narrow(legal, picked)
    except Illegal:
        found = narrow(legal)
    return len(found.picked) if isinstance(found, Choice) else len(str(found).split(" ")) - 1


def hints(
    presenter: TablePresenter,
    prose: Prose,
    view: Any,
    legal: Sequence[Action],
    wanted: Collection[Words],
) -> Mapping[Words, str]:
    """By words that leave one legal action: what it would lead to, as far as the viewer of `view`
    may know. What nothing is to be said of is left out."""
    if not isinstance(presenter.game, Foresees):
        return {}
    told = {words: foreseen(presenter, prose, view, a) for words, a in _only(legal, wanted).items()}
    return {words: text for words, text in told.items() if text}


def foreseen(presenter: TablePresenter, prose: Prose, view: Any, action: Action) -> str:
    """What a legal action would lead to, in one line; "" when nothing is to be said. A game that
    fails at it is played on without."""
    if not isinstance(presenter.game, Foresees):
        return ""
    try:
        return " · ".join(prose.tell_all(presenter.game.foresee(view, action)))
    except Exception:
        _log.exception("table %s: nothing foreseen of %s", presenter.table.id, action)
        return ""


def _only(legal: Sequence[Action], wanted: Collection[Words]) -> Mapping[Words, Action]:
    """The wanted beginnings that leave one action only, in one walk through all actions."""
    lengths = {len(words) for words in wanted}
    found: dict[Words, list[Action]] = {words: [] for words in wanted}
    for action in legal:
        words = tuple(str(action).split(" "))
        for length in lengths:
            if length <= len(words) and (left := found.get(words[:length])) is not None:
                left.append(action)
    return {words: actions[0] for words, actions in found.items() if len(actions) == 1}
