"""Deciding ahead: plans are played in turn, given up in time, and seen by nobody else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.computers import NOBODY
from bot.matches.requests import (
    AddComputer,
    AnswerUndo,
    AskUndo,
    Back,
    Basis,
    Choose,
    Close,
    ComputerTurn,
    Confirm,
    Forget,
    Join,
    Open,
    Person,
    Refused,
    Resign,
    Start,
)
from bot.matches.submit import Matches
from bot.storage import schema
from bot.storage.database import Database
from tests.garden import GARDEN, Plant
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, PEOPLE, Club
from tests.matches.courier import Pigeon, outbox_of


def gardeners_of(database: Database) -> Club:
    """A club that only plays the game that may be planned ahead."""
    club = Club(database, Matches(database, {"garden": GARDEN}, patience=0))
    club.matches.clock = lambda: club.now
    return club


@pytest_asyncio.fixture
async def garden(database: Database) -> Club:
    """Its club on a new SQLite file."""
    return gardeners_of(database)


async def begun(club: Club, people: int = 2, computers: int = 0) -> str:
    """A garden just begun."""
    match = (await club.ask(ANNA, None, Open("garden", HOME, "en"))).match_id
    for person in PEOPLE[1:people]:
        await club.ask(person, match, Join())
    for _ in range(computers):
        await club.ask(ANNA, match, AddComputer("greedy"))
    await club.ask(ANNA, match, Start())
    return match


async def plant(club: Club, person: Person, match: str, *beds: int) -> None:
    """Plants the first bed and plans the others."""
    await club.turn(person, match, *(f"plant {bed}" for bed in beds))


async def beds(club: Club, match: str) -> str:
    """Who has planted which bed: a letter a seat, free ones a point."""
    state = (await club.table(match)).state
    return "".join("." if seat is None else "abcd"[seat] for seat in state.beds)


async def planned(club: Club, match: str, seat: int) -> list[int]:
    """What a seat has planned."""
    draft = await club.matches.draft(match, seat)
    return [action.bed for action in draft.planned if isinstance(action, Plant)]


async def refused(club: Club, person: Person, match: str, request: object) -> str:
    with pytest.raises(Refused) as caught:
        await club.ask(person, match, request)  # pyright: ignore[reportArgumentType]
    return caught.value.key


async def test_when_all_have_planned_a_whole_phase_runs_through_and_is_told_once(
    garden: Club,
) -> None:
    match = await begun(garden, 3)
    await plant(garden, ANNA, match, 1, 2, 3)
    await plant(garden, BERT, match, 4, 5, 6)
    before = await garden.table(match)
    pigeon = Pigeon()
    async with outbox_of(garden, pigeon) as outbox:
        await outbox.idle()
        pigeon.delivered.clear()
        await plant(garden, CLEO, match, 7, 8, 9)
        await outbox.idle()
    assert pigeon.told(70) == ["Planted"] * 7
    assert len(pigeon.delivered[70]) == 1
    post = pigeon.delivered[70][0].turn
    assert post is not None
    assert (post.seat, post.waiting) == (None, (0,))
    table = await garden.table(match)
    assert (table.revision, table.steps) == (before.revision + 1, 9)
    assert await beds(garden, match) == "aaabbbccc..."
    assert table.state.phase == "water"
    log = [(e.seat, e.text) for e in await garden.matches.log(match) if e.seat is not None]
    turns = [(seat, f"plant {1 + 3 * seat + turn}") for turn in range(3) for seat in range(3)]
    assert log == turns
    assert (await garden.matches.counts()).drafts == 0


async def test_each_commit_brings_planned_turns_only_as_far_as_the_next_decision(
    garden: Club,
) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1, 2, 3)
    assert await beds(garden, match) == "a..........."
    assert await planned(garden, match, 0) == [2, 3]
    draft = await garden.matches.draft(match, 0)
    assert (draft.actions, draft.plannable, draft.plan_lost) == ((), (), False)
    await plant(garden, BERT, match, 4)
    assert await beds(garden, match) == "aa.b........"
    assert await planned(garden, match, 0) == [3]
    assert (await garden.table(match)).state.turn == 1
    assert dict((await garden.table(match)).awaited) == {1: BERT.id}


async def test_only_what_the_game_offers_can_be_planned_and_nothing_out_of_turn(
    garden: Club,
) -> None:
    match = await begun(garden)
    await garden.ask(ANNA, match, Choose(("plant 1", "plant 2")))
    draft = await garden.matches.draft(match, 0)
    assert (draft.actions, draft.planned) == ((Plant(1),), (Plant(2),))
    assert draft.plannable == tuple(Plant(bed) for bed in range(3, 13))
    assert draft.basis == Basis(2, 2)
    assert await refused(garden, ANNA, match, Choose(("plant 2",))) == "not-ahead"
    assert await refused(garden, ANNA, match, Choose(("thunder",))) == "not-ahead"
    assert await refused(garden, ANNA, match, Choose(("plant 3",), Basis(2, 1))) == "stale"
    await garden.ask(ANNA, match, Choose(("plant 3",)))
    assert (await garden.matches.draft(match, 0)).plannable == ()
    assert await refused(garden, ANNA, match, Choose(("plant 4",))) == "turn-complete"
    assert await refused(garden, BERT, match, Choose(("plant 4",))) == "not-your-turn"
    assert await beds(garden, match) == "............"


async def test_steps_are_taken_back_from_the_last_planned_one_on(garden: Club) -> None:
    match = await begun(garden)
    await garden.ask(ANNA, match, Choose(("plant 1", "plant 2", "plant 3")))
    await garden.ask(ANNA, match, Back())
    draft = await garden.matches.draft(match, 0)
    assert (draft.actions, draft.planned) == ((Plant(1),), (Plant(2),))
    await garden.ask(ANNA, match, Back())
    await garden.ask(ANNA, match, Back())
    assert (await garden.matches.draft(match, 0)).actions == ()
    await garden.ask(ANNA, match, Choose(("plant 1", "plant 2")))
    await garden.ask(ANNA, match, Back(everything=True))
    draft = await garden.matches.draft(match, 0)
    assert (draft.actions, draft.planned) == ((), ())


async def test_what_is_not_confirmed_is_never_played(garden: Club) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1)
    await garden.ask(BERT, match, Choose(("plant 4", "plant 5")))
    assert await refused(garden, BERT, match, Forget()) == "nothing-planned"
    assert await beds(garden, match) == "a..........."
    await garden.ask(BERT, match, Confirm())
    await plant(garden, ANNA, match, 2)
    assert await beds(garden, match) == "aa.bb......."


async def test_a_plan_that_became_illegal_is_given_up_and_its_player_asked(garden: Club) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1, 2, 3)
    await plant(garden, BERT, match, 2, 4)
    assert await beds(garden, match) == "ab.........."
    draft = await garden.matches.draft(match, 0)
    assert (draft.planned, draft.plan_lost) == ((), True)
    assert await planned(garden, match, 1) == [4]
    await garden.ask(ANNA, match, Choose(("plant 5",)))
    assert not (await garden.matches.draft(match, 0)).plan_lost
    await garden.ask(ANNA, match, Confirm())
    assert await beds(garden, match) == "ab.ba......."


async def test_a_later_part_of_a_plan_that_became_illegal_takes_the_plan_along(
    garden: Club,
) -> None:
    match = await begun(garden, 3)
    await plant(garden, ANNA, match, 1, 2, 3)
    await plant(garden, BERT, match, 3)
    draft = await garden.matches.draft(match, 0)
    assert (draft.planned, draft.plan_lost) == ((), True)
    await plant(garden, CLEO, match, 4)
    assert await beds(garden, match) == "a.bc........"
    assert (await garden.matches.draft(match, 0)).plan_lost


async def test_a_plan_never_reveals(garden: Club) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1, 12)
    await plant(garden, BERT, match, 2)
    assert await beds(garden, match) == "ab.........."
    draft = await garden.matches.draft(match, 0)
    assert (draft.actions, draft.planned, draft.plan_lost) == ((), (), True)
    assert await refused(garden, ANNA, match, Choose(("plant 12",))) == "reveals"


async def test_nothing_is_planned_after_a_reveal_for_a_refusal_would_tell_of_it(
    garden: Club,
) -> None:
    match = await begun(garden)
    line = Choose(("plant 12", "plant 1"), confirm=True)
    assert await refused(garden, ANNA, match, line) == "turn-complete"


async def test_the_end_of_the_phase_ends_all_plans(garden: Club) -> None:
    match = await begun(garden, 3)
    await plant(garden, ANNA, match, 1, 2, 3)
    await garden.turn(BERT, match, "thunder")
    table = await garden.table(match)
    assert (table.state.phase, table.state.turn) == ("water", 0)
    assert (await garden.matches.draft(match, 0)).plan_lost
    await garden.turn(ANNA, match, "water")
    assert not (await garden.matches.draft(match, 0)).plan_lost


async def test_an_undo_takes_planned_turns_back_and_drops_every_plan(garden: Club) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1, 2, 3)
    await plant(garden, BERT, match, 4)
    assert await beds(garden, match) == "aa.b........"
    await garden.ask(BERT, match, AskUndo())
    await garden.ask(ANNA, match, AnswerUndo(agree=True))
    assert await beds(garden, match) == "a..........."
    draft = await garden.matches.draft(match, 0)
    assert (draft.planned, draft.plan_lost) == ((), True)
    await plant(garden, BERT, match, 5)
    assert await beds(garden, match) == "a...b......."
    assert (await garden.table(match)).state.turn == 0


async def test_a_plan_is_forgotten_on_demand(garden: Club) -> None:
    match = await begun(garden)
    assert await refused(garden, ANNA, match, Forget()) == "nothing-planned"
    await plant(garden, ANNA, match, 1, 2, 3)
    before = await garden.table(match)
    assert (await garden.ask(ANNA, match, Forget())).key == "plan-forgotten"
    assert await garden.table(match) == before
    assert await refused(garden, CLEO, match, Forget()) == "not-seated"
    await plant(garden, BERT, match, 4)
    assert await beds(garden, match) == "a..b........"
    draft = await garden.matches.draft(match, 0)
    assert (draft.planned, draft.plan_lost) == ((), False)


async def test_plans_end_with_a_resignation_and_with_the_table(garden: Club) -> None:
    match = await begun(garden, 3)
    await plant(garden, ANNA, match, 1, 2, 3)
    await plant(garden, BERT, match, 4, 5)
    await garden.ask(ANNA, match, Resign())
    assert (await garden.matches.stored(match)).plans == {1: ("plant 5",)}
    await plant(garden, CLEO, match, 6)
    assert await beds(garden, match) == "a..b.c......"
    await garden.ask(ANNA, match, Close())
    assert (await garden.matches.counts()).drafts == 0


async def test_computers_bring_planned_turns_on_too(garden: Club) -> None:
    match = await begun(garden, 1, computers=1)
    await plant(garden, ANNA, match, 1, 2, 3)
    revision = (await garden.table(match)).revision
    await garden.ask(NOBODY, match, ComputerTurn(1, ("plant 4",), revision))
    assert await beds(garden, match) == "aa.b........"
    assert await planned(garden, match, 0) == [3]
    await garden.ask(ANNA, match, AskUndo())
    assert await beds(garden, match) == "............"


async def test_a_wait_begins_anew_when_a_planned_turn_comes_round(garden: Club) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1, 2, 3)
    await plant(garden, BERT, match, 4)
    wait = (await garden.matches.stored(match)).wait
    assert wait is not None
    assert wait.since == garden.now


async def test_plans_outlive_the_process_and_are_played_by_the_next(
    garden: Club, tmp_path: Path
) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1, 2, 3)
    await garden.database.close()
    database = await Database.open(f"sqlite:///{tmp_path}/meeplepost.db")
    again = gardeners_of(database)
    assert await planned(again, match, 0) == [2, 3]
    await again.matches.submit("after", BERT, match, Choose(("plant 4",), confirm=True))
    assert await beds(again, match) == "aa.b........"
    await database.close()


async def test_a_plan_stands_in_nothing_that_others_see(garden: Club) -> None:
    match = await begun(garden, 3)
    await plant(garden, ANNA, match, 1, 7, 8)
    for seat in (1, 2):
        draft = await garden.matches.draft(match, seat)
        assert (draft.planned, draft.plannable) == ((), ())
    told = await garden.database.read(_everything_but_drafts)
    assert "plant 1" in told
    assert "plant 7" not in told
    assert "plant 8" not in told
    assert '"bed": 7' not in told
    post = (await garden.matches.story(match))[-1]
    assert [str(getattr(event, "bed", "")) for event in post.events] == ["1"]


def _everything_but_drafts(connection: sa.Connection) -> str:
    tables = [table for table in schema.metadata.sorted_tables if table.name != "drafts"]
    rows = [connection.execute(sa.select(table)).all() for table in tables]
    return json.dumps(rows, default=list)


async def test_a_repeated_confirmation_plays_nothing_twice(garden: Club) -> None:
    match = await begun(garden)
    await plant(garden, ANNA, match, 1, 2, 3)
    again = Choose(("plant 4",), confirm=True)
    first = await garden.matches.submit("same", BERT, match, again)
    table = await garden.table(match)
    assert await garden.matches.submit("same", BERT, match, again) == first
    assert await garden.table(match) == table
