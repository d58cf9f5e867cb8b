"""Tables that are not stored: a position of a record, as if somebody played it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.front.shown.custom_ids import CustomId
from bot.matches.deeds.lobby import computer_seat
from bot.matches.table.model import Holder, Table
from bot.matches.table.requests import Person, Place
from rules.learning.positions import RecordedPosition

LEVEL = "sound"
"""The level of the computer players on the other seats, if the record has no names and no level is
given."""


def position_table(
    position: RecordedPosition,
    place: Place,
    locale: str,
    now: float,
    person: Person | None = None,
    level: str = LEVEL,
) -> Table:
    """The position as a table. If it is shown to one person, they have its seat."""
    seats, after = _seats(position, person, level), position.begins
    table = table_nowhere(position.game.meta.key, place, locale, now)
    return replace(table, seats=seats, state=after.state, steps=after.steps)


def table_nowhere(game: str, place: Place, locale: str, now: float) -> Table:
    """A table of a game, without seats or position."""
    opened_at = datetime.fromtimestamp(now, UTC)
    return Table("", game, "running", place, place.owner or 0, locale, {}, (), opened_at)


def try_id(game: str, puzzle: str, day: str = "") -> CustomId:
    """The custom id of a puzzle's *Try* button. With a day, it is the puzzle of that day."""
    return CustomId("puzzleday", rest=f"{game} {puzzle} {day}".strip())


def _seats(position: RecordedPosition, person: Person | None, level: str) -> tuple[Holder, ...]:
    """The holders in a recorded position: those of the record or computer players, and the person
    if given."""
    names, seats = position.record.names, list[Holder]()
    for seat in range(position.record.seats):
        if person is not None and seat == position.seat:
            seats.append(Holder(person.name, person.id, None, acts=True))
        elif names:
            seats.append(Holder(names[seat], None, None))
        else:
            seats.append(computer_seat(level, seats))
    return tuple(seats)
