"""A person whose Discord is German, from the names of commands to a confirmed turn."""

from __future__ import annotations

from sandbox.web.driver import text_of
from tests.front.conftest import House, labels, panel, whole_turn


async def test_commands_are_offered_by_german_names(house: House) -> None:
    commands = (await house.box.ask("look", user="Emil"))["commands"]
    (table,) = [command for command in commands if command["name"] == "table"]
    assert table["name_localizations"]["de"] == "tisch"
    subs = {sub["name"]: sub["name_localizations"]["de"] for sub in table["options"]}
    assert (subs["open"], subs["undo"]) == ("öffnen", "rücknahme")


async def test_a_turn_is_taken_and_told_in_german(house: House) -> None:
    emil = house.person("Emil")
    assert "steht kein Tisch" in (await emil.slash("table board")).text
    await house.begun("Emil", "Ben")
    assert "spricht jetzt Deutsch" in (await emil.slash("table settings", language="de")).text
    shown = panel(await emil.slash("table turn"))
    assert "dein Zug" in text_of(shown)
    assert "Plättchen sind noch zu ziehen" in (await emil.slash("table remaining")).text
    done = await whole_turn(emil, (await house.posts())[-1])
    assert "Erledigt" in done.text
    told = (await house.posts())[-1]
    assert "**Emil** legt ein Plättchen auf" in text_of(told)
    assert "du bist am Zug" in text_of(told)
    assert "Dein Zug" in labels(told)


async def test_a_german_table_answers_everybody_in_their_own_language(house: House) -> None:
    await house.begun("Emil", "Ben")
    emil, ben = house.person("Emil"), house.person("Ben")
    await emil.slash("table settings", language="de")
    assert "not your turn" in (await ben.slash("table confirm")).text
    await ben.slash("me language", language="de")
    assert "nicht an der Reihe" in (await ben.slash("table confirm")).text
    assert "English" in (await emil.slash("me language", language="en")).text
    assert "your move" in text_of(panel(await emil.slash("table turn")))


async def test_what_is_advised_to_type_is_understood(house: House) -> None:
    emil = house.person("Emil")
    told = (await emil.slash("table open", game="carcassonne", options="Wald")).text
    assert "Fluss=ja" in told
    await emil.slash("table open", game="carcassonne", options="fluss=ja")
    table = await house.table_in()
    assert dict(table.options) == {"river": True}
