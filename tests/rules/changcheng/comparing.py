"""Random games and positions of Chang Cheng, held step by step against the second opinion.

Run by itself it plays as many games as asked for and counts what they came across:
`python -m tests.rules.changcheng.comparing 1000`.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import cache
from typing import Any

import pytest

from rules.changcheng import GAME
from rules.changcheng.moves import events
from rules.changcheng.position.state import SOURCES, State
from rules.game import Illegal, Rng, Step
from tests.rules.changcheng.ground import LAYOUTS, LETTERS, layouts
from tests.rules.changcheng.positions import some_position, table
from tests.rules.changcheng.second_opinion import Table

TASTES = ("any", "wall", "card", "both", "double", "tower", "fill", "short", "beside")
"""What a player is fond of."""


def hold(state: State, seed: str, tastes: tuple[str, ...] = TASTES) -> Counter[str]:
    """Plays a position to its end on both tables. Raises `AssertionError` where they differ."""
    chance, other, step = random.Random(seed), table(state), 0
    likes = [chance.choice(tastes) for _ in range(state.seats)]
    check_state(state, other)
    while GAME.to_act(state):
        texts = check_legal(state, other)
        check_refused(state, texts, chance)
        text = choose(sorted(texts), other, likes[state.acting], chance)
        step += 1
        other.seen["choices"] += len(texts) > 1
        cards = list(other.working)
        taken = GAME.apply(state, state.acting, action(text), Rng(seed, step))
        before = state
        other.do(text)
        state = taken.state
        other.seen["owner of a card on turn"] += bool(cards) and state.acting == state.turn
        check_step(text, before, taken, other)
    check_end(state, other)
    return other.seen


def action(text: str) -> Any:
    return GAME.meta.action(text)


def check_legal(state: State, other: Table) -> set[str]:
    assert GAME.to_act(state) == (other.acting,)
    legal = [str(one) for one in GAME.legal(state, state.acting)]
    assert set(legal) == other.legal(), (set(legal) - other.legal(), other.legal() - set(legal))
    assert len(legal) == len(set(legal))
    for seat in set(range(state.seats)) - {state.acting}:
        assert not GAME.legal(state, seat)
    return set(legal)


def check_refused(state: State, legal: set[str], chance: random.Random) -> None:
    """What `legal` does not list is refused; a few of all the things one could try."""
    for text in chance.sample(everything(), 8):
        if text not in legal:
            with pytest.raises(Illegal):
                GAME.apply(state, state.acting, action(text), Rng(text))


@cache
def everything() -> list[str]:
    """Texts that name existing things."""
    spaces = [str(n) + letter for n in range(1, 5) for letter in LETTERS]
    chinese = [name for board in layouts().values() for name in dict.fromkeys(board["china"])]
    mongols = [name for board in layouts().values() for name in dict.fromkeys(board["mongol"])]
    single = [f"{v} {x}" for v in ("wall", "double", "tower", "neutral", "damage") for x in spaces]
    cards = [f"card {n} {name}" for n in range(1, 7) for name in chinese]
    swaps = [f"exchange {x} {y}" for x in spaces for y in spaces[::7]]
    words = ["stop", "leave", "refrain", "flood more", "architect wall", "strike 2", "strike 6"]
    words += ["reveal", "look", "attack"]
    boards = [f"extend {layout} {end}" for layout in LAYOUTS for end in ("west", "east")]
    expel = [f"expel {name}" for name in mongols]
    return [*single, *cards, *swaps, *words * 8, *boards, *expel]


def check_step(text: str, before: State, taken: Step[State], other: Table) -> None:
    check_state(taken.state, other)
    check_told(before, taken)
    check_foreseen(before, text, taken)
    assert taken.reveals == (before.phase in ("reveal", "look", "attack", "extend")), text
    if before.phase != "look":
        noted = [type(event).__name__ for _, event in taken.private]
        assert noted == ["CardNoted"] * text.startswith("card"), text


def check_told(before: State, taken: Step[State]) -> None:
    """The facts told make the points won and lost."""
    sums = [Counter(dict(zip(SOURCES, row, strict=True))) for row in before.points]
    for event in taken.public:
        if isinstance(event, events.ProvinceScored):
            assert event.points == max(0, event.walls + event.sovereignty + event.change)
            for seat in event.winners:
                sums[seat]["provinces"] += event.points
        elif isinstance(event, events.DoubleBuilt):
            sums[event.seat]["double"] += event.points
        elif isinstance(event, events.ArmyAttacked):
            for seat in event.losers:
                sums[seat]["armies"] -= event.value
        elif isinstance(event, events.MissionScored):
            for seat, points in enumerate(event.points):
                sums[seat]["missions"] += points
    assert [list(row) for row in taken.state.points] == [[x[s] for s in SOURCES] for x in sums]


def check_foreseen(before: State, text: str, taken: Step[State]) -> None:
    """What the last card of a province was told to lead to is what it led to."""
    foreseen = GAME.foresee(GAME.view(before, before.acting), action(text))
    if before.scoring is None or len(before.scoring.working) != 1:
        return
    for event in foreseen:
        if isinstance(event, events.WouldStand):
            scored = next(e for e in taken.public if isinstance(e, events.ProvinceScored))
            assert (event.tally, event.points) == (scored.tally, scored.points)
            assert event.neutral == scored.neutral


def check_state(state: State, other: Table) -> None:
    """Everything a position holds."""
    assert (state.phase, state.acting) == (other.phase, other.acting)
    assert list(state.boards) == other.boards
    spaces, chinese, mongols = other.spaces(), other.chinese(), other.mongols()
    wall = zip(spaces, state.wall, strict=True)
    assert {x: (p.sort, p.owner) for x, p in wall if p is not None} == other.wall
    assert [chinese[i] for i, done in enumerate(state.done) if done] == sorted(
        other.done, key=chinese.index
    )
    assert dict(zip(chinese, state.sovereignty, strict=True)) == other.sovereignty
    armies = dict(zip(mongols, state.armies, strict=True))
    for name, army in other.armies.items():
        real = armies[name]
        shown = "gone" if army.gone else "up" if army.up else "down"
        assert (real.value, real.state) == (army.value, shown)
        assert set(real.seen) == army.seen
    assert [(chinese[x.province], x.seat, x.card) for x in state.laid] == other.laid
    assert [list(hand) for hand in state.hands] == [sorted(h) for h in other.hands.values()]
    left = zip(state.walls, state.doubles, state.towers, strict=True)
    assert list(left) == [(c["wall"], c["double"], c["tower"]) for c in other.left.values()]
    assert state.extensions == other.to_join
    assert list(state.army_stack) == other.army_stack
    assert list(state.sovereignty_stack) == other.sovereignty_stack
    assert [list(row) for row in state.points] == [[p[s] for s in SOURCES] for p in other.points]
    if state.phase == "over":
        return
    assert state.turn == other.turn
    assert state.first_round == (other.opening > 0)
    if other.to_join:
        assert state.emperors == other.emperors
    if state.neutral_option:
        assert state.neutral_walls == other.neutral_walls
    check_kept(state, other)
    if state.phase == "ability":
        assert state.scoring is not None
        assert [(x.card, x.seat) for x in state.scoring.working] == other.working
        assert (state.scoring.change, Counter(other.extra)) == (
            other.change,
            +Counter(dict(enumerate(state.scoring.extra))),
        )


def check_kept(state: State, other: Table) -> None:
    """The spaces shown as kept are those that are."""
    kept = {(x, seat) for x in other.free() for seat in other.keepers(x)}
    assert set(GAME.view(state, None).kept) == kept
    other.seen["a space kept"] += bool(kept)
    other.seen["a space kept for two"] += len(kept) > len({x for x, _ in kept})
    shut = [s for s in other.debts if not other.left[s]["wall"]]
    other.seen["an owner without walls has a debt"] += bool(shut)


def check_end(state: State, other: Table) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert other.phase == "over"
    assert [set(place) for place in outcome.ranking] == other.ranking()
    assert list(outcome.scores) == [other.total(seat) for seat in range(other.seats)]
    assert [[p for _, p in row] for row in outcome.breakdown] == [
        [points[source] for source in SOURCES] for points in other.points
    ]
    other.seen["games"] += 1
    other.seen[f"games of {other.seats}"] += 1
    other.seen["shared wins"] += len(other.ranking()[0]) > 1
    other.seen["scores below 0"] += min(outcome.scores) < 0


def choose(texts: list[str], other: Table, taste: str, chance: random.Random) -> str:
    """One of the texts, by taste; now and then any."""
    if chance.random() < 0.15:
        return chance.choice(texts)
    fond = [text for text in texts if likes(text, other, taste)]
    verb = chance.choice([text.split()[0] for text in texts])
    return chance.choice(fond or [text for text in texts if text.startswith(verb)])


def likes(text: str, other: Table, taste: str) -> bool:
    verb, *words = text.split()
    builds = verb in ("wall", "double", "neutral")
    if taste == "fill":
        return builds and len(other.free_in(other.china(words[0]))) <= 2
    if taste == "short":
        return verb in ("leave", "stop", "card")
    if taste == "beside":
        near = other.neighbours(words[0]) if builds else []
        return verb == "tower" or any(other.wall.get(x, ("", 0))[0] == "tower" for x in near)
    if taste == "both":
        return verb == ("wall" if other.phase == "second" else "card")
    return verb == taste


MISSIONS = ("none", "two", "a", "b", "c", "d", "ab", "bd", "abcd")


def whole_game(
    seats: int, seed: str, *, neutral: bool = True, missions: str = "none"
) -> Counter[str]:
    """A game from the beginning."""
    options = {"neutral": neutral, "missions": missions}
    return hold(GAME.setup(seats, options, Rng(seed)), seed)


def campaign(games: int, name: str = "campaign") -> Counter[str]:
    """So many games of every kind, and as many from the middle."""
    met = Counter[str]()
    for number in range(games):
        seed = f"{name} {number}"
        missions = MISSIONS[number % len(MISSIONS)]
        met += whole_game(2 + number % 4, seed, neutral=number % 16 != 0, missions=missions)
        met += hold(some_position(seed), seed)
    return met


if __name__ == "__main__":
    for what, count in sorted(campaign(int(sys.argv[1]), *sys.argv[2:]).items()):
        print(f"{count:9} {what}")
