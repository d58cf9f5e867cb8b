"""What recorded games were told and estimated like when somebody last found it right.

    python -m tests.contract.accepted

accepts it as it is now: do so after looking at what a change of the rules was meant to change.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from rules.game import AnyGame, Rng, Seat, Step
from rules.record import parse
from rules.summaries import summarised
from rules.told import Parts
from tests.contract.test_records import records
from tests.games import WHOLE

ACCEPTED = Path(__file__).with_name("accepted.txt")
EVERY = 8
"""Steps of a recorded game from one position that is looked at to the next."""
TOGETHER = 12
"""Steps that are told together: about a round."""

Answer: TypeAlias = Callable[[AnyGame, Any], object]


@cache
def steps(key: str) -> Sequence[Step[Any]]:
    """What followed each move of all recorded games of a game."""
    return [
        done.step
        for file in records(key)
        for _, done in parse(file.read_text(encoding="utf-8")).replay(WHOLE)
    ]


def views(game: AnyGame, state: Any) -> Iterator[tuple[Seat | None, Any]]:
    """What a spectator and each seat may know."""
    seats = range(len(game.scores(game.view(state, None))))
    return ((viewer, game.view(state, viewer)) for viewer in (None, *seats))


def _legal(game: AnyGame, state: Any) -> object:
    actions = [list(game.legal(state, seat)) for seat in game.to_act(state)]
    return [(list(map(str, found)), list(map(game.ends_turn, found))) for found in actions]


def _estimate(game: AnyGame, state: Any) -> object:
    points = _rounded(game.estimate(state)) if game.estimate else []
    likely = game.likely_turns
    turns = [likely(state, seat, Rng("turns"), 3) for seat in game.to_act(state) if likely]
    return points, [str(turn) for found in turns for turn in found]


def _strong_estimate(game: AnyGame, state: Any) -> object:
    points = game.estimate_well(state) if game.estimate_well else ()
    parts: Parts = game.estimate_parts(state) if game.estimate_parts else {}
    return _rounded(points), sorted((repr(part), _rounded(row)) for part, row in parts.items())


def _rounded(points: Iterable[float]) -> list[float]:
    return [round(number, 6) for number in points]


def _turn(game: AnyGame, state: Any) -> object:
    told = [
        (game.asked(view, viewer or 0), game.pace(view), game.to_come(view), game.named(view))
        for viewer, view in views(game, state)
    ]
    return told, [_planned(game, state, seat) for seat, _ in views(game, state) if seat is not None]


def _planned(game: AnyGame, state: Any, seat: Seat) -> object:
    """What a seat could decide next, and what it has won for it."""
    view, following = game.view(state, seat), game.next_turn(state, seat)
    planned = () if following is None else game.legal(following, seat)
    won = game.own_points(view) if game.own_points else None
    return list(map(str, planned)), list(map(str, game.answers(view))), won


def _view(game: AnyGame, state: Any) -> object:
    return [view for _, view in views(game, state)]


def _describing(game: AnyGame, state: Any) -> object:
    shown = [
        (game.scores(view), game.hand(view), game.remaining(view), list(game.pieces(view)))
        for _, view in views(game, state)
    ]
    acting = game.to_act(state)[-1:]
    return shown, [game.describe(game.view(state, viewer)) for viewer in acting or (None,)]


def _foresee(game: AnyGame, state: Any) -> object:
    return [
        game.foresee(game.view(state, seat), action)
        for seat in game.to_act(state)
        for action in game.legal(state, seat)[::7]
    ]


POSITIONS: Mapping[str, Answer] = {
    "legal": _legal,
    "estimate": _estimate,
    "strong_estimate": _strong_estimate,
    "turn": _turn,
    "view": _view,
    "describing": _describing,
    "foresee": _foresee,
}
"""What is asked about positions, each by the name of the modules that answer."""
COLUMNS = ("play", *POSITIONS)


def _played(game: AnyGame, done: Sequence[Step[Any]]) -> Iterator[object]:
    """What each move says by itself and together with others, and how games end."""
    for at, step in enumerate(done):
        yield step.public, step.private, step.reveals, step.known, game.outcome(step.state)
        together = done[at : at + TOGETHER] if at % TOGETHER == 0 else ()
        yield summarised(game.meta, [event for one in together for event in one.public])


def _said(key: str, column: str) -> Iterator[object]:
    if column == "play":
        return _played(WHOLE[key], steps(key))
    return (POSITIONS[column](WHOLE[key], step.state) for step in steps(key)[::EVERY])


def digest(key: str, column: str) -> str:
    """All that a game says about its moves, or about some of its positions, in a word."""
    found = hashlib.sha256()
    for said in _said(key, column):
        found.update(f"{said!r}\n".encode())
    return found.hexdigest()[:16]


def check_accepted(key: str, column: str) -> None:
    """Nothing in a column is told of a game otherwise than when it was accepted."""
    same = f"{key} {column} {digest(key, column)}" in ACCEPTED.read_text("utf-8").splitlines()
    assert same, "if this is meant, accept it: python -m tests.contract.accepted"


def main() -> None:
    """Accepts everything as it is now, and names what changed."""
    before = ACCEPTED.read_text("utf-8").splitlines() if ACCEPTED.exists() else []
    now = [f"{key} {column} {digest(key, column)}" for key in WHOLE for column in COLUMNS]
    ACCEPTED.write_text("".join(f"{line}\n" for line in now), "utf-8")
    sys.stdout.write("".join(f"changed: {line}\n" for line in now if line not in before))


if __name__ == "__main__":
    main()
