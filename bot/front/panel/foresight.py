"""The text beside a choice: what it is and, if the game foresees it, what it leads to."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.front.shown.message_views import OPTION_LIMIT
from bot.front.shown.presenter import TablePresenter
from bot.texts.prose import Prose
from rules.game import Action, AnyGame, Event, Seat, kinds
from rules.narrow import Choice, narrow

_log = logging.getLogger(__name__)

Words = tuple[str, ...]
"""The words of an action's text, or the first of them."""


Foreseen = Mapping[Words, Sequence[Event]]
"""What choices would lead to, by their words."""


def beside(
    meant: Mapping[Words, str], outcomes: Mapping[Words, str], instead: Collection[Words] = ()
) -> Mapping[Words, str]:
    """What choices mean and what they would lead to; only the latter where a line has no room for
    both, and `instead` of the former."""
    meant = {words: hint for words, hint in meant.items() if words not in instead}
    both = {w: f"{meant[w].rstrip('.。')} · {outcomes[w]}" for w in meant.keys() & outcomes.keys()}
    fitting = {words: hint for words, hint in both.items() if len(hint) <= OPTION_LIMIT}
    return {**meant, **outcomes, **fitting}


def meanings(
    prose: Prose, legal: Sequence[Action], settled: int, wanted: Collection[Words]
) -> Mapping[Words, str]:
    """What values do (a card, say) or where they are, as far as the language files say it, by words
    of actions; the first `settled` words are left out."""
    by_verb = {action.verb: action for action in legal}
    by_words = dict[Words, str]()
    for words in wanted:
        of = list(kinds(type(by_verb[words[0]])).values())
        named = [(of[at - 1], words[at]) for at in range(max(1, settled), len(words))]
        if meaning := " · ".join(filter(None, (prose.describes(*value) for value in named))):
            by_words[words] = meaning
    return by_words


def settled_words(legal: Sequence[Action], picked: Words) -> int:
    """How many words are settled once some are picked."""
    branch = narrow(legal, picked)
    return len(branch.picked) if isinstance(branch, Choice) else len(branch.words) - 1


def foresee(
    game: AnyGame, view: Any, legal: Sequence[Action], wanted: Collection[Words]
) -> Foreseen:
    """By words that leave one legal action: what it would lead to, as far as the viewer of `view`
    may know. What nothing is to be said of is left out."""
    ahead = {words: _events(game, view, action) for words, action in _only(legal, wanted).items()}
    return {words: events for words, events in ahead.items() if events}


def leading_words(foreseen: Foreseen, seat: Seat) -> frozenset[Words]:
    """The choices that score for a seat at once, or start a conflict."""
    return frozenset(w for w, events in foreseen.items() if any(e.leads(seat) for e in events))


def describe_outcomes(foreseen: Foreseen, prose: Prose) -> Mapping[Words, str]:
    """One line for each choice: what it would lead to. Choices with nothing to say are left out."""
    lines = {words: _line(prose, events) for words, events in foreseen.items()}
    return {words: line for words, line in lines.items() if line}


def choices_without_meaning(foreseen: Foreseen, meant: Mapping[Words, str]) -> frozenset[Words]:
    """The choices that show only what they lead to, and not what their values mean."""
    instead, before = set[Words](), set[str]()
    for words, meaning in meant.items():
        tells = {event.tells for event in foreseen.get(words, ())}
        if "instead" in tells or ("once" in tells and meaning in before):
            instead.add(words)
        before.add(meaning)
    return frozenset(instead)


def names_of(foreseen: Foreseen, prose: Prose) -> Mapping[Words, str]:
    """What the last values of choices are called by the game."""
    named = {w: [e for e in events if e.tells == "name"] for w, events in foreseen.items()}
    return {words: prose.tell(events[0]) for words, events in named.items() if events}


def foreseen(presenter: TablePresenter, prose: Prose, view: Any, action: Action) -> str:
    """What a legal action would lead to, in one line; "" when nothing is to be said."""
    return _line(prose, _events(presenter.game, view, action))


def _line(prose: Prose, events: Sequence[Event]) -> str:
    return " · ".join(prose.tell_all(event for event in events if event.tells != "name"))


def _events(game: AnyGame, view: Any, action: Action) -> Sequence[Event]:
    """What a game foresees. One that fails at it is played on without."""
    try:
        return game.foresee(view, action)
    except Exception:
        _log.exception("%s: nothing foreseen of %s", game.meta.key, action)
        return ()


def _only(legal: Sequence[Action], wanted: Collection[Words]) -> Mapping[Words, Action]:
    """The wanted beginnings that leave one action only, in one walk through all actions."""
    lengths = {len(words) for words in wanted}
    candidates: dict[Words, list[Action]] = {words: [] for words in wanted}
    for action in legal:
        words = action.words
        for length in lengths:
            if length <= len(words) and (left := candidates.get(words[:length])) is not None:
                left.append(action)
    return {words: actions[0] for words, actions in candidates.items() if len(actions) == 1}
