"""Deciding together as people see it: who is asked, buttons that go, and words for a pause."""

from __future__ import annotations

from sandbox.web.driver import Reply, SimulatedUser, text_of
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME
from tests.front.conftest import House, controls, has, verb_of, whole_turn
from tests.front.timed.test_clocks import clocked, mentions
from tests.tapping import component

BACK = "Take My Seat Back"


async def press(person: SimulatedUser, message: Json, choice: str) -> Reply:
    """Presses the button of a question that stands for a choice."""
    found = next(c for c in controls(message) if c["custom_id"].endswith(f" {choice}"))
    assert verb_of(found) == "vote"
    return await person.click(message, found["custom_id"])


async def replaced(house: House) -> tuple[str, Json]:
    """A game in which Chloé was replaced, and the post that tells so."""
    match_id = await house.begun("Anna", "Ben", "Chloé")
    await house.person("Anna").slash("vote replace", player="3")
    await press(house.person("Ben"), (await house.posts())[-2], "agree")
    return match_id, (await house.posts())[-1]


async def test_a_seat_is_taken_back_from_a_direct_message(house: House) -> None:
    match_id, _ = await replaced(house)
    chloe = house.person("Chloé", DIRECT_NAME)
    listed = await chloe.slash("turns")
    back = await chloe.click(listed.message, label=BACK)
    assert "yours again" in back.text
    table = await house.bot.matches.table(match_id)
    assert table.seat_of(table.seats[2].user_id or 0) == 2
    twice = await chloe.raw(3, component(f"mp:return:{match_id}::"), message=back.message)
    assert "already have a seat" in twice.text
    again = await chloe.slash("turns")
    assert "is playing for you" not in again.text


async def test_who_wants_direct_messages_is_told_of_being_replaced_in_one(house: House) -> None:
    await house.person("Chloé").slash("me mentions", how="direct")
    await replaced(house)
    await house.pass_time(0.01)
    told = [text_of(m) for m in await house.person("Chloé", DIRECT_NAME).read(limit=10)]
    assert any("A computer player is playing your seat in" in words for words in told), told


async def test_a_vote_that_is_void_says_so_and_its_buttons_go(house: House) -> None:
    match_id = await clocked(house, "1d", "vote", "Anna", "Ben")
    first = (await house.posts())[-1]
    await house.pass_time(25)
    asked = (await house.posts())[-2 if has((await house.posts())[-1], "turn") else -1]
    assert mentions(asked) == ["ben"]
    replace = next(c for c in controls(asked) if c["custom_id"].endswith(" replace"))
    await whole_turn(house.person("Anna"), first)
    # The buttons go with the post of Anna's turn: Ben taps what he saw before.
    late = await house.person("Ben").raw(3, component(replace["custom_id"]), message=asked)
    assert "nothing to decide" in late.text
    there = await house.posts()
    assert controls(next(m for m in there if m["id"] == asked["id"])) == []
    table = await house.bot.matches.table(match_id)
    assert [holder.computer for holder in table.seats] == [None, None]


async def test_a_seat_that_a_computer_plays_is_named_so_everywhere(house: House) -> None:
    match_id, _ = await replaced(house)
    anna = house.person("Anna")
    for command in ("table info", "tables", "table log", "describe"):
        told = (await anna.slash(command)).text.replace("\\", "")
        assert "Chloé (computer)" in told, command
    table = await house.bot.matches.table(match_id)
    assert table.names[2] == "Chloé", "records keep the name"
    await house.person("Sam").slash("seat take", seat="3")
    told = (await anna.slash("turns")).text.replace("\\", "")
    assert "may Sam take over Chloé (computer)'s seat?" in told
    for name in ("Anna", "Ben"):
        asked = next(post for post in reversed(await house.posts()) if has(post, "turn"))
        await whole_turn(house.person(name), asked)
    for worker in house.bot.workers:
        await worker.idle()
    told = "".join(map(text_of, (await house.posts())[-3:])).replace("\\", "")
    assert "Chloé (computer)" in told
    chinese = house.person("大卫")
    assert "Chloé（电脑）" in (await chinese.slash("table info")).text
