"""What is stored, as SQLAlchemy Core tables. Changes need a migration in `migrations/versions`.

Discord ids are whole numbers of 64 bits; times are seconds since 1970 (UTC); JSON made by pydantic
is kept as text, so that SQLite and PostgreSQL hold the same bytes.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Text

OPEN = ("lobby", "running")
"""The statuses of a table that occupies its channel."""
GOING_ON = (*OPEN, "archived")
"""The statuses of a table whose game may continue, so that its secrets stay hidden."""

NAMELESS = ("turn", "puzzle")
"""The kinds of waiting posts that name people only by their seats, or not at all."""

NO_SERVER = 0
"""The server id of private tables, which have no channel. Their channel id is the person's user id,
so that nobody has two open private tables."""

metadata = sa.MetaData()
_seconds: sa.Double[float] = sa.Double()
_counter = BigInteger().with_variant(Integer(), "sqlite")
_is_open = sa.text("status IN ('lobby', 'running')")


def _match(*, key: bool, nullable: bool = False) -> Column[str]:
    owner = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match_id", String(8), owner, primary_key=key, nullable=nullable)


matches = sa.Table(
    "matches",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("channel_gone", Boolean, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("snapshot", Text),
    Column("lobby_message_id", BigInteger),
    Column("undo", Text),
    Column("opened_at", _seconds, nullable=False),
    Column("changed_at", _seconds, nullable=False),
    Column("remind_hours", Integer, nullable=False, server_default="24"),
    Column("waiting_since", _seconds),
    Column("reminded", Integer, nullable=False, server_default="0"),
    Column("remind_at", _seconds),
    Column("clock", Text),
    Column("clock_times", Text),
    Column("timeout_at", _seconds),
    Column("proposals", Text),
    Column("paused_at", _seconds),
    Column("tidy_at", _seconds),
    Column("tidy_told", Boolean, nullable=False, server_default=sa.false()),
    Column("invited", Text),
    Column("rematch_of", String(8)),
    Column("origin", Text),
    Column("followable", Boolean, nullable=False, server_default=sa.true()),
    Column("hints", Boolean),
    Column("starts_with", Integer),
    Column("forgotten", Text),
    Column("ended_at", _seconds),
    Column("ask_again_at", _seconds),
    Index(
        "one_open_table_a_channel",
        "channel_id",
        unique=True,
        sqlite_where=_is_open,
        postgresql_where=_is_open,
    ),
    Index("matches_of_channel", "channel_id", "changed_at"),
    Index("matches_of_host", "host_id", "status"),
    Index("matches_by_reminder", "remind_at"),
    Index("matches_by_timeout", "timeout_at"),
    Index("matches_by_tidying", "tidy_at"),
    Index("matches_of_server", "guild_id", "status"),
    Index("matches_by_end", "ended_at"),
)

seats = sa.Table(
    "seats",
    metadata,
    _match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", String(100), nullable=False),
    Column("computer", String(32)),
    Column("acts", Boolean, nullable=False),
    Column("asked_at", Integer, nullable=False, server_default="0"),
    Index("seats_of_person", "user_id", "acts"),
    Index("seats_of_computers", "acts", "computer"),
)

log = sa.Table(
    "log",
    metadata,
    Column("number", _counter, primary_key=True),
    _match(key=False),
    Column("kind", String(8), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer),
    Column("text", String(200), nullable=False),
    Column("reveals", Boolean, nullable=False),
    Column("at", _seconds, nullable=False),
    Index("log_of_match", "match_id", "number"),
)
"""The append-only log. Only ids of people who deleted their data are removed from it. Kind
`action`: `text` was decided and applied as step number `step`. Kind `auto`: the same for an
automatic action. Kind `undo`: all actions from step number `step` on were undone. Kind `table`:
anything else worth noting."""

drafts = sa.Table(
    "drafts",
    metadata,
    _match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("actions", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("planned", Text, nullable=False, server_default="[]"),
)
"""Drafts (`actions`) with the plan for later turns (`planned`). Without a draft, the plan is played
as soon as the seat must act (`bot.matches.table.stored.StoredDraft`)."""

interactions = sa.Table(
    "interactions",
    metadata,
    Column("id", String(80), primary_key=True),
    Column("answer", Text, nullable=False),
    Column("at", _seconds, nullable=False),
    Index("interactions_by_time", "at"),
)

watchers = sa.Table(
    "watchers",
    metadata,
    _match(key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Index("watchers_of_channel", "channel_id"),
)

follow_requests = sa.Table(
    "follow_requests",
    metadata,
    _match(key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("at", _seconds, nullable=False),
    Column("refused_at", _seconds),
)
"""Requests of channels to follow a table, waiting for its host. Refused ones stay until they would
have lapsed, so that the channel cannot ask again before."""

outbox = sa.Table(
    "outbox",
    metadata,
    Column("id", _counter, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    _match(key=False, nullable=True),
    Column("kind", String(8), nullable=False),
    Column("payload", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due_at", _seconds, nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("created_at", _seconds, nullable=False),
    Index("outbox_of_channel", "channel_id", "id"),
    Index("outbox_of_match", "match_id"),
)
"""Posts waiting to be sent, oldest first in each channel. A row is deleted once it was delivered.
The puzzle of the day belongs to no table."""

posts = sa.Table(
    "posts",
    metadata,
    _match(key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("message_id", BigInteger, nullable=False),
    Column("reminder_id", BigInteger),
    Column("retired", Text),
)
"""The last public message with a table's buttons in each channel, and the reminder after it.
`retired` is its look without the buttons (`bot.front.shown.retired_messages`); null if unknown."""

questions = sa.Table(
    "questions",
    metadata,
    _match(key=True),
    Column("mark", String(64), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("retired", Text),
)
"""Messages that ask people something or offer it (votes, undo requests, seats, followers, going
on), until that is settled, and the one that says that answers are missing. The key is the mark of
the question. `retired` is the message's look without its buttons; null if unknown."""

servers = sa.Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16), nullable=False),
)

left_servers = sa.Table(
    "left_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", _seconds, nullable=False),
)
"""Servers that have removed the bot, with the time at which it noticed. A row is deleted when the
bot is in the server again."""

people = sa.Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
    Column("time_zone", String(64)),
    Column("quiet_begin", Integer),
    Column("quiet_end", Integer),
    Column("mentions", String(8), nullable=False, server_default="channel"),
    Column("remind_hours", Integer),
    Column("direct_refused_at", _seconds),
    Column("confirming", String(8), nullable=False, server_default="ask"),
    Column("confirmed_turns", Integer, server_default="0"),
    Column("warn_hours", Integer),
    Column("digest_at", Integer),
    Column("digest_next", _seconds),
    Column("nudged_at", _seconds),
    Index("people_by_digest", "digest_next"),
)
"""People's own choices.

Quiet hours are minutes of the day in the person's time zone. `mentions` is `channel`, `direct`,
`digest` or `none`. `remind_hours` is null if the table's setting applies. `confirming` is `ask`,
`safe` or `always`. `confirmed_turns` counts until the person is asked how to confirm, and is null
then. `warn_hours` is the warning before the person's time ends: 0 for none, null for a quarter of
the time. `digest_at` is a minute of the day, `digest_next` the time of the next digest. `nudged_at`
is the time of the last direct message.
"""

told = sa.Table(
    "told",
    metadata,
    _match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", _seconds),
    Column("nudged", Boolean, nullable=False, server_default=sa.false()),
    Column("reminded", Integer, nullable=False, server_default="0"),
    Column("reminded_at", _seconds),
    Column("told_at", _seconds),
    Column("away_until", _seconds),
    Column("message_id", BigInteger),
    Column("late", String(16)),
    Index("told_of_person", "user_id"),
)
"""What each person was told about a table, besides its posts.

`since` is the beginning of the wait that a row is about; values from an earlier wait do not count.
The row contains whether they had a mention of their own, the number of reminders, and when they
were last notified, other than by reminders. It also contains the end of their holiday as the table
was told, the message of their mention in the table's channel (removed with the next turn), and what
they did without being answered when the bot was stopped (`bot.front.interaction.late_changes`).
"""

holidays = sa.Table(
    "holidays",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("begins", _seconds, primary_key=True),
    Column("ends", _seconds, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    _match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("asked_at", _seconds, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("turns", Text, nullable=False),
    Index("reviews_of_person", "user_id", "done"),
    Index("reviews_to_make", "done", "asked_at"),
)
"""Reviews of a person's turns at an ended table (`bot.matches.looking.reviews`). A row contains the
turns judged so far, and whether these are all."""

notes = sa.Table(
    "notes",
    metadata,
    _match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", _seconds, nullable=False),
    Index("notes_of_person", "user_id"),
)
"""People's own notes about a table."""

lessons = sa.Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("step", String(20), nullable=False),
    Column("at", _seconds, nullable=False),
)
"""People's progress in the lesson of a game: the key of the step they were shown last."""

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("grade", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("outcome", String(8)),
    Column("at", _seconds, nullable=False),
    Column("ended_at", _seconds),
)
"""People's attempts at puzzles (`bot.matches.people.puzzle_tries`). A row contains the unfinished
line and the outcome, which is null while the puzzle is unsolved."""

puzzle_channels = sa.Table(
    "puzzle_channels",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("channel_gone", Boolean, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("time_zone", String(64)),
    Column("next_at", _seconds, nullable=False),
    Column("day", String(10)),
    Column("game", String(32)),
    Column("puzzle", String(8)),
    Index("puzzle_channels_by_time", "next_at"),
)
"""The puzzle channels of servers, with the time of the next puzzle and the day and puzzle of the
last."""

puzzle_days = sa.Table(
    "puzzle_days",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", String(10), nullable=False),
    Index("puzzle_days_of_person", "user_id"),
)
"""Who tapped *Try* under a server's last puzzle of the day, to count how many solved it."""

leases = sa.Table(
    "leases",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("holder", String(16), nullable=False),
    Column("until", _seconds, nullable=False),
)
"""Which process does a piece of work, and until when by the PostgreSQL server's clock. See
`bot.cluster.leases`. Empty on SQLite."""

meta = sa.Table(
    "meta",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
