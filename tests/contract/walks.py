"""Every game with all its options and seat counts, and random walks through them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import zip_longest
from typing import Any, TypeAlias, TypeVar

import pytest
from hypothesis import settings
from pydantic import TypeAdapter

from rules.computers.budgets import Budget
from rules.computers.players import Player, decide_line
from rules.computers.simulating import Deciding, setups
from rules.game import Action, AnyGame, OptionValue, Rng, Seat, Step
from rules.playing import begin
from tests.each import noted
from tests.games import ALL, WHOLE

MOST_STEPS = 3000
"""No game here is longer; one that is has lost its end."""


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, a number of seats and all its options."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game.meta.key, str(self.seats), *chosen])

    def begin(self, seed: str) -> Any:
        return begin(self.game, self.seats, dict(self.options), seed)


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a walk, and what is done there next (None at the end)."""

    setup: Setup
    seed: str
    steps: int
    state: Any
    move: tuple[Seat, Action] | None
    step: Step[Any] | None

    @property
    def game(self) -> AnyGame:
        return self.setup.game

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(self.setup.seats))

    def rng(self) -> Rng:
        """The chance of the next step."""
        return Rng(self.seed, self.steps + 1)

    def some(self, actions: Sequence[Action], most: int) -> Sequence[Action]:
        """A few of the actions, others at each position."""
        return Rng(f"some/{self.seed}", self.steps).shuffled("some", actions)[:most]


def _setups() -> Iterator[Setup]:
    for game in ALL.values():
        for seats, options in setups(game):
            yield Setup(game, seats, tuple(options.items()))


SETUPS = tuple(_setups())


def _tried() -> Iterator[Setup]:
    for game in ALL.values():
        setups = [setup for setup in SETUPS if setup.game is game]
        yield from {setups[at]: None for at in (0, len(setups) // 2, -1)}


TRIED = (*_tried(),)
"""Of every game the first, the middle and the last way to set it up: for what does not depend on
what differs between the others."""
every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
every_whole = pytest.mark.parametrize("key", WHOLE)


SEEDS = ("0", "17", "4711", "90210", "655360")
"""Of random games: as many as a test looks at of one set-up, and the same ones for all tests."""
STEADY = settings.get_current_profile_name() == "steady"
"""Whether these are the games of every run; otherwise each run looks at others."""

Check: TypeAlias = Callable[[Setup, str], None]


def always(game: AnyGame) -> bool:
    """Whether a test is for a game: for every one."""
    return True


def random_games(
    about: int, of: Callable[[AnyGame], bool] = always, setups: Sequence[Setup] = SETUPS
) -> Callable[[Check], Callable[[Sequence[Setup]], None]]:
    """Makes a test for each game of a check of one random game: at least one game of each set-up,
    `about` so many in all. What fails is noted with its set-up and seed."""
    by_game: dict[str, list[Setup]] = {}
    for setup in setups:
        if of(setup.game):
            by_game.setdefault(setup.game.meta.key, []).append(setup)
    assert by_game

    def made(check: Check) -> Callable[[Sequence[Setup]], None]:
        def test(setups: Sequence[Setup]) -> None:
            assert setups
            each = max(1, min(len(SEEDS), about // len(setups)))
            for number, setup in enumerate(setups):
                for seed in _seeds(number, each):
                    with noted(f"in {setup}, seed {seed}"):
                        check(setup, seed)

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        every = pytest.mark.parametrize("setups", by_game.values(), ids=by_game, scope="module")
        return every(test)

    return made


def _seeds(number: int, count: int) -> list[str]:
    """The seeds of the games of a set-up with a number, other ones than those of the next."""
    if STEADY:
        return [SEEDS[(number + i) % len(SEEDS)] for i in range(count)]
    return [str(secrets.randbelow(10**6)) for _ in range(count)]


def walk(setup: Setup, seed: str) -> Iterator[Position]:
    """All positions of one random game, the last one without a move."""
    return iter(_walked(setup, seed))


@lru_cache(2 * len(SETUPS))
def _walked(setup: Setup, seed: str) -> tuple[Position, ...]:
    return tuple(_positions(setup, seed))


def _positions(setup: Setup, seed: str) -> Iterator[Position]:
    game, state = setup.game, setup.begin(seed)
    choose = Rng(f"walk/{seed}")
    for steps in range(MOST_STEPS):
        to_act = game.to_act(state)
        if not to_act:
            yield Position(setup, seed, steps, state, None, None)
            return
        seat = choose.choice(to_act)
        action = choose.choice(game.legal(state, seat))
        step = game.apply(state, seat, action, Rng(seed, steps + 1))
        yield Position(setup, seed, steps, state, (seat, action), step)
        state = step.state
    raise AssertionError(f"{setup}, seed {seed}: no end after {MOST_STEPS} steps")


def sparse(setup: Setup, seed: str, about: int) -> list[Position]:
    """About so many positions of one random game, evenly over its length, with the last one."""
    *positions, last = walk(setup, seed)
    every = max(1, len(positions) // about)
    return [*positions[Rng(f"offset/{seed}").below(every) :: every], last]


def varied(setup: Setup, seed: str, about: int) -> list[Position]:
    """About so many positions of one random game, of all kinds by what is done in them, with the
    last one. What is seldom done comes first."""
    *positions, last = walk(setup, seed)
    kinds: dict[type[Action], list[Position]] = {}
    for position in Rng(f"varied/{setup}/{seed}").shuffled("positions", positions):
        assert position.move is not None
        kinds.setdefault(type(position.move[1]), []).append(position)
    rounds = zip_longest(*sorted(kinds.values(), key=len))
    found = [position for one_of_each in rounds for position in one_of_each if position]
    return [*found[:about], last]


def firsts(found: Iterable[T], sorts: Callable[[T], Iterable[Hashable]]) -> list[T]:
    """Those in which there is something of a sort that is in none before."""
    kept, known = list[T](), set[Hashable]()
    for one in found:
        if not known.issuperset(there := set(sorts(one))):
            kept.append(one)
            known |= there
    return kept


def with_a_choice(game: AnyGame) -> list[Position]:
    """Positions of a game in which somebody has more than one way to go on."""
    setup = next(setup for setup in SETUPS if setup.game is game)
    return [
        position
        for position in sparse(setup, "alike", 200)
        if any(len(game.legal(position.state, seat)) > 1 for seat in game.to_act(position.state))
    ]


def spread(positions: Sequence[Position], about: int) -> Sequence[Position]:
    """About so many of the positions, evenly over their game."""
    return positions[len(positions) // (2 * about) :: max(1, len(positions) // about)]


def deciding(player: Player) -> Deciding:
    """Lets a player of a test decide in games, beside random ones."""

    def decide(
        name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int
    ) -> tuple[Action, ...]:
        if name == "random":
            return decide_line(name, game, state, seat, seed, steps)
        rng = Rng(f"{seed}/decide/{seat}", steps + 1)
        return player.decide(game, game.redeal(state, seat, rng), seat, rng)

    return decide


def short(budget: Budget) -> Budget:
    """A budget with less of everything: what decides is the same in the first lines and worlds."""
    return replace(budget, own=60, rest=20, lines=4, worlds=(1, 1), reply=6, most=600)


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """Reads and writes values of a type, as storage does."""
    return TypeAdapter(kind)


def snapshot(game: AnyGame, state: Any) -> bytes:
    """The state's bytes as stored."""
    return adapter(game.state_type).dump_json(state)
