"""What a table does with its posts that wait touches neither those of other tables nor those that
are just being sent."""

from __future__ import annotations

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.matches.table import codec
from bot.matches.table.posts import LobbyPost, Notice
from bot.matches.table.requests import Close, EndFollow, Move, Place, Request, Start, Unwatch, Watch
from bot.storage import schema
from tests.matches.conftest import ANNA, CLEO, HOME, Club
from tests.matches.strangers import NAME
from tests.toy import TOY

BALCONY = Place(7, 71)
CHIEF = replace(ANNA, manages=frozenset({BALCONY.channel_id}))
CHANNELS = (HOME.channel_id, BALCONY.channel_id)


async def put_posts(club: Club, match: str, *, sending: bool) -> None:
    """A lobby and a notice in each channel, which wait or are just being sent."""
    posts = [codec.dump_post(TOY, post) for post in (LobbyPost(None), Notice("hints-allowed", {}))]
    rows = [codec.outbox_row(at, match, post, 1.0, 1.0) for at in CHANNELS for post in posts]
    rows = [row | {"state": "sending"} if sending else row for row in rows]
    await club.database.write(lambda c: c.execute(sa.insert(schema.outbox), rows))


async def posts_of(club: Club, match: str, state: str = "") -> list[tuple[int, str]]:
    """Channels and kinds of the posts of a table, in the order in which they are sent."""
    outbox = schema.outbox.c
    query = sa.select(outbox.channel_id, outbox.kind).where(outbox.match_id == match)
    query = query.where(outbox.state == state) if state else query
    rows = await club.database.read(lambda c: c.execute(query.order_by(outbox.id)).all())
    return [(row.channel_id, row.kind) for row in rows]


HERE, THERE = CHANNELS
LEFT: list[tuple[str, Request, list[tuple[int, str]]]] = [
    ("lobby", Unwatch(BALCONY), [(HERE, "lobby"), (THERE, "notice")]),
    ("lobby", EndFollow(THERE), [(HERE, "lobby"), (THERE, "notice")]),
    ("lobby", Move(BALCONY), [(THERE, "lobby"), (HERE, "notice")]),
    ("lobby", Close(), [(HERE, "notice"), (THERE, "notice")]),
    ("lobby", Start(), [(HERE, "turn"), (THERE, "turn")]),
    ("running", Unwatch(BALCONY), [(HERE, "turn"), (THERE, "notice")]),
    ("running", EndFollow(THERE), [(HERE, "turn"), (THERE, "notice")]),
    ("running", Move(BALCONY), [(THERE, "turn"), (HERE, "notice"), (THERE, "turn")]),
]
"""What waits of a table after each deed."""


@pytest.mark.parametrize(("status", "deed", "left"), LEFT)
async def test_only_what_waits_here_is_dropped_or_moved(
    club: Club, status: str, deed: Request, left: list[tuple[int, str]]
) -> None:
    match = await (club.lobby(2) if status == "lobby" else club.running(2))
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    await put_posts(club, match, sending=True)
    await put_posts(club, NAME, sending=False)
    sending, elsewhere = await posts_of(club, match, "sending"), await posts_of(club, NAME)
    await club.ask(CLEO if isinstance(deed, Unwatch) else CHIEF, match, deed)
    assert await posts_of(club, match, "waiting") == left
    assert await posts_of(club, match, "sending") == sending
    assert await posts_of(club, NAME) == elsewhere


async def test_a_lobby_that_moves_is_shown_although_others_wait_there(club: Club) -> None:
    match = await club.lobby()
    await club.database.write(lambda connection: connection.execute(sa.delete(schema.outbox)))
    await put_posts(club, NAME, sending=False)
    await club.ask(CHIEF, match, Move(BALCONY))
    assert await posts_of(club, match) == [(HERE, "notice"), (THERE, "lobby")]
