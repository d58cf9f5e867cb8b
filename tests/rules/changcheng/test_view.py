"""What the table looks like to everybody: pieces, supplies, and where the newest action was."""

from __future__ import annotations

from rules.changcheng.moves.events import ArmiesUnseen, SpacesLeft, SupplyHeld
from rules.changcheng.told.view import Piece, Shown
from tests.rules.changcheng.scene import EMPTY, GAME, board, scene


def test_every_piece_is_shown_with_its_owner() -> None:
    view = scene(board("0nbAAz") + EMPTY, seats=2, neutral=True).view()
    assert view.pieces == (
        Piece("1a", "wall", 0),
        Piece("1b", "wall", None),
        Piece("1c", "tower", 1),
        Piece("1d", "double", 0),
        Piece("1e", "double", 0),
        Piece("1f", "damaged", 1),
    )


def test_what_is_left_is_known_to_all() -> None:
    position = scene(board("bAA") + EMPTY, seats=2, neutral=True, walls=(3, 4), neutral_walls=5)
    assert GAME.remaining(position.view()) == (
        SpacesLeft(23, 1, 5),
        ArmiesUnseen((("2", 5), ("3", 5), ("4", 5))),
        SupplyHeld(0, 3, 0, 1, 6),
        SupplyHeld(1, 4, 1, 0, 6),
    )


def test_a_province_being_scored_shows_its_cards_and_its_change() -> None:
    cards = ["1 3 datong", "0 4 datong", "1 6 datong"]
    position = scene(board("1") + board("0011"), turn=2, cards=cards).do("wall 2e", "reveal")
    view = position.do("flood less").view()
    assert (view.scoring, view.change) == ("datong", -2)
    assert view.working == (Shown(0, 4), Shown(1, 6))
    assert (view.turn, view.acting, view.phase) == (2, 0, "ability")


def test_the_newest_action_shows_where_it_was() -> None:
    assert scene().do("wall 1a").view().last == ("1a",)
    assert scene().do("wall 1a", "wall 2a").view().last == ("1a", "2a")
    assert scene().do("double 1m").view().last == ("1m", "2a")
    assert scene().do("tower 2c", "look", "wall 1a").view().last == ("1a",)


def test_so_do_damage_and_swaps() -> None:
    position = scene(board("1") + board("0011"), turn=2, cards=["0 2 datong", "1 6 datong"])
    asked = position.do("wall 2e", "reveal", "damage 2a")
    assert asked.view().last == ("2e", "2a")
    assert asked.do("exchange 2b 1a").view().last == ("2e", "2a", "2b", "1a")


def test_a_board_in_the_west_moves_no_name() -> None:
    asked = scene(EMPTY + board("0011"), emperors=2, seen={2: "khalkha"}, turn=2).do("tower 2e")
    assert asked.phase == "extend"
    assert asked.do("extend 3a west").view().last == ("2e",)
    assert asked.do("extend 3a east").view().last == ("2e",)
