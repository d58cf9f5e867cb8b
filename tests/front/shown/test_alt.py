"""What is said of a picture to who cannot see it: first what changed, then scores and board."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.front.shown.message_views import ALT_LIMIT
from bot.front.shown.presenter import CHANGED_ROOM, TablePresenter
from rules.describing import brief, passing, roles
from rules.game import AnyGame, Event
from rules.summaries import summarised
from sandbox.web.driver import pictures
from sandbox.world.failures import Json
from tests.contract.walks import firsts
from tests.each import each
from tests.front.commands.test_limits import played, scene
from tests.front.conftest import House, choosing, has, panel, tap, whole_turn
from tests.games import WHOLE
from tests.languages import every_language

pytestmark = pytest.mark.usefixtures("told_once")

ODD = r"[.。]{2}|[.。] ?[.。]|。 |： |[\u3400-\u9fff][:.,(]|  |\n"
"""Punctuation of two languages together, doubled or left over."""
every_game = each("game", WHOLE)


def has_places(game: AnyGame) -> bool:
    """Whether a game tells facts of which something is left out where room is short."""
    return any(any(roles(fact).values()) for fact in game.meta.facts)


@cache
def seen(game: str) -> Sequence[tuple[Any, tuple[Event, ...]]]:
    """What everybody sees after each of the first steps of a game, and what it told."""
    steps = played(game, "alt")[:120]
    return [(WHOLE[game].view(made.state, None), made.public) for _, made in steps]


def moments(game: str, locale: str) -> list[tuple[TablePresenter, Any, tuple[Event, ...]]]:
    """These steps, each with a table in short names."""
    table = scene(game, locale)
    seats = tuple(replace(h, name=f"P{at}") for at, h in enumerate(table.table.seats))
    table = replace(table, table=replace(table.table, seats=seats))
    return [(table, view, told) for view, told in seen(game)]


def telling(game: str) -> frozenset[int]:
    """Every fourth step, and all that tell something of a sort for the first time."""
    told = [events for _, events in seen(game)]

    def sorts(at: int) -> Iterator[type[Event]]:
        return map(type, summarised(WHOLE[game].meta, told[at]))

    steps = range(len(told))
    return frozenset((*steps[::4], *firsts(steps, sorts)))


@every_game
@every_language
def test_what_changed_comes_first_then_the_scores_then_the_board(game: str, locale: str) -> None:
    boards, found = 0, moments(game, locale)
    for table, view, events in (found[at] for at in telling(game)):
        said = table.sentences(table.describe_events(events, table.plain))
        if not said or len(said) > CHANGED_ROOM:
            continue
        alt, scores = table.alt(view, events), table.alt(view)
        assert len(alt) <= ALT_LIMIT
        assert not re.search(ODD, alt), alt
        title, rest = alt.split(said, 1)
        assert title.strip(" .。") == table.title(), "nothing stands before it but the game"
        head = scores[len(table.title()) + 1 :].split()[0]
        assert rest.lstrip().startswith(head), "scores and board come after it"
        boards += len(rest) > len(table.scores_line(view))
    assert boards > 5


@every_game
def test_of_much_that_changed_the_newest_is_told_and_the_board_still_fits(game: str) -> None:
    found = moments(game, "en")
    table, view, _ = found[-1]
    events = tuple(event for _, _, told in found for event in told)
    lines = table.describe_events(events, table.plain)
    told, alt = " ".join(lines[-1].split()), table.alt(view, events)
    assert len(alt) <= ALT_LIMIT
    cut = len(lines) > 1 and len(table.sentences(lines)) > CHANGED_ROOM
    assert alt.startswith(f"{table.title()}. … ") == cut
    assert told in alt
    assert alt.endswith("/describe.")
    assert alt.index(told) < alt.rindex("P1"), "the board comes after it"


@each("game", [key for key, game in WHOLE.items() if has_places(game)])
@every_language
def test_free_places_and_what_never_changes_are_left_to_the_description(
    game: str, locale: str
) -> None:
    left_out = 0
    for table, view, events in moments(game, locale)[::6]:
        assert table.game.offers("describe")
        alt = table.alt(view, events).replace(
            table.sentences(table.describe_events(events, table.plain)), ""
        )
        for fact in (fact for section in table.game.describe(view) for fact in section.facts):
            if not passing(fact) or brief(fact) != fact:
                assert table.plain.tell(fact) not in alt, fact
                left_out += 1
    assert left_out > 20


@every_game
def test_all_that_stands_on_a_young_board_fits_into_chinese_words(game: str) -> None:
    table, view, events = moments(game, "zh-CN")[15]
    assert table.game.offers("describe")
    alt = table.alt(view, events)
    stands = [f for section in table.game.describe(view) for f in section.facts if passing(f)]
    assert stands
    assert all(table.plain.tell(brief(fact)) in alt for fact in stands)


@every_game
def test_the_board_is_told_up_to_the_last_character_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for locale in ("en", "zh-CN"):
        table, view, events = moments(game, locale)[15]
        told = table.alt(view, events)
        for room, fits in ((len(told), True), (len(told) - 1, False)):
            with monkeypatch.context() as limited:
                limited.setattr("bot.front.shown.presenter.ALT_ROOM", room)
                assert (table.alt(view, events) == told) == fits


def alt_of(message: Json) -> str:
    """What is said of the picture of a message."""
    return str(pictures(message)[0]["description"])


async def test_panel_board_and_post_say_what_their_pictures_mark(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    for person in (anna, ben):
        await whole_turn(person, (await house.posts())[-1])
    post = (await house.posts())[-1]
    assert alt_of(post).startswith("Carcassonne. Ben lays")
    fresh = panel(await tap(anna, post, "turn"))
    assert alt_of(fresh).startswith("Carcassonne. ")
    assert "Ben lays" in alt_of(fresh)[:CHANGED_ROOM]
    board = await anna.slash("table board")
    assert "Ben lays" in alt_of(board.message)[:CHANGED_ROOM]
    watched = await house.person("Sam").slash("table board")
    assert alt_of(watched.message).startswith("Carcassonne. Ben lays")
    message = fresh
    while not has(message, "back"):
        message = panel(await tap(anna, message, choosing(message)))
    assert alt_of(message).startswith("Carcassonne. You lay")


@every_language
def test_the_tile_that_lies_is_not_called_one_to_lay(locale: str) -> None:
    heads = {
        type(fact).__name__: table.plain.tell(section.head)
        for table, view, _ in moments("carcassonne", locale)[::10]
        for section in table.game.describe(view)
        for fact in section.facts
    }
    assert heads["NewestTile"] != heads["TileToLay"]
