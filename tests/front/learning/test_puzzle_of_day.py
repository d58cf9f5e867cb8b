"""`/server puzzle`: one message a day in a channel, tried in private, and told of the next day."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from discord import ComponentType

from bot.delivery.delivery import Delivery
from bot.delivery.errors import TryLater
from bot.delivery.puzzle_sender import PuzzleSender
from bot.front.shown.presenter import TablePresenter
from bot.matches.schedule.puzzles import puzzle_of
from bot.matches.table.posts import PuzzlePost
from rules.learning import entries
from rules.learning.puzzles import Puzzle, puzzles
from sandbox import Fault
from sandbox.web.driver import controls, is_private, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import GUILD_ID, SEND_MESSAGES, VIEW_CHANNEL, person_named
from tests.front.conftest import House, house_of, panel, tap
from tests.front.learning.test_lesson import choose, press
from tests.games import PAINTED, WHOLE
from tests.known import EXAMPLE

GAME = "reversi"
NEXT_DAY = 34
"""Hours after which it is past nine of the next day, whenever the test begins."""
BEN = person_named("Ben").id
SENDS = r"POST /channels/\d+/messages"


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house where the example is the only game with puzzles."""
    monkeypatch.setattr(entries, "FOLDERS", [EXAMPLE / "seeds"])
    async with house_of(tmp_path, WHOLE, PAINTED) as made:
        yield made


async def chosen(house: House, channel: str = "spectators") -> str:
    """What whoever manages the server is told who chooses that channel."""
    reply = await house.person("Anna").slash_with("server puzzle", {"channel": channel})
    await house.bot.puzzles.idle()
    await house.bot.outbox.idle()
    return reply.text


def asked(post: Json) -> Puzzle:
    """The puzzle of a post."""
    (button,) = [c for c in components(post) if c.get("custom_id", "").startswith("mp:puzzleday")]
    number = button["custom_id"].split()[1]
    return next(one for one in puzzles(GAME) if one.id == number)


def components(message: Json) -> list[Json]:
    """Everything in a message."""
    found, left = list[Json](), list(message["components"])
    while left:
        one = left.pop()
        found.append(one)
        left += one.get("components", [])
    return found


async def tried(house: House, name: str, post: Json, *lines: tuple[str, ...]) -> Json:
    """Somebody's turns after *Try*, the last answer."""
    person = house.person(name, "spectators")
    message = panel(await tap(person, post, "puzzleday"))
    assert is_private(message)
    for at, line in enumerate(lines):
        message = await press(person, message, "Try Again") if at else message
        for action in line:
            message = await choose(person, message, action)
        message = await press(person, message, "Confirm")
    return message


async def test_it_is_posted_once_and_told_of_the_next_day(house: House) -> None:
    assert "once a day; the first one comes now." in await chosen(house)
    assert "once a day; the next one <t:" in await chosen(house)
    (post,) = await house.posts("spectators")
    assert "**Puzzle of the day** · **Reversi** · grade" in text_of(post)
    assert [(one["label"], one["style"]) for one in controls(post)] == [("Try", 1)]
    assert len(pictures(post)) == 1
    assert not post["mentions"]
    puzzle = asked(post)
    assert puzzle.right[0][0].split()[1] not in text_of(post)
    right = await tried(house, "Anna", post, puzzle.right[0])
    assert "**Found on the first try.**" in text_of(right)
    wrong = await tried(house, "Ben", post, puzzle.natural)
    assert "There is a better turn" in text_of(wrong)
    await tried(house, "Sam", post)
    await house.restart()
    await house.pass_time(NEXT_DAY)
    posts = [one for one in await house.posts("spectators") if not is_private(one)]
    assert len(posts) == 2
    assert "2 people here have tried it, one has found it" in text_of(posts[1])
    answer = f"||Place disc · {puzzle.right[0][0].split()[1]}||"
    assert answer in text_of(posts[1])
    assert not {"Anna", "Ben"} & set(text_of(posts[1]).split())
    galleries = [c for c in components(posts[1]) if c["type"] == ComponentType.media_gallery.value]
    assert sorted(gallery["items"][0]["spoiler"] for gallery in galleries) == [False, True]
    assert asked(posts[1]) != puzzle


async def test_the_button_goes_on_where_one_was(house: House) -> None:
    await chosen(house)
    (post,) = await house.posts("spectators")
    person, puzzle = house.person("Ben", "spectators"), asked(post)
    message = panel(await person.click(post, label="Try"))
    await choose(person, message, puzzle.right[0][0])
    await house.pass_time(NEXT_DAY)
    message = panel(await person.click(post, label="Try"))
    message = await press(person, message, "Confirm")
    assert "**Found on the first try.**" in text_of(message)
    assert "**Found on the first try.**" in text_of(panel(await person.click(post, label="Try")))


async def test_two_at_once_lose_nothing(house: House) -> None:
    await chosen(house)
    (post,) = await house.posts("spectators")
    person = house.person("Ben", "spectators")
    theirs = next(one for one in puzzles(GAME) if one != asked(post))
    for one in puzzles(GAME):
        if one not in (theirs, asked(post)):
            await house.bot.matches.people.puzzles.begin(BEN, GAME, one.id, one.grade)
    begun = panel(await person.slash("puzzle", game=GAME))
    other = panel(await tap(person, post, "puzzleday"))
    begun = await choose(person, begun, shown(begun).right[0][0])
    other = await choose(person, other, asked(post).right[0][0])
    for message in (begun, other):
        done = await press(person, message, "Confirm")
        assert "**Found on the first try.**" in text_of(done)
        assert shown(message) == shown(done)


def shown(message: Json) -> Puzzle:
    """The puzzle of a private message."""
    number = text_of(message).split("puzzle ")[1].split()[0]
    return next(one for one in puzzles(GAME) if int(one.id) == int(number))


async def test_it_speaks_the_language_of_the_server(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("table settings", server_language="de")
    await chosen(house)
    (post,) = await house.posts("spectators")
    assert "**Rätsel des Tages**" in text_of(post)
    assert "Find the best turn" in text_of(await tried(house, "Ben", post))


async def test_it_can_be_ended(house: House) -> None:
    anna = house.person("Anna")
    assert "Name a channel" in (await anna.slash("server puzzle")).text
    await chosen(house)
    assert "Puzzle of the day: in" in (await anna.slash("status")).text
    assert "any more" in (await anna.slash("server puzzle")).text
    await house.pass_time(2 * NEXT_DAY)
    assert len(await house.posts("spectators")) == 1
    assert "Puzzle of the day" not in (await anna.slash("status")).text


async def test_only_who_manages_the_server_may_choose(house: House) -> None:
    house.box.world.for_everybody.add("server")
    reply = await house.person("Ben").slash_with("server puzzle", {"channel": "spectators"})
    assert "manage this server" in reply.text
    assert await house.bot.matches.puzzles.channel(GUILD_ID) is None


async def test_what_the_bot_may_not_do_there_is_named(house: House) -> None:
    await house.allow("", "spectators", deny=VIEW_CHANNEL)
    assert ": View Channel" in await chosen(house)
    await house.allow("", "spectators", deny=SEND_MESSAGES)
    told = await chosen(house)
    assert ": Send Messages, Embed Links and Attach Files. Please grant them" in told
    assert await house.bot.matches.puzzles.channel(GUILD_ID) is None


async def test_a_channel_that_forbids_it_is_told_and_tried_again(house: House) -> None:
    house.box.faults.add(Fault("403", SENDS, times=100, code=50013))
    await chosen(house)
    anna = house.person("Anna")
    assert "does not let me post" in (await anna.slash("status")).text
    house.box.faults.clear()
    house.box.faults.add(Fault("403", SENDS, code=50013))
    await house.bot.outbox.retry_now()
    (post,) = await house.posts("spectators")
    assert "not allowed to attach files" in text_of(post)
    assert pictures(post) == []
    assert "does not let me post" not in (await anna.slash("status")).text


async def test_a_channel_that_is_gone_is_told(house: House) -> None:
    await chosen(house)
    await house.box.ask("delete_channel", channel="spectators")
    await house.pass_time(NEXT_DAY)
    await house.pass_time(1)
    reply = await house.person("Anna").slash("status")
    assert "its channel does not exist any more" in reply.text


async def test_a_post_whose_answer_was_lost_is_not_posted_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.box.faults.add(Fault("502-after-write", SENDS, times=1))
    await chosen(house)
    await house.pass_time(0.1)
    await house.bot.outbox.retry_now()
    assert len(await house.posts("spectators")) == 1
    send = PuzzleSender.send

    async def unheard(
        sender: PuzzleSender, presenter: TablePresenter, post: PuzzlePost, delivery: Delivery
    ) -> None:
        await send(sender, presenter, post, replace(delivery, nonce="forgotten by now"))
        raise TryLater(1.0, "the answer was lost", maybe_sent=True)

    monkeypatch.setattr(PuzzleSender, "send", unheard)
    await house.pass_time(NEXT_DAY)
    assert len(await house.posts("spectators")) == 2
    monkeypatch.setattr(PuzzleSender, "send", send)
    await house.pass_time(0.1)
    assert (await house.bot.matches.queries.counts()).posts_waiting == 0
    assert len(await house.posts("spectators")) == 2


async def test_the_puzzle_is_the_same_everywhere(house: House) -> None:
    await chosen(house)
    channel = await house.bot.matches.puzzles.channel(GUILD_ID)
    assert channel is not None
    (post,) = await house.posts("spectators")
    now = house.bot.matches.clock()
    day = datetime.fromtimestamp(now, UTC).date()
    assert puzzle_of(day, WHOLE) == (GAME, asked(post).id)
