"""How many touches a turn costs: whole games of sound players, tapped through the panel.

A button is one touch, a list two: it is opened, then an entry is touched. *Your move* and *Confirm*
count, and so does the consent to what reveals something; the latter two not for people who let the
last pick of a turn confirm it (`/me confirm`), who are counted beside. Two actions that one button
offers together are one touch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.figures import Figure
from bot.front.panel.choices import build_menu
from bot.front.panel.foresight import foresee, leading_words
from bot.front.panel.menu import Entry, Menu, Words, is_list
from bot.front.panel.offered_first import with_first
from bot.front.panel.paired_actions import with_pairs
from bot.front.panel.places import located
from bot.matches.people.choices import CONFIRMING
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.computers.players import decide_line
from rules.computers.simulating import setups
from rules.game import Action, AnyGame, OptionValue, Rng, Seat, Step
from rules.narrow import Choice, narrow
from rules.playing import automatic, begin

TARGETS = {"carcassonne": 3.2, "tigris": 5.9, "china": 4.6, "ming": 2.7, "changcheng": 4.0}
"""Touches a turn: a third less than when every question was asked by itself."""
USUAL = max(TARGETS.values())
"""Of a game that never was asked like that."""


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
        played = [turn for seats, options in setups(game) for turn in _game(game, seats, options)]
        turns = [_counted(game, decisions) for decisions in played]
        for chosen in CONFIRMING:
            counted = [turn.touches[chosen] for turn in turns]
            mean = sum(counted) / len(counted)
            note = f"{len(counted)} turns, {min(counted)} to {max(counted)}"
            target = TARGETS.get(key, USUAL)
            yield Figure(f"{key}: touches a turn, {chosen}", mean, "", target, note=note)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided, and what it led to."""

    before: Any
    seat: Seat
    action: Action
    step: Step[Any]


def _game(game: AnyGame, seats: int, options: dict[str, OptionValue]) -> list[list[Decision]]:
    """The decisions of every turn of a game."""
    seed, steps, turns, last = "touches", 0, list[list[Decision]](), -1
    state = begin(game, seats, options, seed)
    while acting := game.to_act(state):
        seat, legal = acting[0], game.legal(state, acting[0])
        action, before = legal[0], state
        if not action.automatic:
            action = decide_line("sound", game, state, seat, seed, steps)[0]
            if seat != last:
                turns.append([])
                last = seat
        steps += 1
        step = game.apply(state, seat, action, Rng(seed, steps))
        state = step.state
        if not action.automatic:
            turns[-1].append(Decision(before, seat, action, step))
    return turns


def _counted(game: AnyGame, decisions: Sequence[Decision]) -> Turn:
    """The touches of one turn."""
    turn, both = Turn(), False
    for at, decision in enumerate(decisions):
        following = decisions[at + 1].action if at + 1 < len(decisions) else None
        both = not both and _count(turn, game, decision, following)
        if decision.step.reveals or not _goes_on(game, decision.step.state, decision.seat):
            safe = not decision.step.reveals
            turn.confirm(safe=safe and automatic(game, decision.step.state) is None)
    return turn


def _count(turn: Turn, game: AnyGame, decision: Decision, following: Action | None) -> bool:
    """Adds the touches of one decision; whether they have taken the following along."""
    legal, both = game.legal(decision.before, decision.seat), False
    if turn.asked or len(legal) > 1 or decision.step.reveals:
        touches, both = touches_for(game, decision, legal, following)
        turn.touch(touches)
    turn.asked = False
    return both


def _goes_on(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether a seat has more to decide before it confirms."""
    return seat in game.to_act(state) and not game.legal(state, seat)[0].automatic


def touches_for(
    game: AnyGame, decision: Decision, legal: Sequence[Action], following: Action | None
) -> tuple[int, bool]:
    """Touches in the panel from the first question to an action, and whether the last of them takes
    along the action that follows."""
    words, picked, touches = _words(decision.action), (), 0
    while (len(legal) > 1 and isinstance(narrow(legal, picked), Choice)) or not picked:
        menu = _panel_menu(game, decision, legal, picked)
        if menu.groups:
            touches += 2
            menu = _panel_menu(game, decision, legal, picked, _group(menu, words))
        in_lists = _in_lists(menu)
        offered = (*menu.entries, *in_lists)
        if following is not None and any(_is_both(e, words, _words(following)) for e in offered):
            return touches + 1, True
        entry = next(e for e in offered if words[: len(e.words)] == e.words)
        touches += 2 if entry in in_lists or is_list(menu) else 1
        picked = entry.words
    return touches, False


def _panel_menu(
    game: AnyGame, decision: Decision, legal: Sequence[Action], picked: Words, group: int = -1
) -> Menu:
    """What the panel shows, as `bot.front.panel.panel_view` makes it."""
    state, seat = decision.before, decision.seat
    prose = Prose(shared_texts(), game.meta.key, "en", ("Anna", "Ben", "Chris", "Dana", "Eva"))
    menu = build_menu(legal, picked, prose, group, pieces=True)
    menu = with_pairs(menu, game, state, seat, legal, prose)
    view = game.view(state, seat)
    menu = located(menu, game, view, prose)
    wanted = [entry.words for entry in (*menu.entries, *_in_lists(menu))]
    first = leading_words(foresee(game, view, legal, wanted), seat)
    return with_first(menu, first, "first")


def _words(action: Action) -> Words:
    return tuple(str(action).split(" "))


def _is_both(entry: Entry, one: Words, other: Words) -> bool:
    """Whether an entry stands for two actions, in either order."""
    return entry.actions in ((one, other), (other, one))


def _in_lists(menu: Menu) -> list[Entry]:
    return [entry for entries in menu.lists.values() for entry in entries]


def _group(menu: Menu, words: tuple[str, ...]) -> int:
    """The number of the group an action is in."""
    parts = menu.groups.values()
    inside = [any(words[: len(e.words)] == e.words for e in part) for part in parts]
    return inside.index(True)
