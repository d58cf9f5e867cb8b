"""Votes and wishes to undo do not hang on who is away, and hosts who are silent are succeeded."""

from __future__ import annotations

import pytest

from bot.matches.table.posts import Notice
from bot.matches.table.requests import (
    AnswerProposal,
    AnswerUndo,
    AskUndo,
    ChooseClock,
    ChooseLocale,
    ChooseReminders,
    Close,
    PassHost,
    Place,
    Propose,
    Refused,
    Request,
    Resign,
    Withdraw,
)
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, Club, refused
from tests.matches.deeds.test_proposals import answer, computers, notices
from tests.matches.recording_sender import deliver
from tests.matches.timed.test_clocks import HOUR, clocked, pass_time
from tests.matches.timed.test_reminders import after

DAY = 24 * HOUR
DAYS = 24.0
"""Hours, as `pass_time` takes them."""


async def test_after_three_days_those_who_have_answered_decide(club: Club) -> None:
    match = await club.running(4)
    await deliver(club)
    await club.ask(ANNA, match, Propose("pause"))
    await answer(club, BERT, match, "agree")
    await pass_time(club, 3 * DAYS - 1)
    assert (await club.table(match)).paused_at is None
    assert [n.key for n in await notices(club)] == ["pause-asked", "asked-again"]
    await pass_time(club, 1)
    assert (await club.table(match)).paused_at == club.now
    assert [n.key for n in await notices(club)] == ["paused"]


@pytest.mark.parametrize(("third", "paused"), [("agree", True), (None, False)])
async def test_after_three_days_a_refusal_counts_as_one_answer(
    club: Club, third: str | None, paused: bool
) -> None:
    match = await club.running(4)
    await club.ask(ANNA, match, Propose("pause"))
    await answer(club, BERT, match, "refuse")
    if third is not None:
        await answer(club, CLEO, match, third)
    assert len((await club.table(match)).proposals) == 1
    await pass_time(club, 3 * DAYS)
    table = await club.table(match)
    assert (table.paused_at is not None, table.proposals) == (paused, ())


@pytest.mark.parametrize("kind", ["pause", "end"])
async def test_a_vote_that_nobody_answers_lapses_and_may_be_asked_again(
    club: Club, kind: str
) -> None:
    match = await club.running(3)
    await deliver(club)
    await club.ask(ANNA, match, Propose(kind))
    await pass_time(club, 3 * DAYS)
    table = await club.table(match)
    assert (table.status, table.paused_at, table.proposals) == ("running", None, ())
    assert await notices(club) == [
        *(await asked(club, kind)),
        Notice("vote-lapsed", {"kind": kind}),
    ]
    assert await club.matches.due.next_timeouts() == []
    assert (await club.ask(ANNA, match, Propose(kind))).key == "vote-asked"


async def asked(club: Club, kind: str) -> list[Notice]:
    """The question that stood in the channel."""
    at = int(club.now - 3 * DAY)
    mark = f"{kind} - {at * 1000}"
    args = {"name": "Anna", "who": "2 3", "proposal": mark, "at": int(club.now)}
    return [Notice(f"{kind}-asked", args)]


async def test_an_absentee_is_replaced_although_another_is_away_too(club: Club) -> None:
    match = await club.running(4)
    await club.ask(ANNA, match, Propose("replace", 3))
    await answer(club, BERT, match, "agree")
    await pass_time(club, 3 * DAYS)
    assert computers(await club.table(match)) == [None, None, None, "sound"]


async def test_after_a_timeout_the_majority_of_answers_counts_when_the_vote_ends(
    club: Club,
) -> None:
    match = await club.running(4)
    await club.ask(ANNA, match, ChooseClock("1d", "vote"))
    for person in (ANNA, BERT, CLEO):
        await club.bid(match, person)
    await pass_time(club, 1 * DAYS)
    for person, choice in ((ANNA, "replace"), (BERT, "replace")):
        await answer(club, person, match, choice)
    table = await club.table(match)
    assert computers(table) == [None, None, None, "sound"]  # two of three are most already
    match = await running_late(club)
    await answer(club, ANNA, match, "computer")
    await pass_time(club, 3 * DAYS)
    table = await club.table(match)
    assert table.proposals == ()
    assert table.clocks[3].deadline == pytest.approx(club.now + DAY)  # one answer: they wait on


async def running_late(club: Club) -> str:
    """Another table, where the last of four has let their time run out."""
    match = await club.running(4, Place(7, 75))
    await club.ask(ANNA, match, ChooseClock("1d", "vote"))
    for person in (ANNA, BERT, CLEO):
        await club.bid(match, person)
    await pass_time(club, 1 * DAYS)
    return match


async def test_several_questions_stand_at_once(club: Club) -> None:
    match = await club.running(4)
    await club.ask(ANNA, match, Propose("replace", 2))
    await club.ask(ANNA, match, Propose("replace", 3))
    await club.ask(BERT, match, Propose("end"))
    assert await refused(club, BERT, match, Propose("replace", 3)) == "vote-open"
    first, *_ = (await club.table(match)).proposals
    for person in (BERT, DORA):
        await club.ask(person, match, AnswerProposal(first.mark, "agree"))
    table = await club.table(match)
    assert computers(table) == [None, None, "sound", None]
    assert [proposal.kind for proposal in table.proposals] == ["replace", "end"]


async def test_whoever_asked_takes_it_back(club: Club) -> None:
    match = await club.running(3)
    await deliver(club)
    assert await refused(club, ANNA, match, Withdraw()) == "nothing-asked"
    await club.ask(ANNA, match, Propose("pause"))
    await club.ask(BERT, match, Propose("end"))
    assert (await club.ask(ANNA, match, Withdraw())).key == "vote-withdrawn"
    table = await club.table(match)
    assert [proposal.kind for proposal in table.proposals] == ["end"]
    assert (await answer(club, BERT, match, "refuse")).key == "vote-withdrawn"
    assert [n.key for n in await notices(club) if "asked" not in n.key] == ["vote-withdrawn"] * 2


async def test_a_wish_to_undo_ends_and_can_be_taken_back(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    steps = (await club.table(match)).steps
    await club.ask(ANNA, match, AskUndo())
    await club.ask(ANNA, match, Withdraw())
    assert (await club.table(match)).undo is None
    await club.ask(ANNA, match, AskUndo())
    await pass_time(club, 3 * DAYS)
    table = await club.table(match)
    assert (table.undo, table.steps) == (None, steps)
    await club.ask(ANNA, match, AskUndo())
    await club.ask(BERT, match, AnswerUndo(agree=True))
    await pass_time(club, 3 * DAYS)
    table = await club.table(match)
    assert (table.undo, table.steps) == (None, steps - 1)
    told = [notice.key for notice in await notices(club) if "asked" not in notice.key]
    assert told == ["undo-withdrawn", "undo-lapsed", "undone"]


HOSTING: tuple[Request, ...] = (
    ChooseClock("1d"),
    ChooseReminders(12),
    ChooseLocale("de"),
    PassHost("Bert"),
    Close(),
)


async def test_after_a_week_of_silence_whoever_plays_does_what_hosts_do(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, BERT)
    club.now += 6 * DAY
    for request in HOSTING:
        assert await refused(club, BERT, match, request) == "not-manager"
    wait = (await club.matches.queries.stored(match)).wait
    assert wait is not None
    club.now = wait.since + 7 * DAY - 2
    assert await refused(club, BERT, match, Close()) == "not-manager"
    assert await refused(club, DORA, match, Close()) == "not-manager"
    club.now -= 1
    for request in HOSTING:
        await club.ask(BERT, match, request)
    assert (await club.table(match)).host_id == BERT.id

    match = await clocked(club, "3d", "computer")
    opened = (await club.table(match)).opened_at.timestamp()
    await club.bid(match, BERT)
    await pass_time(club, 5 * DAYS)
    assert "timeout" in [entry.text for entry in await club.matches.log(match)]
    await club.ask(BERT, match, Propose("pause"))
    club.now = opened + 7 * DAY - 2
    assert await refused(club, BERT, match, Close()) == "not-manager"
    assert (await club.ask(BERT, match, Close())).key == "closed"


async def test_a_host_who_is_not_asked_anything_is_not_silent(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    club.now += 8 * DAY
    assert await refused(club, BERT, match, Close()) == "not-manager"
    await club.ask(BERT, match, Propose("replace", 2))
    club.now += DAY - 2
    assert await refused(club, BERT, match, Close()) == "not-manager"
    assert (await club.ask(BERT, match, Close())).key == "closed"


async def test_a_host_who_was_not_asked_for_a_week_is_not_silent_as_soon_as_they_are(
    club: Club,
) -> None:
    match = await club.running(2)
    for person in (ANNA, BERT):
        await club.bid(match, person)
    winner = await club.winner(match)
    host = BERT if winner is ANNA else ANNA
    if host is BERT:
        await club.ask(ANNA, match, PassHost("Bert"))
    club.now += 8 * DAY
    await club.turn(winner, match, "paint red", "pass")
    assert host.id in (await club.table(match)).awaited.values()
    assert await refused(club, winner, match, Close()) == "not-manager"
    club.now += 7 * DAY
    assert (await club.ask(winner, match, Close())).key == "closed"


async def test_nobody_replaces_a_person_who_is_gone(club: Club) -> None:
    match = await club.running(3)
    await club.ask(ANNA, match, Propose("replace", 2))
    await club.ask(CLEO, match, Resign())
    assert (await club.table(match)).proposals == ()
    with pytest.raises(Refused, match="no-vote"):
        await club.ask(BERT, match, AnswerProposal("replace 2 1", "agree"))


async def test_after_the_third_reminder_the_others_are_asked_whether_to_wait(club: Club) -> None:
    match = await club.running(3)
    for person in (ANNA, BERT):
        await club.bid(match, person)
    await deliver(club)
    for _ in range(2):
        await after(club, 24.1)
    assert (await club.table(match)).proposals == ()
    await after(club, 24.1)
    asked = [n for n in await notices(club) if n.key == "silence-asked"]
    assert [(n.args["who"], n.args["player"]) for n in asked] == [("1 2", "Cleo")]
    await answer(club, ANNA, match, "agree")
    await answer(club, BERT, match, "agree")
    assert computers(await club.table(match)) == [None, None, "sound"]
    await club.ask(ANNA, match, Close())
    await _check_nobody_is_asked_twice_at_once(club)


async def _check_nobody_is_asked_twice_at_once(club: Club) -> None:
    """After reminders and when time runs out, about the same person."""
    for hours, clock, first in ((24, "1d", "timeout"), (12, "2d", "replace")):
        match = await clocked(club, clock, "vote", 3)
        await club.ask(ANNA, match, ChooseReminders(hours))
        for person in (ANNA, BERT):
            await club.bid(match, person)
        for _ in range(3):
            await after(club, hours + 0.1)
            await pass_time(club, 0)
        assert [one.kind for one in (await club.table(match)).proposals] == [first]
        await pass_time(club, 12)
        assert [one.kind for one in (await club.table(match)).proposals] == ["timeout"]
        await club.ask(ANNA, match, Close())


async def test_who_moves_after_all_is_not_replaced_for_their_silence(club: Club) -> None:
    match = await club.running(3)
    for person in (ANNA, BERT):
        await club.bid(match, person)
    for _ in range(3):
        await after(club, 24.1)
    await answer(club, ANNA, match, "agree")
    await club.bid(match, CLEO)
    table = await club.table(match)
    assert (computers(table), table.proposals) == ([None, None, None], ())


async def test_who_moves_when_the_vote_is_over_is_not_replaced_either(club: Club) -> None:
    match = await club.running(4)
    for person in (ANNA, BERT, CLEO):
        await club.bid(match, person)
    for _ in range(3):
        await after(club, 24.1)
    for person in (ANNA, BERT):
        await answer(club, person, match, "agree")
    (vote,) = (await club.table(match)).proposals
    club.now = vote.ends
    await club.bid(match, DORA)
    assert computers(await club.table(match)) == [None] * 4


async def test_an_only_opponent_is_asked_about_the_others_silence_too(club: Club) -> None:
    match = await club.running(2)
    await deliver(club)
    await club.bid(match, ANNA)
    for _ in range(3):
        await after(club, 24.1)
    asked = [n for n in await notices(club) if n.key == "silence-asked"]
    assert [(n.args["who"], n.args["player"]) for n in asked] == [("1", "Bert")]
    await answer(club, ANNA, match, "agree")
    assert computers(await club.table(match)) == [None, "sound"]


async def test_an_only_opponent_waits_on(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    for _ in range(3):
        await after(club, 24.1)
    assert (await answer(club, ANNA, match, "refuse")).key == "vote-decided"
    table = await club.table(match)
    assert (computers(table), table.proposals) == ([None, None], ())
