"""Deciding ahead by panel and by text: what is shown, to whom, and how it is forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.matches.table.requests import Open, Place
from bot.matches.table.requests import Person as Requester
from rules import GAMES
from sandbox.web.driver import SimulatedUser, controls, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, control, has, house_of, labels, panel, tap, verb_of
from tests.front.test_siege_panel import ANNA, opened_panel, press
from tests.garden import GARDEN


@pytest.fixture
async def gardens(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the garden is played, too."""
    async with house_of(tmp_path, {**GAMES, "garden": GARDEN}) as house:
        house.bot.matches.patience = 0.0
        yield house


async def begun(house: House, game: str = "garden", *others: str) -> str:
    """A game of Anna, whose turn it is in the garden, and Ben (and others)."""
    place = Place(1_100_000_000_000_000_001, int(await house.channel_id("table")))
    opened = await house.bot.matches.submit(
        1, Requester(ANNA, "Anna"), None, Open(game, place, "en")
    )
    for name in ("Ben", *others):
        await house.person(name).slash("table join")
    await house.person("Anna").slash("table start")
    return opened.match_id


async def pick(person: SimulatedUser, message: Json, label: str) -> Json:
    """The panel after a value was picked, by the label of its button or in its list."""
    if label in labels(message):
        return await press(person, message, label)
    found = next(c for c in controls(message) if "options" in c)
    value = next(o["value"] for o in found["options"] if o["label"] == label)
    return panel(await person.select(message, found["custom_id"], [value]))


async def plan(person: SimulatedUser, message: Json, label: str) -> Json:
    """The panel after a value was planned."""
    return await pick(person, await press(person, message, "Plan Ahead…"), label)


async def planned(house: House, match_id: str, seat: int) -> list[str]:
    return [str(action) for action in (await house.bot.matches.draft(match_id, seat)).planned]


async def test_turns_are_planned_by_tapping_on_and_played_when_they_come(gardens: House) -> None:
    match_id = await begun(gardens)
    anna, ben = gardens.person("Anna"), gardens.person("Ben")
    message = await pick(anna, await opened_panel(gardens, anna), "1")
    assert "**Your turn is complete.** Confirm to tell everybody." in text_of(message)
    assert labels(message) == ["Confirm", "Step Back", "Plan Ahead…"]

    message = await plan(anna, message, "5")
    assert "**Planned** for your next turn, seen by you only:\n1. plant · 5" in text_of(message)
    assert labels(message) == ["Confirm", "Step Back", "Start Over", "Plan Ahead…"]
    message = await plan(anna, message, "6")
    assert "**Planned** for your next 2 turns, seen by you only:" in text_of(message)
    assert labels(message) == ["Confirm", "Step Back", "Start Over"]
    message = await press(anna, message, "Step Back")
    assert "1. plant · 5" in text_of(message)
    assert "plant · 6" not in text_of(message)
    assert await planned(gardens, match_id, 0) == ["plant 5"]

    done = await press(anna, message, "Confirm")
    assert "Waiting for **Ben**" in text_of(done)
    assert "1. plant · 5" in text_of(done)
    told = text_of((await gardens.posts())[-1])
    assert "plant" not in told.replace("garden-event-planted", "")
    assert told.count("garden-event-planted") == 1

    await ben.slash("do", text="plant 2; confirm")
    assert text_of((await gardens.posts())[-1]).count("garden-event-planted") == 2
    assert (await gardens.bot.matches.table(match_id)).state.beds[4] == 0
    assert await planned(gardens, match_id, 0) == []
    assert await gardens.on_turn(match_id) == ("Ben",)


async def test_nothing_is_planned_unwillingly(gardens: House) -> None:
    match_id = await begun(gardens)
    anna = gardens.person("Anna")
    message = await pick(anna, await opened_panel(gardens, anna), "1")
    assert not {"list", "pick", "group"} & {verb_of(c) for c in controls(message)}
    asked = await press(anna, message, "Plan Ahead…")
    assert "**You are planning ahead.**" in text_of(asked)
    assert "Your turn itself is not confirmed yet." in text_of(asked)
    assert labels(asked) == [*map(str, range(2, 13)), "Step Back", "What Is This?"]
    assert "**plant**: plant\n**Bed**: bed" in (await tap(anna, asked, "explain")).text
    message = await press(anna, asked, "Step Back")
    assert labels(message) == ["Confirm", "Step Back", "Plan Ahead…"]
    assert [str(a) for a in (await gardens.bot.matches.draft(match_id, 0)).actions] == ["plant 1"]


async def test_who_waits_plans_ahead_too(gardens: House) -> None:
    match_id = await begun(gardens)
    anna, ben = gardens.person("Anna"), gardens.person("Ben")
    await anna.slash("me confirm", when="With the last pick, where nothing is revealed")
    resting = await pick(anna, await opened_panel(gardens, anna), "1")
    assert "Waiting for **Ben**" in text_of(resting)
    assert labels(resting) == ["Plan Ahead…"]
    asked = await press(anna, resting, "Plan Ahead…")
    assert "planning ahead" in text_of(asked)
    assert "not confirmed yet" not in text_of(asked)
    assert labels(asked) == [*map(str, range(2, 13)), "Step Back", "What Is This?"]
    assert "**plant**: plant\n**Bed**: bed" in (await tap(anna, asked, "explain")).text
    resting = await press(anna, asked, "Step Back")
    assert labels(resting) == ["Plan Ahead…"]
    resting = await plan(anna, resting, "5")
    assert "**Planned** for your next turn, seen by you only:\n1. plant · 5" in text_of(resting)
    assert labels(resting) == ["Plan Ahead…", "Forget the Plan"]
    await ben.slash("do", text="plant 2; confirm")
    assert await gardens.on_turn(match_id) == ("Ben",)
    late = panel(await anna.click(resting, control(resting, "plan")["custom_id"]))
    assert "The table has moved on since" in text_of(late)


async def test_what_was_asked_before_more_was_planned_plans_nothing(gardens: House) -> None:
    match_id = await begun(gardens)
    anna = gardens.person("Anna")
    await pick(anna, await opened_panel(gardens, anna), "1")
    one, other = [await opened_panel(gardens, anna) for _ in range(2)]
    other = await press(anna, other, "Plan Ahead…")
    message = await plan(anna, one, "5")
    stale = panel(await anna.click(other, control(other, "pick")["custom_id"]))
    assert "The table has moved on since" in text_of(stale)
    assert await planned(gardens, match_id, 0) == ["plant 5"]
    assert labels(stale) == labels(message)


async def test_your_move_shows_the_plan_to_its_player_only_and_forgets_it(gardens: House) -> None:
    match_id = await begun(gardens)
    anna, ben = gardens.person("Anna"), gardens.person("Ben")
    await anna.slash("do", text="plant 1; plant 5; plant 6; confirm")
    post = (await gardens.posts())[-1]
    older, message = [panel(await tap(anna, post, "turn")) for _ in range(2)]
    assert "It is not your turn" in text_of(message)
    assert "1. plant · 5\n2. plant · 6" in text_of(message)
    assert labels(message) == ["Forget the Plan"]
    assert "Planned" not in text_of(panel(await tap(ben, post, "turn")))

    gone = panel(await tap(anna, message, "forget"))
    assert "Your plan is forgotten" in text_of(gone)
    assert not has(gone, "forget")
    assert "You have planned nothing" in (await tap(anna, older, "forget")).text
    await ben.slash("do", text="plant 2; confirm")
    assert await gardens.on_turn(match_id) == ("Anna",)


async def test_a_plan_that_had_to_go_is_told_in_the_panel(gardens: House) -> None:
    await begun(gardens)
    anna, ben = gardens.person("Anna"), gardens.person("Ben")
    await anna.slash("do", text="plant 1; plant 5; confirm")
    await ben.slash("do", text="plant 5; confirm")
    assert "your plan could not be followed" in text_of(await opened_panel(gardens, anna))
    drafted = panel(await anna.slash("do", text="plant 6"))
    assert "your plan could not be followed" not in text_of(drafted)


async def test_a_typed_line_goes_beyond_the_turn_only_as_the_game_lets_it(gardens: House) -> None:
    match_id = await begun(gardens)
    anna = gardens.person("Anna")
    refused = await anna.slash("do", text="plant 1; thunder")
    assert "“thunder” cannot be planned for a later turn" in refused.text
    assert (await gardens.bot.matches.draft(match_id, 0)).actions == ()
    await anna.slash("do", text="plant 1; plant 5")
    found = await anna.autocomplete("do", "text", text="plant 6; ")
    assert [c["value"] for c in found] == ["plant 6; confirm"]
    found = await anna.autocomplete("do", "text", text="plant 1")
    assert [c["value"] for c in found] == ["plant 10", "plant 11", "plant 12"]
    assert await anna.autocomplete("do", "text", text="plant 5; ") == []
    await anna.slash("do", text="plant 6; confirm")
    assert await planned(gardens, match_id, 0) == ["plant 5", "plant 6"]


async def test_plans_are_told_in_chinese(gardens: House) -> None:
    await begun(gardens, "garden", "大卫")
    await gardens.person("Anna").slash("do", text="plant 1; confirm")
    await gardens.person("Ben").slash("do", text="plant 2; confirm")
    david = gardens.person("大卫")
    message = panel(await david.slash("do", text="plant 3; plant 5"))
    assert "**已预定**接下来的 1 次行动（只有你能看到）：\n1. plant · 5" in text_of(message)
    message = await press(david, message, "预定下次行动…")
    assert "你正在预定之后的行动" in text_of(message)
    message = await press(david, message, "退回一步")
    done = await press(david, message, "确认")
    assert labels(done) == ["预定下次行动…", "取消预定"]


async def test_a_round_of_ming_dynasty_is_placed_in_two_sittings(gardens: House) -> None:
    match_id = await begun(gardens, "ming")
    matches = gardens.bot.matches
    while (table := await matches.table(match_id)).state.phase != "place":
        seat = int(table.state.turn)
        first = GAMES["ming"].legal(table.state, seat)[0]
        await gardens.person(table.names[seat]).slash("do", text=f"{first}; confirm")
    for _ in range(2):
        table = await matches.table(match_id)
        who = gardens.person(table.names[int(table.state.turn)])
        message = await opened_panel(gardens, who)
        for turn in range(5):
            message = panel(await tap(who, message, "plan")) if turn else message
            verb = "list" if has(message, "list") else "pick"
            message = panel(await tap(who, message, verb))
        assert "**Planned** for your next 4 turns" in text_of(message)
        await tap(who, message, "confirm")
    table = await matches.table(match_id)
    assert table.state.phase == "cards"
    log = [entry.seat for entry in await matches.log(match_id) if entry.text.startswith("place")]
    first = log[0] or 0
    assert log == [first, 1 - first] * 5
    told = text_of((await gardens.posts())[-1]).split("\n")
    assert [line for line in told if "courtiers" in line] == [
        f"**{table.names[1 - first]}** places 5 courtiers: Shaanxi 5.",
        f"**{table.names[first]}** places 4 courtiers: Shaanxi 4.",
    ]
    assert (
        f"**{table.names[1 - first]}** places 5 courtiers: Shaanxi 5.\n"
        in (await gardens.person("Anna").slash("table log")).text
    )
