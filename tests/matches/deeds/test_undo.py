"""Taking turns back: with consent, past no reveal, and without rolling anything anew."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.matches.submit import Matches
from bot.matches.table.requests import (
    SYSTEM,
    AddComputer,
    AnswerUndo,
    AskUndo,
    ComputerTurn,
    Delete,
    Propose,
    Refused,
    Start,
)
from bot.storage import schema
from rules.playing import begin, play
from rules.record import parse
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, PEOPLE, Club, refused
from tests.matches.deeds.test_proposals import notices


async def test_a_turn_is_taken_back_when_all_others_agree(club: Club) -> None:
    match = await club.running(3)
    before = await club.table(match)
    assert await refused(club, ANNA, match, AskUndo()) == "undo-nothing"
    await club.bid(match, ANNA)
    played = await club.table(match)
    assert await refused(club, ANNA, match, AskUndo(revision=before.revision)) == "stale"
    await club.ask(ANNA, match, AskUndo(revision=played.revision))
    wish = (await club.table(match)).undo
    assert wish is not None
    (asked,) = [notice for notice in await notices(club) if notice.key == "undo-asked"]
    answering = {"wish": wish.mark, "who": "2 3", "at": int(wish.ends)}
    assert asked.args == {"name": "Anna", "steps": 1, **answering}
    assert await refused(club, BERT, match, AskUndo()) == "undo-pending"
    assert await refused(club, ANNA, match, AnswerUndo(agree=True)) == "undo-own"
    assert await refused(club, DORA, match, AnswerUndo(agree=True)) == "not-seated"
    await club.ask(BERT, match, AnswerUndo(agree=True))
    waiting = await club.table(match)
    assert waiting.state == played.state
    assert waiting.undo is not None
    assert waiting.undo.agreed == (1,)
    answer = await club.ask(CLEO, match, AnswerUndo(agree=True))
    assert answer.key == "undone"
    after = await club.table(match)
    assert (after.state, after.steps, after.undo) == (before.state, before.steps, None)
    assert [holder.acts for holder in after.seats] == [True, True, True]
    assert after.revision > played.revision


async def test_nothing_rolls_anew_after_an_undo(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    await club.ask(CLEO, match, AskUndo())
    await club.ask(ANNA, match, AnswerUndo(agree=True))
    await club.ask(BERT, match, AnswerUndo(agree=True))
    for person in (BERT, CLEO):
        await club.bid(match, person)
    log = await club.matches.log(match)
    assert [(e.text.split()[0], e.undone) for e in log] == [
        ("deal", False),
        ("bid", False),
        ("bid", True),
        ("undo", False),
        ("bid", False),
        ("bid", False),
    ]
    winner = await club.winner(match)
    await club.turn(winner, match, "paint red", "pass")
    assert await replayed(club, match) == (await club.table(match)).state


async def test_it_is_told_whose_turn_is_taken_back_whoever_asks(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    asked = await club.ask(CLEO, match, AskUndo())
    assert (asked.key, asked.args["whose"]) == ("undo-asked-of", "Bert")
    await club.ask(ANNA, match, AnswerUndo(agree=True))
    await club.ask(BERT, match, AnswerUndo(agree=True))
    told = {notice.key: notice.args for notice in await notices(club)}
    assert (told["undo-asked-of"]["name"], told["undo-asked-of"]["whose"]) == ("Cleo", "Bert")
    assert told["undone"] == {"name": "Bert"}
    undone = [entry for entry in await club.matches.log(match) if entry.kind == "undo"]
    assert [entry.by for entry in undone] == [1]


async def replayed(club: Club, match: str) -> object:
    """The position that the log leads to, played by the rules alone."""
    stored = await club.matches.queries.stored(match)
    game = stored.game
    assert game is not None
    state = begin(game, len(stored.table.seats), stored.table.options, stored.seed)
    entries = [e for e in await club.matches.log(match) if e.seat is not None and not e.undone]
    for steps, entry in enumerate(entries):
        assert entry.step == steps
        assert entry.seat is not None
        action = game.meta.action(entry.text)
        state = play(game, state, entry.seat, action, stored.seed, steps).step.state
    return state


async def test_an_undo_never_crosses_a_reveal(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    assert await refused(club, BERT, match, AskUndo()) == "undo-reveals"
    await club.turn(await club.winner(match), match, "paint red", "pass")
    assert await refused(club, ANNA, match, AskUndo()) == "undo-reveals"


async def test_one_person_refuses_and_the_turn_stands(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    await club.ask(BERT, match, AnswerUndo(agree=False))
    assert (await club.table(match)).undo is None
    assert await refused(club, CLEO, match, AnswerUndo(agree=True)) == "no-undo-pending"
    assert (await club.table(match)).state.bids[0] is not None


async def test_a_new_turn_ends_the_request(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    await club.bid(match, BERT)
    assert (await club.table(match)).undo is None
    assert await refused(club, BERT, match, AnswerUndo(agree=True)) == "no-undo-pending"


async def test_cluster_among_computers_a_turn_is_taken_back_at_once(club: Club) -> None:
    match = await club.lobby(1)
    for _ in range(2):
        await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    before = await club.table(match)
    await club.bid(match, ANNA)
    played = await club.table(match)
    bid = f"bid {max(played.state.hands[1])}"
    await club.ask(SYSTEM, match, ComputerTurn(1, (bid,), played.revision))
    assert (await club.ask(ANNA, match, AskUndo())).key == "undone"
    assert (await club.table(match)).state == before.state


async def test_a_record_of_an_ended_game_replays_to_the_same_result(club: Club) -> None:
    match = await club.running(2)
    with pytest.raises(Refused, match="export-running"):
        await club.matches.queries.record(match)
    await play_out(club, match)
    record = parse(await club.matches.queries.record(match))
    steps = list(record.replay(club.matches.games))
    assert steps[-1][1].step.state == (await club.table(match)).state
    assert record.result is not None


async def test_the_last_turn_of_an_ended_game_stands(club: Club) -> None:
    match = await club.running(2)
    await play_out(club, match)
    assert (await club.table(match)).status == "finished"
    assert await refused(club, ANNA, match, AskUndo()) == "not-running"


async def play_out(club: Club, match: str) -> None:
    """Plays the game of two persons to its end."""
    for _ in range(2):
        for person in PEOPLE[:2]:
            await club.bid(match, person)
        await club.turn(await club.winner(match), match, "paint blue", "frame")


async def test_an_undo_needs_the_rules_the_game_was_played_by(club: Club) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    change = sa.update(schema.matches).where(schema.matches.c.id == match).values(rules_version=0)
    await club.database.write(lambda connection: connection.execute(change))
    again = Matches(club.database, club.matches.games)
    with pytest.raises(Refused, match="undo-old-rules"):
        await again.submit("x", ANNA, match, AskUndo())
    await club.bid(match, BERT)
    assert (await club.table(match)).state.phase == "paint"


async def test_a_wish_from_before_new_rules_came_is_not_granted_and_holds_nothing_up(
    club: Club,
) -> None:
    match = await club.running(4)
    for person in (BERT, ANNA):
        await club.bid(match, person)
    await club.ask(ANNA, match, AskUndo())
    await club.ask(BERT, match, AnswerUndo(agree=True))

    def renew(connection: sa.Connection) -> None:
        here, lines = schema.matches.c.id == match, schema.log.c.match_id == match
        connection.execute(sa.update(schema.matches).where(here).values(rules_version=0))
        connection.execute(sa.update(schema.log).where(lines).values(text="bid 999"))

    await club.database.write(renew)
    assert await refused(club, CLEO, match, AnswerUndo(agree=True)) == "undo-old-rules"
    before = await club.table(match)
    club.now += 3 * 24 * 3600
    await club.ask(CLEO, match, Propose("pause"))
    table = await club.table(match)
    assert (table.undo, table.steps) == (None, before.steps)


async def test_a_wish_that_is_over_keeps_no_table_of_a_lost_game_from_being_deleted(
    club: Club,
) -> None:
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    wish = (await club.table(match)).undo
    assert wish is not None
    later = Matches(club.database, {}, clock=lambda: wish.ends)
    await later.submit("delete", SYSTEM, match, Delete())
    with pytest.raises(Refused, match="unknown-table"):
        await club.table(match)


async def test_an_answer_to_one_wish_is_none_to_the_next(club: Club) -> None:
    match = await club.running(3)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    first = (await club.table(match)).undo
    assert first is not None
    await club.ask(BERT, match, AnswerUndo(agree=False, mark=first.mark))
    club.now += 1
    await club.ask(ANNA, match, AskUndo())
    second = (await club.table(match)).undo
    assert second is not None
    for stale in (first.mark, ""):
        assert await refused(club, CLEO, match, AnswerUndo(agree=True, mark=stale)) == "no-vote"
    await club.ask(CLEO, match, AnswerUndo(agree=True, mark=second.mark))
    await club.ask(BERT, match, AnswerUndo(agree=True, mark=second.mark))
    assert (await club.table(match)).undo is None
