"""Where name, courtiers, temple and prince of a region stand, and how much room each needs: no two
of them share any, not even with four counters in the row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from render.fonts.faces import font
from render.ming.ground.atlas import SCALE, row_of
from render.pieces import Patch, Point
from render.scripts import Script, name_of
from rules.ming.position.box import Region, box

_ROW, _TEMPLE, _PRINCE = (61.5, 18.0), (19.0, 20.0), (17.5, 22.0)
"""Half the sides of four counters in a row, of a temple, of a prince."""


@dataclass(frozen=True, slots=True)
class Spots:
    """The middle of what stands in a region."""

    label: Point
    row: Point
    temple: Point
    prince: Point


def name_size(script: Script) -> float:
    """Size of the names of regions, in units of the canvas."""
    return 24.0 if script.hanzi else 19.0


@cache
def spots() -> Mapping[str, Spots]:
    """The places in every region, in any script."""
    return {
        region.key: Spots(region.label, row_of(region), region.temple, region.prince)
        for region in box().regions
    }


def name_patch(region: Region, script: Script) -> Patch:
    """The room that the name of a region takes."""
    size = name_size(script)
    wide = font(size * SCALE, script).getlength(name_of(region, script)) / SCALE / 2 + 2
    down, high = (0.06, 0.54) if script.hanzi else (0.17, 0.6)
    return Patch(region.label[0], region.label[1] + down * size, wide, high * size)


def patches(region: Region, script: Script) -> Mapping[str, Patch]:
    """The room that everything in a region takes, by name."""
    here = spots()[region.key]
    return {
        "label": name_patch(region, script),
        "row": Patch(*here.row, *_ROW),
        "temple": Patch(*here.temple, *_TEMPLE),
        "prince": Patch(*here.prince, *_PRINCE),
    }
