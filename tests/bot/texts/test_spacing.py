"""Blanks between Chinese and Latin, wherever the Latin comes from."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot.texts
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules.carcassonne.moves import events
from rules.changcheng.moves.events import WallDamaged
from tests.languages import every_language

TEXTS = Path(bot.texts.__file__).parent


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Anna", "Ben"), "Anna 和 Ben"),
        (("Anna", "李白"), "Anna 和李白"),
        (("李白", "杜甫", "Ben2"), "李白、杜甫和 Ben2"),
        (("**Anna**", "**李白**"), "**Anna** 和**李白**"),
        (("<@1>", "<@2>"), "<@1> 和 <@2>"),
    ],
)
def test_names_in_a_row(names: tuple[str, ...], told: str) -> None:
    assert shared_texts().listed("zh-CN", names) == told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Anna", "**Anna** 手边还有 3 名队员。"),
        ("李白", "**李白**手边还有 3 名队员。"),
        ("小明2", "**小明2** 手边还有 3 名队员。"),
    ],
)
def test_the_name_decides_and_stays_as_it_is(name: str, told: str) -> None:
    prose = Prose(shared_texts(), "carcassonne", "zh-CN", (name,))
    assert prose.tell(events.FollowersLeft(0, 3)) == told


def test_wide_punctuation_of_a_name_brings_its_own_room() -> None:
    names = ("Anna（电脑）", "「李白」", "Ben (2)")
    prose = [Prose(shared_texts(), "carcassonne", "zh-CN", (name,)) for name in names]
    assert [one.tell(events.FollowersLeft(0, 3)) for one in prose] == [
        "**Anna（电脑）**手边还有 3 名队员。",
        "**「李白」**手边还有 3 名队员。",
        "**Ben \\(2\\)** 手边还有 3 名队员。",
    ]
    assert shared_texts().say("zh-CN", "waiting-for", names="「李白」") == "等待「李白」。"


@pytest.mark.parametrize(("reader", "owner"), [(None, " **Anna** "), (0, "你")])
def test_the_reader_stands_without_blanks(reader: int | None, owner: str) -> None:
    prose = Prose(shared_texts(), "changcheng", "zh-CN", ("Anna", "Ben"), reader=reader)
    assert prose.tell(WallDamaged(1, "3k", 0)) == f"**Ben** 的叛徒毁坏 3k 上{owner}的城墙。"


def test_what_is_inserted_beside_each_other_stays_apart() -> None:
    assert shared_texts().say("zh-CN", "list-beside", first="李白", second="神殿") == "李白 神殿"


def test_other_languages_are_not_touched() -> None:
    assert shared_texts().say("en", "list-and", first="李白", last="Ben") == "李白 and Ben"


@every_language
def test_only_german_parts_an_ellipsis_from_the_word_before_it(locale: str) -> None:
    files = (TEXTS / locale).glob("*.ftl")
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    ends = {line[-2] == " " for line in lines if line.endswith("…")}
    assert ends == {locale == "de"}
