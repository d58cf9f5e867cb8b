"""Time that passes at once in the sandbox: for Discord, for the bot, and on the page."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import pytest

from sandbox import Sandbox
from sandbox.world.world import time_of
from tests.front.conftest import House, house_of
from tests.sandbox.proof import soon

DAY = 24 * 3600


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The whole bot on a sandbox whose clock it reads."""
    async with house_of(tmp_path) as house:
        yield house


async def test_messages_are_dated_by_the_moved_clock(house: House) -> None:
    before = await house.box.ask("say", user="Anna", channel="table", content="then")
    told = await house.box.ask("advance", seconds=3 * DAY)
    assert told["ahead"] == 3 * DAY
    after = await house.box.ask("say", user="Anna", channel="table", content="now")
    then, now = (datetime.fromisoformat(m["timestamp"]) for m in (before, after))
    assert 3 * DAY <= (now - then).total_seconds() < 3 * DAY + 60
    assert time_of(int(after["id"])) == pytest.approx(time.time() + 3 * DAY, abs=60)


async def test_a_bot_on_the_sandbox_reminds_as_soon_as_a_day_has_passed(house: House) -> None:
    await house.begun("Anna", "Ben")
    posts = len(await house.posts())
    await house.pass_time(23.5)
    assert len(await house.posts()) == posts
    await house.pass_time(1)
    assert len(await house.posts()) == posts + 1


async def test_answers_go_out_of_date(house: House) -> None:
    await house.begun("Anna", "Ben")
    await house.person("Anna").slash("table turn")
    answered = next(reversed(house.box.world.by_token.values()))
    born = answered.born
    await house.box.ask("advance", seconds=DAY)
    assert answered.born == born - DAY


async def test_threads_in_which_nobody_writes_sleep(house: House) -> None:
    quiet = await house.box.ask("new_channel", name="quiet", parent="table")
    await house.box.ask("advance", seconds=6 * DAY)
    busy = await house.box.ask("new_channel", name="busy", parent="table")
    await house.box.ask("say", user="Anna", channel=busy["id"], content="hello")
    await house.box.ask("advance", seconds=2 * DAY)
    threads = house.box.world.channels
    assert threads[int(quiet["id"])].archived
    assert not threads[int(busy["id"])].archived
    await soon(lambda: house.bot.client.get_channel(int(quiet["id"])) is None)


async def test_the_clock_survives_a_restart_and_never_goes_back(tmp_path: Path) -> None:
    state = tmp_path / "sandbox.json"
    box = Sandbox(state=state)
    await box.start()
    await box.ask("advance", seconds=DAY)
    await box.ask("advance", seconds=-DAY)
    await box.stop()
    again = Sandbox(state=state)
    await again.start()
    assert (await again.ask("look", user="Anna"))["ahead"] == DAY
    with pytest.raises(ValueError, match="ahead only"):
        again.world.clock.advance(-1)
    await again.stop()
