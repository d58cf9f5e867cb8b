"""The rulings A1-A20: where texts are silent or editions differ."""

from __future__ import annotations

from rules.tigris.moves.events import MonumentPaid, TileScored, WarEnded
from tests.rules.tigris.scene import scene


def test_a01_treasures_are_taken_after_each_action_not_each_turn() -> None:
    asked = scene("E4 t* 0t . t*").do("place market G4")
    assert (asked.phase, asked.state.actions_left) == ("keep", 2)
    after = asked.do("keep E4")
    assert (after.state.won, after.state.actions_left) == ((1, 0, 0), 1)


def test_a02_a_move_may_split_the_old_kingdom() -> None:
    drawing = "E5 1k t 0p t 2f\n . . . . ."
    after = scene(drawing).do("position priest F4")
    assert after.phase == "act"
    assert after.do("place settlement H6").state.points == ((0, 0, 0, 0),) * 3


def test_a02_the_own_square_is_refused() -> None:
    assert scene("E5 t 0p").refused("position priest F5") == "same-square"


def test_a03_no_catastrophe_on_a_catastrophe() -> None:
    position = scene("E5 x .")
    assert "E5" not in position.cells("catastrophe")
    assert position.refused("catastrophe E5") == "cell-dead"
    again = position.do("catastrophe F5")
    again.refused("catastrophe F5")


PIECES = """
    F3 .  .  s  .  .  .
       0t m  s  .  .  .
       t  t  .  m  t  1t
       0k .  .  m  1k .
    """
"""H5 joins; G4 holds seat 0's king and its settlements together, on two sides of H5."""


def test_a04_pieces_of_a_side_count_separately() -> None:
    start = scene(PIECES, hands=("m", "")).do("place market H5")
    assert start.do("war king").strengths() == (2, 0)
    after = start.do("war trader", "support 0", "support 0")
    assert after.at("G4 F4") == ". ."
    assert (after.phase, after.fighters()) == ("attack", ("king", 0, 1))
    assert after.strengths() == (0, 0)


def test_a04_what_belongs_to_another_piece_is_not_removed_either() -> None:
    after = scene(PIECES, hands=("m", "")).do(
        "place market H5", "war trader", "support 0", "support 0", "support 0", "support 0"
    )
    assert after.at("H3 H4 F6") == "s s ."
    assert after.points(1) == (0, 0, 2, 1)


def test_a04_the_unification_tile_brings_no_point() -> None:
    drawing = "E5 t 0k . 1k t"
    after = scene(drawing, hands=("ss", "")).do("place settlement G5", "support 1", "support 0")
    assert after.points(0) == (0, 0, 0, 1)
    assert after.at("G5") == "s"


def test_a05_the_defeated_priest_is_no_other_leader() -> None:
    drawing = "E4 t 0p . 1p t\n . . . t ."
    after = scene(drawing, hands=("mtt", "")).do("place market G4", "support 2", "support 0")
    assert after.at("H4 I4 H5") == ". . ."
    assert after.points(0) == (3, 0, 0, 0)


def test_a05_any_other_leader_is() -> None:
    drawing = "E4 t 0p . 1p t\n . . . t 2t"
    after = scene(drawing, hands=("mtt", "")).do("place market G4", "support 2", "support 0")
    assert after.at("H4 I4 H5 I5") == ". t t 2t"
    assert after.of(WarEnded) == [WarEnded(0, 1, "priest", "red", 3, 2, (), 1)]


def test_a06_a_declined_monument_needs_a_new_tile_in_a_square() -> None:
    declined = scene("G4 m m .\n m . .", hands=("mmmm",)).do("place market H5", "decline")
    elsewhere = declined.do("place market I6")
    assert elsewhere.phase == "refill"
    completing = scene("G4 m m m\n m m .", hands=("mmmm",)).do("place market I5")
    assert {text.split()[-1] for text in completing.legal("build")} == {"H4"}


def test_a07_only_the_seat_on_turn_is_paid() -> None:
    drawing = """
        E4 .  S  S  t  1k
           .  S  S  0p .
        """
    position = scene(drawing, monuments={"F4": "red-black"})
    mine = position.do("end")
    assert mine.of(MonumentPaid) == [MonumentPaid(0, "red", "red-black")]
    theirs = mine.do("refill", "end")
    assert theirs.of(MonumentPaid) == [MonumentPaid(1, "black", "red-black")]


def test_a07_both_colours_pay_two() -> None:
    drawing = "E4 . S S t 0k\n . S S 0p ."
    after = scene(drawing, monuments={"F4": "red-black"}).do("end")
    assert after.points(0) == (1, 0, 0, 1)


def test_a08_the_last_turns_income_still_counts() -> None:
    drawing = "E4 . S S t 0k\n . S S . ."
    position = scene(drawing, monuments={"F4": "red-black"}, corners="B2")
    over = position.do("end", "refill")
    assert over.phase == "over"
    assert dict(over.outcome().breakdown[0])["black"] == 1


def test_a08_the_refill_includes_everybody() -> None:
    after = scene(hands=("t", "tt", "ttt")).do("end", "refill")
    assert after.view().hand_sizes == (6, 6, 6)


def test_a09_a_short_draw_takes_what_is_there_and_the_turn_goes_on() -> None:
    short = scene(hands=("ttffff",), bag=("market",)).do(
        "swap farm", "swap farm", "swap farm", "exchange"
    )
    assert (short.hand(0), short.state.bag) == ("ttfm", ())
    assert (short.phase, short.acting) == ("act", 0)


def test_a09_only_a_shortage_ends_the_game() -> None:
    exact = scene(hands=("ttffff",), bag=("market",)).do("swap farm", "exchange")
    assert exact.state.bag == ()
    assert exact.do("end", "refill").phase == "act"


def test_a10_a_full_tie_shares_the_place() -> None:
    points = ((4, 3, 2, 1), (1, 2, 3, 4), (0, 9, 9, 9))
    over = scene(corners="B2", points=points).do("end", "refill")
    assert over.outcome().ranking == ((0, 1), (2,))


def test_a11_the_kings_substitute_point_has_the_tiles_colour() -> None:
    after = scene("E4 t 0k .").do("place market G4")
    assert after.points(0) == (0, 0, 1, 0)
    assert after.of(TileScored) == [TileScored(0, "green", "king")]


def test_a12_used_tiles_are_out_of_the_game() -> None:
    revolt = scene("E5 1p t .", hands=("tt", "tt"))
    fought = revolt.do("position priest G5", "support 2", "support 2")
    assert fought.state.bag == revolt.state.bag
    assert fought.state.gone == (4, 0, 0, 0)
    swapped = revolt.do("swap temple", "exchange")
    assert (len(swapped.state.bag), swapped.state.discarded) == (39, (1, 0, 0, 0))


def test_a13_any_number_may_be_added_even_in_vain() -> None:
    lost = scene("E5 1p t .", hands=("t", "tttttt")).do("position priest G5", "support 1")
    assert lost.legal() == {f"support {n}" for n in range(7)}
    after = lost.do("support 6")
    assert after.hand(1) == ""


def test_a14_the_same_leader_on_the_same_square_again() -> None:
    lost = scene("E5 1p t .").do("position priest G5", "support 0", "support 0")
    assert lost.at("G5") == "."
    again = lost.do("position priest G5")
    assert again.phase == "attack"


def test_a15_discards_are_told_to_nobody() -> None:
    after = scene(hands=("ffmmss",)).do("swap farm", "swap market", "exchange")
    other = scene(hands=("ffmmss",)).do("swap market", "swap settlement", "exchange")
    for seat in (None, 1, 2):
        assert after.view(seat) == other.view(seat)
    assert after.told == other.told
    assert after.state.discarded != other.state.discarded


def test_a16_several_traders_the_seat_on_turn_first() -> None:
    """A catastrophe leaves two kingdoms with treasures due."""
    drawing = """
        E4 t* 2t t* x  t* 1t t*
        """
    asked = scene(drawing, turn=1, seats=3).do("catastrophe A1")
    assert (asked.phase, asked.acting) == ("keep", 1)
    then = asked.do("keep I4")
    assert (then.phase, then.acting) == ("keep", 2)
    assert then.legal() == {"keep E4", "keep G4"}
    after = then.do("keep E4")
    assert after.state.won == (0, 1, 1)
    assert (after.phase, after.acting, after.state.actions_left) == ("act", 1, 1)


def test_a16_then_clockwise() -> None:
    drawing = "E4 t* 0t t* x t* 2t t*"
    asked = scene(drawing, turn=1).do("catastrophe A1")
    assert asked.acting == 2
    assert asked.do("keep I4").acting == 0


def test_a16_without_a_choice_they_are_taken_by_the_way() -> None:
    drawing = "B2 t* 2t t*"
    kingdoms = drawing + "\n . .\n ~ ~ ~ .\n . . . t* 1t t*"
    asked = scene(kingdoms, turn=0).do("catastrophe A1")
    assert (asked.phase, asked.acting) == ("keep", 1)
    after = asked.do("keep E5")
    assert after.state.won == (0, 1, 1)
    assert after.at("B2 D2") == "t t*"


def test_a17_a_side_without_tiles_is_asked_all_the_same() -> None:
    begun = scene("E5 1p t .", hands=("mmm", "sss")).do("position priest G5")
    assert (begun.acting, begun.legal()) == (0, {"support 0"})
    answer = begun.do("support 0")
    assert (answer.acting, answer.legal()) == (1, {"support 0"})
    war = scene("E5 t 0k . 1k t", hands=("m", "t")).do("place market G5")
    assert (war.acting, war.legal()) == (0, {"support 0"})
    assert war.do("support 0").acting == 1


def test_a18_treasures_must_be_taken() -> None:
    asked = scene("E4 t* 0t . t*").do("place market G4")
    assert {text.split()[0] for text in asked.legal()} == {"keep"}
    asked.refused("decline")
    asked.refused("end")


def test_a19_after_a_join_without_conflict_monument_and_treasures_follow() -> None:
    drawing = """
        E4 t* 0t m  m  .  t*
           .  .  m  .  t  1k
        """
    square = scene(drawing).do("place market H5")
    assert square.phase == "build"
    asked = square.do("build red-green G4")
    assert (asked.phase, asked.acting) == ("keep", 0)
    assert asked.legal() == {"keep E4", "keep J4"}


def test_a20_a_trader_sent_home_by_a_monument_takes_nothing() -> None:
    drawing = """
        E4 .  0t .  m  .
           .  t  t* m  t*
           .  t  .  .  .
        """
    square = scene(drawing).do("place temple G6")
    assert (square.phase, square.state.won) == ("build", (0, 0, 0))
    after = square.do("build red-blue F5")
    assert after.at("F4 G5 I5") == ". T* t*"
    assert (after.phase, after.state.won) == ("act", (0, 0, 0))


def test_a20_a_trader_sent_home_by_a_catastrophe_takes_nothing() -> None:
    drawing = """
        E4 t  0t m
           .  m  t* t*
        """
    after = scene(drawing).do("catastrophe E4")
    assert after.at("F4 G5 H5") == ". t* t*"
    assert (after.phase, after.state.won) == ("act", (0, 0, 0))
