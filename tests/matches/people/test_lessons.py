"""How far somebody is in the lesson of each game, on either kind of database."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.people.anonymous import Anonymous
from bot.matches.people.people import People
from bot.storage.database import Database
from tests.storage.test_copying import KINDS, MakeUrl, new

__all__ = ["new"]
ANNA, BERT = 2**62, 7


@pytest.mark.parametrize("kind", KINDS)
async def test_a_step_is_kept_for_each_person_and_game(new: MakeUrl, kind: str) -> None:
    database = await Database.open(await new(kind))
    people = People(database, lambda: 1000.0)
    assert await people.lesson_step(ANNA, "toy") == ""
    for step in ("goal", "place", "place"):
        await people.keep_lesson_step(ANNA, "toy", step)
    await asyncio.gather(*(people.keep_lesson_step(ANNA, "dice", f"s{n}") for n in range(5)))
    await people.keep_lesson_step(BERT, "toy", "game")
    assert await people.lesson_step(ANNA, "toy") == "place"
    assert (await people.lesson_step(ANNA, "dice")).startswith("s")
    await people.forget(Anonymous(ANNA, {"Anna"}, "Player"))
    assert await people.lesson_step(ANNA, "toy") == ""
    assert await people.lesson_step(BERT, "toy") == "game"
    await database.close()
