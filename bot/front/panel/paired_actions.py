"""Two like actions as one button, where the second may follow at once and their order does not
matter, for example taking two cards. This is done only if there is room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.front.panel.menu import MOST_BUTTONS, THEN, Entry, Menu, are_few
from bot.texts.prose import Prose
from rules.game import Action, AnyGame, Rng, Seat, Step


def with_pairs(
    menu: Menu, game: AnyGame, state: Any, seat: Seat, legal: Sequence[Action], prose: Prose
) -> Menu:
    """The same menu with what the seat may do twice in a row added, all of it or nothing. The pairs
    are tried on a position dealt anew, so that they tell no more than the seat knows."""
    if menu.groups or menu.lists or not menu.as_buttons or len(legal) > MOST_BUTTONS:
        return menu
    single = {entry.words: entry for entry in menu.entries}
    if any(action.words not in single for action in legal):
        return menu
    dealt = game.redeal(state, seat, Rng("together"))
    pairs = [_entry(pair, single, prose) for pair in _pairs(game, dealt, seat, legal)]
    lines = list(dict.fromkeys(entry.heading for entry in menu.entries))
    entries = sorted((*menu.entries, *pairs), key=lambda entry: lines.index(entry.heading))
    return replace(menu, entries=tuple(entries)) if are_few(entries) else menu


def _pairs(
    game: AnyGame, state: Any, seat: Seat, legal: Sequence[Action]
) -> list[tuple[Action, Action]]:
    """Each two actions of one verb of which neither reveals anything; none where it matters for any
    of them which comes first."""
    reached = {
        (first, second): after for first, second, after in _two_actions(game, state, seat, legal)
    }
    if any(reached.get((second, first)) != after for (first, second), after in reached.items()):
        return []
    order = {action: at for at, action in enumerate(legal)}
    return [(first, second) for first, second in reached if order[first] <= order[second]]


def _two_actions(
    game: AnyGame, state: Any, seat: Seat, legal: Sequence[Action]
) -> Iterator[tuple[Action, Action, Any]]:
    """Two actions of one verb, and the position they lead to."""
    for first in legal:
        step = _apply(game, state, seat, first)
        if step.reveals or seat not in game.to_act(step.state):
            continue
        for second in game.legal(step.state, seat):
            if second.verb == first.verb and second.__match_args__:
                after = _apply(game, step.state, seat, second)
                if not after.reveals:
                    yield first, second, after.state


def _apply(game: AnyGame, state: Any, seat: Seat, action: Action) -> Step[Any]:
    """The step after an action. Its chance is not the game's own; it only shows whether something
    hidden is revealed."""
    return game.apply(state, seat, action, Rng("together"))


def _entry(
    pair: tuple[Action, Action], single: Mapping[tuple[str, ...], Entry], prose: Prose
) -> Entry:
    first, second = single[pair[0].words], prose.values(pair[1])
    label = prose.say("panel-together", first=first.label, second=second)
    name = prose.say("panel-together", first=first.name, second=second) if first.name else ""
    words = (*pair[0].words, THEN, *pair[1].words)
    return Entry(label, words, heading=first.heading, name=name)
