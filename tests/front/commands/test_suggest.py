"""What is suggested while somebody types: turns, variants, seats, tables."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
import sqlalchemy as sa

from bot.matches.looking.queries import Queries
from bot.matches.people.people import People
from bot.matches.table.requests import Join, Open, Place
from bot.matches.table.requests import Person as Asker
from bot.storage import schema
from rules.game import Action, AnyGame
from sandbox.web.driver import controls
from sandbox.world.failures import Json
from sandbox.world.people import GUILD_ID
from tests.front.conftest import GAME, House


def lays(action: Action) -> bool:
    """Whether an action lays a tile."""
    return action.verb == "place"


async def test_do_takes_a_whole_turn_and_suggests_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begun("Anna", "Ben")
    anna = house.person("Anna")
    assert await anna.autocomplete("carcassonne place", "cell")
    assert await anna.autocomplete("tigris place", "cell") == [], "another game is played here"
    typed = ""
    with monkeypatch.context() as patch:
        for questions, name in ((Queries, "lines"), (People, "note")):
            patch.delattr(questions, name)  # too slow for every key
        for _ in range(4):
            suggested: list[Json] = await anna.autocomplete("do", "text", text=typed)
            assert all(choice["value"].startswith(typed) for choice in suggested)
            typed = suggested[0]["value"]
            if typed.endswith("confirm"):
                break
            typed += "; "
    reply = await anna.slash("do", text=typed)
    assert "confirmed" in reply.text
    assert await house.on_turn(match_id) == ("Ben",)
    games = cast("dict[str, AnyGame]", house.bot.services.games)
    monkeypatch.setitem(games, GAME, replace(games[GAME], ends_turn=lays))
    ben = house.person("Ben")
    place = (await ben.autocomplete("do", "text", text=""))[0]["value"]
    found = await ben.autocomplete("do", "text", text=f"{place}; ")
    assert [choice["value"] for choice in found] == [f"{place}; confirm"]


async def test_a_partly_typed_action_is_suggested_whatever_its_blanks(house: House) -> None:
    await house.begun("Emil", "Ben")
    emil = house.person("Emil")
    found = await emil.autocomplete("do", "text", text="")
    _, cell, turn = str(found[0]["value"]).split()
    assert str(found[0]["name"]).startswith(f"Plättchen legen {cell} ")
    beginnings = ("Pl", "plättchen", "Plättchen ", "Plättchen le", f"PLÄTTCHEN LEGEN {cell}")
    mixed = (f"place {cell}", f"plättchen legen {cell} {turn[0]}", f"Plättchen legen {cell} {turn}")
    for typed in (*beginnings, *mixed):
        found = await emil.autocomplete("do", "text", text=typed)
        assert found, typed
        assert all(str(choice["value"]).startswith("place ") for choice in found), typed
    for typed in ("legen", "Plättchen weg", "place zz", f"place {cell} 8"):
        assert await emil.autocomplete("do", "text", text=typed) == [], typed


async def test_the_end_of_a_long_line_is_seen_and_may_be_typed_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in Ming Dynasty after three steps of a prince: in German four have more than a hundred
    letters. Here less room makes a line long."""
    monkeypatch.setattr("bot.front.commands.suggest.CHOICE_LIMIT", 45)
    monkeypatch.setattr("bot.front.commands.build.CHOICE_LIMIT", 45)
    await house.begun("Emil", "Ben")
    emil = house.person("Emil")
    place = (await emil.autocomplete("do", "text", text=""))[0]
    found = await emil.autocomplete("do", "text", text=f"{place['name']}; ")
    assert len({choice["name"] for choice in found}) == len(found) > 1
    for choice in found:
        again = await emil.autocomplete("do", "text", text=choice["name"])
        assert choice["value"] in [one["value"] for one in again]


async def test_a_partly_typed_variant_is_suggested_whatever_its_blanks(house: House) -> None:
    emil = house.person("Emil")

    async def offered(typed: str) -> list[str]:
        found = await emil.autocomplete("table open", "options", game="changcheng", options=typed)
        return [str(choice["value"]) for choice in found]

    walls = ["neutral=no", "neutral=yes"]
    for typed in ("neu", "Neutrale Ma", "neutrale mauern (zu", "Neutrale Mauern (zu zweit)="):
        assert sorted(await offered(typed)) == walls, typed
    assert await offered("Westlicher Plan=1a (Lia") == ["west=1a"]
    begun = "westlicher plan=1a (Liaodong, Jizhou, Shanhai) Östlicher Plan=4"
    assert await offered(begun) == ["west=1a east=4a", "west=1a east=4b"]
    assert await offered("Westlicher Plan=1a Neutrale") == []
    assert sorted(await offered("west=1a Neutrale M")) == [f"west=1a {wall}" for wall in walls]


async def test_who_types_on_after_a_suggestion_may_leave_its_remark(house: House) -> None:
    """Discord leaves the words of a suggestion in the line when somebody goes on typing."""
    anna = house.person("Anna")
    side = (await anna.autocomplete("table open", "options", game="china"))[0]
    assert (side["value"], side["name"][-1]) == ("side=b", "]")
    more = await anna.autocomplete(
        "table open", "options", game="china", options=f"{side['name']} fort"
    )
    assert [choice["value"] for choice in more] == [
        "side=b fortresses=no",
        "side=b fortresses=yes",
    ]
    more += await anna.autocomplete("table open", "options", game="changcheng", options="west=1a ")
    assert max(len(choice["name"]) for choice in more) == 100
    assert all(choice["name"].endswith("]") for choice in more)
    await anna.slash("table open", game="china", options=f"{side['name']} fortresses=yes [")
    table = await house.table_in()
    assert dict(table.options) == {"side": "b", "fortresses": True}
    assert controls((await house.posts())[-1])


async def test_what_is_too_long_in_a_language_is_suggested_in_the_words_of_the_rules(
    house: House,
) -> None:
    """Cut, several would look alike, and whoever types on would have half a word in the line."""
    emil = house.person("Emil")
    typed = "west=1a east=4a missions="
    found = await emil.autocomplete("table open", "options", game="changcheng", options=typed)
    names = [str(choice["name"]) for choice in found]
    assert len(names) == len(set(names)) == 17
    last = found[-1]
    await emil.slash("table open", game="changcheng", options=last["name"])
    table = await house.table_in()
    chosen = {name: table.options[name] for name in ("west", "east", "missions")}
    assert last["value"] == " ".join(f"{name}={value}" for name, value in chosen.items())
    found = await emil.autocomplete("host option", "name", name="e")
    assert (found[0]["value"], len(found) > 1) == ("east", True), "what begins so is first"


async def test_names_in_suggestions_are_as_clean_as_in_posts(house: House) -> None:
    match_id = await house.opened("Anna")
    odd = Asker(5, "\u202eB\u200be\u2066n\n\u200b")
    await house.bot.matches.submit("odd", odd, match_id, Join())
    (offered,) = await house.person("Anna", "spectators").autocomplete("table watch", "table")
    assert offered["name"].isprintable()
    assert "B e n" in offered["name"]


async def test_suggested_tables_keep_their_ids_whole(house: House) -> None:
    match_id = await house.begun("Anna", "Ben", "Chloé")
    seats = schema.seats
    await house.database.write(lambda c: c.execute(sa.update(seats).values(name="Long " * 6)))
    (found,) = await house.person("Anna").autocomplete("table board", "table")
    assert found["value"] == match_id
    assert found["name"].endswith(f"… · {match_id}")


async def test_tables_that_others_see_take_no_room_from_those_that_one_sees(house: House) -> None:
    match_id = await house.opened("Anna")
    for number in range(30):
        place = Place(GUILD_ID, 1_300_000_000_000_000_000 + number)
        host = Asker(number % 2 + 1, "Elsewhere")
        await house.bot.matches.submit(f"{number}", host, None, Open(GAME, place, "en"))
    await house.manager("Sam", "table")
    sam = await house.manager("Sam", "spectators")
    for command in ("table watch", "host move"):
        offered = await sam.autocomplete(command, "table", table="")
        assert [choice["value"] for choice in offered] == [match_id], command
