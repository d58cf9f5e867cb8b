"""Deciding together: who is asked, when it is decided, and that it happens once."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.table.model import Table
from bot.matches.table.posts import Notice
from bot.matches.table.requests import (
    AddComputer,
    Answer,
    AnswerProposal,
    AskUndo,
    Choose,
    ChooseClock,
    Person,
    Propose,
    Refused,
    Resign,
    Resume,
    Start,
    Withdraw,
)
from bot.storage.database import Database
from bot.workers.computer_players import ComputerPlayerWorker
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, Club, club_of, refused
from tests.matches.recording_sender import deliver
from tests.matches.timed.test_clocks import HOUR, clocked, left, pass_time
from tests.matches.working import at_work


async def answer(club: Club, person: Person, match: str, choice: str) -> Answer:
    """A press of a button under the newest question."""
    (*_, proposal) = (await club.table(match)).proposals
    return await club.ask(person, match, AnswerProposal(proposal.mark, choice))


async def notices(club: Club) -> list[Notice]:
    """The sentences that are delivered now in the table's channel."""
    found = [d.notice for d in (await deliver(club)).delivered[HOME.channel_id]]
    return [notice for notice in found if notice is not None]


async def paused(club: Club, people: int = 2) -> str:
    match = await club.running(people)
    await club.ask(ANNA, match, Propose("pause"))
    for person in (BERT, CLEO)[: people - 1]:
        await answer(club, person, match, "agree")
    assert (await club.table(match)).paused_at is not None
    return match


def computers(table: Table) -> list[str | None]:
    return [holder.computer for holder in table.seats]


# --- agreeing ------------------------------------------------------------------------------


async def test_a_table_is_paused_when_all_have_agreed_and_one_is_enough_to_go_on(
    club: Club,
) -> None:
    match = await club.running(3)
    await deliver(club)
    assert (await club.ask(ANNA, match, Propose("pause"))).key == "vote-asked"
    assert await refused(club, BERT, match, Propose("pause")) == "vote-open"
    (asked,) = await notices(club)
    proposal = (await club.table(match)).proposals[0]
    mark, ends = proposal.mark, proposal.ends
    wanted = {"name": "Anna", "who": "2 3", "proposal": mark, "at": int(ends)}
    assert (asked.key, asked.args) == ("pause-asked", wanted)
    assert (await answer(club, BERT, match, "agree")).key == "vote-counted"
    assert (await answer(club, BERT, match, "agree")).key == "vote-counted"
    assert (await club.table(match)).paused_at is None
    assert (await answer(club, CLEO, match, "agree")).key == "vote-decided"
    table = await club.table(match)
    assert table.paused_at == club.now
    assert table.awaited == {}
    assert [n.key for n in await notices(club)] == ["paused"]
    assert await refused(club, CLEO, match, AnswerProposal(mark, "agree")) == "no-vote"
    assert await refused(club, ANNA, match, Propose("pause")) == "already-paused"
    assert await refused(club, DORA, match, Resume()) == "not-seated"
    assert (await club.ask(CLEO, match, Resume())).key == "resumed"
    (told,) = await notices(club)
    assert (told.key, told.args) == ("resumed", {"name": "Cleo"})
    assert set((await club.table(match)).awaited) == {0, 1, 2}
    assert await refused(club, CLEO, match, Resume()) == "not-paused"


async def test_in_a_pause_nobody_moves_and_nothing_runs(club: Club) -> None:
    match = await paused(club)
    assert await refused(club, ANNA, match, Choose(("bid 1",))) == "paused"
    assert await club.matches.queries.waiting_for(ANNA.id) == ()
    assert await club.matches.due.next_reminders() == []
    await club.ask(ANNA, match, Resume())
    assert len(await club.matches.queries.waiting_for(ANNA.id)) == 1
    assert len(await club.matches.due.next_reminders()) == 1
    await club.bid(match, ANNA)


async def test_computer_players_rest_in_a_pause(club: Club) -> None:
    match = await paused(club)
    await club.ask(BERT, match, Resign())
    async with at_work(ComputerPlayerWorker(club.matches, club.thinkers, pause=0)) as worker:
        await worker.idle()
        steps = (await club.table(match)).steps
        assert await club.matches.due.computers_to_move() == {}
        await club.ask(ANNA, match, Resume())
        worker.wake()
        await worker.idle()
        assert (await club.table(match)).steps > steps


async def test_the_clocks_stand_in_a_pause(club: Club) -> None:
    match = await clocked(club, "1d", "computer")
    club.now += 5 * HOUR
    await club.ask(ANNA, match, Propose("pause"))
    await answer(club, BERT, match, "agree")
    assert await club.matches.due.next_timeouts() == []
    await pass_time(club, 1000)
    assert (await club.table(match)).paused_at is not None
    await club.ask(BERT, match, Resume())
    assert await left(club, match) == {1: 19, 2: 19}


@pytest.mark.parametrize(("last", "status"), [("agree", "closed"), ("refuse", "running")])
async def test_one_refusal_waits_for_the_others_and_the_majority_decides(
    club: Club, last: str, status: str
) -> None:
    match = await club.running(3)
    await deliver(club)
    await club.ask(ANNA, match, Propose("end"))
    assert (await answer(club, CLEO, match, "refuse")).key == "vote-counted"
    assert (await answer(club, BERT, match, last)).key == "vote-decided"
    table = await club.table(match)
    assert (table.status, table.proposals) == (status, ())
    told = (await notices(club))[-1]
    refused_by = ("end-refused", {"against": "1 2"})
    assert (told.key, told.args) == (
        refused_by if last == "refuse" else ("closed-by-agreement", {})
    )


async def test_half_against_it_is_no_majority_and_it_may_be_asked_again(club: Club) -> None:
    match = await club.running(4)
    await club.ask(ANNA, match, Propose("pause"))
    assert (await answer(club, CLEO, match, "refuse")).key == "vote-counted"
    assert (await answer(club, DORA, match, "refuse")).key == "vote-decided"
    assert (await club.table(match)).paused_at is None
    assert (await club.ask(BERT, match, Propose("pause"))).key == "vote-asked"


async def test_a_table_ends_without_a_result_when_all_agree(club: Club) -> None:
    match = await club.running(2)
    await club.ask(ANNA, match, Propose("pause"))
    await club.ask(BERT, match, Propose("end"))
    await answer(club, ANNA, match, "agree")
    table = await club.table(match)
    assert (table.status, table.proposals) == ("closed", ())
    assert (await notices(club))[-1].key == "closed-by-agreement"
    assert await refused(club, BERT, match, AnswerProposal("pause - 1", "agree")) == "no-vote"


async def test_who_is_alone_decides_at_once(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    await deliver(club)
    assert (await club.ask(ANNA, match, Propose("pause"))).key == "vote-decided"
    assert (await club.table(match)).paused_at is not None
    assert (await club.ask(ANNA, match, Propose("end"))).key == "vote-decided"
    assert (await club.table(match)).status == "closed"
    assert [n.key for n in await notices(club)] == ["paused", "closed-by-agreement"]


async def test_who_resigns_drops_out_of_the_count(club: Club) -> None:
    match = await club.running(3)
    await club.ask(ANNA, match, Propose("pause"))
    await answer(club, BERT, match, "agree")
    assert (await club.table(match)).paused_at is None
    await club.ask(CLEO, match, Resign())
    assert (await club.table(match)).paused_at is not None


async def test_the_wish_of_who_resigns_is_void(club: Club) -> None:
    match = await club.running(3)
    await club.ask(ANNA, match, Propose("end"))
    mark = (await club.table(match)).proposals[0].mark
    await club.ask(ANNA, match, Resign())
    assert (await club.table(match)).proposals == ()
    assert await refused(club, BERT, match, AnswerProposal(mark, "agree")) == "no-vote"


async def test_nobody_else_asks_or_answers(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, DORA, match, Propose("end")) == "not-seated"
    await club.ask(ANNA, match, Propose("end"))
    mark = (await club.table(match)).proposals[0].mark
    assert await refused(club, DORA, match, AnswerProposal(mark, "agree")) == "not-seated"
    assert await refused(club, BERT, match, AnswerProposal(mark, "computer")) == "no-vote"
    assert await refused(club, BERT, match, AnswerProposal("end - 1", "agree")) == "no-vote"
    assert await refused(club, BERT, match, Propose("explode")) == "no-vote"
    lobby = await club.lobby(2, HOME.__class__(7, 75))
    assert await refused(club, ANNA, lobby, Propose("end")) == "not-running"


async def test_an_answer_counts_once_though_it_comes_twice_and_after_a_restart(
    club: Club, database: Database
) -> None:
    match = await club.running(3)
    await club.ask(ANNA, match, Propose("pause"))
    mark = (await club.table(match)).proposals[0].mark
    again = club_of(database, 1000)
    again.now = club.now
    for matches in (club.matches, again.matches):
        told = await matches.submit("press", BERT, match, AnswerProposal(mark, "agree"))
        assert told.key == "vote-counted"
    crossing = [
        again.matches.submit(name, CLEO, match, AnswerProposal(mark, choice))
        for name, choice in (("one", "agree"), ("two", "refuse"))
    ]
    told = await asyncio.gather(*crossing, return_exceptions=True)
    keys = [t.key for t in told if isinstance(t, Answer | Refused)]
    assert sorted(keys) == ["no-vote", "vote-decided"]
    log = [entry.text for entry in await club.matches.log(match)]
    assert log.count("pause") + (await club.table(match)).status.count("closed") <= 1


async def test_an_undo_and_a_vote_go_on_side_by_side(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    asks = (Propose("pause"), AskUndo())
    for request in (*asks, Withdraw(), *asks):
        await club.ask(ANNA, match, request)
    told = [notice.key for notice in await notices(club) if "asked" not in notice.key]
    assert told == ["undo-withdrawn", "vote-withdrawn"]
    table = await club.table(match)
    assert (table.undo is not None, len(table.proposals)) == (True, 1)
    await club.bid(match, BERT)
    table = await club.table(match)
    assert (table.undo, len(table.proposals)) == (None, 1)


# --- replacing -----------------------------------------------------------------------------


async def test_all_others_together_replace_somebody(club: Club) -> None:
    match = await club.running(3)
    await deliver(club)
    assert await refused(club, ANNA, match, Propose("replace")) == "unknown-seat"
    assert await refused(club, ANNA, match, Propose("replace", 7)) == "unknown-seat"
    assert await refused(club, ANNA, match, Propose("replace", 0)) == "replace-self"
    await club.ask(ANNA, match, Propose("replace", 2))
    asked, warned = await notices(club)
    assert (asked.args["name"], asked.args["player"], asked.args["who"]) == ("Anna", "Cleo", "2")
    assert (warned.key, warned.args["who"]) == ("replace-warned", "3")
    with pytest.raises(Refused, match="vote-own"):
        await answer(club, CLEO, match, "refuse")
    await answer(club, BERT, match, "agree")
    table = await club.table(match)
    assert computers(table) == [None, None, "sound"]
    assert table.seats[2].user_id == CLEO.id
    assert [(n.key, n.args) for n in await notices(club)] == [
        ("replaced", {"player": "Cleo", "who": "3", "mark": "comeback 3"})
    ]
    assert await refused(club, ANNA, match, Propose("replace", 2)) == "no-person-there"


async def test_one_opponent_alone_does_not_send_the_other_away(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, ANNA, match, Propose("replace", 1)) == "replace-alone"
    match = await club.running(3, HOME.__class__(7, 75))
    await club.ask(ANNA, match, Propose("replace", 2))
    await club.ask(BERT, match, Resign())
    assert computers(await club.table(match))[2] is None


# --- after a timeout -------------------------------------------------------------------------


async def voting(club: Club, people: int = 3) -> str:
    """The time of the person who is to bid last has run out."""
    match = await clocked(club, "1d", "vote", people)
    for person in (ANNA, BERT)[: people - 1]:
        await club.bid(match, person)
    await deliver(club)
    await pass_time(club, 25)
    return match


async def test_the_others_are_asked_once_and_the_majority_decides(club: Club) -> None:
    match = await voting(club)
    (asked,) = await notices(club)
    assert (asked.key, asked.args["player"], asked.args["who"]) == ("timeout-asked", "Cleo", "1 2")
    await pass_time(club, 60)
    assert [notice.key for notice in await notices(club)] == ["asked-again"]
    with pytest.raises(Refused, match="vote-own"):
        await answer(club, CLEO, match, "wait")
    await answer(club, ANNA, match, "wait")
    await answer(club, ANNA, match, "computer")
    assert (await club.table(match)).steps == 3
    await answer(club, BERT, match, "computer")
    await pass_time(club, 0)
    table = await club.table(match)
    assert table.steps > 3
    assert computers(table) == [None, None, None]
    turns = [d.turn for d in (await deliver(club)).delivered[HOME.channel_id] if d.turn]
    assert [seat for turn in turns for seat in turn.timed_out] == [2]
    assert table.proposals == ()
    await pass_time(club, 0)
    assert (await club.table(match)).steps == table.steps


async def test_they_replace_the_person(club: Club) -> None:
    match = await voting(club, 2)
    assert (await answer(club, ANNA, match, "replace")).key == "vote-decided"
    table = await club.table(match)
    assert computers(table) == [None, "sound"]
    assert table.seats[1].user_id == BERT.id
    assert (await notices(club))[-1].key == "replaced"
    assert await club.matches.due.next_timeouts() == []


async def test_without_a_majority_they_wait_on_and_are_asked_again_later(club: Club) -> None:
    match = await voting(club)
    await answer(club, ANNA, match, "replace")
    await answer(club, BERT, match, "computer")
    assert await left(club, match) == {3: 24}
    told = (await notices(club))[-1]
    assert (told.key, told.args) == (
        "timeout-waits",
        {"player": "Cleo", "at": int(club.now + 24 * HOUR)},
    )
    await pass_time(club, 23)
    assert await notices(club) == []
    await pass_time(club, 2)
    assert [n.key for n in await notices(club)] == ["timeout-asked"]


async def test_who_moves_first_makes_the_vote_void(club: Club) -> None:
    match = await voting(club)
    mark = (await club.table(match)).proposals[0].mark
    await answer(club, ANNA, match, "replace")
    await club.bid(match, CLEO)
    assert (await club.table(match)).proposals == ()
    assert await refused(club, BERT, match, AnswerProposal(mark, "replace")) == "no-vote"
    assert computers(await club.table(match)) == [None, None, None]


async def test_with_nobody_else_a_computer_player_takes_the_turn(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, ChooseClock("1d", "vote"))
    await club.ask(ANNA, match, Start())
    await pass_time(club, 25)
    assert (await club.table(match)).proposals == ()
    assert "timeout" in [entry.text for entry in await club.matches.log(match)]


async def test_a_vote_of_people_who_are_all_gone_lets_a_computer_player_act(club: Club) -> None:
    match = await voting(club, 2)
    await club.ask(ANNA, match, Resign())
    await pass_time(club, 0)
    assert (await club.table(match)).state.bids[1] is not None or (
        await club.table(match)
    ).steps > 2


async def test_several_at_once_are_decided_each_for_themselves(club: Club) -> None:
    match = await clocked(club, "1d", "vote", 3)
    await club.bid(match, ANNA)
    await pass_time(club, 25)
    marks = [proposal.mark for proposal in (await club.table(match)).proposals]
    assert len(set(marks)) == 2
    for person, mark in ((ANNA, marks[0]), (CLEO, marks[0])):
        await club.ask(person, match, AnswerProposal(mark, "wait"))
    table = await club.table(match)
    assert [proposal.mark for proposal in table.proposals] == marks[1:]
    assert await left(club, match) == {2: 24}


async def test_what_is_chosen_later_follows_for_who_has_run_out_already(club: Club) -> None:
    match = await voting(club)
    await club.ask(ANNA, match, ChooseClock(on_timeout="computer"))
    assert (await club.table(match)).proposals == ()
    await pass_time(club, 0)
    assert "timeout" in [entry.text for entry in await club.matches.log(match)]
