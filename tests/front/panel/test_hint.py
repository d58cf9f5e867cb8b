"""A hint by command and by button: for whoever must decide, where the table allows it."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.matches.deeds.hints import NOTED
from bot.storage import schema
from bot.texts import shared_texts
from rules.computers.advice import advised_lines
from rules.computers.budgets import strong_budget
from sandbox.web.driver import Reply, SimulatedUser, controls, pictures, text_of
from sandbox.world.components import every
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.front.conftest import (
    House,
    choosing,
    control,
    has,
    labels,
    panel,
    tap,
    verbs,
    whole_turn,
)
from tests.languages import LOCALES

pytestmark = pytest.mark.timeout(300)  # experts think
LONG = 200.0
"""Seconds for an expert's thoughts on a busy machine."""
MOVED_ON = "The table has moved on since"


async def alone(house: House) -> str:
    """Anna plays against a computer player, and it is her turn."""
    match_id = await house.opened("Anna")
    anna = house.person("Anna")
    await anna.slash("table add", player="beginner")
    await anna.slash("table start")
    for _ in range(200):
        await house.bot.outbox.idle()
        if await house.on_turn(match_id) == ("Anna",):
            return match_id
        await house.bot.computers.idle()
    raise AssertionError("the computer player does not move")


async def advice(house: House, match_id: str) -> list[str]:
    """The lines that Anna is to be told, in words."""
    position = (await house.bot.matches.queries.stored(match_id)).position
    at = (position.game, position.state, 0, position.seed, position.steps)
    presenter = house.bot.services.presenter(await house.bot.matches.table(match_id), "en")
    read = position.game.meta.action
    return [
        " → ".join(presenter.prose.action(read(text)) for text in line.texts)
        for line in advised_lines(*at)
    ]


async def with_hints(house: House) -> tuple[str, SimulatedUser, SimulatedUser]:
    """A game of two whose host allows hints; the table, who is on turn, and the other."""
    match_id = await house.begun("Anna", "Ben")
    await house.person("Anna").slash("host hints", rule="allow")
    (actor,) = await house.on_turn(match_id)
    return match_id, house.person(actor), house.person("Ben" if actor == "Anna" else "Anna")


async def drafted(house: House, match_id: str, person: SimulatedUser) -> tuple[str, ...]:
    """The texts of a person's draft."""
    seat = [h.name for h in (await house.bot.matches.table(match_id)).seats].index(person.name)
    return tuple(map(str, (await house.bot.matches.draft(match_id, seat)).actions))


async def thought_through(person: SimulatedUser, reply: Reply) -> Json:
    """The message of a hint, once more than first thoughts stand there."""
    first = panel(reply)["id"]
    return await person.until(
        lambda shown: shown["id"] == first and bool(controls(shown)), seconds=LONG
    )


async def test_who_plays_alone_is_told_a_few_ideas_with_a_picture_of_each(house: House) -> None:
    match_id, anna = await alone(house), house.person("Anna")
    message = await thought_through(anna, await anna.slash("table hint"))
    lines = await advice(house, match_id)
    assert 2 <= len(lines) <= 3
    for number, line in enumerate(lines, 1):
        assert f"**{number}.** {line}" in text_of(message)
    assert verbs(message) == [*["line"] * (len(lines) - 1), "take"]
    assert labels(message)[-1] == "Take This"
    shown = [pictures(message)[0]["media"]["url"]]
    for number in range(2, len(lines) + 1):
        message = panel(await anna.click(message, label=str(number)))
        assert f"Chosen: {number}." in text_of(message)
        shown.append(pictures(message)[0]["media"]["url"])
        assert "You lay a tile on" in pictures(message)[0]["description"]
    assert len(set(shown)) == len(lines)
    assert "asked for a hint" not in (await anna.slash("table log")).text


async def test_the_button_answers_beside_the_panel_and_a_line_is_taken(house: House) -> None:
    match_id, anna = await alone(house), house.person("Anna")
    await house.bot.matches.people.choose_confirming(person_named("Anna").id, "always")
    mine = panel(await tap(anna, (await house.posts())[-1], "turn"))
    message = await thought_through(anna, await tap(anna, mine, "hint"))
    assert message["id"] != mine["id"]
    lines = await advice(house, match_id)
    message = panel(await anna.click(message, label="2"))
    message = panel(await tap(anna, message, "take"))
    assert has(message, "back"), "it is looked at, whatever the last pick of a turn does"
    texts = await drafted(house, match_id, anna)
    words = house.bot.services.presenter(await house.bot.matches.table(match_id), "en").prose
    read = house.bot.services.games["carcassonne"].meta.action
    assert " → ".join(words.action(read(text)) for text in texts) == lines[1]
    steps = (await house.bot.matches.table(match_id)).steps
    await tap(anna, message, "confirm")
    assert (await house.bot.matches.table(match_id)).steps > steps


async def test_with_several_people_the_log_says_who_asked_and_nobody_sees_more(
    house: House,
) -> None:
    match_id, actor, other = await with_hints(house)
    before = len(await house.posts())
    reply = await actor.slash("table hint")
    assert reply.private
    message = await thought_through(actor, reply)
    assert "The table's log says that you asked" in text_of(message)
    assert len(await house.posts()) == before
    told = (await other.slash("table log")).text
    assert told.count("asked for a hint") == 1
    assert f"**{actor.name}** asked for a hint" in told
    action = text_of(message).split("**1.** ")[1].split("\n")[0]
    for reader in (other, house.person("Sam")):
        assert action not in (await reader.slash("table log")).text
        assert all(action not in text_of(post) for post in await reader.read())
    assert await house.on_turn(match_id) == (actor.name,)


async def test_first_thoughts_are_told_in_words_until_the_expert_has_thought(house: House) -> None:
    match_id, anna = await alone(house), house.person("Anna")
    reply = await anna.slash("table hint")
    assert "First thoughts" in reply.text
    assert controls(reply.message) == pictures(reply.message) == []
    position = (await house.bot.matches.queries.stored(match_id)).position
    at = (position.game, position.state, 0, position.seed, position.steps)
    cell = advised_lines(*at, budget=strong_budget)[0].texts[0].split()[1]
    assert f"**1.** Place tile · {cell} ·" in reply.text
    assert "First thoughts" not in text_of(await thought_through(anna, reply))


async def test_a_hint_is_stale_once_the_draft_or_the_table_is_another(house: House) -> None:
    match_id, actor, _ = await with_hints(house)
    message = await thought_through(actor, await actor.slash("table hint"))
    mine = panel(await actor.slash("table turn"))
    while not await drafted(house, match_id, actor):
        mine = panel(await tap(actor, mine, choosing(mine)))
    for verb in ("take", "line"):
        assert MOVED_ON in (await tap(actor, message, verb)).text
    await actor.slash("table back")
    posts = [post for post in await house.posts() if has(post, "turn")]
    await whole_turn(actor, posts[-1])
    before = await house.bot.matches.table(match_id)
    for verb in ("take", "line"):
        assert MOVED_ON in (await tap(actor, message, verb)).text
    assert await house.bot.matches.table(match_id) == before


async def test_a_hint_goes_on_from_the_draft_and_survives_a_restart(house: House) -> None:
    match_id, actor, _ = await with_hints(house)
    mine = panel(await actor.slash("table turn"))
    while not await drafted(house, match_id, actor):
        mine = panel(await tap(actor, mine, choosing(mine)))
    begun = await drafted(house, match_id, actor)
    message = await thought_through(actor, await tap(actor, mine, "hint"))
    assert "continues from what your panel shows" in text_of(message)
    await house.restart()
    actor = house.person(actor.name)
    taken = control(message, "take")["custom_id"]
    act = await actor.begin(kind="component", message=message["id"], custom_id=taken)
    panel(await actor.finish(act, LONG))  # the expert has thought anew
    texts = await drafted(house, match_id, actor)
    assert texts[: len(begun)] == begun
    assert len(texts) > len(begun)


async def test_a_forged_control_gives_no_hint(house: House) -> None:
    match_id, actor, other = await with_hints(house)
    message = await thought_through(actor, await actor.slash("table hint"))
    taken = control(message, "take")["custom_id"]
    post = (await house.posts())[-1]
    for person, custom_id in (
        (other, taken),
        (house.person("Sam"), taken),
        (actor, taken[:-8] + "00000000"),
        (actor, taken.replace(":0 ", ":7 ")),
    ):
        reply = await forged(person, custom_id, post)
        assert reply.private
        assert any(w in reply.text for w in (MOVED_ON, "not a player")), reply.text
    assert await drafted(house, match_id, actor) == ()
    unasked = sa.delete(schema.log).where(schema.log.c.text == NOTED)
    await house.database.write(lambda connection: connection.execute(unasked))
    for _ in range(2):
        message = panel(await tap(actor, message, "line"))
    told = (await other.slash("table log")).text
    assert told.count("asked for a hint") == 1, "also if somebody guesses what a control says"


async def forged(person: SimulatedUser, custom_id: str, message: Json) -> Reply:
    """A tap that no message offers this person."""
    data: dict[str, Any] = {"component_type": 2, "custom_id": custom_id}
    return await person.raw(3, data, message=message)


async def test_the_lobby_says_and_decides_whether_hints_are_allowed(house: House) -> None:
    match_id = await house.opened("Anna")
    anna = house.person("Anna")
    assert "Hints: allowed" in labels((await house.posts())[-1])
    await house.person("Ben").slash("table join")
    lobby = (await house.posts())[-1]
    assert "Hints: not allowed" in labels(lobby)
    assert "host" in (await tap(house.person("Ben"), lobby, "hints")).text
    await tap(anna, lobby, "hints")
    assert "Hints: allowed" in labels((await house.posts())[-1])
    assert (await house.bot.matches.table(match_id)).hints is True
    assert "Hints: allowed" in (await anna.slash("table info")).text


async def test_one_hint_a_person_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.front.panel.hints.MOST_LINES", 1)
    await alone(house)
    anna = house.person("Anna")
    house.bot.services.advising.add(person_named("Anna").id)
    assert "still being worked out" in (await anna.slash("table hint")).text
    house.bot.services.advising.clear()
    message = await thought_through(anna, await anna.slash("table hint"))
    assert text_of(message).endswith(
        "\n-# *Take This* puts it into your panel, where you still have to confirm it."
    )
    buttons = [part["label"] for part in every(message["components"]) if "label" in part]
    assert buttons == ["Take This"], "there is nothing to choose between"


async def test_beyond_the_limit_a_hint_comes_in_words(house: House) -> None:
    await alone(house)
    house.bot.services.pictures.a_minute["look"] = 0
    anna = house.person("Anna")
    message = await thought_through(anna, await anna.slash("table hint"))
    assert pictures(message) == []
    assert "No picture this time" in text_of(message)
    assert has(message, "take")


async def test_the_former_command_is_answered_and_its_successor_works(house: House) -> None:
    match_id = await house.opened("Anna")
    anna = house.person("Anna")
    await anna.slash("table add", player="beginner")
    lobby = (await house.posts())[-1]
    data = {"id": "1", "name": "table", "type": 1, "options": [{"type": 1, "name": "remove"}]}
    assert "older version" in (await anna.raw(2, data, message=lobby)).text
    assert "has left" in (await anna.slash("host remove")).text
    assert len((await house.bot.matches.table(match_id)).seats) == 1


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_hint_is_told_in_the_language_of_who_asks(house: House, locale: str) -> None:
    await alone(house)
    anna = house.person("Anna")
    await anna.slash("me language", language=locale)
    reply = await anna.slash("table hint")
    assert (
        shared_texts().say(
            locale, "hint-title", game=shared_texts().say(locale, "carcassonne-name")
        )
        in reply.text
    )
