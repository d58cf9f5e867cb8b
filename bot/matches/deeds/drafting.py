"""Drafts and plans: what a seat has decided but not confirmed, and what it decided in advance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.deeds.seats import awake_seat, human_seat
from bot.matches.deeds.unit_of_work import UnitOfWork, refusal
from bot.matches.table import requests
from bot.matches.table.drafts import Tentative, tentative, version_of
from bot.matches.table.plans import (
    MOST,
    NO_PLAN,
    Alternative,
    Followed,
    Plan,
    PlannedLine,
    ahead,
    answers,
    as_draft,
    longer,
)
from bot.matches.table.play import GamePosition
from bot.matches.table.requests import Answer, DraftVersion, Refused
from bot.matches.table.stored import StoredTable
from rules.game import Illegal, Seat

MAX_TEXT = 200
"""The most characters of one action."""
MAX_TEXTS = 20
"""The most actions of one request."""
MAX_DRAFT = 100
"""The most actions of one draft."""


def current_draft(work: UnitOfWork, seat: Seat, basis: DraftVersion | None) -> Tentative:
    """What a seat has drafted or is planning. Refuses if the tapped panel is outdated."""
    draft = tentative(work.stored, seat)
    if basis is not None and basis != version_of(work.stored, seat, draft):
        raise Refused("stale")
    return draft


def check_size(texts: Sequence[str], drafted: int) -> None:
    """Refuses a draft that is longer than any real turn."""
    too_wide = len(texts) > MAX_TEXTS or drafted + len(texts) > MAX_DRAFT
    if too_wide or any(len(text) > MAX_TEXT for text in texts):
        raise Refused("too-long", most=MAX_TEXT)


def drafted(work: UnitOfWork, seat: Seat, texts: tuple[str, ...]) -> Answer:
    """Keeps a draft."""
    work.keep_draft(seat, texts)
    return work.answer("drafted")


def plans_ahead(record: StoredTable, seat: Seat) -> bool:
    """Whether a seat may plan ahead now, because others must decide first."""
    position = record.position
    decides = seat in position.game.to_act(position.state)
    return not decides and ahead(position, seat) is not None


def plan_on(work: UnitOfWork, seat: Seat, request: requests.Choose) -> Answer:
    """Adds the tapped actions to the line that the seat is planning."""
    draft = current_draft(work, seat, request.version)
    check_size(request.texts, len(draft.texts))
    assert draft.line is not None
    return drafted(work, seat, _longer(draft.line, seat, request.texts).texts)


def _longer(line: PlannedLine, seat: Seat, texts: Sequence[str]) -> PlannedLine:
    """The planned line with more actions. Refuses illegal ones and those after its end."""
    for text in texts:
        if line.complete(seat):
            raise Refused("turn-complete")
        try:
            line = longer(line, seat, text)
        except Illegal as illegal:
            raise refusal(line.position.game, illegal) from illegal
    return line


def plan_back(work: UnitOfWork, seat: Seat, request: requests.Back) -> Answer:
    """Takes back the last action of the planned line, or all of them."""
    draft = current_draft(work, seat, request.version)
    if not draft.texts:
        raise Refused("nothing-drafted")
    return drafted(work, seat, () if request.everything else draft.texts[:-1])


def keep_line(work: UnitOfWork, request: requests.KeepLine) -> Answer:
    """Stores the planned line as one more alternative of the plan."""
    seat = awake_seat(work)
    draft = current_draft(work, seat, request.version)
    if draft.line is None or not draft.texts:
        raise Refused("nothing-drafted")
    return _keep_plan(work, seat, _with_alternative(work, seat, draft.line.as_alternative(seat)))


def with_line(work: UnitOfWork, seat: Seat, position: GamePosition, texts: Sequence[str]) -> Plan:
    """A seat's plan with this line added as one more alternative, as far as it is still possible.
    Raises `Refused` if it is not possible. But when the turn has just revealed something hidden, a
    refusal would cancel the turn and give the secret away. The line is then dropped, and the plan
    is marked as `lost`."""
    try:
        return _with_alternative(work, seat, _whole_line(position, seat, texts))
    except Refused:
        if not position.reveals:
            raise
        return lost(work, seat)


def lost(work: UnitOfWork, seat: Seat) -> Plan:
    """A seat's plan with the mark that something more could not be played."""
    return replace(work.stored.draft_of(seat).plan, lost=True)


def _whole_line(position: GamePosition, seat: Seat, texts: Sequence[str]) -> Alternative:
    start = ahead(position, seat)
    if start is None:
        raise Refused("beyond-turn", text=texts[0])
    return _longer(PlannedLine(start, start), seat, texts).as_alternative(seat)


def plan_answer(work: UnitOfWork, request: requests.PlanAnswer) -> Answer:
    """Adds an answer for when the seat is asked during another player's turn."""
    seat = awake_seat(work)
    current_draft(work, seat, request.version)
    possible = map(str, answers(work.game, work.table.state, seat))
    if request.text not in possible or seat in work.game.to_act(work.table.state):
        raise Refused("not-ahead", text=request.text)
    alternative = Alternative((request.text,), answer=True)
    return _keep_plan(work, seat, _with_alternative(work, seat, alternative))


def _with_alternative(work: UnitOfWork, seat: Seat, alternative: Alternative) -> Plan:
    """The seat's plan with one more alternative. Refuses if it is full."""
    plan = work.stored.draft_of(seat).plan
    if len(plan.alternatives) >= MOST:
        raise Refused("plan-full", most=MOST)
    kept = (*(one for one in plan.alternatives if one.texts != alternative.texts), alternative)
    return replace(plan, alternatives=kept, lost=False)


def _keep_plan(work: UnitOfWork, seat: Seat, plan: Plan) -> Answer:
    work.keep_draft(seat, (), plan)
    return work.answer("planned")


def lay_plan(work: UnitOfWork, request: requests.LayPlan) -> Answer:
    """Chooses whether a planned turn is played at once or only laid out as a draft."""
    seat = human_seat(work)
    draft = work.stored.draft_of(seat)
    work.keep_draft(seat, draft.texts, replace(draft.plan, lays=request.lays))
    return work.answer("planned")


def forget(work: UnitOfWork, _: requests.Forget) -> Answer:
    """Deletes everything the seat has planned."""
    seat = human_seat(work)
    if seat not in work.stored.plans:
        raise Refused("nothing-planned")
    acts = seat in work.game.to_act(work.table.state)
    texts = work.stored.drafts[seat].texts if acts else ()
    work.keep_draft(seat, texts, NO_PLAN)
    return work.answer("plan-forgotten")


def keep_followed(work: UnitOfWork, followed: Followed) -> None:
    """Stores what is left of all plans after a turn. If a seat must act now and was still planning
    a line, the line becomes its draft, like a planned turn that is only to be laid out."""
    before = work.before and work.before.table.seats
    for seat in sorted({*work.stored.drafts, *followed.plans}):
        draft = work.stored.draft_of(seat)
        texts, laid = draft.texts, draft.plan.laid
        if seat in followed.laid:
            texts, laid = followed.laid[seat], True
        elif work.table.seats[seat].acts and not (before and before[seat].acts):
            texts = as_draft(followed.position, seat, texts)
            laid = bool(texts)
        plan = replace(followed.plans.get(seat, draft.plan), laid=laid)
        work.keep_draft(seat, texts, plan)
