"""Votes: pausing and resuming a table, ending it, replacing a player, and timeouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.matches.deeds.lobby import close_table
from bot.matches.deeds.seats import check_readable, human_seat, replace_by_computer, take_over
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.schedule.clocks import with_clocks
from bot.matches.table.asked import comeback_mark
from bot.matches.table.model import Proposal, ProposalKind, SeatClock
from bot.matches.table.posts import Notice
from bot.matches.table.requests import (
    Answer,
    AnswerProposal,
    Propose,
    Refused,
    Resume,
    Withdraw,
)
from bot.matches.table.voting import (
    CHOICES,
    LEAST_VOTERS,
    answered_by_move,
    outcome,
    stands,
)
from rules.game import Seat

ASKED: Mapping[str, ProposalKind] = {"pause": "pause", "end": "end", "replace": "replace"}
"""What players may propose, by the word in the request."""


def propose(work: UnitOfWork, request: Propose) -> Answer:
    """Opens a vote. If nobody else has a vote, it is decided at once."""
    asker = human_seat(work)
    kind = ASKED.get(request.kind)
    if kind is None:
        raise Refused("no-vote")
    about = request.seat if kind == "replace" else None
    if any((open_.kind, open_.seat) == (kind, about) for open_ in work.table.proposals):
        raise Refused("vote-open")
    if kind == "pause" and work.table.paused_at is not None:
        raise Refused("already-paused")
    if kind == "replace":
        _check_replaceable(work, request.seat, asker)
    proposal = Proposal(kind, work.now, work.person.id, about, {work.person.id: "agree"})
    _ask(work, proposal)
    if proposal in work.table.proposals:
        return work.answer("vote-asked")
    return work.answer("vote-decided")


def _check_replaceable(work: UnitOfWork, seat: Seat | None, asker: Seat) -> None:
    """Refuses to replace nobody, oneself, a computer player, or a single opponent."""
    if seat is None or not 0 <= seat < len(work.table.seats):
        raise Refused("unknown-seat", name="" if seat is None else str(seat + 1))
    if work.table.seats[seat].computer is not None:
        raise Refused("no-person-there")
    if seat == asker:
        raise Refused("replace-self")
    if len(work.table.others(seat)) < LEAST_VOTERS:
        raise Refused("replace-alone")


def ask_others(work: UnitOfWork, seat: Seat) -> None:
    """Asks the others what happens now that a seat's clock has run out. This vote replaces an open
    vote on putting a computer player on the seat."""
    for asked in work.table.proposals:
        if asked.seat == seat and asked.asker is None:
            _close(work, asked)
    _ask(work, Proposal("timeout", work.now, None, seat))


def ask_about_silence(work: UnitOfWork, seat: Seat) -> None:
    """Asks the others to put a computer player on the seat of a person who ignored all reminders. A
    single opponent is asked, too. Does nothing if this vote is already open."""
    open_ = any(
        (proposal.kind, proposal.seat) == ("replace", seat) for proposal in work.table.proposals
    )
    if not open_ and work.table.others(seat):
        _ask(work, Proposal("replace", work.now, None, seat))


def _ask(work: UnitOfWork, proposal: Proposal) -> None:
    """Opens the vote and posts it in the table's channel, unless the vote is already decided."""
    work.change(proposals=(*work.table.proposals, proposal))
    settle(work)
    if proposal in work.table.proposals and not work.table.channel_gone:
        _post(work, proposal)


def repeat(work: UnitOfWork) -> None:
    """Posts the open votes once more."""
    for proposal in work.table.proposals:
        _post(work, proposal)


def _post(work: UnitOfWork, proposal: Proposal) -> None:
    """Posts a vote in the table's channel, to those who have yet to answer."""
    asked = tuple(who for who in work.table.others(proposal.seat) if who not in proposal.answers)
    args = _names(work, proposal, proposal.asker)
    args |= {"who": " ".join(map(str, asked)), "proposal": proposal.mark}
    for notice in _questions(work, proposal, args | {"at": int(proposal.ends)}):
        work.tell_here(notice)


def _questions(
    work: UnitOfWork, proposal: Proposal, args: Mapping[str, str | int]
) -> tuple[Notice, ...]:
    """The notices of a vote. The person to be replaced gets one, unless they have had reminders."""
    if proposal.kind != "replace":
        return (Notice(f"{proposal.kind}-asked", args),)
    if proposal.asker is None:
        return (Notice("silence-asked", args),)
    about = str(work.table.seats[_about(proposal)].user_id)
    warned = Notice("replace-warned", {"who": about, "at": args["at"]})
    return Notice(f"{proposal.kind}-asked", args), warned


def _names(work: UnitOfWork, proposal: Proposal, who: int | None) -> dict[str, str | int]:
    """Names for the notice: who asks or answers, and whom the vote is about."""
    table = work.table
    seat = None if who is None else table.seat_of(who)
    named = {} if seat is None else {"name": table.names[seat]}
    about = {} if proposal.seat is None else {"player": table.names[proposal.seat]}
    return {**named, **about}


def answer(work: UnitOfWork, request: AnswerProposal) -> Answer:
    """Stores one person's vote. They may change it until the vote is decided."""
    who, known = work.person.id, {proposal.mark: proposal for proposal in work.table.proposals}
    proposal = known.get(request.mark)
    if proposal is None or request.choice not in CHOICES[proposal.kind]:
        raise Refused("no-vote")
    human_seat(work)
    if who not in work.table.others(proposal.seat):
        raise Refused("vote-own")
    if who == proposal.asker and request.choice == "refuse":
        return _take_back(work, proposal)
    answered = replace(proposal, answers={**proposal.answers, who: request.choice})
    known[request.mark] = answered
    work.change(proposals=tuple(known.values()))
    settle(work)
    if answered in work.table.proposals:
        return work.answer("vote-counted")
    return work.answer("vote-decided")


def withdraw(work: UnitOfWork, _: Withdraw) -> Answer:
    """Withdraws all open votes of the person at this table, and their request to undo."""
    seat, wish = human_seat(work), work.table.undo
    own = [proposal for proposal in work.table.proposals if proposal.asker == work.person.id]
    wishes = wish is not None and wish.seat == seat
    if not own and not wishes:
        raise Refused("nothing-asked")
    if wishes:
        work.change(undo=None)
        work.tell(Notice("undo-withdrawn", {"name": work.table.names[seat]}))
    for proposal in own:
        _take_back(work, proposal)
    return work.answer("vote-withdrawn")


def _take_back(work: UnitOfWork, proposal: Proposal) -> Answer:
    _close(work, proposal)
    args = {"kind": proposal.kind, **_names(work, proposal, proposal.asker)}
    work.tell(Notice("vote-withdrawn", args))
    return work.answer("vote-withdrawn")


def _close(work: UnitOfWork, proposal: Proposal) -> None:
    work.change(proposals=tuple(other for other in work.table.proposals if other != proposal))


def resume(work: UnitOfWork, _: Resume) -> Answer:
    """Ends a pause. If nobody was left to play, the person returns to their former seat first."""
    table, left = work.table, work.table.played_for(work.person.id)
    nobody_plays = table.status == "running" and not table.people
    if left is not None and table.paused_at is not None and nobody_plays:
        check_readable(work)
        take_over(work, left, work.person.id, work.person.name)
        return work.answer("resumed")
    seat = human_seat(work)
    if table.paused_at is None:
        raise Refused("not-paused")
    work.revise(paused_at=None)
    work.note("table", "resume", seat, step=work.table.steps)
    work.tell(Notice("resumed", {"name": work.table.names[seat]}))
    work.tell(board_post(work))
    return work.answer("resumed")


def settle(work: UnitOfWork) -> None:
    """Carries out every vote that is decided. A vote is decided by its last answer, because a
    person without an answer has left, or because its time is over. Called after every request."""
    for proposal in work.table.proposals:
        standing = stands(work.table, proposal) and not answered_by_move(proposal, work.deciders)
        chosen = outcome(work.table, proposal, work.now) if standing else None
        if chosen is None:
            continue
        _close(work, proposal)
        if chosen == "refuse":
            _refuse(work, proposal)
        elif chosen == "lapsed":
            args = {"kind": proposal.kind, **_names(work, proposal, None)}
            work.tell(Notice("vote-lapsed", args))
        else:
            _OUTCOMES[proposal.kind, chosen](work, proposal)


def _refuse(work: UnitOfWork, proposal: Proposal) -> None:
    table, answers = work.table, proposal.answers
    against = [who for who in table.others(proposal.seat) if answers.get(who) == "refuse"]
    seats = " ".join(str(table.seat_of(who)) for who in against)
    args = {**_names(work, proposal, None), "against": seats}
    work.tell(Notice(f"{proposal.kind}-refused", args))


def _pause(work: UnitOfWork, _: Proposal) -> None:
    work.change(paused_at=work.now)
    work.note("table", "pause", None, step=work.table.steps)
    work.tell(Notice("paused", {}))


def _end(work: UnitOfWork, _: Proposal) -> None:
    close_table(work)
    work.tell(Notice("closed-by-agreement", {}))


def _replace(work: UnitOfWork, proposal: Proposal) -> None:
    seat = _about(proposal)
    player = work.table.seats[seat]
    who = player.user_id
    args = {"player": player.name, "who": str(who), "mark": comeback_mark(who)}
    replace_by_computer(work, seat, Notice("replaced", args))


def _computer(work: UnitOfWork, proposal: Proposal) -> None:
    """Marks the clock so that a computer player takes the turn. `bot/workers/clocks.py` then asks
    for the turn itself."""
    seat = _about(proposal)
    _set_clock(work, seat, replace(work.table.clocks[seat], computer=True))


def _wait_on(work: UnitOfWork, proposal: Proposal) -> None:
    """Gives the seat more time, as the others decided, and tells the channels."""
    seat, clock = _about(proposal), work.table.clock
    more = 0.0 if clock is None else clock.once_more
    _set_clock(work, seat, SeatClock(more, deciding=True))
    work.after = with_clocks(work.connection, work.before, work.stored, (), work.now)
    at = work.table.clocks[seat].deadline if seat in work.table.clocks else None
    args = {"player": work.table.names[seat], "at": int(at or work.now + more)}
    work.tell(Notice("timeout-waits", args))


def _set_clock(work: UnitOfWork, seat: Seat, clock: SeatClock) -> None:
    work.change(clocks={**work.table.clocks, seat: clock})


def _about(proposal: Proposal) -> Seat:
    assert proposal.seat is not None
    return proposal.seat


_OUTCOMES: Mapping[tuple[ProposalKind, str], Callable[[UnitOfWork, Proposal], None]] = {
    ("pause", "agree"): _pause,
    ("end", "agree"): _end,
    ("replace", "agree"): _replace,
    ("timeout", "computer"): _computer,
    ("timeout", "replace"): _replace,
    ("timeout", "wait"): _wait_on,
}
