"""A person as an option of a command: resolved as Discord does it, members and others."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser
from sandbox.web.user_actions import Refusal
from sandbox.world import people
from sandbox.world.failures import Json
from tests.each import each
from tests.sandbox.little_bot import LittleBot

LEAF: Json = {
    "type": 1,
    "name": "sort",
    "options": [
        {"type": 3, "name": "word", "max_length": 3, "required": True},
        {"type": 4, "name": "whole", "min_value": 1, "max_value": 3},
        {"type": 10, "name": "part", "max_value": 1},
        {"type": 5, "name": "flag"},
        {"type": 7, "name": "where"},
        {
            "type": 3,
            "name": "pick",
            "choices": [{"name": "Red", "value": "r", "name_localizations": {"de": "Rot"}}],
        },
        {"type": 9, "name": "other"},
    ],
}
EVERY: Json = {
    "id": "5",
    "name": "every",
    "type": 1,
    "default_member_permissions": None,
    "options": [{"type": 2, "name": "of", "options": [LEAF]}],
}
"""A command with an option of each kind."""


async def typed(box: Sandbox, command: str, **options: object) -> Json:
    """What the bot is told when Anna uses the command."""
    box.world.commands[0] = [EVERY]
    act = {"kind": "command", "channel": "table", "command": command, "options": options}
    await box.ask("act", user="Anna", **act)
    return newest(box)


def newest(box: Sandbox) -> Json:
    """What the newest interaction tells."""
    return box.world.interactions[max(box.world.interactions)].payload["data"]


def resolved(box: Sandbox) -> Json:
    """What the newest interaction tells about the people it names."""
    return newest(box)["resolved"]


async def test_a_member_comes_with_what_they_may_do_in_the_channel(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    ben = people.person_named("Ben")
    await box.ask("overwrite", channel="table", user="Ben", deny=people.VIEW_CHANNEL)
    for named in ("Ben", "@ben", str(ben.id)):
        assert f"<@{ben.id}>" in (await anna.slash("demo say", text="hello", to=named)).text
    (member,) = resolved(box)["members"].values()
    assert "user" not in member
    assert not int(member["permissions"]) & people.VIEW_CHANNEL
    assert int(member["permissions"]) & people.SEND_MESSAGES
    assert resolved(box)["users"][str(ben.id)]["username"] == "ben"
    told = box.world.interactions[max(box.world.interactions)].payload["channel"]
    assert told["name"] == "table"
    assert "permission_overwrites" not in told, "what a member may do there is told instead"


async def test_the_bot_is_a_member_and_a_bot(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    await anna.slash("demo say", text="hello")
    assert "resolved" not in newest(box), "nobody is named"
    await anna.slash("demo say", text="hello", to="Meeplepost")
    assert resolved(box)["users"][str(people.APPLICATION_ID)]["bot"] is True
    assert str(people.APPLICATION_ID) in resolved(box)["members"]


async def test_somebody_outside_is_a_user_and_no_member(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    reply = await anna.begin(
        kind="command",
        channel="table",
        command="demo say",
        options={"text": "hello", "to": "Zoe"},
    )
    assert set(resolved(box)["users"]) == {str(people.STRANGER.id)}
    assert "members" not in resolved(box)
    assert reply


async def test_nobody_can_be_named_who_does_not_exist(bot: LittleBot, anna: SimulatedUser) -> None:
    for named in ("Nobody", "12345"):
        with pytest.raises(Refusal):
            await anna.slash("demo say", text="hello", to=named)


async def test_each_kind_of_option_is_told_as_its_kind(box: Sandbox) -> None:
    options = {"word": "abc", "whole": "3", "part": "0.5", "flag": "true", "pick": "Rot"}
    told = await typed(box, "every of sort", **options, where="#table")
    table = str(people.CHANNELS[0][0])
    values = [
        {"name": "word", "type": 3, "value": "abc"},
        {"name": "whole", "type": 4, "value": 3},
        {"name": "part", "type": 10, "value": 0.5},
        {"name": "flag", "type": 5, "value": True},
        {"name": "where", "type": 7, "value": table},
        {"name": "pick", "type": 3, "value": "r"},
    ]
    sort = {"name": "sort", "type": 1, "options": values}
    assert told["options"] == [{"name": "of", "type": 2, "options": [sort]}]
    assert (told["id"], told["name"], told["type"]) == ("5", "every", 1)
    assert told["resolved"].keys() == {"channels"}
    channel = told["resolved"]["channels"][table]
    assert channel["name"] == "table"
    assert channel["permissions"] == str(people.EVERYONE_PERMISSIONS)
    assert int(channel["app_permissions"]) & people.BOT_PERMISSIONS == people.BOT_PERMISSIONS
    told = await typed(box, "every of sort", word="a", flag="false", pick="r")
    assert [one["value"] for one in told["options"][0]["options"][0]["options"]] == [
        "a",
        False,
        "r",
    ]


@each(
    "case",
    [
        ("none", {}, "There is no command /none."),
        ("every by", {}, "/every has no sub-command 'by'."),
        ("every of", {}, "/every needs a sub-command."),
        ("every of sort", {}, "The option word is required."),
        ("every of sort", {"word": "abcd"}, "The text for word is too long."),
        ("every of sort", {"word": "a", "more": 1, "zeal": 1}, "sort has no option 'more'."),
        ("every of sort", {"word": "a", "whole": "x"}, "whole takes a number."),
        ("every of sort", {"word": "a", "whole": 4}, "whole takes a number from 1 to 3."),
        ("every of sort", {"word": "a", "whole": 0}, "whole takes a number from 1 to 3."),
        ("every of sort", {"word": "a", "part": 1.5}, f"part takes a number from {-(2**53)} to 1."),
        ("every of sort", {"word": "a", "pick": "x"}, "'x' is not among the choices for pick."),
        ("every of sort", {"word": "a", "where": "x"}, "There is no channel 'x'."),
        ("every of sort", {"word": "a", "other": 1}, "The sandbox has no options of kind 9."),
    ],
)
async def test_what_the_client_does_not_send(box: Sandbox, case: tuple[str, Json, str]) -> None:
    command, options, told = case
    with pytest.raises(Refusal) as refused:
        await typed(box, command, **options)
    assert str(refused.value) == told


async def test_only_what_stands_on_a_message_can_be_used(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser, ben: SimulatedUser
) -> None:
    message = (await anna.slash("demo show")).message
    asked = await anna.click(message, label="ask 0")
    kept = box.world.messages[int(message["channel_id"])][int(message["id"])].data
    row = kept["components"][0]["components"][3]["components"]
    row[0]["disabled"] = True
    for using, told in (
        (anna.click(message, "tap:none:0"), "That control is not on the message."),
        (anna.click(message, "tap:more:0"), "That control is switched off."),
        (anna.select(message, "choose", []), "Choose 1 to 1."),
        (anna.select(message, "choose", ["Red", "Blue"]), "Choose 1 to 1."),
        (anna.select(message, "choose", ["Green"]), "That is not among the options."),
        (ben.submit(asked, answer="x"), "That dialog is not open."),
    ):
        with pytest.raises(Refusal) as refused:
            await using
        assert str(refused.value) == told
    reply = await anna.select(message, "choose", ["Blue"])
    origin = reply.message["interaction_metadata"]
    assert (origin["type"], origin["interacted_message_id"]) == (3, message["id"])
