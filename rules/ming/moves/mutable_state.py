"""A position being worked on while one action is carried out, and the facts told about it."""

from __future__ import annotations

from rules.game import Rng, Seat
from rules.ming.position.moving import DRAGON, without
from rules.ming.position.state import (
    AREA,
    CARDS,
    SOURCES,
    ByOwner,
    Hand,
    Phase,
    Rows,
    State,
    more,
    regions_of,
    with_added,
)
from rules.mutable_state import MutableStateOf
from rules.values import changed, clockwise


class MutableState(MutableStateOf[State]):
    """The fields of a `State`, to be changed in place."""

    seats: int
    phase: Phase
    round: int
    start: Seat
    turn: Seat
    princes: tuple[int, ...]
    areas: Rows
    open: tuple[ByOwner, ...]
    temples: tuple[int, ...]
    city: tuple[ByOwner, ...]
    supply: tuple[int, ...]
    placing: tuple[int, ...]
    display: tuple[str, ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    dragons: int
    hands: tuple[Hand, ...]
    tiles: Rows
    stock: tuple[int, ...]
    passed: tuple[bool, ...]
    origin: int
    scoring: int
    recalls: tuple[int | None, ...]
    returning: ByOwner
    neutral: tuple[int, ...]
    points: Rows
    last: tuple[int, ...]

    def __init__(self, state: State, rng: Rng) -> None:
        super().__init__(state)
        self.rng = rng

    def score(self, seat: Seat, source: str, points: int) -> None:
        """Gives points to a seat."""
        if points:
            self.points = with_added(self.points, seat, SOURCES.index(source), points)

    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise, the start player first."""
        return clockwise(self.seats, self.start)

    def next_seat(self) -> Seat:
        """The seat to the left of the one on turn."""
        return (self.turn + 1) % self.seats

    def show(self, *regions: int) -> None:
        """Notes the regions the action is about."""
        self.last = regions

    def show_area(self, province: int) -> None:
        """Notes that the action is about the area of a province."""
        self.last = (AREA + province,)

    def give_card(self, card: int) -> None:
        """Gives the seat on turn a card."""
        horse, rickshaw, junk, dragon = (
            held + (at == card) for at, held in enumerate(self.hands[self.turn])
        )
        self.hands = changed(self.hands, self.turn, (horse, rickshaw, junk, dragon))

    def spend(self, card: int) -> None:
        """Takes a card from the hand of the seat on turn. Dragons go back to their pile (R15, R19,
        A15)."""
        self.hands = changed(self.hands, self.turn, without(self.hands[self.turn], card))
        if card == DRAGON:
            self.dragons += 1
        else:
            self.discards = (*self.discards, CARDS[card])

    def put(self, region: int, owner: int, count: int) -> None:
        """Puts courtiers in the open part of a region."""
        self.open = with_added(self.open, region, owner, count)

    def enter(self, region: int, owner: int, count: int) -> None:
        """Moves courtiers from the open part into the city; with a negative count, back."""
        self.put(region, owner, -count)
        self.city = with_added(self.city, region, owner, count)

    def take_tile(self, seat: Seat, province: int) -> None:
        """Gives a seat a tile of a province (R5, R28)."""
        self.stock = more(self.stock, province, -1)
        self.tiles = with_added(self.tiles, seat, province, 1)

    def houses(self) -> Rows:
        """By region of the province being scored: the courtiers in its houses."""
        return tuple(self.city[region] for region in regions_of(self.scoring))
