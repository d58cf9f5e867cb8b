"""After a backup was restored: tables that are at an earlier turn than their channels know."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.deeds.seats import check_readable
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Refused, SetBack
from bot.storage import schema

REVISIONS = 1000
"""Added to a table's revision. It exceeds the commits since any backup, so posts and panels from
that time stay outdated."""


def set_back(work: UnitOfWork, request: SetBack) -> Answer:
    """Tells the table's channels about the restored backup and posts the board as it is now. The
    lost time counts for nobody: waits start again, and clocks keep the time they had."""
    table = work.table
    if table.status not in schema.OPEN:
        raise Refused("not-open")
    lost = max(0.0, work.now - request.then)
    clocks = {
        seat: clock if clock.since is None else replace(clock, since=clock.since + lost)
        for seat, clock in table.clocks.items()
    }
    revision = table.revision + REVISIONS
    seats = tuple(replace(holder, asked_at=revision) for holder in table.seats)
    work.change(revision=revision, clocks=clocks, seats=seats)
    work.after = replace(work.stored, wait=None)
    work.note("table", "set-back", None, step=table.steps)
    work.tell(Notice("set-back", {"since": str(int(request.then))}))
    if table.status == "running":
        check_readable(work)
        work.tell(board_post(work))
    return work.answer("set-back")
