"""What an action would lead to, as far as a viewer can know before it is done."""

from __future__ import annotations

from rules.game import Event, Seat
from rules.ming.moves import actions, events
from rules.ming.moves.actions import MingAction
from rules.ming.moves.scoring import STAYING
from rules.ming.position.box import DEPLOYED, PROVINCE_NUMBER, REGION_NUMBER
from rules.ming.position.state import regions_of
from rules.ming.told.view import Region, View


def foresee(view: View, action: MingAction) -> tuple[Event, ...]:
    """What a legal action of the viewer would cost or bring: cards, courtiers or points; () for
    other actions."""
    if view.viewer is None or view.viewer not in view.acting:
        return ()
    match action:
        case actions.Move():
            return (_costing(view, view.viewer, action.region),)
        case actions.Stay():
            return (_costing(view, view.viewer, view.princes[view.viewer] or ""),)
        case actions.Deploy():
            return (_deploying(view, view.viewer, action),)
        case actions.Take():
            card = view.provinces[PROVINCE_NUMBER[action.province]].card
            return () if card is None else (events.WouldTake(card),)
        case actions.Recall():
            return (_recalling(view, view.viewer, action),)
        case actions.Home():
            return (_sending_home(view, view.viewer, action),)
        case _:
            return ()


def _costing(view: View, seat: Seat, region: str) -> Event:
    """The cards left after a card was played, and how many courtiers can be deployed where it
    leaves the prince. That is none beside another prince, which he can only pass, or with one's own
    courtier in the temple (R16, R18)."""
    number = REGION_NUMBER[region]
    left, there = sum(view.hands[seat]) - 1, view.provinces[number // 3].courtiers[seat]
    if region in (at for other, at in enumerate(view.princes) if other != seat):
        return events.WouldCost(left, 0, "prince")
    if view.regions[number].monk == seat:
        return events.WouldCost(left, 0, "temple")
    return events.WouldCost(left, min(DEPLOYED, there), "free")


def _deploying(view: View, seat: Seat, action: actions.Deploy) -> Event:
    """How many courtiers the viewer and the best other would have in the open part after deploying.
    A monk who had to leave the temple is included."""
    region = _region(view, view.princes[seat])
    counts = [*region.courtiers, region.neutral]
    counts[seat] += action.count
    if action.where == "temple":
        counts[seat] -= 1
        if region.monk is not None:
            counts[region.monk] += 1
    own = counts.pop(seat)
    return events.WouldCount(own, max(counts))


def _recalling(view: View, seat: Seat, action: actions.Recall) -> Event:
    province = PROVINCE_NUMBER[view.scoring or ""]
    there = sum(view.regions[region].houses[seat] for region in regions_of(province))
    stay = there - action.count
    return events.WouldStay(stay, STAYING[view.round] * stay)


def _sending_home(view: View, seat: Seat, action: actions.Home) -> Event:
    """The part of the city that a courtier would leave. The seat's own courtiers go before neutral
    ones (R31, R42). Parts matter because they settle a tie for most in the city (R33)."""
    region = _region(view, action.region)
    if not view.returning[seat]:
        return events.WouldLeave("neutral", region.neutral_houses, max(region.houses))
    others = [count for other, count in enumerate(region.houses) if other != seat]
    own = region.houses[seat]
    return events.WouldLeave("own", own, max(*others, region.neutral_houses))


def _region(view: View, name: str | None) -> Region:
    return view.regions[REGION_NUMBER[name or ""]]
