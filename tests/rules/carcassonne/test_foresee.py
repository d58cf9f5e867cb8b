"""What is foreseen is what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias, cast

import pytest

from rules.carcassonne.moves import events
from rules.carcassonne.moves.actions import CarcassonneAction
from rules.carcassonne.position.state import State
from rules.game import Event
from rules.playing import begin
from tests.rules.carcassonne.scene import GAME, deploying, do, placing
from tests.rules.carcassonne.test_scoring import BESIDE_TWO_ROADS, SHARED_CITY


def foreseen(state: State, text: str, seat: int | None = None) -> list[Event]:
    view = GAME.view(state, state.turn if seat is None else seat)
    return list(GAME.foresee(view, cast("CarcassonneAction", GAME.meta.action(text))))


def test_a_road_of_ones_own() -> None:
    state = placing("W N13 0 road-w", "U L13 90", tile="A")
    assert foreseen(state, "place K13 270") == [events.WouldFinish("road", 4, (0,), 1, 1)]
    assert foreseen(state, "place K13 270", seat=1) == [], "it is not their tile"


def test_what_is_finished_for_another_does_not_lead() -> None:
    state = placing("U L13 90", "W N13 0 road-w", tile="A")
    (event,) = foreseen(state, "place K13 270")
    assert event == events.WouldFinish("road", 4, (1,), 1, 1)
    assert event.leads(1)
    assert not event.leads(0)


def test_roads_without_thieves_are_foreseen_with_their_number() -> None:
    state = placing(*BESIDE_TWO_ROADS, tile="W")
    assert foreseen(state, "place N13 0") == [events.WouldFinishEmpty("road", 2)]


def test_roads_of_the_same_seat_are_foreseen_together() -> None:
    state = placing("W L13 0 road-e", "B M14 0", "A N14 180 road", tile="W")
    assert foreseen(state, "place N13 0") == [events.WouldFinish("road", 5, (0,), 1, 2)]


def test_a_shared_city_scores_for_both() -> None:
    state = placing(*SHARED_CITY, tile="R")
    texts = [str(a) for a in GAME.legal(state, state.turn) if str(a).startswith("place M12")]
    found = [event for text in texts for event in foreseen(state, text)]
    assert [e.winners for e in found if isinstance(e, events.WouldFinish)] == [(0, 1)]


def test_a_follower_on_what_is_finished_scores_at_once() -> None:
    state = deploying("U L13 90", "W N13 0", "A K13 270")
    assert foreseen(state, "deploy road") == [events.WouldFinish("road", 4, (0,), 1, 1)]
    assert foreseen(state, "deploy field") == [events.WouldFarm(0)]
    assert foreseen(state, "pass") == []


Finished: TypeAlias = dict[tuple[str, tuple[int, ...]], list[int]]
"""Points by sort and winners, one number a feature."""


def finished(happened: tuple[Event, ...]) -> Finished:
    """What happened, as foreseeing puts it together."""
    found: Finished = {}
    for event in happened:
        match event:
            case events.RoadFinished(winners=seats, points=points):
                found.setdefault(("road", seats), []).append(points)
            case events.CityFinished(winners=seats, points=points):
                found.setdefault(("city", seats), []).append(points)
            case events.SmallCityFinished(winners=seats, points=points):
                found.setdefault(("city", seats), []).append(points)
            case events.CloisterFinished(seat=seat, points=points):
                found.setdefault(("cloister", (seat,)), []).append(points)
            case events.FinishedEmpty(sort=sort):
                found.setdefault((sort, ()), []).append(0)
            case _:
                pass
    return found


def translated(happened: tuple[Event, ...]) -> Iterator[Event]:
    """What happened in the words of what is foreseen."""
    for (sort, seats), points in finished(happened).items():
        if seats:
            yield events.WouldFinish(sort, sum(points), seats, len(seats), len(points))
        else:
            yield events.WouldFinishEmpty(sort, len(points))


def foreseen_points(told: Sequence[Event]) -> dict[tuple[str, tuple[int, ...]], int]:
    """Points of what would be finished, by sort and winners."""
    found = Counter[tuple[str, tuple[int, ...]]]()
    for event in told:
        if isinstance(event, events.WouldFinish):
            found[event.sort, event.winners] += event.points
    return dict(found)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_go_as_foreseen(seed: int) -> None:
    state, finishing = begin(GAME, 3, {"river": seed == 1}, f"foreseen {seed}"), 0
    while seats := GAME.to_act(state):
        legal, view = GAME.legal(state, seats[0]), GAME.view(state, seats[0])
        ahead = {action: list(GAME.foresee(view, action)) for action in legal}
        action = max(legal, key=lambda a: (any(e.leads(seats[0]) for e in ahead[a]), str(a)))
        state, happened = do(state, action)
        if state.phase == "deploy":
            then = GAME.legal(state, seats[0])[0]
            deployed = foreseen(state, str(then))
            state, after = do(state, then)
            happened += after
            finishing += len(ahead[action])
            told = [*ahead[action], *deployed]
            assert foreseen_points(told) == {
                key: sum(points) for key, points in finished(happened).items() if key[1]
            }
        elif not action.automatic:
            last = [e for e in ahead[action] if not isinstance(e, events.WouldJoin)]
            assert last == list(translated(happened))
            finishing += len(ahead[action])
    assert finishing > 4


def test_a_follower_on_what_is_not_finished_is_told_what_it_stands_on() -> None:
    city = deploying("F M12 90")
    assert foreseen(city, "deploy city") == [events.WouldHold("city", 2, 1, 1)]
    road = deploying("U N13 90")
    assert foreseen(road, "deploy road") == [events.WouldHold("road", 2, 0, 2)]
    assert foreseen(deploying("B M14 0"), "deploy cloister") == [
        events.WouldHold("cloister", 1, 0, 7)
    ]


def test_a_farmer_is_told_how_many_cities_it_would_feed_so_far() -> None:
    assert foreseen(deploying("U N13 90"), "deploy field-nnw") == [events.WouldFarm(0)]
    beside = deploying("E M12 180", "U N13 90")
    assert foreseen(beside, "deploy field-nnw") == [events.WouldFarm(1)]
    assert foreseen(beside, "deploy field-ese") == [events.WouldFarm(0)], "it is beyond the road"


def test_a_tile_that_joins_what_several_stand_on_says_who_has_how_many() -> None:
    state = placing(*SHARED_CITY, tile="C")
    assert foreseen(state, "place M12 0") == [events.WouldJoin("city", (1, 1))]
    alone = placing(*SHARED_CITY[:3], tile="C")
    assert foreseen(alone, "place M12 0") == []
