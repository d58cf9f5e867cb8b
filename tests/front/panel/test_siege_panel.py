"""Panels and posts of a game with a wide board, hidden points and answers to another's turn."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from aiohttp import ClientSession
from PIL import Image

from bot.delivery.nudge_sender import direct_nudge, nudge_post
from bot.front.panel.foresight import describe_outcomes, foresee
from bot.matches.table.posts import Nudge
from render import PAINTERS
from render.painter import RenderOptions
from rules import GAMES
from rules.game import Event, game_of
from rules.playing import choosable
from sandbox.web.driver import SimulatedUser, controls, pictures, text_of, texts
from sandbox.world.failures import Json
from tests.front.conftest import House, control, has, house_of, labels, panel, tap
from tests.front.timed.test_reminders import reminded
from tests.siege import SIEGE, Siege, SiegeAction, View
from tests.siege_picture import LAYERS, PAINTER, SIDE, SiegePainter

ANNA, BEN = 1_100_000_000_000_000_101, 1_100_000_000_000_000_102


@pytest.fixture
async def sieges(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the siege is played, too."""
    games, painters = {**GAMES, "siege": SIEGE}, {**PAINTERS, "siege": PAINTER}
    async with house_of(tmp_path, games, painters) as house:
        yield house


async def press(person: SimulatedUser, message: Json, label: str) -> Json:
    """The private message after the button whose label begins like that was pressed."""
    found = next(c for c in controls(message) if c.get("label", "").startswith(label))
    return panel(await person.click(message, found["custom_id"]))


async def opened_panel(house: House, person: SimulatedUser) -> Json:
    """The fresh panel under the newest post."""
    return panel(await tap(person, (await house.posts())[-1], "turn"))


async def raided(house: House) -> None:
    """Anna raids Ben, who has to answer."""
    anna = house.person("Anna")
    message = await press(anna, await opened_panel(house, anna), "raid")
    await tap(anna, message, "confirm")
    await house.posts()


async def test_a_list_tells_what_every_choice_would_lead_to(
    sieges: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sieges.begun("Anna", "Ben", game="siege")
    anna = sieges.person("Anna")
    message = await press(anna, await opened_panel(sieges, anna), "Red")
    assert "put · red: choose the cell" in text_of(message)
    assert "roughly" not in text_of(message)
    with monkeypatch.context() as fewer:
        fewer.setattr("bot.front.panel.choices.LISTED", 100)
        grouped = await press(anna, await opened_panel(sieges, anna), "Red")
        assert "choose the cell (first roughly where)" in text_of(grouped)
        row = panel(await tap(anna, grouped, "group", "1"))
        assert labels(row)[:2] == ["A2", "C2"]
    lists = [part for part in controls(message) if "options" in part]
    assert all(len(part["options"]) <= 25 for part in lists)
    cells = [option for part in lists for option in part["options"]]
    assert [option["value"].split()[-1] for option in cells][:2] == ["A1", "B1"]
    assert {option["description"] for option in cells} == {"siege-event-would-score"}


async def test_buttons_are_explained_above_them_and_a_reveal_before_it(sieges: House) -> None:
    await sieges.begun("Anna", "Ben", game="siege")
    await raided(sieges)
    ben = sieges.person("Ben")
    message = await opened_panel(sieges, ben)
    assert labels(message)[:2] == ["0", "1"]
    assert "**0, 1**: siege-event-would-stand" in text_of(message)
    message = await press(ben, message, "1")
    assert "cannot be taken back" in text_of(message)
    assert "siege-event-would-stand" in text_of(message)


class _Stumbles(Siege):
    """A siege that cannot foresee anything."""

    def foresee(self, view: View, action: SiegeAction) -> tuple[Event, ...]:
        raise ArithmeticError


async def test_a_game_that_fails_to_foresee_is_played_on_without(sieges: House) -> None:
    match_id = await sieges.begun("Anna", "Ben", game="siege")
    scene = sieges.bot.services.presenter(await sieges.bot.matches.table(match_id), "en")
    legal, view = choosable(scene.game, scene.table.state, 0), scene.view(0)
    wanted = [("raid",), ("put", "red"), ("put", "red", "A1")]
    told = describe_outcomes(foresee(scene.game, view, legal, wanted), scene.plain)
    assert told == {("put", "red", "A1"): "siege-event-would-score"}
    assert foresee(game_of(_Stumbles()), view, legal, wanted) == {}


class Triumph(Event):
    """Foreseen: points for whoever decides."""

    def leads(self, seat: int) -> bool:
        """For everybody."""
        return True


class _Rewarding(Siege):
    """A siege in which one cell is worth something."""

    def foresee(self, view: View, action: SiegeAction) -> tuple[Event, ...]:
        return (Triumph(),) if str(action) == "put red E3" else ()


async def test_what_scores_at_once_is_a_button_before_the_lists(tmp_path: Path) -> None:
    games, painters = {**GAMES, "siege": game_of(_Rewarding())}, {**PAINTERS, "siege": PAINTER}
    async with house_of(tmp_path, games, painters) as house:
        await house.begun("Anna", "Ben", game="siege")
        anna = house.person("Anna")
        message = await press(anna, await opened_panel(house, anna), "Red")
        assert labels(message)[0] == "E3"
        assert "**E3**: siege-event-triumph" in text_of(message)
        lists = [part for part in controls(message) if "options" in part]
        listed = {option["value"] for part in lists for option in part["options"]}
        assert "put red E3" not in listed
        assert "put red A1" in listed


def tick(message: Json, layer: str) -> bool:
    """Whether the layer is on, as its button says by its label and by its colour."""
    (button,) = [c for c in controls(message) if c.get("label", "").endswith(layer)]
    assert button["style"] == (2 if button["label"] == layer else 1)
    return button["label"] == f"✓ {layer}"


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


@pytest.mark.pictures
async def test_layers_are_switched_on_and_stay_while_the_turn_is_made(sieges: House) -> None:
    await sieges.begun("Anna", "Ben", game="siege")
    anna = sieges.person("Anna")
    message = await press(anna, await opened_panel(sieges, anna), "Blue")
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


@pytest.mark.pictures
async def test_spectators_switch_layers_on_their_own_look_at_the_board(sieges: House) -> None:
    await sieges.begun("Anna", "Ben", game="siege")
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
    await sieges.begun("Anna", "Ben", game="siege")
    sieges.bot.renderer.painters = {**PAINTERS, "siege": _Blind()}
    anna = sieges.person("Anna")
    assert not has(await opened_panel(sieges, anna), "layer")


class _Blind(SiegePainter):
    """A painter that fails."""

    def board(self, view: View, options: RenderOptions) -> bytes:
        raise ArithmeticError


async def test_points_that_are_all_hidden_are_not_mentioned(sieges: House) -> None:
    match_id = await sieges.begun("Anna", "Ben", game="siege")
    anna = sieges.person("Anna")
    await anna.slash("do", text="put red A1; put blue B1; confirm")
    post = (await sieges.posts())[-1]
    board = panel(await tap(anna, post, "board"))
    for message in (post, board):
        assert "Scores" not in text_of(message)
        assert "?" not in text_of(message)
        assert "Scores" not in pictures(message)[0]["description"]
    scene = sieges.bot.services.presenter(await sieges.bot.matches.table(match_id), "en")
    assert scene.scores_line(scene.view(0)) == "Scores: **Anna** 1 · **Ben** ?"


async def test_a_result_by_the_weakest_colour_shows_all_of_them(sieges: House) -> None:
    await sieges.begun("Anna", "Ben", game="siege")
    anna, ben = sieges.person("Anna"), sieges.person("Ben")
    await anna.slash("do", text="put red A1; put red B1; confirm")
    await ben.slash("do", text="put red C1; put blue E1; confirm")
    await anna.slash("do", text="put red F1; put red A2; confirm")
    await ben.slash("do", text="put blue C2; put blue D2; confirm")
    told = text_of((await sieges.posts())[-1])
    assert "Only each player's lowest number counts" in told
    assert "🥇 **Ben** · 1 point\n-# red 1 · blue 3" in told
    assert "🥈 **Anna** · 0 points\n-# red 4 · blue 0" in told


async def test_another_seat_is_asked_in_the_middle_of_a_turn(sieges: House) -> None:
    match_id = await sieges.begun("Anna", "Ben", game="siege")
    anna, ben = sieges.person("Anna"), sieges.person("Ben")
    message = await press(anna, await opened_panel(sieges, anna), "raid")
    assert "That is all you can decide now" in text_of(message)
    done = await tap(anna, message, "confirm")
    assert "Waiting for an answer from **Ben**" in done.text

    post = (await sieges.posts())[-1]
    assert f"<@{BEN}>, your answer is needed: siege-event-raided" in text_of(post)
    assert f"<@{ANNA}>" not in text_of(post)
    assert "Waiting for an answer from **Ben**" in (await anna.slash("table board")).text
    assert "<#" in (await ben.slash("turns")).text
    assert "No table is waiting" in (await anna.slash("turns")).text
    assert dict((await sieges.bot.matches.table(match_id)).awaited) == {1: BEN}

    refused = await tap(anna, post, "turn")
    assert "Waiting for an answer from **Ben**" in refused.text
    typed = await anna.slash("do", text="put red A1")
    assert "not your turn" in typed.text
    assert (await sieges.bot.matches.draft(match_id, 0)).actions == ()

    message = panel(await tap(ben, post, "turn"))
    head, why, *_ = text_of(message).split("\n")
    assert head.endswith("· your answer is needed")
    assert why == "siege-event-raided"
    message = await press(ben, message, "0")
    await tap(ben, message, "sure")
    post = (await sieges.posts())[-1]
    assert f"<@{ANNA}>, it is your turn" in text_of(post)
    assert f"<@{BEN}>" not in text_of(post)
    assert "Step Back" in labels(await _drafted(sieges, anna))


async def _drafted(house: House, person: SimulatedUser) -> Json:
    return panel(await person.slash("do", text="put red A1"))


async def test_the_reminder_goes_to_the_seat_that_must_answer(sieges: House) -> None:
    match_id = await sieges.begun("Anna", "Ben", game="siege")
    await reminded(sieges, 20)
    await raided(sieges)
    assert "waiting for you" not in text_of((await reminded(sieges, 20))[-1])
    told = (await reminded(sieges, 5))[-1]
    assert f"<@{BEN}>, table" in text_of(told)
    assert "waiting for your answer; you were asked <t:" in text_of(told)
    assert text_of(told).endswith(": siege-event-raided")
    assert f"<@{ANNA}>" not in text_of(told)
    assert labels(panel(await tap(sieges.person("Ben"), told, "turn")))[:2] == ["0", "1"]
    described = await sieges.person("Sam").slash("describe", table=match_id)
    assert "**Ben**: siege-event-raided" in described.text
    presenter = sieges.bot.services.presenter(await sieges.bot.matches.table(match_id), "en")
    direct = direct_nudge(presenter, Nudge(BEN), None).to_components()
    assert "\nYour answer is needed: siege-event-raided" in texts(direct)[0]
    alone = nudge_post(presenter, Nudge(BEN), None).to_components()
    assert f"<@{BEN}>, your answer is needed: siege-event-raided" in texts(alone)[0]
    ends = rf"table {match_id} \(siege-name\) is waiting for your answer: siege-event-raided "
    ends += r"Your time runs out <t:\d+:R>, on <t:\d+:f>\."
    nudge = nudge_post(presenter, Nudge(BEN, ends=60.0), None).to_components()
    assert re.search(ends, texts(nudge)[0])
    await sieges.person("Anna").slash("table settings", clock="1d", on_timeout="remind")
    assert re.search(ends, text_of((await reminded(sieges, 19))[-1]))


async def test_the_only_answer_is_asked_for_and_taken_at_once_without_a_warning(
    sieges: House,
) -> None:
    match_id = await sieges.begun("Anna", "Ben", game="siege")
    anna, ben = sieges.person("Anna"), sieges.person("Ben")
    await anna.slash("do", text="raid; confirm")
    await ben.slash("do", text="support 1; confirm")
    await anna.slash("do", text="raid; confirm")
    post, steps = (await sieges.posts())[-1], (await sieges.bot.matches.table(match_id)).steps
    message = panel(await tap(ben, post, "turn"))
    assert labels(message)[:1] == ["support · 0"]
    told = [label for label in labels(message) if label not in LAYERS]
    assert told == ["support · 0", "What Is This?", "Note"]
    assert "This is all you can do now" in text_of(message)
    assert (await sieges.bot.matches.table(match_id)).steps == steps
    done = await tap(ben, message, "pick")
    assert "cannot be taken back" not in done.text
    assert not has(panel(done), "sure")
    assert (await sieges.bot.matches.table(match_id)).steps == steps + 1


async def test_what_is_typed_before_a_reveal_is_kept_while_it_is_warned_of(sieges: House) -> None:
    match_id = await sieges.begun("Anna", "Ben", game="siege")
    anna = sieges.person("Anna")
    warned = panel(await anna.slash("do", text="scout"))
    assert "it cannot be taken back." in text_of(warned)
    misspelt = await anna.slash("do", text="PUT red A1; Scout; nonsense")
    assert "“nonsense” is not something you can do" in misspelt.text
    warned = panel(await anna.slash("do", text="PUT red A1; Scout; put red A1"))
    assert "**scout** reveals something hidden" in text_of(warned)
    assert "the steps before it are confirmed with it" in text_of(warned)
    draft = await sieges.bot.matches.draft(match_id, 0)
    assert [str(action) for action in draft.actions] == ["put red A1"]
    assert (await sieges.bot.matches.table(match_id)).steps == 0
    done = await tap(anna, warned, "sure")
    assert "Waiting for **Ben**" in done.text
    assert (await sieges.bot.matches.table(match_id)).steps == 2
