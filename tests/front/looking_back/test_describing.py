"""The position in words: for whoever asks, as they may know it, on as many pages as it takes."""

from __future__ import annotations

from typing import Any

from bot.front.looking_back.describing import PAGE_LIMIT, Look, Part, pages, parts
from bot.matches.table.past import Past
from tests.front.conftest import House, choosing, control, has, panel, tap, whole_turn
from tests.front.looking_back.test_history import presented
from tests.rules.ming.scene import GAME, round_ends


async def test_a_player_hears_what_to_decide_and_where(house: House) -> None:
    await house.begun("Anna", "Ben")
    reply = await house.person("Anna").slash("describe")
    assert reply.private
    for said in ("## Carcassonne", "You can: Place tile", "To lay now", "M13: ", "Followers left"):
        assert said in reply.text
    assert "M13: city and straight road (city, road, field, road)" in reply.text
    assert "\nThe tile: " in reply.text
    assert "M13: 2 open ends; thieves: nobody" in reply.text
    other = await house.person("Ben").slash("describe")
    assert "You can" not in other.text
    assert "Waiting for **Anna**" in other.text


async def test_in_a_pause_nobody_hears_that_they_can_do_something(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash("vote pause")
    await tap(ben, (await house.posts())[-1], "vote")
    assert (await house.bot.matches.table(match_id)).paused_at is not None
    told = (await anna.slash("describe")).text
    assert "The table was paused" in told
    assert "You can" not in told


def test_a_table_that_waits_for_nobody_says_why_and_an_archived_one_what_helps() -> None:
    past = Past(GAME, round_ends().state, ())
    for status, told in (
        ("finished", "This table has ended."),
        ("closed", "This table has ended."),
        ("archived", "/host restore brings it back"),
    ):
        look = Look(presented(past, 3, status), None)
        assert told in "\n".join(line for part in parts(look) for line in part.lines)


async def test_the_panel_leads_to_the_words_and_stays_as_it_is(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna, post = house.person("Anna"), (await house.posts())[-1]
    message = panel(await tap(anna, post, "turn"))
    while not has(message, "back"):
        message = panel(await tap(anna, message, choosing(message)))
    reply = await tap(anna, message, "words")
    assert reply.private
    assert reply.message["id"] != message["id"]
    assert "Your turn so far, not confirmed yet" in reply.text
    assert "Just laid" in reply.text
    assert "not confirmed" not in (await house.person("Ben").slash("describe")).text


async def test_who_does_not_play_hears_the_newest_turn_and_no_hand(house: House) -> None:
    await house.begun("Anna", "Ben")
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    sam = house.person("Sam")
    reply = await tap(sam, (await house.posts())[-1], "board")
    told = await tap(sam, reply.message, "words")
    assert told.private
    assert "The newest turn" in told.text
    assert "Waiting for **Ben**" in told.text
    assert "You can" not in told.text


async def test_a_player_hears_what_changed_since_their_last_decision(house: House) -> None:
    await house.begun("Anna", "Ben")
    for name in ("Anna", "Ben"):
        await whole_turn(house.person(name), (await house.posts())[-1])
    told = await house.person("Anna").slash("describe")
    assert "Since your last decision" in told.text
    assert "**Ben** lays" in told.text


async def test_pages_are_turned_in_their_own_message(house: House, monkeypatch: Any) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    whole = (await anna.slash("describe")).text
    monkeypatch.setattr("bot.front.looking_back.describing.PAGE_LIMIT", 250)
    first = await anna.slash("describe")
    assert "Page 1 of " in first.text
    buttons = [c for c in _components(first.message) if c["custom_id"].split(":")[1] == "wordpage"]
    assert [bool(part.get("disabled")) for part in buttons] == [True, True, False, False]
    assert [part["label"] for part in buttons[1:3]] == ["Previous Page", "Next Page"]
    second = await anna.click(first.message, buttons[2]["custom_id"])
    assert "Page 2 of " in second.text
    assert second.message["id"] == first.message["id"]
    assert control(second.message, "wordpage")
    last = await anna.click(second.message, buttons[3]["custom_id"])
    shown = [page.text.partition("\n-# Page")[0] for page in (first, second, last)]
    assert whole.startswith(shown[0])
    assert shown[1].split("\n")[-1] in whole.removeprefix(shown[0])
    assert whole.endswith(shown[2].split("\n")[-1])
    buttons = [c for c in _components(last.message) if c["custom_id"].split(":")[1] == "wordpage"]
    assert [bool(part.get("disabled")) for part in buttons] == [False, False, True, True]


def _components(message: Any) -> list[Any]:
    return [part for row in message["components"] for part in row.get("components", ())]


async def test_a_rematch_is_described_and_the_finished_board_if_it_is_asked_for(
    house: House,
) -> None:
    before = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    await anna.slash("table close")
    await anna.slash("seat rematch")
    told = (await anna.slash("describe")).text
    assert "The game has not begun yet." in told
    assert "**Ben** · invited" in told
    assert "To lay now" not in told
    assert f"The game before this one was table {before}" in told
    assert "To lay now" in (await anna.slash("describe", table=before)).text


def test_a_heading_goes_on_over_the_page_and_a_question_for_two_stands_once() -> None:
    lines = tuple(f"line {number} " + "x" * 90 for number in range(100))
    found = pages([Part("one", ()), Part("two", lines)])
    assert len(found) > 1
    assert found[0].startswith("one\ntwo\nline 0 ")
    assert all(page.startswith("two\n") for page in found[1:])
    assert all(len(page) <= PAGE_LIMIT for page in found)
    assert [line for page in found for line in page.split("\n")[1:] if line != "two"] == [*lines]
    asked = Past(GAME, round_ends(3, 2, open={"lintao": "aac"}).state, ())
    told = [line for part in parts(Look(presented(asked, 3), None)) for line in part.lines]
    questions = [line for line in told if "In the city of Shaanxi" in line]
    assert len(questions) == 1
    assert questions[0].startswith("**Anna** and **Chloé**: In the city of Shaanxi: **Anna** 2, ")
