"""Two alike actions in one touch, where their order does not matter."""

from __future__ import annotations

from typing import Any

from bot.front.panel.choices import build_menu
from bot.front.panel.menu import Menu, are_few
from bot.front.panel.paired_actions import with_pairs
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.game import Action, AnyGame, Rng, Seat
from rules.playing import begin
from tests.contract.walks import SETUPS, Setup, sparse
from tests.each import each
from tests.front.conftest import House, controls, has, panel, tap
from tests.front.panel.test_implied import begun_china
from tests.games import WHOLE

CHINA = GAMES["china"]


def shown(game: AnyGame, state: Any, seat: Seat) -> Menu:
    """The panel's first question."""
    prose = Prose(shared_texts(), game.meta.key, "en", ("Anna", "Ben", "Chris", "Dana", "Eva"))
    legal = [action for action in game.legal(state, seat) if not action.automatic]
    return with_pairs(build_menu(legal, (), prose, pieces=True), game, state, seat, legal, prose)


def two_paid(state: Any, seat: Seat, done: tuple[str, ...] = ()) -> tuple[tuple[str, ...], Any]:
    """Markers of a seat after which it takes two cards, and the position then."""
    if done and {a.verb for a in CHINA.legal(state, seat)} == {"take", "draw"}:
        return done, state
    for action in CHINA.legal(state, seat):
        if action.verb == "house" and len(done) < 2:
            after = CHINA.apply(state, seat, action, Rng("together")).state
            found = two_paid(after, seat, (*done, str(action)))
            if found[0] and pairs(shown(CHINA, found[1], seat)):
                return found
    return (), state


def drawing() -> tuple[Any, Seat]:
    """A game of China in which two cards are to be taken, and by whom."""
    state = begin(CHINA, 3, {}, "together")
    seat = CHINA.to_act(state)[0]
    return two_paid(state, seat)[1], seat


def pairs(menu: Menu) -> list[tuple[tuple[str, ...], ...]]:
    """The words of what stands for two actions."""
    return [entry.actions for entry in menu.entries if len(entry.actions) > 1]


def test_two_open_cards_are_one_button() -> None:
    state, seat = drawing()
    row = sorted(state.row)
    found = pairs(shown(CHINA, state, seat))
    assert found, "two cards have been paid"
    assert all(sorted(words[1] for words in pair)[0] in row for pair in found)
    assert len({frozenset(pair) for pair in found}) == len(found), "in one order only"
    singles = {e.words for e in shown(CHINA, state, seat).entries if len(e.actions) == 1}
    assert ("draw",) in singles
    assert {("take", card) for card in row} <= singles


def test_a_second_copy_is_needed_for_two_of_a_colour() -> None:
    state, seat = drawing()
    twice = {pair[0][1] for pair in pairs(shown(CHINA, state, seat)) if pair[0] == pair[1]}
    assert twice == {card for card in state.row if state.row.count(card) > 1}


@each("setup", [s for s in SETUPS if s.game.meta.key in WHOLE])
def test_what_is_offered_together_can_be_done_in_either_order(setup: Setup) -> None:
    game = setup.game
    for position in sparse(setup, "together", 10):
        for seat in game.to_act(position.state):
            if game.legal(position.state, seat)[0].automatic:
                continue
            found = shown(game, position.state, seat)
            assert not pairs(found) or are_few(found.entries)
            for pair in pairs(found):
                one, other = (game.meta.action(" ".join(words)) for words in pair)
                after = both(game, position.state, seat, one, other)
                assert after == both(game, position.state, seat, other, one)


def both(game: AnyGame, state: Any, seat: Seat, one: Action, other: Action) -> Any:
    """The position after two actions that reveal nothing."""
    for action in (one, other):
        step = game.apply(state, seat, action, Rng("both"))
        assert not step.reveals
        state = step.state
    return state


async def test_the_button_drafts_both(house: House) -> None:
    table = await house.bot.matches.table(await begun_china(house))
    person = house.person((await house.on_turn(table.id))[0])
    seat = CHINA.to_act(table.state)[0]
    markers = "; ".join(two_paid(table.state, seat)[0])
    await person.slash("do", text=markers)
    message = panel(await tap(person, (await house.posts())[-1], "turn"))
    button = next(c["custom_id"] for c in controls(message) if " ; " in c["custom_id"])
    reply = await person.click(message, button)
    drafted = [str(a) for a in (await house.bot.matches.draft(table.id, seat)).actions]
    words = button.rsplit(":", 1)[1]
    assert drafted[-2:] == words.split(" ; ")
    assert has(panel(reply), "confirm")
