"""Discord's bad days: play goes on, and every post arrives when it can, once and in order."""

from __future__ import annotations

import asyncio
import os
import signal
from itertools import count
from pathlib import Path
from resource import RLIMIT_NOFILE, prlimit

import pytest

from sandbox.web.driver import Reply, SimulatedUser, pictures
from sandbox.world.failures import Json
from sandbox.world.people import SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL
from tests.e2e.house import House, told
from tests.processes import children
from tests.sandbox.proof import PATIENCE, soon
from tests.tapping import find, has, tap


async def all_told(house: House, match_id: str, channel: str, seconds: float = PATIENCE) -> None:
    """Waits until a channel tells of every tile laid, once each and in order."""
    async with asyncio.timeout(seconds):
        while len(told(await house.posts(channel))) < len(house.laid(match_id)):
            await asyncio.sleep(0.05)
    await house.quiet()
    assert told(await house.posts(channel)) == house.laid(match_id)


async def test_posts_arrive_once_and_in_order_whatever_discord_answers(house: House) -> None:
    kinds = {"table": "429", "second-table": "500", "spectators": "502-after-write"}
    matches = {c: await house.begun("Anna", "Ben", channel=c) for c in kinds}
    for channel, kind in kinds.items():
        number = await house.channel_id(channel)
        await house.fault(kind, f"POST /channels/{number}/messages", times=2, seconds=0.3)

    async def play(channel: str) -> None:
        for _ in range(3):
            reply = await house.turn(matches[channel], channel)
            assert not reply.failed
            assert "confirmed" in reply.text

    await asyncio.gather(*(play(channel) for channel in kinds))
    for channel, match_id in matches.items():
        await all_told(house, match_id, channel)
        await house.tidied(channel)
        posts = await house.posts(channel)
        assert len([post for post in posts if find(post, "turn")]) == 1


async def test_answers_arrive_whatever_discord_answers(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    troubles = [(kind, where) for where in (r"POST /interactions/", r"PATCH /webhooks/")
                for kind in ("429", "500", "502-after-write")]  # fmt: skip
    for kind, where in troubles:
        person = house.person(house.on_turn(match_id))
        before = len(house.laid(match_id))
        await house.drafted(person)
        await house.fault(kind, where, seconds=0.2)
        reply = await person.slash("table confirm")
        assert not reply.failed, (kind, where)
        assert "confirmed" in reply.text, (kind, where)
        assert len(house.laid(match_id)) == before + 1, (kind, where)
    await all_told(house, match_id, "table")


async def panel_turn(person: SimulatedUser, listed: Reply) -> Reply:
    """A whole turn by the panel behind `/turns`, wherever the person is. A pick that leaves no
    choice confirms the turn, too."""
    reply = await tap(person, listed.message, "turn")
    for _ in range(8):
        verb = next(v for v in ("confirm", "pick", "list", "group") if has(reply.message, v))
        reply = await tap(person, reply.message, verb)
        if verb == "confirm" or "confirmed" in reply.text:
            break
    return reply


async def test_a_forbidden_channel_gets_its_posts_when_it_is_opened_again(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    channel = {"channel": "table"}
    for request, closed, opened in (
        ("deny", {**channel, "permissions": SEND_MESSAGES}, {**channel, "permissions": 0}),
        ("deny", {**channel, "permissions": VIEW_CHANNEL}, {**channel, "permissions": 0}),
        ("time_out", {}, {"over": True}),
    ):
        await house.box.ask(request, **closed)
        for _ in range(2):
            person = house.person(house.on_turn(match_id), "second-table")
            reply = await panel_turn(person, await person.slash("turns"))
            assert "confirmed" in reply.text
        await house.in_vain(match_id)
        assert len(told(await house.posts())) <= len(house.laid(match_id)) - 2
        await house.box.ask(request, **opened)
        await all_told(house, match_id, "table", seconds=10)


async def test_a_start_anew_tries_waiting_posts_at_once(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.fault("403", times=100)  # forbidden, and nobody will say when it is over
    await house.turn(match_id)
    await house.turn(match_id)
    await house.in_vain(match_id)
    assert told(await house.posts()) == []
    await house.box.ask("clear_faults")
    await house.restart()
    await all_told(house, match_id, "table", seconds=10)


async def test_a_locked_thread_gets_its_posts_when_it_is_opened(house: House) -> None:
    await house.box.ask("new_channel", name="by-letter", parent="table")
    match_id = await house.begun("Anna", "Ben", channel="by-letter")
    await house.box.ask("archive", channel="by-letter", archived=True, locked=True)
    for _ in range(2):
        person = house.person(house.on_turn(match_id), "second-table")
        assert "confirmed" in (await panel_turn(person, await person.slash("turns"))).text
    await house.in_vain(match_id)
    assert told(await house.posts("by-letter")) == []
    await house.box.ask("archive", channel="by-letter", archived=False)
    await all_told(house, match_id, "by-letter", seconds=10)
    await house.box.ask("deny", channel="table", permissions=SEND_IN_THREADS)
    person = house.person(house.on_turn(match_id), "second-table")
    assert "confirmed" in (await panel_turn(person, await person.slash("turns"))).text
    await house.in_vain(match_id)
    await house.box.ask("deny", channel="table", permissions=0)
    await all_told(house, match_id, "by-letter", seconds=10)


async def test_discord_away_for_a_while(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.turn(match_id)
    await house.quiet()
    await house.lose_discord(seconds=0.7)
    assert "confirmed" in (await house.turn(match_id)).text
    await all_told(house, match_id, "table")
    assert "Attempting a reconnect" in house.errors()  # one line, no traceback: see the fixture


@pytest.mark.usefixtures("own_children")
async def test_without_more_open_files_a_turn_goes_in_words_and_the_log_has_plain_lines(
    house: House,
) -> None:
    """The fixture sees that there is no traceback."""
    match_id, running = await house.begun("Anna", "Ben"), house.running
    assert running is not None
    await house.turn(match_id)  # every connection to the database is open by now
    await house.quiet()
    person = house.person(house.on_turn(match_id))
    await house.drafted(person)
    files = {int(one.name) for one in Path(f"/proc/{running.pid}/fd").iterdir()}
    unused = next(number for number in count() if number not in files)
    before = prlimit(running.pid, RLIMIT_NOFILE)
    prlimit(running.pid, RLIMIT_NOFILE, (unused, before[1]))
    for child in children(running.pid):
        os.kill(child, signal.SIGKILL)
    assert "confirmed" in (await person.slash("table confirm")).text
    await soon(lambda: "a picture could not be drawn: OSError" in house.errors())
    prlimit(running.pid, RLIMIT_NOFILE, before)
    assert "confirmed" in (await house.turn(match_id)).text
    await all_told(house, match_id, "table")
    assert pictures((await house.posts())[-1])


async def test_a_deleted_channel_or_thread_does_not_end_the_game(house: House) -> None:
    await house.box.ask("new_channel", name="gone-soon")
    await house.box.ask("new_channel", name="thread-soon", parent="second-table")
    matches = {
        channel: await house.begun("Anna", "Ben", channel=channel)
        for channel in ("gone-soon", "thread-soon")
    }
    for channel, match_id in matches.items():
        await house.turn(match_id, channel)
        await house.quiet(match_id=match_id)
        await house.box.ask("delete_channel", channel=channel)
        ben = house.person("Ben")
        listed = await ben.slash("turns")
        buttons = [b for b in find(listed.message, "turn") if match_id in b["custom_id"]]
        assert len(buttons) == 1
        only: Json = listed.message | {"components": [{"components": [], "accessory": buttons[0]}]}
        assert "confirmed" in (await panel_turn(ben, Reply(**_as(listed, only)))).text
        assert len(house.laid(match_id)) == 2
    moved = matches["gone-soon"]
    anna = house.person("Anna")
    assert "now in" in (await anna.slash("host move", table=moved)).text
    assert "confirmed" in (await house.turn(moved)).text
    async with asyncio.timeout(PATIENCE):  # what waited has come along
        while told(await house.posts()) != house.laid(moved)[1:]:
            await asyncio.sleep(0.02)


def _as(reply: Reply, message: Json) -> Json:
    return {name: getattr(reply, name) for name in Reply.__slots__} | {"messages": (message,)}
