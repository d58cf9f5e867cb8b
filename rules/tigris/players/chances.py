"""The chance in a conflict, as the seat on turn can know it."""

from __future__ import annotations

from functools import cache
from math import comb

from rules.tigris.position.box import box
from rules.tigris.position.conflicts import Fight
from rules.tigris.position.state import Conflict, State


def chance_of(state: State, fight: Fight, conflict: Conflict | None) -> float:
    """The attacker's chance to win. The seat on turn knows its own hand; other hands are
    guessed."""
    followers, attacker = fight.followers, fight.attacker.seat
    share = _shares(state)[followers]
    if conflict is not None and conflict.added is not None and fight.colour == conflict.colour:
        ready = conflict.added
    elif attacker == state.turn:
        ready = state.hands[attacker][followers]
    else:
        ready = round(box().hand * share)
    lead = fight.attack + ready - fight.defence
    return _fewer(sum(state.hands[fight.defender.seat]), round(share, 2), lead)


def _shares(state: State) -> tuple[float, ...]:
    """By colour: its share of all tiles that the seat on turn has not seen."""
    unseen = [
        max(1, total - tiles.bit_count() - gone - held)
        for total, tiles, gone, held in zip(
            _totals(), state.board.tiles, state.gone, state.hands[state.turn], strict=True
        )
    ]
    return tuple(count / sum(unseen) for count in unseen)


@cache
def _totals() -> tuple[int, ...]:
    return tuple(box().tiles.model_dump().values())


@cache
def _fewer(tiles: int, share: float, lead: int) -> float:
    """The chance that fewer than `lead` of some tiles are of a sort. `share` is the sort's share of
    unseen tiles."""
    return sum(
        comb(tiles, n) * share**n * (1 - share) ** (tiles - n) for n in range(min(lead, tiles + 1))
    )
