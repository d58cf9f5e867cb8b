"""The one door: doubled interactions, many at once, other processes."""

from __future__ import annotations

import asyncio
import gc

import pytest
import sqlalchemy as sa

from bot.matches.submit import KEEP_INTERACTIONS, PRUNE_EVERY, Matches
from bot.matches.table.requests import (
    Answer,
    Back,
    Choose,
    Confirm,
    DraftVersion,
    Join,
    Open,
    Place,
    Refused,
    Start,
)
from bot.storage import schema
from bot.storage.database import Database
from tests.matches.conftest import ANNA, BERT, GAMES, HOME, Club, club_of


async def test_a_repeated_interaction_changes_nothing_and_gets_the_same_answer(club: Club) -> None:
    opened = await club.matches.submit("a", ANNA, None, Open("toy", HOME, "en"))
    assert await club.matches.submit("a", ANNA, None, Open("toy", HOME, "en")) == opened
    joined = await club.matches.submit("b", BERT, opened.match_id, Join())
    table = await club.table(opened.match_id)
    again = Matches(club.database, GAMES)
    assert await again.submit("b", BERT, opened.match_id, Join()) == joined
    assert await club.table(opened.match_id) == table


async def test_a_repeated_interaction_is_refused_again_while_it_is_among_the_last(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.submit.REMEMBERED_REFUSALS", 1)
    matches = Matches(club.matches.database, club.matches.games)
    match = await club.lobby(1)
    for key in ("a", "b"):
        with pytest.raises(Refused, match="too-few"):
            await matches.submit(key, ANNA, match, Start())
    await club.ask(BERT, match, Join())
    with pytest.raises(Refused, match="too-few"):
        await matches.submit("b", ANNA, match, Start())
    assert (await club.table(match)).status == "lobby"
    await matches.submit("a", ANNA, match, Start())
    assert (await club.table(match)).status == "running"


async def test_what_is_remembered_of_a_refusal_holds_nothing_that_was_read(club: Club) -> None:
    match, before = await club.lobby(1), set(map(id, _raised_refusals()))
    for number in range(3):
        with pytest.raises(Refused, match="too-few"):
            await club.matches.submit(f"a{number}", ANNA, match, Start())
    await club.ask(BERT, match, Join())
    assert not [refused for refused in _raised_refusals() if id(refused) not in before]


def _raised_refusals() -> list[Refused]:
    """All in this process that still hold where they were raised."""
    gc.collect()
    return [o for o in gc.get_objects() if isinstance(o, Refused) and o.__traceback__]


async def test_the_same_interaction_twice_at_once_counts_once(club: Club) -> None:
    opening = [club.matches.submit("same", ANNA, None, Open("toy", HOME, "en")) for _ in range(10)]
    answers = await asyncio.gather(*opening)
    assert len(set(map(str, answers))) == 1
    assert len(await club.matches.queries.tables_knowing(ANNA.id)) == 1


async def test_of_many_at_once_one_wins_and_all_are_answered(club: Club) -> None:
    match = await club.running(2)
    table = await club.table(match)
    requests = [
        Choose((f"bid {card}",), DraftVersion(table.revision, 0), confirm=True)
        for card in table.state.hands[0] * 10
    ]
    outcomes = await asyncio.gather(
        *(club.ask(ANNA, match, request) for request in requests), return_exceptions=True
    )
    won = [outcome for outcome in outcomes if isinstance(outcome, Answer)]
    lost = [outcome.key for outcome in outcomes if isinstance(outcome, Refused)]
    assert len(won) == 1
    assert len(won) + len(lost) == len(requests)
    assert set(lost) <= {"stale", "not-your-turn"}
    assert (await club.table(match)).revision == table.revision + 1


async def test_two_processes_on_one_file_never_lose_a_turn(club: Club) -> None:
    match = await club.running(3)
    other_database = await Database.open(str(club.database.url))
    other = club_of(other_database)
    try:
        table = await club.table(match)
        bids = [
            (one.matches, seat, f"{seat}{one is club}{card}", card)
            for seat in range(3)
            for one in (club, other)
            for card in table.state.hands[seat]
        ]
        people = (ANNA, BERT)
        outcomes = await asyncio.gather(
            *(
                door.submit(name, people[seat], match, Choose((f"bid {card}",), confirm=True))
                for door, seat, name, card in bids
                if seat < 2
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, Answer) for outcome in outcomes) == 2
        assert all(isinstance(outcome, Answer | Refused) for outcome in outcomes)
        after = await club.table(match)
        assert after.revision == table.revision + 2
        assert [bid is not None for bid in after.state.bids] == [True, True, False]
    finally:
        await other_database.close()


async def test_two_people_opening_in_one_channel_get_one_table(club: Club) -> None:
    outcomes = await asyncio.gather(
        *(club.ask(person, None, Open("toy", HOME, "en")) for person in (ANNA, BERT)),
        return_exceptions=True,
    )
    refusals = [outcome.key for outcome in outcomes if isinstance(outcome, Refused)]
    assert refusals == ["channel-busy"]


async def test_a_panel_made_before_another_move_is_stale(club: Club) -> None:
    match = await club.running(2)
    table = await club.table(match)
    card = table.state.hands[0][0]
    old = DraftVersion(table.revision, 0)
    await club.ask(ANNA, match, Choose((f"bid {card}",), old))
    with pytest.raises(Refused, match="stale"):
        await club.ask(ANNA, match, Choose((f"bid {card}",), old))
    with pytest.raises(Refused, match="stale"):
        await club.ask(ANNA, match, Confirm(DraftVersion(table.revision, 0)))
    await club.ask(ANNA, match, Confirm((await club.matches.draft(match, 0)).version))


async def test_a_panel_with_another_draft_of_the_same_length_is_stale(club: Club) -> None:
    match = await club.running(2)
    one, other = (await club.table(match)).state.hands[0][:2]
    await club.ask(ANNA, match, Choose((f"bid {one}",)))
    seen = (await club.matches.draft(match, 0)).version
    await club.ask(ANNA, match, Back())
    await club.ask(ANNA, match, Choose((f"bid {other}",)))
    with pytest.raises(Refused, match="stale"):
        await club.ask(ANNA, match, Confirm(seen))


async def test_listeners_hear_of_changes_and_only_of_them(club: Club) -> None:
    heard: list[str] = []
    club.matches.listen(heard.append)
    match = await club.lobby(2)
    assert heard == [match, match]
    with pytest.raises(Refused):
        await club.ask(BERT, match, Join())
    assert len(heard) == 2


async def test_old_interactions_are_forgotten(club: Club) -> None:
    await club.lobby(3)
    club.now += KEEP_INTERACTIONS + PRUNE_EVERY
    await club.ask(ANNA, None, Open("toy", Place(7, 99), "en"))
    query = sa.select(sa.func.count()).select_from(schema.interactions)
    assert await club.database.read(lambda c: c.execute(query).scalar_one()) == 1


async def test_a_cancelled_caller_interrupts_nothing(club: Club) -> None:
    heard: list[str] = []
    match = await club.lobby(1)
    club.matches.listen(heard.append)
    joining = asyncio.create_task(club.matches.submit("late", BERT, match, Join()))
    await asyncio.sleep(0)
    joining.cancel()
    with pytest.raises(asyncio.CancelledError):
        await joining
    assert (await club.matches.submit("late", BERT, match, Join())).key == "joined"
    assert (await club.table(match)).names == ("Anna", "Bert")
    assert heard == [match]
