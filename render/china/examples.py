"""Small positions of China as they stand on the map: pieces, and what scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from PIL import Image

from render import theme
from render.china.ground.atlas import HEIGHT, WIDTH, pixel
from render.china.ground.ground import PALETTE, empty_map
from render.china.table.board import everything
from render.china.table.parts import EmptyMap
from render.china.table.reach import marks
from render.legend.pieces import cut_out, standing_pieces
from render.pieces import Point
from render.scripts import Script
from rules.china.position.box import EMISSARIES, HOUSES, box, side
from rules.china.told.view import Alliance, Court, PlacedHouse, ScoredLine, View

SIDE, SEATS = "a", 3


@dataclass(frozen=True, slots=True)
class Example:
    """A part of the map, and what is on it."""

    box: tuple[int, int, int, int]
    """Its west, north, east and south edges, in units of the canvas."""
    houses: Mapping[str, int] = field(default_factory=dict[str, int])
    """By site: the seat whose house stands there."""
    forts: tuple[str, ...] = ()
    emissaries: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    """By state: how many emissaries each seat has there."""
    scored: tuple[str, ...] = ()
    """States whose houses have scored."""
    alliances: tuple[Alliance, ...] = ()
    lines: tuple[ScoredLine, ...] = ()
    points: Mapping[Point, tuple[int, int]] = field(default_factory=dict[Point, tuple[int, int]])
    """Where points are written, with the seat that gets them and their number."""

    @property
    def view(self) -> View:
        """The position, as everybody may see it."""
        placed, nobody = Counter(self.houses.values()), (0,) * SEATS
        sent = [sum(there) for there in zip(nobody, *self.emissaries.values(), strict=True)]
        return View(
            viewer=None,
            seats=SEATS,
            side=SIDE,
            fortresses=bool(self.forts),
            phase="over" if self.alliances or self.lines else "play",
            turn=0,
            start=0,
            houses=tuple(
                PlacedHouse(site.key, self.houses[site.key])
                for site in side(SIDE).sites
                if site.key in self.houses
            ),
            forts=self.forts,
            courts=tuple(
                Court(realm.key, self.emissaries.get(realm.key, nobody), realm.key in self.scored)
                for realm in box().realms
            ),
            row=(),
            pile=0,
            discards=(),
            used_up=0,
            state=None,
            needed=0,
            houses_left=tuple(HOUSES - placed[seat] for seat in range(SEATS)),
            emissaries_left=tuple(EMISSARIES - count for count in sent),
            fortresses_left=nobody,
            hand_sizes=nobody,
            scores=nobody,
            last=(),
            hand=(),
            alliances=self.alliances,
            lines=self.lines,
        )


def drawn(example: Example, script: Script) -> Image.Image:
    """An example as it looks on the map."""
    view, sheet = example.view, EmptyMap(SIDE, script)
    canvas = PALETTE.blank((WIDTH, HEIGHT), theme.TABLE)
    canvas.put(empty_map(sheet.side, sheet.script), 0, 0)
    for part in everything(view, sheet, marks(view, None)):
        part.put(canvas, (0, 0))
    west, north, east, south = example.box
    points = [(pixel(at), seat, number) for at, (seat, number) in example.points.items()]
    return cut_out(canvas.image, (*pixel((west, north)), *pixel((east, south))), points)


_LU = {"qi4": 1, "lu1": 0, "lu3": 0, "lu2": 1, "lu4": 2}
_LINE = ("qi5", "lu3", "lu4", "lu2")

EXAMPLES: Mapping[str, Example] = {
    "scored-houses": Example(
        (716, 384, 940, 532), _LU, scored=("lu",),
        points={(914, 412): (0, 4), (914, 450): (1, 2), (914, 488): (2, 2)},
    ),
    "scored-alliance": Example(
        (706, 268, 940, 516), {"qi1": 2, "qi4": 0, "lu1": 0, "lu2": 1, "lu3": 0, "lu4": 2},
        emissaries={"qi": (1, 0, 0), "lu": (1, 1, 0)}, alliances=(Alliance(11, (0,), 3),),
    ),
    "scored-line": Example(
        (706, 268, 940, 516), {"qi1": 1, "lu1": 2, **dict.fromkeys(_LINE, 0)},
        lines=(ScoredLine(0, _LINE, 4),),
        points={(914, 440): (0, 4)},
    ),
    "scored-fortress": Example(
        (716, 384, 940, 532), _LU, ("lu3",), scored=("lu",),
        points={(914, 412): (0, 8), (914, 450): (1, 2), (914, 488): (2, 2)},
    ),
}  # fmt: skip
"""One example for each way to score, by name."""

_SITE, _COURT = (138, 278, 206, 346), (772, 404, 840, 472)

_ALONE: Mapping[str, Example] = {
    "legend-house": Example(_SITE, {"qn1": 0}),
    "legend-emissary": Example(_COURT, emissaries={"lu": (1, 0, 0)}),
    "legend-fortress": Example(_SITE, forts=("qn1",)),
}
"""Single pieces, by name."""


STANDING = standing_pieces(_ALONE, EXAMPLES, drawn, lettered=True)
"""Pieces and examples for the rules, by name."""
