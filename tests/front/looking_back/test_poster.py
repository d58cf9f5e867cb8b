"""`/record poster` and the button under a result, with the whole bot."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pytest
from PIL import Image

from bot.front.looking_back import poster
from bot.processes.drawing import Renderer
from bot.processes.pool import ProcessLost
from bot.texts import shared_texts
from render import PAINTERS
from render.poster.caption import Caption
from rules.box import SEEDS
from sandbox.web.driver import SimulatedUser, pictures, text_of, upload
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.front.conftest import House, has, tap, verbs
from tests.games import PAINTED
from tests.sandbox.proof import soon

pytestmark = pytest.mark.timeout(300)  # large pictures
GAME = "tigris"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """How large they are is tested elsewhere."""
    monkeypatch.setattr(type(PAINTERS[GAME]), "detail", 1.0)


async def ended(house: House) -> Json:
    """The result of a recorded game."""
    text = (SEEDS / GAME / "cover.game").read_bytes()
    reply = await house.person("Anna").slash("record import", record=upload("x.game", text))
    assert not reply.failed, reply.text
    return (await house.posts())[-1]


async def came(person: SimulatedUser, message: Json) -> Json:
    """The message once its poster is there."""
    return await person.until(
        lambda shown: shown["id"] == message["id"] and bool(pictures(shown)), seconds=200
    )


async def told(person: SimulatedUser, message: Json, words: str) -> bool:
    """Whether an answer says something, sooner or later."""
    return bool(await person.until(lambda m: m["id"] == message["id"] and words in text_of(m)))


@pytest.mark.parametrize("way", ["button", "command"])
async def test_whoever_asks_gets_the_poster_as_spectators_see_the_end(
    house: House, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Any, Caption]] = []
    drawn = house.bot.renderer.poster

    async def noted(game: str, view: Any, locale: str, caption: Caption) -> bytes | None:
        asked.append((view, caption))
        return await drawn(game, view, locale, caption)

    monkeypatch.setattr(house.bot.renderer, "poster", noted)
    result, sam = await ended(house), house.person("Sam")
    assert verbs(result)[:3] == ["board", "history", "poster"]
    reply = await (tap(sam, result, "poster") if way == "button" else sam.slash("record poster"))
    assert not reply.failed
    message = await came(sam, reply.message)
    assert message["flags"] & 64, "only Sam sees it"
    (shown,) = pictures(message)
    assert shown["description"].startswith("A poster of Tigris & Euphrates")
    content = house.box.world.files.get(int(shown["media"]["attachment_id"]))
    assert content is not None
    with Image.open(io.BytesIO(content)) as picture:
        assert picture.format == "JPEG"
    table = await house.table_in()
    ((view, caption),) = asked
    presenter = house.bot.services.presenter(table, "en")
    assert view == presenter.game.view(table.state, None)
    assert view.viewer is None
    assert caption.title == "Tigris & Euphrates"
    assert [one.winner for one in caption.standings] == [True, False, False, False]
    assert caption.standings[0].name == "Ben"


async def test_a_poster_waits_for_the_end_and_for_the_last_one(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    assert "once the game has ended" in (await anna.slash("record poster")).text
    house.bot.services.drawing_posters.add(person_named("Anna").id)
    assert "still being drawn" in (await tap(anna, await ended(house), "poster")).text


async def test_a_poster_that_cannot_be_drawn_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: Any) -> bytes | None:
        raise ProcessLost("it is no more")

    result, sam = await ended(house), house.person("Sam")
    monkeypatch.setattr(house.bot.renderer, "poster", lost)
    reply = await tap(sam, result, "poster")
    assert await told(sam, reply.message, "could not be drawn")
    await soon(lambda: not house.bot.services.drawing_posters)


async def test_nobody_waits_for_a_poster_until_discord_takes_no_answer_any_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waiting(*_: Any) -> bytes | None:
        await asyncio.Event().wait()
        return None

    result, sam = await ended(house), house.person("Sam")
    assert poster._PATIENCE < 14 * 60  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(poster, "_PATIENCE", 0.2)
    monkeypatch.setattr(house.bot.renderer, "poster", waiting)
    reply = await tap(sam, result, "poster")
    assert await told(sam, reply.message, "Many people want posters")
    await soon(lambda: not house.bot.services.drawing_posters)


async def test_a_game_without_posters_has_no_button_and_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not Renderer(PAINTED).has_posters("reversi")

    def none(_renderer: Renderer, _game: str) -> bool:
        return False

    monkeypatch.setattr(Renderer, "has_posters", none)
    result = await ended(house)
    assert not has(result, "poster")
    assert has(result, "rules")
    assert "no posters" in (await house.person("Sam").slash("record poster")).text


@pytest.mark.parametrize("locale", ["en", "de", "zh-CN", "zh-TW"])
def test_every_month_has_its_name(locale: str) -> None:
    texts = shared_texts()
    dates = {texts.say(locale, "poster-date", day="3", month=m, year="2026") for m in range(1, 13)}
    assert len(dates) == 12
    assert all("2026" in date and "3" in date for date in dates)
