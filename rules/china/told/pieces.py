"""What stands where, so that pictures can mark what changed (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from rules.china.told.view import View


def pieces(view: View) -> Iterator[Placed]:
    """Houses and fortresses on sites, emissaries in states, the seals of states that scored."""
    for house in view.houses:
        yield Placed(house.site, f"house {house.seat}")
    for site in view.forts:
        yield Placed(site, "fortress")
    for court in view.courts:
        for seat, count in enumerate(court.emissaries):
            if count:
                yield Placed(court.state, f"emissary {seat}", count)
        if court.scored:
            yield Placed(f"{court.state} seal", "seal")
