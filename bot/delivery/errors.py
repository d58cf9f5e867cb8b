"""Why a post was not delivered, and whether to try later, never, or to give up the channel."""

from __future__ import annotations

import discord

from bot.front.shown.refused_files import THREAD_CLOSED

SOON = 5.0
"""Seconds before the next attempt after a failure of Discord."""
LONG = 15.0
"""Seconds before the next attempt if posting is forbidden or the thread is locked. The outbox
increases them with each attempt, and tries at once when the channel or a role changes."""
_UNKNOWN_CHANNEL = 10003
_PASSING = (40006, 130000)
"""Error codes of Discord that pass, whatever their status is: switched off for now, overloaded."""


class TryLater(Exception):  # noqa: N818 - what the sender asks for
    """The channel cannot be reached now (429, 5xx, no network, 403). The outbox tries again after
    `seconds`, later each time, and the channel's other posts wait. Other channels are not affected.
    `maybe_sent`: the message may have arrived anyway (502, connection lost after sending); the next
    attempt has `Delivery.retry` set. `forbidden`: Discord does not let the bot post there."""

    def __init__(
        self, seconds: float, why: str, *, maybe_sent: bool = False, forbidden: bool = False
    ) -> None:
        super().__init__(why)
        self.seconds = seconds
        self.maybe_sent = maybe_sent
        self.forbidden = forbidden


class ChannelGone(Exception):  # noqa: N818 - what the sender reports
    """Discord does not know the channel. If it still says so later (`BELIEVED_AFTER` in
    `bot.delivery.outbox`), the posts of the channel are deleted and the channel is marked as
    gone."""


class DirectRefused(Exception):  # noqa: N818 - what the sender reports
    """The person accepts no direct messages from the bot (403). They are told in the channel
    instead."""


class Undeliverable(Exception):  # noqa: N818 - what the sender reports
    """Discord will never accept this message (400). The outbox drops it and continues."""


def outcome_of(error: Exception) -> str:
    """The outcome of a failed delivery, for the metrics."""
    if isinstance(error, TryLater):
        return "forbidden" if error.forbidden else "later"
    outcomes = ((ChannelGone, "gone"), (DirectRefused, "refused"), (Undeliverable, "left_out"))
    return next((outcome for kind, outcome in outcomes if isinstance(error, kind)), "failed")


def delivery_error(error: Exception) -> TryLater | ChannelGone | Undeliverable:
    """The outbox's error for a failed delivery."""
    if isinstance(error, discord.RateLimited):
        return TryLater(error.retry_after, str(error))
    if not isinstance(error, discord.HTTPException):
        return TryLater(SOON, str(error), maybe_sent=True)
    if error.code == _UNKNOWN_CHANNEL:
        return ChannelGone(str(error))
    if error.status == 429:
        return TryLater(max(SOON, _asked_for(error)), str(error))
    if error.status in (401, 403) or error.code in THREAD_CLOSED:
        return TryLater(LONG, str(error), forbidden=True)
    if error.status == 404 or error.code in _PASSING:
        return TryLater(SOON, str(error))
    if error.status < 500:
        return Undeliverable(str(error))
    return TryLater(SOON, str(error), maybe_sent=True)


def _asked_for(error: discord.HTTPException) -> float:
    """The seconds that Discord asked to wait; 0 if it did not say."""
    try:
        return float(error.response.headers.get("Retry-After", "0"))
    except ValueError:
        return 0.0
