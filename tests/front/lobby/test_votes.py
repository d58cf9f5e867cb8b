"""Deciding together as people see it: who is asked, buttons that go, and words for a pause."""

from __future__ import annotations

from sandbox.web.driver import Reply, SimulatedUser, text_of
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME
from tests.front.conftest import House, controls, has, labels, panel, tap, verb_of, whole_turn
from tests.front.gate.test_odd_clicks import component
from tests.front.timed.test_clocks import clocked, mentions

BACK = "Take My Seat Back"


async def press(person: SimulatedUser, message: Json, choice: str) -> Reply:
    """Presses the button of a question that stands for a choice."""
    found = next(c for c in controls(message) if c["custom_id"].endswith(f" {choice}"))
    assert verb_of(found) == "vote"
    return await person.click(message, found["custom_id"])


async def test_a_table_is_paused_together_and_goes_on(house: House) -> None:
    match_id = await house.begun("Anna", "Ben", "Chloé")
    anna, ben, chloe = (house.person(name) for name in ("Anna", "Ben", "Chloé"))
    first = (await house.posts())[-1]
    assert "others are being asked" in (await anna.slash("vote pause")).text
    asked = (await house.posts())[-1]
    assert sorted(mentions(asked)) == ["ben", "chloe"]
    assert labels(asked) == ["Agree", "Refuse"]
    assert "have yet to answer" in (await press(ben, asked, "agree")).text
    await house.restart()
    assert "decides it" in (await press(chloe, asked, "agree")).text
    there = await house.posts()
    assert controls(next(m for m in there if m["id"] == asked["id"])) == []
    assert "the table is paused" in text_of(there[-1])
    assert mentions(there[-1]) == []
    opened = await tap(anna, first, "turn")
    assert "/vote resume" in opened.text
    assert labels(panel(opened)) == ["Note"]
    assert "was paused" in (await ben.slash("table info")).text
    assert "No table" in (await anna.slash("turns")).text
    before = len(there)
    await house.pass_time(200)
    assert len(await house.posts()) == before
    assert "goes on" in (await chloe.slash("vote resume")).text
    there = await house.posts()
    assert mentions(there[-1]) == ["anna"]
    await whole_turn(anna, there[-1])
    assert await house.on_turn(match_id) == ("Ben",)


async def test_everybody_who_was_against_is_named(house: House) -> None:
    await house.begun("Anna", "Ben", "Chloé")
    await house.person("Anna").slash("vote end")
    asked = (await house.posts())[-1]
    assert "have yet to answer" in (await press(house.person("Ben"), asked, "refuse")).text
    assert "decides it" in (await press(house.person("Chloé"), asked, "refuse")).text
    assert "Against ending it: Ben and Chloé." in text_of((await house.posts())[-1])


async def test_who_does_not_play_is_not_asked_and_a_late_press_is_told_so(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna, ben, sam = (house.person(name) for name in ("Anna", "Ben", "Sam"))
    assert not (await sam.slash("vote end")).text.startswith("The others")
    await anna.slash("vote end")
    asked = (await house.posts())[-1]
    assert mentions(asked) == ["ben"]
    assert "You do not" in (await press(sam, asked, "agree")).text
    await press(ben, asked, "refuse")
    assert "the game goes on" in text_of((await house.posts())[-1])
    await ben.slash("vote end")
    again = (await house.posts())[-1]
    await press(anna, again, "agree")
    there = await house.posts()
    assert "closed without a result" in text_of(there[-1])
    assert {verb_of(c) for message in there for c in controls(message)} <= {"history"}


async def test_somebody_is_replaced_by_the_vote_of_all_others(house: House) -> None:
    match_id = await house.begun("Anna", "Ben", "Chloé")
    anna, ben = house.person("Anna"), house.person("Ben")
    found = await anna.autocomplete("vote replace", "player", player="")
    names = [choice["name"] for choice in found]
    assert names == ["2 · Ben", "3 · Chloé"], "two may have the same name"
    assert "does not match exactly one" in (await anna.slash("vote replace", player="Zoe")).text
    await anna.slash("vote replace", player=found[1]["value"])
    asked, warned = (await house.posts())[-2:]
    assert (mentions(asked), mentions(warned)) == (["ben"], ["chloe"])
    assert "own seat" in (await press(house.person("Chloé"), asked, "refuse")).text
    await press(ben, asked, "agree")
    told = (await house.posts())[-1]
    assert "the seat of Chloé" in text_of(told)
    assert mentions(told) == ["chloe"]
    table = await house.bot.matches.table(match_id)
    assert table.seats[2].computer == "sound"


async def replaced(house: House) -> tuple[str, Json]:
    """A game in which Chloé was replaced, and the post that tells so."""
    match_id = await house.begun("Anna", "Ben", "Chloé")
    await house.person("Anna").slash("vote replace", player="3")
    await press(house.person("Ben"), (await house.posts())[-2], "agree")
    return match_id, (await house.posts())[-1]


async def test_who_was_replaced_takes_the_seat_back_where_they_read_of_it(house: House) -> None:
    match_id, told = await replaced(house)
    chloe = house.person("Chloé")
    listed = await chloe.slash("turns")
    assert "A computer is playing for you" in listed.text
    assert BACK in labels(listed.message)
    refusal = await chloe.slash("table turn")
    assert "A computer player is playing your seat" in refusal.text
    assert "You do not play" in (await house.person("Sam").click(told, label=BACK)).text
    assert BACK in labels(refusal.message)
    back = await chloe.click(listed.message, label=BACK)
    assert "yours again" in back.text
    assert "Note" in labels(back.message), "the panel"
    table = await house.bot.matches.table(match_id)
    assert table.seat_of(table.seats[2].user_id or 0) == 2
    assert "already have a seat" in (await chloe.click(told, label=BACK)).text
    assert "is playing for you" not in (await chloe.slash("turns")).text


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


async def test_the_others_vote_when_somebody_has_vanished(house: House) -> None:
    match_id = await clocked(house, "1d", "vote", "Anna", "Ben", "Chloé")
    await house.person("Anna").slash("table settings", reminders="0")
    await house.pass_time(25)
    asked = (await house.posts())[-1]
    assert sorted(mentions(asked)) == ["ben", "chloe"]
    assert labels(asked) == ["Computer Plays This Turn", "Replace the Player", "Keep Waiting"]
    await press(house.person("Ben"), asked, "computer")
    await press(house.person("Chloé"), asked, "computer")
    await house.bot.clocks.idle()
    there = await house.posts()
    assert controls(next(m for m in there if m["id"] == asked["id"])) == []
    assert "**Anna** ran out of time: a computer player took this turn." in text_of(there[-1])
    assert await house.on_turn(match_id) == ("Ben",)


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
    assert "may Sam take over the seat of Chloé (computer)?" in told
    for name in ("Anna", "Ben"):
        asked = next(post for post in reversed(await house.posts()) if has(post, "turn"))
        await whole_turn(house.person(name), asked)
    for worker in house.bot.workers:
        await worker.idle()
    told = "".join(map(text_of, (await house.posts())[-3:])).replace("\\", "")
    assert "Chloé (computer)" in told
    chinese = house.person("大卫")
    assert "Chloé（电脑）" in (await chinese.slash("table info")).text
