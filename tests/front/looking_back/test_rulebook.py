"""`/rules`: a page a section, leafed through by buttons and a list, with a picture of pieces."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.front.looking_back.rulebook import sections
from bot.texts import shared_texts
from render.legend.pieces import ShowsLegends
from sandbox.web.driver import controls, pictures, text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, house_of, panel, tap
from tests.games import PAINTED, WHOLE
from tests.siege import SIEGE
from tests.tapping import component

LEAF = "rulepage"


def buttons(message: Json) -> list[Json]:
    """The buttons of a page: to the one before, to the one after."""
    found = message["components"][-1]["components"]
    assert [part["type"] for part in found] == [2, 2]
    return found


def listed(message: Json) -> list[tuple[str, str, bool]]:
    """The list of sections: the number of each, its title, and whether it is the one shown."""
    options = [option for part in controls(message) for option in part.get("options", ())]
    return [(o["value"], o["label"], bool(o.get("default"))) for o in options]


@pytest.fixture
async def whole_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the examples are played, too."""
    async with house_of(tmp_path, WHOLE, PAINTED) as house:
        yield house


@pytest.mark.parametrize("game", WHOLE)
async def test_all_sections_are_read_one_after_the_other(whole_house: House, game: str) -> None:
    anna, painter = whole_house.person("Anna"), PAINTED[game]
    told = sections(shared_texts(), "en", game)
    message, pictured = panel(await anna.slash("rules", game=game)), 0
    for number, section in enumerate(told, start=1):
        words = text_of(message)
        assert f"### {section.title}\n{section.body}" in words
        assert f"Page {number} of {len(told)}" in words
        assert listed(message) == [
            (str(at), one.title, at == number) for at, one in enumerate(told, start=1)
        ]
        pictured += len(pictures(message))
        back, forward = buttons(message)
        assert bool(back.get("disabled")) == (number == 1)
        assert bool(forward.get("disabled")) == (number == len(told))
        if number < len(told):
            message = panel(await anna.click(message, forward["custom_id"]))
    assert pictured == (len(painter.legends) if isinstance(painter, ShowsLegends) else 0)


async def test_a_section_is_picked_from_the_list_also_after_a_restart(house: House) -> None:
    anna = house.person("Anna")
    message = panel(await anna.slash("rules", game="ming"))
    await house.restart()
    after = panel(await tap(anna, message, LEAF, "4"))
    assert "### Scoring, after rounds 2, 4 and 6" in text_of(after)
    assert after["id"] == message["id"], "the same message shows another page"
    assert [number for number, _, shown in listed(after) if shown] == ["4"]


async def test_where_there_is_one_section_nothing_is_leafed_through(tmp_path: Path) -> None:
    async with house_of(tmp_path, {**WHOLE, "siege": SIEGE}, PAINTED) as house:
        message = panel(await house.person("Anna").slash("rules", game="siege"))
        assert "Page 1 of 1" in text_of(message)
        assert controls(message) == []


@pytest.mark.parametrize("rest", ["ming 99", "ming x", "ming", "ming 0", "ming -3"])
async def test_an_odd_page_is_the_nearest_one(house: House, rest: str) -> None:
    anna = house.person("Anna")
    message = panel(await anna.slash("rules", game="ming"))
    reply = await anna.raw(3, component(f"mp:{LEAF}:::{rest}"), message=message)
    last = len(sections(shared_texts(), "en", "ming"))
    assert f"Page {last if '99' in rest else 1} of {last}" in text_of(panel(reply))


async def test_rules_of_no_game_are_refused(house: House) -> None:
    anna = house.person("Anna")
    message = panel(await anna.slash("rules", game="ming"))
    reply = await anna.raw(3, component(f"mp:{LEAF}:::chess 2"), message=message)
    assert "chess" in reply.text
    assert "Page" not in reply.text


async def test_beyond_the_limit_pages_come_in_words(house: House) -> None:
    anna = house.person("Anna")
    message = panel(await anna.slash("rules", game="tigris"))
    house.bot.services.pictures.a_minute["look"] = 0
    message = panel(await tap(anna, message, LEAF, "2"))
    assert "No picture this time" in text_of(message)
    assert "### Your turn: up to two actions" in text_of(message)
    assert pictures(message) == []
