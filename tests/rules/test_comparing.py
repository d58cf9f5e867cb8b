"""Two lines compared: the answers of puzzles claim what the parts of the estimate show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from statistics import fmean
from typing import Any

import pytest

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
Both = tuple[JudgedLine, JudgedLine]


def some(key: str) -> Iterator[tuple[Puzzle, RecordedPosition]]:
    for puzzle in puzzles(key)[:LOOKED_AT]:
        yield puzzle, recorded_position(puzzle, WHOLE[key])


def why(at: RecordedPosition, puzzle: Puzzle) -> tuple[tuple[Reason, ...], Both]:
    """Why the answer of a puzzle is better, and the lines as they were compared for that."""
    compared = list[Both]()

    def noted(*asked: Any) -> Both:
        compared.append(compare(*asked))
        return compared[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rules.computers.comparing.compare", noted)
        state, lines = at.begins.state, (puzzle.right[0], puzzle.natural)
        found = why_better(at.game, state, at.seat, Rng("why"), *lines)
    return found, compared[-1]


def test_reasons_of_puzzles_claim_what_the_parts_show() -> None:
    given = 0
    for puzzle, at in chain.from_iterable(map(some, WITH_PARTS)):
        reasons, (one, other) = why(at, puzzle)
        for reason in reasons:
            assert all(gain(one, other, reason, who) < 0 for who in reason.others)
            assert reason.others or gain(one, other, reason, at.seat) >= LEAST
            given += 1
    assert given >= len(WITH_PARTS)


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
        assert why(at, puzzle)[0] == why_better(game, other, at.seat, Rng("why"), *read)


def test_a_line_is_compared_in_the_worlds_of_the_other() -> None:
    puzzle, at = next(some("changcheng"))
    _, (one, other) = why(at, puzzle)
    assert len(one.leads) == len(other.leads) >= 2
    assert one.gain_over(other)[0] == pytest.approx(fmean(one.leads) - fmean(other.leads))
