"""Thousands of running tables of all games in a database, quickly: some are played through the
bot's own storage code, as far as each should be, and their rows are copied."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bench.crowds.crowd import OLD_POST, Standing, standing
from bench.playing import random_turn
from bot.matches.submit import Matches
from bot.matches.table.requests import Choose, Join, Open, Person, Place, Start
from bot.storage import schema
from bot.storage.database import Database
from rules import GAMES
from rules.game import AnyGame, Rng

COPIED = (schema.matches, schema.seats, schema.log)
LONGEST = 40
"""Turns played at most before a table is copied."""
_AT_ONCE = 250


@dataclass(frozen=True, slots=True)
class Template:
    """A table that was played, to be copied."""

    game: AnyGame
    match_id: str
    seats: int
    state: Any
    steps: int
    """Lines of its log."""

    def turn(self, number: int) -> tuple[int, list[str]]:
        """Who is to act at the copy with a number, and a turn of its own."""
        seat = self.game.to_act(self.state)[0]
        return seat, random_turn(self.game, self.state, seat, Rng("load", number))


@dataclass(frozen=True, slots=True)
class Filled:
    """What a database was filled with."""

    templates: tuple[Template, ...]
    tables: tuple[Standing, ...]


async def fill(url: str, servers: int, tables: int, templates: int) -> Filled:
    """Fills an empty database. `templates`: how many tables are played; the rest are copies."""
    database = await Database.open(url)
    try:
        matches = Matches(database, GAMES)
        matches.patience = 0
        templates_made = [await _play(matches, number) for number in range(templates)]
        copies = [_copy_of(templates_made, number, servers) for number in range(tables)]
        rows = await database.read(
            lambda connection: [_rows(connection, template) for template in templates_made]
        )
        for start in range(0, tables, _AT_ONCE):
            some = copies[start : start + _AT_ONCE]
            await database.write(lambda connection, some=some: _insert(connection, rows, some))
        await database.write(lambda connection: _forget(connection, templates_made))
    finally:
        await database.close()
    return Filled(tuple(templates_made), tuple(copies))


def _copy_of(templates: list[Template], number: int, servers: int) -> Standing:
    which = number % len(templates)
    return standing(number, which, templates[which].seats, servers)


async def _play(matches: Matches, number: int) -> Template:
    """A table some turns into play."""
    game = list(GAMES.values())[number % len(GAMES)]
    low, high = game.meta.seats[0], game.meta.seats[-1]
    seats = low + number // len(GAMES) % (high - low + 1)
    people = [Person(1_000 + 10 * number + n, f"P{n}") for n in range(seats)]
    opening = Open(game.meta.key, Place(1, 1 + number), "en")
    opened = await matches.submit(f"o{number}", people[0], None, opening)
    for person in people[1:]:
        await matches.submit(f"j{person.id}", person, opened.match_id, Join())
    await matches.submit(f"s{number}", people[0], opened.match_id, Start())
    for turn in range(number * 7 % LONGEST):
        state = (await matches.table(opened.match_id)).state
        seat = game.to_act(state)[0]
        texts = tuple(random_turn(game, state, seat, Rng(str(number), turn)))
        request = Choose(texts, confirm=True)
        await matches.submit(f"t{number}-{turn}", people[seat], opened.match_id, request)
    record = await matches.queries.stored(opened.match_id)
    state = record.table.state
    assert game.to_act(state), "the game is over"
    return Template(game, opened.match_id, seats, state, record.position.steps)


def _rows(connection: sa.Connection, template: Template) -> dict[sa.Table, list[dict[str, Any]]]:
    rows = dict[sa.Table, list[dict[str, Any]]]()
    for table in COPIED:
        key = "id" if table is schema.matches else "match_id"
        query = sa.select(table).where(table.c[key] == template.match_id)
        rows[table] = [dict(row) for row in connection.execute(query).mappings()]
    return rows


def _insert(
    connection: sa.Connection,
    rows: list[dict[sa.Table, list[dict[str, Any]]]],
    copies: list[Standing],
) -> None:
    for table in COPIED:
        fresh = [_as_copy(row, copy) for copy in copies for row in rows[copy.template][table]]
        connection.execute(sa.insert(table), fresh)
    connection.execute(sa.insert(schema.posts), [_post(copy) for copy in copies])


def _as_copy(row: dict[str, Any], standing: Standing) -> dict[str, Any]:
    """A row as that of another table, in another channel, of other people."""
    changed = {key: value for key, value in row.items() if key != "number"}
    changed["id" if "match_id" not in row else "match_id"] = standing.match_id
    if "channel_id" in row:
        where = {"guild_id": standing.guild_id, "channel_id": standing.channel_id}
        changed |= where | {"host_id": standing.people[0]}
    if "user_id" in row:
        changed["user_id"] = standing.people[row["seat"]]
    return changed


def _post(standing: Standing) -> dict[str, Any]:
    retired = json.dumps({"components": OLD_POST})
    where = {"match_id": standing.match_id, "channel_id": standing.channel_id}
    return where | {"message_id": standing.message_id, "retired": retired}


def _forget(connection: sa.Connection, templates: list[Template]) -> None:
    """The tables that were copied, with what was to be told of them."""
    connection.execute(sa.delete(schema.outbox))
    connection.execute(sa.delete(schema.interactions))
    ids = [template.match_id for template in templates]
    for table in (schema.log, schema.seats, schema.drafts):
        connection.execute(sa.delete(table).where(table.c.match_id.in_(ids)))
    connection.execute(sa.delete(schema.matches).where(schema.matches.c.id.in_(ids)))
