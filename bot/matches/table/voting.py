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
"""The possible answers to each kind of proposal."""
LEAST_ANSWERS = 2
"""The least number of answers with which a vote is decided when its time ends."""
LEAST_VOTERS = 2
"""The least number of other players needed to propose replacing someone. A single opponent may not
do so, unless the person ignored all reminders and the bot asks."""


def stands(table: Table, proposal: Proposal) -> bool:
    """Whether a proposal still needs a decision. That is so if the person who asked and the person
    it is about still play, and, after a timeout, that person has not moved yet."""
    if table.status != "running":
        return False
    if proposal.asker is not None and table.seat_of(proposal.asker) is None:
        return False
    if proposal.seat is None:
        return True
    least = 1 if proposal.asker is None else LEAST_VOTERS
    if proposal.kind == "replace" and len(table.others(proposal.seat)) < least:
        return False
    clock, holder = table.clocks.get(proposal.seat), table.seats[proposal.seat]
    waits = proposal.kind != "timeout" or (clock is not None and clock.ran_out is not None)
    return waits and holder.computer is None and holder.user_id is not None


def outcome(table: Table, proposal: Proposal, now: float) -> str | None:
    """The decided choice; None while votes are missing.

    When all have answered, the majority decides. When the vote's time ends, the majority of the
    answers decides if there are at least two; otherwise the vote has `lapsed`. Before that, only
    refusals by half the voters decide, so that nobody is outvoted unheard. After a timeout, a
    majority of all voters decides at once. Without a majority the table keeps waiting. If nobody is
    left to vote, a computer player takes the turn.
    """
    people, over = table.others(proposal.seat), now >= proposal.ends
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
    """The choice in a vote about a timeout. `total` is the number of voters."""
    if not total:
        return "computer"
    favourite = Counter(votes).most_common(1)
    if favourite and 2 * favourite[0][1] > total:
        return favourite[0][0]
    return "wait" if over or len(votes) == total else None


def answered_by_move(proposal: Proposal, moved: Collection[Seat]) -> bool:
    """Whether a vote that the bot began about a slow seat is settled because that seat has
    moved."""
    return proposal.asker is None and proposal.seat in moved


def with_proposals(after: StoredTable, moved: Collection[Seat]) -> StoredTable:
    """The table without proposals that need no decision any more. `moved` are the seats whose
    people have just decided something."""
    table = after.table
    open_ = (proposal for proposal in table.proposals if not answered_by_move(proposal, moved))
    kept = tuple(proposal for proposal in open_ if stands(table, proposal))
    return after if kept == table.proposals else after.with_table(proposals=kept)
