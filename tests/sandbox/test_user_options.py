"""A person as an option of a command: resolved as Discord does it, members and others."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser
from sandbox.web.user_actions import Refusal
from sandbox.world import people
from sandbox.world.failures import Json
from tests.sandbox.little_bot import LittleBot


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
