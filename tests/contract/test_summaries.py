"""Nothing is lost when alike events are told as one, in any game, whoever is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import product
from typing import Any, cast

import pytest

from rules.game import Event, Meta, Rng, Seat, kinds
from rules.summaries import SummaryEvent, sources, summarised
from tests.contract.walks import SETUPS, Setup, every_game, random_games, walk
from tests.games import WHOLE

Facts = Counter[tuple[Any, ...]]
LENGTHS = (2, 5, 12, 40)
"""Steps that are told together: a turn, a round, a long absence."""


def names(cls: type[Event]) -> list[str]:
    return [f.name for f in fields(cls)]  # pyright: ignore[reportArgumentType]


def summaries(meta: Meta) -> dict[type[Event], type[SummaryEvent]]:
    return {cls.of: cls for cls in meta.events if issubclass(cls, SummaryEvent)}


def facts(meta: Meta, events: Iterable[Event]) -> Facts:
    """What events tell, added up by what they have in common."""
    by_class, found = summaries(meta), Facts()
    for event in events:
        summary = type(event) if isinstance(event, SummaryEvent) else by_class.get(type(event))
        if summary is None:
            found[(type(event), str(event))] += 1
            continue
        for key, count in _facts(event, summary):
            found[key] += count
    return found


def _facts(event: Event, summary: type[SummaryEvent]) -> Iterator[tuple[tuple[Any, ...], int]]:
    whole = sources(summary)
    same = tuple(getattr(event, n) for n, source in whole.items() if source.how == "same")
    for name, source in whole.items():
        key = (summary, same, source.names)
        many = isinstance(event, SummaryEvent)
        value = getattr(event, name) if many else _single(event, source.names)
        match source.how:
            case "number":
                yield key, value if many else 1
            case "counted":
                weighed = len(source.names) > 1
                pairs: list[tuple[Any, int]] = value if many else [value if weighed else (value, 1)]
                for v, n in pairs:
                    yield (*key, v), n
            case "listed":
                yield from (((*key, v), 1) for v in (value if many else [value]))
            case "added" if isinstance(value, tuple):
                items = cast("tuple[Any, ...]", value)
                yield from (((*key, v), 1) for v in items)
            case "added":
                yield key, value
            case _:
                pass


def _single(event: Event, wanted: tuple[str, ...]) -> Any:
    values = tuple(getattr(event, name) for name in wanted)
    return values[0] if len(values) == 1 else values


def repeated(events: list[Event]) -> list[Event]:
    """Events that a later one tells again."""
    return [
        event
        for at, event in enumerate(events)
        if any(
            type(event) in later.repeats
            and all(getattr(later, n) == getattr(event, n) for n in names(type(event)))
            for later in events[at + 1 :]
        )
    ]


def stories(setup: Setup, seed: str) -> Iterator[list[Event]]:
    """Parts of a random game as everybody and as each seat is told them."""
    steps = [position.step for position in walk(setup, seed) if position.step]
    chance = Rng(f"stories/{seed}")
    viewers: tuple[Seat | None, ...] = (None, *range(setup.seats))
    for length in LENGTHS:
        for begin in range(0, len(steps), length):
            viewer = chance.choice(viewers)
            told: list[Event] = []
            for step in steps[begin : begin + length]:
                told += step.events_for(viewer)
            yield told


def hands(setup: Setup, seed: str) -> Iterator[tuple[Event, ...]]:
    """What the seat that comes to act holds, all along a random game."""
    for position in walk(setup, seed):
        if position.move is not None:
            yield setup.game.hand(setup.game.view(position.state, position.move[0]))


@random_games(1)
def test_nothing_is_lost_and_nothing_is_added(setup: Setup, seed: str) -> None:
    meta = setup.game.meta
    for story in stories(setup, seed):
        told = summarised(meta, story)
        before, after = facts(meta, story), facts(meta, told)
        assert after - before == Facts()
        assert before - after <= facts(meta, repeated(story)), told
        assert len(told) <= len(story)


@random_games(1)
def test_what_is_summarised_stays_as_it_is(setup: Setup, seed: str) -> None:
    for story in stories(setup, seed):
        told = summarised(setup.game.meta, story)
        assert summarised(setup.game.meta, told) == told


@every_game
def test_summary_events_tell_every_field_of_the_single_ones(game: Any) -> None:
    for summary in summaries(game.meta).values():
        assert summary.of in game.meta.events
        told = {name for source in sources(summary).values() for name in source.names}
        assert told == set(names(summary.of)), summary
        single = kinds(summary.of)
        for name, source in sources(summary).items():
            if source.how == "same":
                assert kinds(summary)[name] == single[name], (summary, name)


@every_game
def test_what_repeats_others_has_all_their_fields(game: Any) -> None:
    for cls in game.meta.events:
        for other in cls.repeats:
            assert other in game.meta.events
            assert set(names(other)) <= set(names(cls)), cls


@every_game
def test_a_way_is_told_with_every_place_it_leads_over(game: Any) -> None:
    for summary in summaries(game.meta).values():
        whole = sources(summary).values()
        listed = {name for source in whole if source.how == "listed" for name in source.names}
        assert all(s.names[1] in listed for s in whole if s.how == "first"), summary


@every_game
def test_no_rule_tells_a_summary_event(game: Any) -> None:
    setup = next(setup for setup in SETUPS if setup.game is game)
    for position in walk(setup, "single"):
        told = position.step.public if position.step else ()
        assert not [event for event in told if isinstance(event, SummaryEvent)]


@pytest.mark.parametrize("key", [key for key in WHOLE if summaries(WHOLE[key].meta)])
def test_what_a_game_summarises_happens(key: str) -> None:
    meta = WHOLE[key].meta
    missing = set[type[Event]](summaries(meta).values())
    setups = [setup for setup in SETUPS if setup.game.meta.key == key]
    for seed, setup in product("06412357", setups):
        for story in (*stories(setup, seed), *hands(setup, seed)) if missing else ():
            missing -= {type(event) for event in summarised(meta, story)}
    assert missing == set(), "no random game here had these; are they ever made?"
