"""*What Is This?* tells the rules for exactly what a panel asks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.front.panel.explaining import explanation
from rules.narrow import VERB, Choice, narrow
from sandbox.web.driver import text_of
from tests.front.commands.test_limits import panels
from tests.front.conftest import House, control, has, labels, panel, tap
from tests.games import WHOLE
from tests.languages import every_language
from tests.tapping import component


async def test_the_button_for_newcomers_has_words_and_answers_apart(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    (name,) = await house.on_turn(match_id)
    mine = panel(await tap(house.person(name), (await house.posts())[-1], "turn"))
    reply = await tap(house.person(name), mine, "explain")
    told = text_of(panel(reply))
    assert panel(reply)["id"] != mine["id"]
    assert "**Place**" in told or "**Place tile**" in told
    assert "**Cell**: " in told
    assert "Which cell" in told or "column and row" in told
    assert "/rules" in told
    assert has(mine, "explain")
    assert "What Is This?" in labels(mine)
    tapped = control(mine, "explain")["custom_id"]
    stale = await house.person(name).raw(3, component(f"{tapped} place zz"), message=mine)
    assert text_of(panel(stale)) == told, "what was picked and is not legal now is passed over"


def test_who_has_nothing_to_decide_is_told_so() -> None:
    shown = next(panels("carcassonne", "en"))
    other = replace(shown, seat=(shown.seat + 1) % len(shown.presenter.table.seats))
    assert "There is nothing to decide now." in explanation(other, ())


@every_language
def test_beside_hint_stands_that_it_counts_along(locale: str) -> None:
    shown = next(panels("tigris", locale))
    presenter = shown.presenter
    allowed = replace(presenter, table=replace(presenter.table, hints=True))
    counted = presenter.say("explain-hint")
    assert counted in explanation(replace(shown, presenter=allowed), ())
    assert counted not in explanation(shown, ())


@every_language
@pytest.mark.parametrize("game", WHOLE)
async def test_every_question_of_a_game_is_explained(game: str, locale: str) -> None:
    for shown in panels(game, locale):
        picked: tuple[str, ...] = ()
        while isinstance(found := narrow(shown.legal, picked), Choice):
            told = explanation(replace(shown, picked=found.picked), found.picked)
            assert len("\n".join(told)) < 3900
            prose = shown.presenter.prose
            if found.kind == VERB:
                assert all(any(prose.verb(verb) in line for line in told) for verb in found.values)
            else:
                assert any(prose.describes_field(found.field) in line for line in told)
            picked = (*found.picked, found.values[0])


@every_language
def test_every_card_of_the_wall_says_what_it_does(locale: str) -> None:
    shown = next(p for p in panels("changcheng", locale) if p.presenter.view(0).hand)
    prose = shown.presenter.prose
    told = {prose.describes("card", card) for card in range(1, 7)}
    assert len(told) == 6
    assert "" not in told
    assert prose.describes("card", 7) == prose.describes("cell", "A1") == "", "nothing to say"
    may = {"en": "May ", "de": "Darf "}.get(locale, "可以")
    free = [prose.describes("card", card).startswith(may) for card in range(1, 7)]
    assert free == [True, *[False] * 4, True], "warrior and official may do nothing (A5, A9)"
    asked = next(p for p in panels("changcheng", locale) if any(a.verb == "card" for a in p.legal))
    named = [line for line in explanation(asked, ("card",)) if line.startswith("- **")]
    assert named
    assert not any(line[4].islower() for line in named)
