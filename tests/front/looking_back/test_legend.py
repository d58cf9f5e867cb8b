"""*What Is This?* about a board, a post and a panel: what stands on the picture, for one alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from bot.front.looking_back.legend import ROOM, Entry, entries, legend_lines
from bot.front.looking_back.rulebook import sections
from bot.texts import shared_texts
from render.legend.pieces import by_name
from render.legend.standing import MARKS, ExplainsPieces, legend_names, section_of
from render.painter import RenderOptions
from rules import GAMES
from rules.playing import begin
from sandbox.web.driver import controls, pictures, text_of
from sandbox.world.people import person_named
from tests.front.commands.test_limits import panels
from tests.front.conftest import House, control, has, house_of, panel, tap, whole_turn
from tests.games import PAINTED, WHOLE
from tests.languages import every_language
from tests.tapping import component

EXPLAINING = [key for key, painter in PAINTED.items() if isinstance(painter, ExplainsPieces)]
SECONDS = 0.3
"""How long an answer may take."""


@pytest.fixture
async def whole_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the examples are played, too."""
    async with house_of(tmp_path, WHOLE, PAINTED) as house:
        yield house


async def begun(house: House, game: str) -> str:
    """A started game of Anna, Ben and computer players."""
    anna, seats = house.person("Anna"), WHOLE[game].meta.seats[0]
    await anna.slash("table open", game=game)
    await house.person("Ben").slash("table join")
    for _ in range(seats - 2):
        await anna.slash("table add", player="beginner")
    await anna.slash("table start")
    await house.bot.computers.idle()
    await house.bot.outbox.idle()
    return (await house.table_in()).id


def painter_of(game: str) -> ExplainsPieces:
    painter = PAINTED[game]
    assert isinstance(painter, ExplainsPieces)
    return painter


def named(game: str, pieces: tuple[str, ...], locale: str = "en") -> list[str]:
    """What pieces and marks are called."""
    marks = {mark.name for mark in MARKS}
    keys = (f"mark-{name}" if name in marks else f"{game}-{name}" for name in pieces)
    return [shared_texts().say(locale, key) for key in keys]


@pytest.mark.parametrize("game", EXPLAINING)
async def test_a_board_is_explained_piece_by_piece_with_ways_to_the_rules(
    whole_house: House, game: str
) -> None:
    house, sam = whole_house, whole_house.person("Sam")
    match_id = await begun(house, game)
    board = panel(await sam.slash("table board"))
    message = panel(await tap(sam, board, "legend"))
    table = await house.bot.matches.table(match_id)
    public = WHOLE[game].view(table.state, None)
    stands = legend_names(painter_of(game), public, RenderOptions(()))
    told, names = text_of(message), named(game, stands)
    assert len(pictures(message)) == 1
    assert [name for name in names if f"**{name}**" not in told] == []
    assert told.count("\n**") + told.count("**What") >= len(names)
    pages = {section_of(painter_of(game), piece) for piece in stands} - {None}
    ways = [c for c in controls(message) if "openrules" in c["custom_id"]]
    assert len(ways) == len(pages)
    rules = panel(await sam.click(message, ways[-1]["custom_id"]))
    last = sections(shared_texts(), "en", game)[max(page for page in pages if page is not None)]
    assert f"### {last.title}" in text_of(rules)
    assert ways[-1]["label"].endswith(f" · {last.title}")


async def test_a_post_a_command_and_the_rules_lead_there_also_after_a_restart(
    house: House,
) -> None:
    await house.begun("Anna", "Ben")
    post, sam = (await house.posts())[-1], house.person("Sam")
    rules = panel(await tap(sam, post, "rules"))
    turned = panel(await sam.click(rules, controls(rules)[-1]["custom_id"]))
    assert has(turned, "legend"), "pages know beside which table they are read"
    before = [text_of(panel(await tap(sam, shown, "legend"))) for shown in (post, turned)]
    await house.restart()
    after = [text_of(panel(await tap(sam, shown, "legend"))) for shown in (post, turned)]
    typed = text_of(panel(await sam.slash("table legend")))
    assert {*before, *after} == {typed}
    assert "What is in the picture" in typed


async def test_a_panel_explains_its_own_picture_and_nobody_else_learns_of_it(
    house: House,
) -> None:
    match_id = await begun(house, "china")
    (name,) = await house.on_turn(match_id)
    player, sam, first = house.person(name), house.person("Sam"), (await house.posts())[-1]
    mine = panel(await tap(player, first, "turn"))
    asked = panel(await tap(player, mine, "explain"))
    own = panel(await tap(player, asked, "legend"))
    table = await house.bot.matches.table(match_id)
    seat = table.seat_of(person_named(name).id)
    assert "**light blue or gold**" in text_of(own)
    look = partial(legend_names, painter_of("china"))
    stale = component(f"{control(asked, 'legend')['custom_id']} take nothing")
    assert text_of(panel(await player.raw(3, stale, message=asked))) == text_of(own)
    view = WHOLE["china"].view(table.state, seat)
    for piece in named("china", look(view, RenderOptions(()))):
        assert f"**{piece}**" in text_of(own)
    for shown in (await player.slash("table legend"), await sam.slash("table legend")):
        public = named("china", look(WHOLE["china"].view(table.state, None), RenderOptions(())))
        hidden = {*named("china", tuple(by_name(painter_of("china").kinds)))} - {*public}
        assert not [piece for piece in hidden if f"**{piece}**" in text_of(panel(shown))]
    copied, post = component(control(asked, "legend")["custom_id"]), (await house.posts())[-1]
    other = panel(await sam.raw(3, copied, message=post))
    assert "light blue" not in text_of(other), "a button that somebody copied shows the board"
    await whole_turn(player, first)
    await house.bot.computers.idle()
    (name,) = await house.on_turn(match_id)
    newest = next(post for post in reversed(await house.posts()) if has(post, "turn"))
    mine = panel(await tap(house.person(name), newest, "turn"))
    asked = panel(await tap(house.person(name), mine, "explain"))
    own = panel(await tap(house.person(name), asked, "legend"))
    assert "**pink frame**" in text_of(own), "what the others have changed"


async def test_a_watcher_finds_the_lesson_and_what_stands_there(house: House) -> None:
    match_id = await begun(house, "china")
    sam = house.person("Sam", "spectators")
    answer = panel(await sam.slash("table watch", table=match_id))
    assert has(answer, "learn")
    followed = await house.person("Anna", "spectators").slash("table watch", table=match_id)
    assert not has(panel(followed), "learn"), "Anna plays"
    story = (await house.posts("spectators", reader="Ben"))[-1]
    assert has(story, "learn")
    assert has(story, "legend")
    message = panel(await tap(sam, story, "legend"))
    assert has(message, "learn")
    (name,) = await house.on_turn(match_id)
    assert not has(panel(await house.person(name).slash("table legend")), "learn")


async def test_beyond_the_limit_it_comes_in_words(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    house.bot.services.pictures.a_minute["look"] = 0
    message = panel(await anna.slash("table legend"))
    assert "No picture this time" in text_of(message)
    assert "**city**" in text_of(message)
    assert pictures(message) == []


async def test_a_game_that_explains_nothing_shows_no_button(tmp_path: Path) -> None:
    async with house_of(tmp_path, GAMES, {}) as house:
        await house.begun("Anna", "Ben")
        anna = house.person("Anna")
        for message in ((await house.posts())[-1], panel(await anna.slash("table board"))):
            assert not has(message, "legend")
        assert "not explained" in (await anna.slash("table legend")).text


async def test_the_answer_comes_at_once(house: House) -> None:
    await begun(house, "changcheng")
    sam = house.person("Sam")
    took = list[float]()
    while not took or (min(took) >= SECONDS and len(took) < 20):  # the machine may be busy
        began = perf_counter()
        await sam.slash("table legend")
        took.append(perf_counter() - began)
    assert min(took) < SECONDS


@every_language
@pytest.mark.parametrize("game", EXPLAINING)
def test_all_that_can_stand_on_a_picture_fits_into_one_message(game: str, locale: str) -> None:
    shown = next(panels(game, locale))
    presenter, painter, say = shown.presenter, painter_of(game), shown.presenter.say
    known: list[Any] = [*by_name(painter.kinds), *(mark.name for mark in MARKS)]
    names = dict(zip(known, named(game, tuple(known), locale), strict=True))
    found: list[Entry] = []
    for piece, name in names.items():
        section = section_of(painter, piece)
        if section is None:
            found.append(Entry(piece, name, say(f"mark-{piece}-means"), None))
        else:
            found.append(Entry(piece, name, say(f"{game}-{piece}-means"), section + 1))
    lines = [*legend_lines(presenter, found)]
    assert sum(len(line) + 1 for line in lines) < ROOM
    assert len(lines) == len(known) + len(painter.kinds) + 1, "with a heading for each page"
    assert all("{" not in line for line in lines)


@pytest.mark.parametrize("game", EXPLAINING)
def test_what_is_told_has_the_page_that_its_section_is(game: str) -> None:
    presenter = next(panels(game, "en")).presenter
    meta = WHOLE[game].meta
    seats, options = meta.seats[0], {o.name: o.default for o in meta.options}
    view = WHOLE[game].view(begin(WHOLE[game], seats, options, "1"), None)
    found = entries(presenter, painter_of(game), view, RenderOptions(()))
    assert found
    pieces = {piece.name: at + 1 for at, ps in painter_of(game).kinds.items() for piece in ps}
    assert {entry.piece: entry.page for entry in found} == {e.piece: pieces[e.piece] for e in found}
    assert len({*chain(entry.name for entry in found)}) == len(found)
