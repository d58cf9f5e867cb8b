"""What the sandbox keeps in its state file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox import Sandbox, redirect
from sandbox.web.driver import SimulatedUser, pictures
from tests.sandbox.conftest import running
from tests.sandbox.little_bot import LittleBot, board, picture
from tests.sandbox.proof import soon
from tests.sandbox.test_limits import table


async def test_the_state_file_outlives_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.world.storage.WRITE_AFTER_SECONDS", 0.05)
    state = tmp_path / "sandbox.json"
    first = Sandbox(state=state)
    redirect(await first.start())
    async with running(LittleBot()) as bot:
        await table(bot).send(view=board(), file=picture())
    await soon(lambda: state.exists() and "Board 0" in state.read_text("utf-8"))
    await asyncio.sleep(0.3)
    written = state.stat().st_mtime_ns
    await asyncio.sleep(0.3)
    assert state.stat().st_mtime_ns == written, "nothing has changed since"
    await first.ask("new_channel", name="extra")
    await first.stop()
    second = Sandbox(state=state)
    redirect(await second.start())
    async with running(LittleBot(sync=False)) as bot:
        anna = SimulatedUser(second, "Anna")
        (message,) = await anna.read()
        assert pictures(message)[0]["media"]["url"].startswith(second.address)
        assert "Board 1" in (await anna.click(message, label="more 0")).text
        (shown,) = pictures((await anna.read())[0])
        assert (await bot.http.get_from_cdn(shown["media"]["url"]))[:4] == b"\x89PNG"
    names = [c["name"] for c in (await second.ask("look", user="Anna"))["channels"]]
    assert names == ["table", "second-table", "spectators", "extra", "direct-messages"]
    await second.stop()


async def test_a_state_file_that_cannot_be_written_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sandbox.world.storage.WRITE_AFTER_SECONDS", 0.05)
    state, in_the_way = tmp_path / "sandbox.json", tmp_path / "sandbox.new"
    in_the_way.mkdir()
    sandbox = Sandbox(state=state)
    await sandbox.start()
    await sandbox.ask("new_channel", name="first")
    await soon(lambda: "sandbox.json cannot be written: Is a directory" in caplog.text)
    in_the_way.rmdir()
    await sandbox.ask("new_channel", name="second")
    await soon(lambda: state.exists() and "second" in state.read_text("utf-8"))
    state.unlink()
    state.mkdir()
    await sandbox.stop()


async def test_a_broken_state_file_is_told(tmp_path: Path) -> None:
    state = tmp_path / "sandbox.json"
    state.write_text("{")
    with pytest.raises(ValueError, match="cannot be read"):
        await Sandbox(state=state).start()
