"""Following tables: who is asked, what followers see and may do, also in another server."""

from __future__ import annotations

import pytest

from bot.matches.table.requests import AllowFollowers, Close, Person, Place, Resign, Watch
from sandbox import Fault
from sandbox.web.driver import Reply, controls, is_private, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import (
    EVERYONE_PERMISSIONS,
    MANAGE_CHANNELS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    person_named,
)
from tests.front.conftest import House, has, labels, tap, whole_turn
from tests.front.interaction.test_access import NO_TABLE
from tests.sandbox.proof import soon
from tests.tapping import component

FAR_SERVER = 1_200_000_000_000_000_001
LOOKS = (
    "board", "left", "history", "show", "log", "rules", "newcomer", "legend", "poster", "words",
    "wordpage",
)  # fmt: skip
FORBIDDEN = "I am not allowed to post there"
ACTS = ("turn", "join", "leave", "start", "option", "hand", "resign", "undo", "admit", "unfollow")


async def public(house: House, channel: str = "table") -> list[Json]:
    """What everybody sees in a channel, oldest first."""
    return [post for post in await house.posts(channel) if not is_private(post)]


async def far_channel(house: House, name: str = "second-table", may: int = 0) -> Json:
    """A channel as if of another server; what is posted to it stands in the one of that name."""
    bits = EVERYONE_PERMISSIONS | MANAGE_CHANNELS | may
    return {"server": FAR_SERVER, "channel": await house.channel_id(name), "may": bits}


async def asked(house: House, match_id: str) -> Json:
    """The question to Ben, the host, after Sam asked for the channel of spectators."""
    sam = house.person("Sam", "spectators")
    assert "host is being asked" in (await sam.slash("table watch", table=match_id)).text
    return (await public(house))[-1]


async def test_a_refusal_closes_the_question_and_is_kept(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    question = await asked(house, match_id)
    await house.manager("Emil", "table")
    assert "Du hast abgelehnt" in (await tap(house.person("Emil"), question, "reject")).text
    crossing = await house.person("Ben").raw(
        3,
        component(f"mp:admit:{match_id}::{await house.channel_id('spectators')}"),
        message=question,
    )
    assert "has been answered" in crossing.text
    sam = house.person("Sam", "spectators")
    assert "has refused" in (await sam.slash("table watch", table=match_id)).text
    assert await house.bot.matches.queries.followers(match_id) == ()


async def test_a_question_is_answered_after_a_restart(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    question = await asked(house, match_id)
    told = (await house.person("Ben", "second-table").slash("turns")).text
    assert "may a channel follow this table? Answer there with </host followers:" in told
    await house.restart()
    assert "You have agreed" in (await tap(house.person("Ben"), question, "admit")).text
    assert pictures((await public(house, "spectators"))[-1])


async def test_a_question_about_a_closed_table_is_settled(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    question = await asked(house, match_id)
    host = Person(person_named("Ben").id, "Ben")
    await house.bot.matches.submit("over", host, match_id, Close())
    house.box.faults.add(Fault("403", rf"PATCH /channels/\d+/messages/{question['id']}"))
    for _ in ("the buttons stay", "they go"):
        assert "has ended" in (await tap(house.person("Ben"), question, "admit")).text
    assert not house.box.faults.waiting
    shown = next(m for m in await public(house) if m["id"] == question["id"])
    assert controls(shown) == []


async def test_who_may_not_write_in_a_channel_cannot_ask_for_it(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    await house.allow("Sam", "spectators", deny=SEND_MESSAGES)
    sam = house.person("Sam", "spectators")
    assert "may not write" in (await sam.slash("table watch", table=match_id)).text


async def test_a_late_follower_reads_the_story_so_far_in_one_message(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    for name in ("Anna", "Ben"):
        await whole_turn(house.person(name), (await public(house))[-1])
    before = await public(house)
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    (story,) = await public(house, "spectators")
    told = text_of(story)
    assert "**Anna** and **Ben** have played 2 turns so far" in told
    assert "Scores:" in told
    assert "/table history" in told
    placed = [line for line in text_of(before[-1]).split("\n") if "**Ben**" in line]
    assert placed[0] in told
    await whole_turn(house.person("Anna"), before[-1])
    assert "have played" not in text_of((await public(house, "spectators"))[-1])


async def test_looking_works_in_a_following_channel_and_acting_says_where(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    sam = house.person("Sam", "spectators")
    for command in ("board", "remaining", "log", "info"):
        reply = await sam.slash(f"table {command}")
        assert is_private(reply.message), command
        assert "table in this channel" not in reply.text, command
    where = f"Go on in <#{await house.channel_id('table')}>"
    for command in ("turn", "confirm", "back", "undo", "join", "start", "close", "resign"):
        assert where in (await sam.slash(f"table {command}")).text, command
    assert where in (await sam.slash("do", text="confirm")).text
    await house.allow("", "table", deny=VIEW_CHANNEL)
    hidden = (await sam.slash("table join")).text
    assert "cannot see" in hidden
    assert "<#" not in hidden
    assert "<#" not in (await sam.slash("table info")).text


async def test_of_several_followed_tables_the_one_changed_last_or_the_named_is_shown(
    house: House,
) -> None:
    first = await house.begun("Anna", "Ben")
    second = await house.begun("Anna", "Ben", channel="second-table")
    anna = house.person("Anna", "spectators")
    for match_id in (first, second):
        await anna.slash("table watch", table=match_id)
    assert second in (await anna.slash("table info")).text
    await whole_turn(house.person("Anna"), (await public(house))[-1])
    assert first in (await anna.slash("table info")).text
    offered = await anna.autocomplete("table info", "table")
    assert [choice["value"] for choice in offered] == [first, second]
    assert second in (await anna.slash("table info", table=second)).text
    assert "this channel does not follow it" in (await anna.slash("table info", table="zzzzz")).text
    gone = (await anna.slash("table unwatch", table=second)).text
    assert f"no longer follows Carcassonne with **Anna** and **Ben** (table {second})" in gone


async def test_a_notice_in_a_following_channel_names_the_game(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    ben = Person(person_named("Ben").id, "Ben")
    await house.bot.matches.submit("gone", ben, match_id, Resign())
    here = [text_of(post) for post in await public(house)]
    there = text_of((await public(house, "spectators"))[-1])
    head, told = there.split("\n")
    assert head == "**Carcassonne**, followed from another channel"
    assert told in here


async def test_another_servers_channel_follows_when_the_host_agrees(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    far, sam = await far_channel(house), house.person("Sam", "second-table")
    wrong = await sam.slash_elsewhere("table watch", far, table="zzzzz")
    assert NO_TABLE in wrong.text
    reply = await sam.slash_elsewhere("table watch", far, table=match_id)
    assert "host is being asked" in reply.text
    come = house.box.world.interactions[max(house.box.world.interactions)].payload
    there = (come["guild_id"], come["guild"]["id"], come["channel"]["guild_id"])
    assert set(there) == {str(far["server"])}, "all of it is from there"
    question = (await public(house))[-1]
    assert "a channel of the server" in text_of(question)
    assert "<#" not in text_of(question)
    await tap(house.person("Ben"), question, "admit")
    (board,) = await public(house, "second-table")
    assert pictures(board)
    assert "<@" not in text_of(board)
    shown = await sam.raw(3, component(f"mp:board:{match_id}::"), message=board, elsewhere=far)
    assert pictures(shown.message)
    assert "<#" not in shown.text


async def test_a_following_channel_of_another_server_looks_and_never_acts(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    far, sam = await far_channel(house), house.person("Sam", "second-table")
    await sam.slash_elsewhere("table watch", far, table=match_id)
    await tap(house.person("Ben"), (await public(house))[-1], "admit")
    (board,) = await public(house, "second-table")
    before = await house.bot.matches.table(match_id)
    for verb in LOOKS:
        tapped = component(f"mp:{verb}:{match_id}::")
        shown = (await sam.raw(3, tapped, message=board, elsewhere=far)).messages
        assert [NO_TABLE in text_of(message) for message in shown] == [False], verb
    for verb in ACTS:
        tapped = component(f"mp:{verb}:{match_id}::")
        told = (await sam.raw(3, tapped, message=board, elsewhere=far)).text
        assert NO_TABLE in told or "older version" in told, verb
    assert "cannot see from here" in (await sam.slash_elsewhere("table join", far)).text
    assert "<#" not in (await sam.slash_elsewhere("table info", far)).text
    assert "still hidden" in (await sam.slash_elsewhere("record export", far)).text
    assert await house.bot.matches.table(match_id) == before
    assert "no longer follows" in (await sam.slash_elsewhere("table unwatch", far)).text
    gone = component(f"mp:board:{match_id}::")
    assert "does not show that table" in (await sam.raw(3, gone, message=board, elsewhere=far)).text


@pytest.mark.parametrize("trouble", ["forbidden", "over"])
async def test_elsewhere_a_forbidden_table_reads_like_one_that_is_not(
    house: House, trouble: str
) -> None:
    match_id = await house.begun("Ben", "Chloé")
    ben = Person(person_named("Ben").id, "Ben")
    request = AllowFollowers(allowed=False) if trouble == "forbidden" else Close()
    await house.bot.matches.submit("trouble", ben, match_id, request)
    far, sam = await far_channel(house), house.person("Sam", "second-table")
    told = [
        (await sam.slash_elsewhere("table watch", far, table=which)).text
        for which in (match_id, "zzzzz")
    ]
    assert told[0] == told[1]


async def listed(house: House) -> Reply:
    return await house.person("Ben").slash("host followers")


async def test_the_host_sees_ends_and_forbids_followers(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    sam = await house.manager("Sam", "spectators")
    await sam.slash("table watch", table=match_id)
    await public(house, "spectators")
    assert "Only the host" in (await house.person("Sam").slash("host followers")).text
    ben, shown = house.person("Ben"), await listed(house)
    assert shown.private
    assert not has(shown.message, "followers"), "there is one page"
    assert f"<#{await house.channel_id('spectators')}>" in shown.text
    assert FORBIDDEN not in shown.text
    await house.box.ask("deny", channel="spectators", permissions=SEND_MESSAGES)
    await whole_turn(ben, (await public(house))[-1])
    await soon(lambda: bool(house.bot.outbox.held))
    assert FORBIDDEN in (await listed(house)).text
    await house.box.ask("deny", channel="spectators", permissions=0)
    await soon(lambda: not house.bot.outbox.held)
    shown = await tap(ben, shown.message, "followable")
    assert "No more channels are allowed" in shown.text
    second = await house.manager("Sam", "second-table")
    assert "does not want" in (await second.slash("table watch", table=match_id)).text
    shown = await tap(ben, shown.message, "unfollow")
    assert "No other channel follows" in shown.text
    ended = (await public(house, "spectators"))[-1]
    assert f"Table {match_id}" in text_of(ended)
    assert all(not has(post, "board") for post in await public(house, "spectators"))
    shown = await tap(ben, shown.message, "followable")
    assert "now follows" in (await second.slash("table watch", table=match_id)).text


async def test_requests_are_answered_in_the_list_too(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    await asked(house, match_id)
    shown = await tap(house.person("Ben"), (await listed(house)).message, "admit")
    assert "One channel follows" in shown.text
    assert len(await house.bot.matches.queries.followers(match_id)) == 1


async def test_many_followers_come_in_pages(house: House) -> None:
    match_id = await house.opened("Ben", "Chloé")
    ben = Person(person_named("Ben").id, "Ben")
    for number in range(20):
        place = Place(FAR_SERVER - 1, 1_300_000_000_000_000_000 + number)
        ben = Person(ben.id, "Ben", frozenset({place.channel_id}))
        await house.bot.matches.submit(f"f{number}", ben, match_id, Watch(place, "en"))
        if number < 3:
            await house.bot.matches.submit(
                f"a{number}",
                Person(7, "Zed", frozenset({number})),
                match_id,
                Watch(Place(FAR_SERVER, number), "en"),
            )
    shown = await listed(house)
    assert labels(shown.message).count("Stop Following") == 6
    shown = await house.person("Ben").click(shown.message, label="Next Page")
    assert labels(shown.message).count("Stop Following") == 6


async def test_forged_answers_reach_nothing(house: House) -> None:
    match_id = await house.begun("Ben", "Chloé")
    question = await asked(house, match_id)
    sam = house.person("Sam")
    for verb, rest in (("admit", "x"), ("reject", ""), ("unfollow", "1"), ("followable", "no")):
        told = await sam.raw(3, component(f"mp:{verb}:{match_id}::{rest}"), message=question)
        assert "host" in told.text, verb
    ben = house.person("Ben")
    told = await ben.raw(3, component(f"mp:admit:{match_id}::{'9' * 40}"), message=question)
    assert "has been answered" in told.text
    assert (await house.bot.matches.table(match_id)).followable


async def test_who_names_a_table_that_is_not_shown_here_is_told_where_to_look(house: House) -> None:
    match_id = await house.opened("Anna")
    sam = house.person("Sam", "spectators")
    for name in (match_id, "no-such"):
        told = (await sam.slash("table board", table=name)).text
        assert "</table watch:" in told
        assert "</tables:" in told
