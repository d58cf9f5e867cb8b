"""Three weeks at one table: holidays, quiet hours, somebody who vanishes, a vote, a bot that is
down when a clock runs out, followers who come and go. The bot is restarted meanwhile."""

from __future__ import annotations

from collections import Counter

from sandbox.web.driver import SimulatedUser, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, controls, has, tap, whole_turn
from tests.front.lobby.test_votes import press
from tests.front.timed.test_clocks import clocked, down_for, mentions

PEOPLE = ("Anna", "Ben", "Chloé", "Emil")
DAY = 24.0


async def newest_turn(house: House, channel: str = "table") -> Json:
    """The newest post with the way to the panel."""
    return next(m for m in reversed(await house.posts(channel)) if has(m, "turn"))


async def play(house: House, match_id: str, name: str) -> None:
    """Somebody whose turn it is takes it from the newest post."""
    assert await house.on_turn(match_id) == (name,)
    await whole_turn(house.person(name), await newest_turn(house))
    await house.bot.outbox.idle()


async def play_round(house: House, match_id: str, *away: str) -> None:
    """Everybody plays, twelve hours after the one before, up to the first who is away."""
    while (on_turn := (await house.on_turn(match_id))[0]) not in away:
        await play(house, match_id, on_turn)
        await house.pass_time(12)
        if (await house.on_turn(match_id))[0] == PEOPLE[0]:
            return


def told(posts: list[Json], words: str) -> int:
    """In how many posts some words stand."""
    return sum(words in text_of(post) for post in posts)


async def vote(house: House, asked: Json, choice: str, *names: str) -> None:
    """The others at the table decide."""
    for name in names:
        await press(house.person(name), asked, choice)
    await house.bot.clocks.idle()


async def question(house: House) -> Json:
    """The newest question with a vote."""
    return next(m for m in reversed(await house.posts()) if has(m, "vote"))


async def test_three_weeks_at_a_table(house: House) -> None:
    match_id = await clocked(house, "2d", "vote", *PEOPLE)
    anna, ben, chloe = (house.person(name) for name in PEOPLE[:3])
    follower = await house.manager("Sam", "spectators")
    assert "follows" in (await follower.slash("table watch", table=match_id)).text.lower()

    # The first week: a holiday, and quiet hours around the clock of a whole day but one hour.
    await play_round(house, match_id)
    assert "holiday" in (await ben.slash("me holiday", until="6")).text.lower()
    await house.bot.holidays.idle()
    assert told(await house.posts(), "Ben") > 0
    await play(house, match_id, "Anna")
    await house.restart()
    before = await house.posts()
    await house.pass_time(5 * DAY)
    assert await house.on_turn(match_id) == ("Ben",), "his clock stands"
    assert not has((await house.posts())[-1], "vote")
    assert "ben" not in mentions((await house.posts())[-1])
    await house.pass_time(2 * DAY)
    assert len(await house.posts()) <= len(before) + 2, "nobody is told again and again"
    await play(house, match_id, "Ben")

    # The second: somebody vanishes, and the bot is down at the moment the time runs out.
    await play_round(house, match_id, "Emil")
    assert await house.on_turn(match_id) == ("Emil",)
    await down_for(house, 3 * DAY)
    asked = await question(house)
    assert sorted(mentions(asked)) == ["anna", "ben", "chloe"]
    await house.restart()
    assert told(await house.posts(), text_of(asked)) == 1, "asked once"
    await vote(house, asked, "wait", "Anna", "Ben")
    assert await house.on_turn(match_id) == ("Emil",)
    await house.pass_time(2 * DAY + 1)
    again = await question(house)
    assert again["id"] != asked["id"]
    await vote(house, again, "replace", "Ben", "Chloé")
    await house.bot.computers.idle()
    table = await house.bot.matches.table(match_id)
    assert [holder.computer is not None for holder in table.seats] == [False, False, False, True]

    # The third: a newcomer takes the seat, a pause, a follower who goes and one who comes late.
    offered = await house.person("大卫").autocomplete("seat take", "seat")
    await house.person("大卫").slash("seat take", seat=offered[0]["value"])
    wish = next(m for m in reversed(await house.posts()) if has(m, "accept"))
    assert mentions(wish) == ["anna"]
    await tap(anna, wish, "accept")
    names = (await house.bot.matches.table(match_id)).names
    assert names[3] == "大卫"
    assert match_id in (await follower.slash("table unwatch")).text
    quiet = len(await house.posts("spectators"))
    await anna.slash("vote pause")
    await vote(house, await question(house), "agree", "Ben", "Chloé", "大卫")
    await house.pass_time(10 * DAY)
    assert told(await house.posts(), "paused") == 1
    await chloe.slash("vote resume")
    while (on_turn := (await house.on_turn(match_id))[0]) != "大卫":
        await play(house, match_id, on_turn)
    await play(house, match_id, "大卫")
    assert len(await house.posts("spectators")) == quiet
    late = await house.manager("Sam", "spectators")
    await late.slash("table watch", table=match_id)
    story = (await house.posts("spectators"))[-1]
    assert "大卫" in text_of(story)
    await check_nothing_twice(house, match_id, late)


async def check_nothing_twice(house: House, match_id: str, reader: SimulatedUser) -> None:
    """Each turn was posted once in the table's channel, and only the newest post has its button;
    the whole past can be looked at."""
    posts = await house.posts()
    turns = [c["custom_id"] for m in posts for c in controls(m) if ":turn:" in c["custom_id"]]
    assert len(turns) <= 1
    past = [c["custom_id"] for m in posts for c in controls(m) if ":history:" in c["custom_id"]]
    assert past
    assert max(Counter(past).values()) == 1
    reply = await reader.slash("table history")
    for way in ("first", "forward", "last"):
        found = next(c for c in controls(reply.message) if f":{way} " in c["custom_id"])
        reply = await reader.click(reply.message, found["custom_id"])
        assert not reply.failed
    log = (await reader.slash("table log")).text
    for words in ("a computer player played the seat", "somebody new", "paused", "ended the pause"):
        assert words in log
    table = await house.bot.matches.table(match_id)
    assert table.status == "running"
