"""More turns than can be drawn and sent: what waits stays bounded, and is soon caught up with.

Many tables of a game are played at once, straight at `Matches`, each turn after turn at a steady
pace; beside them people look at boards all the time. Bot and sandbox share this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from bench.figures import Figure
from bench.playing import random_turn
from bot.app import Bot
from bot.delivery.cleanup import MOST_WAITING, REQUESTS_A_SECOND
from bot.matches.table.requests import Choose, Join, Open, Place, Start
from bot.matches.table.requests import Person as Requester
from bot.settings import Settings
from bot.storage import schema
from bot.storage.database import Database
from rules import GAMES
from rules.game import AnyGame, Rng
from sandbox import TOKEN, Sandbox, redirect
from sandbox.world.people import GUILD_ID, PEOPLE

TABLES = 60
TURNS = 12
"""Played at each table."""
PACE = 1.0
"""Seconds between two turns of a table: sixty turns a second in all."""
LOOKING = 4
"""People who ask for one picture after the other."""
CAUGHT_UP = 5.0
TIDIED = TABLES * MOST_WAITING / REQUESTS_A_SECOND + 1.0
"""Seconds in which as many outdated messages as may wait lose their buttons, and one more."""


@dataclass(slots=True)
class _Backlog:
    """The most there was at any time."""

    turns: int = 0
    posts: int = 0
    seconds: float = 0.0
    """How long a turn had waited."""

    def note(self, connection: sa.Connection) -> None:
        """Looks at what waits now."""
        outbox = schema.outbox.c
        channels = sa.func.count(sa.distinct(outbox.channel_id))
        query = sa.select(sa.func.count(), channels, sa.func.min(outbox.created_at))
        turns, posts, oldest = connection.execute(query.where(outbox.state == "waiting")).one()
        self.turns, self.posts = max(self.turns, turns), max(self.posts, posts)
        self.seconds = max(self.seconds, time.time() - (oldest or time.time()))


def measure() -> Iterator[Figure]:
    """Posts that waited at once, and how soon everything was told and tidied after play."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(next(iter(GAMES.values())), Path(folder)))


async def _measure(game: AnyGame, folder: Path) -> list[Figure]:
    box = Sandbox()
    redirect(await box.start())
    settings = Settings(data_dir=folder, emojis=False, _env_file=None)  # pyright: ignore[reportCallIssue]
    database = await Database.open(settings.database)
    bot = Bot(settings, database)
    bot.matches.patience = 0
    await bot.start(TOKEN, always_register=True)
    try:
        return await _figures(game, bot, box, database)
    finally:
        await bot.close()
        await database.close()
        await box.stop()


async def _figures(game: AnyGame, bot: Bot, box: Sandbox, database: Database) -> list[Figure]:
    tables = [await _open(game, bot, box, number) for number in range(TABLES)]
    await bot.outbox.idle()
    sent = box.requests["POST /channels/{channel_id}/messages"]
    backlog = _Backlog()
    watching = asyncio.create_task(_watch(database, backlog))
    looking = [asyncio.create_task(_look(game, bot, tables[n])) for n in range(LOOKING)]
    began = time.perf_counter()
    await asyncio.gather(*(_play(game, bot, *table) for table in enumerate(tables)))
    played = time.perf_counter() - began
    while await database.read(_waiting):
        await asyncio.sleep(0.02)
    late = time.perf_counter() - began - played
    await bot.outbox.idle()
    tidied = time.perf_counter() - began - played
    for task in (watching, *looking):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    sent = box.requests["POST /channels/{channel_id}/messages"] - sent
    tidying = f"{MOST_WAITING} in each channel at most, {REQUESTS_A_SECOND} a second"
    turns = f"{TABLES * TURNS} turns in {played:.0f} s are {sent} posts"
    waited = f"{backlog.turns} turns waited at once, one of them {backlog.seconds:.0f} s"
    return [
        Figure("overload: posts that wait at once", backlog.posts, "", TABLES, note=turns),
        Figure("overload: all told after play", late, "s", CAUGHT_UP, note=waited),
        Figure("overload: older posts tidied after play", tidied, "s", TIDIED, note=tidying),
    ]


async def _open(game: AnyGame, bot: Bot, box: Sandbox, number: int) -> str:
    """A started table in a channel of its own; its id."""
    channel = await box.ask("new_channel", user=PEOPLE[0].name, name=f"busy-{number}")
    people = [_requester(number, seat) for seat in range(game.meta.seats[0])]
    opening = Open(game.meta.key, Place(GUILD_ID, int(channel["id"])), "en")
    opened = await bot.matches.submit(f"o{number}", people[0], None, opening)
    for seat, person in enumerate(people[1:]):
        await bot.matches.submit(f"j{number}-{seat}", person, opened.match_id, Join())
    await bot.matches.submit(f"s{number}", people[0], opened.match_id, Start())
    return opened.match_id


def _requester(table: int, seat: int) -> Requester:
    return Requester(1_000 + 10 * table + seat, f"P{seat}")


async def _play(game: AnyGame, bot: Bot, number: int, match_id: str) -> None:
    """Turn after turn, whether the last one was told or not."""
    for turn in range(TURNS):
        state = (await bot.matches.table(match_id)).state
        seat = game.to_act(state)[0]
        texts = tuple(random_turn(game, state, seat, Rng(match_id, turn)))
        request = Choose(texts, confirm=True)
        await bot.matches.submit(f"t{match_id}-{turn}", _requester(number, seat), match_id, request)
        await asyncio.sleep(PACE)


async def _look(game: AnyGame, bot: Bot, match_id: str) -> None:
    """Somebody who has one board after the other drawn, as panels are."""
    while True:
        scene = bot.services.presenter(await bot.matches.table(match_id), "en")
        await bot.renderer.board(game.meta.key, scene.view(None), scene.render_options())


def _waiting(connection: sa.Connection) -> int:
    """Turns that wait to be told, or are being told."""
    return connection.execute(sa.select(sa.func.count()).select_from(schema.outbox)).scalar_one()


async def _watch(database: Database, backlog: _Backlog) -> None:
    while True:
        await database.read(backlog.note)
        await asyncio.sleep(0.1)
