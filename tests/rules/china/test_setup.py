"""What a game begins with (R1-R5, A14, A18)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.china.position.state import NOBODY, State
from rules.game import Illegal, Option, Rng
from tests.rules.china.scene import GAME, do, read, table
from tests.rules.china.second_opinion import alliances, colours, roads, sites

FULL = {"red": 13, "green": 12, "orange": 11, "yellow": 11, "purple": 10}


def fresh(seats: int, side: str = "b", *, fortresses: bool = False, seed: str = "set-up") -> State:
    return GAME.setup(seats, {"side": side, "fortresses": fortresses}, Rng(seed))


def cards(state: State) -> Counter[str]:
    return Counter([*(c for hand in state.hands for c in hand), *state.row, *state.pile])


@pytest.mark.parametrize("asked", ["a", "b"])
def test_r01_three_play_side_a_and_five_side_b(asked: str) -> None:
    assert fresh(3, asked).side == "a"
    assert fresh(4, asked).side == asked
    assert fresh(5, asked).side == "b"


def test_r01_the_sides_have_these_sites_and_roads() -> None:
    count = {side: list(Counter(sites(side).values()).values()) for side in "ab"}
    assert list(colours()) == ["zhao", "yan", "qi", "lu", "wei", "han", "qin", "shu", "chu"]
    assert count == {"a": [5, 4, 5, 4, 7, 4, 6, 5, 7], "b": [6, 5, 5, 4, 7, 5, 7, 6, 8]}
    assert (len(roads("a")), len(roads("b"))) == (51, 65)
    assert len(fresh(3).houses) == 47
    assert len(fresh(5).houses) == 53


def test_r01_every_road_joins_two_sites_and_no_site_is_cut_off() -> None:
    for side in "ab":
        assert all(len(road) == 2 and road <= set(sites(side)) for road in roads(side))
        assert {site for road in roads(side) for site in road} == set(sites(side))


def test_r01_there_are_fifteen_alliances_and_roads_cross_no_other_border() -> None:
    borders = {frozenset(pair) for pair in alliances()}
    assert len(borders) == len(alliances()) == 15
    for side in "ab":
        crossed = {frozenset(sites(side)[site] for site in road) for road in roads(side)}
        assert {pair for pair in crossed if len(pair) == 2} <= borders


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_r01_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        fresh(seats)
    assert caught.value.reason == "wrong-seats"
    assert GAME.meta.seats == (3, 4, 5)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r02_everybody_has_twenty_houses_eight_emissaries_and_no_point(seats: int) -> None:
    view = GAME.view(fresh(seats), None)
    assert view.houses_left == (20,) * seats
    assert view.emissaries_left == (8,) * seats
    assert view.fortresses_left == (0,) * seats
    assert view.scores == (0,) * seats
    assert view.houses == ()
    assert all(court.emissaries == (0,) * seats and not court.scored for court in view.courts)


@pytest.mark.parametrize(("seats", "out"), [(3, 2), (4, 1), (5, 0)])
def test_r03_fewer_players_leave_out_cards_of_each_colour(seats: int, out: int) -> None:
    state = fresh(seats)
    assert cards(state) == {colour: count - out for colour, count in FULL.items()}
    assert sum(cards(state).values()) == 57 - 5 * out
    assert state.discards == ()


@pytest.mark.parametrize(("seats", "pile"), [(3, 34), (4, 36), (5, 38)])
def test_r04_three_cards_each_four_open_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = fresh(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert (len(state.row), len(state.pile)) == (4, pile)
    assert state.used_up == 0


def test_r04_cards_are_dealt_hand_by_hand_then_the_row_then_the_pile() -> None:
    deck = "yellow red green purple purple red orange red green green yellow red orange purple"
    fixed = {"deck": deck.split()}
    state = GAME.setup(3, {}, Rng("deal", 0, fixed))
    assert state.hands[0] == ("red", "green", "yellow")
    assert state.hands[1] == ("red", "purple", "purple")
    assert state.hands[2] == ("red", "green", "orange")
    assert state.row == ("green", "yellow", "red", "orange")
    assert state.pile[0] == "purple"
    assert cards(state) == {colour: count - 2 for colour, count in FULL.items()}


def test_r04_the_deck_is_shuffled() -> None:
    assert len({fresh(3, seed=str(n)).pile for n in range(5)}) == 5


def test_r05_the_emperor_begins_and_stays_where_it_is() -> None:
    state = table(3, hands=("red", "red", "red"), turn=1, start=1)
    turns = [state.turn]
    for _ in range(3):
        state = do(state, "swap red", "draw", "restock").state
        turns.append(state.turn)
    assert turns == [1, 2, 0, 1]
    assert state.start == 1


def test_r05_whoever_gets_the_emperor_is_on_turn_first() -> None:
    state = fresh(4)
    assert state.turn == state.start
    assert GAME.to_act(state) == (state.start,)
    assert (state.phase, state.state, state.last) == ("play", NOBODY, ())


def test_a14_the_side_is_an_option_and_b_when_nobody_cares() -> None:
    assert Option("side", ("b", "a"), "b", only={3: "a", 5: "b"}) in GAME.meta.options
    assert GAME.setup(4, {}, Rng("side")).side == "b"


def test_a18_chance_gives_the_emperor_to_anybody() -> None:
    starts = Counter(fresh(3, seed=str(n)).start for n in range(60))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 5


def test_a18_the_table_may_say_who_starts() -> None:
    for number in ("1", "2", "3"):
        state = GAME.setup(3, {}, Rng("start", 0, {"start": [number]}))
        assert state.start == state.turn == int(number) - 1


def test_r40_fortresses_are_an_option_and_off_when_nobody_asks() -> None:
    assert Option("fortresses", (False, True), default=False) in GAME.meta.options
    assert not GAME.setup(3, {}, Rng("plain")).fortresses
    assert GAME.setup(3, {"fortresses": True}, Rng("variant")).fortresses


def test_words_may_be_written_large() -> None:
    assert read("House PAIR-Red WE1") == read("house pair-red we1")
    assert read("Emissary RED Wei") == read("emissary red wei")
    assert read("TAKE Green") == read("take green")
