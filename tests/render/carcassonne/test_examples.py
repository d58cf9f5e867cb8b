"""What is written on the examples beside the rules is what the rules give."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageStat

from render.carcassonne.examples import ALONE, EXAMPLES, STANDING, drawn
from rules.carcassonne.moves.scoring import farms_around
from rules.carcassonne.position.board import ANYTHING, EMPTY, fits, with_tile
from rules.carcassonne.position.box import same_look, turned
from rules.carcassonne.position.state import SOURCES
from rules.carcassonne.told.view import board_of
from rules.grid import cell_at
from tests.languages import every_language
from tests.render.captions import untold

every_example = pytest.mark.parametrize("name", EXAMPLES)


@every_example
def test_every_tile_lies_where_it_fits(name: str) -> None:
    board = EMPTY
    for tile in EXAMPLES[name].view.tiles:
        cell = cell_at(tile.cell)
        demand = board.demands[cell] if board.cells else ANYTHING
        assert same_look(tile.tile, tile.turn) in fits(tile.tile, demand), tile
        board = with_tile(board, cell, turned(tile.tile, tile.turn))


def test_there_is_an_example_for_each_source_of_points() -> None:
    shown = [award.source for example in EXAMPLES.values() for award in example.awards]
    assert {source for source in shown if source} == set(SOURCES)


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("scored-road", [((0,), 3)]),
        ("scored-city", [((0,), 8)]),
        ("scored-small-city", [((0,), 2)]),
        ("scored-cloister", [((0,), 9)]),
        ("scored-open-road", [((0,), 2)]),
        ("scored-open-city", [((0, 1), 3)]),
        ("scored-open-cloister", [((0,), 6)]),
        ("scored-farm", [((0,), 4), ((0,), 4)]),
    ],
)
def test_the_rules_give_the_points_that_are_told(
    name: str, points: list[tuple[tuple[int, ...], int]]
) -> None:
    awards = EXAMPLES[name].awards
    assert [(award.seats, award.points) for award in awards if award.seats] == points


@every_example
def test_what_is_not_faded_is_what_scores(name: str) -> None:
    example = EXAMPLES[name]
    there = board_of(example.view)
    lit = [there.feature(there.segment(cell_at(c), s)) for c, s in map(str.split, example.scoring)]
    cities = [feature for feature in lit if feature.sort == "city" and not feature.open]
    farms = {there.features[key] for city in cities for key in farms_around(there, city)}
    for feature in lit:
        fed = example.over and feature in cities
        assert feature.seats or fed
        assert feature in farms or feature.sort != "field"
    scoring = len([award for award in example.awards if award.seats])
    assert scoring == len([f for f in lit if f.sort != "field"])


@every_language
@every_example
def test_the_caption_tells_the_points(name: str, locale: str) -> None:
    points = [award.points for award in EXAMPLES[name].awards if award.seats]
    assert not untold("carcassonne", name, points, locale)


def test_what_does_not_score_is_faded() -> None:
    example = EXAMPLES["scored-farm"]
    fewer = replace(example, scoring=example.scoring[:1])
    whole, faded = (ImageStat.Stat(drawn(one).convert("L")).mean[0] for one in (example, fewer))
    assert faded < whole - 1


@pytest.mark.parametrize("name", ["legend-knight", "legend-thief", "legend-farmer", "legend-monk"])
def test_followers_stand_on_their_tiles(name: str) -> None:
    example = ALONE[name]
    assert example.followers
    bare = drawn(replace(example, followers=()))
    assert STANDING[name].draw().tobytes() != bare.tobytes()
