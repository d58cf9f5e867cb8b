"""Random games and positions of China, held step by step against the second opinion.

Run by itself it plays as many games as asked for and counts what they came across:
`python -m tests.rules.china.campaign 1000`.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from rules.china import GAME
from rules.china.moves.events import RoadScored, StateScored
from rules.china.position.state import NOBODY, State
from rules.game import Illegal, Rng, Step
from tests.rules.china.second_opinion import COLOURS, Table, colours, neighbours, roads, sites

TASTES = ("any", "roads", "fill", "court", "forts", "blind", "open", "swap")
"""What a player is fond of."""


def hold(state: State, seed: str, tastes: tuple[str, ...] = TASTES) -> Counter[str]:
    """Plays a position to its end on both tables. Raises `AssertionError` where they differ."""
    chance, other, met = random.Random(seed), Table(state), Counter[str]()
    likes = [chance.choice(tastes) for _ in range(state.seats)]
    step = 0
    while GAME.to_act(state):
        texts = check_legal(state, other)
        check_refused(state, texts, chance)
        met["choices"] += len(texts) > 1
        text = choose(sorted(texts), state, likes[state.turn], chance)
        step += 1
        before, reshuffled = other.phase, other.used_up
        taken = GAME.apply(state, state.turn, action(text), Rng(seed, step))
        other.do(text, Rng(seed, step))
        state = taken.state
        check_step(taken, other)
        meet(met, text, before, reshuffled, taken, other)
    check_end(state, other)
    return met


def action(text: str) -> Any:
    return GAME.meta.action(text)


def check_refused(state: State, legal: set[str], chance: random.Random) -> None:
    """What `legal` does not list is refused; a few of all the things one could try."""
    for text in chance.sample(everything(state.side), 6):
        if text not in legal:
            with pytest.raises(Illegal):
                GAME.apply(state, state.turn, action(text), Rng(text))


@cache
def everything(side: str) -> list[str]:
    """Every text that names existing things."""
    cards = [*COLOURS, *[f"pair-{colour}" for colour in COLOURS]]
    places = [("house", sites(side)), ("fortress", sites(side)), ("emissary", colours())]
    markers = [f"{verb} {c} {at}" for verb, names in places for at in names for c in cards]
    rest = [f"{verb} {colour}" for verb in ("swap", "take") for colour in COLOURS]
    return [*markers, *[*rest, "stop", "pass", "draw", "restock"] * 10]


def check_legal(state: State, other: Table) -> set[str]:
    legal = [str(one) for one in GAME.legal(state, state.turn)]
    assert GAME.to_act(state) == (other.turn,)
    assert set(legal) == other.legal(), set(legal) ^ other.legal()
    assert len(legal) == len(set(legal))
    order = ["house", "emissary", "fortress", "stop", "swap", "pass"]
    verbs = [text.split()[0] for text in legal]
    assert state.phase not in ("play", "second") or verbs == sorted(verbs, key=order.index)
    for seat in set(range(state.seats)) - {state.turn}:
        assert GAME.legal(state, seat) == ()
    return set(legal)


def check_step(taken: Step[State], other: Table) -> None:
    """Everything a position holds."""
    state = taken.state
    names, states = list(sites(state.side)), list(colours())
    assert (state.phase, state.side, state.seats) == (other.phase, other.side, other.seats)
    assert {names[i]: s for i, s in enumerate(state.houses) if s != NOBODY} == other.houses
    assert {names[i]: s for i, s in enumerate(state.forts) if s != NOBODY} == other.forts
    assert [list(row) for row in state.emissaries] == list(other.courts.values())
    assert [Counter(hand) for hand in state.hands] == [Counter(hand) for hand in other.hands]
    assert (list(state.row), list(state.pile)) == (other.row, other.pile)
    assert (list(state.discards), state.used_up) == (other.discards, other.used_up)
    assert [list(row) for row in state.points] == other.points
    assert list(state.last) == other.last
    assert taken.reveals == other.turned_up
    told = [event for event in taken.public if isinstance(event, StateScored)]
    worth = [entry for entry in other.just_scored if any(entry[1])]
    assert [(event.state, event.points) for event in told] == worth
    assert all(list(event.houses) == other.count(event.state) for event in told)
    if state.phase == "over":
        return
    assert (state.turn, state.start) == (other.turn, other.start)
    assert {states[i] for i, done in enumerate(state.scored) if done} == other.scored
    if state.phase == "draw":
        assert state.needed == other.needed
    if state.phase == "second":
        assert states[state.state] == other.here
    view = GAME.view(state, None)
    left = zip(view.houses_left, view.emissaries_left, view.fortresses_left, strict=True)
    assert list(left) == [other.supply(seat) for seat in range(state.seats)]


def check_end(state: State, other: Table) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [set(place) for place in outcome.ranking] == other.ranking()
    assert list(outcome.scores) == other.score
    assert [[points for _, points in row] for row in outcome.breakdown] == other.points


def check_lines(taken: Step[State], other: Table) -> Counter[str]:
    """Every line told is one, worth what is told; together they make the points."""
    met, used, total = Counter[str](), set[str](), [0] * other.seats
    for line in (event for event in taken.public if isinstance(event, RoadScored)):
        own, forts = other.standing(line.seat)
        assert set(line.sites) <= own - used
        assert len(line.sites) == len(set(line.sites)) == line.count >= 4
        for pair in zip(line.sites, line.sites[1:], strict=False):
            assert frozenset(pair) in roads(other.side)
        assert line.doubled == bool(forts & set(line.sites))
        assert line.points == line.count * (2 if line.doubled else 1)
        used |= set(line.sites)
        total[line.seat] += line.points
        met["lines"] += 1
        met["lines doubled"] += line.doubled
    assert total == [row[2] for row in other.points]
    met["seats with two lines"] = sum(
        sum(e.seat == seat for e in taken.public if isinstance(e, RoadScored)) > 1
        for seat in range(other.seats)
    )
    return met


def meet(
    met: Counter[str], text: str, phase: str, used_up: int, taken: Step[State], other: Table
) -> None:
    """Counts what the step was about."""
    met[f"{text.split(maxsplit=1)[0]} in {phase}"] += 1
    met["pairs"] += "pair-" in text
    met[f"used up {other.used_up} in {phase}"] += other.used_up > used_up
    for event in taken.public:
        met[type(event).__name__] += 1
    if phase != "over" and taken.state.phase == "over":
        met["games"] += 1
        met["ends before the second use-up"] += other.used_up < 2
        met["shared wins"] += len(other.ranking()[0]) > 1
        met.update(check_lines(taken, other))
    if taken.state.phase == "draw" and phase == "play" and other.placed == 1:
        met["one marker only"] += 1
    if other.phase == "restock" and not text.startswith(("pass", "swap")):
        met["short hands"] += len(other.hands[other.turn]) < 3


def choose(texts: list[str], state: State, taste: str, chance: random.Random) -> str:
    """One of the texts, by taste; now and then any."""
    if chance.random() < 0.15:
        return chance.choice(texts)
    fond = [text for text in texts if likes(text, state, taste)]
    rest = [text for text in texts if not text.startswith("swap")]
    return chance.choice(fond or rest or texts)


def likes(text: str, state: State, taste: str) -> bool:
    verb, *words = text.split()
    if taste == "roads":
        return verb == "house" and bool(own_sites(state) & near(state.side)[words[1]])
    if taste == "fill":
        return verb == "house" and free_sites(state, sites(state.side)[words[1]]) <= 3
    if taste == "forts":
        return verb == "fortress" or (verb == "house" and bare_fort(state, words[1]))
    wanted = {"court": "emissary", "blind": "draw", "open": "take", "swap": "swap"}
    return verb == wanted.get(taste, verb)


def near(side: str) -> dict[str, set[str]]:
    return neighbours(side, frozenset(sites(side)))


def own_sites(state: State) -> set[str]:
    owners = zip(sites(state.side), state.houses, strict=True)
    return {site for site, owner in owners if owner == state.turn}


def free_sites(state: State, name: str) -> int:
    owners = zip(sites(state.side).values(), state.houses, strict=True)
    return sum(owner == NOBODY and there == name for there, owner in owners)


def bare_fort(state: State, site: str) -> bool:
    return state.forts[list(sites(state.side)).index(site)] != NOBODY


def some_position(seed: str) -> State:
    """Any late position, likely or not, with every card and marker where it may be."""
    chance = random.Random(seed)
    seats = chance.choice((3, 4, 5))
    options = {"side": chance.choice("ab"), "fortresses": chance.random() < 0.5}
    state = GAME.setup(seats, options, Rng(seed))
    houses = some_houses(state, chance)
    return replace(
        state,
        turn=chance.randrange(seats),
        houses=houses,
        forts=some_forts(state, chance),
        emissaries=some_emissaries(state, houses, chance),
        scored=full_states(state.side, houses),
        **some_cards(state, chance),
    )


def some_houses(state: State, chance: random.Random) -> tuple[int, ...]:
    supply = [seat for seat in range(state.seats) for _ in range(20)]
    density = chance.choice((0.5, 0.8, 0.97, 1))
    owners: list[int] = []
    for _ in state.houses:
        owners.append(NOBODY)
        if chance.random() < density:
            again = owners[-2] if len(owners) > 1 and chance.random() < 0.5 else NOBODY
            seat = again if again in supply else chance.choice(supply)
            supply.remove(seat)
            owners[-1] = seat
    return tuple(owners)


def some_forts(state: State, chance: random.Random) -> tuple[int, ...]:
    forts = [NOBODY] * len(state.houses)
    for seat in range(state.seats * state.fortresses):
        if chance.random() < 0.7:
            forts[chance.randrange(len(forts))] = seat
    return tuple(forts)


def some_emissaries(
    state: State, houses: tuple[int, ...], chance: random.Random
) -> tuple[tuple[int, ...], ...]:
    supply = [seat for seat in range(state.seats) for _ in range(8)]
    density, courts = chance.choice((0.3, 1, 1)), list[tuple[int, ...]]()
    names = list(sites(state.side).values())
    for name in colours():
        there = Counter(s for at, s in zip(names, houses, strict=True) if at == name and s >= 0)
        court = [0] * state.seats
        for _ in range(max(there.values(), default=0)):
            if supply and chance.random() < density:
                court[supply.pop(chance.randrange(len(supply)))] += 1
        courts.append(tuple(court))
    return tuple(courts)


def full_states(side: str, houses: tuple[int, ...]) -> tuple[bool, ...]:
    owners = list(zip(sites(side).values(), houses, strict=True))
    return tuple(all(seat >= 0 for at, seat in owners if at == name) for name in colours())


def some_cards(state: State, chance: random.Random) -> dict[str, Any]:
    """The same cards dealt anew, with a pile that will soon be used up, or is."""
    deck = [*(card for hand in state.hands for card in hand), *state.row, *state.pile]
    chance.shuffle(deck)
    used_up = chance.choice((0, 1, 1, 2, 2))
    pile = deck[: 0 if used_up == 2 else chance.randrange(1, 6)]
    del deck[: len(pile)]
    row = deck[: chance.randrange(5) if used_up == 2 else 4]
    del deck[: len(row)]
    hands: list[tuple[str, ...]] = []
    for _ in range(state.seats):
        size = chance.randrange(4) if used_up == 2 else 3
        hands.append(tuple(sorted(deck[:size], key=COLOURS.index)))
        del deck[:size]
    cards = {"pile": tuple(pile), "row": tuple(row), "discards": tuple(deck)}
    return {**cards, "hands": tuple(hands), "used_up": used_up}


def whole_game(seats: int, side: str, *, fortresses: bool, seed: str) -> Counter[str]:
    state = GAME.setup(seats, {"side": side, "fortresses": fortresses}, Rng(seed))
    return hold(state, seed)


def campaign(games: int) -> Counter[str]:
    """So many games of every kind, and as many from the middle."""
    met = Counter[str]()
    for number in range(games):
        seats, side = ((3, "a"), (4, "a"), (4, "b"), (5, "b"))[number % 4]
        met += whole_game(seats, side, fortresses=number % 8 > 3, seed=f"campaign {number}")
        met += hold(some_position(f"position {number}"), f"position {number}")
    return met


if __name__ == "__main__":
    for what, count in sorted(campaign(int(sys.argv[1])).items()):
        print(f"{count:9} {what}")
