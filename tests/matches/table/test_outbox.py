"""Posts arrive in order, once, when they can; a dead channel stops nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.delivery import outbox_store
from bot.delivery.delivery import Delivery, Sent
from bot.delivery.errors import ChannelGone, TryLater, Undeliverable
from bot.delivery.found_channels import FoundChannels
from bot.delivery.outbox import MOST_MISSING, OutboxWorker
from bot.limits import OPENINGS_SECONDS
from bot.matches.table.asked import START
from bot.matches.table.requests import (
    AskUndo,
    Close,
    Join,
    Leave,
    Move,
    Person,
    Place,
    Request,
    Start,
    Watch,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, GAMES, HOME, PEOPLE, Club
from tests.matches.recording_sender import RecordingSender, deliver, outbox_of
from tests.sandbox.proof import soon

pytestmark = pytest.mark.usefixtures("told_at_once")

BALCONY = Place(7, 71)
BELIEVED_AFTER, LONGEST_PAUSE, MAX_FAILURES = 60.0, 600.0, 12
FIRST_ROUND = ["Dealt", "BidMade", "BidMade", "BidShown", "BidShown"]


class Asking(RecordingSender):
    """Its messages have buttons."""

    async def deliver(self, delivery: Delivery) -> Sent | None:
        sent = await super().deliver(delivery)
        return None if sent is None else replace(sent, retired="without them")


async def waiting(club: Club) -> int:
    return (await club.matches.queries.counts()).posts_waiting


async def settled(club: Club) -> None:
    """Returns when an outbox whose sender stands at a closed gate can do nothing more: whatever
    was to be written is written, one after the other, and everybody has heard of it."""
    await club.database.write(lambda _: None)
    for _ in range(100):
        await asyncio.sleep(0)


async def test_each_turn_is_told_in_its_channel(club: Club) -> None:
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        await outbox.idle()
        await club.bid(match, ANNA)
        await outbox.idle()
        await club.bid(match, BERT)
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == FIRST_ROUND
    turns = [delivery.turn for delivery in pigeon.delivered[HOME.channel_id]]
    assert [turn.waiting for turn in turns if turn][:2] == [(0, 1), (1,)]
    assert [turn.seat for turn in turns if turn] == [None, 0, 1]
    assert await waiting(club) == 0
    table = await club.table(match)
    assert turns[-1] is not None
    assert turns[-1].view == GAMES["toy"].view(table.state, None)
    assert turns[-1].revision == table.revision


async def test_the_last_post_is_remembered_for_its_buttons(club: Club) -> None:
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        await outbox.idle()
        assert await club.matches.queries.last_post(match, HOME.channel_id) == 501
        await club.bid(match, ANNA)
        await outbox.idle()
    assert [d.previous for d in pigeon.delivered[HOME.channel_id]] == [None, 501]
    assert await club.matches.queries.last_post(match, HOME.channel_id) == 502


async def test_turns_that_wait_are_told_together(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    await club.ask(ANNA, match, Close())
    pigeon = await deliver(club)
    first, last = pigeon.delivered[HOME.channel_id]
    assert len(first.posts) == 3
    assert pigeon.told(HOME.channel_id) == [*FIRST_ROUND, "closed"]
    assert first.turn is not None
    assert first.turn.view.phase == "paint"
    assert last.notice is not None
    assert last.notice.args == {"name": "Anna"}


async def test_a_turn_waits_for_what_the_same_person_does_next(club: Club) -> None:
    club.matches.patience = 30.0
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as outbox:
        await outbox.idle()
        match, winner = await won_by_the_last_to_bid(club)
        await outbox.idle()
        assert pigeon.told(HOME.channel_id)[-1] == "BidMade"
        assert await waiting(club) == 1
        await club.turn(winner, match, "paint red", "frame")
        await outbox.idle()
    together = pigeon.delivered[HOME.channel_id][-1]
    assert len(together.posts) == 2
    told = ["BidMade", "BidShown", "BidShown", "StonePainted", "StoneFramed", "Dealt"]
    assert pigeon.told(HOME.channel_id)[-6:] == told
    assert await waiting(club) == 0


async def test_a_turn_waits_no_longer_than_its_patience(club: Club) -> None:
    club.matches.patience = 30.0
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as outbox:
        await outbox.idle()
        await won_by_the_last_to_bid(club)
        await outbox.idle()
        before = pigeon.told(HOME.channel_id)
        club.now += 31
        outbox.wake()
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == [*before, "BidMade", "BidShown", "BidShown"]


async def test_a_turn_that_overtakes_a_wish_to_undo_waits_for_nothing(club: Club) -> None:
    club.matches.patience = 30.0
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as outbox:
        await won_by_the_last_to_bid(club, AskUndo())
        await outbox.idle()
    assert pigeon.told(HOME.channel_id)[-3:] == ["BidMade", "BidShown", "BidShown"]


async def won_by_the_last_to_bid(club: Club, *between: Request) -> tuple[str, Person]:
    """A table whose last bidder has won the round and goes on alone; what the first one asks
    `between` the two bids."""
    match = await club.running(2)
    hands = (await club.table(match)).state.hands
    first, last = (ANNA, BERT) if max(hands[0]) < max(hands[1]) else (BERT, ANNA)
    await club.bid(match, first)
    for request in between:
        await club.ask(first, match, request)
    seat = PEOPLE.index(last)
    await club.turn(last, match, f"bid {max(hands[seat])}")
    return match, last


async def test_a_clock_set_back_holds_no_post_up(club: Club) -> None:
    """What waits for another try or for more to tell is due after its own time, by a clock that
    nobody sets."""
    steady = [50.0]
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [TryLater(37.5, "503")]
    async with outbox_of(club, pigeon, steady=lambda: steady[0]) as outbox:
        match = await club.running(2)
        await outbox.idle()
        await club.running(2, BALCONY)
        await outbox.idle()
        club.now -= 24 * 3600
        await club.bid(match, ANNA)
        steady[0] += 37
        outbox.wake()
        await outbox.idle()
        assert pigeon.told(HOME.channel_id) == []
        steady[0] += 1
        outbox.wake()
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == ["Dealt", "BidMade"]


async def test_a_clock_set_back_does_not_lengthen_the_patience_of_a_turn(club: Club) -> None:
    club.matches.patience = 30.0
    steady = [50.0]
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon, steady=lambda: steady[0]) as outbox:
        await outbox.idle()
        await won_by_the_last_to_bid(club)
        club.now -= 24 * 3600  # before the outbox could look
        outbox.wake()
        await outbox.idle()
        before = pigeon.told(HOME.channel_id)
        steady[0] += 30
        outbox.wake()
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == [*before, "BidMade", "BidShown", "BidShown"]


async def test_what_may_have_arrived_is_looked_for_after_other_failures_too(club: Club) -> None:
    pigeon = RecordingSender()
    lost, forbidden = TryLater(0, "502", maybe_sent=True), TryLater(0, "403")
    pigeon.hurdles[HOME.channel_id] = [lost, forbidden]
    async with outbox_of(club, pigeon) as outbox:
        await club.running(2)
        for _ in range(2):
            await outbox.idle()
            club.now += 60
        outbox.wake()
        await outbox.idle()
    assert [delivery.retry for delivery in pigeon.tried] == [False, True, True]


async def test_following_channels_are_told_too_in_their_language(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(BALCONY, "zh-CN"))
    await club.bid(match, ANNA)
    pigeon = await deliver(club)
    assert pigeon.told(BALCONY.channel_id) == ["BidMade"]
    assert len(pigeon.delivered[BALCONY.channel_id][0].posts) == 2
    assert pigeon.delivered[BALCONY.channel_id][0].locale == "zh-CN"
    assert pigeon.delivered[HOME.channel_id][0].locale == "en"


async def test_a_failing_channel_waits_longer_each_time_and_keeps_its_order(club: Club) -> None:
    pigeon = RecordingSender()
    home = HOME.channel_id
    pigeon.hurdles[home] = [TryLater(0, "403") for _ in range(12)]
    pauses: list[float] = []
    match = await club.running(2)
    other = await club.running(2, BALCONY)
    async with outbox_of(club, pigeon) as outbox:
        for _ in range(12):
            await outbox.idle()
            due = (await club.database.read(outbox_store.due))[home].due_at
            pauses.append(due - club.now)
            club.now = due
        await club.bid(other, ANNA)
        await outbox.idle()
        assert "BidMade" in pigeon.told(BALCONY.channel_id)
        await club.bid(match, ANNA)
        await outbox.idle()
    assert pigeon.told(home) == ["Dealt", "BidMade"]
    assert pauses[:4] == [1, 2, 4, 8]
    assert pauses[-1] == LONGEST_PAUSE
    assert not any(delivery.retry for delivery in pigeon.tried)


async def test_the_pause_discord_asks_for_is_kept(club: Club) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [TryLater(37.5, "429")] * 2
    async with outbox_of(club, pigeon) as outbox:
        await club.running(2)
        await outbox.idle()
        club.now += 37
        await outbox.idle()
        assert len(pigeon.tried) == 1
        club.now += 1
        outbox.wake()
        await outbox.idle()
    assert len(pigeon.tried) == 2
    async with outbox_of(club, pigeon, steady=lambda: 0.0):  # a start waits for nothing
        await soon(lambda: pigeon.told(HOME.channel_id) == ["Dealt"])


@pytest.mark.parametrize("failure", [TryLater(0, "502", maybe_sent=True), OSError("reset")])
async def test_after_a_lost_answer_the_same_delivery_is_looked_for(
    club: Club, failure: Exception
) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [failure]
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        await outbox.idle()
        await club.bid(match, ANNA)
        await outbox.idle()
        club.now += 60
        await outbox.idle()
    first, again, next_one = pigeon.tried
    assert (first.retry, again.retry, next_one.retry) == (False, True, False)
    assert (first.nonce, first.posts) == (again.nonce, again.posts)
    assert next_one.nonce != first.nonce
    assert len(first.nonce) <= 25


async def test_not_every_channel_that_was_ever_deleted_is_kept(club: Club) -> None:
    outbox = OutboxWorker(club.database, GAMES, RecordingSender())
    for channel in range(MOST_MISSING + 5):
        outbox.deleted({channel})
    assert len(vars(outbox)["_missing"]) == MOST_MISSING


async def test_what_was_being_sent_at_a_crash_is_looked_for_at_start(club: Club) -> None:
    match = await club.running(2)
    stuck = RecordingSender()
    outbox = OutboxWorker(club.database, GAMES, stuck, lambda: club.now)
    running = asyncio.create_task(outbox.run())
    await soon(lambda: bool(stuck.tried))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await settled(club)
    await club.bid(match, ANNA)
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as second:
        await second.idle()
    assert [delivery.retry for delivery in pigeon.tried] == [True, False]
    assert pigeon.tried[0].nonce == stuck.tried[0].nonce
    assert pigeon.tried[0].posts == stuck.tried[0].posts
    assert pigeon.told(HOME.channel_id) == ["Dealt", "BidMade"]


async def a_minute_later(club: Club, outbox: OutboxWorker) -> None:
    club.now += BELIEVED_AFTER
    outbox.wake()
    await outbox.idle()


async def test_a_deleted_channel_is_forgotten_and_play_goes_on(club: Club) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [ChannelGone(), ChannelGone()]
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        await outbox.idle()
        await club.bid(match, ANNA)
        await outbox.idle()
        await a_minute_later(club, outbox)
        assert [delivery.retry for delivery in pigeon.tried] == [False, False]
        assert (await club.table(match)).state.bids[0] is not None
        await club.ask(ANNA, match, Move(BALCONY))
        await outbox.idle()
        await club.bid(match, BERT)
        await outbox.idle()
    assert pigeon.told(BALCONY.channel_id) == ["board", "BidMade", "BidShown", "BidShown"]
    assert await waiting(club) == 0


async def test_nothing_is_dropped_because_discord_does_not_know_a_channel_once(club: Club) -> None:
    pigeon, there = RecordingSender(), HOME.channel_id
    away, there_after_all = TryLater(0, "503"), TryLater(0, "403", forbidden=True)
    pigeon.hurdles[there] = [ChannelGone(), away, there_after_all, ChannelGone()]
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        for seconds in (0, 30, 60, 100, 60):
            club.now += seconds
            outbox.wake()
            await outbox.idle()
            assert await waiting(club) == 1
            assert not (await club.matches.queries.stored(match)).table.channel_gone
        await a_minute_later(club, outbox)
        await outbox.idle()
    assert pigeon.told(there) == ["Dealt"]
    assert len(pigeon.tried) == 5


async def test_a_clock_set_back_believes_nothing_earlier(club: Club) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [ChannelGone()] * 2
    async with outbox_of(club, pigeon) as outbox:
        await club.running(2)
        await outbox.idle()
        club.now -= 3600
        await outbox.retry_now()
        await outbox.idle()
        assert await waiting(club) == 1
        await a_minute_later(club, outbox)
    assert pigeon.told(HOME.channel_id) == ["Dealt"]


async def test_a_channel_that_is_seen_again_is_told_what_waits_at_once(club: Club) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [ChannelGone()]
    async with outbox_of(club, pigeon) as outbox:
        await club.running(2)
        await outbox.idle()
        await outbox.retry_channels({5, HOME.channel_id})
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == ["Dealt"]


@pytest.mark.parametrize("begun", [True, False])
async def test_a_table_takes_its_channel_up_again_when_it_is_seen(club: Club, begun: bool) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [ChannelGone()] * 2
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        await outbox.idle()
        await club.matches.puzzles.choose(HOME, "en", None)
        await a_minute_later(club, outbox)
        assert await lost(club, match) == (True, True)
        if begun:  # another process
            outbox.lost.clear()
        channels = FoundChannels(club.matches, outbox)
        await channels.load()
        await channels.seen({5})
        assert await lost(club, match) == (True, True)
        for _ in range(2):
            await channels.seen({HOME.channel_id, 5})
        assert await lost(club, match) == (False, False)
        await outbox.idle()
        await club.bid(match, ANNA)
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == ["board", "BidMade"]


async def lost(club: Club, match: str) -> tuple[bool, bool]:
    """Whether the channel of a table, and that of its server's puzzles, are believed to be gone."""
    puzzles = await club.matches.puzzles.channel(HOME.guild_id)
    assert puzzles is not None
    return (await club.matches.queries.stored(match)).table.channel_gone, puzzles.gone


async def test_a_deleted_following_channel_follows_no_more(club: Club) -> None:
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        await club.ask(CLEO, match, Watch(BALCONY, "en"))
        await outbox.idle()
        pigeon.hurdles[BALCONY.channel_id] = [ChannelGone(), ChannelGone()]
        await club.bid(match, ANNA)
        await outbox.idle()
        assert len(await club.matches.queries.followers(match)) == 1
        await a_minute_later(club, outbox)
    assert await club.matches.queries.followers(match) == ()
    assert pigeon.told(HOME.channel_id) == ["Dealt", "BidMade"]


async def test_a_moved_table_takes_its_waiting_posts_along(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, Move(BALCONY))
    pigeon = await deliver(club)
    assert pigeon.told(HOME.channel_id) == ["moved"]
    assert pigeon.told(BALCONY.channel_id) == ["Dealt", "BidMade"]


async def test_a_post_that_is_not_accepted_is_left_out(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    """As a mention in a channel that forbids posting: that is to be expected, and one line."""
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [Undeliverable("400")]
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        await outbox.idle()
        await club.bid(match, ANNA)
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == ["BidMade"]
    assert [(record.levelname, record.exc_info) for record in caplog.records] == [("ERROR", None)]
    assert caplog.messages[0].endswith("a post is left out: 400")


async def test_a_question_keeps_its_buttons_no_longer_for_a_post_that_is_left_out(
    club: Club,
) -> None:
    pigeon = Asking()
    async with outbox_of(club, pigeon) as outbox:
        match = await club.lobby(4)
        await outbox.idle()
        pigeon.hurdles[HOME.channel_id] = [Undeliverable("400")]
        await club.ask(ANNA, match, Start())
        await outbox.idle()
        await club.bid(match, ANNA)
        await outbox.idle()
    assert [[one.mark for one in tried.moot] for tried in pigeon.tried[-2:]] == [[f"{START} 4"]] * 2


async def test_what_waited_long_is_not_given_up_when_it_first_fails_otherwise(club: Club) -> None:
    """Tries that were put off say nothing about a failure that nobody foresaw."""
    pigeon = RecordingSender()
    later = [TryLater(0, "403") for _ in range(MAX_FAILURES)]
    pigeon.hurdles[HOME.channel_id] = [*later, KeyError("id")]
    async with outbox_of(club, pigeon) as outbox:
        await club.running(2)
        for _ in range(MAX_FAILURES + 2):
            await outbox.idle()
            club.now += LONGEST_PAUSE
            outbox.wake()
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == ["Dealt"]


async def test_a_post_that_always_fails_otherwise_is_given_up(club: Club) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [KeyError("id") for _ in range(MAX_FAILURES + 1)]
    async with outbox_of(club, pigeon) as outbox:
        match = await club.running(2)
        for _ in range(MAX_FAILURES + 1):
            await outbox.idle()
            club.now += LONGEST_PAUSE
            outbox.wake()
        await club.bid(match, ANNA)
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == ["BidMade"]


async def test_an_answer_that_never_comes_is_waited_for_again_and_again(club: Club) -> None:
    """Discord accepts requests and does not answer, for hours."""
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [TimeoutError() for _ in range(MAX_FAILURES + 2)]
    async with outbox_of(club, pigeon) as outbox:
        await club.running(2)
        for _ in range(MAX_FAILURES + 3):
            await outbox.idle()
            club.now += LONGEST_PAUSE
            outbox.wake()
        await outbox.idle()
    assert pigeon.told(HOME.channel_id) == ["Dealt"]
    assert [delivery.retry for delivery in pigeon.tried[:2]] == [False, True]


async def test_a_lobby_that_is_full_again_asks_its_host_again(club: Club) -> None:
    """The same is asked twice; what the second message looks like takes the place of the first."""
    pigeon = Asking()
    async with outbox_of(club, pigeon) as outbox:
        match = await club.lobby(4)
        await outbox.idle()
        await club.ask(DORA, match, Leave())
        await club.ask(DORA, match, Join())
        await club.ask(BERT, match, Watch(BALCONY, "en"))
        await soon(lambda: "follow-asked" in pigeon.told(HOME.channel_id))
        await outbox.idle()
    query = sa.select(schema.questions.c.message_id).where(schema.questions.c.mark == f"{START} 4")
    assert pigeon.told(HOME.channel_id) == ["lobby-ready", "lobby-ready", "follow-asked"]
    assert await club.database.read(lambda c: c.execute(query).scalars().all()) == [502]


async def test_stopping_finishes_the_delivery_in_hand_and_takes_up_no_other(club: Club) -> None:
    match = await club.running(2)
    await club.ask(ANNA, match, Close())
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon, open_gate=False) as outbox:
        await soon(lambda: bool(pigeon.tried))
        stopping = asyncio.create_task(outbox.stop())
        await settled(club)
        assert outbox.stopping
        assert not stopping.done()
        pigeon.gate.set()
        await stopping
    assert pigeon.told(HOME.channel_id) == ["Dealt"]
    assert await waiting(club) == 1


async def test_a_channel_that_always_has_more_to_tell_lets_the_others_have_their_turn(
    club: Club,
) -> None:
    """Eight channels are served at once; nine have three messages each to send."""
    for number in range(9):
        place = Place(7, 700 + number)
        for _ in range(3):
            await club.ask(ANNA, await club.running(2, place), Close())
            club.now += OPENINGS_SECONDS
    pigeon = await deliver(club)
    assert len({delivery.channel_id for delivery in pigeon.tried[:9]}) == 9


async def test_many_turns_of_a_table_are_few_posts(club: Club) -> None:
    await club.running(2)
    await club.database.write(lambda connection: told_again(connection, 220))
    assert await waiting(club) == 221
    pigeon = await deliver(club)
    assert [len(delivery.posts) for delivery in pigeon.delivered[HOME.channel_id]] == [200, 21]


def told_again(connection: sa.Connection, times: int) -> None:
    """The posts that wait, so many times more."""
    rows = connection.execute(sa.select(schema.outbox)).mappings().all()
    copies = [{k: v for k, v in row.items() if k != "id"} for row in rows for _ in range(times)]
    connection.execute(sa.insert(schema.outbox), copies)


async def test_many_channels_are_served_side_by_side(club: Club) -> None:
    for channel in range(12):
        await club.running(2, Place(7, 700 + channel))
        club.now += OPENINGS_SECONDS
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon, open_gate=False) as outbox:
        await soon(lambda: len(pigeon.tried) >= 8)
        assert all(outbox.is_busy(700 + channel) for channel in range(12))
        await settled(club)
        assert len(pigeon.tried) == 8
        pigeon.gate.set()
        await outbox.idle()
    assert len(pigeon.delivered) == 12


async def test_nothing_more_is_claimed_where_nothing_more_is_due(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    claimed = list[int]()

    def claim(connection: sa.Connection, games: Any, channel_id: int, *rest: Any) -> Any:
        claimed.append(channel_id)
        return real(connection, games, channel_id, *rest)

    real = outbox_store.claim
    monkeypatch.setattr(outbox_store, "claim", claim)
    pigeon = RecordingSender()
    match = await club.running(2)
    async with outbox_of(club, pigeon) as outbox:
        await outbox.idle()
        for person in (ANNA, BERT):
            await club.bid(match, person)
            await outbox.idle()
    assert len(pigeon.tried) == 3
    assert claimed == [HOME.channel_id] * 3
