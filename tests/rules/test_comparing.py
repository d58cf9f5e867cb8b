"""Two lines compared: the answers of puzzles claim what the parts of the estimate show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from statistics import fmean

import pytest

from rules.computers.budgets import strong_budget
from rules.computers.comparing import compare, why_better
from rules.computers.reasons import LEAST, Reason
from rules.computers.search import JudgedLine
from rules.game import AnyGame, Rng
from rules.learning.positions import RecordedPosition
from rules.learning.puzzles import Puzzle, puzzles, recorded_position
from tests.games import WHOLE

WITH_PARTS = [key for key, game in WHOLE.items() if game.estimate_parts and puzzles(key)]
LOOKED_AT = 2
"""Puzzles of a game."""


def some(key: str) -> Iterator[tuple[Puzzle, RecordedPosition]]:
    for puzzle in puzzles(key)[:LOOKED_AT]:
        yield puzzle, recorded_position(puzzle, WHOLE[key])


def why(at: RecordedPosition, puzzle: Puzzle, seed: str = "why") -> tuple[Reason, ...]:
    state = at.begins.state
    return why_better(at.game, state, at.seat, Rng(seed), puzzle.right[0], puzzle.natural)


def test_reasons_of_puzzles_claim_what_the_parts_show() -> None:
    given = 0
    for puzzle, at in chain.from_iterable(map(some, WITH_PARTS)):
        one, other = both(at, puzzle)
        for reason in why(at, puzzle):
            assert all(gain(one, other, reason, who) < 0 for who in reason.others)
            assert reason.others or gain(one, other, reason, at.seat) >= LEAST
            given += 1
    assert given >= len(WITH_PARTS)


def both(at: RecordedPosition, puzzle: Puzzle) -> tuple[JudgedLine, JudgedLine]:
    """The lines as they are compared for the reasons."""
    game, rng = at.game, Rng("why")
    known = game.redeal(at.begins.state, at.seat, rng)
    read = game.meta.action
    lines = tuple(map(read, puzzle.right[0])), tuple(map(read, puzzle.natural))
    return compare(game, known, at.seat, rng, lines, strong_budget)


def gain(one: JudgedLine, other: JudgedLine, reason: Reason, seat: int) -> float:
    """What a line brings a seat more in the part of a reason."""

    def brought(line: JudgedLine) -> float:
        parts = (
            points[seat]
            for all_ in line.parts
            for part, points in all_.items()
            if part.name == reason.name
        )
        return sum(parts) / len(line.parts)

    return brought(one) - brought(other)


def test_a_worse_line_has_no_reasons() -> None:
    for puzzle, at in some("ming"):
        state = at.begins.state
        assert not why_better(at.game, state, at.seat, Rng("why"), puzzle.natural, puzzle.right[0])


def test_reasons_do_not_depend_on_what_the_seat_cannot_see() -> None:
    for puzzle, at in some("china"):
        game: AnyGame = at.game
        other = game.redeal(at.begins.state, at.seat, Rng("other"))
        assert other != at.begins.state
        read = puzzle.right[0], puzzle.natural
        assert why(at, puzzle) == why_better(game, other, at.seat, Rng("why"), *read)


def test_a_line_is_compared_in_the_worlds_of_the_other() -> None:
    puzzle, at = next(some("changcheng"))
    one, other = both(at, puzzle)
    assert len(one.leads) == len(other.leads) >= 2
    assert one.gain_over(other)[0] == pytest.approx(fmean(one.leads) - fmean(other.leads))
