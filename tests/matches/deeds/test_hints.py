"""Hints: where they are allowed, whom the log names, and what one is about."""

from __future__ import annotations

from bot.matches.table.requests import (
    AddComputer,
    AllowHints,
    AskHint,
    Choose,
    Close,
    Person,
    Propose,
    Rematch,
    Resign,
    Start,
)
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, Club, refused
from tests.matches.recording_sender import RecordingSender, deliver

MANAGER = Person(9, "Mod", frozenset({HOME.channel_id}))


async def alone(club: Club) -> str:
    """Anna plays against a computer player."""
    match = await club.lobby(1)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    return match


async def noted(club: Club, match: str) -> list[int | None]:
    """The seats that the log says have asked for a hint."""
    return [line.by for line in await club.matches.log(match) if line.text == "hint"]


async def test_who_plays_alone_may_ask_and_the_log_says_nothing(club: Club) -> None:
    match = await alone(club)
    assert (await club.ask(ANNA, match, AskHint())).key == "hint-asked"
    assert await noted(club, match) == []
    await club.ask(ANNA, match, AllowHints(allowed=False))
    assert await refused(club, ANNA, match, AskHint()) == "hints-forbidden"


async def test_with_several_people_the_host_must_allow_it_and_the_log_names_who_asks(
    club: Club,
) -> None:
    match = await club.running(2)
    assert await refused(club, BERT, match, AskHint()) == "hints-forbidden"
    await club.ask(ANNA, match, AllowHints(allowed=True))
    for person in (BERT, BERT, ANNA):
        await club.ask(person, match, AskHint())
    assert await noted(club, match) == [1, 0]
    await club.bid(match, ANNA)
    await club.ask(BERT, match, AskHint())
    assert await noted(club, match) == [1, 0, 1]


async def test_a_table_left_by_all_others_allows_hints(club: Club) -> None:
    match = await club.running(2)
    await club.ask(BERT, match, Resign())
    assert (await club.table(match)).hints_allowed
    await club.ask(ANNA, match, AskHint())
    assert await noted(club, match) == []


async def test_asking_changes_nothing_else(club: Club) -> None:
    match = await club.running(2)
    await club.ask(ANNA, match, AllowHints(allowed=True))
    before = await club.matches.queries.stored(match)
    await club.ask(ANNA, match, AskHint())
    assert await club.matches.queries.stored(match) == before


async def test_whoever_cannot_decide_gets_none(club: Club) -> None:
    match = await club.running(2)
    await club.ask(ANNA, match, AllowHints(allowed=True))
    assert await refused(club, CLEO, match, AskHint()) == "not-seated"
    await club.bid(match, ANNA)
    assert await refused(club, ANNA, match, AskHint()) == "not-your-turn"
    await club.bid(match, BERT)
    winner = await club.winner(match)
    await club.ask(winner, match, Choose(("paint red", "frame")))
    assert await refused(club, winner, match, AskHint()) == "turn-complete"
    await club.ask(ANNA, match, Close())
    assert await refused(club, winner, match, AskHint()) == "not-running"


async def test_nobody_gets_one_in_a_pause(club: Club) -> None:
    match = await alone(club)
    await club.ask(ANNA, match, Propose("pause"))
    assert (await club.table(match)).paused_at is not None
    assert await refused(club, ANNA, match, AskHint()) == "paused"


async def test_only_host_and_manager_allow_hints_and_everybody_is_told(club: Club) -> None:
    match = await club.lobby(2)
    assert await refused(club, BERT, match, AllowHints(allowed=True)) == "not-manager"
    assert (await club.ask(ANNA, match, AllowHints(allowed=True))).key == "hints-allowed"
    await club.ask(ANNA, match, Start())
    assert (await club.table(match)).hints_allowed
    pigeon = RecordingSender()
    for allowed in (True, False, False):
        await club.ask(MANAGER, match, AllowHints(allowed=allowed))
    await deliver(club, pigeon)
    told = [word for word in pigeon.told(HOME.channel_id) if word.startswith("hints")]
    assert told == ["hints-forbidden"]
    await club.ask(ANNA, match, Close())
    assert await refused(club, ANNA, match, AllowHints(allowed=True)) == "not-open"


async def test_a_rematch_keeps_what_the_host_has_chosen(club: Club) -> None:
    match = await club.running(2)
    await club.ask(ANNA, match, AllowHints(allowed=True))
    await club.ask(ANNA, match, Close())
    again = await club.ask(ANNA, match, Rematch())
    assert (await club.table(again.match_id)).hints is True


async def test_what_is_yet_to_be_decided_begins_after_the_draft(club: Club) -> None:
    match = await club.running(2)
    for person in (ANNA, BERT):
        await club.bid(match, person)
    winner = await club.winner(match)
    seat = (ANNA, BERT).index(winner)
    await club.ask(winner, match, Choose(("paint red",)))
    found, draft = (
        await club.matches.queries.open_decision(match, seat),
        await club.matches.draft(match, seat),
    )
    assert found.drafted == ("paint red",)
    assert found.position.state == draft.state
    assert found.version == draft.version
    assert found.position.steps == (await club.table(match)).steps + 1
