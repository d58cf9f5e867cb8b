"""Who gets a process of the bot's own first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from bot.processes.pool import IN_A_ROW, ChildProcess, ProcessQueue


class _NoSetup:
    """For a process that is never started."""

    lasts = None

    def begin(self) -> Iterator[Callable[[], None]]:
        """Nothing."""
        return iter(())


def unstarted() -> ChildProcess:
    """A process for the queue alone."""
    return ChildProcess("idle", _NoSetup(), 1, 1)


async def order(asked: str) -> str:
    """The order in which requests of the kinds `a`, `b` and `c` get the only process."""
    only = unstarted()
    queue, served = ProcessQueue([only], 3), list[str]()
    await queue.take(0)

    async def wait(kind: str) -> None:
        found = await queue.take("abc".index(kind))
        served.append(kind)
        queue.give(found)

    tasks = [asyncio.create_task(wait(kind)) for kind in asked]
    await asyncio.sleep(0)
    queue.give(only)
    await asyncio.gather(*tasks)
    return "".join(served)


async def test_the_first_kind_goes_before_and_the_others_are_not_starved() -> None:
    assert await order("bba") == "abb"
    assert await order("bbaaaaaaaa") == "aaab" + "aaab" + "aa"
    assert await order("a" * 5 + "b") == "a" * IN_A_ROW + "baa"
    assert await order("aaaa") == "aaaa"


async def test_three_kinds_go_in_their_order() -> None:
    assert await order("ccbba") == "abbcc"
    assert await order("ccccbbbb") == "bbbc" + "bccc"


async def test_the_last_of_three_kinds_is_not_starved_by_the_others() -> None:
    assert await order("c" + "b" * 4 + "a" * 9) == "aaabc" + "aab" + "aaab" + "ab"


async def test_who_no_longer_waits_is_passed_over() -> None:
    only = unstarted()
    queue = ProcessQueue([only], 2)
    await queue.take(1)
    gone, there = [asyncio.create_task(queue.take(1)) for _ in range(2)]
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    queue.give(only)
    assert await there is only
    late = asyncio.create_task(queue.take(0))
    await asyncio.sleep(0)
    queue.give(only)
    late.cancel()  # before it has heard that it was next
    await asyncio.wait({gone, late})
    assert gone.cancelled()
    assert late.cancelled()
    assert queue.waiting == (0, 0)
    async with asyncio.timeout(5):
        assert await queue.take(1) is only
