"""*Show Here*: a moment of the game for everybody in the channel, as everybody may know it."""

from __future__ import annotations

import asyncio

from sandbox import Fault
from sandbox.web.driver import Reply, SimulatedUser, text_of
from sandbox.world.failures import Json
from sandbox.world.people import SEND_MESSAGES
from tests.front.conftest import House, labels, tap
from tests.sandbox.proof import PATIENCE


async def begun(toys: House) -> str:
    """A toy game in which both have bid the lowest card they hold."""
    match_id = await toys.begun("Anna", "Ben", game="toy")
    for seat, name in enumerate(("Anna", "Ben")):
        hands = (await toys.bot.matches.table(match_id)).state.hands
        await toys.person(name).slash("do", text=f"bid {min(hands[seat])}; confirm")
    return match_id


async def shown_in(house: House, channel: str = "table") -> Json:
    """The newest message that somebody shows to everybody; it follows the private answer."""
    async with asyncio.timeout(PATIENCE):
        while not (found := [m for m in await house.posts(channel) if "Shown by" in text_of(m)]):
            await asyncio.sleep(0.02)
    return found[-1]


async def history(person: SimulatedUser) -> Reply:
    """The newest turn as a person sees it."""
    return await person.slash("table history")


async def test_a_turn_is_shown_as_everybody_may_know_it(toys: House) -> None:
    await begun(toys)
    anna, sam = toys.person("Anna"), toys.person("Sam")
    own = await history(anna)
    assert "toy-event-card-held" in own.text
    told = await anna.click(own.message, label="Show Here")
    assert told.private
    assert told.text == "Shown to everybody here."
    shown = await shown_in(toys)
    assert text_of(shown).startswith("-# Shown by Anna\n**")
    assert "toy-event-card-held" not in text_of(shown)
    seen = (await history(sam)).text
    assert text_of(shown).split("\n", 1)[1] == seen


async def test_it_is_shown_once_a_minute_and_leads_into_the_history(toys: House) -> None:
    await begun(toys)
    anna = toys.person("Anna")
    board = await anna.slash("table board")
    await anna.click(board.message, label="Show Here")
    again = await anna.click(board.message, label="Show Here")
    assert "Once a minute is enough." in again.text
    await toys.pass_time(1 / 60)
    assert "Shown" in (await anna.click(board.message, label="Show Here")).text
    shown = await shown_in(toys)
    assert labels(shown) == ["History"]
    inside = await tap(toys.person("Ben"), shown, "history")
    assert inside.private
    assert "« First" in labels(inside.message)


async def test_it_is_shown_only_where_the_table_is_told_of(toys: House) -> None:
    match_id = await begun(toys)
    anna, sam = toys.person("Anna", "spectators"), toys.person("Sam", "spectators")
    await anna.slash("table watch", table=match_id)
    board = (await sam.slash("table board")).message
    assert "Shown" in (await sam.click(board, label="Show Here")).text
    assert "Shown by Sam" in text_of(await shown_in(toys, "spectators"))
    assert not [m for m in await toys.posts() if "Shown by" in text_of(m)]
    board = (await anna.slash("table board")).message
    await anna.slash("table unwatch", table=match_id)
    refused = await anna.click(board, label="Show Here")
    assert "Shown" not in refused.text


async def test_who_may_not_write_shows_nothing_and_reads_why(toys: House) -> None:
    await begun(toys)
    await toys.allow("Ben", "table", deny=SEND_MESSAGES)
    ben = toys.person("Ben")
    refused = await ben.click((await history(ben)).message, label="Show Here")
    assert refused.text == "You may not write here, so you cannot show a game here either."


async def test_what_discord_does_not_take_is_not_called_shown(toys: House) -> None:
    await begun(toys)
    ben = toys.person("Ben")
    mine = (await history(ben)).message
    toys.box.faults.add(Fault("403", r"POST /webhooks/"))
    await ben.click(mine, label="Show Here")
    await ben.until(lambda m: text_of(m) == "It could not be shown here. Try again later.")
