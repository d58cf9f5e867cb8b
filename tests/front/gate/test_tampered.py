"""Controls and options of somebody's invention: refused in a sentence, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.front.gate.component_handlers import COMPONENT_HANDLERS, LIST_HANDLERS
from bot.front.shown.custom_ids import CustomId, parse_custom_id, read_id, read_number
from bot.matches.table.requests import DraftVersion
from sandbox.web.driver import Reply
from sandbox.web.user_actions import Refusal
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.front.conftest import GAME, House
from tests.front.gate.test_odd_clicks import typed
from tests.tapping import component


def plain(reply: Reply, what: object) -> None:
    """An answer, and no apology for a fault of the bot."""
    assert not reply.failed, what
    assert reply.private, what
    assert "went wrong" not in reply.text, (what, reply.text)


NUMBERLESS = ("resign", "hints")
"""Verbs that do what they are for whatever stands behind them."""


def everywhere(match_id: str) -> Iterator[str]:
    """Every other verb with numbers that no id of Discord's can have, where one may stand."""
    for verb in sorted({*COMPONENT_HANDLERS, *LIST_HANDLERS}.difference(NUMBERLESS)):
        for rest in (f"{2**63}", f"1 {2**63}", "9" * 60):
            yield f"mp:{verb}:{match_id}::{rest}"


async def test_numbers_that_are_none_of_discords_are_refused_in_words(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    match_id = await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    for custom_id in everywhere(match_id):
        plain(await anna.raw(3, component(custom_id), message=post), custom_id)
    assert not [record for record in caplog.records if record.exc_info]
    numbers = {"1": 1, str(2**63 - 1): 2**63 - 1, "0": None, "x": None, str(2**63): None}
    assert {word: read_id(word) for word in numbers} == numbers
    assert [read_number(word, 7) for word in ("9" * 9, "1" * 10, "x")] == [999_999_999, 7, 7]
    assert read_number("") == 0
    check_custom_ids()


def check_custom_ids() -> None:
    """What a control carries is read as it was written, and nothing else is."""
    known = {
        "mp:turn:abc::": CustomId("turn", "abc"),
        "mp:pick:abc:3.2:place A1": CustomId("pick", "abc", "place A1", DraftVersion(3, 2)),
        "mp:pick:abc:3.2~5:x": CustomId("pick", "abc", "x", DraftVersion(3, 2), 5),
        "mp:board:abc:~1:": CustomId("board", "abc", layers=1),
        f"mp:tables:::{'9' * 88}": CustomId("tables", rest="9" * 88),
    }
    assert {str(one): parse_custom_id(str(one)) for one in known.values()} == known
    for strange in ("mp:turn:abc:", "turn:abc::", "mp::abc::", "mp:turn:abc:3:", "mp:turn:a b::"):
        assert parse_custom_id(strange) is None
    with pytest.raises(ValueError, match="too long"):
        str(CustomId("tables", rest="9" * 89))


async def test_lists_of_no_known_state_are_refused(house: House) -> None:
    await house.begun("Anna", "Ben")
    post, ben = (await house.posts())[-1], house.person("Ben")
    for rest in ("0 nonsense -", "0 lobby; -", "9999999 - -", "", "-", "0 - nonsense", "0 - - -"):
        plain(await ben.raw(3, component(f"mp:tables:::{rest}"), message=post), rest)
    unknown = await ben.raw(3, component("mp:tables:::0 nonsense -"), message=post)
    assert "from an older version" in unknown.text


async def test_nobody_is_forgotten_from_a_public_message(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post, ben = (await house.posts())[-1], house.person("Ben")
    reply = await ben.raw(3, component("mp:forgetme:::"), message=post)
    plain(reply, "forgetme")
    assert "from an older version" in reply.text
    assert next(m for m in await house.posts() if m["id"] == post["id"]) == post
    assert (await house.bot.matches.table(match_id)).names == ("Anna", "Ben")


async def test_numbers_typed_of_any_length_are_refused_in_words(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    for number in (str(2**63), "9" * 100, "-1"):
        for command, option in (
            ("table history", "turn"),
            ("table board", "table"),
            ("table watch", "table"),
            ("seat take", "seat"),
            ("host remove", "who"),
            ("host pass", "who"),
            ("host move", "table"),
            ("vote replace", "player"),
            ("review", "table"),
            ("describe", "table"),
            ("me holiday", "until"),
            ("practise", "seats"),
        ):
            given = {option: number} | ({"game": GAME} if command == "practise" else {})
            plain(await anna.slash(command, **given), (command, number))


async def test_nobody_can_type_more_than_a_command_reads(house: House) -> None:
    await check_dialogs(house, await house.begun("Anna", "Ben"))
    leaves = list(_leaves(house.box.world.commands[0]))
    assert leaves
    for option in leaves:
        assert option.get("choices") or 0 < option["max_length"] <= 1000, option["name"]
    with pytest.raises(Refusal):
        await house.person("Anna").slash("table board", table="x" * 101)
    for command, given in (
        ("do", {"text": "x" * 5000}),
        ("table history", {"turn": "9" * 5000}),
        ("table settings", {"reminders": "9" * 5000}),
        ("host starts", {"seats": "all"}),
        ("me reminders", {"after": "9" * 5000}),
        ("seat take", {"seat": "9" * 5000}),
    ):
        plain(await house.person("Anna").raw(2, typed(command, **given)), command)


async def check_dialogs(house: House, match_id: str) -> None:
    """A note stays as it is whatever is sent off that is no dialog of ours."""
    anna, kept = house.person("Anna"), house.bot.matches.people
    await kept.keep_note(person_named("Anna").id, match_id, "mine")
    field: Json = {"type": 4, "custom_id": "text", "value": ["theirs"]}
    shapes: list[Any] = [None, [], ["x"], [None], [{"component": []}], [{"component": field}], {}]
    for parts in shapes:
        dialog: Json = {"custom_id": f"mp:note:{match_id}::", "components": parts}
        reply = await anna.raw(5, dialog, message=(await house.posts())[-1])
        plain(reply, parts)
        assert "older version" in reply.text
    assert await kept.note(person_named("Anna").id, match_id) == "mine"


def _leaves(options: list[Json]) -> Iterator[Json]:
    """The options of commands that are text."""
    for option in options:
        below: list[Json] = option.get("options") or []
        yield from _leaves(below)
        yield from (one for one in below if one["type"] == 3)
