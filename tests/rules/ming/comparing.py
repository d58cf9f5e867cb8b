"""Random games and positions of Ming Dynasty, held step by step against the second opinion.

Run by itself it plays as many of both as asked for and counts what they came across:
`python -m tests.rules.ming.comparing 1000`.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from rules.game import Event, Illegal, Rng, Step
from rules.ming import GAME
from rules.ming.moves.events import CityScored, SetHandedIn, TemplesScored, TilesScored
from rules.ming.position.state import CARDS, NOBODY, SOURCES, State
from tests.rules.ming.ground import PROVINCES, REGIONS
from tests.rules.ming.second_opinion import Table
from tests.rules.ming.telling import facts_of

TASTES = ("any", "far", "monks", "together", "dragons", "lazy", "one province", "apart")
"""What a player is fond of."""


def whole_game(seats: int, seed: str, tastes: tuple[str, ...] = TASTES) -> Counter[str]:
    """A game from set-up to its end."""
    state = GAME.setup(seats, {}, Rng(seed))
    table = Table(seats, state.start, (*state.display, *state.deck))
    table.begin(table.story())
    return hold(state, table, seed, tastes)


def any_position(seed: str) -> Counter[str]:
    """From the end of some scored round on, with anything on the table; cut off at the next
    one's cards."""
    state = some_position(random.Random(seed))
    table = table_of(state)
    table.begin(table.story_from_act(state.turn))
    return hold(state, table, seed, TASTES, until="cards")


def hold(
    state: State, table: Table, seed: str, tastes: tuple[str, ...], until: str = "over"
) -> Counter[str]:
    """Plays on in both games. Raises `AssertionError` where they differ."""
    chance = random.Random(seed)
    likes = [chance.choice(tastes) for _ in range(state.seats)]
    step = 0
    check(state, table)
    while table.asked and table.phase != until:
        seat = chance.choice(sorted(table.asked))
        text = choose(table, seat, likes[seat], chance)
        check_refused(state, table, chance)
        step += 1
        before = [Counter(points) for points in table.points]
        taken = GAME.apply(state, seat, action(text), Rng(seed, step))
        table.do(seat, text, Rng(seed, step))
        check(taken.state, table)
        assert taken.reveals == table.turned_up
        check_told(taken, table, before)
        state = taken.state
    check_end(state, table)
    table.seen["decisions"] += step
    return table.seen


def action(text: str) -> Any:
    return GAME.meta.action(text)


def check(state: State, table: Table) -> None:
    """Who decides what, and everything on the table."""
    assert GAME.to_act(state) == tuple(sorted(table.asked))
    for seat in range(state.seats):
        legal = [str(one) for one in GAME.legal(state, seat)]
        assert set(legal) == table.asked.get(seat, set())
        assert len(legal) == len(set(legal))
    assert (state.phase, state.round, state.start) == (table.phase, table.round, table.start)
    _check_regions(state, table)
    _check_supplies(state, table)
    _check_phase(state, table)
    assert [list(row) for row in state.points] == [[p[s] for s in SOURCES] for p in table.points]


def _check_regions(state: State, table: Table) -> None:
    pad = slice(None) if state.seats == 2 else slice(-1)
    assert state.seats == 2 or not any(row[-1] for row in (*state.open, *state.city))
    assert [list(row[pad]) for row in state.open] == list(table.open.values())
    assert [list(row[pad]) for row in state.city] == list(table.city.values())
    names = list(REGIONS)
    monks = {names[at]: seat for at, seat in enumerate(state.temples) if seat != NOBODY}
    assert monks == table.temples
    princes = {seat: names[at] for seat, at in enumerate(state.princes) if at != NOBODY}
    assert princes == table.princes
    assert [list(row) for row in state.areas] == list(table.areas.values())


def _check_supplies(state: State, table: Table) -> None:
    hands = [Counter(dict(zip(CARDS, hand, strict=True))) for hand in state.hands]
    assert [+hand for hand in hands] == [+hand for hand in table.hands]
    assert list(state.display) == [table.display.get(name, "") for name in PROVINCES]
    assert (list(state.deck), state.dragons) == (table.deck, table.dragons)
    assert Counter(state.discards) == Counter(table.discards)
    assert [list(row) for row in state.tiles] == [
        [tiles[name] for name in PROVINCES] for tiles in table.tiles
    ]
    assert list(state.stock) == list(table.stock.values())
    assert (list(state.supply), list(state.placing)) == (table.supply, table.placing)
    assert list(state.neutral) == table.neutral


def _check_phase(state: State, table: Table) -> None:
    if table.phase in ("act", "moving", "deploy"):
        assert {seat for seat, done in enumerate(state.passed) if done} == table.passed
    assert state.scoring == (PROVINCES.index(table.scoring) if table.scoring else NOBODY)
    laid = {seat: count for seat, count in enumerate(state.recalls) if count is not None}
    assert laid == table.recalls
    pad = slice(None) if state.seats == 2 else slice(-1)
    assert list(state.returning[pad]) == table.returning


def check_told(taken: Step[State], table: Table, before: list[Counter[str]]) -> None:
    """What is told is what happened, and the points told are the points won."""
    assert facts_of(taken.public) == +table.facts
    for seat in range(table.seats):
        told = sum(_points(event, seat) for event in taken.public)
        assert told == table.points[seat].total() - before[seat].total()


def _points(event: Event, seat: int) -> int:
    match event:
        case CityScored(points=points, winners=winners, bonus=bonus):
            return points[seat] + bonus * (seat in winners)
        case TemplesScored(points=points):
            return points[seat]
        case SetHandedIn(seat=owner, points=points) | TilesScored(seat=owner, points=points):
            return points if owner == seat else 0
        case _:
            return 0


def check_refused(state: State, table: Table, chance: random.Random) -> None:
    """What is not legal is refused; a few of all the things one could try."""
    for text in chance.sample(everything(), 4):
        seat = chance.randrange(state.seats)
        if text not in table.asked.get(seat, set()):
            with pytest.raises(Illegal):
                GAME.apply(state, seat, action(text), Rng(text))


@cache
def everything() -> list[str]:
    """Every text that names existing things, rare verbs several times."""
    where = [f"{verb} {region}" for verb in ("prince", "neutral", "home") for region in REGIONS]
    areas = [f"{verb} {name}" for verb in ("place", "take", "dragon") for name in PROVINCES]
    moves = [f"move {region} {card}" for region in REGIONS for card in CARDS]
    deploy = [f"deploy {count} {to}" for count in range(-1, 5) for to in ("open", "temple")]
    stays = [f"stay {card}" for card in CARDS]
    counts = [f"{verb} {count}" for verb in ("recall", "start") for count in range(-1, 8)]
    return [*where, *areas, *moves, *[*deploy, *stays, *counts, "pass", "refill"] * 3]


def check_end(state: State, table: Table) -> None:
    outcome = GAME.outcome(state)
    assert (outcome is None) == bool(table.asked)
    if outcome is not None:
        assert [set(place) for place in outcome.ranking] == table.ranking()
        assert list(outcome.scores) == [points.total() for points in table.points]
        named = [dict(row) for row in outcome.breakdown]
        assert [list(row.values()) for row in named] == [list(row) for row in state.points]


def choose(table: Table, seat: int, like: str, chance: random.Random) -> str:
    """What the seat fancies, now and then anything."""
    texts = sorted(table.asked[seat])
    if like == "any" or chance.random() < 0.1:
        return chance.choice(texts)
    return max(texts, key=lambda text: _appeal(table, seat, text.split(), like) + chance.random())


def _appeal(table: Table, seat: int, words: list[str], like: str) -> float:
    match words:
        case ["pass"]:
            return -4 + 8 * (like == "lazy")
        case ["stay", _]:
            return _wish(table, seat, table.princes[seat], like) - 2 * (like == "far")
        case ["move", region, card]:
            return _wish(table, seat, region, like) - (card == "dragon") + 3 * (like == "far")
        case ["deploy", count, where]:
            return int(count) - 0.5 * (where == "temple" and like != "monks")
        case ["dragon", _]:
            return 2.0 * (like == "dragons") - 1
        case ["take", province]:
            return 0.5 * (table.display[province] == "junk")
        case ["recall", count]:
            return int(count) * {"together": 2.0, "far": -2.0, "apart": -0.3}.get(like, 0)
        case ["place", province]:
            return _rim(table, province, like)
        case _:
            return 0


def _rim(table: Table, province: str, like: str) -> float:
    if like == "one province":
        return PROVINCES.index(province)
    return (2.0 if like == "together" else -1.0) * max(table.areas[province])


def _wish(table: Table, seat: int, region: str, like: str) -> float:
    """How glad a prince is to be in a region."""
    area = min(3, table.areas[REGIONS[region]][seat])
    if like == "monks":
        return 2 * area - 5 * (table.temples.get(region) == seat)
    if like == "together":
        return area + 2 * max(table.open[region])
    return area - (sum(table.open[region]) if like == "apart" else 0)


def some_position(chance: random.Random) -> State:
    """The last moves of a scored round, with little rhyme or reason in what came before."""
    seats = chance.choice((2, 3, 4))
    owners, crowd = seats + (seats == 2), chance.choice((1, 2, 3, 4))

    def row() -> tuple[int, ...]:
        standing = [chance.randint(0, crowd) * (chance.random() < 0.8) for _ in range(owners)]
        return tuple(standing) if seats == 2 else (*standing, 0)

    cards = ["horse", "rickshaw", "junk"] * 18
    chance.shuffle(cards)
    base = GAME.setup(seats, {}, Rng(str(chance.random())))
    return _filled(base, chance, tuple(row() for _ in REGIONS), tuple(cards))


def _filled(
    base: State, chance: random.Random, standing: tuple[tuple[int, ...], ...], cards: Iterable[str]
) -> State:
    seats, turn = base.seats, chance.randrange(base.seats)
    number = chance.choice((2, 4, 4, 5, 6))
    deck = tuple(cards)
    return replace(
        base,
        phase="act",
        round=number,
        turn=turn,
        princes=tuple(chance.sample(range(18), seats)),
        areas=tuple(tuple(chance.randint(0, 4) for _ in range(seats)) for _ in PROVINCES),
        open=standing,
        temples=tuple(chance.randrange(-1, seats) for _ in REGIONS),
        supply=(30 - 5 * number,) * seats,
        display=deck[:6],
        deck=deck[6:9],
        discards=deck[9:],
        dragons=chance.choice((0, 1, 9)),
        hands=tuple(_some_hand(chance, seat == turn) for seat in range(seats)),
        tiles=tuple(_some_tiles(chance) for _ in range(seats)),
        stock=tuple(chance.choice((0, 1, 2, 9)) for _ in PROVINCES),
        passed=tuple(seat != turn and chance.random() < 0.8 for seat in range(seats)),
        points=tuple((chance.choice((0, 0, 4, 8)), 0, 0, 0, 0, 0) for _ in range(seats)),
    )


def _some_hand(chance: random.Random, on_turn: bool) -> tuple[int, int, int, int]:
    first, *rest = (chance.choice((0, 0, 1, 2)) for _ in range(4))
    horse = max(first, int(on_turn))
    return horse, rest[0], rest[1], rest[2]


def _some_tiles(chance: random.Random) -> tuple[int, ...]:
    """At most five sorts; all six would have been handed in (R29)."""
    missing = chance.randrange(6)
    return tuple(chance.randint(0, 3) * (at != missing) for at in range(6))


def table_of(state: State) -> Table:
    """The same position for the second opinion."""
    table = Table(state.seats, state.start, (*state.display, *state.deck))
    names, owners = list(REGIONS), 3 if state.seats == 2 else state.seats
    table.round = state.round
    table.princes = {seat: names[at] for seat, at in enumerate(state.princes)}
    table.areas = {name: list(state.areas[at]) for at, name in enumerate(PROVINCES)}
    table.open = {name: list(state.open[at][:owners]) for at, name in enumerate(names)}
    table.temples = {names[at]: s for at, s in enumerate(state.temples) if s != NOBODY}
    table.supply, table.dragons = list(state.supply), state.dragons
    table.discards = list(state.discards)
    table.hands = [Counter[str](dict(zip(CARDS, hand, strict=True))) for hand in state.hands]
    table.tiles = [Counter(dict(zip(PROVINCES, row, strict=True))) for row in state.tiles]
    table.stock = dict(zip(PROVINCES, state.stock, strict=True))
    table.passed = {seat for seat, done in enumerate(state.passed) if done}
    table.points = [Counter({"cities": row[0]}) for row in state.points]
    return table


def campaign(count: int) -> Counter[str]:
    """Games and positions, counting what they came across."""
    met = Counter[str]()
    for number in range(count):
        for seats in (2, 3, 4):
            met += whole_game(seats, f"campaign {number}")
        for part in range(3):
            met += any_position(f"position {number} {part}")
    return met


if __name__ == "__main__":
    for what, count in sorted(campaign(int(sys.argv[1])).items()):
        print(f"{count:9} {what}")
