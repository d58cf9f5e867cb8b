"""Every tap and every command is answered once, whatever Discord or the database refuse."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.front.gate.component_handlers import COMPONENT_HANDLERS
from bot.front.interaction import slow_work
from bot.texts import shared_texts
from rules import GAMES
from rules.learning.lessons import lesson_file
from sandbox import Fault
from sandbox.web.driver import Reply, SimulatedUser, controls, pictures, upload
from sandbox.world.failures import Json
from sandbox.world.people import ATTACH_FILES
from tests.front.conftest import (
    GAME,
    House,
    choosing,
    has,
    labels,
    panel,
    tap,
    verb_of,
    whole_turn,
)
from tests.sandbox.proof import PATIENCE, soon
from tests.tapping import component

ANSWERS = r"(PATCH|POST) /webhooks/"
NO_PICTURE = "No picture"


async def layered(house: House) -> tuple[SimulatedUser, Json]:
    """Who is on turn, and the first post, in a game whose pictures have layers."""
    game = next(key for key in GAMES if house.bot.renderer.layers(key))
    match_id = await house.begun("Anna", "Ben", "Chloé", game=game)
    return house.person((await house.on_turn(match_id))[0]), (await house.posts())[-1]


# --- answers without their file -------------------------------------------------------------


async def test_without_attach_files_a_turn_is_played_by_words(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    await house.box.ask("deny", channel="table", permissions=ATTACH_FILES)
    for verb in ("turn", "board", "history"):
        reply = await tap(anna, post, verb)
        assert len(reply.messages) == 1
        assert pictures(reply.message) == []
        assert f"{NO_PICTURE}: I am not allowed to attach files" in reply.text
    await whole_turn(anna, post)
    assert await house.on_turn(match_id) == ("Ben",)


async def test_a_panel_that_had_a_picture_loses_it_with_the_permission(house: House) -> None:
    anna, post = await layered(house)
    message = panel(await tap(anna, post, "turn"))
    assert pictures(message)
    assert has(message, "layer")
    await house.box.ask("deny", channel="table", permissions=ATTACH_FILES)
    message = panel(await tap(anna, message, choosing(message)))
    assert pictures(message) == []
    assert not has(message, "layer")
    await house.box.ask("deny", channel="table", permissions=0)
    again = panel(await tap(anna, post, "turn"))
    assert pictures(again)


@pytest.mark.parametrize(
    ("code", "words"),
    [(50013, "not allowed to attach files"), (40005, "too large"), (50006, "did not accept it")],
)
async def test_a_refused_picture_is_left_out_and_the_reason_told(
    house: House, code: int, words: str
) -> None:
    await house.begun("Anna", "Ben")
    post, anna = (await house.posts())[-1], house.person("Anna")
    for verb in ("turn", "board"):
        whole = await tap(anna, post, verb)
        house.box.faults.add(Fault("403", ANSWERS, code=code))
        reply = await tap(anna, post, verb)
        told = reply.text.split("\n")
        (why,) = [line for line in told if words in line]
        assert [line for line in told if line != why] == whole.text.split("\n")
        assert pictures(reply.message) == []
        assert labels(reply.message) == labels(whole.message)


@pytest.mark.parametrize(
    ("code", "words"),
    [(50013, "allow Attach Files"), (40005, "too large"), (50006, "try again later")],
)
async def test_a_file_that_cannot_be_sent_says_why(house: House, code: int, words: str) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    await anna.slash("table close")
    for command, what in (("record export", "record of this game"), ("me data", "about you")):
        house.box.faults.add(Fault("403", ANSWERS, code=code))
        told = await anna.slash(command)
        assert words in told.text
        assert len(told.messages) == 1
        assert what in (await anna.slash(command)).text


def test_the_note_about_a_missing_picture_fits_above_the_longest_panel() -> None:
    texts = shared_texts()
    for locale in texts.locales:
        for why in ("forbidden", "large", "refused"):
            assert len(texts.say(locale, f"picture-{why}")) <= 100


# --- one answer each --------------------------------------------------------------------------


TROUBLES: Mapping[str, Fault | None] = {
    "403": Fault("403", ANSWERS, code=50013),
    "404": Fault("403", ANSWERS, code=10008),
    "413": Fault("403", ANSWERS, code=40005),
    "400": Fault("403", ANSWERS, code=50006),
    "500": Fault("500", ANSWERS, times=5),
    "database": None,
}
"""What may go wrong once an interaction is acknowledged; five 500s are what the library endures."""

TABLE = "the table's id"
LEARNT = next(key for key in GAMES if lesson_file(key))
"""A game with a lesson."""
COMMANDS: Mapping[str, dict[str, Any]] = {
    "table board": {},
    "table hand": {},
    "table remaining": {},
    "table legend": {},
    "table log": {},
    "table history": {"turn": "1"},
    "table info": {},
    "table turn": {},
    f"{GAME} place": {"cell": "A1", "turn": "0"},
    "do": {"text": "place M12 0"},
    "describe": {},
    "table back": {},
    "table confirm": {},
    "table undo": {},
    "table resign": {},
    "record export": {},
    "turns": {},
    "rules": {"game": GAME},
    "help": {},
    "status": {},
    "table settings": {"language": "en", "server_language": "en"},
    "table watch": {"table": TABLE},
    "table unwatch": {},
    "host move": {"table": TABLE},
    "table join": {},
    "table leave": {},
    "table add": {"player": "beginner"},
    "table hint": {},
    "host option": {"name": "river", "value": "yes"},
    "table start": {},
    "host remove": {"who": "Ben"},
    "host pass": {"who": "Ben"},
    "seat invite": {"who": "Chloé"},
    "seat give": {"who": "Chloé"},
    "seat take": {"seat": "1"},
    "seat rematch": {},
    "table open": {"game": GAME},
    "practise": {"game": GAME},
    "learn": {"game": LEARNT},
    "puzzle": {},
    "review": {},
    "record replay": {},
    "record poster": {},
    "record import": {"record": upload("x.game", b"game nothing")},
    "tables": {},
    "host hints": {"rule": "allow"},
    "host starts": {"seats": "3"},
    "host followers": {},
    "host restore": {"table": TABLE},
    "me show": {},
    "me time": {"zone": "Asia/Shanghai"},
    "me holiday": {"until": "off"},
    "me language": {"language": "en"},
    "me mentions": {"how": "channel"},
    "me reminders": {"after": "24"},
    "me warn": {"before": "6h"},
    "me confirm": {"when": "always"},
    "me data": {},
    "me forget": {},
    "server forget": {},
    "server puzzle": {"channel": "spectators"},
    "vote pause": {},
    "vote resume": {},
    "vote replace": {"player": "Ben"},
    "vote end": {},
    "vote withdraw": {},
    "table close": {},
}
"""Every command, with something to type."""

WITHOUT_SEATS = (
    *(
        "help",
        "learn",
        "puzzle",
        "rules",
        "table unwatch",
        "table open",
        "record import",
        "tables",
        "server forget",
        "server puzzle",
    ),
    *(command for command in COMMANDS if command.startswith("me ")),
)
"""What is answered without asking the database who sits where."""


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's pauses between its attempts last no time."""

    async def sleep(_: float) -> None:
        await asyncio.sleep(0)

    hurried = SimpleNamespace(**vars(asyncio) | {"sleep": sleep})
    monkeypatch.setattr(discord.webhook.async_, "asyncio", hurried)


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """What strikes the answer strikes no telling of how far it is, which ends where its message is
    gone, instead of it."""
    monkeypatch.setattr(slow_work, "TOLD_EVERY", float("inf"))


@asynccontextmanager
async def trouble(house: House, name: str) -> AsyncGenerator[None]:
    """The trouble strikes from now on until the end."""
    fault = TROUBLES[name]
    if fault is None:
        with broken(house):
            yield
        return
    house.box.faults.add(Fault(fault.kind, fault.pattern, fault.times, code=fault.code))
    yield
    house.box.faults.clear()


class broken:  # noqa: N801 - reads as a word
    """The database misses a table; every question about a match fails."""

    def __init__(self, house: House) -> None:
        self._file = house.database.file

    def _rename(self, old: str, new: str) -> None:
        assert self._file is not None
        connection = sqlite3.connect(self._file)
        connection.execute("PRAGMA legacy_alter_table=ON")
        connection.execute(f"ALTER TABLE {old} RENAME TO {new}")
        connection.close()

    def __enter__(self) -> None:
        self._rename("seats", "seats_away")

    def __exit__(self, *_: object) -> None:
        self._rename("seats_away", "seats")


def answered_once(reply: Reply, name: str) -> None:
    """Asserts that there is one answer, in words, and nobody waits."""
    assert not reply.failed, name
    assert len(reply.messages) == 1, name
    assert reply.text, name
    assert not reply.message["flags"] & 128, f"{name} is still thinking"


@pytest.mark.parametrize("name", TROUBLES)
async def test_every_command_is_answered_once_in_every_trouble(house: House, name: str) -> None:
    match_id, anna = await house.begun("Anna", "Ben"), house.person("Anna")
    for command, options in COMMANDS.items():
        given = {key: match_id if value is TABLE else value for key, value in options.items()}
        async with trouble(house, name):
            reply = await anna.slash_with(command, given)
        answered_once(reply, command)
        if name == "database" and command not in WITHOUT_SEATS:
            assert "Something went wrong" in reply.text, command


async def test_every_command_is_among_them(house: House) -> None:
    known = {
        " ".join(words)
        for command in (await house.box.ask("look", user="Anna"))["commands"]
        for words in leaves(command)
        if command["name"] not in GAMES
    }
    assert known == {command for command in COMMANDS if command.split()[0] not in GAMES}


def leaves(command: Json) -> Iterator[tuple[str, ...]]:
    """The words of a command's sub-commands, or of itself."""
    inner = [option for option in command.get("options") or () if option["type"] <= 2]
    for option in inner:
        yield from ((command["name"], *words) for words in leaves(option))
    if not inner:
        yield (command["name"],)


@pytest.mark.parametrize("name", TROUBLES)
async def test_every_tap_is_answered_once_in_every_trouble(house: House, name: str) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna, post = house.person("Anna"), (await house.posts())[-1]
    mine = panel(await tap(anna, post, "turn"))
    kinds = ("private", "panel")
    for verb in (verb for verb, one in COMPONENT_HANDLERS.items() if one.acknowledge in kinds):
        source = mine if COMPONENT_HANDLERS[verb].acknowledge == "panel" else post
        async with trouble(house, name):
            reply = await anna.raw(3, component(custom_id(source, verb, match_id)), message=source)
        answered_once(reply, verb)
        if name == "404":  # the message to edit is gone: another one brings the answer
            assert "went wrong" not in reply.text, verb


def custom_id(source: Json, verb: str, match_id: str) -> str:
    """The id of the control of that verb, made up where the message has none."""
    found = (c["custom_id"] for c in controls(source) if verb_of(c) == verb and "options" not in c)
    return next(found, f"mp:{verb}:{match_id}::")


@pytest.mark.parametrize("name", TROUBLES)
async def test_a_lobby_shows_every_tap_in_every_trouble(house: House, name: str) -> None:
    """The lobby itself is the answer; where the database fails, a sentence is."""
    match_id = await house.opened("Anna")
    lobby, anna = (await house.posts())[-1], house.person("Anna")
    verbs = [verb for verb, one in COMPONENT_HANDLERS.items() if one.acknowledge == "update"]
    for verb in (*verbs, "computer"):
        if name == "database":
            async with trouble(house, name):
                reply = await anna.raw(3, component(f"mp:{verb}:{match_id}::"), message=lobby)
            answered_once(reply, verb)
    async with trouble(house, name if name != "database" else "403"):
        begun = await house.person("Ben").begin(
            kind="raw", type=3, data=component(f"mp:join:{match_id}::"),
            channel="table", message=lobby["id"],
        )  # fmt: skip
        await soon(lambda: house.box.faults.struck > 0)
        async with asyncio.timeout(PATIENCE):
            while "Ben" not in str((await house.posts())[-1]["components"]):
                await asyncio.sleep(0.01)
        await soon(lambda: not house.bot.services.busy)
    assert house.box.world.interactions[int(begun)].touched == []
    assert len(await house.posts()) == 1


async def test_a_lobby_that_was_deleted_is_posted_anew_by_the_next_tap(house: House) -> None:
    match_id = await house.opened("Anna")
    lobby = (await house.posts())[-1]
    house.box.faults.add(Fault("403", ANSWERS, code=10008))
    house.box.faults.add(Fault("403", r"PATCH /channels/", code=10008))
    await house.person("Ben").begin(
        kind="raw", type=3, data=component(f"mp:join:{match_id}::"),
        channel="table", message=lobby["id"],
    )  # fmt: skip
    async with asyncio.timeout(PATIENCE):
        while len(posts := await house.posts()) == 1:
            await asyncio.sleep(0.01)
    assert "Ben" in str(posts[-1]["components"])


async def test_a_tap_counts_though_its_lobby_can_be_shown_nowhere(house: House) -> None:
    await house.opened("Anna")
    house.box.faults.add(Fault("403", r"PATCH /channels/", code=10008))
    house.box.faults.add(Fault("403", r"POST /channels/", code=50013))
    assert "You have seat 2" in (await house.person("Ben").slash("table join")).text
