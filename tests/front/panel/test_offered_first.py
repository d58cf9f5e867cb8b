"""What scores at once or starts a conflict stands before everything else that is offered."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import pytest

from bot.front.panel.choice_controls import controls
from bot.front.panel.choices import build_menu
from bot.front.panel.foresight import foresee, leading_words
from bot.front.panel.menu import MOST_COMPONENTS, Entry, Menu, is_list
from bot.front.panel.offered_first import with_first
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView
from bot.matches.table.requests import DraftVersion
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules.game import Action, of_kind
from tests.contract.walks import SETUPS, Setup, sparse
from tests.each import each
from tests.games import WHOLE

WORDS = Prose(shared_texts(), "carcassonne", "en", ())
TITLE = "Scores at once or starts a conflict"


class Put(Action):
    """A made-up decision with many values."""

    verb: ClassVar[str] = "put"
    cell: str = of_kind("cell")


def cells(count: int) -> Menu:
    """A question for so many cells, in rows of ten."""
    legal = [Put(f"{chr(65 + at % 10)}{at // 10 + 1}") for at in range(count)]
    return build_menu(legal, (), WORDS)


def words(*names: str) -> set[tuple[str, ...]]:
    return {("put", name) for name in names}


def all_words(shown: Menu) -> list[tuple[str, ...]]:
    """The words of everything that can be tapped, in order."""
    listed = [entry for entries in shown.lists.values() for entry in entries]
    return [entry.words for entry in (*shown.entries, *listed)]


def test_a_few_are_buttons_before_the_list() -> None:
    shown = with_first(cells(25), words("C1", "B2"), TITLE)
    assert [entry.label for entry in shown.entries] == ["C1", "B2"]
    assert [len(entries) for entries in shown.lists.values()] == [23]
    assert not is_list(shown)


def test_of_buttons_they_are_the_first() -> None:
    shown = with_first(cells(10), words("J1"), TITLE)
    assert all_words(shown)[0] == ("put", "J1")
    assert len(shown.entries) == 10


def test_up_to_twenty_cells_are_buttons_where_the_lists_leave_room() -> None:
    last = [entry.words for entry in cells(25).entries[-19:]]
    assert [entry.words for entry in with_first(cells(25), last, TITLE).entries] == last
    assert len(with_first(cells(90), last, TITLE).entries) == 0, "four lists are to stand below"


def test_more_stand_first_in_their_list() -> None:
    wanted = [entry.label for entry in cells(25).entries[4:]]
    shown = with_first(cells(25), words(*wanted), TITLE)
    assert is_list(shown)
    assert [entry.label for entry in shown.entries][:22] == [*wanted, "A1"]


def test_of_several_lists_they_have_the_first() -> None:
    wanted = [entry.label for entry in cells(90).entries[30:51]]
    shown = with_first(cells(90), words(*wanted), TITLE)
    assert next(iter(shown.lists)) == TITLE
    assert [entry.label for entry in shown.lists[TITLE]] == wanted
    assert len(all_words(shown)) == 90


@pytest.mark.parametrize("count", [0, 26, 90])
def test_none_too_many_and_all_of_them_change_nothing(count: int) -> None:
    before = cells(90)
    first = {entry.words for entry in before.entries[:count]}
    assert with_first(before, first, TITLE) == before


def test_lists_beside_buttons_begin_with_them() -> None:
    entries = tuple(Entry(f"{at}", ("put", f"A{at}")) for at in range(1, 9))
    before = replace(cells(3), lists={"more": entries})
    shown = with_first(before, words("A7"), TITLE)
    assert shown.lists["more"][0].words == ("put", "A7")
    assert shown.entries == before.entries


@each("setup", [s for s in SETUPS if s.game.meta.key in WHOLE])
def test_nothing_offered_is_lost(setup: Setup) -> None:
    game = setup.game
    prose = Prose(shared_texts(), game.meta.key, "en", ("Anna", "Ben", "Chris", "Dana", "Eva"))
    for position in sparse(setup, "leading", 6):
        for seat in position.game.to_act(position.state):
            legal = game.legal(position.state, seat)
            if legal[0].automatic:
                continue
            before = build_menu(legal, (), prose, pieces=True)
            view = game.view(position.state, seat)
            first = leading_words(foresee(game, view, legal, all_words(before)), seat)
            after = with_first(before, first, TITLE)
            assert sorted(all_words(after)) == sorted(all_words(before))
            made = MessageView(*controls(after, tapped))
            assert made.total_children_count <= MOST_COMPONENTS


def tapped(verb: str, rest: str) -> CustomId:
    """The id of a control."""
    return CustomId(verb, "abcde", rest, DraftVersion(99999, 99), 999)
