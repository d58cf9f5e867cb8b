"""What is written on the examples beside the rules is what the rules give."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from render.ming.examples import ALONE, EXAMPLES, TILES, Example, drawn
from render.scripts import Script
from rules.game import Rng
from rules.ming import GAME
from rules.ming.moves.actions import Pass, Recall
from rules.ming.position.box import PROVINCES, REGIONS
from rules.ming.position.state import NOBODY, SOURCES, State
from rules.playing import begin
from tests.languages import every_language
from tests.render.captions import untold

EVERY = (*EXAMPLES, *TILES)


def before_scoring(seats: int, round_: int, **changes: Any) -> State:
    """Everybody still has to pass, then the round is scored."""
    begun = begin(GAME, seats, {}, "examples")
    return replace(begun, phase="act", round=round_, start=0, turn=0, **changes)


def scored(state: State) -> tuple[dict[str, int], ...]:
    """By seat: points by where they come from, after all have passed and nobody takes anybody
    back."""
    rng = Rng("examples", 1)
    while state.phase in ("act", "recall"):
        seat = GAME.to_act(state)[0]
        action = Pass() if state.phase == "act" else Recall(0)
        state = GAME.apply(state, seat, action, rng).state
    return tuple(
        {source: n for source, n in zip(SOURCES, row, strict=True) if n} for row in state.points
    )


def position(example: Example) -> State:
    """The position of an example, its city just being scored where it has one."""
    seats = len(example.princes)
    none = (0,) * (seats + 1)
    temples = tuple(example.monks.get(key, NOBODY) for key in REGIONS)
    city = tuple(example.houses.get(key, none) for key in REGIONS)
    before = before_scoring(seats, example.round, temples=temples, city=city)
    if not example.houses:
        return before
    return replace(before, phase="recall", scoring=REGIONS.index(next(iter(example.houses))) // 3)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_rules_give_what_is_written_on_the_map(name: str) -> None:
    example = EXAMPLES[name]
    points = {seat: sum(row.values()) for seat, row in enumerate(scored(position(example)))}
    assert {seat: n for seat, n in points.items() if n} == dict(example.points.values())


@pytest.mark.parametrize(("number", "points"), [(2, 28), (4, 24), (6, 20)])
def test_a_set_of_six_brings_what_is_told(number: int, points: int) -> None:
    held = TILES["scored-set"]
    assert sorted(held.groups[0]) == sorted(PROVINCES)
    tiles = (1,) * (len(PROVINCES) - 1) + (0,)
    state = before_scoring(3, number, tiles=(tiles, (0,) * 6, (0,) * 6))
    entering = (*state.open[:-1], (1, 0, 0, 0))
    assert scored(replace(state, open=entering))[0]["sets"] == points
    assert held.round != number or held.points == (points,)
    assert not untold("ming", "scored-set", [points], "en")


def test_tiles_score_at_the_end() -> None:
    held = TILES["scored-tiles"]
    tiles = tuple(sum(group.count(key) for group in held.groups) for key in PROVINCES)
    row, *_ = scored(before_scoring(3, held.round, tiles=(tiles, (0,) * 6, (0,) * 6)))
    assert (row["fives"], row["tiles"]) == held.points


def test_there_is_an_example_for_each_source_of_points() -> None:
    shown = {source for e in EXAMPLES.values() for row in scored(position(e)) for source in row}
    assert shown | {"sets", "fives", "tiles"} == set(SOURCES)


@every_language
@pytest.mark.parametrize("name", EVERY)
def test_the_caption_tells_the_points(name: str, locale: str) -> None:
    if name in TILES:
        points = list(TILES[name].points)
    else:
        points = [number for _, number in EXAMPLES[name].points.values()]
    assert not untold("ming", name, points, locale)


@pytest.mark.parametrize("name", EXAMPLES)
def test_points_are_written_on_the_map(name: str) -> None:
    example = EXAMPLES[name]
    bare = drawn(replace(example, points={}), Script.LATIN)
    assert drawn(example, Script.LATIN).tobytes() != bare.tobytes()


@pytest.mark.parametrize("name", ALONE)
def test_pieces_look_alike_in_every_script(name: str) -> None:
    assert len({drawn(ALONE[name], script).tobytes() for script in Script}) == 1
