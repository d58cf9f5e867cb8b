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
    """The menu with buttons for two actions at once, or unchanged if they do not all fit. The pairs
    are tried on a position in which everything hidden is dealt anew, so that they reveal
    nothing."""
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
    """All pairs of actions with the same verb, if none of them reveals anything. Empty if the order
    matters in any pair."""
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
    """Two actions with the same verb, and the position after them."""
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
    """The step after an action. Its random results are not those of the game; it only shows whether
    something hidden would be revealed."""
    return game.apply(state, seat, action, Rng("together"))


def _entry(
    pair: tuple[Action, Action], single: Mapping[tuple[str, ...], Entry], prose: Prose
) -> Entry:
    first, second = single[pair[0].words], prose.values(pair[1])
    label = prose.say("panel-together", first=first.label, second=second)
    name = prose.say("panel-together", first=first.name, second=second) if first.name else ""
    words = (*pair[0].words, THEN, *pair[1].words)
    return Entry(label, words, heading=first.heading, name=name)
