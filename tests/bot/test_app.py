"""The bot as a process: it starts plainly or says in one line why not, and ends in good order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import re
import shutil
import signal
import socket
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr
from pydantic_core import PydanticUndefined

from bot.app import Bot, register_now
from bot.cli.doctor import check_heartbeat
from bot.cli.errors import CommandError
from bot.front.gate.client import BoardClient
from bot.owner import SANDBOX, owners
from bot.running import run
from bot.settings import Settings
from bot.starting import REFUSED, StartError
from bot.storage.database import Database
from bot.storage.lock import FileLock
from sandbox import TOKEN, Fault, Sandbox, redirect
from sandbox.web.driver import Remote, SimulatedUser, text_of
from sandbox.world.failures import Json
from sandbox.world.people import APPLICATION_ID, GUILD_ID
from tests.e2e.house import address_of, ended, environment, spawn
from tests.forking import ForkedProcess
from tests.painted import share_pictures
from tests.sandbox.proof import PATIENCE, kept, soon

ROOT = Path(__file__).parents[2]
GAME = "carcassonne"


@asynccontextmanager
async def killed(
    running: asyncio.subprocess.Process | ForkedProcess,
) -> AsyncGenerator[Remote]:
    """The sandbox of a bot, which is killed at last unless it has ended."""
    try:
        async with Remote(await address_of(running)) as box:
            yield box
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()


async def started(folder: Path, **more: str) -> asyncio.subprocess.Process:
    """`python -m bot --port 0` with its data in the folder."""
    share_pictures(folder)
    settings = {"DATA_DIR": str(folder), "LOG_LEVEL": "WARNING", **more}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "--port", "0",
        cwd=ROOT,
        env=environment(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def online(box: Remote) -> None:
    """Waits until the bot is connected."""
    async with asyncio.timeout(PATIENCE):
        while not (await box.ask("status"))["online"]:
            await asyncio.sleep(0.05)


async def test_without_a_token_the_sandbox_starts_and_sigterm_ends_it_with_zero(
    tmp_path: Path,
) -> None:
    running = await started(tmp_path)
    async with killed(running) as box:
        await online(box)
        opened = await SimulatedUser(box, "Anna").slash("table open", game=GAME)
        assert opened.private
        running.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            _, errors = await running.communicate()
    assert running.returncode == 0, errors
    assert b"Traceback" not in errors
    assert not (tmp_path / "heartbeat").exists()


async def test_a_killed_bot_comes_back_where_it_was(tmp_path: Path) -> None:
    share_pictures(tmp_path)
    running = await forked_bot(tmp_path, EMOJIS="false")
    async with killed(running) as box:
        await online(box)
        anna, ben = SimulatedUser(box, "Anna"), SimulatedUser(box, "Ben")
        await anna.slash("table open", game=GAME)
        await ben.slash("table join")
        await anna.slash("table start")
        cell = (await anna.autocomplete(f"{GAME} place", "cell"))[0]["value"]
        turn = (await anna.autocomplete(f"{GAME} place", "turn", cell=cell))[0]["value"]
        await anna.slash(f"{GAME} place", cell=cell, turn=turn)
        await SimulatedUser(box, "Sam").until(_tells_the_turn)
        await kept(box, tmp_path / "sandbox.json", "Anna", "Ben")
        running.kill()
        await running.wait()
    async with killed(await forked_bot(tmp_path, EMOJIS="false")) as box:
        await online(box)
        panel = await SimulatedUser(box, "Anna").slash("table turn")
        assert cell in panel.text
        sam = SimulatedUser(box, "Sam")
        await sam.until(_tells_the_turn)
        assert len([post for post in await sam.read() if _tells_the_turn(post)]) == 1


def _tells_the_turn(message: Json) -> bool:
    return "it is your turn" in text_of(message)


async def forked_bot(folder: Path, port: str = "0", **more: str) -> ForkedProcess:
    """As `started`, from a process that has loaded everything, and its children, too."""
    settings = {"DATA_DIR": str(folder), "LOG_LEVEL": "WARNING", **more}
    return await spawn("tests.e2e.launcher", "--port", port, **settings)


async def refusal(folder: Path, code: int = 1, port: str = "0", **more: str) -> str:
    """The one line of a bot that does not start."""
    seen = await ended(await forked_bot(folder, port, **more))
    assert seen.code == code
    assert seen.errors.count("\n") == 1, seen.errors
    return seen.errors


async def test_a_taken_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = await refusal(tmp_path, port=port)
    assert f"port {port} on 127.0.0.1 is taken" in line


async def test_a_database_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "no.sqlite3").write_text("this is no database" * 100)
    line = await refusal(tmp_path, DATABASE_URL=f"sqlite:///{tmp_path}/no.sqlite3")
    assert "no.sqlite3" in line


async def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = await refusal(tmp_path / "file" / "data")
    assert "cannot be made: Not a directory. Let the bot's user write where it is to be" in line


async def test_a_broken_file_of_the_sandbox_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "sandbox.json").write_text("{")
    line = await refusal(tmp_path)
    assert line.count("cannot be read") == 1
    assert "Move it away to begin with an empty sandbox." in line


def test_a_system_that_refuses_what_the_bot_needs_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(*_: object, **_more: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr("bot.running.serve", refused)
    monkeypatch.setattr("bot.running.set_up_logging", print)
    settings = Settings(data_dir=tmp_path, _env_file=None)  # pyright: ignore[reportCallIssue]
    assert run(settings) == 1
    told = "meeplepost: the system does not let the bot run: [Errno 24] Too many open files\n"
    assert capsys.readouterr().err == told


async def test_a_stop_finishes_the_answer_in_hand(tmp_path: Path) -> None:
    box = Sandbox()
    async with stopped_bot(tmp_path, box) as bot:
        await bot.start(TOKEN)
        await soon(lambda: box.gateway.connected)
        box.faults.add(Fault("delay", r"PATCH /webhooks", seconds=3))
        anna = SimulatedUser(box, "Anna")
        act = await anna.begin(kind="command", channel="table", command="help", options={})
        await soon(lambda: box.faults.struck == 1)
        closing = asyncio.create_task(bot.close())
        await soon(lambda: bot.services.closing)
        late = await anna.slash("turns")
        assert "restarting" in late.text
        assert "/table open" in (await anna.finish(act)).text
        await closing


async def test_a_stop_before_the_library_is_ready_leaves_nothing_that_fails(tmp_path: Path) -> None:
    box = Sandbox()
    async with stopped_bot(tmp_path, box) as bot:
        await bot.start(TOKEN)
        library: Any = bot.client
        await soon(lambda: library._connection._ready_task is not None)
        ready = library._connection._ready_task
        await bot.close()
        await asyncio.wait({ready})
        assert ready.cancelled() or ready.exception() is None


async def test_a_stop_in_the_moment_of_connecting_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With Python 3.11, the library goes on when it is cancelled just as a shard has connected."""
    lost: list[bool] = []

    async def deaf(_: BoardClient, *, reconnect: bool = True) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        lost.append(reconnect)
        await asyncio.sleep(60)

    monkeypatch.setattr(BoardClient, "connect", deaf)
    async with stopped_bot(tmp_path, Sandbox()) as bot:
        await bot.start(TOKEN)
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await bot.close()
        assert lost == [True]


async def test_taps_while_the_bot_stops_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Some arrive before the stop, some while answers and posts are awaited, some at the last
    moment; Discord takes its time with every answer."""
    unheard: list[Any] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: unheard.append(context))
    box = Sandbox()
    async with stopped_bot(tmp_path, box) as bot:
        await bot.start(TOKEN)
        await soon(lambda: box.gateway.connected)
        await SimulatedUser(box, "Anna").slash("table open", game=GAME)
        box.faults.add(Fault("delay", r"(interactions|webhooks)/", times=10_000, seconds=0.03))
        taps = asyncio.create_task(_taps_without_end(box))
        await soon(lambda: box.faults.struck > 5)
        await bot.close()
        taps.cancel()
    gc.collect()
    await asyncio.sleep(0)
    assert unheard == []
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


async def _taps_without_end(box: Sandbox) -> None:
    """Commands, taps and autocompletion, as quickly as the bot hears of them."""
    anna, options = SimulatedUser(box, "Anna"), {"game": GAME, "options": "r"}
    while True:
        for command in ("help", "turns", "table info"):
            await anna.begin(kind="command", channel="table", command=command, options={})
        await anna.begin(
            kind="command",
            channel="table",
            command="table open",
            options=options,
            focused="options",
        )
        await asyncio.sleep(0.002)


async def test_answers_and_posts_share_the_time_there_is_when_the_bot_stops(tmp_path: Path) -> None:
    share_pictures(tmp_path)
    box, drain = Sandbox(), 3.0
    async with stopped_bot(tmp_path, box, drain_seconds=drain) as bot:
        await bot.start(TOKEN)
        await soon(lambda: box.gateway.connected)
        anna, ben = SimulatedUser(box, "Anna"), SimulatedUser(box, "Ben")
        await anna.slash("table open", game=GAME)
        await ben.slash("table join")
        box.faults.add(Fault("delay", r"POST /channels/\d+/messages", seconds=60))
        await anna.slash("table start")
        await soon(lambda: box.faults.struck == 1)
        box.faults.add(Fault("delay", r"PATCH /webhooks", seconds=60))
        await ben.begin(kind="command", channel="table", command="help", options={})
        await soon(lambda: box.faults.struck == 2)
        began = time.monotonic()
        await bot.close()
        assert drain <= time.monotonic() - began < 2 * drain


@asynccontextmanager
async def stopped_bot(folder: Path, box: Sandbox, **more: Any) -> AsyncGenerator[Bot]:
    """A bot that is not started yet."""
    redirect(await box.start())
    settings = Settings(data_dir=folder, _env_file=None, **more)  # pyright: ignore[reportCallIssue]
    database = await Database.open(settings.database)
    bot = Bot(settings, database)
    yield bot
    await bot.close()
    await database.close()
    await box.stop()


async def test_a_wrong_token_is_said_plainly(tmp_path: Path) -> None:
    async with stopped_bot(tmp_path, Sandbox()) as bot:
        with pytest.raises(StartError, match="does not accept this token"):
            await bot.start("a.wrong.token")


async def test_a_token_or_shard_that_is_refused_later_ends_the_bot_for_good(
    tmp_path: Path,
) -> None:
    for code, told in ((4004, "does not accept this token"), (4011, "refuses these shards")):
        box = Sandbox()
        async with stopped_bot(tmp_path, box) as bot:
            await bot.start(TOKEN)
            running = asyncio.create_task(bot.run(FileLock(tmp_path / "database")))
            await soon(lambda box=box: box.gateway.connected)
            await box.gateway.drop_sockets(code)
            with pytest.raises(StartError, match=told) as seen:
                await asyncio.wait_for(running, PATIENCE)
        assert seen.value.code == REFUSED


async def test_a_403_at_registration_is_said_plainly(tmp_path: Path) -> None:
    box = Sandbox()
    box.faults.add(Fault("403", r"PUT /applications/"))
    async with stopped_bot(tmp_path, box) as bot:
        with pytest.raises(StartError, match="register its commands"):
            await bot.start(TOKEN)


async def test_commands_are_registered_only_when_they_changed(tmp_path: Path) -> None:
    seen: list[str] = []

    def note(method: str, path: str, *_: Any) -> None:
        seen.append(f"{method} {path}")

    box = Sandbox(check=note)
    async with stopped_bot(tmp_path, box) as bot:
        await bot.start(TOKEN)
        first = [line for line in seen if line.startswith("PUT")]
        await bot.close()
        settings = Settings(data_dir=tmp_path, _env_file=None)  # pyright: ignore[reportCallIssue]
        database = await Database.open(settings.database)
        again = Bot(settings, database)
        await again.start(TOKEN)
        await again.close()
        assert await database.read(owners) == {SANDBOX}
        await database.close()
    assert len(first) == 1
    assert len([line for line in seen if line.startswith("PUT")]) == 1


async def ids_after_a_start(folder: Path) -> set[int]:
    """The ids of commands that another bot on the same database knows."""
    settings = Settings(data_dir=folder, _env_file=None)  # pyright: ignore[reportCallIssue]
    database = await Database.open(settings.database)
    bot = Bot(settings, database)
    await bot.start(TOKEN)
    await bot.close()
    await database.close()
    return set(bot.services.texts.command_ids.values())


@pytest.mark.parametrize("kept", [0, 3])
async def test_commands_that_discord_lost_are_registered_anew(tmp_path: Path, kept: int) -> None:
    box = Sandbox()
    async with stopped_bot(tmp_path, box) as bot:
        await bot.start(TOKEN)
        names = {command["name"] for command in box.world.commands[0]}
        await bot.close()
        del box.world.commands[0][kept:]
        ids = await ids_after_a_start(tmp_path)
    assert {command["name"] for command in box.world.commands[0]} == names
    assert ids == {int(command["id"]) for command in box.world.commands[0]}


async def test_commands_are_believed_to_be_there_when_discord_does_not_tell(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    box = Sandbox()
    async with stopped_bot(tmp_path, box) as bot:
        await bot.start(TOKEN)
        await bot.close()
        box.faults.add(Fault("403", r"GET /applications/\d+/commands", times=5))
        box.faults.add(Fault("403", r"PUT /applications/\d+/commands", times=5))
        assert await ids_after_a_start(tmp_path) == set()
    assert "the ids of the commands are not known" in caplog.text


async def test_the_heartbeat_is_touched_while_gateway_and_database_answer(tmp_path: Path) -> None:
    async with stopped_bot(tmp_path, Sandbox()) as bot:
        assert not bot.client.is_alive()
        await bot.start(TOKEN)
        heartbeat = tmp_path / "heartbeat"
        await soon(heartbeat.exists)
        assert bot.client.is_alive()
        await bot.client.close()
        assert not bot.client.is_alive()


async def test_a_folder_that_is_taken_away_turns_health_red_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.health.heartbeat.PULSE_SECONDS", 0.05)
    folder = tmp_path / "data"
    settings = Settings(data_dir=folder, _env_file=None)  # pyright: ignore[reportCallIssue]

    def health() -> str:
        try:
            return check_heartbeat(settings)
        except CommandError as error:
            return str(error)

    async with stopped_bot(folder, Sandbox()) as bot:
        await bot.start(TOKEN)
        await soon(lambda: "0 s old" in health())
        away = folder.rename(tmp_path / "away")
        assert f"the folder {folder} is missing" in health()
        await soon(lambda: "was deleted, moved or exchanged" in caplog.text)
        folder.mkdir()
        await (await Database.open(settings.database)).close()
        await soon(lambda: "cannot use its database: The database" in health())
        shutil.rmtree(folder)
        away.rename(folder)
        await soon(lambda: "0 s old" in health())
        assert "Traceback" not in caplog.text


def test_settings_read_their_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    monkeypatch.setenv("DATA_DIR", "elsewhere")
    settings = Settings()
    assert settings.discord_token is None
    assert settings.log_level == "DEBUG"
    assert settings.database.endswith("elsewhere/meeplepost.sqlite3")
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert "secret" not in repr(Settings())


def test_every_setting_stands_in_the_readme() -> None:
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    for name, field in Settings.model_fields.items():
        default = re.search(rf"^\| `{name.upper()}` \| (.+?) \|", told, re.MULTILINE)
        assert default
        if field.default not in ("", None, PydanticUndefined):
            known = str(field.default).removesuffix(".0")
            assert default[1].strip("`").lower() == known.lower()


async def test_commands_can_be_registered_by_hand_for_one_server(tmp_path: Path) -> None:
    seen: list[str] = []

    def note(method: str, path: str, *_: Any) -> None:
        seen.append(f"{method} {path}")

    box = Sandbox(check=note)
    redirect(await box.start())
    settings = Settings(data_dir=tmp_path, discord_token=SecretStr(TOKEN))
    number = await register_now(settings, GUILD_ID)
    await box.stop()
    assert number >= 5
    assert [line for line in seen if line.startswith("PUT")] == [
        f"PUT /applications/{APPLICATION_ID}/guilds/{GUILD_ID}/commands"
    ]
