"""What nobody else may know: hands, points, treasures won, tiles put aside, discards (R4, A15)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from rules.game import Rng
from rules.tigris.moves.events import SwapChosen, TilesDrawn
from rules.tigris.position.state import State
from tests.rules.tigris.scene import GAME, Scene, scene

VIEWERS = (None, 0, 1, 2)
PHASES = {
    "act": scene(points=((1, 2, 3, 4),) * 3, won=(1, 2, 1)),
    "swap": scene(hands=("ttffms",)).do("swap farm", "swap temple"),
    "attack": scene("E5 1p t .").do("position priest G5"),
    "defence": scene("E5 1p t .").do("position priest G5", "support 1"),
    "build": scene("G4 m m\n m .").do("place market H5"),
    "keep": scene("E4 t* 0t . t*").do("place market G4"),
    "refill": scene("E4 .", hands=("mm", "tt", "f")).do("end"),
}


@pytest.mark.parametrize("phase", PHASES)
def test_r04_a_spectator_sees_no_hand_points_or_tiles_aside(phase: str) -> None:
    view = PHASES[phase].view()
    assert view.phase == phase
    assert (view.hand, view.aside, view.points) == ((), (), (None, None, None))


@pytest.mark.parametrize("phase", PHASES)
def test_r04_secrets_of_others_change_nothing_in_a_view(phase: str) -> None:
    """Whatever else others hold behind their screens, the view is the same."""
    state = PHASES[phase].state
    for seat in VIEWERS:
        assert GAME.view(otherwise(state, seat), seat) == GAME.view(state, seat), seat


def otherwise(state: State, seat: int | None) -> State:
    """The same with every secret of others turned round."""
    hands, points, won = list(state.hands), list(state.points), list(state.won)
    for other in {0, 1, 2} - {seat}:
        red, blue, green, black = hands[other]
        hands[other] = (black, red, blue, green)
        points[other], won[other] = (7, 8, 9, 10), 5
    return replace(
        state,
        hands=tuple(hands),
        points=tuple(points),
        won=tuple(won),
        bag=state.bag[::-1],
        discarded=state.discarded[::-1],
        aside=state.aside if seat == state.turn else state.aside[::-1],
    )


@pytest.mark.parametrize("phase", PHASES)
def test_r04_dealt_anew_it_looks_the_same(phase: str) -> None:
    state = PHASES[phase].state
    for seat in VIEWERS:
        dealt = GAME.redeal(state, seat, Rng("anew"))
        assert GAME.view(dealt, seat) == GAME.view(state, seat), seat
        assert dealt.bag != state.bag, seat


def test_r04_the_own_screen_hides_nothing_from_oneself() -> None:
    view = scene(hands=("tfm", "ss"), points=((1, 2, 3, 4),) * 3, won=(2, 0, 0)).view(0)
    assert view.hand == ("temple", "farm", "market")
    points = view.points[0]
    assert points is not None
    assert (points.red, points.blue, points.green, points.black) == (1, 2, 3, 4)
    assert points.treasures == 2
    assert view.points[1:] == (None, None)
    assert view.hand_sizes == (3, 2, 6)


def test_r04_scores_are_hidden_until_the_end() -> None:
    position = scene(points=((1, 2, 3, 4), (5, 5, 5, 5), (6, 7, 8, 9)))
    assert GAME.scores(position.view()) == (None, None, None)
    assert GAME.scores(position.view(1)) == (None, 5, None)
    over = scene(corners="B2", points=((1, 2, 3, 4), (5, 5, 5, 5), (6, 7, 8, 9)))
    assert GAME.scores(over.do("end", "refill").view()) == (1, 5, 6)


def test_r04_the_own_score_counts_the_treasures_at_their_best() -> None:
    position = scene(points=((1, 2, 3, 4),) * 3, won=(3, 0, 0))
    assert GAME.scores(position.view(0))[0] == 3


def test_r22_what_is_put_aside_is_told_to_nobody_else() -> None:
    chosen = scene(hands=("ttffms",)).do("swap farm")
    assert chosen.told == ()
    assert chosen.whispered == ((0, SwapChosen("farm")),)
    assert chosen.revealed == (False,)
    assert chosen.view(0).aside == ("farm",)
    more = chosen.do("swap temple")
    for seat in (None, 1, 2):
        assert chosen.view(seat) == more.view(seat)


def test_r22_what_a_swap_draws_is_whispered() -> None:
    after = scene(hands=("ttffms",), bag=("market",) * 9).do("swap farm", "exchange")
    assert dict(after.whispered)[0] == TilesDrawn((("market", 1),))
    assert "market" not in set(_words(after.told))
    assert "farm" not in set(_words(after.told))


def test_r47_what_a_refill_draws_is_whispered() -> None:
    after = scene(hands=("tt", "t"), bag=("farm",) * 20).do("end", "refill")
    assert sorted(seat for seat, _ in after.whispered) == [0, 1]
    assert not {"farm", "temple"} & set(_words(after.told))


def test_r44_how_many_treasures_somebody_has_is_not_in_the_view() -> None:
    after = scene("E4 t* 0t . t*", won=(3, 0, 0)).do("place market G4", "keep E4")
    assert after.view().points == (None, None, None)
    assert after.view(1).points[0] is None


def test_a15_only_the_size_of_the_bag_is_known() -> None:
    view = scene(bag=("farm", "temple")).view()
    assert view.bag == 2
    assert "farm" not in set(_words(view))


def test_r50_everything_is_open_at_the_end() -> None:
    position = scene(corners="B2", points=((1, 2, 3, 4),) * 3, won=(1, 0, 0))
    over = position.do("end", "refill")
    told = [points.red for points in over.view().points if points is not None]
    assert told == [2, 1, 1]


def test_r04_my_hand_tells_ones_own_and_nothing_to_spectators() -> None:
    position: Scene = PHASES["act"]
    assert GAME.hand(position.view()) == ()
    assert "TilesLeft" in {type(event).__name__ for event in GAME.remaining(position.view())}
    assert GAME.remaining(position.view()) == GAME.remaining(position.view(1))


def _words(value: Any) -> Iterator[str]:
    """Every text anywhere in an event or a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:  # pyright: ignore[reportUnknownVariableType]
            yield from _words(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _words(getattr(value, field.name))
