"""How strong players search."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules import GAMES
from rules.carcassonne.players.likely_turns import likely_turns
from rules.computers.budgets import STRONG, expert_budget, strong_budget
from rules.computers.playing_out import PlayingOut
from rules.computers.search import JudgedLine, Search, in_points, judged_lines
from rules.computers.simulating import simulate
from rules.game import AnyGame, Rng, Seat
from rules.lines import Line, OwnTurn, lead
from rules.playing import automatic, begin, settle
from tests.contract.accepted import steps
from tests.toy import TOY

SMALL = replace(STRONG, own=60, rest=20, lines=4, reply=20, worlds=(2, 2), most=400)


def opening(key: str, seats: int) -> tuple[Any, Seat]:
    """The first position of a game in which somebody must decide, and who."""
    game = GAMES[key]
    state = begin(game, seats, {}, "search")
    done = settle(game, state, "search", 0)
    state = done[-1].step.state if done else state
    return state, game.to_act(state)[0]


def test_the_line_to_take_was_tried_in_all_worlds_that_any_was() -> None:
    state, seat = opening("carcassonne", 2)
    found = judged_lines(GAMES["carcassonne"], state, seat, Rng("s"), SMALL)
    assert len(found) == SMALL.lines
    assert len(found[0].leads) == max(len(one.leads) for one in found) >= 2


def never(_state: Any) -> Any:
    """In place of the plain guess of the points."""
    raise AssertionError("good players guess better")


def test_lines_are_judged_alike_every_time() -> None:
    state, seat = opening("changcheng", 3)
    game, budget = replace(GAMES["changcheng"], estimate=never), replace(SMALL, well=True, rounds=2)
    one, two = (judged_lines(game, state, seat, Rng("s"), budget) for _ in range(2))
    (further,) = in_points(game, seat, Rng("p"), one[:1])
    assert further.line.actions == one[0].line.actions
    assert [(a.line.actions, a.leads) for a in one] == [(a.line.actions, a.leads) for a in two]


def test_a_line_that_was_played_is_judged_in_every_world() -> None:
    game = GAMES["carcassonne"]
    state, seat = opening("carcassonne", 2)
    worst = min(OwnTurn(game, seat, Rng("s")).lines(state, 60), key=lambda line: line.lead)
    found = judged_lines(game, state, seat, Rng("s"), SMALL, (worst.actions,))
    played = [one for one in found if one.line.actions == worst.actions][-1]
    assert len(played.leads) == max(len(one.leads) for one in found)
    assert played.line.lead == lead(game, played.line.state, seat, well=True)


def test_a_line_that_fares_best_in_every_world_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = opening("carcassonne", 2)
    search = Search(GAMES["carcassonne"], seat, Rng("s"), SMALL)
    lines = search.candidates(state)
    for line in (*lines, *search.variants(state, lines[0])):
        assert line.lead == lead(search.game, line.state, seat, well=True)
    fares = {line.actions: 100.0 * place for place, line in enumerate(lines)}

    def outcome(_search: Search, _world: tuple[int, Any], line: Line) -> tuple[float, Any]:
        return fares[line.actions], None

    monkeypatch.setattr(Search, "_outcome", outcome)
    found = judged_lines(GAMES["carcassonne"], state, seat, Rng("s"), SMALL)
    assert [one.line.actions for one in found] == list(reversed(fares))
    assert len(found[-1].leads) == len(found[0].leads), "tried on, for it seemed best at first"


def test_a_gain_is_that_in_the_worlds_both_were_tried_in() -> None:
    line = Line((), None, 0.0)
    better, worse = JudgedLine(line, [3.0, 5.0, 100.0]), JudgedLine(line, [1.0, 1.0])
    assert better.gain_over(worse) == (3.0, 1.0)
    assert JudgedLine(line, [3.0]).gain_over(worse) == (0.0, 0.0)


def test_good_actions_known_from_before_are_tried_first() -> None:
    game = GAMES["tigris"]
    state, seat = opening("tigris", 2)
    legal = game.legal(state, seat)
    best = legal[-1]
    assert len(legal) > 12
    known = dict.fromkeys(legal, -1.0) | {best: 0.0}
    for name in "abcde":
        turn = OwnTurn(game, seat, Rng(name), known=dict(known))
        assert best in {line.actions[0] for line in turn.lines(state, 12)}


def test_a_line_of_one_turn_ends_with_it_though_the_others_have_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, states = GAMES["ming"], list[tuple[Any, Seat]]()
    for _, played in simulate(game, 2, {}, "turns", ["random"]).record.replay(GAMES):
        state = played.step.state
        if state.phase == "act" and sum(state.passed) == 1:
            states.append((state, state.turn))
    assert states
    for state, seat in states[:5]:
        for line in OwnTurn(game, seat, Rng("s"), one_turn=True).lines(state, 200):
            assert not any(game.ends_turn(action) for action in line.actions[:-1])
    replies, reply = list[Seat](), PlayingOut._reply  # pyright: ignore[reportPrivateUsage]

    def noted(playing: PlayingOut, state: Any, seat: Seat, chance: Rng) -> tuple[Any, bool]:
        replies.append(seat)
        return reply(playing, state, seat, chance)

    monkeypatch.setattr(PlayingOut, "_reply", noted)
    for state, seat in states[:5]:
        PlayingOut(game, 1 - seat, Rng("s"), SMALL).ahead(state, Rng("c"))
    assert replies == [seat for _, seat in states[:5]], "each replies once to who has passed"


def test_the_best_of_several_others_counts_beside_their_mean(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    points = {2: (5.0, 10.0), 3: (5.0, 10.0, 0.0)}

    def prospects(_game: AnyGame, state: int, _seat: Seat, *, well: bool) -> tuple[float, ...]:
        return points[state]

    monkeypatch.setattr("rules.lines.prospects", prospects)
    assert lead(TOY, 2, 0, well=True) == lead(TOY, 2, 0) == -5
    assert lead(TOY, 3, 0) == -5
    assert lead(TOY, 3, 0, well=True) == pytest.approx(5 - 0.25 * 10 - 0.75 * 5)


@pytest.mark.parametrize(("key", "following"), [("china", True), ("changcheng", False)])
def test_the_own_next_turn_is_played_where_the_game_says_so(
    key: str, following: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = opening(key, 3)
    by_seat = list[Seat]()
    best = OwnTurn.best

    def noted(turn: OwnTurn, state: Any, tries: int) -> Line:
        by_seat.append(turn.seat)
        return best(turn, state, tries)

    monkeypatch.setattr(OwnTurn, "best", noted)
    judged_lines(GAMES[key], state, seat, Rng("s"), SMALL)
    answers = by_seat[by_seat.index((seat + 1) % 3) :]
    assert (seat in answers) == following


def test_answers_that_a_game_knows_are_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = opening("carcassonne", 3)
    known = list[Seat]()

    def noted(state: Any, seat: Seat, rng: Rng, most: int) -> Any:
        known.append(seat)
        return likely_turns(state, seat, rng, most)

    game = replace(GAMES["carcassonne"], likely_turns=noted, estimate=never)
    monkeypatch.setattr(OwnTurn, "best", None)
    found = judged_lines(game, state, seat, Rng("s"), replace(SMALL, most=4_000, likely=2))
    assert len(found[0].leads) == sum(SMALL.worlds)
    assert set(known) == {0, 1, 2} - {seat}
    assert len(known) == 2 * sum(len(one.leads) for one in found)


def test_more_lines_are_compared_where_a_game_knows_answers() -> None:
    lines = {key: strong_budget(GAMES[key]).lines for key in ("carcassonne", "china")}
    assert lines["carcassonne"] > lines["china"] == STRONG.lines
    strong, expert = (budget(GAMES["carcassonne"]) for budget in (strong_budget, expert_budget))
    for effort in (
        "own",
        "rest",
        "worlds",
        "reply",
        "well",
        "likely",
        "rounds",
        "next_turn",
        "most",
    ):
        assert getattr(expert, effort) > getattr(strong, effort), effort


def test_what_may_follow_is_looked_up_only_for_the_line_that_goes_on() -> None:
    state, seat = opening("tigris", 4)
    looked = list[Any]()

    def noted(state: Any, seat: Seat) -> Any:
        looked.append(state)
        return GAMES["tigris"].legal(state, seat)

    game = replace(GAMES["tigris"], legal=noted)
    turn = OwnTurn(game, seat, Rng("s"), one_turn=True)
    first = turn.best(state, 5)
    assert (first.open, len(looked)) == (True, 1)
    whole = turn.to_the_end(first, 5)
    assert (whole.open, len(whole.actions)) == (False, 2)
    (further,) = Search(game, seat, Rng("s"), SMALL).judge_further(state, [first], 0)
    assert further.line.lead == lead(game, further.line.state, seat, well=True)


def last_turn(seed: str) -> tuple[Any, Seat]:
    """A position of Tigris & Euphrates in which no more than one action of the game is left."""
    game = GAMES["tigris"]
    played = [done for _, done in simulate(game, 2, {}, seed, ["random"]).record.replay(GAMES)]
    last = max(at for at, done in enumerate(played) if not done.action.automatic)
    return played[last - 1].step.state, played[last].seat


def test_what_ends_the_game_is_told_in_points_of_its_result() -> None:
    game = GAMES["tigris"]
    state, seat = last_turn("points")
    judged = judged_lines(game, state, seat, Rng("s"), SMALL)
    for one in in_points(game, seat, Rng("p"), judged):
        for end, ahead in zip(one.ends, one.leads, strict=True):
            outcome = game.outcome(end)
            assert outcome is not None
            assert ahead == pytest.approx(outcome.scores[seat] - outcome.scores[1 - seat])
    for step in steps("changcheng"):  # in which several such steps follow each other
        settled = PlayingOut(GAMES["changcheng"], 0, Rng("s"), SMALL).play_automatic(step.state)
        assert automatic(GAMES["changcheng"], settled) is None


def test_less_of_a_difference_is_told_where_guesses_hold_less() -> None:
    state, seat = opening("china", 3)
    game = GAMES["china"]
    judged = judged_lines(game, state, seat, Rng("s"), SMALL)
    half, whole = (
        in_points(replace(game, estimate_holds=holds), seat, Rng("p"), judged)
        for holds in (0.5, 1.0)
    )
    gains = [
        (a.gain_over(half[0])[0], b.gain_over(whole[0])[0])
        for a, b in zip(half, whole, strict=True)
    ]
    assert any(gain for gain, _ in gains)
    assert all(gain == pytest.approx(full / 2) for gain, full in gains)
