"""Who fights whom and how strong both are on the board: revolts and wars (R23-R35)."""

from __future__ import annotations

from typing import NamedTuple

from rules.game import Seat
from rules.tigris.position.board import NEAR, Board, Region, Squares, Standing, each, reached
from rules.tigris.position.state import NOWHERE, ByColour, Conflict, ConflictSort

RED = 0
BLACK = 3


class Fight(NamedTuple):
    """A revolt or war with its strengths on the board. Tiles from hands are not counted."""

    sort: ConflictSort
    attacker: Standing
    defender: Standing
    attack: int
    defence: int

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The seats of attacker and defender."""
        return self.attacker.seat, self.defender.seat

    @property
    def colour(self) -> int:
        """The colour of both leaders."""
        return self.attacker.colour

    @property
    def followers(self) -> int:
        """The colour of the tiles that give support. In a revolt that is red, whatever the leaders
        (R23)."""
        return RED if self.sort == "revolt" else self.colour


def revolt_of(board: Board, attacker: Standing) -> Fight | None:
    """The revolt between a leader and another of its colour in the same kingdom (R23); None if
    there is no other."""
    leaders = board.region(attacker.square).leaders
    others = [x for x in leaders if x.colour == attacker.colour and x.seat != attacker.seat]
    if not others:
        return None
    attack, defence = _temples(board, attacker), _temples(board, others[0])
    return Fight("revolt", attacker, others[0], attack, defence)


def war_of(board: Board, joining: int, colour: int, turn: Seat, seats: int) -> Fight:
    """The war of a colour whose leaders the marked tile has joined (R29, R30)."""
    sides = [x for x in board.region(joining).leaders if x.colour == colour]
    attacker, defender = sorted(sides, key=lambda leader: (leader.seat - turn) % seats)
    attack = _followers(board, joining, attacker).bit_count()
    defence = _followers(board, joining, defender).bit_count()
    return Fight("war", attacker, defender, attack, defence)


def fight_of(
    board: Board, conflict: Conflict, joining: int, leaders: tuple[ByColour, ...], turn: Seat
) -> Fight:
    """The revolt or war of a position, with its strengths on the board."""
    if conflict.sort == "war":
        return war_of(board, joining, conflict.colour, turn, len(leaders))
    colour, seat = conflict.colour, conflict.attacker
    fight = revolt_of(board, Standing(seat, colour, leaders[seat][colour]))
    assert fight is not None
    return fight


def wars(board: Board, joining: int) -> tuple[int, ...]:
    """The colours of the wars around the marked tile (R28, R35); none if no tile is marked."""
    return () if joining == NOWHERE else doubled_colours(board.region(joining).leaders)


def doubled_colours(leaders: tuple[Standing, ...]) -> tuple[int, ...]:
    """The colours that more than one of the leaders has (R18, R35)."""
    colours = [leader.colour for leader in leaders]
    return tuple(colour for colour in range(4) if colours.count(colour) > 1)


def defeated(board: Board, joining: int, loser: Standing, treasures: Squares) -> Squares:
    """The followers that leave the board with the leader who lost a war (R32-R34). If the leaders
    are priests, temples stay where a treasure lies on them or another leader touches them."""
    removed = _followers(board, joining, loser)
    if loser.colour != RED:
        return removed
    others = board.standing & ~(1 << loser.square)
    protected = sum(1 << square for square in each(removed) if NEAR[square] & others)
    return removed & ~protected & ~treasures


def beneficiary(kingdom: Region, colour: int) -> Standing | None:
    """The leader that gets the point for a tile of a colour: the one of that colour, else the king
    (R16)."""
    return kingdom.leader(colour) or kingdom.leader(BLACK)


def _temples(board: Board, leader: Standing) -> int:
    """The number of face-up temples that touch a leader (R24)."""
    return (NEAR[leader.square] & board.tiles[RED]).bit_count()


def _followers(board: Board, joining: int, leader: Standing) -> Squares:
    """The face-up tiles of its colour that a leader reaches without crossing the marked tile
    (R30)."""
    marked = 1 << joining
    side = reached(1 << leader.square, board.region(joining).squares & ~marked)
    return side & board.tiles[leader.colour]
