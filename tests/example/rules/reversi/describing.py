"""A position of Reversi in words (`rules.describing`)."""

from __future__ import annotations

from rules.describing import Fact, Section, facts_in
from rules.game import Event, Seat, of_kind
from tests.example.rules.reversi.box import CELLS, box
from tests.example.rules.reversi.events import CellsFree
from tests.example.rules.reversi.view import View


class Board(Fact):
    """Heading: all rows."""


class Row(Fact):
    """The discs of a row, each with its owner, and its free cells."""

    row: int = of_kind("row")
    discs: tuple[tuple[str, Seat], ...] = of_kind("cell seat")
    free: tuple[str, ...] = of_kind("cell")


FACTS = facts_in(globals())


def describe(view: View) -> tuple[Section, ...]:
    """The board, row by row."""
    owners = {disc.cell: disc.seat for disc in view.discs}
    columns = box().columns
    rows = [CELLS[at : at + columns] for at in range(0, len(CELLS), columns)]
    facts = tuple(
        Row(
            number,
            tuple((cell, owners[cell]) for cell in row if cell in owners),
            tuple(cell for cell in row if cell not in owners),
        )
        for number, row in enumerate(rows, 1)
    )
    return (Section(Board(), facts),)


def hand(view: View) -> tuple[Event, ...]:
    """Nobody holds anything."""
    return ()


def remaining(view: View) -> tuple[Event, ...]:
    """How many cells are free."""
    return (CellsFree(len(CELLS) - len(view.discs)),)
