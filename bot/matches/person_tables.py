"""Work on all tables of one person: new deadlines after a change of choices, and deleting their
data."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.matches.deeds.personal_data import names_of
from bot.matches.people.anonymous import Anonymous
from bot.matches.submit import Matches
from bot.matches.table.model import Table
from bot.matches.table.requests import ForgetPerson, HolidayChanged, Person, RemindersChanged


async def plan_anew(matches: Matches, key: str, person: Person) -> None:
    """Recomputes deadlines and reminders at all of a person's tables. This includes tables that
    wait for somebody else, because a turn that makes them wait for this person may be being stored
    now."""
    for table in await matches.queries.played_at(person.id):
        name, submit = table.id, matches.submit_if_there
        await submit(f"{key}-remind-{name}", person, name, RemindersChanged())
        if table.clock is not None:
            await submit(f"{key}-{name}", person, name, HolidayChanged())


async def forget(
    matches: Matches, key: str, person: Person, player: Callable[[str | None], str]
) -> Sequence[Table]:
    """Deletes a person's data at every table, then their choices. Returns the tables as they were.
    `player` gives the word that replaces the name in a language; None for the person's own. If
    interrupted, the call may be repeated."""
    tables, names = list[Table](), {person.name}
    while new := await _others_knowing(matches, person, tables):  # a rematch has just asked them
        for table in new:
            names |= names_of(table, person)
            request = ForgetPerson(player(table.locale))
            await matches.submit_if_there(f"{key}-{table.id}", person, table.id, request)
        tables += new
    await matches.people.forget(Anonymous(person.id, names, player(None)))
    return tables


async def _others_knowing(
    matches: Matches, person: Person, done: Sequence[Table]
) -> Sequence[Table]:
    ids = {table.id for table in done}
    known = await matches.queries.tables_knowing(person.id)
    return [table for table in known if table.id not in ids]
