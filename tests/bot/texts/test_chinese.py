"""Chinese stays Chinese: the rulebooks' words, one word for one thing, the right characters."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.texts import DEFAULT
from tests.bot.texts.test_texts import EXAMPLES, FOLDER
from tests.games import WHOLE
from tests.known import game_of
from tests.render.pixels import drawable

CHINESE = ("zh-CN", "zh-TW")
CHARACTERS = {"zh-CN": "gb2312", "zh-TW": "big5"}
"""By language, an old set of characters without those of the other script."""

FORBIDDEN = {
    ("zh-CN", "*"): (
        r"(?<!操作)面板 版面 帖子 存档 变体 动图 这一桌 玩者 游戏者 代打 代走 修道院 板块 "
        r"伺服器 讯息 资讯 预设 萤幕 连结 回顾 回放 较早\s 较晚 预先计划 最后一次选择 揭示 "
        r"关于\S{1,5}保存 恰好 坐下 假期 偏移 唯一一位"
    ),
    ("zh-CN", "puzzle"): "找到",
    ("zh-CN", "carcassonne"): "骑士 强盗 随从 修士 草地 盾徽 源头 湖泊 终局计分 回家 供应",
    ("zh-CN", "tigris"): "寺庙 首领 宝物 叛乱 战争 之战 要打",
    ("zh-CN", "ming"): r"朝臣 王子 寺庙 卡牌 \ufffc城里 一省接一省 ，中立 加分不计",
    ("zh-CN", "china"): "大使 要塞 官员 通配 标记 棋子 抓牌堆(?!最上面) 翻一次 没有不算",
    ("zh-CN", "changcheng"): (
        "塔楼 洪水 间谍 哨塔 皇帝 破坏 第一回合 失分 平手 已建成 不算行动卡 等该放 存货 结算 没用的"
    ),
    ("zh-TW", "*"): (
        r"(?<!操作)面板 版面 服務器 頻道里 消息 信息 默認 屏幕 鏈接 設置 添加 導出 導入 文件 "
        r"(?<!檢)視頻 網絡 軟件 私信 子區 帖子 存檔 重啟 註冊 關注 打開 聯繫 丟失 查找 "
        r"列表(?!示) 記錄 水平 當前 准備 拐彎 緊挨 丟掉 打平 點擊 “ ” ‘ ’ "
        r"占 回顧 復盤 翻倍 較早\s 較晚 預先計劃 最後一次選擇 揭示 關於\S{1,5}儲存 "
        "恰好 坐下 假期 偏移 唯一一位"
    ),
    ("zh-TW", "puzzle"): "找到",
    ("zh-TW", "carcassonne"): "騎士 強盜 隨從 修士 修道院 草地 盾徽 板塊 終局計分 回家 供應",
    ("zh-TW", "tigris"): r"寺廟 首領 寶物 叛亂 戰爭 之戰 要打 平局 第\s\ufffc\s行",
    ("zh-TW", "ming"): r"\ufffc城裡 一省接一省 ，中立 加分不計",
    ("zh-TW", "changcheng"): ("皇帝 破壞 第一回合 失分 已建成 不算行動卡 等該放 存貨 結算 沒用的"),
    ("zh-TW", "china"): "大使 要塞 抓牌 標記 棋子 抽牌堆(?!最上面) 翻一次 沒有不算",
}
"""By language and area (`*`: all), words that have another one here, as patterns. `面板` is the
board in the rulebooks; the bot says `版图` for it and `操作面板` for what one decides with."""

LATIN = """
    Discord UTC UTF kB MB Asia Europe Shanghai Taipei Berlin README md seeds python bot replay
    game part zh ya qi lu we ha qn sh ch
"""
"""Latin words that have no Chinese ones: names, units, and what is typed like that everywhere, as
are the keys of games."""

_HAN = "\u3400-\u9fff"
_UNSPACED = re.compile(rf"[{_HAN}]\**[A-Za-z0-9]|[A-Za-z0-9%°]\**[{_HAN}]")
_PLACEABLE = re.compile(r"\{[^{}>]*\}")
_SELECTOR = re.compile(r"\{[^{}]*->\n|^ *\}", re.MULTILINE)
_COMMAND = re.compile(r"/[a-z]+( [a-z]+)?")
_KEY = re.compile(r"^(-?[a-z][\w-]*| +\.[a-z-]+) =|^ *\*?\[\w[\w-]*\]|^#.*$", re.MULTILINE)

every_chinese = pytest.mark.parametrize("locale", CHINESE)


def areas(locale: str) -> Iterator[tuple[str, str]]:
    """Areas of a language, with all that is said there: no keys, arguments or remarks."""
    for path in sorted(f for texts in (FOLDER, EXAMPLES) for f in (texts / locale).glob("*.ftl")):
        words = _KEY.sub("", path.read_text(encoding="utf-8"))
        words = _SELECTOR.sub("", _PLACEABLE.sub("\ufffc", words))
        yield path.stem, words


@pytest.mark.parametrize(("locale", "area"), FORBIDDEN)
def test_one_thing_has_one_word(locale: str, area: str) -> None:
    pattern = re.compile("|".join(FORBIDDEN[locale, area].split()))
    said = {name: words for name, words in areas(locale) if area in ("*", name, game_of(name))}
    assert said
    found = {name: pattern.findall(words) for name, words in said.items()}
    assert {name: words for name, words in found.items() if words} == {}


@every_chinese
def test_no_character_of_the_other_script(locale: str) -> None:
    han = {c for _, words in areas(locale) for c in re.findall(f"[{_HAN}]", words)}
    assert len(han) > 500
    assert {c for c in han if not c.encode(CHARACTERS[locale], "ignore")} == set()


@every_chinese
def test_latin_letters_and_numbers_stand_apart(locale: str) -> None:
    found = {name: _UNSPACED.findall(words) for name, words in areas(locale)}
    assert {name: words for name, words in found.items() if words} == {}


@every_chinese
def test_nothing_speaks_english(locale: str) -> None:
    known = {*WHOLE, *(word.lower() for word in LATIN.split())}
    for name, words in areas(locale):
        said = _COMMAND.sub("", words)
        latin = {w for w in re.findall(r"[A-Za-z]{2,}", said) if w.lower() not in known}
        assert latin == set(), name


@every_chinese
def test_punctuation_is_as_wide_as_the_characters(locale: str) -> None:
    narrow = re.compile(rf"[{_HAN}] ?[,;!?()]|[,;!?()] ?[{_HAN}]")
    for name, words in areas(locale):
        assert narrow.findall(words) == [], name


def test_wide_punctuation_has_no_blank_beside_it() -> None:
    blank = re.compile(r".*[，。：；！？、（）「」“”] (?![ ·]).*|.*\S [，。：；！？、）」”].*")
    files = [f for one in CHINESE for f in sorted((FOLDER / one).glob("*.ftl"))]
    lines = [_KEY.sub("", line) for f in files for line in f.read_text("utf-8").splitlines()]
    assert len(lines) > 2000
    assert [line for line in lines if blank.fullmatch(line)] == []


@every_chinese
def test_whatever_is_said_can_be_drawn(locale: str) -> None:
    letters = {
        c for _, words in areas(locale) for c in re.findall(rf"[{_HAN}，。：；！？、「」]", words)
    }
    assert {c for c in letters if not drawable(c)} == set()


@every_chinese
def test_every_description_of_a_command_ends_with_a_full_stop(locale: str) -> None:
    texts = "\n".join(f.read_text(encoding="utf-8") for f in (FOLDER / locale).glob("*.ftl"))
    described = re.findall(r"^((?:command|param)-.*description) = (.*)$", texts, re.MULTILINE)
    assert len(described) > 100
    assert [key for key, text in described if not text.endswith("。")] == []


@every_chinese
def test_help_names_the_same_commands_as_in_english(locale: str) -> None:
    said, english = (
        set(re.findall(r"`/([a-z ]+)`", (FOLDER / one / "help.ftl").read_text(encoding="utf-8")))
        for one in (locale, DEFAULT)
    )
    assert "describe" in english
    assert said == english
