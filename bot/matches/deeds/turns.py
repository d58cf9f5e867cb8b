"""Drafting a turn, confirming it, and resigning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.deeds.confirming import chosen_confirming, count_confirmed, finishes
from bot.matches.deeds.seats import replace_by_computer
from bot.matches.deeds.unit_of_work import UnitOfWork, refusal
from bot.matches.table.changed import public_views
from bot.matches.table.drafts import Tentative, tentative, version_of
from bot.matches.table.model import Notice, TurnPost
from bot.matches.table.plans import follow, plannable
from bot.matches.table.play import GamePosition, apply_draft, ready
from bot.matches.table.requests import (
    Answer,
    Back,
    Choose,
    ComputerTurn,
    Confirm,
    DraftVersion,
    Forget,
    Refused,
    Resign,
)
from bot.matches.table.stored import StoredTable
from rules.changes import changes
from rules.game import Action, Illegal, Seat
from rules.playing import implied, to_decide

MAX_TEXT = 200
"""Characters of one action."""
MAX_TEXTS = 20
"""Actions of one request."""
MAX_DRAFT = 100
"""Actions of one draft."""


def choose(work: UnitOfWork, request: Choose) -> Answer:
    """Adds actions to the draft, then to the plan; with `confirm` the draft is committed, so is a
    tapped turn in which nothing could be chosen, and with `finishing` a complete one when the
    person wants it so."""
    seat = _awake_seat(work)
    if request.version is not None and _plans_only(work.stored, seat):
        return _plan_meanwhile(work, seat, request)
    seat = seat_on_turn(work)
    draft = _current(work, seat, request.version)
    if draft.unseen is not None and request.version is not None:
        raise Refused("stale")
    _check_size(request, draft)
    alone = request.onwards and _is_only_way(draft, seat)
    finishing = chosen_confirming(work) if request.finishing else "ask"
    unseen = request.confirm or alone or finishing == "always"
    position, planned = _taken(draft, seat, request.texts, unseen=unseen)
    if request.confirm:
        return _commit(work, seat, position, planned)
    if request.onwards and not position.reveals:
        position = _onwards(position, seat)
    settled = alone and not planned and _is_settled(position, seat)
    if settled or finishes(finishing, position, seat, planned):
        return _commit(work, seat, position, planned)
    return _keep(work, seat, tuple(str(played.action) for played in position.played), planned)


def _plan_meanwhile(work: UnitOfWork, seat: Seat, request: Choose) -> Answer:
    """Adds what was tapped while others decide to the confirmed plan."""
    draft = _current(work, seat, request.version)
    _check_size(request, draft)
    planned = list(draft.planned)
    for text in request.texts:
        planned.append(_plan_one(draft.position, seat, text, planned))
    return _keep(work, seat, (), planned)


def _plans_only(record: StoredTable, seat: Seat) -> bool:
    """Whether others decide, and a seat may plan meanwhile."""
    game, state = record.position.game, record.position.state
    if seat in game.to_act(state):
        return False
    return bool(plannable(game, state, seat, tentative(record, seat).planned))


def _taken(
    draft: Tentative, seat: Seat, texts: Sequence[str], *, unseen: bool
) -> tuple[GamePosition, list[Action]]:
    """The draft and the plan with more actions. Refuses one that would tell the seat something
    hidden, unless the seat takes it `unseen`."""
    position, planned = draft.position, list(draft.planned)
    for text in texts:
        if ready(position, seat):
            planned.append(_plan_one(position, seat, text, planned))
            continue
        position = _choose_one(position, seat, text)
        if position.played[-1].step.tells_actor and not unseen:
            raise Refused("reveals", text=str(position.played[-1].action))
    return position, planned


def _is_only_way(draft: Tentative, seat: Seat) -> bool:
    """Whether a seat that has drafted nothing has one action only."""
    position = draft.position
    return not draft.texts and len(position.game.legal(position.state, seat)) == 1


def _is_settled(position: GamePosition, seat: Seat) -> bool:
    """Whether there is nothing to look at or to decide before a line is confirmed."""
    if position.reveals:
        return True
    return ready(position, seat) and not plannable(position.game, position.state, seat, ())


def _keep(
    work: UnitOfWork, seat: Seat, texts: tuple[str, ...], planned: Sequence[Action]
) -> Answer:
    work.keep_draft(seat, texts, tuple(map(str, planned)))
    return work.answer("drafted", actions=len(texts) + len(planned))


def _choose_one(position: GamePosition, seat: Seat, text: str) -> GamePosition:
    if ready(position, seat):
        raise Refused("turn-complete")
    try:
        action = to_decide(position.game, text)
        return _implying(position, seat, action).then(seat, action)
    except Illegal as illegal:
        raise refusal(position.game, illegal) from illegal


def _implying(position: GamePosition, seat: Seat, action: Action) -> GamePosition:
    """The line with what the action implies before it; as it is when that would not help."""
    first = implied(position.game, position.state, seat)
    if first in (None, action):
        return position
    after = position.then(seat, first)
    return after if action in after.game.legal(after.state, seat) else position


def _plan_one(position: GamePosition, seat: Seat, text: str, planned: Sequence[Action]) -> Action:
    """An action for a later turn. Nothing is planned on what a reveal of this one would tell."""
    offered = () if position.reveals else plannable(position.game, position.state, seat, planned)
    if not offered:
        raise Refused("turn-complete")
    try:
        action = to_decide(position.game, text)
    except Illegal as illegal:
        raise refusal(position.game, illegal) from illegal
    if action not in offered:
        raise Refused("not-ahead", text=str(action))
    return action


def _onwards(position: GamePosition, seat: Seat) -> GamePosition:
    """The line with the actions that follow without a choice and tell the seat nothing hidden."""
    while (action := _forced(position, seat)) is not None:
        position = position.then(seat, action)
    return position


def _forced(position: GamePosition, seat: Seat) -> Action | None:
    """The only action there is, when it tells the seat nothing hidden."""
    if ready(position, seat):
        return None
    legal = position.game.legal(position.state, seat)
    if len(legal) > 1 or position.then(seat, legal[0]).played[-1].step.tells_actor:
        return None
    return legal[0]


def back(work: UnitOfWork, request: Back) -> Answer:
    """Takes back the last planned action, else the last one that left a choice, or all."""
    seat = seat_on_turn(work)
    draft = _current(work, seat, request.version)
    if not draft.drafted:
        raise Refused("nothing-drafted")
    if draft.planned and not request.everything:
        return _keep(work, seat, draft.texts, draft.planned[:-1])
    texts = () if request.everything else draft.drafted[:-1]
    while texts and _forced(apply_draft(work.stored.position, seat, texts)[0], seat) is not None:
        texts = texts[:-1]
    return _keep(work, seat, texts, ())


def confirm(work: UnitOfWork, request: Confirm) -> Answer:
    """Commits the draft; what is planned is kept until the seat comes to act."""
    seat = seat_on_turn(work)
    draft = _current(work, seat, request.version)
    count_confirmed(work, draft.position, seat, draft.planned)
    return _commit(work, seat, draft.unseen or draft.position, draft.planned)


def forget(work: UnitOfWork, _: Forget) -> Answer:
    """Gives up one's confirmed plan."""
    seat = human_seat(work)
    if seat not in work.stored.plans:
        raise Refused("nothing-planned")
    work.keep_draft(seat, ())
    return work.answer("plan-forgotten")


def take_turn_for(work: UnitOfWork, seat: Seat, texts: Sequence[str]) -> None:
    """Commits the turn that a computer player takes for the person on a seat."""
    position = work.stored.position
    for text in texts:
        position = _choose_one(position.settled(), seat, text)
    _commit(work, seat, position, timed_out=(seat,))


def _commit(
    work: UnitOfWork,
    seat: Seat,
    position: GamePosition,
    planned: Sequence[Action] = (),
    timed_out: tuple[Seat, ...] = (),
) -> Answer:
    """Enters a turn, and whatever seats have planned for when they come to act after it."""
    if not position.played:
        raise Refused("nothing-drafted")
    if not (position.reveals or ready(position, seat)):
        raise Refused("not-ready")
    plans = dict(work.stored.plans)
    if planned:
        plans[seat] = tuple(map(str, planned))
    followed = follow(position.settled(), plans)
    enter(work, followed.position, seat, timed_out)
    if work.table.status == "running":
        for planner in plans:
            work.keep_draft(planner, (), followed.left.get(planner, ()))
        work.give_up_plans(followed.lost)
    return work.answer("confirmed", actions=len(position.played))


def computer_turn(work: UnitOfWork, request: ComputerTurn) -> Answer:
    """Commits what a computer player decided, unless the table has changed meanwhile."""
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
    """Makes a line the truth: position, log, who is to act, and the post that tells everybody."""
    waiting, before = position.game.to_act(position.state), work.table.state
    seats = tuple(replace(h, acts=i in waiting) for i, h in enumerate(work.table.seats))
    status = work.table.status if waiting else "finished"
    work.revise(state=position.state, steps=position.steps, seats=seats, status=status, undo=None)
    if seat is not None:
        work.keep_draft(seat, ())
    if not waiting:
        work.drop_drafts()
    for played in position.played:
        work.note(
            "auto" if played.action.automatic else "action",
            str(played.action),
            played.seat,
            step=played.number - 1,
            reveals=played.step.reveals,
        )
    decided = {played.seat for played in position.played if not played.action.automatic}
    teller = seat if decided <= {seat} else None  # others have planned this
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
    goes_on = waiting == (seat,) and seat in work.table.awaited
    work.tell(post, work.patience if goes_on else 0.0)


def board_post(work: UnitOfWork) -> TurnPost:
    """The table as it is, for a channel that is to see it without a move."""
    game, table = work.game, work.table
    waiting = game.to_act(table.state)
    view = game.view(table.state, None)
    return TurnPost(table.revision, None, (), view, waiting, final=not waiting)


def resign(work: UnitOfWork, _: Resign) -> Answer:
    """A computer player takes the seat over; without persons the table closes."""
    seat = human_seat(work)
    work.tell(Notice("resigned", {"name": work.table.seats[seat].name}))
    replace_by_computer(work, seat, "resign")
    return work.answer("resigned")


def human_seat(work: UnitOfWork) -> Seat:
    """The seat of the person in a running game. Refuses everybody else."""
    if work.table.status == "archived":
        raise Refused("archived")
    if work.table.status != "running":
        raise Refused("not-running")
    seat = work.table.seat_of(work.person.id)
    if seat is None:
        raise Refused("not-seated")
    check_readable(work)
    return seat


def check_readable(work: UnitOfWork) -> None:
    """Refuses when the snapshot was written by a version whose states cannot be read any more."""
    game = work.game
    if work.table.state is None:
        raise Refused("unreadable", game=game.meta.key)


def _awake_seat(work: UnitOfWork) -> Seat:
    """The seat of the person in a game that is not paused. Refuses everybody else."""
    seat = human_seat(work)
    if work.table.paused_at is not None:
        raise Refused("paused")
    return seat


def seat_on_turn(work: UnitOfWork) -> Seat:
    """The seat of the person, who must decide now. Refuses everybody else."""
    seat = _awake_seat(work)
    if seat not in work.game.to_act(work.table.state):
        raise Refused("not-your-turn")
    return seat


def _current(work: UnitOfWork, seat: Seat, basis: DraftVersion | None) -> Tentative:
    draft = tentative(work.stored, seat)
    if basis is not None and basis != version_of(work.stored, seat, draft):
        raise Refused("stale")
    return draft


def _check_size(request: Choose, draft: Tentative) -> None:
    too_wide = len(request.texts) > MAX_TEXTS or draft.length + len(request.texts) > MAX_DRAFT
    if too_wide or any(len(text) > MAX_TEXT for text in request.texts):
        raise Refused("too-long", most=MAX_TEXT)
