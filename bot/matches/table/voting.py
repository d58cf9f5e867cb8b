"""What the people at a table decide together: who has a vote, and what the votes come to. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.matches.table.model import Proposal, ProposalKind, Table
from bot.matches.table.stored import StoredTable
from rules.game import Seat

AGREEMENT = ("agree", "refuse")
CHOICES: Mapping[ProposalKind, tuple[str, ...]] = {
    "pause": AGREEMENT,
    "end": AGREEMENT,
    "replace": AGREEMENT,
    "timeout": ("computer", "replace", "wait"),
}
"""The answers to each kind of proposal."""
LEAST_ANSWERS = 2
"""So many must have answered for a vote to be decided without the others when it ends."""
LEAST_VOTERS = 2
"""So many others must play at the table for somebody to be replaced by their wish: one opponent
alone must not send the other away who has not been reminded in vain."""


def voters(table: Table, proposal: Proposal) -> tuple[int, ...]:
    """User ids of those who have a vote: the people who play at the table now, but for the one it
    is about."""
    return tuple(
        holder.user_id
        for seat, holder in enumerate(table.seats)
        if seat != proposal.seat and holder.computer is None and holder.user_id is not None
    )


def stands(table: Table, proposal: Proposal) -> bool:
    """Whether there is still something to decide: who asked and whom it is about play on, and
    whose clock has run out has not decided yet."""
    if table.status != "running":
        return False
    if proposal.asker is not None and table.seat_of(proposal.asker) is None:
        return False
    if proposal.seat is None:
        return True
    least = 1 if proposal.asker is None else LEAST_VOTERS
    if proposal.kind == "replace" and len(voters(table, proposal)) < least:
        return False
    clock, holder = table.clocks.get(proposal.seat), table.seats[proposal.seat]
    waits = proposal.kind != "timeout" or (clock is not None and clock.ran_out is not None)
    return waits and holder.computer is None and holder.user_id is not None


def outcome(table: Table, proposal: Proposal, now: float) -> str | None:
    """The choice that is decided on, None while votes are missing.

    Once all have answered, the majority decides. When the vote ends, the majority of the answers
    decides, if there are at least two; otherwise the vote has `lapsed`. Before that only refusals
    by half the people decide, so that nobody is outvoted unheard. After a timeout a majority of all
    decides at once. If there is none, the table waits on; if nobody is left to vote, a computer
    player takes the turn.
    """
    people, over = voters(table, proposal), now >= proposal.ends
    votes = [proposal.answers[who] for who in people if who in proposal.answers]
    counted = len(votes) if over and len(votes) >= LEAST_ANSWERS else len(people)
    if proposal.kind == "timeout":
        return _after_timeout(votes, counted, over=over)
    if 2 * votes.count("refuse") >= counted:
        return "refuse"
    if len(votes) == counted:
        return "agree"
    return "lapsed" if over else None


def _after_timeout(votes: Sequence[str], total: int, *, over: bool) -> str | None:
    """The choice of a vote about a turn whose time ran out; `total` is how many votes count."""
    if not total:
        return "computer"
    favourite = Counter(votes).most_common(1)
    if favourite and 2 * favourite[0][1] > total:
        return favourite[0][0]
    return "wait" if over or len(votes) == total else None


def answered_by_move(proposal: Proposal, moved: Collection[Seat]) -> bool:
    """Whether a vote that no person began, about a seat that let its time run out, is settled
    because that seat has moved now."""
    return proposal.asker is None and proposal.seat in moved


def with_proposals(after: StoredTable, moved: Collection[Seat]) -> StoredTable:
    """The table without proposals that need no decision any more. `moved`: the seats whose people
    have just decided something."""
    table = after.table
    open_ = (proposal for proposal in table.proposals if not answered_by_move(proposal, moved))
    kept = tuple(proposal for proposal in open_ if stands(table, proposal))
    return after if kept == table.proposals else after.with_table(proposals=kept)
