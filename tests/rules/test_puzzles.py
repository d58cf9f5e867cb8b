"""A file of puzzles with a mistake is told with file, puzzle and reason; lines are judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from shutil import copytree

import pytest

from rules import GAMES
from rules.learning.positions import Line
from rules.learning.puzzle_turns import PuzzleTurn
from rules.learning.puzzles import Puzzle, PuzzleError, puzzles, read_puzzles
from rules.record import parse
from tests.each import each
from tests.example.rules.reversi import GAME
from tests.games import EXAMPLES, TOYS
from tests.known import EXAMPLE, ROOT

FOLDER = EXAMPLE / "seeds" / "reversi" / "puzzles"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the puzzles with a mistake are written."""
    monkeypatch.setattr("rules.learning.entries.FOLDERS", [tmp_path])
    return copytree(FOLDER, tmp_path / "reversi" / "puzzles")


def changed(folder: Path, before: str, after: str) -> Path:
    """The example's puzzles with something else in them, once."""
    text = (FOLDER / "puzzles.toml").read_text("utf-8")
    assert before in text
    file = folder / "puzzles.toml"
    file.write_text(text.replace(before, after, 1), "utf-8")
    read_puzzles.cache_clear()
    return file


MISTAKES = (
    ('id = "0001"', "id = ", "", "Invalid value"),
    ('id = "0001"', 'id = "one"', "one", "pattern"),
    ('id = "0001"', 'id = "00001"', "00001", "pattern"),
    ('id = "0002"', "", "2", "id"),
    ('id = "0002"', 'id = "0001"', "0001", "two puzzles"),
    ('id = "0001"', 'id = "0001"\nhint = "A1"', "0001", "hint"),
    ("grade = 1", "grade = 4", "0001", "grade"),
    ('right = ["place C6"]', "right = []", "0001", "right"),
    ('"001.game"', '"../001.game"', "0001", "pattern"),
    ('"001.game"', '"none.game"', "0001", "none.game"),
    ('"001.game"', '"001.text"', "0001", "pattern"),
    ("gain = 6.0", "gain = 0.0", "0001", "gain"),
    ("error = 0.0", "error = -0.1", "0001", "error"),
    ("step = 42", "step = -1", "0001", "step"),
    ("step = 42", "step = 43", "0001", "too short"),
    ("seat = 1", "seat = 0", "0001", "seat: "),
    ("seat = 1", "seat = 2", "0001", "not to decide"),
    ("seat = 1", "seat = 3", "0001", "no such seat"),
    ('["place C6"]', '["place A1"]', "0001", "place A1"),
    ('["place C6"]', '["place C6; place D8"]', "0001", "place D8"),
    ('natural = "place D8"', 'natural = "place C6"', "0001", "natural line is right"),
)


def check_all() -> None:
    for puzzle in puzzles("reversi"):
        PuzzleTurn(GAME, puzzle).check()


@each("mistake", MISTAKES)
def test_a_mistake_is_told(folder: Path, mistake: tuple[str, str, str, str]) -> None:
    before, after, puzzle, reason = mistake
    file = changed(folder, before, after)
    with pytest.raises(PuzzleError) as found:
        check_all()
    assert (found.value.file, found.value.entry) == (file, puzzle)
    assert reason in found.value.reason
    assert str(file) in str(found.value)


def test_a_line_is_right_where_it_is_listed_only() -> None:
    turn = PuzzleTurn(GAME, puzzles("reversi")[0])
    assert turn.position.acts
    assert turn.position.begins.state.turn == turn.puzzle.seat
    assert turn.is_right(turn.best)
    assert not turn.is_right(turn.puzzle.natural)
    assert not turn.is_right(("place A1",)), "not legal"
    assert not turn.is_right(("nonsense",))


def test_another_order_is_no_other_right_turn() -> None:
    lines = [("place A1", "place B1"), ("place B1", "place A1"), ("place C1", "place D1")]
    first = puzzles("reversi")[0]
    for known, others in ((1, 0), (2, 0), (3, 1)):
        turn = PuzzleTurn(GAME, replace(first, right=tuple(lines[:known])))
        assert turn.others == others


def early(key: str, verbs: tuple[str, ...], line: Callable[[Line], Line]) -> set[bool]:
    """For the puzzles whose right turns have these verbs: whether a part of the best is early."""
    alike = [
        PuzzleTurn(GAMES[key], one)
        for one in puzzles(key)
        if {tuple(text.split()[0] for text in right) for right in one.right} == {verbs}
    ]
    assert not any(one.is_early(one.best) or one.is_early(one.puzzle.natural) for one in alike)
    played = [(one, part) for one in alike if one.playable(part := line(one.best))]
    assert not any(one.is_early(part) and one.offered(part) for one, part in played)
    return {one.is_early(part) for one, part in played}


def test_what_comes_to_light_before_the_rest_is_early() -> None:
    takes = ("house", "stop", "take", "draw")
    assert early("china", takes, lambda line: (*line[:-2], line[-1])) == {True}
    # A wall that completes its province leaves no place there for a card, but one for another wall.
    assert early("changcheng", ("card", "wall"), lambda line: line[-1:]) == {False}
    assert True in early("changcheng", ("wall", "wall"), lambda line: line[-1:])
    # Whoever deploys has ended the turn, and travels no further.
    travels = ("move", "move", "deploy")
    assert early("ming", travels, lambda line: (line[0], line[-1])) == {False}


def test_a_whole_turn_is_not_early_though_its_seat_comes_again() -> None:
    """In Ming Dynasty whoever is left alone in a round has one turn after another."""
    twice = list(twice_in_a_row("ming", "cover.game"))
    assert max(len(line) for _, line in twice) > 1
    for turn, line in twice:
        assert turn.playable(turn.best)
        assert turn.is_over(line)
        assert not turn.is_early(line)


def twice_in_a_row(key: str, record: str) -> Iterator[tuple[PuzzleTurn, Line]]:
    """The whole turns in a record that are followed by one of the same seat: a puzzle whose best
    line goes on with that one, and the line that does not."""
    game, moves = GAMES[key], parse((ROOT / "seeds" / key / record).read_text("utf-8")).moves
    begins = 0
    for at, (move, following) in enumerate(pairwise(moves)):
        if not game.ends_turn(game.meta.action(move.text)):
            continue
        line = tuple(one.text for one in moves[begins : at + 1])
        if move.seat == following.seat:
            right = ((*line, following.text),)
            puzzle = Puzzle("0001", f"../{record}", begins, move.seat, 1, right, line, 1.0, 0.0)
            yield PuzzleTurn(game, puzzle), line
        begins = at + 1


def test_games_without_puzzles_have_none() -> None:
    assert [key for key in (*EXAMPLES, *TOYS) if puzzles(key)] == ["reversi"]
