"""Sentences of the games as players read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import shared_texts
from bot.texts.names import NAME_LIMIT
from bot.texts.prose import Prose
from render.scripts import name_of, script_of
from rules import GAMES
from rules.carcassonne.moves.events import (
    CityFed,
    CityFinished,
    FinishedEmpty,
    RoadUnfinished,
    WouldFinishEmpty,
)
from rules.china.moves import events as china
from rules.china.position.box import box, realm_number
from rules.china.told.summaries import EmissariesPlaced
from rules.game import Illegal
from rules.summaries import summarised
from rules.tigris.moves.events import (
    CatastropheStruck,
    HandHeld,
    StockHeld,
    Supported,
    TreasuresLeft,
    WarEnded,
    WouldFight,
    WouldStand,
)
from rules.tigris.told.summaries import TilesScored
from tests.languages import every_language

CHOICE_LIMIT = 100
"""Discord's for what stands below an entry of a list."""


def _prose(game: str, locale: str = "en", *names: str) -> Prose:
    return Prose(shared_texts(), game, locale, names or ("Anna", "Ben"), plain=True)


def _refused(text: str, locale: str = "en") -> str:
    with pytest.raises(Illegal) as caught:
        GAMES["carcassonne"].meta.action(text)
    return _prose("carcassonne", locale).illegal(caught.value.reason, caught.value.details)


def test_words_behind_a_verb_that_takes_none_are_refused_in_a_whole_sentence() -> None:
    words = "pass now"
    assert _refused(words) == "“pass” stands alone: leave out the words after it."
    assert _refused(words, "zh-CN") == "“不放队员”后面什么都不用写：请去掉后面的词。"
    assert _refused("deploy").startswith("“deploy” needs exactly: ")


def test_a_number_that_is_too_large_is_called_so() -> None:
    told = "That number is too large: at most 9 digits are allowed here."
    assert _refused("place M12 1234567890") == told
    assert _refused("place M12 1234567890", "zh-CN") == "这个数字太大：这里的数字最多 9 位。"
    assert _refused("place M12 many") == "“many” is not a number."


def test_a_city_is_told_with_its_arithmetic() -> None:
    finished = CityFinished("M12", 10, (0,), 1, 2, (2, 1), tiles=4, pennants=1)
    assert _prose("carcassonne").tell(finished) == (
        "City finished at M12: 4 tiles × 2 + 1 pennant × 2 = 10 points for Anna (Anna 2, Ben 1)."
    )


def test_ties_and_single_winners_read_differently() -> None:
    prose = _prose("carcassonne")
    tied = prose.tell(RoadUnfinished("M12", 1, (0, 1), 2, 2, (1, 1), tiles=1))
    assert "1 tile = 1 point each for Anna and Ben (Anna 1, Ben 1)." in tied
    alone = prose.tell(RoadUnfinished("M12", 1, (0,), 1, 1, (1, 0), tiles=1))
    assert alone.endswith("1 tile = 1 point for Anna.")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Cloisters surrounded (tiles): M14 (9), M15 (9). No monk, no points."),
        ("de", "Klöster vollendet (Plättchen): M14 (9), M15 (9). Kein Mönch, keine Punkte."),
        ("zh-CN", "寺院已被围满（方块数）：M14（9）、M15（9）。没有僧侣，无人得分。"),
        ("zh-TW", "寺院已被圍滿（方塊數）：M14（9）、M15（9）。沒有僧侶，無人得分。"),
    ],
)
def test_cloisters_surrounded_without_monks_say_what_their_numbers_count(
    locale: str, told: str
) -> None:
    empty = (FinishedEmpty("cloister", "M14", 9), FinishedEmpty("cloister", "M15", 9))
    assert _prose("carcassonne", locale).tell_all(summarised(GAMES["carcassonne"].meta, empty)) == [
        told
    ]


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "finishes a road without a thief", "finishes 2 roads without a thief"),
        ("de", "vollendet eine Straße ohne Wegelagerer", "vollendet 2 Straßen ohne Wegelagerer"),
        ("zh-CN", "道路完成，没有窃匪", "2 条道路完成，没有窃匪"),
        ("zh-TW", "道路完成，沒有竊匪", "2 條道路完成，沒有竊匪"),
    ],
)
def test_empty_roads_that_would_be_finished_are_told_with_their_number(
    locale: str, one: str, two: str
) -> None:
    told = map(_prose("carcassonne", locale).tell, (WouldFinishEmpty("road", n) for n in (1, 2)))
    assert list(told) == [one, two]


def test_a_city_is_named_by_a_second_tile_where_one_is_not_enough() -> None:
    prose, chinese = _prose("carcassonne"), _prose("carcassonne", "zh-CN")
    fed = CityFed("M13", 4, (0,), 1, 1, (1, 0))
    assert prose.tell(fed).startswith("Farmers around the city at M13: Anna 1")
    assert prose.tell(replace(fed, beside="M12")).startswith(
        "Farmers around the city at M13 and M12: Anna 1"
    )
    assert chinese.tell(replace(fed, beside="M12")).startswith("M13、M12 城市周围的农夫")


def test_a_war_is_told_with_its_arithmetic() -> None:
    won = WarEnded(0, 1, "trader", "green", 4, 3, ("C4", "D5"), 3)
    assert _prose("tigris").tell_all([Supported(0, "market", 2, 4), won]) == [
        "Anna adds 2 markets: now 4.",
        "War of the traders: Anna beats Ben 4 : 3. Leader + C4, D5 = +3 green.",
    ]
    assert _prose("tigris", "zh-CN").tell(won) == (
        "商人的外部冲突：Anna 以 4 : 3 战胜 Ben。领袖 + C4、D5 = 3 绿分。"
    )
    assert _prose("tigris").tell(WarEnded(0, 1, "king", "black", 1, 0, (), 1)) == (
        "War of the kings: Anna beats Ben 1 : 0. Leader = +1 black; no tile leaves the board."
    )


def test_empty_hands_and_empty_ground_read_naturally() -> None:
    prose = _prose("tigris")
    assert prose.tell(HandHeld(())) == "You hold no tiles."
    assert prose.tell(HandHeld((("farm", 2),))) == "Your tiles: farm ×2."
    assert prose.tell(StockHeld(1, (), 1)) == "Ben: all leaders on the board, 1 catastrophe left."
    assert prose.tell(CatastropheStruck(0, "C4", None)) == "Anna puts a catastrophe on C4."
    assert prose.tell(CatastropheStruck(0, "C4", "farm")).endswith("C4: the farm is lost.")


@every_language
def test_treasures_end_no_game_that_has_ended(locale: str) -> None:
    running, over = map(_prose("tigris", locale).tell, (TreasuresLeft(4, x) for x in (False, True)))
    assert running.startswith(over[:-1])
    assert len(over) < len(running)
    assert "4" in over


@every_language
def test_what_is_foreseen_fits_beside_a_choice(locale: str) -> None:
    names = ("A" * NAME_LIMIT, "B" * NAME_LIMIT)
    prose = _prose("tigris", locale, *names)
    for sort in ("revolt", "war"):
        told = prose.tell(WouldFight(sort, "farmer", 0, 1, 12, 11))
        assert len(told) <= CHOICE_LIMIT
        assert f"{names[0]} 12 : 11 {names[1]}" in told
    standings = ("wins", "loses", "leads", "level", "trails")
    assert len({prose.tell(WouldStand(2, 2, word)) for word in standings}) == len(standings)


def test_refusals_name_pieces_in_the_readers_language() -> None:
    refused = ("tile-needs-land", {"tile": "temple", "cell": "E1"})
    assert _prose("tigris").illegal(*refused) == (
        "E1 is river, where only farms go. Lay the temple on land."
    )
    assert _prose("tigris", "zh-CN").illegal(*refused) == (
        "E1 是河流，只能放农田。请把神殿放在陆地上。"
    )
    no_war = ("no-such-war", {"leader": "priest"})
    assert "“priest”" in _prose("tigris").illegal(*no_war)
    assert "„Priester“" in _prose("tigris", "de").illegal(*no_war)
    assert "“祭司”" in _prose("tigris", "zh-CN").illegal(*no_war)
    taken = ("site-taken", {"site": "lu4"})
    assert "Auf Lu 4 Tan steht schon ein Haus." in _prose("china", "de").illegal(*taken)
    assert "鲁 4 郯上已有房屋" in _prose("china", "zh-CN").illegal(*taken)
    spot, typed = (("no-such-spot", {"spot": word}) for word in ("city-n", "moat"))
    assert "“北边的城市”" in _prose("carcassonne", "zh-CN").illegal(*spot)
    assert "“moat”" in _prose("carcassonne", "zh-CN").illegal(*typed)


def test_a_turn_in_china_is_told_with_what_was_paid() -> None:
    placed = (
        china.HousePlaced(0, "we5", "wei", "pair-green"),
        china.EmissaryPlaced(1, "chu", "purple"),
        china.FortressPlaced(0, "qi2", "qi", "yellow"),
        china.CardTaken(1, "orange"),
        china.RowFilled((("red", 2), ("purple", 1))),
        china.RowFilled((("red", 1), ("purple", 1)), (("purple", 3), ("red", 4))),
    )
    assert _prose("china").tell_all(placed) == [
        "Anna builds a house on Wei 5 Daliang for two green cards.",
        "Ben sends an emissary to Chu for a purple card.",
        "Anna builds a fortress on Qi 2 Linzi for a yellow card.",
        "Ben takes an open card: orange.",
        "Turned up: red ×2, purple ×1.",
        "Turned up: purple (place 3), red (place 4).",
    ]
    cards = [china.CardTaken(1, card) for card in ("orange", "red", "orange")]
    (taken,) = summarised(GAMES["china"].meta, cards)
    assert _prose("china").tell(taken) == "Ben takes open cards: orange ×2, red ×1."
    assert _prose("china", "zh-CN").tell_all(placed) == [
        "Anna 用两张绿牌当万用牌，在魏 5 大梁建房屋。",
        "Ben 用一张紫牌，派使臣到楚国。",
        "Anna 用一张黄牌，在齐 2 临淄筑堡垒。",
        "Ben 拿了一张明牌：橙。",
        "翻开：红 ×2、紫 ×1。",
        "翻开：紫（第 3 张）、红（第 4 张）。",
    ]


def test_the_example_of_houses_in_wei_is_told_with_its_arithmetic() -> None:
    scored = china.StateScored("wei", (4, 2, 1, 0), (7, 4, 2, 0), (), 0)
    names = ("Ada", "Ben", "Cleo", "Dan")
    assert _prose("china", "en", *names).tell(scored) == (
        "Houses in Wei: Ada 4, Ben 2, Cleo 1. Points: Ada 7, Ben 4, Cleo 2."
    )
    assert _prose("china", "zh-CN", *names).tell(scored) == (
        "魏国房屋：Ada 4、Ben 2、Cleo 1。得分：Ada 7、Ben 4、Cleo 2。"
    )


def test_houses_on_fortresses_are_told_with_what_they_double() -> None:
    one = china.StateScored("wei", (4, 2), (6, 8), (1,), 1)
    assert _prose("china").tell(one) == (
        "Houses in Wei: Anna 4, Ben 2. Points, doubled by a fortress for Ben: Anna 6, Ben 8."
    )
    assert _prose("china", "zh-CN").tell(one) == (
        "魏国房屋：Anna 4、Ben 2。得分（堡垒使 Ben 的得分翻倍）：Anna 6、Ben 8。"
    )
    both = china.StateScored("wei", (4, 2), (12, 8), (0, 1), 2)
    assert "doubled by fortresses for Anna and Ben: Anna 12" in _prose("china").tell(both)


def test_a_choice_is_asked_for_in_whole_words() -> None:
    china_, ming = _prose("china", "zh-CN"), _prose("ming", "zh-CN")
    assert china_.asks("派使臣", "payment") == "派使臣：选择要用的牌"
    assert china_.asks("派使臣 · 一张红牌", "state") == "派使臣 · 一张红牌：选择国家"
    assert ming.asks("移动太子 · 嘉定", "card") == "移动太子 · 嘉定：选择手牌"


def test_a_single_discard_is_not_shuffled() -> None:
    said = [_prose("china", "zh-CN").tell(china.PileReshuffled(n)) for n in (1, 2)]
    assert said == [
        "牌堆第一次用光：唯一的弃牌成为新的牌堆。",
        "牌堆第一次用光：2 张弃牌洗成新的牌堆。",
    ]


@pytest.mark.parametrize(
    ("locale", "sent", "scored"),
    [
        ("en", "Anna sends 2 emissaries to Chu: two purple", "+2 for Anna: two green (trader)."),
        ("de", "Anna schickt 2 Abgesandte nach Chu für zwei violette", "zweimal Grün (Händler)."),
        ("zh-CN", "Anna 派 2 名使臣到楚国：两张紫牌。", "Anna 得 2 分：绿 2 分（商人）。"),
        ("zh-TW", "Anna 派 2 名使臣到楚國：兩張紫牌。", "Anna 得 2 分：綠 2 分（商人）。"),
    ],
)
def test_what_comes_twice_is_named_once(locale: str, sent: str, scored: str) -> None:
    emissaries = EmissariesPlaced(0, 2, "chu", ("purple", "purple"))
    tiles = TilesScored(0, (("green", "trader"), ("green", "trader")), 2)
    assert _prose("china", locale).tell(emissaries).startswith(sent)
    assert _prose("tigris", locale).tell(tiles).endswith(scored)


def test_unlike_values_of_a_list_stay_apart() -> None:
    tiles = TilesScored(0, (("green", "trader"), ("green", "king"), ("blue", "king")), 3)
    told = "+3 for Anna: green (trader), green (king), blue (king)."
    assert _prose("tigris").tell(tiles) == told


def test_the_final_scoring_of_china_is_told_with_its_arithmetic() -> None:
    road = ("we4", "we5", "we6", "lu1")
    final = (
        china.AllianceScored(3, "wei", "qin", (0,), 1, 6),
        china.AllianceScored(1, "zhao", "qin", (0, 1), 2, 2),
        china.RoadScored(1, road, 4, doubled=False, points=4),
        china.RoadScored(1, road, 4, doubled=True, points=8),
    )
    sites = "Wei 4 Puyang, Wei 5 Daliang, Wei 6 Suiyang, Lu 1 Qufu"
    assert _prose("china").tell_all(final) == [
        "Alliance 3, Wei and Qin: 6 emissaries = 6 points for Anna.",
        "Alliance 1, Zhao and Qin: 2 emissaries = 2 points each for Anna and Ben.",
        f"Ben's road: 4 houses = 4 points ({sites}).",
        f"Ben's road: 4 houses × 2 (fortress) = 8 points ({sites}).",
    ]


def test_the_end_of_china_tells_what_broke_a_tie() -> None:
    tell = _prose("china").tell
    assert tell(china.GameEnded((1,), 1, 62, by_supply=False)) == "Ben wins with 62 points!"
    assert tell(china.GameEnded((1,), 1, 62, by_supply=True)) == (
        "Ben wins with 62 points, the tie broken by markers left!"
    )
    shared = china.GameEnded((0, 1), 2, 62, by_supply=False)
    assert tell(shared) == (
        "Anna and Ben share the win: 62 points each, and the same number of markers left!"
    )


def test_supplies_of_china_leave_out_what_nobody_has() -> None:
    tell = _prose("china").tell
    assert tell(china.SupplyHeld(0, 12, 1, 0)) == "Anna has 12 houses and 1 emissary left."
    assert tell(china.SupplyHeld(0, 1, 8, 1)) == (
        "Anna has 1 house, 8 emissaries and 1 fortress left."
    )
    assert tell(china.SupplyHeld(0, 0, 0, 0)) == "Anna has no houses and no emissaries left."
    assert tell(china.HandHeld(())) == "You hold no cards."
    assert tell(china.DiscardsOpen(())) == "There are no discards."


@every_language
def test_the_pile_of_china_tells_which_time_it_is(locale: str) -> None:
    tell = _prose("china", locale).tell
    assert len({tell(china.PileLeft(5, times)) for times in (0, 1, 2)}) == 3


def test_the_pile_of_a_finished_game_of_china_tells_of_no_last_round() -> None:
    tell = _prose("china").tell
    assert tell(china.PileLeft(0, 2, over=True)) == "The pile is used up."
    assert tell(china.PileLeft(1, 1, over=True)) == "1 card was left in the pile."
    assert tell(china.PileLeft(9, 0, over=True)) == "9 cards were left in the pile."


@every_language
def test_what_is_foreseen_in_china_fits_beside_a_choice(locale: str) -> None:
    tell = _prose("china", locale, *["A" * 12] * 5).tell
    assert len(tell(china.WouldScore("wei", (14, 4, 2, 2, 1)))) <= CHOICE_LIMIT
    assert len(tell(china.WouldLead("emissaries", 3, 2))) <= CHOICE_LIMIT


def test_refusals_of_china_name_states_and_colours() -> None:
    full = ("court-full", {"state": "qin", "most": 2})
    assert _prose("china").illegal(*full) == (
        "Qin can receive only 2 emissaries, as nobody has more than 2 houses there. "
        "Choose another state or marker."
    )
    wrong = ("wrong-colour", {"card": "green", "state": "qin"})
    assert _prose("china", "zh-CN").illegal(*wrong) == (
        "绿牌不能用于秦国。请用一张该国颜色的牌，或两张同色的其他颜色的牌。"
    )
    assert _prose("china").illegal("no-such-card", {"card": "pink"}) == (
        "You hold no “pink” card. Use a card from your hand."
    )


@every_language
def test_every_site_of_china_is_named_after_the_map(locale: str) -> None:
    prose, script = _prose("china", locale), script_of(locale)
    for site in box().sites:
        realm, number = box().realms[realm_number()[site.state]], site.key[2:]
        told = f"{name_of(realm, script)} {number} {name_of(site, script)}"
        assert prose.label("site", site.key) == told
