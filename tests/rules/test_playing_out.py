"""What follows a line: the others' replies, the own next turn, and who is ahead then."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

import pytest

from rules import GAMES
from rules.carcassonne.players.likely_turns import likely_turns
from rules.computers.budgets import STRONG, Budget, expert_budget
from rules.computers.playing_out import PlayingOut
from rules.game import AnyGame, Rng, Seat
from rules.lines import OwnTurn
from tests.rules.test_search import opening

GAME = GAMES["carcassonne"]


def played_out(game: AnyGame, budget: Budget, seats: int = 3) -> tuple[PlayingOut, Any]:
    """A first turn of seat 0 played out, and the position that it led to."""
    state, seat = opening(game.meta.key, seats)
    for action in likely_turns(state, seat, Rng("own"), 1)[0]:
        state = game.apply(state, seat, action, Rng("own")).state
    playing = PlayingOut(game, seat, Rng("s"), budget)
    return playing, playing.ahead(state, Rng("chance"))[1]


@pytest.mark.parametrize(
    ("rounds", "seats"), [(1, [1, 2]), (2, [1, 2, 0, 1, 2]), (3, [1, 2, 0, 1, 2, 0, 1, 2])]
)
def test_between_rounds_of_replies_the_seat_takes_its_turn(rounds: int, seats: list[Seat]) -> None:
    turns = list[Seat]()

    def noted(state: Any, seat: Seat, rng: Rng, most: int) -> Any:
        turns.append(seat)
        return likely_turns(state, seat, rng, most)

    game = replace(GAME, likely_turns=noted)
    playing, _ = played_out(game, replace(STRONG, rounds=rounds, well=True))
    assert turns == seats
    assert playing.tried == len(seats) * STRONG.reply


@pytest.mark.parametrize(("most_others", "turns"), [(2, 3), (3, 3 + 1 + 3)])
def test_many_others_reply_once(most_others: int, turns: int) -> None:
    budget = replace(STRONG, rounds=2, most_others=most_others, well=True)
    playing, _ = played_out(GAME, budget, seats=4)
    assert playing.tried == turns * STRONG.reply


@pytest.mark.parametrize(("worth", "left"), [(1, 7), (-1, 6)])
def test_of_likely_turns_the_best_by_the_better_guess_is_taken(worth: int, left: int) -> None:
    """Followers kept are worth something, or cost something. All turns meet the same chance."""
    drawn = defaultdict[Any, list[float]](list)

    def guess(state: Any) -> tuple[int, ...]:
        return tuple(worth * followers for followers in state.supply)

    def applied(state: Any, seat: Seat, action: Any, rng: Rng) -> Any:
        drawn[state].append(rng.number())
        return GAME.apply(state, seat, action, rng)

    game = replace(GAME, estimate_well=guess, apply=applied)
    _, end = played_out(game, replace(STRONG, likely=40), seats=2)
    assert end.supply[1] == left
    compared = max(drawn.values(), key=len)
    assert len(compared) > len(set(compared)) == 1


@pytest.mark.parametrize("well", [True, False])
def test_others_reply_by_the_guess_that_the_budget_says(
    well: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    guesses = set[tuple[Seat, bool]]()
    best = OwnTurn.best

    def noted(turn: OwnTurn, state: Any, tries: int) -> Any:
        guesses.add((turn.seat, turn.well))
        return best(turn, state, tries)

    monkeypatch.setattr(OwnTurn, "best", noted)
    played_out(replace(GAME, likely_turns=None), replace(STRONG, well=well, rounds=2))
    assert guesses == {(0, True), (1, well), (2, well)}


def test_the_expert_looks_further_than_the_strong_player_in_every_game() -> None:
    for game in GAMES.values():
        expert = expert_budget(game)
        assert expert.rounds > STRONG.rounds
        assert expert.well
        assert expert.likely > 1


def test_turns_of_one_small_step_are_played_out_as_long_as_their_order_holds() -> None:
    game = GAMES["ming"]
    far = expert_budget(game)
    state, seat = opening("ming", 4)
    next_seats, tried = list[Seat](), list[int]()
    for budget in (replace(far, rounds=1), far):
        playing = PlayingOut(game, seat, Rng("s"), budget)
        next_seats += game.to_act(playing.ahead(state, Rng("chance"))[1])
        tried.append(playing.tried)
    assert next_seats[0] == seat, "one round, and it would be its turn"
    assert next_seats[1] != seat, "another begins the next phase"
    assert tried[1] > 3 * tried[0]
