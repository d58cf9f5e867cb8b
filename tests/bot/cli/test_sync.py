"""`python -m bot sync` against the sandbox: in which of two places the commands are."""

from __future__ import annotations

import asyncio
import re
from argparse import Namespace
from pathlib import Path

import pytest

from bot.cli import sync
from sandbox import TOKEN, Sandbox, redirect
from sandbox.world.people import GUILD_ID


async def test_commands_seen_twice_are_told_and_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    box = Sandbox()
    redirect(await box.start())

    async def synced(guild: int | None = None, *, remove: bool = False) -> str:
        given = Namespace(guild=guild, remove=remove)
        assert await asyncio.to_thread(sync.run, given) == 0
        return capsys.readouterr().out

    def registered() -> set[int]:
        return {scope for scope, commands in box.world.commands.items() if commands}

    assert "twice" not in await synced(GUILD_ID)
    assert re.fullmatch(r"\d+ commands are registered everywhere\n", await synced())
    told = await synced(GUILD_ID)
    assert f"commands are registered in server {GUILD_ID}\n" in told
    assert "are registered everywhere, too: people see every command twice." in told
    assert "`python -m bot sync --remove` takes those away" in told
    assert registered() == {0, GUILD_ID}
    monkeypatch.setenv("COMMANDS_GUILD", str(GUILD_ID))
    assert f"`python -m bot sync --remove --guild {GUILD_ID}` takes those" in await synced()
    assert "commands are no longer registered everywhere\n" in await synced(remove=True)
    assert registered() == {GUILD_ID}
    assert "twice" not in await synced(GUILD_ID)
    told = await synced(GUILD_ID, remove=True)
    assert f"no longer registered in server {GUILD_ID}\nThe next start of the bot" in told
    assert registered() == set()
    await box.stop()
