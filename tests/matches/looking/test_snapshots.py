"""All parts of one answer show the same table, read once."""

from __future__ import annotations

import pytest

from bot.matches.looking.queries import Queries
from bot.matches.looking.snapshots import Snapshots
from bot.matches.table.requests import Refused
from bot.matches.table.stored import StoredTable
from tests.matches.conftest import ANNA, BERT, Club


async def test_a_table_is_read_once_until_it_may_have_changed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, ask = list[str](), Queries.stored

    async def counted(queries: Queries, match_id: str) -> StoredTable:
        read.append(match_id)
        return await ask(queries, match_id)

    monkeypatch.setattr(Queries, "stored", counted)
    match_id, now = await club.running(), [0.0]
    answer = Snapshots(club.matches.queries, lambda: now[0])
    read.clear()
    before = await answer.table(match_id)
    await answer.draft(match_id.upper(), 0)
    await answer.changes(match_id, 0, viewer=0)
    assert await answer.past(match_id) is await answer.past(match_id)
    assert read == [match_id]

    await club.bid(match_id, ANNA)
    assert await answer.table(match_id) is before
    answer.forget()
    after = await answer.table(match_id)
    assert after.revision > before.revision
    assert (await answer.past(match_id)) is not None

    await club.bid(match_id, BERT)
    now[0] += 1.0
    assert await answer.table(match_id) is after
    assert await answer.table_in(after.place.channel_id) is after, "read before"
    now[0] += 0.1
    read.clear()
    found = await answer.table_in(after.place.channel_id)
    assert found is not None
    assert found.revision > after.revision
    assert await answer.table(match_id) is found
    assert read == [], "of the channel's table, that is"


async def test_a_table_that_is_not_there_is_looked_for_again(club: Club) -> None:
    answer = Snapshots(club.matches.queries)
    with pytest.raises(Refused):
        await answer.table("abcde")
    assert (await answer.table(await club.running())).status == "running"
