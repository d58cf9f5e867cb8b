"""A table from its opening to its result, by people who tap and people who type."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bench.playing import random_turn
from bot.storage import schema
from rules import GAMES
from rules.game import Rng
from sandbox.web.driver import SimulatedUser, controls, files, is_private, pictures, text_of
from tests.front.conftest import GAME, House, has, labels, panel, verb_of, verbs, whole_turn

pytestmark = pytest.mark.timeout(300)  # whole games

IDS = {"Anna": "<@1100000000000000101>", "Ben": "<@1100000000000000102>"}


async def test_a_turn_by_panel_alone(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post = (await house.posts())[-1]
    assert text_of(post).count(IDS["Anna"]) == 1
    ways = ["turn", "board", "history", "rules", "legend"]
    assert [verb_of(c) for c in controls(post)] == ways
    assert pictures(post)[0]["description"]
    reply = await whole_turn(house.person("Anna"), post)
    assert labels(reply.message) == ["Note"]
    after = await house.posts()
    assert await house.on_turn(match_id) == ("Ben",)
    assert text_of(after[-1]).count(IDS["Ben"]) == 1
    old = next(m for m in after if m["id"] == post["id"])
    assert verbs(old) == ["history"]
    assert pictures(old)


async def test_slash_commands_keep_the_lobby_message_fresh(house: House) -> None:
    await house.opened("Anna", "Ben", "Chloé")
    await house.person("Chloé").slash("table leave")
    await house.person("Anna").slash("table add", player="sound")
    await house.person("Anna").slash("host option", name="river", value="yes")
    posts = await house.posts()
    assert len(posts) == 1
    assert "Chloé" not in text_of(posts[0])
    assert "Solid player" in text_of(posts[0])
    assert "left the table." in (await house.person("Ben").slash("table leave")).text
    left = "You have left the table. Nobody is left, so it is closed."
    assert (await house.person("Anna").slash("table leave")).text == left
    await house.person("Anna").slash("table open", game="tigris")
    other = "The table here plays Tigris & Euphrates."
    assert (await house.person("Anna").slash(f"{GAME} pass")).text == other


async def _finish(house: House, match_id: str) -> None:
    """Plays a running game to its end with the two people there: by panel, by commands, and most
    turns in one line."""
    for number in range(200):
        table = await house.bot.matches.table(match_id)
        seat = next((seat for seat, holder in enumerate(table.seats) if holder.acts), None)
        if seat is None:
            return
        person = house.person(table.seats[seat].name)
        if number % 8 == 0:
            await whole_turn(person, (await house.posts())[-1])
        elif number % 8 == 4:
            await _turn_by_commands(person)
        else:
            texts = random_turn(GAMES[GAME], table.state, seat, Rng(f"line {number}"))
            await person.slash("do", text="; ".join([*texts, "confirm"]))
        await house.bot.outbox.idle()  # or one post would tell of several turns
    raise AssertionError("the game does not end")


async def _turn_by_commands(person: SimulatedUser) -> None:
    cell = await person.autocomplete(f"{GAME} place", "cell")
    given = {"cell": cell[0]["value"]}
    turn = await person.autocomplete(f"{GAME} place", "turn", **given)
    placed = await person.slash(f"{GAME} place", **given, turn=turn[0]["value"])
    if not has(panel(placed), "confirm"):
        placed = await person.slash(f"{GAME} pass")
    assert has(panel(placed), "confirm"), placed.text
    await person.slash("table confirm")


async def test_a_whole_game_is_seen_by_a_spectator_turn_by_turn(house: House) -> None:
    match_id = await house.begun("Anna", "Ben", options="river=yes")
    await _finish(house, match_id)
    posts = [m for m in await house.posts(reader="Sam") if pictures(m)]
    assert len(posts) > 70
    assert not any(is_private(post) for post in posts)
    final = posts[-1]
    assert "🥇" in text_of(final)
    assert "turn" not in [verb_of(c) for c in controls(final)]
    assert [m["id"] for m in posts if has(m, "board")] == [final["id"]]
    assert all(has(m, "history") for m in posts)
    assert (await house.person("Anna").slash("turns")).text == "No table is waiting for you."
    table = await house.bot.matches.table(match_id)
    assert table.status == "finished"
    record = await house.person("Sam").slash("record export")
    assert [file["name"] for file in files(record.message)] == [f"{GAME}-{match_id}.game"]


async def test_a_table_of_a_game_that_is_not_known_any_more_is_closed_by_its_host(
    house: House,
) -> None:
    for channel, begins in (("table", False), ("second-table", True)):
        begin = house.begun if begins else house.opened
        match_id = await begin("Anna", "Ben", channel=channel)
        forgotten = sa.update(schema.matches).where(schema.matches.c.id == match_id)
        await house.posts(channel)
        await house.database.write(lambda c, this=forgotten: c.execute(this.values(game="chess")))
        assert "Only the host" in (await house.person("Ben", channel).slash("table close")).text
        told = await house.person("Anna", channel).slash("table close")
        assert told.text == "The table is closed."
        assert (await house.bot.matches.table(match_id)).status == "closed"
        shown = [text_of(post) for post in await house.posts(channel)]
        assert ("The table is closed." in shown) is not begins
