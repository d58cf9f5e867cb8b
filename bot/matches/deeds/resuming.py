"""A recorded game that goes on at a table: what was played before becomes its past."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork, refusal
from bot.matches.table.imported import ImportedStep, steps_of
from bot.matches.table.model import Origin
from bot.matches.table.play import GamePosition, set_up
from bot.matches.table.posts import Notice
from rules.game import Illegal, Seat
from rules.playing import turns


def enter_turns(work: UnitOfWork, played: Iterable[Sequence[ImportedStep]]) -> None:
    """Writes turns into the log, each under a revision of its own."""
    number = work.table.steps
    for turn in played:
        work.change(revision=work.table.revision + 1)
        for step in turn:
            kind = "auto" if step.automatic else "action"
            work.note(kind, step.text, step.seat, step=number, reveals=step.reveals)
            number += 1


def resume(work: UnitOfWork, origin: Origin) -> None:
    """The game goes on where its record ends. What was played before is never taken back."""
    position = _position(work, origin)
    enter_turns(work, map(steps_of, turns(position.played)))
    waiting = position.game.to_act(position.state)
    seats = tuple(replace(h, acts=i in waiting) for i, h in enumerate(work.table.seats))
    kept = replace(origin, moves=(), steps=position.steps)
    work.revise(state=position.state, steps=position.steps, seats=seats, origin=kept)
    work.tell(Notice("goes-on", {"moves": len(origin.moves)}))
    work.tell(board_post(work))


def _position(work: UnitOfWork, origin: Origin) -> GamePosition:
    table, game = work.table, work.game
    try:
        line = set_up(game, len(table.seats), table.options, work.stored.seed, origin.fixed)
        line = line.settled()
        for seat, text in origin.moves:
            line = _decided(line, seat, text)
    except Illegal as illegal:
        raise refusal(game, illegal) from illegal
    return line


def _decided(line: GamePosition, seat: Seat, text: str) -> GamePosition:
    return line.then(seat, line.game.meta.action(text)).settled()
