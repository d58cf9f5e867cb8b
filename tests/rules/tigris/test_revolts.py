"""Revolts: R23-R27."""

from __future__ import annotations

from rules.game import Rng
from rules.tigris.moves.actions import Support
from rules.tigris.moves.events import DefenderWonTie, RevoltBegan, RevoltEnded, Supported
from rules.tigris.told.describing import ActionsLeft
from tests.rules.tigris.scene import GAME, scene

KINGS = """
    E4 .  t  .  .
       1k t  .  t
       .  t  .  .
    """
"""Seat 1's king has one temple; at G5 a leader has two, at F3 and E4, E6 one."""


def test_r23_the_mover_attacks_and_temples_decide_for_every_leader() -> None:
    after = scene(KINGS, hands=("ttss", "tsss")).do("position king G5")
    assert after.fighters() == ("king", 0, 1)
    assert after.of(RevoltBegan) == [RevoltBegan("king", 0, 1, 2, 1)]
    assert after.legal() == {"support 0", "support 1", "support 2"}
    assert after.do("support 0").legal() == {"support 0", "support 1"}


def test_r23_a_leader_moved_on_the_board_attacks_too() -> None:
    drawing = "E5 1k t . . t 0k"
    after = scene(drawing).do("position king G5")
    assert after.fighters() == ("king", 0, 1)
    assert after.at("J5") == "."
    answered = after.do("support 0", "support 0")
    for position in (after, after.do("support 0"), answered):
        facts = [fact for part in GAME.describe(position.view()) for fact in part.facts]
        assert ActionsLeft(0, 1) in facts  # the attack is the first of two


def test_r23_the_defender_may_sit_before_the_attacker() -> None:
    after = scene(KINGS, turn=2).do("position king G5")
    assert after.fighters() == ("king", 2, 1)
    assert (after.acting, after.do("support 0").acting) == (2, 1)


def test_r24_only_temples_that_touch_the_leader() -> None:
    assert scene(KINGS).do("position king G5").strengths() == (2, 1)
    assert scene(KINGS).do("position king E4").strengths() == (1, 1)
    assert scene(KINGS).do("position king G6").strengths() == (1, 1)


def test_r24_a_temple_beside_both_counts_for_both() -> None:
    assert scene("E5 1p t .").do("position priest G5").strengths() == (1, 1)


def test_r24_face_down_temples_do_not_count() -> None:
    drawing = """
        E4 . T T .
           t T T .
           1k t . .
        """
    after = scene(drawing, monuments={"F4": "red-blue"}).do("position king G6")
    assert after.strengths() == (1, 2)


def test_r25_attacker_then_defender_once_each() -> None:
    begun = scene(KINGS, hands=("tttm", "tt")).do("position king G5")
    assert (begun.phase, begun.acting) == ("attack", 0)
    answer = begun.do("support 2")
    assert (answer.phase, answer.acting) == ("defence", 1)
    assert answer.hand(0) == "tm"
    assert answer.of(Supported) == [Supported(0, "temple", 2, 4)]
    over = answer.do("support 1")
    assert over.of(Supported) == [Supported(1, "temple", 1, 2)]
    assert (over.phase, over.acting, over.hand(1)) == ("act", 0, "t")


def test_r25_the_attackers_tiles_are_open_before_the_defender_answers() -> None:
    answer = scene(KINGS, hands=("tt",)).do("position king G5", "support 1")
    for viewer in (None, 1, 2):
        conflict = answer.view(viewer).conflict
        assert conflict is not None
        assert (conflict.attacker.added, conflict.defender.added) == (1, None)


def test_r25_supporting_reveals_to_the_others_only() -> None:
    begun = scene(KINGS).do("position king G5")
    after = begun.do("support 0", "support 0")
    assert after.revealed == (True, True)
    step = GAME.apply(begun.state, 0, Support(0), Rng("r25"))
    assert (step.reveals, step.known, step.tells_actor) == (True, True, False)


def test_r25_no_more_than_the_hand_holds() -> None:
    begun = scene(KINGS, hands=("tmm",)).do("position king G5")
    assert begun.refused("support 2") == "support-out-of-range"
    begun.refused("support -1")


def test_r26_the_higher_total_wins() -> None:
    after = scene(KINGS).do("position king G5", "support 0", "support 0")
    assert after.at("G5 E5") == "0k ."
    assert (after.points(0), after.points(1)) == ((1, 0, 0, 0), (0, 0, 0, 0))
    assert after.of(RevoltEnded) == [RevoltEnded(0, 1, "king", 2, 1)]


def test_r26_the_winning_defender_stays() -> None:
    after = scene(KINGS, hands=("t", "ttt")).do("position king G5", "support 0", "support 2")
    assert after.at("G5 E5") == ". 1k"
    assert (after.points(0), after.points(1)) == ((0, 0, 0, 0), (1, 0, 0, 0))
    assert after.of(RevoltEnded) == [RevoltEnded(1, 0, "king", 3, 2)]
    assert not after.of(DefenderWonTie)
    assert after.state.actions_left == 1


def test_r26_a_tie_is_the_defenders() -> None:
    after = scene(KINGS, hands=("t", "tt")).do("position king G5", "support 0", "support 1")
    assert after.at("G5 E5") == ". 1k"
    assert after.points(1) == (1, 0, 0, 0)


def test_r27_added_temples_leave_the_game_and_the_board_stays() -> None:
    before = scene(KINGS, hands=("ttt", "tt"))
    after = before.do("position king G5", "support 2", "support 1")
    assert (after.hand(0), after.hand(1)) == ("t", "t")
    assert after.state.gone == (3, 0, 0, 0)
    assert after.state.bag == before.state.bag
    assert after.at("F4 F5 F6 H5") == "t t t t"
