"""What the tests read off messages, and how they drive people."""

from __future__ import annotations

from sandbox import Sandbox
from sandbox.web.driver import (
    Remote,
    SimulatedUser,
    controls,
    files,
    is_private,
    pictures,
    text_of,
)
from sandbox.world.failures import Json
from tests.sandbox.little_bot import LittleBot

ROW: Json = {
    "type": 1,
    "components": [
        {"type": 2, "custom_id": "on"},
        {"type": 2, "custom_id": "off", "disabled": True},
        {"type": 2, "url": "somewhere"},
    ],
}
BOX: Json = {
    "type": 17,
    "components": [
        {"type": 10, "content": "inside"},
        {"type": 12, "items": [{"media": {"url": "picture"}}]},
        {"type": 13, "name": "b.txt", "file": {"url": "shown"}},
        ROW,
    ],
}
MESSAGE: Json = {
    "content": "above",
    "flags": 64,
    "attachments": [{"filename": "a.txt", "url": "loose"}],
    "components": [BOX],
}


def test_what_a_message_holds_is_found_wherever_it_stands() -> None:
    assert text_of(MESSAGE) == "above\ninside"
    assert [control["custom_id"] for control in controls(MESSAGE)] == ["on"]
    assert [picture["media"]["url"] for picture in pictures(MESSAGE)] == ["picture"]
    assert [(f["name"], f["url"]) for f in files(MESSAGE)] == [
        ("a.txt", "loose"),
        ("b.txt", "shown"),
    ]
    assert [f["name"] for f in files(MESSAGE | {"flags": 64 | 1 << 15})] == ["b.txt"]
    assert [is_private(MESSAGE | {"flags": flags}) for flags in (64, 32, 96)] == [True, False, True]


async def test_people_can_be_driven_from_another_process(box: Sandbox, bot: LittleBot) -> None:
    async with Remote(box.address) as far:
        anna = SimulatedUser(far, "Anna")
        message = (await anna.slash("demo show")).message
        assert "Board 1" in (await anna.click(message, label="more 0")).text
        await far.ask("fault", kind="500", pattern="^GET /none$")
    assert [fault.pattern for fault in box.faults.waiting] == ["^GET /none$"]
