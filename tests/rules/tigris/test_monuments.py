"""Monuments: R37-R43."""

from __future__ import annotations

from rules.tigris.moves.events import LeaderStranded, MonumentBuilt, MonumentDeclined, MonumentPaid
from tests.rules.tigris.scene import scene

MARKETS = """
    G4 m m .
       m . .
       . . .
    """
GREEN = ("red-green", "blue-green", "green-black")


def test_r37_a_square_of_one_colour_may_become_a_monument() -> None:
    square = scene(MARKETS).do("place market H5")
    assert (square.phase, square.acting) == ("build", 0)
    assert square.legal() == {"decline", *[f"build {name} G4" for name in GREEN]}
    after = square.do("build blue-green G4")
    assert after.at("G4 H4 G5 H5") == "M M M M"
    assert after.of(MonumentBuilt) == [MonumentBuilt(0, "blue-green", "G4")]
    assert after.state.actions_left == 1
    assert "blue-green" not in after.view().unbuilt


def test_r37_in_every_corner_of_the_square() -> None:
    for gap, cell in (("G4", "G4"), ("H4", "G4"), ("G5", "G4"), ("H5", "G4")):
        words = ["." if name == gap else "s" for name in ("G4", "H4", "G5", "H5")]
        position = scene("G4 {} {}\n {} {}".format(*words))
        assert f"build red-black {cell}" in position.do(f"place settlement {gap}").legal()


def test_r37_farms_on_the_only_square_of_river() -> None:
    position = scene("O4 f f\n f ~").do("place farm P5")
    assert position.legal("build") == {
        "build red-blue O4",
        "build blue-green O4",
        "build blue-black O4",
    }


def test_r37_not_with_a_tile_of_another_colour() -> None:
    assert scene(MARKETS).do("place settlement H5").phase == "act"
    assert scene("G4 m s\n m .").do("place market H5").phase == "act"


def test_r37_only_a_square_that_holds_the_new_tile() -> None:
    after = scene("G4 m m .\n m m .").do("place market I5")
    assert after.phase == "act"


def test_r37_it_is_optional() -> None:
    after = scene(MARKETS).do("place market H5", "decline")
    assert after.at("G4 H4 G5 H5") == "m m m m"
    assert after.of(MonumentDeclined) == [MonumentDeclined(0)]
    assert (after.phase, after.acting, after.state.actions_left) == ("act", 0, 1)


def test_r37_the_seat_on_turn_decides_after_a_war_of_others() -> None:
    drawing = """
        E4 .  t  m m .  .
           .  0k m . 1k .
           .  .  . . t  .
        """
    wars = scene(drawing, turn=2).do("place market H5", "support 0", "support 0")
    assert (wars.phase, wars.acting) == ("build", 2)
    assert wars.do("build green-black G4").at("G4") == "M"


def test_r37_the_tile_scores_before_the_monument() -> None:
    after = scene("F4 t 0t .\n m m .\n m . .").do("place market G6")
    assert after.points(0) == (0, 0, 1, 0)
    assert after.phase == "build"


def test_r38_one_of_several_squares() -> None:
    position = scene("G4 m m m\n m . m").do("place market H5")
    assert position.legal("build red-green") == {"build red-green G4", "build red-green H4"}
    after = position.do("build red-green H4")
    assert after.at("G4 H4 I4 G5 H5 I5") == "m M M m M M"
    assert after.phase == "act"


def test_r38_one_monument_a_placement_though_two_squares_do_not_need_the_same_tiles() -> None:
    nine = scene("G4 m m m\n m . m\n m m m").do("place market H5")
    assert len(nine.legal("build")) == 12
    after = nine.do("build red-green G4")
    assert after.phase == "act"
    assert len(after.view().monuments) == 1


def test_r39_no_monument_of_the_colour_left() -> None:
    drawing = """
        G3 .  .  .  .  M  M
           m  m  .  .  M  M
           m  .  .  .  .  .
           .  .  M  M  M  M
           .  .  M  M  M  M
        """
    built = {"K3": "red-green", "I6": "blue-green", "K6": "green-black"}
    placed = scene(drawing, monuments=built).do("place market H5")
    assert placed.phase == "act"
    assert placed.at("G4 H4 G5 H5") == "m m m m"


def test_r39_built_ones_cannot_be_chosen_again() -> None:
    first = scene(MARKETS, hands=("mm",)).do("place market H5", "build red-green G4")
    assert "red-green" not in first.view().unbuilt
    position = scene("G4 m m . S S\n m . . S S", monuments={"J4": "green-black"}, hands=("m",)).do(
        "place market H5"
    )
    assert position.legal("build") == {"build red-green G4", "build blue-green G4"}


def test_r40_a_war_that_takes_one_of_the_four() -> None:
    drawing = """
        E4 0t t  m  m  .  .
           .  .  m  .  t  1t
           .  .  .  .  m  m
           .  .  .  .  m  m
        """
    after = scene(drawing).do("place market H5", "support 0", "support 0")
    assert after.at("G4 H4 G5 H5") == ". . . m"
    assert after.phase == "act"


def test_r40_a_square_that_survives_the_war_counts() -> None:
    drawing = """
        E4 0t t  m  m  .  .
           .  .  m  .  t  1t
           .  .  .  .  m  .
        """
    after = scene(drawing).do("place market H5", "support 0", "support 0")
    assert after.phase == "build"
    assert after.at("I6") == "."


def test_r41_face_down_tiles_make_no_square() -> None:
    drawing = "G4 M M m\n M M ."
    after = scene(drawing, monuments={"G4": "red-green"}).do("place market I5")
    assert after.phase == "act"


def test_r41_monuments_are_indestructible() -> None:
    position = scene("G4 M M\n M M", monuments={"G4": "red-green"})
    assert not {"G4", "H4", "G5", "H5"} & position.cells("catastrophe")
    position.refused("catastrophe H5")


def test_r41_they_are_no_followers_and_no_temples() -> None:
    drawing = """
        E4 0p t  T  T  .  t  1p
           .  .  T  T  .  .  .
        """
    position = scene(drawing, monuments={"G4": "red-blue"})
    assert "G6" not in position.cells("position king")
    assert position.do("place market I4").strengths() == (1, 1)


def test_r41_treasures_on_them_stay_and_can_be_won() -> None:
    drawing = """
        E4 .  t* t  .  .
           .  t  .  .  t*
           .  .  0t t  .
        """
    built = scene(drawing).do("place temple G5", "build red-blue F4")
    assert built.at("F4 G4 F5 G5") == "T* T T T"
    joined = built.do("place settlement I6")
    assert (joined.phase, joined.acting) == ("keep", 0)
    after = joined.do("keep I5")
    assert after.at("F4 I5") == "T t*"
    assert after.state.won == (1, 0, 0)


def test_r42_leaders_without_a_face_up_temple_return_whoever_owns_them() -> None:
    drawing = """
        E4 .  1k .  .
           0p t  t  2f
           .  t  .  t
        """
    after = scene(drawing).do("place temple G6", "build red-black F5")
    assert after.at("E5 F4 H5") == ". . 2f"
    assert set(after.of(LeaderStranded)) == {
        LeaderStranded(0, "priest", "E5"),
        LeaderStranded(1, "king", "F4"),
    }


def test_r42_nobody_is_stranded_by_a_declined_monument() -> None:
    drawing = "E5 0p t t\n . t ."
    assert scene(drawing).do("place temple G6", "decline").at("E5") == "0p"


PAYING = """
    E4 .  S  S  t  0k
       .  S  S  0p .
    """


def test_r43_income_for_each_colour_at_the_end_of_the_own_turn() -> None:
    position = scene(PAYING, monuments={"F4": "red-black"})
    after = position.do("end")
    assert after.points(0) == (1, 0, 0, 1)
    assert set(after.of(MonumentPaid)) == {
        MonumentPaid(0, "red", "red-black"),
        MonumentPaid(0, "black", "red-black"),
    }
    assert after.phase == "refill"


def test_r43_after_two_actions_too_and_only_then() -> None:
    position = scene(PAYING, monuments={"F4": "red-black"})
    assert position.do("catastrophe A1").points(0) == (0, 0, 0, 0)
    assert position.do("catastrophe A1", "catastrophe A2").points(0) == (1, 0, 0, 1)


def test_r43_nothing_at_the_end_of_others_turns() -> None:
    position = scene(PAYING, monuments={"F4": "red-black"}, turn=1)
    after = position.do("end", "refill")
    assert after.state.points == ((0, 0, 0, 0),) * 3


def test_r43_the_king_does_not_stand_in() -> None:
    position = scene("E4 . S S t 0k\n . S S . .", monuments={"F4": "blue-black"})
    assert position.do("end").points(0) == (0, 0, 0, 1)


def test_r43_somebody_elses_leader_pays_nobody() -> None:
    position = scene("E4 . S S t 1k\n . S S 0p .", monuments={"F4": "red-black"})
    assert position.do("end").state.points == ((1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))


def test_r43_every_monument_of_the_kingdom_pays() -> None:
    drawing = """
        E4 S S t  0k S S
           S S .  .  S S
        """
    position = scene(drawing, monuments={"E4": "red-black", "I4": "green-black"})
    after = position.do("end")
    assert after.points(0) == (0, 0, 0, 2)
    assert len(after.of(MonumentPaid)) == 2


def test_r43_a_monument_elsewhere_pays_nothing() -> None:
    position = scene("E4 S S . t 0k\n S S . . .", monuments={"E4": "red-black"})
    assert position.do("end").points(0) == (0, 0, 0, 0)


def test_r37_what_cannot_be_built_is_refused() -> None:
    position = scene("G4 m m . S S\n m . . S S", monuments={"J4": "green-black"}, hands=("m",)).do(
        "place market H5"
    )
    assert position.refused("build green-black G4") == "monument-built"
    assert position.refused("build red-black G4") == "monument-colour"
    assert position.refused("build red-green H4") == "no-square"
    assert position.refused("build red-red G4") == "unknown-monument"


def test_r37_there_is_nothing_to_build_before_the_war_is_over() -> None:
    drawing = """
        E4 0t t  m  m  .  .
           .  .  m  .  t  1t
        """
    war = scene(drawing).do("place market H5")
    assert war.phase == "attack"
    war.refused("build red-green G4")
    assert war.do("support 0", "support 0").phase == "build"


def test_r41_a_monument_just_built_is_there_to_stay_and_connects() -> None:
    position = scene("F4 t 0k m m .\n . . m . .", hands=("mssss",))
    built = position.do("place market I5", "build red-green H4")
    assert built.at("H4 I4 H5 I5") == "M M M M"
    covered = {"H4", "I4", "H5", "I5"}
    assert not covered & (built.cells("catastrophe") | built.cells("place settlement"))
    assert built.refused("catastrophe I5") == "catastrophe-on-monument"
    assert built.refused("place settlement I5") == "cell-taken"
    assert built.do("place settlement J5").points(0) == (0, 0, 1, 1)
