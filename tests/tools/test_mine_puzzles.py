"""`tools.mine_puzzles`: a position is judged alike each time, and the files say what was found."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from rules.game import Rng
from rules.learning.puzzle_turns import PuzzleTurn
from rules.learning.puzzles import FILE, puzzles, read_puzzles, recorded_position
from tests.example.rules.reversi import GAME
from tests.known import EXAMPLE
from tools.mine_puzzles import judged, main
from tools.puzzle_files import PuzzleFiles, trick_of
from tools.puzzle_grades import grade_of
from tools.puzzle_judge import Judge, Refused
from tools.puzzle_search import whole_turns

PUZZLE = puzzles("reversi")[0]
AT = recorded_position(PUZZLE, GAME)
RECORD, OTHER = recorded_position(puzzles("reversi")[1], GAME).record, AT.record
"""Of two games; the first is longer."""
RIGHT = tuple(map(GAME.meta.action, PUZZLE.right[0]))


def entry(step: int, grade: int, natural: str = "pass") -> dict[str, Any]:
    """A puzzle as the tool tells it."""
    return {
        "step": step,
        "seat": 1,
        "grade": grade,
        "right": ["place A3", "place B5"],
        "natural": natural,
        "gain": 2.5,
        "error": 0.25,
        "found": {"sound": 3},
    }


Run = Callable[[Path, str], None]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """The tool, with the folder of all games' seeds and words as they are typed."""

    def called(seeds: Path, words: str) -> None:
        monkeypatch.setattr("tools.mine_puzzles.SEEDS", seeds)
        monkeypatch.setattr("tools.mine_puzzles.GAMES", {"reversi": GAME})
        monkeypatch.setattr("sys.argv", ["mine_puzzles", "reversi", *words.split()])
        if code := main():
            sys.exit(code)

    return called


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reversi offers few lines."""
    monkeypatch.setattr("tools.puzzle_judge.FEWEST", 3)
    monkeypatch.setattr("tools.puzzle_judge.RIGHT_SHARE", 0.5)


@pytest.mark.usefixtures("few")
def test_a_puzzle_is_found_once_and_judged_alike_each_time(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rules.learning.entries.FOLDERS", [tmp_path])
    monkeypatch.setattr("tools.mine_puzzles.DECIDED", 100)
    monkeypatch.setattr("tools.mine_puzzles.winner_points", {GAME: 60.0}.__getitem__)
    folder, told = tmp_path / "reversi" / "puzzles", list[str]()
    for most, games in ((1, 2), (2, 1), (1, 1)):
        run(tmp_path, f"--games {games} --most {most}")
        told.append(capsys.readouterr().out)
    begun = "seed puzzle up to game 1, thinks 4, margin 1.80: candidates 2,"
    grades = sorted(PuzzleFiles.read(folder).grades.items())
    assert told == [
        f"{begun} enough of that grade 1, games 1 {grades}\n",
        f"{begun} games 1, known 1, natural is good 1 {grades}\n",
        "",
    ], "one is found in the first game, and a run ends when there are enough"
    (entry,), (found,) = PuzzleFiles.read(folder).entries, puzzles("reversi")
    at = recorded_position(found, GAME)
    judge = Judge(GAME, at.seat, at.record.seed, margin=1.8, decided=6_000)
    right = tuple(map(GAME.meta.action, found.right[0]))
    verdict = judge.verdict(at.begins.state, at.begins.steps, right)
    assert {**entry, "gain": verdict.gain, "error": verdict.error} == entry | judged(verdict)
    assert entry["gain"] == pytest.approx(verdict.gain, abs=0.005)
    assert verdict.gain >= 1.8
    assert entry["grade"] == grade_of(entry["found"])


@pytest.mark.usefixtures("few")
def test_a_natural_line_that_is_not_worse_by_much_is_no_puzzle() -> None:
    judge = Judge(GAME, AT.seat, AT.record.seed, margin=40, decided=100)
    with pytest.raises(Refused, match="natural is good"):
        judge.verdict(AT.begins.state, AT.begins.steps, RIGHT)


@pytest.mark.usefixtures("few")
def test_puzzles_judged_again_are_kept_with_what_is_known_or_thrown_out_with_the_reason(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.mine_puzzles.DECIDED", 100)
    seeds = EXAMPLE / "seeds" / "reversi" / "puzzles"
    folder = copytree(seeds, tmp_path / "reversi" / "puzzles")
    files = PuzzleFiles.read(folder)
    files.replace(PUZZLE.id, {"gain": 0.0, "error": 0.0, "found": {}})
    files.write()
    for points, told in ((60.0, "holds"), (2_000.0, "thrown out: natural is good")):
        monkeypatch.setattr("tools.mine_puzzles.winner_points", {GAME: points}.__getitem__)
        run(tmp_path, f"--again {PUZZLE.id}")
        assert capsys.readouterr().out == f"{PUZZLE.id} {told}\n"
        left = {puzzle.id: puzzle for puzzle in read_puzzles(folder / FILE)}
        if told == "holds":
            assert left[PUZZLE.id].gain > 1.8
            assert PuzzleTurn(GAME, PUZZLE).is_right(left[PUZZLE.id].right[0])
    assert PUZZLE.id not in left
    assert len(left) == len(puzzles("reversi")) - 1


def test_each_position_in_which_a_turn_can_end_is_listed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns = whole_turns(GAME, AT.begins.state, AT.seat, Rng(""))
    assert turns is not None
    assert len({line.state for line in turns}) == len(turns)
    legal = GAME.legal(AT.begins.state, AT.seat)
    assert {line.actions[0] for line in turns} == set(legal)
    for most, told in ((len(legal), turns), (len(legal) - 1, None)):
        monkeypatch.setattr("tools.puzzle_search.WIDEST", most)
        assert whole_turns(GAME, AT.begins.state, AT.seat, Rng("")) == told


def test_grades_go_by_who_finds_it() -> None:
    assert grade_of({"glance": 4, "sound": 0, "guess": 8}) == 1
    assert grade_of({"glance": 0, "sound": 4, "guess": 0}) == 1
    assert grade_of({"glance": 3, "sound": 3, "guess": 4}) == 2
    assert grade_of({"glance": 3, "sound": 0, "guess": 0}) == 3


def test_a_trick_has_no_places() -> None:
    assert trick_of(entry(0, 1, "lay O11 90; deploy field-ese")) == "place / lay deploy field"


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    files = PuzzleFiles(tmp_path)
    files.add(entry(40, 1), RECORD)
    files.add(entry(44, 2), RECORD)
    files.write("one run")
    again = PuzzleFiles.read(tmp_path)
    assert (again.entries, again.runs) == (files.entries, ["one run"])
    first, second = read_puzzles(tmp_path / FILE)
    assert (first.step, first.seat, first.right) == (40, 0, (("place A3",), ("place B5",)))
    assert (second.id, second.record) == ("0002", "001.game")
    assert (tmp_path / "001.game").read_text("utf-8").count("place") == 44


def check_refusals(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was asked for in a wrong way, or cannot be read or written, is told in words, and every
    file stays as it was."""
    before = {file: file.read_bytes() for file in folder.iterdir()}
    for words, told in (
        ("--drop 0009 0001", "there is no puzzle 0009"),
        ("--again 0009", "there is no puzzle 0009"),
        ("--thinks 0", "'0' is no whole number from 1"),
        ("--begin -1", "'-1' is no whole number from 1"),
        ("--seed a#b", "a seed is one word"),
    ):
        with pytest.raises(SystemExit, match="2"):
            run(folder.parents[1], words)
        assert told in capsys.readouterr().err
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_text", _full)
        with pytest.raises(SystemExit, match="1"):
            run(folder.parents[1], "--drop 0001")
    assert "No space left on device" in capsys.readouterr().err
    assert {file: file.read_bytes() for file in folder.iterdir()} == before
    for file, content in before.items():
        for wrong in (b"=", b"\xff", content[: len(content) // 3]):
            file.write_bytes(wrong)
            read_puzzles.cache_clear()
            with pytest.raises(SystemExit, match="1"):
                run(folder.parents[1], "--arrange")
            assert re.fullmatch(r"mine_puzzles: .+\n", capsys.readouterr().err)
        file.write_bytes(content)
    read_puzzles.cache_clear()


def _full(file: Path, text: str, **_: object) -> None:
    file.write_bytes(text[:9].encode())
    raise OSError(28, "No space left on device")


def test_a_later_run_goes_on_and_puzzles_can_be_thrown_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds, tmp_path = tmp_path, tmp_path / "reversi" / "puzzles"
    files = PuzzleFiles(tmp_path)
    files.add(entry(40, 1), RECORD)
    files.write("one run")
    files = PuzzleFiles.read(tmp_path)
    assert files.knows(RECORD, 40)
    assert not files.knows(RECORD, 41)
    files.add(entry(38, 1), OTHER)
    files.write("another run")
    assert (tmp_path / "002.game").read_text("utf-8").count("place") == 38, "no more than it needs"
    assert [puzzle.id for puzzle in read_puzzles(tmp_path / FILE)] == ["0001", "0002"]
    files.add(entry(42, 1), OTHER)
    files.write()
    check_refusals(run, tmp_path, monkeypatch, capsys)
    run(seeds, "--drop 0001 0003")
    assert [puzzle.id for puzzle in read_puzzles(tmp_path / FILE)] == ["0002"]
    assert [record.name for record in tmp_path.glob("*.game")] == ["002.game"]
    files = PuzzleFiles.read(tmp_path)
    files.add(entry(44, 1), OTHER)
    assert [one["id"] for one in files.entries] == ["0002", "0004"], "no number comes back"


def test_games_of_one_seed_that_went_otherwise_are_kept_apart(tmp_path: Path) -> None:
    files = PuzzleFiles(tmp_path)
    files.add(entry(44, 1), RECORD)
    before = (tmp_path / "001.game").read_bytes()
    other = replace(OTHER, seed=RECORD.seed)
    assert not files.knows(other, 44)
    files.add(entry(44, 1), other)
    files.add(entry(40, 1), RECORD.first(40))
    assert [one["record"] for one in files.entries] == ["001.game", "002.game", "001.game"]
    assert (tmp_path / "001.game").read_bytes() == before


def test_no_two_of_a_trick_stand_in_a_row_where_that_can_be(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "reversi" / "puzzles"
    files = PuzzleFiles(folder)
    for natural in ("pass", "pass", "pass", "place A1"):
        files.add(entry(40, 1, natural), RECORD)
    files.add(entry(44, 2), RECORD)
    files.write()
    run(tmp_path, "--arrange")
    arranged = PuzzleFiles.read(folder).entries
    assert [(one["id"], one["grade"], one["natural"]) for one in arranged] == [
        ("0001", 1, "pass"),
        ("0002", 2, "pass"),
        ("0003", 1, "place A1"),
        ("0004", 1, "pass"),
        ("0005", 1, "pass"),
    ]
