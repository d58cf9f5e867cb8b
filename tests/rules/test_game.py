"""The contract's own values: actions as text, options, kinds and chance."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.game import (
    Action,
    Event,
    Illegal,
    Meta,
    NormalisedAction,
    Option,
    OptionValue,
    Rng,
    game_of,
    kinds,
    of_kind,
    places,
)
from tests.toy import TOY, Toy


class Place(Action):
    verb: ClassVar[str] = "place"
    cell: str = of_kind("cell")
    turn: int = of_kind("turn")


class Pass(Action):
    verb: ClassVar[str] = "pass"


class Fed(Event):
    winners: tuple[int, ...] = of_kind("seats")
    points: int = 0


META = Meta(
    key="sample",
    seats=(2, 3),
    options=(Option("river", (False, True), default=False), Option("side", (1, 2), default=2)),
    actions=(Place, Pass),
    events=(Fed,),
    rules_version=1,
)
NUMBERS = st.integers(-999_999_999, 999_999_999)
SHUFFLED = (0, 6, 3, 2, 5, 7, 4, 1, 9, 8)
WORDS = st.from_regex(r"[A-Za-z0-9-]{1,8}", fullmatch=True)


@given(WORDS, NUMBERS)
def test_actions_and_their_texts_are_the_same(cell: str, turn: int) -> None:
    action = Place(cell, turn)
    if len(str(turn)) <= 9:
        assert META.action(str(action)) == action


def test_the_canonical_text() -> None:
    assert str(Place("C3", 90)) == "place C3 90"
    assert str(Pass()) == "pass"


def test_blanks_and_capital_verbs_are_forgiven() -> None:
    assert META.action("  PLACE   C3  90 ") == Place("C3", 90)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown-verb"),
        ("fly C3", "unknown-verb"),
        ("place C3", "wrong-words"),
        ("place C3 90 1", "wrong-words"),
        ("pass now", "wrong-words"),
        ("place C3 north", "not-a-number"),
        ("place C3 9.5", "not-a-number"),
        ("place C3 ９０", "not-a-number"),
        ("place C3 -", "not-a-number"),
        ("place C3 --1", "not-a-number"),
        ("place C3 " + "9" * 5000, "number-too-large"),
        ("place C3 -1000000000", "number-too-large"),
        ("x" * 5000, "unknown-verb"),
    ],
)
def test_other_texts_are_refused(text: str, reason: str) -> None:
    with pytest.raises(Illegal) as caught:
        META.action(text)
    assert caught.value.reason == reason
    assert all(len(str(detail)) <= 40 for detail in caught.value.details.values())


@pytest.mark.parametrize(
    ("given_options", "read"),
    [
        ({}, {"river": False, "side": 2}),
        ({"river": True}, {"river": True, "side": 2}),
        ({"river": "Yes", "side": "1"}, {"river": True, "side": 1}),
        ({"river": "off", "side": 1}, {"river": False, "side": 1}),
    ],
)
def test_options_are_read(
    given_options: dict[str, str | OptionValue], read: dict[str, OptionValue]
) -> None:
    assert META.read_options(given_options) == read


@pytest.mark.parametrize(
    ("given_options", "reason"),
    [
        ({"lake" * 50: True}, "unknown-option"),
        ({"river": "perhaps" * 50}, "unknown-option-value"),
        ({"river": 1}, "unknown-option-value"),
        ({"side": 3}, "unknown-option-value"),
        ({"side": True}, "unknown-option-value"),
    ],
)
def test_other_options_are_refused(given_options: dict[str, OptionValue], reason: str) -> None:
    with pytest.raises(Illegal) as caught:
        META.read_options(given_options)
    assert caught.value.reason == reason
    assert all(len(str(word)) <= 40 for word in caught.value.details.values())


def test_kinds_stand_in_order_and_default_to_the_name() -> None:
    assert list(kinds(Place).items()) == [("cell", "cell"), ("turn", "turn")]
    assert list(kinds(Fed).items()) == [("winners", "seats"), ("points", "points")]


def test_chance_is_the_same_for_a_seed_and_step() -> None:
    one = [Rng("seed", 3).number() for _ in range(2)]
    assert one[0] == one[1]
    assert Rng("seed", 4).number() != one[0]
    assert Rng("other", 3).number() != one[0]


def test_separate_chance_is_its_own_whatever_was_drawn_before() -> None:
    rng = Rng("seed", 3)
    before = rng.apart("one").number()
    assert rng.number() != before == rng.apart("one").number()
    assert rng.apart("other").number() != before


def test_chance_never_changes_with_a_release() -> None:
    """Stored games are replayed from these numbers."""
    assert Rng("meeplepost", 7).shuffled("any", tuple(range(10))) == SHUFFLED


@given(st.integers(), st.lists(st.integers(), max_size=30))
def test_a_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    assert Counter(Rng(seed).shuffled("items", items)) == Counter(items)


@given(st.integers(), st.integers(1, 50))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


def test_a_fixed_order_comes_first() -> None:
    rng = Rng("seed", fixed={"land": ("B", "A", "B")})
    assert rng.shuffled("land", "AABBC")[:3] == ("B", "A", "B")
    assert Counter(rng.shuffled("land", "AABBC")) == Counter("AABBC")
    assert Counter(rng.shuffled("other", "XY")) == Counter("XY")


def test_a_fixed_order_names_only_what_there_is() -> None:
    with pytest.raises(Illegal) as caught:
        Rng("seed", fixed={"land": ("A", "A")}).shuffled("land", "AB")
    assert caught.value.reason == "not-in-the-box"


class Send(NormalisedAction):
    verb: ClassVar[str] = "send"
    cell: str = of_kind("cell")
    piece: str = of_kind("piece")
    count: int = of_kind("count")


def test_spelled_words_are_alike_however_typed() -> None:
    assert Send("c3", "King", 2) == Send("C3", "kING", 2)
    assert str(Send("c3", "King", 2)) == "send C3 king 2"


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    META.check_seats(2)
    with pytest.raises(Illegal) as caught:
        META.check_seats(seats)
    assert caught.value.details == {"seats": seats, "least": 2, "most": 3}


def test_equal_marks_share_a_place() -> None:
    assert places([3, 7, 3, 9]) == ((3,), (1,), (0, 2))
    assert places([(5, 1), (5, 2)]) == ((1,), (0,))


def test_a_game_may_be_written_as_a_class() -> None:
    assert TOY.meta is Toy.meta
    assert not TOY.offers("pieces")
    assert game_of(TOY) is TOY
