"""Panels and posts for another kind of game: hidden hands, secret bids, reveals."""

from __future__ import annotations

import discord

from sandbox.web.driver import controls, text_of
from tests.front.conftest import House, control, has, labels, panel, tap

ANNA, BEN = 1_100_000_000_000_000_101, 1_100_000_000_000_000_102


async def test_simultaneous_secret_bids_and_a_reveal_that_is_asked_for(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    anna, ben = toys.person("Anna"), toys.person("Ben")
    post = (await toys.posts())[-1]
    assert f"<@{ANNA}>" in text_of(post)
    assert f"<@{BEN}>" in text_of(post)
    hand = await tap(ben, post, "hand")
    assert hand.private
    assert "toy-event-card-held" in hand.text
    drafted = panel(await tap(anna, panel(await tap(anna, post, "turn")), "pick"))
    bid = (await toys.bot.matches.draft(match_id, 0)).actions[0]
    green = discord.ButtonStyle.success.value
    assert control(drafted, "confirm")["style"] == green
    await tap(anna, drafted, "confirm")
    for told in (*(await toys.posts()), (await ben.slash("table log")).message):
        assert str(bid) not in text_of(told)
    mine = panel(await tap(ben, (await toys.posts())[-1], "turn"))
    warned = panel(await tap(ben, mine, "pick"))
    assert "cannot be taken back" in text_of(warned)
    before = (await toys.bot.matches.table(match_id)).steps
    calm = panel(await tap(ben, warned, "pick"))
    assert (await toys.bot.matches.table(match_id)).steps == before
    warned = panel(await tap(ben, calm, "pick"))
    await tap(ben, warned, "sure")
    assert (await toys.bot.matches.table(match_id)).steps == before + 1


async def test_what_is_done_stands_above_the_question_when_there_is_only_one(toys: House) -> None:
    await toys.begun("Anna", "Ben", game="toy")
    anna, post = toys.person("Anna"), (await toys.posts())[-1]
    asked = panel(await tap(anna, post, "turn"))
    assert "bid: choose the card" in text_of(asked)
    drafted = panel(await tap(anna, asked, "pick"))
    assert "-#" not in text_of(drafted)
    end = "**That is all you can decide now.** Confirm to tell everybody."
    assert text_of(drafted).endswith(f"\n\n{end}"), "nothing more is asked"


async def test_steps_back_within_a_turn(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    for name in ("Anna", "Ben"):
        post = (await toys.posts())[-1]
        person = toys.person(name)
        message = panel(await tap(person, panel(await tap(person, post, "turn")), "pick"))
        verb = "confirm" if has(message, "confirm") else "sure"
        await tap(person, message, verb)
    (winner,) = await toys.on_turn(match_id)
    person = toys.person(winner)
    message = panel(await tap(person, (await toys.posts())[-1], "turn"))
    message = panel(await tap(person, message, "pick"))
    assert "Step Back" in labels(message)
    message = panel(await tap(person, message, "pick"))
    assert {"Confirm", "Step Back", "Start Over"} <= set(labels(message))
    message = panel(await tap(person, message, "restart"))
    seat = 0 if winner == "Anna" else 1
    assert (await toys.bot.matches.draft(match_id, seat)).actions == ()
    assert "Step Back" not in labels(message)
    typed = await person.slash("do", text="paint red; frame; confirm")
    assert not any(c["custom_id"].startswith("mp:confirm") for c in controls(typed.message))
