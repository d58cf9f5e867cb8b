"""Games that differ only in what one player did in secret: nobody else can tell them apart."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.matches.table.play import GamePosition, ready
from bot.matches.table.requests import Choose, Confirm, Open, Person, Place
from sandbox.world.people import GUILD_ID, person_named
from tests.front.conftest import House, check_sent, house_of

PEOPLE = ("Anna", "Ben", "Chloé")
LOOKS = (
    *("table turn", "table board", "table hand", "table remaining", "table log", "table history"),
    *("table info", "describe", "turns", "tables", "table hint"),
)
_CHANGING = re.compile(r"\d{10,20}|\d{4}-\d\d-\d\dT[\d:.]+|127\.0\.0\.1:\d+|(?<=/N/)[\w.-]+")
"""Ids, times, addresses and tokens."""


def plain(value: object) -> str:
    """A message or a request without what differs from one run to the next."""
    return _CHANGING.sub("N", _CHANGING.sub("N", json.dumps(value, sort_keys=True)))


async def begun(house: House) -> str:
    """A game of Chang Cheng between three."""
    place, anna = Place(GUILD_ID, int(await house.channel_id("table"))), person("Anna")
    opened = await house.bot.matches.submit("open", anna, None, Open("changcheng", place, "en"))
    for name in PEOPLE[1:]:
        await house.bot.outbox.idle()
        await house.person(name).slash("table join")
    await house.person("Anna").slash("table start")
    await house.bot.outbox.idle()
    return opened.match_id


def person(name: str) -> Person:
    """Somebody local, as whoever submits a request."""
    return Person(person_named(name).id, name)


async def decide(house: House, match_id: str, cards: str = "", *, drafts: bool = False) -> None:
    """A turn of whoever must decide: the first of everything, or these cards in two provinces,
    which may be drafted first."""
    position = (await house.bot.matches.queries.stored(match_id)).position
    (seat,) = position.game.to_act(position.state)
    texts, key = line(position, seat, cards), f"turn at {position.steps}"
    who, submit = person(PEOPLE[seat]), house.bot.matches.submit
    if drafts:
        await submit(f"{key}, drafted", who, match_id, Choose(texts))
    await submit(key, who, match_id, Confirm() if drafts else Choose(texts, confirm=True))
    await house.bot.outbox.idle()


def line(position: GamePosition, seat: int, cards: Sequence[str]) -> tuple[str, ...]:
    """The texts of such a turn."""
    while not ready(position, seat):
        legal = position.game.legal(position.state, seat)
        wanted = f"card {cards[len(position.played)]} " if cards else ""
        action = next(action for action in legal if str(action).startswith(wanted))
        position = position.then(seat, action)
    return tuple(str(played.action) for played in position.played)


async def look(house: House, name: str) -> list[str]:
    """All that somebody is answered, and all that they see afterwards."""
    onlooker = house.person(name)
    replies = [await onlooker.slash(command) for command in LOOKS]
    seen = [*(message for reply in replies for message in reply.messages), *await onlooker.read()]
    return [plain(message) for message in seen]


async def world(house: House, cards: str, *, drafts: bool) -> list[str]:
    """What the next player and a spectator see after somebody has laid two cards face down."""
    match_id = await begun(house)
    for _ in PEOPLE:
        await decide(house, match_id)
    await decide(house, match_id, cards, drafts=drafts)
    (waiting,) = await house.on_turn(match_id)
    return [*await look(house, waiting), *await look(house, "Sam")]


async def test_what_is_laid_face_down_or_drafted_shows_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in a message nor in what is asked of Discord. Pictures are drawn from views only."""
    asked, worlds = list[str](), list[list[str]]()

    def noting(method: str, path: str, body: Any, status: int, answer: Any) -> None:
        asked.append(plain(f"{method} {path}/ {status}"))
        check_sent(method, path, body, status, answer)

    monkeypatch.setattr("tests.front.conftest.check_sent", noting)
    monkeypatch.setattr("bot.matches.deeds.lobby.new_seed", lambda: "the same")
    for number, (cards, drafts) in enumerate((("12", False), ("65", True))):
        monkeypatch.setattr("secrets.choice", Random(0).choice)
        (tmp_path / str(number)).mkdir()
        async with house_of(tmp_path / str(number), painters={}) as house:
            asked.clear()
            seen = await world(house, cards, drafts=drafts)
            worlds.append([*seen, *sorted(asked)])
    for shown, wanted in zip(*worlds, strict=True):
        assert shown == wanted
