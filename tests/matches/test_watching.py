"""Following a table from another channel."""

from __future__ import annotations

import pytest

from bot.matches.requests import Close, Move, Person, Place, Refused, Request, Unwatch, Watch
from bot.matches.watching import MAX_WATCHERS
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, Club

BALCONY = Place(7, 71)


async def refused(club: Club, person: Person, match: str, request: Request) -> str:
    with pytest.raises(Refused) as caught:
        await club.ask(person, match, request)
    return caught.value.key


async def test_a_channel_watches_and_stops(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    (watcher,) = await club.matches.watchers(match)
    assert (watcher.place, watcher.locale, watcher.user_id) == (BALCONY, "en", CLEO.id)
    assert await refused(club, CLEO, match, Watch(BALCONY, "en")) == "already-watching"
    before = (await club.matches.counts()).posts_waiting
    await club.ask(ANNA, match, Unwatch(BALCONY))
    assert await club.matches.watchers(match) == ()
    assert (await club.matches.counts()).posts_waiting == before - 1
    assert await refused(club, CLEO, match, Unwatch(BALCONY)) == "not-watching"
    await club.bid(match, ANNA)
    assert (await club.matches.counts()).posts_waiting == before


async def test_what_cannot_be_watched(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, CLEO, match, Watch(HOME, "en")) == "same-channel"
    assert await refused(club, CLEO, match, Watch(Place(8, 80), "en")) == "other-server"
    for channel in range(MAX_WATCHERS):
        await club.ask(CLEO, match, Watch(Place(7, 100 + channel), "en"))
    assert await refused(club, CLEO, match, Watch(BALCONY, "en")) == "too-many-watchers"
    await club.ask(ANNA, match, Close())
    assert await refused(club, CLEO, match, Watch(BALCONY, "en")) == "not-open"


async def test_a_table_that_moves_into_a_watching_channel_is_told_there_once(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    await club.ask(ANNA, match, Move(BALCONY))
    assert await club.matches.watchers(match) == ()


async def test_only_the_host_and_managers_of_the_following_channel_decide(club: Club) -> None:
    match = await club.running(2)
    home = Person(9, "Mod", frozenset({HOME.channel_id}), manages_server=True)
    for person in (BERT, home):
        assert await refused(club, person, match, Watch(BALCONY, "en")) == "not-manager"
    await club.ask(ANNA, match, Watch(BALCONY, "en"))
    for person in (BERT, home):
        assert await refused(club, person, match, Unwatch(BALCONY)) == "not-manager"
    await club.ask(CLEO, match, Unwatch(BALCONY))
    assert await club.matches.watchers(match) == ()


async def test_watching_stales_no_panel(club: Club) -> None:
    match = await club.running(2)
    before = await club.matches.draft(match, 0)
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    assert (await club.matches.draft(match, 0)).version == before.version
