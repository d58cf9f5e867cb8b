"""Answers that reach Discord too late: what counted all the same is told in the next panel."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from sandbox import Fault
from sandbox.web.driver import SimulatedUser, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, choosing, control, panel, tap
from tests.front.gate.test_odd_clicks import to_confirm
from tests.sandbox.proof import PATIENCE, soon


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
    assert fresh.text.startswith("-# Your last tap arrived late but counted: what you chose")
    assert "late" not in (await tap(anna, post, "turn")).text
    async with slow_acknowledgements(house):
        await late(house, anna, fresh.message, "back")
    assert "counted: you stepped back" in (await tap(anna, post, "turn")).text
    message = await to_confirm(anna, post)
    assert "late" not in text_of(message)
    async with slow_acknowledgements(house):
        await late(house, anna, message, "confirm")
    assert await house.on_turn(match_id) == ("Ben",)
    assert "late" not in (await house.person("Ben").slash("table turn")).text
    told = await anna.slash("table turn")
    assert told.text.startswith("-# Your last tap arrived late but counted: your turn is confirmed")
    assert "late" not in (await anna.slash("table turn")).text


async def test_what_is_late_stays_untold_until_an_answer_arrives(house: House) -> None:
    await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    message, line = panel(await tap(anna, post, "turn")), await first_line(anna)
    async with slow_acknowledgements(house):
        await late_line(house, anna, line)
        await late(house, anna, post, "turn")
    again = await tap(anna, message, choosing(message))
    assert "arrived late but counted" in again.text
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


async def begun_to_confirm(house: House, person: SimulatedUser, message: Json) -> None:
    """A tap on *Confirm* that waits for no answer."""
    custom_id = control(message, "confirm")["custom_id"]
    await person.begin(kind="component", message=message["id"], custom_id=custom_id)


CONFIRMED = "-# Your last tap arrived late but counted: your turn is confirmed"


async def told_once(person: SimulatedUser) -> None:
    """The next panel tells what counted, the one after it does not."""
    assert (await person.slash("table turn")).text.startswith(CONFIRMED)
    assert "late" not in (await person.slash("table turn")).text


async def test_an_answer_that_fails_after_a_turn_was_stored_asks_nobody_to_do_it_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError

    match_id = await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    message = await to_confirm(anna, post)
    with monkeypatch.context() as patched:
        patched.setattr("bot.front.panel.turn.show_done", fails)
        reply = await tap(anna, message, "confirm")
    assert await house.on_turn(match_id) == ("Ben",)
    assert "what you did counts" in reply.text
    assert "again" not in reply.text
    await told_once(anna)


async def test_a_failure_before_anything_counted_may_be_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError

    await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    with monkeypatch.context() as patched:
        patched.setattr("bot.front.panel.turn.panel_of", fails)
        assert "try again" in (await tap(anna, post, "turn")).text
    assert "late" not in (await anna.slash("table turn")).text


@pytest.mark.parametrize("code", [50027, 10015])
async def test_what_counted_is_told_where_discord_refuses_the_answer(
    house: House, code: int
) -> None:
    match_id = await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    message = await to_confirm(anna, post)
    before = house.box.faults.struck
    house.box.faults.add(Fault("403", r"PATCH /webhooks/", code=code))
    await begun_to_confirm(house, anna, message)
    await soon(lambda: house.box.faults.struck > before)
    await soon(lambda: not house.bot.services.busy)
    assert await house.on_turn(match_id) == ("Ben",)
    await told_once(anna)


async def test_what_counted_is_told_after_a_restart_that_cut_the_answer_off(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    message = await to_confirm(anna, post)
    before = house.box.faults.struck
    house.box.faults.add(Fault("delay", r"PATCH /webhooks/", seconds=30))
    await begun_to_confirm(house, anna, message)
    await soon(lambda: house.box.faults.struck > before)
    house.settings.drain_seconds = 0.1
    await house.restart()
    assert await house.on_turn(match_id) == ("Ben",)
    await told_once(anna)
    await house.restart()
    assert "late" not in (await anna.slash("table turn")).text


async def test_what_is_stored_while_it_is_cut_off_is_told_after_the_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    message = await to_confirm(anna, post)
    write, asked, free = house.database.write, list[object](), threading.Event()

    async def noted(work: Callable[[sa.Connection], Any]) -> Any:
        asked.append(work)
        return await write(work)

    busy = asyncio.create_task(write(lambda _: free.wait(PATIENCE)))
    monkeypatch.setattr(house.database, "write", noted)
    await begun_to_confirm(house, anna, message)
    await soon(lambda: bool(asked))
    await asyncio.sleep(0.05)
    cut_off = asyncio.create_task(house.bot.services.cut_off())
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(cut_off, busy)
    await house.restart()
    assert await house.on_turn(match_id) == ("Ben",)
    await told_once(anna)
