"""Lobbies are posted like everything else: late where they cannot be posted now, and once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.sender import DiscordSender
from bot.matches.table.posts import LobbyPost
from bot.matches.table.requests import Join, Person
from sandbox import Fault
from sandbox.web.driver import controls, is_private, text_of
from sandbox.world.failures import Json
from sandbox.world.people import CREATE_PUBLIC_THREADS, SEND_IN_THREADS, SEND_MESSAGES, person_named
from tests.front.conftest import GAME, House, control, has, tap
from tests.front.delivery.test_sender import delivery_of
from tests.front.lobby.test_threads import threads
from tests.front.shown.test_retired_messages import EDIT
from tests.sandbox.proof import soon

CHLOE = Person(person_named("Chloé").id, "Chloé")
DAVID = "大卫"
POST = "POST /channels/{channel_id}/messages"
SENDS = r"POST /channels/\d+/messages"


async def lobbies(house: House, channel: str = "table") -> list[Json]:
    """The public messages by which people may join."""
    return [m for m in await house.posts(channel) if has(m, "join") and not is_private(m)]


async def unremembered(house: House, match_id: str) -> None:
    """The answer of Discord, which tells the message's id, was lost."""
    matches = house.bot.matches
    await matches.remember_lobby(await matches.table(match_id), None)


async def test_a_lobby_that_may_not_be_posted_is_told_and_comes_when_it_may(house: House) -> None:
    house.box.faults.add(Fault("403", SENDS, times=100))
    reply = await house.person("Ben").slash("table open", game=GAME)
    assert "does not let me post there" in reply.text
    assert "/table close" in reply.text.replace("</table close:", "/table close ")
    assert await lobbies(house) == []
    await house.person("Chloé").slash("table join")
    house.box.faults.clear()
    before = house.box.requests[POST]
    await house.allow("Chloé", "table", allow=SEND_MESSAGES)  # any change of the channel will do
    await soon(lambda: house.box.requests[POST] > before)
    (lobby,) = await lobbies(house)
    assert "Chloé" in str(lobby["components"])
    assert not (await tap(house.person("Emil"), lobby, "join")).failed
    assert "Emil" in str((await lobbies(house))[0]["components"])


async def test_whoever_gives_the_table_up_gets_no_lobby_any_more(house: House) -> None:
    house.box.faults.add(Fault("403", SENDS, times=100))
    await house.person("Ben").slash("table open", game=GAME)
    assert "closed" in (await house.person("Ben").slash("table close")).text
    house.box.faults.clear()
    await house.bot.outbox.retry_now()
    assert await lobbies(house) == []
    assert len(await house.opened("Chloé"))


async def test_a_lobby_that_discord_does_not_take_now_is_promised(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.front.lobby.lobby_actions.POSTED_SECONDS", 0.2)
    house.box.faults.add(Fault("delay", SENDS, seconds=1.0))
    reply = await house.person("Ben").slash("table open", game=GAME)
    assert "not accepting it right now" in reply.text
    assert len(await lobbies(house)) == 1


async def test_a_lobby_is_not_posted_where_its_table_is_no_more(house: House) -> None:
    match_id = await house.opened("Ben")
    delivery = await delivery_of(house, match_id, posts=(LobbyPost(),))
    await house.person("Ben", "second-table").slash("host move", table=match_id)
    await house.bot.outbox.idle()
    await unremembered(house, match_id)
    before = await house.posts()
    await DiscordSender(house.bot.services, house.bot.client).deliver(delivery)
    assert await house.posts() == before


async def test_a_lobby_waits_for_the_next_start(house: House) -> None:
    house.box.faults.add(Fault("403", SENDS, times=100))
    await house.person("Ben").slash("table open", game=GAME)
    await house.bot.close()
    house.box.faults.clear()
    await house.restart()
    assert len(await lobbies(house)) == 1


async def test_a_lobby_whose_answer_was_lost_is_found_again_and_shows_what_it_is_now(
    house: House,
) -> None:
    match_id = await house.opened("Ben")
    await unremembered(house, match_id)
    await house.bot.matches.submit("unseen", CHLOE, match_id, Join())
    sender = DiscordSender(house.bot.services, house.bot.client)
    await sender.deliver(await delivery_of(house, match_id, posts=(LobbyPost(),), retry=True))
    (lobby,) = await lobbies(house)
    assert "Chloé" in str(lobby["components"])
    table = await house.bot.matches.table(match_id)
    assert str(table.lobby_message_id) == lobby["id"]


async def test_who_may_not_write_in_a_channel_opens_no_table_there(house: House) -> None:
    await house.allow("Ben", "table", deny=SEND_MESSAGES)
    assert "may not write here" in (await house.person("Ben").slash("table open", game=GAME)).text
    assert (await house.bot.matches.queries.counts()).tables == {}


@pytest.mark.parametrize("denied", [CREATE_PUBLIC_THREADS, SEND_IN_THREADS])
async def test_who_may_not_make_threads_opens_no_table_in_one(house: House, denied: int) -> None:
    await house.allow("Ben", "table", deny=denied)
    ben = house.person("Ben")
    reply = await ben.slash("table open", **{"game": GAME, "in": "thread"})
    assert "may not create threads here" in reply.text
    assert await threads(house) == []
    assert "is open" in (await ben.slash("table open", game=GAME)).text


async def test_who_may_not_write_in_a_thread_opens_no_table_there(house: House) -> None:
    await house.box.ask("new_channel", name="evening", parent="table")
    await house.allow("Ben", "table", deny=SEND_IN_THREADS)
    ben = house.person("Ben", "evening")
    assert "may not write here" in (await ben.slash("table open", game=GAME)).text


async def join_unanswered(house: House, name: str, lobby: Json) -> None:
    """Somebody takes a seat by a lobby that Discord lets nobody edit."""
    custom_id, before = control(lobby, "join")["custom_id"], house.box.requests[EDIT]
    await house.person(name).begin(kind="component", message=lobby["id"], custom_id=custom_id)
    await soon(lambda: house.box.requests[EDIT] > before)
    await soon(lambda: not house.bot.services.busy)


async def test_a_lobby_that_may_not_be_edited_any_more_is_posted_anew_once(house: House) -> None:
    await house.opened("Ben")
    await house.pass_time(2)
    await house.box.ask("limit", which="old_edits", requests=0, seconds=40)
    await house.person("Chloé").slash("table join")
    old, new = await lobbies(house)
    await house.person("Emil").slash("table join")
    assert [m["id"] for m in await lobbies(house)] == [old["id"], new["id"]]
    await join_unanswered(house, "Sam", old)
    old, new = await lobbies(house)
    assert "Chloé" not in str(old["components"])
    for name in ("Chloé", "Emil", "Sam"):
        assert name in str(new["components"])


async def test_a_lobby_in_a_thread_that_sleeps_is_posted_anew_and_wakes_it(house: House) -> None:
    await house.person("Ben").slash("table open", **{"game": GAME, "in": "thread"})
    (thread,) = await threads(house)
    await house.box.ask("archive", channel=thread["name"])
    await join_unanswered(house, "Chloé", (await lobbies(house, thread["name"]))[0])
    first, second = await lobbies(house, thread["name"])
    assert controls(first)
    assert "Chloé" in str(second["components"])
    assert not (await threads(house))[0]["thread_metadata"]["archived"]


# --- the picture of a finished game --------------------------------------------------------------


def cover(lobby: Json) -> Json | None:
    """The picture of a lobby: what Discord tells of it, with its description."""
    galleries = [part for part in lobby["components"] if "items" in part]
    return galleries[0]["items"][0] if galleries else None


async def test_a_lobby_shows_a_finished_game_and_edits_leave_it_there(house: House) -> None:
    """Taps and commands edit the message in one request; nothing is uploaded again."""
    await house.opened("Ben")
    (lobby,) = await lobbies(house)
    shown = cover(lobby)
    assert shown is not None
    assert shown["description"].startswith("A finished game of Carcassonne")
    edits = house.box.requests[EDIT]
    await house.person("Chloé").slash("table join")
    assert house.box.requests[EDIT] == edits + 1
    await tap(house.person("Emil"), (await lobbies(house))[0], "join")
    await tap(house.person("Ben"), (await lobbies(house))[0], "option")
    (lobby,) = await lobbies(house)
    assert cover(lobby) == shown  # with the id of the first upload
    assert "Chloé" in str(lobby["components"])
    assert "Emil" in str(lobby["components"])
    assert house.box.requests[EDIT] == edits + 1  # taps are answered


@pytest.mark.parametrize("way", ["button", "command"])
async def test_the_picture_goes_once_the_game_begins(house: House, way: str) -> None:
    await house.opened("Ben", "Chloé")
    (lobby,) = await lobbies(house)
    ben = house.person("Ben")
    await (tap(ben, lobby, "start") if way == "button" else ben.slash("table start"))
    begun = next(post for post in await house.posts() if post["id"] == lobby["id"])
    assert "The game has begun." in str(begun["components"])
    assert cover(begun) is None
    assert begun["attachments"] == []


@pytest.mark.pictures
async def test_a_lobby_without_picture_is_filled_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As lobbies of earlier versions, and where none could be drawn in time."""
    monkeypatch.setattr("bot.front.shown.covers.PATIENCE", 0.0)
    await house.opened("Ben")
    (lobby,) = await lobbies(house)
    assert cover(lobby) is None
    await house.person("Chloé").slash("table join")
    await tap(house.person("Emil"), lobby, "join")
    (lobby,) = await lobbies(house)
    assert cover(lobby) is None
    assert "Chloé" in str(lobby["components"])
    assert "Emil" in str(lobby["components"])


@pytest.mark.pictures
async def test_a_picture_that_takes_long_is_there_for_the_next_lobby(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as impatient:
        impatient.setattr("bot.front.shown.covers.PATIENCE", 0.0)
        await house.opened("Ben")
        await house.bot.outbox.idle()
    await house.opened("Chloé", channel="second-table")
    assert cover((await lobbies(house))[0]) is None
    assert cover((await lobbies(house, "second-table"))[0]) is not None


async def test_a_picture_that_failed_is_drawn_for_the_next_lobby(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: Any, **__: Any) -> None:
        return None

    with monkeypatch.context() as broken:
        broken.setattr(house.bot.renderer, "cover", none)
        await house.opened("Ben")
        assert cover((await lobbies(house))[0]) is None
    await house.opened("Chloé", channel="second-table")
    assert cover((await lobbies(house, "second-table"))[0]) is not None


async def test_a_lobby_goes_without_picture_where_discord_takes_none(house: House) -> None:
    house.box.faults.add(Fault("403", SENDS, times=1))
    await house.opened("Ben")
    (lobby,) = await lobbies(house)
    assert cover(lobby) is None


async def test_a_lobby_that_is_found_again_keeps_its_picture(house: House) -> None:
    match_id = await house.opened("Ben")
    shown = cover((await lobbies(house))[0])
    await unremembered(house, match_id)
    sender = DiscordSender(house.bot.services, house.bot.client)
    await sender.deliver(await delivery_of(house, match_id, posts=(LobbyPost(),), retry=True))
    (lobby,) = await lobbies(house)
    assert cover(lobby) == shown is not None


async def test_the_picture_speaks_the_language_of_the_table(house: House) -> None:
    await house.person(DAVID).slash("table open", game="changcheng")
    shown = cover((await lobbies(house))[0])
    assert shown is not None
    assert shown["description"].startswith("一局已结束的长城")


async def test_the_lobby_tells_newcomers_what_the_game_asks_for(house: House) -> None:
    await house.opened("Ben")
    (lobby,) = await lobbies(house)
    told = text_of(lobby)
    assert "Most points win." in told
    assert "2–5 players · 35 minutes face to face" in told
    assert "14–36 turns each · easy to learn" in told
    lesson = await house.person("Sam").click(lobby, label="New to This Game? Learn It in 8 Minutes")
    assert is_private(lesson.message)
    assert "lesson · step 1" in lesson.text


async def test_the_lobby_says_what_hints_are_and_why_they_are_allowed(house: House) -> None:
    await house.opened("Ben")
    (lobby,) = await lobbies(house)
    assert "As long as one person plays alone" in text_of(lobby)
    await house.person("Chloé").slash("table join")
    (lobby,) = await lobbies(house)
    assert "A hint shows a good move" in text_of(lobby)
    assert "Where several people play, the host has to allow hints." in text_of(lobby)
    await tap(house.person("Ben"), lobby, "hints")
    assert "The host has decided whether hints are allowed." in text_of((await lobbies(house))[0])
