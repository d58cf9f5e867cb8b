"""A second Carcassonne, slow and obvious, to hold the real one against.

It shares nothing with `rules/carcassonne` but the seed file: after every tile all features are
found anew by flood fill over the whole table.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

HALVES = ["nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw"]
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]

Cell = tuple[int, int]


class Node(NamedTuple):
    """One feature of one tile on the table."""

    cell: Cell
    sort: str
    number: int


@cache
def kinds() -> dict[str, dict[str, Any]]:
    """The seed file as it stands."""
    file = Path(__file__).parents[3] / "seeds" / "carcassonne" / "tiles.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def across(half: int) -> int:
    """The half seen from the neighbouring tile: 0|5, 1|4 over N and S; 2|7, 3|6 over E and W."""
    return {0: 5, 1: 4, 5: 0, 4: 1, 2: 7, 3: 6, 7: 2, 6: 3}[half]


@cache
def reached(kind: str, quarters: int, sort: str, number: int) -> frozenset[int]:
    """What a feature of a turned tile reaches."""
    tile = kinds()[kind]
    if sort == "cloister":
        return frozenset()
    if sort == "field":
        words = tile["fields"][number].split("|")[0].split()
        return frozenset((HALVES.index(word) + 2 * quarters) % 8 for word in words)
    entry = tile["cities" if sort == "city" else "roads"][number]
    return frozenset(("NESW".index(side) + quarters) % 4 for side in entry)


class Table:
    """Tiles and followers on a table; `score` and `supply` by seat."""

    def __init__(self, seats: int, start: str) -> None:
        self.tiles: dict[Cell, tuple[str, int]] = {(0, 0): (start, 0)}
        self.river: list[Cell] = [(0, 0)]
        self.followers: dict[Node, int] = {}
        self.score = [0] * seats
        self.supply = [7] * seats

    def sides(self, cell: Cell) -> str:
        kind, quarters = self.tiles[cell]
        return turn_sides(kind, quarters)

    def reach(self, node: Node) -> frozenset[int]:
        """Sides a city or road reaches, halves a field reaches, both as they lie on the table."""
        return reached(*self.tiles[node.cell], node.sort, node.number)

    def nodes(self, cell: Cell) -> list[Node]:
        tile = kinds()[self.tiles[cell][0]]
        lists = {"city": "cities", "road": "roads", "field": "fields"}
        found = [
            Node(cell, sort, index)
            for sort, key in lists.items()
            for index in range(len(tile.get(key, [])))
        ]
        return [*found, Node(cell, "cloister", 0)] if tile.get("cloister") else found

    def neighbours(self, node: Node) -> set[Node | None]:
        """Features joined to this one across a side; None for a side without a tile."""
        found: set[Node | None] = set()
        for port in self.reach(node):
            side = port // 2 if node.sort == "field" else port
            beyond = (node.cell[0] + STEPS[side][0], node.cell[1] + STEPS[side][1])
            there = across(port) if node.sort == "field" else (port + 2) % 4
            if beyond not in self.tiles:
                found.add(None)
                continue
            others = [n for n in self.nodes(beyond) if n.sort == node.sort]
            found.add(next(n for n in others if there in self.reach(n)))
        return found

    def feature(self, node: Node) -> tuple[frozenset[Node], bool]:
        """All that is joined to a node, and whether it is closed."""
        seen: set[Node] = set()
        closed, waiting = True, [node]
        while waiting:
            here = waiting.pop()
            if here in seen:
                continue
            seen.add(here)
            for other in self.neighbours(here):
                if other is None:
                    closed = False
                else:
                    waiting.append(other)
        return frozenset(seen), closed

    def fits(self, kind: str, cell: Cell, quarters: int) -> bool:
        mine = turn_sides(kind, quarters)
        touching = False
        for side, (x, y) in enumerate(STEPS):
            beyond = (cell[0] + x, cell[1] + y)
            if beyond in self.tiles:
                touching = True
                if self.sides(beyond)[(side + 2) % 4] != mine[side]:
                    return False
        return touching and cell not in self.tiles and self._flows(kind, cell, quarters)

    def _flows(self, kind: str, cell: Cell, quarters: int) -> bool:
        """R36: the water joins the open end. A7: never the same bend twice running."""
        mine = turn_sides(kind, quarters)
        if "W" not in mine:
            return True
        heading, last_bend = self._river_end()
        if cell != _beyond(self.river[-1], heading) or mine[(heading + 2) % 4] != "W":
            return False
        return not last_bend or _bend(mine, heading) != last_bend

    def _river_end(self) -> tuple[int, int]:
        """Side through which the river leaves its last tile, and how it last bent."""
        heading, last_bend = self.sides(self.river[0]).index("W"), 0
        for cell in self.river[1:]:
            bend = _bend(self.sides(cell), heading)
            heading, last_bend = (heading + bend) % 4, bend or last_bend
        return heading, last_bend

    def placements(self, kind: str) -> set[tuple[Cell, int]]:
        """Legal cells and turns, look-alikes merged to the smallest angle."""
        cells = {_beyond(cell, side) for cell in self.tiles for side in range(4)} - set(self.tiles)
        found: set[tuple[Cell, int]] = set()
        for cell in cells:
            looks: set[object] = set()
            for quarters in range(4):
                look = _look(kind, quarters)
                if look not in looks and self.fits(kind, cell, quarters):
                    looks.add(look)
                    found.add((cell, 90 * quarters))
        return found

    def lay(self, kind: str, cell: Cell, turn: int) -> None:
        self.tiles[cell] = (kind, turn // 90)
        if "W" in self.sides(cell):
            self.river.append(cell)

    def free(self, cell: Cell) -> dict[str, Node]:
        """Spots of a tile with nobody anywhere on their feature, by name."""
        return {
            self.name(node): node
            for node in self.nodes(cell)
            if not any(other in self.followers for other in self.feature(node)[0])
        }

    def name(self, node: Node) -> str:
        if [n.sort for n in self.nodes(node.cell)].count(node.sort) == 1:
            return node.sort
        first = min(self.reach(node))
        return f"{node.sort}-{HALVES[first] if node.sort == 'field' else 'nesw'[first]}"

    def end_turn(self, seat: int, cell: Cell, node: Node | None) -> None:
        """Puts the follower, scores what the tile completed, sends followers home."""
        if node is not None:
            self.followers[node] = seat
            self.supply[seat] -= 1
        features = {self.feature(n) for n in self.nodes(cell) if n.sort in ("city", "road")}
        for feature, closed in features:
            if closed:
                self._award(feature, self._worth(feature, closed=True))
                self._go_home(feature)
        for monk in [n for n in self.followers if n.sort == "cloister"]:
            if self._around(monk.cell) == 8:
                self._award([monk], 9)
                self._go_home([monk])

    def end_game(self) -> None:
        """Unfinished features, then every finished city with the farms around it (R27-R31)."""
        features = {self.feature(node) for cell in self.tiles for node in self.nodes(cell)}
        for feature, closed in features:
            first = min(feature)
            if first.sort == "cloister":
                self._award(feature, 1 + self._around(first.cell))
            elif first.sort != "field" and not closed:
                self._award(feature, self._worth(feature, closed=False))
            elif first.sort == "city":
                self._award({n for farm in self._farms(feature) for n in farm}, 4)

    def _farms(self, city: Iterable[Node]) -> set[frozenset[Node]]:
        found: set[frozenset[Node]] = set()
        for cell, _, index in city:
            tile = kinds()[self.tiles[cell][0]]
            for number, field in enumerate(tile.get("fields", [])):
                if tile["cities"][index] in field.partition("|")[2].split():
                    found.add(self.feature(Node(cell, "field", number))[0])
        return found

    def _worth(self, feature: frozenset[Node], *, closed: bool) -> int:
        tiles = len({node.cell for node in feature})
        if min(feature).sort == "road":
            return tiles
        pennants = sum(
            bool(kinds()[self.tiles[node.cell][0]].get("pennant")) and node.number == 0
            for node in feature
        )
        if closed and len(feature) == 2:
            return 2 + pennants
        return (tiles + pennants) * (2 if closed else 1)

    def _award(self, feature: Iterable[Node], points: int) -> None:
        there = Counter(self.followers[node] for node in feature if node in self.followers)
        for seat, count in there.items():
            if count == max(there.values()):
                self.score[seat] += points

    def _go_home(self, feature: Iterable[Node]) -> None:
        for node in feature:
            if node in self.followers:
                self.supply[self.followers.pop(node)] += 1

    def _around(self, cell: Cell) -> int:
        return sum((cell[0] + x, cell[1] + y) in self.tiles for x, y in AROUND)


@cache
def turn_sides(kind: str, quarters: int) -> str:
    sides: str = kinds()[kind]["sides"]
    return "".join(sides[(side - quarters) % 4] for side in range(4))


@cache
def _look(kind: str, quarters: int) -> object:
    table = Table(1, kind)
    table.tiles[0, 0] = (kind, quarters)
    parts = {(n.sort, frozenset(table.reach(n))) for n in table.nodes((0, 0))}
    return turn_sides(kind, quarters), frozenset(parts)


def _bend(sides: str, heading: int) -> int:
    """1 right, 3 left, 0 straight on (or the river ends here)."""
    out = [s for s in range(4) if sides[s] == "W" and s != (heading + 2) % 4]
    return (out[0] - heading) % 4 if out else 0


def _beyond(cell: Cell, side: int) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
