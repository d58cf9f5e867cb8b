"""What stands where, so that pictures can mark what changed (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.changes import Placed
from rules.ming.told.view import Region, View

AREA = "area-"
"""Before the name of a province whose area is meant; a region may have the same name."""
NEUTRAL = "neutral"


def pieces(view: View) -> Iterator[Placed]:
    """Princes, courtiers in the open part, the temple and the houses of every region, and in the
    areas of the provinces."""
    for seat, region in enumerate(view.princes):
        if region is not None:
            yield Placed(f"{region} prince", f"prince {seat}", unique=True)
    for region in view.regions:
        yield from _region(region)
    for province in view.provinces:
        yield from _courtiers(AREA + province.province, province.courtiers)


def _region(region: Region) -> Iterator[Placed]:
    key = region.region
    yield from _courtiers(key, region.courtiers, region.neutral)
    yield from _courtiers(f"{key} houses", region.houses, region.neutral_houses)
    if region.monk is not None:
        yield Placed(f"{key} temple", f"courtier {region.monk}")


def _courtiers(place: str, counts: Iterable[int], neutral: int = 0) -> Iterator[Placed]:
    """Those of every seat, and the neutral ones."""
    for seat, count in enumerate(counts):
        if count:
            yield Placed(place, f"courtier {seat}", count)
    if neutral:
        yield Placed(place, f"courtier {NEUTRAL}", neutral)
