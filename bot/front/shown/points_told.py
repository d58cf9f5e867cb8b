"""A plot of points in words, for people who listen instead of looking at its lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.front.shown.presenter import TablePresenter
from bot.texts import signed

Points: TypeAlias = Sequence[Sequence[int]]
"""Those of all seats at the beginning and after every turn."""
MOST_TURNS = 16
"""Turns whose points are told, evenly over the game: with five long names, an alt text has room."""


def points_told(presenter: TablePresenter, rows: Points) -> list[str]:
    """The points by seat after some turns, each seat's as a sentence."""
    prose, last = presenter.read_by(None).plain, len(rows) - 1
    if last < 1:
        return []
    count = min(last, MOST_TURNS)
    turns = [1 + (last - 1) * at // max(1, count - 1) for at in range(count)]
    comma = presenter.say("list-comma").join
    told = [presenter.say("alt-plot-turns", count=count, turns=comma(map(str, turns)))]
    for seat in range(len(rows[0])):
        points = comma(signed(rows[turn][seat]) for turn in turns)
        told.append(presenter.say("alt-section", head=prose.seat(seat), fact=points))
    return told
