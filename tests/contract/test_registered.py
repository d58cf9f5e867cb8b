"""A game is whole (rules, data, picture, texts, records) without Python in `bot/`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from render.painter import RenderOptions
from rules.covers import Cover, cover, fullest, has_cover
from rules.game import Game
from rules.playing import begin, turns
from rules.record import Record, parse
from tests import known
from tests.contract.test_records import records
from tests.contract.walks import every_whole
from tests.games import PAINTED, WHOLE
from tests.known import EXAMPLE, ROOT, home
from tests.languages import every_language

ROOTS = (ROOT, EXAMPLE)
"""The project, and the example laid out like it."""

ALLOWED = {
    "rules": {"rules"},
    "render": {"render", "rules"},
    "sandbox": {"sandbox"},
    "bot": {"bot", "sandbox", "render", "rules"},
}
"""Layer -> layers it may import."""

FOREIGN = {
    "rules": {"PIL", "discord", "asyncio", "sqlalchemy", "aiohttp", "time", "datetime", "random"},
    "render": {"discord", "asyncio", "sqlalchemy", "aiohttp"},
}
"""Layer -> packages that have no business there (`rules/chance.py` alone has chance)."""


def sources(folder: str) -> Iterator[Path]:
    for root in ROOTS:
        yield from (root / folder).rglob("*.py")


@cache
def imported(file: Path) -> set[str]:
    """Top-level packages that a file imports anywhere, those of the example as if at the top."""
    found: set[str] = set()
    source = file.read_text(encoding="utf-8").replace("from tests.example.", "from ")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("layer", ALLOWED)
def test_layers_import_one_way(layer: str) -> None:
    files = list(sources(layer))
    assert files
    upper = {"rules", "render", "sandbox", "bot", "tests", "bench"} - ALLOWED[layer]
    wrong = {str(f.relative_to(ROOT)): imported(f) & upper for f in files}
    assert {name: layers for name, layers in wrong.items() if layers} == {}


@pytest.mark.parametrize("layer", FOREIGN)
def test_rules_and_pictures_stay_pure(layer: str) -> None:
    wrong = {
        str(f.relative_to(ROOT)): imported(f) & FOREIGN[layer]
        for f in sources(layer)
        if f != ROOT / "rules" / "chance.py" and f.name != "gallery.py"
    }
    assert {name: packages for name, packages in wrong.items() if packages} == {}


@every_whole
def test_no_python_in_bot_names_a_game(key: str) -> None:
    naming = re.compile(rf"\b{re.escape(key)}\b", re.IGNORECASE)
    named = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in sources("bot")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if naming.search(line)
    ]
    assert named == []


@every_whole
def test_a_game_is_registered_under_its_key(key: str) -> None:
    game = WHOLE[key]
    assert isinstance(game, Game)
    assert game.meta.key == key
    assert re.fullmatch(r"[a-z]+", key)
    assert all(option.default in option.choices for option in game.meta.options)
    verbs = [action.verb for action in game.meta.actions]
    assert len(set(verbs)) == len(verbs)
    names = [event.__name__ for event in game.meta.events]
    assert len(set(names)) == len(names)


@every_whole
def test_a_game_has_its_box_and_rules(key: str) -> None:
    box = home(key) / "seeds" / key
    assert list(box.glob("*.toml"))
    text = known.read(box / "README.md", "the rules in your own words, numbered R1, R2, …")
    assert re.search(r"\bR1\b", text)


@every_whole
def test_the_generic_tests_are_told_what_they_need(key: str) -> None:
    assert callable(known.count(key))
    assert known.digest(key).rules > 0
    assert known.values(key)
    assert known.marked(key)


@every_whole
@every_language
def test_a_game_has_texts(key: str, locale: str) -> None:
    file, board = known.texts(key, locale)
    assert f"{key}-name = " in known.read(file, "the words of the game")
    assert f"{key}-board-" in known.read(board, "the words of its position")


def covering(key: str) -> Record:
    """The recorded game whose end lobbies show."""
    file = home(key) / "seeds" / key / "cover.game"
    return parse(known.read(file, "a good recorded game, whose end lobbies show"))


@every_whole
def test_a_game_has_a_finished_board_for_its_lobbies(key: str) -> None:
    """With the names of those who played."""
    game, record = WHOLE[key], covering(key)
    *_, (_, last) = record.replay(WHOLE)
    assert game.outcome(last.step.state) is not None
    assert len(record.names) == record.seats
    end = Cover(game.view(last.step.state, None), record.names)
    assert has_cover(game) == (home(key) == ROOT)
    assert not has_cover(game) or cover(game) == end
    full = fullest(game)
    assert full is None or len(full.names) == game.meta.seats[-1]
    picture = PAINTED[key].board(end.view, RenderOptions(end.names))
    assert len(picture) < 300_000


@every_whole
def test_a_game_says_what_it_asks_of_its_players(key: str) -> None:
    """As its recorded game tells."""
    effort = WHOLE[key].meta.effort
    assert effort is not None
    least, most = effort.turns
    record = covering(key)
    taken = len(list(turns(played for _, played in record.replay(WHOLE)))) / record.seats
    assert least <= taken <= most, f"cover.game has {taken:g} turns a seat: change Meta.effort"
    assert 0 < effort.minutes <= 240


@every_whole
def test_a_game_has_a_painter(key: str) -> None:
    game = WHOLE[key]
    assert key in PAINTED, f"add {key} to PAINTERS in render/__init__.py"
    seats = game.meta.seats[-1]
    view = game.view(begin(game, seats, {}, "1"), None)
    picture = PAINTED[key].board(view, RenderOptions(tuple(f"Seat {i}" for i in range(seats))))
    assert picture.startswith(b"\x89PNG")


@every_whole
def test_a_game_has_records_for_all_its_options(key: str) -> None:
    game = WHOLE[key]
    recorded = [parse(file.read_text(encoding="utf-8")) for file in records(key)]
    missing = {min(game.meta.seats), max(game.meta.seats)} - {record.seats for record in recorded}
    assert not missing, f"add records with so many seats: {missing}"
    for option in game.meta.options:
        played = {game.meta.read_options(record.options)[option.name] for record in recorded}
        missing = set(option.choices) - played
        assert not missing, f"add records with `option {option.name}`: {missing}"
    fixed = any(record.fixed for record in recorded)
    assert fixed or not game.meta.chance, "add a record with `fixed` lines, or set `Meta.chance`"
    assert game.meta.chance or not fixed, "a game without chance has nothing to fix"
