"""The pictures beside the rules: every piece with its name, in every language."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.texts import shared_texts
from render import theme
from render.cache import BYTES, CACHE
from render.legend.picture import LINES, MARGIN, SIZE, WIDTH, columns_for, legend_picture, wrap
from render.legend.pieces import LegendPiece, ShowsLegends
from render.pieces import length
from render.scripts import Script, script_of
from tests.games import PAINTED
from tests.languages import every_language
from tests.render.accepted import check_accepted

WITH_LEGENDS = [key for key, painter in PAINTED.items() if isinstance(painter, ShowsLegends)]
"""Games whose painters have some."""


@pytest.fixture(scope="module", autouse=True)
def larger_cache() -> Iterator[None]:
    """Pieces that look alike in several languages are drawn once."""
    CACHE.limit(20 * BYTES)
    yield
    CACHE.limit(BYTES)


def legends(key: str, locale: str) -> Iterator[tuple[tuple[LegendPiece, ...], tuple[str, ...]]]:
    """Every legend of a game with the names of its pieces."""
    painter = PAINTED[key]
    assert isinstance(painter, ShowsLegends)
    for pieces in painter.legends.values():
        yield tuple(pieces), tuple(shared_texts().say(locale, f"{key}-{p.name}") for p in pieces)


@every_language
@pytest.mark.parametrize("key", WITH_LEGENDS)
def test_every_legend_is_drawn_as_large_as_a_phone_takes_it(key: str, locale: str) -> None:
    for pieces, names in legends(key, locale):
        picture = legend_picture(pieces, names, script_of(locale))
        assert len(picture) < 100_000
        drawn = Image.open(io.BytesIO(picture))
        assert drawn.width == WIDTH
        assert drawn.height < theme.MAX_HEIGHT_RATIO * WIDTH


@every_language
@pytest.mark.parametrize("key", WITH_LEGENDS)
def test_no_name_is_cut(key: str, locale: str) -> None:
    for pieces, told in legends(key, locale):
        for scored in (False, True):
            names = [n for piece, n in zip(pieces, told, strict=True) if piece.scored is scored]
            columns = min(len(names), 2) if scored else columns_for(len(names))
            room = WIDTH / max(1, columns) - MARGIN
            for name in names:
                lines = wrap(name, room)
                assert "…" not in "".join(lines), name
                assert len(lines) <= LINES
                assert all(length(line, SIZE) <= room for line in lines)


def test_another_name_or_section_is_another_picture() -> None:
    one, two, *_ = legends(WITH_LEGENDS[0], "en")
    german = next(legends(WITH_LEGENDS[0], "de"))
    pictures = {legend_picture(*found, Script.LATIN) for found in (one, two, german)}
    assert len(pictures) == 3
    kept = legend_picture(*one, Script.LATIN)
    assert legend_picture(*one, Script.LATIN) is kept


def differing(key: str) -> set[str]:
    """Pieces of a game that have other characters for some readers."""
    painter = PAINTED[key]
    assert isinstance(painter, ShowsLegends)
    return {p.name for ps in painter.legends.values() for p in ps if p.traditional is not None}


@pytest.mark.parametrize("key", [key for key in WITH_LEGENDS if differing(key)])
def test_pieces_have_the_characters_of_their_readers(key: str) -> None:
    painter = PAINTED[key]
    assert isinstance(painter, ShowsLegends)
    pieces = [piece for pieces in painter.legends.values() for piece in pieces]
    latin, simplified, traditional = ([p.drawn(s).tobytes() for p in pieces] for s in Script)
    own = {p.name for p in pieces if p.simplified is not None}
    seen = zip(pieces, latin, simplified, strict=True)
    assert {p.name for p, one, other in seen if one != other} == own
    seen = zip(pieces, simplified, traditional, strict=True)
    assert {p.name for p, one, other in seen if one != other} == differing(key)


def test_lines_break_before_words_and_between_hanzi() -> None:
    room = length("neutral courtier", SIZE)
    assert wrap("neutral courtier", room) == ["neutral courtier"]
    assert wrap("neutral courtier", room - 1) == ["neutral", "courtier"]
    assert wrap("面朝下的军队卡", length("面朝下的", SIZE)) == ["面朝下的", "军队卡"]
    assert wrap("one two three four five six", length("one two", SIZE))[-1].endswith("…")


def test_lines_are_about_equally_long() -> None:
    text = "eins zwei drei vier fünf sechs"
    assert wrap(text, length(text, SIZE) - 1) == ["eins zwei drei", "vier fünf sechs"]


def test_figures_stay_with_what_they_count() -> None:
    room = length("3 tiles × 2 + 1 pennant", SIZE)
    assert wrap("3 tiles × 2 + 1 pennant × 2 = 8 points", room) == [
        "3 tiles × 2",
        "+ 1 pennant × 2",
        "= 8 points",
    ]
    lines = wrap("三角旗 × 2，8 分", length("三角旗 × 2，8", SIZE))
    assert [line for line in lines if "旗 × 2" in line]
    assert [line for line in lines if "8 分" in line]


def test_no_legend_changes_unseen() -> None:
    check_accepted("legend")
