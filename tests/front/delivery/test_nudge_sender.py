"""How people are told that a table waits for them, as Discord shows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest
from discord import ui

from bot.delivery.delivery import Delivery
from bot.delivery.errors import DirectRefused, TryLater
from bot.delivery.nudge_sender import direct_nudge, nudge_post
from bot.delivery.sender import DiscordSender
from bot.front.shown.custom_ids import parse_custom_id
from bot.matches.table.model import Proposal
from bot.matches.table.posts import Nudge, WaitingTable
from sandbox.web.driver import controls, text_of
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME, SEND_MESSAGES, person_named
from tests.bot.test_delivery_errors import refused
from tests.front.conftest import House, tap, whole_turn

BEN = person_named("Ben").id


async def play(house: House) -> None:
    """Whoever is waited for takes a turn from the newest post that carries a button."""
    match = await house.table_in()
    (name,) = await house.on_turn(match.id)
    post = [m for m in await house.posts() if any("turn" in c["custom_id"] for c in controls(m))]
    await whole_turn(house.person(name), post[-1])
    await house.bot.outbox.idle()


async def bens_turn(house: House) -> str:
    """A table of Anna and Ben that waits for Ben; its id."""
    match_id = await house.begun("Anna", "Ben")
    if await house.on_turn(match_id) != ("Anna",):
        await play(house)
    await play(house)
    while await house.on_turn(match_id) != ("Ben",):
        await play(house)
    return match_id


def pinged(message: Json) -> list[str]:
    """Who is mentioned."""
    return [user["id"] for user in message["mentions"]]


async def direct(house: House, name: str = "Ben") -> list[Json]:
    """Somebody's direct messages."""
    await house.bot.outbox.idle()
    return await house.person(name).read(DIRECT_NAME)


def link(message: Json) -> str:
    """Where the link button leads."""
    row = next(part for part in message["components"] if part["type"] == 1)
    return next(part["url"] for part in row["components"] if part.get("style") == 5)


async def test_a_direct_message_leads_to_the_newest_post_or_the_question(house: House) -> None:
    await house.person("Ben").slash("me mentions", how="direct")
    await bens_turn(house)
    post = (await house.posts())[-1]
    assert pinged(post) == []
    assert "**Ben**, it is your turn." in text_of(post)
    (message, *_) = reversed(await direct(house))
    guild, channel, number = link(message).split("/")[-3:]
    assert (channel, number) == (post["channel_id"], post["id"])
    assert guild == str(house.bot.client.guilds[0].id)
    assert f"<#{channel}>" in text_of(message)
    assert await direct(house, "Anna") == []
    await play(house)
    await house.person("Anna").slash("vote pause")
    question = (await house.posts())[-1]
    await house.pass_time(0.2)
    asked = (await direct(house))[-1]
    assert "has a question for you" in text_of(asked)
    assert link(asked).split("/")[-1] == question["id"]


async def test_the_channel_of_direct_messages_is_opened_once(house: House) -> None:
    await house.person("Ben").slash("me mentions", how="direct")
    await bens_turn(house)
    before = (await house.box.ask("status"))["requests"]["POST /users/@me/channels"]
    assert before == 1
    for _ in range(2):
        await house.pass_time(0.2)
        await play(house)
    assert len(await direct(house)) >= 2
    assert (await house.box.ask("status"))["requests"]["POST /users/@me/channels"] == 1


async def test_who_refuses_direct_messages_is_mentioned_in_the_channel(house: House) -> None:
    await house.person("Ben").slash("me mentions", how="direct")
    await house.box.ask("refuse_direct", user="Ben")
    match_id = await bens_turn(house)
    mentions = [m for m in await house.posts() if pinged(m) == [str(BEN)]]
    assert len(mentions) == 1
    assert await direct(house) == []
    tried = (await house.box.ask("status"))["requests"]["POST /channels/{channel_id}/messages"]
    await play(house)
    await play(house)
    assert await house.on_turn(match_id) == ("Ben",)
    told = (await house.box.ask("status"))["requests"]["POST /channels/{channel_id}/messages"]
    assert told - tried == 2, "two posts; no direct message is tried again"
    assert pinged((await house.posts())[-1]) == [str(BEN)]


async def test_in_quiet_hours_the_post_mentions_nobody_and_a_line_follows_after_them(
    house: House,
) -> None:
    now = house.bot.matches.clock()
    begin, end = (int(now // 60 - 60) % 1440, int(now // 60 + 300) % 1440)
    hours = [f"{minute // 60:02}:{minute % 60:02}" for minute in (begin, end)]
    await house.person("Ben").slash("me time", zone="UTC", quiet_from=hours[0], quiet_to=hours[1])
    await bens_turn(house)
    post = (await house.posts())[-1]
    assert pinged(post) == []
    await house.pass_time(3)
    assert (await house.posts())[-1]["id"] == post["id"]
    await house.restart()
    await house.pass_time(2.1)
    line = (await house.posts())[-1]
    assert pinged(line) == [str(BEN)]
    assert link(line).endswith(post["id"])
    panel = await tap(house.person("Ben"), line, "turn")
    assert panel.private
    await whole_turn(house.person("Ben"), line)
    assert line["id"] not in [m["id"] for m in await house.posts()], "answered, so it goes"


async def test_one_message_a_day_names_the_tables_and_counts_the_questions(house: House) -> None:
    ben, minute = house.person("Ben"), int(house.bot.matches.clock() // 60 + 120) % 1440
    at = f"{minute // 60:02}:{minute % 60:02}"
    await ben.slash("me mentions", how="One message a day", at=at)
    await bens_turn(house)
    await house.begun("Anna", "Ben", channel="second-table")
    await house.person("Anna", "second-table").slash("vote pause")
    await house.pass_time(2.1)
    told = text_of((await direct(house))[-1]).split("\n")
    assert told[0] == "One table is waiting for you:"
    assert re.fullmatch(
        r"- \*\*\[Carcassonne\]\(http\S+\)\*\* in <#\d+> · your turn came <t:\d+:R>", told[1]
    )
    assert re.fullmatch(r"One table has a question for you: </turns:\d+>\.", told[2])
    await house.box.ask("refuse_direct", user="Ben")
    await house.pass_time(24)
    mention = next(m for m in reversed(await house.posts()) if pinged(m) == [str(BEN)])
    assert f"<@{BEN}>, 2 tables are waiting for you: </turns" in text_of(mention)


async def nudge_of(house: House, match_id: str, *, directly: bool = False) -> Delivery:
    """A nudge to Ben, about to be sent."""
    table = await house.bot.matches.table(match_id)
    return Delivery(
        table=table,
        channel_id=table.place.channel_id,
        locale="en",
        posts=(Nudge(BEN),),
        nonce="a nudge",
        retry=False,
        previous=int((await house.posts())[-1]["id"]),
        attempts=0,
        direct=directly,
        created_at=house.bot.matches.clock() - 1,
    )


@pytest.mark.parametrize("directly", [True, False])
async def test_a_nudge_that_arrived_before_a_crash_is_not_sent_again(
    house: House, *, directly: bool
) -> None:
    delivery = await nudge_of(house, await house.begun("Ben", "Anna"), directly=directly)
    elsewhere = replace(delivery, previous=None)  # its button leads to another place
    for sent, post, retry in ((1, delivery, False), (1, delivery, True), (2, elsewhere, True)):
        sender = DiscordSender(house.bot.services, house.bot.client)
        await sender.deliver(replace(post, retry=retry, nonce=f"other {retry}"))
        found = await direct(house) if directly else await house.posts()
        assert len([m for m in found if "waiting for you" in text_of(m)]) == sent


async def test_a_digest_in_a_channel_is_not_the_one_of_the_day_before(house: House) -> None:
    """It says the same while as many tables wait."""
    once = await nudge_of(house, await house.begun("Ben", "Anna"))
    digest = replace(once, posts=(Nudge(BEN, digest=True, questions=2),), previous=None)
    sender = DiscordSender(house.bot.services, house.bot.client)
    await sender.deliver(digest)
    day = {"created_at": digest.created_at + 24 * 3600 - 5, "nonce": "the next day"}
    await sender.deliver(replace(digest, retry=True, **day))
    told = [text for text in map(text_of, await house.posts()) if "2 tables are waiting" in text]
    assert len(told) == 2


async def test_a_nudge_to_a_channel_that_forbids_it_is_tried_again(house: House) -> None:
    delivery = await nudge_of(house, await house.begun("Ben", "Anna"))
    await house.box.ask("deny", channel="table", permissions=SEND_MESSAGES)
    with pytest.raises(TryLater):
        await DiscordSender(house.bot.services, house.bot.client).deliver(delivery)


async def test_with_whom_discord_opens_no_channel_refuses_direct_messages(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivery = await nudge_of(house, await house.begun("Ben", "Anna"), directly=True)
    for status, code, seconds in (
        (400, 50007, None),
        (400, 50033, None),
        (403, 50001, None),
        (403, 40003, 15.0),  # too many channels at once
        (404, 10003, 1.0),  # the channel that was known is no more
    ):
        monkeypatch.setattr(
            house.bot.client, "create_dm", AsyncMock(side_effect=refused(status, code))
        )
        with pytest.raises((DirectRefused, TryLater)) as caught:
            await DiscordSender(house.bot.services, house.bot.client).deliver(delivery)
        assert getattr(caught.value, "seconds", None) == seconds, code


NUDGES: Sequence[tuple[Nudge, bool, str, list[str]]] = [
    (Nudge(BEN), False, "aiting for you", ["turn"]),
    (Nudge(BEN, number=2, since=60.0), False, "your turn came <t:60:R>", ["turn"]),
    (Nudge(BEN, ends=60.0), False, "your time runs out <t:60:R>", ["turn"]),
    (Nudge(BEN, also_asked=True), False, "question for you there, too", ["turn"]),
    (Nudge(BEN, asked=True), False, "has a question for you", []),
    (Nudge(BEN, asked=True), True, "omputer player is playing your seat", ["comeback"]),
    (Nudge(BEN, lost=True), True, "ran out three times in a row", ["comeback"]),
]
"""What is waited for, whether a computer player plays for Ben, a part of what is said, buttons."""


async def test_a_nudge_says_why_the_table_waits_and_has_the_buttons_for_it(house: House) -> None:
    table = await house.bot.matches.table(await house.begun("Ben", "Anna"))
    seats = tuple(replace(holder, computer="sound") for holder in table.seats)
    for nudge, played_for, part, verbs in NUDGES:
        told = replace(table, seats=seats) if played_for else table
        presenter = house.bot.services.presenter(told, "en")
        for view in (nudge_post(presenter, nudge, None), direct_nudge(presenter, nudge, None)):
            items = view.walk_children()
            assert [part in i.content for i in items if isinstance(i, ui.TextDisplay)] == [True]
        channel = nudge_post(presenter, nudge, None).walk_children()
        ids = [parse_custom_id(getattr(item, "custom_id", None) or "") for item in channel]
        assert [custom_id.verb for custom_id in ids if custom_id] == verbs
    about = Proposal("replace", 60.0, table.host_id, seat=0)
    presenter = house.bot.services.presenter(replace(table, proposals=(about,)), "en")
    for nudge in (Nudge(BEN, asked=True), Nudge(BEN, also_asked=True)):
        for view in (nudge_post(presenter, nudge, None), direct_nudge(presenter, nudge, None)):
            (told,) = (i.content for i in view.walk_children() if isinstance(i, ui.TextDisplay))
            assert "whether a computer player takes your seat" in told
            assert "answer" not in told
    waiting = WaitingTable(table.id, table.game, table.place, None, 60.0, None)
    presenter = house.bot.services.presenter(table, "en")
    many = direct_nudge(presenter, Nudge(BEN, digest=True, tables=(waiting,) * 20), None)
    (lines,) = (i.content for i in many.walk_children() if isinstance(i, ui.TextDisplay))
    assert lines.count("your turn came") == 15
    assert "5 more" in lines
