"""Whole games between computer players."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from rules import GAMES
from rules.computers.simulating import setups, simulate
from rules.game import AnyGame, Illegal, Option
from rules.playing import turns
from rules.record import format_record, parse
from tests.toy import TOY

CARCASSONNE = GAMES["carcassonne"]


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (simulate(TOY, 3, {"rounds": "3"}, "a", ["random"]) for _ in range(2))
    assert one == two
    assert one.record.moves != simulate(TOY, 3, {"rounds": "3"}, "b", ["random"]).record.moves


def test_a_simulated_game_is_replayed_from_its_record() -> None:
    played = simulate(TOY, 4, {}, "a", ["random", "sound"])
    steps = list(parse(format_record(played.record)).replay({"toy": TOY}))
    assert len(steps) == played.steps
    assert steps[-1][1].step.state == played.state


def test_turns_are_the_decisions_of_one_seat_with_what_followed() -> None:
    record = simulate(CARCASSONNE, 3, {}, "turns", ["random"]).record
    steps = [played for _, played in record.replay(GAMES)]
    found = list(turns(steps))
    assert [step for turn in found for step in turn] == steps
    assert all(step.action.automatic for step in found[0])
    deciders = [turn[0].seat for turn in found[1:]]
    assert all(not turn[0].action.automatic for turn in found[1:])
    assert deciders[:6] == [0, 1, 2, 0, 1, 2]


def test_fixed_outcomes_are_part_of_the_record() -> None:
    played = simulate(TOY, 2, {}, "a", ["sound"], {"deck": ["20", "1", "19", "2"]})
    assert played.record.fixed == {"deck": ("20", "1", "19", "2")}
    assert list(parse(format_record(played.record)).replay({"toy": TOY}))


def test_wrong_options_are_refused() -> None:
    with pytest.raises(Illegal):
        simulate(TOY, 2, {"rounds": "9"}, "a", ["random"])


def test_few_combinations_are_all_set_up() -> None:
    found = [(seats, *options.values()) for seats, options in setups(TOY)]
    assert len(found) == len(set(found)) == 3 * 2 * 2


def test_of_many_combinations_every_choice_is_set_up() -> None:
    many = (Option("size", tuple(range(9)), 3), Option("dark", (False, True), default=False))
    game = replaced_meta(many)
    found = list(setups(game))
    assert {seats for seats, options in found if not options} == {2, 3, 4}
    tried = {pair for _, options in found for pair in options.items()}
    assert tried == {*[("size", n) for n in range(9) if n != 3], ("dark", True)}
    assert len(found) == 3 + 8


def replaced_meta(options: tuple[Option, ...]) -> AnyGame:
    """The toy game with other options."""
    return replace(TOY, meta=replace(TOY.meta, options=options))


def test_sound_players_play_sensible_carcassonne() -> None:
    games = [simulate(CARCASSONNE, 2, {}, f"s{n}", ["sound", "random"]) for n in range(3)]
    assert all(game.outcome.ranking[0] == (0,) for game in games)
    assert sum(game.outcome.scores[0] for game in games) / len(games) > 60


def test_sound_players_decide_within_tens_of_milliseconds() -> None:
    began = time.process_time()
    game = simulate(CARCASSONNE, 5, {"river": True}, "slow", ["sound"])
    assert (time.process_time() - began) / len(game.record.moves) < 0.05
