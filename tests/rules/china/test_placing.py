"""Playing cards and placing houses (R6-R11, R14-R17)."""

from __future__ import annotations

from rules.china.moves.events import HousePlaced, StateScored
from rules.china.position.state import NOBODY
from tests.rules.china.scene import GAME, all_sites, do, reason, table, words, words_of
from tests.rules.china.second_opinion import sites


def test_r06_markers_or_a_swap_never_both() -> None:
    state = table(houses=("we1",), hands=("red red purple",))
    assert not words_of(do(state, "house red we2").state, "swap")
    after_swap = do(state, "swap purple").state
    assert words(after_swap) == {
        "draw",
        *[f"take {c}" for c in ("red", "green", "orange", "yellow")],
    }


def test_r06_neither_is_not_a_choice() -> None:
    begun = {text.split()[0] for text in words(table(hands=("red red purple",)))}
    assert begun == {"house", "swap"}


def test_r07_two_markers_are_the_most() -> None:
    state = table(houses=("we1",), hands=("red red red",))
    after = do(state, "house red we2", "house red we3").state
    assert after.phase == "draw"
    assert after.hands[0] == ("red",)


def test_r07_three_cards_are_the_most_and_may_all_be_played() -> None:
    state = table(houses=("we1",), hands=("red green green",))
    after = do(state, "house pair-green we2", "house red we3").state
    assert (after.hands[0], after.needed) == ((), 3)


def test_r07_both_markers_go_to_one_state() -> None:
    state = table(houses=("we1", "sh1"), hands=("red red green",))
    second = do(state, "house red we2").state
    assert second.phase == "second"
    assert words_of(second, "house") == {f"red we{n}" for n in range(3, 8)}
    assert words_of(second, "emissary") == {"red wei"}
    assert reason(second, "house red sh2") == "one-state-a-turn"


def test_r07_one_marker_is_the_least() -> None:
    assert not {"stop", "pass"} & words(table(hands=("red green purple",)))
    assert reason(table(hands=("red green purple",)), "stop") == "wrong-phase"
    assert reason(table(hands=("red green purple",)), "pass") == "must-act"


def test_r08_each_marker_takes_its_own_card() -> None:
    state = table(houses=("we1",), hands=("red purple green",))
    after = do(state, "house red we2").state
    assert after.hands[0] == ("green", "purple")
    assert words(after) == {"stop"}
    assert reason(after, "house red we3") == "no-such-card"


def test_r08_a_card_of_another_colour_pays_for_nothing() -> None:
    state = table(hands=("red green purple",))
    twins = {"red": ("wei", "shu"), "green": ("yan", "han"), "purple": ("chu",)}
    assert reason(state, "house red qi1") == "wrong-colour"
    assert words_of(state, "house") == {
        f"{card} {site}"
        for site, owner in sites("a").items()
        for card, pair in twins.items()
        if owner in pair
    }


def test_r08_one_cannot_pay_with_cards_of_others() -> None:
    state = table(hands=("red green purple", "yellow yellow yellow"))
    assert reason(state, "house yellow qi1") == "no-such-card"
    assert reason(state, "house pair-yellow we1") == "no-such-pair"


def test_r08_only_the_seat_on_turn_places() -> None:
    state = table(hands=("red red red", "red red red"))
    assert GAME.legal(state, 1) == ()
    assert reason(state, "house red we1", seat=1) == "not-your-turn"


def test_r09_two_equal_cards_pay_in_any_state_of_another_colour() -> None:
    state = table(hands=("green green",))
    pairs = {text.split()[1] for text in words_of(state, "house") if text.startswith("pair-green")}
    assert pairs == {site for site, owner in sites("a").items() if owner not in ("yan", "han")}


def test_r09_two_cards_of_the_own_colour_are_no_pair() -> None:
    state = table(hands=("red red",))
    assert words_of(state, "house") >= {"red we1", "pair-red qi1"}
    assert reason(state, "house pair-red we1") == "pair-of-own-colour"
    assert reason(state, "house pair-red sh1") == "pair-of-own-colour"


def test_r09_two_different_cards_are_no_pair() -> None:
    state = table(hands=("red green",))
    assert not [text for text in words(state) if "pair" in text]
    assert reason(state, "house pair-red qi1") == "no-such-pair"
    assert reason(state, "house pair-black qi1") == "unknown-payment"


def test_r09_a_pair_takes_two_cards() -> None:
    after = do(table(hands=("green green purple",)), "house pair-green we1").state
    assert after.hands[0] == ("purple",)
    assert after.discards == ("green", "green")


def test_r10_an_empty_state_takes_one_marker() -> None:
    after = do(table(hands=("red red red",)), "house red we1").state
    assert after.phase == "draw"
    assert after.needed == 1


def test_r10_any_house_is_presence() -> None:
    state = table(houses=("", "we1"), hands=("red red red",))
    assert do(state, "house red we2").state.phase == "second"


def test_r10_the_state_named_first_counts_not_its_twin() -> None:
    state = table(houses=("sh1",), hands=("red red red",))
    assert do(state, "house red we2").state.phase == "draw"


def test_r11_any_free_site_will_do_with_or_without_neighbours() -> None:
    state = table(houses=("we1", "we5"), hands=("red",))
    free = {f"we{n}" for n in (2, 3, 4, 6, 7)} | {f"sh{n}" for n in range(1, 6)}
    assert words_of(state, "house") == {f"red {site}" for site in free}


def test_r11_one_house_a_site_whoever_owns_it() -> None:
    state = table(houses=("we1", "we2"), hands=("red",))
    assert reason(state, "house red we1") == "site-taken"
    assert reason(state, "house red we2") == "site-taken"
    assert reason(state, "house red we9") == "unknown-site"


def test_r11_side_b_has_sites_of_its_own() -> None:
    assert "purple ch8" in words_of(table(4, "b", hands=("purple",)), "house")
    assert reason(table(4, "a", hands=("purple",)), "house purple ch8") == "unknown-site"


def test_r11_the_house_is_told_and_stands_for_all_to_see() -> None:
    scene = do(table(hands=("green green",)), "house pair-green we4")
    assert scene.of(HousePlaced) == [HousePlaced(0, "we4", "wei", "pair-green")]
    houses = GAME.view(scene.state, None).houses
    assert [(house.site, house.seat) for house in houses] == [("we4", 0)]
    assert GAME.view(scene.state, 1).last == ("we4",)
    assert GAME.view(scene.state, 1).state == "wei"


def test_r14_a_house_first_makes_room_for_an_emissary() -> None:
    state = table(houses=("we1",), emissaries={"wei": (0, 1)}, hands=("red red",))
    assert reason(state, "emissary red wei") == "court-full"
    assert "emissary red wei" in words(do(state, "house red we2").state)


def test_r14_what_was_paid_first_is_gone_for_the_second() -> None:
    state = table(houses=("we1",), hands=("red green green",))
    second = do(state, "house pair-green we2").state
    assert {text.split()[0] for text in words_of(second, "house")} == {"red"}
    second = do(state, "house red we2").state
    assert {text.split()[0] for text in words_of(second, "house")} == {"pair-green"}


def test_r14_the_emissary_may_come_first() -> None:
    state = table(houses=("we1",), hands=("red red",))
    second = do(state, "emissary red wei").state
    assert second.phase == "second"
    assert not words_of(second, "emissary")
    assert do(second, "house red we2").state.phase == "draw"


def test_r15_without_houses_in_supply_none_is_built() -> None:
    twenty = " ".join([*list(sites("a"))[:18], "we5", "we6"])
    state = table(houses=(twenty, "we7"), hands=("red",), scored="zhao yan qi lu")
    assert not words_of(state, "house")
    assert words_of(state, "emissary") == {"red wei"}
    assert reason(state, "house red we1") == "no-houses"


def test_r15_the_twentieth_house_can_be_built() -> None:
    nineteen = " ".join([*list(sites("a"))[:18], "we5"])
    state = table(houses=(nineteen, "we7"), hands=("red red",))
    second = do(state, "house red we1").state
    assert not words_of(second, "house")
    assert GAME.view(second, None).houses_left == (0, 19, 20)


def test_r15_markers_stay() -> None:
    state = table(houses=("we1",), hands=("red",))
    verbs = {action.verb for action in GAME.meta.actions}
    assert verbs == {
        "house", "emissary", "fortress", "stop", "swap", "take", "draw", "pass", "restock",
    }  # fmt: skip
    after = do(state, "house red we2", "draw", "draw", "draw", "restock").state
    assert after.houses[list(sites("a")).index("we1")] == 0


def test_r16_paid_cards_lie_open_on_the_discards() -> None:
    state = table(houses=("we1",), hands=("red green green",), discards="purple")
    after = do(state, "house red we2", "house pair-green we3").state
    assert after.discards == ("purple", "red", "green", "green")
    assert GAME.view(after, None).discards == after.discards


def test_r17_the_last_site_scores_the_state_at_once() -> None:
    state = table(houses=("ha1", "ha2 ha3"), hands=("green",), row="", pile="red red red red")
    scene = do(state, "house green ha4")
    assert scene.of(StateScored) == [StateScored("han", (2, 2, 0), (4, 4, 0), (), 0)]
    assert scene.points == (4, 4, 0)
    han = next(court for court in GAME.view(scene.state, None).courts if court.state == "han")
    assert han.scored


def test_r17_the_turn_goes_on_with_the_second_marker() -> None:
    state = table(houses=("ha1 ha2", "ha3"), hands=("green green",))
    second = do(state, "house green ha4").state
    assert (second.phase, second.turn) == ("second", 0)
    assert words(second) == {"emissary green han", "stop"}


def test_r17_two_houses_may_fill_the_state_together() -> None:
    state = table(houses=("ha1", "ha2"), hands=("green green",))
    scene = do(state, "house green ha3", "house green ha4")
    assert scene.of(StateScored) == [StateScored("han", (3, 1, 0), (4, 3, 0), (), 0)]


def test_r17_a_state_that_lacks_a_house_is_not_scored() -> None:
    state = table(houses=("ha1", "ha2"), hands=("green",))
    scene = do(state, "house green ha3")
    assert not scene.of(StateScored)
    assert not any(scene.state.scored)


def test_r17_emissaries_fill_no_site() -> None:
    state = table(houses=("ha1 ha2 ha3",), hands=("green green",))
    assert not do(state, "emissary green han", "emissary green han").of(StateScored)


def test_a19_the_second_marker_may_be_left_out() -> None:
    state = table(houses=("we1",), hands=("red red purple",))
    after = do(state, "house red we2", "stop").state
    assert (after.phase, after.needed) == ("draw", 1)
    assert after.hands[0] == ("red", "purple")


def test_a19_nobody_is_asked_without_a_card_left() -> None:
    state = table(houses=("we1",), hands=("red",))
    assert do(state, "house red we2").state.phase == "draw"


def test_a19_nobody_is_asked_without_room_for_a_second_marker() -> None:
    state = table(houses=("ha1", "ha2 ha3"), emissaries={"han": (0, 2)}, hands=("green green",))
    assert do(state, "house green ha4").state.phase == "draw"
    state = table(houses=("ha1", "ha2 ha3"), emissaries={"han": (0, 1)}, hands=("green green",))
    assert do(state, "house green ha4").state.phase == "second"


def test_a19_nobody_is_asked_without_a_marker_for_the_room() -> None:
    """The last house of the supply goes where no emissary fits."""
    nineteen = " ".join([*list(sites("a"))[:18], "we5"])
    courts = {"wei": (0, 2)}
    state = table(houses=(nineteen, "we7"), emissaries=courts, hands=("red red",))
    assert do(state, "house red we1").state.phase == "draw"


def test_a19_a_swap_leaves_the_newest_markers_known() -> None:
    state = do(table(hands=("red", "red")), "house red we1", "take red", "draw", "draw").state
    state = do(state, "restock", "swap red", "take green", "restock").state
    assert state.last == ("we1",)
    assert state.state == NOBODY


def test_r17_no_state_is_filled_without_its_every_site() -> None:
    for state in ("zhao", "wei", "chu"):
        *others, last = all_sites(state).split()
        colour = {"zhao": "orange", "wei": "red", "chu": "purple"}[state]
        position = table(houses=("", " ".join(others)), hands=(colour,))
        told = do(position, f"house {colour} {last}").of(StateScored)
        assert [event.state for event in told] == [state]


def test_r10_the_newest_markers_are_those_of_the_newest_turn() -> None:
    hands = ("red red", "red")
    state = do(table(houses=("we1",), hands=hands), "house red we2", "house red we3").state
    assert state.last == ("we2", "we3")
    state = do(state, "draw", "draw", "draw", "restock").state
    assert state.last == ("we2", "we3")
    assert do(state, "house red we4").state.last == ("we4",)
