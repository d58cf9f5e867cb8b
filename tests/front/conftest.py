"""The whole bot on the sandbox, in this process: real discord.py, real database, real pictures."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Bot
from bot.front.commands import all_commands
from bot.front.gate.client import BoardClient
from bot.front.interaction.services import Services
from bot.matches.table.model import Table
from bot.settings import Settings
from bot.storage.database import Database
from render import PAINTERS
from render.painter import Painter
from rules import GAMES
from rules.game import AnyGame
from rules.learning import entries
from sandbox import TOKEN, Clocks, Sandbox, redirect
from sandbox.web.driver import Reply, SimulatedUser, controls, text_of
from sandbox.world.failures import Json
from sandbox.world.people import GUILD_ID, MANAGE_CHANNELS, person_named
from tests.colours import check_colours
from tests.databases import new_database
from tests.forking import forked_processes
from tests.markup import check_plain
from tests.painted import draw_once, share_pictures
from tests.sandbox.proof import PATIENCE as MOST
from tests.sandbox.proof import soon
from tests.seeding import same_seeds
from tests.tapping import control, has, tap, verb_of
from tests.toy import TOY

__all__ = ["control", "forked_processes", "has", "same_seeds", "tap", "verb_of"]

GAME = "carcassonne"
PATIENCE = 9.0
"""Seconds for the first answer: Discord, bot and people share one process here, and a machine may
stand still for a moment. Discord's own three are held in `tests/e2e` and by the bench."""


@dataclass(slots=True)
class House:
    """A sandbox with a running bot, and how people use it."""

    box: Sandbox
    bot: Bot
    settings: Settings
    database: Database

    def person(self, name: str, channel: str = "table") -> SimulatedUser:
        """One of the local people."""
        return SimulatedUser(self.box, name, channel)

    async def manager(self, name: str, channel: str) -> SimulatedUser:
        """One of the local people, who may manage that one channel."""
        await self.allow(name, channel, allow=MANAGE_CHANNELS)
        return self.person(name, channel)

    async def allow(self, name: str, channel: str, *, allow: int = 0, deny: int = 0) -> None:
        """Gives somebody ("": everybody) permissions in a channel, and takes others; returns when
        the bot knows."""
        await self.box.ask("overwrite", channel=channel, user=name, allow=allow, deny=deny)
        who, where = person_named(name).id if name else GUILD_ID, await self.channel_id(channel)
        wanted = discord.PermissionOverwrite.from_pair(
            discord.Permissions(allow), discord.Permissions(deny)
        )
        await soon(lambda: self._overwrite(int(where), who) == wanted)

    def _overwrite(self, channel_id: int, who: int) -> discord.PermissionOverwrite | None:
        channel = self.bot.client.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        found = {target.id: overwrite for target, overwrite in channel.overwrites.items()}
        return found.get(who)

    async def opened(
        self, *names: str, channel: str = "table", game: str = GAME, options: str = ""
    ) -> str:
        """A lobby opened by the first person and joined by the others; the table's id."""
        host, *others = [self.person(name, channel) for name in names]
        given = {"options": options} if options else {}
        reply = await host.slash("table open", game=game, **given)
        assert reply.private, reply.text
        for other in others:
            await other.slash("table join")
        return (await self.table_in(channel)).id

    async def table_in(self, channel: str = "table") -> Table:
        """The latest table of a channel."""
        table = await self.bot.matches.queries.table_in(int(await self.channel_id(channel)))
        assert table is not None
        return table

    async def begun(
        self, *names: str, channel: str = "table", game: str = GAME, options: str = ""
    ) -> str:
        """A started game."""
        match_id = await self.opened(*names, channel=channel, game=game, options=options)
        await self.person(names[0], channel).slash("table start")
        await self.bot.outbox.idle()
        return match_id

    async def channel_id(self, name: str) -> str:
        """The id of a channel by its name."""
        options = await self.box.ask("look", user="Anna")
        return next(c["id"] for c in options["channels"] if c["name"] == name)

    async def posts(self, channel: str = "table", reader: str = "Sam") -> list[Json]:
        """The messages everybody sees, oldest first."""
        await self.bot.outbox.idle()
        return await self.person(reader, channel).read(limit=400)

    async def on_turn(self, match_id: str) -> tuple[str, ...]:
        """Names of the people the table waits for."""
        table = await self.bot.matches.table(match_id)
        return tuple(holder.name for holder in table.seats if holder.acts)

    async def pass_time(self, hours: float) -> None:
        """So much time passes for Discord and for the bot, which does what is due by then.

        Discord's limit for edits of old messages is counted by the real clock, in which hardly any
        time passes: it is raised, for it would hold everything up.
        """
        await self.box.ask("limit", which="old_edits", requests=500, seconds=20)
        await self.box.ask("advance", seconds=hours * 3600)
        workers = (*self.bot.workers, self.bot.outbox)
        for worker in workers * 2:  # what one does can be work for one before it
            await worker.idle()

    async def restart(self) -> None:
        """The bot ends in good order and comes back on the same database."""
        await self.bot.close()
        games, painters = self.bot.services.games, self.bot.renderer.painters
        self.bot = await make_bot(self.box, self.settings, self.database, games, painters)


async def make_bot(
    box: Sandbox,
    settings: Settings,
    database: Database,
    games: Mapping[str, AnyGame],
    painters: Mapping[str, Painter[Any]],
) -> Bot:
    """A bot that is connected to the sandbox, and knows what is there."""
    clock = box.world.clock
    bot = Bot(settings, database, games, painters, clock.time)
    clock.listeners[:] = [bot.wake]
    register_once(box, bot.client)
    await bot.start(TOKEN, always_register=True)
    await soon(lambda: _knows_its_server(bot.client))
    return bot


def register_once(box: Sandbox, client: BoardClient) -> None:
    """Gives the sandbox the commands of a bot as another one has registered the same ones: to send
    and to check them takes a third of the time of a start."""
    register = client.http.bulk_upsert_global_commands

    async def registered(application_id: Any, payload: list[Any]) -> list[Any]:
        if id(payload) not in REGISTERED:
            REGISTERED[id(payload)] = payload, await register(application_id, payload)
        _, commands = REGISTERED[id(payload)]
        box.world.commands[0] = [*commands]
        return commands

    client.http.bulk_upsert_global_commands = registered


def _knows_its_server(client: BoardClient) -> bool:
    """Whether the bot is connected, and was told of the channels."""
    guild = client.get_guild(GUILD_ID)
    return guild is not None and not guild.unavailable


class SharedPayloads(dict[Any, list[Any]]):
    """What commands are told as, once for all bots with the same ones: translating them takes a
    tenth of a second each time."""

    def get(self, client: BoardClient, default: Any = None) -> Any:
        return super().get(self._key(client), default)

    def __setitem__(self, client: BoardClient, payload: list[Any]) -> None:
        super().__setitem__(self._key(client), payload)

    def _key(self, client: BoardClient) -> Any:
        return tuple(command.name for command in client.tree.get_commands()), _told(client.services)


def _told(services: Services) -> Any:
    """What commands depend on."""
    games = tuple((key, one.meta.actions, one.meta.seats) for key, one in services.games.items())
    return games, tuple(services.players), tuple(entries.FOLDERS)


PAYLOADS = SharedPayloads()
COMMANDS: dict[Any, Sequence[Any]] = {}
"""What all bots with the same games have in their trees: making it takes a third of the time of a
start."""
REGISTERED: dict[int, tuple[list[Any], list[Any]]] = {}
"""Payloads by their identity, and the commands that Discord has made of them."""


@pytest.fixture(autouse=True)
def shared_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most bots of these tests have the same commands."""
    monkeypatch.setattr("bot.front.gate.registering._PAYLOADS", PAYLOADS)
    monkeypatch.setattr("bot.front.commands.all_commands", made_once)


def made_once(services: Services) -> Sequence[Any]:
    """The commands of a bot, which others with the same ones have, too."""
    if (key := _told(services)) not in COMMANDS:
        COMMANDS[key] = all_commands(services)
    return COMMANDS[key]


@pytest.fixture(autouse=True)
def covers_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lobbies have their pictures however busy the machine is."""
    monkeypatch.setattr("bot.front.shown.covers.PATIENCE", MOST)
    monkeypatch.setattr("bot.front.lobby.lobby_actions.POSTED_SECONDS", MOST + 2.0)


@pytest.fixture(autouse=True)
def boards_drawn_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots draw a board and a cover of each sort only once, but for tests marked `pictures`: to
    draw every position takes a fifth of the time. What they look like is for `tests/render`."""
    if request.node.get_closest_marker("pictures") is None:
        draw_once(monkeypatch)


@pytest.fixture(autouse=True)
def nothing_lacking(caplog: pytest.LogCaptureFixture) -> Generator[None]:
    """Every sentence was given what stands in it."""
    yield
    logged = [*caplog.get_records("setup"), *caplog.get_records("call")]
    texts = [record for record in logged if record.name == "bot.texts"]
    assert not [t.getMessage() for t in texts if t.msg.startswith("message %s with")]


def check_sent(method: str, path: str, body: Any, status: int, answer: Any) -> None:
    """For a sandbox: complains about what people should not be shown like this."""
    check_plain(method, path, body, status, answer)
    check_colours(body)


@asynccontextmanager
async def house_of(
    folder: Path,
    games: Mapping[str, AnyGame] = GAMES,
    painters: Mapping[str, Painter[Any]] = PAINTERS,
) -> AsyncGenerator[House]:
    """A house with these games; the sandbox must have had nothing to complain about."""
    share_pictures(folder)
    box = Sandbox(check=check_sent, clocks=Clocks(answer=PATIENCE, token=900.0))
    redirect(await box.start())
    settings = Settings(data_dir=folder, emojis=False, _env_file=None)  # pyright: ignore[reportCallIssue]
    database = await new_database(folder / "meeplepost.sqlite3")
    bot = await make_bot(box, settings, database, games, painters)
    house = House(box, bot, settings, database)
    yield house
    await house.bot.close()
    await database.close()
    await box.stop()
    assert box.complaints == []


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The house with the registered games."""
    async with house_of(tmp_path) as house:
        yield house


@pytest.fixture
async def toys(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the toy game is played, too."""
    async with house_of(tmp_path, {**GAMES, "toy": TOY}) as house:
        yield house


def panel(reply: Reply) -> Json:
    """The private message an answer made or changed."""
    assert reply.private, reply.text
    return reply.message


def labels(message: Json) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [part["label"] for part in controls(message) if "label" in part]


def verbs(message: Json) -> list[str]:
    """What the controls of a message do, in order."""
    return [verb_of(part) for part in controls(message)]


def choosing(message: Json) -> str:
    """The verb of a panel's first choice."""
    return next(v for v in ("group", "list", "pick") if has(message, v))


async def whole_turn(person: SimulatedUser, post: Json) -> Reply:
    """Plays a turn by panel alone, taking the first of everything, and confirms it."""
    reply = await tap(person, post, "turn")
    for _ in range(12):
        message = panel(reply)
        if not any(has(message, verb) for verb in ("confirm", "group", "list", "pick")):
            return reply  # there was no choice, so it counted at once
        verb = "confirm" if has(message, "confirm") else choosing(message)
        reply = await tap(person, message, verb)
        if verb == "confirm":
            return reply
    raise AssertionError(text_of(reply.message))
