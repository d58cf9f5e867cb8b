"""The scoring after rounds 2, 4 and 6: houses, tiles, recall, points, temples (R21-R34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Event, Seat
from rules.ming.moves import events
from rules.ming.moves.mutable_state import MutableState
from rules.ming.moves.rounds import end_round
from rules.ming.moves.scoring import MONK, SET, STAYING, bonus, into_city, neutral_due
from rules.ming.position.box import PROVINCES, REGIONS
from rules.ming.position.state import ByOwner, more, regions_of
from rules.values import changed


def score_provinces(mutable: MutableState, first: int) -> None:
    """Scores provinces in their order until somebody must decide; after the last one, the temples
    (R21)."""
    for province in range(first, len(PROVINCES)):
        mutable.scoring = province
        _fill_houses(mutable)
        if _ask_for_recall(mutable) or _send_home(mutable):
            return
        _score_city(mutable)
    _score_temples(mutable)
    end_round(mutable)


def lay(mutable: MutableState, seat: Seat, count: int) -> None:
    """Notes what a seat recalls. When all seats have laid, everything is shown (R30). The last seat
    needs no note of its own. If it is the only one, nothing hidden is revealed."""
    mutable.recalls = changed(mutable.recalls, seat, count)
    mutable.show(*regions_of(mutable.scoring))
    mutable.tell(events.RecallLaid(seat, PROVINCES[mutable.scoring]))
    concerned = _seats_in_city(mutable)
    if all(mutable.recalls[seat] is not None for seat in concerned):
        mutable.reveals = len(concerned) > 1
        _reveal(mutable)
    else:
        mutable.private.append((seat, events.RecallNoted(count)))


def go_home(mutable: MutableState, owner: int, region: int) -> None:
    """Sends a chosen courtier back, then goes on with the scoring (R31, R42)."""
    mutable.show(region)
    _go_back(mutable, owner, region, 1)
    _go_on(mutable)


def _go_on(mutable: MutableState) -> None:
    """Goes on after a recall or a choice: asks for further choices, or scores this city and the
    next ones."""
    if not _send_home(mutable):
        _score_city(mutable)
        score_provinces(mutable, mutable.scoring + 1)


def _fill_houses(mutable: MutableState) -> None:
    """Moves courtiers of every region into the city, and gives tiles for them (R22-R28)."""
    filled = dict[int, ByOwner]()
    for region in regions_of(mutable.scoring):
        courtiers = mutable.open[region]
        if any(courtiers):
            if not filled:
                mutable.tell(events.ProvinceScoring(PROVINCES[mutable.scoring]))
            filled[region] = into_city(courtiers)
            *owned, neutral = courtiers
            *entered, neutral_entered = filled[region]
            counts = tuple(owned), neutral, tuple(entered), neutral_entered
            mutable.tell(events.RegionCounted(REGIONS[region], *counts))
    for region, entered in filled.items():
        for owner, count in enumerate(entered):
            if count:
                mutable.enter(region, owner, count)
    _give_tiles(mutable, filled)


def _give_tiles(mutable: MutableState, filled: dict[int, ByOwner]) -> None:
    """Gives a tile for each courtier that went in, as long as there are any (R28, A4). The order is
    region by region, and within a region clockwise (R29)."""
    gained, sets = (0,) * mutable.seats, list[Event]()
    for entered in filled.values():
        for seat in mutable.order():
            for _ in range(entered[seat]):
                if mutable.stock[mutable.scoring]:
                    gained = more(gained, seat, 1)
                    mutable.take_tile(seat, mutable.scoring)
                    sets.extend(_hand_in(mutable, seat))
    missing = sum(sum(entered[: mutable.seats]) for entered in filled.values()) - sum(gained)
    if any(gained) or missing:
        mutable.tell(events.TilesGained(PROVINCES[mutable.scoring], gained, missing))
    mutable.public.extend(sets)


def _hand_in(mutable: MutableState, seat: Seat) -> Iterator[Event]:
    """Hands in a set of all six sorts, if the seat has one, for points (R29)."""
    if all(mutable.tiles[seat]):
        mutable.tiles = changed(mutable.tiles, seat, tuple(n - 1 for n in mutable.tiles[seat]))
        mutable.stock = tuple(count + 1 for count in mutable.stock)
        mutable.score(seat, "sets", SET[mutable.round])
        yield events.SetHandedIn(seat, SET[mutable.round])


def _seats_in_city(mutable: MutableState) -> list[Seat]:
    """The seats with courtiers in the city being scored, in turn order (R30)."""
    houses = mutable.houses()
    return [seat for seat in mutable.order() if any(row[seat] for row in houses)]


def _ask_for_recall(mutable: MutableState) -> bool:
    """Asks for return cards for this city. False when no player has courtiers there (R30)."""
    concerned = _seats_in_city(mutable)
    if concerned:
        mutable.phase, mutable.turn = "recall", concerned[0]
    return bool(concerned)


def _reveal(mutable: MutableState) -> None:
    """Turns up all return cards together, then goes on (R30)."""
    for seat in _seats_in_city(mutable):
        count = mutable.recalls[seat] or 0
        mutable.returning = changed(mutable.returning, seat, count)
        mutable.tell(events.RecallShown(seat, count))
    mutable.recalls = (None,) * mutable.seats
    _go_on(mutable)


def _send_home(mutable: MutableState) -> bool:
    """Sends courtiers back where there is no choice. True when somebody must choose (R31, R42)."""
    for seat in mutable.order():
        if _send(mutable, seat, seat):
            return True
    due = neutral_due(mutable.houses())
    mutable.returning = changed(mutable.returning, mutable.seats, due)
    return _send(mutable, mutable.seats, mutable.start)


def _send(mutable: MutableState, owner: int, decider: Seat) -> bool:
    """Sends an owner's courtiers back. If there is a choice, asks the decider and returns True."""
    due = mutable.returning[owner]
    if not due:
        return False
    there = [region for region in regions_of(mutable.scoring) if mutable.city[region][owner]]
    if len(there) > 1 and due < sum(mutable.city[region][owner] for region in there):
        mutable.phase, mutable.turn = "home", decider
        return True
    for region in there:
        _go_back(mutable, owner, region, min(due, mutable.city[region][owner]))
    return False


def _go_back(mutable: MutableState, owner: int, region: int, count: int) -> None:
    """Sends courtiers of an owner back from the houses of a region to its open part (R31)."""
    mutable.enter(region, owner, -count)
    mutable.returning = more(mutable.returning, owner, -count)
    if owner == mutable.seats:
        mutable.tell(events.NeutralCameHome(REGIONS[region], count))
    else:
        mutable.tell(events.CameHome(owner, REGIONS[region], count))


def _score_city(mutable: MutableState) -> None:
    """Scores the courtiers that stay in the city. They leave the game (R32, R33)."""
    houses = mutable.houses()
    *stayed, neutral = (sum(column) for column in zip(*houses, strict=True))
    if not any(stayed) and not neutral:
        return
    points = tuple(STAYING[mutable.round] * count for count in stayed)
    winners, each = bonus(houses)
    for seat, gained in enumerate(points):
        mutable.score(seat, "cities", gained)
        mutable.score(seat, "majorities", each if seat in winners else 0)
    name = PROVINCES[mutable.scoring]
    tied = stayed.count(max(stayed))
    mutable.tell(events.CityScored(name, tuple(stayed), neutral, points, winners, each, tied))
    for region in regions_of(mutable.scoring):
        mutable.city = changed(mutable.city, region, (0,) * (mutable.seats + 1))


def _score_temples(mutable: MutableState) -> None:
    """Scores every courtier in a temple. They stay there (R34)."""
    held = tuple(mutable.temples.count(seat) for seat in range(mutable.seats))
    points = tuple(MONK * count for count in held)
    for seat, gained in enumerate(points):
        mutable.score(seat, "temples", gained)
    if any(held):
        mutable.tell(events.TemplesScored(held, points))
