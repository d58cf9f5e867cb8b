"""Clocks as people see them, while time passes at once and bots are down."""

from __future__ import annotations

import re

from sandbox.web.driver import text_of
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME, person_named
from tests.front.conftest import House, choosing, has, labels, make_bot, panel, tap, whole_turn

DAY = 86400


async def clocked(house: House, clock: str, then: str, *names: str) -> str:
    """A started game with a clock."""
    match_id = await house.opened(*names)
    told = await house.person(names[0]).slash("table settings", clock=clock, on_timeout=then)
    assert told.private
    await house.person(names[0]).slash("table start")
    await house.bot.outbox.idle()
    return match_id


async def down_for(house: House, hours: float) -> None:
    """The bot ends, and comes back so much later."""
    await house.bot.close()
    await house.box.ask("advance", seconds=hours * 3600)
    games, painters = house.bot.services.games, house.bot.renderer.painters
    house.bot = await make_bot(house.box, house.settings, house.database, games, painters)
    await house.bot.clocks.idle()


def mentions(message: Json) -> list[str]:
    return [who["username"] for who in message["mentions"]]


async def test_the_clock_is_seen_in_lobby_post_panel_and_info(house: House) -> None:
    await house.opened("Anna", "Ben")
    anna = house.person("Anna")
    told = await anna.slash("table settings", clock="2d", on_timeout="computer")
    assert "When it runs out, a computer player takes this one turn." in told.text
    (lobby,) = await house.posts()
    assert "Clock: 2 days per decision; then a computer player takes this one turn." in text_of(
        lobby
    )
    await anna.slash("table start")
    post = (await house.posts())[-1]
    ends = re.findall(r"<t:(\d+):f> \(<t:(\d+):R>\)", text_of(post))
    assert len(ends) == 1
    now = house.bot.matches.clock()
    assert abs(int(ends[0][0]) - now - 2 * DAY) < 60
    assert f"<t:{ends[0][0]}:R>" in text_of(panel(await tap(anna, post, "turn")))
    info = (await anna.slash("table info")).text
    assert "2 days per decision" in info
    assert f"<t:{ends[0][0]}:f>" in info
    assert f"<t:{ends[0][0]}:R>" in (await house.person("Ben").slash("table turn")).text


async def test_quiet_hours_move_the_end_that_is_shown(house: House) -> None:
    match_id = await house.opened("Anna", "Ben")
    anna = house.person("Anna")
    told = await anna.slash("table settings", clock="12h", on_timeout="computer")
    assert "three hours outside their quiet hours" in told.text
    assert "three hours" not in (await anna.slash("table settings", clock="2d")).text
    await anna.slash("table settings", clock="12h")
    await anna.slash("table start")
    post, now = (await house.posts())[-1], house.bot.matches.clock()
    begins, ends = (f"{int((now / 3600 + h) % 24):02}:00" for h in (1, 13))
    shown = await anna.slash("me time", quiet_from=begins, quiet_to=ends)
    assert "three hours outside quiet hours" in shown.text
    (end,) = re.findall(r"<t:(\d+):f>", text_of(panel(await tap(anna, post, "turn"))))
    assert 14 * 3600 < int(end) - now <= 16 * 3600
    await house.pass_time(12.2)
    assert has((await house.posts())[-1], "turn")
    assert await house.on_turn(match_id) == ("Anna",)


async def test_who_is_warned_reads_what_is_asked_and_when_their_time_ends(house: House) -> None:
    match_id = await clocked(house, "1d", "computer", "Anna", "Ben")
    anna = house.person("Anna")
    await house.pass_time(17.9)
    post = (await house.posts())[-1]
    await house.pass_time(0.2)
    warning = (await house.posts())[-1]
    assert mentions(warning) == ["anna"]
    assert f"it is your turn at table {match_id}" in text_of(warning)
    assert re.findall(r"<t:(\d+):f>", text_of(warning)) == re.findall(r"<t:(\d+):f>", text_of(post))
    assert labels(warning) == ["Your Move"]
    await house.pass_time(1)
    assert (await house.posts())[-1] == warning, "once"
    await whole_turn(anna, warning)
    assert warning["id"] not in {message["id"] for message in await house.posts()}
    ben = house.person("Ben")
    assert "a quarter of the time" in (await ben.slash("me show")).text
    await ben.slash("me mentions", how="By direct message")
    assert "6 hours before" in (await ben.slash("me warn", before="6h")).text
    assert "6 hours before" in (await ben.slash("me show")).text
    there = await house.posts()
    await house.pass_time(18.1)
    assert await house.posts() == there
    direct = await house.person("Ben", DIRECT_NAME).read()
    assert "waiting for you" in text_of(direct[-1])
    assert "<t:" in text_of(direct[-1])
    data = await house.bot.matches.queries.personal_data(person_named("Ben").id)
    assert '"warn_hours": 6' in data


async def ben_is_away_three_times(house: House, match_id: str) -> None:
    """Anna plays on, and Ben's time runs out until a computer player goes on for him."""
    while (await house.bot.matches.table(match_id)).seats[1].computer is None:
        await anna_plays(house, match_id)
        await house.pass_time(25)


async def anna_plays(house: House, match_id: str) -> None:
    """Anna takes her turn if it is hers."""
    if await house.on_turn(match_id) == ("Anna",):
        post = next(m for m in reversed(await house.posts()) if has(m, "turn"))
        await whole_turn(house.person("Anna"), post)


async def test_who_is_away_three_times_comes_back_with_one_tap(house: House) -> None:
    match_id = await clocked(house, "1d", "computer", "Anna", "Ben")
    await ben_is_away_three_times(house, match_id)
    notice = next(m for m in await house.posts() if has(m, "comeback"))
    assert mentions(notice) == ["ben"]
    assert "three times in a row" in text_of(notice)
    seats = (await house.bot.matches.table(match_id)).seats
    assert [holder.computer is None for holder in seats] == [True, False]
    assert "yours again" in (await tap(house.person("Ben"), notice, "comeback")).text
    seats = (await house.bot.matches.table(match_id)).seats
    assert [holder.computer for holder in seats] == [None, None]
    told = [text_of(message) for message in await house.posts()]
    assert sum("**Ben** ran out of time" in one for one in told) == 3
    for number, name in (("1", "Anna"), ("2", r"Ben \(computer\)"), ("6", r"Ben \(computer\)")):
        history = await house.person("Ben").slash("table history", turn=number)
        assert f"\n**{name}** · " in history.text


async def test_the_last_mention_of_who_is_away_stays(house: House) -> None:
    await house.person("Ben").slash("me mentions", how="One message a day")
    await house.box.ask("refuse_direct", user="Ben")
    match_id = await clocked(house, "1d", "computer", "Anna", "Ben")
    await ben_is_away_three_times(house, match_id)
    await house.pass_time(0.1)
    last = next(m for m in await house.posts() if has(m, "comeback") and mentions(m) == ["ben"])
    assert match_id in text_of(last)
    await anna_plays(house, match_id)
    assert last["id"] in {message["id"] for message in await house.posts()}


async def test_no_clock_means_no_line_about_one_and_different_ends_a_line_each(
    toys: House,
) -> None:
    await toys.begun("Anna", "Ben", game="toy")
    assert not any("<t:" in text_of(message) for message in await toys.posts())
    anna, ben = toys.person("Anna"), toys.person("Ben")
    assert "Clock: none" in (await anna.slash("table info")).text
    hour = int(toys.bot.matches.clock() / 3600)
    quiet = {f"quiet_{word}": f"{(hour + h) % 24}:00" for word, h in (("from", 1), ("to", 13))}
    await ben.slash("me time", zone="UTC", **quiet)
    await anna.slash("table settings", clock="12h", on_timeout="remind")
    told = (await anna.slash("table info")).text
    for name in ("Anna", "Ben"):
        line = rf"-# \*\*{name}\*\*: time to decide until <t:\d+:f> \(<t:\d+:R>\)"
        assert re.search(line, told), name
    await toys.pass_time(30)
    told = (await anna.slash("table info")).text
    for name in ("Anna", "Ben"):
        assert re.search(rf"-# \*\*{name}\*\*: the time to decide ran out <t:\d+:R>\.", told)


async def test_who_ran_out_of_time_is_mentioned_once_with_the_way_to_their_panel(
    house: House,
) -> None:
    match_id = await clocked(house, "12h", "remind", "Anna", "Ben")
    await house.person("Anna").slash("table settings", reminders="0")
    await house.person("Anna").slash("me warn", before="off")
    before = await house.posts()
    await house.pass_time(11.9)
    assert await house.posts() == before
    await house.pass_time(0.2)
    shown = (await house.posts())[-1]
    assert mentions(shown) == ["anna"]
    assert "your time at table" in text_of(shown)
    assert labels(shown) == ["Your Move"]
    await house.pass_time(500)
    assert len(await house.posts()) == len(before) + 1
    assert "ran out" in text_of(panel(await tap(house.person("Anna"), shown, "turn")))
    await whole_turn(house.person("Anna"), shown)
    there = await house.posts()
    assert shown["id"] not in {message["id"] for message in there}
    assert mentions(there[-1]) == ["ben"]
    assert await house.on_turn(match_id) == ("Ben",)


async def test_a_computer_player_takes_one_turn_also_when_the_bot_was_down(house: House) -> None:
    match_id = await clocked(house, "1d", "computer", "Anna", "Ben")
    before = len(await house.posts())
    await down_for(house, 100)
    there = await house.posts()
    assert len(there) == before + 1
    told = "**Anna** ran out of time: a computer player took this turn."
    assert told in text_of(there[-1])
    assert told in (await house.person("Ben").slash("table log")).text
    assert mentions(there[-1]) == ["ben"]
    assert await house.on_turn(match_id) == ("Ben",)
    await house.restart()
    await house.bot.clocks.idle()
    assert await house.posts() == there
    reply = await whole_turn(house.person("Ben"), there[-1])
    assert reply.private
    assert await house.on_turn(match_id) == ("Anna",)
    table = await house.bot.matches.table(match_id)
    assert [holder.computer for holder in table.seats] == [None, None]


async def test_a_panel_from_before_is_outdated_when_a_computer_player_was_quicker(
    house: House,
) -> None:
    match_id = await clocked(house, "1d", "computer", "Anna", "Ben")
    anna = house.person("Anna")
    opened = await tap(anna, (await house.posts())[-1], "turn")
    await house.pass_time(25)
    assert await house.on_turn(match_id) == ("Ben",)
    steps = (await house.bot.matches.table(match_id)).steps
    late = await tap(anna, panel(opened), choosing(panel(opened)))
    assert "The table has moved on" in late.text
    assert (await house.bot.matches.table(match_id)).steps == steps


async def test_a_running_table_is_told_of_its_clock_and_its_words_are_chinese_where_chosen(
    house: House,
) -> None:
    await house.begun("Anna", "大卫")
    anna, david = house.person("Anna"), house.person("大卫")
    assert "只有这张牌桌的桌主" in (await david.slash("table settings", clock="1d")).text
    await anna.slash("table settings", language="zh-CN")
    told = await anna.slash("table settings", clock="3d-12h", on_timeout="vote")
    assert "Clock: 3 days for the game, 12 hours more each turn" in told.text
    there = await house.posts()
    assert "从现在起这张牌桌有时限：整局 3 天，每回合加 12 小时。" in text_of(there[-1])
    assert "由其他玩家表决" in (await david.slash("table info")).text
    assert "has no clock" in (await anna.slash("table settings", clock="off")).text
    assert "不再限时" in text_of((await house.posts())[-1])
    assert "no clock" in (await anna.slash("table settings", on_timeout="vote")).text
