"""What `/table info`, `board`, `remaining`, `hand` and `resign` say, as a whole."""

from __future__ import annotations

from tests.front.conftest import House, labels, tap


async def test_questions_about_a_table_are_answered_in_full(house: House) -> None:
    match_id = await house.begun("Anna", "Ben", options="river=yes")
    table, channel = await house.bot.matches.table(match_id), await house.channel_id("table")
    anna, sam = house.person("Anna"), house.person("Sam")
    assert (await sam.slash("table info")).text.split("\n") == [
        f"**Carcassonne** · Table {match_id}",
        "The game is running.",
        f"Channel: <#{channel}>",
        f"Host: <@{table.host_id}>",
        f"Opened: <t:{int(table.opened_at.timestamp())}:R>",
        "Players: **Anna** and **Ben**",
        "Variants: River: yes",
        "No other channel follows this table.",
        "Reminders: after 24 hours",
        "Clock: none",
        "Hints: not allowed",
        "Waiting for **Anna**.",
    ]
    board, beside = await anna.slash("table board"), ["What Is Left", "In Words", "What Is This?"]
    assert board.text.split("\n") == [
        f"**Carcassonne** · Table {match_id}",
        "Scores: **Anna** 0 · **Ben** 0",
        "Waiting for **Anna**.",
    ]
    assert labels(board.message) == ["Your Move", *beside, "Show Here"]
    learn = "New to This Game? Learn It in 8 Minutes"
    assert labels((await sam.slash("table board")).message) == [*beside, "Show Here", learn]
    left = (await sam.slash("table remaining")).text.split("\n")
    assert left[:2] == ["**What Is Left**", "81 tiles are still to be drawn:"]
    assert sum(int(line.partition(" × ")[0]) for line in left[2:]) == 81
    hand = (await anna.slash("table hand")).text.split("\n")
    assert hand[:3] == ["**My Hand**", "", "You have 7 followers left."]
    assert hand[3].startswith("Tile to lay: ")


async def test_who_resigns_is_asked_first_and_told_what_follows(house: House) -> None:
    await house.begun("Anna", "Ben")
    asked = await house.person("Ben").slash("table resign")
    assert asked.text.startswith("Really resign? A computer player takes over your seat.")
    assert labels(asked.message) == ["Resign", "Keep Playing"]
    await tap(house.person("Ben"), asked.message, "resign")
    asked = await house.person("Anna").slash("table resign")
    assert asked.text.endswith(
        "No other person plays here, so this closes the table without a result."
    )
