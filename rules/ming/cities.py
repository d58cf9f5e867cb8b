"""The scoring after rounds 2, 4 and 6: houses, tiles, recall, points, temples (R21-R34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Event, Seat
from rules.ming import events as told
from rules.ming.box import PROVINCES, REGIONS
from rules.ming.draft import MutableState
from rules.ming.rounds import end_round
from rules.ming.scoring import MONK, SET, STAYING, bonus, into_city, neutral_due
from rules.ming.state import ByOwner, more, raised, regions_of
from rules.values import changed


def score_provinces(draft: MutableState, first: int) -> None:
    """Scores provinces in their order until somebody must decide, then the temples (R21)."""
    for province in range(first, len(PROVINCES)):
        draft.scoring = province
        _fill_houses(draft)
        if _ask_for_recall(draft) or _send_home(draft):
            return
        _score_city(draft)
    _score_temples(draft)
    end_round(draft)


def lay(draft: MutableState, seat: Seat, count: int) -> None:
    """Notes what a seat recalls; the last one shows all, which tells nothing hidden where nobody
    else has laid any (R30)."""
    draft.recalls = changed(draft.recalls, seat, count)
    draft.show(*regions_of(draft.scoring))
    draft.tell(told.RecallLaid(seat, PROVINCES[draft.scoring]))
    draft.private.append((seat, told.RecallNoted(count)))
    concerned = _concerned(draft)
    if all(draft.recalls[seat] is not None for seat in concerned):
        draft.reveals = len(concerned) > 1
        _reveal(draft)


def go_home(draft: MutableState, owner: int, region: int) -> None:
    """A chosen courtier goes back; what follows from it is carried out (R31, R42)."""
    draft.show(region)
    _go_back(draft, owner, region, 1)
    _go_on(draft)


def _go_on(draft: MutableState) -> None:
    """After the recall or a choice: further choices, else this city and the next ones."""
    if not _send_home(draft):
        _score_city(draft)
        score_provinces(draft, draft.scoring + 1)


def _fill_houses(draft: MutableState) -> None:
    """Courtiers of every region go into the city and bring tiles (R22-R28)."""
    filled = dict[int, ByOwner]()
    for region in regions_of(draft.scoring):
        courtiers = draft.open[region]
        if any(courtiers):
            if not filled:
                draft.tell(told.ProvinceScoring(PROVINCES[draft.scoring]))
            filled[region] = into_city(courtiers)
            _tell_count(draft, region, courtiers, filled[region])
    for region, entered in filled.items():
        for owner, count in enumerate(entered):
            if count:
                draft.enter(region, owner, count)
    _give_tiles(draft, filled)


def _tell_count(draft: MutableState, region: int, courtiers: ByOwner, entered: ByOwner) -> None:
    owned, gone = courtiers[:-1], entered[:-1]
    name = REGIONS[region]
    draft.tell(told.RegionCounted(name, owned, courtiers[-1], gone, entered[-1]))


def _give_tiles(draft: MutableState, filled: dict[int, ByOwner]) -> None:
    """A tile a courtier as long as there are any: by region, then clockwise (R28, R29, A4)."""
    gained, sets = (0,) * draft.seats, list[Event]()
    for entered in filled.values():
        for seat in draft.order():
            for _ in range(entered[seat]):
                if draft.stock[draft.scoring]:
                    gained = more(gained, seat, 1)
                    _take_tile(draft, seat)
                    sets.extend(_hand_in(draft, seat))
    missing = sum(sum(entered[: draft.seats]) for entered in filled.values()) - sum(gained)
    if any(gained) or missing:
        draft.tell(told.TilesGained(PROVINCES[draft.scoring], gained, missing))
    draft.public.extend(sets)


def _take_tile(draft: MutableState, seat: Seat) -> None:
    draft.stock = more(draft.stock, draft.scoring, -1)
    draft.tiles = raised(draft.tiles, seat, draft.scoring, 1)


def _hand_in(draft: MutableState, seat: Seat) -> Iterator[Event]:
    """All six sorts go back to the supply at once and bring points (R29)."""
    if all(draft.tiles[seat]):
        draft.tiles = changed(draft.tiles, seat, tuple(n - 1 for n in draft.tiles[seat]))
        draft.stock = tuple(count + 1 for count in draft.stock)
        draft.score(seat, "sets", SET[draft.round])
        yield told.SetHandedIn(seat, SET[draft.round])


def _concerned(draft: MutableState) -> list[Seat]:
    """Seats with courtiers in the city being scored, in turn order (R30)."""
    houses = draft.houses()
    return [seat for seat in draft.order() if any(row[seat] for row in houses)]


def _ask_for_recall(draft: MutableState) -> bool:
    """Whether players must lay return cards for this city (R30)."""
    concerned = _concerned(draft)
    if concerned:
        draft.phase, draft.turn = "recall", concerned[0]
    return bool(concerned)


def _reveal(draft: MutableState) -> None:
    """All return cards are turned up together (R30)."""
    for seat in _concerned(draft):
        count = draft.recalls[seat] or 0
        draft.returning = changed(draft.returning, seat, count)
        draft.tell(told.RecallShown(seat, count))
    draft.recalls = (None,) * draft.seats
    _go_on(draft)


def _send_home(draft: MutableState) -> bool:
    """Sends courtiers back where there is no choice; whether somebody must choose (R31, R42)."""
    for seat in draft.order():
        if _send(draft, seat, seat):
            return True
    due = neutral_due(draft.houses())
    draft.returning = changed(draft.returning, draft.seats, due)
    return _send(draft, draft.seats, draft.start)


def _send(draft: MutableState, owner: int, decider: Seat) -> bool:
    """Sends an owner's courtiers back, or asks who decides when there is a choice."""
    due = draft.returning[owner]
    if not due:
        return False
    there = [region for region in regions_of(draft.scoring) if draft.city[region][owner]]
    if len(there) > 1 and due < sum(draft.city[region][owner] for region in there):
        draft.phase, draft.turn = "home", decider
        return True
    for region in there:
        _go_back(draft, owner, region, min(due, draft.city[region][owner]))
    return False


def _go_back(draft: MutableState, owner: int, region: int, count: int) -> None:
    """Courtiers of an owner go back from the houses of a region to the region (R31)."""
    draft.enter(region, owner, -count)
    draft.returning = more(draft.returning, owner, -count)
    if owner == draft.seats:
        draft.tell(told.NeutralCameHome(REGIONS[region], count))
    else:
        draft.tell(told.CameHome(owner, REGIONS[region], count))


def _score_city(draft: MutableState) -> None:
    """Who stays in the city scores and leaves the game (R32, R33)."""
    houses = draft.houses()
    *stayed, neutral = (sum(column) for column in zip(*houses, strict=True))
    if not any(stayed) and not neutral:
        return
    points = tuple(STAYING[draft.round] * count for count in stayed)
    winners, each = bonus(houses)
    for seat, gained in enumerate(points):
        draft.score(seat, "cities", gained)
        draft.score(seat, "majorities", each if seat in winners else 0)
    name = PROVINCES[draft.scoring]
    tied = stayed.count(max(stayed))
    draft.tell(told.CityScored(name, tuple(stayed), neutral, points, winners, each, tied))
    for region in regions_of(draft.scoring):
        draft.city = changed(draft.city, region, (0,) * (draft.seats + 1))


def _score_temples(draft: MutableState) -> None:
    """Every courtier in a temple scores and stays (R34)."""
    held = tuple(draft.temples.count(seat) for seat in range(draft.seats))
    points = tuple(MONK * count for count in held)
    for seat, gained in enumerate(points):
        draft.score(seat, "temples", gained)
    if any(held):
        draft.tell(told.TemplesScored(held, points))
