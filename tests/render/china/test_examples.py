"""What is written on the examples beside the rules is what the rules give."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.china.examples import EXAMPLES, SEATS, SIDE, Example, drawn
from render.scripts import Script
from rules.china.moves.scoring import leaders_of_both, points_on
from rules.china.position.box import box, side
from rules.china.position.roads import best_lines
from rules.china.position.state import NOBODY


def written(example: Example) -> dict[int, int]:
    """Points by seat."""
    return dict(example.points.values())


@pytest.mark.parametrize("name", ["scored-houses", "scored-fortress"])
def test_the_houses_of_a_full_state_bring_what_is_written(name: str) -> None:
    example = EXAMPLES[name]
    sites = [site.key for site in side(SIDE).sites if site.state in example.scored]
    houses = tuple(example.houses[site] for site in sites)
    forts = tuple(0 if site in example.forts else NOBODY for site in sites)
    assert written(example) == dict(enumerate(points_on(houses, forts, SEATS)))


def test_the_alliance_brings_what_is_written() -> None:
    example = EXAMPLES["scored-alliance"]
    (scored,) = example.alliances
    alliance = next(one for one in box().alliances if one.number == scored.number)
    courts = example.emissaries[alliance.one], example.emissaries[alliance.other]
    assert scored.winners == leaders_of_both(*courts)
    assert scored.points == sum(map(sum, courts))


def test_the_line_brings_what_is_written() -> None:
    example = EXAMPLES["scored-line"]
    (scored,) = example.lines
    number = side(SIDE).site_number
    own = sum(1 << number[site] for site, seat in example.houses.items() if seat == scored.seat)
    (best,) = best_lines(SIDE, own, 0)
    assert written(example) == {scored.seat: best.points}
    assert scored.points == best.points
    assert {number[site] for site in scored.sites} == set(best.sites)


def test_states_are_named_in_the_language_of_the_reader() -> None:
    example = EXAMPLES["scored-houses"]
    assert len({drawn(example, script).tobytes() for script in Script}) == len(Script)


def test_points_are_written_on_the_map() -> None:
    example = EXAMPLES["scored-line"]
    bare = drawn(replace(example, points={}), Script.LATIN)
    assert drawn(example, Script.LATIN).tobytes() != bare.tobytes()
