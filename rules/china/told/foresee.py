"""What a marker would lead to at once, told beside each choice of a panel."""

from __future__ import annotations

from rules.china.moves.actions import ChinaAction, Emissary, House
from rules.china.moves.events import WouldLead, WouldScore
from rules.china.moves.scoring import house_points
from rules.china.position.box import box, realm_number, side
from rules.china.told.view import View
from rules.game import Event, Seat


def foresee(view: View, action: ChinaAction) -> tuple[Event, ...]:
    """What a marker of the viewer would lead to; () for other actions. A house that fills a state:
    the points. Any other marker: how many of its kind the viewer and the best other seat would have
    there. The first house of a state: nothing."""
    if view.viewer is None:
        return ()
    if isinstance(action, Emissary):
        court = list(view.courts[realm_number()[action.state]].emissaries)
        court[view.viewer] += 1
        return (_lead("emissaries", court, view.viewer),)
    if isinstance(action, House):
        return _house(view, view.viewer, action.site)
    return ()


def _house(view: View, seat: Seat, key: str) -> tuple[Event, ...]:
    """What a house on a site would lead to: points if it fills the state, else who would have
    most."""
    board = side(view.side)
    realm = board.realm_of[board.site_number[key]]
    keys = {board.sites[site].key for site in board.sites_in[realm]}
    owners = [(house.site, house.seat) for house in view.houses if house.site in keys]
    if not owners:
        return ()
    owners.append((key, seat))
    houses = [sum(owner == other for _, owner in owners) for other in range(view.seats)]
    if len(owners) < len(keys):
        return (_lead("houses", houses, seat),)
    lucky = {owner for site, owner in owners if site in view.forts}
    points = enumerate(house_points(houses))
    doubled = tuple(own * 2 if other in lucky else own for other, own in points)
    return (WouldScore(box().realms[realm].key, doubled),)


def _lead(sort: str, counts: list[int], seat: Seat) -> WouldLead:
    return WouldLead(sort, counts[seat], max(n for other, n in enumerate(counts) if other != seat))
