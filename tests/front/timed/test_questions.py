"""Questions with buttons: a button answers its own one, and goes with what it asks."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot.storage import schema
from rules.playing import choosable
from sandbox import Fault
from sandbox.web.driver import controls, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, control, has, tap, verbs, whole_turn
from tests.front.shown.test_retired_messages import EDIT
from tests.front.timed.test_clocks import clocked
from tests.sandbox.proof import soon
from tests.tapping import component

READ = "GET /channels/{channel_id}/messages/{message_id}"
EDITED = {"agree": {EDIT: 2}, "refuse": {EDIT: 1}}
"""Requests for tidying up after an answer: the question, and the post that the new one replaces."""


async def bids(house: House, match_id: str, name: str, seat: int) -> None:
    """The first card of somebody's hand, confirmed by text."""
    draft = await house.bot.matches.draft(match_id, seat)
    presenter = house.bot.services.presenter(await house.bot.matches.table(match_id), "en")
    card = str(choosable(presenter.game, draft.state, seat)[0])
    await house.person(name).slash("do", text=f"{card}; confirm")


async def asked_to_undo(house: House, name: str) -> Json:
    """Somebody's question whether their turn is taken back."""
    assert "asked whether" in (await house.person(name).slash("table undo")).text
    return (await house.posts())[-1]


async def now(house: House, message: Json) -> Json:
    """A message as it is by now."""
    return next(m for m in await house.posts() if m["id"] == message["id"])


async def test_an_old_agreement_is_none_to_a_newer_wish(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    ben = toys.person("Ben")
    follower = await toys.manager("Sam", "spectators")
    await follower.slash("table watch", table=match_id)
    await bids(toys, match_id, "Anna", 0)
    old = await asked_to_undo(toys, "Anna")
    assert [person["username"] for person in old["mentions"]] == ["ben"]
    assert not any("take back" in text_of(post) for post in await toys.posts("spectators"))
    assert verbs(old) == ["agree", "refuse"]
    await tap(ben, old, "refuse")
    newer = await asked_to_undo(toys, "Anna")
    steps = (await toys.bot.matches.table(match_id)).steps
    for stale in (control(old, "agree")["custom_id"], f"mp:agree:{match_id}::"):
        reply = await ben.raw(3, component(stale), message=newer)
        assert "nothing to decide" in reply.text
        table = await toys.bot.matches.table(match_id)
        assert (table.steps, table.undo is not None) == (steps, True)
    reply = await ben.raw(3, component(control(newer, "agree")["custom_id"]), message=newer)
    assert "taken back" in reply.text


async def test_a_wish_of_an_earlier_version_is_answered_by_its_buttons(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    await bids(toys, match_id, "Anna", 0)
    question = await asked_to_undo(toys, "Anna")
    wish = json.dumps({"seat": 0, "to_step": 1, "agreed": []})
    await toys.database.write(lambda c: c.execute(sa.update(schema.matches).values(undo=wish)))
    ben, marked = toys.person("Ben"), component(control(question, "agree")["custom_id"])
    assert "nothing to decide" in (await ben.raw(3, marked, message=question)).text
    unmarked = component(f"mp:agree:{match_id}::")
    assert "taken back" in (await ben.raw(3, unmarked, message=question)).text


async def test_a_wish_that_was_overtaken_loses_its_buttons_with_the_next_post(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    await bids(toys, match_id, "Anna", 0)
    question = await asked_to_undo(toys, "Anna")
    await bids(toys, match_id, "Ben", 1)
    assert (await toys.bot.matches.table(match_id)).undo is None
    left = await now(toys, question)
    assert controls(left) == []
    assert text_of(left) == text_of(question)
    assert await _stored(toys) == 0


async def _stored(house: House) -> int:
    count = sa.select(sa.func.count()).select_from(schema.questions)
    found = await house.database.read(lambda c: c.execute(count).scalar())
    assert found is not None
    return found


@pytest.mark.parametrize("answer", ["agree", "refuse"])
async def test_an_answered_question_is_edited_once(toys: House, answer: str) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    await bids(toys, match_id, "Anna", 0)
    question = await asked_to_undo(toys, "Anna")
    before = toys.box.requests.copy()
    await tap(toys.person("Ben"), question, answer)
    assert controls(await now(toys, question)) == []
    spent = toys.box.requests - before
    assert {route: spent[route] for route in (EDIT, READ) if route in spent} == EDITED[answer]


async def test_a_question_that_was_decided_before_it_was_sent_has_no_buttons(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    await bids(toys, match_id, "Anna", 0)
    await toys.posts()
    toys.box.faults.add(Fault("403", r"POST /channels/", times=100))
    await toys.person("Anna").slash("table undo")
    await soon(lambda: toys.box.faults.struck > 0)
    await bids(toys, match_id, "Ben", 1)
    await toys.bot.outbox.idle()  # what is refused still would have to wait
    toys.box.faults.clear()
    await toys.bot.outbox.retry_now()
    told = [post for post in await toys.posts() if "take back" in text_of(post)]
    assert [controls(post) for post in told] == [[]]


async def test_a_vote_that_a_move_settles_loses_its_buttons_with_the_move(house: House) -> None:
    await clocked(house, "1d", "vote", "Anna", "Ben")
    first = (await house.posts())[-1]
    await house.pass_time(25)
    asked = next(post for post in await house.posts() if has(post, "vote"))
    await whole_turn(house.person("Anna"), first)
    assert controls(await now(house, asked)) == []


async def test_whoever_is_forgotten_leaves_no_name_with_a_question(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    await bids(toys, match_id, "Anna", 0)
    question = await asked_to_undo(toys, "Anna")
    toys.box.faults.add(Fault("403", r"POST /channels/", times=100))
    asked = (await toys.person("Anna").slash("me forget")).message
    assert "is deleted" in (await tap(toys.person("Anna"), asked, "forgetme")).text
    kept = await toys.database.read(
        lambda c: c.execute(sa.select(schema.questions.c.retired)).all()
    )
    assert [row.retired for row in kept] == [None]
    await toys.bot.outbox.idle()
    toys.box.faults.clear()
    await toys.bot.outbox.retry_now()
    assert controls(await now(toys, question)) == []
