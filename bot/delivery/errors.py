"""Why a post was not delivered, and whether to try later, never, or to give up the channel."""

from __future__ import annotations

import discord

SOON = 5.0
"""Seconds before the next try when Discord stumbled."""
LONG = 15.0
"""Seconds before the next try where posting is forbidden, or the thread is locked; the outbox makes
them longer each time, and tries at once when the channel or a role is changed."""
_UNKNOWN_CHANNEL = 10003
_TOO_LARGE = 40005
_MISSING_PERMISSIONS = 50013
_NOT_NOW = (50083, 160005, 160006)
"""A thread that is archived and locked, or only locked; as many active threads as a server may
have."""


class TryLater(Exception):  # noqa: N818 - what the sender asks for
    """The channel cannot be reached now (429, 5xx, no network, 403). It is tried again after
    `seconds`, later each time, and its other posts wait; other channels go on.

    `maybe_sent`: the message may have arrived all the same (502, connection lost after sending);
    the next try has `Delivery.retry` set. `forbidden`: Discord does not let the bot post there.
    """

    def __init__(
        self, seconds: float, why: str, *, maybe_sent: bool = False, forbidden: bool = False
    ) -> None:
        super().__init__(why)
        self.seconds = seconds
        self.maybe_sent = maybe_sent
        self.forbidden = forbidden


class ChannelGone(Exception):  # noqa: N818 - what the sender reports
    """Discord does not know the channel. When it says so again after a while (`BELIEVED_AFTER` in
    `bot.delivery.outbox`), the posts of the channel are thrown away and it is forgotten."""


class DirectRefused(Exception):  # noqa: N818 - what the sender reports
    """The person takes no direct messages of the bot (403): they are told in the channel."""


class Undeliverable(Exception):  # noqa: N818 - what the sender reports
    """This one message will never be accepted (400); the queue goes on without it."""


def outcome_of(error: Exception) -> str:
    """The outcome of a failed delivery, for the metrics."""
    if isinstance(error, TryLater):
        return "forbidden" if error.forbidden else "later"
    outcomes = ((ChannelGone, "gone"), (DirectRefused, "refused"), (Undeliverable, "left_out"))
    return next((outcome for kind, outcome in outcomes if isinstance(error, kind)), "failed")


def delivery_error(error: Exception) -> TryLater | ChannelGone | Undeliverable:
    """What the outbox is told about a failed delivery."""
    if isinstance(error, discord.RateLimited):
        return TryLater(error.retry_after, str(error))
    if not isinstance(error, discord.HTTPException):
        return TryLater(SOON, str(error), maybe_sent=True)
    if error.code == _UNKNOWN_CHANNEL:
        return ChannelGone(str(error))
    if error.status == 429:
        return TryLater(max(SOON, _asked_for(error)), str(error))
    if error.status in (401, 403) or error.code in _NOT_NOW:
        return TryLater(LONG, str(error), forbidden=True)
    if error.status == 404:
        return TryLater(SOON, str(error))
    if error.status < 500:
        return Undeliverable(str(error))
    return TryLater(SOON, str(error), maybe_sent=True)


def is_about_files(error: discord.HTTPException) -> bool:
    """True when a post may be taken without its files: they are too large, or the bot may not
    attach any (Discord does not tell which permission is missing)."""
    too_large = error.status == 413 or error.code == _TOO_LARGE
    return too_large or (error.status == 403 and error.code == _MISSING_PERMISSIONS)


def _asked_for(error: discord.HTTPException) -> float:
    """Seconds that Discord asked to wait, 0 when it did not say."""
    try:
        return float(error.response.headers.get("Retry-After", "0"))
    except ValueError:
        return 0.0
