"""Games played again from their logs: what leads to the stored position, and what does not."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.matches.looking.logged_games import LogFault, check_log, logged_games
from bot.matches.table.requests import AnswerUndo, AskUndo, Close, Resign
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, GAMES, Club
from tests.matches.deeds.test_importing import FIXED, game_of, wish


async def found(club: Club) -> dict[str, str]:
    """What is wrong with which game."""
    return await club.database.read(_found)


def _found(connection: sa.Connection) -> dict[str, str]:
    wrong: dict[str, str] = {}
    for logged in logged_games(connection):
        try:
            check_log(GAMES, logged)
        except LogFault as fault:
            wrong[logged.id] = str(fault)
    return wrong


async def played(club: Club) -> str:
    """A game whose first bid was taken back and made anew, and which went on to the next round."""
    match = await club.running(2)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    await club.ask(BERT, match, AnswerUndo(agree=True))
    for person in (ANNA, BERT):
        await club.bid(match, person)
    await club.turn(await club.winner(match), match, "paint red", "pass")
    return match


async def test_games_of_every_kind_are_sound(club: Club) -> None:
    await club.lobby(1)
    assert await found(club) == {}
    await club.ask(ANNA, (await club.tables_of(ANNA))[0].id, Close())
    match = await played(club)
    await club.ask(ANNA, None, wish(game_of("one", **FIXED)))
    kinds = {entry.kind for entry in await club.matches.log(match)}
    assert kinds >= {"action", "auto", "undo"}
    assert await found(club) == {}
    await club.ask(ANNA, match, Resign())
    assert await found(club) == {}
    read = await club.database.read(lambda c: [one.status for one in logged_games(c)])
    assert sorted(read) == ["finished", "running"]


LOG, MATCHES = schema.log.c, schema.matches.c
_IS_PLAYED = LOG.kind.in_(("action", "auto"))
_FIRST = sa.select(sa.func.min(LOG.number)).where(_IS_PLAYED).scalar_subquery()
_LAST = sa.select(sa.func.max(LOG.number)).where(_IS_PLAYED).scalar_subquery()

DAMAGE: dict[str, sa.Update | sa.Delete] = {
    "step 2 follows step 0": sa.delete(schema.log).where(LOG.number == _FIRST),
    "its log ends with step": sa.delete(schema.log).where(LOG.number == _LAST),
    "follows step": sa.delete(schema.log).where(LOG.kind == "undo"),
    "step 1 of its log is against the rules": sa.update(schema.log)
    .where(LOG.number == _FIRST)
    .values(text="dance"),
    "against the rules": sa.update(schema.log).where(LOG.number == _FIRST).values(seat=9),
    "another position": sa.update(schema.matches).values(
        snapshot=sa.func.replace(MATCHES.snapshot, '"red"', '"blue"')
    ),
    "cannot be set up": sa.update(schema.matches).values(options="{"),
    "cannot read its position": sa.update(schema.matches).values(snapshot="{}"),
    "has no position": sa.update(schema.matches).values(snapshot=None),
    "does not have its game": sa.update(schema.matches).values(game="chess"),
}


@pytest.mark.parametrize("words", DAMAGE)
async def test_what_is_not_sound_is_told(club: Club, words: str) -> None:
    match = await played(club)
    await club.database.write(lambda connection: connection.execute(DAMAGE[words]))
    wrong = await found(club)
    assert words in wrong[match]
    assert list(wrong) == [match]


async def test_what_is_over_may_be_of_a_game_or_of_rules_that_are_gone(club: Club) -> None:
    match = await played(club)
    await club.ask(ANNA, match, Close())
    change = sa.update(schema.matches).values(rules_version=0, seed="other")
    await club.database.write(lambda connection: connection.execute(change))
    assert await found(club) == {}
    gone = sa.update(schema.matches).values(game="chess")
    await club.database.write(lambda connection: connection.execute(gone))
    assert await found(club) == {}
