"""Advice is what the expert thinks, from what the seat may know."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from rules.computers.advice import AdvisedLine, advised_lines
from rules.computers.budgets import Budget, expert_budget, strong_budget
from rules.computers.ideas import NO_WORSE
from rules.computers.players import decide_line
from rules.computers.search import JudgedLine, Search, chosen_line
from rules.game import Action, AnyGame, Rng, Seat, kinds
from rules.lines import Line
from rules.playing import begin, play, settle
from tests.games import WHOLE
from tests.siege import SIEGE
from tests.toy import TOY, State

STEPS = 6
"""How many steps into a game its advice is asked."""
REVERSI: AnyGame = WHOLE["reversi"]


def less(game: AnyGame) -> Budget:
    """The expert's budget with less of everything, for whole games."""
    fewer = replace(expert_budget(game), own=200, rest=40, lines=6, worlds=(2, 4, 4))
    return replace(fewer, reply=12, next_turn=20, most=3_000)


def decided(game: AnyGame, state: Any, seat: Seat, steps: int) -> tuple[str, ...]:
    """What a player of that budget does."""
    rng = Rng(f"a/decide/{seat}", steps + 1)
    line = chosen_line(game, game.redeal(state, seat, rng), seat, rng, less(game))
    return tuple(map(str, line.actions))


def first_bids(seed: str = "a", seats: int = 2) -> State:
    state = TOY.setup(seats, {}, Rng(seed))
    return settle(TOY, state, seed, 0)[-1].step.state


def won_stone() -> tuple[State, Seat, int]:
    """The winner of a round is to paint, and then to frame."""
    state, steps = first_bids(), 1
    for seat in (0, 1):
        bid = TOY.legal(state, seat)[0]
        state, steps = play(TOY, state, seat, bid, "a", steps).step.state, steps + 1
    return state, state.turn, steps


@pytest.fixture(scope="module", autouse=True)
def judged_once() -> Iterator[None]:
    """The same search, with the same chance, of the same position is made once, whoever asks."""
    judge, known = Search.judge, dict[Any, tuple[list[JudgedLine], list[Line]]]()

    def found(
        search: Search, state: Any, also: Sequence[Sequence[Action]] = ()
    ) -> list[JudgedLine]:
        chance, also = pickle.dumps(search.rng), tuple(map(tuple, also))
        asked = search.game.meta.key, state, search.seat, chance, search.budget, also
        if asked not in known:
            known[asked] = judge(search, state, also), search.left
        lines, search.left = known[asked]
        return list(lines)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Search, "judge", found)
        yield


Wanted = Callable[[AnyGame, Any, Seat, int], bool]


def some_way_on(game: AnyGame, state: Any, seat: Seat, steps: int) -> bool:
    """Some steps into the game, with something to decide."""
    return steps >= STEPS and len(game.legal(state, seat)) > 1


def forced(game: AnyGame, state: Any, seat: Seat, steps: int) -> bool:
    """One action leaves no choice, the next one does."""
    legal = game.legal(state, seat)
    step = play(game, state, seat, legal[0], "a", steps).step
    if len(legal) > 1 or step.reveals or game.to_act(step.state) != (seat,):
        return False
    return len(game.legal(step.state, seat)) > 1


def midgame(game: AnyGame, wanted: Wanted = some_way_on) -> tuple[Any, Seat, int]:
    """The first such position of a game for the fewest, with who must decide, and the steps so
    far."""
    state, steps = begin(game, game.meta.seats[0], {}, "a"), 0
    while True:
        for done in settle(game, state, "a", steps):
            state, steps = done.step.state, done.number
        seat = game.to_act(state)[0]
        if wanted(game, state, seat, steps):
            return state, seat, steps
        legal = game.legal(state, seat)
        state = play(game, state, seat, legal[len(legal) // 2], "a", steps).step.state
        steps += 1


def lines(state: Any, seat: Seat, steps: int, game: AnyGame = TOY) -> tuple[AdvisedLine, ...]:
    return advised_lines(game, state, seat, "a", steps)


@cache
def midgame_lines(key: str) -> tuple[AdvisedLine, ...]:
    """The advice some steps into a game."""
    state, seat, steps = midgame(WHOLE[key])
    return advised_lines(WHOLE[key], state, seat, "a", steps, budget=less)


def test_the_first_line_is_what_the_expert_does() -> None:
    state, winner, steps = won_stone()
    first = lines(state, winner, steps)[0]
    does = decide_line("expert", TOY, state, winner, "a", steps)
    assert first.texts == tuple(map(str, does))
    assert first.texts[1:] == ("frame",)
    assert first.error == 0


@pytest.mark.parametrize("key", WHOLE)
def test_in_every_game_a_legal_line_of_the_expert_comes_first(key: str) -> None:
    game = WHOLE[key]
    state, seat, steps = midgame(game)
    found = midgame_lines(key)
    assert found[0].texts == decided(game, state, seat, steps)
    assert 1 <= len(found) <= 3
    for line in found:
        here = game.redeal(state, seat, Rng("elsewhere"))
        for text in line.texts:
            here = game.apply(here, seat, game.meta.action(text), Rng("any")).state


def test_advice_does_not_depend_on_what_the_seat_cannot_see() -> None:
    state = first_bids()
    other = TOY.redeal(state, 1, Rng("other"))
    assert other != state
    assert lines(state, 1, 1) == lines(other, 1, 1)


def test_lines_that_lead_to_the_same_position_are_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge = Search.judge

    def judged_twice(search: Search, state: Any) -> list[JudgedLine]:
        return 2 * judge(search, state)

    monkeypatch.setattr(Search, "judge", judged_twice)
    state = begin(SIEGE, 2, {}, "a")
    seat = SIEGE.to_act(state)[0]
    advised = advised_lines(SIEGE, state, seat, "a", 0, budget=less)
    found = [texts for line in advised for texts in (line.texts, *line.equal)]
    assert len(found) > 3
    assert len({tuple(sorted(texts)) for texts in found}) == len(found)


def first_move(_game: AnyGame, _state: Any, _seat: Seat, steps: int) -> bool:
    """The beginning of Reversi, where all that can be done is the same, turned round."""
    return steps == 0


def test_the_same_in_places_that_are_as_good_is_one_idea() -> None:
    state, seat, steps = midgame(REVERSI, first_move)
    (found,) = advised_lines(REVERSI, state, seat, "a", steps, budget=strong_budget)
    assert len({found.texts, *found.equal}) == len(REVERSI.legal(state, seat)) == 4


@pytest.mark.parametrize("key", WHOLE)
def test_no_two_lines_of_a_hint_are_the_same_idea(key: str) -> None:
    game, found = WHOLE[key], midgame_lines(key)
    for at, line in enumerate(found):
        for other in found[:at]:
            apart = abs(line.value - other.value) >= NO_WORSE or line.reasons or other.reasons
            assert apart or _words(game, line) != _words(game, other)


def test_three_ideas_are_told_where_the_lines_that_are_compared_are_fewer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = WHOLE["tigris"]
    state, seat, steps = midgame(game, first_choice)
    found = advised_lines(game, state, seat, "a", steps, budget=strong_budget)
    assert len(found) == 3
    monkeypatch.setattr("rules.computers.ideas._TIMES", 0)
    fewer = advised_lines(game, state, seat, "a", steps, budget=strong_budget)
    assert fewer[0].texts == found[0].texts
    assert len(fewer) < 3
    monkeypatch.undo()
    monkeypatch.setattr(Search, "judge_further", None)
    assert len(lines(first_bids(), 1, 1)) == 3, "enough without further lines"


def first_choice(game: AnyGame, state: Any, seat: Seat, steps: int) -> bool:
    """The first decision of a game with many possibilities."""
    return len(game.legal(state, seat)) > 20


def test_variants_of_a_line_begin_like_it_and_then_decide_something_else() -> None:
    state, winner, _ = won_stone()
    search = Search(TOY, winner, Rng("variants"), strong_budget(TOY))
    line = search.candidates(state)[0]
    found = list(search.variants(state, line))
    assert found
    for other in found:
        assert other.actions[0] == line.actions[0]
        assert other.actions[1] != line.actions[1]
        assert search.evaluate(state, other.actions).state == other.state


def _words(game: AnyGame, line: AdvisedLine) -> set[tuple[str, ...]]:
    """What a line does, without where."""
    return {
        (
            action.verb,
            *(
                str(getattr(action, name)).partition("-")[0]
                for name, kind in kinds(type(action)).items()
                if kind not in game.meta.alike
            ),
        )
        for action in map(game.meta.action, line.texts)
    }


def test_other_pieces_in_other_places_are_another_idea() -> None:
    for line in midgame_lines("tigris"):
        assert all(sorted(_pieces(texts)) == sorted(_pieces(line.texts)) for texts in line.equal)


def _pieces(texts: tuple[str, ...]) -> set[str]:
    """The verbs of a line of Tigris & Euphrates, with the piece each of them names."""
    return {" ".join(text.split()[:2]) for text in texts}


def test_no_line_is_surely_better_than_the_first() -> None:
    first, *others = lines(*midgame(REVERSI), REVERSI)
    assert others
    assert all(line.value <= first.value + line.error for line in others)
    # Place D7 stays half a point behind B7, which may be chance.
    assert [line.equal for line in others if line.texts == ("place B7",)] == [(("place D7",),)]


def test_the_only_action_is_told() -> None:
    only = replace(first_bids(), hands=((3,), (5, 7)))
    assert [line.texts for line in lines(only, 0, 1)] == [("bid 3",)]


@pytest.mark.parametrize("key", ["china"])
def test_what_leaves_no_choice_is_told_with_what_the_strong_player_does_after_it(key: str) -> None:
    game = WHOLE[key]
    state, seat, steps = midgame(game, forced)
    only, *others = game.legal(state, seat)
    assert not others
    after = play(game, state, seat, only, "a", steps)
    does = decided(game, after.step.state, seat, after.number)
    found = advised_lines(game, state, seat, "a", steps, budget=less)
    assert found[0].texts == (str(only), *does)
    then = advised_lines(game, after.step.state, seat, "a", after.number, budget=less)
    assert [line.texts for line in found] == [(str(only), *line.texts) for line in then]
    assert [line.value for line in found] == [line.value for line in then]
    small_turns = WHOLE["ming"]
    state, seat, steps = midgame(small_turns, forced)
    (only,) = small_turns.legal(state, seat)
    assert small_turns.ends_turn(only)
    assert [line.texts for line in lines(state, seat, steps, small_turns)] == [(str(only),)]


def test_advice_travels_between_processes() -> None:
    state, winner, steps = won_stone()
    ask = pickle.loads(pickle.dumps((advised_lines, TOY, state, winner, "a", steps)))
    found = ask[0](*ask[1:])
    assert pickle.loads(pickle.dumps(found)) == lines(state, winner, steps)
