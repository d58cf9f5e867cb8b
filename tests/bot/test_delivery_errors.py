"""What an error of Discord, or of the way to it, means for a post."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.errors import (
    ChannelGone,
    TryLater,
    Undeliverable,
    delivery_error,
)
from bot.front.shown.refused_files import why_no_files


def refused(status: int, code: int = 0, after: str = "7.5") -> discord.HTTPException:
    """An answer of Discord that discord.py raises."""
    response = SimpleNamespace(status=status, reason="", headers={"Retry-After": after})
    return discord.HTTPException(cast("Any", response), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "seconds", "maybe_sent", "forbidden"),
    [
        (discord.RateLimited(40), 40, False, False),
        (refused(429), 7.5, False, False),
        (refused(429, after="1"), 5, False, False),
        (refused(429, after="soon"), 5, False, False),
        (refused(401), 15, False, True),
        (refused(403, 50013), 15, False, True),
        (refused(400, 50083), 15, False, True),
        (refused(400, 160005), 15, False, True),
        (refused(400, 160006), 15, False, True),
        (refused(404, 10008), 5, False, False),
        (refused(400, 40006), 5, False, False),
        (refused(400, 130000), 5, False, False),
        (refused(500), 5, True, False),
        (OSError("no network"), 5, True, False),
    ],
)
def test_what_may_pass_is_tried_later(
    error: Exception, seconds: float, maybe_sent: bool, forbidden: bool
) -> None:
    later = delivery_error(error)
    assert isinstance(later, TryLater)
    assert (later.seconds, later.maybe_sent, later.forbidden) == (seconds, maybe_sent, forbidden)


def test_a_channel_is_gone_and_a_post_refused_for_good() -> None:
    assert isinstance(delivery_error(refused(404, 10003)), ChannelGone)
    assert isinstance(delivery_error(refused(400, 50035)), Undeliverable)


def test_a_post_may_be_taken_without_its_files() -> None:
    expected = {
        "picture-large": {(413, 0), (400, 40005)},
        "picture-forbidden": {(403, 50013)},
        "picture-refused": {(400, 50035), (400, 50013)},
        "": {(403, 50001), (404, 10003), (429, 0), (500, 0), (400, 50083)},
    }
    for key, errors in expected.items():
        assert {why_no_files(refused(*one)) for one in errors} == {key}
