"""Turns of any game for the measurements: what a seat may decide, up to the end of its turn."""

from __future__ import annotations

from typing import Any

from rules.game import AnyGame, Rng, Seat


def random_turn(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> list[str]:
    """Texts of a random turn: decisions up to where another seat or chance follows, or the seat is
    told something hidden."""
    texts: list[str] = []
    while seat in game.to_act(state):
        legal = game.legal(state, seat)
        if legal[0].automatic:
            break
        action = rng.choice(legal)
        texts.append(str(action))
        step = game.apply(state, seat, action, rng)
        if step.tells_actor:
            break
        state = step.state
    return texts
