"""A game as it went: replayed once, played on where it goes on, without what was taken back."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.matches.table import history
from bot.matches.table.past import Past, Pasts, decisions
from bot.matches.table.requests import AnswerUndo, AskUndo, Place
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, CLEO, PEOPLE, Club
from tests.toy import TOY


async def past_of(club: Club, match: str) -> Past:
    past = await club.matches.queries.past(match)
    assert past is not None
    return past


async def replayed(club: Club, match: str, pasts: Pasts) -> Past:
    lines = await club.database.read(lambda c: history.read(c, match))
    return pasts.of(await club.matches.queries.stored(match), lines)


async def whole_game(club: Club, match: str) -> None:
    while (table := await club.table(match)).status == "running":
        seats = TOY.to_act(table.state)
        if table.state.phase == "bid":
            await club.bid(match, PEOPLE[seats[0]])
        else:
            await club.turn(PEOPLE[seats[0]], match, "paint red", "pass")


def told(past: Past) -> list[list[str]]:
    return [[str(moment.played.action).split()[0] for moment in turn] for turn in past.turns()]


async def test_a_game_is_told_turn_by_turn_with_what_followed_by_itself(club: Club) -> None:
    match = await club.running(2)
    assert told(await past_of(club, match)) == [["deal"]]
    await whole_game(club, match)
    past = await past_of(club, match)
    assert sum(map(len, past.turns())) == len(past.moments)
    assert past.state(len(past.moments)) == (await club.table(match)).state
    assert past.state(0) == past.begin


@pytest.mark.parametrize("last_wins", [True, False])
async def test_a_turn_that_a_reveal_parted_into_commits_is_one(
    club: Club, *, last_wins: bool
) -> None:
    match = await club.running(2)
    hands = (await club.table(match)).state.hands
    low, high = sorted((ANNA, BERT), key=lambda person: min(hands[PEOPLE.index(person)]))
    for person in (low, high) if last_wins else (high, low):
        await club.bid(match, person)
    await club.turn(high, match, "paint red", "pass")
    await club.bid(match, high)  # the next round: a turn of its own
    turns = list((await past_of(club, match)).turns())
    seats = [[PEOPLE[played.seat] for played in decisions(turn)] for turn in turns]
    joined, apart = [[], [low], [high] * 3], [[], [high], [low], [high] * 2]
    assert seats == [*(joined if last_wins else apart), [high]]
    revisions = [len({moment.revision for moment in turn}) for turn in turns]
    assert revisions == ([1, 1, 2, 1] if last_wins else [1, 1, 1, 1, 1])


async def test_what_came_since_ones_own_last_decision(club: Club) -> None:
    match = await club.running(3)
    past = await past_of(club, match)
    assert past.since_decision(0) == past.moments
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    past = await past_of(club, match)
    assert [m.played.seat for m in past.since_decision(0)] == [1]
    assert past.since_decision(1) == ()
    assert past.since_decision(2) == past.moments
    people = (ANNA.id, BERT.id, CLEO.id)
    assert [past.stayed_after(step, people) for step in range(4)] == [{0, 1}] * 3 + [{1}]
    assert past.stayed_after(1, (ANNA.id, CLEO.id, BERT.id)) == {0}


async def test_private_events_are_for_their_seat_alone(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    dealt, bid = (await past_of(club, match)).moments
    names = [[type(e).__name__ for e in bid.events_for(seat)] for seat in (None, 0, 1)]
    assert names == [["BidMade"], ["BidMade", "YourBid"], ["BidMade"]]
    assert dealt.events_for(0) != dealt.events_for(1)
    assert len(dealt.events_for(None)) == 1


async def test_what_was_taken_back_is_gone_and_known_to_be(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    before = await past_of(club, match)
    (taken,) = (m.revision for m in before.moments[1:])
    await club.ask(ANNA, match, AskUndo())
    await club.ask(BERT, match, AnswerUndo(agree=True))
    past = await past_of(club, match)
    assert told(past) == [["deal"]]
    assert past.undone == {taken}
    await club.bid(match, BERT)
    past = await past_of(club, match)
    assert [m.played.seat for m in past.moments[1:]] == [1]
    assert past.state(2) == (await club.table(match)).state
    assert past.undone == {taken}


async def test_only_what_is_new_is_played_and_it_makes_no_difference(club: Club) -> None:
    match, pasts = await club.running(3), Pasts()
    first = await replayed(club, match, pasts)
    for person in (ANNA, BERT):
        await club.bid(match, person)
    second = await replayed(club, match, pasts)
    assert second.moments[0] is first.moments[0]
    assert second == await replayed(club, match, Pasts())
    await club.ask(BERT, match, AskUndo())
    for person in (ANNA, CLEO):
        await club.ask(person, match, AnswerUndo(agree=True))
    await club.bid(match, CLEO)
    third = await replayed(club, match, pasts)
    assert third.moments[1] is second.moments[1]
    assert [m.played.seat for m in third.moments[1:]] == [0, 2]
    assert third == await replayed(club, match, Pasts())


async def test_what_is_kept_is_bounded_and_the_newest_always_stays(club: Club) -> None:
    first, second = await club.running(2), await club.running(2, place=Place(7, 71))
    for match in (first, second):
        await whole_game(club, match)
    steps = len((await past_of(club, first)).moments)
    pasts = Pasts(most=steps)
    kept = await replayed(club, first, pasts)
    assert (await replayed(club, first, pasts)).moments[0] is kept.moments[0]
    await replayed(club, second, pasts)
    assert pasts.kept <= steps
    assert (await replayed(club, first, pasts)).moments[0] is not kept.moments[0]
    small = Pasts(most=1)
    again = await replayed(club, first, small)
    assert (await replayed(club, first, small)).moments[0] is again.moments[0]


async def test_a_game_begun_under_other_rules_has_no_past(club: Club) -> None:
    match = await club.running(2)
    assert await club.matches.queries.past(match) is not None
    older = sa.update(schema.matches).values(rules_version=0)
    await club.database.write(lambda connection: connection.execute(older))
    assert await club.matches.queries.past(match) is None


async def test_a_lobby_has_no_past(club: Club) -> None:
    assert await club.matches.queries.past(await club.lobby(2)) is None
