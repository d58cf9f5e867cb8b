"""Emojis of Ming Dynasty's provinces."""

from __future__ import annotations

from render.emojis import SIDE, traditional
from render.ming.ground.atlas import province_of
from render.ming.ground.cards import province_tile
from render.scripts import Script
from rules.ming.position.box import PROVINCES
from tests.render.test_emojis import emojis_of


def test_provinces_bear_their_number_and_for_readers_of_hanzi_their_character() -> None:
    found = emojis_of("ming")
    for key in PROVINCES:
        place = province_of(key)
        assert (traditional(key) in found.pictures) == (place.simplified[0] != place.traditional[0])
        assert found.pictures[key]() == province_tile(key, Script.LATIN, SIDE)
        assert found.png(key) != found.png(found.name_in(key, Script.SIMPLIFIED))
