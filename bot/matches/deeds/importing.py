"""Tables made from records: games to look through, and games that go on."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.deeds.lobby import (
    check_channel,
    checked_locale,
    new_lobby,
    person_seat,
    post_lobby,
)
from bot.matches.deeds.resuming import enter_turns
from bot.matches.deeds.seats import NAME_LENGTH
from bot.matches.deeds.table_limits import check_may_open
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.imported import ImportedGame
from bot.matches.table.model import Holder, Origin
from bot.matches.table.posts import Notice, TurnPost
from bot.matches.table.requests import Answer, ImportGame, Refused
from bot.matches.table.stored import StoredTable


def import_game(work: UnitOfWork, request: ImportGame) -> Answer:
    """A table that has ended, to be looked at: it holds neither its channel nor anybody's seat. Or
    the lobby of a game that goes on."""
    check_may_open(work)
    imported = request.imported
    if request.goes_on:
        return _open(work, request)
    seats = tuple(Holder(n[:NAME_LENGTH], None, None, acts=False) for n in request.names)
    _make(work, request, seats)
    enter_turns(work, imported.turns)
    steps = sum(map(len, imported.turns))
    status = "finished" if imported.over else "closed"
    work.change(state=imported.state, steps=steps, status=status)
    view = work.game.view(imported.state, None)
    work.tell(Notice("imported", {"name": work.person.name[:NAME_LENGTH], "id": work.table.id}))
    work.tell(TurnPost(work.table.revision, None, (), view, (), final=True))
    return work.answer("imported", id=work.table.id)


def _open(work: UnitOfWork, request: ImportGame) -> Answer:
    if request.imported.over:
        raise Refused("record-over")
    check_channel(work, request.place)
    _make(work, request, (person_seat(work),))
    moves = request.imported.decisions
    names = tuple(name[:NAME_LENGTH] for name in request.names)
    origin = Origin(dict(request.imported.record.fixed), moves, names)
    work.change(origin=origin)
    post_lobby(work)
    return work.answer("record-opened", id=work.table.id)


def _make(work: UnitOfWork, request: ImportGame, seats: tuple[Holder, ...]) -> None:
    """The new table, before anything was played."""
    imported: ImportedGame = request.imported
    record, game = imported.record, work.games[imported.record.game]
    locale = checked_locale(request.locale)
    lobby = new_lobby(work, record.game, request.place, locale, imported.options, seats)
    table = replace(lobby, origin=Origin(dict(record.fixed)))
    work.after = StoredTable(table, record.seed, game.meta.rules_version, {}, game)
