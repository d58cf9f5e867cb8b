"""A position of Tigris & Euphrates in words (`rules.describing`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from rules.describing import Fact, Section, Supplies, Turn, Yours, facts_in, filled, lasting, place
from rules.game import Event, Seat, of_kind
from rules.tigris.moves import events
from rules.tigris.moves.mutable_state import named
from rules.tigris.moves.scoring import with_treasures
from rules.tigris.position.board import (
    BLOCKS,
    CELLS,
    LAND,
    WIDTH,
    Board,
    Squares,
    cells,
    each,
    square_at,
)
from rules.tigris.position.state import TILES, counted
from rules.tigris.told.turns import asked, supporting
from rules.tigris.told.view import Points, View, board_of


class ActionsLeft(Fact):
    """What the seat on turn may still do after the action under way (R5)."""

    seat: Seat = of_kind("seat")
    count: int = of_kind("count")


class ConflictNow(Fact):
    """The revolt or war being fought. Where both leaders stand, their supporters on the board, and
    what the attacker has added, if it has decided (R24, R30)."""

    sort: str = of_kind("sort")
    leader: str = of_kind("leader")
    attacker: Seat = of_kind("seat")
    origin: str = of_kind("cell")
    attack: int = of_kind("count")
    added: int | None = of_kind("count")
    defender: Seat = of_kind("seat")
    cell: str = of_kind("cell")
    defence: int = of_kind("count")


class Unification(Fact):
    """The tile that joined kingdoms, and the leaders whose wars are still to come (R27, R28)."""

    cell: str = of_kind("cell")
    leaders: tuple[str, ...] = of_kind("leader")


class PutAside(Fact):
    """The viewer's tiles put aside to be swapped (R22)."""

    tiles: tuple[str, ...] = of_kind("tile")


class Kingdom(Fact):
    """Heading: a kingdom, numbered in reading order (R2)."""

    number: int = of_kind("number")


class Apart(Fact):
    """Heading: what belongs to no kingdom."""


class LeaderAt(Fact):
    """A leader on the board."""

    leader: str = of_kind("leader")
    seat: Seat = of_kind("seat")
    cell: str = of_kind("cell")


class TilesAt(Fact):
    """Face-up tiles of a sort."""

    tile: str = of_kind("tile")
    cells: tuple[str, ...] = of_kind("cell")


class MonumentAt(Fact):
    """A monument over four face-down tiles, the north-west one first (R41)."""

    monument: str = of_kind("monument")
    cells: tuple[str, ...] = of_kind("cell")


class TreasuresAt(Fact):
    """Treasures that lie in no corner."""

    cells: tuple[str, ...] = of_kind("cell")


class CornerTreasuresAt(Fact):
    """Treasures of corners, which must be taken before others (R45)."""

    cells: tuple[str, ...] = of_kind("cell")


class CatastrophesAt(Fact):
    """Squares of catastrophes (R20)."""

    cells: tuple[str, ...] = of_kind("cell")


class FreeCells(Fact):
    """Heading: where nothing lies."""


class FreeRow(Fact):
    """The free cells of a row, on land and on the river."""

    row: int = place("row")
    land: tuple[str, ...] = place("cell")
    river: tuple[str, ...] = place("cell")


class Dynasties(Fact):
    """The seat of each dynasty's sign."""

    seats: tuple[tuple[Seat, str], ...] = lasting("seat dynasty")


class PointsAtEnd(Fact):
    """A seat's points by colour, treasures spent, once they are known to all (R50)."""

    seat: Seat = of_kind("seat")
    red: int = of_kind("points")
    blue: int = of_kind("points")
    green: int = of_kind("points")
    black: int = of_kind("points")
    treasures: int = of_kind("count")


FACTS = (*facts_in(globals()), Turn, Yours, Supplies)


def describe(view: View) -> tuple[Section, ...]:
    """The position in words: the turn, what the viewer holds, kingdoms, what stands apart, free
    cells, supplies."""
    board = board_of(view)
    return filled(
        (Turn(), _turn(view)),
        (Yours(), _yours(view)),
        *[
            (Kingdom(number), _standing(view, board, kingdom.squares))
            for number, kingdom in enumerate(board.kingdoms, 1)
        ],
        (Apart(), _apart(view, board)),
        (FreeCells(), _free(board)),
        (Supplies(), _supplies(view)),
    )


def _turn(view: View) -> Iterator[Fact]:
    """What is under way: actions left, tiles put aside, and a conflict with the wars still to
    come."""
    if view.phase != "over":
        under_way = view.phase not in ("act", "refill")
        yield ActionsLeft(view.turn, view.actions_left - under_way)
    if view.joining is not None:
        yield Unification(view.joining, view.wars)
    if view.conflict is not None:
        one, two = view.conflict.attacker, view.conflict.defender
        yield ConflictNow(
            *(view.conflict.sort, view.conflict.leader),
            *(one.seat, one.cell, one.strength, one.added),
            *(two.seat, two.cell, two.strength),
        )


def _yours(view: View) -> Iterator[Event]:
    """What the viewer holds, with tiles put aside. Nothing once the game is over."""
    if view.viewer is None or view.phase == "over":
        return
    yield from held(view)
    if view.aside:
        yield PutAside(view.aside)


def _standing(view: View, board: Board, within: Squares) -> Iterator[Fact]:
    """Everything that stands on some squares: leaders, tiles by sort, monuments, treasures."""
    for leader in view.leaders:
        if within >> square_at(leader.cell) & 1:
            yield LeaderAt(leader.leader, leader.seat, leader.cell)
    for tile, squares in zip(TILES, board.tiles, strict=True):
        if squares & within:
            yield TilesAt(tile, cells(squares & within))
    for built in view.monuments:
        square = square_at(built.cell)
        if within >> square & 1:
            yield MonumentAt(built.monument, cells(BLOCKS[square]))
    treasures = [x for x in view.treasures if within >> square_at(x.cell) & 1]
    for corner, fact in ((False, TreasuresAt), (True, CornerTreasuresAt)):
        if there := tuple(x.cell for x in treasures if x.corner is corner):
            yield fact(there)


def _apart(view: View, board: Board) -> Iterator[Fact]:
    """Everything outside kingdoms, and catastrophes."""
    joined = 0
    for kingdom in board.kingdoms:
        joined |= kingdom.squares
    yield from _standing(view, board, ~joined)
    if view.catastrophes:
        yield CatastrophesAt(view.catastrophes)


def _free(board: Board) -> Iterator[FreeRow]:
    """The rows of the board with free cells."""
    for first in range(0, len(CELLS), WIDTH):
        row = (1 << WIDTH) - 1 << first
        free = row & ~board.taken
        if free:
            yield FreeRow(first // WIDTH + 1, cells(free & LAND), cells(free & ~LAND))


def _supplies(view: View) -> Iterator[Event]:
    """What is not on the board: bag, hands, treasures, monuments, leaders in stock, and points at
    the end."""
    yield Dynasties(tuple(enumerate(view.dynasties)))
    own = None if view.phase == "over" else view.viewer
    yield from (stock(view, seat) for seat in range(view.seats) if seat != own)
    yield events.HandsHeld(view.hand_sizes)
    yield events.TilesLeft(view.bag)
    yield events.TreasuresLeft(len(view.treasures), view.phase == "over")
    yield events.MonumentsLeft(view.unbuilt)
    if view.phase == "over":
        for seat, points in enumerate(view.points):
            if points is not None:
                yield PointsAtEnd(seat, *points.by_colour, points.treasures)


def hand(view: View) -> tuple[Event, ...]:
    """What the viewer holds and must decide: the conflict that waits for it, its tiles, points and
    stock."""
    return () if view.viewer is None else (*_conflict(view), *held(view))


def held(view: View) -> tuple[Event, ...]:
    """The viewer's tiles, points and stock. Only for a viewer that plays."""
    assert view.viewer is not None
    points = view.points[view.viewer]
    assert points is not None
    won = events.PointsHeld(*points.by_colour, points.treasures)
    return (events.HandHeld(named(counted(view.hand))), won, stock(view, view.viewer))


def remaining(view: View) -> tuple[Event, ...]:
    """What is still to come or in supply: bag, hands, treasures, monuments and everybody's
    stock."""
    return (
        events.TilesLeft(view.bag),
        events.HandsHeld(view.hand_sizes),
        events.TreasuresLeft(len(view.treasures), view.phase == "over"),
        events.MonumentsLeft(view.unbuilt),
        *[stock(view, seat) for seat in range(view.seats)],
    )


def scores(view: View) -> tuple[int | None, ...]:
    """By seat: the score, which is the weakest colour after the best use of treasures; None where
    it is hidden."""
    over = view.phase == "over"
    return tuple(None if p is None else _weakest(p, over=over) for p in view.points)


def stock(view: View, seat: Seat) -> Event:
    """A seat's leaders off the board and its unused catastrophes."""
    return events.StockHeld(seat, view.stock[seat], view.catastrophes_left[seat])


def _weakest(points: Points, *, over: bool) -> int:
    """The weakest colour after the best use of treasures. Once the game is over, treasures are in
    the totals already (R50)."""
    return min(points.by_colour if over else with_treasures(points.by_colour, points.treasures))


def _conflict(view: View) -> tuple[Event, ...]:
    """The conflict in which the viewer is asked for support, in its own turn or another's."""
    conflict, viewer = view.conflict, view.viewer
    if conflict is None or viewer is None or view.acting != viewer:
        return ()
    one, two = conflict.attacker, conflict.defender
    attack = one.strength + (one.added or 0)
    sides = one.seat, two.seat
    words = conflict.sort, conflict.leader
    stands = events.ConflictStands(*words, *sides, attack, two.strength, supporting(conflict))
    return (asked(view, viewer) or stands,)


def pieces(view: View) -> Iterator[Placed]:
    """Every piece with its square. A monument is named for each of its four squares."""
    for tile in view.tiles:
        yield Placed(tile.cell, tile.tile)
    for cell in view.catastrophes:
        yield Placed(cell, "catastrophe")
    for monument in view.monuments:
        for square in each(BLOCKS[square_at(monument.cell)]):
            yield Placed(CELLS[square], f"monument {monument.monument}")
    for leader in view.leaders:
        yield Placed(leader.cell, f"{leader.leader} {leader.seat}", unique=True)
    for treasure in view.treasures:
        yield Placed(f"{treasure.cell} treasure", "treasure")
