"""What was chosen stands above *Confirm*, where it brings nothing about, too."""

from __future__ import annotations

from bot.matches.table.play import GamePosition, replay, set_up
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
    assert [*map(str, _chosen_in_vain("stop").without_events)] == ["stop"]
    assert _chosen_in_vain("stop", "draw").without_events == (), "which would stand after it"


def _chosen_in_vain(*texts: str) -> GamePosition:
    """A game of China in which the first seat that may stop does so, and what follows."""
    position = set_up(GAMES["china"], 3, {}, "stopping")
    while True:
        (seat,) = position.game.to_act(position.state)
        legal = position.game.legal(position.state, seat)
        if texts[0] in map(str, legal):
            return replay(position, [(seat, text) for text in texts])
        position = position.then(seat, legal[0])
