"""Outdated messages are tidied up beside the posts, as many as may wait."""

from __future__ import annotations

from bot.delivery.cleanup import REQUESTS_A_SECOND, MessageCleanup
from bot.front.gate.rate_limiter import RateLimiter
from tests.front.conftest import House


async def test_the_last_five_messages_of_a_channel_are_tidied_and_older_ones_stay(
    house: House,
) -> None:
    channel = house.bot.client.get_partial_messageable(int(await house.channel_id("table")))
    sent = [await channel.send(f"line {number}") for number in range(7)]
    cleanup = MessageCleanup(house.bot.client, RateLimiter(REQUESTS_A_SECOND))
    for message in sent:
        cleanup.delete(channel.id, message.id)
    await cleanup.idle()
    assert [post["content"] for post in await house.posts()] == ["line 0", "line 1"]
