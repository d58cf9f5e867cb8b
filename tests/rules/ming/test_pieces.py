"""Nothing gets lost and nothing appears, in whole random games (R2, R3, R9, R40)."""

from __future__ import annotations

import random

import pytest

from rules.game import Rng
from rules.ming.position.state import NOBODY, State
from tests.rules.ming.scene import GAME


def courtiers(state: State, seat: int) -> int:
    """Those of a seat that have not left the game."""
    standing = sum(row[seat] for rows in (state.areas, state.open, state.city) for row in rows)
    spare = state.supply[seat] + state.placing[seat]
    return standing + spare + state.temples.count(seat)


def check(state: State) -> None:
    hands = [sum(kind) for kind in zip(*state.hands, strict=True)]
    shown = [card for card in state.display if card]
    assert sum(hands[:3]) + len(shown) + len(state.deck) + len(state.discards) == 54
    assert hands[3] + state.dragons == 18
    assert all(sum(hand) <= 5 for hand in state.hands)
    assert [sum(kind) for kind in zip(state.stock, *state.tiles, strict=True)] == [18] * 6
    assert all(row[-1] <= 3 for row in state.open) or state.phase != "neutral"
    standing = [region for region in state.princes if region != NOBODY]
    assert len(set(standing)) == len(standing) or state.phase == "moving"
    numbers = (*state.supply, *state.placing, *state.stock, *state.returning, state.dragons)
    rows = (*state.open, *state.city, *state.areas, *state.tiles, *state.hands, *state.points)
    assert min(*numbers, *(count for row in rows for count in row)) >= 0
    assert all(sum(row) <= 3 for row in state.city)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r03_pieces_are_neither_lost_nor_made(seats: int) -> None:
    chance, step = random.Random(seats), 0
    state = GAME.setup(seats, {}, Rng(seats))
    left = [30] * seats
    while acting := GAME.to_act(state):
        step += 1
        seat = chance.choice(acting)
        state = GAME.apply(
            state, seat, chance.choice(GAME.legal(state, seat)), Rng(seats, step)
        ).state
        check(state)
        now = [courtiers(state, owner) for owner in range(seats)]
        assert all(after <= before for after, before in zip(now, left, strict=True))
        left = now
    assert state.round == 6
    assert state.supply == (0,) * seats
