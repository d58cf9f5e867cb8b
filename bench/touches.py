"""How many touches a turn costs: whole games of sound players, tapped through the panel.

A button is one touch, a list two: it is opened, then an entry is touched. *Your move* and *Confirm*
count, and so does the consent to what reveals something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bench.figures import Figure
from bot.front.choices import Menu, is_list, menu
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.game import Action, AnyGame, OptionValue, Rng
from rules.narrow import Choice, narrow
from rules.players import decide_line
from rules.playing import begin
from rules.simulating import setups

TARGETS = {"carcassonne": 3.2, "tigris": 5.9, "china": 4.6, "ming": 2.7, "changcheng": 4.0}
"""Touches a turn: a third less than when every question was asked by itself."""
GAMES_EACH = 1
"""Games for each number of seats and set of options."""


def measure() -> Iterator[Figure]:
    """One figure a game."""
    for key, game in GAMES.items():
        counted = [n for seats, options in setups(game) for n in _game(game, seats, options)]
        mean = sum(counted) / len(counted)
        note = f"{len(counted)} turns, {min(counted)} to {max(counted)}"
        yield Figure(f"{key}: touches a turn", mean, "", TARGETS[key], note=note)


def _game(game: AnyGame, seats: int, options: dict[str, OptionValue]) -> list[int]:
    """Touches of every turn of a game; a turn is what one seat decides before another does."""
    seed, steps, turns, last = "touches", 0, list[int](), -1
    state = begin(game, seats, options, seed)
    while acting := game.to_act(state):
        seat, legal = acting[0], game.legal(state, acting[0])
        action = legal[0]
        if not action.automatic:
            action = decide_line("sound", game, state, seat, seed, steps)[0]
            if seat != last:
                turns.append(1)
                last = seat
            turns[-1] += touches_for(game.meta.key, legal, action)
        steps += 1
        step = game.apply(state, seat, action, Rng(seed, steps))
        state = step.state
        if not action.automatic and (step.reveals or not _goes_on(game, state, seat)):
            turns[-1] += 1
    return turns


def _goes_on(game: AnyGame, state: Any, seat: int) -> bool:
    """Whether a seat has more to decide before it confirms."""
    return seat in game.to_act(state) and not game.legal(state, seat)[0].automatic


def touches_for(key: str, legal: Sequence[Action], action: Action) -> int:
    """Touches in the panel from the first question to an action."""
    words, picked, touches = tuple(str(action).split(" ")), (), 0
    prose = Prose(shared_texts(), key, "en", ("Anna", "Ben", "Chris", "Dana", "Eva"))
    while (len(legal) > 1 and isinstance(narrow(legal, picked), Choice)) or not picked:
        shown = menu(legal, picked, prose, pieces=True)
        if shown.groups:
            touches += 2
            shown = menu(legal, picked, prose, _group(shown, words), pieces=True)
        in_lists = [entry for entries in shown.lists.values() for entry in entries]
        entry = next(e for e in (*shown.entries, *in_lists) if words[: len(e.words)] == e.words)
        touches += 2 if entry in in_lists or is_list(shown) else 1
        picked = entry.words
    return touches


def _group(shown: Menu, words: tuple[str, ...]) -> int:
    """The number of the group an action is in."""
    parts = shown.groups.values()
    inside = [any(words[: len(e.words)] == e.words for e in part) for part in parts]
    return inside.index(True)
