"""`/record replay` with the whole bot: the moving picture, what is told meanwhile, its ends."""

from __future__ import annotations

import asyncio
import io
from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest
from PIL import Image

from bot.front.interaction import slow_work
from bot.front.looking_back import replay
from bot.matches.table.requests import Choose, Person
from bot.processes.pool import RequestFailed
from render.animation.animator import Animation
from rules.playing import choosable
from sandbox.web.driver import Reply, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.front.conftest import House
from tests.sandbox.proof import PATIENCE, soon

pytestmark = pytest.mark.timeout(300)  # many pictures
LONG = 100.0
"""Seconds for a moving picture on a busy machine."""


async def play(house: House, match_id: str, turns: int) -> None:
    """So many turns, the first legal thing each time."""
    for _ in range(turns):
        table = await house.bot.matches.table(match_id)
        seat = next(i for i, holder in enumerate(table.seats) if holder.acts)
        legal = choosable(house.bot.services.games[table.game], table.state, seat)
        person = Person(table.seats[seat].user_id or 0, table.seats[seat].name)
        request = Choose((str(legal[0]), "pass"), confirm=True)
        key = f"play-{match_id}-{table.revision}"
        await house.bot.matches.submit(key, person, match_id, request)
    await house.bot.outbox.idle()


async def free(house: House, name: str) -> None:
    """Waits until a person may ask for another one: that is a little after the answer."""
    await soon(lambda: person_named(name).id not in house.bot.services.animating)


async def replayed(house: House, name: str) -> Json:
    """The message in which a person's animated picture came."""
    person = house.person(name)
    reply = await person.slash("record replay")
    assert not reply.failed
    number = reply.message["id"]
    message = await person.until(lambda m: m["id"] == number and bool(pictures(m)), seconds=LONG)
    await free(house, name)
    return message


async def shown(house: House, message: Json) -> Image.Image:
    """The picture of a message."""
    content = house.box.world.files.get(_file(message))
    assert content is not None
    return Image.open(io.BytesIO(content))


def _file(message: Json) -> int:
    return int(pictures(message)[0]["media"]["attachment_id"])


async def test_a_running_game_moves_for_whoever_asks(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 4)
    message = await replayed(house, "Sam")
    assert f"{match_id}" in text_of(message)
    assert message["flags"] & 64, "only Sam sees it"
    with await shown(house, message) as moving:
        assert moving.format == "GIF"
        assert moving.width == 480
        assert getattr(moving, "n_frames", 1) == 5
    assert "positions" not in text_of(message)
    assert "5 pictures" in pictures(message)[0]["description"]


async def test_what_is_drawn_is_what_everybody_could_see(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []
    board = house.bot.renderer.board

    async def noted(game: str, view: Any, *given: Any, **more: Any) -> bytes | None:
        seen.append(view)
        return await board(game, view, *given, **more)

    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 2)
    monkeypatch.setattr(house.bot.renderer, "board", noted)
    await replayed(house, "Anna")
    past = await house.bot.matches.queries.past(match_id)
    assert past is not None
    assert seen == [past.game.view(state, None) for state in past.positions()]


async def test_a_small_limit_makes_a_small_picture_and_says_so(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 8)
    whole = await replayed(house, "Anna")
    assert "pixels wide" not in text_of(whole)
    size = len(house.box.world.files.get(_file(whole)) or b"")
    await house.box.ask("bounds", file_limit=size // 2)
    message = await replayed(house, "Anna")
    with await shown(house, message) as moving:
        assert moving.width < 480
        assert f"{moving.width} pixels wide" in text_of(message)
    await house.box.ask("bounds", file_limit=300)
    reply = await house.person("Anna").slash("record replay")
    assert "small enough" in await last_words(house, "Anna", reply)


async def last_words(house: House, name: str, reply: Reply) -> str:
    """What a message says once it says how it ended."""

    def ended(message: Json) -> bool:
        words = text_of(message)
        return message["id"] == reply.message["id"] and bool(words) and not words.endswith("…")

    message = await house.person(name).until(ended, seconds=LONG)
    await free(house, name)
    return text_of(message)


async def test_how_far_it_is_is_told_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    progress = replay.InteractionContext.progress

    async def noted(context: replay.InteractionContext, words: str) -> bool:
        told.append(words)
        return await progress(context, words)

    animation, joining = house.bot.renderer.animation, "Putting 7 pictures together…"

    async def made(*given: Any) -> Animation | None:
        found = await animation(*given)
        await soon(lambda: joining in told)
        return found

    monkeypatch.setattr(slow_work, "TOLD_EVERY", 0.0)
    monkeypatch.setattr(slow_work, "_LOOK_EVERY", 0.001)
    monkeypatch.setattr(replay.InteractionContext, "progress", noted)
    monkeypatch.setattr(house.bot.renderer, "animation", made)
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 6)
    await replayed(house, "Anna")
    assert any("picture 1 of 7" in words for words in told)
    assert len(told) == len(set(told))


async def test_two_people_get_theirs_and_nobody_gets_two_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 6)
    monkeypatch.setattr(replay, "frames", partial(replay.frames, limit=4))
    animation, asked = house.bot.renderer.animation, asyncio.Event()
    captions = list[str]()

    async def held_up(*given: Any) -> Animation | None:
        captions.append(given[1][-1][1])
        await asked.wait()
        return await animation(*given)

    monkeypatch.setattr(house.bot.renderer, "animation", held_up)
    both = asyncio.gather(replayed(house, "Anna"), replayed(house, "Ben"))
    await soon(lambda: len(house.bot.services.animating) == 2)
    again = await house.person("Anna").slash("record replay")
    assert "still being made" in again.text
    asked.set()
    for message in await both:
        assert pictures(message)
        assert "4 pictures of 7 positions" in text_of(message)
    assert captions == ["Turns 5–6"] * 2
    assert house.bot.services.animating == set()


async def test_one_that_fails_or_takes_too_long_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 2)
    for failure in (None, RequestFailed("no room")):
        with monkeypatch.context() as failing:
            drawing = AsyncMock(return_value=None, side_effect=failure)
            failing.setattr(house.bot.renderer, "animation", drawing)
            reply = await house.person("Anna").slash("record replay")
            assert "could not be made. Please try again" in await last_words(house, "Anna", reply)
    monkeypatch.setattr(replay, "LONGEST", 0.0)
    reply = await house.person("Anna").slash("record replay")
    assert "took too long" in await last_words(house, "Anna", reply)
    assert house.bot.services.animating == set()


async def test_a_stop_in_the_middle_is_told_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 6)
    entered = asyncio.Event()

    async def stuck(*_: Any, **__: Any) -> None:
        entered.set()
        await asyncio.sleep(60)

    monkeypatch.setattr(house.bot.renderer, "animation", stuck)
    act = await house.person("Anna").begin(kind="command", channel="table", command="record replay")
    await asyncio.wait_for(entered.wait(), PATIENCE)
    begun = asyncio.get_running_loop().time()
    await house.bot.close()
    assert asyncio.get_running_loop().time() - begun < house.settings.drain_seconds
    await house.restart()
    reply = await house.person("Anna").finish(act)
    assert "restarting" in await last_words(house, "Anna", reply)
    assert pictures(await replayed(house, "Anna"))


async def test_moves_go_on_while_it_is_drawn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_work, "TOLD_EVERY", 100.0)
    monkeypatch.setattr(slow_work, "_LOOK_EVERY", 0.001)
    monkeypatch.setattr(replay.InteractionContext, "progress", None)  # not told so soon
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 8)
    making = asyncio.create_task(replayed(house, "Anna"))
    await soon(lambda: person_named("Anna").id in house.bot.services.animating)
    before = len(await house.posts())
    await play(house, match_id, 1)
    posts = await house.posts()
    assert len(posts) == before + 1
    assert pictures(posts[-1])
    assert pictures(await making)


async def test_a_message_that_was_dismissed_ends_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begun("Anna", "Ben")
    await play(house, match_id, 2)
    monkeypatch.setattr(slow_work, "TOLD_EVERY", 0.2)

    async def slow(*given: Any) -> None:
        drawn = given[-1]
        for number in range(100):
            drawn(number)
            await asyncio.sleep(0.1)

    monkeypatch.setattr(house.bot.renderer, "animation", slow)
    reply = await house.person("Anna").slash("record replay")
    assert "picture" in reply.text
    await house.box.ask("dismiss", user="Anna", message=reply.message["id"])
    await soon(lambda: not house.bot.services.animating)
    newest = (await house.person("Anna").read())[-1]
    assert int(newest["id"]) < int(reply.message["id"])


async def test_a_lobby_has_nothing_to_show(house: House) -> None:
    await house.opened("Anna", "Ben")
    reply = await house.person("Anna").slash("record replay")
    assert "has not begun" in reply.text
