"""What tables ask besides turns: listed for whoever owes an answer, and asked again a day later."""

from __future__ import annotations

from bot.delivery import outbox_store
from bot.delivery.errors import TryLater
from bot.matches.table.asked import questions_to
from bot.matches.table.requests import (
    AnswerInvitation,
    AskUndo,
    GiveSeat,
    Invite,
    Person,
    Place,
    Propose,
    Resign,
    TakeSeat,
    Watch,
)
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club
from tests.matches.deeds.test_proposals import answer, notices
from tests.matches.recording_sender import RecordingSender, deliver
from tests.matches.timed.test_clocks import pass_time

BALCONY = Place(7, 71)


async def kinds(club: Club, person: Person) -> list[str]:
    """What a person is asked."""
    return [
        question.kind for _, question in await club.matches.queries.asked_of(person.id, club.now)
    ]


async def again(club: Club) -> list[str]:
    """Who is asked once more in what is delivered now."""
    return [str(n.args["who"]) for n in await notices(club) if n.key == "asked-again"]


async def test_everything_that_is_asked_is_listed_for_whom_it_asks_until_they_answer(
    club: Club,
) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    await club.ask(ANNA, match, Propose("replace", 2))
    await club.ask(BERT, match, Propose("pause"))
    await club.ask(ANNA, match, GiveSeat(DORA.id, "Dora"))
    assert await kinds(club, ANNA) == ["pause"]
    assert await kinds(club, BERT) == ["undo", "replace"]
    assert await kinds(club, CLEO) == ["undo", "replace-you", "pause"]
    assert await kinds(club, DORA) == ["seat-offered"]
    await club.ask(DORA, match, AnswerInvitation(False, DORA.id, 0))
    assert await kinds(club, DORA) == []
    everybody = (ANNA.id, BERT.id, CLEO.id, DORA.id)
    asked = await club.database.read(
        lambda c: [questions_to(c, match, who, club.now) for who in everybody]
    )
    assert [bool(questions) for questions in asked] == [True, True, True, False]


async def test_hosts_are_asked_for_seats_and_by_followers(club: Club) -> None:
    match = await club.running(3)
    await club.ask(BERT, match, Resign())
    await club.ask(DORA, match, TakeSeat(1))
    await club.ask(Person(9, "Eva", manages=frozenset({BALCONY.channel_id})), match, watching())
    assert await kinds(club, ANNA) == ["seat-wished", "follow"]
    lobby = await club.lobby(1, Place(7, 75))
    await club.ask(ANNA, lobby, Invite(BERT.id, "Bert"))
    assert await kinds(club, BERT) == ["comeback", "invited"]


def watching() -> Watch:
    """A channel of another server would like to follow."""
    return Watch(Place(8, BALCONY.channel_id), "en")


async def test_who_has_not_answered_after_a_day_is_asked_once_more_and_only_once(
    club: Club,
) -> None:
    match = await club.running(4)
    await club.ask(ANNA, match, Propose("pause"))
    await answer(club, BERT, match, "agree")
    await pass_time(club, 23.9)
    assert await again(club) == []
    await pass_time(club, 0.1)
    assert await again(club) == ["3 4"]
    await pass_time(club, 40)
    assert await again(club) == []
    await club.ask(ANNA, match, Propose("replace", 1))
    await pass_time(club, 24)
    assert await again(club) == ["3 4"], "not of whom the others decide"
    await pass_time(club, 48)
    await club.ask(ANNA, match, Propose("end"))
    forbidden = RecordingSender()
    forbidden.hurdles[HOME.channel_id] = [TryLater(15.0, "403", forbidden=True)]
    await deliver(club, forbidden)
    await pass_time(club, 24)
    keys = [notice.key for notice in await notices(club)]
    assert "end-asked" in keys
    assert "asked-again" not in keys, "the question itself was not seen before"
    await pass_time(club, 48)
    await club.ask(ANNA, match, Propose("end"))
    await again(club)
    await club.database.write(lambda c: outbox_store.forget_channel(c, HOME.channel_id))
    await pass_time(club, 24)
    assert await again(club) == [], "the channel is gone"


async def test_each_question_has_its_own_day(club: Club) -> None:
    match = await club.running(3)
    await club.ask(ANNA, match, Propose("pause"))
    await pass_time(club, 12)
    await club.ask(BERT, match, Propose("end"))
    await pass_time(club, 12)
    assert await again(club) == ["2 3"]
    await pass_time(club, 12)
    assert await again(club) == ["1 3"]


async def test_nothing_is_asked_again_that_was_answered(club: Club) -> None:
    match = await club.running(3)
    await club.ask(ANNA, match, Propose("pause"))
    for person in (BERT, CLEO):
        await answer(club, person, match, "agree")
    assert (await club.matches.queries.stored(match)).ask_again_at is None
    assert await club.matches.due.next_timeouts() == []


async def test_invitations_to_a_lobby_and_wishes_to_follow_are_asked_again(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    await pass_time(club, 24)
    assert await again(club) == ["2"]
    running = await club.running(2, Place(7, 75))
    await club.ask(BERT, running, Propose("pause"))
    await pass_time(club, 24)
    await club.ask(Person(9, "Eva", manages=frozenset({BALCONY.channel_id})), running, watching())
    assert await again_in(club, 75) == ["1"], "of the pause, once"
    await pass_time(club, 12)
    away = Watch(Place(8, 76), "en")
    await club.ask(Person(10, "Finn", manages=frozenset({76})), running, away)
    for _ in range(2):
        await pass_time(club, 12)
        assert await again_in(club, 75) == ["1"]


async def again_in(club: Club, channel_id: int) -> list[str]:
    """Who is asked once more in what is delivered in a channel now."""
    found = [d.notice for d in (await deliver(club)).delivered[channel_id]]
    return [str(n.args["who"]) for n in found if n is not None and n.key == "asked-again"]
