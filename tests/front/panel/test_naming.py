"""What a position names by other words: in panels, lines, suggestions and as typed."""

from __future__ import annotations

import pytest

from bot.front.panel.choices import build_menu
from bot.front.panel.consequences import consequences, foresee_all
from bot.front.panel.lines import describe_line, follow
from bot.front.panel.panel import Panel
from bot.front.panel.typed_lines import readings
from bot.matches.table.model import Draft
from bot.matches.table.requests import DraftVersion
from bot.texts.typed_actions import spoken
from rules import GAMES
from rules.carcassonne.moves.actions import Deploy
from rules.carcassonne.position.state import State
from tests.front.panel.test_lines import presenter
from tests.rules.carcassonne.scene import deploying, placing

GAME = GAMES["carcassonne"]


def draft(state: State) -> Draft:
    return Draft((), state, (), ready=False, version=DraftVersion(1, 0))


def test_fields_of_the_panel_are_named_by_where_their_marks_are() -> None:
    state = deploying("U M14 90")
    table = presenter(GAME, state)
    prose = table.prose_at(GAME.view(state, state.turn))
    shown = build_menu(GAME.legal(state, state.turn), ("deploy",), prose)
    assert [entry.label for entry in shown.entries] == [
        "A · road",
        "B · field bottom left",
        "C · field top right",
    ]
    assert shown.entries[2].words == ("deploy", "field-nnw"), "its canonical text stays"


def test_lines_name_them_as_the_tile_lies_then() -> None:
    state = placing(tile="U")
    line = follow(GAME, state, state.turn, ("place M14 90", "deploy field-nnw"))
    told = describe_line(presenter(GAME, state), line)[0]
    assert told == "Place tile · M14 · ↻ 90° → Put follower · field top right"


@pytest.mark.parametrize(
    "typed",
    [
        ["Plättchen legen M14 ↻ 90°", "Gefolgsmann setzen Wiese oben rechts"],
        ["Plättchen legen M14 90", "Gefolgsmann setzen Wiese im Norden, links"],
        ["place M14 90", "deploy field-nnw"],
    ],
)
def test_a_line_is_read_in_the_words_of_the_panel_and_in_those_of_the_sides(
    typed: list[str],
) -> None:
    state = placing(tile="U")
    found, _ = readings(presenter(GAME, state, "de"), draft(state), state.turn, typed)
    assert [text for text, _ in found] == ["place M14 90", "deploy field-nnw"]


def test_what_may_follow_a_line_is_suggested_in_the_words_of_the_panel() -> None:
    state = placing(tile="U")
    table = presenter(GAME, state, "de")
    _, prose = readings(table, draft(state), state.turn, ["place M14 90"])
    assert spoken(prose, Deploy("field-nnw"))[1] == "Wiese oben rechts"
    for typed in (["place A1 90"], ["place A1 90", "pass"]):
        _, prose = readings(table, draft(state), state.turn, typed)
        assert spoken(prose, Deploy("field-nnw"))[1] == "Wiese im Norden, links", "no such position"


def test_places_that_lead_to_the_same_say_their_verb_once() -> None:
    state = deploying("U M14 90")
    table = presenter(GAME, state)
    panel = Panel(table, state.turn, draft(state))
    view = GAME.view(state, state.turn)
    shown = build_menu(GAME.legal(state, state.turn), (), table.prose_at(view), pieces=True)
    told = consequences(panel, shown, foresee_all(panel, shown, view))
    assert told[0].startswith("**Put follower: A · ")
    assert told[1] == (
        "**B · field bottom left, C · field top right**: "
        "there until the end, no finished city beside it yet"
    )
