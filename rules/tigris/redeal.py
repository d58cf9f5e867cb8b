"""What a viewer cannot see, made up anew (R4, A15)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Rng, Seat
from rules.tigris.state import TILES, ByColour, State, counted


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer: tiles it has not seen exchanged.

    Points and treasures are won in the open: whoever counts along knows what is behind a screen.
    """
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    return _tiles(state, hidden, rng).keep(state.board)


def _tiles(state: State, hidden: list[Seat], rng: Rng) -> State:
    """Hands of others, tiles put aside by them, the bag and unseen discards, dealt anew."""
    aside = state.aside if state.turn in hidden else (0, 0, 0, 0)
    counts = [aside, state.discarded, *(state.hands[seat] for seat in hidden)]
    pool = [tile for count in counts for tile in _named(count)]
    unseen = rng.shuffled("unseen", sorted([*pool, *state.bag]))
    parts, start = list[ByColour](), 0
    for count in counts:
        parts.append(counted(unseen[start : start + sum(count)]))
        start += sum(count)
    hands = list(state.hands)
    for seat, hand in zip(hidden, parts[2:], strict=True):
        hands[seat] = hand
    return replace(
        state,
        hands=tuple(hands),
        aside=parts[0] if state.turn in hidden else state.aside,
        discarded=parts[1],
        bag=unseen[start:],
    )


def _named(counts: ByColour) -> list[str]:
    """Tiles one by one instead of counted."""
    return [tile for tile, count in zip(TILES, counts, strict=True) for _ in range(count)]
