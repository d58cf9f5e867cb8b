"""One request of the bot, taken apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox.protocol.limits import Limits, SessionStarts
from sandbox.world import people
from sandbox.world.failures import Problems, failure
from sandbox.world.files import Upload
from sandbox.world.world import Channel, World

if TYPE_CHECKING:
    from sandbox.protocol.answers import Answers


@dataclass(slots=True)
class Call:
    """One request of the bot, with its parts."""

    world: World
    answers: Answers
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: Mapping[str, Upload] = field(default_factory=dict[str, Upload])
    gateway_url: str = ""
    starts: SessionStarts = field(default_factory=SessionStarts)
    nonces: dict[str, tuple[float, int, int]] = field(
        default_factory=dict[str, tuple[float, int, int]]
    )
    """For each nonce: when it was seen, and the ids of its channel and message."""
    limits: Limits = field(default_factory=Limits)

    def number(self, name: str) -> int:
        """An id in the path. Raises `Failure` 50035 if it is no number."""
        text = self.path[name]
        if not text.isdigit():
            problems = Problems()
            problems.add(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
            problems.done()
        return int(text)

    def guild(self) -> int:
        """The server in the path. Raises `Failure` 10004 if the bot is not in it."""
        if (guild_id := self.number("guild_id")) not in self.world.servers:
            raise failure(10004)
        return guild_id

    def channel(self, *needed: int) -> Channel:
        """The channel in the path, if the bot may see it and has the needed permission bits. Raises
        `Failure` 10003, 50001, 50007 or 50013."""
        channel = self.world.channel(self.number("channel_id"))
        held = self.world.bot_permissions(channel)
        if not held & people.VIEW_CHANNEL or self.world.hides(channel):
            raise failure(50001)
        if any(not held & bit for bit in needed):
            raise failure(50013)
        return channel


Handler = Callable[[Call], Any]


class Routes(dict[str, Handler]):
    """Handlers by method and path, such as `GET /channels/{channel_id}`."""

    def on(self, *routes: str) -> Callable[[Handler], Handler]:
        """A decorator that registers a function for these routes."""

        def enter(handler: Handler) -> Handler:
            self.update(dict.fromkeys(routes, handler))
            return handler

        return enter
