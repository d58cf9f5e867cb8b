"""Unmodified discord.py on the sandbox: commands, buttons, selects, dialogs."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser, controls, is_private, pictures, text_of
from tests.sandbox.conftest import hurried
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.proof import soon


async def test_commands_are_registered_with_their_translations(
    box: Sandbox, bot: LittleBot
) -> None:
    commands = (await box.ask("look", user="Anna"))["commands"]
    assert [command["name"] for command in commands] == ["demo"]
    names = commands[0]["options"][0]["name_localizations"]
    assert names == {"de": "zeigen", "zh-CN": "显示"}


async def test_a_command_is_answered_with_a_picture(anna: SimulatedUser) -> None:
    reply = await anna.slash("demo show")
    assert reply.answer == 5
    assert "Board 0" in reply.text
    (shown,) = pictures(reply.message)
    assert (shown["media"]["width"], shown["media"]["height"]) == (40, 30)
    assert shown["description"] == "Board"
    assert reply.message["attachments"] == []


async def test_a_button_edits_its_message(anna: SimulatedUser, ben: SimulatedUser) -> None:
    message = (await anna.slash("demo show")).message
    reply = await ben.click(message, label="more 0")
    assert reply.message["id"] == message["id"]
    assert "Board 1" in reply.text
    assert any(part["custom_id"] == "tap:more:1" for part in controls(reply.message))


async def test_a_deferred_button_brings_a_new_picture(anna: SimulatedUser) -> None:
    message = (await anna.slash("demo show")).message
    reply = await anna.click(message, label="later 0")
    assert reply.message["id"] == message["id"]
    (shown,) = pictures(reply.message)
    assert shown["media"]["url"].endswith("later.png")


async def test_a_private_answer_is_seen_by_its_person_only(
    bot: LittleBot, anna: SimulatedUser, ben: SimulatedUser
) -> None:
    message = (await anna.slash("demo show")).message
    reply = await anna.click(message, label="hand 0")
    assert reply.private
    assert "Your hand" in reply.text
    await soon(lambda: bot.told is not None)
    assert bot.told is not None
    assert (bot.told.is_thinking(), bot.told.is_ephemeral()) == (False, True)
    assert any(is_private(m) for m in await anna.read())
    assert not any(is_private(m) for m in await ben.read())


async def test_the_first_follow_up_fills_a_deferred_private_answer(
    bot: LittleBot, anna: SimulatedUser
) -> None:
    message = (await anna.slash("demo show")).message
    reply = await anna.click(message, label="slow 0")
    assert reply.private
    assert text_of(reply.message) == "Slow answer"
    assert bot.told is not None
    assert (bot.told.is_thinking(), bot.told.is_ephemeral(), bot.loading) == (True, True, True)
    assert (reply.message["flags"], reply.message["edited_timestamp"]) == (1 << 6 | 1 << 15, None)
    assert len(await anna.read()) == 2


async def test_a_select_passes_its_value(anna: SimulatedUser) -> None:
    message = (await anna.slash("demo show")).message
    assert (await anna.select(message, "choose", ["Red"])).text == "chose r"


async def test_a_dialog_is_filled_in_and_sent(box: Sandbox, anna: SimulatedUser) -> None:
    message = (await anna.slash("demo show")).message
    asked = await anna.click(message, label="ask 0")
    assert asked.modal is not None
    assert asked.modal["title"] == "Tell me"
    assert (await anna.submit(asked, answer="forty-two")).text == "you said forty-two"
    [label] = box.world.interactions[max(box.world.interactions)].payload["data"]["components"]
    assert (label["id"], label["component"]["id"]) == (7, 8), "as the bot has numbered them"


async def test_autocomplete_suggests(anna: SimulatedUser) -> None:
    found = await anna.autocomplete("demo say", "text", text="ap")
    assert [choice["value"] for choice in found] == ["apple", "apricot"]


async def test_options_and_locale_arrive(box: Sandbox, bot: LittleBot) -> None:
    dawei = SimulatedUser(box, "大卫")
    reply = await dawei.slash("demo say", text="hello", to="Ben")
    assert reply.text.startswith("hello to <@")
    assert reply.text.endswith("zh-CN")
    assert [user["username"] for user in reply.message["mentions"]] == ["ben"]


async def test_silence_fails_after_the_deadline(box: Sandbox, anna: SimulatedUser) -> None:
    with hurried(box):
        reply = await anna.slash("demo quiet", seconds=0.8)
    assert reply.failed
    assert reply.messages == ()
    with pytest.raises(LookupError, match="in time"):
        _ = reply.message
