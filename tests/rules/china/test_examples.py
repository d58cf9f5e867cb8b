"""The worked examples of the rulebook (R46-R51), its eight pictures in their order."""

from __future__ import annotations

from rules.china.moves.events import AllianceScored, RoadScored, StateScored
from tests.rules.china.scene import GAME, do, ended, table, words, words_of


def test_r46_example_1_the_first_player_enters_an_empty_state() -> None:
    state = table(hands=("red red purple",))
    assert "house pair-red we1" not in words(state)
    after = do(state, "house red we1").state
    assert (after.phase, after.hands[0]) == ("draw", ("red", "purple"))


def test_r46_example_1_the_second_plays_a_card_and_a_pair() -> None:
    state = table(houses=("we1",), hands=("", "red green green"), turn=1)
    after = do(state, "house red we2", "house pair-green we3").state
    assert after.hands[1] == ()
    assert GAME.view(after, None).houses_left == (19, 18, 20)


def test_r46_example_1_the_third_has_three_cards_of_one_colour() -> None:
    state = table(houses=("qi1",), hands=("", "", "yellow yellow yellow"), turn=2)
    two = do(state, "house yellow qi2", "house yellow qi3").state
    assert (two.phase, two.hands[2]) == ("draw", ("yellow",))
    one = do(state, "house pair-yellow we1").state
    assert (one.phase, one.hands[2]) == ("draw", ("yellow",))
    assert not {t for t in words_of(state, "house") if t.startswith("pair-yellow q")}


def test_r46_example_1_in_the_other_state_of_the_colour_a_marker_must_stand_too() -> None:
    state = table(houses=("qi1",), hands=("yellow yellow yellow",))
    assert do(state, "house yellow qn1").state.phase == "draw"
    state = table(houses=("qi1 qn2",), hands=("yellow yellow yellow",))
    assert do(state, "house yellow qn1", "house yellow qn3").state.phase == "draw"


def test_r47_example_2_two_more_emissaries_fit() -> None:
    state = table(
        houses=("", "ch1 ch2 ch3 ch4", "ch5"),
        emissaries={"chu": (0, 1, 1)},
        hands=("orange orange purple",),
    )
    scene = do(state, "emissary purple chu", "emissary pair-orange chu")
    chu = next(court for court in GAME.view(scene.state, None).courts if court.state == "chu")
    assert chu.emissaries == (2, 1, 1)
    assert scene.state.discards == ("purple", "orange", "orange")


def test_r47_example_2_three_is_the_most_where_three_houses_are() -> None:
    houses = ("zh1 zh2 zh3", "zh4 zh5")
    for there in range(4):
        state = table(houses=houses, emissaries={"zhao": (0, there)}, hands=("orange",))
        assert ("emissary orange zhao" in words(state)) == (there < 3)


def test_r47_example_3_two_emissaries_or_two_houses_or_one_of_each() -> None:
    state = table(houses=("", "qn1 qn2", "qn3 qn4"), hands=("yellow yellow",))
    for texts in (
        ("emissary yellow qin", "emissary yellow qin"),
        ("house yellow qn5", "house yellow qn6"),
        ("house yellow qn5", "emissary yellow qin"),
        ("emissary yellow qin", "house yellow qn6"),
    ):
        assert do(state, *texts).state.phase == "draw"
    full = table(
        houses=("", "qn1 qn2", "qn3 qn4"), emissaries={"qin": (2,)}, hands=("yellow yellow",)
    )
    assert not words_of(full, "emissary") & {"yellow qin"}


def test_r48_example_4_seven_four_and_two() -> None:
    state = table(houses=("we1 we2 we3", "we4 we5", "we6"), hands=("red",))
    scene = do(state, "house red we7")
    assert scene.of(StateScored) == [StateScored("wei", (4, 2, 1), (7, 4, 2), (), 0)]


def test_r48_example_5_five_five_and_two() -> None:
    state = table(houses=("qi1 qi2", "qi3 qi4"), hands=("", "", "yellow"), turn=2)
    scene = do(state, "house yellow qi5")
    assert scene.of(StateScored) == [StateScored("qi", (2, 2, 1), (5, 5, 2), (), 0)]


def test_r49_example_6_one_alliance_scores_and_the_next_does_not() -> None:
    """Seats: blue, red, green, purple."""
    scene = ended(4, emissaries={"wei": (1, 1, 0, 0), "qin": (2, 1, 1, 0), "shu": (1, 0, 0, 2)})
    assert scene.of(AllianceScored) == [AllianceScored(3, "wei", "qin", (0,), 1, 6)]
    assert scene.source("alliances") == (6, 0, 0, 0)


def test_r50_example_7_five_in_a_line_and_a_branch() -> None:
    scene = ended(houses=("qn3 qn4 qn5 sh1 sh2 qn6",))
    assert scene.source("roads") == (5, 0, 0)
    (line,) = [event for event in scene.told if isinstance(event, RoadScored)]
    assert set(line.sites) == {"qn3", "qn4", "qn5", "sh1", "sh2"}


def test_r51_example_8_a_fortress_and_a_house_upon_it() -> None:
    state = table(houses=("", "qi5"), hands=("yellow yellow yellow",), fortresses=True)
    after = do(state, "fortress yellow qi1", "house yellow qi1").state
    assert (after.phase, after.needed) == ("draw", 2)
    assert after.hands[0] == ("yellow",)
    view = GAME.view(after, None)
    assert view.forts == ("qi1",)
    assert ("qi1", 0) in [(house.site, house.seat) for house in view.houses]
