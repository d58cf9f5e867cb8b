"""Commands in sentences: mentions where markdown is read, the client's own words elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.texts import Texts, shared_texts
from tests.languages import every_language

FOLDER = Path(bot.__file__).parent / "texts"

SOURCES = {
    "en": """
command-table = table
command-table-description = All.
command-table-open = open
command-turns = turns
begin = Begin with `/table open`, or look: /turns which wait, `/table`, or `/`.
more = See seeds/table/README and /tables and /table shut.
greeting = Hello { $name }, use /turns.
""",
    "zh-CN": """
command-table = 牌桌
command-table-open = 开 桌
begin = 用 `/table open` 开始，或用 /turns 查看 `/table`。
""",
}


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for locale, source in SOURCES.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "all.ftl").write_text(source, encoding="utf-8")
    return Texts(tmp_path)


def test_commands_are_mentioned_by_their_ids(texts: Texts) -> None:
    texts.command_ids |= {"table open": 7, "turns": 8}
    told = "Begin with </table open:7>, or look: </turns:8> which wait, /table, or `/`."
    assert texts.say("en", "begin") == told
    assert texts.say("zh-CN", "begin") == "用 </table open:7> 开始，或用 </turns:8> 查看 /牌桌。"


def test_without_an_id_a_command_is_named_as_its_client_does(texts: Texts) -> None:
    texts.command_ids["turns"] = 8
    assert texts.say("zh-CN", "begin") == "用 /牌桌 开-桌 开始，或用 </turns:8> 查看 /牌桌。"
    assert texts.plain("zh-CN", "begin") == "用 /牌桌 开-桌 开始，或用 /turns 查看 /牌桌。"


def test_other_words_with_strokes_stay(texts: Texts) -> None:
    texts.command_ids |= {"table open": 7, "turns": 8}
    assert texts.say("en", "more") == "See seeds/table/README and /tables and /table shut."


def test_what_somebody_is_called_is_no_command(texts: Texts) -> None:
    texts.command_ids["turns"] = 8
    said = texts.say("en", "greeting", name="/turns")
    assert said == "Hello /turns, use </turns:8>."


def test_ids_belong_to_one_bot(texts: Texts) -> None:
    own = texts.own()
    own.command_ids["turns"] = 8
    assert texts.command_ids == {}
    assert shared_texts().command_ids == {}


@every_language
def test_no_sentence_ends_in_options_without_values(locale: str) -> None:
    unfinished = re.compile(r"/[a-z].*\b\w+:$")
    for file in sorted((FOLDER / locale).glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not unfinished.search(line), line
