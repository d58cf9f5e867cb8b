"""Dialogs: what Discord lets a bot ask, and what it lets a person send off."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.protocol.modals import check_modal, submission
from sandbox.web.driver import SimulatedUser
from sandbox.web.user_actions import Refusal
from sandbox.world import people
from sandbox.world.failures import Failure
from tests.each import each
from tests.sandbox.little_bot import LittleBot


def modal(kind: int, **field: Any) -> dict[str, Any]:
    """A dialog with one field."""
    inside = {"type": kind, "custom_id": "f"} | field
    labelled = {"type": 18, "label": "x", "component": inside}
    return {"custom_id": "m", "title": "x", "components": [labelled]}


def options(count: int) -> list[dict[str, str]]:
    """So many options."""
    return [{"label": str(number), "value": str(number)} for number in range(count)]


def rows(*inside: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A dialog of the older kind, with a row for its fields."""
    return {
        "custom_id": "m",
        "title": "x",
        "components": [{"type": 1, "components": [*inside]}],
    } | more


def typed(custom_id: str = "f", **more: Any) -> dict[str, Any]:
    """A field for text."""
    return {"type": 4, "custom_id": custom_id, "style": 1, "label": "x"} | more


LABELLED = modal(4, style=1)["components"]


@each(
    "wrong",
    [
        modal(4, style=1, min_length=-1),
        modal(4, style=1, max_length=0),
        modal(4, style=1, max_length=4001),
        modal(4, style=1, value="x" * 4001),
        modal(4, style=1, value="x" * 11, max_length=10),
        modal(4, style=1, value=""),
        modal(4, style=1, value="two\nlines"),
        modal(3, options=options(2), placeholder="x" * 151),
        modal(3, options=options(2), min_values=0),
        modal(3, options=options(2), disabled=True),
        modal(21, options=options(1)),
        modal(21, options=options(11)),
        modal(22, options=options(11)),
        {"custom_id": "m", "title": "x", "components": [{"type": 10, "content": ""}]},
        modal(4, style=1) | {"title": ""},
        modal(4, style=1) | {"title": "x" * 46},
        modal(4, style=1) | {"custom_id": "x" * 101},
        modal(4, style=1) | {"components": []},
        modal(4, style=1) | {"components": LABELLED * 2},
        modal(4, style=1) | {"components": [{"type": 10, "content": "x"}] * 6},
        modal(4, style=1) | {"components": [LABELLED[0] | {"label": "x" * 46}]},
        modal(4, style=1) | {"components": [LABELLED[0] | {"description": "x" * 101}]},
        modal(4, style=3),
        modal(4, style=1, placeholder="x" * 101),
        modal(3, options=options(25), max_values=26),
        modal(19, max_values=11),
        modal(2),
        rows(typed(), typed("g")),
        rows(typed(label="x" * 46)),
        rows({"type": 3, "custom_id": "f", "options": options(2)}),
    ],
)
def test_dialogs_beyond_the_limits(wrong: dict[str, Any]) -> None:
    check_modal(modal(4, style=1, min_length=0, max_length=4000))
    check_modal(modal(4, style=2, max_length=9, value="two\nlines"))
    check_modal(modal(3, options=options(2), min_values=0, required=False))
    check_modal(modal(21, options=options(2)))
    check_modal(modal(22, options=options(1)))
    check_modal(modal(21, options=options(10)) | {"title": "x" * 45, "custom_id": "x" * 100})
    check_modal(rows(typed(label="x" * 45, placeholder="x" * 100, value="x" * 4000)))
    with pytest.raises(Failure) as refused:
        check_modal(wrong)
    assert refused.value.code == 50035


async def test_nobody_sends_off_what_the_dialog_does_not_take(
    bot: LittleBot, anna: SimulatedUser
) -> None:
    message = (await anna.slash("demo show")).message
    asked = await anna.click(message, label="ask 0")
    for words in ("", "x" * 4001):
        with pytest.raises(Refusal):
            await anna.submit(asked, answer=words)
    told = (await anna.submit(asked, answer="x")).message["interaction_metadata"]
    before = told["triggering_interaction_metadata"]
    assert (told["type"], before["type"], before["user"]) == (5, 2, told["user"])
    assert before["authorizing_integration_owners"] == {"0": str(people.GUILD_ID)}
    older = rows(typed()) | {"components": [*rows(typed())["components"], {"type": 10, "id": 5}]}
    [asked_in_row, said] = submission(older, {"f": "x"})["components"]
    assert [field["value"] for field in asked_in_row["components"]] == ["x"]
    assert said == {"type": 10, "id": 5}
    for kind, sent in ((21, {"value": "1"}), (22, {"values": ["1"]}), (23, {"value": True})):
        [label] = submission(modal(kind), {"f": "1"})["components"]
        field = {"type": kind, "id": 1, "custom_id": "f"}
        assert label["component"] == field | sent, "one choice, several, and a box"
