"""Actions typed in somebody's language are those of the rules."""

from __future__ import annotations

import re

import pytest

from bot.texts import shared_texts
from bot.texts.prose import Prose
from bot.texts.typed_actions import canonical, canonical_options, in_words, option_words, spoken
from rules import GAMES
from tests.contract.walks import SETUPS, walk
from tests.games import WHOLE

LOCALES = shared_texts().locales
NAMES = ("Anna", "李白", "Ben", "Chris", "1")


def prose(game: str, locale: str) -> Prose:
    return Prose(shared_texts(), game, locale, NAMES)


@pytest.mark.parametrize("game", WHOLE)
def test_whatever_may_be_done_can_be_typed_in_every_language(game: str) -> None:
    meta = WHOLE[game].meta
    setup = [s for s in SETUPS if s.game is WHOLE[game] and s.seats == max(meta.seats)][-1]
    seen = {
        action
        for position in walk(setup, "typed")
        for seat in position.game.to_act(position.state)
        for action in position.game.legal(position.state, seat)
        if not action.automatic
    }
    assert seen
    few = sorted(seen, key=str)[:: len(seen) // 200 + 1]
    for locale in LOCALES:
        words = prose(game, locale)
        for action in few:
            typed = " ".join(spoken(words, action))
            assert canonical(words, meta, typed) == str(action), (locale, typed)
            assert canonical(words, meta, str(action)) == str(action), locale


@pytest.mark.parametrize(
    ("game", "locale", "typed", "meant"),
    [
        ("carcassonne", "zh-CN", "放方块 M12 ↻ 90°", "place M12 90"),
        ("carcassonne", "zh-CN", "放方块M12 90", "place M12 90"),
        ("carcassonne", "zh-TW", "放方塊 · M12 · 90", "place M12 90"),
        ("carcassonne", "zh-CN", "place M12 90", "place M12 90"),
        ("carcassonne", "zh-CN", "不放队员", "pass"),
        ("carcassonne", "zh-CN", "放队员 北边偏左的草原", "deploy field-nnw"),
        ("carcassonne", "en", "Place tile M12 90", "place M12 90"),
        ("carcassonne", "en", "put follower city north", "deploy city-n"),
        ("carcassonne", "en", "deploy city-n", "deploy city-n"),
        ("china", "zh-CN", "建房屋 两张红牌当万用牌 魏5大梁", "house pair-red we5"),
        ("china", "zh-CN", "建房屋 red 魏 5 大梁", "house red we5"),
        ("tigris", "zh-TW", "放牌片：神殿 C4", "place temple C4"),
        ("ming", "zh-CN", "指定起始玩家 李白", "start 2"),
        ("carcassonne", "zh-CN", "放方块 M12 90 90", "place M12 90 90"),
        ("carcassonne", "zh-CN", "放方块", "place"),
        ("carcassonne", "zh-CN", "跳舞", "跳舞"),
    ],
)
def test_words_are_read_whatever_stands_between_them(
    game: str, locale: str, typed: str, meant: str
) -> None:
    assert canonical(prose(game, locale), GAMES[game].meta, typed) == meant


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("carcassonne", "河流=是", "river=yes"),
        ("china", "地图面 = A 面（47 个房址） 堡垒＝否", "side=a fortresses=no"),
        ("carcassonne", "river=yes", "river=yes"),
    ],
)
def test_options_are_read_in_the_words_they_are_offered_in(
    game: str, typed: str, meant: str
) -> None:
    words, meta = prose(game, "zh-CN"), GAMES[game].meta
    assert canonical_options(words, meta, typed).split() == meant.split()
    for option in meta.options:
        for value in option.choices:
            assert canonical_options(words, meta, option_words(words, option, value)).isascii()


def test_refusals_name_actions_as_they_are_typed() -> None:
    meta = GAMES["carcassonne"].meta
    assert in_words(prose("carcassonne", "zh-CN"), meta, "place M12 90") == "放方块 M12 ↻ 90°"
    assert in_words(prose("carcassonne", "en"), meta, "place M12 90") == "place M12 90"
    assert in_words(prose("carcassonne", "zh-CN"), meta, "跳舞") == "跳舞"


@pytest.mark.parametrize(
    ("game", "refused", "typed", "meant"),
    [
        ("china", "unknown-payment", "Haus {} we5", ["house red we5", "house pair-red we5"]),
        ("ming", "unknown-where", "Einsetzen 1 Mitglied {}", ["deploy 1 open", "deploy 1 temple"]),
    ],
)
def test_what_a_german_refusal_advises_to_type_is_understood(
    game: str, refused: str, typed: str, meant: list[str]
) -> None:
    words = prose(game, "de")
    _, *advised = re.findall("„(.+?)“", words.illegal(refused, {"payment": "x", "where": "x"}))
    assert [canonical(words, GAMES[game].meta, typed.format(word)) for word in advised] == meant


def test_what_a_verb_needs_is_told_in_the_language() -> None:
    details = {"verb": "place", "fields": "cell turn", "count": 2}
    told = {
        locale: prose("carcassonne", locale).illegal("wrong-words", details)
        for locale in ("en", "zh-CN")
    }
    assert told["zh-CN"] == "“放方块”后面要写：位置、旋转角度，不多不少。"
    assert "“place” needs exactly: cell turn" in told["en"]
