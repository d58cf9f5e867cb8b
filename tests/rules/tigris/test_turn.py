"""Setup, turns, swaps and the end of the game: R4-R6, R22, R47-R49."""

from __future__ import annotations

import pytest

from rules.game import Illegal, Rng
from rules.summaries import summarised
from rules.tigris.moves.actions import Refill
from rules.tigris.moves.events import (
    BagShort,
    GameEnds,
    MonumentPaid,
    TilesDrawn,
    TilesSwapped,
    TreasuresLeft,
    TurnEnded,
)
from tests.rules.tigris.board import CORNERS, STARTING_TEMPLES
from tests.rules.tigris.scene import BAG, GAME, fresh, scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r04_setup(seats: int) -> None:
    game = fresh(seats)
    view = game.view()
    assert {tile.cell for tile in view.tiles} == STARTING_TEMPLES
    assert {tile.tile for tile in view.tiles} == {"temple"}
    assert game.treasures() == STARTING_TEMPLES
    assert {treasure.cell for treasure in view.treasures if treasure.corner} == CORNERS
    assert view.stock == (("priest", "farmer", "trader", "king"),) * seats
    assert view.catastrophes_left == (2,) * seats
    assert view.hand_sizes == (6,) * seats
    assert view.bag == 143 - 6 * seats
    assert len(view.unbuilt) == 6
    assert view.dynasties == ("archer", "bull", "pot", "lion")[:seats]
    assert (view.phase, view.actions_left) == ("act", 2)


def test_r04_the_box_holds_153_tiles() -> None:
    state = fresh(4).state
    total = [sum(hand[colour] for hand in state.hands) for colour in range(4)]
    words = ("temple", "farm", "market", "settlement")
    held = [n + state.bag.count(w) for n, w in zip(total, words, strict=True)]
    assert held == [47, 36, 30, 30]


def test_r04_hands_come_seat_by_seat_from_the_bag() -> None:
    first = ["temple"] * 6 + ["farm"] * 6 + ["market"] * 5 + ["settlement", "temple"]
    game = fresh(3, bag=first, start=["2"])
    assert [game.hand(seat) for seat in range(3)] == ["tttttt", "ffffff", "mmmmms"]
    assert game.state.bag[0] == "temple"
    assert (game.state.turn, game.acting) == (1, 1)


def test_r04_any_seat_may_begin() -> None:
    starts = {GAME.setup(4, {}, Rng(n)).turn for n in range(60)}
    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_r04_two_to_four_seats(seats: int) -> None:
    with pytest.raises(Illegal):
        GAME.setup(seats, {}, Rng(1))


def test_r05_two_actions_of_any_sort() -> None:
    first = scene("E5 t .")
    for text in ("place temple G7", "position king F5", "catastrophe G7", "swap temple"):
        once = first.do(text)
        once = once.do("exchange") if once.phase == "swap" else once
        assert (once.acting, once.phase, once.state.actions_left) == (0, "act", 1)
        over = once.do("catastrophe A1")
        assert (over.acting, over.phase) == (0, "refill")
        assert over.do("refill").acting == 1


def test_r05_the_same_action_twice() -> None:
    after = scene("E5 .").do("place market E5", "place farm D4", "refill")
    assert after.acting == 1
    assert after.state.actions_left == 2


def test_r05_fewer_than_two() -> None:
    for position in (scene(), scene("E5 t .").do("position king F5")):
        after = position.do("end")
        assert after.of(TurnEnded) == [TurnEnded(0)]
        assert (after.phase, after.legal()) == ("refill", {"refill"})
        assert Refill.automatic, "nobody decides about it"


def test_r05_only_the_seat_on_turn() -> None:
    position = scene()
    for seat in (1, 2):
        assert GAME.legal(position.state, seat) == ()
        position.refused("place market E5", seat)
        position.refused("end", seat)


def test_r05_clockwise() -> None:
    turns = scene()
    seen: list[int] = []
    for _ in range(4):
        seen.append(turns.acting)
        turns = turns.do("end", "refill")
    assert seen == [0, 1, 2, 0]


def test_r06_conflict_monument_and_treasures_belong_to_the_action() -> None:
    """A war, then a monument, then treasures, all before the second action."""
    drawing = """
        E4 t* .  m  m  .  .
           0t t  m  .  t  t*
           .  0k .  .  1k .
        """
    war = scene(drawing, hands=("ms", "")).do("place market H5")
    assert (war.phase, war.state.actions_left) == ("attack", 2)
    square = war.do("support 1", "support 0")
    assert (square.phase, square.state.actions_left) == ("build", 2)
    asked = square.do("decline")
    assert (asked.phase, asked.state.actions_left) == ("keep", 2)
    after = asked.do("keep E4")
    assert (after.phase, after.state.actions_left) == ("act", 1)
    assert (after.points(0), after.state.won) == ((0, 0, 0, 1), (1, 0, 0))


def test_r22_tiles_are_discarded_and_others_drawn() -> None:
    position = scene(hands=("tffmss",), bag=("market", "market", "temple", "farm"))
    chosen = position.do("swap farm", "swap farm")
    assert (chosen.phase, chosen.acting) == ("swap", 0)
    assert chosen.legal() == {"exchange", "swap temple", "swap market", "swap settlement"}
    after = chosen.do("exchange")
    assert after.hand(0) == "tmmmss"
    assert after.state.bag == ("temple", "farm")
    assert after.state.discarded == (0, 2, 0, 0)
    assert (after.phase, after.state.actions_left) == ("act", 1)
    assert after.of(TilesSwapped) == [TilesSwapped(0, 2)]
    assert after.whispered == ((0, TilesDrawn((("market", 2),))),)
    assert after.revealed == (True,)


def test_r22_one_to_six() -> None:
    position = scene(hands=("tffmss",))
    position.refused("exchange")
    swaps = ("swap temple", "swap farm", "swap farm", "swap market")
    all_six = position.do(*swaps, "swap settlement", "swap settlement")
    assert all_six.legal() == {"exchange"}
    assert all_six.do("exchange").hand(0) == "ttffms"


def test_r22_what_was_begun_is_finished() -> None:
    chosen = scene().do("swap farm")
    chosen.refused("end")
    chosen.refused("place market E5")


def test_r22_only_tiles_in_hand_and_never_catastrophes() -> None:
    position = scene(hands=("tt",))
    assert position.legal("swap") == {"swap temple"}
    position.refused("swap farm")
    position.refused("swap catastrophe")


def test_r47_income_comes_before_the_refill() -> None:
    drawing = "E4 . S S t 0k\n . S S . ."
    after = scene(drawing, monuments={"F4": "red-black"}, hands=("t",)).do("end")
    assert after.of(MonumentPaid) == [MonumentPaid(0, "black", "red-black")]
    assert (after.phase, after.hand(0)) == ("refill", "t")


def test_r47_everybody_refills_the_seat_on_turn_first() -> None:
    position = scene(
        turn=1,
        hands=("tttt", "ttt", "ttttt"),
        bag=("farm", "farm", "farm", "market", "settlement", "settlement", "temple"),
    )
    after = position.do("end", "refill")
    assert [after.hand(seat) for seat in range(3)] == ["ttttss", "tttfff", "tttttm"]
    assert after.state.bag == ("temple",)
    assert after.acting == 2
    assert dict(after.whispered) == {
        1: TilesDrawn((("farm", 3),)),
        2: TilesDrawn((("market", 1),)),
        0: TilesDrawn((("settlement", 2),)),
    }


def test_r47_no_refill_in_mid_turn() -> None:
    after = scene("E5 .").do("place market E5")
    assert after.hand(0) == "tffss"
    assert after.do("place farm D4").hand(0) == "tfss"


def test_r47_refilling_reveals_only_when_somebody_draws_or_it_is_over() -> None:
    assert scene().do("end", "refill").revealed == (False, False)
    assert scene(hands=("t",)).do("end", "refill").revealed == (False, True)
    assert scene(corners="B2").do("end", "refill").revealed == (False, True)


def test_r48_two_treasures_left_end_the_game_with_the_turn() -> None:
    position = scene("B2 t* . t*\n 0t", corners="P2")
    last = position.do("place settlement C2")
    assert len(last.state.treasures) == 2
    assert (last.phase, last.acting) == ("act", 0)
    over = last.do("end", "refill")
    assert (over.phase, GAME.to_act(over.state)) == ("over", ())
    assert over.of(GameEnds) == [GameEnds("treasures")]


def test_r48_three_left_do_not() -> None:
    after = scene(corners="B2 P2 B8").do("end", "refill")
    assert (after.phase, after.acting) == ("act", 1)


def test_r48_one_left_ends_it_too() -> None:
    assert scene(corners="B2").do("end", "refill").phase == "over"


def test_r49_a_refill_that_falls_short_ends_the_game() -> None:
    over = scene(hands=("ttt",), bag=("farm", "farm")).do("end", "refill")
    assert over.phase == "over"
    assert over.hand(0) == "tttff"
    assert over.of(GameEnds) == [GameEnds("bag")]
    assert len(over.of(BagShort)) == 1


@pytest.mark.parametrize("corners", ["B2 P2 B8 O9", "B2"])
def test_r49_nobody_is_told_what_they_draw_when_the_game_is_over(corners: str) -> None:
    over = scene(hands=("ttt",), bag=("farm", "farm"), corners=corners).do("end", "refill")
    assert over.phase == "over"
    assert over.whispered == ()


def test_r49_a_board_in_words_knows_that_the_game_is_over() -> None:
    running = scene(hands=("ttt",), bag=("farm", "farm")).do("end")
    over = running.do("refill")
    for position, ended in ((running, False), (over, True)):
        facts = [fact for section in GAME.describe(position.view()) for fact in section.facts]
        assert TreasuresLeft(4, ended) in facts
        assert TreasuresLeft(4, ended) in GAME.remaining(position.view())


def test_r49_the_last_turn_is_not_announced_when_the_game_ends_with_it() -> None:
    swap, begun = ("swap farm", "swap farm", "exchange"), scene(hands=("tffmss",), bag=("temple",))
    swapped, over = begun.do(*swap), begun.do(*swap, "end", "refill")
    assert len(over.of(BagShort)) == 1
    for position, announced in ((swapped, True), (over, False)):
        told = summarised(GAME.meta, position.told)
        assert any(isinstance(event, BagShort) for event in told) is announced


def test_r49_another_seats_shortage_ends_it_too() -> None:
    over = scene(hands=("tttttt", "ttt"), bag=("farm",)).do("end", "refill")
    assert over.phase == "over"


def test_r49_after_a_short_swap_the_turn_is_finished() -> None:
    position = scene(hands=("tffmss",), bag=("temple",))
    short = position.do("swap farm", "swap farm", "exchange")
    assert short.hand(0) == "ttmss"
    assert len(short.of(BagShort)) == 1
    assert (short.phase, short.acting, short.state.actions_left) == ("act", 0, 1)
    placed = short.do("place temple E5")
    assert placed.phase == "refill"
    over = placed.do("refill")
    assert over.phase == "over"
    assert over.of(GameEnds) == [GameEnds("bag")]


def test_r49_a_swap_from_an_empty_bag_is_allowed_and_short() -> None:
    short = scene(bag=()).do("swap farm", "exchange")
    assert short.hand(0) == "tfmss"
    assert short.whispered[-1] == (0, TilesDrawn(()))
    assert short.do("end", "refill").phase == "over"


def test_r49_a_short_swap_ends_the_game_although_the_hand_is_whole() -> None:
    """Nothing else is missing at the end of the turn."""
    after = scene(hands=("t",) * 3, bag=()).do("swap temple", "exchange", "end", "refill")
    assert after.phase == "over"


def test_r49_emptying_the_bag_exactly_does_not_end_the_game() -> None:
    refilled = scene(hands=("tttt",), bag=("farm", "farm")).do("end", "refill")
    assert (refilled.phase, refilled.acting, refilled.state.bag) == ("act", 1, ())
    swapped = scene(bag=("market", "market")).do("swap farm", "swap farm", "exchange")
    assert swapped.do("end", "refill").phase == "act"


def test_r49_an_empty_bag_alone_does_not_end_it() -> None:
    assert scene(bag=()).do("end", "refill").phase == "act"


def test_r49_the_bag_is_long_enough_elsewhere() -> None:
    assert scene(bag=BAG).do("place market E5", "end", "refill").phase == "act"
