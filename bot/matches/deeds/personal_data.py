"""Deleting what is stored of a person. Where they played, their name becomes anonymous."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import sqlalchemy as sa

from bot.matches.deeds.lobby import close_table, give_up_held, leave
from bot.matches.deeds.seats import NAME_LENGTH, played_seats, substitute
from bot.matches.deeds.turns import resign
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.people.anonymous import Anonymous, forget_in_posts
from bot.matches.table import requests
from bot.matches.table.forgotten import nobody
from bot.matches.table.model import Holder, Table
from bot.matches.table.plans import NO_PLAN
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Person, Refused, private_place
from bot.matches.table.sittings import TAKEN
from bot.storage import schema


def names_of(table: Table, person: Person) -> set[str]:
    """The names under which a table stores a person."""
    holders = (holder.name for holder in table.seats if holder.user_id == person.id)
    guests = (guest.name for guest in table.invited if guest.user_id == person.id)
    return {person.name[:NAME_LENGTH], *holders, *guests}


def tables_with(connection: sa.Connection, user_id: int) -> list[str]:
    """Ids of the tables that store anything about a person: as player, host, follower or guest."""
    matches, log = schema.matches.c, schema.log.c
    owners = [
        sa.select(t.c.match_id).where(t.c.user_id == user_id)
        for t in (
            schema.seats,
            schema.watchers,
            schema.follow_requests,
            schema.told,
            schema.reviews,
        )
    ]
    hosted = sa.select(matches.id).where(
        sa.or_(
            matches.host_id == user_id,
            matches.invited.contains(str(user_id)),
            matches.proposals.contains(str(user_id)),
        )
    )
    taken = sa.select(log.match_id).where(
        log.kind == "table", log.text.startswith(TAKEN), log.text.contains(str(user_id))
    )
    return sorted(set(connection.execute(sa.union(*owners, hosted, taken)).scalars()))


def forget_person(work: UnitOfWork, request: requests.ForgetPerson) -> Answer:
    """Removes the person who asks from the table. They leave the lobby, give up a seat reserved for
    them, or resign. Their private table closes. A repeated request changes nothing."""
    who = work.person.id
    _keep_knowing(work, who)
    if work.table.owner is not None and work.table.status in schema.GOING_ON:
        close_table(work)
    elif work.table.status == "lobby" and work.table.seat_of(who) is not None:
        leave(work, requests.Leave())
    elif work.table.status == "lobby" and work.table.invitation_of(who) is not None:
        give_up_held(work, who)
    elif work.table.status == "running" and work.table.seat_of(who) is not None:
        with suppress(Refused):  # resigning fails in a game that this version cannot play
            resign(work, requests.Resign())
    _make_anonymous_in_posts(work, who, request.player)
    _make_anonymous(work, who, request.player)
    for table in (schema.watchers, schema.follow_requests):
        mine = sa.and_(table.c.match_id == work.table.id, table.c.user_id == who)
        work.connection.execute(sa.update(table).where(mine).values(user_id=0))
    for table in (schema.told, schema.reviews):
        mine = sa.and_(table.c.match_id == work.table.id, table.c.user_id == who)
        work.connection.execute(sa.delete(table).where(mine))
    _forget_in_log(work, who)
    for sent in (schema.posts, schema.questions):  # stored looks contain names
        mine = sent.c.match_id == work.table.id
        work.connection.execute(sa.update(sent).where(mine).values(retired=None))
    return work.answer("person-forgotten")


def _keep_knowing(work: UnitOfWork, who: int) -> None:
    """Remembers by a hash that this person has seen a seat's secrets, so that they cannot return on
    another seat."""
    game, table, known = work.stored.game, work.table, work.stored.forgotten or nobody()
    hides = game is None or game.meta.secrets
    goes_on = table.status in ("running", "archived")
    if hides and goes_on and played_seats(work, who) and not known.knows(table.id, who):
        work.after = replace(work.stored, forgotten=known.adding(table.id, who))


def _make_anonymous_in_posts(work: UnitOfWork, who: int, player: str) -> None:
    """Replaces a person's name in the posts that wait or are written now, while the table's
    language is known."""
    table = work.table
    seats = (seat for seat, holder in enumerate(table.seats) if holder.user_id == who)
    name = " ".join([player, *(str(seat + 1) for seat in seats)])
    anonymous = Anonymous(who, names_of(table, work.person), name)
    forget_in_posts(work.connection, anonymous, schema.outbox.c.match_id == table.id)
    work.posts = [
        replace(one, post=replace(one.post, args=anonymous.args(one.post.args)))
        if isinstance(one.post, Notice)
        else one
        for one in work.posts
    ]


def _anonymous_seats(work: UnitOfWork, who: int, player: str) -> tuple[Holder, ...]:
    """The seats of the table without a person. A computer player takes theirs, unless the game is
    over; an archived one may be resumed."""
    over = work.table.status in ("finished", "closed")
    goes_on = None if over else substitute(work.players)
    return tuple(
        replace(h, user_id=None, name=f"{player} {i + 1}", computer=h.computer or goes_on)
        if h.user_id == who
        else h
        for i, h in enumerate(work.table.seats)
    )


def _make_anonymous(work: UnitOfWork, who: int, player: str) -> None:
    """Replaces a person's name and id in everything stored about the table."""
    table = work.table
    for seat, holder in enumerate(table.seats):
        if holder.user_id == who:
            work.keep_draft(seat, (), NO_PLAN)
    names = names_of(table, work.person)
    seats = _anonymous_seats(work, who, player)
    invited = tuple(guest for guest in table.invited if guest.user_id != who)
    people = [h.user_id for h in seats if h.user_id is not None and h.computer is None]
    host = next(iter(people), 0) if table.host_id == who else table.host_id
    asked = tuple(p for p in table.proposals if p.asker != who and who not in p.answers)
    origin = table.origin and replace(
        table.origin, names=tuple(player if n in names else n for n in table.origin.names)
    )
    place = private_place(0) if table.owner == who else table.place
    after = {
        "seats": seats,
        "invited": invited,
        "host_id": host,
        "proposals": asked,
        "place": place,
        "origin": origin,
    }
    if any(getattr(table, name) != value for name, value in after.items()):
        work.change(**after)


def _forget_in_log(work: UnitOfWork, who: int) -> None:
    """Removes a person's id from the log lines about seats that were taken over."""
    log = schema.log.c
    lines = sa.select(log.number, log.text).where(
        log.match_id == work.table.id, log.kind == "table", log.text.contains(str(who))
    )
    for number, text in work.connection.execute(lines).all():
        kept = " ".join("0" if word == str(who) else word for word in text.split(" "))
        change = sa.update(schema.log).where(log.number == number)
        work.connection.execute(change.values(text=kept))
