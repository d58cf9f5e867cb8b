"""Positions stored before a field was added to them are read and played on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from bot.matches.table import codec
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules.game import AnyGame, Rng
from rules.playing import play
from tests import known
from tests.contract.walks import SETUPS, Position, Setup, adapter, random_games, walk
from tests.games import WHOLE
from tests.languages import every_language

LATER: Mapping[str, known.Later] = {
    key: found for key in WHOLE if (found := known.later(key)) is not None
}
"""By game: what states, views and events had not from the beginning."""


def grew(game: AnyGame) -> bool:
    """Whether values of a game had something not from the beginning."""
    return game.meta.key in LATER


def states_grew(game: AnyGame) -> bool:
    """Whether its states had."""
    return grew(game) and LATER[game.meta.key].states


def older(game: str, text: str | bytes) -> str:
    """A stored value as it was without the fields added later."""

    def without(entry: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in entry.items() if name not in LATER[game].fields}

    return json.dumps(json.loads(text, object_hook=without))


def before(position: Position) -> Any:
    """The state as it is read from a snapshot of the earlier version."""
    game = position.game
    return codec.load_state(game, older(game.meta.key, codec.dump_state(game, position.state)))


@random_games(1, of=states_grew)
def test_an_older_snapshot_is_played_on_to_the_same_end(setup: Setup, seed: str) -> None:
    game, positions = setup.game, list(walk(setup, seed))
    state = before(positions[len(positions) // 2])
    for position in positions[len(positions) // 2 :]:
        for viewer in position.viewers if position.steps % 4 == 0 else ():
            dealt = game.redeal(state, viewer, Rng("older", position.steps))
            assert game.view(dealt, viewer) == game.view(state, viewer)
        acting = game.to_act(state)
        assert acting == game.to_act(position.state)
        if position.move is None or position.step is None:
            break
        assert game.legal(state, acting[0]) == game.legal(position.state, acting[0])
        step = game.apply(state, *position.move, position.rng())
        assert step.public == position.step.public
        assert step.private == position.step.private
        state = step.state
    assert game.outcome(state) == game.outcome(positions[-1].state)


@random_games(1, of=grew)
def test_an_older_view_is_read(setup: Setup, seed: str) -> None:
    game = setup.game
    views = adapter(game.view_type)
    for position in list(walk(setup, seed))[::20]:
        view = game.view(position.state, 0)
        stored = older(game.meta.key, views.dump_json(view))
        read = views.validate_json(stored)
        assert older(game.meta.key, views.dump_json(read)) == stored
        assert game.scores(read) == game.scores(view)


@random_games(1, of=states_grew)
def test_a_replay_finds_what_an_older_snapshot_lacks(setup: Setup, seed: str) -> None:
    """It follows from what happened, which is all in the log."""
    positions = list(walk(setup, seed))
    lacking = [position for position in positions if before(position) != position.state]
    for position in (lacking or positions)[:: len(lacking or positions) // 2]:
        replayed = setup.begin(seed)
        for earlier in positions[: position.steps]:
            assert earlier.move is not None
            seat, action = earlier.move
            played = play(setup.game, replayed, seat, action, seed, earlier.steps)
            replayed = played.step.state
        assert replayed == position.state


@every_language
@pytest.mark.parametrize("key", [key for key, found in LATER.items() if found.told])
def test_an_older_event_is_read_and_told(key: str, locale: str) -> None:
    """Posts that wait, and earlier ones, were stored with the events of their version."""
    game, missing = WHOLE[key], dict(LATER[key].told)
    prose = Prose(shared_texts(), key, locale, ("Anna", "Ben", "Cleo", "Dan", "Eve"))
    setups = (setup for setup in SETUPS if setup.game is game)
    for position in (position for setup in setups for position in walk(setup, "older")):
        for event in position.step.public if position.step and missing else ():
            name = missing.get(type(event).__name__, "")
            if getattr(event, name, None):
                del missing[type(event).__name__]
                stored = adapter(type(event)).dump_python(event, mode="json")
                del stored[name]
                read = adapter(type(event)).validate_python(stored)
                assert not getattr(read, name)
                told, now = prose.tell(read), prose.tell(event)
                assert told != now
                assert "none" not in told + now
    assert not missing
