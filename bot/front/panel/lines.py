"""A line in words and as a picture: what a seat could do in its turn, or did, and what it leads to.

It is followed on a state dealt anew for the seat, and only up to what would reveal something, so
that nothing of it is more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from bot.front.panel.alike_places import places_text
from bot.front.panel.foresight import foreseen, name_of
from bot.front.shown.message_views import cut, cut_lines
from bot.front.shown.presenter import NO_LAYERS, TablePresenter
from bot.processes.drawing import Renderer
from rules.changes import Change, changes
from rules.computers.advice import AdvisedLine
from rules.computers.reasons import Reason
from rules.game import Action, AnyGame, Event, Rng, Seat, kinds

ACTIONS_LIMIT = 500
"""The most characters of the actions of one line."""
ALIKE_LIMIT = 1
"""The most lines of the same idea to add if they differ in more than one place."""
LED_LIMIT = 600
"""The most characters of a line's results."""
_AMOUNTS = ("count", "points")
"""The kinds of values that say how much a line leads to."""


@dataclass(frozen=True, slots=True)
class FollowedLine:
    """A line and what the seat can know of its result."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    """The events that the seat may know, public and private."""
    view: Any
    """The seat's view after the line."""
    changes: tuple[Change, ...]
    """What the line changes on the board."""
    views: tuple[Any, ...]
    """The seat's views before the line and after each action that was carried out."""
    before_reveal: Any = None
    """The seat's view before the last action, if that was left out because it would reveal
    something. None otherwise."""


def follow(game: AnyGame, state: Any, seat: Seat, texts: Sequence[str]) -> FollowedLine:
    """The result of the actions with these texts, as far as a seat can know it. `state` is the true
    state; everything hidden is dealt anew. Raises `Illegal`."""
    actions = tuple(map(game.meta.action, texts))
    known = game.redeal(state, seat, Rng("a line"))
    views, events, before_reveal = [game.view(known, seat)], list[Event](), None
    for action in actions:
        step = game.apply(known, seat, action, Rng("a line"))
        if step.reveals:
            before_reveal = views[-1]
            break
        known = step.state
        views.append(game.view(known, seat))
        events += step.events_for(seat)
    changed = changes(game, views)
    return FollowedLine(actions, tuple(events), views[-1], changed, tuple(views), before_reveal)


def describe_line(
    presenter: TablePresenter,
    line: FollowedLine,
    equal: Sequence[FollowedLine] = (),
    reveals: str = "line-reveals",
) -> list[str]:
    """A line as a panel shows it: its actions and, below them, their results. `equal` lines do the
    same at other places, which are named as well. `reveals` is the message that the rest is
    unknown."""
    elsewhere = [_elsewhere(line, other) for other in equal]
    field = next(filter(None, elsewhere), None)
    joined = [other for other, at in zip(equal, elsewhere, strict=True) if at and at == field]
    lines = [cut(actions_text(presenter, line, field, joined), ACTIONS_LIMIT)]
    if others := [other for other in equal if other not in joined]:
        lines.append(f"-# {_alike(presenter, others)}")
    unknown = _revealing(presenter, line, reveals)
    leads_to = presenter.sentences([*presenter.describe_events(line.events), *unknown])
    if leads_to:
        lines.append(f"-# {cut_lines([leads_to], LED_LIMIT)}")
    return lines


def _amounts(line: FollowedLine) -> list[Any]:
    """The amounts among a line's results, such as points and strengths."""
    return [
        getattr(event, name)
        for event in line.events
        for name, kind in kinds(type(event)).items()
        if kind in _AMOUNTS
    ]


def _elsewhere(line: FollowedLine, other: FollowedLine) -> tuple[int, str] | None:
    """The index of the action and its field in which alone two lines differ; None if they differ in
    more, or lead to other amounts."""
    verbs, others = ([action.verb for action in one.actions] for one in (line, other))
    if verbs != others or _amounts(line) != _amounts(other):
        return None
    differing = [
        (at, name)
        for at, action in enumerate(line.actions)
        for name in kinds(type(action))
        if getattr(action, name) != getattr(other.actions[at], name)
    ]
    return differing[0] if len(differing) == 1 else None


def actions_text(
    presenter: TablePresenter,
    line: FollowedLine,
    field: tuple[int, str] | None = None,
    joined: Sequence[FollowedLine] = (),
) -> str:
    """The actions of a line in words. `joined` lines differ only in `field` (the index of an action
    and the name of its field). Their values are listed with the line's own."""
    seen = zip_longest(line.actions, line.views[: len(line.actions)], fillvalue=line.view)
    words = list[str]()
    for at, (action, view) in enumerate(seen):
        named = _named(presenter, line, at)
        if field and field[0] == at:
            names = {
                str(getattr(one.actions[at], field[1])): _named(presenter, one, at).get(field[1])
                for one in (line, *joined)
            }
            kind = kinds(type(line.actions[at]))[field[1]]
            named[field[1]] = places_text(presenter, view, kind, list(names), names)
        words.append(presenter.prose_at(view).action(action, overrides=named))
    return " → ".join(words)


def _named(presenter: TablePresenter, line: FollowedLine, at: int) -> dict[str, str]:
    """The game's own name for the last value of an action that was carried out, by its field; empty
    if it has none."""
    fields = list(kinds(type(line.actions[at])))
    if at >= len(line.views) or not fields:
        return {}
    name = name_of(presenter, line.views[at], line.actions[at])
    return {fields[-1]: name} if name else {}


def _alike(presenter: TablePresenter, others: Sequence[FollowedLine]) -> str:
    """A sentence about lines that are equally good, with a few of them in words."""
    words = [actions_text(presenter, other) for other in others[:ALIKE_LIMIT]]
    if more := len(others) - len(words):
        words.append(presenter.say("line-more", count=more))
    lines = presenter.texts.listed(presenter.locale, words, "list-or")
    return presenter.say("line-alike", lines=lines)


def _revealing(presenter: TablePresenter, line: FollowedLine, reveals: str) -> list[str]:
    """What can be said about a last action that would reveal something."""
    if line.before_reveal is None:
        return []
    known = foreseen(presenter, presenter.prose, line.before_reveal, line.actions[-1])
    return [*([known] if known else []), presenter.say(reveals)]


def comparison_text(presenter: TablePresenter, lines: Sequence[AdvisedLine], at: int) -> str:
    """How good one of several advised lines is and why; "" if there is only one. The lines are
    sorted best first."""
    if len(lines) < 2:
        return ""
    points = _behind(lines[0], lines[at or 1])
    keys = ("line-behind", "line-as-good") if at else ("line-best", "line-best-of-equals")
    worth = presenter.say(keys[0] if points else keys[1], points=points)
    why = reasons_text(presenter, lines[at].reasons)
    than = "equal" if not points else "worse" if at else "better"
    return presenter.say("line-why", than=than, worth=worth, reasons=why) if why else worth


def reasons_text(presenter: TablePresenter, reasons: Sequence[Reason]) -> str:
    """Reasons as the end of a sentence; "" if there are none."""
    clauses = [presenter.prose.why(reason) for reason in reasons]
    return (
        presenter.say("why-both", first=clauses[0], second=clauses[1])
        if clauses[1:]
        else "".join(clauses)
    )


def _behind(first: AdvisedLine, other: AdvisedLine) -> int:
    """By how many whole points a line is worse than the first one; 0 if that may be chance."""
    points = first.value - other.value
    return round(points) if points > other.error else 0


async def draw_line(
    presenter: TablePresenter,
    renderer: Renderer,
    line: FollowedLine,
    layers: frozenset[str] = NO_LAYERS,
) -> bytes | None:
    """A picture of the position after a line, as the seat sees it, with the changes marked. None if
    the game has no pictures."""
    look = presenter.render_options(None, layers, line.changes)
    return await renderer.board(presenter.table.game, line.view, look)
