"""Emojis of China's cards."""

from __future__ import annotations

from render.china.ground.cards import face
from render.emojis import traditional
from render.scripts import Script
from rules.china.position.box import box
from tests.render.test_emojis import emojis_of


def test_no_card_with_characters_that_differ_lacks_its_own_picture() -> None:
    found = emojis_of("china")
    for colour in box().cards:
        one, other = (
            face(colour, 90, s).tobytes() for s in (Script.SIMPLIFIED, Script.TRADITIONAL)
        )
        for name in (f"card_{colour}", f"pair_{colour}"):
            assert (traditional(name) in found.pictures) == (one != other), name
