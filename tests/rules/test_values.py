"""Values made anew with some of their fields exchanged."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from rules.values import construct, fields_of, replaced


@dataclass(frozen=True, slots=True)
class Stone:
    """A value of three fields."""

    colour: str
    weight: int
    marks: tuple[str, ...] = ()


STONE = Stone("red", 3, ("x",))


def test_fields_are_read_in_order() -> None:
    assert fields_of(Stone)(STONE) == ("red", 3, ("x",))


def test_a_value_is_made_of_its_fields_in_order() -> None:
    assert construct(Stone, ["red", 3, ("x",)]) == STONE


@pytest.mark.parametrize("values", [["red", 3], ["red", 3, (), 4]])
def test_a_value_is_made_of_all_its_fields(values: list[object]) -> None:
    with pytest.raises(ValueError, match="fields"):
        construct(Stone, values)


def test_a_value_with_other_fields_is_as_if_made_anew() -> None:
    heavier = replaced(STONE, weight=5, marks=())
    assert heavier == replace(STONE, weight=5, marks=())
    assert hash(heavier) == hash(Stone("red", 5))
    assert Stone("red", 3, ("x",)) == STONE
    with pytest.raises(FrozenInstanceError):
        setattr(heavier, "weight", 4)  # noqa: B010


def test_an_unknown_field_cannot_be_exchanged() -> None:
    with pytest.raises(KeyError, match="size"):
        replaced(STONE, size=1)
