"""Sentences of Chang Cheng as players read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import shared_texts
from bot.texts.names import NAME_LIMIT
from bot.texts.prose import Prose
from render.scripts import name_of, script_of
from rules.changcheng import GAME
from rules.changcheng.moves import events as told
from rules.changcheng.moves.actions import Card, Exchange, Expel, Extend, Flood
from rules.changcheng.moves.opening import MISSIONS
from rules.changcheng.position.box import box
from rules.changcheng.told.describing import EmperorsLeft, ValueChanged, describe
from rules.game import Event
from rules.playing import begin
from rules.summaries import summarised
from tests.languages import LOCALES, every_language

CHOICE_LIMIT = 100
"""Discord's for what stands below an entry of a list."""
STORY_LIMIT = 2100
"""Characters for what happened in one post."""


def _prose(locale: str = "en", *names: str) -> Prose:
    return Prose(shared_texts(), "changcheng", locale, names or ("Ada", "Ben"), plain=True)


def test_actions_are_told() -> None:
    events: tuple[Event, ...] = (
        told.WallBuilt(0, "2c", "datong"),
        told.CardLaid(1, "datong"),
        told.DoubleBuilt(0, "2e", "2f", 3),
        told.TowerBuilt(1, "1a", kept=True),
        told.TowerBuilt(1, "1a", kept=False),
        told.NeutralBuilt(0, "2d", "datong"),
        told.ArmyLooked(0, ("tumed", "khalkha")),
        told.BoardJoined(1, "3a", "west"),
        told.BoardJoined(1, "3a", "west", (("yulin", 4), ("yansui", 0))),
        told.Skipped(0),
    )
    joined = "Ben adds a board at the west end: 3a (Yulin, Yansui, Guyuan)."
    assert _prose().tell_all(events) == [
        "Ada builds a wall on 2c (Datong).",
        "Ben lays a card face down in Datong.",
        "Ada builds the double wall on 2e and 2f: it borders 3 provinces = 3 points.",
        "Ben builds the tower on 1a; the last free space beside it is kept for them.",
        "Ben builds the tower on 1a.",
        "Ada builds a neutral wall on 2d (Datong).",
        "Ada looks across the wall: Tumed, Khalkha.",
        joined,
        f"{joined} Sovereignty cards: Yulin 4, Yansui 0.",
        "Ada can place nothing and is skipped.",
    ]
    assert _prose("zh-CN").tell_all(events) == [
        "Ada 在 2c（大同）建城墙。",
        "Ben 在大同面朝下放了一张行动卡。",
        "Ada 在 2e 和 2f 建双面城墙：邻接 3 个省份，得 3 分。",
        "Ben 在 1a 建城楼，旁边的最后一个空格为其保留。",
        "Ben 在 1a 建城楼。",
        "Ada 在 2d（大同）建中立城墙。",
        "Ada 查看了对面的军队卡：土默特、喀尔喀。",
        "Ben 在西端接上地图板 3a（榆林、延绥、固原）。",
        "Ben 在西端接上地图板 3a（榆林、延绥、固原）。主权卡：榆林 4、延绥 0。",
        "Ada 什么也放不了，跳过。",
    ]


def test_a_card_is_named_to_its_owner_only() -> None:
    public, private = told.CardLaid(0, "datong"), told.CardNoted(0, 3, "datong")
    assert "flood" not in _prose().tell(public)
    own = replace(_prose(), reader=0)
    assert own.tell(private) == "You lay the flood (3) face down in Datong."


def test_whoever_lays_cards_or_looks_is_told_each_once() -> None:
    own, looked = replace(_prose(), reader=0), ("tumed", "chahar")
    laid: list[Event] = []
    for card, province in ((3, "datong"), (6, "taiyuan")):
        laid += [told.CardLaid(0, province), told.CardNoted(0, card, province)]
    seen = [told.ArmyLooked(0, looked), told.ArmiesSeen(0, looked, (("tumed", 4), ("chahar", 3)))]
    assert own.tell_all(summarised(GAME.meta, [*laid, *seen])) == [
        "You lay 2 cards face down: Datong flood (3), Taiyuan official (6).",
        "You look across the wall and see: Tumed 4, Chahar 3.",
    ]


def test_cards_of_a_complete_province_are_told() -> None:
    events: tuple[Event, ...] = (
        told.ProvinceCompleted("datong"),
        told.CardShown(1, 3),
        told.CardsCancelled(4, 2),
        told.CardStruck(0, 3, 1),
        told.WallDamaged(0, "2c", 1),
        told.WallDamaged(0, "2d", None),
        told.WallDamaged(1, "1l", 1),
        told.CardStruck(1, 3, 1),
        told.ArmyExpelled(1, "tumed"),
        told.ArmyExpelled(1, "tumed", 3),
        told.ValueChanged(1, 3, -2),
        told.ValueChanged(1, 4, 2),
        told.WallsAdded(0, 4, 1),
        told.WallsAdded(0, 5, 2),
        told.WallsExchanged(0, "2c", "3f"),
        told.CardIdle(1, 1),
    )
    assert _prose().tell_all(events) == [
        "Datong is complete.",
        "Turned up: Ben's flood (3).",
        "Equal cards, architect (4) × 2: they are removed without effect.",
        "Ada's warrior removes Ben's flood (3); both leave the game.",
        "Ada's traitor damages Ben's wall on 2c.",
        "Ada's traitor damages a neutral wall on 2d.",
        "Ben's traitor damages their own wall on 1l.",
        "Ben's warrior removes their own flood (3); both leave the game.",
        "Ben's traitor removes the army card of Tumed, unseen.",
        "Ben's traitor removes the army card of Tumed (3).",
        "Ben's flood (3) makes the province worth 2 less.",
        "Ben's architect (4) makes the province worth 2 more.",
        "Ada's architect (4) counts as 1 more wall for them.",
        "Ada's master architect (5) counts as 2 more walls for them.",
        "Ada's official swaps the walls on 2c and 3f.",
        "Ben's warrior (1) does nothing.",
    ]
    assert _prose("zh-CN").tell_all(events[4:11]) == [
        "Ada 的叛徒毁坏 2c 上 Ben 的城墙。",
        "Ada 的叛徒毁坏 2d 上的中立城墙。",
        "Ben 的叛徒毁坏 1l 上自己的城墙。",
        "Ben 的战士移除自己的泛滥（3），两张都移出游戏。",
        "Ben 的叛徒移除土默特的军队卡，没有翻看。",
        "Ben 的叛徒移除土默特的军队卡（3）。",
        "Ben 的泛滥（3）使本省减 2 分。",
    ]


@pytest.mark.parametrize(
    ("locale", "less", "more"),
    [
        ("en", "It is worth 2 less.", "It is worth 4 more."),
        ("de", "Die Provinz ist 2 weniger wert.", "Die Provinz ist 4 mehr wert."),
        ("zh-CN", "本省减 2 分。", "本省加 4 分。"),
        ("zh-TW", "本省減 2 分。", "本省加 4 分。"),
    ],
)
def test_a_position_tells_whether_a_province_is_worth_more_or_less(
    locale: str, less: str, more: str
) -> None:
    assert _prose(locale).tell_all([ValueChanged(-2), ValueChanged(4)]) == [less, more]


SCORED: dict[tuple[int, int, tuple[int, ...]], tuple[str, str]] = {
    (2, 0, (0,)): (
        "Datong: 5 walls + card 2 + 2 = 9 points for Ada (Ada 3, Ben 2).",
        "大同：城墙 5 + 主权卡 2 + 2 = 9 分，Ada 得分（Ada 3、Ben 2）。",
    ),
    (-2, 0, (0,)): (
        "Datong: 5 walls + card 2 − 2 = 5 points for Ada (Ada 3, Ben 2).",
        "大同：城墙 5 + 主权卡 2 − 2 = 5 分，Ada 得分（Ada 3、Ben 2）。",
    ),
    (0, 1, (0, 1)): (
        "Datong: 5 walls + card 2 = 7 points each for Ada and Ben (Ada 2, Ben 2, neutral 1).",
        "大同：城墙 5 + 主权卡 2 = 7 分，Ada 和 Ben 各得全部（Ada 2、Ben 2、中立 1）。",
    ),
    (0, 3, ()): (
        "Datong: 5 walls + card 2 = 7 points for nobody, as neutral walls lead (Ada 1, neutral 3).",
        "大同：城墙 5 + 主权卡 2 = 7 分，中立城墙最多，无人得分（Ada 1、中立 3）。",
    ),
}
"""By change, neutral walls and winners: how a province of five walls with a card 2 is told."""


@pytest.mark.parametrize("case", SCORED)
def test_a_province_is_told_with_its_arithmetic(case: tuple[int, int, tuple[int, ...]]) -> None:
    change, neutral, winners = case
    tally = {0: (3, 2), 1: (2, 2), 3: (1, 0)}[neutral]
    scored = told.ProvinceScored(
        "datong", tally, neutral, 5, 2, change, winners, len(winners), 7 + change
    )
    assert (_prose().tell(scored), _prose("zh-CN").tell(scored)) == SCORED[case]


def test_a_province_that_is_all_neutral_names_no_player() -> None:
    scored = told.ProvinceScored("yanmen", (0, 0), 3, 3, 1, 0, (), 0, 4)
    assert _prose().tell(scored).endswith("as neutral walls lead (neutral 3).")
    assert _prose("de").tell(scored).endswith("denn neutrale Mauern führen (neutral 3).")
    assert _prose("zh-CN").tell(scored).endswith("中立城墙最多，无人得分（中立 3）。")
    assert _prose("zh-TW").tell(scored).endswith("中立城牆最多，無人得分（中立 3）。")
    foreseen = (
        told.WouldComplete("yanmen", (0, 0), 3, 4),
        told.WouldStand((0, 0), 3, 4),
        told.ArmyAttacked("kereit", 2, (0, 0), 3, (0,), 1, (), 0),
    )
    for locale in LOCALES:
        assert _prose(locale).say("nobody") not in "".join(_prose(locale).tell_all(foreseen))


def test_a_mission_that_nobody_fulfils_brings_no_points() -> None:
    scored = told.MissionScored("c", (0, 0), (), (0, 0))
    assert _prose().tell(scored) == "Emperor (action cards in hand): nobody. Points: none."
    for locale in LOCALES:
        assert _prose(locale).tell(scored).count(_prose(locale).say("nobody")) == 1


def test_the_attack_is_told_army_by_army() -> None:
    events: tuple[Event, ...] = (
        told.AttackBegan(finished=True),
        told.ArmyAttacked("tumed", 3, (3, 2), 0, (0,), 1, (), 0),
        told.ArmyAttacked("khalkha", 2, (2, 2), 1, (0, 1), 2, (), 0),
        told.ArmyAttacked("ongut", 4, (2, 2), 0, (1,), 1, (0,), 1),
        told.ArmyAttacked("ordos", 4, (3, 3), 0, (), 0, (0, 1), 2),
        told.ArmyAttacked("kereit", 2, (0, 0), 4, (), 0, (), 0),
        told.ArmyGone("orkhon"),
        told.MissionScored("a", (5, 4), (0,), (4, 0)),
        told.GameEnded((0,), 1, 23),
    )
    assert _prose().tell_all(events) == [
        "The wall is finished: the Mongols attack, from west to east.",
        "Tumed attacks with 3: Ada 3, Ben 2. −3 for Ada.",
        "Khalkha attacks with 2: Ada 2, Ben 2, neutral 1. −2 each for Ada and Ben.",
        "Ongut attacks with 4: Ada 2, Ben 2. −4 for Ben; a tower saves Ada.",
        "Ordos attacks with 4: Ada 3, Ben 3. Nobody loses; towers save Ada and Ben.",
        "Kereit attacks with 2: neutral 4. Nobody loses.",
        "Orkhon no longer has an army: nothing happens.",
        "Diplomacy (provinces where a player has walls): Ada 5, Ben 4. Points: Ada 4.",
        "Ada wins with 23 points!",
    ]
    assert _prose("zh-CN").tell_all(events) == [
        "长城建成，蒙古大军由西向东进攻。",
        "土默特，军队 3：Ada 3、Ben 2。Ada 扣 3 分。",
        "喀尔喀，军队 2：Ada 2、Ben 2、中立 1。Ada 和 Ben 各扣 2 分。",
        "汪古，军队 4：Ada 2、Ben 2。Ben 扣 4 分，Ada 有城楼保护。",
        "鄂尔多斯，军队 4：Ada 3、Ben 3。无人扣分，Ada 和 Ben 有城楼保护。",
        "克烈，军队 2：中立 4。无人扣分。",
        "鄂尔浑的军队卡早已移除，平安无事。",
        "外交任务（有自己城墙的省份）：Ada 5、Ben 4。得分：Ada 4。",
        "Ada 以 23 分获胜！",
    ]


def test_an_unfinished_wall_is_attacked_too() -> None:
    began = _prose().tell(told.AttackBegan(finished=False))
    assert began.startswith("Nobody can place anything more")
    shared = told.GameEnded((0, 1), 2, 1)
    assert _prose().tell(shared) == "Ada and Ben share the win with 1 point each!"


@every_language
def test_the_whole_attack_fits_into_one_post(locale: str) -> None:
    names = ["Maximiliane", "Þorgerður", "Alexandrina", "Ludwiga", "Bartholomew"]
    mongols = [p.key for board in box().boards[::2] for p in board.mongol]
    tally = (2, 2, 0, 0, 2)
    end: list[Event] = [told.AttackBegan(finished=True)]
    end += [told.ArmyAttacked(m, 3, tally, 0, (0, 1), 2, (4,), 1) for m in mongols]
    end += [told.MissionScored(m, tally, (0,), tally) for m in MISSIONS[:3]]
    told_lines = _prose(locale, *names).tell_all(end)
    assert len("\n".join(told_lines)) <= STORY_LIMIT


def test_what_one_holds_is_told() -> None:
    tell = _prose().tell
    assert tell(told.HandHeld((1, 6))) == "Your action cards: warrior (1), official (6)."
    assert tell(told.SupplyHeld(0, 12, 1, 1, 6)) == (
        "Ada has 12 walls, the double wall, the tower and 6 action cards left."
    )
    assert tell(told.SupplyHeld(1, 1, 0, 0, 1)) == "Ben has 1 wall and 1 action card left."
    assert tell(told.SupplyHeld(1, 0, 0, 0, 0)) == "Ben has no walls and no action cards left."
    assert tell(told.SpacesLeft(1, 0, 0)) == "1 space is free."
    assert tell(told.SpacesLeft(0, 0, 0)) == "No space is free."
    assert tell(told.SpacesLeft(20, 1, 12)) == (
        "20 spaces are free. 1 board is still to be added. 12 neutral walls are left."
    )
    assert _prose("zh-CN").tell(told.SpacesLeft(0, 0, 0)) == "没有空格了。"
    assert _prose("zh-CN").tell(told.SupplyHeld(0, 12, 1, 1, 6)) == (
        "Ada 还有：城墙 12、双面城墙、城楼、行动卡 6。"
    )


def test_actions_read_well_on_buttons() -> None:
    english, chinese = _prose(), _prose("zh-CN")
    assert english.action(Card(3, "datong")) == "Lay card · flood (3) · Datong"
    assert english.action(Flood("less")) == "Flood · 2 points less"
    assert english.action(Exchange("2c", "3f")) == "Swap walls · 2c · 3f"
    assert chinese.action(Extend("3a", "east")) == "扩展地图 · 3a（榆林、延绥、固原） · 东端"
    assert chinese.action(Expel("tumed")) == "移除军队卡 · 土默特"
    assert chinese.asks(chinese.verb("damage"), "space") == "毁坏城墙：选择格子", "not a free one"


def test_emperor_cards_are_those_that_lie_on_the_board() -> None:
    """R36: three of them bring the next board, and none lies there at the beginning."""
    state = begin(GAME, 2, {}, "emperors")
    (said,) = [
        _prose().tell(fact)
        for section in describe(GAME.view(state, 0))
        for fact in section.facts
        if isinstance(fact, EmperorsLeft)
    ]
    assert said == "Emperor cards on the board: 0. Neutral walls: yes."
    assert _prose("de").tell(EmperorsLeft(2, neutral=False)) == (
        "Kaiserkarten auf dem Spielplan: 2. Gespielt wird ohne neutrale Mauern."
    )


@every_language
def test_what_is_foreseen_fits_beside_a_choice(locale: str) -> None:
    tell = _prose(locale, *["A" * 8] * 5).tell
    assert len(tell(told.WouldComplete("master", (2, 1, 1, 1, 1), 0, 10))) <= CHOICE_LIMIT
    assert len(tell(told.WouldComplete("master", (2, 1, 1, 1), 0, 10, 12))) <= CHOICE_LIMIT
    assert len(tell(told.WouldJoin(3, (2, 1, 1, 1, 1), 0, 10))) <= CHOICE_LIMIT
    assert len(tell(told.WouldStand((2, 1, 1, 1), 0, 10, 5))) <= CHOICE_LIMIT
    assert all(len(tell(told.WouldStrike(1, n))) <= CHOICE_LIMIT for n in range(2, 7))
    assert len(tell(told.WouldScore(4))) <= CHOICE_LIMIT
    assert len(tell(told.WouldFace("huamachi", "uriankhai"))) <= CHOICE_LIMIT


def test_what_is_foreseen_is_told() -> None:
    tell, own = _prose().tell, replace(_prose(), reader=0).tell
    assert tell(told.WouldComplete("datong", (3, 2), 0, 7)) == (
        "completes Datong, worth 7: Ada 3, Ben 2"
    )
    assert tell(told.WouldComplete("datong", (3, 2), 0, 7, 2)) == (
        "completes Datong, worth 7 before its 2 cards: Ada 3, Ben 2"
    )
    assert tell(told.WouldJoin(3, (0, 0), 0, 2)) == "3 spaces free, now worth 2: no walls"
    assert tell(told.WouldJoin(1, (0, 0), 2, 2)) == "1 space free, now worth 2: neutral 2"
    assert own(told.WouldStrike(0, 5)) == "your own card: you lose two walls"
    assert tell(told.WouldStrike(1, 5)) == "Ben's card: Ben loses two walls"
    assert tell(told.WouldExpel(None)) == "removes an army card you have not seen"
    assert tell(told.WouldExpel(3)) == "removes the army card (3)"
    assert tell(told.WouldSpan("4f", "4g")) == "4f–4g"
    assert tell(told.WouldStand((3, 3), 0, 10)) == "then worth 10: Ada 3, Ben 3"
    assert tell(told.WouldStand((3, 3), 0, 10, 1)) == (
        "then worth 10, 1 card still to work: Ada 3, Ben 3"
    )
    assert tell(told.WouldScore(1)) == "1 point at once"
    assert tell(told.WouldFace("datong", "tumed")) == "Datong, facing Tumed"
    assert _prose("zh-CN").tell(told.WouldFace("datong", "tumed")) == "大同，对面是土默特"


def test_refusals_name_provinces_and_cards() -> None:
    english, chinese = _prose(), _prose("zh-CN")
    assert english.illegal("mongol-apart", {"mongol": "tumed", "province": "gansu"}) == (
        "Tumed does not border Gansu. Choose a Mongol province across the wall from it."
    )
    assert english.illegal("card-not-in-hand", {"card": 3}) == (
        "You do not hold the card “flood (3)”. Choose one from your hand."
    )
    assert english.illegal("card-not-in-hand", {"card": 9}).startswith(
        "You do not hold the card “9”."
    )
    assert chinese.illegal("same-province", {"province": "datong"}) == (
        "两个都在大同了，第二个请选另一个省份。"
    )
    assert chinese.illegal("same-board", {"west": "1a", "east": "1b"}).startswith("1a 和 1b 是")


def test_refusals_name_provinces_of_boards_that_are_not_in_play() -> None:
    english, chinese = _prose(), _prose("zh-CN")
    assert "“Jizhou” in play" in english.illegal("unknown-province", {"province": "jizhou"})
    assert "“蓟州”" in chinese.illegal("unknown-province", {"province": "jizhou"})
    assert "“阿尔泰”" in chinese.illegal("unknown-mongol", {"mongol": "altai"})
    assert "“atlantis”" in chinese.illegal("unknown-province", {"province": "atlantis"})


@every_language
def test_provinces_and_boards_are_named_after_the_box(locale: str) -> None:
    prose = _prose(locale)
    for board in box().boards:
        layout = prose.label("layout", board.key)
        assert layout.startswith(board.key)
        for kind, provinces in (("province", board.china), ("mongol", board.mongol)):
            for one in provinces:
                name = prose.label(kind, one.key)
                assert name == name_of(one, script_of(locale))
                assert (name in layout) is (kind == "province")
        for end in ("west", "east"):
            assert prose.find(f"option-{end}-{board.key}") == layout


@every_language
def test_the_longest_names_leave_room_in_every_sentence(locale: str) -> None:
    game = GAME
    view = game.view(begin(game, 5, {"missions": "abcd"}, "words"), 0)
    lines = _prose(locale, *["A" * NAME_LIMIT] * 5).tell_all(
        (*game.hand(view), *game.remaining(view))
    )
    assert len("\n".join(lines)) <= STORY_LIMIT
