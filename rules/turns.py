"""Whether somebody who has decided must decide again at once, as far as they can know."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from rules.game import AnyGame, Rng, Seat
from rules.playing import automatic

Again: TypeAlias = Literal["no", "perhaps", "yes"]
_TRIED = 8
"""Positions that are tried at first."""
_SURE = 100
"""Positions that are tried when it seems to be so, or when others are asked now and then."""


def asked_again(game: AnyGame, state: Any, seat: Seat) -> Again:
    """Whether the seat must decide again at once when the turn that led here is confirmed, as far
    as it can know: what follows by itself is tried on positions dealt anew that look the same."""
    if automatic(game, state) is None:
        return "yes" if seat in game.to_act(state) else "no"
    found = {_acting_next(game, state, seat, number) for number in range(_TRIED)}
    if len(found) > 1 or seat in next(iter(found)):
        for number in range(_TRIED, _SURE):
            if _answer(found, seat) == "perhaps":
                break
            found.add(_acting_next(game, state, seat, number))
    return _answer(found, seat)


def _answer(found: set[tuple[Seat, ...]], seat: Seat) -> Again:
    again = {seat in seats for seats in found}
    return "perhaps" if len(again) > 1 else "yes" if True in again else "no"


def _acting_next(game: AnyGame, state: Any, seat: Seat, number: int) -> tuple[Seat, ...]:
    """Who must decide next in one of the positions. Its chance is not the game's own."""
    rng = Rng("asked again", number)
    state = game.redeal(state, seat, rng)
    while (due := automatic(game, state)) is not None:
        state = game.apply(state, *due, rng).state
    return game.to_act(state)
