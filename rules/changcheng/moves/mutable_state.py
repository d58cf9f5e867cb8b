"""A position being worked on while one action is carried out, and the facts told about it."""

from __future__ import annotations

from dataclasses import replace

from rules.changcheng.moves.opening import dealt_armies
from rules.changcheng.position.box import PROVINCES, SPACES
from rules.changcheng.position.state import (
    NEUTRAL,
    SOURCES,
    Army,
    FaceDown,
    Kind,
    Phase,
    Piece,
    Scoring,
    Sort,
    State,
)
from rules.changcheng.position.towers import beside_own_tower
from rules.changcheng.position.wall import Chart, chart, is_full
from rules.game import Seat
from rules.mutable_state import MutableStateOf
from rules.values import changed


class MutableState(MutableStateOf[State]):
    """The fields of a `State`, to be changed in place."""

    seats: int
    missions: tuple[str, ...]
    neutral_option: bool
    phase: Phase
    turn: Seat
    acting: Seat
    first_round: bool
    boards: tuple[str, ...]
    wall: tuple[Piece | None, ...]
    debts: tuple[bool, ...]
    sovereignty: tuple[int, ...]
    done: tuple[bool, ...]
    armies: tuple[Army, ...]
    laid: tuple[FaceDown, ...]
    hands: tuple[tuple[int, ...], ...]
    walls: tuple[int, ...]
    doubles: tuple[int, ...]
    towers: tuple[int, ...]
    neutral_walls: int
    army_stack: tuple[int, ...]
    sovereignty_stack: tuple[int, ...]
    emperors: int
    extensions: int
    action: Kind
    built: tuple[int, ...]
    carded: tuple[int, ...]
    waiting: tuple[int, ...]
    scoring: Scoring | None
    points: tuple[tuple[int, ...], ...]
    last: tuple[int, ...]

    @property
    def chart(self) -> Chart:
        """The chart of the boards in play."""
        return chart(self.boards)

    def ask(self, phase: Phase, seat: Seat) -> None:
        """Lets a seat decide next."""
        self.phase, self.acting = phase, seat

    def score(self, seat: Seat, source: str, points: int) -> None:
        """Gives points to a seat, or takes them (R34)."""
        row, at = self.points[seat], SOURCES.index(source)
        self.points = changed(self.points, seat, changed(row, at, row[at] + points))

    def begin(self, action: Kind) -> None:
        """Notes what the seat on turn begins to do."""
        self.action, self.built, self.carded, self.last = action, (), (), ()

    def build(self, sort: Sort, owner: int, *spaces: int) -> None:
        """Puts a piece from the supply on one or two free spaces. A piece beside the owner's tower
        pays its debt (R20)."""
        for space in spaces:
            self.put(space, Piece(sort, owner))
        self.last = (*self.last, *spaces)
        if owner == NEUTRAL:
            self.neutral_walls -= 1
            self.built = spaces
        else:
            self._spend(sort, owner)
            self.built = (*self.built, *spaces)
            if any(beside_own_tower(self.wall, owner, space) for space in spaces):
                self.debts = changed(self.debts, owner, False)
        self._queue_completed(spaces)

    def put(self, space: int, piece: Piece) -> None:
        """Puts a piece on a space, whatever stood there."""
        self.wall = changed(self.wall, space, piece)

    def extend(self, layout: str, end: str) -> None:
        """Joins a board, with cards from the stacks (R36, R38). A board in the west changes all
        numbers."""
        values = self.army_stack[:PROVINCES], self.sovereignty_stack[:PROVINCES]
        self.army_stack = self.army_stack[PROVINCES:]
        self.sovereignty_stack = self.sovereignty_stack[PROVINCES:]
        free, armies, fresh = (None,) * SPACES, dealt_armies(values[0]), (False,) * PROVINCES
        if end == "west":
            self._move_numbers()
            self.boards, self.wall = (layout, *self.boards), (*free, *self.wall)
            self.armies, self.done = (*armies, *self.armies), (*fresh, *self.done)
            self.sovereignty = (*values[1], *self.sovereignty)
        else:
            self.boards, self.wall = (*self.boards, layout), (*self.wall, *free)
            self.armies, self.done = (*self.armies, *armies), (*self.done, *fresh)
            self.sovereignty = (*self.sovereignty, *values[1])

    def _move_numbers(self) -> None:
        """Raises the numbers of spaces and provinces by one board, to make room in the west. Spaces
        built on by an action and provinces to be scored need no change: there are none at this
        time."""
        self.last = tuple(space + SPACES for space in self.last)
        self.laid = tuple(replace(laid, province=laid.province + PROVINCES) for laid in self.laid)

    def _spend(self, sort: Sort, seat: Seat) -> None:
        """Takes a piece from the supply of a seat."""
        match sort:
            case "wall":
                self.walls = changed(self.walls, seat, self.walls[seat] - 1)
            case "double":
                self.doubles = changed(self.doubles, seat, self.doubles[seat] - 1)
            case _:
                self.towers = changed(self.towers, seat, self.towers[seat] - 1)

    def _queue_completed(self, spaces: tuple[int, ...]) -> None:
        """Queues the provinces that a piece completed for scoring, from west to east (R22, A4)."""
        china = self.chart.china_of
        for province in dict.fromkeys(china[space] for space in spaces):
            if is_full(self.boards, self.wall, province):
                self.waiting = (*self.waiting, province)
