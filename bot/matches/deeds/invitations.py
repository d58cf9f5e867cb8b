"""Seats that wait for an answer: invitations to a lobby, and seats of a running game that are
offered or asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.deeds.host_rights import check_may_manage, may_manage
from bot.matches.deeds.lobby import accept_held, check_room, give_up_held
from bot.matches.deeds.opening import check_lobby
from bot.matches.deeds.seats import (
    NAME_LENGTH,
    check_may_take,
    check_readable,
    human_seat,
    take_over,
)
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table import requests
from bot.matches.table.asked import invitation_question
from bot.matches.table.model import Holder, Invitation
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Refused


def invite(work: UnitOfWork, request: requests.Invite) -> Answer:
    """Reserves the next free seat of the lobby for a person."""
    table = check_lobby(work)
    check_may_manage(work)
    _check_can_be_asked(work, request.user_id, request.name)
    check_room(work)
    name = request.name[:NAME_LENGTH]
    work.revise(seats=(*table.seats, Holder(name, request.user_id, None)))
    _keep(work, Invitation(request.user_id, name, at=work.now))
    _ask(work, work.table.invited[-1], name=work.person.name[:NAME_LENGTH])
    return work.answer("invited", name=name)


def give_seat(work: UnitOfWork, request: requests.GiveSeat) -> Answer:
    """Offers the player's own seat to a person. An earlier offer of that seat to somebody else is
    withdrawn, and the new notice says so."""
    seat = human_seat(work)
    _check_can_be_asked(work, request.user_id, request.name)
    check_may_take(work, seat, request.user_id)
    name = request.name[:NAME_LENGTH]
    earlier = dict[str, str]()
    for offer in (i for i in work.table.invited if i.seat == seat):
        earlier["over"] = offer.name
    _keep(work, Invitation(request.user_id, name, seat, at=work.now))
    _ask(work, work.table.invited[-1], **earlier)
    return work.answer("seat-offered", name=name)


def take_seat(work: UnitOfWork, request: requests.TakeSeat) -> Answer:
    """Takes over a seat. Its former holder and channel managers get it at once; others must wait
    for the host's answer."""
    table, who = work.table, work.person
    _check_running(work)
    if not 0 <= request.seat < len(table.seats) or table.seats[request.seat].computer is None:
        raise Refused("seat-not-free")
    holder = table.seats[request.seat]
    check_may_take(work, request.seat, who.id)
    if holder.user_id == who.id or may_manage(work, table.place.channel_id):
        take_over(work, request.seat, who.id, who.name)
        return work.answer("seat-taken")
    if table.invitation_of(who.id) is not None:
        raise Refused("wish-open")
    wish = Invitation(who.id, who.name[:NAME_LENGTH], request.seat, wish=True, at=work.now)
    work.change(invited=(*table.invited, wish))
    _ask(work, wish)
    return work.answer("seat-wished", **holder.named())


def answer(work: UnitOfWork, request: requests.AnswerInvitation) -> Answer:
    """Accepts or declines an invitation. The person who asked may only withdraw it."""
    invitation = work.table.invitation_of(request.user_id)
    if invitation is None or invitation.seat != request.seat:
        raise Refused("invitation-gone")
    if work.table.status != "lobby":
        _check_running(work)
    if request.agree:
        return _agree(work, invitation)
    return _decline(work, invitation)


def _agree(work: UnitOfWork, invitation: Invitation) -> Answer:
    """Gives the seat to the person who was invited or asked for it."""
    if invitation.wish:
        check_may_manage(work)
    elif work.person.id != invitation.user_id:
        raise Refused("not-invited")
    if invitation.seat is None:
        return accept_held(work)
    name = invitation.name if invitation.wish else work.person.name
    take_over(work, invitation.seat, invitation.user_id, name)
    if invitation.wish:
        return work.answer("wish-granted", name=name)
    return work.answer("seat-taken")


def _decline(work: UnitOfWork, invitation: Invitation) -> Answer:
    """Deletes an invitation that was declined or withdrawn."""
    own = work.person.id == invitation.user_id
    if not own and not _may_take_back(work, invitation):
        raise Refused("not-invited")
    if invitation.seat is None:
        give_up_held(work, invitation.user_id, declined=invitation.name if own else "")
    else:
        work.change(invited=tuple(i for i in work.table.invited if i != invitation))
        _tell_declined(work, invitation, own=own)
    return work.answer("declined") if own is not invitation.wish else work.answer("taken-back")


def _may_take_back(work: UnitOfWork, invitation: Invitation) -> bool:
    """True for a holder who withdraws an offer, and for the host, who may refuse requests and free
    reserved lobby seats."""
    if invitation.seat is not None and not invitation.wish:
        return work.table.seats[invitation.seat].user_id == work.person.id
    return may_manage(work, work.table.place.channel_id)


def _tell_declined(work: UnitOfWork, invitation: Invitation, *, own: bool) -> None:
    """Tells the person who wanted the seat, and the one who was to answer, that nothing came of
    it."""
    args = {"name": invitation.name}
    if invitation.wish:
        told = {**args, "who": str(invitation.user_id)}
        work.tell_here(Notice("wish-over", args) if own else Notice("wish-refused", told))
    else:
        work.tell_here(Notice("offer-declined", args) if own else Notice("offer-over", args))


def _check_running(work: UnitOfWork) -> None:
    if work.table.status == "archived":
        raise Refused("archived")
    if work.table.status != "running":
        raise Refused("not-running")
    check_readable(work)


def _check_can_be_asked(work: UnitOfWork, user_id: int, name: str) -> None:
    """Refuses a person who already plays here or still has another question to answer here."""
    if work.table.seat_of(user_id) is not None:
        raise Refused("person-seated", name=name[:NAME_LENGTH])
    if work.table.invitation_of(user_id) is not None:
        raise Refused("answer-open", name=name[:NAME_LENGTH])


def _keep(work: UnitOfWork, invitation: Invitation) -> None:
    """Stores an invitation. It replaces an earlier offer of the same running seat."""
    seat = invitation.seat
    kept = (i for i in work.table.invited if seat is None or i.seat != seat or i.wish)
    work.change(invited=(*kept, invitation))


def repeat(work: UnitOfWork) -> None:
    """Asks once more about the seats that wait for an answer."""
    for invitation in work.table.invited:
        _ask(work, invitation)


def _ask(work: UnitOfWork, invitation: Invitation, **more: str) -> None:
    """Asks the person who has to answer. `more` are further arguments of the notice."""
    question = invitation_question(work.table, invitation)
    seat = "" if invitation.seat is None else invitation.seat
    about = {"about": f"{invitation.user_id} {seat}".strip(), "mark": question.mark}
    args = {**question.args, **more, **about}
    ask_people(work, Notice(question.kind, args), question.people)


def ask_people(work: UnitOfWork, notice: Notice, who: Sequence[int]) -> None:
    """Mentions people in the table's channel, with two buttons to answer. `about` in the notice is
    the id of the person whose invitation the buttons answer. Without it they answer the invitation
    of the person who taps."""
    work.tell_here(replace(notice, args={**notice.args, "who": " ".join(map(str, who))}))
