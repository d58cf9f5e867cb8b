"""Names on boards: simplified for one reader, traditional for the other, each in its face."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import seeds
from render.scripts import Script, name_of, script_of
from rules.china.position.box import box
from tests.render.pixels import drawable

SEEDS = tuple(sorted(Path(seeds.__path__[0]).glob("*/*.toml")))
CHARACTERS = {"simplified": "gb2312", "traditional": "big5"}
"""By script, an old set of characters without those of the other one."""


def names(entry: Any) -> Iterator[dict[str, str]]:
    """Everything in a seed file that has a name in hanzi."""
    inside: list[Any] = []
    if isinstance(entry, dict):
        table = cast("dict[str, Any]", entry)
        if CHARACTERS.keys() & table.keys():
            yield table
        inside = list(table.values())
    elif isinstance(entry, list):
        inside = cast("list[Any]", entry)
    for one in inside:
        yield from names(one)


@pytest.mark.parametrize(
    ("locale", "script"),
    [
        ("en", "latin"), ("de", "latin"), ("zh-CN", "simplified"), ("zh", "simplified"),
        ("zh-Hans-SG", "simplified"), ("zh-TW", "traditional"), ("zh_HK", "traditional"),
        ("zh-Hant", "traditional"), ("zha", "latin"),
    ],
)  # fmt: skip
def test_readers_of_a_language_read_one_script(locale: str, script: str) -> None:
    assert script_of(locale) == script


def test_a_place_has_a_name_in_every_script() -> None:
    zhao = next(realm for realm in box().realms if realm.key == "zhao")
    assert [name_of(zhao, script) for script in Script] == ["Zhao", "赵", "趙"]
    assert [script.hanzi for script in Script] == [False, True, True]


def test_every_name_in_a_box_is_in_both_scripts_and_has_no_character_of_the_other() -> None:
    found = [one for path in SEEDS for one in names(tomllib.loads(path.read_text("utf-8")))]
    assert len(found) > 140
    for one in found:
        for script, characters in CHARACTERS.items():
            assert one[script], one
            assert one[script].encode(characters, "ignore").decode(characters) == one[script]
            assert all(map(drawable, one[script]))
        assert len(one["simplified"]) == len(one["traditional"])
    differ = [one for one in found if one["simplified"] != one["traditional"]]
    assert len(found) / 2 < len(differ) < len(found)
