"""What is stored, as SQLAlchemy Core tables. Changes need a migration in `migrations/versions`.

Discord ids are whole numbers of 64 bits; times are seconds since 1970 (UTC); JSON made by pydantic
is kept as text, so that SQLite and PostgreSQL hold the same bytes.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Text

OPEN = ("lobby", "running")
"""The statuses of a table that still holds its channel."""
GOING_ON = (*OPEN, "archived")
"""The statuses of a table that may be played on: what is hidden in it stays hidden."""

NAMELESS = ("turn", "puzzle")
"""The kinds of posts that wait and name people by their seats, or nobody."""

NO_SERVER = 0
"""The server of a private table, which no channel has: its channel is its person's id, so that
whoever practises has one open private table at most."""

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
"""Append-only, but that the ids of forgotten people go. Kind `action`: `text` was decided and
applied as step number `step`; `auto`: the same for an automatic action. Kind `undo`: every action
from step number `step` on was taken back. Kind `table`: something else worth knowing."""

drafts = sa.Table(
    "drafts",
    metadata,
    _match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("actions", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("planned", Text, nullable=False, server_default="[]"),
)
"""Tentative turns (`actions`) with what is planned for afterwards; without actions `planned` is
confirmed and played as soon as the seat comes to act (`bot.matches.table.stored.StoredDraft`)."""

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
"""Channels that ask a table's host whether they may follow it; refused ones may not ask again
before the request would have lapsed."""

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
"""Posts on their way, oldest first in each channel; a row is deleted once it was delivered. The
puzzle of the day belongs to no table."""

posts = sa.Table(
    "posts",
    metadata,
    _match(key=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("message_id", BigInteger, nullable=False),
    Column("reminder_id", BigInteger),
    Column("retired", Text),
)
"""The last public message that carries a table's buttons in a channel, what it looks like without
them (`bot.front.shown.retired_messages`; null where that is not known), and the reminder after
it."""

questions = sa.Table(
    "questions",
    metadata,
    _match(key=True),
    Column("mark", String(64), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("retired", Text),
)
"""The messages that ask people about votes, undone turns and seats of a table, by the mark of the
question, and what they look like without their buttons; until they are decided."""

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
"""Servers that the bot was removed from, and when it learnt so; until it is seen there again."""

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
"""What people have chosen for themselves. Quiet hours are minutes of the day in their time zone;
`mentions` is `channel`, `direct`, `digest` or `none`; without `remind_hours` the table's hold;
`confirming` is `ask`, `safe` or `always`; `confirmed_turns` counts until they are asked about it,
null then; they are warned `warn_hours` before their time ends, never at 0, at a quarter of it when
null; `digest_at` is a minute of the day, `digest_next` when it comes next; `nudged_at` is when they
were last written to directly."""

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
"""What a table has done about a person beside its posts: in the wait that began at `since` (of an
earlier one nothing counts), whether they were sent a mention of their own and how often they were
reminded; when they were last told that it waits for them, but for reminders; until when, as the
table was told, they are on holiday; the message of their mention in the table's channel, which goes
with the next turn; what they did and were not told when the bot was stopped
(`bot.front.interaction.late_changes`)."""

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
"""What the turns of a person at an ended table were worth (`bot.matches.looking.reviews`): those
judged so far, and whether that is all of them."""

notes = sa.Table(
    "notes",
    metadata,
    _match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", _seconds, nullable=False),
    Index("notes_of_person", "user_id"),
)
"""What a person has written to themselves about a table."""

lessons = sa.Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("step", String(20), nullable=False),
    Column("at", _seconds, nullable=False),
)
"""How far a person is in the lesson of a game: the key of the step they were shown last."""

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
"""What a person has done with a puzzle (`bot.matches.people.puzzle_tries`): the line they have
begun, and what came of it in the end, null while it is open."""

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
"""Where servers want the puzzle of the day, when it comes next, and the day and puzzle of the last
one there."""

puzzle_days = sa.Table(
    "puzzle_days",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", String(10), nullable=False),
    Index("puzzle_days_of_person", "user_id"),
)
"""Who has tapped *Try* under the last puzzle of the day of a server, so that the next one can tell
how many found it."""

leases = sa.Table(
    "leases",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("holder", String(16), nullable=False),
    Column("until", _seconds, nullable=False),
)
"""Which process is at a piece of work, until when by the clock of the PostgreSQL server
(`bot.cluster.leases`); empty on SQLite."""

meta = sa.Table(
    "meta",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
