"""Deciding ahead by panel and by text: what is shown, to whom, and how it is forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.matches.table.plans import Alternative, Plan, dump
from bot.storage import schema
from rules import GAMES
from sandbox.web.driver import SimulatedUser, controls, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, control, has, house_of, labels, panel, tap, verb_of
from tests.front.interaction.test_late_changes import late, slow_acknowledgements
from tests.front.panel.test_siege_panel import opened_panel, press
from tests.garden import GARDEN


@pytest.fixture
async def gardens(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the garden is played, too."""
    async with house_of(tmp_path, {**GAMES, "garden": GARDEN}) as house:
        house.bot.matches.patience = 0.0
        yield house


async def pick(person: SimulatedUser, message: Json, label: str) -> Json:
    """The panel after a value was picked, by the label of its button or in its list."""
    if label in labels(message):
        return await press(person, message, label)
    found = next(c for c in controls(message) if "options" in c)
    value = next(o["value"] for o in found["options"] if o["label"] == label)
    return panel(await person.select(message, found["custom_id"], [value]))


async def plan(person: SimulatedUser, message: Json, *values: str) -> Json:
    """The panel after a line was planned and kept."""
    message = await press(person, message, "Plan Ahead…")
    for value in values:
        message = await pick(person, message, value)
    return await press(person, message, "Keep This Line")


async def planned(house: House, match_id: str, seat: int) -> list[tuple[str, ...]]:
    plan = (await house.bot.matches.draft(match_id, seat)).plan
    return [one.texts for one in plan.alternatives]


async def test_turns_are_planned_by_tapping_on_and_played_when_they_come(gardens: House) -> None:
    match_id = await gardens.begun("Anna", "Ben", game="garden")
    anna, ben = gardens.person("Anna"), gardens.person("Ben")
    await anna.slash("do", text="plant 1; confirm")
    resting = await opened_panel(gardens, anna)
    assert "Waiting for **Ben**" in text_of(resting)
    assert labels(resting) == ["Plan Ahead…", "Note"]

    asked = await press(anna, resting, "Plan Ahead…")
    assert "**You are planning ahead**, on the board as it is now." in text_of(asked)
    assert "Step Back" in labels(asked)
    assert "Keep This Line" not in labels(asked)
    assert "**Plant**: plant\n**Thunder**: thunder" in (await tap(anna, asked, "explain")).text
    resting = await press(anna, asked, "Step Back")
    assert labels(resting) == ["Plan Ahead…", "Note"]
    asked = await press(anna, resting, "Plan Ahead…")
    line = await pick(anna, await pick(anna, asked, "5"), "6")
    assert "It wins 2 points." in text_of(line)
    assert {"Keep This Line", "Step Back", "Start Over"} < set(labels(line))
    line = await press(anna, line, "Step Back")
    assert "It wins 1 point." in text_of(line)

    kept = await press(anna, line, "Keep This Line")
    assert "Kept in your plan." in text_of(kept)
    assert "is played:\n1. plant · 5 · +1" in text_of(kept)
    assert labels(kept) == ["Plan Ahead…", "Just Prepare It", "Forget the Plan", "Note"]
    told = text_of((await gardens.posts())[-1])
    assert told.count("garden-event-planted") == 1

    await ben.slash("do", text="plant 2; confirm")
    assert text_of((await gardens.posts())[-1]).count("garden-event-planted") == 2
    assert (await gardens.bot.matches.table(match_id)).state.beds[4] == 0
    assert await planned(gardens, match_id, 0) == []
    assert await gardens.on_turn(match_id) == ("Ben",)
    late = panel(await anna.click(kept, control(kept, "plan")["custom_id"]))
    assert "The table has moved on since" in text_of(late)


async def test_with_a_turn_the_planned_one_that_followed_it_is_taken_back(gardens: House) -> None:
    match_id = await gardens.begun("Anna", "Ben", "Chloé", game="garden")
    anna, ben, chloe = (gardens.person(name) for name in ("Anna", "Ben", "Chloé"))
    await anna.slash("do", text="plant 1; confirm")
    await plan(anna, await opened_panel(gardens, anna), "5")
    await ben.slash("do", text="plant 2; confirm")
    await chloe.slash("do", text="plant 3; confirm")
    await chloe.slash("table undo")
    asked = (await gardens.posts())[-1]
    followed = "What Anna had planned to follow it is dropped, too."
    assert text_of(asked).endswith(f"by those who have answered. {followed}")
    agreed = "You have agreed. Others have yet to answer."
    assert (await tap(ben, asked, "agree")).text == agreed
    await tap(anna, asked, "agree")
    undone = f"It is agreed: Chloé's last turn is taken back. {followed}"
    assert undone in map(text_of, await gardens.posts())
    assert (await gardens.bot.matches.table(match_id)).steps == 2


async def test_a_plan_has_alternatives_and_may_only_be_laid_out(gardens: House) -> None:
    match_id = await gardens.begun("Anna", "Ben", game="garden")
    anna, ben = gardens.person("Anna"), gardens.person("Ben")
    await anna.slash("do", text="plant 1; confirm")
    message = await opened_panel(gardens, anna)
    for value in ("5", "6", "7", "8", "9"):
        message = await plan(anna, message, value)
    assert labels(message) == ["Just Prepare It", "Forget the Plan", "Note"]
    assert "5. plant · 9 · +1" in text_of(message)
    message = await press(anna, message, "Just Prepare It")
    assert "is prepared for you to confirm:" in text_of(message)
    assert labels(message) == ["Play It for Me", "Forget the Plan", "Note"]
    await ben.slash("do", text="plant 5; confirm")
    laid = await opened_panel(gardens, anna)
    assert labels(laid)[:2] == ["Confirm", "Step Back"]
    assert [str(a) for a in (await gardens.bot.matches.draft(match_id, 0)).actions] == ["plant 6"]


async def test_who_plans_on_is_told_that_it_will_only_be_laid_out(gardens: House) -> None:
    await gardens.begun("Anna", "Ben", game="garden")
    anna = gardens.person("Anna")
    await anna.slash("do", text="plant 1; confirm")
    message = await plan(anna, await opened_panel(gardens, anna), "5")
    message = await press(anna, message, "Just Prepare It")
    told = text_of(await press(anna, message, "Plan Ahead…"))
    assert "A line you keep is prepared for you to confirm when your turn comes" in told
    assert "played" not in told


async def test_what_was_asked_before_more_was_planned_plans_nothing(gardens: House) -> None:
    match_id = await gardens.begun("Anna", "Ben", game="garden")
    anna = gardens.person("Anna")
    await anna.slash("do", text="plant 1; confirm")
    one, other = [await opened_panel(gardens, anna) for _ in range(2)]
    other = await press(anna, other, "Plan Ahead…")
    message = await plan(anna, one, "5")
    stale = panel(await anna.click(other, control(other, "pick")["custom_id"]))
    assert "The table has moved on since" in text_of(stale)
    assert await planned(gardens, match_id, 0) == [("plant 5",)]
    assert labels(stale) == labels(message)


async def test_your_move_shows_the_plan_to_its_player_only_and_forgets_it(gardens: House) -> None:
    match_id = await gardens.begun("Anna", "Ben", game="garden")
    anna, ben = gardens.person("Anna"), gardens.person("Ben")
    await anna.slash("do", text="plant 1; plant 5; plant 6; confirm")
    post = (await gardens.posts())[-1]
    older, message = [panel(await tap(anna, post, "turn")) for _ in range(2)]
    assert "It is not your turn" in text_of(message)
    assert "1. plant · 5; plant · 6 · +2" in text_of(message)
    assert "Planned" not in text_of(panel(await tap(ben, post, "turn")))

    gone = panel(await tap(anna, message, "forget"))
    assert "Your plan is forgotten" in text_of(gone)
    assert not has(gone, "forget")
    again = await plan(anna, gone, "5")
    async with slow_acknowledgements(gardens):
        await late(gardens, anna, again, "forget")
    told = "-# Your last tap arrived late but counted: your plan is forgotten."
    assert text_of(await opened_panel(gardens, anna)).startswith(told)
    assert "You have not planned anything" in (await tap(anna, older, "forget")).text
    await ben.slash("do", text="plant 2; confirm")
    assert await gardens.on_turn(match_id) == ("Anna",)


async def test_a_plan_that_had_to_go_is_told_in_the_panel(gardens: House) -> None:
    await gardens.begun("Anna", "Ben", "Chloé", game="garden")
    anna, ben, chloe = (gardens.person(name) for name in ("Anna", "Ben", "Chloé"))
    asked = await press(chloe, await opened_panel(gardens, chloe), "Plan Ahead…")
    dropped = "changed the position, so steps you had not confirmed were dropped."
    assert dropped not in text_of(await pick(chloe, await pick(chloe, asked, "7"), "1"))
    await anna.slash("do", text="plant 1; plant 5; confirm")
    assert dropped in text_of(await opened_panel(gardens, chloe))
    await ben.slash("do", text="plant 5; confirm")
    await chloe.slash("do", text="confirm")
    told = "something you had planned was dropped instead of being played"
    assert told in text_of(await opened_panel(gardens, anna))
    drafted = panel(await anna.slash("do", text="plant 6"))
    assert told not in text_of(drafted)


async def test_where_some_of_a_plan_had_to_go_it_is_not_told_that_nothing_is_left(
    gardens: House,
) -> None:
    await gardens.begun("Anna", "Ben", game="garden")
    anna, drafts = gardens.person("Anna"), schema.drafts
    await anna.slash("do", text="plant 1; plant 5; confirm")
    left = dump(Plan((Alternative(("plant 5",), 1),), lost=True))
    some = sa.update(drafts).where(drafts.c.seat == 0).values(planned=left)
    await gardens.database.write(lambda c: c.execute(some))
    shown = text_of(await opened_panel(gardens, anna))
    assert "1. plant · 5 · +1" in shown
    assert "something you had planned was dropped instead of being played" in shown
    assert "nothing in your plan" not in shown


async def test_a_typed_line_goes_beyond_the_turn_only_with_its_confirmation(
    gardens: House,
) -> None:
    match_id = await gardens.begun("Anna", "Ben", game="garden")
    anna = gardens.person("Anna")
    refused = await anna.slash("do", text="plant 1; plant 5")
    assert "Your turn ends before “plant 5”" in refused.text
    assert (await gardens.bot.matches.draft(match_id, 0)).actions == ()
    found = await anna.autocomplete("do", "text", text="plant 6; ")
    assert [c["value"] for c in found] == ["plant 6; confirm"]
    assert await anna.autocomplete("garden plant", "bed")
    await anna.slash("do", text="plant 1; plant 5; plant 6; confirm")
    assert await planned(gardens, match_id, 0) == [("plant 5", "plant 6")]
    assert await anna.autocomplete("do", "text", text="plant") == []
    assert await anna.autocomplete("garden plant", "bed") == []


async def test_plans_are_told_in_chinese(gardens: House) -> None:
    await gardens.begun("Anna", "Ben", "大卫", game="garden")
    david = gardens.person("大卫")
    message = await press(david, await opened_panel(gardens, david), "预定下次行动…")
    assert "你正在按现在的局面预定行动" in text_of(message)
    message = await press(david, await pick(david, message, "5"), "保留这一方案")
    assert (
        "**已预定**（只有你能看到）。会执行第一个仍然可行、得分不减的方案：\n1. plant · 5 · +1"
        in text_of(message)
    )
    assert labels(message) == ["预定下次行动…", "只摆好不执行", "取消预定", "备注"]


async def test_an_answer_is_planned_in_tigris_and_euphrates(gardens: House) -> None:
    match_id = await gardens.begun("Anna", "Ben", game="tigris")
    table = await gardens.bot.matches.table(match_id)
    seat = 1 - int(table.state.turn)
    who = gardens.person(table.names[seat])
    message = await press(who, await opened_panel(gardens, who), "If I Am Asked…")
    assert "**You are planning an answer**" in text_of(message)
    answers = (await gardens.bot.matches.draft(match_id, seat)).answers
    words = [c for c in controls(message) if verb_of(c) in ("list", "pick")]
    assert words
    most = str(answers[0])
    button = next(c for c in words if most in c["custom_id"])
    message = panel(await who.click(message, button["custom_id"]))
    assert await planned(gardens, match_id, seat) == [(most,)]
    told = text_of(message)
    assert "at least as much as those after it is given:\n1. When asked:" in told
    assert "The first line" not in told, "no turn is planned"
    assert labels(message) == ["Plan Ahead…", "If I Am Asked…", "Forget the Plan", "Note"]

    other = gardens.person(table.names[1 - seat])
    await other.slash("do", text="position priest I6; position king J1; confirm")
    await who.slash("do", text="position king B1; position trader B3; confirm")
    message = await press(who, await opened_panel(gardens, who), "Plan Ahead…")
    for value in ("Priest", "J7", "Add nothing"):
        message = await pick(who, message, value)
    line = (await gardens.bot.matches.draft(match_id, seat)).actions
    assert list(map(str, line)) == ["position priest J7", "support 0"], "in a revolt of one's own"


async def test_a_round_of_ming_dynasty_is_placed_in_two_sittings(gardens: House) -> None:
    match_id = await gardens.begun("Anna", "Ben", game="ming")
    matches = gardens.bot.matches
    while (table := await matches.table(match_id)).state.phase != "place":
        seat = int(table.state.turn)
        first = GAMES["ming"].legal(table.state, seat)[0]
        await gardens.person(table.names[seat]).slash("do", text=f"{first}; confirm")
    first, other = int(table.state.turn), 1 - int(table.state.turn)
    waiting = gardens.person(table.names[other])
    message = await press(waiting, await opened_panel(gardens, waiting), "Plan Ahead…")
    for _ in range(5):
        message = panel(await tap(waiting, message, "list" if has(message, "list") else "pick"))
    message = await press(waiting, message, "Keep This Line")
    line = "; ".join(f"place {name}" for name in ["shaanxi"] * 5)
    await gardens.person(table.names[first]).slash("do", text=f"{line}; confirm")
    table = await matches.table(match_id)
    assert table.state.phase == "cards"
    log = [entry.seat for entry in await matches.log(match_id) if entry.text.startswith("place")]
    assert log == [first, other] * 5
    told = text_of((await gardens.posts())[-1]).split("\n")
    assert [line for line in told if "courtiers" in line] == [
        f"**{table.names[first]}** places 5 courtiers: Shaanxi 5.",
        f"**{table.names[other]}** places 5 courtiers: Shaanxi 5.",
    ]
