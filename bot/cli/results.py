"""Shows finished and unfinished games, as JSON and in words, and writes files of them."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.cli.errors import CommandError
from rules.game import AnyGame, Illegal, Outcome, Seat


def game_json(
    game: AnyGame, seats: int, seed: str, steps: int, seconds: float, state: Any, **more: Any
) -> str:
    """One game as a line of JSON. Seats are counted from 0; `ranking` lists seats by place.
    `ranking` and `breakdown` are null until the game is over."""
    outcome = game.outcome(state)
    value = {
        "key": game.meta.key,
        "seats": seats,
        "seed": seed,
        "steps": steps,
        "seconds": round(seconds, 4),
        "ranking": outcome.ranking if outcome else None,
        "scores": points_of(game, state),
        "breakdown": [dict(row) for row in outcome.breakdown] if outcome else None,
        **more,
    }
    return json.dumps(value, ensure_ascii=False)


def points_of(game: AnyGame, state: Any, *, openly: bool = False) -> tuple[int | None, ...]:
    """The points by seat, None if hidden. With `openly`, each seat's points as it knows them
    itself."""
    outcome = game.outcome(state)
    if outcome:
        return outcome.scores
    known = game.scores(game.view(state, None))
    if not openly:
        return known
    return tuple(game.scores(game.view(state, seat))[seat] for seat in range(len(known)))


def places(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """One line for each seat, best first: `1. Anna 61 (roads 12, cities 30)`."""
    lines: list[str] = []
    for seats in outcome.ranking:
        place = len(lines) + 1
        lines += [f"{place}. {_seat_line(outcome, seat, names[seat])}" for seat in seats]
    return lines


def _seat_line(outcome: Outcome, seat: Seat, name: str) -> str:
    """The name and points of a seat, with the sources of the points."""
    parts = ", ".join(
        f"{key.replace('-', ' ')} {points}"
        for key, points in outcome.breakdown[seat]
        if points or outcome.total == "lowest"
    )
    return f"{name} {outcome.scores[seat]}" + (f" ({parts})" if parts else "")


def refusal_text(game: AnyGame | None, illegal: Illegal, names: Sequence[str] = ()) -> str:
    """Why an action is refused, in plain English."""
    from bot.texts import shared_texts
    from bot.texts.prose import Prose

    key = game.meta.key if game else ""
    prose = Prose(shared_texts(), key, "en", tuple(names), plain=True)
    return prose.illegal(illegal.reason, illegal.details)


def write_file(file: Path, content: bytes) -> None:
    """Writes a file. If that fails, an old one stays as it was, and nothing is left of a new one.
    Raises `CommandError`."""
    with _writing(file):
        if file.exists():
            if not file.is_file():  # a pipe or a terminal
                file.write_bytes(content)
                return
            file.open("ab").close()  # one that may not be written is not replaced either
        target = file.resolve()
        new = target.with_name(f".{target.name}.new")
        try:
            new.write_bytes(content)
            new.replace(target)
        finally:
            new.unlink(missing_ok=True)


def check_writable(file: Path) -> None:
    """Refuses a file that cannot be written, before anything is made for it."""
    is_new = not file.exists()
    with _writing(file):
        file.open("ab").close()
        if is_new:
            file.unlink()


@contextmanager
def _writing(file: Path) -> Generator[None]:
    """A context in which an error of the system becomes a `CommandError` about the file."""
    try:
        yield
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror}") from None
