"""The limits of slash commands, which Discord checks when they are registered."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.protocol.check_commands import check_commands
from sandbox.web.user_actions import Refusal
from sandbox.world import people
from sandbox.world.failures import Failure
from tests.each import each


def command(**more: Any) -> dict[str, Any]:
    """A command that Discord takes, changed."""
    return {"name": "play", "description": "Play", "type": 1} | more


def option(number: int = 0, **more: Any) -> dict[str, Any]:
    """A text option."""
    return {"type": 3, "name": f"o{number}", "description": "x"} | more


ONE = {"name": "one", "value": 1}


@each(
    "wrong",
    [
        command(name="Play"),
        command(name="x" * 33),
        command(name="two words"),
        command(name="play\n"),
        command(description="x" * 101),
        command(description=""),
        command(name_localizations={"de": "Spielen"}),
        command(name_localizations={"xx": "spielen"}),
        command(options=[option(i) for i in range(26)]),
        command(options=[option(), option()]),
        command(options=[option(), option(1, required=True)]),
        command(options=[option(choices=[{"name": str(i), "value": "x"} for i in range(26)])]),
        command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]),
        command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)]),
        command(options=[option(choices=[ONE])]),
        command(options=[option(type=4, choices=[{"name": "one"}])]),
        command(options=[option(type=4, choices=[{"name": "one", "value": "x" * 101}])]),
        command(options=[option(), option(1, type=1)]),
        command(contexts=[]),
        command(contexts=[0, 3]),
        command(contexts=[1, 1]),
        command(integration_types=[2]),
        command(options=[option(type=5, autocomplete=True)]),
        command(options=[option(type=12)]),
        command(options=[option(min_length=-1)]),
        command(options=[option(min_length=6001)]),
        command(options=[option(max_length=0)]),
        command(options=[option(max_length=6001)]),
        command(options=[option(choices=[{"name": "x", "value": value} for value in "ab"])]),
        command(options=[option(type=2, options=[option()])]),
        command(options=[option(type=2, options=[option(type=2)])]),
        command(options=[option(type=1, options=[option(type=1)])]),
        command(
            options=[
                option(i, choices=[{"name": f"{j:050}", "value": "x" * 50} for j in range(25)])
                for i in range(4)
            ]
        ),
    ],
)
def test_commands_beyond_the_limits(wrong: dict[str, Any]) -> None:
    of_person = {"type": 2, "name": "X" * 32}
    check_commands([command(name="fine", options=[option(type=4, choices=[ONE])]), of_person])
    widest = option(0, min_length=0, max_length=6000, autocomplete=True, required=True)
    inside = [widest, *[option(i, type=10) for i in range(1, 25)]]
    grouped = option(type=2, options=[option(type=1, options=inside)])
    check_commands([command(name="x" * 32, description="x" * 100, options=[grouped])])
    for ones in ([wrong], [of_person | {"name": "X" * 33}], [of_person, command(), command()]):
        with pytest.raises(Failure) as refused:
            check_commands(ones)
        assert refused.value.code == 50035


def test_no_more_than_a_hundred_commands() -> None:
    check_commands([command(name=f"c{i}") for i in range(100)])
    with pytest.raises(Failure) as refused:
        check_commands([command(name=f"c{i}") for i in range(101)])
    assert refused.value.code == 30032


async def test_a_command_is_offered_to_those_who_have_its_permissions(box: Sandbox) -> None:
    ben: dict[str, Any] = {"user": "Ben", "kind": "command", "channel": "table", "command": "play"}
    for asked, offered in ((None, True), (people.SEND_MESSAGES, True), (0, False), (1 << 5, False)):
        text = None if asked is None else str(asked)
        box.world.commands[0] = [command(id="1", default_member_permissions=text)]
        for name, expected in (("Anna", True), ("Ben", offered)):
            (told,) = (await box.ask("look", user=name))["commands"]
            assert told["usable"] is expected
    with pytest.raises(Refusal, match="not offered to Ben"):
        await box.ask("act", **ben)
    box.world.for_everybody.add("play")
    assert await box.ask("act", **ben)
