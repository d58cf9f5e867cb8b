"""Nothing that is shown without markdown holds any: a tour through all games, in every language.

Every other test with a house looks after this, too (`tests.markup`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.processes.drawing import Renderer
from bot.texts import shared_texts
from render.animation.animator import Animation
from render.tigris.apart import EMOJIS
from sandbox.web.driver import SimulatedUser, pictures, upload
from sandbox.world.failures import Json
from tests.front.conftest import House, choosing, has, house_of, panel, tap
from tests.games import PAINTED, WHOLE
from tests.known import home
from tests.languages import LOCALES
from tests.markup import check_plain

PICTURE = EMOJIS.png("farm")
PEOPLE = ("Anna", "Ben", "Chloé")


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house in which every picture is the same one, for only their descriptions are looked at."""

    async def drawn(*_: Any, **__: Any) -> bytes:
        return PICTURE

    async def animated(*_: Any, **__: Any) -> Animation:
        return Animation(PICTURE, 3, 100, whole=False)

    monkeypatch.setattr(Renderer, "_draw", drawn)
    monkeypatch.setattr(Renderer, "animation", animated)
    async with house_of(tmp_path, WHOLE, PAINTED) as house:
        yield house


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_picture_is_described_in_plain_words(house: House, locale: str) -> None:
    for name in PEOPLE:
        await house.person(name).slash("me language", language=locale)
    shown = alts([(await house.person("Anna").slash("help")).message])
    assert len(shown) == 1
    for game in WHOLE:
        found = [*await of_a_game(house, game), *await of_a_record(house, game)]
        assert len(found) >= 9, "some pieces and rules have no picture"
        named = sum(described(locale) in alt for alt in found)
        assert named >= 8, "the command for all of it, by its name in the language"


def described(locale: str) -> str:
    """`/describe` as a client of the language names it."""
    told = shared_texts().plain(locale, "alt-rest")
    assert told is not None
    return re.findall(r"/[^\s。.]+", told)[0]


def alts(messages: list[Json]) -> list[str]:
    """What is said of the pictures of messages."""
    return [str(shown["description"]) for message in messages for shown in pictures(message)]


async def of_a_game(house: House, game: str) -> list[str]:
    """The alt texts around the beginning of a game."""
    anna = house.person("Anna")
    match_id = await house.begun(*PEOPLE[: min(WHOLE[game].meta.seats)], game=game)
    post = next(m for m in reversed(await house.posts()) if has(m, "turn"))
    (name, *_) = await house.on_turn(match_id)
    acting = house.person(name)
    asked = panel(await tap(acting, post, "turn"))
    seen = [post, asked, panel(await tap(acting, asked, choosing(asked)))]
    seen += [message async for message in looks(acting, "board", "remaining", "history")]
    seen.append((await acting.slash("rules", game=game)).message)
    await anna.slash("table close")
    await house.bot.outbox.idle()
    return alts(seen)


async def of_a_record(house: House, game: str) -> list[str]:
    """The alt texts around a game that is over."""
    anna = house.person("Anna")
    whole = min(finished(game), key=len)
    await anna.slash("record import", record=upload("x.game", whole.encode()))
    seen = [message async for message in looks(anna, "board", "history")]
    replayed = (await anna.slash("record replay")).message
    return alts([*(await house.posts())[-2:], replayed, *seen])


def finished(game: str) -> Iterator[str]:
    """Recorded games that came to their end."""
    for path in sorted((home(game) / "seeds" / game).glob("*.game")):
        text = path.read_text(encoding="utf-8")
        if re.search(r"^result ", text, re.MULTILINE):
            yield text


async def looks(person: SimulatedUser, *commands: str) -> AsyncIterator[Json]:
    """What a person is shown by some commands of `/table`."""
    for command in commands:
        yield (await person.slash(f"table {command}")).message


@pytest.mark.parametrize("field", ["description", "label", "placeholder", "filename", "name"])
def test_raw_markup_is_complained_about(field: str) -> None:
    part = {"components": [{"items": [{field: "All of it: </describe:1574984092666036224>"}]}]}
    with pytest.raises(AssertionError, match="describe"):
        check_plain("POST", "/channels/1/messages", part, 200, None)
