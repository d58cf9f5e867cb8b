"""The durable outbox: public posts on their way to their channels.

A post is stored in the transaction of the change it tells about, and deleted once a courier brought
it to its channel. Channels are independent of each other; within one the order is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.matches.model import Notice, TurnPost


class TryLater(Exception):  # noqa: N818 - what the courier asks for
    """The channel cannot be reached now (429, 5xx, no network, 403). It is tried again after
    `seconds`, later each time; the other channels go on."""

    def __init__(self, seconds: float, why: str) -> None:
        super().__init__(why)
        self.seconds = seconds


class Gone(Exception):  # noqa: N818 - what the courier reports
    """The channel does not exist any more: its posts are thrown away."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message to send: a single notice, or consecutive turns of a table, oldest first."""

    match_id: str
    channel_id: int
    locale: str
    """Language of the table, or of the watching channel."""
    posts: tuple[TurnPost, ...] | tuple[Notice]
    nonce: str
    """At most 25 characters; the same whenever the same delivery is tried again."""
    retry: bool
    """The bot ended while this was being sent: it may be in the channel already, so look first."""
    previous: int | None
    """The message that carries the table's buttons in this channel until now."""

    @property
    def turn(self) -> TurnPost | None:
        """All turns as one: every event in order, and the table after the last."""
        if isinstance(self.posts[0], Notice):
            return None
        turns = [post for post in self.posts if isinstance(post, TurnPost)]
        last, actors = turns[-1], {turn.seat for turn in turns}
        events = tuple(event for turn in turns for event in turn.events)
        seat = actors.pop() if len(actors) == 1 else None
        return TurnPost(last.revision, seat, events, last.view, last.waiting, last.final)


class Courier(Protocol):
    """Whoever brings a delivery to its channel."""

    async def deliver(self, delivery: Delivery) -> int | None:
        """Sends it and returns the message's id. Raises `TryLater` or `Gone`; anything else it
        raises counts as `TryLater`."""
        ...
