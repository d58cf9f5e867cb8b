"""After `/me forget` nothing of a person is left, in no column of no table."""

from __future__ import annotations

import json

import sqlalchemy as sa

from bot.storage import schema
from sandbox import Fault
from sandbox.web.driver import SimulatedUser, files
from sandbox.world.people import person_named
from tests.front.conftest import House, has, tap, verbs, whole_turn

NAME, ID = "Chloé", str(person_named("Chloé").id)
POSTS = "POST /channels"


async def telling(house: House, *words: str) -> set[str]:
    """The columns in which one of the words stands."""

    def look(connection: sa.Connection) -> set[str]:
        return {
            f"{table.name}.{column}"
            for table in schema.metadata.sorted_tables
            for row in connection.execute(sa.select(table)).mappings()
            for column, value in row.items()
            if any(word in str(value) for word in words)
        }

    return await house.database.read(look)


async def waiting(house: House) -> str:
    """All posts that wait."""
    query = sa.select(schema.outbox.c.payload)
    return "".join(await house.database.read(lambda c: c.execute(query).scalars().all()))


async def lived(house: House) -> None:
    """Chloé plays in public and alone, was invited, has asked for much and chosen something; the
    bot may not tell anything of it at the moment."""
    anna, chloe = house.person("Anna"), house.person(NAME)
    match_id = await house.begun("Anna", NAME, "Ben")
    for person in (anna, chloe):
        await whole_turn(person, (await house.posts())[-1])
    await house.posts()
    house.box.faults.add(Fault("403", POSTS, times=999))
    await chloe.slash("me language", language="de")
    await chloe.slash("me time", zone="Europe/Paris")
    await chloe.slash("me holiday", until="3")
    await house.bot.holidays.idle()
    await chloe.slash("table undo")
    await chloe.slash("vote pause")
    await house.person(NAME, "spectators").slash("table watch", table=match_id)
    await house.person("Ben", "second-table").slash("table open", game="carcassonne")
    await house.person("Ben", "second-table").slash("seat invite", who=NAME)
    await chloe.slash("practise", game="carcassonne")


async def forgotten(person: SimulatedUser) -> None:
    asked = await person.slash("me forget")
    await tap(person, asked.message, "forgetme")


async def test_no_column_of_any_table_tells_who_was_forgotten(house: House) -> None:
    await lived(house)
    before = [post for post in await house.posts() if has(post, "board")][-1]
    told = await telling(house, NAME, ID)
    assert told >= {
        *("seats.name", "seats.user_id", "posts.retired", "outbox.payload", "interactions.answer"),
        *("matches.invited", "matches.proposals", "matches.host_id", "matches.channel_id"),
        *("people.user_id", "holidays.user_id", "follow_requests.user_id", "told.user_id"),
    }
    await forgotten(house.person(NAME))
    assert await telling(house, NAME, ID) == set()
    assert "Spieler" not in await waiting(house), "which are told in English"
    await house.bot.outbox.idle()
    house.box.faults.clear()
    await house.bot.outbox.retry_now()
    await whole_turn(house.person("Ben"), before)
    posts = await house.posts()
    assert verbs(next(post for post in posts if post["id"] == before["id"])) == ["history"]
    assert has(posts[-1], "board")
    assert await telling(house, NAME, ID) == set()
    log = (await house.person("Ben").slash("table log")).text
    assert "**Player 2** lays a tile" in log
    assert "**Player 2** has resigned" in log


async def test_the_file_lists_what_names_a_person(house: House) -> None:
    await lived(house)
    (file,) = files((await house.person(NAME).slash("me data")).message)
    told = json.loads(await house.bot.client.http.get_from_cdn(file["url"]))
    known = await house.bot.matches.queries.tables_knowing(int(ID))
    match_id = next(table.id for table in known if table.status == "running" and not table.owner)
    (post,) = told["posts_that_name_you"]
    assert post["match_id"] == match_id
    assert "notice" in {one["kind"] for one in told["posts_waiting_that_name_you"]}
    assert len(told["answers_that_name_you"]) == 2  # the invitation, and the holiday told
    tables = {table["id"]: table for table in told["tables"]}
    assert tables[match_id]["votes"] == [{"kind": "pause", "asked": True, "answer": "agree"}]
    assert [t["invitations"] for t in tables.values() if t["invitations"]] == [
        [{"name": NAME, "seat": None, "wish": False}]
    ]
    assert "Anna" not in json.dumps(told)
    assert told["tables_that_know_you_again"] == []
