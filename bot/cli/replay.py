"""`replay`: a recorded game, played strictly."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.cli.errors import CommandError
from bot.cli.results import (
    check_writable,
    game_json,
    places,
    points_of,
    refusal_text,
    write_file,
)
from rules import GAMES
from rules.game import AnyGame, Event, Seat
from rules.playing import Played, begin, turns
from rules.record import Record, RecordError, parse

if TYPE_CHECKING:
    from bot.texts.prose import Prose
    from render.animation.animator import Kind
    from render.animation.frames import Frame

_MOST_BYTES = 1_000_000
_MOST_PICTURE = 10 * 1024 * 1024
"""The largest attachment, in bytes, that Discord accepts everywhere."""
_POSTERS = (".jpg", ".jpeg")
_KINDS: Mapping[str, Kind] = {".gif": "gif", ".webp": "webp"}


@dataclass(frozen=True, slots=True)
class _Reached:
    """The position that a replay has reached."""

    moves: int
    steps: int
    state: Any
    begin: Any
    turns: tuple[tuple[Played, ...], ...]
    """The turns so far. The first one contains the automatic actions before any decision."""


def run(args: Namespace) -> int:
    """Replays the file, and prints or draws the last position."""
    began = time.perf_counter()
    if args.animate and _kind(args.animate) is None:
        raise CommandError("an animated picture is a .gif or a .webp file", 2)
    if args.image and args.image.suffix.lower() != ".png":
        raise CommandError("a picture is a .png file", 2)
    if args.poster and args.poster.suffix.lower() not in _POSTERS:
        raise CommandError("a poster is a .jpg file", 2)
    for file in filter(None, (args.image, args.poster, args.animate)):
        check_writable(file)
    record = None
    try:
        record = parse(_read(args.file))
        reached = _play(record, args)
    except RecordError as error:
        game = GAMES.get(record.game) if record else None
        raise CommandError(_wrong(args.file, game, error, record)) from None
    game, seconds = GAMES[record.game], time.perf_counter() - began
    if args.image:
        write_file(args.image, _picture(game, record, game.view(reached.state, None)))
    if args.poster:
        write_file(args.poster, _poster(game, record, reached.state))
    if args.animate:
        _animate(game, record, reached, args.animate)
    _print(args, game, record, reached, seconds)
    return 0


def _read(file: Path) -> str:
    """The text of a record file. Raises `CommandError`."""
    try:
        if file.stat().st_size > _MOST_BYTES:
            raise CommandError(f"{file} is too large for a record")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{file} is not a text file (UTF-8)") from None


def _play(record: Record, args: Namespace) -> _Reached:
    """Plays the wanted number of moves, and the automatic actions after the last one."""
    cut = record.first(args.to) if args.to is not None else record
    steps = list(_print_steps(cut, openly=args.open) if args.story else _steps(cut))
    first = begin(GAMES[cut.game], cut.seats, cut.options, cut.seed, cut.fixed)
    all_turns = list(turns(steps))
    if not steps or not steps[0].action.automatic:
        all_turns.insert(0, ())
    state = steps[-1].step.state if steps else first
    return _Reached(len(cut.moves), len(steps), state, first, tuple(all_turns))


def _steps(record: Record) -> Iterator[Played]:
    return (played for _, played in record.replay(GAMES))


def _print_steps(record: Record, *, openly: bool) -> Iterator[Played]:
    """Prints every step and yields it. Moves are numbered from 1, as in `--to`."""
    names, prose, moves = seat_names(record), _prose(record), 0
    for played in _steps(record):
        if not played.action.automatic:
            moves += 1
            print(f"{moves}. {names[played.seat]}: {played.action}")
        lines = prose.tell_all(played.step.public)
        if openly:
            lines += _private(prose, played.step.private)
        print("".join(f"     {line}\n" for line in lines), end="")
        yield played


def _private(prose: Prose, events: Iterable[tuple[Seat, Event]]) -> list[str]:
    """Sentences for what only one seat may know, each with its name."""
    return [f"({prose.seat(seat)}) {line}" for seat, event in events if (line := prose.tell(event))]


def _prose(record: Record) -> Prose:
    from bot.texts import shared_texts
    from bot.texts.prose import Prose

    return Prose(shared_texts(), record.game, "en", tuple(seat_names(record)), plain=True)


def seat_names(record: Record) -> Sequence[str]:
    """The names of a record, or `Seat 1`, `Seat 2`, ..."""
    return record.names or [f"Seat {seat}" for seat in range(1, record.seats + 1)]


def _wrong(file: Path, game: AnyGame | None, error: RecordError, record: Record | None) -> str:
    names = seat_names(record) if record else ()
    where = f"{file}: line {error.line}" if error.line else str(file)
    line = f" ({error.text[:80]})" if error.text else ""
    return f"{where}{line}: {refusal_text(game, error.illegal, names)}"


def _print(
    args: Namespace, game: AnyGame, record: Record, reached: _Reached, seconds: float
) -> None:
    """Prints where the replay ended: the result, or the points and who must act."""
    outcome, to_act = game.outcome(reached.state), game.to_act(reached.state)
    scores = points_of(game, reached.state, openly=args.open)
    if args.json:
        more: dict[str, Any] = {"moves": reached.moves, "to_act": to_act, "scores": scores}
        print(
            game_json(
                game, record.seats, record.seed, reached.steps, seconds, reached.state, **more
            )
        )
        return
    names = seat_names(record)
    print(f"{game.meta.key}: {reached.moves} moves, {reached.steps} steps, all legal")
    if outcome:
        print("\n".join(places(outcome, names)))
        return
    points = ["?" if score is None else str(score) for score in scores]
    print(
        ", ".join(f"{name} {points_text}" for name, points_text in zip(names, points, strict=True))
    )
    print("to act: " + ", ".join(names[seat] for seat in to_act))
    if args.open:
        _print_hands(game, record, reached.state)


def _print_hands(game: AnyGame, record: Record, state: Any) -> None:
    """Prints what every player holds."""
    prose = _prose(record)
    for seat, name in enumerate(seat_names(record)):
        held = prose.tell_all(game.hand(game.view(state, seat)))
        print(f"{name}: {' '.join(held) or prose.say('hand-empty')}")


def _poster(game: AnyGame, record: Record, state: Any) -> bytes:
    """The poster of a position, as everybody may know it."""
    from bot.processes.drawing import poster
    from bot.processes.pool import ProcessLost, RequestFailed
    from bot.texts import shared_texts
    from render import PAINTERS
    from render.poster.caption import Caption, standings
    from render.poster.framed import Framed
    from render.poster.process import PosterRequest
    from render.scripts import Script

    painter, view = PAINTERS.get(game.meta.key), game.view(state, None)
    if not isinstance(painter, Framed):
        raise CommandError(f"there are no posters of {game.meta.key}")
    ranking = standings(seat_names(record), game.scores(view), game.outcome(state))
    title = shared_texts().say("en", f"{game.meta.key}-name")
    caption = Caption(title, ranking, "", Script.LATIN)
    try:
        return asyncio.run(poster(PosterRequest(painter, game.meta.key, view, "en", caption)))
    except (ProcessLost, RequestFailed) as error:
        raise CommandError(f"the poster could not be drawn: {error}") from None


def _animate(game: AnyGame, record: Record, reached: _Reached, file: Path) -> None:
    """Writes the game as an animation, one frame for each turn."""
    from bot.texts.captions import caption
    from render.animation.animator import Animator
    from render.animation.frames import frames

    animator, kind, prose = Animator(), _kind(file), _prose(record)
    assert kind is not None
    for frame in frames(game, reached.begin, reached.turns):
        text = caption(prose, frame.first, frame.last, frame.seats)
        animator.add(_picture(game, record, frame.view, frame), text, frame.seconds)
    write_file(file, animator.finished(_MOST_PICTURE, kind).content)


def _kind(file: Path) -> Kind | None:
    """The kind of file that this name stands for; None if it is unknown."""
    return _KINDS.get(file.suffix.lower())


def _picture(game: AnyGame, record: Record, view: Any, frame: Frame | None = None) -> bytes:
    """A picture of a position, as the given view shows it."""
    from render import PAINTERS
    from render.painter import RenderOptions

    painter = PAINTERS.get(game.meta.key)
    if painter is None:
        raise CommandError(f"there are no pictures of {game.meta.key}")
    look = RenderOptions(tuple(seat_names(record)))
    return painter.board(view, frame.options(look) if frame else look)
