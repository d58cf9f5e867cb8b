"""`/practise`: a private game in panels, against computer players, in any channel and in none."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.front.own import practice
from bot.front.panel.practice import buttons_after, thinking
from bot.front.shown.custom_ids import CustomId
from bot.matches.table.model import DAY, Table
from bot.matches.table.requests import Practise
from bot.storage import schema
from rules import GAMES
from rules.computers.players import LEVELS
from rules.record import option_word
from sandbox.web.driver import Reply, SimulatedUser, files, is_private, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME, SEND_MESSAGES, VIEW_CHANNEL, person_named
from tests.front.conftest import (
    GAME,
    House,
    choosing,
    control,
    has,
    house_of,
    labels,
    panel,
    tap,
)
from tests.front.looking_back.test_review import finished
from tests.games import WHOLE
from tests.tapping import component
from tests.toy import TOY

QUIET = "reversi"
"""A game without secrets and chance, played in words: turns can be taken back."""
LONG = 60.0
"""Seconds for the first picture, and for computer players."""
MANY = 60
"""Taps in which a tiny game is over."""


@pytest.fixture
async def tiny(tmp_path: Path) -> AsyncIterator[House]:
    """A house where games without pictures are played, too."""
    async with house_of(tmp_path, {**WHOLE, "toy": TOY}) as house:
        yield house


async def played(house: House, name: str = "Anna") -> Table:
    """The person's private table."""
    found = await house.bot.matches.queries.private_table_of(person_named(name).id)
    assert found is not None
    return found


async def settled(person: SimulatedUser, reply: Reply) -> Json:
    """The message of an answer once nobody thinks any more."""
    number = panel(reply)["id"]
    return await person.until(
        lambda message: message["id"] == number and not has(message, "practise"), seconds=LONG
    )


async def begun(person: SimulatedUser, game: str = QUIET, **options: str) -> Json:
    """A private game against beginners, and its first panel."""
    reply = await person.slash("practise", game=game, level="beginner", **options)
    return await settled(person, reply)


async def decided(person: SimulatedUser, message: Json) -> Json:
    """One more tap: the first choice, or the confirmation."""
    verb = next((v for v in ("confirm", "sure") if has(message, v)), "") or choosing(message)
    return await settled(person, await tap(person, message, verb))


async def turn_taken(person: SimulatedUser, message: Json) -> Json:
    """A whole turn, the first of everything, and what comes after it."""
    while not has(message, "confirm"):
        message = await decided(person, message)
    return await decided(person, message)


async def posted(house: House) -> int:
    """How many posts there are on their way, or were."""
    query = sa.select(sa.func.count()).select_from(schema.outbox)
    posts = sa.select(sa.func.count()).select_from(schema.posts)
    waiting = await house.database.read(lambda c: c.execute(query).scalar_one())
    return waiting + await house.database.read(lambda c: c.execute(posts).scalar_one())


async def test_a_whole_game_is_played_in_one_message_that_nobody_else_sees(tiny: House) -> None:
    anna = tiny.person("Anna")
    message = first = await begun(anna, game="toy", seats="3")
    assert "practice · your move" in text_of(message)
    for _ in range(MANY):
        if has(message, "again"):
            break
        assert "<#" not in text_of(message)
        assert "tell everybody" not in text_of(message)
        message = await decided(anna, message)
    assert message["id"] == first["id"]
    assert is_private(message)
    told = text_of(message)
    assert "### The result" in told
    assert "Since your last decision" in told
    assert labels(message) == ["Again", "History", "Log", "Review"]
    assert (await played(tiny)).status == "finished"
    assert await tiny.posts() == []
    assert await posted(tiny) == 0
    for rest, told in (("history", "Turn "), ("log", "What was played")):
        looked = await anna.click(message, f"mp:past:{(await played(tiny)).id}::{rest}")
        assert told in looked.text
        assert looked.private
        assert looked.message["id"] != message["id"]
    judged = await anna.click(message, f"mp:past:{(await played(tiny)).id}::review")
    assert "the expert" in text_of(await finished(anna, judged))
    number = (await played(tiny)).id
    assert number in str(await anna.autocomplete("record export", "table", table=""))
    (record,) = files((await anna.slash("record export", table=number)).message)
    assert record["name"] == f"toy-{number}.game"
    others = await tiny.person("Ben").slash("record export", table=number)
    assert "That table is not in this channel" in others.text
    again = await settled(anna, await tap(anna, message, "again"))
    table = await played(tiny)
    assert "your move" in text_of(again)
    assert (table.game, len(table.seats), table.status) == ("toy", 3, "running")
    assert table.seat_of(person_named("Anna").id) == 1
    assert [h.computer for h in table.seats] == ["beginner", None, "beginner"]


async def test_an_ended_game_offers_its_poster_where_there_are_some(tiny: House) -> None:
    await begun(tiny.person("Anna"))
    presenter = tiny.bot.services.presenter(await played(tiny), "en")
    for status, posters in (("finished", True), ("finished", False), ("closed", True)):
        over = replace(presenter.table, status=status)
        (row,) = buttons_after(replace(presenter, table=over, has_posters=posters))
        assert ("Poster" in str(row.to_component_dict())) is (posters and status == "finished")


async def test_it_simply_begins_and_the_panel_tells_and_marks_what_happened(house: House) -> None:
    anna = house.person("Anna")
    what = {"command": "practise", "options": {"game": GAME}}
    act = await anna.begin(kind="command", channel="table", **what)
    message = await settled(anna, await anna.finish(act, LONG))
    table = await played(house)
    assert len(table.seats) == min(GAMES[GAME].meta.seats)
    assert table.seats[1].computer == "sound"
    assert pictures(message)
    assert "End the Game" in labels(message)
    assert "Take Turn Back" not in labels(message)
    message = await turn_taken(anna, message)
    assert "Since your last decision" in text_of(message)
    assert pictures(message)
    assert {"History", "End the Game"} <= set(labels(message))
    assert "Take Turn Back" not in labels(message)  # a tile was drawn
    now = (await played(house)).revision
    assert now > table.revision
    forged = component(f"mp:takeback:{table.id}::{now}")
    refused = await settled(anna, await anna.raw(3, forged, message=message))
    assert "revealed something hidden, so it stands" in text_of(refused)
    assert "your move" in text_of(refused)
    assert await posted(house) == 0


async def test_a_turn_to_be_confirmed_is_described_as_told_to_nobody(tiny: House) -> None:
    anna = tiny.person("Anna")
    message = await begun(anna)
    while not has(message, "confirm"):
        message = await decided(anna, message)
    told = (await tap(anna, message, "words")).text
    assert "Confirm to play it." in told
    assert "tell everybody" not in told


async def test_turns_are_taken_back_one_after_the_other(tiny: House) -> None:
    anna = tiny.person("Anna")
    message = await begun(anna)
    table = await played(tiny)
    seats = tuple(replace(holder, acts=not holder.acts) for holder in table.seats)
    waits = thinking(tiny.bot.services.presenter(replace(table, seats=seats), "en"))
    assert "thinking: **Beginner**." in str(waits.to_components()), "and Anna is not named"
    states: list[object] = []
    for _ in range(2):
        states.append((await played(tiny)).state)
        message = await turn_taken(anna, message)
    for state in reversed(states):
        assert (await played(tiny)).state != state
        stale, message = message, await settled(anna, await tap(anna, message, "takeback"))
        assert "The turn is taken back" in text_of(message)
        assert (await played(tiny)).state == state
        again = component(control(stale, "takeback")["custom_id"])
        twice = await settled(anna, await anna.raw(3, again, message=message))
        assert "has moved on" in text_of(twice)
        assert (await played(tiny)).state == state
    assert "Take Turn Back" not in labels(message)
    message = await turn_taken(anna, message)
    assert "Take Turn Back" in labels(message)


async def test_it_goes_on_after_a_restart_and_when_the_message_is_gone(tiny: House) -> None:
    anna = tiny.person("Anna")
    message = await begun(anna)
    drafted = panel(await tap(anna, message, choosing(message)))
    await tiny.restart()
    message = await turn_taken(anna, drafted)
    assert "your move" in text_of(message)
    before = await played(tiny)
    await tiny.box.ask("dismiss", user="Anna", message=message["id"])
    anna = tiny.person("Anna", "second-table")
    again = await settled(anna, await anna.slash("practise"))
    assert "Since your last decision" in text_of(again)
    after = await played(tiny)
    assert (after.id, after.state) == (before.id, before.state)
    await turn_taken(anna, again)
    assert (await played(tiny)).revision > after.revision


async def test_it_stands_beside_the_table_of_a_channel(tiny: House) -> None:
    match_id, anna = await tiny.begun("Anna", "Ben"), tiny.person("Anna")
    posts = await tiny.posts()
    message = await begun(anna)
    own = await played(tiny)
    assert own.id != match_id
    assert (await tiny.bot.matches.table(match_id)).status == "running"
    message = await turn_taken(anna, message)
    assert len(await tiny.posts()) == len(posts)
    assert f"Table {match_id}" in (await anna.slash("table info")).text
    assert own.id not in (await anna.slash("table info")).text
    for person in (anna, tiny.person("Ben")):
        assert own.id not in (await person.slash("tables")).text
        turns = (await person.slash("turns")).text
        assert own.id not in turns
        assert turns.count("your turn came") == (person is anna)
    assert own.id not in str(await anna.autocomplete("table watch", "table", table=""))
    lost = await tiny.person("Anna", "second-table").slash("table hand")
    assert "no table in this channel" in lost.text


async def test_nobody_else_sees_it_or_can_do_anything_at_it(tiny: House) -> None:
    anna, ben = tiny.person("Anna"), await tiny.manager("Ben", "table")
    message = await begun(anna)
    table = await played(tiny)
    assert await ben.read() == []
    assert await anna.read() == [message]
    for verb in ("turn", "practise", "confirm", "takeback", "giveup", "again", "past", "history"):
        reply = await ben.raw(3, component(str(CustomId(verb, table.id, "yes"))))
        assert "no such table" in reply.text, verb
    for command, options in {
        "table watch": {"table": table.id},
        "host move": {"table": table.id},
        "host restore": {"table": table.id},
    }.items():
        for person in (anna, ben):
            assert "no such table" in (await person.slash(command, **options)).text, command
    assert "does not follow" in (await ben.slash("table unwatch", table=table.id)).text
    assert await played(tiny) == table


async def test_its_own_controls_are_for_no_other_table(tiny: House) -> None:
    match_id, anna = await tiny.opened("Anna", "Ben"), tiny.person("Anna")
    for verb in ("practise", "takeback", "giveup", "again", "anew", "past"):
        reply = await anna.raw(3, component(str(CustomId(verb, match_id, "yes"))))
        assert "older version" in reply.text, verb
    await begun(anna)
    own = await played(tiny)
    for rest in ("", "chess - 0", f"{GAME} - x", f"{GAME} - 99", f"{GAME} genius 2", "a b c d"):
        reply = await anna.raw(3, component(f"mp:anew:{own.id}::{rest}"))
        assert reply.text
        assert "went wrong" not in reply.text, rest
    assert (await played(tiny)).id == own.id
    for verb in ("rematch", "resign"):
        reply = await anna.raw(3, component(f"mp:{verb}:{own.id}::"))
        assert "went wrong" not in reply.text
    assert await played(tiny) == own


async def test_another_game_replaces_it_after_a_question(tiny: House) -> None:
    anna = tiny.person("Anna")
    await begun(anna)
    first = await played(tiny)
    other = {"game": "toy", "options": "rounds=3", "seats": "3", "level": "beginner"}
    asked = await anna.slash("practise", **other)
    assert "instead?" in asked.text
    assert (await played(tiny)).id == first.id
    back = await settled(anna, await tap(anna, asked.message, "practise"))
    assert "your move" in text_of(back)
    asked = await anna.slash("practise", **other)
    anew = component(control(asked.message, "anew")["custom_id"])
    message = await settled(anna, await tap(anna, asked.message, "anew"))
    second = await played(tiny)
    assert "your move" in text_of(message)
    assert "your move" in (await anna.raw(3, anew, message=message)).text, "tapped twice"
    assert (await played(tiny)).id == second.id
    assert (await tiny.bot.matches.table(first.id)).status == "closed"
    assert (second.game, second.options["rounds"], len(second.seats)) == ("toy", 3, 3)
    assert second.seats[2].computer == "beginner"


async def test_a_game_begun_again_in_place_of_another_is_played_from_the_next_seat(
    tiny: House,
) -> None:
    anna = tiny.person("Anna")
    message = await begun(anna, game="toy", seats="3")
    asked = panel(await tap(anna, message, "giveup"))
    ended = await tap(anna, asked, "giveup")
    await begun(anna)
    asked = await tap(anna, ended.message, "again")
    assert "instead?" in asked.text
    await settled(anna, await tap(anna, asked.message, "anew"))
    table = await played(tiny)
    assert [h.computer for h in table.seats] == ["beginner", None, "beginner"]


async def test_it_is_given_up_after_a_question(tiny: House) -> None:
    anna = tiny.person("Anna")
    message = await begun(anna)
    assert "Your practice game goes on with" in (await anna.slash("turns")).text
    asked = panel(await tap(anna, message, "giveup"))
    assert labels(asked) == ["Go On", "End the Game"]
    message = await settled(anna, await tap(anna, asked, "practise"))
    asked = panel(await tap(anna, message, "giveup"))
    again = component(control(asked, "giveup")["custom_id"])
    ended = await tap(anna, asked, "giveup")
    assert "You have ended this game" in ended.text
    assert (await played(tiny)).status == "closed"
    assert (await anna.slash("turns")).text == "No table is waiting for you."
    assert "You have ended this game" in (await anna.raw(3, again, message=ended.message)).text
    assert "You have ended this game" in (await anna.slash("practise")).text
    message = await settled(anna, await tap(anna, ended.message, "again"))
    assert "your move" in text_of(message)


async def test_it_is_played_in_direct_messages(tiny: House) -> None:
    ben = tiny.person("Ben", DIRECT_NAME)
    message = await begun(ben)
    message = await turn_taken(ben, message)
    assert "Since your last decision" in text_of(message)
    for verb in ("past", "left"):
        looked = await tap(ben, message, verb)
        assert looked.private
        assert "channels of a server" not in looked.text
    there = tiny.person("Ben", "second-table")
    message = await settled(there, await there.slash("practise"))
    assert "your move" in text_of(message)
    assert await posted(tiny) == 0
    asked = panel(await tap(there, message, "giveup"))
    assert "You have ended" in (await tap(there, asked, "giveup")).text


async def test_it_is_played_where_the_bot_may_not_post(tiny: House) -> None:
    await tiny.box.ask("deny", channel="table", permissions=VIEW_CHANNEL | SEND_MESSAGES)
    anna = tiny.person("Anna")
    message = await begun(anna)
    message = await turn_taken(anna, message)
    assert "your move" in text_of(message)


async def test_an_archived_game_goes_on_where_it_was(tiny: House) -> None:
    anna = tiny.person("Anna")
    await turn_taken(anna, await begun(anna))
    before = await played(tiny)
    await tiny.pass_time(15 * DAY / 3600)
    assert (await played(tiny)).status == "archived"
    message = await settled(anna, await anna.slash("practise"))
    after = await played(tiny)
    assert (after.status, after.state) == ("running", before.state)
    await turn_taken(anna, message)
    assert await posted(tiny) == 0


async def test_an_archived_game_does_not_go_on_beside_a_later_one(tiny: House) -> None:
    anna = tiny.person("Anna")
    archived = await turn_taken(anna, await begun(anna))
    await tiny.pass_time(15 * DAY / 3600)
    later = await begun(anna)
    assert "already have a practice game" in (await tap(anna, archived, choosing(archived))).text
    await turn_taken(anna, later)


async def test_what_is_forgotten_is_gone(tiny: House) -> None:
    anna = tiny.person("Anna", DIRECT_NAME)
    await begun(anna)
    table = await played(tiny)
    await tap(anna, (await anna.slash("me forget")).message, "forgetme")
    assert await tiny.bot.matches.queries.private_table_of(person_named("Anna").id) is None
    assert (await tiny.bot.matches.table(table.id)).status == "closed"
    assert "no practice game" in (await anna.slash("practise")).text


@pytest.mark.parametrize("game", WHOLE)
def test_every_wish_fits_into_a_button(game: str) -> None:
    meta = WHOLE[game].meta
    unlike = {
        option.name: max((option_word(c) for c in option.choices if c != option.default), key=len)
        for option in meta.options
    }
    wish = Practise(game, "en", max(LEVELS, key=len), max(meta.seats), unlike, 9)
    words = practice._as_words(WHOLE[game], wish)  # pyright: ignore[reportPrivateUsage]
    assert str(CustomId("anew", "abcde", words))


# --- /describe ---------------------------------------------------------------------------------


async def test_it_is_described_in_direct_messages_and_where_there_is_no_table(tiny: House) -> None:
    anna, direct = tiny.person("Anna"), tiny.person("Anna", DIRECT_NAME)
    assert "You have no practice game" in (await direct.slash("describe")).text
    assert "no table in this channel" in (await anna.slash("describe")).text
    await begun(anna)
    table = await played(tiny)
    for person in (anna, direct, tiny.person("Anna", "second-table")):
        told = await person.slash("describe")
        assert told.private
        assert "You can: " in told.text
        assert table.id in told.text
    ben = await tiny.person("Ben").slash("describe", table=table.id)
    assert "You can" not in ben.text
    assert "no table" in (await tiny.person("Ben").slash("describe")).text


async def test_beside_a_table_of_the_channel_it_is_described_by_its_number(tiny: House) -> None:
    anna = tiny.person("Anna")
    public = await tiny.begun("Anna", "Ben")
    await begun(anna)
    own = (await played(tiny)).id
    assert public in (await anna.slash("describe")).text
    assert own in (await anna.slash("describe", table=own.upper())).text
    suggested = await anna.autocomplete("describe", "table", table="")
    assert [choice["value"] for choice in suggested] == [own, public]
    direct = tiny.person("Anna", DIRECT_NAME)
    suggested = await direct.autocomplete("describe", "table", table="")
    assert [choice["value"] for choice in suggested] == [own]
    assert "Carcassonne" not in (await direct.slash("describe", table=public)).text
