"""Whoever reads Chinese reads nothing in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.front.gate.registering import command_payload
from sandbox.web.driver import text_of
from sandbox.world.failures import Json
from tests.front.conftest import House, labels, panel, tap, whole_turn

CHINESE = ("zh-CN", "zh-TW")
HAN = re.compile("[\u3400-\u9fff]")
NUMBERS = re.compile(r"[\d\W]+")


def parts(options: list[Json], path: str = "") -> Iterator[tuple[str, Json]]:
    """Commands, options and choices with where they stand."""
    for option in options:
        here = f"{path}/{option['name']}"
        yield here, option
        yield from parts(option.get("options", []), here)
        yield from parts(option.get("choices", []), here)


@pytest.mark.parametrize("locale", CHINESE)
async def test_every_command_option_and_choice_is_named_in_chinese(
    house: House, locale: str
) -> None:
    payload = await command_payload(house.bot.client)
    for path, part in parts(payload):
        if HAN.search(part["name"]) or path.rpartition("/")[0].endswith("language"):
            continue  # languages are named in themselves
        assert HAN.search(part["name_localizations"][locale]), path
        if "description" in part:
            assert HAN.search(part["description_localizations"][locale]), path


@pytest.mark.parametrize("locale", CHINESE)
async def test_names_are_different_among_those_beside_them(house: House, locale: str) -> None:
    def check(options: list[Json], path: str) -> None:
        names = [o.get("name_localizations", {}).get(locale, o["name"]) for o in options]
        assert len(set(names)) == len(names), path
        for option in options:
            check(option.get("options", []), f"{path}/{option['name']}")
            check(option.get("choices", []), f"{path}/{option['name']}")

    check(await command_payload(house.bot.client), "")


async def test_a_turn_is_typed_and_suggested_in_chinese(house: House) -> None:
    match_id = await house.begun("大卫", "Ben")
    david = house.person("大卫")
    typed = value = ""
    for _ in range(4):
        found: list[Json] = await david.autocomplete("do", "text", text=typed)
        assert all(not re.search("[a-z]{2}", choice["name"]) for choice in found)
        chosen = next((c for c in found if c["name"].endswith("不放队员")), found[0])
        typed, value = str(chosen["name"]), str(chosen["value"])
        if typed.endswith("确认"):
            break
        typed += "；"
    assert typed.startswith("放方块 ")
    assert typed.endswith("；不放队员；确认")
    assert value.endswith("; pass; confirm")
    assert "确认" in (await david.slash("do", text=typed)).text
    assert await house.on_turn(match_id) == ("Ben",)


async def test_what_is_typed_is_found_by_either_words(house: House) -> None:
    await house.begun("大卫", "Ben")
    david = house.person("大卫")
    for typed in ("放方", "放方块", "place", "pl"):
        found: list[Json] = await david.autocomplete("do", "text", text=typed)
        assert found, typed
        assert all(choice["value"].startswith("place") for choice in found)
        assert all(choice["name"].startswith("放方块") for choice in found)
    assert await david.autocomplete("do", "text", text="跳舞") == []


async def test_refusals_name_what_was_typed_in_chinese(house: House) -> None:
    await house.begun("大卫", "Ben")
    david = house.person("大卫")
    told = text_of((await david.slash("do", text="放方块 M12")).message)
    assert "“放方块”后面要写：位置、旋转角度，不多不少。" in told
    assert "“抽方块”会自动进行。" in text_of((await david.slash("do", text="draw")).message)
    assert "还没有做任何决定" in (await david.slash("do", text="确认")).text


async def test_options_are_typed_and_suggested_in_chinese(house: House) -> None:
    david = house.person("大卫")
    first = (await david.autocomplete("table open", "options", game="china", options="地图"))[1]
    assert first["name"].startswith("地图面=A 面（47 个房址） [")
    assert first["value"] == "side=a"
    line = f"{first['name']} 堡垒"
    more = await david.autocomplete("table open", "options", game="china", options=line)
    assert [choice["value"] for choice in more] == ["side=a fortresses=no", "side=a fortresses=yes"]
    assert more[1]["name"].startswith("地图面=A 面（47 个房址） 堡垒=是 [")
    await david.slash("table open", game="china", options=more[1]["name"])
    table = await house.table_in()
    assert dict(table.options) == {"side": "a", "fortresses": True}


async def test_off_is_said_in_chinese(house: House) -> None:
    david = house.person("大卫")
    for command, option in (("me holiday", "until"), ("me time", "quiet_from")):
        offered = await david.autocomplete(command, option)
        assert ("关", "off") in [(choice["name"], choice["value"]) for choice in offered]
    assert "免打扰时段：无" in (await david.slash("me time", quiet_from="关")).text
    assert "没有在休假" in (await david.slash("me holiday", until="关")).text


async def test_what_is_asked_is_explained_and_completed_without_english(house: House) -> None:
    await house.begun("大卫", "Ben")
    dawei = house.person("大卫")
    shown = panel(await dawei.slash("table turn"))
    told = await tap(dawei, shown, "explain")
    assert re.search(r"\*\*放[^*]*\*\*：", told.text)
    turns = await dawei.autocomplete("carcassonne place", "turn", cell="M14")
    assert all("·" not in choice["name"] for choice in turns)


async def test_pages_are_turned_as_pages_and_turns_as_turns(house: House) -> None:
    match_id = await house.begun("大卫", "Ben")
    dawei = house.person("大卫")
    await whole_turn(dawei, (await house.posts())[-1])
    assert await house.on_turn(match_id) == ("Ben",)
    history = labels((await dawei.slash("table history")).message)
    assert history[:2] == ["« 最前", "‹ 上一回合"]
    rules = await dawei.slash("rules", game="carcassonne")
    assert labels(rules.message)[-1] == "下一页"
    further = await tap(dawei, rules.message, "rulepage", "3")
    assert labels(further.message)[-2:] == ["上一页", "下一页"]


async def test_a_post_names_what_its_buttons_do(house: House) -> None:
    await house.begun("大卫", "Ben")
    post = (await house.posts(reader="大卫"))[-1]
    assert "轮到你了" in text_of(post)
    assert labels(post)[0] == "行动"
    assert "回看" in labels(post)
