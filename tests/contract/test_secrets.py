"""What a viewer is shown does not depend on what they may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.game import Action, AnyGame, Rng, Seat
from tests.contract.walks import SEEDS, Position, Setup, random_games, sparse, varied, walk

WORLDS = 6
"""That look alike, to be compared."""


def is_open(game: AnyGame) -> bool:
    """Whether nothing is hidden in a game."""
    return not game.meta.hidden


@random_games(24)
def test_a_view_does_not_depend_on_secrets(setup: Setup, seed: str) -> None:
    game, differs = setup.game, False
    for position in sparse(setup, seed, 12):
        for viewer in position.viewers:
            other = game.redeal(position.state, viewer, Rng(f"{seed}/{viewer}", position.steps))
            differs = differs or other != position.state
            assert game.view(other, viewer) == game.view(position.state, viewer)
            assert game.to_act(other) == game.to_act(position.state)
            if viewer is not None:
                assert game.legal(other, viewer) == game.legal(position.state, viewer)
    assert differs or not game.meta.hidden, "nothing was ever dealt anew: where are its secrets?"
    assert game.meta.hidden or not differs, "something is dealt anew: `Meta.hidden` says no"


@random_games(24, of=is_open)
def test_where_nothing_is_hidden_nothing_is_told_in_private(setup: Setup, seed: str) -> None:
    for position in walk(setup, seed):
        if position.step is not None:
            assert position.step.private == ()
            assert setup.game.meta.chance or not position.step.reveals
        for viewer in position.viewers:
            assert None not in setup.game.scores(setup.game.view(position.state, viewer))


@random_games(24)
def test_a_game_says_whether_seats_hide_something_from_each_other(setup: Setup, seed: str) -> None:
    meta = setup.game.meta
    assert meta.secrets or not _hides(setup, seed), "not all see alike: `Meta.secrets` says they do"
    assert meta.hidden or not meta.secrets, "seats hide something: `Meta.hidden` says no"


@random_games(1)
def test_what_seats_hide_from_each_other_is_met_in_one_of_a_few_games(
    setup: Setup, seed: str
) -> None:
    met = any(_hides(setup, other) for other in (seed, *SEEDS))
    assert met or not setup.game.meta.secrets, "all see alike: where are the secrets of the seats?"


def _hides(setup: Setup, seed: str) -> bool:
    """Whether somebody is told or shown in a game what others are not."""
    if any(position.step and position.step.private for position in walk(setup, seed)):
        return True
    for position in sparse(setup, seed, 24):
        everybody, *seats = (seen(setup.game, position, viewer) for viewer in position.viewers)
        if any(one != everybody for one in seats):
            return True
    return False


def seen(game: AnyGame, position: Position, viewer: Seat | None) -> object:
    """What a viewer may know, without who that is."""
    view = game.view(position.state, viewer)
    return replace(view, viewer=None) if hasattr(view, "viewer") else view


@random_games(24)
def test_what_follows_an_action_does_not_tell_secrets(setup: Setup, seed: str) -> None:
    for position in varied(setup, seed, 14):
        for actor in setup.game.to_act(position.state):
            for action in position.some(setup.game.legal(position.state, actor), 4):
                for viewer in position.viewers:
                    same_news(position, actor, action, viewer)


def same_news(position: Position, actor: Seat, action: Action, viewer: Seat | None) -> None:
    """Applies the action where it is legal in two worlds the viewer cannot tell apart."""
    game, state = position.game, position.state
    other = game.redeal(state, viewer, Rng(position.seed, position.steps))
    if action not in game.legal(other, actor):
        assert viewer != actor
        return
    one, two = (game.apply(s, actor, action, position.rng()) for s in (state, other))
    # The actor is told before whether an action reveals something, so it must be known before.
    assert (one.reveals, one.known) == (two.reveals, two.known)
    if one.tells_actor or (one.reveals and viewer != actor):
        return
    assert one.public == two.public
    assert game.view(one.state, viewer) == game.view(two.state, viewer)
    own = [[e for seat, e in step.private if seat == viewer] for step in (one, two)]
    assert own[0] == own[1]


@random_games(6)
def test_whatever_comes_to_light_is_told_and_nothing_else(setup: Setup, seed: str) -> None:
    """Whoever reads the news of a step that reveals something can tell what it revealed: worlds
    with the same news look the same after it, to whoever took it and to all others. Worlds that
    look the same have the same news, but for the order in which things were laid."""
    revealing = [p for p in walk(setup, seed) if p.step is not None and p.step.reveals]
    for position in revealing[:: max(1, len(revealing) // 12)]:
        for viewer in position.viewers:
            seen: dict[str, Any] = {}
            told: dict[str, list[str]] = {}
            for news, view in revealed(position, viewer):
                assert seen.setdefault(repr(news), view) == view
                assert told.setdefault(repr(view), sorted(news)) == sorted(news)


def revealed(position: Position, viewer: Seat | None) -> Iterator[tuple[list[str], Any]]:
    """What a viewer is told of the next step, and sees after it, in worlds that look alike to it
    before."""
    game, state = position.game, position.state
    assert position.move is not None
    actor, action = position.move
    for number in range(WORLDS):
        world = game.redeal(state, viewer, Rng(f"{position.seed}/{number}", position.steps))
        if action in game.legal(world, actor):
            step = game.apply(world, actor, action, position.rng())
            yield [*map(repr, step.events_for(viewer))], game.view(step.state, viewer)


@random_games(24)
def test_events_are_of_the_game_and_for_seats_of_the_table(setup: Setup, seed: str) -> None:
    known = setup.game.meta.events
    for position in walk(setup, seed):
        if position.step is not None:
            assert {type(event) for event in position.step.public} <= set(known)
            assert {type(event) for _, event in position.step.private} <= set(known)
            assert {seat for seat, _ in position.step.private} <= set(range(setup.seats))


@random_games(24)
def test_hands_and_supplies_are_told_from_views(setup: Setup, seed: str) -> None:
    game = setup.game
    for position in sparse(setup, seed, 8):
        for viewer in position.viewers:
            view = game.view(position.state, viewer)
            told = {type(event) for event in (*game.hand(view), *game.remaining(view))}
            assert told <= set(game.meta.events)
            assert len(game.scores(view)) == setup.seats
        assert game.hand(game.view(position.state, None)) == ()
