"""Since when each seat has been asked its current question. So a panel stays valid while other
seats, which decide at the same time, confirm."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.matches.table.model import Holder
from bot.matches.table.stored import StoredTable
from rules.changes import changes
from rules.game import AnyGame, Seat


def with_decisions(
    before: StoredTable | None, after: StoredTable, moved: Collection[Seat], *, revealed: bool
) -> StoredTable:
    """The record after a request, with `asked_at` of every acting seat. `asked_at` is the revision
    since which a seat has had the same decision. `moved` are the seats that have decided.
    `revealed` tells whether something hidden or random came to light."""
    if before is not None and before.table.revision == after.table.revision:
        return after

    def since(seat: Seat, holder: Holder) -> int:
        if not holder.acts:
            return 0
        goes_on = seat not in moved and _goes_on(before, after, seat, revealed=revealed)
        return holder.asked_at if goes_on else after.table.revision

    seats = enumerate(after.table.seats)
    return after.with_table(seats=tuple(replace(h, asked_at=since(seat, h)) for seat, h in seats))


def _goes_on(before: StoredTable | None, after: StoredTable, seat: Seat, *, revealed: bool) -> bool:
    """Whether the same person still has the same decision."""
    if before is None or seat >= len(before.table.seats):
        return False
    was, now = before.table.seats[seat], after.table.seats[seat]
    if not was.acts or _who(was) != _who(now):
        return False
    if after.table.state is before.table.state:
        return True
    if revealed or after.game is None or before.table.state is None:
        return False
    return _looks_alike(after.game, before.table.state, after.table.state, seat)


def _who(holder: Holder) -> tuple[int | None, str | None]:
    return holder.user_id, holder.computer


def _looks_alike(game: AnyGame, before: object, after: object, seat: Seat) -> bool:
    """Whether a seat has the same legal actions for the same reason on the same board."""
    if tuple(game.legal(before, seat)) != tuple(game.legal(after, seat)):
        return False
    views = [game.view(state, seat) for state in (before, after)]
    reasons = {game.asked(view, seat) for view in views}
    return len(reasons) == 1 and not changes(game, views)


def called_by(before: StoredTable | None, after: StoredTable) -> tuple[Seat, ...]:
    """The seats whose people are newly awaited or have a new decision."""
    table, known = after.table, () if before is None else before.table.awaited
    anew = (s for s in table.awaited if s not in known or table.seats[s].asked_at == table.revision)
    return tuple(anew)
