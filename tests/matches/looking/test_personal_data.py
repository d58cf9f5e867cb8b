"""`/me data`: a person reads all that is stored of them, and nothing of others."""

from __future__ import annotations

import json
from datetime import datetime

import sqlalchemy as sa

from bot.matches.table import codec
from bot.matches.table.posts import Nudge
from bot.matches.table.requests import (
    AnswerFollow,
    AnswerInvitation,
    Choose,
    GiveSeat,
    Person,
    Place,
    Propose,
    Resign,
    Watch,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, DORA, Club
from tests.matches.deeds.test_personal_data import BALCONY, BIG, begun, forget, lived
from tests.matches.strangers import some_row


async def test_a_person_reads_all_that_is_stored_of_them_and_nothing_of_others(club: Club) -> None:
    running, lobby, over = await lived(club)
    await club.ask(BIG, running, Propose("pause"))
    told = json.loads(await club.matches.queries.personal_data(BIG.id))
    assert told["choices"][0]["time_zone"] == "Asia/Shanghai"
    assert len(told["holidays"]) == 1
    tables = {table["id"]: table for table in told["tables"]}
    assert set(tables) == {running, lobby, over}
    assert [tables[one]["host"] for one in (running, lobby, over)] == [True, False, True]
    assert not tables[running]["private"]
    assert tables[running]["votes"] == [{"kind": "pause", "asked": True, "answer": "agree"}]
    assert tables[running]["seats"] == [{"number": 1, "name": BIG.name}]
    assert "bid" in tables[running]["drafts"][0]["actions"]
    assert told["follows"][0]["channel_id"] == "71"
    assert ANNA.name not in json.dumps(told)
    guest = BIG.id + 1
    assert json.loads(await club.matches.queries.personal_data(guest))["tables"] == []
    await club.ask(BIG, running, GiveSeat(guest, "Cleo"))
    told = json.loads(await club.matches.queries.personal_data(guest))
    (table,), (answer,) = told["tables"], told["answers_that_name_you"]
    assert table["invitations"] == [{"name": "Cleo", "seat": 0, "wish": False}]
    assert datetime.fromisoformat(answer["at"]).timestamp() == int(club.now)


async def test_a_person_reads_moments_as_dates(club: Club) -> None:
    await club.matches.people.choose_mentions(DORA.id, "digest")
    match = await club.running(2)
    await club.ask(DORA, match, Watch(BALCONY, "en"))
    await club.ask(ANNA, match, AnswerFollow(BALCONY.channel_id, agree=False))
    told = json.loads(await club.matches.queries.personal_data(DORA.id))
    (choices,), (request,) = told["choices"], told["follow_requests"]
    assert datetime.fromisoformat(choices["digest_next"]).timestamp() > club.now
    assert datetime.fromisoformat(request["refused_at"]).timestamp() == int(club.now)
    assert [v for row in (choices, request) for v in row.values() if isinstance(v, float)] == []


async def test_what_a_computer_decides_for_somebody_stays_hidden_from_them(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, BERT)
    told = json.loads(await club.matches.queries.personal_data(BERT.id))
    assert [line["text"][:3] for line in told["tables"][0]["log"]] == ["bid"]
    await club.ask(BERT, match, Resign())
    told = json.loads(await club.matches.queries.personal_data(BERT.id))
    assert told["tables"][0]["log"] == []


async def test_who_takes_a_seat_over_reads_nothing_of_who_had_it(club: Club) -> None:
    match = await begun(club, ANNA, BIG)
    await club.bid(match, BIG)
    await club.ask(BIG, match, GiveSeat(DORA.id, DORA.name))
    await club.ask(DORA, match, AnswerInvitation(agree=True, user_id=DORA.id, seat=1))
    data = await club.matches.queries.personal_data(DORA.id)
    assert [line["text"] for line in json.loads(data)["tables"][0]["log"]] == ["taken"]
    assert str(BIG.id) not in data


IDA = Person(55501, "Ida Maria")
OF_PEOPLE = [table for table in schema.metadata.sorted_tables if "user_id" in table.c]


async def test_nobody_reads_or_loses_what_is_stored_of_somebody_else(club: Club) -> None:
    shared, *_ = await everything_of(club, BIG, first=70)
    data = await club.matches.queries.personal_data(BIG.id)
    (draft,) = next(t["drafts"] for t in json.loads(data)["tables"] if t["id"] == shared)
    assert draft["actions"].count("bid") == 1, "of their own seat only"
    assert len(json.loads(data)["posts_that_name_you"]) == 1
    await everything_of(club, IDA, first=170)
    await keep_rows_of(club, IDA, shared)
    assert await club.matches.queries.personal_data(BIG.id) == data
    told = json.loads(await club.matches.queries.personal_data(4711))
    assert [name for name, found in told.items() if found] == ["user_id"]
    names = [
        str(BIG.id),
        BIG.name,
        *[t.id for t in await club.matches.queries.tables_knowing(BIG.id)],
    ]
    before = await every_row(club)
    hers = {row for row in before if str(IDA.id) in row[1] or IDA.name in row[1]}
    assert {name for name, _ in hers} >= {table.name for table in OF_PEOPLE}
    others = {row for row in before if not any(name in row[1] for name in names)}
    log = {(of, row.replace(str(BIG.id), "0")) for of, row in before if of == "log"}
    await forget(club, BIG)
    assert hers | others | log <= await every_row(club)


async def everything_of(club: Club, who: Person, first: int) -> list[str]:
    """A person's life at tables, the first of which goes on. One message there names them, another
    does not; somebody else drafts, too; a vote and a mention wait to be posted. They also gave a
    seat away, and are asked to take it back."""
    tables = list(await lived(club, who, first))
    await club.ask(who, tables[0], Propose("pause"))
    table = await club.table(tables[0])
    await club.ask(ANNA, table.id, Choose((f"bid {min(table.state.hands[1])}",)))
    given = await begun(club, who, ANNA, place=Place(7, first + 4))
    await club.ask(who, given, GiveSeat(DORA.id, DORA.name))
    await club.ask(DORA, given, AnswerInvitation(agree=True, user_id=DORA.id, seat=0))
    await club.ask(DORA, given, GiveSeat(who.id, who.name))
    told = f'{{"key": "holiday", "match_id": "{table.id}", "args": {{}}}}'
    answer = {"id": f"holiday:{table.id}:{who.id}:1", "answer": told, "at": 1.0}
    nudge = codec.nudge_row(tables[0], Nudge(who.id), club.now)
    looks = ((80, f"**{who.name}** plays"), (81, "Somebody plays"))
    posts = [
        {"match_id": table.id, "channel_id": at, "message_id": at, "retired": look}
        for at, look in looks
    ]

    def put(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.outbox), [nudge])
        connection.execute(sa.insert(schema.posts), posts)
        connection.execute(sa.insert(schema.interactions), [answer])

    await club.database.write(put)
    await keep_rows_of(club, who, table.id)
    return tables


async def keep_rows_of(club: Club, who: Person, match_id: str) -> None:
    """One more row of a person in every database table that has rows of people."""

    def put(connection: sa.Connection) -> None:
        for table in OF_PEOPLE:
            row = some_row(table, who.id % 1000, {"user_id": who.id, "match_id": match_id})
            connection.execute(sa.insert(table).prefix_with("OR IGNORE").values(row))

    await club.database.write(put)


async def every_row(club: Club) -> set[tuple[str, str]]:
    """All rows as text, each with the name of its database table."""

    def dump(connection: sa.Connection) -> set[tuple[str, str]]:
        tables = schema.metadata.sorted_tables
        return {(t.name, str(row)) for t in tables for row in connection.execute(sa.select(t))}

    return await club.database.read(dump)
