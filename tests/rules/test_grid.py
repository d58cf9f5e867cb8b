"""Names of cells on boards without a border."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.game import Illegal
from rules.grid import cell_at, cell_name, column_name, fixed_cells, row_name
from tests.each import each

COORDINATES = st.integers(-400, 400)


@each(
    "named",
    [
        ((0, 0), "M13"),
        ((-12, -12), "A1"),
        ((13, 0), "Z13"),
        ((14, 0), "AA13"),
        ((39, 0), "AZ13"),
        ((40, 0), "BA13"),
        ((-13, 0), "-A13"),
        ((-39, 0), "-AA13"),
        ((0, -13), "M0"),
        ((0, -14), "M-1"),
        ((-13, -14), "-A-1"),
    ],
)
def test_names_of_cells(named: tuple[tuple[int, int], str]) -> None:
    cell, name = named
    assert cell_name(*cell) == name
    assert cell_at(name) == cell


@given(COORDINATES, COORDINATES)
def test_a_name_leads_back_to_its_cell(x: int, y: int) -> None:
    assert cell_at(cell_name(x, y)) == (x, y)


@given(COORDINATES, COORDINATES)
def test_a_name_is_its_column_and_its_row(x: int, y: int) -> None:
    assert cell_name(x, y) == column_name(x) + row_name(y)


def test_every_column_has_its_own_name() -> None:
    names = [column_name(x) for x in range(-1000, 1000)]
    assert len(set(names)) == len(names)


def test_a_fixed_board_begins_at_a1_and_goes_row_by_row() -> None:
    assert fixed_cells(3, 2) == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert fixed_cells(16, 11)[-1] == "P11"
    assert fixed_cells(28, 1)[-3:] == ("Z1", "AA1", "AB1")
    cells = [cell_at(name) for name in fixed_cells(19, 19)]
    (west, north), (east, south) = cells[0], cells[-1]
    assert (east - west, south - north) == (18, 18)
    assert len(set(cells)) == 361


def test_small_letters_are_forgiven() -> None:
    assert cell_at("m13") == cell_at("M13")
    assert cell_at("-a-1") == (-13, -14)


@each(
    "name",
    [
        "",
        "M",
        "13",
        "13M",
        "M 13",
        "M013",
        "M-0",
        "--A1",
        "M99999",
        "ABCD1",
        "Ä1",
        "M１",
        "M" * 5000,
    ],
)
def test_other_words_are_refused(name: str) -> None:
    with pytest.raises(Illegal) as caught:
        cell_at(name)
    assert caught.value.reason == "unknown-cell"
    assert len(str(caught.value.details["cell"])) <= 40
