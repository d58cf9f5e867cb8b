"""Tables that go, with everything about them."""

from __future__ import annotations

from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.requests import Answer, Delete, Refused

SYSTEM = 0
"""The user id under which the bot itself asks."""


def delete(work: UnitOfWork, _: Delete) -> Answer:
    """Nothing about the table is left."""
    if work.person.id != SYSTEM and not work.person.manages_server:
        raise Refused("server-forget")
    work.deleted = True
    return work.answer("table-deleted")
