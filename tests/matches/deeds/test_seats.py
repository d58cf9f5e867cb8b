"""Who sits where: removed, invited, offered, taken over, and whose table it is."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
import sqlalchemy as sa

from bot.matches.deeds.seats import replace_by_computer
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.handlers import HANDLERS, Handler
from bot.matches.table.posts import Notice
from bot.matches.table.requests import (
    AddComputer,
    Answer,
    AnswerInvitation,
    AskUndo,
    Choose,
    Close,
    GiveSeat,
    Invite,
    Join,
    Leave,
    Open,
    PassHost,
    Person,
    Place,
    Refused,
    RemoveHolder,
    Request,
    Resign,
    Start,
    TakeSeat,
)
from bot.storage import schema
from bot.storage.database import Database
from rules.record import parse
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club, club_of, refused
from tests.matches.deeds.test_lobby import MODERATOR
from tests.matches.recording_sender import deliver

EMIL = Person(5, "Emil")


def yes(person: Person, seat: int | None = None) -> AnswerInvitation:
    return AnswerInvitation(agree=True, user_id=person.id, seat=seat)


def no(person: Person, seat: int | None = None) -> AnswerInvitation:
    return AnswerInvitation(agree=False, user_id=person.id, seat=seat)


async def names(club: Club, match: str) -> list[str]:
    return list((await club.table(match)).names)


async def notices(club: Club) -> list[Notice]:
    """Delivers everything; the notices in the table's channel."""
    pigeon = await deliver(club)
    return [d.notice for d in pigeon.delivered[HOME.channel_id] if d.notice is not None]


async def at_once(club: Club, match: str, *asked: tuple[Person, Request]) -> list[str]:
    """Requests that cross each other; what came of each."""
    tried = [club.ask(person, match, request) for person, request in asked]
    came = await asyncio.gather(*tried, return_exceptions=True)
    assert all(isinstance(one, Answer | Refused) for one in came), came
    return [one.key for one in came if isinstance(one, Answer | Refused)]


async def with_computer(club: Club) -> str:
    """A running table of Anna and Bert with a computer player on the third seat."""
    match = await club.lobby(2)
    await club.ask(ANNA, match, AddComputer("sound"))
    await club.ask(ANNA, match, Start())
    return match


# --- the lobby ---------------------------------------------------------------------------------


async def test_the_host_removes_people_and_computer_players(club: Club) -> None:
    match = await club.lobby(3)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, RemoveHolder(str(BERT.id)))
    assert await names(club, match) == ["Anna", "Cleo", "Beginner"]
    await club.ask(ANNA, match, RemoveHolder("beginner"))
    await club.ask(MODERATOR, match, RemoveHolder("CLEO"))
    assert await names(club, match) == ["Anna"]
    await club.ask(BERT, match, Join())
    assert await names(club, match) == ["Anna", "Bert"]
    assert await notices(club) == []


async def test_nobody_else_removes_and_nobody_the_host(club: Club) -> None:
    match = await club.lobby(2)
    assert await refused(club, BERT, match, RemoveHolder("Anna")) == "not-manager"
    assert await refused(club, ANNA, match, RemoveHolder("Anna")) == "host-stays"
    assert await refused(club, ANNA, match, RemoveHolder("Nobody")) == "unknown-seat"
    await club.ask(Person(6, "Bert"), match, Join())
    assert await refused(club, ANNA, match, RemoveHolder("Bert")) == "unknown-seat"
    await club.ask(Person(7, str(BERT.id)), match, Join())
    await club.ask(ANNA, match, RemoveHolder(str(BERT.id)))
    assert await names(club, match) == ["Anna", "Bert", str(BERT.id)], "an id is no name"
    await club.ask(ANNA, match, Start())
    assert await refused(club, ANNA, match, RemoveHolder(str(BERT.id))) == "not-lobby"


async def test_an_invited_person_has_a_seat_held_until_they_answer(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, Invite(CLEO.id, "Cleo"))
    await club.ask(ANNA, match, Invite(DORA.id, "Dora"))
    table = await club.table(match)
    assert [table.is_held(seat) for seat in range(4)] == [False, False, True, True]
    assert table.seat_of(CLEO.id) is None
    assert await refused(club, EMIL, match, Join()) == "full"
    assert await refused(club, ANNA, match, Start()) == "invited-open"
    assert (await club.ask(CLEO, match, yes(CLEO))).args == {"seat": 3}
    await club.ask(DORA, match, no(DORA))
    assert await names(club, match) == ["Anna", "Bert", "Cleo"]
    assert (await club.table(match)).seat_of(CLEO.id) == 2
    await club.ask(ANNA, match, Start())
    assert (await club.table(match)).invited == ()


async def test_an_invitation_mentions_once_and_says_whose_it_is(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    (notice,) = await notices(club)
    assert (notice.key, notice.args["who"], notice.args["about"]) == ("invited", "2", "2")
    await club.ask(BERT, match, yes(BERT))
    assert [(n.key, n.args["who"]) for n in await notices(club)] == [("lobby-ready", "1")]


async def test_an_invitation_is_for_the_person_alone(club: Club) -> None:
    match = await club.lobby(2)
    assert await refused(club, BERT, match, Invite(CLEO.id, "Cleo")) == "not-manager"
    assert await refused(club, ANNA, match, Invite(BERT.id, "Bert")) == "person-seated"
    await club.ask(ANNA, match, Invite(CLEO.id, "Cleo"))
    assert await refused(club, ANNA, match, Invite(CLEO.id, "Cleo")) == "answer-open"
    for answer in (yes(CLEO), no(CLEO)):
        assert await refused(club, BERT, match, answer) == "not-invited"
    assert await refused(club, ANNA, match, yes(CLEO)) == "not-invited"
    assert await refused(club, CLEO, match, yes(CLEO, 1)) == "invitation-gone"
    assert await refused(club, CLEO, match, Leave()) == "not-seated"
    assert await refused(club, DORA, match, yes(DORA)) == "invitation-gone"


async def test_the_host_takes_an_invitation_back(club: Club) -> None:
    match = await club.lobby(1)
    for request in (RemoveHolder(str(BERT.id)), no(BERT)):
        await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
        await club.ask(ANNA, match, request)
        assert await names(club, match) == ["Anna"]
        assert await refused(club, BERT, match, yes(BERT)) == "invitation-gone"


async def test_who_is_invited_joins_their_own_seat(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, Invite(BERT.id, "Bert?"))
    await club.ask(CLEO, match, Join())
    assert (await club.ask(BERT, match, Join())).args["seat"] == 2
    assert await names(club, match) == ["Anna", "Bert", "Cleo"]


async def test_a_host_who_leaves_never_leaves_the_table_to_somebody_invited(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    await club.ask(CLEO, match, Join())
    await club.ask(ANNA, match, Leave())
    assert (await club.table(match)).host_id == CLEO.id
    await club.ask(CLEO, match, Leave())
    table = await club.table(match)
    assert (table.status, table.invited) == ("closed", ())


async def test_an_acceptance_and_its_withdrawal_cross(club: Club) -> None:
    for first in (True, False):
        match = await club.lobby(1)
        await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
        both = [(BERT, yes(BERT)), (ANNA, no(BERT))]
        came = await at_once(club, match, *(both if first else both[::-1]))
        assert sorted(came) in (["invitation-gone", "joined"], ["invitation-gone", "taken-back"])
        assert await names(club, match) == (["Anna", "Bert"] if "joined" in came else ["Anna"])
        assert (await club.table(match)).invited == ()
        await club.ask(ANNA, match, Close())


async def test_a_repeated_tap_changes_nothing(club: Club) -> None:
    match = await club.lobby(1)
    for _ in range(3):
        await club.matches.submit("invite", ANNA, match, Invite(BERT.id, "Bert"))
    revision = (await club.table(match)).revision
    for _ in range(3):
        assert (await club.matches.submit("yes", BERT, match, yes(BERT))).key == "joined"
    assert (await club.table(match)).revision == revision + 1
    assert [notice.key for notice in await notices(club)] == ["invited", "lobby-ready"]


async def test_invitations_outlast_a_restart(club: Club, database: Database) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    again = club_of(database, 500)
    await again.ask(BERT, match, yes(BERT))
    assert await names(again, match) == ["Anna", "Bert"]


# --- whose table it is -------------------------------------------------------------------------


async def test_the_host_hands_the_table_on(club: Club) -> None:
    match = await club.lobby(2)
    assert await refused(club, BERT, match, PassHost("Bert")) == "not-manager"
    await club.ask(ANNA, match, PassHost("Bert"))
    assert await refused(club, ANNA, match, Start()) == "not-host"
    await club.ask(BERT, match, Start())
    await club.ask(MODERATOR, match, PassHost(str(ANNA.id)))
    assert (await club.table(match)).host_id == ANNA.id
    assert [n.args["name"] for n in await notices(club)] == ["Bert", "Anna"]


async def test_only_people_who_play_become_host(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    assert await refused(club, ANNA, match, PassHost("Beginner")) == "host-plays"
    assert await refused(club, ANNA, match, PassHost("Bert")) == "host-plays"
    assert await refused(club, ANNA, match, PassHost("Anna")) == "already-host"
    assert await refused(club, ANNA, match, PassHost("Emil")) == "unknown-seat"
    await club.ask(ANNA, match, Close())
    assert await refused(club, ANNA, match, PassHost("Bert")) == "not-open"


async def test_a_host_who_resigns_leaves_the_table_to_the_next_person(club: Club) -> None:
    match = await club.running(3)
    await club.ask(BERT, match, Resign())
    await club.ask(ANNA, match, Resign())
    assert (await club.table(match)).host_id == CLEO.id
    told = [(n.key, n.args) for n in await notices(club)]
    second = {"name": "Anna", "host": "Cleo"}
    assert told == [("resigned", {"name": "Bert"}), ("resigned", second)]


async def test_when_the_last_person_resigns_no_computer_player_is_told_of(club: Club) -> None:
    match = await club.lobby(2)
    for request in (AddComputer("sound"), Start(), Resign()):
        await club.ask(ANNA, match, request)
    await club.ask(BERT, match, Resign())
    assert (await club.table(match)).status == "closed"
    assert [n.key for n in await notices(club)] == ["resigned", "closed-by-resignation"]
    record = parse(await club.matches.queries.record(match))
    assert record.names == ("Anna (computer)", "Bert (computer)", "Sound")


# --- a running game ----------------------------------------------------------------------------


async def test_the_holder_gives_their_seat_to_a_person(club: Club) -> None:
    match = await club.running(2)
    card = (await club.table(match)).state.hands[1][0]
    await club.ask(BERT, match, Choose((f"bid {card}",)))
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    assert (await club.table(match)).seat_of(BERT.id) == 1
    await club.ask(CLEO, match, yes(CLEO, 1))
    table = await club.table(match)
    assert (table.seat_of(CLEO.id), table.seat_of(BERT.id), table.invited) == (1, None, ())
    assert (await club.matches.draft(match, 1)).actions == ()
    offer, taken = await notices(club)
    assert (offer.key, offer.args["who"], offer.args["about"]) == ("seat-offered", "3", "3 1")
    assert (taken.key, taken.args["who"]) == ("seat-taken-turn", "3")
    assert ("taken 2 3", "table") in await log_of(club, match)
    await club.bid(match, CLEO)


async def log_of(club: Club, match: str) -> set[tuple[str, str]]:
    def read(connection: sa.Connection) -> set[tuple[str, str]]:
        rows = connection.execute(sa.select(schema.log.c.text, schema.log.c.kind))
        return {(row[0], row[1]) for row in rows}

    return await club.database.read(read)


async def test_a_host_who_gives_the_seat_gives_the_table_with_it(club: Club) -> None:
    match = await club.running(2)
    await club.ask(ANNA, match, GiveSeat(CLEO.id, "Cleo"))
    await club.ask(CLEO, match, yes(CLEO, 0))
    assert (await club.table(match)).host_id == CLEO.id


async def test_who_may_give_and_answer(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, CLEO, match, GiveSeat(DORA.id, "Dora")) == "not-seated"
    assert await refused(club, ANNA, match, GiveSeat(BERT.id, "Bert")) == "person-seated"
    assert await refused(club, ANNA, match, GiveSeat(ANNA.id, "Anna")) == "person-seated"
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    assert await refused(club, ANNA, match, GiveSeat(CLEO.id, "Cleo")) == "answer-open"
    for person in (ANNA, DORA, MODERATOR):
        assert await refused(club, person, match, yes(CLEO, 1)) == "not-invited"
        assert await refused(club, person, match, no(CLEO, 1)) == "not-invited"
    await club.ask(BERT, match, no(CLEO, 1))
    assert await refused(club, CLEO, match, yes(CLEO, 1)) == "invitation-gone"
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    await club.ask(CLEO, match, no(CLEO, 1))
    assert [n.key for n in await notices(club)] == [
        "seat-offered",
        "offer-over",
        "seat-offered",
        "offer-declined",
    ]


async def test_a_seat_is_offered_to_one_person_at_a_time(club: Club) -> None:
    match, other = await club.running(2), MODERATOR
    await club.ask(ANNA, match, GiveSeat(other.id, "Other"))
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    await club.ask(BERT, match, GiveSeat(DORA.id, "Dora"))
    told = [(notice.args["who"], notice.args.get("over")) for notice in await notices(club)]
    assert told == [(str(other.id), None), ("3", None), ("4", "Cleo")]
    assert all(club.now - offer.at < 60 for offer in (await club.table(match)).invited)
    assert (await club.ask(other, match, yes(other, 0))).key == "seat-taken"
    came = await at_once(club, match, (CLEO, yes(CLEO, 1)), (DORA, yes(DORA, 1)))
    assert came == ["invitation-gone", "seat-taken"]


async def test_an_offer_ends_when_its_holder_resigns(club: Club) -> None:
    match = await club.running(3)
    await club.ask(BERT, match, GiveSeat(DORA.id, "Dora"))
    await club.ask(BERT, match, Resign())
    assert await refused(club, DORA, match, yes(DORA, 1)) == "invitation-gone"


async def test_who_resigned_comes_back_to_their_seat_at_once(club: Club) -> None:
    match = await club.running(3)
    await club.ask(BERT, match, Resign())
    assert await refused(club, BERT, match, Resign()) == "played-for"
    await club.ask(BERT, match, TakeSeat(1))
    table = await club.table(match)
    assert (table.seat_of(BERT.id), table.seats[1].computer) == (1, None)
    assert [n.key for n in await notices(club)] == ["resigned", "seat-back-turn"]


async def test_others_take_a_computers_seat_with_the_hosts_consent(club: Club) -> None:
    match = await with_computer(club)
    await club.ask(DORA, match, TakeSeat(2))
    assert (await club.table(match)).seat_of(DORA.id) is None
    assert [wish.at for wish in (await club.table(match)).invited] == [club.now]
    assert await refused(club, DORA, match, TakeSeat(2)) == "wish-open"
    for person in (BERT, DORA):
        assert await refused(club, person, match, yes(DORA, 2)) == "not-manager"
    for person in (ANNA, DORA):
        await club.ask(person, match, no(DORA, 2))
        await club.ask(DORA, match, TakeSeat(2))
    await club.ask(ANNA, match, yes(DORA, 2))
    assert (await club.table(match)).seat_of(DORA.id) == 2
    told, wished = await notices(club), "seat-wished"
    keys = [wished, "wish-refused", wished, "wish-over", wished, "seat-taken-turn"]
    assert [n.key for n in told] == keys
    assert (told[0].args["who"], told[0].args["about"]) == ("1", "4 2")
    assert [n.args.get("who") for n in told[1::2]] == ["4", None, "4"], "the asker of each answer"


async def test_a_channel_manager_takes_a_seat_and_answers_for_a_host_who_is_gone(
    club: Club,
) -> None:
    match = await with_computer(club)
    await club.ask(DORA, match, TakeSeat(2))
    await club.ask(MODERATOR, match, yes(DORA, 2))
    await club.ask(BERT, match, Resign())
    await club.ask(MODERATOR, match, TakeSeat(1))
    assert (await club.table(match)).seat_of(MODERATOR.id) == 1


async def test_only_seats_without_a_person_are_taken(club: Club) -> None:
    match = await with_computer(club)
    for seat in (-1, 0, 3):
        assert await refused(club, DORA, match, TakeSeat(seat)) == "seat-not-free"
    assert await refused(club, BERT, match, TakeSeat(2)) == "already-seated"
    lobby = await club.ask(EMIL, None, Open("toy", Place(7, 75), "en"))
    assert await refused(club, DORA, lobby.match_id, TakeSeat(0)) == "not-running"


async def test_two_people_take_one_seat_at_once(club: Club) -> None:
    match = await with_computer(club)
    await club.ask(DORA, match, TakeSeat(2))
    await club.ask(EMIL, match, TakeSeat(2))
    came = await at_once(club, match, (ANNA, yes(DORA, 2)), (ANNA, yes(EMIL, 2)))
    assert came == ["wish-granted", "invitation-gone"]
    assert (await club.table(match)).seat_of(DORA.id) == 2
    assert (await club.table(match)).invited == ()


async def test_who_has_seen_a_hand_takes_no_other_seat(club: Club) -> None:
    match = await club.running(3)
    await club.ask(CLEO, match, Resign())
    await club.ask(BERT, match, GiveSeat(DORA.id, "Dora"))
    await club.ask(DORA, match, yes(DORA, 1))
    assert await refused(club, BERT, match, TakeSeat(2)) == "seen-another-seat"
    assert await refused(club, ANNA, match, GiveSeat(CLEO.id, "Cleo")) == "seen-another-seat"
    await club.ask(DORA, match, Resign())
    assert await refused(club, CLEO, match, TakeSeat(1)) == "seen-another-seat"
    await club.ask(BERT, match, TakeSeat(1))
    await club.ask(ANNA, match, yes(BERT, 1))
    assert (await club.table(match)).seat_of(BERT.id) == 1


async def test_where_seats_hide_nothing_who_resigned_takes_any_free_seat(club: Club) -> None:
    match = (await club.ask(ANNA, None, Open("garden", HOME, "en"))).match_id
    for person in (BERT, CLEO):
        await club.ask(person, match, Join())
    await club.ask(ANNA, match, Start())
    await club.ask(CLEO, match, Resign())
    await club.ask(BERT, match, Resign())
    await club.ask(BERT, match, TakeSeat(2))
    await club.ask(ANNA, match, yes(BERT, 2))
    assert (await club.table(match)).seat_of(BERT.id) == 2


async def test_a_new_holder_waits_from_now_on_and_a_wish_to_undo_is_void(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    assert (await club.table(match)).undo is not None
    before = (await club.matches.queries.stored(match)).wait
    club.now += 5000
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    assert (await club.matches.queries.stored(match)).wait == before
    await club.ask(CLEO, match, yes(CLEO, 1))
    stored = await club.matches.queries.stored(match)
    assert stored.wait is not None
    assert stored.wait.since == club.now
    assert stored.table.undo is None


async def test_panels_of_the_former_holder_are_stale(club: Club) -> None:
    match = await club.running(2)
    old = (await club.matches.draft(match, 1)).version
    card = (await club.table(match)).state.hands[1][0]
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    await club.ask(CLEO, match, yes(CLEO, 1))
    assert await refused(club, BERT, match, Choose((f"bid {card}",), old)) == "not-seated"
    assert await refused(club, CLEO, match, Choose((f"bid {card}",), old)) == "stale"


async def test_open_offers_outlast_a_restart_and_end_with_the_game(
    club: Club, database: Database
) -> None:
    match = await club.running(2)
    await club.ask(BERT, match, GiveSeat(CLEO.id, "Cleo"))
    again = club_of(database, 500)
    assert (await again.table(match)).invitation_of(CLEO.id) is not None
    await again.ask(ANNA, match, Close())
    assert (await again.table(match)).invited == ()
    assert await refused(again, CLEO, match, yes(CLEO, 1)) == "invitation-gone"


async def test_a_computer_player_replaces_a_person_by_anothers_wish(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replaced(work: UnitOfWork, _: Close) -> Answer:
        replace_by_computer(work, 0, Notice("resigned", {"name": "Anna"}))
        return work.answer("closed")

    match = await club.running(2)
    monkeypatch.setitem(cast("dict[type, Handler]", HANDLERS), Close, replaced)
    await club.ask(BERT, match, Close())
    table = await club.table(match)
    assert (table.seats[0].computer, table.seats[0].user_id) == ("sound", ANNA.id)
    assert table.host_id == BERT.id
    assert ("replaced", "table") in await log_of(club, match)
    await club.ask(ANNA, match, TakeSeat(0))
    assert (await club.table(match)).seat_of(ANNA.id) == 0
