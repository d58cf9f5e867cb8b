"""A lobby that starts by itself once so many sit at it."""

from __future__ import annotations

from bot.matches.table.posts import Notice
from bot.matches.table.requests import (
    AddComputer,
    AnswerInvitation,
    Invite,
    Join,
    Leave,
    RemoveHolder,
    StartWith,
)
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, Club, refused
from tests.matches.recording_sender import RecordingSender, outbox_of


async def told(club: Club) -> list[Notice]:
    """The notices that went to the channel."""
    sender = RecordingSender()
    async with outbox_of(club, sender) as outbox:
        await outbox.idle()
    return [post.notice for post in sender.delivered[70] if post.notice is not None]


async def test_it_begins_when_so_many_sit_and_all_are_told_once(club: Club) -> None:
    match = await club.lobby(2)
    assert (await club.ask(ANNA, match, StartWith(4))).key == "starts-with"
    await club.ask(CLEO, match, Join())
    assert (await club.table(match)).status == "lobby"
    await club.ask(DORA, match, Join())
    table = await club.table(match)
    assert (table.status, len(table.seats)) == ("running", 4)
    called = {str(who) for who in table.awaited.values()}
    begun = [set(str(n.args["who"]).split()) for n in await told(club) if n.key == "begun"]
    everybody = {str(p.id) for p in (ANNA, BERT, CLEO)}
    assert begun == ([everybody - called] if everybody - called else [])


async def test_computers_count_and_invited_people_once_they_have_come(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, StartWith(3))
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    await club.ask(ANNA, match, AddComputer("sound"))
    assert (await club.table(match)).status == "lobby"
    await club.ask(BERT, match, AnswerInvitation(agree=True, user_id=BERT.id))
    assert (await club.table(match)).status == "running"


async def test_it_begins_with_more_when_others_came_while_somebody_was_invited(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, StartWith(3))
    await club.ask(ANNA, match, Invite(CLEO.id, "Cleo"))
    await club.ask(DORA, match, Join())
    assert (await club.table(match)).status == "lobby"
    await club.ask(CLEO, match, AnswerInvitation(agree=True, user_id=CLEO.id))
    assert (await club.table(match)).status == "running"


async def test_it_begins_when_the_host_sends_the_last_invited_person_away(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, StartWith(3))
    await club.ask(ANNA, match, Invite(CLEO.id, "Cleo"))
    await club.ask(DORA, match, Join())
    await club.ask(ANNA, match, RemoveHolder("Cleo"))
    assert (await club.table(match)).status == "running"


async def test_only_the_host_says_so_and_never_fewer_than_sit_there(club: Club) -> None:
    match = await club.lobby(2)
    assert await refused(club, BERT, match, StartWith(3)) == "not-host"
    for count in (0, 2, 9):
        assert await refused(club, ANNA, match, StartWith(count)) == "starts-with"
    await club.ask(ANNA, match, StartWith(3))
    assert (await club.ask(ANNA, match, StartWith(None))).key == "starts-by-host"
    await club.ask(CLEO, match, Join())
    assert (await club.table(match)).status == "lobby"
    await club.ask(DORA, match, Join())
    assert await refused(club, ANNA, match, StartWith(4)) == "full"


async def test_who_leaves_is_waited_for_again(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, StartWith(3))
    await club.ask(BERT, match, Leave())
    await club.ask(CLEO, match, Join())
    assert (await club.table(match)).status == "lobby"
    await club.ask(BERT, match, Join())
    assert (await club.table(match)).status == "running"
