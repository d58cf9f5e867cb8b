"""What was chosen stands above *Confirm*, where it brings nothing about, too."""

from __future__ import annotations

from rules import GAMES
from sandbox.web.driver import text_of
from tests.front.conftest import House, panel, tap


async def test_a_follower_that_stays_away_is_told(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    person = house.person((await house.on_turn(match_id))[0])
    game, state = GAMES["carcassonne"], (await house.bot.matches.table(match_id)).state
    place = game.legal(state, game.to_act(state)[0])[0]
    shown = panel(await person.slash("do", text=f"{place}; pass"))
    assert "\nYour choice: No follower." in text_of(shown)
    back = panel(await tap(person, shown, "back"))
    assert "Your choice" not in text_of(back)
