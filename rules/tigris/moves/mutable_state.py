"""A position being worked on while one action is carried out, and the facts told about it."""

from __future__ import annotations

from rules.game import Seat
from rules.mutable_state import MutableStateOf
from rules.tigris.moves import events
from rules.tigris.position.board import (
    CELLS,
    NEAR,
    Squares,
    Standing,
    each,
    set_of,
    with_catastrophe,
    with_leader,
    with_monument,
    with_tile,
    without,
)
from rules.tigris.position.conflicts import RED
from rules.tigris.position.state import (
    CATASTROPHE,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    LEADERS,
    NOTHING,
    NOWHERE,
    TILES,
    ByColour,
    Conflict,
    Monument,
    Phase,
    Square,
    State,
    added,
    counted,
    more,
)
from rules.values import Counted, changed


class MutableState(MutableStateOf[State]):
    """The fields of a `State`, to be changed in place, with a board that always fits them. What
    lies on the board may be changed by the methods only."""

    seats: int
    phase: Phase
    turn: Seat
    acting: Seat
    actions_left: int
    ground: str
    leaders: tuple[ByColour, ...]
    treasures: tuple[Square, ...]
    monuments: tuple[Monument, ...]
    hands: tuple[ByColour, ...]
    bag: tuple[str, ...]
    points: tuple[ByColour, ...]
    won: tuple[int, ...]
    catastrophes: tuple[int, ...]
    aside: ByColour
    discarded: ByColour
    gone: ByColour
    placed: Square
    joining: Square
    conflict: Conflict | None
    short: bool
    last: tuple[Square, ...]
    swapped: tuple[ByColour, ...]

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.board = state.board

    def state(self) -> State:
        """The position as it is now, with its board."""
        return super().state().keep(self.board)

    def score(self, seat: Seat, colour: int, points: int) -> None:
        """Gives points of a colour to a seat."""
        self.points = changed(self.points, seat, more(self.points[seat], colour, points))

    def use(self, seat: Seat, colour: int, count: int) -> None:
        """Takes tiles out of a hand. The caller says where they go."""
        self.hands = changed(self.hands, seat, more(self.hands[seat], colour, -count))

    def discard_openly(self, colour: int, count: int) -> None:
        """Notes tiles that left the game in the open."""
        self.gone = more(self.gone, colour, count)

    def discard_aside(self) -> None:
        """Notes that the tiles put aside left the game. Only the seat on turn has seen them
        (R22)."""
        swapped = self.swapped or (NOTHING,) * self.seats
        mine = added(swapped[self.turn], self.aside)
        self.swapped = changed(swapped, self.turn, mine)
        self.discarded, self.aside = added(self.discarded, self.aside), NOTHING

    def lay(self, colour: int, square: Square) -> None:
        """Puts a tile on an empty square."""
        self._mark(square, FACE_UP[colour])
        self.board = with_tile(self.board, colour, square)

    def stand(self, leader: Standing) -> None:
        """Puts a leader on an empty square."""
        self._note(leader, leader.square)
        self.board = with_leader(self.board, leader)

    def lift(self, leader: Standing) -> None:
        """Takes a leader off the board, back to its owner's stock."""
        self._note(leader, NOWHERE)
        self.board = without(self.board, 1 << leader.square)

    def strike(self, square: Square) -> str | None:
        """Lays a catastrophe. Returns the sort of the tile that leaves the game, or None (R20)."""
        colour = FACE_UP.find(self.ground[square])
        self._mark(square, CATASTROPHE)
        self.board = with_catastrophe(self.board, square)
        if colour < 0:
            return None
        self.discard_openly(colour, 1)
        return TILES[colour]

    def remove(self, colour: int, squares: Squares) -> None:
        """Takes face-up tiles of one colour out of the game."""
        for square in each(squares):
            self._mark(square, EMPTY)
        self.discard_openly(colour, squares.bit_count())
        self.board = without(self.board, squares)

    def turn_over(self, colour: int, squares: Squares) -> None:
        """Turns face-up tiles of one colour face down."""
        for square in each(squares):
            self._mark(square, FACE_DOWN[colour])
        self.board = with_monument(self.board, colour, squares)

    def send_stranded_home(self) -> None:
        """Returns every leader that touches no face-up temple, in reading order (R13)."""
        temples = self.board.tiles[RED]
        here = (leader for region in self.board.regions for leader in region.leaders)
        stranded = [leader for leader in here if not NEAR[leader.square] & temples]
        for leader in sorted(stranded, key=lambda x: x.square):
            self.lift(leader)
            cell = CELLS[leader.square]
            self.tell(events.LeaderStranded(leader.seat, LEADERS[leader.colour], cell))

    def take_treasures(self, seat: Seat, squares: Squares) -> None:
        """Moves treasures from the board behind a seat's screen."""
        self.treasures = tuple(s for s in self.treasures if not squares >> s & 1)
        self.won = changed(self.won, seat, self.won[seat] + squares.bit_count())

    def draw(self, seat: Seat, count: int) -> None:
        """Draws tiles into a hand, as many as there are (R49); only the seat sees which."""
        if not count:
            return
        drawn, self.bag = counted(self.bag[:count]), self.bag[count:]
        if sum(drawn) < count and not self.short:
            self.short = True
            self.tell(events.BagShort())
        self.hands = changed(self.hands, seat, added(self.hands[seat], drawn))
        self.private.append((seat, events.TilesDrawn(named(drawn))))

    @property
    def treasured(self) -> Squares:
        """Squares with a treasure."""
        return set_of(self.treasures)

    def _mark(self, square: Square, letter: str) -> None:
        """Puts another letter on a square of the ground."""
        self.ground = self.ground[:square] + letter + self.ground[square + 1 :]

    def _note(self, leader: Standing, square: Square) -> None:
        """Notes a leader's new square."""
        places = self.leaders[leader.seat]
        moved = more(places, leader.colour, square - places[leader.colour])
        self.leaders = changed(self.leaders, leader.seat, moved)


def named(tiles: ByColour) -> Counted:
    """The number of tiles by the names of their sorts; sorts with 0 are left out."""
    return tuple((TILES[colour], count) for colour, count in enumerate(tiles) if count)
