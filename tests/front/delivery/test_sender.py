"""Deliveries at the edge: found again after a crash, refused for good, channels gone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.delivery.delivery import Delivery
from bot.delivery.errors import ChannelGone, TryLater
from bot.delivery.post_views import notice_view
from bot.delivery.sender import DiscordSender
from bot.front.shown.message_views import MessageView, text_view
from bot.matches.table.asked import START
from bot.matches.table.posts import Notice, TurnPost
from rules.playing import choosable
from sandbox import Fault
from sandbox.web.driver import controls, text_of
from sandbox.world.people import READ_HISTORY, person_named
from tests.front.conftest import House, has, tap, whole_turn
from tests.sandbox.proof import soon


async def delivery_of(house: House, match_id: str, **more: Any) -> Delivery:
    """A post of a table as the outbox would hand it out."""
    table = await house.bot.matches.table(match_id)
    view = table.state and house.bot.services.presenter(table, "en").view(None)
    turn = TurnPost(table.revision, 0, (), view, (0,), final=False)
    given: dict[str, Any] = {
        "table": table,
        "channel_id": table.place.channel_id,
        "locale": "en",
        "posts": (turn,),
        "nonce": "abc",
        "retry": False,
        "previous": None,
        "attempts": 0,
    }
    return Delivery(**{**given, **more})


async def test_a_post_that_arrived_before_a_crash_is_not_sent_again(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post = (await house.posts())[-1]
    sender = DiscordSender(house.bot.services, house.bot.client)
    created = house.bot.matches.clock() + 23 * 3600  # clocks differ, but not by days
    found = await sender.deliver(await delivery_of(house, match_id, retry=True, created_at=created))
    assert found is not None
    assert str(found.message_id) == post["id"]
    assert (await house.posts())[-1]["id"] == post["id"]


async def test_only_people_who_decide_themselves_are_called(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    table = await house.bot.matches.table(match_id)
    called = f"<@{person_named('Anna').id}>"
    anna, ben = table.seats
    for nonce, holder, calls in (
        ("a", anna, True),
        ("b", replace(anna, computer="sound"), False),  # plays in her place
        ("c", replace(anna, user_id=None, computer="sound"), False),
    ):
        shown = replace(table, seats=(holder, ben))
        delivery = await delivery_of(house, match_id, table=shown, nonce=nonce)
        await DiscordSender(house.bot.services, house.bot.client).deliver(delivery)
        told = text_of((await house.posts())[-1])
        assert (called in told, "<@None>" in told) == (calls, False)


async def test_the_board_of_a_table_that_came_back_is_not_the_one_of_before(house: House) -> None:
    """As after a move to another channel and back without a turn in between, or where it is
    followed again."""
    match_id = await house.begun("Anna", "Ben")
    before, past = len(await house.posts()), await house.bot.matches.queries.past(match_id)
    late = {"retry": True, "created_at": house.bot.matches.clock() + 3600}
    post = await delivery_of(house, match_id, **late)
    assert post.turn is not None
    assert past is not None
    board = replace(post.turn, seat=None)
    story = replace(board, story=1, events=past.moments[0].events_for(None))
    sender = DiscordSender(house.bot.services, house.bot.client)
    for number, shown in enumerate((board, story)):
        await sender.deliver(replace(post, posts=(shown,), nonce=f"shown {number}"))
    assert len(await house.posts()) == before + 2


async def test_a_post_is_found_behind_others_and_without_its_buttons(house: House) -> None:
    """As after a restored backup, whose outbox knows nothing of what came then."""
    match_id = await house.begun("Anna", "Ben")
    waiting = await delivery_of(house, match_id, retry=True)
    await house.person("Anna").slash("table close")
    await house.bot.outbox.idle()
    for number in range(20):
        await house.bot.client.get_partial_messageable(waiting.channel_id).send(f"line {number}")
    before = await house.posts()
    assert not any(has(message, "board") for message in before)
    sender = DiscordSender(house.bot.services, house.bot.client)
    found = await sender.deliver(waiting)
    assert found is not None
    assert str(found.message_id) in {message["id"] for message in before}
    assert await house.posts() == before


async def test_a_post_that_was_told_together_with_later_ones_is_not_sent_again(
    house: House,
) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = await house.posts()
    waiting = await delivery_of(house, match_id, retry=True)
    assert waiting.turn is not None
    earlier = replace(waiting, posts=(replace(waiting.turn, revision=waiting.turn.revision - 1),))
    sender = DiscordSender(house.bot.services, house.bot.client)
    assert await sender.deliver(earlier) is not None
    assert await house.posts() == before


async def test_a_notice_that_arrived_before_a_crash_is_not_sent_again(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = len(await house.posts())
    now, notice = house.bot.matches.clock(), Notice("resigned", {"name": "Anna"})
    for number, created in enumerate((now, now + 50, now + 90)):
        sender = DiscordSender(house.bot.services, house.bot.client)
        again = {"retry": number > 0, "nonce": f"n{number}", "created_at": created}
        await sender.deliver(await delivery_of(house, match_id, posts=(notice,), **again))
    # the third is another one: what was told a minute before it was stored is not what it tells
    assert len(await house.posts()) == before + 2


async def test_a_post_that_may_have_arrived_waits_where_the_bot_may_not_look_for_it(
    house: House,
) -> None:
    """Discord then tells of no message at all, as if none had arrived."""
    match_id = await house.begun("Anna", "Ben")
    before = await house.posts()
    await house.box.ask("deny", channel="table", permissions=READ_HISTORY)
    (guild,) = house.bot.client.guilds
    channel = next(one for one in guild.text_channels if one.name == "table")
    await soon(lambda: not channel.permissions_for(guild.me).read_message_history)
    sender = DiscordSender(house.bot.services, house.bot.client)
    post = {"retry": True, "nonce": "later", "created_at": 1000.0}
    waits = await delivery_of(house, match_id, **post, taken_at=1060.0, attempts=9)
    with pytest.raises(TryLater) as later:
        await sender.deliver(waits)
    assert later.value.forbidden
    assert await house.posts() == before
    late = replace(waits, attempts=10)
    assert await sender.deliver(late)  # told twice at worst, but nothing waits behind it for ever
    assert len(await house.posts()) == len(before) + 1
    soon_again = await delivery_of(house, match_id, **post, taken_at=1059.0)
    assert await sender.deliver(soon_again)  # Discord gives back the message with this nonce
    assert len(await house.posts()) == len(before) + 1


async def test_a_question_that_arrived_and_was_decided_is_not_sent_again(house: House) -> None:
    """Its answer was lost, and people tapped it before it was looked for."""
    match_id = await house.opened("Anna", "Ben")
    asks = {"who": "1", "mark": f"{START} 2"}
    notice, now = Notice("lobby-ready", asks), house.bot.matches.clock()
    sender = DiscordSender(house.bot.services, house.bot.client)
    asked = {"posts": (notice,), "created_at": now}
    await sender.deliver(await delivery_of(house, match_id, **asked))
    presenter = house.bot.services.presenter(await house.bot.matches.table(match_id), "en")
    seen = [
        notice_view(presenter, notice, "?", following=following, answered=answered)
        for following, answered in ((False, False), (True, False), (False, True))
    ]
    assert ["begin" in str(view.to_components()) for view in seen] == [True, False, False]
    await house.person("Anna").slash("table start")
    before = len(await house.posts())
    again = {**asked, "retry": True, "nonce": "later"}
    await sender.deliver(await delivery_of(house, match_id, **again))
    assert len(await house.posts()) == before
    await sender.deliver(await delivery_of(house, match_id, **asked, nonce="anew", answered=True))
    assert controls((await house.posts())[-1]) == []


async def test_a_post_that_never_arrived_is_sent_on_the_retry(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post = (await house.posts())[-1]
    await whole_turn(house.person("Anna"), post)
    await house.posts()
    table = await house.bot.matches.table(match_id)
    turn = TurnPost(
        table.revision + 1,
        0,
        (),
        house.bot.services.presenter(table, "en").view(None),
        (1,),
        final=False,
    )
    sender = DiscordSender(house.bot.services, house.bot.client)
    sent = await sender.deliver(await delivery_of(house, match_id, posts=(turn,), retry=True))
    assert sent is not None
    assert str(sent.message_id) == (await house.posts())[-1]["id"]


async def test_a_post_cut_off_in_the_limit_of_all_requests_keeps_no_other_waiting(
    house: House,
) -> None:
    match_id = await house.begun("Anna", "Ben")
    sender = DiscordSender(house.bot.services, house.bot.client)
    limit = Fault("429", r"POST /channels/\d+/messages", seconds=25, everywhere=True)
    house.box.faults.add(limit)
    posting = asyncio.create_task(sender.deliver(await delivery_of(house, match_id)))
    await soon(lambda: house.box.faults.struck > 0)
    await asyncio.sleep(0.5)
    posting.cancel()
    await asyncio.gather(posting, return_exceptions=True)
    async with asyncio.timeout(15):
        assert await sender.deliver(await delivery_of(house, match_id)) is not None


async def test_pages_that_went_before_a_post_that_was_put_off_are_not_sent_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post was certainly not sent, its pages were, and Discord knows their nonces for a few
    minutes only."""

    async def limited(*_: Any) -> None:
        raise discord.RateLimited(600)

    def one_page(*_: Any) -> list[MessageView]:
        return [text_view("A page.")]

    match_id = await house.begun("Anna", "Ben")
    sender = DiscordSender(house.bot.services, house.bot.client)
    monkeypatch.setattr("bot.delivery.sender.earlier_pages", one_page)
    first = await delivery_of(house, match_id)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("bot.delivery.sender.send_pictured", limited)
        with pytest.raises(TryLater) as later:
            await sender.deliver(first)
    again = {"retry": later.value.maybe_sent, "attempts": 1, "nonce": "later"}
    await sender.deliver(await delivery_of(house, match_id, **again))
    assert [text_of(post) for post in await house.posts()].count("A page.") == 1


async def test_channels_that_are_gone_or_closed_are_told_apart(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    sender = DiscordSender(house.bot.services, house.bot.client)
    with pytest.raises(ChannelGone):
        await sender.deliver(await delivery_of(house, match_id, channel_id=5))
    house.box.faults.add(Fault("403", r"POST /channels", times=2))  # without picture, too
    with pytest.raises(TryLater) as later:
        await sender.deliver(await delivery_of(house, match_id))
    assert later.value.seconds >= 10
    assert not later.value.maybe_sent


async def test_a_name_in_a_notice_cannot_mention(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    sender = DiscordSender(house.bot.services, house.bot.client)
    notice = Notice("resigned", {"name": "@everyone <@1>"})
    await sender.deliver(await delivery_of(house, match_id, posts=(notice,)))
    told = (await house.posts())[-1]
    assert "@everyone" not in text_of(told)
    assert told["mention_everyone"] is False
    assert told["mentions"] == []
    ben = person_named("Ben").id
    twice = Notice("archived", {"who": f"{ben} {ben}"})  # replaced on two seats
    await sender.deliver(await delivery_of(house, match_id, posts=(twice,), nonce="abd"))
    told = (await house.posts())[-1]
    assert [person["username"] for person in told["mentions"]] == ["ben"]
    assert text_of(told).count(f"<@{ben}>") == 1


async def test_one_notice_tells_who_has_resigned_and_who_is_host_now(house: House) -> None:
    await house.begun("Anna", "Ben", "Chloé")
    anna, before = house.person("Anna"), len(await house.posts())
    await tap(anna, (await anna.slash("table resign")).message, "resign")
    told = [text_of(post) for post in (await house.posts())[before:]]
    resigned = "Anna has resigned. A computer player takes over their seat."
    assert told[0] == f"{resigned} Ben is now the host of this table."
    assert not any("host" in post for post in told[1:])


async def test_the_others_are_asked_before_a_turn_is_taken_back(toys: House) -> None:
    match_id = await toys.begun("Anna", "Ben", game="toy")
    anna, ben = toys.person("Anna"), toys.person("Ben")
    await anna.slash("do", text="bid " + await _card(toys, match_id) + "; confirm")
    before = (await toys.bot.matches.table(match_id)).steps
    assert "asked whether" in (await anna.slash("table undo")).text
    question = (await toys.posts())[-1]
    assert [c["label"] for c in controls(question)] == ["Agree", "Refuse"]
    assert "you who asked" in (await tap(anna, question, "agree")).text
    assert "taken back" in (await tap(ben, question, "agree")).text
    assert (await toys.bot.matches.table(match_id)).steps == before - 1
    asked = next(m for m in await toys.posts() if m["id"] == question["id"])
    assert controls(asked) == []
    assert text_of(asked) == text_of(question)


async def _card(house: House, match_id: str) -> str:
    draft = await house.bot.matches.draft(match_id, 0)
    table = await house.bot.matches.table(match_id)
    legal = choosable(house.bot.services.games[table.game], draft.state, 0)
    return str(legal[0]).split()[1]
