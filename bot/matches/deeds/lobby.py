"""Lobbies: opening a table, its seats and options, its start. Also closing a table."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.deeds.host_rights import check_may_lead
from bot.matches.deeds.importing import resume
from bot.matches.deeds.opening import (
    check_channel,
    check_lobby,
    checked_locale,
    computer_seat,
    forget_waiting_lobby,
    is_free,
    new_lobby,
    person_seat,
    post_lobby,
    read_options,
)
from bot.matches.deeds.seats import NAME_LENGTH
from bot.matches.deeds.table_limits import check_may_open, check_seats
from bot.matches.deeds.turns import enter
from bot.matches.deeds.unit_of_work import UnitOfWork, refusal
from bot.matches.table import requests
from bot.matches.table.asked import START, table_marks
from bot.matches.table.play import new_seed, set_up
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Refused
from bot.matches.table.stored import StoredTable
from bot.storage import schema
from rules.game import Illegal, Seat
from rules.record import option_word
from rules.values import changed


def open_table(work: UnitOfWork, request: requests.Open) -> Answer:
    """Opens a new lobby with its host on the first seat."""
    game = work.games.get(request.game)
    if game is None:
        raise Refused("unknown-game", game=request.game[:40])
    options = read_options(game, request.options)
    check_channel(work, request.place)
    check_may_open(work)
    locale = checked_locale(request.locale)
    table = new_lobby(work, request.game, request.place, locale, options, (person_seat(work),))
    if request.number and is_free(work.connection, request.number):
        table = replace(table, id=request.number)
    work.after = StoredTable(table, new_seed(), game.meta.rules_version, {}, game)
    post_lobby(work)
    return work.answer("opened")


def join(work: UnitOfWork, _: requests.Join) -> Answer:
    """Gives the person the seat reserved for them, or the next free one. The answer counts seats
    from 1."""
    seats = check_lobby(work).seats
    if work.table.seat_of(work.person.id) is not None:
        raise Refused("already-seated")
    if work.table.invitation_of(work.person.id) is not None:
        return accept_held(work)
    check_room(work)
    check_seats(work, work.person.id)
    work.revise(seats=(*seats, person_seat(work)))
    tell_when_ready(work)
    return work.answer("joined", seat=len(seats) + 1)


def accept_held(work: UnitOfWork) -> Answer:
    """Gives the person the seat that is reserved for them."""
    who, table = work.person.id, work.table
    check_seats(work, who)
    seat = next(i for i, holder in enumerate(table.seats) if holder.user_id == who)
    seats = changed(table.seats, seat, person_seat(work))
    work.revise(seats=seats, invited=tuple(i for i in table.invited if i.user_id != who))
    tell_when_ready(work)
    return work.answer("joined", seat=seat + 1)


def give_up_held(work: UnitOfWork, user_id: int, *, declined: str = "") -> None:
    """Frees the seat that was reserved for a person. The host is told if a person of the name
    `declined` has said no."""
    seat = next(i for i, h in enumerate(work.table.seats) if h.user_id == user_id)
    free_seat(work, seat)
    tell_when_ready(work, declined=declined)


def tell_when_ready(work: UnitOfWork, *, declined: str = "") -> None:
    """Starts the game if the lobby is set to start by itself. Otherwise tells the host once that
    the lobby is complete, and who has just declined a seat."""
    table, before = work.table, work.before
    enough = table.starts_with is not None and table.starts_with <= len(table.seats)
    if enough and not table.invited:
        _begin(work)
        _tell_begun(work)
        return
    allowed = table.seats_for(work.game)
    args = {"who": str(table.host_id), "name": declined}
    full = len(table.seats) == max(allowed)
    answered = before is not None and bool(before.table.invited) and len(table.seats) in allowed
    if (full or answered) and not table.invited and work.person.id != table.host_id:
        args |= {"mark": f"{START} {len(table.seats)}"}
        without = Notice("lobby-ready-without", args)
        work.tell_here(without if declined else Notice("lobby-ready", args))
    elif declined:
        work.tell_here(Notice("lobby-declined", args))


def free_seat(work: UnitOfWork, seat: Seat) -> None:
    """Removes the person and the invitation from a lobby seat."""
    table = work.table
    rest = tuple(holder for i, holder in enumerate(table.seats) if i != seat)
    gone = table.seats[seat].user_id
    work.revise(seats=rest, invited=tuple(i for i in table.invited if i.user_id != gone))


def leave(work: UnitOfWork, _: requests.Leave) -> Answer:
    """Frees the person's seat. If the host leaves, the next person becomes host. A table without
    people closes."""
    seat = work.table.seat_of(work.person.id)
    if seat is not None and work.table.status == "running":
        raise Refused("leave-begun")
    table = check_lobby(work)
    if seat is None:
        raise Refused("not-seated")
    others = (h for i, h in enumerate(table.seats) if i != seat and not table.is_held(i))
    people = [(h.user_id, h.name) for h in others if h.user_id is not None]
    if not people:
        close_table(work)
        return work.answer("left-closed")
    free_seat(work, seat)
    if table.host_id == work.person.id:
        host_id, name = people[0]
        work.change(host_id=host_id)
        work.tell(Notice("host-now", {"name": name}))
    return work.answer("left")


def add_computer(work: UnitOfWork, request: requests.AddComputer) -> Answer:
    """Puts a computer player on the next free seat."""
    seats = check_lobby(work).seats
    _check_host(work)
    if request.player not in work.players:
        raise Refused("unknown-player", player=request.player[:40])
    check_room(work)
    holder = computer_seat(request.player, seats)
    work.revise(seats=(*seats, holder))
    tell_when_ready(work)
    return work.answer("computer-added", player=request.player)


def remove_computer(work: UnitOfWork, _: requests.RemoveComputer) -> Answer:
    """Removes the computer player that was seated last."""
    seats = check_lobby(work).seats
    _check_host(work)
    last = max((i for i, h in enumerate(seats) if h.computer is not None), default=None)
    if last is None:
        raise Refused("no-computer")
    free_seat(work, last)
    return work.answer("computer-removed", **seats[last].named())


def choose_option(work: UnitOfWork, request: requests.ChooseOption) -> Answer:
    """Sets the value of one game option."""
    table = check_lobby(work)
    _check_host(work)
    if table.origin is not None:
        raise Refused("record-options")
    options = read_options(work.game, {**table.options, request.name: request.value})
    work.revise(options=options)
    return work.answer(
        "option-chosen", option=request.name, value=option_word(options[request.name])
    )


def choose_locale(work: UnitOfWork, request: requests.ChooseLocale) -> Answer:
    """Sets the language of the public posts. In a running game this is told in the table's channel
    only: following channels have their own languages."""
    check_may_lead(work)
    changes = work.table.locale != request.locale
    work.change(locale=checked_locale(request.locale))
    if changes and work.table.status == "running":
        work.tell_here(Notice("locale-chosen", {}))
    return work.answer("locale-chosen", locale=request.locale)


def start_with(work: UnitOfWork, request: requests.StartWith) -> Answer:
    """Sets the number of players at which the game starts by itself. The number must be higher than
    the players already seated, so that nobody is surprised."""
    table = check_lobby(work)
    _check_host(work)
    allowed = [n for n in table.seats_for(work.game) if n > len(table.seats)]
    if request.seats is None:
        work.change(starts_with=None)
        return work.answer("starts-by-host")
    if not allowed:
        raise Refused("full", most=len(table.seats))
    if request.seats not in allowed:
        raise Refused("starts-with", counts=" / ".join(map(str, allowed)))
    work.change(starts_with=request.seats)
    return work.answer("starts-with", count=request.seats)


def start(work: UnitOfWork, request: requests.Start) -> Answer:
    """Starts the game for its host."""
    table = check_lobby(work)
    _check_host(work)
    if request.mark and request.mark not in table_marks(table):
        raise Refused("invitation-gone")
    if table.invited:
        names = ", ".join(invitation.name for invitation in table.invited)
        raise Refused("invited-open", names=names)
    least = min(table.seats_for(work.game))
    if len(table.seats) < least:
        raise Refused("too-few", least=least, seated=len(table.seats))
    _begin(work)
    return work.answer("started")


def _tell_begun(work: UnitOfWork) -> None:
    """Tells all players once that the game has begun. Players on turn learn it from the first
    post."""
    people = [h.user_id for h in work.table.seats if h.user_id is not None and not h.acts]
    others = [str(who) for who in people if who != work.person.id]
    if others:
        work.tell_here(Notice("begun", {"who": " ".join(others)}))


def _begin(work: UnitOfWork) -> None:
    """Sets up the game and plays automatic actions up to the first decision."""
    table, game = work.table, work.game
    work.after = replace(work.stored, rules_version=game.meta.rules_version)
    work.change(status="running")
    forget_waiting_lobby(work)
    if table.origin is not None:
        resume(work, table.origin)
        return
    try:
        line = set_up(game, len(table.seats), table.options, work.stored.seed)
    except Illegal as illegal:
        raise refusal(game, illegal) from illegal
    enter(work, line.settled(), None)


def close(work: UnitOfWork, _: requests.Close) -> Answer:
    """Ends a lobby or a running game without a result."""
    if work.table.status not in schema.GOING_ON:
        raise Refused("not-open")
    check_may_lead(work)
    close_table(work)
    work.tell(Notice("closed", {"name": work.person.name[:NAME_LENGTH]}))
    return work.answer("closed")


def check_room(work: UnitOfWork) -> None:
    """Refuses if the lobby has no free seat."""
    most = max(work.table.seats_for(work.game))
    if len(work.table.seats) >= most:
        raise Refused("full", most=most)


def _check_host(work: UnitOfWork) -> None:
    if work.person.id != work.table.host_id:
        raise Refused("not-host")


def close_table(work: UnitOfWork) -> None:
    """Ends the table without a result. The caller posts about it."""
    if work.table.status == "lobby":
        forget_waiting_lobby(work)
    work.revise(status="closed", undo=None, seats=work.table.acting(()), invited=())
    work.drop_drafts()
    work.note("table", "close", None, step=work.table.steps)
