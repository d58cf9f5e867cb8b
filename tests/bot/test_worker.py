"""Background work: what happens at once is looked at once, and nothing of it is missed."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import pytest

from bot.delivery.outbox import OutboxWorker
from bot.stopping import LAST_SECONDS
from bot.workers import worker as worker_module
from bot.workers.clocks import ClockWorker
from bot.workers.computer_players import ComputerPlayerWorker
from bot.workers.daily import DigestWorker, PuzzleWorker
from bot.workers.holidays import HolidayWorker
from bot.workers.housekeeping import HousekeepingWorker
from bot.workers.reminders import ReminderWorker
from bot.workers.retention import RetentionWorker
from bot.workers.reviewing import ReviewWorker
from bot.workers.worker import BackgroundWorker
from tests.sandbox.proof import PATIENCE, soon

PAUSE = 0.1


class Counting(BackgroundWorker):
    """Tells when it looked, and how much there was to see."""

    pause_between = PAUSE

    def __init__(self) -> None:
        super().__init__()
        self.happened = 0
        self.seen: list[tuple[float, int]] = []

    async def poll(self) -> float | None:
        self.seen.append((time.monotonic(), self.happened))

    async def is_due(self) -> bool:
        return self.seen[-1][1] < self.happened


def test_only_what_people_wait_for_is_looked_for_at_once_and_not_all_after_each_move() -> None:
    quick = [OutboxWorker, ComputerPlayerWorker]
    calm = [ClockWorker, ReminderWorker, HousekeepingWorker, ReviewWorker, HolidayWorker]
    daily = [DigestWorker, PuzzleWorker]
    paces = {kind: kind.pause_between for kind in (*quick, *calm, *daily)}
    assert paces == dict.fromkeys(quick, 0.05) | dict.fromkeys([*calm, *daily], 0.25)
    heed = {kind: kind.heeds_tables for kind in (*paces, RetentionWorker)}
    assert heed == dict.fromkeys([*quick, *calm], True) | dict.fromkeys(
        [*daily, RetentionWorker], False
    )


async def test_what_happens_at_once_is_looked_at_once() -> None:
    worker, begun = Counting(), time.monotonic()
    running = asyncio.create_task(worker.run())
    for worker.happened in range(1, 101):
        worker.wake()
        await asyncio.sleep(0.002)
    await soon(lambda: worker.seen[-1][1] == 100)
    for number, (at, _) in enumerate(worker.seen):  # each may be noticed late
        assert at - begun >= number * PAUSE * 0.99
    looks, worker.heeds_tables = len(worker.seen), False
    worker.wake("abcde")
    await asyncio.sleep(1.5 * PAUSE)
    assert len(worker.seen) == looks, "nothing has happened since but at a table"
    worker.wake()
    await soon(lambda: len(worker.seen) == looks + 1)
    await worker.stop()
    await running


async def test_after_quiet_it_looks_without_delay_and_a_stop_does_not_wait_for_news() -> None:
    worker = Counting()
    worker.pause_between = 1.0
    running = asyncio.create_task(worker.run())
    took = 1.0
    while took >= 0.8 and worker.happened < 4:  # a machine may stand still for a moment
        await asyncio.sleep(1.1)
        assert worker.seen[-1][1] == worker.happened
        worker.happened, woken = worker.happened + 1, time.monotonic()
        worker.wake()
        await soon(lambda: worker.seen[-1][1] == worker.happened)
        took = worker.seen[-1][0] - woken
    assert took < 0.8
    await worker.stop()
    await running


async def test_a_stop_does_not_wait_until_the_next_look_may_come() -> None:
    worker = Counting()
    worker.pause_between = 3600.0
    running = asyncio.create_task(worker.run())
    await asyncio.sleep(0)
    worker.wake()
    await asyncio.sleep(0.1)
    assert len(worker.seen) == 1
    async with asyncio.timeout(30):
        await worker.stop()
        await running


async def test_no_pause_holds_up_whoever_waits_until_nothing_is_due() -> None:
    worker = Counting()
    worker.pause_between = 3600.0
    running = asyncio.create_task(worker.run())
    await asyncio.sleep(0)
    for worker.happened in (1, 2):
        async with asyncio.timeout(30):
            await worker.idle()
        assert worker.seen[-1][1] == worker.happened
    await worker.stop()
    await running


class Planning(Counting):
    """What it does next is due in an hour, by the machine's clock."""

    def __init__(self) -> None:
        super().__init__()
        self.due = time.time() + 3600

    async def poll(self) -> float | None:
        await super().poll()
        return self.due - time.time()


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
async def test_a_clock_that_was_set_is_noticed_within_a_minute(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """As when the machine slept: the steady clock stood meanwhile."""
    assert worker_module.LOOKS_AT_CLOCK <= 60
    monkeypatch.setattr(worker_module, "LOOKS_AT_CLOCK", 0.05)
    worker, now = Planning(), time.time
    running = asyncio.create_task(worker.run())
    await asyncio.sleep(0.3)
    assert len(worker.seen) == 1
    monkeypatch.setattr(time, "time", lambda: now() + seconds)
    await soon(lambda: len(worker.seen) == 2)
    if seconds > 0:  # it is due, and looks again and again
        await soon(lambda: len(worker.seen) > 2)
    else:  # it is not for two hours
        await asyncio.sleep(0.3)
        assert len(worker.seen) == 2
    await worker.stop()
    await running


async def test_work_that_is_cut_off_has_cleaned_up_when_the_worker_ends() -> None:
    worker, told = Counting(), list[str]()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05)
            told.append("cleaned up")

    running = asyncio.create_task(worker.run())
    worker.start_job("work", work())
    await soon(lambda: len(worker.seen) == 1)
    running.cancel()
    await asyncio.wait({running})
    assert told == ["cleaned up"]
    assert worker.in_hand == 0


async def test_work_that_does_not_clean_up_leaves_the_end_of_the_bot_its_time() -> None:
    worker, let_go = Counting(), asyncio.Event()

    async def work() -> None:
        while not let_go.is_set():
            with suppress(asyncio.CancelledError):
                await let_go.wait()

    running = asyncio.create_task(worker.run())
    worker.start_job("work", work())
    await soon(lambda: len(worker.seen) == 1)
    running.cancel()
    _, unfinished = await asyncio.wait({running}, timeout=PATIENCE)
    let_go.set()
    assert not unfinished
    assert worker_module.CUT_OFF_SECONDS < LAST_SECONDS


async def test_a_worker_is_not_idle_before_its_look_has_ended() -> None:
    """What a look does when nothing is due any more, such as showing what it has stored."""
    worker, shown = Counting(), list[int]()
    look = worker.poll

    async def look_and_show() -> None:
        await look()
        await asyncio.sleep(0.05)
        shown.append(worker.happened)

    worker.poll = look_and_show
    running = asyncio.create_task(worker.run())
    await soon(lambda: bool(shown))
    worker.happened = 1
    await worker.idle()
    assert shown[-1] == 1
    await worker.stop()
    await running


async def test_a_worker_is_not_idle_while_a_look_goes_on_that_began_as_it_was_asked() -> None:
    worker, ended = Counting(), list[int]()
    look = worker.poll

    async def slow_look() -> None:
        await look()
        await asyncio.sleep(0.05)
        ended.append(worker.happened)

    async def done_meanwhile() -> bool:
        if not worker.happened:
            worker.happened = 1
            worker.wake()
            await soon(lambda: worker.seen[-1][1] == 1)
        return False

    worker.poll, worker.is_due = slow_look, done_meanwhile
    running = asyncio.create_task(worker.run())
    await soon(lambda: bool(ended))
    await worker.idle()
    assert ended[-1] == 1
    await worker.stop()
    await running
