"""What an action would lead to, as far as a viewer can know before it is done."""

from __future__ import annotations

from rules.game import Event, Seat
from rules.ming import events
from rules.ming.actions import Deploy, MingAction, Move, Recall, Take
from rules.ming.box import DEPLOYED, PROVINCE_NUMBER, REGION_NUMBER
from rules.ming.scoring import STAYING
from rules.ming.state import regions_of
from rules.ming.view import Region, View


def foresee(view: View, action: MingAction) -> tuple[Event, ...]:
    """Costs, courtiers, cards and points of a legal action of the viewer; () for others."""
    if view.viewer is None or view.viewer not in view.acting:
        return ()
    match action:
        case Move():
            return (_moving(view, view.viewer, action),)
        case Deploy():
            return (_deploying(view, view.viewer, action),)
        case Take():
            card = view.provinces[PROVINCE_NUMBER[action.province]].card
            return () if card is None else (events.WouldTake(card),)
        case Recall():
            return (_recalling(view, view.viewer, action),)
        case _:
            return ()


def _moving(view: View, seat: Seat, action: Move) -> Event:
    """Nobody can be deployed beside another prince or a courtier of one's own in the temple."""
    number = REGION_NUMBER[action.region]
    others = (at for other, at in enumerate(view.princes) if other != seat)
    closed = action.region in others or view.regions[number].monk == seat
    there = min(DEPLOYED, view.provinces[number // 3].courtiers[seat])
    return events.WouldCost(sum(view.hands[seat]) - 1, 0 if closed else there)


def _deploying(view: View, seat: Seat, action: Deploy) -> Event:
    """The open part of the region after deploying, with whoever had to leave the temple."""
    region = _region(view, view.princes[seat])
    counts = [*region.courtiers, region.neutral]
    counts[seat] += action.count
    if action.where == "temple":
        counts[seat] -= 1
        if region.monk is not None:
            counts[region.monk] += 1
    own = counts.pop(seat)
    return events.WouldCount(own, max(counts))


def _recalling(view: View, seat: Seat, action: Recall) -> Event:
    province = PROVINCE_NUMBER[view.scoring or ""]
    there = sum(view.regions[region].houses[seat] for region in regions_of(province))
    stay = there - action.count
    return events.WouldStay(stay, STAYING[view.round] * stay)


def _region(view: View, name: str | None) -> Region:
    return view.regions[REGION_NUMBER[name or ""]]
