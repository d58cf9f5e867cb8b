"""What the people of a village ask one another besides turns: noted as it stands at the tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import sqlalchemy as sa

from bot.matches.table.model import Invitation, Table
from bot.matches.table.requests import AnswerInvitation, AnswerProposal, AnswerUndo, Refused
from bot.matches.table.voting import CHOICES
from bot.storage import schema
from tests.matches.conftest import Club
from tests.matches.timed.villagers import Villager

Key = tuple[str, str, int]
"""A question to one person: the table, what is asked, and who has yet to answer."""


def questions(table: Table) -> Iterator[Key]:
    """All that are open at a table."""
    plays = [
        holder.user_id
        for holder in table.seats
        if holder.user_id is not None and holder.computer is None
    ]
    for vote in table.proposals:
        about = None if vote.seat is None else table.seats[vote.seat].user_id
        for who in plays:
            if who != about and who not in vote.answers:
                yield table.id, vote.mark, who
    for invitation in table.invited:
        yield table.id, mark(invitation), table.host_id if invitation.wish else invitation.user_id
    if (wish := table.undo) is not None:
        for who in plays:
            if table.seat_of(who) not in (wish.seat, *wish.agreed):
                yield table.id, wish.mark, who


def mark(invitation: Invitation) -> str:
    """What tells an invitation from others at its table."""
    return f"invited {invitation.user_id} {invitation.seat} {invitation.at}"


@dataclass
class OpenQuestions:
    """Every question of the story, and what became of it."""

    asked: dict[Key, float] = field(default_factory=dict[Key, float])
    """When it was first seen open."""
    open_until: dict[Key, float] = field(default_factory=dict[Key, float])
    """When it was last seen open."""
    answered: set[Key] = field(default_factory=set[Key])
    refused: set[Key] = field(default_factory=set[Key])
    """Those answered with a no, or with the wish to wait."""

    async def note(self, club: Club) -> None:
        """Looks at all tables that ask anything."""
        columns = schema.matches.c
        asks = sa.or_(
            columns.proposals != "[]",
            columns.undo.is_not(None),
            columns.invited.not_in(["", "[]"]),
        )
        asking = sa.select(columns.id).where(asks, columns.status.in_(schema.OPEN))
        open_at = await club.database.read(lambda c: c.execute(asking).scalars().all())
        for match in open_at:
            for key in questions(await club.table(match)):
                self.asked.setdefault(key, club.now)
                self.open_until[key] = club.now

    async def answer(self, club: Club, villager: Villager) -> None:
        """Somebody answers all that they are asked: two in three say yes."""
        who = villager.person
        agrees = who.id % 3 != 1
        for key in [k for k in self.asked if k[2] == who.id and k not in self.answered]:
            table = await club.table(key[0])
            request = self._answer(table, key[1], agrees)
            if request is None:
                continue
            try:
                await club.ask(who, table.id, request)
            except Refused:
                continue
            self.answered.add(key)
            if not agrees:
                self.refused.add(key)

    @staticmethod
    def _answer(
        table: Table, asked: str, agrees: bool
    ) -> AnswerProposal | AnswerInvitation | AnswerUndo | None:
        for vote in table.proposals:
            if vote.mark == asked:
                return AnswerProposal(asked, CHOICES[vote.kind][0 if agrees else -1])
        for one in table.invited:
            if mark(one) == asked:
                return AnswerInvitation(agrees, one.user_id, one.seat)
        if table.undo is not None and table.undo.mark == asked:
            return AnswerUndo(agrees, asked)
        return None
