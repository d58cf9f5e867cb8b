"""What every new table needs: a lobby with a free id, in a channel without an open table, and its
first post."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import sqlalchemy as sa

from bot.matches.deeds.seats import NAME_LENGTH
from bot.matches.deeds.unit_of_work import UnitOfWork, refusal
from bot.matches.table import requests
from bot.matches.table.model import Holder, Table
from bot.matches.table.posts import LobbyPost
from bot.matches.table.requests import Answer, Place, Refused
from bot.storage import schema
from rules.game import AnyGame, Illegal, OptionValue

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits of table ids, without 0, o, 1, i and l, which look alike."""
ID_LENGTH = 5
_LOCALE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?")


def post_lobby(work: UnitOfWork) -> None:
    """Posts the lobby in the table's channel and replaces the old lobby message, if there is
    one."""
    post = LobbyPost(work.table.lobby_message_id)
    work.change(lobby_message_id=None)
    work.tell_here(post)


def show_lobby(work: UnitOfWork, request: requests.ShowLobby) -> Answer:
    """Posts the lobby, unless a post already exists or is on its way."""
    if request.message_id == check_lobby(work).lobby_message_id and not lobby_waits(work):
        post_lobby(work)
    return work.answer("lobby-shown")


def _waiting_lobby(work: UnitOfWork) -> sa.ColumnElement[bool]:
    outbox = schema.outbox.c
    return sa.and_(outbox.match_id == work.table.id, outbox.kind == "lobby")


def lobby_waits(work: UnitOfWork) -> bool:
    """Whether a lobby post is already on its way to the table's channel."""
    here = schema.outbox.c.channel_id == work.table.place.channel_id
    waiting = sa.select(schema.outbox.c.id).where(_waiting_lobby(work), here).limit(1)
    return work.connection.execute(waiting).scalar() is not None


def forget_waiting_lobby(work: UnitOfWork) -> None:
    """Deletes a lobby post that has not been sent. A post that is being sent keeps its row, because
    SQLite could give the row's number to another post."""
    waiting = sa.and_(_waiting_lobby(work), schema.outbox.c.state == "waiting")
    work.connection.execute(sa.delete(schema.outbox).where(waiting))


def new_lobby(
    work: UnitOfWork,
    game: str,
    place: Place,
    locale: str,
    options: Mapping[str, OptionValue],
    seats: tuple[Holder, ...],
) -> Table:
    """A lobby under a new id. The person who asks is its host."""
    return Table(
        id=free_id(work.connection),
        game=game,
        status="lobby",
        place=place,
        host_id=work.person.id,
        locale=locale,
        options=options,
        seats=seats,
        opened_at=datetime.fromtimestamp(work.now, UTC),
    )


def computer_seat(player: str, others: Sequence[Holder]) -> Holder:
    """A computer player for a lobby seat. Its name gets a number if others of its kind are
    there."""
    same = sum(holder.computer == player for holder in others)
    name = player.capitalize() + (f" {same + 1}" if same else "")
    return Holder(name, None, player)


def checked_locale(locale: str) -> str:
    """The locale itself. Refuses text that cannot be the name of a language."""
    if _LOCALE.fullmatch(locale) is None:
        raise Refused("unknown-locale", locale=locale[:20])
    return locale


def read_options(game: AnyGame, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a game, with the given values. Refuses values that the game does not have."""
    try:
        return game.meta.read_options(values)
    except Illegal as illegal:
        raise refusal(game, illegal) from illegal


def person_seat(work: UnitOfWork) -> Holder:
    """The person who asks, as the holder of a lobby seat."""
    return Holder(work.person.name[:NAME_LENGTH], work.person.id, None)


def check_lobby(work: UnitOfWork) -> Table:
    """The table, if it is still a lobby. Refuses otherwise."""
    if work.table.status not in schema.GOING_ON:
        raise Refused("not-open")
    if work.table.status != "lobby":
        raise Refused("not-lobby")
    return work.table


def check_channel(work: UnitOfWork, place: Place) -> None:
    """Refuses a channel that already has an open table."""
    matches = schema.matches
    query = sa.select(matches.c.id).where(
        matches.c.channel_id == place.channel_id, matches.c.status.in_(schema.OPEN)
    )
    busy = (work.connection.execute(query)).scalar()
    if busy is not None:
        raise Refused("channel-busy", table=busy)


def free_id(connection: sa.Connection) -> str:
    """A table id that is not in use."""
    while True:
        name = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        if is_free(connection, name):
            return name


def is_free(connection: sa.Connection, name: str) -> bool:
    """Whether a table id is not in use."""
    query = sa.select(schema.matches.c.id).where(schema.matches.c.id == name)
    return connection.execute(query).scalar() is None
