"""Cards face down, and looking at army cards (R13, R14, A20, A24)."""

from __future__ import annotations

import pytest

from rules.changcheng.moves.events import (
    ArmiesSeen,
    ArmyLooked,
    FaceDownHeld,
)
from tests.rules.changcheng.scene import EMPTY, GAME, scene


def test_r13_cards_go_to_open_provinces_only() -> None:
    position = scene("0101........." + EMPTY)
    assert position.refused("card 1 liaodong") == "province-done"
    assert position.refused("card 1 yulin") == "unknown-province"
    provinces = {text.split()[2] for text in position.legal("card 1 ")}
    assert provinces == {"jizhou", "shanhai", "datong", "yanmen", "taiyuan"}


def test_r13_any_number_of_cards_in_a_province() -> None:
    cards = [f"{seat} {n} datong" for seat in range(3) for n in range(1, 5)]
    assert {"card 5 datong", "card 6 datong"} <= scene(cards=cards).legal()


def test_r13_everybody_sees_whose_card_it_is_and_owners_which() -> None:
    position = scene(cards=["0 2 datong", "1 5 datong"])
    assert [(x.seat, x.province, x.card) for x in position.view(0).laid] == [
        (0, "datong", 2),
        (1, "datong", None),
    ]
    assert FaceDownHeld(5, "datong") in GAME.hand(position.view(1))
    assert not [fact for fact in GAME.hand(position.view(2)) if isinstance(fact, FaceDownHeld)]


def test_r14_two_walls_look_at_two_army_cards() -> None:
    after = scene(armies="234432").do("wall 1a", "wall 2a")
    assert after.legal() == {"look"}
    after = after.do("look")
    assert after.one(ArmyLooked) == ArmyLooked(0, ("khorchin", "tumed"))
    assert after.whispered == (
        (0, ArmiesSeen(0, ("khorchin", "tumed"), (("khorchin", 2), ("tumed", 4)))),
    )
    assert after.revealed == (True,)


def test_r14_two_walls_facing_one_province_look_at_one() -> None:
    after = scene().do("wall 1d", "wall 1e", "look")
    assert after.whispered == ((0, ArmiesSeen(0, ("khorchin",), (("khorchin", 3),))),)


@pytest.mark.parametrize(
    ("build", "seen"),
    [
        ("double 1a", ["khorchin"]),
        ("double 1e", ["khorchin", "uriankhai"]),
        ("double 1m", ["chahar", "tumed"]),
        ("tower 2m", ["ongut"]),
    ],
)
def test_r14_a_double_wall_or_tower_looks_at_what_it_faces(build: str, seen: list[str]) -> None:
    after = scene().do(build, "look")
    assert after.whispered == ((0, ArmiesSeen(0, tuple(seen), tuple((name, 3) for name in seen))),)


def test_r14_wall_and_card_look_at_one_and_cards_at_none() -> None:
    after = scene().do("card 1 datong", "wall 2e").do("look")
    assert after.whispered == ((0, ArmiesSeen(0, ("khalkha",), (("khalkha", 3),))),)
    assert scene().do("card 1 datong", "card 2 yanmen").phase == "act"


def test_r14_nobody_looks_twice_or_at_what_is_up_or_gone() -> None:
    assert scene(seen={0: "khorchin"}).do("tower 1a").acting == 1
    assert scene(up="khorchin").do("tower 1a").acting == 1
    assert scene(gone="khorchin").do("tower 1a").acting == 1
    assert scene(seen={1: "khorchin"}).do("tower 1a").phase == "look"


def test_a20_the_looked_at_card_stays_known_to_its_viewer() -> None:
    after = scene(armies="423333").do("tower 1a", "look")
    assert after.view(0).mongols[0].value == 4
    assert after.view(1).mongols[0].value is None
    assert after.view().mongols[0].value is None


def test_a24_looking_comes_once_after_everything_that_was_placed() -> None:
    first = scene().do("wall 1a")
    assert first.phase == "second"
    second = first.do("wall 2m")
    assert second.phase == "look"
    after = second.do("look")
    assert after.one(ArmyLooked).mongols == ("khorchin", "ongut")


def test_a24_looking_comes_after_the_scoring_on_the_way() -> None:
    """The traitor's card that left meanwhile is not seen any more."""
    position = scene(EMPTY + "0000.........", cards=["1 2 datong"])
    after = position.do("wall 2e", "reveal", "expel khalkha", "wall 1a")
    assert after.phase == "look"
    assert after.do("look").one(ArmyLooked).mongols == ("khorchin",)
