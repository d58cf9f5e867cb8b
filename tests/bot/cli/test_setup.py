"""`python -m bot setup`, run against the sandbox: what it asks, writes and says."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import subprocess
import sys
import termios
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cli.invite import invitation
from sandbox import TOKEN
from sandbox.world.people import APPLICATION_ID
from tests.e2e.house import address_of, discord
from tests.forking import ROOT, forked_run
from tests.ports import free_port

COMMAND = [sys.executable, "-m", "tests.e2e.launcher", "setup"]


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[dict[str, str]]:
    """The environment of the command; Discord is the sandbox."""
    (tmp_path / "sandbox").mkdir()
    running = await discord(tmp_path / "sandbox")
    try:
        address = await address_of(running)
        kept = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "LANG")}
        yield {**kept, "PYTHONPATH": str(ROOT), "MEEPLEPOST_TESTS_DISCORD": address}
    finally:
        running.kill()
        await running.communicate()


async def piped(
    folder: Path, at: dict[str, str], token: str, *words: str
) -> subprocess.CompletedProcess[str]:
    """The command with the token on its standard input."""
    done = await asyncio.to_thread(
        forked_run, "tests.e2e.launcher", "setup", *words, env=at, folder=folder, given=token
    )
    assert "Traceback" not in done.stderr
    assert (token.strip() or "Traceback") not in done.stdout + done.stderr
    return done


TOLD = f"""ok     {{folder}}/.env holds the token of Meeplepost
ok     Python ...
ok     names ...
ok     ... free for data
ok     the data will be in {{folder}}/data
ok     no privileged intent is needed
The bot is in 1 server(s). This link adds it to one:
{invitation(APPLICATION_ID)}
Then start it: make run (or docker compose up -d), and type /table open in a channel.
"""


@pytest.mark.timeout(240)  # several processes
async def test_a_piped_token_is_tried_and_kept(tmp_path: Path, at: dict[str, str]) -> None:
    env, other = tmp_path / ".env", "# mine\nLOG_LEVEL=DEBUG\nEMOJIS=false\n"
    wrong = await piped(tmp_path, at, "a.wrong.token-of-somebody\n")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "does not accept this token" in wrong.stderr
    nowhere = {**at, "MEEPLEPOST_TESTS_DISCORD": f"http://127.0.0.1:{free_port()}"}
    away = await piped(tmp_path, nowhere, TOKEN)
    assert (away.returncode, away.stdout) == (1, "")
    assert "Discord cannot be reached: Cannot connect to host 127.0.0.1" in away.stderr
    assert not env.exists()
    env.write_text(other)
    done = await piped(tmp_path, at, f"{TOKEN}\n")
    assert done.returncode == 0, done.stderr
    assert env.read_text() == f"DISCORD_TOKEN={TOKEN}\n{other}"
    assert env.stat().st_mode & 0o777 == 0o600
    told = re.sub(r"\d+\.\d GB|(?<=Python ).*|(?<=names ).*", "...", done.stdout)
    assert told == TOLD.format(folder=tmp_path)
    assert [path.name for path in tmp_path.glob(".env*")] == [".env"]


@pytest.mark.timeout(240)  # several processes
async def test_the_token_is_tried_through_the_proxy_that_is_named(
    tmp_path: Path, at: dict[str, str]
) -> None:
    proxy = {k: v for k, v in at.items() if k != "MEEPLEPOST_TESTS_DISCORD"}
    proxy["DISCORD_API"] = at["MEEPLEPOST_TESTS_DISCORD"]
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-m", "bot", "setup"], input=TOKEN, env=proxy,
        cwd=tmp_path, capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert f"client_id={APPLICATION_ID}&" in done.stdout


@pytest.mark.timeout(240)  # several processes
async def test_another_token_is_replaced_only_when_told_to(
    tmp_path: Path, at: dict[str, str]
) -> None:
    env = tmp_path / ".env"
    before = "LOG_LEVEL=INFO\nexport DISCORD_TOKEN='older'\nDISCORD_TOKEN=oldest\nEMOJIS=false\n"
    env.write_text(before)
    kept = await piped(tmp_path, at, TOKEN)
    assert kept.returncode == 1
    assert "--force" in kept.stderr
    assert env.read_text() == before
    (tmp_path / "data").write_text("no folder")
    done = await piped(tmp_path, {**at, "DISCORD_TOKEN": "a"}, TOKEN, "--force")
    assert done.returncode == 1
    assert "\nnote   DISCORD_TOKEN in the environment comes before the one in .env\n" in done.stdout
    assert "WRONG  nothing can be written" in done.stdout
    assert env.read_text() == f"LOG_LEVEL=INFO\nDISCORD_TOKEN={TOKEN}\nEMOJIS=false\n"


async def test_nothing_is_no_token(tmp_path: Path, at: dict[str, str]) -> None:
    done = await piped(tmp_path, at, "\n")
    assert done.returncode == 2
    assert "that is no token" in done.stderr
    (tmp_path / ".env").mkdir()
    done = await piped(tmp_path, at, TOKEN)
    assert done.returncode == 1
    assert done.stderr.endswith("/.env cannot be written: Is a directory\n")


def until(terminal: int, words: bytes) -> bytes:
    told = b""
    while words not in told:
        told += os.read(terminal, 1000)
    return told


async def test_on_a_terminal_it_asks_and_shows_no_token(tmp_path: Path, at: dict[str, str]) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=older\n")
    terminal, end = pty.openpty()
    asked = subprocess.Popen(
        COMMAND, env=at, cwd=tmp_path, stdin=end, stdout=end, stderr=end, start_new_session=True
    )
    os.close(end)
    told = await asyncio.to_thread(until, terminal, b"token (it is not shown):")
    while termios.tcgetattr(terminal)[3] & termios.ECHO:  # switched off after the question
        await asyncio.sleep(0.01)
    os.write(terminal, f"{TOKEN}\n".encode())
    told += await asyncio.to_thread(until, terminal, b"Replace it? [y/N]")
    os.write(terminal, b"y\n")
    told += await asyncio.to_thread(until, terminal, b"/table open")
    assert await asyncio.to_thread(asked.wait, 30) == 0
    os.close(terminal)
    assert TOKEN.encode() not in told
    assert (tmp_path / ".env").read_text() == f"DISCORD_TOKEN={TOKEN}\n"
