"""Opening a table, seats and options before the game, its start, its end by hand, its place."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

import sqlalchemy as sa

from bot.matches.model import Holder, Notice, Table
from bot.matches.play import set_up
from bot.matches.requests import (
    AddComputer,
    Answer,
    ChooseLocale,
    ChooseOption,
    Close,
    Join,
    Leave,
    Move,
    Open,
    Place,
    Refused,
    RemoveComputer,
    Start,
)
from bot.matches.stored import StoredTable
from bot.matches.turns import board_post, enter
from bot.matches.unit_of_work import UnitOfWork, refusal
from bot.matches.waiting import with_next_reminder
from bot.storage import schema
from rules.game import AnyGame, Illegal, OptionValue
from rules.record import option_word

MAX_OPEN_TABLES = 20
"""How many lobbies and running games one person may host at a time."""
NAME_LENGTH = 80
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without 0 and o, 1, i and l, which look alike."""
ID_LENGTH = 5
_LOCALE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?")


def open_table(work: UnitOfWork, request: Open) -> Answer:
    """A new lobby with its host on the first seat."""
    game = work.games.get(request.game)
    if game is None:
        raise Refused("unknown-game", game=request.game[:40])
    options = _read_options(game, request.options)
    _check_channel(work, request.place)
    _check_host_limit(work)
    table = Table(
        id=_free_id(work),
        game=request.game,
        status="lobby",
        place=request.place,
        host_id=work.person.id,
        locale=checked_locale(request.locale),
        options=options,
        seats=(_person_seat(work),),
        revision=0,
        steps=0,
        state=None,
        undo=None,
        lobby_message_id=None,
        opened_at=datetime.fromtimestamp(work.now, UTC),
    )
    work.after = StoredTable(table, secrets.token_hex(16), game.meta.rules_version, {}, game)
    return work.answer("opened", game=request.game)


def join(work: UnitOfWork, _: Join) -> Answer:
    """The next free seat; the answer counts seats from 1."""
    seats = _lobby(work).seats
    if work.table.seat_of(work.person.id) is not None:
        raise Refused("already-seated")
    _check_room(work)
    work.revise(seats=(*seats, _person_seat(work)))
    return work.answer("joined", seat=len(seats) + 1)


def leave(work: UnitOfWork, _: Leave) -> Answer:
    """The seat is free again; the next person becomes host; without persons the table closes."""
    table = _lobby(work)
    seat = table.seat_of(work.person.id)
    if seat is None:
        raise Refused("not-seated")
    rest = tuple(holder for i, holder in enumerate(table.seats) if i != seat)
    people = [holder.user_id for holder in rest if holder.user_id is not None]
    if not people:
        _close(work)
        return work.answer("left-closed")
    host = people[0] if table.host_id == work.person.id else table.host_id
    work.revise(seats=rest, host_id=host)
    return work.answer("left")


def add_computer(work: UnitOfWork, request: AddComputer) -> Answer:
    """A computer player on the next free seat."""
    seats = _lobby(work).seats
    _check_host(work)
    if request.player not in work.players:
        raise Refused("unknown-player", player=request.player[:40])
    _check_room(work)
    same = sum(holder.computer == request.player for holder in seats)
    name = request.player.capitalize() + (f" {same + 1}" if same else "")
    work.revise(seats=(*seats, Holder(name, None, request.player, acts=False)))
    return work.answer("computer-added", name=name)


def remove_computer(work: UnitOfWork, _: RemoveComputer) -> Answer:
    """The computer player seated last leaves."""
    seats = _lobby(work).seats
    _check_host(work)
    last = max((i for i, h in enumerate(seats) if h.computer is not None), default=None)
    if last is None:
        raise Refused("no-computer")
    work.revise(seats=seats[:last] + seats[last + 1 :])
    return work.answer("computer-removed", name=seats[last].name)


def choose_option(work: UnitOfWork, request: ChooseOption) -> Answer:
    """Another value for one variant."""
    table = _lobby(work)
    _check_host(work)
    options = _read_options(work.game, {**table.options, request.name: request.value})
    work.revise(options=options)
    return work.answer(
        "option-chosen", option=request.name, value=option_word(options[request.name])
    )


def choose_locale(work: UnitOfWork, request: ChooseLocale) -> Answer:
    """Another language for the public posts."""
    check_may_manage(work)
    work.change(locale=checked_locale(request.locale))
    return work.answer("locale-chosen", locale=request.locale)


def start(work: UnitOfWork, _: Start) -> Answer:
    """The game begins: set up, and automatic actions up to the first decision."""
    table, game = _lobby(work), work.game
    _check_host(work)
    allowed = game.meta.seats
    if len(table.seats) < min(allowed):
        raise Refused("too-few", least=min(allowed), seated=len(table.seats))
    if len(table.seats) not in allowed:
        raise Refused("too-many", most=max(allowed), seated=len(table.seats))
    work.after = replace(work.stored, rules_version=game.meta.rules_version)
    work.change(status="running")
    try:
        line = set_up(game, len(table.seats), table.options, work.stored.seed)
    except Illegal as illegal:
        raise refusal(game, illegal) from illegal
    enter(work, line.settled(), None)
    return work.answer("started")


def close(work: UnitOfWork, _: Close) -> Answer:
    """The end of a lobby or a running game without a result."""
    if work.table.status not in schema.OPEN:
        raise Refused("not-open")
    check_may_manage(work)
    _close(work)
    work.tell(Notice("closed", {"name": work.person.name[:NAME_LENGTH]}))
    return work.answer("closed")


def move(work: UnitOfWork, request: Move) -> Answer:
    """The table goes on in another channel; posts still waiting for the old one go there too."""
    table, old = work.table, work.table.place
    if table.status not in schema.OPEN:
        raise Refused("not-open")
    if request.place.guild_id != old.guild_id:
        raise Refused("other-server")
    if request.place.channel_id == old.channel_id:
        raise Refused("same-channel")
    if not may_manage(work, old.channel_id, request.place.channel_id):
        raise Refused("not-manager-of-both")
    _check_channel(work, request.place)
    _redirect(work, old.channel_id, request.place.channel_id)
    work.change(place=request.place, lobby_message_id=None)
    wait = work.stored.wait and with_next_reminder(
        work.stored.wait, table.remind_hours, work.now, work.now
    )
    work.after = replace(work.stored, channel_gone=False, wait=wait)
    work.tell_channel(old.channel_id, Notice("moved", {"channel": request.place.channel_id}))
    if table.status == "running":
        work.tell_channel(request.place.channel_id, board_post(work))
    return work.answer("moved", channel=request.place.channel_id)


def _redirect(work: UnitOfWork, old: int, new: int) -> None:
    outbox, watchers = schema.outbox, schema.watchers
    work.connection.execute(
        sa.delete(watchers).where(
            watchers.c.match_id == work.table.id, watchers.c.channel_id == new
        )
    )
    work.connection.execute(
        sa.update(outbox)
        .where(
            outbox.c.match_id == work.table.id,
            outbox.c.channel_id == old,
            outbox.c.state == "waiting",
        )
        .values(channel_id=new, due_at=work.now)
    )


def checked_locale(locale: str) -> str:
    """The locale. Refuses what cannot be the name of a language."""
    if _LOCALE.fullmatch(locale) is None:
        raise Refused("unknown-locale", locale=locale[:20])
    return locale


def _read_options(game: AnyGame, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    try:
        return game.meta.read_options(given)
    except Illegal as illegal:
        raise refusal(game, illegal) from illegal


def _person_seat(work: UnitOfWork) -> Holder:
    return Holder(work.person.name[:NAME_LENGTH], work.person.id, None, acts=False)


def _lobby(work: UnitOfWork) -> Table:
    if work.table.status != "lobby":
        raise Refused("not-lobby")
    return work.table


def _check_room(work: UnitOfWork) -> None:
    if len(work.table.seats) >= max(work.game.meta.seats):
        raise Refused("full", most=max(work.game.meta.seats))


def _check_host(work: UnitOfWork) -> None:
    if work.person.id != work.table.host_id:
        raise Refused("not-host")


def check_may_manage(work: UnitOfWork) -> None:
    """Refuses everybody but the host and whoever may manage the table's channel."""
    if not may_manage(work, work.table.place.channel_id):
        raise Refused("not-host")


def may_manage(work: UnitOfWork, *channels: int) -> bool:
    """True for the table's host, and for whoever may manage all these channels."""
    return work.person.id == work.table.host_id or work.person.manages.issuperset(channels)


def _close(work: UnitOfWork) -> None:
    quiet = tuple(replace(holder, acts=False) for holder in work.table.seats)
    work.revise(status="closed", undo=None, seats=quiet)
    work.drop_drafts()
    work.note("table", "close", None, step=work.table.steps)


def _check_channel(work: UnitOfWork, place: Place) -> None:
    matches = schema.matches
    query = sa.select(matches.c.id).where(
        matches.c.channel_id == place.channel_id, matches.c.status.in_(schema.OPEN)
    )
    busy = (work.connection.execute(query)).scalar()
    if busy is not None:
        raise Refused("channel-busy", table=busy)


def _check_host_limit(work: UnitOfWork) -> None:
    matches = schema.matches
    query = sa.select(sa.func.count()).where(
        matches.c.host_id == work.person.id, matches.c.status.in_(schema.OPEN)
    )
    if (work.connection.execute(query)).scalar_one() >= MAX_OPEN_TABLES:
        raise Refused("too-many-tables", most=MAX_OPEN_TABLES)


def _free_id(work: UnitOfWork) -> str:
    while True:
        name = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        query = sa.select(schema.matches.c.id).where(schema.matches.c.id == name)
        if (work.connection.execute(query)).scalar() is None:
            return name
