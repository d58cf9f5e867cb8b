"""What exists here: channels, messages, commands, interactions, and the time; and who hears of
changes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from sandbox.world import people
from sandbox.world.failures import Json, failure
from sandbox.world.files import Files

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
KEPT_MESSAGES = 2000
"""Messages kept in a channel; older ones are forgotten (Discord keeps them all)."""
KEPT_INTERACTIONS = 5000

ARCHIVED_AFTER = 7 * 24 * 3600
"""Seconds without a message after which a thread sleeps, unless it says otherwise."""
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
"""What a thread may say."""
_GUILD_INTENT, _DIRECT_INTENT = 1 << 9, 1 << 12
"""What the bot must ask for to hear of messages in servers, and in direct messages."""
_EVENTS = {
    "message": "MESSAGE_CREATE",
    "message_update": "MESSAGE_UPDATE",
    "message_delete": "MESSAGE_DELETE",
}
_EPOCH = 1_420_070_400_000


def time_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + _EPOCH) / 1000


@dataclass(slots=True)
class Channel:
    """A text channel, a thread (then with a parent), or the direct messages of one person."""

    id: int
    name: str
    type: int = TEXT
    topic: str | None = None
    parent_id: int | None = None
    guild_id: int = people.GUILD_ID
    """Its server; of no meaning for direct messages."""
    owner_id: int = people.OWNER_ID
    archived: bool = False
    locked: bool = False
    archived_after: int = ARCHIVED_AFTER
    """Seconds without a message after which a thread sleeps."""
    bot_denied: int = 0
    """Permission bits taken from the bot here."""
    overwrites: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """By the id of a person, the bot, or @everyone: permission bits given here, and taken away."""
    members: list[int] = field(default_factory=list[int])
    """Ids of who is in a thread (only a private one asks), or of the one with direct messages."""
    position: int = 0
    """Its place among the text channels of its server."""
    created: str = field(default_factory=lambda: MovableClock().text())
    last_message_id: int | None = None
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """True for public and private threads."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def reader(self) -> int | None:
        """The only person who sees it; None where a server's people do."""
        return self.members[0] if self.type == DIRECT else None


@dataclass(slots=True)
class Message:
    """A message as Discord sends it (`data`), and who may see it (None: everybody)."""

    data: Json
    only_for: int | None = None
    files: list[Json] = field(default_factory=list[Json])
    """Every file it has. `data["attachments"]` tells only those that no component and no embed
    shows."""

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self.data["id"])

    @property
    def channel_id(self) -> int:
        """Where it stands."""
        return int(self.data["channel_id"])


@dataclass(slots=True)
class Interaction:
    """One act of a person, the bot's answer to it, and how long that took."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    payload: Json
    source_id: int | None = None
    """The message whose button, select or modal this came from."""
    born: float = field(default_factory=time.monotonic)
    state: str = "waiting"
    """waiting, deferred, answered or failed."""
    answer: int | None = None
    """Discord's callback type of the first answer."""
    answered_after: float | None = None
    """Seconds from the person's act to the first answer."""
    original_id: int | None = None
    unfilled: bool = False
    """Deferred and not yet given its content: the next message fills it."""
    touched: list[int] = field(default_factory=list[int])
    modal: Json | None = None
    choices: list[Json] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def move(self, state: str) -> None:
        """Go to another state and wake whoever waits for it."""
        self.state = state
        self.changed.set()


Listener = Callable[[Json, int | None], None]


class World:
    """The whole state. Changes are told to `listeners` (the page, drivers) and to the gateway."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.clock = MovableClock()
        self.servers = {people.GUILD_ID: people.GUILD_NAME}
        """The names of the servers that the bot is in, by their ids."""
        self.channels: dict[int, Channel] = {}
        self.by_server = defaultdict[int, dict[int, Channel]](dict)
        """The same, server by server."""
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int, list[Json]] = {0: [], people.GUILD_ID: []}
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.listeners: list[Listener] = []
        self.dispatch: Callable[[str, Json, int], None] = lambda _name, _data, _intent: None
        self.touch: Callable[[], None] = lambda: None
        self.address = ""
        self.direct: dict[int, Channel] = {}
        """Everybody's direct messages with the bot, by channel."""
        self.emojis: dict[int, Json] = {}
        """The application's emojis by their ids."""
        self.for_everybody: set[str] = set()
        """Commands that the server lets everybody use, whatever permissions they ask for."""
        self.refusing: set[int] = set()
        """Ids of the people who take no direct messages of the bot."""
        self.file_limit = 10 * 1024 * 1024
        """Bytes a single file may have."""
        self.most_threads = 1000
        """Threads that may be active at once."""
        self._last_id = 0
        for channel_id, name, topic in people.CHANNELS:
            self.add_channel(Channel(channel_id, name, topic=topic))
        for person in people.PEOPLE:
            self._add_direct(person)

    def new_id(self) -> int:
        """A fresh snowflake: the time in its upper bits, always rising."""
        moment = (int(self.clock.time() * 1000) - _EPOCH) << 22
        self._last_id = max(moment, self._last_id + 1)
        return self._last_id

    def tell(self, event: Json, only_for: int | None = None) -> None:
        """Let the page and drivers know; `only_for` keeps it to one person."""
        self.touch()
        for listener in tuple(self.listeners):
            listener(event, only_for)

    def add_channel(self, channel: Channel) -> None:
        """Put a channel or thread on the list (says nothing to anybody)."""
        here = self.by_server[channel.guild_id]
        channel.position = 1 + max((one.position for one in here.values()), default=-1)
        self.channels[channel.id] = here[channel.id] = channel
        self.messages.setdefault(channel.id, {})

    def add_person(self, person: people.Local) -> None:
        """One more local person, by their id: on every server, but on no list of the page."""
        people.BY_ID[person.id] = person
        self._add_direct(person)

    def _add_direct(self, person: people.Local) -> None:
        direct = Channel(people.direct_id(person), people.DIRECT_NAME, DIRECT)
        direct.members = [person.id]
        self.direct[direct.id] = direct
        self.messages[direct.id] = {}

    def channel(self, channel_id: int) -> Channel:
        """Raises `Failure` 10003 for one that is not or no longer there."""
        channel = self.channels.get(channel_id) or self.direct.get(channel_id)
        if channel is None:
            raise failure(10003)
        return channel

    def may_wake(self) -> None:
        """Raises `Failure` 160006 when no further thread may be active."""
        active = [
            channel
            for channel in self.channels.values()
            if channel.is_thread and not channel.archived
        ]
        if len(active) >= self.most_threads:
            raise failure(160006)

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message anybody may see. Raises `Failure` 10003 or 10008."""
        self.channel(channel_id)
        message = self.messages[channel_id].get(message_id)
        if message is None or message.only_for is not None:
            raise failure(10008)
        return message

    def bot_permissions(self, channel: Channel) -> int:
        """What the bot may do in a channel; a thread inherits from its parent."""
        if channel.type == DIRECT:
            return people.DIRECT_PERMISSIONS
        if channel.guild_id not in self.servers:
            return 0
        parent = self.channels[channel.parent_id or channel.id]
        held = people.BOT_PERMISSIONS | people.EVERYONE_PERMISSIONS
        held = _apply_overwrites(held, people.APPLICATION_ID, parent)
        return held & ~(channel.bot_denied | parent.bot_denied)

    def hides(self, channel: Channel) -> bool:
        """Whether it is a private thread that the bot neither is in nor may manage: then the bot
        hears of nothing there but interactions, and reaches it by their tokens only."""
        if channel.type != PRIVATE_THREAD or people.APPLICATION_ID in channel.members:
            return False
        return not self.bot_permissions(channel) & people.MANAGE_THREADS

    def is_closed(self, channel: Channel) -> bool:
        """Whether it is a locked thread whose messages the bot may neither send nor edit."""
        return channel.locked and not self.bot_permissions(channel) & people.MANAGE_THREADS

    def permissions(self, who: people.Local, channel: Channel) -> int:
        """What a person may do in a channel; the owner everything, a thread as its parent says."""
        if channel.type == DIRECT:
            return people.DIRECT_PERMISSIONS
        if who.id == people.OWNER_ID:
            return people.ALL_PERMISSIONS
        parent = self.channels[channel.parent_id or channel.id]
        return _apply_overwrites(who.permissions, who.id, parent)

    def put_message(self, message: Message) -> None:
        """Store a new message, forgetting the oldest beyond `KEPT_MESSAGES`."""
        kept = self.messages[message.channel_id]
        kept[message.id] = message
        channel = self.channel(message.channel_id)
        channel.message_count += 1
        if message.only_for is None:
            channel.last_message_id = message.id
        while len(kept) > KEPT_MESSAGES:
            self._forget(kept.pop(next(iter(kept))))

    def drop_message(self, message: Message) -> None:
        """Delete a message and its files, and tell everybody who saw it."""
        self.messages[message.channel_id].pop(message.id, None)
        self._forget(message)
        gone = {"id": str(message.id), "channel_id": str(message.channel_id)}
        self.publish("message_delete", gone, message)

    def publish(self, kind: str, data: Json, message: Message) -> None:
        """Tell whoever sees a message what became of it (`message`, `message_update`,
        `message_delete`), the bot included, if it asked for such events."""
        reader = self.channel(message.channel_id).reader
        content = data if kind == "message_delete" else {"message": data}
        self.tell({"kind": kind} | content, message.only_for or reader)
        if message.only_for is None and not self.hides(self.channel(message.channel_id)):
            where = {} if reader else {"guild_id": str(self.channel(message.channel_id).guild_id)}
            self.dispatch(_EVENTS[kind], data | where, _DIRECT_INTENT if reader else _GUILD_INTENT)

    def _forget(self, message: Message) -> None:
        for info in message.files:
            self.files.drop(int(info["id"]))

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, messages and files."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.drop_channel(thread)
        del self.channels[channel.id]
        del self.by_server[channel.guild_id][channel.id]
        for message in self.messages.pop(channel.id).values():
            self._forget(message)

    def open_interaction(self, interaction: Interaction) -> None:
        """Keep an interaction by id and token, forgetting the oldest."""
        self.interactions[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        while len(self.interactions) > KEPT_INTERACTIONS:
            old = self.interactions.pop(next(iter(self.interactions)))
            self.by_token.pop(old.token, None)

    def new_token(self) -> str:
        """An interaction token: long, opaque, safe in a path."""
        return secrets.token_urlsafe(48)


def _apply_overwrites(permissions: int, user_id: int, channel: Channel) -> int:
    """Permissions after the overwrites of a channel: first everybody's, then one's own."""
    for one in (channel.guild_id, user_id):
        allow, deny = channel.overwrites.get(str(one), (0, 0))
        permissions = permissions & ~deny | allow
    return permissions


class MovableClock:
    """Real time and so many seconds more. It is only ever moved ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """Seconds it is before the real time."""
        self.listeners: list[Callable[[], None]] = []
        """Called whenever it was moved."""

    def time(self) -> float:
        """Seconds since 1970, like `time.time`."""
        return time.time() + self.ahead

    def text(self) -> str:
        """The present moment as Discord writes it."""
        return datetime.fromtimestamp(self.time(), UTC).isoformat(timespec="microseconds")

    def advance(self, seconds: float) -> None:
        """Moves it ahead. Raises `ValueError` for going back."""
        if seconds < 0:
            raise ValueError("the clock of the sandbox goes ahead only")
        self.ahead += seconds
        for listener in tuple(self.listeners):
            listener()
