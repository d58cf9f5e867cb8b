"""Sentences of Ming Dynasty as players read them."""

from __future__ import annotations

from bot.texts import shared_texts
from bot.texts.names import NAME_LIMIT
from bot.texts.prose import Prose
from render.scripts import name_of, script_of
from rules.game import Event
from rules.ming.moves import events as told
from rules.ming.moves.actions import Deploy, Move, Start
from rules.ming.position.box import box
from tests.languages import LOCALES, every_language

CHOICE_LIMIT = 100
"""Discord's for what stands below an entry of a list."""
_PLACES = ("free", "prince", "temple")
STORY_LIMIT = 2100
"""Characters for what happened in one post."""


def _prose(locale: str = "en", *names: str) -> Prose:
    return Prose(shared_texts(), "ming", locale, names or ("Anna", "Ben"), plain=True)


def test_a_round_is_told() -> None:
    events: tuple[Event, ...] = (
        told.PrincePlaced(0, "longan", "sichuan"),
        told.RoundBegan(1, 1),
        told.CourtierPlaced(0, "huguang"),
        told.CardTaken(1, "huguang", "junk"),
        told.CardTurnedUp("huguang", "horse"),
        told.DragonTaken(0, "guangdong"),
        told.PrinceMoved(0, "longan", "jiading", "rickshaw"),
        told.PrinceStayed(1, "suzhou", "dragon"),
        told.Passed(1),
    )
    assert _prose().tell_all(events) == [
        "Anna puts the prince in Long'an and takes a tile of Sichuan.",
        "Round 1 of 6 begins with Ben.",
        "Anna puts a courtier in the area of Huguang.",
        "Ben takes the card beside Huguang: junk.",
        "Turned up beside Huguang: horse.",
        "Anna gives up a courtier in the area of Guangdong and takes a dragon.",
        "Anna goes from Long'an to Jiading (rickshaw).",
        "Ben stays in Suzhou and discards a card: dragon.",
        "Ben passes.",
    ]
    assert _prose("zh-CN").tell_all(events[-4:]) == [
        "Anna 让广东区域的一个皇亲退出游戏，拿了一张龙牌。",
        "Anna 的太子从龙安到嘉定（车）。",
        "Ben 的太子留在苏州，弃牌：龙。",
        "Ben 放弃行动。",
    ]


def test_the_cards_left_are_told_by_their_signs() -> None:
    events = (
        told.CardsLeft((("horse", 3), ("junk", 1)), (("rickshaw", 2),)),
        told.CardsLeft((), (("horse", 1),)),
        told.CardsLeft((("horse", 1),), ()),
    )
    assert _prose().tell_all(events) == [
        "In the deck: horse ×3, junk ×1. In the discards: rickshaw ×2.",
        "The deck is used up. In the discards: horse ×1.",
        "In the deck: horse ×1.",
    ]
    assert _prose("zh-CN").tell_all(events[:2]) == [
        "牌堆中有：马 ×3、船 ×1。废牌中有：车 ×2。",
        "牌堆已空。废牌中有：马 ×1。",
    ]


def test_a_temple_is_told_with_whoever_must_leave_it() -> None:
    events = (
        told.Deployed(0, "suzhou", 0),
        told.Deployed(0, "suzhou", 1),
        told.TempleEntered(0, "suzhou", None),
        told.TempleEntered(0, "suzhou", 1),
    )
    pushed_out = "Ben's is pushed out into the open part."
    assert _prose().tell_all(events) == [
        "Anna deploys nobody to Suzhou.",
        "Anna deploys 1 courtier to Suzhou.",
        "One of Anna's courtiers enters the temple of Suzhou.",
        f"One of Anna's courtiers enters the temple of Suzhou; {pushed_out}",
    ]
    assert _prose("zh-CN").tell_all(events)[2:] == [
        "Anna 的一个皇亲进入苏州的庙宇。",
        "Anna 的一个皇亲进入苏州的庙宇，把 Ben 的皇亲挤到开放区域。",
    ]


def _province() -> tuple[Event, ...]:
    """Three seats: a clear region, one tied for most, and what follows from them."""
    return (
        told.ProvinceScoring("shaanxi"),
        told.RegionCounted("ningxia", (3, 1, 0), 0, (2, 1, 0), 0),
        told.RegionCounted("lintao", (1, 0, 1), 0, (1, 0, 1), 0),
        told.TilesGained("shaanxi", (3, 1, 1), 0),
        told.SetHandedIn(0, 28),
        told.RecallShown(0, 1),
        told.RecallShown(1, 0),
        told.RecallShown(2, 1),
        told.CameHome(0, "ningxia", 1),
        told.CameHome(2, "lintao", 1),
        told.CityScored("shaanxi", (2, 1, 0), 0, (8, 4, 0), (0,), 4, 1),
        told.TemplesScored((1, 0, 2), (4, 0, 8)),
    )


def test_the_scoring_of_a_province_is_told_with_its_arithmetic() -> None:
    assert _prose("en", "Ada", "Ben", "Cleo").tell_all(_province()) == [
        "— Shaanxi —",
        "Ningxia: Ada 3, Ben 1. Into the city: Ada 2, Ben 1.",
        "Lintao: Ada 1, Cleo 1. Into the city: Ada 1, Cleo 1.",
        "Tiles of Shaanxi: Ada 3, Ben 1, Cleo 1.",
        "Ada hands in all six kinds of tiles: +28.",
        "Ada takes back 1 courtier.",
        "All of Ben's courtiers stay.",
        "Cleo takes back 1 courtier.",
        "1 of Ada's courtiers goes back to Ningxia.",
        "1 of Cleo's courtiers goes back to Lintao.",
        "Staying in the city of Shaanxi: Ada 2, Ben 1. Points: Ada 8, Ben 4; the most: Ada +4.",
        "Temples: Ada 1, Cleo 2. Points: Ada 4, Cleo 8.",
    ]


def test_the_scoring_of_a_province_is_told_in_chinese() -> None:
    assert _prose("zh-CN", "Ada", "Ben", "Cleo").tell_all(_province()) == [
        "—— 陕西 ——",
        "宁夏：Ada 3、Ben 1。进城：Ada 2、Ben 1。",
        "临洮：Ada 1、Cleo 1。进城：Ada 1、Cleo 1。",
        "拿陕西牌片：Ada 3、Ben 1、Cleo 1。",
        "Ada 交回一套六种省份牌片：+28 分。",
        "Ada 遣返 1 个皇亲。",
        "Ben 的皇亲都留下。",
        "Cleo 遣返 1 个皇亲。",
        "Ada 的 1 个皇亲返回宁夏。",
        "Cleo 的 1 个皇亲返回临洮。",
        "留在陕西的城市里：Ada 2、Ben 1。得分：Ada 8、Ben 4；最多：Ada +4。",
        "庙宇：Ada 1、Cleo 2。得分：Ada 4、Cleo 8。",
    ]


def test_neutral_courtiers_are_told_apart_from_the_players() -> None:
    events = (
        told.RegionCounted("ningxia", (3, 1), 2, (2, 0), 1),
        told.RegionCounted("lintao", (0, 0), 2, (0, 0), 2),
        told.NeutralCameHome("lintao", 2),
        told.CityScored("shaanxi", (1, 0), 2, (4, 0), (), 0, 1),
        told.CityScored("shaanxi", (0, 0), 1, (0, 0), (), 0, 2),
    )
    none = "the most: neutral, so no bonus."
    assert _prose().tell_all(events) == [
        "Ningxia: Anna 3, Ben 1, 2 neutral. Into the city: Anna 2, 1 neutral.",
        "Lintao: 2 neutral. Into the city: 2 neutral.",
        "2 neutral courtiers go back to Lintao.",
        f"Staying in the city of Shaanxi: Anna 1, 2 neutral. Points: Anna 4; {none}",
        f"Staying in the city of Shaanxi: 1 neutral. Points: none; {none}",
    ]
    assert _prose("zh-CN").tell(events[0]) == (
        "宁夏：Anna 3、Ben 1、中立 2。进城：Anna 2、中立 1。"
    )
    assert [_prose("zh-TW").tell(event) for event in (events[1], events[4])] == [
        "臨洮：中立 2。進城：中立 2。",
        "留在陝西的城市裡：中立 1。得分：無；中立最多，無人加分。",
    ]
    for locale in LOCALES:
        assert _prose(locale).say("nobody") not in _prose(locale).tell(events[1])


def test_a_shared_bonus_reads_differently() -> None:
    tied = told.CityScored("huguang", (2, 2), 0, (0, 0), (0, 1), 2, 2)
    assert _prose().tell(tied).endswith("Points: none; tied for the most: Anna and Ben +2 each.")
    assert _prose("zh-CN").tell(tied).endswith("并列最多：Anna 和 Ben 各 +2。")


def test_a_tie_that_the_parts_of_the_city_break_is_explained() -> None:
    broken = told.CityScored("sichuan", (3, 3), 0, (12, 12), (0,), 4, 2)
    reason = "tied for the most, but Anna alone has the most in more parts of the city: +4."
    assert _prose().tell(broken).endswith(reason)
    assert _prose("zh-CN").tell(broken).endswith("并列最多，Anna 在更多城市部分独占最多：+4。")


def test_tiles_that_are_used_up_are_told() -> None:
    short, none = told.TilesGained("sichuan", (1, 1), 1), told.TilesGained("sichuan", (0, 0), 3)
    assert _prose().tell(short) == "Tiles of Sichuan: Anna 1, Ben 1; none is left for 1 courtier."
    assert _prose().tell(none) == ("Tiles of Sichuan: nobody; none are left for 3 courtiers.")
    assert _prose("zh-CN").tell(none) == "拿四川牌片：无人；牌片拿光，3 个皇亲没有拿到。"


def test_the_tiles_at_the_end_are_told_with_their_arithmetic() -> None:
    tell = _prose().tell
    assert tell(told.TilesScored(0, 2, 3, 23)) == "Anna: 2 sets of five × 10 + 3 = 23 points."
    assert tell(told.TilesScored(0, 1, 0, 10)) == "Anna: 1 set of five × 10 + 0 = 10 points."
    assert tell(told.TilesScored(1, 0, 1, 1)) == "Ben: 1 tile = 1 point."
    assert tell(told.GameEnded((0, 1), 2, 80)) == "Anna and Ben share the win with 80 points each!"


def test_what_is_held_reads_naturally_when_there_is_nothing() -> None:
    tell = _prose().tell
    assert tell(told.HandHeld(0, ())) == "Anna's cards: none."
    assert tell(told.HandHeld(0, (("horse", 2), ("dragon", 1)))) == (
        "Anna's cards: horse ×2, dragon ×1."
    )
    assert tell(told.TilesHeld(1, (("sichuan", 2),))) == "Ben's tiles: Sichuan ×2."
    assert tell(told.RecallStands("sichuan", (2, 1), 1, 0)) == (
        "In the city of Sichuan: Anna 2, Ben 1, 1 neutral. Those that stay bring nothing by "
        "themselves; having the most there brings 4 more. Then they leave the game."
    )


@every_language
def test_what_is_foreseen_fits_beside_a_choice(locale: str) -> None:
    tell = _prose(locale).tell
    foreseen = (
        *(told.WouldCost(4, there, place) for there in (0, 3) for place in _PLACES),
        told.WouldCount(12, 11),
        told.WouldTake("rickshaw"),
        told.WouldStay(6, 24),
        told.WouldLeave("own", 3, 2),
        told.WouldLeave("neutral", 3, 2),
    )
    assert all(len(tell(event)) <= CHOICE_LIMIT for event in foreseen)
    costs = [(left, 0, place) for left in (0, 1) for place in _PLACES]
    costs += [(left, 1, "free") for left in (0, 1)]
    assert len({tell(told.WouldCost(*cost)) for cost in costs}) == 8


@every_language
def test_a_province_with_the_longest_names_fits_in_a_post(locale: str) -> None:
    names = [letter * NAME_LIMIT for letter in "ABCD"]
    prose = Prose(shared_texts(), "ming", locale, tuple(names))
    regions = [
        told.RegionCounted(name, (3, 2, 2, 2), 0, (2, 1, 1, 1), 0)
        for name in ("shaozhou", "zhaoqing", "chaozhou")
    ]
    city = told.CityScored("guangdong", (3, 2, 2, 2), 0, (12, 8, 8, 8), (0,), 4, 1)
    events: tuple[Event, ...] = (
        told.ProvinceScoring("guangdong"),
        *regions,
        told.TilesGained("guangdong", (6, 3, 3, 3), 0),
        city,
    )
    assert len("\n".join(prose.tell_all(events))) <= STORY_LIMIT


def test_refusals_name_regions_and_cards_in_the_readers_language() -> None:
    wrong = ("wrong-transport", {"region": "longan", "card": "junk", "transport": "horse"})
    assert _prose().illegal(*wrong) == (
        "A junk does not take you to Long'an. That border needs a horse or a dragon."
    )
    assert _prose("zh-CN").illegal(*wrong) == ("去龙安不能用这种牌：船。那道边界要用马，或用龙牌。")
    outside = ("courtiers-out-of-range", {"count": 4, "most": 3, "province": "huguang"})
    assert "area of Huguang you can deploy 0 to 3." in _prose().illegal(*outside)


def test_controls_name_players_places_and_cards() -> None:
    prose = _prose()
    assert prose.action(Move("longan", "dragon")) == "Move prince · Long'an · dragon"
    assert prose.action(Deploy(2, "temple")) == "Deploy · 2 courtiers · one into the temple"
    assert prose.action(Deploy(0, "open")) == "Deploy · nobody"
    assert _prose("zh-CN").action(Deploy(1, "temple")) == "部署皇亲 · 1 个皇亲 · 一个进庙宇"
    assert prose.action(Start(2)) == "Name start player · Ben"


@every_language
def test_provinces_and_regions_are_named_after_the_map(locale: str) -> None:
    prose = _prose(locale)
    for kind, places in (("province", box().provinces), ("region", box().regions)):
        for place in places:
            assert prose.word(kind, place.key) == name_of(place, script_of(locale))


@every_language
def test_the_heading_of_a_province_begins_the_sentence_below_it(locale: str) -> None:
    texts, prose = shared_texts(), _prose(locale)
    heading = prose.tell(told.ProvinceScoring("shaanxi"))
    begun = texts.say(locale, "alt-section", head=prose.word("province", "shaanxi"), fact="Well?")
    assert texts.sentences(locale, ["Well?", heading, "Well?"]) == texts.sentences(
        locale, ["Well?", begun]
    )
