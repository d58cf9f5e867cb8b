"""What can happen in Tigris & Euphrates.

Colours are `red`, `blue`, `green`, `black`; tiles `temple`, `farm`, `market`, `settlement`; leaders
`priest`, `farmer`, `trader`, `king`, each three in that order. A monument is named by its two
colours, as in `red-blue`.
"""

from __future__ import annotations

from typing import ClassVar

from rules.events import GameEnded, PartEvent, SeatEvent, TilesLeft, ToCome
from rules.game import Event, Seat, events_in, of_kind
from rules.values import Counted, Tally


class TilePlaced(SeatEvent):
    """A tile was laid (R14)."""

    tile: str = of_kind("tile")
    cell: str = of_kind("cell")


class TileScored(SeatEvent):
    """The tile just laid brought its colour to the owner of a leader (R16)."""

    colour: str = of_kind("colour")
    leader: str = of_kind("leader")
    """The leader of that colour, or the king who stands in for it."""


class KingdomsJoined(Event):
    """The tile just laid joined two kingdoms without a conflict; nobody scores (R17, R18)."""

    cell: str = of_kind("cell")


class LeaderPlaced(SeatEvent):
    """A leader came from stock (R7)."""

    leader: str = of_kind("leader")
    cell: str = of_kind("cell")


class LeaderMoved(SeatEvent):
    """A leader moved on the board (R7, R11)."""

    leader: str = of_kind("leader")
    origin: str = of_kind("cell")
    cell: str = of_kind("cell")


class LeaderWithdrawn(SeatEvent):
    """A leader was taken back to stock (R7)."""

    leader: str = of_kind("leader")
    cell: str = of_kind("cell")


class LeaderStranded(SeatEvent):
    """A leader touches no temple any more and returns to its owner (R13, R21, R42)."""

    leader: str = of_kind("leader")
    cell: str = of_kind("cell")


class CatastropheStruck(SeatEvent):
    """A catastrophe was laid; a tile underneath left the game (R19, R20)."""

    cell: str = of_kind("cell")
    tile: str | None = of_kind("tile")


class SwapChosen(Event):
    """For one seat: a tile was put aside to be swapped (R22)."""

    tile: str = of_kind("tile")


class TilesSwapped(SeatEvent):
    """Tiles were discarded unseen and others drawn (R22)."""

    count: int = of_kind("count")


class TilesDrawn(Event):
    """For one seat: what it drew (R22, R47)."""

    tiles: Counted = of_kind("tile")


class BagShort(Event):
    """A draw found too few tiles in the bag: the game ends with this turn (R49)."""


class TurnEnded(SeatEvent):
    """A seat ended its turn with actions left (R5)."""


class RevoltBegan(Event):
    """A leader was placed in a kingdom with another of its colour (R12, R23, R24)."""

    leader: str = of_kind("leader")
    attacker: Seat = of_kind("seat")
    defender: Seat = of_kind("seat")
    attack: int = of_kind("count")
    """Temples that touch the attacking leader."""
    defence: int = of_kind("count")


class WarsBegan(Event):
    """The tile just laid joined two kingdoms with leaders of the same colours (R18, R28)."""

    cell: str = of_kind("cell")
    leaders: tuple[str, ...] = of_kind("leader")


class WarBegan(Event):
    """Two leaders of a colour fight. Told with each side's followers on the board, and the points
    that each would win (R29, R30, R34)."""

    leader: str = of_kind("leader")
    attacker: Seat = of_kind("seat")
    defender: Seat = of_kind("seat")
    attack: int = of_kind("count")
    defence: int = of_kind("count")
    colour: str = of_kind("colour")
    attackers: int = of_kind("points")
    """The points the attacker would win."""
    defenders: int = of_kind("points")


class WarAvoided(Event):
    """Leaders who were about to fight were separated when tiles left the board (R35)."""

    leader: str = of_kind("leader")


class Supported(SeatEvent):
    """A side added tiles from its hand, or none (R25, R31)."""

    tile: str = of_kind("tile")
    count: int = of_kind("count")
    total: int = of_kind("count")
    """The side's strength with these tiles."""


class DefenderWonTie(Event):
    """Both sides of a conflict were equally strong, so the defender wins (R26, R31)."""


class RevoltEnded(Event):
    """A revolt was decided: the loser's leader returns, the winner gets 1 red (R26)."""

    winner: Seat = of_kind("seat")
    loser: Seat = of_kind("seat")
    leader: str = of_kind("leader")
    won: int = of_kind("count")
    """Strength of the winner; the defender wins a tie."""
    lost: int = of_kind("count")


class WarEnded(Event):
    """A war was decided: the leader and the followers of the loser are gone (R32-R34)."""

    winner: Seat = of_kind("seat")
    loser: Seat = of_kind("seat")
    leader: str = of_kind("leader")
    colour: str = of_kind("colour")
    won: int = of_kind("count")
    lost: int = of_kind("count")
    removed: tuple[str, ...] = of_kind("cell")
    """Cells of the tiles that left the board, in reading order."""
    points: int = of_kind("points")


class MonumentBuilt(SeatEvent):
    """Four tiles were turned over and a monument stands on them (R37)."""

    monument: str = of_kind("monument")
    cell: str = of_kind("cell")
    """The north-west one of its four cells."""


class MonumentDeclined(SeatEvent):
    """A monument could have been built and was not (R37)."""


class TreasuresTaken(SeatEvent):
    """The owner of a trader took all treasures of the kingdom but one (R44, R45)."""

    count: int = of_kind("count")
    cells: tuple[str, ...] = of_kind("cell")
    """The cells where they lay, in reading order."""
    cell: str = of_kind("cell")
    """The cell where the last one stays."""


class MonumentPaid(SeatEvent):
    """Income at the end of one's turn (R43)."""

    colour: str = of_kind("colour")
    monument: str = of_kind("monument")


class GameEnds(Event):
    """The end of this turn ended the game: `treasures` or `bag` (R48, R49)."""

    repeats: ClassVar[tuple[type[Event], ...]] = (BagShort,)
    cause: str = of_kind("cause")


class FinalScore(SeatEvent):
    """The points of a seat by colour. Its treasures are added where they serve best (R50, R51)."""

    red: int = of_kind("count")
    blue: int = of_kind("count")
    green: int = of_kind("count")
    black: int = of_kind("count")
    treasures: int = of_kind("count")
    """How many of these points are treasures."""


class HandHeld(Event):
    """Asked for: the tiles in the viewer's hand."""

    tiles: Counted = of_kind("tile")


class PointsHeld(Event):
    """Asked for: the viewer's points and treasures, hidden from the others (R4)."""

    red: int = of_kind("count")
    blue: int = of_kind("count")
    green: int = of_kind("count")
    black: int = of_kind("count")
    treasures: int = of_kind("count")


class StockHeld(SeatEvent):
    """Asked for: a seat's leaders off the board and its unused catastrophes."""

    leaders: tuple[str, ...] = of_kind("leader")
    catastrophes: int = of_kind("count")


class HandsHeld(Event):
    """Asked for: how many tiles everybody holds."""

    tally: Tally = of_kind("tally")


class TreasuresLeft(Event):
    """Asked for: treasures still on the board; the game ends at two (R48)."""

    count: int = of_kind("count")
    over: bool = of_kind("over")
    """Whether it has ended."""


class MonumentsLeft(Event):
    """Asked for: monuments nobody has built."""

    monuments: tuple[str, ...] = of_kind("monument")


class ConflictStands(Event):
    """Asked for: the conflict that waits for the viewer, as everybody may know it."""

    sort: str = of_kind("sort")
    """`revolt` or `war`."""
    leader: str = of_kind("leader")
    attacker: Seat = of_kind("seat")
    defender: Seat = of_kind("seat")
    attack: int = of_kind("count")
    """The attacker's strength on the board, with the tiles it has added."""
    defence: int = of_kind("count")
    tile: str = of_kind("tile")
    """What may be added."""


class SupportAsked(Event):
    """Asked of a seat in another's turn: how much support it gives in a conflict (R25, R31)."""

    role: str = of_kind("role")
    """`attacker` or `defender`."""
    leader: str = of_kind("leader")
    attacker: Seat = of_kind("seat")
    attack: int = of_kind("count")
    """The attacker's strength on the board, with the tiles it has added."""
    defender: Seat = of_kind("seat")
    defence: int = of_kind("count")
    tile: str = of_kind("tile")
    """What may be added."""


class TreasureAsked(Event):
    """Asked of a seat in another's turn: which treasure stays (R44, A16)."""

    seat: Seat = of_kind("seat")
    """Whose turn it is."""


class ActionOf(PartEvent):
    """Place in a turn: one of the actions of a turn (R5)."""


class WouldScore(SeatEvent):
    """Foreseen: the tile would bring a point of its colour to a seat (R16)."""

    colour: str = of_kind("colour")

    def leads(self, seat: Seat) -> bool:
        """Whether the point is the seat's own; it may be another's."""
        return self.seat == seat


class WouldJoin(Event):
    """Foreseen: the tile would join two kingdoms without a war; nobody scores (R17)."""


class WouldComplete(Event):
    """Foreseen: the tile would complete a square on which a monument can be built (R37)."""


class WouldWinTreasures(SeatEvent):
    """Foreseen: treasures of the kingdom would go to the owner of its trader (R44)."""

    count: int = of_kind("count")

    def leads(self, seat: Seat) -> bool:
        """Whether the seat gets the treasures; the one that acts need not be the one."""
        return self.seat == seat


class WouldTake(Event):
    """Foreseen: the treasures that are taken when another one stays (R44)."""

    cells: tuple[str, ...] = of_kind("cell")


class WouldDestroy(Event):
    """Foreseen: the tile that a catastrophe would remove (R20)."""

    tile: str = of_kind("tile")


class WouldStrand(Event):
    """Foreseen: a leader would lose its last temple and go home (R13)."""

    leader: str = of_kind("leader")
    seat: Seat = of_kind("seat")


class WouldPay(Event):
    """Foreseen: whom a monument would pay at the end of their turns as things stand (R43)."""

    paid: tuple[tuple[str, Seat], ...] = of_kind("colour seat")


class WouldFight(Event):
    """Foreseen: a revolt or war with these strengths on the board, tiles from hands not counted."""

    sort: str = of_kind("sort")
    leader: str = of_kind("leader")
    attacker: Seat = of_kind("seat")
    defender: Seat = of_kind("seat")
    attack: int = of_kind("count")
    defence: int = of_kind("count")

    def leads(self, seat: Seat) -> bool:
        """Every such choice, for it starts a conflict."""
        return True


class WouldStand(Event):
    """Foreseen: one's strength after adding tiles, against the other's as far as it is known."""

    own: int = of_kind("count")
    other: int = of_kind("count")
    outcome: str = of_kind("standing")
    """`wins` or `loses` for a defender, whose answer decides; `leads`, `level` or `trails` for an
    attacker, whom the defender may still answer."""


class OfKingdom(Event):
    """Neighbourhood: a kingdom, told by its leaders, with the cells beside it."""

    own: tuple[str, ...] = of_kind("leader")
    """The viewer's leaders in it."""
    others: tuple[tuple[str, Seat], ...] = of_kind("leader seat")


class BetweenKingdoms(Event):
    """Neighbourhood: cells beside two kingdoms or more."""


class Leaderless(Event):
    """Neighbourhood: tiles that belong to no kingdom, and the cells beside them."""


class Empty(Event):
    """Neighbourhood: empty cells beside nothing, on land or on the river."""

    land: bool = of_kind("land")


EVENTS = (*events_in(globals()), GameEnded, TilesLeft, ToCome)
