"""Hints: whether a table allows them, and the decision that a hint is about."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from bot.matches.deeds.host_rights import check_may_manage
from bot.matches.deeds.seats import seat_on_turn
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.drafts import tentative, version_of
from bot.matches.table.play import GamePosition, ready
from bot.matches.table.posts import Notice
from bot.matches.table.requests import AllowHints, Answer, AskHint, DraftVersion, Refused
from bot.matches.table.stored import StoredTable
from bot.storage import schema
from rules.game import Seat

NOTED = "hint"
"""The text of the log line for a hint that somebody asked for."""


@dataclass(frozen=True, slots=True)
class OpenDecision:
    """The decision a seat has to make now, with its draft so far."""

    position: GamePosition
    """The position after the drafted actions."""
    version: DraftVersion

    @property
    def drafted(self) -> tuple[str, ...]:
        """The texts of the drafted actions."""
        return tuple(str(played.action) for played in self.position.played)


def open_decision(record: StoredTable, seat: Seat) -> OpenDecision:
    """The decision that a seat of a running game has to make now."""
    draft = tentative(record, seat)
    return OpenDecision(draft.position, version_of(record, seat, draft))


def allow_hints(work: UnitOfWork, request: AllowHints) -> Answer:
    """Sets whether hints may be asked for. In a running game everybody is told."""
    if work.table.status not in schema.OPEN:
        raise Refused("not-open")
    check_may_manage(work)
    changes = work.table.hints_allowed != request.allowed
    work.change(hints=request.allowed)
    if changes and work.table.status == "running":
        work.tell(Notice("hints-allowed", {}) if request.allowed else Notice("hints-forbidden", {}))
    return work.answer("hints-allowed") if request.allowed else work.answer("hints-forbidden")


def ask_hint(work: UnitOfWork, _: AskHint) -> Answer:
    """Refuses a person who may not have a hint now. In a game of several people the log notes once
    per decision that a hint was asked for. It never notes the hint itself."""
    seat = seat_on_turn(work)
    if not work.table.hints_allowed:
        raise Refused("hints-forbidden")
    if ready(tentative(work.stored, seat).position, seat):
        raise Refused("turn-complete")
    if work.table.people > 1 and not _noted(work, seat):
        work.note("table", NOTED, seat, step=work.table.steps)
    return work.answer("hint-asked")


def _noted(work: UnitOfWork, seat: Seat) -> bool:
    """Whether the log already notes a hint for this seat since the table last changed."""
    log = schema.log.c
    query = sa.select(log.number).where(
        log.match_id == work.table.id,
        log.revision == work.table.revision,
        log.kind == "table",
        log.seat == seat,
        log.text == NOTED,
    )
    return work.connection.execute(query.limit(1)).first() is not None
