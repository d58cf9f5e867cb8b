"""A position of Chang Cheng in words (`rules.describing`) and piece by piece (`rules.changes`), and
what seats hold and know (R3, R13, A20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.changcheng.moves import events
from rules.changcheng.position.box import LAYOUTS, box
from rules.changcheng.position.wall import Chart, chart
from rules.changcheng.told.turns import waiting
from rules.changcheng.told.view import China, View
from rules.changes import Placed
from rules.describing import Fact, Section, Supplies, Turn, Yours, facts_in, filled, lasting, place
from rules.game import Event, Seat, of_kind

BOARD = "board-"
"""Before the name of a layout; a space may have the same name."""


class FirstRound(Fact):
    """The first round, in which not everything may be done (R6)."""


class Completed(Fact):
    """The province being scored (R22)."""

    province: str = of_kind("province")


class ValueChanged(Fact):
    """What flood and architect have made of its value (R27, R28)."""

    change: int = of_kind("change")


class CardsAtWork(Fact):
    """Cards turned up in it that have yet to work, in order (R24)."""

    cards: tuple[tuple[Seat, int], ...] = of_kind("seat/card")


class WallsMore(Fact):
    """Walls that architects count as in its majority (R28, R29)."""

    seats: tuple[tuple[Seat, int], ...] = of_kind("seat+count")


class ProvinceOf(Fact):
    """Heading: a Chinese province with its sovereignty card, and whether it is complete (R35)."""

    province: str = of_kind("province")
    sovereignty: int = of_kind("points")
    done: bool = of_kind("done")


class SpaceAt(Fact):
    """A space of the wall: what stands there (None: nothing), whose it is (None: neutral or
    nobody's), and the Mongol province that it faces."""

    space: str = place("space")
    sort: str | None = of_kind("sort")
    seat: Seat | None = of_kind("seat")
    mongol: str = lasting("mongol")


class Kept(Fact):
    """Heading: spaces that only the owners of towers may take now."""


class KeptFor(Fact):
    """A space that only the owner of a tower may take now (R18, R19)."""

    space: str = of_kind("space")
    seat: Seat = of_kind("seat")


class CardsLaid(Fact):
    """The cards that lie face down on a province, by seat (R13)."""

    province: str = of_kind("province")
    cards: tuple[tuple[Seat, int], ...] = of_kind("seat+count")


class Mongols(Fact):
    """Heading: the Mongol provinces."""


class ArmyAt(Fact):
    """A Mongol province with its army card, its value where the viewer knows it (A20)."""

    mongol: str = of_kind("mongol")
    state: str = of_kind("army-state")
    value: int | None = of_kind("army")


class Boards(Fact):
    """The boards from west to east, and those that may still be joined (R36)."""

    layouts: tuple[str, ...] = of_kind("layout")
    left: tuple[str, ...] = of_kind("layout")


class EmperorsLeft(Fact):
    """Emperor cards that lie on the board, and whether neutral walls are played (R35, R36, R46)."""

    count: int = of_kind("count")
    neutral: bool = of_kind("neutral")


FACTS = (*facts_in(globals()), Turn, Yours, Supplies)


def describe(view: View) -> tuple[Section, ...]:
    """The position in words: the turn, what the viewer holds, the wall by provinces, the Mongols,
    supplies."""
    here = chart(view.boards)
    return filled(
        (Turn(), _turn(view)),
        (Yours(), _yours(view)),
        *[
            (ProvinceOf(x.province, x.sovereignty, x.done), _province(view, here, x))
            for x in view.provinces
        ],
        (Kept(), (KeptFor(space, seat) for space, seat in view.kept)),
        (Mongols(), (ArmyAt(m.mongol, m.state, m.value) for m in view.mongols)),
        (Supplies(), _supplies(view)),
    )


def _turn(view: View) -> Iterator[Fact]:
    """What is under way: the first round, or the province being scored with its cards."""
    if view.first_round:
        yield FirstRound()
    if view.scoring is not None:
        yield Completed(view.scoring)
    if view.change:
        yield ValueChanged(view.change)
    if view.working:
        yield CardsAtWork(tuple((card.seat, card.card) for card in view.working))
    if any(view.extra):
        yield WallsMore(tuple((seat, count) for seat, count in enumerate(view.extra) if count))


def _yours(view: View) -> Iterator[Event]:
    if view.viewer is not None:
        yield from _cards(view)
        yield _supply(view, view.viewer)


def _province(view: View, here: Chart, china: China) -> Iterator[Fact]:
    """Every space of a province with what stands there, then the cards laid on it."""
    standing = {piece.space: piece for piece in view.pieces}
    within = [here.spaces[at] for at in here.spaces_in[here.province_number[china.province]]]
    for space in within:
        mongol = here.mongols[here.mongol_of[here.space_number[space]]]
        piece = standing.get(space)
        sort, owner = (None, None) if piece is None else (piece.sort, piece.owner)
        yield SpaceAt(space, sort, owner, mongol)
    laid = Counter(laid.seat for laid in view.laid if laid.province == china.province)
    if laid:
        yield CardsLaid(china.province, tuple(sorted(laid.items())))


def _supplies(view: View) -> Iterator[Event]:
    """What is not on the wall: supplies, used cards, boards, free spaces, emperor cards, army
    cards, missions."""
    yield from (_supply(view, seat) for seat in range(view.seats) if seat != view.viewer)
    for seat, cards in enumerate(view.used):
        if cards:
            yield events.CardsUsed(seat, cards)
    placed = {layout[0] for layout in view.boards}
    coming = LAYOUTS if view.extensions else ()
    yield Boards(view.boards, tuple(layout for layout in coming if layout[0] not in placed))
    free = len(chart(view.boards).spaces) - len(view.pieces)
    yield events.SpacesLeft(free, view.extensions, view.neutral_left)
    yield EmperorsLeft(view.emperors, view.neutral_option)
    yield _unseen(view)
    yield from (events.MissionPlayed(mission) for mission in view.missions)


def _cards(view: View) -> Iterator[Event]:
    """The viewer's cards, in hand and face down. That none is left is told with the supply."""
    if view.hand:
        yield events.HandHeld(view.hand)
    for laid in view.laid:
        if laid.card is not None:
            yield events.FaceDownHeld(laid.card, laid.province)


def _armies(view: View) -> Iterator[Event]:
    """The army cards that the viewer has looked at and that lie face down for others (A20)."""
    for army in view.mongols:
        if army.state == "down" and army.value is not None:
            yield events.ArmyKnown(army.mongol, army.value)


def _supply(view: View, seat: Seat) -> Event:
    """The pieces that a seat has not built, and the number of cards it holds."""
    return events.SupplyHeld(
        seat,
        view.walls_left[seat],
        view.doubles_left[seat],
        view.towers_left[seat],
        view.hand_sizes[seat],
    )


def _unseen(view: View) -> Event:
    """The army cards of the box that the viewer has not seen, by value."""
    left = Counter(box().army)
    left.subtract(mongol.value for mongol in view.mongols if mongol.value is not None)
    counted = ((str(value), count) for value, count in sorted(left.items()) if count > 0)
    return events.ArmiesUnseen(tuple(counted))


def pieces(view: View) -> Iterator[Placed]:
    """Everything on the board: boards, what stands on the wall, cards on provinces, emperors, and
    army cards."""
    for layout in view.boards:
        yield Placed(BOARD + layout, "board")
    for piece in view.pieces:
        owner = "neutral" if piece.owner is None else piece.owner
        yield Placed(piece.space, f"{piece.sort} {owner}")
    laid = Counter((card.province, card.seat) for card in view.laid)
    for (province, seat), count in laid.items():
        yield Placed(f"{province} cards", f"card {seat}", count)
    for china in view.provinces:
        if china.done:
            yield Placed(f"{china.province} emperor", "emperor")
    for mongol in view.mongols:
        if mongol.state != "gone":
            yield Placed(mongol.mongol, f"army {mongol.state}")


def hand(view: View) -> tuple[Event, ...]:
    """What the viewer holds and must decide. That is the decision that waits for it, its cards, the
    army cards it knows, its pieces, and the missions in play."""
    seat = view.viewer
    if seat is None:
        return ()
    return (
        *([waits] if (waits := waiting(view, seat)) else []),
        *_cards(view),
        *_armies(view),
        _supply(view, seat),
        *map(events.MissionPlayed, view.missions),
    )


def remaining(view: View) -> tuple[Event, ...]:
    """What is still to come or in supply. That is free spaces and boards, unseen army cards,
    everybody's pieces and used cards, and the missions in play."""
    free = len(chart(view.boards).spaces) - len(view.pieces)
    return (
        events.SpacesLeft(free, view.extensions, view.neutral_left),
        _unseen(view),
        *[_supply(view, seat) for seat in range(view.seats)],
        *[events.CardsUsed(seat, cards) for seat, cards in enumerate(view.used) if cards],
        *map(events.MissionPlayed, view.missions),
    )
