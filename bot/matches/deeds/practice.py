"""Private tables: one person plays against computer players, and nobody else sees it."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from bot.matches.deeds.lobby import close_table, start
from bot.matches.deeds.opening import (
    checked_locale,
    computer_seat,
    new_lobby,
    person_seat,
    read_options,
)
from bot.matches.deeds.seats import substitute
from bot.matches.deeds.table_limits import check_may_practise
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table import stored
from bot.matches.table.model import Holder, Table
from bot.matches.table.play import new_seed
from bot.matches.table.requests import (
    SYSTEM,
    Answer,
    ChannelRequest,
    Person,
    Practise,
    Refused,
    Request,
    Start,
    private_place,
)
from bot.matches.table.stored import StoredTable
from bot.storage import schema
from rules.game import AnyGame


def check_fits(table: Table, person: Person, request: Request) -> None:
    """Refuses strangers at a private table, and requests that make no sense there."""
    if table.owner is None:
        return
    if person.id not in (table.owner, SYSTEM.id) or isinstance(request, ChannelRequest):
        raise Refused("unknown-table")


def practise(work: UnitOfWork, request: Practise) -> Answer:
    """Begins a private game against computer players. If the person already has a running one, the
    request must name it in `replaces`; otherwise it is refused."""
    game = work.games.get(request.game)
    if game is None:
        raise Refused("unknown-game", game=request.game[:40])
    options = read_options(game, request.options)
    locale, seats = checked_locale(request.locale), _seats(work, game, request)
    check_may_practise(work)
    _make_room(work, request.replaces)
    place = private_place(work.person.id)
    table = new_lobby(work, request.game, place, locale, options, seats)
    table = replace(table, remind_hours=0, followable=False)
    work.after = StoredTable(table, new_seed(), game.meta.rules_version, {}, game)
    start(work, Start())
    return work.answer("practising")


def _seats(work: UnitOfWork, game: AnyGame, request: Practise) -> tuple[Holder, ...]:
    """The person on their seat, and computer players of the chosen level on all others."""
    level, count = request.level or substitute(work.players), request.seats or min(game.meta.seats)
    if level not in work.players:
        raise Refused("unknown-player", player=level[:40])
    if count not in game.meta.seats:
        least, most = min(game.meta.seats), max(game.meta.seats)
        raise Refused("wrong-seats", least=least, most=most)
    others: list[Holder] = []
    for _ in range(count - 1):
        others.append(computer_seat(level, others))
    own = request.seat % count
    return (*others[:own], person_seat(work), *others[own:])


def _make_room(work: UnitOfWork, replaces: str) -> None:
    """Ends the running private game with this id. Refuses if a different one is running."""
    matches, place = schema.matches.c, private_place(work.person.id)
    query = sa.select(matches.id).where(
        matches.guild_id == place.guild_id,
        matches.channel_id == place.channel_id,
        matches.status.in_(schema.OPEN),
    )
    running = work.connection.execute(query.with_for_update()).scalar()
    if running is None:
        return
    if running != replaces:
        raise Refused("practising")
    record = stored.load(work.connection, work.games, running)
    other = replace(work, before=record, after=record, logged=[], posts=[])
    close_table(other)
    other.write()
