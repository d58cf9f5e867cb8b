"""The rules pages say what a player needs to know of rules that are easily missed."""

from __future__ import annotations

import pytest

from bot.texts import shared_texts
from tests.languages import LOCALES

SAID = {
    "china": {
        "en": ("Without a house there you get nothing", "the open cards stay"),
        "de": ("Wer dort kein Haus hat, geht leer aus", "die offenen Karten bleiben liegen"),
        "zh-CN": ("那里没有自己房屋的人不得分", "明牌不动"),
        "zh-TW": ("那裡沒有自己房屋的人不得分", "明牌不動"),
    },
    "changcheng": {
        "en": (
            "until you have built beside the tower",
            "count for the majority only",
            "Points may fall below 0",
            "Provinces that are still open score nothing",
            "has to add a board",
            "The start player is chosen at random",
        ),
        "de": (
            "bis du neben dem Turm gebaut hast",
            "zählen nur für die Mehrheit",
            "Der Punktestand kann unter 0 fallen",
            "Provinzen, die noch offen sind, bringen nichts",
            "muss einen Plan anlegen",
            "Wer beginnt, wird gelost",
        ),
        "zh-CN": (
            "直到你在它旁边建过为止",
            "只用来比较数量",
            "分数可以低于 0",
            "还没完成的省份不计分",
            "必须扩展地图",
            "起始玩家抽签决定",
        ),
        "zh-TW": (
            "直到你在它旁邊建過為止",
            "只用來比較數量",
            "分數可以低於 0",
            "還沒完成的省份不計分",
            "必須擴展地圖",
            "起始玩家抽籤決定",
        ),
    },
    "ming": {
        "en": (
            "Return cards are 0, 1, 2 and 3",
            "are shuffled into a new one",
            "18 dragons",
            "The start player is chosen at random",
            "then to the first of them clockwise from the start player",
        ),
        "de": (
            "Die Rücksendekarten sind 0, 1, 2 und 3",
            "zum neuen gemischt",
            "18 Drachen",
            "Wer beginnt, wird gelost",
            "dann wer vom Startspieler aus zuerst an der Reihe ist",
        ),
        "zh-CN": (
            "返回牌是 0、1、2、3",
            "废牌洗成新的牌堆",
            "龙牌（共 18 张）",
            "起始玩家抽签决定",
            "由其中从起始玩家起顺时针最先的人指定",
        ),
        "zh-TW": (
            "返回牌是 0、1、2、3",
            "廢牌洗成新的牌堆",
            "龍牌（共 18 張）",
            "起始玩家抽籤決定",
            "由其中從起始玩家起順時針最先的人指定",
        ),
    },
    "tigris": {
        "en": (
            "the involved player next in turn order attacks",
            "No leader can be taken back to escape a conflict",
        ),
        "de": (
            "wer der Reihe nach als Nächstes beteiligt ist",
            "Kein Anführer entgeht einem Konflikt",
        ),
        "zh-CN": ("从他起顺时针最近的参与者进攻", "不能收回领袖来躲避冲突"),
        "zh-TW": ("從他起順時針最近的參與者進攻", "不能收回領袖來躲避衝突"),
    },
}
"""By game and language."""


@pytest.mark.parametrize("game", SAID)
def test_rules_that_are_easily_missed_are_told_in_every_language(game: str) -> None:
    for locale in LOCALES:
        page = shared_texts().say(locale, f"{game}-rules")
        assert [words for words in SAID[game][locale] if words not in page] == []
