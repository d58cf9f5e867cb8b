"""Seats that decide at the same time do not outdate each other's panels, and are called once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, permutations

import pytest

from bot.matches.table.model import Draft
from bot.matches.table.requests import (
    AnswerProposal,
    Back,
    Choose,
    Confirm,
    Place,
    Propose,
    Refused,
    Resign,
    Resume,
)
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, PEOPLE, Club
from tests.matches.processes.conftest import clubs
from tests.matches.processes.test_several_processes import server, url
from tests.matches.recording_sender import RecordingSender, outbox_of

__all__ = ["clubs", "server", "url"]


def place(number: int) -> Place:
    return Place(7, 1000 + number)


async def drafted(club: Club, match: str, seat: int) -> Draft:
    """A seat's lowest bid, picked in the panel that it saw first."""
    seen = (await club.matches.draft(match, seat)).version
    card = min((await club.table(match)).state.hands[seat])
    await club.ask(PEOPLE[seat], match, Choose((f"bid {card}",), seen))
    return await club.matches.draft(match, seat)


async def check_crosswise(processes: Sequence[Club], number: int, order: Sequence[int]) -> None:
    """Three seats draft in one order and confirm in another, each by the panel it saw."""
    club = processes[0]
    match = await club.running(3, place(number))
    drafts = {seat: await drafted(club, match, seat) for seat in reversed(order)}
    hands = (await club.table(match)).state.hands
    for seat, process in zip(order, cycle(processes), strict=False):
        await process.ask(PEOPLE[seat], match, Confirm(drafts[seat].version))
    state = (await club.table(match)).state
    assert state.phase == "paint"
    assert sorted(state.shown) == sorted(min(hand) for hand in hands), order


async def test_three_seats_confirm_crosswise_in_every_order(club: Club) -> None:
    for number, order in enumerate(permutations(range(3))):
        await check_crosswise([club], number, order)


@pytest.mark.postgres
async def test_three_seats_confirm_crosswise_at_two_processes(clubs: tuple[Club, Club]) -> None:
    for number, order in enumerate(permutations(range(3))):
        await check_crosswise(clubs, number, order)


async def test_a_pick_made_before_another_confirmed_counts(club: Club) -> None:
    match = await club.running(3)
    seen = (await club.matches.draft(match, 1)).version
    await club.bid(match, ANNA)
    low, high = (await club.table(match)).state.hands[1][::2]
    await club.ask(BERT, match, Choose((f"bid {low}",), seen))
    drafted = (await club.matches.draft(match, 1)).version
    await club.bid(match, CLEO)
    await club.ask(BERT, match, Back(version=drafted))
    await club.ask(BERT, match, Choose((f"bid {high}",), seen, confirm=True))
    assert high in (await club.table(match)).state.shown


async def test_a_draft_that_would_reveal_by_now_is_kept_and_not_shown(club: Club) -> None:
    match = await club.running(2)
    mine = await drafted(club, match, 0)
    await club.bid(match, BERT)
    shown = await club.matches.draft(match, 0)
    assert (shown.actions, shown.events, shown.ready, shown.dropped) == ((), (), False, False)
    assert (shown.unseen, shown.version) == (mine.actions, mine.version)
    with pytest.raises(Refused, match="stale"):
        await club.ask(ANNA, match, Choose((str(mine.actions[0]),), mine.version))
    await club.ask(ANNA, match, Back(version=mine.version))
    assert (await club.matches.draft(match, 0)).unseen == ()


async def test_a_seat_that_is_left_or_a_pause_outdates_nobody_else(club: Club) -> None:
    match = await club.running(3)
    mine = await drafted(club, match, 1)
    await club.ask(CLEO, match, Resign())
    await club.ask(ANNA, match, Propose("pause"))
    answered = next(iter((await club.table(match)).proposals)).mark
    assert answered
    await club.ask(BERT, match, Confirm(mine.version))
    assert (await club.table(match)).state.bids[1] is not None


async def test_a_panel_of_a_round_that_is_over_stays_outdated(club: Club) -> None:
    match = await club.running(2, frames="no")
    first = (await club.matches.draft(match, 0)).version
    for person in (ANNA, BERT):
        await club.bid(match, person)
    await club.turn(await club.winner(match), match, "paint red")
    card = min((await club.table(match)).state.hands[0])
    with pytest.raises(Refused, match="stale"):
        await club.ask(ANNA, match, Choose((f"bid {card}",), first))


async def test_a_wait_is_told_in_one_post_that_calls_everybody_once(club: Club) -> None:
    sender = RecordingSender()
    async with outbox_of(club, sender) as outbox:
        match = await club.running(3)
        await outbox.idle()
        for person in (BERT, ANNA):
            await club.bid(match, person)
            await outbox.idle()
        assert len(sender.delivered[HOME.channel_id]) == 1
        await club.bid(match, CLEO)
        await outbox.idle()
    begun, over = (delivery.turn for delivery in sender.delivered[HOME.channel_id])
    assert begun is not None
    assert over is not None
    assert begun.called == (0, 1, 2)
    names = [type(event).__name__ for event in over.events]
    assert names.count("BidMade") == 3
    assert over.called == over.waiting == ((await club.table(match)).state.turn,)


async def test_what_else_is_told_in_a_wait_calls_nobody_anew(club: Club) -> None:
    """A post that waited goes before it, and names those who were called."""
    sender = RecordingSender()
    async with outbox_of(club, sender) as outbox:
        match = await club.running(3)
        await outbox.idle()
        await club.bid(match, ANNA)
        await outbox.idle()
        assert len(sender.delivered[HOME.channel_id]) == 1
        await club.ask(CLEO, match, Propose("pause"))
        await outbox.idle()
    first, bid, asked = sender.delivered[HOME.channel_id]
    assert first.turn is not None
    assert first.turn.called == (0, 1, 2)
    assert bid.turn is not None
    assert (bid.turn.called, bid.turn.waiting) == ((), (1, 2))
    assert asked.notice is not None


async def test_after_a_pause_everybody_plays_on_where_they_were(club: Club) -> None:
    match = await club.running(2)
    mine = await drafted(club, match, 0)
    await club.ask(ANNA, match, Propose("pause"))
    mark = (await club.table(match)).proposals[0].mark
    await club.ask(BERT, match, AnswerProposal(mark, "agree"))
    with pytest.raises(Refused, match="paused"):
        await club.ask(ANNA, match, Confirm(mine.version))
    await club.ask(BERT, match, Resume())
    await club.ask(ANNA, match, Confirm(mine.version))
