"""How the pieces of each game are counted: wherever they are, there are always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rules.carcassonne.state import State as Carcassonne
from rules.changcheng.box import box as changcheng_box
from rules.changcheng.state import State as ChangCheng
from rules.china import standing
from rules.china.state import State as China
from rules.ming.box import COURTIERS, PROVINCES
from rules.ming.state import CARDS, NOBODY
from rules.ming.state import State as Ming
from rules.tigris.box import box as tigris_box
from rules.tigris.state import CATASTROPHE, FACE_DOWN, FACE_UP, NOWHERE, TILES
from rules.tigris.state import State as Tigris
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


def _changcheng(state: ChangCheng) -> Pieces:
    """Walls, double walls and towers by owner; army and sovereignty cards by value; boards. Action
    cards leave the game, so there are never more of them, and never one twice."""
    standing = [piece for piece in state.wall if piece is not None]
    sorts = {"damaged": "wall"}
    pieces = Counter(f"{sorts.get(piece.sort, piece.sort)} {piece.owner}" for piece in standing)
    supplies = {"wall": state.walls, "double": state.doubles, "tower": state.towers}
    for sort, left in supplies.items():
        assert min(left) >= 0
        for seat, count in enumerate(left):
            pieces[f"{sort} {seat}"] += count * (2 if sort == "double" else 1)
    assert state.neutral_walls >= 0
    pieces["wall -1"] += state.neutral_walls
    armies = [*[army.value for army in state.armies], *state.army_stack]
    pieces.update(f"army {value}" for value in armies)
    pieces.update(f"sovereignty {x}" for x in (*state.sovereignty, *state.sovereignty_stack))
    assert len({layout[0] for layout in state.boards}) == len(state.boards)
    pieces["board"] = len(state.boards) + state.extensions
    working = state.scoring.working if state.scoring is not None else ()
    for seat, hand in enumerate(state.hands):
        cards = [*hand, *[x.card for x in (*state.laid, *working) if x.seat == seat]]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(range(1, changcheng_box().cards + 1))
    return pieces


def _ming(state: Ming) -> Pieces:
    """Cards, tiles and princes; courtiers leave the game, so there are never more of them."""
    pieces = Counter(f"card {card}" for card in (*state.display, *state.deck, *state.discards))
    del pieces["card "]
    for at, card in enumerate(CARDS):
        pieces[f"card {card}"] += sum(hand[at] for hand in state.hands)
    pieces["card dragon"] += state.dragons
    for at, province in enumerate(PROVINCES):
        pieces[f"tile {province}"] = state.stock[at] + sum(tiles[at] for tiles in state.tiles)
    standing = [region for region in state.princes if region != NOBODY]
    assert state.phase == "moving" or len(set(standing)) == len(standing)
    pieces["prince"] = len(state.princes)
    for seat in range(state.seats):
        rows = (*state.areas, *state.open, *state.city, state.supply, state.placing)
        assert min(row[seat] for row in rows) >= 0
        assert sum(row[seat] for row in rows) + state.temples.count(seat) <= COURTIERS
    return pieces


def _tigris(state: Tigris) -> Pieces:
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
    pieces.update(f"monument {name}" for name in {*tigris_box().monuments, *built})
    assert len(set(built)) == len(built)
    return pieces


def _china(state: China) -> Pieces:
    """Cards by colour, wherever they are; markers by sort and seat, on the map and in supply."""
    held = [card for hand in state.hands for card in hand]
    pieces = Counter(f"card {card}" for card in (*held, *state.row, *state.pile, *state.discards))
    for seat in range(state.seats):
        left = {
            "house": standing.houses_left(state, seat),
            "emissary": standing.emissaries_left(state, seat),
            "fortress": standing.fortresses_left(state, seat),
        }
        assert min(left.values()) >= 0
        pieces.update({f"{sort} {seat}": count for sort, count in left.items()})
        pieces[f"house {seat}"] += state.houses.count(seat)
        pieces[f"emissary {seat}"] += sum(court[seat] for court in state.emissaries)
        pieces[f"fortress {seat}"] += state.forts.count(seat)
    return pieces


def _toy(state: Toy) -> Pieces:
    """Cards, wherever they are."""
    held = [card for hand in state.hands for card in hand]
    bids = [bid for bid in state.bids if bid is not None]
    return Counter(f"card {card}" for card in (*state.deck, *held, *bids, *state.shown))


COUNTS: Mapping[str, Callable[[Any], Pieces]] = {
    "carcassonne": _carcassonne,
    "changcheng": _changcheng,
    "china": _china,
    "ming": _ming,
    "tigris": _tigris,
    "toy": _toy,
}
