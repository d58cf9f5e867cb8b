"""Whoever alone reads is "you" in what their panel tells; what others read keeps their name."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.front.panel.panel import Panel
from bot.front.panel.panel_view import draw_panel
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Draft
from bot.matches.table.past import Since
from bot.matches.table.requests import DraftVersion
from rules.game import Event, Seat, Step, kinds
from rules.summaries import summarised
from sandbox.world.failures import Json
from tests.contract.walks import SEEDS, SETUPS, Position, Setup, firsts, walk
from tests.front.commands.test_limits import scene
from tests.front.conftest import House, choosing, has, panel, tap, text_of, whole_turn
from tests.front.shown.test_alt import alt_of
from tests.games import WHOLE
from tests.known import texts
from tests.languages import every_language

pytestmark = pytest.mark.usefixtures("told_once")

NAMES = ("Readia", "Readben", "Readcleo", "Readdan", "Readeva")
"""No word of any language has these letters in it."""
MISSED = 12
"""Steps that happened since the last decision."""
WIDEST = [
    max((s for s in SETUPS if s.game is game), key=lambda setup: setup.seats)
    for game in WHOLE.values()
]
MANGLED = r"\b[Yy]ou (?:has|is|goes|\w+[^s\W]s)\b|\bof you\b|\b[Dd]u (?:hat|ist|wird)\b|\bvon du\b"
"""What is said of others only."""


def presented(position: Position, locale: str, reader: Seat) -> TablePresenter:
    """The table of a position, told to one of its seats."""
    one = scene(position.game.meta.key, locale)
    seats = tuple(
        replace(holder, name=name)
        for holder, name in zip(one.table.seats, NAMES[: position.setup.seats], strict=True)
    )
    table = replace(one.table, seats=seats, state=position.state)
    return replace(one, table=table).read_by(reader)


def known(step: Step[Any] | None, seat: Seat) -> tuple[Event, ...]:
    """What a step tells a seat."""
    return step.events_for(seat) if step else ()


def missed_at(setup: Setup, at: int, seat: Seat) -> tuple[Event, ...]:
    """What the last steps before a position tell a seat."""
    played = list(walk(setup, SEEDS[0]))
    return tuple(e for p in played[max(0, at - MISSED) : at] for e in known(p.step, seat))


def sorts(setup: Setup, events: Iterable[Event], seat: Seat) -> Iterator[Any]:
    """Kinds of events as they are told, each with the fields that name the seat."""
    for event in summarised(setup.game.meta, events):
        of = {name: kind for name, kind in kinds(type(event)).items() if kind in ("seat", "seats")}
        there = {name: getattr(event, name) for name in of}
        own = [n for n, who in there.items() if seat == who or (of[n] == "seats" and seat in who)]
        yield type(event), *own


@cache
def telling(setup: Setup) -> Sequence[int]:
    """Of a random game every decision in which something of a sort is asked, or told before or
    after it, for the first time, and a few others."""
    played = list(walk(setup, SEEDS[0]))
    decided = [at for at, p in enumerate(played) if p.move and not p.move[1].automatic]

    def told(at: int) -> Iterator[Any]:
        seat, action = played[at].move or (0, None)
        yield type(action)
        yield from sorts(setup, missed_at(setup, at, seat), seat)
        for sort in sorts(setup, known(played[at].step, seat), seat):
            yield "after", *sort

    return sorted({*decided[:: len(decided) // 6], *firsts(decided, told)})


def panels(setup: Setup, locale: str) -> Iterator[Panel]:
    """Panels of a random game: before a decision, with what was missed, and after it."""
    played = list(walk(setup, SEEDS[0]))
    for at in telling(setup):
        before, after = played[at], played[at + 1]
        assert before.move is not None
        seat, action = before.move
        fresh = Draft((), before.state, (), ready=False, version=DraftVersion(1, 0))
        since = Since(missed_at(setup, at, seat), (), decided=True)
        yield Panel(presented(before, locale, seat), seat, fresh, since=since)
        told = known(before.step, seat)
        drafted = Draft((action,), after.state, told, ready=False, version=DraftVersion(1, 1))
        yield Panel(presented(before, locale, seat), seat, drafted)


def told_in(view: ui.LayoutView) -> Iterator[str]:
    """What a panel tells: its lines, and what stands below the entries of its lists."""
    for item in view.walk_children():
        if isinstance(item, ui.TextDisplay):
            yield item.content
        if isinstance(item, ui.Select):
            yield from (option.description or "" for option in item.options)


@every_language
@pytest.mark.parametrize("setup", WIDEST, ids=str)
async def test_ones_own_panel_never_names_its_reader(
    setup: Setup, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    texts(setup.game.meta.key, locale)
    you, seen = scene(setup.game.meta.key, locale).say("you"), 0
    with caplog.at_level(logging.ERROR, "bot.texts"):
        for shown in panels(setup, locale):
            told = "\n".join(told_in((await draw_panel(shown, None)).view))
            assert NAMES[shown.seat] not in told, told
            assert not re.search(MANGLED, told), told
            assert not re.search(rf"(?m)^(?:-# )?{you}\b", told) or you == you.upper(), told
            seen += you in told.lower()
    assert caplog.records == []
    assert seen > 10


@pytest.mark.parametrize("setup", WIDEST, ids=str)
def test_others_are_named_to_a_reader(setup: Setup) -> None:
    told = [
        line
        for position in list(walk(setup, SEEDS[1]))[::3]
        for line in presented(position, "en", 0).describe_events(known(position.step, 0))
    ]
    assert len(told) > setup.seats
    for name in NAMES[1 : setup.seats]:
        assert any(name in line for line in told)


def begins(message: Json) -> str:
    """The first line after the title."""
    return text_of(message).split("\n")[1]


async def test_a_draft_tells_you_and_the_post_that_follows_tells_the_name(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    for person in (anna, ben):
        await whole_turn(person, (await house.posts())[-1])
    message = panel(await tap(anna, (await house.posts())[-1], "turn"))
    assert "**Ben** lays" in text_of(message)
    assert re.search(r"You have \d followers? left", text_of(message))
    while not has(message, "confirm"):
        message = panel(await tap(anna, message, choosing(message)))
    assert begins(message).startswith("You lay")
    assert alt_of(message).startswith("Carcassonne. You lay")
    await tap(anna, message, "confirm")
    post = (await house.posts())[-1]
    assert "**Anna** lays" in text_of(post)
    assert " you " not in f"{text_of(post)} {alt_of(post)}".replace("it is your turn", "")
    assert alt_of(post).startswith("Carcassonne. Anna lays")
    held = await anna.slash("table hand")
    assert re.search(r"You have \d followers? left", text_of(held.message))
    await house.begun("Anna", "Ben", channel="second-table", game="tigris")
    elsewhere = house.person("Anna", "second-table")
    assert "Tiles in hand: you 6, **Ben** 6." in (await elsewhere.slash("table remaining")).text


def test_nothing_that_is_posted_has_a_reader() -> None:
    code = [path.read_text(encoding="utf-8") for path in Path("bot/delivery").rglob("*.py")]
    assert len(code) > 10
    assert not any("read_by" in text or "reader=" in text for text in code)
