"""China's cards as emojis and in legends."""

from __future__ import annotations

from render.china.ground.cards import face
from render.emojis import traditional
from render.legend.standing import pieces_named
from render.scripts import Script
from rules.china.position.box import box
from tests.games import PAINTED
from tests.render.test_emojis import emojis_of


def test_no_card_with_characters_that_differ_lacks_its_own_picture() -> None:
    found = emojis_of("china")
    for colour in box().cards:
        one, other = (
            face(colour, 90, s).tobytes() for s in (Script.SIMPLIFIED, Script.TRADITIONAL)
        )
        for name in (f"card_{colour}", f"pair_{colour}"):
            assert (traditional(name) in found.pictures) == (one != other), name


def test_cards_of_china_name_their_states_in_the_script_of_the_reader_as_on_the_board() -> None:
    painter = PAINTED["china"]
    for colour in box().cards:
        (card,) = pieces_named(painter, [f"card-{colour}"])
        for script in Script:
            drawn = card.drawn(script)
            assert drawn.tobytes() == face(colour, drawn.width, script).tobytes()


def test_every_card_of_china_in_a_legend_has_characters_of_its_own_where_they_differ() -> None:
    for name in (*(f"card-{colour}" for colour in box().cards), "payment-pair-red"):
        (card,) = pieces_named(PAINTED["china"], [name])
        shown = {card.drawn(script).tobytes() for script in Script}
        named = {face(name.rpartition("-")[2], 90, script).tobytes() for script in Script}
        assert len(shown) == len(named), name
