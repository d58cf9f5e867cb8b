"""Commands in what the bot says: mentions that every client shows in its own language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.app import Bot
from bot.settings import Settings
from bot.storage.database import Database
from sandbox import TOKEN, Sandbox, redirect
from sandbox.protocol.faults import Fault
from sandbox.web.driver import text_of
from sandbox.world.failures import Json
from tests.front.conftest import House

MENTION = re.compile(r"</([a-z]+)(?: ([a-z]+))?:(\d+)>")
BARE = re.compile(r"(?<![<\w])`?/[a-z]+")


async def registered(house: House) -> dict[str, Json]:
    """The commands Discord knows, by their names."""
    commands = (await house.box.ask("look", user="Anna"))["commands"]
    return {command["name"]: command for command in commands}


async def check(house: House, told: str, least: int = 1) -> None:
    """Every command that is told can be tapped, and is the one it says."""
    commands, found = await registered(house), MENTION.findall(told)
    assert len(found) >= least, told
    for name, below, number in found:
        assert commands[name]["id"] == number
        below_it = {o["name"] for o in commands[name].get("options", ()) if o["type"] == 1}
        assert below in below_it if below_it else not below
    assert BARE.findall(MENTION.sub("", told)) == []


@pytest.mark.parametrize("name", ["Anna", "大卫"])
async def test_help_mentions_every_command_that_can_be_given(house: House, name: str) -> None:
    told = (await house.person(name).slash("help")).text
    groups = ("/vote", "/me", "/host") if name == "Anna" else ("/表决", "/我", "/桌主")
    assert all(group in told for group in groups)
    for group in groups:
        told = re.sub(rf"(?<!<){group}\b", "", told)
    await check(house, told, least=20)


async def test_refusals_and_posts_mention_commands(house: House) -> None:
    david = house.person("大卫")
    await check(house, (await david.slash("table hand")).text)
    await check(house, (await david.slash("practise")).text)
    match_id = await house.begun("Anna", "Ben")
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    await check(house, "\n".join(map(text_of, await house.posts("spectators"))))


async def test_where_no_markdown_is_read_commands_are_named(house: House) -> None:
    commands = await registered(house)
    options = {o["name"]: o for o in commands["seat"]["options"]}
    described = options["give"]["description_localizations"]
    assert "/牌桌 认输" in described["zh-CN"]
    assert "/牌桌 認輸" in described["zh-TW"]
    assert "/table resign" in options["give"]["description"]


async def test_a_bot_that_registers_nothing_asks_for_the_ids(tmp_path: Path) -> None:
    box = Sandbox()
    redirect(await box.start())
    first = await ids(box, tmp_path)
    assert first["table open"] == first["table join"] != first["turns"]
    assert await ids(box, tmp_path) == first
    box.faults.add(Fault("403", r"GET /applications/\d+/commands"))
    assert await ids(box, tmp_path) == {}
    assert box.faults.struck == 1
    await box.stop()


async def ids(box: Sandbox, folder: Path) -> dict[str, int]:
    """The ids that a bot knows after its start."""
    settings = Settings(data_dir=folder, _env_file=None)  # pyright: ignore[reportCallIssue]
    database = await Database.open(settings.database)
    bot = Bot(settings, database)
    try:
        await bot.start(TOKEN)
        return dict(bot.services.texts.command_ids)
    finally:
        await bot.close()
        await database.close()
