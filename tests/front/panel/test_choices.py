"""What a panel lays open at once, so that a turn takes few touches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.front.panel.choices import LISTED, build_menu, from_to, one_back
from bot.front.panel.menu import (
    MOST_COMPONENTS,
    MOST_LISTS,
    MOST_TINY,
    Entry,
    Menu,
    are_few,
    are_short,
    components,
    is_list,
)
from bot.front.shown.message_views import OPTIONS_LIMIT
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.game import Action
from rules.narrow import narrow
from tests.contract.walks import SETUPS, Setup, sparse
from tests.each import each
from tests.games import WHOLE

PLAYED = [setup for setup in SETUPS if setup.game.meta.key in WHOLE]


def prose(game: str) -> Prose:
    """English words of a game."""
    return Prose(shared_texts(), game, "en", ("Anna", "Ben", "Chris", "Dana", "Eva"))


def opened(seats: int) -> Sequence[Action]:
    """What may be done first in Tigris & Euphrates."""
    setup = next(s for s in PLAYED if s.game.meta.key == "tigris" and s.seats == seats)
    state = setup.begin("open")
    return setup.game.legal(state, setup.game.to_act(state)[0])


def test_tiles_and_leaders_lie_open_beside_the_verbs() -> None:
    shown = build_menu(opened(2), (), prose("tigris"), pieces=True)
    labels = [entry.label for entry in shown.entries]
    assert {"Priest", "Farmer", "Trader", "King"} < set(labels)
    assert {label for label in labels if label.startswith("Catastrophe")} == {"Catastrophe…"}
    assert components(shown.entries, 0) <= MOST_COMPONENTS


def test_the_verb_stands_above_its_values() -> None:
    shown = build_menu(opened(2), (), prose("tigris"))
    priest = next(entry for entry in shown.entries if entry.label == "Priest")
    assert priest.heading == "Place or move leader:"
    assert priest.name == "Place or move leader: priest"
    others = [entry.heading for entry in shown.entries if entry.label == "No more actions"]
    assert others == ["Or:"], "not to be taken for leaders"


def test_all_cells_stand_in_lists_at_once() -> None:
    tile = next(entry for entry in build_menu(opened(2), (), prose("tigris")).entries)
    shown = build_menu(opened(2), tile.words, prose("tigris"))
    assert not shown.groups
    assert is_list(shown)
    many = [GAMES["changcheng"].meta.action(f"wall {number}a") for number in range(LISTED + 1)]
    whole, grouped = (
        build_menu(many[:count], ("wall",), prose("changcheng")) for count in (LISTED, LISTED + 1)
    )
    assert (len(whole.entries), len(whole.groups)) == (LISTED, 0)
    assert grouped.groups


CHINA = [
    "house red a1", "house red a2", "house red a3", "house pair-red b1", "house pair-red b2",
    *(f"house purple c{n}" for n in range(30)), "swap red", "swap purple",
]  # fmt: skip


def test_what_follows_a_value_stands_in_a_list_at_once() -> None:
    legal = [GAMES["china"].meta.action(text) for text in CHINA]
    shown = build_menu(legal, (), prose("china"), pieces=True)
    found = {title: [e.words for e in entries] for title, entries in shown.lists.items()}
    assert found["House: a red card"] == [tuple(text.split()) for text in CHINA[:3]]
    assert len(found) == 2
    words = [entry.words for entry in shown.entries]
    assert ("house", "purple") in words, "thirty are too many for one list"
    assert ("house", "red") not in words
    names = [entry.name for entry in shown.entries]
    assert "Swap a card: red" in names, "not to be mistaken for a house"


def test_many_values_become_buttons_before_a_few_do() -> None:
    spaces = [f"wall 1{letter}" for letter in "abcdefghijklmno"]
    cards = [f"card {card} datong" for card in range(1, 7)]
    legal = [GAMES["changcheng"].meta.action(text) for text in (*spaces, *cards)]
    shown = build_menu(legal, (), prose("changcheng"))
    buttons = {" ".join(entry.words) for entry in shown.entries}
    assert buttons >= set(spaces)
    assert "card" in buttons, "there is no room for six more"
    assert "Lay card · Datong…" in [entry.label for entry in shown.entries]


def test_what_is_settled_with_a_verb_stands_beside_it() -> None:
    texts = ["house orange lu2", "house orange lu3", "emissary orange lu", "stop"]
    legal = [GAMES["china"].meta.action(text) for text in texts]
    shown = build_menu(legal, (), prose("china"), pieces=True)
    house = next(entry for entry in shown.entries if entry.words[-1] == "lu2")
    assert (house.heading, house.label) == ("House · an orange card:", "Lu 2 Zou")
    assert house.name == "House · an orange card: Lu 2 Zou"
    sites = [*(f"ch{n}" for n in range(1, 9)), *(f"we{n}" for n in range(1, 8)), "zh1"]
    texts = [*(f"house pair-red {site}" for site in sites), "swap red"]
    legal = [GAMES["china"].meta.action(text) for text in texts]
    assert "House · two red cards" in build_menu(legal, (), prose("china"), pieces=True).lists


def test_what_follows_from_all_values_stands_beside_the_verb() -> None:
    texts = ["card 3 datong", "card 4 datong", "wall 1a"]
    legal = [GAMES["changcheng"].meta.action(text) for text in texts]
    shown = build_menu(legal, (), prose("changcheng"), pieces=True)
    assert shown.entries[0].heading == "Lay card · Datong:"


@pytest.mark.parametrize(("count", "buttons"), [(5, True), (20, True), (21, False)])
def test_up_to_twenty_tiny_values_are_buttons(count: int, buttons: bool) -> None:
    spaces = "abcdefghijklmnopqrstu"
    legal = [GAMES["changcheng"].meta.action(f"wall 1{letter}") for letter in spaces]
    shown = build_menu(legal[:count], (), prose("changcheng"))
    assert shown.as_buttons == buttons
    assert len(shown.entries) == count


@pytest.mark.parametrize(("count", "buttons"), [(12, True), (13, False)])
def test_up_to_twelve_short_values_are_buttons(count: int, buttons: bool) -> None:
    shown = [Entry("twelve words", ("move", str(at))) for at in range(count)]
    assert are_few(shown) == buttons


def test_tiny_buttons_stand_beside_the_lists_of_other_verbs() -> None:
    texts = [f"wall 1{letter}" for letter in "abcdefghijklmno"]
    texts += [f"double 1{letter}" for letter in "abcdefghijklm"]
    legal = [GAMES["changcheng"].meta.action(text) for text in texts]
    shown = build_menu(legal, (), prose("changcheng"), pieces=True)
    assert [entry.label for entry in shown.entries][:2] == ["1a", "1b"]
    assert {entry.heading for entry in shown.entries} == {"Wall:"}
    assert [len(entries) for entries in shown.lists.values()] == [13]


def test_a_cell_and_its_few_turns_are_two_buttons() -> None:
    texts = [f"place {column}3 {turn}" for column in "ABCDEFGH" for turn in (0, 90)]
    legal = [GAMES["carcassonne"].meta.action(text) for text in texts]
    shown = build_menu(legal, (), prose("carcassonne"), pieces=True)
    assert [entry.label for entry in shown.entries] == [f"{column}3" for column in "ABCDEFGH"]
    after = build_menu(legal, shown.entries[0].words, prose("carcassonne"), pieces=True)
    assert after.as_buttons
    assert len(after.entries) == 2


def test_a_turn_of_the_only_one_is_no_second_question() -> None:
    legal = [GAMES["carcassonne"].meta.action(f"place {c}3 90") for c in "ABCDEFGHIJ"]
    shown = build_menu(legal, (), prose("carcassonne"), pieces=True)
    assert shown.as_buttons
    assert isinstance(narrow(legal, shown.entries[0].words), Action)
    both = [
        GAMES["carcassonne"].meta.action(text) for text in ("place C3 0", "place C3 90", "pass")
    ]
    assert one_back(both, ("place", "C3")) == (), "the only cell was no question"


def test_long_labels_stand_in_a_list_that_has_room_for_them() -> None:
    ten = [Entry("x" * 20, ("move", str(at))) for at in range(10)]
    assert are_short(ten)
    assert not are_short([Entry("北" * 11, ("move", str(at))) for at in range(10)])


def reached(shown: Menu) -> set[tuple[str, ...]]:
    """The words of everything that can be tapped."""
    listed = (entry for entries in shown.lists.values() for entry in entries)
    return {entry.words for entry in (*shown.entries, *listed)}


@each("pieces", (False, True))
@each("setup", PLAYED)
def test_every_legal_action_can_be_reached(setup: Setup, pieces: bool) -> None:
    words = prose(setup.game.meta.key)
    for position in sparse(setup, "reach", 12):
        for seat in position.game.to_act(position.state):
            legal = [a for a in position.game.legal(position.state, seat) if not a.automatic]
            if not legal:
                continue
            shown = build_menu(legal, (), words, pieces=pieces)
            assert all(len(entries) <= OPTIONS_LIMIT for entries in shown.lists.values())
            assert len(shown.lists) <= MOST_LISTS
            assert is_list(shown) or len(shown.entries) <= MOST_TINY
            room = components(() if is_list(shown) else shown.entries, len(shown.lists))
            assert room <= MOST_COMPONENTS
            found = reached(shown) | {e.words for part in shown.groups.values() for e in part}
            for action in legal:
                text = tuple(str(action).split(" "))
                assert any(text[: len(one)] == one for one in found), action


def test_a_title_tells_once_what_its_first_and_last_entry_begin_with() -> None:
    labels = ("a red pair · Lu 4", "a red pair · Chu 7", "a card · Qin 1")
    first, last, other = (Entry(label, (label,)) for label in labels)
    assert from_to([first, last]) == "a red pair · Lu 4 … Chu 7"
    assert from_to([first, other]) == "a red pair · Lu 4 … a card · Qin 1"
    assert from_to([other, other]) == "a card · Qin 1 … Qin 1"


def test_verbs_that_use_the_same_pieces_have_lines_of_their_own() -> None:
    texts = ["emissary red han", "emissary purple chu", "swap red", "swap purple"]
    legal = [GAMES["china"].meta.action(text) for text in texts]
    shown = build_menu(legal, (), prose("china"), pieces=True)
    told = [(entry.heading, entry.label) for entry in shown.entries]
    assert ("Swap a card:", "Red") in told
    assert all(heading for heading, _ in told)
