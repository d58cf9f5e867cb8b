"""Whoever reads Chinese reads nothing in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.front.registering import command_payload
from bot.sandbox.failures import Json
from tests.front.conftest import House

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
