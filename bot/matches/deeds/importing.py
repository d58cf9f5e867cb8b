"""Tables made from records, either to look through a game or to play on from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.matches.deeds.opening import (
    check_channel,
    checked_locale,
    new_lobby,
    person_seat,
    post_lobby,
)
from bot.matches.deeds.seats import NAME_LENGTH
from bot.matches.deeds.table_limits import check_may_open
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork, refusal
from bot.matches.table.imported import ImportedGame, ImportedStep, steps_of
from bot.matches.table.model import Holder, Origin
from bot.matches.table.play import GamePosition, set_up
from bot.matches.table.posts import Notice, TurnPost
from bot.matches.table.requests import Answer, ImportGame, Refused
from bot.matches.table.stored import StoredTable
from rules.game import Illegal
from rules.playing import turns


def import_game(work: UnitOfWork, request: ImportGame) -> Answer:
    """Makes a table from a record. A finished game becomes an ended table for looking only; it
    occupies no channel and no person's seat. A game to be continued becomes a lobby."""
    check_may_open(work)
    imported = request.imported
    if request.goes_on:
        return _open(work, request)
    seats = tuple(Holder(n[:NAME_LENGTH], None, None) for n in request.names)
    _make(work, request, seats)
    enter_turns(work, imported.turns)
    steps = sum(map(len, imported.turns))
    status = "finished" if imported.over else "closed"
    work.change(state=imported.state, steps=steps, status=status)
    view = work.game.view(imported.state, None)
    work.tell(Notice("imported", {"name": work.person.name[:NAME_LENGTH], "id": work.table.id}))
    work.tell(TurnPost(work.table.revision, None, (), view, (), final=True))
    return work.answer("imported")


def _open(work: UnitOfWork, request: ImportGame) -> Answer:
    """Opens a lobby from which an imported game continues."""
    if request.imported.over:
        raise Refused("record-over")
    check_channel(work, request.place)
    _make(work, request, (person_seat(work),))
    moves = request.imported.decisions
    names = tuple(name[:NAME_LENGTH] for name in request.names)
    origin = Origin(dict(request.imported.record.fixed), moves, names)
    work.change(origin=origin)
    post_lobby(work)
    return work.answer("record-opened")


def _make(work: UnitOfWork, request: ImportGame, seats: tuple[Holder, ...]) -> None:
    """Creates the new table without any turns."""
    imported: ImportedGame = request.imported
    record, game = imported.record, work.games[imported.record.game]
    locale = checked_locale(request.locale)
    lobby = new_lobby(work, record.game, request.place, locale, imported.options, seats)
    table = replace(lobby, origin=Origin(dict(record.fixed)))
    work.after = StoredTable(table, record.seed, game.meta.rules_version, {}, game)


def enter_turns(work: UnitOfWork, played: Iterable[Sequence[ImportedStep]]) -> None:
    """Writes turns to the log, each under its own revision."""
    number = work.table.steps
    for turn in played:
        work.change(revision=work.table.revision + 1)
        for step in turn:
            kind = "auto" if step.automatic else "action"
            work.note(kind, step.text, step.seat, step=number, reveals=step.reveals)
            number += 1


def resume(work: UnitOfWork, origin: Origin) -> None:
    """Starts the game where its record ends. The recorded turns can never be taken back."""
    position = _position(work, origin)
    enter_turns(work, map(steps_of, turns(position.played)))
    seats = work.table.acting(position.game.to_act(position.state))
    kept = replace(origin, moves=(), steps=position.steps)
    work.revise(state=position.state, steps=position.steps, seats=seats, origin=kept)
    work.tell(Notice("goes-on", {"moves": len(origin.moves)}))
    work.tell(board_post(work))


def _position(work: UnitOfWork, origin: Origin) -> GamePosition:
    """The position at the end of the record. Refuses a record that breaks the rules."""
    table, game = work.table, work.game
    try:
        position = set_up(game, len(table.seats), table.options, work.stored.seed, origin.fixed)
        position = position.settled()
        for seat, text in origin.moves:
            position = position.then(seat, game.meta.action(text)).settled()
    except Illegal as illegal:
        raise refusal(game, illegal) from illegal
    return position
