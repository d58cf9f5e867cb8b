"""Drafting a turn, confirming it, and resigning."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.deeds import drafting
from bot.matches.deeds.confirming import count_confirmed, finishes, own_choices
from bot.matches.deeds.drafting import check_size, current_draft, drafted, plans_ahead
from bot.matches.deeds.seats import (
    awake_seat,
    check_readable,
    human_seat,
    replace_by_computer,
    seat_on_turn,
)
from bot.matches.deeds.unit_of_work import UnitOfWork, refusal
from bot.matches.table import requests
from bot.matches.table.changed import public_views
from bot.matches.table.drafts import Tentative
from bot.matches.table.plans import follow
from bot.matches.table.play import GamePosition, apply_draft, ready
from bot.matches.table.posts import Notice, TurnPost
from bot.matches.table.requests import Answer, Refused
from rules.changes import changes
from rules.game import Action, AnyGame, Illegal, Seat
from rules.playing import implied, to_decide


def choose(work: UnitOfWork, request: requests.Choose) -> Answer:
    """Adds actions to the draft, and commits it in three cases. These are: the request says
    `confirm`; the turn left no choice; or the turn is complete and the person confirms with the
    last pick."""
    seat = awake_seat(work)
    if request.version is not None and plans_ahead(work.stored, seat):
        return drafting.plan_on(work, seat, request)
    seat = seat_on_turn(work)
    draft = current_draft(work, seat, request.version)
    if draft.unseen is not None and request.version is not None:
        raise Refused("stale")
    check_size(request.texts, len(draft.texts))
    alone = request.onwards and _is_only_way(draft, seat)
    finishing = own_choices(work).confirming if request.finishing else "ask"
    unseen = request.confirm or alone or finishing == "always"
    position, later = _with_actions(draft, seat, request.texts, unseen=unseen)
    if request.confirm or position.reveals:
        return _commit(work, seat, position, later)
    if later:
        raise _beyond(request.texts, later)
    if request.onwards:
        position = _onwards(position, seat)
    if finishes("always" if alone else finishing, position, seat):
        return _commit(work, seat, position)
    return drafted(work, seat, tuple(str(played.action) for played in position.played))


def _beyond(typed: Sequence[str], later: Sequence[str]) -> Refused:
    """The refusal of those typed actions that come after the end of the turn."""
    if len(later) == len(typed):
        return Refused("turn-complete")
    return Refused("beyond-turn", text=later[0])


def _with_actions(
    draft: Tentative, seat: Seat, texts: Sequence[str], *, unseen: bool
) -> tuple[GamePosition, Sequence[str]]:
    """The draft with more actions, and the texts left over after the end of the turn. Refuses an
    action that would reveal something hidden to the seat, unless `unseen` is set. After such an
    action, texts that are impossible are left over, too: a refusal would take it back and give away
    what it revealed."""
    position = draft.position
    for text in texts:
        _read(position.game, text)
    for at, text in enumerate(texts):
        if ready(position, seat):
            return position, texts[at:]
        try:
            position = _choose_one(position, seat, text)
        except Refused:
            if not position.reveals:
                raise
            return position, texts[at:]
        if position.played[-1].step.tells_actor and not unseen:
            raise Refused("reveals", text=str(position.played[-1].action))
    return position, ()


def _is_only_way(draft: Tentative, seat: Seat) -> bool:
    """Whether the seat has drafted nothing and has exactly one possible action."""
    position = draft.position
    return not draft.texts and len(position.game.legal(position.state, seat)) == 1


def _read(game: AnyGame, text: str) -> Action:
    try:
        return to_decide(game, text)
    except Illegal as illegal:
        raise refusal(game, illegal) from illegal


def _choose_one(position: GamePosition, seat: Seat, text: str) -> GamePosition:
    action = _read(position.game, text)
    try:
        return _implying(position, seat, action).then(seat, action)
    except Illegal as illegal:
        raise refusal(position.game, illegal) from illegal


def _implying(position: GamePosition, seat: Seat, action: Action) -> GamePosition:
    """The line with the actions that this action implies in front of it, or unchanged if those do
    not make it legal."""
    first = implied(position.game, position.state, seat)
    if first in (None, action):
        return position
    after = position.then(seat, first)
    return after if action in after.game.legal(after.state, seat) else position


def _onwards(position: GamePosition, seat: Seat) -> GamePosition:
    """The line, continued while the seat has only one action and it reveals nothing hidden."""
    while (action := _forced(position, seat)) is not None:
        position = position.then(seat, action)
    return position


def _forced(position: GamePosition, seat: Seat) -> Action | None:
    """The seat's only action if it reveals nothing hidden, else None."""
    if ready(position, seat):
        return None
    legal = position.game.legal(position.state, seat)
    if len(legal) > 1 or position.then(seat, legal[0]).played[-1].step.tells_actor:
        return None
    return legal[0]


def back(work: UnitOfWork, request: requests.Back) -> Answer:
    """Takes back the last action that was a real choice, or all actions."""
    seat = awake_seat(work)
    if plans_ahead(work.stored, seat):
        return drafting.plan_back(work, seat, request)
    seat = seat_on_turn(work)
    draft = current_draft(work, seat, request.version)
    if not draft.drafted:
        raise Refused("nothing-drafted")
    texts = () if request.everything else draft.drafted[:-1]
    while texts and _forced(apply_draft(work.stored.position, seat, texts)[0], seat) is not None:
        texts = texts[:-1]
    return drafted(work, seat, texts)


def confirm(work: UnitOfWork, request: requests.Confirm) -> Answer:
    """Commits the draft."""
    seat = seat_on_turn(work)
    draft = current_draft(work, seat, request.version)
    count_confirmed(work, draft.position, seat)
    return _commit(work, seat, draft.unseen or draft.position)


def take_turn_for(work: UnitOfWork, seat: Seat, texts: Sequence[str]) -> None:
    """Commits a turn of a computer player on a person's behalf."""
    position = work.stored.position
    for text in texts:
        position = _choose_one(position.settled(), seat, text)
    _commit(work, seat, position, timed_out=(seat,))


def _commit(
    work: UnitOfWork,
    seat: Seat,
    position: GamePosition,
    later: Sequence[str] = (),
    timed_out: tuple[Seat, ...] = (),
) -> Answer:
    """Commits a turn and everything that follows from it. Texts beyond its end become a plan, but
    are dropped if it revealed something. Plans of seats that must act next are played, too."""
    if not position.played:
        raise Refused("nothing-drafted")
    if not (position.reveals or ready(position, seat)):
        raise Refused("not-ready")
    settled, plans = position.settled(), dict(work.stored.plans)
    if later and position.reveals:
        plans[seat] = drafting.lost(work, seat)
    elif later:
        plans[seat] = drafting.with_line(work, seat, settled, later)
    followed = follow(settled, plans)
    enter(work, followed.position, seat, timed_out)
    if work.table.status == "running":
        drafting.keep_followed(work, followed)
    return work.answer("confirmed")


def computer_turn(work: UnitOfWork, request: requests.ComputerTurn) -> Answer:
    """Commits a computer player's turn, unless the table has changed since."""
    if work.table.status != "running":
        raise Refused("not-running")
    check_readable(work)
    holder = work.table.seats[request.seat]
    outdated = not holder.acts or holder.asked_at > request.revision
    if outdated or work.table.paused_at is not None:
        raise Refused("stale")
    if holder.computer is None:
        raise Refused("not-seated")
    position = work.stored.position
    for text in request.texts:
        position = _choose_one(position, request.seat, text)
    return _commit(work, request.seat, position)


def enter(
    work: UnitOfWork, position: GamePosition, seat: Seat | None, timed_out: tuple[Seat, ...] = ()
) -> None:
    """Writes a line of play to the table: its state, log, acting seats and post."""
    waiting, before = position.game.to_act(position.state), work.table.state
    seats = work.table.acting(waiting)
    status = work.table.status if waiting else "finished"
    work.revise(state=position.state, steps=position.steps, seats=seats, status=status, undo=None)
    if seat is not None:
        work.keep_draft(seat, ())
    if not waiting:
        work.drop_drafts()
    _log(work, position)
    decided = {played.seat for played in position.played if not played.action.automatic}
    teller = seat if decided <= {seat} else None  # a planned turn of another seat
    views = public_views(position, before)
    post = TurnPost(
        work.table.revision,
        teller,
        position.public_events,
        views[-1],
        waiting,
        final=not waiting,
        timed_out=timed_out,
        changes=changes(position.game, views),
    )
    goes_on = waiting == (seat,) and work.table.paused_at is None
    work.tell(post, work.patience if goes_on else 0.0)


def _log(work: UnitOfWork, position: GamePosition) -> None:
    """Writes the actions of a line of play to the table's log."""
    for played in position.played:
        work.note(
            "auto" if played.action.automatic else "action",
            str(played.action),
            played.seat,
            step=played.number - 1,
            reveals=played.step.reveals,
        )


def board_post(work: UnitOfWork) -> TurnPost:
    """A post of the present board without a move."""
    game, table = work.game, work.table
    waiting = game.to_act(table.state)
    view = game.view(table.state, None)
    return TurnPost(table.revision, None, (), view, waiting, final=not waiting)


def resign(work: UnitOfWork, _: requests.Resign) -> Answer:
    """Gives the person's seat to a computer player. A table without people closes."""
    seat = human_seat(work)
    notice = Notice("resigned", {"name": work.table.seats[seat].name})
    replace_by_computer(work, seat, notice, "resign")
    if work.table.status == "closed":
        return work.answer("resigned-last")
    return work.answer("resigned")
