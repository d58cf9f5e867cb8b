"""How the pieces of each game are counted: wherever they are, there are always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rules.carcassonne.state import State as Carcassonne
from tests.toy import State as Toy

Pieces = Counter[str]


def _carcassonne(state: Carcassonne) -> Pieces:
    """Tiles by kind, on the table, in hand, in the stack or out; followers by seat."""
    tiles = [*(tile.kind for tile in state.laid), *state.stack, *state.discarded]
    pieces = Counter(f"tile {kind}" for kind in tiles)
    if state.drawn is not None:
        pieces[f"tile {state.drawn}"] += 1
    pieces.update(f"follower {follower.seat}" for follower in state.followers)
    for seat, home in enumerate(state.supply):
        assert home >= 0
        pieces[f"follower {seat}"] += home
    return pieces


def _toy(state: Toy) -> Pieces:
    """Cards, wherever they are."""
    held = [card for hand in state.hands for card in hand]
    bids = [bid for bid in state.bids if bid is not None]
    return Counter(f"card {card}" for card in (*state.deck, *held, *bids, *state.shown))


COUNTS: Mapping[str, Callable[[Any], Pieces]] = {"carcassonne": _carcassonne, "toy": _toy}
