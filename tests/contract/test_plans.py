"""What a game lets seats decide ahead: the next turn as it would be, and answers."""

from __future__ import annotations

from typing import Any

from rules.game import AnyGame, Rng, Seat
from tests.contract.walks import Position, Setup, random_games, sparse, walk


def has_plans(game: AnyGame) -> bool:
    """Whether a game lets seats decide ahead."""
    return game.offers("next_turn")


def imagined(position: Position, seat: Seat, dealt: str = "") -> Any:
    """The seat's next turn, from a position dealt anew for it."""
    game = position.game
    world = game.redeal(position.state, seat, Rng(f"plan/{dealt}", position.steps))
    return game.next_turn(world, seat)


@random_games(1, of=has_plans)
def test_a_seat_decides_in_its_imagined_turn(setup: Setup, seed: str) -> None:
    """Also in the turns of others; nobody does once the game is over."""
    meanwhile = 0
    for position in sparse(setup, seed, 40):
        game = position.game
        for seat in range(setup.seats):
            turn = imagined(position, seat)
            if turn is None:
                continue
            legal = game.legal(turn, seat)
            assert position.move is not None, "nobody decides after the end"
            assert game.to_act(turn) == (seat,)
            assert len(set(legal)) == len(legal) > 0
            assert game.view(turn, seat) == game.view(imagined(position, seat, "other"), seat)
            meanwhile += seat not in game.to_act(position.state)
    assert meanwhile


@random_games(1, of=has_plans)
def test_a_turn_that_begins_is_the_one_that_was_imagined(setup: Setup, seed: str) -> None:
    decided: Seat | None = None
    for position in walk(setup, seed):
        game = position.game
        if position.move is None:
            return
        seat, action = position.move
        view = game.view(position.state, None)
        begins = seat != decided and not action.automatic and game.asked(view, seat) is None
        if begins and (turn := imagined(position, seat)) is not None:
            assert game.legal(turn, seat) == game.legal(position.state, seat)
        if not action.automatic:
            decided = seat


def has_answers(game: AnyGame) -> bool:
    """Whether a game lets seats plan answers."""
    return game.offers("answers")


@random_games(3, of=has_answers)
def test_what_is_answered_in_the_turn_of_another_could_be_planned(setup: Setup, seed: str) -> None:
    for position in walk(setup, seed):
        game = position.game
        assert game.answers(game.view(position.state, None)) == ()
        for seat in game.to_act(position.state):
            view = game.view(position.state, seat)
            if game.asked(game.view(position.state, None), seat) is None:
                continue
            verbs = {action.verb for action in game.answers(view)}
            legal = [a for a in game.legal(position.state, seat) if a.verb in verbs]
            assert set(legal) <= set(game.answers(view))


@random_games(1, of=lambda game: game.own_points is not None)
def test_own_points_are_those_of_the_viewer_alone(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 60):
        game = position.game
        assert game.own_points is not None
        for seat in range(setup.seats):
            view = game.view(position.state, seat)
            assert game.own_points(view) >= (game.scores(view)[seat] or 0)
