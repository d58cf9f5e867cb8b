"""*Note*: what people write to themselves about a table, and nobody else reads."""

from __future__ import annotations

import json

from sandbox.web.driver import Reply, SimulatedUser, text_of
from sandbox.world.people import person_named
from tests.front.conftest import House, tap

ANNA = person_named("Anna").id
SECRET = "Ben hoards blue.\n**Hurry**"


async def noted(person: SimulatedUser, panel: Reply, words: str) -> Reply:
    """The panel after a note was sent off."""
    asked = await person.click(panel.message, label="Note")
    assert asked.modal is not None
    return await person.submit(asked, text=words)


async def test_a_note_stands_above_the_recap_and_in_the_history(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    panel = await noted(anna, await anna.slash("table turn"), SECRET)
    assert "Note kept." in panel.text
    assert "-# Your note:\n> Ben hoards blue.\n> **Hurry**" in panel.text
    await house.restart()
    assert "> Ben hoards blue." in (await anna.slash("table turn")).text
    await anna.slash("table resign")
    assert "hoards" not in (await ben.slash("table turn")).text
    assert "hoards" not in "".join(map(text_of, await house.posts()))
    assert SECRET in await house.bot.matches.people.note(ANNA, match_id)


async def test_a_note_is_shown_as_it_is_written_and_is_among_ones_data(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    panel = await noted(anna, await anna.slash("table turn"), "x" * 1000)
    asked = await anna.click(panel.message, label="Note")
    assert asked.modal is not None
    field = asked.modal["components"][0]["component"]
    assert (field["value"], field["max_length"]) == ("x" * 1000, 1000)
    told = await house.bot.matches.queries.personal_data(ANNA)
    assert [note["text"] for note in json.loads(told)["notes"]] == ["x" * 1000]
    sure = await anna.slash("me forget")
    await tap(anna, sure.message, "forgetme")
    told = await house.bot.matches.queries.personal_data(ANNA)
    assert json.loads(told)["notes"] == []


async def test_who_does_not_play_opens_no_dialog(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    data = {"component_type": 2, "custom_id": f"mp:note:{match_id}::"}
    post = (await house.posts())[-1]
    refused = await house.person("Sam").raw(3, data, message=post)
    assert refused.modal is None
    assert "not a player" in refused.text
