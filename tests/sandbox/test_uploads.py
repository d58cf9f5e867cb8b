"""Files that people add to a command, read by unmodified discord.py."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser, upload
from sandbox.web.user_actions import Refusal
from tests.sandbox.little_bot import LittleBot


async def test_a_file_comes_with_its_name_and_size_and_is_read(
    bot: LittleBot, anna: SimulatedUser
) -> None:
    reply = await anna.slash("demo read", file=upload("a b.game", "第一手".encode()))
    assert reply.text == "a b.game, 9: 第一手"


async def test_the_client_lets_nobody_upload_too_much(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    await box.ask("bounds", file_limit=10)
    with pytest.raises(Refusal, match="too large"):
        await anna.slash("demo read", file=upload("a.game", b"12345678901"))
    assert "1234567890" in (await anna.slash("demo read", file=upload("a", b"1234567890"))).text


@pytest.mark.parametrize("wrong", ["a.game", {"filename": "a"}, {"filename": "a", "content": "?"}])
async def test_only_files_are_taken(bot: LittleBot, anna: SimulatedUser, wrong: object) -> None:
    with pytest.raises(Refusal, match="Choose a file"):
        await anna.slash("demo read", file=wrong)
