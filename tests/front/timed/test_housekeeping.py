"""Tables that nobody plays on, as people see them."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.storage import schema
from bot.workers.housekeeping import HousekeepingWorker
from sandbox.web.driver import is_private, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, has
from tests.front.lobby.test_seats import closed
from tests.matches.timed.test_reminders import failing

DAY = 24


async def after(house: House, *days: float) -> list[Json]:
    """What everybody sees in the table's channel after so many days, one step after the other."""
    for some in days:
        await house.pass_time(some * DAY)
        await house.bot.housekeeping.idle()
    return [post for post in await house.posts() if not is_private(post)]


async def test_a_paused_game_goes_on_by_the_button_of_its_notice(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash("vote pause")
    await ben.click((await house.posts())[-1], label="Agree")
    await house.person("Anna", "second-table").slash("host move", table=match_id)
    there = (await house.posts("second-table"))[-1]
    assert "The table was paused" in text_of(there)
    assert "your turn" not in text_of(there)
    assert there["mentions"] == []
    await anna.slash("host move", table=match_id)
    await house.pass_time(88 * 24)
    told = (await house.posts())[-1]
    assert sorted(person["username"] for person in told["mentions"]) == ["anna", "ben"]
    assert "goes on" in (await ben.click(told, label="Go On")).text
    assert await house.on_turn(match_id) == ("Anna",)
    await closed(house, told)
    assert not any(has(post, "resume") for post in await house.posts())


async def test_a_bot_that_was_down_tells_first(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    await house.bot.close()
    house.box.world.clock.listeners.clear()
    await house.box.ask("advance", seconds=100 * DAY * 3600)
    await house.restart()
    told = [text_of(post) for post in await after(house, 0.1)]
    assert any("will be archived <t:" in words for words in told)
    assert (await house.bot.matches.table(match_id)).status == "running"


async def test_failing_tables_of_a_former_version_do_not_hold_up_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where only one is told of at a time."""
    monkeypatch.setattr("bot.matches.schedule.tables_due.MOST", 1)
    bad, good = await house.opened("Ben"), await house.opened("Anna", channel="second-table")
    await house.database.write(lambda c: c.execute(sa.update(schema.matches).values(tidy_at=None)))
    matches = house.bot.matches
    await house.bot.housekeeping.stop()
    worker = HousekeepingWorker(house.bot.services, house.bot.client)
    with monkeypatch.context() as patched:
        patched.setattr(matches, "submit", failing(matches, bad))
        for _ in range(3):
            await worker.prepare()
    assert await matches.due.never_tidied() == [bad]
    assert [match for match, _ in await matches.due.next_tidying()] == [good]
