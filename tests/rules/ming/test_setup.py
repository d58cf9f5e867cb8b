"""What is laid out, and where princes begin (R1-R5, A2)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.game import Illegal, Rng
from rules.ming.moves.events import PrincePlaced, RoundBegan
from rules.ming.position.state import NOBODY, State
from tests.rules.ming.ground import PROVINCES, REGIONS
from tests.rules.ming.scene import GAME, do, reason, words


def fresh(seats: int = 3, seed: str = "setup", start: int = 1) -> State:
    return GAME.setup(seats, {}, Rng(seed, fixed={"start": [str(start)]}))


def test_r01_a_card_lies_beside_each_area_and_the_others_are_the_deck() -> None:
    state = fresh()
    assert len(state.display) == 6
    assert Counter((*state.display, *state.deck)) == {"horse": 18, "rickshaw": 18, "junk": 18}
    assert state.discards == ()


def test_r01_the_first_six_cards_of_the_deck_lie_open_in_the_order_of_provinces() -> None:
    order = ["junk", "junk", "horse", "rickshaw", "horse", "junk", "rickshaw", "horse"]
    state = GAME.setup(4, {}, Rng("deck", fixed={"deck": order}))
    assert state.display == tuple(order[:6])
    assert state.deck[:2] == tuple(order[6:])


def test_r01_the_cards_are_shuffled() -> None:
    assert len({fresh(seed=str(n)).deck for n in range(5)}) == 5


def test_a02_there_are_eighteen_cards_of_three_kinds() -> None:
    state = fresh(2)
    assert sorted(Counter((*state.display, *state.deck)).values()) == [18, 18, 18]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r02_dragons_and_tiles_are_common_and_the_first_round_begins(seats: int) -> None:
    state = fresh(seats)
    assert state.dragons == 18 - seats
    assert state.stock == (18,) * 6
    assert state.round == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r03_everybody_has_thirty_courtiers_and_a_dragon(seats: int) -> None:
    state = fresh(seats)
    assert state.supply == (30,) * seats
    assert state.hands == ((0, 0, 0, 1),) * seats
    assert state.princes == (NOBODY,) * seats
    assert GAME.scores(GAME.view(state, None)) == (0,) * seats
    assert not any(map(any, state.tiles))
    assert not any(map(any, (*state.areas, *state.open, *state.city))), "none is on the map"


def test_r04_the_start_player_is_drawn_and_play_goes_clockwise() -> None:
    starts = {GAME.setup(4, {}, Rng(str(n))).start for n in range(40)}
    assert starts == {0, 1, 2, 3}
    state, turns = fresh(4, start=3), list[int]()
    for region in ("lintao", "longan", "daming", "huaian"):
        turns.append(state.turn)
        state = do(state, f"prince {region}").state
    assert turns == [2, 3, 0, 1]


def test_r05_a_prince_goes_anywhere_and_brings_a_tile() -> None:
    state = fresh()
    assert words(state) == {f"prince {region}" for region in REGIONS}
    scene = do(state, "prince jiading")
    assert scene.prince(0) == "jiading"
    assert scene.tiles(0) == "001000"
    assert scene.state.stock == (18, 18, 17, 18, 18, 18)
    assert scene.told == (PrincePlaced(0, "jiading", "sichuan"),)
    assert not scene.reveals


def test_r05_two_princes_stand_in_one_province_but_not_in_one_region() -> None:
    scene = do(fresh(), "prince jiading")
    assert reason(scene.state, "prince jiading") == "prince-in-region"
    assert words(scene.state) == {f"prince {r}" for r in REGIONS if r != "jiading"}
    scene = scene.do("prince longan")
    assert (scene.tiles(0), scene.tiles(1)) == ("001000", "001000")


def test_r05_the_first_round_begins_when_all_princes_stand() -> None:
    scene = do(fresh(start=2), "prince jiading", "prince longan", "prince lintao")
    assert (scene.state.phase, scene.state.turn) == ("place", 1)
    assert scene.of(RoundBegan) == [RoundBegan(1, 1)]


def test_regions_that_do_not_exist_are_refused() -> None:
    assert reason(fresh(), "prince atlantis") == "unknown-region"
    assert reason(fresh(), "prince lintao", seat=1) == "not-your-turn"
    assert reason(fresh(), "pass") == "wrong-phase"


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setup(seats, {}, Rng("seats"))
    assert caught.value.reason == "wrong-seats"


def test_words_may_be_written_large() -> None:
    scene = do(fresh(), "PRINCE Jiading")
    assert PROVINCES[2] == "sichuan"
    assert scene.tiles(0) == "001000"
