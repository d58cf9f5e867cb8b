"""A line in words and as a picture: what a seat could do in its turn, or did, and what it leads to.

It is followed on a state dealt anew for the seat, and only up to what would reveal something, so
that nothing of it is more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from bot.front.panel.foresight import foreseen
from bot.front.shown.message_views import cut, cut_lines
from bot.front.shown.presenter import NO_LAYERS, TablePresenter
from bot.processes.drawing import Renderer
from rules.changes import Change, changes
from rules.computers.advice import AdvisedLine
from rules.game import Action, AnyGame, Event, Rng, Seat

ACTIONS_LIMIT = 500
"""Characters of the actions of one line."""
LED_LIMIT = 600
"""Characters of what they lead to."""


@dataclass(frozen=True, slots=True)
class FollowedLine:
    """A line, and what the seat can know of what it leads to."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    """What it tells the seat, what is public and what is for it alone."""
    view: Any
    """What the seat sees after it."""
    changes: tuple[Change, ...]
    """What it changes on the board."""
    views: tuple[Any, ...]
    """What the seat sees before it and after each action that was carried out."""
    before_reveal: Any = None
    """What the seat sees before the last action, where that would reveal something and was not
    carried out; else None."""


def follow(game: AnyGame, state: Any, seat: Seat, texts: Sequence[str]) -> FollowedLine:
    """Where a seat gets with the actions of these texts. `state` is the true one, and dealt anew
    here. Raises `Illegal`."""
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
        events += [*step.public, *(event for to, event in step.private if to == seat)]
    changed = changes(game, views)
    return FollowedLine(actions, tuple(events), views[-1], changed, tuple(views), before_reveal)


def told_line(presenter: TablePresenter, line: FollowedLine) -> list[str]:
    """The actions of a line, as a panel names them, and below them what they lead to."""
    seen = zip_longest(line.actions, line.views[: len(line.actions)], fillvalue=line.view)
    words = [presenter.prose_at(view).action(action) for action, view in seen]
    told = [cut(" → ".join(words), ACTIONS_LIMIT)]
    leads_to = presenter.sentences([*presenter.told(line.events), *_revealing(presenter, line)])
    if leads_to:
        told.append(f"-# {cut_lines([leads_to], LED_LIMIT)}")
    return told


def _revealing(presenter: TablePresenter, line: FollowedLine) -> list[str]:
    """What can be said of a last action that would reveal something."""
    if line.before_reveal is None:
        return []
    known = foreseen(presenter, presenter.prose, line.before_reveal, line.actions[-1])
    return [*([known] if known else []), presenter.say("line-reveals")]


def compared(presenter: TablePresenter, lines: Sequence[AdvisedLine], at: int) -> str:
    """How good one of several advised lines is, best first; "" when there is only one."""
    if at:
        behind = _behind(lines[0], lines[at])
        return presenter.say("line-behind" if behind else "line-as-good", points=behind)
    if len(lines) < 2:
        return ""
    ahead = _behind(lines[0], lines[1])
    return presenter.say("line-best" if ahead else "line-best-of-equals", points=ahead)


def _behind(first: AdvisedLine, other: AdvisedLine) -> int:
    """By how many whole points a line is worse than the first; 0 when that may be chance."""
    points = first.value - other.value
    return round(points) if points > other.error else 0


async def draw_line(
    presenter: TablePresenter,
    renderer: Renderer,
    line: FollowedLine,
    layers: frozenset[str] = NO_LAYERS,
) -> bytes | None:
    """The position after a line, as the seat sees it, with what the line changes; None where the
    game has no pictures."""
    look = presenter.render_options(None, layers, line.changes)
    return await renderer.board(presenter.table.game, line.view, look)
