"""Several channels, spectating channels, languages, names."""

from __future__ import annotations

from sandbox.web.driver import controls, is_private, pictures, text_of
from tests.front.conftest import GAME, House, choosing, panel, tap, verb_of, whole_turn
from tests.sandbox.proof import soon


async def test_tables_in_several_channels_and_one_list_of_turns(house: House) -> None:
    await house.begun("Anna", "Ben")
    await house.begun("Anna", "Chloé", channel="second-table")
    reply = await house.person("Anna", "spectators").slash("turns")
    assert [verb_of(c) for c in controls(reply.message)] == ["turn", "turn"]
    await whole_turn(house.person("Anna"), reply.message)
    assert len(controls((await house.person("Anna").slash("turns")).message)) == 1


async def test_a_spectating_channel_sees_every_confirmed_turn_and_no_draft(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    sam = await house.manager("Sam", "spectators")
    offered = await sam.autocomplete("table watch", "table")
    assert [choice["value"] for choice in offered] == [match_id]
    assert "now follows" in (await sam.slash("table watch", table=match_id)).text
    first = await house.posts("spectators")
    post = (await house.posts())[-1]
    message = panel(await tap(house.person("Anna"), post, "turn"))
    await tap(house.person("Anna"), message, choosing(message))
    assert await house.posts("spectators") == first
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    seen = (await house.posts("spectators"))[-1]
    assert [verb_of(c) for c in controls(seen)] == ["board", "history", "rules", "legend"]
    assert pictures(seen)
    assert "<@" not in text_of(seen)
    board = await tap(sam, seen, "board")
    assert pictures(board.message)
    assert board.private
    assert "no longer" in (await sam.slash("table unwatch")).text
    count = len(await house.posts("spectators"))
    await whole_turn(house.person("Ben"), (await house.posts())[-1])
    assert len(await house.posts("spectators")) == count


async def test_the_language_of_a_table_can_be_chosen(house: House) -> None:
    await house.opened("Anna", "Ben")
    await house.person("Anna").slash("table settings", language="zh-CN")
    await house.person("Anna").slash("table start")
    posts = await house.posts()
    assert "比分" in text_of(posts[-1])
    assert "卡卡颂" in text_of(posts[0])
    assert not any("简体中文" in text_of(post) for post in posts)  # the lobby itself changed


async def test_another_language_of_a_running_game_is_told_once_in_that_language(
    house: House,
) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    await house.person("Anna", "spectators").slash("table watch", table=match_id)
    follows, before = await house.posts("spectators"), await house.posts()
    for _ in range(2):
        await anna.slash("table settings", language="zh-CN")
    (told,) = (await house.posts())[len(before) :]
    assert text_of(told) == "从现在起这张牌桌使用简体中文。"
    assert await house.posts("spectators") == follows  # it keeps its own language


async def test_a_table_moves_to_another_channel(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    reply = await house.person("Anna", "second-table").slash("host move", table=match_id)
    assert "The table is now in" in reply.text
    there = await house.posts("second-table")
    assert verb_of(controls(there[-1])[0]) == "turn"
    assert "goes on in" in text_of((await house.posts())[-1])


async def test_a_deleted_channel_does_not_stop_the_game(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    turns = await house.person("Anna", "spectators").slash("turns")
    await house.box.ask("delete_channel", channel="table")
    await whole_turn(house.person("Anna", "spectators"), turns.message)
    assert await house.on_turn(match_id) == ("Ben",)
    await house.person("Anna", "second-table").slash("host move", table=match_id)
    assert "Ben" in text_of((await house.posts("second-table"))[-1])


async def test_computers_play_without_being_mentioned(house: House) -> None:
    await house.opened("Anna")
    await house.person("Anna").slash("table add", player="beginner")
    await house.person("Anna").slash("table start")
    await whole_turn(house.person("Anna"), (await house.posts())[-1])
    await house.bot.computers.idle()
    posts = await house.posts()
    assert text_of(posts[-1]).count("<@") == 1
    assert "Beginner" in text_of(posts[-1])


async def test_resigning_asks_first(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    ben = house.person("Ben")
    asked = await ben.slash("table resign")
    await tap(ben, asked.message, "keep")
    assert (await house.bot.matches.table(match_id)).seats[1].computer is None
    await tap(ben, asked.message, "resign")
    assert (await house.bot.matches.table(match_id)).seats[1].computer is not None
    assert "Ben has resigned" in text_of((await house.posts())[-1])
    asked = await house.person("Anna").slash("table resign")
    assert "closes the table" in asked.text, "nobody else is left"
    assert "the table is closed" in (await tap(house.person("Anna"), asked.message, "resign")).text


async def test_looking_is_private_and_open_to_everybody(house: House) -> None:
    await house.begun("Anna", "Ben")
    sam = house.person("Sam")
    for command in ("board", "remaining", "log", "info"):
        reply = await sam.slash(f"table {command}")
        assert is_private(reply.message), command
        assert len(reply.text) > 20, command
    assert "would give away what is still hidden" in (await sam.slash("record export")).text
    for command in ("help", "turns"):
        assert (await sam.slash(command)).private
    assert len((await sam.slash("help")).text) > 500
    assert len((await sam.slash("rules", game=GAME)).text) > 500


async def test_a_table_lives_in_a_thread(house: House) -> None:
    await house.box.ask("new_channel", name="evening", parent="table")
    match_id = await house.begun("Anna", "Ben", channel="evening")
    await whole_turn(house.person("Anna", "evening"), (await house.posts("evening"))[-1])
    await house.box.ask("archive", channel="evening")
    turns = await house.person("Ben").slash("turns")
    await whole_turn(house.person("Ben"), turns.message)
    assert await house.on_turn(match_id) == ("Anna",)
    assert "<@" in text_of((await house.posts("evening"))[-1])


async def interrupted(house: House, trouble: str) -> None:
    """Lets something happen to the bot's connection, and waits until it is back."""
    gateway = house.box.gateway
    known = gateway.identified + gateway.resumed
    await house.box.ask(trouble)
    await soon(lambda: gateway.connected and gateway.identified + gateway.resumed > known)


async def test_interrupted_connections_lose_nothing(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    for trouble, name in (("reconnect", "Anna"), ("invalidate", "Ben"), ("drop_sockets", "Anna")):
        await interrupted(house, trouble)
        await whole_turn(house.person(name), (await house.posts())[-1])
        assert await house.on_turn(match_id) != (name,)


async def test_a_lost_lobby_message_comes_back(house: House) -> None:
    await house.opened("Anna")
    table = await house.table_in()
    await house.bot.matches.remember_lobby(table, 5)
    await house.person("Anna").slash("table info")
    assert controls((await house.posts())[-1])
    assert len(await house.posts()) == 2
