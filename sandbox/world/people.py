"""Who and what is in the sandbox: a server, its channels, the bot and six local people.

Every id is fixed, so that a bot's database still fits after the sandbox was started anew.
"""

from __future__ import annotations

from dataclasses import dataclass

TOKEN = "sandbox.token.for-loopback-only"  # noqa: S105 - not a secret: it opens nothing but this
GUILD_ID = 1_100_000_000_000_000_001
APPLICATION_ID = 1_100_000_000_000_000_010
"""Also the user id of the bot, as for every application made since 2016."""
BOT_NAME = "Meeplepost"
BOT_ROLE_ID = 1_100_000_000_000_000_011
GUILD_NAME = "Sandbox"
GUILD_LOCALE = "en-US"

VIEW_CHANNEL = 1 << 10
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
SEND_MESSAGES = 1 << 11
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
ALL_PERMISSIONS = (1 << 53) - 1
EVERYONE_PERMISSIONS = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | SEND_IN_THREADS
    | CREATE_PUBLIC_THREADS
    | 1 << 6  # add reactions
    | 1 << 18  # external emoji
    | 1 << 31  # application commands
)
BOT_PERMISSIONS = 274_878_024_704
"""The permissions in the invitation: view, send (also in threads), embed, attach, read history."""


@dataclass(frozen=True, slots=True)
class Local:
    """A local person. `permissions` apply in channels without overwrites."""

    id: int
    name: str
    username: str
    locale: str
    colour: str
    permissions: int = EVERYONE_PERMISSIONS


PEOPLE: tuple[Local, ...] = (
    Local(1_100_000_000_000_000_101, "Anna", "anna", "en-GB", "#e06c75", ALL_PERMISSIONS),
    Local(1_100_000_000_000_000_102, "Ben", "ben", "en-US", "#61afef"),
    Local(1_100_000_000_000_000_103, "Chloé", "chloe", "fr", "#98c379"),
    Local(1_100_000_000_000_000_104, "大卫", "dawei", "zh-CN", "#e5c07b"),
    Local(1_100_000_000_000_000_105, "Emil", "emil", "de", "#c678dd"),
    Local(1_100_000_000_000_000_106, "Sam", "sam", "en-US", "#56b6c2"),
)
STRANGER = Local(1_100_000_000_000_000_199, "Zoe", "zoe", "en-US", "#abb2bf", 0)
"""A Discord user outside of the server. People can still name her in an option."""
OWNER_ID = PEOPLE[0].id
BY_ID = {person.id: person for person in PEOPLE}

CHANNELS: tuple[tuple[int, str, str], ...] = (
    (1_100_000_000_000_000_201, "table", "Open a table here with /table open"),
    (1_100_000_000_000_000_202, "second-table", "Another table, at the same time"),
    (1_100_000_000_000_000_203, "spectators", "Follow a table from here with /table watch"),
)
DIRECT_NAME = "direct-messages"
"""The page's name for each person's direct messages with the bot."""
DIRECT_PERMISSIONS = VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY


def server_id(number: int) -> int:
    """The id of a server. Successive numbers are on successive shards; number 0 is the sandbox's
    own."""
    return GUILD_ID + (number << 22)


def direct_id(person: Local) -> int:
    """The id of the channel of a person's direct messages."""
    return person.id + 200


def person_named(name: str) -> Local:
    """The person with this display name or user name. Raises `KeyError` if there is none."""
    for person in PEOPLE:
        if name in (person.name, person.username):
            return person
    raise KeyError(name)
