"""The truth of one game of Gavel."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat
from tests.example.rules.gavel.box import CARDS

SOURCES = ("lots",)
"""Where points come from."""


@dataclass(frozen=True, slots=True)
class State:
    """One position."""

    deck: tuple[int, ...]
    """Lots still face down, the next one first."""
    up: tuple[int, ...]
    bids: tuple[int | None, ...]
    """By seat: the card bid in this round; it is in the hand until all are shown."""
    played: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]

    @property
    def over(self) -> bool:
        """Whether all cards are played (R8)."""
        return len(self.played[0]) == len(CARDS)

    @property
    def all_bid(self) -> bool:
        """Whether the bids are to be shown (R4)."""
        return None not in self.bids

    @property
    def bidding(self) -> tuple[Seat, ...]:
        """Who has not bid yet."""
        return () if self.over else tuple(s for s, bid in enumerate(self.bids) if bid is None)


def hand(played: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that a seat still holds, by those that it has played (R1)."""
    return tuple(card for card in CARDS if card not in played)
