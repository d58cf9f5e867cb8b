"""The map with everything on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.ming.table import parts
from render.ming.table.reach import Marks
from render.parts import Part
from render.scripts import Script
from rules.ming.told.view import Region, View


def everything(view: View, script: Script, marked: Marks) -> Iterator[Part]:
    """Everything on the map, the lowest first."""
    yield from _outlines(view, script, marked)
    yield parts.round_part(script, view.round)
    for name in ("deck", "discards", "dragons"):
        yield parts.pile_part(script, name, getattr(view, name))
    yield from standing(view, script)
    at = [there for there in view.princes if there is not None]
    for there, cards in marked.costs.items():
        if there not in at:
            yield parts.cost_part(script, there, cards, marked.steps.get(there, ()))


def standing(view: View, script: Script) -> Iterator[Part]:
    """Courtiers, monks and princes."""
    for region in view.regions:
        yield from _region(script, region)
    at = {there: seat for seat, there in enumerate(view.princes) if there is not None}
    yield from (parts.prince_part(script, there, seat) for there, seat in at.items())


def _outlines(view: View, script: Script, marked: Marks) -> Iterator[Part]:
    """The outlines of the province being scored and of regions to choose from."""
    if view.scoring is not None:
        yield parts.province_mark(script, view.scoring)
    for region in view.regions:
        key = region.region
        if key in marked.regions:
            yield parts.region_mark(script, key)


def _region(script: Script, region: Region) -> Iterator[Part]:
    """The courtiers in the open part of a region, its monk, and its houses of the city."""
    standing = count_courtiers(region.courtiers, region.neutral)
    if standing:
        yield parts.courtiers_part(script, region.region, standing)
    if region.monk is not None:
        yield parts.monk_part(script, region.region, region.monk)
    if inside := tenants(region):
        yield parts.city_part(script, region.region, inside)


def count_courtiers(courtiers: Iterable[int], neutral: int = 0) -> parts.Counted:
    """The owners that have courtiers somewhere, with their numbers."""
    counts = tuple((seat, number) for seat, number in enumerate(courtiers) if number)
    return (*counts, (None, neutral)) if neutral else counts


def tenants(region: Region) -> tuple[int | None, ...]:
    """The owner in each of a region's houses that is taken."""
    counts = count_courtiers(region.houses, region.neutral_houses)
    return tuple(owner for owner, number in counts for _ in range(number))
