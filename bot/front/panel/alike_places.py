"""Equally good places in a few words: the area they lie in, and from where to where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from bot.front.shown.presenter import TablePresenter

PLACES_LIMIT = 8
"""The most places, or rows of places, named for equally good lines."""
ROW = 3
"""From this many places in a row on, only the first and the last one are named."""

_Area: TypeAlias = tuple[str, str] | None
_Row: TypeAlias = list[str]


def places_text(
    presenter: TablePresenter,
    view: Any,
    kind: str,
    values: Sequence[str],
    names: Mapping[str, str | None] = MappingProxyType({}),
) -> str:
    """Several values of a kind in words, best first, with the area if they all lie in one. Some may
    have `names` of their own."""
    game = presenter.game
    order = list(map(str, game.in_order(view, kind)))
    areas = {value: game.area(view, kind, value) for value in (*values, *order)}
    best = list(values)
    while len(parts := list(_parts(rows(best, order, areas)))) > PLACES_LIMIT:
        best.pop()
    more = ["…"] if len(best) < len(values) else []
    area, *others = {areas[value] for value in values}
    label = presenter.prose_at(view).sentence_label

    def in_words(part: _Row) -> str:
        first, last = (names.get(value) or label(kind, value) for value in (part[0], part[-1]))
        if len(part) == 1:
            return first
        words = presenter.say("line-range", first=first, last=last)
        where = areas[part[0]] if others else None
        return presenter.say("line-in", area=label(*where), places=words) if where else words

    if others:  # the list would otherwise seem to be part of the area
        parts.sort(key=lambda part: len(part) > 1)
    places = presenter.texts.listed(presenter.locale, [*map(in_words, parts), *more], "list-or")
    if area is None or others:
        return places
    whole = len(parts) == 1 and len(parts[0]) == list(areas.values()).count(area)
    return presenter.say("line-anywhere" if whole else "line-in", area=label(*area), places=places)


def rows(values: Sequence[str], order: Sequence[str], areas: Mapping[str, _Area]) -> Iterator[_Row]:
    """Rows of values that are next to each other in one area, by the given order. Values without a
    place in that order form rows of their own."""
    number = {value: at for at, value in enumerate(order)}
    row: _Row = []
    for value in sorted(values, key=lambda value: (number.get(value, -1), value)):
        beside = row and value in number and number[value] - number.get(row[-1], -2) == 1
        if not (beside and areas[value] == areas[row[-1]]):
            if row:
                yield row
            row = []
        row.append(value)
    if row:
        yield row


def _parts(rows: Iterator[_Row]) -> Iterator[_Row]:
    """Long rows unchanged; the places of short rows one by one."""
    for row in rows:
        yield from [row] if len(row) >= ROW else ([value] for value in row)
