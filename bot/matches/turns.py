"""Drafting a turn, confirming it, and resigning."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.matches.model import Notice, TurnPost
from bot.matches.play import Line, apply_draft, ready
from bot.matches.records import Record
from bot.matches.requests import Answer, Back, Basis, Choose, ComputerTurn, Confirm, Refused, Resign
from bot.matches.work import Work, refusal
from rules.game import Action, Illegal, Seat
from rules.playing import to_decide

MAX_TEXT = 200
"""Characters of one action."""
MAX_TEXTS = 20
"""Actions of one request."""
MAX_DRAFT = 100
"""Actions of one draft."""


@dataclass(frozen=True, slots=True)
class Tentative:
    """A seat's draft, replayed on the table as it is."""

    texts: tuple[str, ...]
    line: Line
    dropped: bool


def tentative(record: Record, seat: Seat) -> Tentative:
    """The draft of a seat. It is dropped when another's move made it illegal or revealing: what a
    draft shows must be nothing that is still hidden."""
    stored = record.drafts.get(seat)
    if stored is None:
        return Tentative((), record.line, dropped=False)
    line, dropped = apply_draft(record.line, seat, stored.texts)
    if dropped or line.reveals:
        return Tentative((), record.line, dropped=True)
    return Tentative(stored.texts, line, dropped=False)


def choose(work: Work, request: Choose) -> Answer:
    """Adds actions to the draft; with `confirm` the whole draft is committed."""
    seat = _seat_on_turn(work)
    draft = _current(work, seat, request.basis)
    _check_size(request, draft)
    line, texts = draft.line, list(draft.texts)
    for text in request.texts:
        line = _choose_one(line, seat, text)
        played = line.played[-1]
        if played.step.reveals and not request.confirm:
            raise Refused("reveals", text=str(played.action))
        texts.append(str(played.action))
    if request.confirm:
        return _commit(work, seat, line)
    if request.onwards:
        texts += _onwards(line, seat)
    work.keep_draft(seat, tuple(texts))
    return work.answer("drafted", actions=len(texts))


def _choose_one(line: Line, seat: Seat, text: str) -> Line:
    if ready(line, seat):
        raise Refused("turn-complete")
    try:
        return line.then(seat, to_decide(line.game, text))
    except Illegal as illegal:
        raise refusal(line.game, illegal) from illegal


def _onwards(line: Line, seat: Seat) -> list[str]:
    """Texts of the actions that follow without a choice and reveal nothing."""
    texts: list[str] = []
    while (action := _forced(line, seat)) is not None:
        line = line.then(seat, action)
        texts.append(str(action))
    return texts


def _forced(line: Line, seat: Seat) -> Action | None:
    """The only action there is, when it reveals nothing."""
    if ready(line, seat):
        return None
    legal = line.game.legal(line.state, seat)
    if len(legal) > 1 or line.then(seat, legal[0]).played[-1].step.reveals:
        return None
    return legal[0]


def back(work: Work, request: Back) -> Answer:
    """Takes back the last drafted action that left a choice, or all."""
    seat = _seat_on_turn(work)
    draft = _current(work, seat, request.basis)
    if not draft.texts:
        raise Refused("nothing-drafted")
    texts = () if request.everything else draft.texts[:-1]
    while texts and _forced(apply_draft(work.record.line, seat, texts)[0], seat) is not None:
        texts = texts[:-1]
    work.keep_draft(seat, texts)
    return work.answer("drafted", actions=len(texts))


def confirm(work: Work, request: Confirm) -> Answer:
    """Commits the draft."""
    seat = _seat_on_turn(work)
    return _commit(work, seat, _current(work, seat, request.basis).line)


def _commit(work: Work, seat: Seat, line: Line) -> Answer:
    if not line.played:
        raise Refused("nothing-drafted")
    if not (line.reveals or ready(line, seat)):
        raise Refused("not-ready")
    enter(work, line.settled(), seat)
    return work.answer("confirmed", actions=len(line.played))


def computer_turn(work: Work, request: ComputerTurn) -> Answer:
    """Commits what a computer player decided, unless the table has changed meanwhile."""
    if work.table.status != "running":
        raise Refused("not-running")
    check_readable(work)
    if work.table.revision != request.revision:
        raise Refused("stale")
    if work.table.seats[request.seat].computer is None:
        raise Refused("not-seated")
    line = work.record.line
    for text in request.texts:
        line = _choose_one(line, request.seat, text)
    return _commit(work, request.seat, line)


def enter(work: Work, line: Line, seat: Seat | None) -> None:
    """Makes a line the truth: position, log, who is to act, and the post that tells everybody."""
    waiting = line.game.to_act(line.state)
    seats = tuple(replace(h, acts=i in waiting) for i, h in enumerate(work.table.seats))
    status = work.table.status if waiting else "finished"
    work.revise(state=line.state, steps=line.steps, seats=seats, status=status, undo=None)
    if seat is not None:
        work.keep_draft(seat, ())
    if not waiting:
        work.drop_drafts()
    for played in line.played:
        work.note(
            "auto" if played.action.automatic else "action",
            str(played.action),
            played.seat,
            step=played.number - 1,
            reveals=played.step.reveals,
        )
    view = line.game.view(line.state, None)
    post = TurnPost(work.table.revision, seat, line.public, view, waiting, final=not waiting)
    goes_on = waiting == (seat,) and seat in work.table.awaited
    work.tell(post, work.patience if goes_on else 0.0)


def board_post(work: Work) -> TurnPost:
    """The table as it is, for a channel that is to see it without a move."""
    game, table = work.game, work.table
    waiting = game.to_act(table.state)
    view = game.view(table.state, None)
    return TurnPost(table.revision, None, (), view, waiting, final=not waiting)


def resign(work: Work, _: Resign) -> Answer:
    """A computer player takes the seat over; without persons the table closes."""
    seat = human_seat(work)
    player = "greedy" if "greedy" in work.players else "random"
    seats = tuple(
        replace(h, computer=player) if i == seat else h for i, h in enumerate(work.table.seats)
    )
    work.revise(seats=seats, undo=None)
    work.keep_draft(seat, ())
    work.note("table", "resign", seat, step=work.table.steps)
    work.tell(Notice("resigned", {"name": seats[seat].name}))
    if all(holder.computer is not None for holder in seats):
        work.drop_drafts()
        work.change(status="closed", seats=tuple(replace(h, acts=False) for h in seats))
        work.tell(Notice("closed-by-resignation", {}))
    return work.answer("resigned")


def human_seat(work: Work) -> Seat:
    """The seat of the person in a running game. Refuses everybody else."""
    if work.table.status != "running":
        raise Refused("not-running")
    seat = work.table.seat_of(work.person.id)
    if seat is None:
        raise Refused("not-seated")
    check_readable(work)
    return seat


def check_readable(work: Work) -> None:
    """Refuses when the snapshot was written by a version whose states cannot be read any more."""
    game = work.game
    if work.table.state is None:
        raise Refused("unreadable", game=game.meta.key)


def _seat_on_turn(work: Work) -> Seat:
    seat = human_seat(work)
    if seat not in work.game.to_act(work.table.state):
        raise Refused("not-your-turn")
    return seat


def _current(work: Work, seat: Seat, basis: Basis | None) -> Tentative:
    draft = tentative(work.record, seat)
    if basis is not None and basis != Basis(work.table.revision, len(draft.texts)):
        raise Refused("stale")
    return draft


def _check_size(request: Choose, draft: Tentative) -> None:
    too_wide = len(request.texts) > MAX_TEXTS or len(draft.texts) + len(request.texts) > MAX_DRAFT
    if too_wide or any(len(text) > MAX_TEXT for text in request.texts):
        raise Refused("too-long", most=MAX_TEXT)
