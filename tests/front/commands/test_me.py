"""`/me`: people choose for themselves and see what they have chosen."""

from __future__ import annotations

import pytest

from bot.matches.submit import Matches
from bot.matches.table.requests import Person
from sandbox.web.driver import files, text_of
from sandbox.web.user_actions import Refusal
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


async def test_a_time_that_is_not_needed_for_mentions_is_said_not_to_be_kept(house: House) -> None:
    ben = house.person("Ben")
    told = (await ben.slash("me mentions", how="In the channel", at="9:00")).text
    assert "mention you in their channel" in told
    assert "The time you chose is not kept" in told
    assert "not kept" not in (await ben.slash("me mentions", how="In the channel")).text
    daily = (await ben.slash("me mentions", how="One message a day", at="9:00")).text
    assert "at 09:00 your time" in daily
    assert "not kept" not in daily
    assert "Mentions: One message a day · 09:00" in (await ben.slash("me show")).text
    told = (await ben.slash("me mentions", how="Not at all")).text
    assert told.startswith("No table mentions or reminds you any more.")
    assert "Mentions: Not at all" in (await ben.slash("me show")).text
    unheard = "None of it reaches you as long as your mentions are off"
    assert unheard not in (await house.person("Anna").slash("me reminders", after="12")).text
    for command, options in (
        ("reminders", {"after": "24"}),
        ("warn", {"before": "6h"}),
        ("show", {}),
    ):
        assert unheard in (await ben.slash(f"me {command}", **options)).text


async def test_mistakes_are_told_plainly(house: House) -> None:
    ben = house.person("Ben")
    assert "the time zone “Mordor”" in (await ben.slash("me time", zone="Mordor")).text
    assert "need both a beginning" in (await ben.slash("me time", quiet_from="22:00")).text
    assert "not a time of day" in (await ben.slash("me time", quiet_from="x", quiet_to="7")).text
    assert "Choose at least one" in (await ben.slash("me time")).text
    bad = await ben.slash("me time", zone="Europe/Berlin", quiet_from="22", quiet_to="99")
    assert "not a time of day" in bad.text
    empty = await ben.slash("me time", zone="Europe/Berlin", quiet_from="24:00", quiet_to="0:00")
    assert "begin and end at the same time" in empty.text
    assert "not chosen" in (await ben.slash("me show")).text, "nothing of a bad wish is kept"


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


async def test_private_answers_are_in_the_chosen_language(house: House) -> None:
    ben = house.person("Ben")
    assert "时区" not in (await ben.slash("me show")).text
    chosen = await ben.slash("me language", language="简体中文")
    assert "语言：简体中文" in chosen.text
    assert "时区" in (await ben.slash("me show")).text
    assert "本频道没有牌桌" in (await ben.slash("table hand")).text
    await house.restart()
    assert "时区" in (await ben.slash("me show")).text
    again = await ben.slash("me language", language="As set in Discord")
    assert "as set in Discord (English)" in again.text
    assert "Time zone" in (await ben.slash("me show")).text


async def test_it_works_in_direct_messages_too(house: House) -> None:
    ben = house.person("Ben", DIRECT_NAME)
    told = await ben.slash("me time", zone="Asia/Shanghai")
    assert told.private
    with pytest.raises(Refusal, match="no command /table in direct messages"):
        await ben.slash("table hand")
    assert "Asia/Shanghai" in told.text
    assert "Asia/Shanghai" in (await house.person("Ben").slash("me show")).text


async def test_a_holiday_is_told_to_the_table_and_ended_early(house: House) -> None:
    await house.begun("Anna", "Ben")
    ben = house.person("Ben")
    told = await ben.slash("me holiday", until="3")
    assert "you are back on <t:" in told.text
    await house.pass_time(0)
    last = (await house.posts())[-1]
    assert "Ben is on holiday and will be back on <t:" in text_of(last)
    assert last["mentions"] == []
    ended = await ben.slash("me holiday", until="off")
    assert "Welcome back" in ended.text
    await house.pass_time(0)
    assert "back from holiday early" in text_of((await house.posts())[-1])
    assert "42 days left this year" in (await ben.slash("me show")).text
    assert "not on holiday" in (await ben.slash("me holiday", until="off")).text
    assert "not a date" in (await ben.slash("me holiday", until="tomorrow")).text
    found = await ben.autocomplete("me holiday", "until", until="7")
    assert len(found) == 1
    for typed, many in (("au", 1), ("of", 1), ("an", 0)):
        found = await house.person("Emil").autocomplete("me holiday", "until", until=typed)
        assert [(c["name"], c["value"]) for c in found] == [("Aus", "off")][:many], typed


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
    assert "You resign from the one running game" in asked.text
    assert (await house.bot.matches.table(match_id)).names == ("Anna", "Ben")
    done = await tap(ben, asked.message, "forgetme")
    assert "is deleted" in done.text
    table = await house.bot.matches.table(match_id)
    assert table.names == ("Anna", "Player 2")
    assert table.seats[1].user_id is None
    assert "not chosen" in (await ben.slash("me show")).text
    assert "has resigned" in "\n".join(text_of(post) for post in await house.posts())
