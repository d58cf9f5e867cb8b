"""What a viewer cannot see, made up anew (R4, A15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from rules.game import Rng, Seat
from rules.tigris.position.state import TILES, ByColour, State, added, counted

_NONE: ByColour = (0, 0, 0, 0)


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer: tiles it has not seen exchanged.

    Points and treasures are won in the open: whoever counts along knows what is behind a screen.
    What a viewer swapped away itself it knows, too.
    """
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    hands, swapped = list(state.hands), list(state.swapped or (_NONE,) * state.seats)
    unclaimed = _less(state.discarded, reduce(added, swapped))
    concealed = state.turn in hidden
    pool = [unclaimed, *[swapped[seat] for seat in hidden], *[hands[seat] for seat in hidden]]
    pool += [state.aside] if concealed else []
    tiles = [tile for counts in pool for tile in _named(counts)]
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
    """Some tiles of a hand put aside, and the others: nobody else sees how many they are."""
    tiles = rng.shuffled("aside", _named(held))
    count = 1 + rng.below(len(tiles))
    return counted(tiles[:count]), counted(tiles[count:])


def _dealt(unseen: Iterator[str], count: int) -> ByColour:
    return counted([next(unseen) for _ in range(count)])


def _less(counts: ByColour, others: ByColour) -> ByColour:
    """The differences by colour."""
    red, blue, green, black = (a - b for a, b in zip(counts, others, strict=True))
    return red, blue, green, black


def _named(counts: Sequence[int]) -> list[str]:
    """Tiles one by one instead of counted."""
    return [tile for tile, count in zip(TILES, counts, strict=True) for _ in range(count)]
