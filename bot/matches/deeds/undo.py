"""Undo of the last confirmed turn. The others must agree, and nothing revealed is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.deeds.seats import human_seat
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table import history
from bot.matches.table.history import LogLine
from bot.matches.table.model import UndoRequest
from bot.matches.table.play import replay, set_up
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, AnswerUndo, AskUndo, Refused
from rules.game import Seat


def ask(work: UnitOfWork, request: AskUndo) -> Answer:
    """Asks the other people to undo the last turn. Without other people it is undone at once."""
    seat = human_seat(work)
    if request.revision not in (None, work.table.revision):
        raise Refused("stale")
    if work.table.undo is not None:
        _check_other(work.table.undo, seat)
        raise Refused("undo-pending")
    turn = _last_turn(work)
    wish = UndoRequest(seat, turn[0].step, (), work.now)
    work.change(undo=wish)
    if _try_undo(work, wish):
        return work.answer("undone")
    notice = _question(work, wish, turn)
    _tell_here(work, notice)
    if (whose := notice.args.get("whose")) is None:
        return work.answer("undo-asked")
    return work.answer("undo-asked-of", whose=whose)


def repeat(work: UnitOfWork) -> None:
    """Asks once more what is open."""
    if (wish := work.table.undo) is not None and wish.at:
        turn = history.effective(history.read(work.connection, work.table.id))[wish.to_step :]
        _tell_here(work, _question(work, wish, turn))


def _question(work: UnitOfWork, wish: UndoRequest, turn: Sequence[LogLine]) -> Notice:
    """The question to those who have yet to answer, about a turn that is not always the asker's."""
    names, done = work.table.names, (wish.seat, *wish.agreed)
    asked = (str(who) for seat, who in work.table.playing.items() if seat not in done)
    args: dict[str, str | int] = {"name": names[wish.seat], "steps": len(turn)}
    args |= {"wish": wish.mark, "who": " ".join(asked), "at": int(wish.ends)}
    args |= _followed(work, turn)
    if (whose := turn[0].seat) in (wish.seat, None):
        return Notice("undo-asked", args)
    return Notice("undo-asked-of", args | {"whose": names[whose]})


def _last_turn(work: UnitOfWork) -> Sequence[LogLine]:
    """The last turn of a person. Refuses if there is none (the turns of an imported record do not
    count), if it has revealed something, or if it was played under other rules."""
    actions = history.effective(history.read(work.connection, work.table.id))
    turn, origin = history.last_turn(actions, work.table.playing), work.table.origin
    if not turn or (origin is not None and turn[0].step < origin.steps):
        raise Refused("undo-nothing")
    if any(line.reveals for line in turn):
        raise Refused("undo-reveals")
    if _old_rules(work):
        raise Refused("undo-old-rules")
    return turn


def _tell_here(work: UnitOfWork, notice: Notice) -> None:
    """In the table's own channel, where those are who may answer."""
    if not work.table.channel_gone:
        work.tell_here(notice)


def answer(work: UnitOfWork, request: AnswerUndo) -> Answer:
    """Stores a person's answer to the open request."""
    seat = human_seat(work)
    wish = work.table.undo
    if wish is None:
        raise Refused("no-undo-pending")
    if request.mark not in (None, wish.mark):
        raise Refused("no-vote")
    _check_other(wish, seat)
    if not request.agree:
        work.change(undo=None)
        work.tell(Notice("undo-refused", {"name": work.table.names[seat]}))
        return work.answer("undo-refused")
    if _old_rules(work):
        raise Refused("undo-old-rules")
    wish = replace(wish, agreed=tuple(sorted({*wish.agreed, seat})))
    work.change(undo=wish)
    if _try_undo(work, wish):
        return work.answer("undone")
    return work.answer("undo-agreed")


def _check_other(wish: UndoRequest, seat: Seat) -> None:
    """Refuses the person who asked."""
    if wish.seat == seat:
        raise Refused("undo-own")


def settle(work: UnitOfWork) -> None:
    """Ends a request whose time is over. The turn is undone if at least one person agreed and the
    rules have not changed; otherwise the request lapses. Called after every request."""
    wish = work.table.undo
    if wish is None or work.now < wish.ends or work.table.status != "running":
        return
    if _old_rules(work) or not any(seat in wish.agreed for seat in work.table.playing):
        work.change(undo=None)
        work.tell(Notice("undo-lapsed", {"name": work.table.names[wish.seat]}))
    else:
        _take_back(work, wish)


def _try_undo(work: UnitOfWork, wish: UndoRequest) -> bool:
    """Undoes the turn if all others have agreed. Returns whether it did."""
    if any(seat not in (wish.seat, *wish.agreed) for seat in work.table.playing):
        return False
    _take_back(work, wish)
    return True


def _take_back(work: UnitOfWork, wish: UndoRequest) -> None:
    """Undoes the turn, and posts who took it back."""
    actions = history.effective(history.read(work.connection, work.table.id))
    turn = actions[wish.to_step :]
    whose = turn[0].seat  # not always the person who asked
    stored, table = work.stored, work.table
    begun = set_up(work.game, len(table.seats), table.options, stored.seed, stored.fixed)
    position = replay(begun, ((a.seat or 0, a.text) for a in actions[: wish.to_step]))
    seats = table.acting(work.game.to_act(position.state))
    work.revise(state=position.state, steps=position.steps, seats=seats, undo=None)
    work.give_up_plans()
    work.note("undo", "undo", whose, step=wish.to_step)
    work.tell(Notice("undone", {"name": work.table.names[whose or 0], **_followed(work, turn)}))
    work.tell(board_post(work))


def _followed(work: UnitOfWork, turn: Sequence[LogLine]) -> dict[str, str]:
    """The seats whose planned turns followed this one, as arguments of the notice; {} if there are
    none."""
    others = {*work.table.playing} - {turn[0].seat}
    seats = dict.fromkeys(str(a.seat) for a in turn if a.kind == "action" and a.seat in others)
    return {"followed": " ".join(seats)} if seats else {}


def _old_rules(work: UnitOfWork) -> bool:
    """Whether the game began under older rules, so that its log cannot be replayed."""
    return work.stored.rules_version != work.game.meta.rules_version
