"""What the generic tests need to know of Carcassonne; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.carcassonne.moves.play import ROLES
from rules.carcassonne.position.box import TURNS, box, spots
from rules.carcassonne.position.state import SOURCES, State
from rules.carcassonne.told.describing import BENDS, EDGES, SIDES, TileAt
from rules.game import Event
from tests.known import Digest, Pieces, Standing, ToCome, WithEmoji

DIGEST = Digest(rules=40, rulings=15)

VALUES: Mapping[str, Iterable[object]] = {
    "tile": box(),
    "spot": {
        word
        for kind in box()
        for turn in TURNS
        for spot in spots(kind, turn)
        for word in (spot.name, spot.place)
    },
    "turn": TURNS,
    "role": ROLES.values(),
    "edge": EDGES.values(),
    "side": SIDES,
    "bend": BENDS.values(),
    "score": SOURCES,
}

MARKED = frozenset({"cell", "spot", "turn"})

TOLD = frozenset({"cell", "spot"})

WITH_EMOJI = WithEmoji(
    events=frozenset({"Drawn", "TilePlaced", "Deployed"}), kinds=frozenset({"spot"})
)

TO_COME = ToCome({"deploy": "follower"}, frozenset({"follower"}))


def rebuilt(facts: Iterable[Event]) -> Standing:
    """Tiles on their cells, followers on their spots."""
    found = Standing()
    for fact in facts:
        if isinstance(fact, TileAt):
            found[fact.cell, f"tile {fact.tile} {fact.turn}"] += 1
            if fact.seat is not None:
                here = spots(fact.tile, fact.turn)
                name = next(spot.name for spot in here if spot.place == fact.spot)
                found[f"{fact.cell} {name}", f"follower {fact.seat}"] += 1
    return found


def count(state: State) -> Pieces:
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
