"""Tables made from records, in the database."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.limits import MAX_OPENINGS
from bot.matches.table.imported import ImportedGame, replay_record
from bot.matches.table.requests import (
    AnswerUndo,
    AskUndo,
    Choose,
    ChooseOption,
    Confirm,
    ImportGame,
    Join,
    Person,
    Refused,
    Start,
)
from rules.computers.simulating import simulate
from rules.record import Move, format_record, parse
from tests.matches.conftest import ANNA, BERT, CLEO, GAMES, HOME, Club
from tests.toy import TOY

FIXED = {"deck": ["20", "1", "19", "2"]}


def game_of(seed: str, **fixed: list[str]) -> ImportedGame:
    """A whole toy game."""
    played = simulate(TOY, 2, {}, seed, ["random"], fixed)
    return replay_record(GAMES, parse(format_record(played.record)))


def wish(imported: ImportedGame) -> ImportGame:
    """To look at it."""
    return ImportGame(imported, ("Ada", "李白"), HOME, "en")


async def test_an_imported_game_is_its_record_again(club: Club) -> None:
    imported = game_of("one", **FIXED)
    answer = await club.ask(ANNA, None, wish(imported))
    table = await club.table(answer.match_id)
    assert (table.status, table.state) == ("finished", imported.state)
    record = parse(await club.matches.queries.record(table.id))
    assert record.moves == imported.record.moves
    assert record.fixed == {"deck": ("20", "1", "19", "2")}
    past = await club.matches.queries.past(table.id)
    assert past is not None
    assert past.moments[-1].played.step.state == imported.state
    assert len(list(past.turns())) == len(imported.turns)


async def test_it_waits_for_nobody_and_holds_no_channel(club: Club) -> None:
    await club.ask(ANNA, None, wish(game_of("one")))
    assert not await club.matches.due.computers_to_move()
    assert not await club.matches.due.next_reminders()
    running = await club.running()
    assert (await club.table(running)).status == "running"
    again = await club.ask(BERT, None, wish(game_of("two")))
    found = await club.matches.queries.table_in(HOME.channel_id)
    assert found is not None
    assert found.id == running != again.match_id


async def test_the_same_interaction_imports_once(club: Club) -> None:
    request = wish(game_of("one"))
    first = await club.matches.submit("same", ANNA, None, request)
    assert await club.matches.submit("same", ANNA, None, request) == first
    assert [t.id for t in await club.matches.queries.tables_knowing(ANNA.id)] == [first.match_id]


async def test_the_limit_of_openings_holds_for_imports(club: Club) -> None:
    request = wish(game_of("one"))
    for _ in range(MAX_OPENINGS):
        await club.ask(ANNA, None, request)
    with pytest.raises(Refused, match="too-many-openings"):
        await club.ask(ANNA, None, request)
    await club.ask(BERT, None, request)


async def test_an_unfinished_game_is_closed(club: Club) -> None:
    whole = simulate(TOY, 2, {}, "cut", ["random"]).record
    imported = replay_record(GAMES, whole.first(1))
    answer = await club.ask(ANNA, None, wish(imported))
    assert (await club.table(answer.match_id)).status == "closed"
    assert len(parse(await club.matches.queries.record(answer.match_id)).moves) == 1


async def decide(club: Club, person: Person, match_id: str, move: Move) -> None:
    """A move at a table, confirmed as soon as the turn is whole or it reveals something."""
    try:
        await club.ask(person, match_id, Choose((move.text,)))
    except Refused as refused:
        if refused.key != "reveals":
            raise
        await club.turn(person, match_id, move.text)
        return
    if (await club.matches.draft(match_id, move.seat)).ready:
        await club.ask(person, match_id, Confirm())


async def test_a_lobby_goes_on_from_a_record(club: Club) -> None:
    whole = simulate(TOY, 2, {}, "on", ["random"], FIXED).record
    begun = replay_record(GAMES, replace(whole.first(3), whole=True))
    request = replace(wish(begun), goes_on=True)
    match_id = (await club.ask(ANNA, None, request)).match_id
    with pytest.raises(Refused, match="too-few"):
        await club.ask(ANNA, match_id, Start())
    with pytest.raises(Refused, match="record-options"):
        await club.ask(ANNA, match_id, ChooseOption("rounds", "3"))
    await club.ask(BERT, match_id, Join())
    with pytest.raises(Refused, match="full"):
        await club.ask(CLEO, match_id, Join())
    await club.ask(ANNA, match_id, Start())
    table = await club.table(match_id)
    assert (table.status, table.state) == ("running", begun.state)
    waiting = TOY.to_act(begun.state)
    assert [seat for seat, holder in enumerate(table.seats) if holder.acts] == list(waiting)
    with pytest.raises(Refused, match="undo-nothing"):
        await club.ask(ANNA, match_id, AskUndo())


async def test_what_is_played_on_leads_where_the_record_led(club: Club) -> None:
    whole = simulate(TOY, 2, {}, "on", ["random"], FIXED).record
    begun = replay_record(GAMES, replace(whole.first(3), whole=True))
    match_id = (await club.ask(ANNA, None, replace(wish(begun), goes_on=True))).match_id
    await club.ask(BERT, match_id, Join())
    await club.ask(ANNA, match_id, Start())
    people = (ANNA, BERT)
    for move in whole.moves[3:]:
        await decide(club, people[move.seat], match_id, move)
    assert (await club.table(match_id)).status == "finished"
    record = parse(await club.matches.queries.record(match_id))
    assert (record.moves, record.result) == (whole.moves, whole.result)
    assert (record.names, record.fixed) == (("Anna", "Bert"), whole.fixed)
    past = await club.matches.queries.past(match_id)
    assert past is not None
    assert past.moments[-1].played.step.state == (await club.table(match_id)).state


async def test_what_is_played_on_is_taken_back_as_ever(club: Club) -> None:
    begun = replay_record(GAMES, parse("game toy\nseats 2\nseed back\nfixed deck 20 1 19 2\n"))
    match_id = (await club.ask(ANNA, None, replace(wish(begun), goes_on=True))).match_id
    await club.ask(BERT, match_id, Join())
    await club.ask(ANNA, match_id, Start())
    await club.bid(match_id, ANNA)
    await club.ask(ANNA, match_id, AskUndo())
    await club.ask(BERT, match_id, AnswerUndo(agree=True))
    assert (await club.table(match_id)).state == begun.state


async def test_a_game_that_is_over_is_not_played_on(club: Club) -> None:
    with pytest.raises(Refused, match="record-over"):
        await club.ask(ANNA, None, replace(wish(game_of("one")), goes_on=True))


async def test_a_channel_with_a_table_takes_no_other(club: Club) -> None:
    await club.running()
    begun = replay_record(GAMES, parse("game toy\nseats 2\n"))
    with pytest.raises(Refused, match="channel-busy"):
        await club.ask(BERT, None, replace(wish(begun), goes_on=True))


async def test_a_record_without_moves_is_its_first_position(club: Club) -> None:
    imported = replay_record(GAMES, parse("game toy\nseats 2\nseed empty\n"))
    answer = await club.ask(ANNA, None, wish(imported))
    assert (await club.table(answer.match_id)).state == imported.state
