"""What is allowed, and what an action leads to (R3-R8)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Illegal, Rng, Seat, Step
from tests.example.rules.gavel import events
from tests.example.rules.gavel.actions import Bid, Reveal
from tests.example.rules.gavel.scoring import points, winners
from tests.example.rules.gavel.state import State, hand

HOUSE: Seat = 0
"""The seat in whose name bids are shown."""


def to_act(state: State) -> tuple[Seat, ...]:
    """Everybody who has not bid yet; then the bids are shown."""
    return (HOUSE,) if state.all_bid else state.bidding


def legal_actions(state: State, seat: Seat) -> tuple[Bid | Reveal, ...]:
    """Every card in the hand, lowest first."""
    if seat not in to_act(state):
        return ()
    return (Reveal(),) if state.all_bid else tuple(map(Bid, hand(state.played[seat])))


def apply(state: State, seat: Seat, action: Bid | Reveal, rng: Rng) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    if state.over:
        raise Illegal("game-over")
    if seat not in to_act(state):
        raise Illegal("not-your-turn")
    if isinstance(action, Reveal) != state.all_bid:
        raise Illegal("not-now")
    return _revealed(state) if isinstance(action, Reveal) else _bid(state, seat, action.card)


def _bid(state: State, seat: Seat, card: int) -> Step[State]:
    if card not in hand(state.played[seat]):
        raise Illegal("not-held", card=card)
    bids = tuple(card if s == seat else bid for s, bid in enumerate(state.bids))
    told = ((seat, events.BidHeld(seat, card)),)
    return Step(replace(state, bids=bids), (events.BidMade(seat),), told)


def winner_of(bids: tuple[int, ...]) -> Seat | None:
    """Who has bid the highest card that nobody else has bid (R5, R6)."""
    single = [bid for bid in bids if bids.count(bid) == 1]
    return bids.index(max(single)) if single else None


def _revealed(state: State) -> Step[State]:
    bids = tuple(bid for bid in state.bids if bid is not None)
    winner = winner_of(bids)
    stays = state.up if winner is None else ()
    won = tuple(
        (*lots, *state.up) if seat == winner else lots for seat, lots in enumerate(state.won)
    )
    after = State(
        deck=state.deck[1:],
        up=(*stays, *state.deck[:1]),
        bids=(None,) * len(bids),
        played=tuple((*cards, bid) for cards, bid in zip(state.played, bids, strict=True)),
        won=won,
    )
    told = events.LotsStay(stays) if winner is None else events.LotsWon(winner, sum(state.up))
    return Step(after, (events.BidsShown(bids), told, _next(after)), reveals=True)


def _next(state: State) -> Event:
    """What a round ends with: the lot turned over, or the end of the game."""
    if not state.over:
        return events.LotTurned(state.up[-1])
    first = winners(state.won)
    return events.GameEnded(first, len(first), max(points(state.won)))
