"""What exists here: channels, messages, commands, interactions, and the time; and who hears of
changes."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from sandbox.world import people
from sandbox.world.failures import Json, failure
from sandbox.world.files import Files

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
VOICE, NEWS, FORUM = 2, 5, 15
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
KEPT_MESSAGES = 2000
"""Messages kept in a channel. Older ones are forgotten, while Discord keeps them all."""
KEPT_INTERACTIONS = 5000

ARCHIVED_AFTER = 7 * 24 * 3600
"""The default time without messages, in seconds, after which a thread is archived."""
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
"""The possible settings of that time for a thread, in minutes."""
_GUILD_INTENT, _DIRECT_INTENT = 1 << 9, 1 << 12
"""The intents with which the bot gets messages in servers, and direct messages."""
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
    """A channel, a thread (with a parent), or the direct messages of one person."""

    id: int
    name: str
    type: int = TEXT
    topic: str | None = None
    parent_id: int | None = None
    guild_id: int = people.GUILD_ID
    """Its server; meaningless for direct messages."""
    owner_id: int = people.OWNER_ID
    archived: bool = False
    locked: bool = False
    archived_after: int = ARCHIVED_AFTER
    """Seconds without messages after which a thread is archived."""
    bot_denied: int = 0
    """Permission bits that the bot is denied here."""
    overwrites: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """The permission bits given and denied here, by the id of a person, the bot or @everyone."""
    members: list[int] = field(default_factory=list[int])
    """The ids of a thread's members (checked only for private ones), or of the person of direct
    messages."""
    position: int = 0
    """Its position among the text channels of its server."""
    created: str = field(default_factory=lambda: MovableClock().text())
    last_message_id: int | None = None
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether it is a public or private thread."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def reader(self) -> int | None:
        """The only person who sees it; None if the people of a server do."""
        return self.members[0] if self.type == DIRECT else None


@dataclass(slots=True)
class Message:
    """A message as Discord sends it (`data`), and the only person who sees it (None: everybody)."""

    data: Json
    only_for: int | None = None
    files: list[Json] = field(default_factory=list[Json])
    """All its files. `data["attachments"]` lists only those that no component or embed shows."""

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self.data["id"])

    @property
    def channel_id(self) -> int:
        """The id of its channel."""
        return int(self.data["channel_id"])


@dataclass(slots=True)
class Interaction:
    """A person's interaction, the bot's answer, and how long it took."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    payload: Json
    source_id: int | None = None
    """The id of the message whose button, select or dialog was used."""
    born: float = field(default_factory=time.monotonic)
    state: str = "waiting"
    """waiting, deferred, answered or failed."""
    answer: int | None = None
    """Discord's callback type of the first answer."""
    answered_after: float | None = None
    """Seconds from the interaction to the first answer."""
    original_id: int | None = None
    unfilled: bool = False
    """Whether it was deferred and has no content yet. The next message fills it."""
    touched: list[int] = field(default_factory=list[int])
    modal: Json | None = None
    choices: list[Json] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def move(self, state: str) -> None:
        """Changes the state and wakes all who wait for that."""
        self.state = state
        self.changed.set()


Listener = Callable[[Json, int | None], None]


class World:
    """The whole state. Changes are sent to `listeners` (the page, drivers) and to the gateway."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.clock = MovableClock()
        self.servers = {people.GUILD_ID: people.GUILD_NAME}
        """The names of the servers that the bot is in, by their ids."""
        self.away: set[int] = set()
        """The ids of those that are unavailable in an outage."""
        self.channels: dict[int, Channel] = {}
        self.unseen: set[int] = set()
        """The ids of the channels that the bot may not see."""
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
        self.bot_timed_out = False
        """Whether a moderator has silenced the bot for a while."""
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
        """A new snowflake with the time in its upper bits. Each is larger than all before."""
        moment = (int(self.clock.time() * 1000) - _EPOCH) << 22
        self._last_id = max(moment, self._last_id + 1)
        return self._last_id

    def tell(self, event: Json, only_for: int | None = None) -> None:
        """Sends an event to the page and drivers; `only_for` limits it to one person."""
        self.touch()
        for listener in tuple(self.listeners):
            listener(event, only_for)

    def add_channel(self, channel: Channel) -> None:
        """Adds a channel or thread without announcing it."""
        here = self.by_server[channel.guild_id]
        channel.position = 1 + max((one.position for one in here.values()), default=-1)
        self.channels[channel.id] = here[channel.id] = channel
        self.messages.setdefault(channel.id, {})

    def add_person(self, person: people.Local) -> None:
        """Adds a local person, by id. They belong to every server but are not listed on the
        page."""
        people.BY_ID[person.id] = person
        self._add_direct(person)

    def _add_direct(self, person: people.Local) -> None:
        direct = Channel(people.direct_id(person), people.DIRECT_NAME, DIRECT)
        direct.members = [person.id]
        self.direct[direct.id] = direct
        self.messages[direct.id] = {}

    def channel(self, channel_id: int) -> Channel:
        """The channel with this id. Raises `Failure` 10003 if there is none."""
        channel = self.channels.get(channel_id) or self.direct.get(channel_id)
        if channel is None:
            raise failure(10003)
        return channel

    def may_wake(self) -> None:
        """Raises `Failure` 160006 if no more threads may be active."""
        active = [
            channel
            for channel in self.channels.values()
            if channel.is_thread and not channel.archived
        ]
        if len(active) >= self.most_threads:
            raise failure(160006)

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message of a channel that everybody may see. Raises `Failure` 10008."""
        message = self.messages[channel_id].get(message_id)
        if message is None or message.only_for is not None:
            raise failure(10008)
        return message

    def bot_permissions(self, channel: Channel) -> int:
        """The bot's permissions in a channel. A thread has those of its parent."""
        if channel.type == DIRECT:
            return people.DIRECT_PERMISSIONS
        if channel.guild_id not in self.servers:
            return 0
        parent = self.channels[channel.parent_id or channel.id]
        held = people.BOT_PERMISSIONS | people.EVERYONE_PERMISSIONS
        held = _apply_overwrites(held, people.APPLICATION_ID, parent)
        if self.bot_timed_out:
            held &= people.VIEW_CHANNEL | people.READ_HISTORY
        return held & ~(channel.bot_denied | parent.bot_denied)

    def hides(self, channel: Channel) -> bool:
        """Whether it is a thread in a channel that the bot may not see, or a private one that the
        bot is not a member of and may not manage. The bot then gets only interactions from it, and
        can answer only with their tokens."""
        if not channel.is_thread:
            return False
        held, within = self.bot_permissions(channel), people.APPLICATION_ID in channel.members
        if channel.type != PRIVATE_THREAD or within:
            return not held & people.VIEW_CHANNEL
        return not held & people.MANAGE_THREADS

    def is_closed(self, channel: Channel) -> bool:
        """Whether it is a locked thread, in which the bot may neither send nor edit messages."""
        return channel.locked and not self.bot_permissions(channel) & people.MANAGE_THREADS

    def permissions(self, who: people.Local, channel: Channel) -> int:
        """A person's permissions in a channel. The owner has all; a thread has those of its
        parent."""
        if channel.type == DIRECT:
            return people.DIRECT_PERMISSIONS
        if who.id == people.OWNER_ID:
            return people.ALL_PERMISSIONS
        parent = self.channels[channel.parent_id or channel.id]
        return _apply_overwrites(who.permissions, who.id, parent)

    def put_message(self, message: Message) -> None:
        """Stores a new message and forgets the oldest ones beyond `KEPT_MESSAGES`."""
        kept = self.messages[message.channel_id]
        kept[message.id] = message
        channel = self.channel(message.channel_id)
        channel.message_count += 1
        if message.only_for is None:
            channel.last_message_id = message.id
        while len(kept) > KEPT_MESSAGES:
            self._forget(kept.pop(next(iter(kept))))

    def drop_message(self, message: Message) -> None:
        """Deletes a message and its files, and tells everybody who saw it."""
        self.messages[message.channel_id].pop(message.id, None)
        self._forget(message)
        gone = {"id": str(message.id), "channel_id": str(message.channel_id)}
        self.publish("message_delete", gone, message)

    def publish(self, kind: str, data: Json, message: Message) -> None:
        """Sends an event about a message to everybody who sees it. `kind` is `message`,
        `message_update` or `message_delete`. The bot gets it if it asked for such events."""
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
        """Deletes a channel with its threads, messages and files."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.drop_channel(thread)
        del self.channels[channel.id]
        del self.by_server[channel.guild_id][channel.id]
        for message in self.messages.pop(channel.id).values():
            self._forget(message)

    def open_interaction(self, interaction: Interaction) -> None:
        """Stores an interaction by id and token, and forgets the oldest ones."""
        self.interactions[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        while len(self.interactions) > KEPT_INTERACTIONS:
            old = self.interactions.pop(next(iter(self.interactions)))
            self.by_token.pop(old.token, None)


def _apply_overwrites(permissions: int, user_id: int, channel: Channel) -> int:
    """The permissions after a channel's overwrites: first those for everybody, then the user's
    own."""
    for one in (channel.guild_id, user_id):
        allow, deny = channel.overwrites.get(str(one), (0, 0))
        permissions = permissions & ~deny | allow
    return permissions


class MovableClock:
    """A clock that shows real time plus a shift. It can only be moved ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """Seconds it is before the real time."""
        self.listeners: list[Callable[[], None]] = []
        """Called whenever it was moved."""

    def time(self) -> float:
        """Seconds since 1970, like `time.time`."""
        return time.time() + self.ahead

    def text(self) -> str:
        """The present time in Discord's format."""
        return datetime.fromtimestamp(self.time(), UTC).isoformat(timespec="microseconds")

    def advance(self, seconds: float) -> None:
        """Moves the clock ahead. Raises `ValueError` for a negative number of seconds."""
        if seconds < 0:
            raise ValueError("the clock of the sandbox goes ahead only")
        self.ahead += seconds
        for listener in tuple(self.listeners):
            listener()
