"""Pictures of posts and panels mark what changed."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.front.panel.choices import build_menu
from render import PAINTERS, theme
from render.painter import RenderOptions
from rules import GAMES
from rules.changes import Change
from rules.playing import choosable
from sandbox.web.driver import pictures
from sandbox.world.failures import Json
from tests.front.conftest import House, choosing, panel, tap, whole_turn
from tests.render.scene import opened
from tests.render.test_marks import pixels

pytestmark = pytest.mark.pictures

PAINTER = PAINTERS["carcassonne"]


async def picture(house: House, message: Json) -> Image.Image:
    """A message's picture."""
    (shown,) = pictures(message)
    return opened(await house.bot.client.http.get_from_cdn(shown["media"]["url"]))


async def expected(house: House, match_id: str, view: Any, **words: Any) -> Image.Image:
    """The picture as it should be."""
    names = (await house.bot.matches.table(match_id)).names
    return opened(PAINTER.board(view, RenderOptions(names, "en", **words)))


def check_alike(shown: Image.Image, wanted: Image.Image) -> None:
    """No pixel differs."""
    assert shown.size == wanted.size
    assert ImageChops.difference(shown, wanted).getbbox() is None


async def test_posts_and_panels_mark_what_changed(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    first = (await house.posts())[-1]
    assert pixels(await picture(house, first), theme.CHANGED) == 0
    (actor,) = await house.on_turn(match_id)
    await whole_turn(house.person(actor), first)
    post = (await house.posts())[-1]
    table = await house.bot.matches.table(match_id)
    laid = table.state.laid[-1]
    public = GAMES["carcassonne"].view(table.state, None)
    changes = await house.bot.matches.queries.changes(match_id, None, None)
    assert public.tiles[-1].cell in {change.place for change in changes}
    assert laid.seat is not None
    wanted = await expected(house, match_id, public, changes=changes)
    check_alike(await picture(house, post), wanted)

    (actor,) = await house.on_turn(match_id)
    person, seat = house.person(actor), table.names.index(actor)
    message = panel(await tap(person, post, "turn"))
    seen = await picture(house, message)
    check_alike(seen, await asked(house, match_id, seat, changes))
    assert pixels(seen, theme.CHANGED) > 100

    message = panel(await tap(person, message, choosing(message)))
    while not (await house.bot.matches.draft(match_id, seat)).actions:
        message = panel(await tap(person, message, choosing(message)))
    draft = await house.bot.matches.draft(match_id, seat)
    cells = {change.place.split()[0] for change in draft.changes}
    assert cells == {str(draft.actions[0]).split()[1]}
    wanted = await asked(house, match_id, seat, draft.changes)
    check_alike(await picture(house, message), wanted)


async def asked(house: House, match_id: str, seat: int, changes: tuple[Change, ...]) -> Image.Image:
    """The picture of a panel with its first question."""
    presenter = house.bot.services.presenter(await house.bot.matches.table(match_id), "en")
    state = (await house.bot.matches.draft(match_id, seat)).state
    shown = build_menu(choosable(presenter.game, state, seat), (), presenter.prose)
    view = presenter.game.view(state, seat)
    look = {"choice": shown.choice, "changes": changes, "passing": True}
    return await expected(house, match_id, view, **look)


async def test_the_board_marks_the_last_turn_or_what_came_since_one_decided(house: House) -> None:
    match_id = await house.begun("Anna", "Ben", "Chloé")
    order = [(await house.on_turn(match_id))[0]]
    for _ in range(2):
        await whole_turn(house.person(order[-1]), (await house.posts())[-1])
        order += await house.on_turn(match_id)
    table = await house.bot.matches.table(match_id)
    view = GAMES["carcassonne"].view(table.state, None)
    for name, tiles in ((order[0], 1), ("Sam", 1), (order[2], 2), (order[1], 0)):
        shown = panel(await house.person(name).slash("table board"))
        seat = table.names.index(name) if name in table.names else None
        changes = await house.bot.matches.queries.changes(match_id, seat, None)
        assert sum(change.piece.startswith("tile") for change in changes) == tiles
        look = {"changes": changes, "passing": True}
        wanted = await expected(house, match_id, view, **look)
        check_alike(await picture(house, shown), wanted)


async def test_the_board_of_an_ended_game_tells_what_it_marks(house: House) -> None:
    await house.begun("Anna", "Ben", "Chloé")
    anna = house.person("Anna")
    for name in ("Anna", "Ben", "Chloé"):
        await whole_turn(house.person(name), (await house.posts())[-1])
    running = await anna.slash("table board")
    await anna.slash("table close")
    ended = await anna.slash("table board")
    (before,), (after,) = (pictures(reply.message) for reply in (running, ended))
    assert "Ben lays a tile" in before["description"]
    assert after["description"] == before["description"]
