"""Sessions at Discord begin one after the other, and requests keep to a share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot.cluster.shards import read_shards
from bot.front.gate.identifying import IdentifyGate
from bot.front.gate.rate_limiter import RateLimiter

APART = 0.2


class Away:
    """A server that cannot be asked."""

    @asynccontextmanager
    async def turn(self, which: int) -> AsyncGenerator[None]:
        raise ConnectionRefusedError(f"nobody knows whose turn {which} is")
        yield


async def entered(gate: IdentifyGate, *shards: int) -> list[float]:
    """When each of these shards was let in, in seconds since now."""
    begun = time.monotonic()

    async def enter(shard: int) -> float:
        await gate.enter(shard)
        return time.monotonic() - begun

    return list(await asyncio.gather(*(enter(shard) for shard in shards)))


async def test_shards_of_one_bucket_begin_apart() -> None:
    gate = IdentifyGate(seconds=APART)
    for number, seconds in enumerate(await entered(gate, 0, 1, 2)):  # each may be noticed late
        assert seconds >= number * APART * 0.99
    await gate.close()


async def test_a_turn_is_longer_than_discords_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are counted where sessions arrive, and the way there is not always equally long."""
    held = list[float]()

    async def sleep(seconds: float) -> None:
        held.append(seconds)

    monkeypatch.setattr("bot.front.gate.identifying.asyncio.sleep", sleep)
    gate = IdentifyGate()
    await entered(gate, 0, 1)
    await gate.close()
    assert len(held) == 2
    assert all(5.1 <= seconds < 6 for seconds in held)


async def test_shards_of_different_buckets_begin_at_once() -> None:
    gate = IdentifyGate(seconds=30)
    gate.buckets = 2
    assert max(await entered(gate, 0, 1)) < 5
    await gate.close()


async def test_who_gave_up_keeps_nobody_waiting() -> None:
    gate = IdentifyGate(seconds=APART)
    await gate.enter(0)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(APART / 4):
            await gate.enter(1)
    assert max(await entered(gate, 2)) < 3 * APART + 1
    await gate.close()


async def test_a_shard_connects_though_nobody_can_be_asked(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = IdentifyGate(Away(), seconds=APART)
    assert max(await entered(gate, 0)) < 5
    assert "connects without asking other processes" in caplog.text
    await gate.close()


@pytest.mark.parametrize(
    ("shards", "requests"), [("0/1", 50), ("0-3/16", 12), ("7/16", 3), ("0/100", 1)]
)
def test_the_share_is_never_more_than_that_of_the_shards(shards: str, requests: int) -> None:
    served = read_shards(shards)
    share = RateLimiter.for_shards(served)
    assert share.requests == requests
    assert share.requests / share.seconds == pytest.approx(50 * len(served.ids) / served.count)


async def test_requests_wait_for_the_share_in_their_order() -> None:
    share = RateLimiter.for_shards(read_shards("0/10"))  # five a second
    begun, order = time.monotonic(), list[int]()

    async def request(number: int) -> None:
        await share.wait()
        order.append(number)

    await asyncio.gather(*(request(number) for number in range(12)))
    assert order == list(range(12))
    assert time.monotonic() - begun >= 2 * share.seconds * 0.95


async def test_only_requests_that_discord_counts_wait(aiohttp_answers: str) -> None:
    share = RateLimiter.for_shards(read_shards("0/100"))  # one in two seconds
    begun = time.monotonic()
    async with aiohttp.ClientSession(trace_configs=[share.trace()]) as session:
        for path in ("/api/v10/users/@me", "/api/v10/interactions/1/token/callback",
                     "/api/v10/webhooks/1/token", "/cdn/emojis/1.png", "/gateway"):  # fmt: skip
            async with session.get(aiohttp_answers + path):
                pass
        assert time.monotonic() - begun < share.seconds
        async with session.get(f"{aiohttp_answers}/api/v10/channels/1/messages"):
            assert time.monotonic() - begun >= share.seconds * 0.95


@pytest.fixture
async def aiohttp_answers() -> AsyncGenerator[str]:
    """The address of something that answers everything."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(text="yes")

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()
