"""Emperor cards and the boards they bring (R35-R39, A12)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.changcheng.moves.events import ArmiesSeen, BoardJoined, ProvinceScored, SpacesLeft
from tests.rules.changcheng.scene import ALL, EMPTY, GAME, Scene, board, scene


def third(**more: Any) -> Scene:
    """Seat 1 has laid the third emperor card and must join a board."""
    drawing = board(".a.1") + board("0010")
    seen = {0: "khorchin", 1: ALL}
    settings: dict[str, Any] = {
        "turn": 1,
        "emperors": 2,
        "hands": ["123456", "1", "123456"],
        "cards": ["0 3 jizhou", "1 4 taiyuan"],
        "walls": (9, 1, 9),
        "seen": seen,
        "armies": "234234",
        "sovereignty": (0, 1, 2, 3, 4, 0),
    }
    position = scene(drawing, **(settings | more))
    return position.do("card 1 datong", "wall 2e", "reveal")


def test_r36_the_third_emperor_card_lets_its_player_join_a_board() -> None:
    asked = third()
    assert (asked.phase, asked.acting) == ("extend", 1)
    after = asked.do("extend 4a west")
    cards = tuple(zip(("longxi", "gansu", "zhangye"), after.state.sovereignty[:3], strict=True))
    assert after.one(BoardJoined) == BoardJoined(1, "4a", "west", cards)
    assert after.revealed == (True,)
    assert after.state.boards == ("4a", "1a", "2a")
    assert (after.state.emperors, after.state.extensions) == (0, 0)
    assert (after.phase, after.acting) == ("act", 2)


def test_r36_any_unused_board_by_either_side_at_either_end() -> None:
    asked = third()
    assert asked.legal() == {
        f"extend {layout} {end}" for layout in ("3a", "3b", "4a", "4b") for end in ("west", "east")
    }
    assert asked.refused("extend 1b west") == "layout-in-play"
    assert asked.refused("extend 2a west") == "layout-in-play"
    assert asked.refused("extend 5a west") == "unknown-layout"
    assert asked.refused("extend 3a north") == "unknown-end"


def test_a12_joining_is_compulsory() -> None:
    asked = third()
    assert asked.legal() == asked.legal("extend ")
    assert asked.refused("extend 3a west", seat=0) == "not-your-turn"


@pytest.mark.parametrize("end", ["west", "east"])
def test_r38_the_new_board_gets_its_cards(end: str) -> None:
    asked = third()
    after = asked.do(f"extend 3b {end}")
    new = slice(0, 3) if end == "west" else slice(6, 9)
    old = slice(3, 9) if end == "west" else slice(0, 6)
    state, before = after.state, asked.state
    assert [army.value for army in state.armies[new]] == list(before.army_stack[:3])
    assert {(army.state, army.seen) for army in state.armies[new]} == {("down", ())}
    assert state.sovereignty[new] == before.sovereignty_stack[:3]
    told = [value for _, value in after.one(BoardJoined).sovereignty]
    assert told == list(before.sovereignty_stack[:3])
    assert (state.army_stack, state.sovereignty_stack) == (
        before.army_stack[3:],
        before.sovereignty_stack[3:],
    )
    assert state.armies[old] == before.armies
    assert state.sovereignty[old] == before.sovereignty
    assert state.done[old] == before.done
    assert not any(state.done[new])


@pytest.mark.parametrize("end", ["west", "east"])
def test_r38_everything_that_was_there_keeps_its_place(end: str) -> None:
    asked = third()
    after = asked.do(f"extend 3b {end}")
    boards = [EMPTY, *asked.drawing.split()]
    assert after.drawing.split() == (boards if end == "west" else [*boards[1:], EMPTY])
    assert after.laid() == ["0 3 jizhou", "1 4 taiyuan"]
    assert after.done() == {"datong"}
    assert after.view(None).last == asked.view(None).last != ()
    assert after.state.debts == (True, False, False)
    assert {"1a", "1c"} <= set(after.by(2).spaces("wall").split())
    taken = after.by(2).do("wall 1c", "wall 2f", "look")
    assert taken.kept() == {"1a 0"}
    known = {mongol.mongol: mongol.value for mongol in after.view(1).mongols}
    assert [known[name] for name in ALL.split()] == [2, 3, 4, 2, 3, 4]
    seen = {mongol.mongol: mongol.value for mongol in after.view(0).mongols}
    assert {name for name, value in seen.items() if value is not None} == {"khorchin"}


def test_r38_the_new_board_plays_like_the_others() -> None:
    after = third().do("extend 3b west")
    legal = after.legal()
    assert {"wall 3a", "card 1 ningxia", "double 3m", "tower 3m", "card 2 lintao"} <= legal
    built = after.do("double 3m")
    assert built.points(1)[2] == 4
    looked = built.do("look")
    (seen,) = [event for _, event in looked.whispered if isinstance(event, ArmiesSeen)]
    assert set(seen.mongols) == {"selenge", "khorchin"}


def test_r38_a_province_of_the_new_board_is_scored_with_its_own_cards() -> None:
    after = scene(
        board("0...0") + EMPTY + board("......01"),
        boards="1a 2a 3b",
        turn=2,
        sovereignty=(0,) * 7 + (4, 0),
        extensions=0,
        cards=["1 5 huamachi", "0 5 liaodong"],
    ).do("wall 3i", "reveal")
    told = after.one(ProvinceScored)
    assert (told.province, told.sovereignty, told.points) == ("huamachi", 4, 7)
    assert told.tally == (1, 3, 1)
    assert after.laid() == ["0 5 liaodong"]


@pytest.mark.parametrize("seats", [2, 3])
def test_r37_with_two_or_three_players_only_once(seats: int) -> None:
    full = board("") + board("0010")
    position = scene(full, seats=seats, emperors=2, extensions=0)
    after = position.do("wall 2e", "wall 1a", "look")
    assert after.phase == "act"
    assert GAME.remaining(after.view())[0] == SpacesLeft(20, 0, 0)


@pytest.mark.parametrize("seats", [4, 5])
def test_r37_with_four_or_five_players_twice(seats: int) -> None:
    settings: dict[str, Any] = {"seats": seats, "emperors": 2, "turn": 1}
    first = scene(EMPTY + board("0010"), **settings)
    after = first.do("wall 2e", "wall 1a", "look", "extend 3a east")
    assert (after.state.extensions, after.state.emperors) == (1, 0)
    second = scene(
        EMPTY + board("0010") + EMPTY,
        boards="1a 2a 3a",
        extensions=1,
        **settings,
    )
    asked = second.do("wall 2e", "wall 1a", "look")
    assert asked.legal() == {
        f"extend {side} {end}" for side in ("4a", "4b") for end in ("west", "east")
    }
    last = asked.do("extend 4b west")
    assert last.state.boards == ("4b", "1a", "2a", "3a")
    assert last.state.extensions == 0
    assert len(last.state.army_stack) == 9 - 3
    assert len(last.state.wall) == 52


def test_r39_the_check_waits_for_the_end_of_the_turn() -> None:
    first = scene(EMPTY + board("0010"), emperors=2).do("wall 2e")
    assert (first.phase, first.state.emperors) == ("second", 3)
    second = first.do("wall 1a")
    assert second.phase == "look"
    assert second.do("look").phase == "extend"


def test_r39_a_fourth_emperor_card_stays_for_the_next_time() -> None:
    position = scene(EMPTY + board("0010..01"), seats=4, emperors=2)
    after = position.do("double 2e", "look")
    assert (after.phase, after.state.emperors) == ("extend", 4)
    assert after.view().emperors == 4
    joined = after.do("extend 3a east")
    assert (joined.state.emperors, joined.state.extensions) == (1, 1)
    assert joined.view().emperors == 1


def test_r39_after_the_last_board_the_cards_have_no_use() -> None:
    position = scene(EMPTY + board("0010"), emperors=2, extensions=0)
    after = position.do("wall 2e", "wall 1a", "look")
    assert (after.phase, after.acting) == ("act", 1)


def test_r36_fewer_than_three_bring_no_board() -> None:
    after = scene(EMPTY + board("0010"), emperors=1).do("wall 2e", "wall 1a", "look")
    assert (after.phase, after.state.emperors) == ("act", 2)


def test_r36_a_full_wall_with_a_third_emperor_card_is_extended_not_attacked() -> None:
    full = "0101" + "01010" + "0101" + "01010" + "010" + "0101."
    after = scene(full, emperors=2, seen={0: ALL}).do("wall 2m")
    assert after.phase == "extend"
    assert after.do("extend 3a east").phase == "act"
