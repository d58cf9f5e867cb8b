"""Names in each script, and how large they are."""

from __future__ import annotations

from rules.changcheng.box import China, Mongol


def name_of(province: China | Mongol, hanzi: bool) -> str:
    """The name of a province in the script."""
    return province.hanzi if hanzi else province.name


def name_size(hanzi: bool) -> float:
    """Size of the names of provinces, in units of the board."""
    return 31.0 if hanzi else 27.0
