"""The better guess of how a game ends: what it sees that the quick one does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.lines import prospects
from rules.tigris.players.strong_estimate import estimate_parts, estimate_well
from tests.rules.tigris.scene import GAME, Scene, fresh, scene

LONG, SHORT = ("temple",) * 60, ("temple",) * 3
NOTHING = (0, 0, 0, 0)


def ahead(position: Scene, seat: int = 0) -> float:
    """How far a seat is ahead of the best other one."""
    worths = estimate_well(position.state)
    return worths[seat] - max(w for other, w in enumerate(worths) if other != seat)


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_a_new_game_is_as_good_for_everybody(seats: int) -> None:
    state = replace(fresh(seats).state, hands=((2, 2, 1, 1),) * seats)
    worths = list(estimate_well(state))
    turn = worths.pop(state.turn)
    assert worths == [worths[0]] * (seats - 1)
    assert turn >= worths[0]


def test_what_others_hold_is_not_looked_at() -> None:
    drawing = "E5 0k t . t 1k s s"
    few, many = (scene(drawing, hands=("tttttt", hand)).state for hand in ("ffffff", "ssssss"))
    assert estimate_well(few) == estimate_well(many)


def test_a_monument_pays_more_the_longer_the_game_lasts() -> None:
    drawing = "G4 0k t .\n S S .\n S S ."
    gains = [
        ahead(scene(drawing, bag=bag, monuments={"G5": "red-black"}))
        - ahead(scene(drawing, bag=bag))
        for bag in (SHORT, LONG)
    ]
    assert gains[1] > gains[0] > 0


def test_a_square_that_is_to_be_decided_counts_as_built_where_that_is_better() -> None:
    position = scene("G4 0k t .\n s s .\n s . .", hands=("sstttt",)).do("place settlement H6")
    assert position.phase == "build"
    declined, built = position.do("decline"), position.do("build green-black G5")
    assert ahead(position) >= ahead(declined)
    assert ahead(built) > ahead(declined)
    theirs = scene("G4 1k t .\n s s .\n s . .", hands=("sstttt",)).do("place settlement H6")
    assert ahead(theirs) > ahead(theirs.do("build green-black G5")), "it would pay another"
    parts = map(sum, zip(*estimate_parts(position.state).values(), strict=True))
    assert list(parts) == pytest.approx(prospects(GAME, position.state, 0, well=True))


def test_three_of_a_square_promise_a_monument() -> None:
    promising, scattered = scene("G4 0k t .\n s s .\n s . ."), scene("G4 0k t .\n s s s\n . . .")
    assert ahead(promising) > ahead(scattered)


def test_tiles_in_hand_count_in_a_war_that_threatens() -> None:
    drawing = "E5 0k t . t 1k s"
    armed, helpless = (
        ahead(scene(drawing, seats=2, hands=(hand,))) for hand in ("ssssss", "mmmmmm")
    )
    assert armed > helpless


def test_a_war_is_decided_by_what_the_defender_may_hold() -> None:
    drawing = "E5 0k t . t 1k s s"
    chances = [
        ahead(scene(drawing, hands=("ssssst",)).do("place temple G5", f"support {count}"))
        for count in (0, 3, 5)
    ]
    assert chances == sorted(chances)
    assert chances[0] < chances[2]


def test_near_the_end_the_weakest_colour_counts_more() -> None:
    uneven, even = ((2, 8, 8, 8), NOTHING, NOTHING), ((5, 5, 5, 5), NOTHING, NOTHING)
    gains = [
        ahead(scene(points=even, bag=bag)) - ahead(scene(points=uneven, bag=bag))
        for bag in (LONG, SHORT)
    ]
    assert gains[1] > gains[0]


def test_the_last_turn_counts_what_is_won_and_nothing_to_come() -> None:
    points = ((5, 5, 6, 9), (5, 5, 5, 20), NOTHING)
    position = scene("E5 1k t s", points=points, hands=("mm",), bag=())
    position = position.do("place market J5", "place market L5")
    assert position.phase == "refill"
    worths = 5 + 5 / 50 + 6 / 2500, 5 + 5 / 50 + 5 / 2500, 0
    assert estimate_well(position.state) == pytest.approx([3 * worth for worth in worths])


def test_a_finished_game_gives_the_true_points() -> None:
    points = ((5, 5, 6, 9), (4, 5, 5, 20), NOTHING)
    position = scene(points=points, bag=()).do("place market J5", "end", "refill")
    assert tuple(prospects(GAME, position.state, 0, well=True)) == (5, 4, 0)


def test_a_hand_of_the_colours_that_lack_is_better() -> None:
    drawing, points = "E5 0k t 0t", ((5, 5, 2, 9), NOTHING, NOTHING)
    wanted, idle = (ahead(scene(drawing, points=points, hands=(h,))) for h in ("mmtfss", "ssttff"))
    assert wanted > idle
