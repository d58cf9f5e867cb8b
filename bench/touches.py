"""How many touches a turn costs: whole games of sound players, tapped through the panel.

A button is one touch, a list two: it is opened, then an entry is touched. *Your move* and *Confirm*
count, and so does the consent to what reveals something; the latter two not for people who let the
last pick of a turn confirm it (`/me confirm`), who are counted beside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.figures import Figure
from bot.front.choices import Entry, Menu, is_list, menu
from bot.front.foresight import foresee, leading_words
from bot.front.leading import leading
from bot.matches.people import CONFIRMING
from bot.matches.plans import plannable
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.game import Action, AnyGame, OptionValue, Rng, Seat, Step
from rules.narrow import Choice, narrow
from rules.players import decide_line
from rules.playing import automatic, begin
from rules.simulating import setups

TARGETS = {"carcassonne": 3.2, "tigris": 5.9, "china": 4.6, "ming": 2.7, "changcheng": 4.0}
"""Touches a turn: a third less than when every question was asked by itself."""


@dataclass(slots=True)
class Turn:
    """What one seat decides before another does: touches by what its person chose to confirm."""

    touches: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CONFIRMING, 1))
    asked: bool = True
    """Whether the panel asks anew what leaves no choice: a pick takes along what follows it."""

    def touch(self, count: int) -> None:
        """So many, whatever its person chose."""
        for chosen in CONFIRMING:
            self.touches[chosen] += count

    def confirm(self, *, safe: bool) -> None:
        """The turn is complete, or reveals something."""
        self.touches["ask"] += 1
        self.touches["safe"] += not safe
        self.asked = True


def measure() -> Iterator[Figure]:
    """For each game one figure for every way to confirm."""
    for key, game in GAMES.items():
        turns = [turn for seats, options in setups(game) for turn in _game(game, seats, options)]
        for chosen in CONFIRMING:
            counted = [turn.touches[chosen] for turn in turns]
            mean = sum(counted) / len(counted)
            note = f"{len(counted)} turns, {min(counted)} to {max(counted)}"
            yield Figure(f"{key}: touches a turn, {chosen}", mean, "", TARGETS[key], note=note)


def _game(game: AnyGame, seats: int, options: dict[str, OptionValue]) -> list[Turn]:
    """Touches of every turn of a game."""
    seed, steps, turns, last = "touches", 0, list[Turn](), -1
    state = begin(game, seats, options, seed)
    while acting := game.to_act(state):
        seat, legal = acting[0], game.legal(state, acting[0])
        action, before = legal[0], state
        if not action.automatic:
            action = decide_line("sound", game, state, seat, seed, steps)[0]
            if seat != last:
                turns.append(Turn())
                last = seat
        steps += 1
        step = game.apply(state, seat, action, Rng(seed, steps))
        state = step.state
        if not action.automatic:
            _count(turns[-1], game, before, seat, action, step)
    return turns


def _count(
    turn: Turn, game: AnyGame, before: Any, seat: Seat, action: Action, step: Step[Any]
) -> None:
    """The touches of one decision, and of the confirmation that it needs."""
    legal = game.legal(before, seat)
    if turn.asked or len(legal) > 1 or step.reveals:
        turn.touch(touches_for(game, before, seat, legal, action))
    turn.asked = False
    if step.reveals or not _goes_on(game, step.state, seat):
        turn.confirm(safe=not step.reveals and _is_safe(game, step.state, seat))


def _goes_on(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether a seat has more to decide before it confirms."""
    return seat in game.to_act(state) and not game.legal(state, seat)[0].automatic


def _is_safe(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether nothing follows by itself, and nothing may be planned."""
    return automatic(game, state) is None and not plannable(game, state, seat, ())


def touches_for(
    game: AnyGame, state: Any, seat: Seat, legal: Sequence[Action], action: Action
) -> int:
    """Touches in the panel from the first question to an action."""
    words, picked, touches = tuple(str(action).split(" ")), (), 0
    prose = Prose(shared_texts(), game.meta.key, "en", ("Anna", "Ben", "Chris", "Dana", "Eva"))
    view = game.view(state, seat)
    while (len(legal) > 1 and isinstance(narrow(legal, picked), Choice)) or not picked:
        shown = menu(legal, picked, prose, pieces=True)
        if shown.groups:
            touches += 2
            shown = menu(legal, picked, prose, _group(shown, words), pieces=True)
        wanted = [entry.words for entry in (*shown.entries, *_in_lists(shown))]
        first = leading_words(foresee(game, view, legal, wanted), seat)
        shown = leading(shown, first, "first")
        in_lists = _in_lists(shown)
        entry = next(e for e in (*shown.entries, *in_lists) if words[: len(e.words)] == e.words)
        touches += 2 if entry in in_lists or is_list(shown) else 1
        picked = entry.words
    return touches


def _in_lists(shown: Menu) -> list[Entry]:
    return [entry for entries in shown.lists.values() for entry in entries]


def _group(shown: Menu, words: tuple[str, ...]) -> int:
    """The number of the group an action is in."""
    parts = shown.groups.values()
    inside = [any(words[: len(e.words)] == e.words for e in part) for part in parts]
    return inside.index(True)
