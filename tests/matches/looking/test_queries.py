"""Every question about tables is answered with what there is, not with nothing."""

from __future__ import annotations

import inspect
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.front.interaction.reachable import ReachableTables
from bot.matches.looking.queries import Queries
from bot.matches.table.requests import (
    AnswerProposal,
    Choose,
    Close,
    Open,
    Person,
    Place,
    Practise,
    Propose,
    Refused,
    Watch,
)
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club

HOUR = 3600.0
BALCONY, CELLAR = Place(HOME.guild_id, 80), Place(HOME.guild_id, 90)
MANAGER = Person(9, "Mia", frozenset({HOME.channel_id}), manages_server=True)
ASKED_ELSEWHERE = {
    "asked_of": "test_asked_again",
    "changes": "test_changes",
    "last_post": "test_outbox",
    "question_message": "test_table_lists",
    "sat_at": "test_reviews",
}
"""Queries whose answers take more than these tables, with the tests that ask them."""


async def test_no_question_is_answered_with_nothing(club: Club) -> None:
    ended = await club.running(2, CELLAR)
    await club.bid(ended, ANNA)
    await club.bid(ended, BERT)
    await club.ask(ANNA, ended, Close())
    private = (await club.ask(ANNA, None, Practise("garden", "en"))).match_id
    match = await club.running()
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    await club.ask(BERT, match, Watch(Place(HOME.guild_id, 81), "de"))
    await club.matches.choose_server_locale(MANAGER, HOME.guild_id, "de")
    ask, server = club.matches.queries, HOME.guild_id
    ids: dict[str, list[str]] = {
        name: [table.id for table in tables]
        for name, tables in {
            "waiting_for": await ask.waiting_for(ANNA.id),
            "played_at": await ask.played_at(ANNA.id),
            "tables_ended_in": await ask.tables_ended_in(CELLAR.channel_id),
            "tables_ended_of": await ask.tables_ended_of(ANNA.id),
            "tables_followed_in": await ask.tables_followed_in(BALCONY.channel_id),
        }.items()
    }
    assert ids.pop("tables_ended_in") == ids.pop("tables_ended_of") == [ended]
    assert all(found == [match] for found in ids.values()), ids
    knowing = {table.id for table in await ask.tables_knowing(ANNA.id)}
    assert knowing == {ended, private, match}
    found = [await ask.table(match), await ask.table_in(HOME.channel_id)]
    found.append((await ask.stored(match)).table)
    found.append(await ask.table(f" {match.upper()} "))
    assert [table and table.id for table in found] == [match] * 4
    with pytest.raises(Refused, match="unknown-table"):
        await ask.table("zzzzz")
    many = [private, "zzzzz", match, ended]
    assert [table.id for table in await ask.tables(many)] == [private, match, ended]
    assert (await ask.tables(many))[1] == await ask.table(match)
    answers: dict[str, Any] = {
        "private_table_of": await ask.private_table_of(ANNA.id),
        "waiting_since": await ask.waiting_since(match),
        "next_waiting": await ask.next_waiting(ANNA.id, ended),
        "tables_listed": await ask.tables_listed(server, ANNA.id, ["running"], ""),
        "draft": (await ask.draft(match, 0)).state,
        "open_decision": await ask.open_decision(match, 0),
        "lines": await ask.lines(ended),
        "log": await ask.log(ended),
        "past": await ask.past(ended),
        "followers": await ask.followers(match),
        "follow_requests": await ask.follow_requests(match, 0),
        "personal_data": await ask.personal_data(ANNA.id),
        "server_locale": await ask.server_locale(server),
        "counts": (await ask.counts()).posts_waiting,
        "record": await ask.record(ended),
        "games_in_use": await ask.games_in_use(),
    }
    assert [name for name, answer in answers.items() if not answer] == []
    asked = {*ids, *answers, *ASKED_ELSEWHERE, "tables_ended_in", "tables_ended_of"}
    asked |= {"tables_knowing", "table", "tables", "table_in", "stored"}
    strange: list[object] = [
        *[await of(DORA.id) for of in (ask.waiting_for, ask.played_at, ask.tables_ended_of)],
        *[await of(DORA.id) for of in (ask.tables_knowing, ask.private_table_of)],
        *[await of(99) for of in (ask.tables_ended_in, ask.table_in)],
        await ask.tables_followed_in(HOME.channel_id),
    ]
    assert not any(strange), "nothing is told to strangers, or elsewhere"
    begun = await club.ask(BERT, None, Open("toy", Place(HOME.guild_id, 99), "en"))
    await club.ask(BERT, begun.match_id, Close())
    assert [table.id for table in await ask.tables_ended_of(BERT.id)] == [ended], "played at"
    public = inspect.getmembers(Queries, inspect.iscoroutinefunction)
    assert {name for name, _ in public if not name.startswith("_")} == asked


async def test_tables_come_in_the_order_in_which_people_look_for_them(club: Club) -> None:
    ask = club.matches.queries
    for _ in range(4):
        match = await club.running()
        await club.ask(ANNA, match, Close())
        assert await ask.table_in(HOME.channel_id) == await club.table(match), "ended last"
        club.now += HOUR
    club.now -= 9 * HOUR  # the clock was set back
    waiting = [await club.running()]
    assert await ask.table_in(HOME.channel_id) == await club.table(waiting[0]), "open"
    for channel in (71, 72, 73):
        club.now += HOUR
        waiting.append(await club.running(place=Place(HOME.guild_id, channel)))
    assert [table.id for table in await ask.waiting_for(ANNA.id)] == waiting
    paused = waiting.pop()
    await club.ask(ANNA, paused, Propose("pause"))
    (vote,) = (await club.table(paused)).proposals
    await club.ask(BERT, paused, AnswerProposal(vote.mark, "agree"))
    assert [table.id for table in await ask.waiting_for(ANNA.id)] == waiting


async def test_suggested_tables_are_read_at_once_however_many(club: Club) -> None:
    asked = list[str]()

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    counts = list[int]()
    where = {"guild_id": HOME.guild_id, "channel_id": 999, "user": SimpleNamespace(id=ANNA.id)}
    event.listen(sa.Engine, "before_cursor_execute", note)
    for number in range(8):
        await club.lobby(place=Place(HOME.guild_id, 300 + number))
        asked.clear()
        tables = ReachableTables(cast("Any", SimpleNamespace(**where)), club.matches.queries)
        assert len(await tables.open_tables()) == len(await tables.knowing()) == number + 1
        counts.append(len(asked))
    event.remove(sa.Engine, "before_cursor_execute", note)
    assert len(set(counts)) == 1, counts


async def test_the_table_comes_first_at_which_something_was_seen_to_happen_last(club: Club) -> None:
    """A draft is no change; a move is."""
    older, newer = await club.running(2, CELLAR), await club.running(2, HOME)
    for match in (older, newer):
        await club.ask(CLEO, match, Watch(BALCONY, "en"))
    ask = club.matches.queries
    club.now += HOUR
    card = min((await club.table(older)).state.hands[0])
    await club.ask(ANNA, older, Choose((f"bid {card}",)))
    assert [t.id for t in await ask.tables_followed_in(BALCONY.channel_id)] == [newer, older]
    await club.bid(older, BERT)
    assert [t.id for t in await ask.tables_followed_in(BALCONY.channel_id)] == [older, newer]
