"""What the six action cards do (R25-R31, A5, A7, A9)."""

from __future__ import annotations

from typing import Any

from rules.changcheng.moves.events import (
    ArmyExpelled,
    CardIdle,
    CardStruck,
    ProvinceScored,
    ValueChanged,
    WallDamaged,
    WallsAdded,
    WallsExchanged,
)
from tests.rules.changcheng.scene import EMPTY, NOTHING, Scene, board, scene


def opened(*cards: str, west: str = "", east: str = "0011", **more: Any) -> Scene:
    """Datong was completed by seat 2 on 2e and its cards are up."""
    drawing = board(west) + board(east)
    position = scene(drawing, turn=2, cards=[f"{card} datong" for card in cards], **more)
    return position.do("wall 2e", "reveal")


def test_r25_the_warrior_removes_another_card_and_both_leave() -> None:
    asked = opened("0 1", "1 3", "2 5")
    assert (asked.acting, asked.legal()) == (0, {"strike 3", "strike 5", "refrain"})
    after = asked.do("strike 5")
    assert after.told[0] == CardStruck(0, 5, 2)
    assert (after.acting, after.legal()) == (1, {"flood more", "flood less"})
    after = after.do("flood more")
    assert after.one(ProvinceScored).tally == (2, 2, 1)
    assert after.laid() == []


def test_r25_own_cards_too() -> None:
    after = opened("0 1", "0 5").do("strike 5")
    assert after.told[0] == CardStruck(0, 5, 0)
    assert after.one(ProvinceScored).tally == (2, 2, 1)


def test_a05_the_warrior_may_decline_but_not_strike_itself() -> None:
    asked = opened("0 1", "1 5")
    assert asked.legal() == {"strike 5", "refrain"}
    assert asked.refused("strike 1") == "card-not-working"
    assert asked.refused("strike 4") == "card-not-working"
    after = asked.do("refrain")
    assert after.told[0] == CardIdle(0, 1)
    assert after.one(ProvinceScored).tally == (2, 4, 1)


def test_a05_cancelled_cards_are_no_targets() -> None:
    asked = opened("0 1", "0 3", "1 3", "2 4")
    assert asked.legal() == {"strike 4", "refrain"}


def test_a05_nor_are_cards_of_other_provinces() -> None:
    position = scene(EMPTY + board("0011"), turn=2, cards=["0 1 datong", "1 5 yanmen"])
    after = position.do("wall 2e", "reveal")
    assert after.of(CardIdle) == [CardIdle(0, 1)]
    assert after.laid() == ["1 5 yanmen"]


def test_r26_the_traitor_damages_any_wall_of_the_province() -> None:
    asked = opened("0 2")
    assert asked.spaces("damage") == "2a 2b 2c 2d 2e"
    after = asked.do("damage 2c")
    assert after.told[0] == WallDamaged(0, "2c", 1)
    assert after.drawing.split()[1].startswith("00z12")
    told = after.one(ProvinceScored)
    assert (told.tally, told.walls, told.winners) == ((2, 1, 1), 4, (0,))


def test_r26_or_removes_a_bordering_army_card() -> None:
    asked = opened("0 2", armies="234234")
    assert asked.legal("expel") == {"expel tumed", "expel khalkha"}
    after = asked.do("expel khalkha")
    assert after.told[0] == ArmyExpelled(0, "khalkha")
    assert after.army("khalkha").state == "gone"
    assert after.one(ProvinceScored).walls == 5


def test_r26_a_card_that_scouts_had_turned_up_does_not_leave_unseen() -> None:
    asked = opened("0 2", armies="234234", up="khalkha")
    after = asked.do("expel khalkha")
    assert after.told[0] == ArmyExpelled(0, "khalkha", 3)


def test_r26_only_of_this_province() -> None:
    asked = opened("0 2", west="0101")
    assert asked.refused("damage 1a") == "other-province"
    assert asked.refused("expel ongut") == "mongol-apart"
    assert asked.refused("expel chahar") == "mongol-apart"


def test_a07_no_damaged_wall_tower_or_double_wall() -> None:
    asked = opened("0 2", east="xaBB")
    assert asked.spaces("damage") == "2e"
    assert asked.refused("damage 2a") == "not-a-wall"


def test_a07_neutral_walls_too() -> None:
    position = scene(EMPTY + board("0n11"), seats=2, neutral=True, turn=0, cards=["1 2 datong"])
    after = position.do("wall 2e", "reveal", "damage 2b")
    assert after.told[-2] == WallDamaged(1, "2b", None)
    assert after.one(ProvinceScored).neutral == 0


def test_a07_only_the_way_that_has_a_target_is_offered() -> None:
    asked = opened("0 2", gone="tumed khalkha")
    assert asked.legal() == {f"damage 2{letter}" for letter in "abcde"}
    assert asked.refused("expel tumed") == "army-gone"
    doubled = scene(EMPTY + board(".....b"), turn=2, cards=["1 2 yanmen"]).do("double 2g", "reveal")
    assert doubled.legal() == {"expel khalkha"}


def test_a07_without_any_target_the_traitor_is_idle() -> None:
    position = scene(EMPTY + board(".....b"), turn=2, cards=["1 2 yanmen"], gone="khalkha")
    after = position.do("double 2g", "reveal")
    assert after.of(CardIdle) == [CardIdle(1, 2)]
    assert after.done() == {"yanmen"}


def test_a07_the_traitor_must_be_used_if_it_can() -> None:
    assert "refrain" not in opened("0 2").legal()
    assert opened("0 2").refused("refrain") == "wrong-ability"


def test_a07_a_card_leaves_unseen_but_one_that_is_up_may_leave_too() -> None:
    hidden = opened("0 2", armies="234234").do("expel tumed")
    for seat in (None, 0, 1, 2):
        assert hidden.view(seat).mongols[3].value is None
        assert hidden.view(seat).mongols[3].state == "gone"
    assert opened("0 2", up="tumed").do("expel tumed").army("tumed").state == "gone"


def test_r27_the_flood_makes_it_two_more_or_two_less() -> None:
    asked = opened("0 3")
    assert asked.legal() == {"flood more", "flood less"}
    more, less = asked.do("flood more"), asked.do("flood less")
    assert more.told[0] == ValueChanged(0, 3, 2)
    assert less.told[0] == ValueChanged(0, 3, -2)
    assert (more.one(ProvinceScored).points, less.one(ProvinceScored).points) == (8, 4)
    assert less.one(ProvinceScored).change == -2


def test_r28_the_architect_makes_it_two_more_or_counts_as_a_wall() -> None:
    asked = opened("0 4")
    assert asked.legal() == {"architect more", "architect wall"}
    more = asked.do("architect more").one(ProvinceScored)
    assert (more.points, more.tally, more.winners) == (8, (2, 2, 1), (0, 1))
    wall = asked.do("architect wall")
    assert wall.told[0] == WallsAdded(0, 4, 1)
    told = wall.one(ProvinceScored)
    assert (told.points, told.tally, told.winners) == (6, (3, 2, 1), (0,))


def test_r28_it_adds_to_the_flood() -> None:
    after = opened("0 3", "1 4").do("flood more", "architect more")
    assert after.one(ProvinceScored).points == 10
    after = opened("0 3", "1 4").do("flood less", "architect more")
    assert after.one(ProvinceScored).points == 6


def test_r29_the_master_architect_is_two_walls_and_asks_nothing() -> None:
    after = opened("2 5")
    assert WallsAdded(2, 5, 2) in after.told
    told = after.one(ProvinceScored)
    assert (told.tally, told.walls, told.winners) == ((2, 2, 3), 5, (2,))
    assert after.phase == "second"


def test_r28_r29_add_up() -> None:
    told = opened("2 4", "2 5").do("architect wall").one(ProvinceScored)
    assert told.tally == (2, 2, 4)


def test_r30_the_official_swaps_two_walls() -> None:
    asked = opened("0 6", west="1...0")
    assert (asked.acting, len(asked.legal("exchange"))) == (0, 10)
    after = asked.do("exchange 2c 1e")
    assert after.told[0] == WallsExchanged(0, "2c", "1e")
    assert after.drawing == "1...1........ 00012........"
    assert after.one(ProvinceScored).tally == (3, 1, 1)


def test_r30_any_colours() -> None:
    asked = opened("0 6", west="2")
    assert asked.do("exchange 2d 1a").one(ProvinceScored).tally == (2, 1, 2)
    assert asked.do("exchange 2a 1a").one(ProvinceScored).tally == (1, 2, 2)
    neutral = scene(board("n") + board("0011"), seats=2, neutral=True, cards=["1 6 datong"])
    told = neutral.do("wall 2e", "reveal", "exchange 2e 1a").one(ProvinceScored)
    assert (told.tally, told.neutral) == ((2, 2), 1)


def test_r30_not_damaged_walls_towers_and_double_walls() -> None:
    asked = opened("0 6", west="x.b.CC.1", east="0x1a", paid=[0], doubles=(1, 1, 0))
    assert asked.legal("exchange") == {
        "exchange 2a 1h",
        "exchange 2c 1h",
        "exchange 2e 1h",
    }
    for text in ("2b 1h", "2d 1h", "2a 1a", "2a 1c", "2a 1e"):
        assert asked.refused(f"exchange {text}") == "not-a-wall"


def test_r30_one_wall_here_and_one_elsewhere() -> None:
    asked = opened("0 6", west="1")
    assert asked.refused("exchange 2a 2b") == "same-province"
    assert asked.refused("exchange 1a 2a") == "other-province"
    assert asked.refused("exchange 2a 1b") == "not-a-wall"


def test_r30_a_scored_province_is_not_scored_again() -> None:
    asked = opened("0 6", west="0111")
    assert asked.done() == {"liaodong"}
    after = asked.do("exchange 2a 1b")
    assert [e.province for e in after.of(ProvinceScored)] == ["datong"]
    assert after.drawing == "0011......... 10112........"
    assert after.done() == {"liaodong", "datong"}
    assert after.scores() == (0, 6, 0)


def test_r30_the_attack_uses_the_new_positions() -> None:
    """Khorchin is faced by Liaodong alone here; the swap makes seat 0 lead in it."""
    west = "0011" + "........."
    drawing = west + "0011" + "........."
    position = scene(
        drawing,
        turn=2,
        cards=["1 6 datong"],
        armies="400000",
        seen={2: "tumed khalkha"},
        walls=(0, 0, 1),
        **NOTHING,
    )
    after = position.do("wall 2e", "reveal", "exchange 2a 1c")
    assert after.drawing.startswith("0001")
    over = after.do("attack")
    assert over.points(2) == (-4, 0, 0)


def test_a09_the_other_province_may_be_open_or_completed_on_any_board() -> None:
    position = scene(
        board("0...1") + EMPTY + board("0011") + board("011"),
        seats=4,
        boards="3a 1a 2a 4b",
        turn=2,
        cards=["1 6 datong"],
    )
    asked = position.do("wall 2e", "reveal")
    others = {text.split()[2] for text in asked.legal("exchange")}
    assert others == {"3a", "3e", "4a", "4b", "4c"}


def test_a09_the_swap_comes_before_the_majority() -> None:
    told = opened("0 6", west="0").do("exchange 2d 1a").one(ProvinceScored)
    assert (told.tally, told.winners) == ((3, 1, 1), (0,))


def test_a09_the_official_may_decline_and_is_idle_without_a_target() -> None:
    after = opened("0 6", west="1").do("refrain")
    assert after.told[0] == CardIdle(0, 6)
    assert after.drawing == "1............ 00112........"
    idle = opened("0 6")
    assert idle.of(CardIdle) == [CardIdle(0, 6)]
    assert idle.phase == "second"


def test_a09_a_wall_just_damaged_is_no_target() -> None:
    asked = opened("0 2", "1 6", west="1").do("damage 2a")
    assert asked.spaces("exchange") == "2b 2c 2d 2e"
    assert "exchange 2a 1a" not in asked.legal()
