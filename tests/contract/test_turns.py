"""Who may do what: legal actions are complete, apply, and nothing else does."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import Action, Illegal, Rng, Seat
from rules.narrow import Choice, narrow
from rules.playing import implied
from tests.contract.accepted import check_accepted
from tests.contract.walks import (
    MOST_STEPS,
    SEEDS,
    SETUPS,
    STEADY,
    Position,
    Setup,
    adapter,
    random_games,
    snapshot,
    sparse,
    varied,
    walk,
)
from tests.each import each, noted
from tests.games import ALL, WHOLE
from tests.known import count

setups = st.sampled_from(SETUPS)
seeds = st.just(SEEDS[0]) if STEADY else st.integers(0, 10**6).map(str)


@random_games(12)
def test_somebody_is_to_act_exactly_until_the_game_is_over(setup: Setup, seed: str) -> None:
    game = setup.game
    for position in walk(setup, seed):
        to_act = game.to_act(position.state)
        assert bool(to_act) == (game.outcome(position.state) is None)
        assert len(set(to_act)) == len(to_act)
        for seat in range(setup.seats):
            assert bool(game.legal(position.state, seat)) == (seat in to_act)


@random_games(12)
def test_legal_actions_stand_in_stable_order_without_duplicates(setup: Setup, seed: str) -> None:
    states = adapter(setup.game.state_type)
    for position in varied(setup, seed, 15):
        loaded = states.validate_json(states.dump_json(position.state))
        for seat in setup.game.to_act(position.state):
            legal = list(setup.game.legal(position.state, seat))
            assert len(set(map(str, legal))) == len(legal)
            assert list(setup.game.legal(position.state, seat)) == legal
            assert list(setup.game.legal(loaded, seat)) == legal


@random_games(12)
def test_every_legal_action_applies_and_changes_nothing_it_was_given(
    setup: Setup, seed: str
) -> None:
    game = setup.game
    for position in varied(setup, seed, 12):
        before = snapshot(game, position.state)
        for seat in game.to_act(position.state):
            for action in position.some(game.legal(position.state, seat), 12):
                one, two = (
                    game.apply(position.state, seat, action, position.rng()) for _ in range(2)
                )
                assert one == two
                assert snapshot(game, one.state) != before
                assert snapshot(game, position.state) == before


@random_games(12)
def test_what_is_implied_is_one_word_and_reveals_nothing(setup: Setup, seed: str) -> None:
    game = setup.game
    for action in game.meta.actions:
        assert not (action.implied and (action.automatic or action.__match_args__))
    for position in walk(setup, seed):
        for seat in game.to_act(position.state):
            if (first := implied(game, position.state, seat)) is not None:
                assert list(game.legal(position.state, seat)) == [first]
                step = game.apply(position.state, seat, first, position.rng())
                assert (step.reveals, step.private) == (False, ())


@random_games(12)
def test_what_belongs_to_another_phase_or_seat_is_refused(setup: Setup, seed: str) -> None:
    positions = varied(setup, seed, 8)
    foreign = {p.move[1] for p in positions if p.move} | {
        action
        for position in positions
        for seat in setup.game.to_act(position.state)
        for action in position.some(setup.game.legal(position.state, seat), 4)
    }
    for position in positions:
        before = snapshot(setup.game, position.state)
        for seat in (-1, *range(setup.seats), setup.seats):
            refused_unless_legal(position, seat, foreign)
        assert snapshot(setup.game, position.state) == before


def refused_unless_legal(position: Position, seat: Seat, actions: Iterable[Action]) -> None:
    """Applies actions that must be refused, but for legal ones and those that read like one."""
    game, state = position.game, position.state
    legal = game.legal(state, seat) if 0 <= seat < position.setup.seats else ()
    by_text = {str(known).lower(): known for known in legal}
    for action in actions:
        if (known := by_text.get(str(action).lower())) is None:
            refused(position, seat, action)
        elif known != action:
            step = game.apply(state, seat, action, position.rng())
            assert step == game.apply(state, seat, known, position.rng())


def refused(position: Position, seat: Seat, action: Action) -> None:
    """Applies an action that must be refused. Too many are for `pytest.raises`, which is slow."""
    refusal: Illegal | None = None
    try:
        position.game.apply(position.state, seat, action, position.rng())
    except Illegal as illegal:
        refusal = illegal
    assert refusal is not None, (seat, action)
    assert REASON.fullmatch(refusal.reason)
    assert all(isinstance(value, str | int) for value in refusal.details.values())


REASON = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
WORDS = st.one_of(
    st.sampled_from(["", "-", "0", "-1", "999999999", "1e3", "٣", "M13", "m12", "A1", "-A0", "Z9"]),
    st.text(max_size=6),
    st.integers().map(str),
)  # fmt: skip


@st.composite
def mutations(draw: st.DrawFn) -> tuple[Position, Seat, str]:
    """A position, a seat to act, and the text of one of its actions with something changed."""
    setup, seed = draw(setups), draw(seeds)
    positions = sparse(setup, seed, 4)[:-1]
    position = draw(st.sampled_from(positions))
    seat = draw(st.sampled_from(setup.game.to_act(position.state)))
    legal = list(setup.game.legal(position.state, seat))
    words = str(draw(st.sampled_from(legal))).split(" ")
    at = draw(st.integers(0, len(words)))
    change = draw(st.sampled_from(["swap", "drop", "add"]))
    if change == "add":
        words.insert(at, draw(WORDS))
    else:
        words[at : at + 1] = [draw(WORDS)] if change == "swap" else []
    return position, seat, " ".join(words)


@settings(max_examples=300)
@given(mutations())
def test_mutated_texts_are_refused_with_a_reason(case: tuple[Position, Seat, str]) -> None:
    position, seat, text = case
    try:
        action = position.game.meta.action(text)
    except Illegal:
        return
    before = snapshot(position.game, position.state)
    refused_unless_legal(position, seat, [action])
    assert snapshot(position.game, position.state) == before


@pytest.mark.parametrize("key", ALL)
def test_monstrous_texts_are_refused(key: str) -> None:
    for text in ("x" * 5000, "place " + "9" * 5000, "place " * 1000, "\x00", "🎲"):
        with noted(text[:20]), pytest.raises(Illegal) as caught:
            ALL[key].meta.action(text)
        assert len(str(caught.value.details)) < 300


@random_games(12)
def test_texts_and_snapshots_are_read_back(setup: Setup, seed: str) -> None:
    game = setup.game
    states, views = adapter(game.state_type), adapter(game.view_type)
    for position in sparse(setup, seed, 10):
        text = states.dump_json(position.state)
        assert states.validate_json(text) == position.state
        assert states.dump_json(states.validate_json(text)) == text
        for viewer in position.viewers:
            view = game.view(position.state, viewer)
            assert views.validate_json(views.dump_json(view)) == view
        for seat in game.to_act(position.state):
            for action in game.legal(position.state, seat):
                assert game.meta.action(str(action)) == action
                assert game.meta.action(f"  {str(action).upper().replace(' ', '   ')} ").verb
                assert len(str(action)) <= 60


@random_games(6)
def test_narrowing_reaches_every_legal_action(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 3):
        for seat in setup.game.to_act(position.state):
            legal = setup.game.legal(position.state, seat)
            assert sorted(reached(legal, ())) == sorted(map(str, legal))


def reached(legal: Any, picked: tuple[str, ...]) -> list[str]:
    following = narrow(legal, picked)
    if not isinstance(following, Choice):
        return [str(following)]
    assert len(following.values) > 1
    return [
        text for value in following.values for text in reached(legal, (*following.picked, value))
    ]


@random_games(12)
def test_an_automatic_action_is_alone_and_has_no_fields(setup: Setup, seed: str) -> None:
    for position in walk(setup, seed):
        for seat in setup.game.to_act(position.state):
            legal = setup.game.legal(position.state, seat)
            if any(action.automatic for action in legal):
                assert len(legal) == 1
                assert legal[0].__match_args__ == ()


@random_games(12)
def test_pieces_are_conserved(setup: Setup, seed: str) -> None:
    counted = count(setup.game.meta.key)
    positions = list(walk(setup, seed))
    box = counted(positions[0].state)
    assert box.total() > 0
    assert all(counted(position.state) == box for position in positions)


@random_games(12)
def test_the_outcome_adds_up(setup: Setup, seed: str) -> None:
    *_, last = walk(setup, seed)
    assert last.steps < MOST_STEPS
    outcome = setup.game.outcome(last.state)
    assert outcome is not None
    assert sorted(s for place in outcome.ranking for s in place) == list(range(setup.seats))
    whole = {"sum": sum, "lowest": min}[outcome.total]
    assert [whole(points for _, points in row) for row in outcome.breakdown] == list(outcome.scores)
    final = setup.game.scores(setup.game.view(last.state, None))
    assert tuple(final) == outcome.scores


@pytest.mark.parametrize("key", ALL)
def test_wrong_seats_and_options_are_refused(key: str) -> None:
    game = ALL[key]
    for seats in (-1, 0, 1, max(game.meta.seats) + 1, 100):
        if seats not in game.meta.seats:
            with pytest.raises(Illegal):
                game.setup(seats, {}, Rng(1))
    with pytest.raises(Illegal):
        game.setup(game.meta.seats[0], {"no-such-option": True}, Rng(1))
    for option in game.meta.options:
        with pytest.raises(Illegal):
            game.setup(game.meta.seats[0], {option.name: "no such value"}, Rng(1))


@each("key", WHOLE)
def test_nothing_that_is_asked_or_said_to_come_changes_unseen(key: str) -> None:
    check_accepted(key, "turn")
