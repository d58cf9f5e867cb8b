"""Deciding ahead: plans are played in turn, given up in time, and seen by nobody else."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import sqlalchemy as sa

from bot.matches.table.plans import LOST, NO_PLAN, Alternative, Plan, dump, load
from bot.matches.table.requests import (
    SYSTEM,
    AddComputer,
    AnswerUndo,
    AskUndo,
    Back,
    Choose,
    Close,
    ComputerTurn,
    Confirm,
    Forget,
    Join,
    KeepLine,
    LayPlan,
    Open,
    Person,
    Resign,
    Start,
)
from bot.storage import schema
from bot.storage.database import Database
from tests.garden import Plant
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, PEOPLE, Club, club_of, refused
from tests.matches.recording_sender import RecordingSender, outbox_of

ROOT = Path(__file__).parents[3]


async def begun(club: Club, people: int = 2, computers: int = 0) -> str:
    """A garden just begun."""
    match = (await club.ask(ANNA, None, Open("garden", HOME, "en"))).match_id
    for person in PEOPLE[1:people]:
        await club.ask(person, match, Join())
    for _ in range(computers):
        await club.ask(ANNA, match, AddComputer("sound"))
    await club.ask(ANNA, match, Start())
    return match


async def plant(club: Club, person: Person, match: str, *beds: int) -> None:
    """Plants the first bed and plans the others in one line."""
    await club.turn(person, match, *(f"plant {bed}" for bed in beds))


async def plan(club: Club, person: Person, match: str, *texts: str) -> None:
    """Plans one more line by tapping while others decide."""
    seat = (await club.table(match)).seat_of(person.id)
    assert seat is not None
    for text in texts:
        draft = await club.matches.draft(match, seat)
        await club.ask(person, match, Choose((text,), draft.version))
    await club.ask(person, match, KeepLine())


async def beds(club: Club, match: str) -> str:
    """Who has planted which bed: a letter a seat, free ones a point."""
    state = (await club.table(match)).state
    return "".join("." if seat is None else "abcd"[seat] for seat in state.beds)


async def planned(club: Club, match: str, seat: int) -> list[tuple[str, ...]]:
    """The lines that a seat has planned."""
    draft = await club.matches.draft(match, seat)
    return [one.texts for one in draft.plan.alternatives]


async def test_when_all_have_planned_a_whole_phase_runs_through_and_is_told_once(
    club: Club,
) -> None:
    match = await begun(club, 3)
    await plant(club, ANNA, match, 1, 2, 3)
    await plant(club, BERT, match, 4, 5, 6)
    before = await club.table(match)
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon) as outbox:
        await outbox.idle()
        pigeon.delivered.clear()
        await plant(club, CLEO, match, 7, 8, 9)
        await outbox.idle()
    assert pigeon.told(70) == ["Planted"] * 7
    assert len(pigeon.delivered[70]) == 1
    post = pigeon.delivered[70][0].turn
    assert post is not None
    assert (post.seat, post.waiting) == (None, (0,))
    table = await club.table(match)
    assert (table.revision, table.steps) == (before.revision + 1, 9)
    assert await beds(club, match) == "aaabbbccc..."
    assert table.state.phase == "water"
    log = [(e.seat, e.text) for e in await club.matches.log(match) if e.seat is not None]
    turns = [(seat, f"plant {1 + 3 * seat + turn}") for turn in range(3) for seat in range(3)]
    assert log == turns
    assert (await club.matches.queries.counts()).drafts == 0


async def test_each_commit_brings_planned_turns_only_as_far_as_the_next_decision(
    club: Club,
) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    assert await beds(club, match) == "a..........."
    assert await planned(club, match, 0) == [("plant 2", "plant 3")]
    draft = await club.matches.draft(match, 0)
    assert (draft.actions, draft.ahead, draft.plan.lost) == ((), True, False)
    await plant(club, BERT, match, 4)
    assert await beds(club, match) == "aa.b........"
    assert await planned(club, match, 0) == [("plant 3",)]
    assert (await club.table(match)).state.turn == 1
    assert dict((await club.table(match)).awaited) == {1: BERT.id}


async def test_what_is_typed_beyond_the_turn_is_planned_with_its_confirmation_only(
    club: Club,
) -> None:
    match = await begun(club)
    assert await refused(club, ANNA, match, Choose(("plant 1", "plant 2"))) == "beyond-turn"
    wrong = Choose(("plant 1", "water"), confirm=True)
    assert await refused(club, ANNA, match, wrong) == "illegal"
    assert await beds(club, match) == "............"
    assert await refused(club, BERT, match, Choose(("plant 4",))) == "not-your-turn"
    await club.ask(ANNA, match, Choose(("plant 1", "plant 2", "thunder"), confirm=True))
    assert await planned(club, match, 0) == [("plant 2", "thunder")]


async def test_steps_of_a_line_are_taken_back_from_the_last_one_on(club: Club) -> None:
    match = await begun(club)
    version = (await club.matches.draft(match, 1)).version
    await club.ask(BERT, match, Choose(("plant 1", "plant 2", "plant 3"), version))
    await club.ask(BERT, match, Back())
    draft = await club.matches.draft(match, 1)
    assert (draft.actions, draft.points) == ((Plant(1), Plant(2)), 2)
    await club.ask(BERT, match, Back(everything=True))
    assert (await club.matches.draft(match, 1)).actions == ()
    assert await refused(club, BERT, match, Back()) == "nothing-drafted"
    assert await refused(club, BERT, match, KeepLine()) == "nothing-drafted"


async def test_a_line_that_is_not_kept_is_never_played_and_becomes_the_draft(club: Club) -> None:
    match = await begun(club)
    version = (await club.matches.draft(match, 1)).version
    await club.ask(BERT, match, Choose(("plant 4",), version))
    assert await refused(club, BERT, match, Forget()) == "nothing-planned"
    await plant(club, ANNA, match, 1)
    assert await beds(club, match) == "a..........."
    assert (await club.matches.draft(match, 1)).actions == (Plant(4),)
    await club.ask(BERT, match, Confirm())
    assert await beds(club, match) == "a..b........"
    version = (await club.matches.draft(match, 1)).version
    await club.ask(BERT, match, Choose(("plant 12",), version))
    await plant(club, ANNA, match, 2)
    draft = await club.matches.draft(match, 1)
    assert (draft.actions, draft.unseen) == ((), ()), "what tells something hidden is no draft"


async def test_a_line_that_became_impossible_is_no_draft(club: Club) -> None:
    match = await begun(club)
    version = (await club.matches.draft(match, 1)).version
    await club.ask(BERT, match, Choose(("plant 1",), version))
    await plant(club, ANNA, match, 1)
    draft = await club.matches.draft(match, 1)
    assert (draft.actions, draft.dropped) == ((), False)


async def test_who_waits_may_plan_what_is_tapped(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1)
    before = await club.table(match)
    version = (await club.matches.draft(match, 0)).version
    assert await refused(club, ANNA, match, Choose(("plant 3",))) == "not-your-turn"
    assert (await club.ask(ANNA, match, Choose(("plant 3",), version))).key == "drafted"
    assert await refused(club, ANNA, match, Choose(("plant 4",), version)) == "stale"
    assert (await club.ask(ANNA, match, KeepLine())).key == "planned"
    assert await planned(club, match, 0) == [("plant 3",)]
    assert await club.table(match) == before
    await plant(club, BERT, match, 4)
    assert await beds(club, match) == "a.ab........"


async def test_the_first_alternative_that_fits_is_played(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1)
    for bed in (2, 3, 4, 5, 6):
        await plan(club, ANNA, match, f"plant {bed}")
    await plan_refused(club, match)
    await plant(club, BERT, match, 2)
    assert await beds(club, match) == "aba........."
    assert await planned(club, match, 0) == []
    assert not (await club.matches.draft(match, 0)).plan.lost


async def plan_refused(club: Club, match: str) -> None:
    """There are five alternatives at most."""
    draft = await club.matches.draft(match, 0)
    await club.ask(ANNA, match, Choose(("plant 7",), draft.version))
    assert await refused(club, ANNA, match, KeepLine()) == "plan-full"


async def test_a_line_that_would_win_less_than_planned_is_not_played(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1)
    await plan(club, ANNA, match, "plant 2")
    await _change_plan(club, match, points=2)
    await plan(club, ANNA, match, "plant 3")
    await plant(club, BERT, match, 4)
    assert await beds(club, match) == "a.ab........"


async def _change_plan(club: Club, match: str, points: int) -> None:
    """As if the line had won so many points when it was planned."""

    def write(connection: sa.Connection) -> None:
        text = connection.scalar(sa.select(schema.drafts.c.planned)) or ""
        changed = text.replace('"points": 1', f'"points": {points}')
        assert changed != text
        connection.execute(sa.update(schema.drafts).values(planned=changed))

    await club.database.write(write)


async def test_a_plan_may_only_be_laid_as_a_draft(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1)
    await plan(club, ANNA, match, "plant 2", "plant 3")
    assert (await club.ask(ANNA, match, LayPlan(lays=True))).key == "planned"
    await plant(club, BERT, match, 4)
    assert await beds(club, match) == "a..b........"
    assert dict((await club.table(match)).awaited) == {0: ANNA.id}
    draft = await club.matches.draft(match, 0)
    assert (draft.actions, draft.ready) == ((Plant(2),), True)
    assert await planned(club, match, 0) == [("plant 3",)]
    await club.ask(ANNA, match, Confirm())
    assert await beds(club, match) == "aa.b........"


async def test_a_plan_is_made_of_what_is_there_when_it_is_tapped(club: Club) -> None:
    match = await begun(club, 3)
    version = (await club.matches.draft(match, 2)).version
    assert await refused(club, CLEO, match, Choose(("water",), version)) == "illegal"
    await plant(club, ANNA, match, 1)
    assert await refused(club, CLEO, match, Choose(("plant 1",), version)) == "illegal"
    await club.ask(CLEO, match, Choose(("plant 3",), version))
    assert await refused(club, CLEO, match, Choose(("plant 4",), version)) == "stale"
    await club.ask(CLEO, match, KeepLine())
    await plant(club, BERT, match, 2)
    assert await beds(club, match) == "abc........."


async def test_a_plan_that_became_illegal_is_given_up_and_its_player_asked(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    await plant(club, BERT, match, 2, 4)
    assert await beds(club, match) == "ab.........."
    draft = await club.matches.draft(match, 0)
    assert (draft.plan.alternatives, draft.plan.lost) == ((), True)
    assert await planned(club, match, 1) == [("plant 4",)]
    await club.ask(ANNA, match, Choose(("plant 5",)))
    assert not (await club.matches.draft(match, 0)).plan.lost
    await club.ask(ANNA, match, Confirm())
    assert await beds(club, match) == "ab.ba......."


async def test_a_later_part_of_a_plan_that_became_illegal_takes_the_plan_along(
    club: Club,
) -> None:
    match = await begun(club, 3)
    await plant(club, ANNA, match, 1, 2, 3)
    await plant(club, BERT, match, 3)
    assert not (await club.matches.draft(match, 0)).plan.lost
    await plant(club, CLEO, match, 4)
    assert await beds(club, match) == "a.bc........"
    draft = await club.matches.draft(match, 0)
    assert (draft.plan.alternatives, draft.plan.lost) == ((), True)


async def test_nothing_of_a_plan_is_played_once_a_later_part_is_impossible(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    await plant(club, BERT, match, 3)
    assert await beds(club, match) == "a.b........."
    draft = await club.matches.draft(match, 0)
    assert (draft.plan.alternatives, draft.plan.lost) == ((), True)
    assert dict((await club.table(match)).awaited) == {0: ANNA.id}


async def test_a_plan_tells_nothing_hidden_and_ends_there(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1)
    version = (await club.matches.draft(match, 0)).version
    await club.ask(ANNA, match, Choose(("plant 12",), version))
    draft = await club.matches.draft(match, 0)
    assert (draft.actions, draft.ready, draft.events, draft.points) == ((Plant(12),), True, (), 0)
    more = Choose(("plant 2",), draft.version)
    assert await refused(club, ANNA, match, more) == "turn-complete"
    await club.ask(ANNA, match, KeepLine())
    await plant(club, BERT, match, 2)
    assert await beds(club, match) == "ab.........a"


async def test_nothing_is_planned_on_what_a_reveal_would_tell(
    club: Club,
) -> None:
    match = await begun(club)
    await club.turn(ANNA, match, "plant 12", "plant 1")
    assert await beds(club, match) == "...........a"
    assert (await club.matches.draft(match, 0)).plan == LOST


async def test_the_end_of_the_phase_ends_all_plans(club: Club) -> None:
    match = await begun(club, 3)
    await plant(club, ANNA, match, 1, 2, 3)
    await club.turn(BERT, match, "thunder")
    table = await club.table(match)
    assert (table.state.phase, table.state.turn) == ("water", 0)
    assert (await club.matches.draft(match, 0)).plan.lost
    await club.turn(ANNA, match, "water")
    assert not (await club.matches.draft(match, 0)).plan.lost


async def test_an_undo_takes_planned_turns_back_and_drops_every_plan(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    await plant(club, BERT, match, 4)
    assert await beds(club, match) == "aa.b........"
    await club.ask(BERT, match, AskUndo())
    await club.ask(ANNA, match, AnswerUndo(agree=True))
    assert await beds(club, match) == "a..........."
    draft = await club.matches.draft(match, 0)
    assert (draft.plan.alternatives, draft.plan.lost) == ((), True)
    await plant(club, BERT, match, 5)
    assert await beds(club, match) == "a...b......."
    assert (await club.table(match)).state.turn == 0


async def test_a_plan_is_forgotten_on_demand(club: Club) -> None:
    match = await begun(club)
    assert await refused(club, ANNA, match, Forget()) == "nothing-planned"
    await plant(club, ANNA, match, 1, 2, 3)
    before = await club.table(match)
    assert (await club.ask(ANNA, match, Forget())).key == "plan-forgotten"
    assert await club.table(match) == before
    assert await refused(club, CLEO, match, Forget()) == "not-seated"
    await plant(club, BERT, match, 4)
    assert await beds(club, match) == "a..b........"
    draft = await club.matches.draft(match, 0)
    assert (draft.plan.alternatives, draft.plan.lost) == ((), False)


async def test_plans_end_with_a_resignation_and_with_the_table(club: Club) -> None:
    match = await begun(club, 3)
    await plant(club, ANNA, match, 1, 2, 3)
    await plant(club, BERT, match, 4, 5)
    await club.ask(ANNA, match, Resign())
    assert set((await club.matches.queries.stored(match)).plans) == {1}
    await plant(club, CLEO, match, 6)
    assert await beds(club, match) == "a..b.c......"
    await club.ask(BERT, match, Close())  # the table has passed to him
    assert (await club.matches.queries.counts()).drafts == 0


async def test_computers_bring_planned_turns_on_too(club: Club) -> None:
    match = await begun(club, 1, computers=1)
    await plant(club, ANNA, match, 1, 2, 3)
    revision = (await club.table(match)).revision
    await club.ask(SYSTEM, match, ComputerTurn(1, ("plant 4",), revision))
    assert await beds(club, match) == "aa.b........"
    assert await planned(club, match, 0) == [("plant 3",)]
    await club.ask(ANNA, match, AskUndo())
    assert await beds(club, match) == "............"


async def test_a_wait_begins_anew_when_a_planned_turn_comes_round(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    await plant(club, BERT, match, 4)
    wait = (await club.matches.queries.stored(match)).wait
    assert wait is not None
    assert wait.since == club.now


async def test_plans_outlive_the_process_and_are_played_by_the_next(
    club: Club, tmp_path: Path
) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    await club.database.close()
    database = await Database.open(f"sqlite:///{tmp_path}/meeplepost.db")
    again = club_of(database, 1000)
    assert await planned(again, match, 0) == [("plant 2", "plant 3")]
    await plant(again, BERT, match, 4)
    assert await beds(again, match) == "aa.b........"
    await database.close()


async def test_plans_of_former_versions_are_played_as_they_were_stored(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(schema.drafts).values(planned='["plant 3", "plant 5"]'))

    await club.database.write(write)
    assert await planned(club, match, 0) == [("plant 3", "plant 5")]
    await plant(club, BERT, match, 4)
    assert await beds(club, match) == "a.ab........"


def test_what_is_stored_of_a_plan_is_read_again() -> None:
    plan = Plan((Alternative(("plant 2",), 1), Alternative(("pass",), answer=True)), lays=True)
    assert [load(dump(one), drafted=True) for one in (plan, NO_PLAN)] == [plan, NO_PLAN]
    assert load(dump(LOST), drafted=False) == LOST
    assert load("[]", drafted=False) == LOST  # as former versions told a plan that was lost
    assert load('["plant 3"]', drafted=True) == Plan((Alternative(("plant 3",)),))


KILLED = """
import asyncio, os, signal, sys
from bot.storage.database import Database
from tests.matches.conftest import ANNA, club_of
from tests.matches.table.test_plans import begun, plant

async def main():
    club = club_of(await Database.open(sys.argv[1]))
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    print(match, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
"""A process that is killed right after it has confirmed a plan."""


async def test_plans_outlive_a_kill(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/killed.db"
    command = [sys.executable, "-c", KILLED, url]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == -signal.SIGKILL, ended.stderr
    match = ended.stdout.strip()
    database = await Database.open(url)
    again = club_of(database, 1000)
    assert await planned(again, match, 0) == [("plant 2", "plant 3")]
    await plant(again, BERT, match, 4, 5, 6)
    assert await beds(again, match) == "aaabbb......"
    await database.close()


async def test_a_plan_stands_in_nothing_that_others_see(club: Club) -> None:
    match = await begun(club, 3)
    await plant(club, ANNA, match, 1, 7, 8)
    for seat in (1, 2):
        draft = await club.matches.draft(match, seat)
        assert (draft.plan.alternatives, draft.actions, draft.ahead) == ((), (), seat == 2)
    told = await club.database.read(_everything_but_drafts)
    assert "plant 1" in told
    assert "plant 7" not in told
    assert "plant 8" not in told
    assert '"bed": 7' not in told
    past = await club.matches.queries.past(match)
    assert past is not None
    public = past.moments[-1].events_for(None)
    assert [str(getattr(event, "bed", "")) for event in public] == ["1"]


def _everything_but_drafts(connection: sa.Connection) -> str:
    tables = [table for table in schema.metadata.sorted_tables if table.name != "drafts"]
    rows = [connection.execute(sa.select(table)).all() for table in tables]
    return json.dumps(rows, default=list)


async def test_a_repeated_confirmation_plays_nothing_twice(club: Club) -> None:
    match = await begun(club)
    await plant(club, ANNA, match, 1, 2, 3)
    again = Choose(("plant 4",), confirm=True)
    first = await club.matches.submit("same", BERT, match, again)
    table = await club.table(match)
    assert await club.matches.submit("same", BERT, match, again) == first
    assert await club.table(match) == table
