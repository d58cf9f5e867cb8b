"""Games played again from their logs: do these lead to the positions that are stored?

Read with columns that every schema since 0005 has, for a migration looks at games, too.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import Any

import sqlalchemy as sa

from bot.matches.table import codec
from bot.matches.table.model import Origin
from bot.storage import schema
from rules.game import AnyGame, Illegal, Seat
from rules.playing import begin, play

logger = logging.getLogger(__name__)

_matches, _log, _seats = schema.matches.c, schema.log.c, schema.seats.c
_THIS: sa.BindParameter[str] = sa.bindparam("this_match")
_PLAYED = sa.or_(_matches.snapshot.is_not(None), _matches.status.in_(("running", "archived")))
_COUNT = sa.select(sa.func.count()).select_from(schema.matches).where(_PLAYED)
_NEXT = (
    sa.select(
        *(_matches.id, _matches.game, _matches.status, _matches.rules_version, _matches.options),
        *(_matches.seed, _matches.origin, _matches.steps, _matches.snapshot),
    )
    .where(_PLAYED, _matches.id > _THIS)
    .order_by(_matches.id)
    .limit(1)
)
"""A game by the first fields of `LoggedGame`."""
_SEATS = sa.select(sa.func.count()).select_from(schema.seats).where(_seats.match_id == _THIS)
_LINES = (
    sa.select(_log.kind, _log.step, _log.seat, _log.text)
    .where(_log.match_id == _THIS, _log.kind.in_(("action", "auto", "undo")))
    .order_by(_log.number)
)
_DAMAGED = (ValueError, LookupError, TypeError, AttributeError)


class LogFault(Exception):  # noqa: N818 - what a log has
    """A log that does not lead to the stored position. The text gives the reason without naming the
    table."""


@dataclass(frozen=True, slots=True)
class LoggedGame:
    """The stored data of a started game that a replay needs."""

    id: str
    game: str
    status: str
    rules_version: int
    options: str
    seed: str
    origin: str | None
    steps: int
    snapshot: str | None
    seats: int
    lines: tuple[tuple[str, int, Seat | None, str], ...]
    """The lines of the log: kind, step, seat and text of each decision, automatic action or
    undo."""

    @property
    def goes_on(self) -> bool:
        """Whether the game may be continued."""
        return self.status in schema.GOING_ON


def count(connection: sa.Connection) -> int:
    """The number of games that have begun."""
    return connection.execute(_COUNT).scalar_one()


def logged_games(connection: sa.Connection) -> Iterator[LoggedGame]:
    """All games that have begun. Only one at a time is in memory."""
    last = ""
    while (row := connection.execute(_NEXT, {"this_match": last}).one_or_none()) is not None:
        last = row.id
        this = {"this_match": row.id}
        seats = connection.execute(_SEATS, this).scalar_one()
        lines = tuple(tuple(line) for line in connection.execute(_LINES, this))
        yield LoggedGame(*row, seats=seats, lines=lines)


def check_log(games: Mapping[str, AnyGame], logged: LoggedGame) -> None:
    """Checks a stored game. Raises `LogFault` if the position cannot be read or is not the one the
    log leads to. A finished game may follow older rules and lack fields that were added to its
    state since then."""
    game = games.get(logged.game)
    if game is None:
        if logged.goes_on:
            raise LogFault("this version does not have its game")
        return
    stored, moves = _position(game, logged), _moves(logged)
    if logged.rules_version != game.meta.rules_version:
        return
    replayed = _replayed_state(game, logged, moves)
    if stored != replayed and (logged.goes_on or not _agree(stored, replayed)):
        raise LogFault("its log leads to another position than the stored one")


def complete(connection: sa.Connection, games: Mapping[str, AnyGame]) -> None:
    """Adds missing new fields to the stored states of unfinished games, with values from a replay
    of the log. A state stays as it is if it differs from the replay in anything else."""
    completed = 0
    for logged in logged_games(connection):
        text = _completed_state(games, logged) if logged.goes_on else None
        if text is not None:
            this = sa.update(schema.matches).where(_matches.id == logged.id)
            connection.execute(this.values(snapshot=text))
            completed += 1
    if completed:
        logger.info("%s positions were completed from their logs", completed)


def _completed_state(games: Mapping[str, AnyGame], logged: LoggedGame) -> str | None:
    """The stored state with its new fields, as JSON; None if nothing has to change."""
    game = games.get(logged.game)
    if game is None or logged.rules_version != game.meta.rules_version:
        return None
    try:
        stored, replayed = _position(game, logged), _replayed_state(game, logged, _moves(logged))
    except LogFault:
        return None
    if stored == replayed or not _agree(stored, replayed):
        return None
    return codec.dump_state(game, replayed)


def _position(game: AnyGame, logged: LoggedGame) -> Any:
    if logged.snapshot is None:
        raise LogFault("it has no position")
    try:
        return codec.load_state(game, logged.snapshot)
    except ValueError:
        raise LogFault("this version cannot read its position") from None


def _moves(logged: LoggedGame) -> list[tuple[Seat, str]]:
    """The moves that were not undone. Raises `LogFault` if a step is missing."""
    kept: list[tuple[Seat, str]] = []
    for kind, step, seat, text in logged.lines:
        if step > len(kept) or (kind != "undo" and step < len(kept)):
            raise LogFault(f"step {step + 1} follows step {len(kept)} in its log")
        if kind == "undo":
            del kept[step:]
        else:
            kept.append((seat or 0, text))
    if len(kept) != logged.steps:
        raise LogFault(f"its log ends with step {len(kept)}, its position is of {logged.steps}")
    return kept


def _replayed_state(game: AnyGame, logged: LoggedGame, moves: Collection[tuple[Seat, str]]) -> Any:
    """The state that a replay of the moves leads to. Raises `LogFault`, however damaged the stored
    data is."""
    try:
        options, origin = json.loads(logged.options), codec.load(Origin, logged.origin)
        fixed = None if origin is None else origin.fixed
        state = begin(game, logged.seats, options, logged.seed, fixed)
    except (Illegal, *_DAMAGED):
        raise LogFault("it cannot be set up") from None
    for done, (seat, text) in enumerate(moves):
        try:
            action = game.meta.action(text)
            state = play(game, state, seat, action, logged.seed, done, fixed).step.state
        except (Illegal, *_DAMAGED):
            raise LogFault(f"step {done + 1} of its log is against the rules") from None
    return state


def _agree(first: Any, second: Any) -> bool:
    """Whether two states are equal in all fields without a default. Later versions add only fields
    with a default."""
    return _original_fields(first) == _original_fields(second)


def _original_fields(value: Any) -> Any:
    """A state as nested tuples of its fields without a default."""
    if is_dataclass(value):
        since = [f for f in fields(value) if f.default is MISSING and f.default_factory is MISSING]
        return tuple(_original_fields(getattr(value, field.name)) for field in since)
    if isinstance(value, tuple):
        return tuple(_original_fields(part) for part in value)  # pyright: ignore[reportUnknownVariableType]
    return value
