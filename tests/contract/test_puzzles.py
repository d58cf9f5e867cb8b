"""Every puzzle of every game: its position is reached, its lines can be played, it is small."""

from __future__ import annotations

from rules.puzzles import GRADES, PuzzleError, check_puzzle, is_right, puzzles, puzzles_file
from tests.each import each, noted
from tests.games import WHOLE

PUZZLED = tuple(key for key in WHOLE if puzzles_file(key) is not None)
TRIED = 8
"""Puzzles of each game that are played; the tool tries all of them."""
MOST_BYTES = 1_400_000
"""Of the puzzles of all games together, records included."""
LONGEST = 8
"""Actions in a line that somebody is to enter."""

every_game = each("key", PUZZLED)


@every_game
def test_puzzles_are_in_order_and_of_all_grades(key: str) -> None:
    found = puzzles(key)
    assert [puzzle.id for puzzle in found] == sorted({puzzle.id for puzzle in found})
    assert {puzzle.grade for puzzle in found} == set(GRADES)
    for puzzle in found:
        with noted(f"puzzle: {puzzle.id}"):
            assert puzzle.gain >= 2 * puzzle.error
            assert puzzle.natural not in puzzle.right
            assert len(set(puzzle.right)) == len(puzzle.right)
            assert max(map(len, puzzle.right)) <= LONGEST


@every_game
def test_puzzles_can_be_played(key: str) -> None:
    found = puzzles(key)
    for puzzle in found[:: -(-len(found) // TRIED)]:
        check_puzzle(puzzle, WHOLE[key])
        for line in puzzle.right:
            assert is_right(puzzle, WHOLE[key], line)


@every_game
def test_every_record_is_used_and_none_is_longer_than_needed(key: str) -> None:
    file = puzzles_file(key)
    assert file is not None
    used = {puzzle.record for puzzle in puzzles(key)}
    assert used == {record.name for record in file.parent.glob("*.game")}


def test_puzzles_are_small_enough() -> None:
    files = [file for key in PUZZLED if (file := puzzles_file(key))]
    assert sum(one.stat().st_size for file in files for one in file.parent.iterdir()) <= MOST_BYTES


def test_a_game_may_have_no_puzzles() -> None:
    assert puzzles("none") == ()
    assert issubclass(PuzzleError, Exception)
