"""What happens to a table stands in its log: what, on whose seat, and after which step."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.table.requests import (
    SYSTEM,
    AllowHints,
    AnswerProposal,
    AskHint,
    Propose,
    Resign,
    Restore,
    Resume,
    TakeSeat,
    Tidy,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, HOME, Club

DAY = 24 * 3600.0


async def agreed(club: Club, match: str, what: str) -> None:
    """Anna asks for it, and Ben agrees."""
    await club.ask(ANNA, match, Propose(what))
    (asked,) = (await club.table(match)).proposals
    await club.ask(BERT, match, AnswerProposal(asked.mark, "agree"))


async def test_what_happens_to_a_table_stands_in_its_log(club: Club) -> None:
    match = await club.running(2)
    await club.ask(ANNA, match, AllowHints(True))
    await club.bid(match, ANNA)
    await club.ask(BERT, match, AskHint())
    await club.ask(BERT, match, AskHint())
    await agreed(club, match, "pause")
    await club.ask(BERT, match, Resume())
    await club.ask(BERT, match, Resign())
    await club.ask(BERT, match, TakeSeat(1))
    for days in (27, 3):
        club.now += days * DAY
        await club.ask(SYSTEM, match, Tidy())
    await club.ask(ANNA, match, Restore(HOME))
    await agreed(club, match, "end")
    log = schema.log.c
    here = (log.match_id == match, log.kind == "table")
    query = sa.select(log.text, log.seat, log.step).where(*here)
    noted = await club.database.read(lambda c: c.execute(query.order_by(log.number)).all())
    assert [tuple(line) for line in noted] == [
        ("hint", 1, 2),
        ("pause", None, 2),
        ("resume", 1, 2),
        ("resign", 1, 2),
        ("taken 2 2", 1, 2),
        ("archive", None, 2),
        ("restore", None, 2),
        ("close", None, 2),
    ]
