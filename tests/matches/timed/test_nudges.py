"""People whom a post does not mention are told by a nudge: once, in time, only while awaited."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.delivery.delivery import Delivery, Sent
from bot.delivery.errors import LONG, DirectRefused, TryLater
from bot.delivery.nudge_targets import NudgeTarget, target
from bot.matches.table.posts import Nudge
from bot.matches.table.requests import (
    AnswerProposal,
    Invite,
    Place,
    Propose,
    Resign,
    TakeSeat,
    Watch,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club
from tests.matches.recording_sender import RecordingSender, deliver, outbox_of

HOUR = 3600.0
TOGETHER, REFUSAL_KEPT = 600.0, 7 * 24 * HOUR
BALCONY = Place(7, 71)


async def quiet(club: Club, hours: float = 8) -> None:
    """Ben's quiet hours are the next ones, beginning an hour ago."""
    minute = int(club.now % 86400 // 60)
    end = (minute + int(hours * 60)) % 1440
    await club.matches.people.choose_quiet(BERT.id, ((minute - 60) % 1440, end))


def nudged(sender: RecordingSender) -> list[tuple[int, bool]]:
    """Who was nudged, and whether directly."""
    found = [d for d in sender.delivered[HOME.channel_id] if d.nudge is not None]
    return [(d.nudge.person, d.direct) for d in found if d.nudge]


def silent(sender: RecordingSender) -> list[frozenset[int]]:
    """Whom each post did not mention."""
    return [d.silent for d in sender.delivered[HOME.channel_id] if d.turn is not None]


@pytest.mark.usefixtures("told_at_once")
async def test_nothing_changes_for_those_who_chose_nothing_yet(club: Club) -> None:
    match = await club.running(2)
    sender = await deliver(club)
    assert (silent(sender), nudged(sender)) == ([frozenset()], [])
    await club.matches.people.choose_mentions(BERT.id, "direct")
    await club.bid(match, ANNA)
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, True)], "a mention was no nudge"


async def test_a_mention_in_quiet_hours_comes_after_them_and_once(club: Club) -> None:
    await quiet(club)
    match = await club.running(2)
    sender = await deliver(club)
    assert silent(sender) == [{BERT.id}]
    club.now += 4 * HOUR
    await club.bid(match, ANNA)
    await deliver(club, sender)
    assert (silent(sender)[1:], nudged(sender)) == ([], []), "the wait goes on"
    club.now += 4.1 * HOUR
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, False)]
    club.now += HOUR
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, False)]
    for _ in range(2):
        await play_round(club, match)
        await deliver(club, sender)
    *_, answered, later = [d.nudges for d in sender.delivered[HOME.channel_id] if d.turn]
    assert (len(answered), later) == (1, ()), "the first post after it takes the nudge away"


async def test_a_post_that_waits_for_the_next_holds_no_nudge_up(club: Club) -> None:
    """Nor does it go by a start anew: the wait has one post."""
    await quiet(club)
    match = await club.running(2)
    sender = RecordingSender()
    async with outbox_of(club, sender) as outbox:
        await outbox.idle()
        await club.bid(match, ANNA)
        club.now += 8.1 * HOUR
        outbox.wake()
        await outbox.idle()
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, False)]
    assert len(silent(sender)) == 1


async def test_whoever_moved_in_their_quiet_hours_is_not_nudged_after_them(club: Club) -> None:
    await quiet(club)
    match = await club.running(2)
    sender = await deliver(club)
    await club.bid(match, BERT)
    club.now += 9 * HOUR
    await deliver(club, sender)
    assert nudged(sender) == []
    assert (await club.matches.queries.counts()).posts_waiting == 1, (
        "the bid is told with what follows"
    )


async def test_a_nudge_waits_for_a_channel_that_forbids_it_and_comes_once_it_may(
    club: Club,
) -> None:
    await quiet(club)
    await club.running(2)
    sender = await deliver(club)
    club.now += 8.1 * HOUR
    sender.hurdles[HOME.channel_id] = [TryLater(LONG, "403", forbidden=True)]
    async with outbox_of(club, sender) as outbox:
        await outbox.idle()
        assert nudged(sender) == []
        await outbox.retry_now({BALCONY.channel_id})
        await outbox.idle()
        assert nudged(sender) == []
        await outbox.retry_now({HOME.channel_id})
        await outbox.idle()
        assert nudged(sender) == [(BERT.id, False)]


async def test_quiet_hours_given_up_let_the_nudge_come_at_once(club: Club) -> None:
    await quiet(club)
    await club.running(2)
    sender = await deliver(club)
    assert nudged(sender) == []
    await club.matches.people.choose_quiet(BERT.id, None)
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, False)]


async def test_whoever_ends_a_holiday_early_is_nudged_at_once(club: Club) -> None:
    await club.matches.people.take_holiday(BERT.id, "3")
    await club.running(2)
    sender = await deliver(club)
    assert nudged(sender) == []
    await club.matches.people.end_holiday(BERT.id)
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, False)]


async def test_a_nudge_is_not_lost_when_the_bot_dies_after_the_post(club: Club) -> None:
    await quiet(club)
    await club.running(2)
    sender = RecordingSender()
    sender.hurdles[HOME.channel_id] = [TryLater(5, "died", maybe_sent=True)]
    await deliver(club, sender)
    assert silent(sender) == []
    club.now += 9 * HOUR
    await deliver(club, sender)  # the quiet hours are over, but the first try may have arrived
    assert silent(sender) == [{BERT.id}]
    assert nudged(sender) == [(BERT.id, False)]


async def test_direct_messages_follow_the_post_even_in_a_slow_channel(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "direct")
    await club.matches.people.choose_locale(BERT.id, "zh-CN")
    match = await club.running(2)
    sender = RecordingSender()
    sender.hurdles[HOME.channel_id] = [TryLater(500, "403")]
    await deliver(club, sender)
    club.now += 100
    await deliver(club, sender)
    kinds = [(d.nudge is not None, d.locale) for d in sender.delivered[HOME.channel_id]]
    assert kinds == [(False, "en"), (True, "zh-CN")]
    assert nudged(sender) == [(BERT.id, True)]
    await club.bid(match, ANNA)
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, True)], "once for each wait"
    assert silent(sender)[-1] == {BERT.id}


@pytest.mark.usefixtures("told_at_once")
async def test_a_refused_direct_message_becomes_one_mention_and_is_remembered(club: Club) -> None:
    people = club.matches.people
    await people.choose_mentions(BERT.id, "direct")
    await people.choose_locale(BERT.id, "zh-CN")
    match = await club.running(2)
    sender = RefusingSender()
    await deliver(club, sender)
    assert (sender.refused, nudged(sender)) == (1, [(BERT.id, False)])
    assert {d.locale for d in sender.delivered[HOME.channel_id]} == {"en"}
    assert (await people.choices(BERT.id)).direct_refused_at == club.now
    await club.bid(match, ANNA)
    await deliver(club, sender)
    assert (sender.refused, silent(sender)) == (1, [{BERT.id}, frozenset()]), "mentioned as others"
    club.now += REFUSAL_KEPT
    await play_round(club, match)
    await deliver(club, sender)
    assert sender.refused == 2
    await people.choose_mentions(BERT.id, "direct")
    assert (await people.choices(BERT.id)).direct_refused_at is None


async def test_whoever_wants_no_mentions_gets_none(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "none")
    await club.running(2)
    sender = await deliver(club)
    assert (silent(sender), nudged(sender)) == ([{BERT.id}], [])


async def test_a_table_that_cannot_post_keeps_no_other_from_nudging(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "direct")
    sender = RecordingSender()
    await club.running(2)
    await deliver(club, sender)
    sender.hurdles[BALCONY.channel_id] = [TryLater(5000, "403")] * 9
    await club.running(2, BALCONY)
    await deliver(club, sender)
    third = await club.running(2, Place(7, 72))
    await deliver(club, sender)
    club.now += TOGETHER + 10
    await deliver(club, sender)
    assert [d.match_id for d in sender.delivered[72] if d.nudge] == [third]


async def test_every_wait_brings_a_nudge_of_its_own(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "direct")
    match = await club.running(2)
    sender = await deliver(club)
    club.now += TOGETHER
    await play_round(club, match)
    await deliver(club, sender)
    assert nudged(sender) == [(BERT.id, True)] * 2
    assert await nudges_stored(club) == 0


async def nudges_stored(club: Club) -> int:
    """Nudges on their way."""
    query = sa.select(sa.func.count()).where(schema.outbox.c.kind == "nudge")
    return await club.database.read(lambda connection: connection.execute(query).scalar_one())


async def play_round(club: Club, match: str) -> None:
    """Whoever has not bid does, and the winner paints: all bid anew."""
    table = await club.table(match)
    for person in (ANNA, BERT):
        if person.id in table.awaited.values():
            await club.bid(match, person)
    await club.turn(await club.winner(match), match, "paint red", "pass")


class RefusingSender(RecordingSender):
    """Nobody takes direct messages."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = 0

    async def deliver(self, delivery: Delivery) -> Sent | None:
        if delivery.direct:
            self.refused += 1
            raise DirectRefused
        return await super().deliver(delivery)


# --- questions ---------------------------------------------------------------------------------


def asked(sender: RecordingSender) -> list[tuple[str, frozenset[int]]]:
    """Each notice that asks somebody something, and whom of them it did not mention."""
    found = [(d.notice, d.silent) for d in sender.delivered[HOME.channel_id]]
    return [(notice.key, quiet) for notice, quiet in found if notice and "who" in notice.args]


async def test_a_question_in_quiet_hours_mentions_nobody_and_a_nudge_comes_after_them(
    club: Club,
) -> None:
    match = await club.running(2)
    await deliver(club)
    await club.bid(match, BERT)
    await quiet(club)
    await club.ask(ANNA, match, Propose("pause"))
    sender = await deliver(club)
    assert (asked(sender), nudged(sender)) == ([("pause-asked", {BERT.id})], [])
    club.now += 8.1 * HOUR
    await deliver(club, sender)
    (nudge,) = [d.nudge for d in sender.delivered[HOME.channel_id] if d.nudge]
    assert (nudge.person, nudge.asked, nudge.lost) == (BERT.id, True, False)


async def test_who_has_answered_in_quiet_hours_is_not_nudged_after_them(club: Club) -> None:
    match = await club.running(3)
    await deliver(club)
    await club.bid(match, BERT)
    await quiet(club)
    await club.ask(ANNA, match, Propose("end"))
    sender = await deliver(club)
    (proposal,) = (await club.table(match)).proposals
    await club.ask(BERT, match, AnswerProposal(proposal.mark, "agree"))
    club.now += 9 * HOUR
    await deliver(club, sender)
    assert nudged(sender) == []


async def test_a_seat_offered_to_who_wants_direct_messages_is_told_directly(club: Club) -> None:
    match = await club.lobby(1)
    await club.matches.people.choose_mentions(BERT.id, "direct")
    await club.ask(ANNA, match, Invite(BERT.id, "Bert"))
    sender = RecordingSender()
    async with outbox_of(club, sender) as outbox:
        for seconds, told in ((0.0, []), (2.9, []), (0.2, [(BERT.id, True)])):
            club.now += seconds
            outbox.wake()
            await outbox.idle()
            assert asked(sender) == [("invited", {BERT.id})]
            assert nudged(sender) == told, "after the notice that it leads to"


async def test_a_following_channel_asks_nobody(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, BERT)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    await quiet(club)
    await club.ask(ANNA, match, Resign())
    await club.ask(DORA, match, TakeSeat(0))
    sender = await deliver(club)
    assert all(not d.silent for d in sender.delivered[BALCONY.channel_id])


async def test_a_nudge_after_quiet_hours_names_both_turn_and_question(club: Club) -> None:
    match = await club.running(2)
    await deliver(club)
    await quiet(club)
    await club.bid(match, ANNA)
    sender = RecordingSender()
    await club.ask(ANNA, match, Propose("pause"))
    await deliver(club, sender)
    club.now += 8.1 * HOUR
    await deliver(club, sender)
    (nudge,) = [d.nudge for d in sender.delivered[HOME.channel_id] if d.nudge]
    assert (nudge.person, nudge.asked, nudge.also_asked) == (BERT.id, False, True)
    reminder = Nudge(BERT.id, number=1, since=nudge.since)
    found = await club.database.read(lambda c: target(c, match, reminder, club.now))
    assert isinstance(found, NudgeTarget)
    assert found.nudge == reminder, "of a question nobody is reminded"


async def test_a_direct_message_does_not_tell_of_the_same_turn_twice(club: Club) -> None:
    match = await club.running(2)
    await club.matches.people.choose_mentions(BERT.id, "direct")
    sender = await deliver(club)
    club.now += HOUR
    await deliver(club, sender)
    await club.ask(ANNA, match, Propose("pause"))
    await deliver(club, sender)
    club.now += HOUR
    await deliver(club, sender)
    told = [d.nudge for posts in sender.delivered.values() for d in posts if d.nudge]
    assert [(nudge.person, nudge.asked, nudge.also_asked) for nudge in told] == [
        (BERT.id, False, False),
        (BERT.id, True, False),
    ]


async def test_who_moved_in_quiet_hours_still_hears_of_a_question(club: Club) -> None:
    match = await club.running(3)
    await quiet(club)
    sender = await deliver(club)
    await club.ask(ANNA, match, Propose("pause"))
    await deliver(club, sender)
    await club.bid(match, BERT)
    club.now += 8.1 * HOUR
    await deliver(club, sender)
    (nudge,) = [d.nudge for d in sender.delivered[HOME.channel_id] if d.nudge]
    assert (nudge.person, nudge.asked, nudge.also_asked) == (BERT.id, True, False)
