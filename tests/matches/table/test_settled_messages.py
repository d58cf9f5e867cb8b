"""Messages that ask or offer something are tidied up with the next post after it is settled."""

from __future__ import annotations

from functools import partial

from bot.delivery.outbox_store import forget_channel
from bot.matches.schedule import digests
from bot.matches.table.asked import (
    AGAIN,
    GO_ON,
    LAPSE,
    RESTORE,
    comeback_mark,
    follow_mark,
    table_marks,
)
from bot.matches.table.model import DAY
from bot.matches.table.posts import Notice
from bot.matches.table.requests import (
    SYSTEM,
    AnswerFollow,
    AnswerProposal,
    AskUndo,
    ChooseLocale,
    Invite,
    Move,
    Place,
    Propose,
    Restore,
    Resume,
    TakeSeat,
    Tidy,
    Watch,
)
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, Club
from tests.matches.recording_sender import deliver
from tests.matches.timed.test_clocks import pass_time

BALCONY, ELSEWHERE = Place(7, 71), Place(7, 72)


async def settled(club: Club, channel: int = HOME.channel_id) -> list[str]:
    """The marks of what the messages delivered within a minute make outdated."""
    club.now += 60
    delivered = (await deliver(club)).delivered[channel]
    return [question.mark for delivery in delivered for question in delivery.moot]


async def wait(club: Club, match: str, days: float) -> None:
    """Nobody does anything for so many days."""
    club.now += days * DAY
    await club.matches.submit(f"tidy:{match}:{club.now}", SYSTEM, match, Tidy())


async def begun(club: Club, people: int) -> str:
    """A game of so many people, and its channel knows of it."""
    match = await club.running(people)
    await deliver(club)
    return match


async def say_something(club: Club, match: str) -> None:
    """The channel gets a notice that settles nothing."""
    other = "en" if (await club.table(match)).locale == "zh-CN" else "zh-CN"
    await club.ask(ANNA, match, ChooseLocale(other))


async def vote(club: Club, match: str) -> str:
    """The mark of the only open vote."""
    (proposal,) = (await club.table(match)).proposals
    return proposal.mark


async def test_who_is_asked_again_is_told_only_until_everybody_has_answered(club: Club) -> None:
    match = await begun(club, 4)
    await club.ask(ANNA, match, Propose("end"))
    mark = await vote(club, match)
    await pass_time(club, 24)
    assert await settled(club) == []
    await club.ask(BERT, match, AnswerProposal(mark, "refuse"))
    await say_something(club, match)
    assert await settled(club) == [], "one answer is still missing"
    await club.ask(CLEO, match, AnswerProposal(mark, "refuse"))
    assert sorted(await settled(club)) == [AGAIN, mark]
    await say_something(club, match)
    assert await settled(club) == []


async def test_nobody_is_asked_again_for_what_was_answered_before_the_post_left(club: Club) -> None:
    match = await begun(club, 2)
    await club.ask(ANNA, match, Propose("pause"))
    await deliver(club)
    await pass_time(club, 24)
    await club.ask(BERT, match, AnswerProposal(await vote(club, match), "refuse"))
    told = (await deliver(club)).delivered[HOME.channel_id]
    assert [post.key for one in told for post in one.posts if isinstance(post, Notice)] == [
        "pause-refused"
    ]


async def test_a_seat_is_offered_back_until_it_is_taken(club: Club) -> None:
    match = await begun(club, 3)
    await club.ask(ANNA, match, Propose("replace", 2))
    mark = await vote(club, match)
    await deliver(club)
    await club.ask(BERT, match, AnswerProposal(mark, "agree"))
    assert await settled(club) == [mark]
    (_, question) = (await club.matches.queries.asked_of(CLEO.id, club.now))[0]
    assert await club.matches.queries.question_message(match, question.mark) is not None
    await say_something(club, match)
    assert await settled(club) == []
    await club.ask(CLEO, match, TakeSeat(2))
    assert await settled(club) == [comeback_mark(CLEO.id)]


async def test_a_paused_game_offers_to_go_on_until_it_does(club: Club) -> None:
    match = await begun(club, 2)
    await club.ask(ANNA, match, Propose("pause"))
    await club.ask(BERT, match, AnswerProposal(await vote(club, match), "agree"))
    await deliver(club)
    await wait(club, match, 87.1)
    assert await settled(club) == []
    await say_something(club, match)
    assert await settled(club) == []
    await club.ask(ANNA, match, Resume())
    assert await settled(club) == [GO_ON]


async def test_an_archived_game_brought_back_elsewhere_leaves_no_button_behind(club: Club) -> None:
    match = await begun(club, 2)
    await wait(club, match, 27)
    await wait(club, match, 3)
    assert (await club.table(match)).status == "archived"
    await deliver(club)
    await club.ask(ANNA, match, Restore(ELSEWHERE))
    (first, *_) = (await deliver(club)).delivered[ELSEWHERE.channel_id]
    assert [(one.mark, one.channel_id) for one in first.moot] == [(RESTORE, HOME.channel_id)]


async def test_a_channel_asks_to_follow_until_it_is_answered_anywhere(club: Club) -> None:
    match = await begun(club, 2)
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    (asks,) = (await deliver(club)).delivered[HOME.channel_id]
    assert not asks.answered
    await say_something(club, match)
    assert await settled(club) == []
    await club.ask(ANNA, match, AnswerFollow(BALCONY.channel_id, agree=True))
    await say_something(club, match)
    assert await settled(club) == [follow_mark(BALCONY.channel_id)]


async def test_a_lapsed_request_to_follow_is_asked_nowhere(club: Club) -> None:
    match = await begun(club, 2)
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    await deliver(club)
    club.now += LAPSE - 1
    assert [one.kind for _, one in await club.matches.queries.asked_of(ANNA.id, club.now)] == [
        "follow"
    ]
    counted = partial(digests.asking, user_id=ANNA.id)
    assert await club.database.read(lambda c: counted(c, now=club.now)) == [match]
    club.now += 1
    assert await club.matches.queries.asked_of(ANNA.id, club.now) == ()
    assert await club.database.read(lambda c: counted(c, now=club.now)) == []
    await say_something(club, match)
    assert await settled(club) == [follow_mark(BALCONY.channel_id)]


async def test_what_was_asked_in_a_channel_that_is_gone_is_asked_in_the_new_one(club: Club) -> None:
    match = await begun(club, 3)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, Propose("pause"))
    await club.ask(BERT, match, AnswerProposal(await vote(club, match), "refuse"))
    await club.ask(ANNA, match, AskUndo())
    await deliver(club)
    await club.database.write(lambda c: forget_channel(c, HOME.channel_id))
    await club.ask(ANNA, match, Move(ELSEWHERE))
    told = (await deliver(club)).delivered[ELSEWHERE.channel_id]
    notices = [one.notice for one in told if one.notice is not None]
    assert [(one.key, one.args["who"]) for one in notices] == [
        ("pause-asked", "3"),
        ("undo-asked", "2 3"),
    ]
    assert {one.question for one in notices} <= table_marks(await club.table(match))


async def test_invitations_to_a_lobby_are_asked_again_in_the_new_channel(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    await deliver(club)
    await club.database.write(lambda c: forget_channel(c, HOME.channel_id))
    await club.ask(ANNA, match, Move(ELSEWHERE))
    (asked,) = (await deliver(club)).delivered[ELSEWHERE.channel_id]
    assert asked.notice is not None
    assert asked.notice.key == "invited"
    assert (asked.notice.args["who"], asked.notice.args["name"]) == ("2", "Anna")
