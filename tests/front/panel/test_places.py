"""Long lists are parted by where their values are, if the game tells it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.front.panel.choice_controls import controls, titled_lists
from bot.front.panel.choices import build_menu
from bot.front.panel.menu import MOST_COMPONENTS, Menu, is_list
from bot.front.panel.offered_first import with_first
from bot.front.panel.places import MOST_PLACES, by_place, located
from bot.front.shown.custom_ids import LIMIT
from bot.front.shown.message_views import OPTIONS_LIMIT, MessageView
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.game import Action
from tests.contract.walks import SETUPS, Setup, sparse
from tests.front.panel.test_offered_first import TITLE, all_words, cells, tapped, words
from tests.rules.tigris.scene import scene

GAME = GAMES["tigris"]
PROSE = Prose(shared_texts(), "tigris", "en", ("Anna", "Ben", "Cleo", "Dan"), plain=True)
TOLD = [setup for setup in SETUPS if setup.game.offers("neighbourhoods")]


def at(*sizes: int) -> Menu:
    """A question for cells at places of these sizes, `place 1` and so on."""
    shown = cells(sum(sizes))
    names = [f"place {number}" for number, size in enumerate(sizes, 1) for _ in range(size)]
    return replace(shown, places={e.words: n for e, n in zip(shown.entries, names, strict=True)})


def sizes(shown: Menu, most: int = MOST_PLACES) -> dict[str, int]:
    return {title: len(entries) for title, entries in titled_lists(shown, most)}


def test_the_lists_of_a_panel_say_where_their_cells_are() -> None:
    position = scene("E5 1k t . t 0k")
    seat, view = position.acting, position.view(position.acting)
    shown = build_menu(GAME.legal(position.state, seat), ("place", "temple"), PROSE)
    titles = [title for title, _ in titled_lists(located(shown, GAME, view, PROSE), 99)]
    assert titles[:3] == ["Kingdom: your king", "Kingdom: king (Ben)", "Between kingdoms"]
    assert titles[3] == "By tiles without a leader"
    assert all(title.startswith("Empty land · ") for title in titles[4:])


def test_a_place_with_many_cells_has_several_lists() -> None:
    assert sizes(at(5, 40)) == {
        "place 1": 5,
        "place 2 · F1 … E3": 20,
        "place 2 · F3 … E5": 20,
    }


def test_the_smallest_places_share_a_list_where_there_are_too_many() -> None:
    assert sizes(at(20, 9, 3, 4, 20), 4) == {
        "place 1": 20,
        "place 2": 9,
        "place 3 · place 4": 7,
        "place 5": 20,
    }


def test_in_a_shared_list_every_cell_says_where_it_is() -> None:
    shown = at(*[3] * (MOST_PLACES + 1))
    made = MessageView(*controls(shown, tapped))
    lists = [item for item in made.walk_children() if isinstance(item, ui.Select)]
    assert lists[0].placeholder == "place 1 · place 2"
    assert [option.description for option in lists[0].options] == ["place 1"] * 3 + ["place 2"] * 3
    assert [option.description for option in lists[1].options] == [None] * 3


def test_places_go_on_from_list_to_list_where_few_lists_take_them() -> None:
    assert sizes(at(15, 15, 11, 24), 3) == {
        "place 1 · place 2": 22,
        "place 2 · place 3 · place 4": 22,
        "place 4 · E5 … E7": 21,
    }


def test_places_that_fit_into_no_few_lists_are_left_out() -> None:
    shown = at(20, 20, 20)
    assert by_place(shown, 2) == []
    assert list(sizes(shown, 2)) == ["A1 … J2", "A3 … J4", "A5 … J6"]


def test_what_leads_stays_a_button_beside_fewer_lists() -> None:
    shown = with_first(at(*[5] * 9), words("A1", "B1", "C1", "D1", "E2", "F2"), TITLE)
    assert len(shown.entries) == 6
    assert not is_list(shown)
    assert len(shown.lists) == 8


def test_buttons_need_no_places() -> None:
    shown = build_menu(GAME.legal(scene().state, 0), (), PROSE, pieces=True)
    assert located(shown, GAME, scene().view(0), PROSE) == shown


@pytest.mark.parametrize("setup", TOLD, ids=str)
def test_every_cell_is_offered_once_and_all_fit(setup: Setup) -> None:
    for position in sparse(setup, "places", 8):
        for seat in position.game.to_act(position.state):
            legal = [a for a in position.game.legal(position.state, seat) if not a.automatic]
            view = position.game.view(position.state, seat)
            for head in dict.fromkeys(_head(action) for action in legal):
                before = build_menu(legal, head, PROSE, pieces=True)
                after = located(before, position.game, view, PROSE)
                for count in (0, 1, 8, 14):
                    first = {entry.words for entry in before.entries[:count]}
                    shown = with_first(after, first, TITLE)
                    assert sorted(all_words(shown)) == sorted(all_words(before))
                    made = MessageView(*controls(shown, tapped))
                    assert made.total_children_count <= MOST_COMPONENTS
                    _check(made)


def _check(made: MessageView) -> None:
    """No list is too long, none has the title of another, no id is too long."""
    lists = [item for item in made.walk_children() if isinstance(item, ui.Select)]
    assert len({one.placeholder for one in lists}) == len(lists)
    assert all(len(one.options) <= OPTIONS_LIMIT for one in lists)
    assert all(len(one.custom_id) <= LIMIT for one in lists)


def _head(action: Action) -> tuple[str, ...]:
    return tuple(str(action).split(" ")[:-1])
