"""What the generic tests need to know of Tigris & Euphrates; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.game import Event
from rules.tigris.position.box import box
from rules.tigris.position.state import (
    CATASTROPHE,
    COLOURS,
    DYNASTIES,
    FACE_DOWN,
    FACE_UP,
    LEADERS,
    NOWHERE,
    TILES,
    State,
)
from rules.tigris.told.describing import (
    CatastrophesAt,
    CornerTreasuresAt,
    LeaderAt,
    MonumentAt,
    TilesAt,
    TreasuresAt,
)
from tests.known import Digest, Later, Pieces, Standing, ToCome, WithEmoji

DIGEST = Digest(rules=52, rulings=20)

VALUES: Mapping[str, Iterable[object]] = {
    "tile": TILES,
    "leader": LEADERS,
    "colour": COLOURS,
    "monument": box().monuments,
    "support": range(box().hand + 1),
    "dynasty": DYNASTIES,
    "layer": ("kingdoms",),
    "score": COLOURS,
}

REFUSALS: Mapping[str, set[str]] = {"unknown-tile": {"tile"}, "unknown-leader": {"leader"}}

MARKED = frozenset({"cell"})

TOLD = frozenset({"cell", "tile", "leader", "monument"})

COVERING = frozenset({"cell"})

WITH_EMOJI = WithEmoji(
    events=frozenset({"TilePlaced", "LeaderPlaced", "CatastropheStruck"}),
    kinds=frozenset({"tile", "leader", "monument"}),
)

ASKED = frozenset({"SupportAsked", "TreasureAsked"})

TO_COME = ToCome({"refill": "refill"}, frozenset({"action refill", "refill"}))

LATER = Later(frozenset({"swapped"}))


def rebuilt(facts: Iterable[Event]) -> Standing:
    """Everything on its square."""
    found = Standing()
    for fact in facts:
        match fact:
            case LeaderAt(leader, seat, cell):
                found[cell, f"{leader} {seat}"] += 1
            case TilesAt(tile, cells):
                found.update((cell, tile) for cell in cells)
            case MonumentAt(monument, cells):
                found.update((cell, f"monument {monument}") for cell in cells)
            case TreasuresAt(cells) | CornerTreasuresAt(cells):
                found.update((f"{cell} treasure", "treasure") for cell in cells)
            case CatastrophesAt(cells):
                found.update((cell, "catastrophe") for cell in cells)
            case _:
                pass
    return found


def count(state: State) -> Pieces:
    """Tiles by sort, wherever they are; leaders, treasures, catastrophes and monuments."""
    counted = [*state.hands, state.aside, state.discarded, state.gone]
    pieces = Counter(f"tile {tile}" for tile in state.bag)
    for colour, tile in enumerate(TILES):
        pieces[f"tile {tile}"] += sum(counts[colour] for counts in counted)
        pieces[f"tile {tile}"] += state.ground.count(FACE_UP[colour])
        pieces[f"tile {tile}"] += state.ground.count(FACE_DOWN[colour])
    standing = [square for squares in state.leaders for square in squares if square != NOWHERE]
    assert len(set(standing)) == len(standing)
    assert all(state.ground[square] == "." for square in standing)
    pieces["leader"] = len(standing) + sum(squares.count(NOWHERE) for squares in state.leaders)
    pieces["treasure"] = len(state.treasures) + sum(state.won)
    pieces["catastrophe"] = state.ground.count(CATASTROPHE) + sum(state.catastrophes)
    built = [monument.colours for monument in state.monuments]
    assert sum(state.ground.count(letter) for letter in FACE_DOWN) == 4 * len(built)
    pieces.update(f"monument {name}" for name in {*box().monuments, *built})
    assert len(set(built)) == len(built)
    return pieces
