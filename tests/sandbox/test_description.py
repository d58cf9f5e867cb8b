"""The sandbox speaks as Discord's published description says."""

from __future__ import annotations

from sandbox import Sandbox, redirect
from sandbox.web.driver import SimulatedUser
from tests.sandbox.conftest import PATIENT, running
from tests.sandbox.description import Description
from tests.sandbox.little_bot import LittleBot, board, picture
from tests.sandbox.test_limits import table


async def test_requests_and_answers_fit_the_published_description() -> None:
    check = Description()
    box = Sandbox(check=check, clocks=PATIENT)
    redirect(await box.start())
    async with running(LittleBot()) as bot:
        await _use_everything(bot, SimulatedUser(box, "Anna"))
    await box.stop()
    assert [str(complaint) for complaint in box.complaints] == []
    assert len(check.checked) >= 14


async def _use_everything(bot: LittleBot, anna: SimulatedUser) -> None:
    message = (await anna.slash("demo show")).message
    for label in ("more 0", "hand 1", "later 1", "slow 11"):
        await anna.click((await bot_message(anna, message["id"])), label=label)
    asked = await anna.click(await bot_message(anna, message["id"]), label="ask 11")
    await anna.submit(asked, answer="x")
    await anna.autocomplete("demo say", "text", text="a")
    await anna.slash("demo say", text="x", to="Ben")
    sent = await table(bot).send(view=board(), file=picture(), nonce="n")
    await sent.edit(view=board(3))
    await table(bot).fetch_message(sent.id)
    assert [m async for m in table(bot).history(limit=2)]
    await sent.delete()
    await bot.fetch_channel(table(bot).id)
    await table(bot).guild.fetch_member(int((await anna.say("hi"))["author"]["id"]))
    await bot.fetch_guild(table(bot).guild.id)
    await bot.tree.fetch_commands()
    await bot.http.get_bot_gateway()


async def bot_message(person: SimulatedUser, message_id: str) -> dict[str, object]:
    """A message as it is now."""
    return next(m for m in await person.read() if m["id"] == message_id)
