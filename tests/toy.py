"""A tiny game for tests only: hidden hands, simultaneous secret bids, and a two-step open turn.

Each round everybody is dealt a card, then all bid one card of their hand at the same time and in
secret. The last bid shows all of them. The highest bid wins the sum of the bids, and its owner
paints a stone `red` or `blue` and then may `frame` it for one more point:
two steps that reveal nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from rules.game import (
    Action,
    Event,
    Illegal,
    Meta,
    Option,
    Options,
    Outcome,
    Rng,
    Seat,
    Step,
    game_of,
    of_kind,
    places,
)

COLOURS = ("red", "blue")
CARDS = tuple(range(1, 21))
FIRST_HAND = 2


class Deal(Action):
    """Everybody draws one card."""

    verb: ClassVar[str] = "deal"
    automatic: ClassVar[bool] = True


class Bid(Action):
    """Bid a card of one's hand, unseen by the others until all have bid."""

    verb: ClassVar[str] = "bid"
    card: int = of_kind("card")


class Paint(Action):
    """Paint the stone just won."""

    verb: ClassVar[str] = "paint"
    colour: str = of_kind("colour")


class Frame(Action):
    """Frame the stone just painted."""

    verb: ClassVar[str] = "frame"


class Pass(Action):
    """Leave the stone unframed."""

    verb: ClassVar[str] = "pass"


ToyAction = Deal | Bid | Paint | Frame | Pass


class Dealt(Event):
    """A round began and everybody drew a card."""

    round: int = of_kind("number")


class CardDrawn(Event):
    """Which card you drew (for one seat)."""

    card: int = of_kind("card")


class BidMade(Event):
    """Somebody has bid."""

    seat: Seat = of_kind("seat")


class YourBid(Event):
    """What you bid (for one seat)."""

    card: int = of_kind("card")


class BidShown(Event):
    """A bid came to light."""

    seat: Seat = of_kind("seat")
    card: int = of_kind("card")


class StonePainted(Event):
    """The winner painted a stone."""

    seat: Seat = of_kind("seat")
    colour: str = of_kind("colour")


class StoneFramed(Event):
    """The winner framed the stone."""

    seat: Seat = of_kind("seat")


class CardHeld(Event):
    """A card in your hand."""

    card: int = of_kind("card")


class CardsLeft(Event):
    """How many cards are in the deck."""

    number: int = of_kind("number")


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth. `phase` is `deal`, `bid`, `paint`, `frame` or `over`."""

    rounds: int
    frames: bool
    phase: str
    round: int
    turn: Seat
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    shown: tuple[int, ...]
    """Cards that have come to light, oldest first."""
    stones: tuple[str, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know."""

    viewer: Seat | None
    seats: int
    phase: str
    round: int
    turn: Seat
    deck: int
    hand: tuple[int, ...]
    your_bid: int | None
    has_bid: tuple[bool, ...]
    shown: tuple[int, ...]
    stones: tuple[str, ...]
    scores: tuple[int, ...]


class Toy:
    """The functions of the game, written as methods."""

    meta = Meta(
        key="toy",
        seats=(2, 3, 4),
        options=(Option("rounds", (2, 3), 2), Option("frames", (True, False), True)),
        actions=(Deal, Bid, Paint, Frame, Pass),
        events=(
            Dealt, CardDrawn, BidMade, YourBid, BidShown, StonePainted, StoneFramed, CardHeld,
            CardsLeft,
        ),
        rules_version=1,
        hidden=True,
        chance=True,
    )  # fmt: skip
    state_type = State
    view_type = View

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Two cards each; the deck is shuffled under the name `deck`."""
        self.meta.check_seats(seats)
        chosen = self.meta.read_options(options)
        deck = rng.shuffled("deck", CARDS)
        hands = tuple(tuple(sorted(deck[i::seats][:FIRST_HAND])) for i in range(seats))
        return State(
            rounds=int(chosen["rounds"]),
            frames=bool(chosen["frames"]),
            phase="deal",
            round=1,
            turn=0,
            deck=deck[FIRST_HAND * seats :],
            hands=hands,
            bids=(None,) * seats,
            shown=(),
            stones=(),
            scores=(0,) * seats,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Everybody who has not bid yet, or the winner of the round."""
        if state.phase == "over":
            return ()
        if state.phase == "bid":
            return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
        return (state.turn,)

    def legal(self, state: State, seat: Seat) -> Sequence[ToyAction]:
        """All actions of a seat, cheapest bid first."""
        if seat not in self.to_act(state):
            return ()
        match state.phase:
            case "deal":
                return (Deal(),)
            case "bid":
                return tuple(Bid(card) for card in state.hands[seat])
            case "paint":
                return tuple(Paint(colour) for colour in COLOURS)
            case _:
                return (Frame(), Pass())

    def apply(self, state: State, seat: Seat, action: ToyAction, rng: Rng) -> Step[State]:
        """The step an action leads to."""
        if seat not in self.to_act(state):
            raise Illegal("not-your-turn")
        if action not in self.legal(state, seat):
            raise Illegal("not-now", verb=action.verb)
        match action:
            case Deal():
                return _deal(state)
            case Bid(card):
                return _bid(state, seat, card)
            case Paint(colour):
                painted = replace(state, stones=(*state.stones, colour))
                after = replace(painted, phase="frame") if state.frames else _next_round(painted)
                return Step(after, (StonePainted(seat, colour),))
            case Frame():
                scored = replace(state, scores=_plus(state.scores, seat, 1))
                return Step(_next_round(scored), (StoneFramed(seat),))
            case Pass():
                return Step(_next_round(state))

    def view(self, state: State, seat: Seat | None) -> View:
        """Own hand and bid, everybody's shown cards and points."""
        return View(
            viewer=seat,
            seats=len(state.hands),
            phase=state.phase,
            round=state.round,
            turn=state.turn,
            deck=len(state.deck),
            hand=() if seat is None else state.hands[seat],
            your_bid=None if seat is None else state.bids[seat],
            has_bid=tuple(bid is not None for bid in state.bids),
            shown=state.shown,
            stones=state.stones,
            scores=state.scores,
        )

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Other hands, other bids and another deck from the cards that seat cannot see."""
        own = () if seat is None else (*state.hands[seat], state.bids[seat])
        unseen = [card for card in CARDS if card not in own and card not in state.shown]
        pool = list(rng.shuffled("unseen", unseen))
        hands = list(state.hands)
        bids = list(state.bids)
        for other in range(len(hands)):
            if other != seat:
                hands[other] = tuple(sorted(pool.pop() for _ in hands[other]))
                bids[other] = None if bids[other] is None else pool.pop()
        return replace(state, hands=tuple(hands), bids=tuple(bids), deck=tuple(pool))

    def outcome(self, state: State) -> Outcome | None:
        """Most points win; equal points share the place."""
        if state.phase != "over":
            return None
        breakdown = tuple((("stones", points),) for points in state.scores)
        return Outcome(places(state.scores), state.scores, breakdown)

    def scores(self, view: View) -> tuple[int | None, ...]:
        """Points are open."""
        return view.scores

    def hand(self, view: View) -> tuple[Event, ...]:
        """One fact a card."""
        return tuple(CardHeld(card) for card in view.hand)

    def remaining(self, view: View) -> tuple[Event, ...]:
        """The size of the deck."""
        return (CardsLeft(view.deck),)


def _plus(scores: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return tuple(old + points * (i == seat) for i, old in enumerate(scores))


def _deal(state: State) -> Step[State]:
    seats = len(state.hands)
    drawn = state.deck[:seats]
    hands = tuple(tuple(sorted((*h, c))) for h, c in zip(state.hands, drawn, strict=True))
    after = replace(state, phase="bid", hands=hands, deck=state.deck[seats:])
    private = tuple((seat, CardDrawn(card)) for seat, card in enumerate(drawn))
    return Step(after, (Dealt(state.round),), private, reveals=True)


def _bid(state: State, seat: Seat, card: int) -> Step[State]:
    hands = tuple(tuple(c for c in h if i != seat or c != card) for i, h in enumerate(state.hands))
    bids = tuple(card if i == seat else bid for i, bid in enumerate(state.bids))
    after = replace(state, hands=hands, bids=bids)
    told = ((seat, YourBid(card)),)
    known = [bid for bid in bids if bid is not None]
    if len(known) < len(bids):
        return Step(after, (BidMade(seat),), told)
    winner = bids.index(max(known))
    after = replace(
        after,
        phase="paint",
        turn=winner,
        bids=(None,) * len(bids),
        shown=(*state.shown, *known),
        scores=_plus(state.scores, winner, sum(known)),
    )
    shown = tuple(BidShown(i, bid) for i, bid in enumerate(known))
    return Step(after, (BidMade(seat), *shown), told, reveals=True)


def _next_round(state: State) -> State:
    if state.round == state.rounds:
        return replace(state, phase="over")
    return replace(state, phase="deal", round=state.round + 1)


def count(state: State) -> Counter[str]:
    """Cards, wherever they are."""
    held = [card for hand in state.hands for card in hand]
    bids = [bid for bid in state.bids if bid is not None]
    return Counter(f"card {card}" for card in (*state.deck, *held, *bids, *state.shown))


TOY = game_of(Toy())
