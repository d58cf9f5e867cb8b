"""How large names are in each script, and where those of states stand."""

from __future__ import annotations

import math
from functools import cache

from render.scripts import Script
from rules.china.position.box import Alliance, Realm, box


def label_size(script: Script) -> float:
    """Size of the names of states."""
    return 36.0 if script.hanzi else 31.0


def label_weight(script: Script) -> float:
    """How bold the names of states are, as a share of their size; hanzi have more strokes."""
    return 0.012 if script.hanzi else 0.045


def name_size(script: Script) -> float:
    """Size of the names of sites."""
    return 15.0 if script.hanzi else 12.5


def named_beside(realm: Realm) -> bool:
    """Whether the name of a state stands beside its dragon seat instead of above it."""
    return abs(realm.seat[1] - realm.label[1]) < 12


def label_at(realm: Realm) -> tuple[float, float]:
    """The middle of a state's name; names keep off their seat."""
    x, y = realm.label
    if named_beside(realm):
        return (x + (4 if x > realm.seat[0] else -4), y - 2)
    crowded = any(math.dist(alliance.at, realm.label) < 50 for alliance in box().alliances)
    return x, y - (2 if crowded else 7)


@cache
def realm_of(state: str) -> Realm:
    """A state by its name. Raises `StopIteration` for an unknown one."""
    return next(realm for realm in box().realms if realm.key == state)


@cache
def alliance_of(number: int) -> Alliance:
    """An alliance by its number. Raises `StopIteration` for an unknown one."""
    return next(alliance for alliance in box().alliances if alliance.number == number)
