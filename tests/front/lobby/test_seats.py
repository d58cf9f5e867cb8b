"""Seats by commands and buttons: remove, invite, hand on, give, take over, play again."""

from __future__ import annotations

import asyncio
from itertools import product

import pytest

from bot.delivery.notice_sentences import notice_sentence
from bot.matches.table.posts import Notice
from sandbox.web.driver import controls, text_of
from sandbox.world.failures import Json
from sandbox.world.people import GUILD_ID, SEND_MESSAGES, VIEW_CHANNEL, person_named
from tests.front.conftest import GAME, House, has, labels, verb_of
from tests.languages import LOCALES
from tests.matches.deeds.test_rematch import a_turn
from tests.sandbox.proof import PATIENCE
from tests.tapping import component


def pinged(message: Json) -> list[str]:
    """Who is notified by a message."""
    return [user["global_name"] for user in message["mentions"]]


async def seated(house: House, match_id: str) -> tuple[str, ...]:
    """Names by seat."""
    return (await house.bot.matches.table(match_id)).names


async def last(house: House, channel: str = "table") -> Json:
    """The newest message everybody sees."""
    return (await house.posts(channel))[-1]


async def closed(house: House, question: Json) -> None:
    """Waits until a message has lost its buttons: that goes on after the answer."""
    async with asyncio.timeout(PATIENCE):
        while any(controls(p) for p in await house.posts() if p["id"] == question["id"]):
            await asyncio.sleep(0.02)


# --- the lobby -----------------------------------------------------------------------------------


async def test_the_host_removes_a_person_who_is_not_pinged(house: House) -> None:
    match_id = await house.opened("Anna", "Ben", "Chloé")
    anna = house.person("Anna")
    await anna.slash("table add", player="beginner")
    offered = await anna.autocomplete("host remove", "who")
    assert [choice["name"] for choice in offered][1:] == ["2 · Ben", "3 · Chloé", "4 · Beginner"]
    reply = await anna.slash("host remove", who=offered[1]["value"])
    assert reply.private
    assert "Ben's seat is free" in reply.text
    await anna.slash("host remove", who="Beginner")
    posts = await house.posts()
    assert len(posts) == 1
    assert "Ben" not in text_of(posts[0])
    assert await seated(house, match_id) == ("Anna", "Chloé")
    refused = await house.person("Chloé").slash("host remove", who="Anna")
    assert "Only the host" in refused.text


@pytest.mark.parametrize("command", ["seat invite", "seat give"])
async def test_bots_strangers_and_people_who_see_nothing_cannot_be_asked(
    house: House, command: str
) -> None:
    await house.opened("Anna", "Ben")
    anna = house.person("Anna")
    assert "Bots cannot play" in (await anna.slash(command, who="Meeplepost")).text
    assert "Only members" in (await anna.slash(command, who="Zoe")).text
    await house.allow("Sam", "table", deny=VIEW_CHANNEL)
    assert "Sam cannot see" in (await anna.slash(command, who="Sam")).text


# --- a running game ------------------------------------------------------------------------------


async def test_a_question_is_answered_after_a_restart(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.person("Ben").slash("seat give", who="Sam")
    asked = await last(house)
    await house.restart()
    await house.person("Sam").click(asked, label="Take the Seat")
    assert await seated(house, match_id) == ("Anna", "Sam")


async def test_forged_answers_count_for_nothing(house: House) -> None:
    match_id = await house.opened("Anna")
    await house.person("Anna").slash("seat invite", who="Ben")
    sam, source = house.person("Sam"), await last(house)
    ben = person_named("Ben").id
    for rest in ("", "x", "1 2 3", "9" * 30, f"{ben}", f"{ben} 1", f"{ben} 0", "-1"):
        for verb in ("accept", "decline"):
            forged = component(f"mp:{verb}:{match_id}::{rest}")
            reply = await sam.raw(3, forged, message=source)
            assert not reply.failed
            assert "seat" not in reply.text, (verb, rest)
    assert (await house.bot.matches.table(match_id)).is_held(1)


async def test_followers_read_who_plays_without_buttons_or_pings(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    await house.person("Anna").slash("seat give", who="Sam")
    await house.person("Sam").click(await last(house), label="Take the Seat")
    board, taken = await house.posts("spectators")
    assert "\nSam takes over Anna's seat: it is their turn." in text_of(taken)
    assert "Sam is now the host" in text_of(taken)
    assert (controls(taken), pinged(taken)) == ([], [])
    assert has(board, "board")
    table = await house.bot.matches.table(match_id)
    args = {"who": str(person_named("Sam").id), "player": "Sam", "old": "Anna"}
    about = ("absent", "absent-paused", "archived", "replaced", "seat-taken-turn", "seat-back-turn")
    for locale, key in product(LOCALES, about):
        presenter = house.bot.services.presenter(table, locale)
        told = notice_sentence(presenter, Notice(key, args), following=True)
        assert ("Sam" in told, "<@" in told) == (key != "archived", False), (locale, told)
        assert presenter.texts.has(locale, f"notice-{key}.following")
        twice = Notice(key, args | {"who": " ".join([args["who"]] * 2)})
        assert notice_sentence(presenter, twice, following=True) == told


# --- playing again -------------------------------------------------------------------------------


async def finished(house: House) -> tuple[str, Json]:
    """A game of Anna and Ben that has come to its end, and its final post."""
    match_id = await house.begun("Anna", "Ben", game="toy")
    while (table := await house.bot.matches.table(match_id)).status == "running":
        seat = min(table.awaited)
        texts = a_turn(house.bot.services.games[table.game], table.state, seat)
        await house.person(table.names[seat]).slash("do", text="; ".join([*texts, "confirm"]))
    return match_id, await last(house)


async def lobby_and_question(house: House) -> tuple[Json, Json]:
    """The lobby of a rematch and the question to its people, in whatever order they came."""
    posts = await house.posts()
    lobby = next(p for p in posts[::-1] if has(p, "join"))
    return lobby, next(p for p in posts[::-1] if "would like to play again" in text_of(p))


async def test_a_second_press_gives_whoever_is_invited_their_seat_and_leads_others_there(
    toys: House,
) -> None:
    match_id, final = await finished(toys)
    anna, ben = toys.person("Anna"), toys.person("Ben")
    came = await asyncio.gather(*(p.click(final, label="Rematch") for p in (anna, ben)))
    told = sorted(reply.text for reply in came)
    assert "is open for the rematch" in told[0]
    assert "You have a seat in the rematch" in told[1]
    again = await toys.table_in()
    assert len(again.seats) == 2
    assert len([p for p in await toys.posts() if "would like to play again" in text_of(p)]) == 1
    lobby, _ = await lobby_and_question(toys)
    await toys.restart()
    link = f"https://discord.com/channels/{GUILD_ID}/{lobby['channel_id']}/{lobby['id']}"
    assert link in (await ben.click(final, label="Rematch")).text
    assert "not over yet" in (await ben.slash("seat rematch")).text
    assert "not a player" in (await toys.person("Sam").click(final, label="Rematch")).text
    assert match_id


async def test_there_is_no_rematch_in_a_busy_channel(toys: House) -> None:
    _, final = await finished(toys)
    sam = toys.person("Sam")
    await sam.slash("table open", game=GAME)
    refused = (await toys.person("Anna").click(final, label="Rematch")).text
    assert "already has an open table" in refused
    await sam.slash("table close")
    assert (
        "is open for the rematch" in (await toys.person("Anna").click(final, label="Rematch")).text
    )


async def test_nobody_opens_a_rematch_where_they_may_not_write(toys: House) -> None:
    _, final = await finished(toys)
    ben = toys.person("Ben")
    await toys.allow("Ben", "table", deny=SEND_MESSAGES)
    assert "You may not write here" in (await ben.click(final, label="Rematch")).text
    assert "You may not write here" in (await ben.slash("seat rematch")).text
    await toys.person("Anna").click(final, label="Rematch")
    assert "You have a seat in the rematch" in (await ben.click(final, label="Rematch")).text


async def test_a_rematch_by_command(toys: House) -> None:
    await finished(toys)
    assert "not a player" in (await toys.person("Sam").slash("seat rematch")).text
    assert "is open for the rematch" in (await toys.person("Anna").slash("seat rematch")).text
    lobby, asked = await lobby_and_question(toys)
    decline = next(c for c in controls(asked) if verb_of(c) == "decline")
    await toys.person("Ben").click(lobby, label="Join")
    assert "1. **Ben**\n2. **Anna** · host" in text_of((await lobby_and_question(toys))[0])
    await closed(toys, asked)
    gone = await toys.person("Ben").raw(3, component(decline["custom_id"]), message=asked)
    assert "not open any more" in gone.text


async def test_after_a_closed_rematch_the_result_offers_another(toys: House) -> None:
    _, final = await finished(toys)
    anna = toys.person("Anna")
    await anna.slash("seat rematch")
    await anna.slash("table close")
    refused = (await anna.slash("seat rematch")).text
    assert "To play again, press *Rematch* under the result" in refused
    result = next(post for post in await toys.posts() if post["id"] == final["id"])
    assert "is open for the rematch" in (await anna.click(result, label="Rematch")).text


async def test_a_full_lobby_asks_its_host_to_start(house: House) -> None:
    match_id = await house.opened("Anna", "Ben", "Chloé")
    for _ in range(2):
        await house.person("Anna").slash("table add", player="sound")
    assert not [p for p in await house.posts() if "everybody is here" in text_of(p)]
    await house.person("Chloé").slash("table leave")
    await house.person("Chloé").slash("table join")
    told = (await house.posts())[-1]
    assert "everybody is here" in text_of(told)
    assert [person["username"] for person in told["mentions"]] == ["anna"]
    await house.person("Chloé").slash("table leave")
    await house.person("Chloé").slash("table join")
    *_, before, told = await house.posts()
    assert [labels(before), labels(told)] == [[], ["Start"]]
    assert "Only the host" in (await house.person("Ben").click(told, label="Start")).text
    assert "begins" in (await house.person("Anna").click(told, label="Start")).text
    assert (await house.bot.matches.table(match_id)).status == "running"
    assert all("Start" not in labels(post) for post in await house.posts())


async def test_a_lobby_that_has_lost_somebody_is_not_started_by_its_old_question(
    house: House,
) -> None:
    match_id = await house.opened("Anna", "Ben", "Chloé", "Sam")
    anna, sam = house.person("Anna"), house.person("Sam")
    await anna.slash("table add", player="sound")
    await sam.slash("table leave")
    await sam.slash("table join")
    told = (await house.posts())[-1]
    start = next(c for c in controls(told) if verb_of(c) == "begin")
    await sam.slash("table leave")
    late = await anna.raw(3, component(start["custom_id"]), message=told)
    assert "not open any more" in late.text
    assert (await house.bot.matches.table(match_id)).status == "lobby"
    await closed(house, told)
    await anna.slash("table start")
    assert (await house.bot.matches.table(match_id)).status == "running"


async def test_a_lobby_started_in_its_own_message_leaves_no_other_start_button(
    house: House,
) -> None:
    await house.opened("Anna", "Ben", "Chloé", "Sam")
    await house.person("Anna").slash("table add", player="sound")
    await house.person("Sam").slash("table leave")
    await house.person("Sam").slash("table join")
    assert "Start" in labels((await house.posts())[-1])
    await house.person("Anna").slash("table start")
    await house.bot.outbox.idle()
    assert all("Start" not in labels(post) for post in await house.posts())


async def test_a_question_about_a_seat_loses_its_buttons_when_the_table_closes(
    house: House,
) -> None:
    await house.opened("Ben", "Chloé")
    await house.person("Ben").slash("seat invite", who="Anna")
    assert "Decline" in labels((await house.posts())[-1])
    await house.person("Ben").slash("table close")
    assert all("Decline" not in labels(post) for post in await house.posts())


async def test_the_question_of_a_rematch_loses_its_buttons_when_nobody_is_asked_any_more(
    toys: House,
) -> None:
    _, final = await finished(toys)
    await toys.person("Anna").click(final, label="Rematch")
    _, asked = await lobby_and_question(toys)
    assert "Decline" in labels(asked)
    await toys.person("Anna").slash("table close")
    await closed(toys, asked)
