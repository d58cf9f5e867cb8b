"""What is told beside a choice before it is made."""

from __future__ import annotations

from rules.changcheng.moves.actions import (
    Architect,
    Card,
    ChangChengAction,
    Damage,
    Double,
    Exchange,
    Expel,
    Flood,
    Neutral,
    Refrain,
    Strike,
    Tower,
    Wall,
)
from rules.changcheng.moves.events import (
    DoubleBuilt,
    ProvinceScored,
    WouldComplete,
    WouldExpel,
    WouldFace,
    WouldJoin,
    WouldScore,
    WouldSpan,
    WouldStand,
    WouldStrike,
)
from rules.game import Event
from tests.rules.changcheng.positions import some_position
from tests.rules.changcheng.scene import EMPTY, GAME, Scene, board, scene


def foreseen(position: Scene, action: ChangChengAction) -> tuple[Event, ...]:
    return GAME.foresee(position.view(position.acting), action)


def test_a_wall_that_completes_tells_majority_and_value() -> None:
    position = scene(EMPTY + board("x011"), turn=2, sovereignty=(0, 0, 0, 4, 0, 0))
    assert foreseen(position, Wall("2e")) == (WouldComplete("datong", (1, 2, 1), 0, 8),)
    assert foreseen(position, Tower("2e")) == (WouldComplete("datong", (1, 2, 1), 0, 8),)


def test_what_would_be_completed_tells_how_many_cards_lie_there() -> None:
    cards = ["0 2 datong", "1 3 datong", "2 3 yanmen"]
    position = scene(EMPTY + board("0011"), turn=2, cards=cards)
    assert foreseen(position, Wall("2e")) == (WouldComplete("datong", (2, 2, 1), 0, 6, 2),)


def test_another_wall_tells_what_it_faces() -> None:
    assert foreseen(scene(), Wall("2e")) == (WouldFace("datong", "khalkha"),)
    assert foreseen(scene(), Tower("1m")) == (WouldFace("shanhai", "chahar"),)


def test_a_double_wall_tells_its_points_and_what_it_completes() -> None:
    position = scene(EMPTY + board("0011..11"))
    assert foreseen(position, Double("2e")) == (
        WouldSpan("2e", "2f"),
        WouldScore(3),
        WouldComplete("datong", (3, 2, 0), 0, 6),
        WouldComplete("yanmen", (1, 2, 0), 0, 4),
    )


def test_a_double_wall_is_called_by_both_spaces() -> None:
    assert WouldSpan("1m", "2a") in foreseen(scene(), Double("1m"))
    assert WouldSpan.tells == "name"


def test_a_card_tells_what_it_would_join() -> None:
    position = scene(EMPTY + board("x0n11.."), turn=2, sovereignty=(0, 0, 0, 4, 2, 0))
    assert foreseen(position, Card(3, "yanmen")) == (WouldJoin(3, (0, 0, 0), 0, 2),)
    position = scene(EMPTY + board("x0n1..."), turn=2, sovereignty=(0, 0, 0, 4, 2, 0))
    assert foreseen(position, Card(3, "datong")) == (WouldJoin(1, (1, 1, 0), 1, 7),)


def test_a_card_that_follows_a_wall_tells_nothing_of_its_province() -> None:
    position = scene()
    assert foreseen(position, Card(3, "datong"))
    assert foreseen(position.do("wall 2a"), Card(3, "datong")) == ()
    assert foreseen(position.do("card 3 datong"), Card(4, "yanmen"))


def test_the_warrior_tells_whose_card_goes_and_what_would_stand() -> None:
    cards = ["0 1 datong", "0 2 datong", "1 5 datong"]
    asked = scene(EMPTY + board("0011"), turn=2, cards=cards).do("wall 2e", "reveal")
    assert foreseen(asked, Refrain()) == (WouldStand((2, 4, 1), 0, 6, 1),)
    struck = WouldStrike(0, 2)
    assert foreseen(asked, Strike(2)) == (struck, WouldStand((2, 4, 1), 0, 6))
    struck = WouldStrike(1, 5)
    assert foreseen(asked, Strike(5)) == (struck, WouldStand((2, 2, 1), 0, 6, 1))


def test_a_neutral_wall_tells_what_it_completes_or_faces() -> None:
    position = scene(EMPTY + board("011"), seats=2, neutral=True).do("wall 2d", "wall 1a", "look")
    assert foreseen(position, Neutral("2e")) == (WouldComplete("datong", (2, 2), 1, 6),)
    assert foreseen(position, Neutral("1b")) == (WouldFace("liaodong", "khorchin"),)


def test_an_ability_tells_what_it_would_make_of_the_province() -> None:
    drawing = board("2") + board("0011")
    cards = ["0 2 datong", "0 3 datong", "0 4 datong", "0 6 datong"]
    asked = scene(drawing, turn=2, cards=cards, sovereignty=(0,) * 6, seen={0: "khalkha"})
    asked = asked.do("wall 2e", "reveal")
    assert foreseen(asked, Expel("tumed")) == (WouldExpel(None), WouldStand((2, 2, 1), 0, 5, 3))
    assert foreseen(asked, Expel("khalkha")) == (WouldExpel(3), WouldStand((2, 2, 1), 0, 5, 3))
    assert foreseen(asked, Damage("2c")) == (WouldStand((2, 1, 1), 0, 4, 3),)
    asked = asked.do("damage 2a")
    assert foreseen(asked, Flood("more")) == (WouldStand((1, 2, 1), 0, 6, 2),)
    assert foreseen(asked, Flood("less")) == (WouldStand((1, 2, 1), 0, 2, 2),)
    asked = asked.do("flood more")
    assert foreseen(asked, Architect("more")) == (WouldStand((1, 2, 1), 0, 8, 1),)
    assert foreseen(asked, Architect("wall")) == (WouldStand((2, 2, 1), 0, 6, 1),)
    asked = asked.do("architect wall")
    assert foreseen(asked, Refrain()) == (WouldStand((2, 2, 1), 0, 6),)
    assert foreseen(asked, Exchange("2b", "1a")) == (WouldStand((1, 2, 2), 0, 6),)


def test_nothing_is_told_to_others() -> None:
    position = scene(EMPTY + board("0011"), turn=2)
    for seat in (None, 0, 1):
        assert GAME.foresee(position.view(seat), Wall("2e")) == ()


def test_what_is_foreseen_comes_true() -> None:
    """Where no cards lie on the province."""
    true = 0
    for number in range(30):
        position = Scene(some_position(f"foresee {number}"))
        for text in position.legal():
            action = GAME.meta.action(text)
            if not isinstance(action, Wall | Double | Tower):
                continue
            after = position.do(text)
            if after.phase == "look":  # Scouts come before the scoring.
                after = position.do(text, "look")
            scored = {e.province: (e.tally, e.neutral, e.points) for e in after.of(ProvinceScored)}
            for event in foreseen(position, action):
                if isinstance(event, WouldScore):
                    assert event.points == after.one(DoubleBuilt).points
                if isinstance(event, WouldComplete) and event.province in scored:
                    found = event.tally, event.neutral, event.points
                    assert found == scored.pop(event.province)
                    true += 1
            assert not scored
    assert true > 10


def test_what_completes_or_scores_leads() -> None:
    assert WouldComplete("datong", (1, 2, 1), 0, 8).leads(0)
    assert WouldScore(1).leads(0)
    assert not WouldScore(0).leads(0)
    assert not WouldFace("datong", "oirat").leads(0)
