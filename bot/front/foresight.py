"""What a choice would lead to, told beside it where the game foresees it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.front.presenter import TablePresenter
from bot.texts.prose import Prose
from rules.game import Action, Foresees

_log = logging.getLogger(__name__)

Words = tuple[str, ...]
"""The words of an action's text, or the first of them."""


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
