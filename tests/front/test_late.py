"""Answers that reach Discord too late: what counted all the same is told in the next panel."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from bot.sandbox import Fault
from bot.sandbox.driver import SimulatedUser
from bot.sandbox.failures import Json
from tests.front.conftest import House, choosing, control, panel, tap
from tests.front.test_odd_clicks import to_confirm
from tests.sandbox.proof import soon


async def late(house: House, person: SimulatedUser, message: Json, verb: str) -> None:
    """A tap that the bot acknowledges only after Discord gave up, and carries out all the same."""
    custom_id = control(message, verb)["custom_id"]
    await _late(house, person, kind="component", message=message["id"], custom_id=custom_id)


async def late_line(house: House, person: SimulatedUser, line: str) -> None:
    """A `/do` line to which the same happens."""
    given = {"command": "do", "options": {"text": line}, "channel": "table"}
    await _late(house, person, kind="command", **given)


async def _late(house: House, person: SimulatedUser, **act: Any) -> None:
    before = house.box.faults.struck
    begun = await person.begin(**act)
    house.box.answers.expire(int(begun))
    assert (await person.finish(begun)).failed
    await soon(lambda: house.box.faults.struck > before)
    await soon(lambda: not house.bot.services.busy)


async def first_line(person: SimulatedUser) -> str:
    """The first whole action that the bot suggests."""
    return (await person.autocomplete("do", "text"))[0]["value"]


@asynccontextmanager
async def slow_acknowledgements(house: House) -> AsyncGenerator[None]:
    """Discord hears of every tap a little later."""
    house.box.faults.add(Fault("delay", r"POST /interactions/", times=100, seconds=0.1))
    yield
    house.box.faults.clear()


async def test_what_counted_though_the_answer_was_late_is_told_once(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    message, line = panel(await tap(anna, post, "turn")), await first_line(anna)
    async with slow_acknowledgements(house):
        await late_line(house, anna, line)
    fresh = await tap(anna, post, "turn")
    assert fresh.text.startswith("-# Your last tap arrived late and counted: what you chose")
    assert "late" not in (await tap(anna, post, "turn")).text
    async with slow_acknowledgements(house):
        await late(house, anna, fresh.message, "back")
    assert "counted: you stepped back" in (await tap(anna, post, "turn")).text
    message = await to_confirm(anna, post)
    async with slow_acknowledgements(house):
        await late(house, anna, message, "confirm")
    assert await house.on_turn(match_id) == ("Ben",)
    assert "late" not in (await house.person("Ben").slash("table turn")).text
    told = await anna.slash("table turn")
    assert told.text.startswith("-# Your last tap arrived late and counted: your turn is confirmed")
    assert "late" not in (await anna.slash("table turn")).text


async def test_what_is_late_stays_untold_until_an_answer_arrives(house: House) -> None:
    await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    message, line = panel(await tap(anna, post, "turn")), await first_line(anna)
    async with slow_acknowledgements(house):
        await late_line(house, anna, line)
        await late(house, anna, post, "turn")
    again = await tap(anna, message, choosing(message))
    assert "arrived late and counted" in again.text
    assert "moved on since" in again.text


async def test_what_changed_nothing_is_not_told(house: House) -> None:
    await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    async with slow_acknowledgements(house):
        await late(house, anna, post, "turn")
    assert "late" not in (await tap(anna, post, "turn")).text


async def test_a_late_seat_in_a_lobby_is_shown_all_the_same(house: House) -> None:
    await house.opened("Anna")
    lobby = (await house.posts())[-1]
    async with slow_acknowledgements(house):
        await late(house, house.person("Ben"), lobby, "join")
    assert "Ben" in str((await house.posts())[-1]["components"])
