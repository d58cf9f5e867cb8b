"""What changed on a table's board, as one viewer could see it (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.matches.table.past import Moment, Past
from bot.matches.table.play import GamePosition
from rules.changes import Change, changes
from rules.game import AnyGame, Seat
from rules.playing import Played


def along(
    game: AnyGame, before: Any, played: Iterable[Played], viewer: Seat | None
) -> tuple[Change, ...]:
    """What these steps changed, starting from a state, as `viewer` saw it; None for the public
    view."""
    states = (before, *(one.step.state for one in played))
    return changes(game, [game.view(state, viewer) for state in states])


def public_views(position: GamePosition, before: Any) -> list[Any]:
    """The public views before a line (if `before` is not None) and after each of its steps."""
    states = [] if before is None else [before]
    states += [one.step.state for one in position.played]
    return [position.game.view(state, None) for state in states or [position.state]]


def since_decision(
    past: Past, seat: Seat, viewer: Seat | None, user_id: int | None
) -> tuple[Change, ...]:
    """What changed since the last decision of a seat's player. With `user_id` None, since the last
    decision on that seat."""
    return _latest(past, past.since_decision(seat, user_id), viewer)


def last_turn(past: Past) -> tuple[Change, ...]:
    """What the last turn changed, in the public view."""
    return _latest(past, next(reversed(list(past.turns())), ()), None)


def _latest(past: Past, moments: Sequence[Moment], viewer: Seat | None) -> tuple[Change, ...]:
    before = past.state(len(past.moments) - len(moments))
    return along(past.game, before, (moment.played for moment in moments), viewer)
