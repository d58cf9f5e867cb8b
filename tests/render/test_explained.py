"""*What Is This?*: what is drawn on a picture is explained, and what is explained is drawn."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import chain, islice
from typing import Any

import pytest
from PIL import Image

from bot.front.looking_back.rulebook import sections
from bot.texts import shared_texts
from render import theme
from render.canvas import Canvas
from render.legend.picture import COLUMNS, MARGIN, SIZE, WIDTH, legend_picture, wrap
from render.legend.pieces import by_name
from render.legend.standing import MARKS, ExplainsPieces, legend_names, pieces_named, section_of
from render.painter import Layered, RenderOptions
from render.pieces import length
from render.scripts import script_of
from tests import known
from tests.games import PAINTED
from tests.languages import every_language
from tests.render.drawing_calls import Call, calls
from tests.render.test_lettering import shown

EXPLAINING = [key for key, painter in PAINTED.items() if isinstance(painter, ExplainsPieces)]
"""Games whose painters tell what stands on their pictures."""
every_explaining = pytest.mark.parametrize("key", EXPLAINING)
SAMPLE = 8
"""Positions looked at in a test."""
MEANS = 110
"""Letters of a sentence at most."""
Drawn = Callable[..., Iterator[str]]


def explaining(key: str) -> ExplainsPieces:
    """The painter of a game."""
    painter = PAINTED[key]
    assert isinstance(painter, ExplainsPieces)
    return painter


def drawn_by(key: str) -> Drawn:
    """What calls draw; `drawn` in the file `drawn.py` beside the tests of the game's pictures."""
    path = known.home(key) / "tests" / "render" / key / "drawn.py"
    assert path.exists(), f"add {path.relative_to(known.ROOT)}: which calls draw which kinds"
    return import_module(".".join(path.relative_to(known.ROOT).with_suffix("").parts)).drawn


def _unwritten(canvas: Canvas, **_: bool) -> bytes:
    """In place of its PNG, which takes longest."""
    return b""


def recorded(key: str, view: Any, look: RenderOptions) -> list[Call]:
    """The calls that draw a picture whose parts are kept already."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "png", _unwritten)
        PAINTED[key].board(view, look)
        with calls() as found:
            PAINTED[key].board(view, look)
    return found


def pictures(key: str) -> Iterator[tuple[Any, RenderOptions]]:
    """Positions of random games as somebody is shown them, also with layers."""
    painter = PAINTED[key]
    layers = frozenset(painter.layers if isinstance(painter, Layered) else ())
    for number, there in enumerate(islice(shown(key, random.Random("explained")), SAMPLE)):
        for view, look in there:
            yield view, replace(look, layers=layers if number % 2 else frozenset())


@every_explaining
def test_what_is_drawn_is_explained_and_what_is_explained_is_drawn(key: str) -> None:
    drawn, marks = drawn_by(key), {"new", "moved", "gone"}
    for view, look in pictures(key):
        if look.changes:
            continue
        found = recorded(key, view, look)
        expected = {kind for name, args in found for kind in drawn(name, args)}
        expected |= {"legend-strip" for name, _ in found if name == "score_strip"}
        told = legend_names(explaining(key), view, look)
        assert set(told) == expected, (view, look.choice)
        assert len(set(told)) == len(told)
        assert not marks & set(told)


@every_explaining
def test_marks_of_what_changed_are_explained(key: str) -> None:
    seen = set[str]()
    for view, look in pictures(key):
        found = recorded(key, view, look) if look.changes else []
        marks = {mark.kind for name, args in found if name == "draw_marks" for mark in args[1]}
        assert marks <= set(legend_names(explaining(key), view, look))
        seen |= marks
    assert "new" in seen


@every_language
@every_explaining
def test_every_kind_has_a_name_one_sentence_and_its_rule(key: str, locale: str) -> None:
    say, painter = partial(shared_texts().say, locale), explaining(key)
    pages = len(sections(shared_texts(), locale, key))
    for name in by_name(painter.kinds):
        assert 0 < len(say(f"{key}-{name}")) <= 40
        assert 0 < len(say(f"{key}-{name}-means")) <= MEANS, name
        assert say(f"{key}-{name}-means")[-1] in ".。", name
        section = section_of(painter, name)
        assert section is not None
        assert section < pages
    for mark in MARKS:
        assert section_of(painter, mark.name) is None
        assert say(f"mark-{mark.name}-means")[-1] in ".。"


@every_explaining
def test_each_kind_stands_under_one_section(key: str) -> None:
    names = [piece.name for piece in chain(*explaining(key).kinds.values())]
    assert len(set(names)) == len(names)


@every_language
@every_explaining
def test_all_kinds_together_are_a_picture_that_a_phone_shows(key: str, locale: str) -> None:
    names = (*by_name(explaining(key).kinds), *(mark.name for mark in MARKS))
    say = partial(shared_texts().say, locale)
    told = tuple(
        say(f"mark-{name}" if name in {m.name for m in MARKS} else f"{key}-{name}")
        for name in names
    )
    picture = legend_picture(pieces_named(PAINTED[key], names), told, script_of(locale))
    assert len(picture) < 120_000
    with Image.open(io.BytesIO(picture)) as drawn:
        assert drawn.height <= theme.MAX_HEIGHT_RATIO * drawn.width


@every_language
@every_explaining
def test_no_name_of_what_stands_on_a_picture_is_cut(key: str, locale: str) -> None:
    room = WIDTH / COLUMNS - MARGIN
    for name in by_name(explaining(key).kinds):
        lines = wrap(shared_texts().say(locale, f"{key}-{name}"), room)
        assert all("…" not in line and length(line, SIZE) <= room for line in lines), lines


SAID_OF_CARDS = {
    "ming": {"en": "首", "de": "首", "zh-CN": "首", "zh-TW": "首"},
    "tigris": {"en": "who has won", "de": "gewonnen hat", "zh-CN": "谁赢了", "zh-TW": "誰贏了"},
    "china": {"en": "walls behind", "de": "Mauern hinter", "zh-CN": "后有墙", "zh-TW": "後有牆"},
}
"""What stands on a player's card beside numbers: who began, who has won, a fortress left."""


@every_language
@pytest.mark.parametrize("key", SAID_OF_CARDS)
def test_a_players_card_is_explained_with_its_signs(key: str, locale: str) -> None:
    told = shared_texts().say(locale, f"{key}-legend-strip-means")
    assert SAID_OF_CARDS[key][locale] in told
