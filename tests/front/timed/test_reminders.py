"""Reminders and the settings of table and server, as people see them."""

from __future__ import annotations

from dataclasses import replace

from bot.delivery.delivery import Delivery
from bot.delivery.sender import DiscordSender
from bot.matches.table.posts import Reminder
from sandbox import Fault
from sandbox.web.driver import is_private, text_of
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.front.conftest import GAME, House, labels, verbs, whole_turn
from tests.front.gate.test_odd_clicks import typed

HOUR = 3600.0


def pass_time(house: House, hours: float) -> None:
    """For the bot it is so many hours later from now on."""
    before = house.bot.matches.clock

    def later() -> float:
        return before() + hours * HOUR

    house.bot.matches.clock = later
    house.bot.outbox._clock = later  # pyright: ignore[reportPrivateUsage]
    house.bot.reminders.wake()
    house.bot.clocks.wake()


async def reminded(house: House, hours: float, channel: str = "table") -> list[Json]:
    """What a channel shows so many hours later."""
    pass_time(house, hours)
    await house.bot.reminders.idle()
    await house.bot.clocks.idle()
    return await house.posts(channel)


async def test_a_reminder_mentions_whom_the_table_waits_for_and_leads_to_their_panel(
    house: House,
) -> None:
    match_id = await house.begun("Anna", "Ben")
    sam = await house.manager("Sam", "spectators")
    await sam.slash("table watch", table=match_id)
    before = await house.posts()
    watching = await house.posts("spectators")
    assert await reminded(house, 23) == before
    shown = (await reminded(house, 2))[-1]
    assert [who["username"] for who in shown["mentions"]] == ["anna"]
    assert match_id in text_of(shown)
    assert "<t:" in text_of(shown)
    assert labels(shown) == ["Your Move"]
    assert await house.posts("spectators") == watching
    await whole_turn(house.person("Anna"), shown)
    assert await house.on_turn(match_id) == ("Ben",)
    there = await house.posts()
    assert shown["id"] not in {message["id"] for message in there}
    assert len(there) == len(before) + 1


async def test_own_hours_hold_at_tables_that_wait_already(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("me reminders", after="Off")
    await house.begun("Anna", "Ben")
    before = await house.posts()
    assert await reminded(house, 25) == before
    await anna.slash("me reminders", after="After 48 hours")
    assert await reminded(house, 22) == before
    *there, shown = await reminded(house, 2)
    assert there == before
    assert [who["username"] for who in shown["mentions"]] == ["anna"]


async def test_a_reminder_that_cannot_be_deleted_stops_nothing(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    shown = (await reminded(house, 25))[-1]
    house.box.faults.add(Fault("403", r"DELETE /channels"))
    await whole_turn(house.person("Anna"), shown)
    there = await house.posts()
    assert shown["id"] in {message["id"] for message in there}
    assert [who["username"] for who in there[-1]["mentions"]] == ["ben"]
    assert await house.on_turn(match_id) == ("Ben",)


async def test_a_reminder_that_arrived_before_a_crash_is_not_sent_again(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    shown = (await reminded(house, 25))[-1]
    stored = await house.bot.matches.queries.stored(match_id)
    assert stored.wait is not None
    reminder = Reminder(1, stored.wait.since, tuple(stored.table.awaited.values()))
    delivery = Delivery(
        table=stored.table,
        channel_id=stored.table.place.channel_id,
        locale="en",
        posts=(reminder,),
        nonce="abc",
        retry=True,
        previous=await house.bot.matches.queries.last_post(match_id, stored.table.place.channel_id),
        attempts=1,
        reminded=None,
    )
    courier = DiscordSender(house.bot.services, house.bot.client)
    sent = await courier.deliver(delivery)
    assert sent is not None
    assert str(sent.message_id) == shown["id"]
    for of_a_clock in ("ran_out", "ends"):
        told: set[int] = set()
        for at in (1000.0, 2000.0):
            other = replace(reminder, **{of_a_clock: at})
            sent = await courier.deliver(replace(delivery, posts=(other,), nonce=f"{other}"[-25:]))
            assert sent is not None
            told.add(sent.message_id)
        assert len(told) == 2
    both = (person_named("Anna").id, person_named("Ben").id)  # who chose other times of warning
    for who in both:
        warning = replace(reminder, people=(who,), ends=3000.0)
        sent = await courier.deliver(replace(delivery, posts=(warning,), nonce=f"to {who}"))
        assert sent is not None
        told.add(sent.message_id)
    assert len(told) == 4


async def test_closing_a_table_takes_its_reminder_down(house: House) -> None:
    await house.begun("Anna", "Ben")
    shown = (await reminded(house, 25))[-1]
    await house.person("Anna").slash("table close")
    there = await house.posts()
    assert shown["id"] not in {message["id"] for message in there}
    assert {verb for message in there for verb in verbs(message)} == {"history"}


async def test_the_host_chooses_language_and_reminders_in_one_command(house: House) -> None:
    match_id = await house.begun("Anna", "大卫")
    anna, david = house.person("Anna"), house.person("大卫")
    assert "Only the host" not in (await david.slash("table info")).text
    assert "桌主" in (await david.slash("table settings", reminders="12")).text
    told = await anna.slash("table settings", language="zh-CN", reminders="12")
    assert is_private(told.message)
    assert "after 12 hours" in told.text
    assert "中文" in told.text
    assert "after 12 hours" in (await anna.slash("table info")).text
    assert "12 小时" in (await david.slash("table info")).text
    assert "在等你" in text_of((await reminded(house, 13))[-1])
    assert "nobody" in (await anna.slash("table settings", reminders="0")).text
    count = len(await house.posts())
    assert len(await reminded(house, 100)) == count
    assert "at least one" in (await anna.slash("table settings")).text
    bad = await anna.slash("table settings", language="en", on_timeout="computer")
    assert "no clock" in bad.text
    table = await house.bot.matches.table(match_id)
    assert table.locale == "zh-CN", "nothing of a bad wish is kept"


async def test_what_is_stored_before_a_refusal_is_told_with_it(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    wishes = typed("table settings", language="de", reminders="7", clock="1d")
    told = await house.person("Anna").raw(2, wishes)
    assert "This table now speaks Deutsch" in told.text
    assert "Reminders come after 12, 24, 48 or 72 hours" in told.text
    assert "Clock: " in told.text
    table = await house.bot.matches.table(match_id)
    assert (table.locale, table.remind_hours) == ("de", 24)
    assert table.clock is not None


async def test_who_manages_the_server_chooses_the_language_of_new_tables(house: House) -> None:
    anna, ben = house.person("Anna"), await house.manager("Ben", "table")
    assert "manage this server" in (await ben.slash("table settings", server_language="zh-CN")).text
    told = await anna.slash("table settings", server_language="zh-CN")
    assert told.text == "Tables opened in this server from now on speak 简体中文."
    await ben.slash("table open", game=GAME)
    assert "加入" in labels((await house.posts())[-1])
    opener = "The language of whoever opens the table"
    told = await anna.slash("table settings", server_language=opener)
    assert told.text.endswith("from now on speak the language of whoever opens them.")
    await ben.slash("table open", game=GAME, channel="second-table")
    assert "Join" in labels((await house.posts("second-table"))[-1])
    await house.person("Emil", "spectators").slash("table open", game=GAME)
    assert "Mitspielen" in labels((await house.posts("spectators"))[-1])
