"""The end in good order, and starts that cannot be: one clear line, a code, never a traceback."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bot.starting import REFUSED
from sandbox import TOKEN
from tests.bot.test_watchdog import heard, listening
from tests.e2e.house import DATABASE, Ended, House, ended, launched, sandbox, spawn, told
from tests.sandbox.proof import PATIENCE
from tests.tapping import has, tap

WRONG = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.secret-part-of-a-wrong-token"


async def test_sigterm_when_idle_exits_with_zero_and_says_nothing_bad(house: House) -> None:
    await house.begun("Anna", "Ben")
    assert await house.terminate() == 0
    assert "Traceback" not in house.errors()
    assert "WARNING" not in house.errors()
    assert "ERROR" not in house.errors()


async def test_sigterm_finishes_the_answers_and_the_post_in_hand(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    whole = await house.drafted(anna)
    before = (await house.box.ask("status"))["struck"]
    await house.fault("delay", r"POST /interactions/", seconds=0.5)
    await house.fault("delay", r"PATCH /webhooks/", seconds=0.5, times=2)
    await house.fault("delay", seconds=0.6)
    helped = await house.person("Ben").begin(
        kind="command", channel="table", command="help", options={}
    )
    await house.struck(before + 1)
    confirmed = await anna.begin(
        kind="command", channel="table", command="table confirm", options={}
    )
    await house.struck(before + 3)
    assert await house.terminate() == 0
    reply = await house.person("Ben").finish(helped, patience=1)
    assert "/table open" in reply.text
    done = await anna.finish(confirmed, patience=1)
    assert "confirmed" in done.text
    await house.start()
    await house.quiet()
    assert told(await house.posts()) == house.laid(match_id)
    assert len(house.laid(match_id)) == 1
    assert "Traceback" not in house.errors()
    assert has(whole.message, "confirm")
    assert "not your turn" in (await tap(anna, whole.message, "confirm")).text


async def test_sigterm_without_a_connection_ends_well(house: House) -> None:
    await house.box.ask("drop_sockets")
    assert await house.terminate() == 0


async def test_systemd_hears_that_the_bot_is_ready_goes_on_and_stops(tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    with listening(address) as ear:
        async with sandbox(tmp_path) as house:
            await house.start(NOTIFY_SOCKET=address, WATCHDOG_USEC="200000")
            told = heard(ear)
            async with asyncio.timeout(PATIENCE):
                while " ".join(told).partition("READY=1")[2].count("WATCHDOG=1") < 2:
                    await asyncio.sleep(0.1)
                    told += heard(ear)
            assert "STOPPING=1" not in told
            assert await house.terminate() == 0
        assert "STOPPING=1" in heard(ear)


# --- starts that cannot be --------------------------------------------------------------


async def _refused(house: House, *words: str, code: int = 1, **env: str) -> Ended:
    """A bot that does not start: one line besides the log, and an exit code."""
    settings = house.settings(**{"LOG_LEVEL": "WARNING"} | env)
    path = house.folder / "refused.log"
    house.running = await launched(path, *words, **settings)
    async with asyncio.timeout(60):
        seen = Ended(await house.running.wait(), "", path.read_text("utf-8"))
    assert seen.code == code, seen
    assert seen.errors.count("\n") == 1, seen.errors
    assert seen.errors.startswith("meeplepost: "), seen.errors
    return seen


async def test_a_wrong_token_is_one_line_and_is_never_shown(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as house:
        seen = await _refused(house, code=REFUSED, DISCORD_TOKEN=WRONG)
        assert "check DISCORD_TOKEN" in seen.errors
        settings = house.settings(LOG_LEVEL="DEBUG", DISCORD_TOKEN=WRONG)
        loud = await ended(await spawn("tests.e2e.launcher", **settings))
    assert loud.code == REFUSED
    assert "Traceback" not in loud.errors
    for part in WRONG.split("."):
        assert part not in loud.errors + loud.output + seen.errors


async def test_a_good_token_is_never_shown_either(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as house:
        await house.start(LOG_LEVEL="DEBUG")
        match_id = await house.begun("Anna", "Ben")
        await house.turn(match_id)
        await house.box.ask("reconnect")
        assert await house.terminate() == 0
        assert "DEBUG" in house.errors()
        assert TOKEN not in house.errors()


async def test_a_403_at_registration_is_one_line(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as house:
        await house.fault("403", r"PUT /applications/", times=5)
        seen = await _refused(house)
        assert "register its commands" in seen.errors
        synced = await ended(await spawn("tests.e2e.launcher", "sync", **house.settings()))
    assert synced.code == 1
    assert "Traceback" not in synced.errors
    assert "register its commands" in synced.errors


async def test_a_database_of_a_newer_version_is_refused(house: House) -> None:
    await house.terminate()
    with sqlite3.connect(house.folder / DATABASE) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    before = (house.folder / DATABASE).read_bytes()
    seen = await _refused(house)
    assert "newer" in seen.errors
    assert (house.folder / DATABASE).read_bytes() == before


async def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "folder.sqlite3").mkdir()
    (tmp_path / "garbage.sqlite3").write_bytes(b"not a database at all" * 400)
    (tmp_path / "file").touch()
    (tmp_path / "garbage.sqlite3-notes").touch()
    not_ours = [*tmp_path.iterdir()]
    for path in not_ours:
        path.chmod(0o755)
    async with sandbox(tmp_path) as house:
        for name in ("folder.sqlite3", "garbage.sqlite3", "file/inside.sqlite3"):
            seen = await _refused(house, DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/{name}")
            assert name.rpartition("/")[2] in seen.errors
            assert ("is no file" in seen.errors) == name.startswith("folder")
        assert {path.stat().st_mode & 0o777 for path in not_ours} == {0o755}, "of somebody else"
        assert "atabase" in (await _refused(house, code=2, DATABASE_URL="nonsense://")).errors


async def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    async with sandbox(tmp_path) as house:
        seen = await _refused(house, DATA_DIR=str(tmp_path / "file" / "data"))
    assert "cannot be made" in seen.errors


async def test_discord_out_of_reach_is_one_line(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as house:
        away = "http://127.0.0.1:9"
        seen = await _refused(house, DISCORD_TOKEN=WRONG, MEEPLEPOST_TESTS_DISCORD=away)
        odd = await _refused(house, DISCORD_TOKEN="hello", MEEPLEPOST_TESTS_DISCORD=away)
    assert "cannot be reached" in seen.errors
    assert "does not look like" not in seen.errors
    assert "cannot be reached" in odd.errors
    assert "DISCORD_TOKEN does not look like a bot token" in odd.errors


async def test_a_taken_port_of_the_sandbox_is_one_line(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as house:
        port = house.address.rpartition(":")[2]
        seen = await _refused(house, "--port", port, DISCORD_TOKEN="")
        assert f"port {port} on 127.0.0.1 is taken" in seen.errors
        other = await ended(await spawn("sandbox", "--port", port))
    assert other.code == 1
    assert other.errors.count("\n") == 1
