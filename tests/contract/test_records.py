"""Recorded games are replayed strictly; whatever is played can be recorded and replayed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.computers.simulating import simulate
from rules.playing import begin, play, settle
from rules.record import Record, RecordError, format_record, parse
from tests.contract.walks import TRIED, Setup, every_whole, random_games
from tests.each import noted
from tests.games import ALL, WHOLE
from tests.known import ROOT, home


def records(key: str) -> list[Path]:
    """The recorded games of a game."""
    found = sorted((home(key) / "seeds" / key).glob("*.game"))
    assert found, f"add a record: python -m bot simulate {key} --record seeds/{key}/….game"
    return found


@every_whole
def test_a_recorded_game_is_replayed_to_its_result(key: str) -> None:
    for file in records(key):
        with noted(file.stem):
            check_result(file)


def check_result(file: Path) -> None:
    """Replays a recorded game."""
    record = parse(file.read_text(encoding="utf-8"))
    assert record.game == file.parent.name
    assert record.rules is not None
    assert record.result is not None
    *_, (_, last) = record.replay(WHOLE)
    outcome = WHOLE[record.game].outcome(last.step.state)
    assert outcome is not None
    assert outcome.scores == record.result


@every_whole
def test_a_recorded_game_with_another_move_is_refused(key: str) -> None:
    for file in records(key):
        with noted(file.stem):
            check_refused(file)


def check_refused(file: Path) -> None:
    """Replays a recorded game with nonsense in place of its first move."""
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if re.match(r"\d+ ", line))
    lines[at] = f"{lines[at].split()[0]} nonsense"
    with pytest.raises(RecordError) as caught:
        list(parse("\n".join(lines)).replay(WHOLE))
    assert caught.value.line == at + 1


@random_games(1)
def test_replay_equals_play(setup: Setup, seed: str) -> None:
    """With the options of every set-up, and the moves of some."""
    meta, options = setup.game.meta, dict(setup.options)
    begun = parse(format_record(Record(meta.key, setup.seats, options=options)))
    assert meta.read_options(begun.options) == meta.read_options(options)
    if setup not in TRIED:
        return
    played = simulate(setup.game, setup.seats, dict(setup.options), seed, ["random"])
    record = parse(format_record(played.record))
    steps = [step for _, step in record.replay(ALL)]
    assert [step.number for step in steps] == list(range(1, played.steps + 1))
    assert steps[-1].step.state == played.state
    state = begin(setup.game, setup.seats, dict(setup.options), seed)
    done = settle(setup.game, state, seed, 0)
    for move in played.record.moves:
        action = setup.game.meta.action(move.text)
        before = done[-1].step.state if done else state
        done.append(play(setup.game, before, move.seat, action, seed, len(done)))
        done += settle(setup.game, done[-1].step.state, seed, len(done))
    assert done == steps


def test_the_documented_example_is_a_record() -> None:
    text = (ROOT / "docs" / "game-record.md").read_text(encoding="utf-8")
    examples = re.findall(r"```game\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        assert list(parse(example).replay(WHOLE))
