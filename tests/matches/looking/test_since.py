"""What a seat is told when it comes back: all since its decision, nothing it may not know."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.matches.table import past as replaying
from bot.matches.table.past import Since
from bot.matches.table.play import GamePosition, replay, set_up
from bot.matches.table.requests import (
    AnswerInvitation,
    AnswerUndo,
    AskUndo,
    ChooseClock,
    ComputerTurn,
    GiveSeat,
    Person,
    Resign,
    TakeSeat,
)
from bot.workers.clocks import ClockWorker
from rules.game import Seat
from tests.garden import GARDEN, Planted
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, Club
from tests.matches.table.test_plans import begun, plant
from tests.toy import TOY, BidMade, BidShown, CardDrawn, Dealt, YourBid


async def since(club: Club, match: str, seat: int) -> Since:
    past = await club.matches.queries.past(match)
    assert past is not None
    return past.since(seat)


def beds(found: Since) -> list[tuple[int, int]]:
    return [(e.seat, e.bed) for e in found.events if isinstance(e, Planted)]


async def test_a_seat_that_has_not_decided_is_told_from_the_beginning(club: Club) -> None:
    match = await begun(club, 3)
    await plant(club, ANNA, match, 1)
    await plant(club, BERT, match, 2)
    found = await since(club, match, 2)
    assert beds(found) == [(0, 1), (1, 2)]
    assert not found.decided
    assert len(found.views) == 3


async def test_what_others_did_since_the_own_decision_and_the_views_after_each_step(
    club: Club,
) -> None:
    match = await begun(club, 3)
    for person, bed in ((ANNA, 1), (BERT, 2), (CLEO, 3)):
        await plant(club, person, match, bed)
    found = await since(club, match, 0)
    assert beds(found) == [(1, 2), (2, 3)]
    assert (found.decided, found.reveals) == (True, False)
    table = await club.table(match)
    assert [sum(bed is not None for bed in view.beds) for view in found.views] == [1, 2, 3]
    assert found.views[-1] == GARDEN.view(table.state, 0)


async def test_what_was_played_from_the_own_plan_is_no_decision_and_is_told(
    club: Club,
) -> None:
    match = await begun(club, 2)
    await plant(club, ANNA, match, 1, 5)
    await plant(club, BERT, match, 2)  # then 5 is played for Anna
    await plant(club, BERT, match, 3)
    found = await since(club, match, 0)
    assert beds(found) == [(1, 2), (0, 5), (1, 3)]
    assert len(found.views) == 4
    assert (await told(club, match, ANNA, 0)).played_for == (), "it was Anna who planned 5"


async def test_what_the_own_decision_revealed_is_told(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    for seat in (0, 1):
        found = await since(club, match, seat)
        assert [type(event) for event in found.events].count(BidShown) == 2
        assert found.reveals
    assert BidMade(1) in (await since(club, match, 0)).events


async def test_nobody_is_told_what_another_seat_alone_may_know(club: Club) -> None:
    match = await club.running(2)
    table = await club.table(match)
    drawn = [set(hand) for hand in table.state.hands]
    for seat in (0, 1):
        found = await since(club, match, seat)
        assert [type(event) for event in found.events] == [Dealt, CardDrawn]
        assert {e.card for e in found.events if isinstance(e, CardDrawn)} <= drawn[seat]
        assert found.views[-1] == TOY.view(table.state, seat)
    await club.bid(match, ANNA)
    told = (await since(club, match, 1)).events
    assert [type(event) for event in told] == [Dealt, CardDrawn, BidMade]
    assert not any(isinstance(event, YourBid) for event in told)


async def test_after_an_undo_it_goes_on_from_the_decision_that_still_counts(club: Club) -> None:
    match = await begun(club, 2)
    for person, bed in ((ANNA, 1), (BERT, 2), (ANNA, 3)):
        await plant(club, person, match, bed)
    assert beds(await since(club, match, 0)) == []
    await club.ask(ANNA, match, AskUndo())
    await club.ask(BERT, match, AnswerUndo(agree=True))
    assert beds(await since(club, match, 0)) == [(1, 2)]
    await plant(club, ANNA, match, 4)
    await plant(club, BERT, match, 5)
    assert beds(await since(club, match, 0)) == [(1, 5)]


async def test_a_step_is_replayed_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []

    def counting(position: GamePosition, moves: Iterable[tuple[Seat, str]]) -> GamePosition:
        found = list(moves)
        counted.append(len(found))
        return replay(position, found)

    monkeypatch.setattr(replaying, "replay", counting)
    match = await begun(club, 2)
    for person, bed in ((ANNA, 1), (BERT, 2), (ANNA, 3)):
        await plant(club, person, match, bed)
        await since(club, match, 0)
    await since(club, match, 1)
    assert counted == [1, 1, 1, 0]


async def test_a_replay_that_was_kept_is_the_same_as_a_new_one(club: Club) -> None:
    match = await club.running(2)
    for _ in range(2):
        await club.bid(match, ANNA)
        await since(club, match, 0)
        await club.bid(match, BERT)
        winner = await club.winner(match)
        await club.turn(winner, match, "paint red", "pass")
        past = await club.matches.queries.past(match)
        assert past is not None
        stored = await club.matches.queries.stored(match)
        anew = set_up(TOY, 2, stored.table.options, stored.seed)
        texts = [(m.played.seat, str(m.played.action)) for m in past.moments]
        assert replay(anew, texts).played == tuple(m.played for m in past.moments)
        assert past.state(len(past.moments)) == stored.table.state


async def told(club: Club, match: str, person: Person, seat: int) -> Since:
    """What a person who plays a seat is told."""
    past = await club.matches.queries.past(match)
    assert past is not None
    return past.since(seat, person.id)


async def test_a_person_back_on_their_seat_hears_all_since_their_own_decision(
    club: Club,
) -> None:
    match = await begun(club, 3)
    for bed, person in enumerate((ANNA, BERT, CLEO), 1):
        await plant(club, person, match, bed)
    await club.ask(ANNA, match, Resign())
    for bed in (4, 7):
        turn = ComputerTurn(0, (f"plant {bed}",), (await club.table(match)).revision)
        await club.ask(Person(0, ""), match, turn)
        await plant(club, BERT, match, bed + 1)
        await plant(club, CLEO, match, bed + 2)
    await club.ask(ANNA, match, TakeSeat(0))
    found = await told(club, match, ANNA, 0)
    assert [bed for _, bed in beds(found)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert found.played_for == ((None, 2),)
    assert len(found.views) == len(found.events) + 1
    assert beds(await since(club, match, 0)) == [(1, 8), (2, 9)]
    past = await club.matches.queries.past(match)
    assert past is not None
    assert len(past.since_decision(0, ANNA.id)) == 8
    assert len(past.since_decision(0)) == 2
    helped = {step: past.played_by_computers(step) for step in range(len(past.moments) + 1)}
    assert {step: set(seats) for step, seats in helped.items() if seats} == {4: {0}, 7: {0}}


async def test_who_takes_a_seat_over_hears_nothing_of_another_persons_decisions(
    club: Club,
) -> None:
    match = await begun(club, 3)
    for bed, person in enumerate((ANNA, BERT, CLEO), 1):
        await plant(club, person, match, bed)
    await club.ask(ANNA, match, GiveSeat(DORA.id, "Dora"))
    await club.ask(DORA, match, AnswerInvitation(agree=True, user_id=DORA.id, seat=0))
    found = await told(club, match, DORA, 0)
    assert (found.newcomer, found.decided, found.events) == (True, False, ())
    await plant(club, DORA, match, 4)
    await plant(club, BERT, match, 5)
    found = await told(club, match, DORA, 0)
    assert (found.newcomer, beds(found)) == (False, [(1, 5)])


async def test_another_persons_turns_on_ones_seat_are_told_as_theirs(club: Club) -> None:
    match = await begun(club, 3)
    for bed, person in enumerate((ANNA, BERT, CLEO), 1):
        await plant(club, person, match, bed)
    await club.ask(ANNA, match, GiveSeat(DORA.id, "Dora"))
    await club.ask(DORA, match, AnswerInvitation(agree=True, user_id=DORA.id, seat=0))
    for bed, person in enumerate((DORA, BERT, CLEO), 4):
        await plant(club, person, match, bed)
    await club.ask(DORA, match, GiveSeat(ANNA.id, "Anna"))
    await club.ask(ANNA, match, AnswerInvitation(agree=True, user_id=ANNA.id, seat=0))
    found = await told(club, match, ANNA, 0)
    assert found.played_for == ((DORA.id, 1),)
    assert [bed for _, bed in beds(found)] == [2, 3, 4, 5, 6]


async def test_a_turn_that_a_computer_took_when_time_was_over_is_told(club: Club) -> None:
    match = await begun(club, 2)
    await plant(club, ANNA, match, 1)
    await plant(club, BERT, match, 2)
    await club.ask(ANNA, match, ChooseClock("1d", "computer"))
    club.now += 26 * 3600
    await ClockWorker(club.matches, club.thinkers).poll()
    found = await told(club, match, ANNA, 0)
    assert found.played_for == ((None, 1),)
    assert [event for event in found.events if isinstance(event, Planted) and event.seat == 0]


async def test_whose_first_turn_a_computer_took_is_no_newcomer(club: Club) -> None:
    match = await begun(club, 2)
    await club.ask(ANNA, match, ChooseClock("1d", "computer"))
    club.now += 26 * 3600
    await ClockWorker(club.matches, club.thinkers).poll()
    found = await told(club, match, ANNA, 0)
    assert (found.newcomer, found.decided) == (False, False)
    assert found.played_for == ((None, 1),)
    assert [event for event in found.events if isinstance(event, Planted) and event.seat == 0]
