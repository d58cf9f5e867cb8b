"""What a panel lays open at once, so that a turn takes few touches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.front.choices import MOST_BUTTONS, MOST_LISTS, Entry, Menu, are_short, is_list, menu
from bot.front.message_views import OPTIONS_LIMIT
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.game import Action
from tests.contract.walks import SETUPS, Setup, sparse

PLAYED = [setup for setup in SETUPS if setup.game.meta.key in GAMES]


def prose(game: str) -> Prose:
    """English words of a game."""
    return Prose(shared_texts(), game, "en", ("Anna", "Ben", "Chris", "Dana", "Eva"))


def opened(seats: int) -> Sequence[Action]:
    """What may be done first in Tigris & Euphrates."""
    setup = next(s for s in PLAYED if s.game.meta.key == "tigris" and s.seats == seats)
    state = setup.begin("open")
    return setup.game.legal(state, setup.game.to_act(state)[0])


def test_tiles_and_leaders_lie_open_beside_the_verbs() -> None:
    shown = menu(opened(2), (), prose("tigris"), pieces=True)
    labels = [entry.label for entry in shown.entries]
    assert {"Priest", "Farmer", "Trader", "King"} < set(labels)
    assert "Swap tile" in labels
    assert len(labels) <= MOST_BUTTONS


def test_without_pieces_the_verb_is_named() -> None:
    labels = [entry.label for entry in menu(opened(2), (), prose("tigris")).entries]
    assert "Place or move leader: priest" in labels


def test_all_cells_stand_in_lists_at_once() -> None:
    tile = next(entry for entry in menu(opened(2), (), prose("tigris")).entries)
    shown = menu(opened(2), tile.words, prose("tigris"))
    assert not shown.groups
    assert is_list(shown)


CHINA = [
    "house red a1", "house red a2", "house red a3", "house pair-red b1", "house pair-red b2",
    *(f"house purple c{n}" for n in range(30)), "swap red", "swap purple",
]  # fmt: skip


def test_what_follows_a_value_stands_in_a_list_at_once() -> None:
    legal = [GAMES["china"].meta.action(text) for text in CHINA]
    shown = menu(legal, (), prose("china"), pieces=True)
    found = {title: [e.words for e in entries] for title, entries in shown.lists.items()}
    assert found["House: a red card"] == [tuple(text.split()) for text in CHINA[:3]]
    assert len(found) == 2
    words = [entry.words for entry in shown.entries]
    assert ("house", "purple") in words, "thirty are too many for one list"
    assert ("house", "red") not in words
    labels = [entry.label for entry in shown.entries]
    assert "Swap a card: red" in labels, "not to be mistaken for a house"


@pytest.mark.parametrize(("count", "buttons"), [(5, True), (12, True), (13, False)])
def test_up_to_twelve_short_values_are_buttons(count: int, buttons: bool) -> None:
    legal = [GAMES["changcheng"].meta.action(f"wall 1{letter}") for letter in "abcdefghijklm"]
    shown = menu(legal[:count], (), prose("changcheng"))
    assert shown.as_buttons == buttons
    assert len(shown.entries) == count


def test_long_labels_stand_in_a_list_that_has_room_for_them() -> None:
    ten = [Entry("x" * 20, ("move", str(at))) for at in range(10)]
    assert are_short(ten)
    assert not are_short([Entry("北" * 11, ("move", str(at))) for at in range(10)])
    legal = [GAMES["carcassonne"].meta.action(f"place {c}3 90") for c in "ABCDEFGHIJKL"]
    legal += [GAMES["carcassonne"].meta.action("place M3 90")]
    assert is_list(menu(legal, (), prose("carcassonne")))


def reached(shown: Menu) -> set[tuple[str, ...]]:
    """The words of everything that can be tapped."""
    listed = (entry for entries in shown.lists.values() for entry in entries)
    return {entry.words for entry in (*shown.entries, *listed)}


@pytest.mark.parametrize("pieces", [False, True])
@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_every_legal_action_can_be_reached(setup: Setup, pieces: bool) -> None:
    words = prose(setup.game.meta.key)
    for position in sparse(setup, "reach", 12):
        for seat in position.game.to_act(position.state):
            legal = [a for a in position.game.legal(position.state, seat) if not a.automatic]
            if not legal:
                continue
            shown = menu(legal, (), words, pieces=pieces)
            assert all(len(entries) <= OPTIONS_LIMIT for entries in shown.lists.values())
            assert len(shown.lists) <= MOST_LISTS
            assert is_list(shown) or len(shown.entries) <= MOST_BUTTONS
            found = reached(shown) | {e.words for part in shown.groups.values() for e in part}
            for action in legal:
                text = tuple(str(action).split(" "))
                assert any(text[: len(one)] == one for one in found), action
