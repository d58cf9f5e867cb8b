"""What the events of a step say, in the words of the second opinion's facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.game import Event
from rules.ming.moves import events
from tests.rules.ming.pieces import Fact


def facts_of(happened: Iterable[Event]) -> Counter[Fact]:
    """Everything told, however it is spread over events; nothing with a count of 0."""
    facts = Counter[Fact]()
    for event in happened:
        facts += Counter(_moves(event) or _city(event) or _flow(event))
    return facts


def _each(name: Sequence[str], counts: Sequence[int]) -> dict[Fact, int]:
    return {(*name, owner): count for owner, count in enumerate(counts)}


def _flow(event: Event) -> dict[Fact, int]:
    match event:
        case events.RoundBegan(number=number, start=start):
            return {("round", number, start): 1}
        case events.CardTurnedUp(province=province, card=card):
            return {("turned up", province, card): 1}
        case events.DeckReshuffled(count=count):
            return {("reshuffled", count): 1}
        case events.Passed(seat=seat):
            return {("passed", seat): 1}
        case events.SetHandedIn(seat=seat):
            return {("set", seat): 1}
        case _:
            return {}


def _moves(event: Event) -> dict[Fact, int]:
    match event:
        case events.PrincePlaced(seat=seat, province=province):
            return {("tile", seat, province): 1}
        case events.Deployed(seat=seat, region=region, count=count):
            return {("deployed", seat, region): count}
        case events.TempleEntered(seat=seat, region=region, ousted=None):
            return {("monk enters", region, seat): 1}
        case events.TempleEntered(seat=seat, region=region, ousted=int(ousted)):
            return {("monk enters", region, seat): 1, ("pushed out", region, ousted): 1}
        case events.CameHome(seat=seat, region=region, count=count):
            return {("home", seat, region): count}
        case events.NeutralCameHome(region=region, count=count):
            return {("home", 2, region): count}
        case events.RecallShown(seat=seat, count=count):
            return {("recalled", seat, count): 1}
        case _:
            return {}


def _city(event: Event) -> dict[Fact, int]:
    match event:
        case events.RegionCounted(region=region, entered=entered, neutral_entered=neutral):
            return _each(("entered", region), _owners(entered, neutral))
        case events.TilesGained(province=province, tally=tally):
            return {("tile", seat, province): count for seat, count in enumerate(tally)}
        case events.TemplesScored(monks=monks):
            return _each(("monk",), monks)
        case events.CityScored(province=province, stayed=stayed, neutral=neutral):
            won = {("most", province, seat): event.bonus for seat in event.winners}
            return _each(("stayed", province), _owners(stayed, neutral)) | won
        case _:
            return {}


def _owners(by_seat: Sequence[int], neutral: int) -> tuple[int, ...]:
    return (*by_seat, neutral)
