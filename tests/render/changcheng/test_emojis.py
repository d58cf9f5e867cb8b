"""Emojis of Chang Cheng's cards."""

from __future__ import annotations

from rules.changcheng import GAME
from rules.changcheng.moves.events import CardLaid, CardShown
from tests.render.test_emojis import emojis_of, setup_of


def test_a_card_that_lies_face_down_is_not_shown() -> None:
    emojis, game = emojis_of("changcheng"), GAME
    view = game.view(setup_of("changcheng").begin("d"), None)
    assert emojis.name_for_event(view, CardLaid(0, "datong")) is None
    assert emojis.name_for_event(view, CardShown(1, 4)) == "card_4"
