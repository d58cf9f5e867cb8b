"""Whole random games, held step by step against a second, independent Carcassonne."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import GAMES
from rules.carcassonne.moves.actions import CarcassonneAction, Deploy, Place
from rules.carcassonne.told.view import View
from rules.game import Rng
from rules.grid import cell_at
from tests.rules.carcassonne.second_opinion import Table

GAME = GAMES["carcassonne"]


@pytest.mark.parametrize("river", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_second_opinion_agrees_on_every_step(seats: int, river: bool) -> None:
    chance = random.Random(f"{seats}{river}")
    state = GAME.setup(seats, {"river": river}, Rng(f"second {seats}"))
    table = Table(seats, GAME.view(state, None).tiles[0].tile)
    step = 0
    while GAME.to_act(state):
        action = _choose(GAME.view(state, None), GAME.legal(state, GAME.to_act(state)[0]), chance)
        _check_legal(state, table)
        before: View = GAME.view(state, None)
        step += 1
        state = GAME.apply(state, before.turn, action, Rng("second", step)).state
        _follow(table, before, action, GAME.view(state, None))
    table.end_game()
    assert list(GAME.view(state, None).scores) == table.score


def _choose(view: View, legal: Any, chance: random.Random) -> CarcassonneAction:
    """Mostly compact play, so that features close and merge; some sprawl."""
    some = chance.sample(list(legal), min(5, len(legal)))
    if view.phase != "place" or chance.random() < 0.3:
        return some[0]
    laid = {cell_at(tile.cell) for tile in view.tiles}
    return max(some, key=lambda place: _near(laid, cell_at(place.cell)))


def _near(laid: set[tuple[int, int]], cell: tuple[int, int]) -> int:
    return sum(abs(x - cell[0]) < 2 and abs(y - cell[1]) < 2 for x, y in laid)


def _check_legal(state: Any, table: Table) -> None:
    view: View = GAME.view(state, None)
    legal = GAME.legal(state, view.turn)
    if view.phase == "place":
        assert view.drawn is not None
        assert {(cell_at(a.cell), a.turn) for a in legal} == table.placements(view.drawn)
    if view.phase == "deploy":
        last = cell_at(view.tiles[-1].cell)
        spots = {action.spot for action in legal if isinstance(action, Deploy)}
        assert spots == set(table.free(last))


def _follow(table: Table, before: View, action: CarcassonneAction, after: View) -> None:
    """Does on the other table what was done here, and compares once the turn is over."""
    if isinstance(action, Place):
        assert before.drawn is not None
        table.lay(before.drawn, cell_at(action.cell), action.turn)
        if after.phase == "deploy":
            return
    if before.phase == "draw":
        return
    cell = cell_at(after.tiles[-1].cell)
    node = table.free(cell)[action.spot] if isinstance(action, Deploy) else None
    table.end_turn(before.turn, cell, node)
    assert list(after.supply) == table.supply
    if after.phase != "over":
        assert list(after.scores) == table.score
