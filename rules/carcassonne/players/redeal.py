"""What nobody can see, made up anew: the order of the stack."""

from __future__ import annotations

from dataclasses import replace

from rules.carcassonne.position.box import box
from rules.carcassonne.position.state import State
from rules.game import Rng, Seat


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to everybody: courses, lake, land (R33, R35)."""
    roles = {kind: tile.role for kind, tile in box().items()}
    stack = sorted(state.stack)
    courses = rng.shuffled("river", [kind for kind in stack if roles[kind] == "course"])
    land = rng.shuffled("land", [kind for kind in stack if not roles[kind]])
    lake = [kind for kind in stack if roles[kind] == "lake"]
    return replace(state, stack=(*courses, *lake, *land)).keep(state.board)
