"""Following a table from another channel."""

from __future__ import annotations

import sqlalchemy as sa

from bot.delivery import outbox_store
from bot.matches.table.asked import LAPSE
from bot.matches.table.posts import Notice, TurnPost
from bot.matches.table.requests import (
    AllowFollowers,
    AnswerFollow,
    Close,
    EndFollow,
    Move,
    Person,
    Place,
    Unwatch,
    Watch,
)
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club, club_of, refused
from tests.matches.recording_sender import deliver

BALCONY = Place(7, 71)
FAR = Place(8, 80)
MOD = Person(9, "Mod", frozenset({HOME.channel_id}), manages_server=True)
"""Manages the table's channel only."""


async def test_a_channel_watches_and_stops(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    (follower,) = await club.matches.queries.followers(match)
    assert (follower.place, follower.locale, follower.user_id) == (BALCONY, "en", CLEO.id)
    assert await refused(club, CLEO, match, Watch(BALCONY, "en")) == "already-watching"
    await club.ask(ANNA, match, Unwatch(BALCONY))
    assert await club.matches.queries.followers(match) == ()
    assert await refused(club, CLEO, match, Unwatch(BALCONY)) == "not-watching"
    await club.bid(match, ANNA)
    assert await told(club, BALCONY.channel_id) == ["follow-ended-by"], "what waited is dropped"


async def test_what_cannot_be_watched(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, CLEO, match, Watch(HOME, "en")) == "same-channel"
    for channel in range(20):
        await club.ask(CLEO, match, Watch(Place(7, 100 + channel), "en"))
    assert await refused(club, CLEO, match, Watch(BALCONY, "en")) == "too-many-watchers"
    await club.ask(ANNA, match, Close())
    assert await refused(club, CLEO, match, Watch(BALCONY, "en")) == "not-open"


async def test_a_table_that_moves_into_a_following_channel_is_told_there_once(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, Move(BALCONY))
    assert await club.matches.queries.followers(match) == ()
    assert (await deliver(club)).told(BALCONY.channel_id) == ["Dealt", "BidMade"]


async def test_only_the_host_and_managers_of_the_following_channel_decide(club: Club) -> None:
    match = await club.running(2)
    assert (await club.ask(BERT, match, Watch(BALCONY, "en"))).key == "follow-asked"
    assert await club.matches.queries.followers(match) == ()
    assert (await club.ask(ANNA, match, Watch(BALCONY, "en"))).key == "watching"
    assert await club.matches.queries.follow_requests(match, 0) == ()
    for person in (BERT, MOD):
        assert await refused(club, person, match, Unwatch(BALCONY)) == "not-manager"
    await club.ask(CLEO, match, Unwatch(BALCONY))
    assert await club.matches.queries.followers(match) == ()


async def test_watching_stales_no_panel(club: Club) -> None:
    match = await club.running(2)
    before = await club.matches.draft(match, 0)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    assert (await club.matches.draft(match, 0)).version == before.version


async def test_who_had_a_channel_follow_may_end_that(club: Club) -> None:
    match = await club.running(2)
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    await club.ask(ANNA, match, AnswerFollow(BALCONY.channel_id, agree=True))
    await club.ask(BERT, match, Unwatch(BALCONY))
    assert await club.matches.queries.followers(match) == ()


async def told(club: Club, channel: int) -> list[str]:
    """What a channel was told, after delivering everything."""
    sender = await deliver(club)
    return sender.told(channel)


async def test_the_host_is_asked_once_and_the_channel_follows_when_they_agree(club: Club) -> None:
    match = await club.running(2)
    await told(club, HOME.channel_id)
    await club.ask(BERT, match, Watch(BALCONY, "zh-CN"))
    assert await refused(club, BERT, match, Watch(BALCONY, "en")) == "follow-pending"
    assert await refused(club, DORA, match, Watch(BALCONY, "en")) == "follow-pending"
    assert await told(club, HOME.channel_id) == ["follow-asked"]
    for person in (BERT, CLEO):
        agree = AnswerFollow(BALCONY.channel_id, agree=True)
        assert await refused(club, person, match, agree) == "not-manager"
    await club.ask(ANNA, match, AnswerFollow(BALCONY.channel_id, agree=True))
    (follower,) = await club.matches.queries.followers(match)
    assert (follower.place, follower.locale, follower.user_id) == (BALCONY, "zh-CN", BERT.id)
    assert await told(club, BALCONY.channel_id) == ["board"]
    await club.database.write(lambda c: outbox_store.forget_channel(c, HOME.channel_id))
    await club.ask(BERT, match, Watch(Place(7, 72), "en"))
    assert await told(club, HOME.channel_id) == [], "where it would be asked is gone"


async def test_crossing_and_repeated_answers_count_once(club: Club) -> None:
    match = await club.running(2)
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    agree = AnswerFollow(BALCONY.channel_id, agree=True)
    refuse = AnswerFollow(BALCONY.channel_id, agree=False)
    await club.matches.submit("one", MOD, match, agree)
    await club.matches.submit("one", MOD, match, agree)
    for answer in (agree, refuse):
        assert await refused(club, ANNA, match, answer) == "no-follow-request"
    assert len(await club.matches.queries.followers(match)) == 1


async def test_a_refused_channel_asks_again_after_a_week_only(club: Club) -> None:
    match = await club.running(2)
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    asked = club.now
    await club.ask(ANNA, match, AnswerFollow(BALCONY.channel_id, agree=False))
    agree = AnswerFollow(BALCONY.channel_id, agree=True)
    assert await refused(club, ANNA, match, agree) == "no-follow-request"
    club.now = asked + LAPSE - 2
    assert await refused(club, BERT, match, Watch(BALCONY, "en")) == "follow-declined"
    assert (await club.ask(BERT, match, Watch(BALCONY, "en"))).key == "follow-asked"


async def test_a_request_lapses_after_a_week_and_with_the_table(club: Club) -> None:
    match = await club.running(2)
    agree = AnswerFollow(BALCONY.channel_id, agree=True)
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    club.now += LAPSE
    assert await refused(club, ANNA, match, agree) == "no-follow-request"
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    await club.ask(ANNA, match, Close())
    assert await refused(club, ANNA, match, agree) == "not-open"
    assert await club.matches.queries.followers(match) == ()


async def test_a_request_survives_a_restart(club: Club) -> None:
    match = await club.running(2)
    await club.ask(BERT, match, Watch(BALCONY, "en"))
    again = club_of(club.database, first_id=1000)
    again.now = club.now
    await again.ask(ANNA, match, AnswerFollow(BALCONY.channel_id, agree=True))
    assert len(await again.matches.queries.followers(match)) == 1


async def test_another_server_always_asks_the_host_and_needs_a_manager_there(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, BERT, match, Watch(FAR, "en")) == "not-manager-here"
    assert await refused(club, ANNA, match, Watch(FAR, "en")) == "not-manager-here"
    assert (await club.ask(CLEO, match, Watch(FAR, "en"))).key == "follow-asked"
    assert await club.matches.queries.followers(match) == ()
    await club.ask(ANNA, match, AnswerFollow(FAR.channel_id, agree=True))
    assert [follower.place for follower in await club.matches.queries.followers(match)] == [FAR]
    assert await refused(club, CLEO, match, Unwatch(Place(7, 80))) == "not-watching"
    await club.ask(CLEO, match, Unwatch(FAR))


async def test_who_may_not_write_there_has_no_channel_follow(club: Club) -> None:
    match = await club.running(2)
    for person in (ANNA, BERT):
        mute = Watch(BALCONY, "en", may_send=False)
        assert await refused(club, person, match, mute) == "not-sender"
    await club.ask(CLEO, match, Watch(BALCONY, "en", may_send=False))


async def test_only_so_many_channels_wait_for_an_answer(club: Club) -> None:
    match = await club.running(2)
    for channel in range(3):
        await club.ask(BERT, match, Watch(Place(7, 100 + channel), "en"))
    assert await refused(club, BERT, match, Watch(BALCONY, "en")) == "too-many-asked"
    await club.ask(ANNA, match, AnswerFollow(100, agree=False))
    await club.ask(BERT, match, Watch(BALCONY, "en"))


async def test_the_host_forbids_followers_and_ends_each(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(BALCONY, "zh-CN"))
    await club.ask(BERT, match, Watch(Place(7, 72), "en"))
    for request in (AllowFollowers(allowed=False), EndFollow(BALCONY.channel_id)):
        assert await refused(club, BERT, match, request) == "not-manager"
    await club.ask(ANNA, match, AllowFollowers(allowed=False))
    assert await club.matches.queries.follow_requests(match, 0) == ()
    assert await refused(club, CLEO, match, Watch(Place(7, 73), "en")) == "not-followable"
    assert await refused(club, CLEO, match, Watch(FAR, "en")) == "unknown-table"
    assert len(await club.matches.queries.followers(match)) == 1
    await club.ask(ANNA, match, EndFollow(BALCONY.channel_id))
    assert await refused(club, ANNA, match, EndFollow(BALCONY.channel_id)) == "not-watching"
    sender = await deliver(club)
    (ended,) = sender.delivered[BALCONY.channel_id]
    assert isinstance(ended.posts[0], Notice)
    assert (ended.posts[0].key, ended.locale) == ("follow-ended", "zh-CN")
    await club.ask(ANNA, match, AllowFollowers(allowed=True))
    await club.ask(CLEO, match, Watch(Place(7, 73), "en"))


async def test_a_late_follower_gets_the_story_of_public_facts_only(club: Club) -> None:
    match = await club.running(2)
    for person in (ANNA, BERT):
        await club.bid(match, person)
    await club.turn(await club.winner(match), match, "paint red", "pass")
    for person in (ANNA, BERT):
        await club.bid(match, person)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    sender = await deliver(club)
    (delivery,) = sender.delivered[BALCONY.channel_id]
    (post,) = delivery.posts
    assert isinstance(post, TurnPost)
    assert post.story == 5
    past = await club.matches.queries.past(match)
    assert past is not None
    public = [event for moment in past.moments for event in moment.events_for(None)]
    assert [type(event).__name__ for event in post.events].count("BidMade") == 2
    assert list(post.events) == public[-len(post.events) :]
    table = await club.table(match)
    assert post.view == club.matches.games["toy"].view(table.state, None)


async def test_no_story_is_told_of_a_game_begun_under_other_rules(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    change = sa.update(schema.matches).values(rules_version=0).where(schema.matches.c.id == match)
    await club.database.write(lambda connection: connection.execute(change))
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    (post,) = [d.turn for d in (await deliver(club)).delivered[BALCONY.channel_id] if d.turn]
    assert (post.events, post.story) == ((), None)
