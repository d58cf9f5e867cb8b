"""Emojis of the pieces: uploaded once, replaced when they change, and never needed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.front.panel.panel import Panel
from bot.front.panel.panel_view import draw_panel
from bot.front.shown.emojis import KnownEmojis
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Draft
from bot.matches.table.requests import DraftVersion
from bot.workers.emojis import EmojiWorker, pieces
from render import PAINTERS
from render.carcassonne.apart import EMOJIS as CARCASSONNE
from render.emojis import ShowsEmojis
from render.scripts import script_of
from render.tigris.apart import EMOJIS
from rules import GAMES
from rules.china.moves.events import CardTaken
from rules.playing import begin, play
from rules.tigris.position.state import LEADERS, TILES
from sandbox import Fault
from sandbox.protocol.limits import Limit, Limits
from sandbox.web.driver import controls, pictures
from sandbox.world.failures import Json
from tests.front.commands.test_limits import scene
from tests.front.conftest import House, has, house_of, tap

KEY = "tigris"
FIRST_SECONDS, AGAIN_SECONDS, REFUSED_SECONDS = 3.0, 60.0, 900.0
PIECES = len(EMOJIS.pictures)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with one game, which has few emojis."""
    async with house_of(tmp_path, {KEY: GAMES[KEY]}, {KEY: PAINTERS[KEY]}) as house:
        yield house


def worker(house: House) -> EmojiWorker:
    """A worker that begins anew, as after a start of the bot."""
    bot = house.bot
    bot.services.emojis = KnownEmojis(bot.renderer.painters)
    return EmojiWorker(
        bot.client, bot.renderer, bot.services.emojis, bot.matches.queries.games_in_use, pause=0.0
    )


async def work(found: EmojiWorker) -> list[float | None]:
    """Works until there is nothing to do, or Discord refuses; how long it would pause."""
    await found.poll()  # only waits for the bot to do its other work first
    pauses = [await found.poll()]
    while pauses[-1] == 0.0:
        pauses.append(await found.poll())
    return pauses


async def question(house: House) -> list[Json]:
    """What the one whose turn it is may tap in the panel of a game just begun."""
    (name,) = await house.on_turn(await house.begun("Anna", "Ben", game=KEY))
    post = [message for message in await house.posts() if has(message, "turn")][-1]
    return controls((await tap(house.person(name), post, "turn")).message)


def emojis_in(parts: list[Json]) -> list[Json]:
    """All emojis of buttons and options."""
    options = [option for part in parts for option in part.get("options", ())]
    return [p["emoji"] for p in (*parts, *options) if p.get("emoji", {}).get("id")]


def ids(parts: list[Json]) -> set[str]:
    """The custom ids of controls."""
    return {part["custom_id"] for part in parts}


async def test_everything_is_uploaded_once(house: House) -> None:
    pauses = await work(worker(house))
    assert pauses == [0.0] * PIECES + [None]
    there = dict(house.box.world.emojis)
    assert len(there) == PIECES
    assert await work(worker(house)) == [None]
    assert house.box.world.emojis == there


async def test_a_changed_picture_replaces_the_former_one_and_nothing_else(house: House) -> None:
    await work(worker(house))
    there = list(house.box.world.emojis.values())
    there[0]["name"] = f"{there[0]['name'][:-6]}abcdef"
    someone_elses = await house.bot.client.create_application_emoji(
        name="party", image=await house.bot.renderer.emoji(KEY, "temple") or b""
    )
    assert await work(worker(house)) == [0.0, 0.0, None]
    names = {emoji["name"] for emoji in house.box.world.emojis.values()}
    assert len(names) == PIECES + 1
    assert someone_elses.name in names
    assert not any(name.endswith("abcdef") for name in names)


async def test_a_former_picture_that_is_gone_already_is_passed_over(house: House) -> None:
    await work(worker(house))
    there, found = house.box.world.emojis, worker(house)
    for emoji in list(there.values())[:2]:
        emoji["name"] = f"{emoji['name'][:-6]}abcdef"
    assert [await found.poll() for _ in range(4)] == [FIRST_SECONDS, 0.0, 0.0, 0.0]
    (left,) = (key for key, emoji in there.items() if emoji["name"].endswith("abcdef"))
    del there[left]
    assert [await found.poll() for _ in range(2)] == [0.0, None]


async def test_a_process_that_does_not_upload_learns_what_another_one_uploaded(
    house: House,
) -> None:
    house.box.limits.emojis = Limit(5, 3600.0)
    await work(worker(house))
    learner = worker(house)
    learner.uploads = False
    assert await work(learner) == [AGAIN_SECONDS]
    assert len(house.box.world.emojis) == 5
    assert [await learner.poll() for _ in range(2)] == [2 * AGAIN_SECONDS, 4 * AGAIN_SECONDS]
    house.box.limits = Limits(emojis=Limit(5, 3600.0))
    await work(worker(house))
    assert len(house.box.world.emojis) == 10
    assert await learner.poll() == AGAIN_SECONDS, "there is something new, so there may be more"
    house.box.limits = Limits()
    await work(worker(house))
    house.bot.services.emojis = vars(learner)["_known"]
    assert await learner.poll() is None
    shown = {emoji["name"].split("_")[1] for emoji in emojis_in(await question(house))}
    assert shown & {*TILES, *LEADERS, "archer", "bull", "catastrophe"}


async def test_lists_and_buttons_show_the_piece_they_speak_of(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await work(worker(house))
    parts = await question(house)
    shown = {emoji["name"].split("_")[1] for emoji in emojis_in(parts)}
    assert shown & {*TILES, *LEADERS, "archer", "bull", "catastrophe"}
    house.box.world.emojis.clear()  # somebody has deleted them at Discord
    post = [message for message in await house.posts() if has(message, "turn")][-1]
    panels = [(await tap(house.person(name), post, "turn")).message for name in ("Anna", "Ben")]
    asked = [controls(message) for message in panels]
    assert emojis_in([*asked[0], *asked[1]]) == []
    assert any(map(pictures, panels)), "the panel without emojis has its picture"
    assert caplog.messages == [], "and is the last word"
    assert ids(parts) in map(ids, asked)


@pytest.mark.parametrize(
    ("locale", "shown"), [("zh-TW", "card_red_hant"), ("zh-CN", "card_red"), ("de", "card_red")]
)
def test_cards_have_the_characters_of_their_readers(locale: str, shown: str) -> None:
    known, script = KnownEmojis(PAINTERS), script_of(locale)
    known.put("china", "card_red", "card_red", 1)
    view = GAMES["china"].view(begin(GAMES["china"], 3, {}, "e"), None)
    asked = known.find("china", script, lambda of: of.name_for_action(view, ("take", "red")))
    assert asked is not None
    assert asked.name == "card_red", "there is no other one yet"
    known.put("china", "card_red_hant", "card_red_hant", 2)
    for found in (
        known.find("china", script, lambda of: of.name_for_action(view, ("take", "red"))),
        known.find("china", script, lambda of: of.name_for_event(view, CardTaken(0, "red"))),
    ):
        assert found is not None
        assert found.name == shown


async def test_games_that_are_played_get_their_emojis_first(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        assert await house.bot.matches.queries.games_in_use() == set()
        await house.opened("Anna", "Ben")
        assert await house.bot.matches.queries.games_in_use() == {"carcassonne"}
        await house.person("Anna").slash("table close")
        assert await house.bot.matches.queries.games_in_use() == set()
    order = [game for game, _ in pieces(PAINTERS, {"carcassonne"})]
    assert order[0] == "carcassonne", "the one with most of them"
    assert set(order) == {key for key, p in PAINTERS.items() if isinstance(p, ShowsEmojis)}


async def test_all_goes_without_emojis(house: House) -> None:
    assert emojis_in(await question(house)) == []


async def test_what_discord_refuses_waits_and_goes_on_where_it_stopped(
    house: House,
) -> None:
    house.box.limits.emojis = Limit(5, 3600.0)
    found = worker(house)
    assert (await work(found))[-1] == REFUSED_SECONDS
    assert len(house.box.world.emojis) == 5
    house.box.limits = Limits()
    assert (await work(found))[-1] is None
    assert len(house.box.world.emojis) == PIECES


async def test_an_upload_whose_answer_is_lost_holds_up_no_other(house: House) -> None:
    """The library sends it once more, and the name is taken then."""
    house.box.faults.add(Fault("502-after-write", r"POST /applications/\d+/emojis"))
    found = worker(house)
    assert (await work(found))[-1] == REFUSED_SECONDS
    while await found.poll() is not None:
        pass
    assert len(house.box.world.emojis) == PIECES
    assert not house.box.faults.waiting


async def test_a_picture_that_discord_calls_wrong_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    draw = house.bot.renderer.emoji

    async def spoil_temple(game: str, piece: str) -> bytes | None:
        picture = await draw(game, piece) or b""
        return picture.ljust(300_000, b"\0") if piece == "temple" else picture

    with monkeypatch.context() as spoilt:
        spoilt.setattr(house.bot.renderer, "emoji", spoil_temple)
        found = worker(house)
        assert (await work(found))[-1] == REFUSED_SECONDS
        assert (await work(found))[-1] is None
    assert len(house.box.world.emojis) == PIECES - 1
    (told,) = [one for one in caplog.messages if "left out" in one]
    assert "_temple_" in told
    await work(worker(house))
    assert len(house.box.world.emojis) == PIECES


async def test_an_application_with_too_many_emojis_leaves_none_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = worker(house)
    with monkeypatch.context() as full:
        full.setattr("sandbox.protocol.emojis.MOST", 0)
        assert [(await work(found))[-1] for _ in range(3)] == [REFUSED_SECONDS] * 3
    assert (await work(found))[-1] is None
    assert len(house.box.world.emojis) == PIECES


async def test_a_discord_that_takes_none_leaves_the_game_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(**_: Any) -> discord.Emoji:
        raise discord.ClientException("no emojis here")

    monkeypatch.setattr(house.bot.client, "create_application_emoji", refuse)
    assert (await work(worker(house)))[-1] == REFUSED_SECONDS
    assert emojis_in(await question(house)) == []


async def test_what_cannot_be_drawn_leaves_the_emojis_there_are(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: str) -> None:
        return None

    await work(worker(house))
    monkeypatch.setattr(house.bot.renderer, "emoji", fail)
    assert await work(worker(house)) == [None]
    assert len(house.box.world.emojis) == PIECES


async def test_turns_are_asked_beside_their_picture_until_all_of_them_are_uploaded() -> None:
    known = KnownEmojis(PAINTERS)
    table = replace(scene("carcassonne", "en"), emojis=known)
    upright = [piece for piece in CARCASSONNE.pictures if piece.endswith("_0")]
    for uploaded, together in ((upright, False), (CARCASSONNE.pictures, True)):
        for piece in uploaded:
            known.put("carcassonne", piece, piece, 1)
        assert ("↻" in str(await offered(table))) is together
    assert "↻" not in str(await offered(replace(table, emojis=None)))


async def offered(table: TablePresenter) -> list[Json]:
    """What the first panel of a game shows to be tapped: cells, alone or with turns of the tile."""
    game, seed = table.game, "turns"
    state = begin(game, 3, {}, seed)
    (seat,) = game.to_act(state)
    state = play(game, state, seat, game.legal(state, seat)[0], seed, 0).step.state
    assert len({turn for _, _, turn in map(str.split, map(str, game.legal(state, seat)))}) > 1
    shown = replace(table, table=replace(table.table, state=state))
    draft = Draft((), state, (), ready=False, version=DraftVersion(1, 0))
    return (await draw_panel(Panel(shown, seat, draft), None)).view.to_components()
