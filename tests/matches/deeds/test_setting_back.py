"""After a restored backup: what open tables tell, and what of the time before no longer counts."""

from __future__ import annotations

import pytest

from bot.delivery import outbox_store
from bot.matches.deeds.setting_back import REVISIONS
from bot.matches.table.requests import (
    SYSTEM,
    Answer,
    Choose,
    Close,
    Confirm,
    DraftVersion,
    Place,
    Refused,
    SetBack,
    Watch,
)
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, Club
from tests.matches.recording_sender import deliver
from tests.matches.timed.test_clocks import clocked, left
from tests.matches.timed.test_housekeeping import told
from tests.matches.timed.test_reminders import due

GARDEN = Place(7, 71)
HOUR = 3600.0


async def set_back(club: Club, match: str, then: float | None = None) -> Answer:
    return await club.ask(SYSTEM, match, SetBack(club.now if then is None else then))


async def test_a_game_tells_every_channel_and_shows_its_board(club: Club) -> None:
    match = await club.running(2)
    await club.ask(CLEO, match, Watch(GARDEN, "zh-CN"))
    await told(club)
    await set_back(club, match, then=990_000.5)
    pigeon = await deliver(club)
    for channel, locale in ((HOME.channel_id, "en"), (GARDEN.channel_id, "zh-CN")):
        assert pigeon.told(channel) == ["set-back", "board"]
        assert {delivery.locale for delivery in pigeon.delivered[channel]} == {locale}
        notice = pigeon.delivered[channel][0].notice
        assert notice is not None
        assert notice.args == {"since": "990000"}
    assert [entry.text for entry in await club.matches.log(match)][-1] == "set-back"
    assert await told(club) == []


async def test_a_lobby_tells_it_and_what_is_over_does_not(club: Club) -> None:
    lobby, ended = await club.lobby(), await club.running(2, GARDEN)
    await club.ask(ANNA, ended, Close())
    await told(club)
    await set_back(club, lobby)
    with pytest.raises(Refused):
        await set_back(club, ended)
    assert await told(club) == ["set-back"]
    assert await told(club, GARDEN.channel_id) == []


async def test_what_was_shown_after_the_backup_stays_outdated(club: Club) -> None:
    """A panel of a turn that is gone, of as many commits as the table has now."""
    match = await club.running(2)
    table = await club.table(match)
    card = min(table.state.hands[0])
    await set_back(club, match)
    await club.ask(ANNA, match, Choose((f"bid {card}",)))
    version = (await club.matches.draft(match, 0)).version
    assert version.revision == table.revision + REVISIONS
    for lost in range(table.revision, table.revision + 10):
        with pytest.raises(Refused, match="stale"):
            await club.ask(ANNA, match, Confirm(DraftVersion(lost, version.drafted)))
    await club.ask(ANNA, match, Confirm(version))


async def test_the_time_that_was_lost_counts_for_nobody(club: Club) -> None:
    match = await clocked(club, "12h")
    backup = club.now
    before = await left(club, match)
    club.now += 20 * HOUR
    await set_back(club, match, then=backup)
    assert await left(club, match) == pytest.approx(before, abs=0.1)
    assert (await due(club))[match] == pytest.approx(24, abs=0.1)


async def test_what_waited_is_looked_for_one_post_at_a_time(club: Club) -> None:
    """In a backup nobody has joined them yet; each may have been told by itself."""
    match = await club.running(2)
    for person in (ANNA, BERT):
        await club.bid(match, person)
    await club.database.write(outbox_store.doubt)
    pigeon = await deliver(club)
    assert [(d.retry, len(d.posts)) for d in pigeon.tried] == [(True, 1)] * 3
