"""How far the cards of a seat take its prince, and what that makes of its courtiers there."""

from __future__ import annotations

from functools import lru_cache

from rules.ming.position.box import PROVINCES
from rules.ming.position.moving import DRAGON, NEAR
from rules.ming.position.state import Hand

_REACHED = (0.92, 0.83, 0.64, 0.46, 0.28, 0.09)
"""By number of cards that take the prince there: the share of a courtier's worth that counts. The
last number is for more cards, or none; fitted."""
_NEVER = len(_REACHED) - 1
UNREACHED = _REACHED[_NEVER]
"""The share where the prince does not get."""


@lru_cache(2048)
def shares_within_reach(prince: int, hand: Hand) -> tuple[float, ...]:
    """By province: the share of a courtier's worth that counts, by the number of cards that take
    the prince there. Without cards he gets nowhere (R19)."""
    steps = [_NEVER] * len(PROVINCES)
    reached = {(prince, hand)} if any(hand) else set[tuple[int, Hand]]()
    for step in range(_NEVER):
        for region, _ in reached:
            steps[region // 3] = min(steps[region // 3], step)
        reached = {(at, left) for one in reached for at, left in _onward(*one)}
    return tuple(_REACHED[count] for count in steps)


def _onward(region: int, hand: Hand) -> list[tuple[int, Hand]]:
    """Where a prince can be after one more step, each with the cards left."""
    horse, rickshaw, junk, dragon = hand
    after: tuple[Hand, ...] = (
        (horse - 1, rickshaw, junk, dragon),
        (horse, rickshaw - 1, junk, dragon),
        (horse, rickshaw, junk - 1, dragon),
        (horse, rickshaw, junk, dragon - 1),
    )
    return [
        (there, after[card])
        for there, transport in NEAR[region]
        for card in (transport, DRAGON)
        if hand[card]
    ]
