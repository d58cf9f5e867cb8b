"""`/me`: people choose for themselves and see what they have chosen."""

from __future__ import annotations

import pytest

from bot.matches.submit import Matches
from bot.matches.table.requests import Person
from sandbox.web.driver import files, text_of
from sandbox.world.people import DIRECT_NAME
from tests.front.conftest import House, tap


async def test_what_is_chosen_is_shown_with_the_local_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = list[str]()

    async def noted(_: Matches, key: str, _person: Person) -> None:
        planned.append(key)

    monkeypatch.setattr("bot.front.commands.me.plan_anew", noted)
    ben = house.person("Ben")
    before = (await ben.slash("me show")).text
    assert "not chosen, so UTC" in before
    assert "Quiet hours: none" in before
    told = await ben.slash("me time", zone="asia/shanghai", quiet_from="22", quiet_to="7:30")
    assert "Asia/Shanghai" in told.text
    assert "from 22:00 to 07:30" in told.text
    assert told.private
    await ben.slash("me mentions", how="By direct message")
    await ben.slash("me reminders", after="After 12 hours")
    after = (await ben.slash("me show")).text
    assert "Asia/Shanghai" in after
    assert "Mentions: By direct message" in after
    assert "after 12 hours, at every table" in after
    again = await ben.slash("me reminders", after="As set for each table")
    assert again.text == "Reminders: as set for each table"
    off = await ben.slash("me time", quiet_from="off")
    assert "Quiet hours: none" in off.text
    assert "6 hours before" in (await ben.slash("me warn", before="6h")).text
    assert len(set(planned)) == 6, "each choice counts for what is planned at their tables"
    assert "By direct message" not in (await house.person("Emil").slash("me show")).text


async def test_zones_and_hours_are_suggested(house: House) -> None:
    ben = house.person("Ben")

    async def values(option: str, typed: str) -> list[str]:
        found = await ben.autocomplete("me time", option, **{option: typed})
        return [choice["value"] for choice in found]

    assert "Asia/Shanghai" in await values("zone", "")
    assert (await values("zone", "berl"))[0] == "Europe/Berlin"
    assert (await values("zone", "new york"))[0] == "America/New_York"
    assert await values("zone", "utc+5:30") == ["UTC+05:30"]
    assert (await values("quiet_from", ""))[0] == "off"
    assert await values("quiet_from", "22:15") == ["22:15"]
    for typed, hours in (("", 24), ("7:05", 1), ("seven", 0)):
        found = await ben.autocomplete("me mentions", "at", at=typed)
        assert len(found) == hours, typed
    found = await ben.autocomplete("me time", "zone", zone="utc+0")
    assert found[0]["name"].startswith("UTC · "), "with the time it is there"


async def test_only_holidays_that_may_be_taken_are_offered(house: House) -> None:
    ben = house.person("Ben")
    assert len(await ben.autocomplete("me holiday", "until", until="")) == 6
    house.bot.matches.people.holiday_days = 3  # a week is too much at the end of a year, too
    found = await ben.autocomplete("me holiday", "until", until="")
    assert [choice["value"] for choice in found][2:] == ["off"]
    for choice in found[:2]:
        told = await ben.slash("me holiday", until=choice["value"])
        assert "you are back on <t:" in told.text
    for days, many in (("3", 1), ("7", 0), ("0", 0)):
        assert len(await ben.autocomplete("me holiday", "until", until=days)) == many, days


async def test_a_person_is_forgotten_after_a_question(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    ben = house.person("Ben", DIRECT_NAME)
    await ben.slash("me language", language="zh-CN")
    (file,) = files((await ben.slash("me data")).message)
    assert file["name"] == "meeplepost-data.json"
    await ben.slash("me language", language="en")
    asked = await ben.slash("me forget")
    assert "You resign from the one game you are playing" in asked.text
    assert (await house.bot.matches.table(match_id)).names == ("Anna", "Ben")
    done = await tap(ben, asked.message, "forgetme")
    assert "is deleted" in done.text
    table = await house.bot.matches.table(match_id)
    assert table.names == ("Anna", "Player 2")
    assert table.seats[1].user_id is None
    assert "not chosen" in (await ben.slash("me show")).text
    assert "has resigned" in "\n".join(text_of(post) for post in await house.posts())
