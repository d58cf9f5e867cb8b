"""What was seen stays known to whoever saw it, and to nobody else (R14, R23, R54, A20)."""

from __future__ import annotations

import pytest

from rules.changcheng.moves.events import ArmiesUnseen, CardsUsed
from rules.game import Rng
from tests.rules.changcheng.scene import EMPTY, GAME, Scene, board, scene

LAID = ["0 2 datong", "1 5 datong"]
OPEN = board("01") + board("001")
every_viewer = pytest.mark.parametrize("seat", [None, 0, 1, 2])


def values(position: Scene, seat: int | None, mongol: str) -> set[int]:
    """What an army card may be worth for all that a viewer knows."""
    at = position.ground.mongols().index(mongol)
    deals = [GAME.redeal(position.state, seat, Rng("values", n)) for n in range(30)]
    return {deal.armies[at].value for deal in deals}


def expelled(**armies: object) -> Scene:
    """Khalkha's army card was just removed by a traitor."""
    position = scene(OPEN, cards=LAID, armies="234342", **armies)  # pyright: ignore[reportArgumentType]
    return position.do("double 2d", "reveal", "expel khalkha")


def test_r14_an_army_card_that_was_looked_at_is_known_to_who_looked() -> None:
    looked = scene(EMPTY + EMPTY, armies="234342").do("tower 2g", "look")
    assert values(looked, 0, "khalkha") == {4}
    for other in (None, 1, 2):
        assert values(looked, other, "khalkha") == {2, 3, 4}


def test_r54_an_army_card_that_scouts_turned_up_is_known_to_all() -> None:
    scouted = scene(EMPTY + EMPTY, armies="234342", missions="d").do("tower 2g", "look")
    for seat in (None, 0, 1, 2):
        assert values(scouted, seat, "khalkha") == {4}


def test_r38_an_army_card_is_still_known_when_a_board_is_joined() -> None:
    drawing = EMPTY + board("0011")
    before = scene(drawing, armies="234342", emperors=2, seen={0: "khalkha"})
    joined = before.do("tower 2e", "extend 4a west")
    assert values(joined, 0, "khalkha") == {4}
    assert values(joined, 1, "khalkha") == {2, 3, 4}


def test_r26_who_looked_at_a_card_knows_it_after_it_was_expelled() -> None:
    gone = expelled(seen={1: "khalkha"})
    assert gone.army("khalkha").state == "gone"
    assert values(gone, 1, "khalkha") == {4}
    assert values(gone, 2, "khalkha") == values(gone, None, "khalkha") == {2, 3, 4}


def test_r26_a_card_that_lay_open_is_known_to_all_after_it_was_expelled() -> None:
    gone = expelled(up="khalkha")
    assert gone.army("khalkha").state == "gone"
    for seat in (None, 0, 1, 2):
        assert values(gone, seat, "khalkha") == {4}
        assert gone.view(seat).mongols[4].value == 4


def test_r03_army_cards_not_seen_are_counted_by_value() -> None:
    position = scene(EMPTY + EMPTY, armies="234342", up="ongut", seen={0: "khorchin tumed"})
    assert _unseen(position, None) == (("2", 4), ("3", 5), ("4", 5))
    assert _unseen(position, 0) == (("2", 3), ("3", 4), ("4", 5))


def _unseen(position: Scene, seat: int | None) -> tuple[tuple[str, int], ...]:
    (told,) = [x for x in GAME.remaining(position.view(seat)) if isinstance(x, ArmiesUnseen)]
    return told.armies


@every_viewer
def test_r23_cards_that_were_turned_up_are_known_to_be_used(seat: int | None) -> None:
    before = scene(OPEN, cards=LAID)
    assert before.view(seat).used == ((), (), ())
    shown = before.do("double 2d", "reveal")
    assert shown.view(seat).used == ((2,), (5,), ())
    assert [x for x in GAME.remaining(shown.view(seat)) if isinstance(x, CardsUsed)] == [
        CardsUsed(0, (2,)),
        CardsUsed(1, (5,)),
    ]


def test_r23_cards_that_cancelled_each_other_are_used_too() -> None:
    shown = scene(OPEN, cards=["0 3 datong", "1 3 datong"]).do("double 2d", "reveal")
    assert shown.view().used == ((3,), (3,), ())


@every_viewer
def test_r23_a_new_deal_gives_nobody_a_used_card(seat: int | None) -> None:
    shown = scene(OPEN, cards=[*LAID, "1 6 taiyuan"]).do("double 2d", "reveal")
    for number in range(20):
        dealt = GAME.redeal(shown.state, seat, Rng("used", number))
        assert GAME.view(dealt, None).used == shown.view().used
