"""A player that knows a lesson's rules of thumb and nothing else: a yardstick for the lesson."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from rules.actions import kinds
from rules.game import Action, AnyGame, Event, Rng, Seat, Step
from rules.learning.lessons import RuleOfThumb, lesson_of
from rules.playing import automatic

_LONGEST = 8
"""The most actions that are tried in a row."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A turn tried at random, with what happened in it."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class LearnerPlayer:
    """Tries some turns at random and begins the one that does most of what the lesson teaches.
    Without rules of thumb it plays at random."""

    tries: int

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """The first action of the best turn."""
        lesson = lesson_of(game.meta.key)
        rules = lesson.thumb if lesson else ()
        tried = [_try_at_random(game, state, seat, rng) for _ in range(self.tries if rules else 1)]
        return max(tried, key=lambda one: worth(rules, one, seat)).actions[:1]


def worth(rules: Iterable[RuleOfThumb], tried: Tried, seat: Seat) -> float:
    """How well a turn of a seat follows the rules of thumb."""
    return sum(rule.worth * sum(_counts(rule, tried, seat)) for rule in rules)


def _counts(rule: RuleOfThumb, tried: Tried, seat: Seat) -> Iterator[float]:
    """The numbers that a rule of thumb counts for a turn: one for each fitting action or event."""
    if rule.does:
        yield from (fnmatchcase(str(action), rule.does) for action in tried.actions)
    for event in tried.events:
        if type(event).__name__ == rule.event and _is_about(rule, event, seat):
            yield _number(rule, event, seat)


def _is_about(rule: RuleOfThumb, event: Event, seat: Seat) -> bool:
    """Whether an event is about the seat, or about others if the rule says so."""
    if not rule.whose:
        return True
    whose = getattr(event, rule.whose)
    seats: tuple[Seat, ...] = (whose,) if isinstance(whose, int) else tuple(whose)
    return bool(seats) and (seat in seats) is not rule.others


def _number(rule: RuleOfThumb, event: Event, seat: Seat) -> float:
    """A number of an event that a rule of thumb counts. Of a tally, the number of the seat."""
    if not rule.by:
        return 1.0
    value = getattr(event, rule.by)
    return value[seat] if kinds(type(event))[rule.by] == "tally" else value


def _try_at_random(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Tried:
    """A turn of random decisions until others must decide, with all events that it brought."""
    actions, events = list[Action](), list[Event]()
    while game.to_act(state) == (seat,) and len(actions) < _LONGEST:
        actions.append(rng.choice(game.legal(state, seat)))
        step: Step[Any] = game.apply(state, seat, actions[-1], rng)
        events += step.public
        while (due := automatic(game, step.state)) is not None:
            step = game.apply(step.state, *due, rng)
            events += step.public
        state = step.state
    if not actions:  # where several decide at once
        actions.append(rng.choice(game.legal(state, seat)))
    return Tried(tuple(actions), tuple(events))
