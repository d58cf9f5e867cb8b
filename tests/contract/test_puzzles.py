"""Every puzzle of every game: its position is reached, its lines can be played, it is small."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, permutations

from rules.learning.positions import Line, RecordedPosition, forced
from rules.learning.puzzle_turns import PuzzleTurn
from rules.learning.puzzles import GRADES, Puzzle, puzzles, puzzles_file
from rules.replaying import RecordError
from tests.each import each, noted
from tests.games import WHOLE

PUZZLED = tuple(key for key in WHOLE if puzzles_file(key) is not None)
TRIED = 8
"""Puzzles of each game that are played; the tool tries all of them."""
FIRST = 5
"""First actions of a puzzle from one that is tried to the next."""
MOST_BYTES = 1_400_000
"""Of the puzzles of all games together, records included."""
MANY = 30
"""Puzzles from which on all grades must be among them."""
LONGEST = 8
"""Actions in a line that somebody is to enter."""

MOST_ORDERS = 24

every_game = each("key", PUZZLED)


def sample(key: str) -> Sequence[Puzzle]:
    """Some puzzles of a game."""
    found = puzzles(key)
    return found[:: -(-len(found) // TRIED)]


@every_game
def test_puzzles_are_in_order_and_of_all_grades(key: str) -> None:
    found = puzzles(key)
    assert [puzzle.id for puzzle in found] == sorted({puzzle.id for puzzle in found})
    assert len(found) < MANY or {puzzle.grade for puzzle in found} == set(GRADES)
    for puzzle in found:
        with noted(f"puzzle: {puzzle.id}"):
            assert puzzle.gain >= 2 * puzzle.error
            assert puzzle.natural not in puzzle.right
            assert len(set(puzzle.right)) == len(puzzle.right)
            assert max(map(len, puzzle.right)) <= LONGEST


@every_game
def test_puzzles_can_be_played(key: str) -> None:
    for puzzle in sample(key):
        turn = PuzzleTurn(WHOLE[key], puzzle)
        turn.check()
        for line in puzzle.right:
            assert turn.is_right(line)
        for action in turn.offered(())[::FIRST]:
            line = forced((str(action),), turn.offered)
            assert len(turn.offered(line)) != 1, "what leaves no choice is not asked"
            assert turn.step_back(line) == ()
            assert {len(turn.offered(line[:at])) for at in range(1, len(line))} <= {1}


@every_game
def test_another_order_that_leads_to_the_same_is_right(key: str) -> None:
    for puzzle in sample(key):
        turn = PuzzleTurn(WHOLE[key], puzzle)
        at, game = turn.position, turn.game
        for order in islice(permutations(puzzle.right[0]), MOST_ORDERS):
            try:
                before = at.then(order[:-1])
                ends = at.play_after(before, order[-1])
            except RecordError:
                assert not turn.is_right(order)
                continue
            seen = game.view(ends.step.state, at.seat)
            assert turn.is_right(order) == any(seen == ended(at, right) for right in puzzle.right)


def ended(at: RecordedPosition, line: Line) -> object:
    """What the seat sees right after a line."""
    ends = at.play_after(at.then(line[:-1]), line[-1])
    return at.game.view(ends.step.state, at.seat)


@every_game
def test_every_record_is_used(key: str) -> None:
    file = puzzles_file(key)
    assert file is not None
    used = {puzzle.record for puzzle in puzzles(key)}
    assert used == {record.name for record in file.parent.glob("*.game")}


def test_puzzles_are_small_enough() -> None:
    files = [file for key in PUZZLED if (file := puzzles_file(key))]
    assert sum(one.stat().st_size for file in files for one in file.parent.iterdir()) <= MOST_BYTES


def test_a_game_may_have_no_puzzles() -> None:
    assert puzzles("none") == ()
