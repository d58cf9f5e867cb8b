"""What is written on the examples beside the rules is what the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from render.tigris.examples import EXAMPLES, Example, drawn
from rules.game import Event
from rules.tigris.moves.actions import Build, Place, Position, TigrisAction
from rules.tigris.moves.events import WouldFight, WouldPay, WouldScore, WouldWinTreasures
from rules.tigris.told.foresee import foresee
from rules.tigris.told.view import Conflict, PlacedTile, View

E = TypeVar("E", bound=Event)


def before(example: Example, *gone: str) -> View:
    """The position without what stands on some squares, and in peace."""
    view = example.view
    return replace(
        view,
        tiles=tuple(tile for tile in view.tiles if tile.cell not in gone),
        leaders=tuple(leader for leader in view.leaders if leader.cell not in gone),
        joining=None,
        conflict=None,
    )


def foreseen(view: View, action: TigrisAction, sort: type[E]) -> E:
    """What an action leads to, of one sort."""
    found: Sequence[Event] = foresee(view, action)
    return next(event for event in found if isinstance(event, sort))


def told(fight: WouldFight | Conflict | None) -> tuple[object, ...]:
    """The sort and leader of a fight, and by side the seat and its strength."""
    if isinstance(fight, WouldFight):
        sides = (fight.attacker, fight.attack, fight.defender, fight.defence)
    else:
        assert fight is not None
        one, two = fight.attacker, fight.defender
        sides = (one.seat, one.strength, two.seat, two.strength)
    return (fight.sort, fight.leader, *sides)


def test_the_tile_scores_for_the_priest() -> None:
    view = before(EXAMPLES["scored-tile"], "I4")
    event = foreseen(view, Place("temple", "I4"), WouldScore)
    assert (event.seat, event.colour) == (0, "red")


def test_the_revolt_is_won_by_the_attacker() -> None:
    view = before(EXAMPLES["scored-revolt"], "G5")
    event = foreseen(view, Position("king", "G5"), WouldFight)
    assert told(event) == told(EXAMPLES["scored-revolt"].conflict) == ("revolt", "king", 0, 2, 1, 1)


def test_the_war_is_won_by_the_attacker_who_takes_the_king_and_a_tile() -> None:
    view = before(EXAMPLES["scored-war"], "I5")
    event = foreseen(view, Place("market", "I5"), WouldFight)
    assert told(event) == told(EXAMPLES["scored-war"].conflict) == ("war", "king", 0, 2, 3, 1)


def test_the_monument_pays_both_colours() -> None:
    view = before(EXAMPLES["scored-monument"])
    laid = (PlacedTile(cell, "temple") for cell in ("H4", "I4", "H5", "I5"))
    ready = replace(
        view, tiles=(*view.tiles, *laid), monuments=(), unbuilt=("red-black",), phase="build",
        last=("I5",),
    )  # fmt: skip
    paid = foreseen(ready, Build("red-black", "H4"), WouldPay).paid
    assert set(paid) == {("red", 0), ("black", 0)}


def test_the_trader_wins_one_of_two_treasures() -> None:
    view = before(EXAMPLES["scored-treasure"], "E10")
    event = foreseen(view, Place("settlement", "E10"), WouldWinTreasures)
    assert (event.seat, event.count) == (0, 1)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_tells_its_points(name: str) -> None:
    example = EXAMPLES[name]
    assert drawn(example).tobytes() != drawn(replace(example, points={})).tobytes()
