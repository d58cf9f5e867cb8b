"""What one viewer may know of a game of Tigris & Euphrates.

Hands, points and treasures won are hidden behind screens (R4); everything on the board is open.
Words are those of `rules.tigris.moves.events`; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, reduce

from rules.game import Rng, Seat
from rules.tigris.moves.scoring import final_points
from rules.tigris.position.board import (
    BLOCKS,
    CELLS,
    CORNERS,
    SQUARE_OF,
    Board,
    Standing,
    cells,
    each,
    joined_up,
    set_of,
)
from rules.tigris.position.conflicts import fight_of, wars
from rules.tigris.position.state import (
    DYNASTIES,
    LEADERS,
    NOTHING,
    NOWHERE,
    TILES,
    ByColour,
    ConflictSort,
    Phase,
    State,
    added,
    counted,
    standing_of,
    unbuilt,
)


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A face-up tile: `temple`, `farm`, `market` or `settlement`."""

    cell: str
    tile: str


@dataclass(frozen=True, slots=True)
class PlacedLeader:
    """A leader on the board."""

    cell: str
    seat: Seat
    leader: str


@dataclass(frozen=True, slots=True)
class PlacedMonument:
    """A monument over four face-down tiles; `cell` is the north-west one."""

    cell: str
    monument: str


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure on the board; a corner treasure must be taken before any other (R45)."""

    cell: str
    corner: bool


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a conflict."""

    seat: Seat
    cell: str
    """Where its leader stands."""
    strength: int
    """Its supporters on the board (R24, R30)."""
    added: int | None
    """The number of tiles it has added from its hand; None while it has not decided."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The revolt or war being fought."""

    sort: ConflictSort
    leader: str
    attacker: Side
    defender: Side


@dataclass(frozen=True, slots=True)
class Points:
    """Points by colour (before treasures, until the game is over) and treasures won."""

    red: int
    blue: int
    green: int
    black: int
    treasures: int

    @property
    def by_colour(self) -> ByColour:
        """The points without the treasures, in the order of `COLOURS`."""
        return self.red, self.blue, self.green, self.black


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    dynasties: tuple[str, ...]
    """By seat: `archer`, `bull`, `pot`, `lion`."""
    phase: Phase
    turn: Seat
    """Whose turn it is."""
    acting: Seat
    """Who must decide now; during a conflict or over treasures not always the seat on turn."""
    actions_left: int
    tiles: tuple[PlacedTile, ...]
    """Face-up tiles in reading order."""
    leaders: tuple[PlacedLeader, ...]
    monuments: tuple[PlacedMonument, ...]
    treasures: tuple[Treasure, ...]
    catastrophes: tuple[str, ...]
    """Cells of catastrophes in reading order."""
    joining: str | None
    """Cell of the tile with the unification marker, while a war goes on."""
    conflict: Conflict | None
    wars: tuple[str, ...]
    """The leaders whose wars are still to be fought, except the present ones."""
    last: tuple[str, ...]
    """Cells the last action was about: the first is where it happened."""
    stock: tuple[tuple[str, ...], ...]
    """By seat: leaders off the board."""
    catastrophes_left: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    bag: int
    unbuilt: tuple[str, ...]
    """Monuments nobody has built."""
    hand: tuple[str, ...]
    """The viewer's own tiles in the order temple, farm, market, settlement; () for a spectator."""
    aside: tuple[str, ...]
    """The viewer's own tiles put aside to be swapped."""
    points: tuple[Points | None, ...]
    """By seat: None where hidden from this viewer; all known once the game is over."""


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know: the board, its own hand and points (R4)."""
    board = state.board
    own = NOTHING if seat is None else state.hands[seat]
    aside = state.aside if seat == state.turn else NOTHING
    return View(
        viewer=seat,
        seats=state.seats,
        dynasties=DYNASTIES[: state.seats],
        phase=state.phase,
        turn=state.turn,
        acting=state.acting,
        actions_left=state.actions_left,
        tiles=_tiles(board.tiles),
        leaders=_leaders(state),
        monuments=tuple(PlacedMonument(CELLS[m.square], m.colours) for m in state.monuments),
        treasures=tuple(Treasure(CELLS[s], bool(CORNERS >> s & 1)) for s in state.treasures),
        catastrophes=cells(board.dead),
        joining=None if state.joining == NOWHERE else CELLS[state.joining],
        conflict=_conflict(state),
        wars=_wars(state),
        last=tuple(CELLS[square] for square in state.last),
        stock=tuple(_stock(squares) for squares in state.leaders),
        catastrophes_left=state.catastrophes,
        hand_sizes=_hand_sizes(state),
        bag=len(state.bag),
        unbuilt=unbuilt(state.monuments),
        hand=_spread(own),
        aside=_spread(aside),
        points=_points(state, seat),
    )


@lru_cache(64)
def _tiles(squares: ByColour) -> tuple[PlacedTile, ...]:
    """The face-up tiles in reading order."""
    names = {s: TILES[colour] for colour in range(4) for s in each(squares[colour])}
    return tuple(PlacedTile(CELLS[square], names[square]) for square in sorted(names))


def _leaders(state: State) -> tuple[PlacedLeader, ...]:
    leaders = standing_of(state.leaders)
    return tuple(PlacedLeader(CELLS[x.square], x.seat, LEADERS[x.colour]) for x in leaders)


def _stock(squares: ByColour) -> tuple[str, ...]:
    return tuple(name for name, s in zip(LEADERS, squares, strict=True) if s == NOWHERE)


def _conflict(state: State) -> Conflict | None:
    """The conflict as everybody may know it; None if there is none."""
    if state.conflict is None:
        return None
    fight = fight_of(state.board, state.conflict, state.joining, state.leaders, state.turn)
    one, two = fight.attacker, fight.defender
    return Conflict(
        fight.sort,
        LEADERS[fight.colour],
        Side(one.seat, CELLS[one.square], fight.attack, state.conflict.added),
        Side(two.seat, CELLS[two.square], fight.defence, None),
    )


def _wars(state: State) -> tuple[str, ...]:
    """The wars still to be fought, except the present one (R35)."""
    present = NOWHERE if state.conflict is None else state.conflict.colour
    left = wars(state.board, state.joining)
    return tuple(LEADERS[colour] for colour in left if colour != present)


def _hand_sizes(state: State) -> tuple[int, ...]:
    """By seat: the number of tiles in hand. Tiles put aside to be swapped count until they are
    exchanged."""
    held = [sum(hand) for hand in state.hands]
    held[state.turn] += sum(state.aside)
    return tuple(held)


def _points(state: State, viewer: Seat | None) -> tuple[Points | None, ...]:
    """By seat: the points and treasures. Those of others are None until the game is over (R4,
    R50)."""
    over = state.phase == "over"
    rows = zip(final_points(state) if over else state.points, state.won, strict=True)
    return tuple(
        Points(*points, treasures=won) if over or seat == viewer else None
        for seat, (points, won) in enumerate(rows)
    )


def _spread(counts: ByColour) -> tuple[str, ...]:
    """The tiles one by one, in the order of their sorts."""
    return tuple(tile for tile, count in zip(TILES, counts, strict=True) for _ in range(count))


@lru_cache(16)
def board_of(view: View) -> Board:
    """The board that a viewer sees, with its pieces joined up."""
    red, blue, green, black = (
        set_of(SQUARE_OF[tile.cell] for tile in view.tiles if tile.tile == sort) for sort in TILES
    )
    down = sum(BLOCKS[SQUARE_OF[monument.cell]] for monument in view.monuments)
    leaders = tuple(
        Standing(leader.seat, LEADERS.index(leader.leader), SQUARE_OF[leader.cell])
        for leader in view.leaders
    )
    dead = set_of(SQUARE_OF[cell] for cell in view.catastrophes)
    return joined_up((red, blue, green, black), down, dead, leaders)


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer, with the tiles it has not seen exchanged. Points
    and treasures are won in the open, so a viewer who counts along knows what is behind a screen.
    It also knows the tiles it swapped away itself."""
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    hands, swapped = list(state.hands), list(state.swapped or (NOTHING,) * state.seats)
    unclaimed = _less(state.discarded, reduce(added, swapped))
    concealed = state.turn in hidden
    pool = [unclaimed, *[swapped[seat] for seat in hidden], *[hands[seat] for seat in hidden]]
    pool += [state.aside] if concealed else []
    tiles = [tile for counts in pool for tile in _spread(counts)]
    unseen = iter(rng.shuffled("unseen", sorted([*tiles, *state.bag])))
    unclaimed = _dealt(unseen, sum(unclaimed))
    for seat in hidden:
        swapped[seat] = _dealt(unseen, sum(swapped[seat]))
        hands[seat] = _dealt(unseen, sum(hands[seat]) + (seat == state.turn) * sum(state.aside))
    aside = state.aside
    if concealed and sum(aside):
        aside, hands[state.turn] = _put_aside(hands[state.turn], rng)
    return replace(
        state,
        hands=tuple(hands),
        aside=aside,
        discarded=reduce(added, swapped, unclaimed),
        bag=tuple(unseen),
        swapped=tuple(swapped) if state.swapped else (),
    ).keep(state.board)


def _put_aside(held: ByColour, rng: Rng) -> tuple[ByColour, ByColour]:
    """Some tiles of a hand put aside at random, and the rest of the hand. Nobody else sees how many
    tiles are put aside."""
    tiles = rng.shuffled("aside", _spread(held))
    count = 1 + rng.below(len(tiles))
    return counted(tiles[:count]), counted(tiles[count:])


def _dealt(unseen: Iterator[str], count: int) -> ByColour:
    return counted([next(unseen) for _ in range(count)])


def _less(counts: ByColour, others: ByColour) -> ByColour:
    """The differences of two counts, by colour."""
    red, blue, green, black = (a - b for a, b in zip(counts, others, strict=True))
    return red, blue, green, black
