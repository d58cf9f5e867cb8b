"""Panels and posts of a game with a wide board, hidden points and answers to another's turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from aiohttp import ClientSession
from PIL import Image

from bot.front.foresight import hints
from bot.matches.requests import Open, Place
from bot.matches.requests import Person as Requester
from bot.sandbox import Clocks, Sandbox, redirect
from bot.sandbox.driver import Person, controls, pictures, text_of
from bot.sandbox.failures import Json
from bot.settings import Settings
from bot.storage.database import Database
from render import PAINTERS
from render.painter import Look
from rules import GAMES
from rules.game import Event
from tests.front.conftest import House, control, has, labels, make_bot, panel, tap
from tests.siege import SIEGE, Siege, SiegeAction, View
from tests.siege_picture import LAYERS, PAINTER, SIDE, SiegePainter

ANNA, BEN = 1_100_000_000_000_000_101, 1_100_000_000_000_000_102


@pytest.fixture
async def sieges(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the siege is played, too."""
    box = Sandbox(clocks=Clocks(answer=3.0, token=900.0))
    redirect(await box.start())
    settings = Settings(data_dir=tmp_path, _env_file=None)  # pyright: ignore[reportCallIssue]
    database = await Database.open(settings.database)
    games, painters = {**GAMES, "siege": SIEGE}, {**PAINTERS, "siege": PAINTER}
    bot = await make_bot(box, settings, database, games, painters)
    house = House(box, bot, settings, database)
    yield house
    await house.bot.close()
    await database.close()
    await box.stop()
    assert box.complaints == []


async def begun(house: House) -> str:
    """A siege between Anna, whose turn it is, and Ben."""
    place = Place(1_100_000_000_000_000_001, int(await house.channel_id("table")))
    opened = await house.bot.matches.submit(
        1, Requester(ANNA, "Anna"), None, Open("siege", place, "en")
    )
    await house.person("Ben").slash("table join")
    await house.person("Anna").slash("table start")
    return opened.match_id


async def press(person: Person, message: Json, label: str) -> Json:
    """The private message after the button whose label begins like that was pressed."""
    found = next(c for c in controls(message) if c.get("label", "").startswith(label))
    return panel(await person.click(message, found["custom_id"]))


async def opened_panel(house: House, person: Person) -> Json:
    """The fresh panel under the newest post."""
    return panel(await tap(person, (await house.posts())[-1], "turn"))


async def raided(house: House) -> None:
    """Anna raids Ben, who has to answer."""
    anna = house.person("Anna")
    message = await press(anna, await opened_panel(house, anna), "raid")
    await tap(anna, message, "confirm")
    await house.posts()


async def test_a_list_tells_what_every_choice_would_lead_to(sieges: House) -> None:
    await begun(sieges)
    anna = sieges.person("Anna")
    message = await press(anna, await opened_panel(sieges, anna), "put: red")
    rows = control(message, "group")["options"]
    assert len(rows) == 11
    assert not any(option.get("description") for option in rows)
    message = panel(await tap(anna, message, "group", "3"))
    cells = control(message, "list")["options"]
    assert [option["value"].split()[-1] for option in cells][:2] == ["A4", "C4"]
    assert {option["description"] for option in cells} == {"siege-event-would-score"}


async def test_buttons_are_explained_above_them_and_a_reveal_before_it(sieges: House) -> None:
    await begun(sieges)
    await raided(sieges)
    ben = sieges.person("Ben")
    message = await opened_panel(sieges, ben)
    assert labels(message)[:2] == ["0", "1"]
    assert "**0**: siege-event-would-stand" in text_of(message)
    assert "**1**: siege-event-would-stand" in text_of(message)
    message = await press(ben, message, "1")
    assert "cannot be taken back" in text_of(message)
    assert "siege-event-would-stand" in text_of(message)


class _Stumbles(Siege):
    """A siege that cannot foresee anything."""

    def foresee(self, view: View, action: SiegeAction) -> tuple[Event, ...]:
        raise ArithmeticError


async def test_a_game_that_fails_to_foresee_is_played_on_without(sieges: House) -> None:
    match_id = await begun(sieges)
    scene = sieges.bot.front.scene(await sieges.bot.matches.table(match_id), "en")
    legal, view = scene.legal(scene.table.state, 0), scene.view(0)
    wanted = [("raid",), ("put", "red"), ("put", "red", "A1")]
    told = hints(scene, scene.plain, view, legal, wanted)
    assert told == {("put", "red", "A1"): "siege-event-would-score"}
    assert hints(replace(scene, game=_Stumbles()), scene.plain, view, legal, wanted) == {}


def tick(message: Json, layer: str) -> bool:
    """Whether the layer is on, as its button says."""
    return f"✓ {layer}" in labels(message)


def yellow(image: bytes) -> list[bool]:
    """Which layers the picture shows."""
    with Image.open(BytesIO(image)) as opened:
        pixels = opened.convert("RGB")
        places = [(3, number * SIDE + SIDE // 2) for number in range(len(LAYERS))]
        return [pixels.getpixel(place) == (255, 221, 0) for place in places]


async def seen_layers(house: House, message: Json) -> list[bool]:
    """The layers in the picture of a message."""
    async with (
        ClientSession() as session,
        session.get(pictures(message)[0]["media"]["url"]) as answer,
    ):
        return yellow(await answer.read())


async def test_layers_are_switched_on_and_stay_while_the_turn_is_made(sieges: House) -> None:
    await begun(sieges)
    anna = sieges.person("Anna")
    message = await press(anna, await opened_panel(sieges, anna), "put: blue")
    message = panel(await tap(anna, message, "group", "2"))
    asked = [option["value"] for option in control(message, "list")["options"]]
    assert await seen_layers(sieges, message) == [False, False]
    message = await press(anna, message, "strength")
    assert await seen_layers(sieges, message) == [False, True]
    assert [tick(message, layer) for layer in LAYERS] == [False, True]
    assert [o["value"] for o in control(message, "list")["options"]] == asked
    message = await press(anna, message, "borders")
    assert await seen_layers(sieges, message) == [True, True]
    message = await press(anna, message, "✓ strength")
    message = panel(await tap(anna, message, "list"))
    assert "Step Back" in labels(message)
    assert await seen_layers(sieges, message) == [True, False]
    message = await press(anna, message, "Step Back")
    assert await seen_layers(sieges, message) == [True, False]


async def test_spectators_switch_layers_on_their_own_look_at_the_board(sieges: House) -> None:
    await begun(sieges)
    sam = sieges.person("Sam")
    post = (await sieges.posts())[-1]
    board = panel(await tap(sam, post, "board"))
    assert await seen_layers(sieges, board) == [False, False]
    again = await press(sam, board, "borders")
    assert again["id"] == board["id"]
    assert await seen_layers(sieges, again) == [True, False]
    assert await seen_layers(sieges, (await sieges.posts(reader="Ben"))[-1]) == [False, False]
    anna = sieges.person("Anna")
    mine = await press(anna, panel(await tap(anna, post, "board")), "strength")
    assert await seen_layers(sieges, panel(await tap(anna, mine, "turn"))) == [False, True]


async def test_without_a_picture_there_are_no_layers(sieges: House) -> None:
    await begun(sieges)
    sieges.bot.artist.painters = {**PAINTERS, "siege": _Blind()}
    anna = sieges.person("Anna")
    assert not has(await opened_panel(sieges, anna), "layer")


class _Blind(SiegePainter):
    """A painter that fails."""

    def board(self, view: View, look: Look) -> bytes:
        raise ArithmeticError
