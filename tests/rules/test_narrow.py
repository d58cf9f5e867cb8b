"""From legal actions to one decision at a time."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.game import Action, Illegal, of_kind
from rules.narrow import VERB, Choice, last_word, narrow
from tests.each import each


class Move(Action):
    verb: ClassVar[str] = "move"
    piece: str = of_kind("piece")
    cell: str = of_kind("cell")


class Rest(Action):
    verb: ClassVar[str] = "rest"


LEGAL = (Move("king", "A1"), Move("king", "A2"), Move("pawn", "B1"), Rest())
PIECES = st.sampled_from(("king", "pawn", "rook"))
CELLS = st.sampled_from(("A1", "A2", "B1", "B2"))
ACTIONS = st.one_of(st.builds(Move, PIECES, CELLS), st.just(Rest()))


def test_the_verb_is_asked_first() -> None:
    assert narrow(LEGAL) == Choice((), VERB, VERB, ("move", "rest"))


def test_the_only_action_is_a_choice_of_its_last_word() -> None:
    assert last_word(Move("king", "A1")) == Choice(("move", "king"), "cell", "cell", ("A1",))
    assert last_word(Rest()) is None


def test_then_field_by_field_with_name_and_kind() -> None:
    assert narrow(LEGAL, ("move",)) == Choice(("move",), "piece", "piece", ("king", "pawn"))
    assert narrow(LEGAL, ("move", "king")) == Choice(("move", "king"), "cell", "cell", ("A1", "A2"))


def test_what_has_one_answer_is_not_asked() -> None:
    assert narrow(LEGAL, ("move", "pawn")) == Move("pawn", "B1")
    assert narrow(LEGAL, ("rest",)) == Rest()
    assert narrow(LEGAL[:2]) == Choice(("move", "king"), "cell", "cell", ("A1", "A2"))
    assert narrow(LEGAL[:1]) == LEGAL[0]


def test_values_stand_in_the_order_of_the_rules() -> None:
    backwards = narrow(tuple(reversed(LEGAL)), ("move", "king"))
    assert isinstance(backwards, Choice)
    assert backwards.values == ("A2", "A1")


@each(
    "picked",
    [("fly",), ("",), ("move", "queen"), ("rest", "now"), ("rest", ""), ("move", "king", "A1", "")],
)
def test_what_leads_nowhere_is_refused(picked: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as caught:
        narrow(LEGAL, picked)
    assert caught.value.reason == "not-legal"


def test_nothing_can_be_picked_when_nothing_is_legal() -> None:
    with pytest.raises(Illegal):
        narrow(())


@given(st.lists(ACTIONS, min_size=1, unique=True), st.data())
def test_every_walk_ends_at_a_legal_action(legal: list[Action], data: st.DataObject) -> None:
    found = narrow(legal)
    while isinstance(found, Choice):
        assert len(found.values) > 1
        found = narrow(legal, (*found.picked, data.draw(st.sampled_from(found.values))))
    assert found in legal


@given(st.lists(ACTIONS, min_size=1, unique=True), st.data())
def test_every_legal_action_can_be_reached(legal: list[Action], data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from(legal))
    words = tuple(str(wanted).split(" "))
    found = narrow(legal)
    while isinstance(found, Choice):
        assert words[: len(found.picked)] == found.picked
        found = narrow(legal, words[: len(found.picked) + 1])
    assert found == wanted
