"""Emojis of Carcassonne's tiles."""

from __future__ import annotations

from dataclasses import replace

from rules.carcassonne import GAME
from tests.render.test_emojis import emojis_of, setup_of


def test_tiles_lie_as_they_would_but_for_those_of_the_river() -> None:
    found, view = emojis_of("carcassonne"), GAME.view
    state = setup_of("carcassonne").begin("turns")
    for drawn, turn, shown in (("D", 90, "d_90"), ("X", 270, "x_0"), ("R-BEND", 90, None)):
        seen = replace(view(state, 0), drawn=drawn)
        assert found.name_for_action(seen, ("place", "M12", str(turn))) == shown
    assert found.name_for_action(view(state, 0), ("deploy", "road-n")) == "road"
