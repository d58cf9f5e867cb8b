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
"""The events that choices would lead to, by their words."""


def beside(
    meant: Mapping[Words, str], outcomes: Mapping[Words, str], instead: Collection[Words] = ()
) -> Mapping[Words, str]:
    """The meaning and the result of each choice, joined. Only the result is used if a line has no
    room for both, and for the choices in `instead`."""
    meant = {words: hint for words, hint in meant.items() if words not in instead}
    both = {w: f"{meant[w].rstrip('.。')} · {outcomes[w]}" for w in meant.keys() & outcomes.keys()}
    fitting = {words: hint for words, hint in both.items() if len(hint) <= OPTION_LIMIT}
    return {**meant, **outcomes, **fitting}


def meanings(
    prose: Prose, legal: Sequence[Action], settled: int, wanted: Collection[Words]
) -> Mapping[Words, str]:
    """What values do (such as a card) or where they are, by the words of the actions. The first
    `settled` words are left out, as are values without a description in the language files."""
    by_verb = {action.verb: action for action in legal}
    by_words = dict[Words, str]()
    for words in wanted:
        of = list(kinds(type(by_verb[words[0]])).values())
        named = [(of[at - 1], words[at]) for at in range(max(1, settled), len(words))]
        if meaning := " · ".join(filter(None, (prose.describes(*value) for value in named))):
            by_words[words] = meaning
    return by_words


def settled_words(legal: Sequence[Action], picked: Words) -> int:
    """The number of words that are settled after some were picked."""
    branch = narrow(legal, picked)
    return len(branch.picked) if isinstance(branch, Choice) else len(branch.words) - 1


def foresee(
    game: AnyGame, view: Any, legal: Sequence[Action], wanted: Collection[Words]
) -> Foreseen:
    """The foreseen events of choices that leave one legal action, by their words. They contain only
    what the viewer of `view` may know. Choices without events are left out."""
    ahead = {words: _events(game, view, action) for words, action in _only(legal, wanted).items()}
    return {words: events for words, events in ahead.items() if events}


def leading_words(foreseen: Foreseen, seat: Seat) -> frozenset[Words]:
    """The choices that score for a seat at once or start a conflict."""
    return frozenset(w for w, events in foreseen.items() if any(e.leads(seat) for e in events))


def describe_outcomes(foreseen: Foreseen, prose: Prose) -> Mapping[Words, str]:
    """One line for each choice with its result. Choices without one are left out."""
    lines = {words: _line(prose, events) for words, events in foreseen.items()}
    return {words: line for words, line in lines.items() if line}


def choices_without_meaning(foreseen: Foreseen, meant: Mapping[Words, str]) -> frozenset[Words]:
    """The choices that show only their results and not the meaning of their values."""
    instead, before = set[Words](), set[str]()
    for words, meaning in meant.items():
        tells = {event.tells for event in foreseen.get(words, ())}
        if "instead" in tells or ("once" in tells and meaning in before):
            instead.add(words)
        before.add(meaning)
    return frozenset(instead)


def names_of(foreseen: Foreseen, prose: Prose) -> Mapping[Words, str]:
    """The game's names for the last values of choices."""
    named = {w: [e for e in events if e.tells == "name"] for w, events in foreseen.items()}
    return {words: prose.tell(events[0]) for words, events in named.items() if events}


def name_of(presenter: TablePresenter, view: Any, action: Action) -> str:
    """The game's name for the last value of a legal action; "" if it has none of its own."""
    events = _events(presenter.game, view, action)
    return names_of({(): events}, presenter.plain).get((), "")


def foreseen(presenter: TablePresenter, prose: Prose, view: Any, action: Action) -> str:
    """The result of a legal action in one line; "" if there is nothing to say."""
    return _line(prose, _events(presenter.game, view, action))


def _line(prose: Prose, events: Sequence[Event]) -> str:
    return " · ".join(prose.tell_all(event for event in events if event.tells != "name"))


def _events(game: AnyGame, view: Any, action: Action) -> Sequence[Event]:
    """The events that a game foresees. If it fails, there are none and the game goes on."""
    try:
        return game.foresee(view, action)
    except Exception:
        _log.exception("%s: nothing foreseen of %s", game.meta.key, action)
        return ()


def _only(legal: Sequence[Action], wanted: Collection[Words]) -> Mapping[Words, Action]:
    """The wanted beginnings that leave exactly one action. All actions are searched only once."""
    lengths = {len(words) for words in wanted}
    candidates: dict[Words, list[Action]] = {words: [] for words in wanted}
    for action in legal:
        words = action.words
        for length in lengths:
            if length <= len(words) and (left := candidates.get(words[:length])) is not None:
                left.append(action)
    return {words: actions[0] for words, actions in candidates.items() if len(actions) == 1}
