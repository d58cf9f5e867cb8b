"""`doctor --live` against the sandbox: what holds is told, what does not is told, nothing stays."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery.live_checks import CHECKS
from sandbox import TOKEN, Fault, Sandbox
from sandbox.world import people
from sandbox.world.failures import Json
from tests.e2e.house import Ended, ended, spawn
from tests.ports import free_port

CHANNEL = people.CHANNELS[0][0]
DOCS = Path(__file__).parents[3] / "docs" / "discord.md"


_registered: dict[int, list[Json]] = {}
"""The commands as the first test has registered them, for the others."""


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A sandbox in which this version's commands are registered."""
    box = Sandbox()
    address = await box.start()
    if not _registered:
        done = await _bot(address, "sync")
        assert done.code == 0, done.errors
        _registered.update(box.world.commands)
    box.world.commands = dict(_registered)
    yield box
    await box.stop()
    assert box.complaints == []


async def _bot(address: str, *words: str, **settings: str) -> Ended:
    """A command of the bot, with Discord at that address."""
    settings |= {"MEEPLEPOST_TESTS_DISCORD": address, "DISCORD_TOKEN": TOKEN}
    running = await spawn("tests.e2e.launcher", *words, **settings)
    return await ended(running, 60)


async def live(box: Sandbox, channel: int = CHANNEL) -> tuple[Ended, dict[str, str]]:
    """How the trial ended, and the outcome of each check that says what was seen, by its key."""
    done = await _bot(box.address, "doctor", "--live", str(channel))
    lines = {line[13:]: line[:11].strip() for line in done.output.splitlines()}
    found = {
        key: outcome
        for key, (what, _) in CHECKS.items()
        for told, outcome in lines.items()
        if told.startswith(what) and told[len(what) :].strip()
    }
    return done, found


def left(box: Sandbox) -> int:
    """Messages in all channels."""
    return sum(map(len, box.world.messages.values()))


SEEN = {
    "permissions": "view-channel, send-messages, embed-links, attach-files, read-message-history",
    "commands": "... everywhere, 0 in this server",
    "post": "attachment ...; 0 told in `attachments` (0 is expected)",
    "nonce": "message ... both times",
    "history": "2 buttons with their custom ids",
    "new-picture": "the new picture, and only that",
    "retire": "text and picture are there, the buttons are gone",
    "thread": "the bot may not make and delete threads; give a thread's id as CHANNEL",
    "limits": "POST: ... in ... s; PATCH: ... in ... s",
    "traces": "2 messages deleted",
}


async def test_everything_holds_and_nothing_stays(box: Sandbox) -> None:
    done, found = await live(box)
    assert done.code == 0, done.output + done.errors
    assert found == {**dict.fromkeys(CHECKS, "held"), "thread": "not checked"}
    told = [re.split("  +", line) for line in done.output.splitlines()]
    assert [what for _, what, _ in told] == [what for what, _ in CHECKS.values()]
    assert [re.sub(r"\d\d+|0\.\d+", "...", seen) for _, _, seen in told] == [*SEEN.values()]
    assert left(box) == 0


async def test_requests_go_through_the_proxy(box: Sandbox) -> None:
    proxy = f"http://127.0.0.1:{free_port()}"
    done = await _bot(box.address, "doctor", "--live", str(CHANNEL), DISCORD_API=proxy)
    assert (done.code, left(box)) == (1, 0)
    assert f"channel {CHANNEL} cannot be tried: Cannot connect to host {proxy[7:]}" in done.errors


async def test_in_a_thread(box: Sandbox) -> None:
    thread = await box.ask("new_channel", name="a thread", parent=str(CHANNEL))
    done, found = await live(box, int(thread["id"]))
    assert (done.code, found["thread"], found["retire"]) == (0, "held", "held"), done.output


async def test_a_thread_is_made_and_removed_where_the_bot_may(
    box: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "BOT_PERMISSIONS", people.BOT_PERMISSIONS | people.MANAGE_THREADS)
    before = set(box.world.channels)
    done, found = await live(box)
    assert (done.code, found["thread"]) == (0, "held"), done.output
    assert set(box.world.channels) == before


async def test_a_missing_permission_is_told(box: Sandbox) -> None:
    await box.ask("deny", channel=str(CHANNEL), permissions=people.ATTACH_FILES)
    done, found = await live(box)
    assert done.code == 1
    assert found["permissions"] == found["post"] == "NOT HELD"
    assert found["retire"] == "not checked"
    assert "attach-files" in done.output
    assert left(box) == 0


async def test_a_refused_edit_is_told_and_cleaned_up(box: Sandbox) -> None:
    box.faults.add(Fault("403", pattern=r"PATCH /channels/\d+/messages", times=9))
    done, found = await live(box)
    assert (done.code, found["retire"], found["new-picture"]) == (1, "NOT HELD", "NOT HELD")
    assert found["traces"] == "held"
    assert left(box) == 0


async def test_what_cannot_be_deleted_is_named(box: Sandbox) -> None:
    box.faults.add(Fault("403", pattern=r"DELETE /channels/\d+/messages", times=9))
    done, found = await live(box)
    assert (done.code, found["traces"]) == (1, "NOT HELD")
    for message_id in box.world.messages[CHANNEL]:
        assert str(message_id) in done.output


async def test_commands_that_are_not_registered_are_told(box: Sandbox) -> None:
    box.world.commands[0] = []
    done, found = await live(box)
    assert (done.code, found["commands"]) == (1, "NOT HELD")
    assert "sync" in done.output


async def test_a_channel_that_is_not_there_is_one_line(box: Sandbox) -> None:
    done, _ = await live(box, CHANNEL + 99)
    assert (done.code, done.output) == (1, "")
    assert "Unknown Channel" in done.errors
    assert "Traceback" not in done.errors


def test_every_check_stands_in_the_docs() -> None:
    described = re.findall(r"^\| `([a-z-]+)` \|", DOCS.read_text("utf-8"), re.MULTILINE)
    assert described == list(CHECKS)
