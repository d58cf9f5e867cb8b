"""`python -m bot sync` against the sandbox: in which of two places the commands are."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

import pytest

from bot.cli import sync
from bot.cli.errors import CommandError
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
    told = await synced()
    number = len(box.world.commands[0])
    assert told == f"{number} commands are registered everywhere\n"
    assert await synced(GUILD_ID) == (
        f"{number} commands are registered in server {GUILD_ID}\n"
        f"{number} are registered everywhere, too: people see every command twice.\n"
        "`python -m bot sync --remove` takes those away.\n"
    )
    assert registered() == {0, GUILD_ID}
    monkeypatch.setenv("COMMANDS_GUILD", str(GUILD_ID))
    assert f"`python -m bot sync --remove --guild {GUILD_ID}` takes those" in await synced()
    told = await synced(remove=True)
    assert told == f"{number} commands are no longer registered everywhere\n"
    assert registered() == {GUILD_ID}
    assert "twice" not in await synced(GUILD_ID)
    assert await synced(GUILD_ID, remove=True) == (
        f"{number} commands are no longer registered in server {GUILD_ID}\n"
        "The next start of the bot registers them again (see COMMANDS_GUILD).\n"
    )
    assert registered() == set()
    with pytest.raises(CommandError, match=r"^Discord does not know .*Unknown Guild.*: check the"):
        await synced(5 * 10**17)
    await box.stop()
