"""What may be done in a position, and why something else may not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import getitem, itemgetter
from typing import TypeVar

from rules.game import Action, Illegal, Seat
from rules.tigris.moves.actions import (
    Build,
    Catastrophe,
    Decline,
    End,
    Exchange,
    Keep,
    Place,
    Position,
    Refill,
    Support,
    Swap,
    TigrisAction,
    War,
    Withdraw,
)
from rules.tigris.moves.completing import hoard, may_stay, sites, squares_of_four
from rules.tigris.position.adjacent_kingdoms import Touching, touching
from rules.tigris.position.board import (
    ALL,
    CELLS,
    LAND,
    NEAR,
    RIVER,
    SIZE,
    Board,
    Squares,
    Standing,
    near,
    set_of,
    square_at,
)
from rules.tigris.position.box import box
from rules.tigris.position.conflicts import RED, wars
from rules.tigris.position.state import COLOURS, LEADERS, NOWHERE, TILES, Phase, State, unbuilt

_A = TypeVar("_A", bound=Action)

_BLUE, _GREEN = 1, 2

_PLACE = tuple(tuple(Place(tile, cell) for cell in CELLS) for tile in TILES)
_POSITION = tuple(tuple(Position(leader, cell) for cell in CELLS) for leader in LEADERS)
_WITHDRAW = tuple(Withdraw(leader) for leader in LEADERS)
_CATASTROPHE = tuple(Catastrophe(cell) for cell in CELLS)
_SWAP = tuple(Swap(tile) for tile in TILES)
_WAR = tuple(War(leader) for leader in LEADERS)
_SUPPORT = tuple(Support(count) for count in range(box().hand + 1))
_KEEP = tuple(Keep(cell) for cell in CELLS)
_BUILD = {name: tuple(Build(name, cell) for cell in CELLS) for name in box().monuments}
_EXCHANGE, _END, _DECLINE, _REFILL = Exchange(), End(), Decline(), Refill()

VERBS: dict[Phase, tuple[type[Action], ...]] = {
    "act": (Place, Position, Withdraw, Catastrophe, Swap, End),
    "swap": (Swap, Exchange),
    "war": (War,),
    "attack": (Support,),
    "defence": (Support,),
    "build": (Build, Decline),
    "keep": (Keep,),
    "refill": (Refill,),
    "over": (),
}
"""The actions that are possible in each phase."""

_NUMBERS = tuple(
    tuple(bytes(first + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for first in range(0, SIZE, 8)
)
"""By eight squares, and a set of them as bits: the numbers of the squares in the set."""


def legal_actions(state: State, seat: Seat) -> tuple[TigrisAction, ...]:
    """Everything the seat may do: by verb, then by piece, then in reading order."""
    if seat != state.acting:
        return ()
    match state.phase:
        case "act":
            return tuple(chain.from_iterable(_turn(state)))
        case "swap":
            return (*_swaps(state), _EXCHANGE)
        case "war":
            return tuple(_WAR[colour] for colour in wars(state.board, state.joining))
        case "attack" | "defence":
            return _SUPPORT[: most_support(state) + 1]
        case "build":
            names, squares = sites(state.board, state.placed, state.monuments)
            return (*(_BUILD[name][square] for name in names for square in squares), _DECLINE)
        case "keep":
            return tuple(_at(_KEEP, may_stay(_due(state))))
        case "refill":
            return (_REFILL,)
        case "over":
            return ()


def tile_squares(board: Board, kingdoms: Touching) -> Squares:
    """The empty squares that touch fewer than three kingdoms (R15)."""
    return ALL & ~board.taken & ~kingdoms.thrice


def inviting_squares(board: Board) -> Squares:
    """The empty land squares that touch a face-up temple (R8, R9)."""
    return near(board.tiles[RED]) & LAND & ~board.taken


def between_kingdoms(kingdoms: Touching, origin: int) -> Squares:
    """The squares that touch two kingdoms, where no leader may stand (R10). A leader that moves is
    lifted from its square `origin` first (R11). `NOWHERE` is for a leader from stock."""
    return kingdoms.twice if origin == NOWHERE else kingdoms.without(origin)


def catastrophe_squares(state: State) -> Squares:
    """The squares that are empty or hold a face-up tile without a treasure (R19)."""
    board = state.board
    spared = board.standing | board.down | board.dead | set_of(state.treasures)
    return ALL & ~spared


def most_support(state: State) -> int:
    """How many tiles the seat that is asked could add to its side at most (R25, R31)."""
    return state.hands[state.acting][_followers(state)]


def check_place(state: State, action: Place) -> tuple[int, int]:
    """The colour and the square of a legal placement. Raises `Illegal` for any other."""
    colour, square = _number(TILES, "tile", action.tile), square_at(action.cell)
    if not state.hands[state.turn][colour]:
        raise Illegal("tile-not-in-hand", tile=action.tile)
    _check_free(state.board, square)
    if colour == _BLUE and not RIVER >> square & 1:
        raise Illegal("farm-needs-river", cell=action.cell)
    if colour != _BLUE and not LAND >> square & 1:
        raise Illegal("tile-needs-land", tile=action.tile, cell=action.cell)
    if len(state.board.kingdoms_near(square)) > 2:
        raise Illegal("joins-three-kingdoms", cell=action.cell)
    return colour, square


def check_position(state: State, action: Position) -> tuple[int, int]:
    """The colour and the square of a leader that is placed or moved. Raises `Illegal` when that is
    not allowed."""
    colour, square = _number(LEADERS, "leader", action.leader), square_at(action.cell)
    words = {"leader": action.leader, "cell": action.cell}
    origin = state.leaders[state.turn][colour]
    if square == origin:
        raise Illegal("same-square", **words)
    board = state.board
    _check_free(board, square)
    if not LAND >> square & 1:
        raise Illegal("leader-needs-land", **words)
    if not NEAR[square] & board.tiles[RED]:
        raise Illegal("leader-needs-temple", **words)
    if between_kingdoms(touching(board), origin) >> square & 1:
        raise Illegal("leader-joins-kingdoms", **words)
    return colour, square


def check_withdraw(state: State, action: Withdraw) -> Standing:
    """The leader to be taken back. Raises `Illegal` when it is not on the board."""
    colour = _number(LEADERS, "leader", action.leader)
    square = state.leaders[state.turn][colour]
    if square == NOWHERE:
        raise Illegal("leader-in-stock", leader=action.leader)
    return Standing(state.turn, colour, square)


def check_catastrophe(state: State, action: Catastrophe) -> int:
    """The square of a legal catastrophe. Raises `Illegal` for any other (R19, A3)."""
    square, board = square_at(action.cell), state.board
    if not state.catastrophes[state.turn]:
        raise Illegal("no-catastrophes")
    if board.dead >> square & 1:
        raise Illegal("cell-dead", cell=action.cell)
    if board.standing >> square & 1:
        raise Illegal("catastrophe-on-leader", cell=action.cell)
    if board.down >> square & 1:
        raise Illegal("catastrophe-on-monument", cell=action.cell)
    if square in state.treasures:
        raise Illegal("catastrophe-on-treasure", cell=action.cell)
    return square


def check_swap(state: State, action: Swap) -> int:
    """The colour of a tile that can be put aside. Raises `Illegal` for any other."""
    colour = _number(TILES, "tile", action.tile)
    if not state.hands[state.turn][colour]:
        raise Illegal("tile-not-in-hand", tile=action.tile)
    return colour


def check_war(state: State, action: War) -> int:
    """The colour of a war still to be fought. Raises `Illegal` for any other."""
    colour = _number(LEADERS, "leader", action.leader)
    if colour not in wars(state.board, state.joining):
        raise Illegal("no-such-war", leader=action.leader)
    return colour


def check_support(state: State, action: Support) -> int:
    """How many tiles are added. Raises `Illegal` when the hand does not have that many."""
    most = most_support(state)
    if not 0 <= action.count <= most:
        tile = TILES[_followers(state)]
        raise Illegal("support-out-of-range", count=action.count, most=most, tile=tile)
    return action.count


def check_build(state: State, action: Build) -> tuple[str, int]:
    """The colours and the square of a monument that can be built. Raises `Illegal` for any other
    (R37-R39)."""
    name, square = action.monument, square_at(action.cell)
    if name not in box().monuments:
        raise Illegal("unknown-monument", monument=name)
    if name not in unbuilt(state.monuments):
        raise Illegal("monument-built", monument=name)
    colour, squares = squares_of_four(state.board, state.placed)
    if COLOURS[colour] not in name.split("-"):
        raise Illegal("monument-colour", monument=name, colour=COLOURS[colour])
    if square not in squares:
        raise Illegal("no-square", cell=action.cell)
    return name, square


def check_keep(state: State, action: Keep) -> int:
    """The square of the treasure that stays. Raises `Illegal` where none may stay (R44, R45)."""
    square, due = square_at(action.cell), _due(state)
    if not due >> square & 1:
        raise Illegal("cannot-keep", cell=action.cell)
    if not may_stay(due) >> square & 1:
        raise Illegal("corner-first", cell=action.cell)
    return square


def _turn(state: State) -> Iterator[Iterable[TigrisAction]]:
    """Everything that may begin an action, and the end of the turn."""
    kingdoms, leaders = touching(state.board), state.leaders[state.turn]
    yield from _places(state, kingdoms)
    yield from _positions(state, kingdoms)
    yield [_WITHDRAW[colour] for colour, square in enumerate(leaders) if square != NOWHERE]
    if state.catastrophes[state.turn]:
        yield _at(_CATASTROPHE, catastrophe_squares(state))
    yield _swaps(state)
    yield (_END,)


def _places(state: State, kingdoms: Touching) -> Iterator[Sequence[Place]]:
    """The tiles of the hand on every square: farms on the river, all others on land (R14, R15)."""
    free, hand = tile_squares(state.board, kingdoms), state.hands[state.turn]
    for colour, actions in enumerate(_PLACE):
        if hand[colour]:
            yield _at(actions, free & (RIVER if colour == _BLUE else LAND))


def _positions(state: State, kingdoms: Touching) -> Iterator[Sequence[Position]]:
    """The placements of leaders from stock, and the moves of leaders on the board (R7-R11)."""
    inviting = inviting_squares(state.board)
    for actions, origin in zip(_POSITION, state.leaders[state.turn], strict=True):
        yield _at(actions, inviting & ~between_kingdoms(kingdoms, origin))


def _swaps(state: State) -> Iterator[Swap]:
    return compress(_SWAP, state.hands[state.turn])


def _at(actions: Sequence[_A], squares: Squares) -> Sequence[_A]:
    """The actions for some squares, in reading order, from a sequence with one action for each of
    the 176 squares."""
    return _selector(squares)(actions)


@lru_cache(1024)
def _selector(squares: Squares) -> Callable[[Sequence[_A]], Sequence[_A]]:
    """A function that picks the items for these squares from a sequence with one item for each
    square."""
    numbers = b"".join(map(getitem, _NUMBERS, squares.to_bytes(len(_NUMBERS), "little")))
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda actions: [actions[square] for square in numbers]


def _due(state: State) -> Squares:
    """The treasures of which the acting seat must leave one and takes the others (R44)."""
    return hoard(state.board, set_of(state.treasures), state.leaders[state.acting][_GREEN])


def _followers(state: State) -> int:
    """The colour of the tiles that give support in the conflict under way (R25, R31)."""
    conflict = state.conflict
    assert conflict is not None
    return RED if conflict.sort == "revolt" else conflict.colour


def _check_free(board: Board, square: int) -> None:
    if board.dead >> square & 1:
        raise Illegal("cell-dead", cell=CELLS[square])
    if board.taken >> square & 1:
        raise Illegal("cell-taken", cell=CELLS[square])


def _number(words: Sequence[str], kind: str, word: str) -> int:
    if word not in words:
        raise Illegal(f"unknown-{kind}", **{kind: word})
    return words.index(word)
