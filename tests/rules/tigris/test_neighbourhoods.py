"""Where the cells of a choice are: at kingdoms, told by their leaders, or at none."""

from __future__ import annotations

from rules.game import Event
from rules.narrow import Choice, narrow
from rules.tigris.moves.events import BetweenKingdoms, Empty, Leaderless, OfKingdom
from tests.rules.tigris.scene import GAME, Scene, scene

MINE = OfKingdom(("king",), ())
THEIRS = OfKingdom((), (("king", 1),))


def places(position: Scene, *picked: str) -> dict[Event, tuple[str, ...]]:
    """The places of the cells that may follow some words, in order."""
    seat = position.acting
    found = narrow(GAME.legal(position.state, seat), picked)
    assert isinstance(found, Choice)
    told = GAME.neighbourhoods(position.view(seat), found)
    return {place.name: place.values for place in told}


def test_cells_are_told_by_the_kingdom_they_touch_ones_own_first() -> None:
    found = places(scene("E5 1k t . t 0k"), "place", "temple")
    assert list(found) == [MINE, THEIRS, BetweenKingdoms(), Leaderless(), Empty(land=True)]
    assert set(found[MINE]) == {"H4", "I4", "J5", "I6", "H6"}
    assert found[BetweenKingdoms()] == ("G5",)
    assert {"A2", "P1", "B9", "O8"} <= set(found[Leaderless()]), "beside temples of corners"


def test_a_kingdom_of_several_is_told_by_all_its_leaders() -> None:
    found = places(scene("E5 1k t 0t"), "place", "temple")
    assert OfKingdom(("trader",), (("king", 1),)) in found


def test_farms_go_beside_kingdoms_or_on_the_empty_river() -> None:
    found = places(scene("C2 t 0k"), "place", "farm")
    assert list(found) == [MINE, Leaderless(), Empty(land=False)]
    assert found[MINE] == ("E2", "D3")


def test_a_leader_that_moves_is_lifted_first() -> None:
    found = places(scene("E5 0k t . t 1k"), "position", "king")
    assert MINE not in found, "it was the only one there"
    assert {"F4", "F6"} <= set(found[Leaderless()])


def test_a_catastrophe_strikes_tiles_of_a_kingdom_or_blocks_cells_beside_it() -> None:
    found = places(scene("E5 0k t . t 1k . t"), "catastrophe")
    assert set(found[MINE]) == {"E4", "F4", "D5", "F5", "E6", "F6"}
    assert "K5" in found[Leaderless()], "where a tile lies alone, too"


def test_what_is_no_cell_is_at_no_place() -> None:
    assert places(scene("E5 0k t"), "swap") == {}
