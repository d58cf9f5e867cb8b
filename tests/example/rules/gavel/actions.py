"""What a player may do in Gavel, and what follows by itself."""

from __future__ import annotations

from rules.game import Action, of_kind


class Bid(Action):
    """Bid a card of one's hand, unseen by the others (R3)."""

    card: int = of_kind("card")


class Reveal(Action, automatic=True):
    """Show all bids and turn over the next lot (R4-R7)."""
